//! Every record but the players' rows.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::Colour;
use crate::clock::Control;
use crate::exact::Points;
use crate::finding::codes::event as codes;
use crate::finding::{Finding, Severity};

use super::Dialect;
use super::kind::boards_named;
use super::line::Line;
use super::scale;
use super::texts::{acronyms, date, dates, system, tie_breaks};
use crate::event::{
    ByeKind, Event, FirstColour, Forbidden, GameResult, LineUp, Number, Scoring, System,
};

/// A team record: 013 of TRF16, 310 of TRF26.
#[derive(Clone, Debug)]
pub(super) struct TeamLine {
    pub(super) number: Option<Number>,
    /// Its line in the file.
    pub(super) line: usize,
    pub(super) name: String,
    pub(super) nickname: Option<String>,
    pub(super) strength: Option<String>,
    /// Match points and game points.
    pub(super) points: (Option<Points>, Option<Points>),
    pub(super) members: Vec<Number>,
}

/// A match that was not played (330).
#[derive(Clone, Copy, Debug)]
pub(super) struct Forfeited {
    pub(super) round: u32,
    pub(super) white: Number,
    pub(super) black: Number,
    pub(super) result: GameResult,
    pub(super) line: usize,
}

/// What the records say.
#[derive(Default)]
pub(super) struct Head {
    /// An event with what fits into it; its rounds and players come later.
    pub(super) event: Event,
    pub(super) scoring: Option<Scoring>,
    pub(super) teams: Vec<TeamLine>,
    /// Byes of 240: kind, round, player, line and column.
    pub(super) byes: Vec<(ByeKind, u32, Number, usize, usize)>,
    /// Teams with the bye, by round; 0 where there was none (320).
    pub(super) free_teams: Vec<Number>,
    /// Matches that were not played: round, white, black, who has the plus, the line (330).
    pub(super) forfeits: Vec<Forfeited>,
    /// Boards out of the order of the team's list: round, team and its players (300).
    pub(super) orders: Vec<LineUp>,
    /// Records of teams that were understood, as they stand: number, text, line. Where the event
    /// turns out to be none of teams they are kept.
    pub(super) understood: Vec<(String, String, usize)>,
    /// Whether a record is there that only team events have: 300, 320, 330, 352, 362.
    pub(super) match_records: bool,
    /// Whether 362 gives matches other points than 2, 1 and 0.
    pub(super) other_match_points: bool,
    /// The boards of a match that 352 gives a colour, or that the type names.
    pub(super) pattern: usize,
    /// Match points and game points of a team's bye (320).
    pub(super) free_points: (Option<Points>, Option<Points>),
    /// Dates of the rounds (132).
    pub(super) dates: Vec<String>,
    /// Records that can stand but once: what the last one says, and its line.
    said: BTreeMap<String, (String, usize)>,
    /// Records of which it has been said that they are only kept.
    remarked: BTreeSet<String>,
    system: Option<System>,
    pub(super) trf26: bool,
}

impl Head {
    pub(super) fn dialect(&self) -> Dialect {
        if self.trf26 {
            Dialect::Trf26
        } else {
            Dialect::Trf16
        }
    }

    /// The boards that records of teams name: 300 and 352.
    pub(super) fn boards(&self) -> usize {
        let orders = self.orders.iter().map(|line_up| line_up.boards.len());
        orders.max().unwrap_or(0).max(self.pattern)
    }

    pub(super) fn system(&self) -> System {
        self.system.unwrap_or(System::SwissDutch)
    }

