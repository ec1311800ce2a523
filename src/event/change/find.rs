//! Whom a text means: a number, an id, or a part of a name that only one has.

use std::collections::BTreeMap;

use super::Refused;
use crate::event::{Event, Number};
use crate::finding::codes::event as codes;
use crate::finding::nearest;

/// Names ready for many questions: each is folded once.
#[derive(Debug)]
pub struct Names {
    known: Vec<Known>,
    /// Who has a whole name, by position in `known`.
    whole: BTreeMap<String, Vec<usize>>,
    numbers: BTreeMap<Number, usize>,
    ids: BTreeMap<String, usize>,
}

#[derive(Debug)]
struct Known {
    number: Number,
    name: String,
    folded: String,
}

impl Names {
    /// The players of an event.
    #[must_use]
    pub fn of_players(event: &Event) -> Names {
        let players = event.players.iter();
        Names::new(players.map(|player| (player.number, &player.id, &player.name)))
    }

    /// The teams of an event.
    #[must_use]
    pub fn of_teams(event: &Event) -> Names {
        let teams = event.teams.iter();
        Names::new(teams.map(|team| (team.number, &team.id, &team.name)))
    }

    /// The players or, of a team event, the teams.
    #[must_use]
    pub fn of_units(event: &Event) -> Names {
        if event.is_team_event() {
            Names::of_teams(event)
        } else {
            Names::of_players(event)
        }
    }

    fn new<'a>(entries: impl Iterator<Item = (Number, &'a String, &'a String)>) -> Names {
        let mut names = Names {
            known: Vec::new(),
            whole: BTreeMap::new(),
            numbers: BTreeMap::new(),
            ids: BTreeMap::new(),
        };
        for (position, (number, id, name)) in entries.enumerate() {
            let folded = folded(name);
            let whole = names.whole.entry(folded.clone()).or_default();
            whole.push(position);
            names.numbers.entry(number).or_insert(position);
            names.ids.entry(id.clone()).or_insert(position);
            names.known.push(Known {
                number,
                name: name.clone(),
                folded,
            });
        }
        names
    }

    /// The one whom a text means: a number, an id, a whole name, the beginning of one of the names,
    /// or any part of it, as long as nobody else has it; letter case and `ё` do not matter.
    ///
    /// # Errors
    /// [`Refused`] if nobody or more than one is meant.
    pub fn find(&self, text: &str) -> Result<Number, Refused> {
        let text = text.trim();
        let nobody = || {
            Refused::new(codes::NOBODY_CALLED)
                .field("text", text)
                .field("nearest", self.near(text))
        };
        if let Ok(number) = text.trim_start_matches('#').parse::<u32>() {
            let found = self.numbers.get_key_value(&Number(number));
            return found.map(|(number, _)| *number).ok_or_else(nobody);
        }
        if let Some(&position) = self.ids.get(text) {
            return Ok(self.known[position].number);
        }
        let wanted = folded(text);
        if wanted.is_empty() {
            return Err(nobody());
        }
        let whole = || self.whole.get(&wanted).into_iter().flatten();
        let begins = |name: &str| {
            name.match_indices(&wanted).any(|(at, _)| {
                name[..at]
                    .chars()
                    .next_back()
                    .is_none_or(|before| !before.is_alphanumeric())
            })
        };
        let mut found: Vec<&Known> = whole().map(|&position| &self.known[position]).collect();
        let ways: [&dyn Fn(&str) -> bool; 2] = [&begins, &|name| name.contains(&wanted)];
        for way in ways {
            if found.is_empty() {
                let known = self.known.iter();
                found = known.filter(|entry| way(&entry.folded)).collect();
            }
        }
        match found.as_slice() {
            [] => Err(nobody()),
            [one] => Ok(one.number),
            several => {
                let names: Vec<String> = several
                    .iter()
                    .take(10)
                    .map(|entry| format!("{} {}", entry.number, entry.name))
                    .collect();
                Err(Refused::new(codes::NAME_AMBIGUOUS)
                    .field("text", text)
                    .field("names", names))
            }
        }
    }

    /// Those of whom one name comes nearest to the text.
    fn near(&self, text: &str) -> Vec<String> {
        // A number is not misspelt.
        if text.is_empty() || text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Vec::new();
        }
        let words = self.known.iter().flat_map(|entry| {
            let words = entry.folded.split(' ').map(str::to_owned);
            words.chain([entry.folded.clone()])
        });
        let near = nearest(&folded(text), words.collect(), 3);
        let of = |word: &str| {
            let word = word.to_owned();
            self.known.iter().filter(move |entry| {
                entry.folded == word || entry.folded.split(' ').any(|part| part == word)
            })
        };
        let mut found: Vec<String> = Vec::new();
        for entry in near.iter().flat_map(|word| of(word)) {
            let told = format!("{} {}", entry.number, entry.name);
            if found.len() < 3 && !found.contains(&told) {
                found.push(told);
            }
        }
        found
    }
}

/// The player whom a text means ([`Names::find`]).
///
/// # Errors
/// [`Refused`] if nobody or more than one is meant.
pub fn player(event: &Event, text: &str) -> Result<Number, Refused> {
    Names::of_players(event).find(text)
}

/// The team whom a text means, in the same way.
///
/// # Errors
/// [`Refused`] if none or more than one is meant.
pub fn team(event: &Event, text: &str) -> Result<Number, Refused> {
    Names::of_teams(event).find(text)
}

/// The player or, in a team event, the team whom a text means.
///
/// # Errors
/// [`Refused`] if nobody or more than one is meant.
pub fn unit(event: &Event, text: &str) -> Result<Number, Refused> {
    Names::of_units(event).find(text)
}

/// A name for comparison: lower case, `е` for `ё`, single spaces.
pub fn folded(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ").to_lowercase().replace('ё', "е")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Player;

    #[test]
    fn numbers_ids_and_parts_of_names() {
        let names = ["Иванов Пётр", "Иванова Анна", "Петров Иван", "De Vries 7"];
        let event = Event {
            players: (1..)
                .zip(names)
                .map(|(number, name)| Player {
                    number: Number(number),
                    id: format!("p{number}"),
                    name: name.to_owned(),
                    ..Player::default()
                })
                .collect(),
            ..Event::default()
        };
        let found = |text: &str| player(&event, text).map_err(|refused| refused.0.code.id);
        assert_eq!(found("2"), Ok(Number(2)));
        assert_eq!(found("#3"), Ok(Number(3)));
        assert_eq!(found("p4"), Ok(Number(4)));
        assert_eq!(found("иванова"), Ok(Number(2)));
        assert_eq!(found("ПЕТР"), Err("E202"));
        assert_eq!(found("иванов петр"), Ok(Number(1)));
        assert_eq!(found("vries"), Ok(Number(4)));
        assert_eq!(found("ванов"), Err("E202"));
        assert_eq!(found("анн"), Ok(Number(2)));
        assert_eq!(found("9"), Err("E201"));
        assert_eq!(found(""), Err("E201"));
        let nearest = player(&event, "Питров").unwrap_err().0.text("nearest");
        assert_eq!(nearest, "3 Петров Иван");
    }
}
