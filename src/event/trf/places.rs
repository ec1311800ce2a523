//! Where in a file stands what the event cannot hold: paths of the event as lines and columns.

use crate::event::{Event, Number};
use crate::finding::{Finding, Place, Value};

use super::line::{Line, lines, place};
use super::row::FIRST;

/// The findings with the line and column of what they are about instead of its path.
pub(super) fn located(found: Vec<Finding>, event: &Event, text: &str) -> Vec<Finding> {
    if found.is_empty() {
        return found;
    }
    let file = File {
        event,
        lines: lines(text).collect(),
    };
    found
        .into_iter()
        .map(|finding| {
            let path = finding.place.path.clone().unwrap_or_default();
            let mut finding = finding.at(file.place(&path).unwrap_or_else(|| place(1, 1)));
            for (name, value) in &mut finding.fields {
                if let (&mut "first", Value::Text(path)) = (name, &*value)
                    && let Some(line) = file.place(path).and_then(|place| place.line)
                    && path.contains('[')
                {
                    *value = Value::Text(format!("line {line}"));
                }
            }
            finding
        })
        .collect()
}

struct File<'a> {
    event: &'a Event,
    lines: Vec<Line>,
}

/// The steps of a path: `rounds[0].byes[2].player` is rounds, 0, byes, 2, player.
struct Steps<'a>(Vec<&'a str>);

impl Steps<'_> {
    fn name(&self, step: usize) -> &str {
        self.0.get(step).copied().unwrap_or_default()
    }

    fn index(&self, step: usize) -> Option<usize> {
        self.name(step).parse().ok()
    }
}

impl File<'_> {
    fn place(&self, path: &str) -> Option<Place> {
        let steps = path.split(['.', '[', ']']).filter(|step| !step.is_empty());
        let steps = Steps(steps.collect());
        let event = self.event;
        match steps.name(0) {
            "players" => {
                let player = event.players.get(steps.index(1)?)?;
                self.row(player.number, column_of_player(steps.name(2)))
            }
            "teams" => self.team(steps.index(1)?, &steps),
            "absences" => self.bye(event.absences.get(steps.index(1)?)?.player),
            "line_ups" => {
                let line_up = event.line_ups.get(steps.index(1)?)?;
                let names = |line: &&Line| {
                    number(line, 5, 7) == Some(line_up.round)
                        && number(line, 9, 11) == Some(line_up.team.0)
                };
                let line = self.of(&["300"]).find(names)?;
                let board = steps.index(3);
                Some(at(line, board.map_or(9, |board| 17 + 5 * board)))
            }
            "rounds" => self.round(&steps),
            "regulation" => self.regulation(&steps),
            "trf_lines" => {
                let text = event.trf_lines.get(steps.index(1)?)?;
                let same = |line: &&Line| line.whole() == *text;
                Some(at(self.lines.iter().find(same)?, 1))
            }
            "deputies" => Some(at(self.of(&["112"]).nth(steps.index(1)?)?, 5)),
            name => {
                let din = match name {
                    "place" => "022",
                    "federation" => "032",
                    "start" => "042",
                    "end" => "052",
                    "arbiter" => "102",
                    _ => "012",
                };
                Some(at(self.of(&[din]).last()?, 5))
            }
        }
    }

    /// The lines of these records.
    fn of<'b>(&'b self, dins: &'b [&str]) -> impl DoubleEndedIterator<Item = &'b Line> {
        let lines = self.lines.iter();
        lines.filter(|line| dins.contains(&line.din().as_str()))
    }

    /// A column of a player's row.
    fn row(&self, player: Number, column: usize) -> Option<Place> {
        let his = |line: &&Line| number(line, 5, 8) == Some(player.0);
        Some(at(self.of(&["001"]).find(his)?, column))
    }

    fn team(&self, index: usize, steps: &Steps<'_>) -> Option<Place> {
        let team = self.event.teams.get(index)?;
        let numbered = self.of(&["310"]).next().is_some();
        let (line, name, first) = if numbered {
            let own = |line: &&Line| number(line, 5, 7) == Some(team.number.0);
            // Of a number that is given twice the second is meant.
            let before = self.event.teams[..index].iter();
            let before = before.filter(|other| other.number == team.number).count();
            (self.of(&["310"]).filter(own).nth(before)?, 9, 74)
        } else {
            (self.of(&["013"]).nth(index)?, 5, 37)
        };
        let column = match steps.name(2) {
            "number" | "id" => 5,
            "nickname" => 42,
            "strength" => 48,
            "members" => {
                let members = line.repeated(first, 4, 5);
                let member = members.get(steps.index(3)?);
                member.map_or(1, |(column, _)| *column)
            }
            _ => name,
        };
        Some(at(line, column))
    }

    /// Where 240 names somebody, else his row.
    fn bye(&self, who: Number) -> Option<Place> {
        for line in self.of(&["240"]) {
            let named = line.repeated(11, 4, 5);
            let mut named = named.iter().filter(|(_, text)| text.parse() == Ok(who.0));
            if let Some((column, _)) = named.next() {
                return Some(at(line, *column));
            }
        }
        self.row(who, FIRST)
    }

    fn round(&self, steps: &Steps<'_>) -> Option<Place> {
        let index = steps.index(1)?;
        let round = self.event.rounds.get(index)?;
        let column = FIRST + 10 * index;
        let who = match steps.name(2) {
            "pairings" => {
                let pairing = round.pairings.get(steps.index(3)?)?;
                let game = steps.index(5).unwrap_or(0);
                let game = pairing
                    .games
                    .get(game)
                    .map(|game| game.white.max(game.black));
                game.unwrap_or(pairing.white)
            }
            "byes" if self.event.is_team_event() => {
                return self.bye(round.byes.get(steps.index(3)?)?.player);
            }
            "byes" => round.byes.get(steps.index(3)?)?.player,
            _ => return Some(at(self.of(&["132"]).last()?, column)),
        };
        self.row(who, column)
    }

    fn regulation(&self, steps: &Steps<'_>) -> Option<Place> {
        if steps.name(1) == "forbidden" {
            let line = self.of(&["260", "XXP"]).nth(steps.index(2)?)?;
            let named = if line.din() == "260" {
                line.repeated(13, 4, 5)
            } else {
                line.words(4)
            };
            let column = match (steps.name(3), steps.index(4)) {
                ("from_round", _) => 5,
                ("to_round", _) => 9,
                (_, Some(place)) => named.get(place)?.0,
                _ => named.first().map_or(1, |(column, _)| *column),
            };
            return Some(at(line, column));
        }
        let dins: &[&str] = match steps.name(1) {
            "rounds" => &["142", "XXR"],
            "scoring" => &["162", "320"],
            "time_control" => &["222", "122"],
            "tie_breaks" => &["202"],
            "boards" => &["352", "300", "001"],
            "readings" => &["362"],
            _ => &["092"],
        };
        Some(at(self.of(dins).last()?, 5))
    }
}

fn at(line: &Line, column: usize) -> Place {
    place(line.number, column)
}

fn number(line: &Line, from: usize, to: usize) -> Option<u32> {
    line.text(from, to)?.parse().ok()
}

const fn column_of_player(field: &str) -> usize {
    match field.as_bytes() {
        b"sex" => 10,
        b"title" => 11,
        b"name" => 15,
        b"rating" => 49,
        b"federation" => 54,
        b"federation_id" => 58,
        b"born" | b"born_on" => 70,
        _ => 5,
    }
}