    pub(super) fn read(&mut self, line: &Line, findings: &mut Vec<Finding>) {
        let din = line.din();
        let rest = line.rest();
        let text = (!rest.is_empty()).then(|| rest.clone());
        self.once(line, &din, &rest, findings);
        let event = &mut self.event;
        match din.as_str() {
            "012" => event.name = rest,
            "022" => event.place = text,
            "032" => event.federation = text,
            "042" | "052" => {
                let date = text.as_deref().and_then(date);
                if text.is_some() && date.is_none() {
                    self.keep(line, findings);
                } else if din == "042" {
                    event.start = date;
                } else {
                    event.end = date;
                }
            }
            // Counts, which follow from the rows.
            "062" | "072" | "082" => {}
            "092" | "192" => {
                self.system = system(&rest).or(self.system);
                self.pattern = self.pattern.max(boards_named(&rest).unwrap_or(0));
                self.trf26 |= din == "192";
                self.event.trf_lines.push(line.whole());
            }
            "102" => event.arbiter = text,
            "112" => event.deputies.extend(text),
            "132" => dates(line, &mut self.dates, findings),
            "013" => self.team_of_trf16(line, findings),
            "142" | "XXR" => {
                let rounds = self.number(line, 4, &rest, "number of rounds", findings);
                self.event.regulation.rounds = rounds.unwrap_or(0);
                self.trf26 |= din == "142";
            }
            "152" => {
                self.trf26 = true;
                event.regulation.first_colour = match rest.as_str() {
                    "W" | "w" => FirstColour::White,
                    "B" | "b" => FirstColour::Black,
                    _ => return self.keep(line, findings),
                };
            }
            "XXC" => {
                if rest.contains("white1") {
                    event.regulation.first_colour = FirstColour::White;
                } else if rest.contains("black1") {
                    event.regulation.first_colour = FirstColour::Black;
                }
                if !matches!(rest.as_str(), "white1" | "black1") {
                    self.keep(line, findings);
                }
            }
            "162" => {
                self.trf26 = true;
                let before = self.scoring.take().unwrap_or_default();
                let scale = scale::read(line, before, findings);
                if !scale.other.is_empty() {
                    self.event.trf_lines.push(line.whole());
                }
                self.scoring = Some(scale.scoring);
            }
            // Free text, and where it is one a time control, unless 222 says it.
            "122" if event.regulation.time_control.is_none() && rest.parse::<Control>().is_ok() => {
                event.regulation.time_control = text;
            }
            "222" => {
                self.trf26 = true;
                if let Some(free) = event.regulation.time_control.take()
                    && free != rest
                {
                    event.trf_lines.push(format!("122 {free}"));
                }
                event.regulation.time_control = text;
            }
            "202" => {
                self.trf26 = true;
                event.regulation.tie_breaks = tie_breaks(&rest);
                if acronyms(&event.regulation.tie_breaks).as_ref() != Some(&rest) {
                    event.trf_lines.push(line.whole());
                }
            }
            "240" => self.bye_list(line, findings),
            "260" => self.forbidden(line, findings),
            "XXP" => {
                let numbers: Option<Vec<Number>> = rest
                    .split_whitespace()
                    .map(|text| text.parse().ok().map(Number))
                    .collect();
                match numbers {
                    Some(players) if players.len() >= 2 => {
                        event.regulation.forbidden.push(Forbidden {
                            players,
                            from_round: None,
                            to_round: None,
                            reason: None,
                        });
                    }
                    _ => findings.push(misread(line, 5, "forbidden pair", &rest)),
                }
            }
            "XXS" | "XXA" => {
                findings.push(line.finding(codes::LINE_REFUSED, 1).field("din", din));
            }
            "310" => self.team_of_trf26(line, findings),
            "320" => {
                self.trf26 = true;
                self.match_records = true;
                let points = |from, to| line.text(from, to).and_then(|text| text.parse().ok());
                self.free_points = (points(5, 8), points(10, 13));
                let free = (15..=line.width()).step_by(4);
                self.understood.push((din, line.whole(), line.number));
                self.free_teams = free
                    .map(|column| {
                        Number(line.field(column, column + 2).trim().parse().unwrap_or(0))
                    })
                    .collect();
            }
            "299" => {
                findings.push(given_points(line));
                event.trf_lines.push(line.whole());
                self.trf26 = true;
            }
            "300" | "330" | "352" | "362" => self.of_teams(&din, line, findings),
            _ => self.keep(line, findings),
        }
    }

    /// A record that can stand but once, and says something else than before: the last one counts.
    fn once(&mut self, line: &Line, din: &str, rest: &str, findings: &mut Vec<Finding>) {
        let (topic, value) = match din {
            "012" | "022" | "032" | "042" | "052" | "102" | "222" => (din, rest),
            "142" | "XXR" => ("142", rest.trim_start_matches('0')),
            "152" | "XXC" if rest.eq_ignore_ascii_case("w") => ("152", "white1"),
            "152" | "XXC" if rest.eq_ignore_ascii_case("b") => ("152", "black1"),
            "152" | "XXC" => ("152", rest),
            _ => return,
        };
        let said = (value.to_owned(), line.number);
        if let Some((before, first)) = self.said.insert(topic.to_owned(), said)
            && before != value
        {
            let finding = line.finding(codes::RECORD_AGAIN, 1);
            let finding = finding.field("din", din).field("text", rest);
            findings.push(finding.field("first", first));
        }
    }

