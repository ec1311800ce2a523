//! Whom a text means: a number, an id, or a part of a name that only one has.

use super::Refused;
use crate::event::{Event, Number};
use crate::finding::codes::event as codes;
use crate::finding::nearest;

/// The player whom a text means: his number, his id, his whole name, the beginning of one of his
/// names, or any part of it, as long as nobody else has it; letter case and `ё` do not matter.
///
/// # Errors
/// [`Refused`] if nobody or more than one is meant.
pub fn player(event: &Event, text: &str) -> Result<Number, Refused> {
    let people: Vec<Known<'_>> = event
        .players
        .iter()
        .map(|player| Known::new(player.number, &player.id, &player.name))
        .collect();
    find(&people, text)
}

/// The team whom a text means, in the same way.
///
/// # Errors
/// [`Refused`] if none or more than one is meant.
pub fn team(event: &Event, text: &str) -> Result<Number, Refused> {
    let teams: Vec<Known<'_>> = event
        .teams
        .iter()
        .map(|team| Known::new(team.number, &team.id, &team.name))
        .collect();
    find(&teams, text)
}

/// The player or, in a team event, the team whom a text means.
///
/// # Errors
/// [`Refused`] if nobody or more than one is meant.
pub fn unit(event: &Event, text: &str) -> Result<Number, Refused> {
    if event.is_team_event() {
        team(event, text)
    } else {
        player(event, text)
    }
}

/// A name for comparison: lower case, `е` for `ё`, single spaces.
pub fn folded(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ").to_lowercase().replace('ё', "е")
}

struct Known<'a> {
    number: Number,
    id: &'a str,
    name: &'a str,
}

impl<'a> Known<'a> {
    fn new(number: Number, id: &'a str, name: &'a str) -> Self {
        Known { number, id, name }
    }
}

fn find(known: &[Known<'_>], text: &str) -> Result<Number, Refused> {
    let text = text.trim();
    let nobody = || {
        Refused::new(codes::NOBODY_CALLED)
            .field("text", text)
            .field("nearest", near(known, text.trim()))
    };
    if let Ok(number) = text.trim_start_matches('#').parse::<u32>() {
        let found = known.iter().find(|entry| entry.number.0 == number);
        return found.map(|entry| entry.number).ok_or_else(nobody);
    }
    if let Some(entry) = known.iter().find(|entry| entry.id == text) {
        return Ok(entry.number);
    }
    let wanted = folded(text);
    if wanted.is_empty() {
        return Err(nobody());
    }
    let names: Vec<(String, &Known<'_>)> = known
        .iter()
        .map(|entry| (folded(entry.name), entry))
        .collect();
    let whole = |name: &str| name == wanted;
    let begins = |name: &str| {
        name.match_indices(&wanted).any(|(at, _)| {
            name[..at]
                .chars()
                .next_back()
                .is_none_or(|before| !before.is_alphanumeric())
        })
    };
    let holds = |name: &str| name.contains(&wanted);
    let ways: [&dyn Fn(&str) -> bool; 3] = [&whole, &begins, &holds];
    for way in ways {
        let found: Vec<&Known<'_>> = names
            .iter()
            .filter(|(name, _)| way(name))
            .map(|(_, entry)| *entry)
            .collect();
        match found.as_slice() {
            [] => {}
            [one] => return Ok(one.number),
            several => {
                let names: Vec<String> = several
                    .iter()
                    .take(10)
                    .map(|entry| format!("{} {}", entry.number, entry.name))
                    .collect();
                return Err(Refused::new(codes::NAME_AMBIGUOUS)
                    .field("text", text)
                    .field("names", names));
            }
        }
    }
    Err(nobody())
}

/// Those of whom one name comes nearest to the text.
fn near(known: &[Known<'_>], text: &str) -> Vec<String> {
    // A number is not misspelt.
    if text.is_empty() || text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Vec::new();
    }
    let words = known.iter().flat_map(|entry| {
        let name = folded(entry.name);
        let words: Vec<String> = name.split(' ').map(str::to_owned).collect();
        words.into_iter().chain([name])
    });
    let near = nearest(&folded(text), words.collect(), 3);
    let of = |word: &str| {
        let word = word.to_owned();
        known.iter().filter(move |entry| {
            let name = folded(entry.name);
            name == word || name.split(' ').any(|part| part == word)
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