    /// A record that the event has no field for stays as it is.
    pub(super) fn keep(&mut self, line: &Line, findings: &mut Vec<Finding>) {
        let din = line.din();
        let digits = din.chars().all(|c| c.is_ascii_digit());
        let letters = din.chars().all(|c| c.is_ascii_uppercase());
        let shaped = din.chars().count() == 3 && matches!(line.field(4, 4).as_str(), "" | " ");
        if din.starts_with("###") {
            self.event.trf_lines.push(line.whole());
            return;
        }
        if is_legend(line) {
            self.event.trf_lines.push(format!("### {}", line.whole()));
            return;
        }
        if !shaped || !(digits || letters) {
            let whole = line.whole();
            // A ruler of column numbers needs no remark.
            let ruler = whole.chars().all(|c| c.is_ascii_digit() || c == ' ');
            if !ruler || line.width() < 20 {
                let text = line.field(1, 20);
                findings.push(line.finding(codes::LINE_UNKNOWN, 1).field("text", text));
            }
            self.event.trf_lines.push(format!("### {whole}"));
            return;
        }
        self.trf26 |= digits && din.as_str() >= "142";
        self.event.trf_lines.push(line.whole());
        // Free text about the event, other tools' extensions and national ratings (in the columns
        // of 001) need no remark; 250, acceleration, is told of where a round is paired.
        let free = [
            "122", "162", "172", "182", "212", "250", "801", "802", "XXC", "XXF",
        ];
        let rating = letters && line.field(5, 8).trim().parse::<u32>().is_ok();
        if !free.contains(&din.as_str()) && !rating && self.remarked.insert(din.clone()) {
            findings.push(line.finding(codes::LINE_KEPT, 1).field("din", din));
        }
    }

    pub(super) fn number(
        &self,
        line: &Line,
        column: usize,
        text: &str,
        name: &'static str,
        findings: &mut Vec<Finding>,
    ) -> Option<u32> {
        let number = text.trim().parse().ok().filter(|number| *number <= 9999);
        if number.is_none() {
            findings.push(misread(line, column, name, text));
        }
        number
    }

    pub(super) fn numbers(
        &self,
        line: &Line,
        first: usize,
        step: usize,
        findings: &mut Vec<Finding>,
    ) -> Vec<Number> {
        // A character in the blank column behind a number: the list has slipped out of its columns.
        for column in (first + 4..=line.width()).step_by(step) {
            if let Some(text) = line.text(column, column) {
                let found = misread(line, column, "starting number", &text);
                findings.push(found.severity(Severity::Warning));
            }
        }
        line.repeated(first, 4, step)
            .into_iter()
            .filter_map(|(column, text)| {
                self.number(line, column, &text, "starting number", findings)
                    .map(Number)
            })
            .collect()
    }

    fn bye_list(&mut self, line: &Line, findings: &mut Vec<Finding>) {
        self.trf26 = true;
        let kind = match line.field(5, 5).as_str() {
            "F" => ByeKind::Full,
            "H" => ByeKind::Half,
            "Z" => ByeKind::Zero,
            other => {
                findings.push(misread(line, 5, "kind of bye", other));
                return;
            }
        };
        let round = self.number(line, 7, &line.field(7, 9), "round", findings);
        let Some(round) = round else { return };
        for (column, text) in line.repeated(11, 4, 5) {
            if let Some(number) = self.number(line, column, &text, "starting number", findings) {
                self.byes
                    .push((kind, round, Number(number), line.number, column));
            }
        }
    }

    fn forbidden(&mut self, line: &Line, findings: &mut Vec<Finding>) {
        self.trf26 = true;
        let mut round = |from: usize, to: usize| {
            let text = line.text(from, to)?;
            self.number(line, from, &text, "round", findings)
                .filter(|round| *round > 0)
        };
        let from_round = round(5, 7);
        let to_round = round(9, 11);
        let players = self.numbers(line, 13, 5, findings);
        self.event.regulation.forbidden.push(Forbidden {
            players,
            from_round,
            to_round,
            reason: None,
        });
    }
}

/// A legend of columns over the records of a kind, `DDD SSSS sTTT NNNN …`: some programs write it
/// without the `###` of a remark.
fn is_legend(line: &Line) -> bool {
    let same = |text: &str| {
        let mut letters = text.chars();
        let first = letters.next();
        first.is_some_and(|c| c.is_ascii_uppercase()) && letters.all(|c| Some(c) == first)
    };
    let whole = line.whole();
    let mut words = whole.split(' ');
    let din = words
        .next()
        .is_some_and(|word| word.len() == 3 && same(word));
    din && words.next().is_some_and(same)
}

/// 299 gives points beside the results, which the event has no field for.
fn given_points(line: &Line) -> Finding {
    let finding = line.finding(codes::POINTS_NOT_APPLIED, 1);
    finding.field("din", "299").field("text", line.rest())
}

pub(super) fn misread(line: &Line, column: usize, field: &'static str, text: &str) -> Finding {
    line.finding(codes::FIELD_MISREAD, column)
        .field("field", field)
        .field("text", text)
}

/// The letter of a colour in a player's row.
pub(super) const fn letter(colour: Option<Colour>) -> char {
    match colour {
        Some(Colour::White) => 'w',
        Some(Colour::Black) => 'b',
        None => '-',
    }
}
