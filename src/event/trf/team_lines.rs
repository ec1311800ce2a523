//! Records of teams: 013 of TRF16; 300, 310, 330, 352 and 362 of TRF26.

use super::head::{Forfeited, Head, TeamLine, misread};
use super::line::Line;
use crate::event::{GameResult, LineUp, Number, Team};
use crate::exact::Points;
use crate::finding::{Finding, Severity};

impl Head {
    pub(super) fn team_of_trf16(&mut self, line: &Line, findings: &mut Vec<Finding>) {
        let members = self.numbers(line, 37, 5, findings);
        self.teams.push(TeamLine {
            number: None,
            line: line.number,
            name: line.text(5, 36).unwrap_or_default(),
            nickname: None,
            strength: None,
            points: (None, None),
            members,
        });
    }

    pub(super) fn team_of_trf26(&mut self, line: &Line, findings: &mut Vec<Finding>) {
        self.trf26 = true;
        let number = self.number(line, 5, &line.field(5, 7), "team number", findings);
        let strength = line.text(48, 53).filter(|text| {
            let holds = Team::is_strength(text);
            if !holds {
                let found = misread(line, 48, "strength of a team", text);
                findings.push(found.severity(Severity::Warning));
            }
            holds
        });
        let mut points = |from: usize, to: usize| {
            let text = line.text(from, to)?;
            let points = text.parse().ok();
            if points.is_none() {
                let found = misread(line, from, "points", &text);
                findings.push(found.severity(Severity::Warning));
            }
            points
        };
        let points = (points(55, 60), points(62, 67));
        let members = self.numbers(line, 74, 5, findings);
        self.teams.push(TeamLine {
            number: number.map(Number),
            line: line.number,
            name: line.text(9, 40).unwrap_or_default(),
            nickname: line.text(42, 46),
            strength,
            points,
            members,
        });
    }

    /// 300, 330, 352, 362; what the event cannot hold is kept and told.
    pub(super) fn of_teams(&mut self, din: &str, line: &Line, findings: &mut Vec<Finding>) {
        self.trf26 = true;
        self.match_records = true;
        let kept = self.event.trf_lines.len();
        match din {
            "300" => self.order(line, findings),
            "330" => self.forfeit(line, findings),
            // Odd boards as board 1, even boards the opposite: what 3.16.3 says anyway.
            "352" if alternates(&line.rest()) => {
                let letters = line.rest();
                let letters = letters.chars().filter(|c| !c.is_whitespace());
                self.pattern = letters.count().min(999);
            }
            "362" => self.match_points(line, findings),
            _ => self.keep(line, findings),
        }
        if self.event.trf_lines.len() == kept {
            self.understood
                .push((din.to_owned(), line.whole(), line.number));
        }
    }

    /// 300: who sat at which board of a team in a round.
    fn order(&mut self, line: &Line, findings: &mut Vec<Finding>) {
        let round = self.number(line, 5, &line.field(5, 7), "round", findings);
        let team = self.number(line, 9, &line.field(9, 11), "team number", findings);
        // The place in the row is the board: a blank or 0 is a board where nobody is.
        let last = line.width();
        let boards = (17..=last).step_by(5).map(|column| {
            let text = line.text(column, column + 3)?;
            let number = self.number(line, column, &text, "starting number", findings)?;
            Some(Number(number)).filter(|number| number.0 > 0)
        });
        let boards = boards.collect();
        if let (Some(round), Some(team)) = (round, team) {
            self.orders.push(LineUp {
                round,
                team: Number(team),
                boards,
            });
        }
    }

    /// 330: a match that was not played.
    fn forfeit(&mut self, line: &Line, findings: &mut Vec<Finding>) {
        let result = match line.field(5, 6).as_str() {
            "+-" => (true, false),
            "-+" => (false, true),
            "--" => (false, false),
            other => {
                findings.push(misread(line, 5, "result of a match", other));
                return;
            }
        };
        let round = self.number(line, 8, &line.field(8, 10), "round", findings);
        let white = self.number(line, 12, &line.field(12, 14), "team number", findings);
        let black = self.number(line, 16, &line.field(16, 18), "team number", findings);
        if let (Some(round), Some(white), Some(black)) = (round, white, black) {
            self.forfeits.push(Forfeited {
                round,
                white: Number(white),
                black: Number(black),
                line: line.number,
                result: GameResult::Forfeit {
                    white: result.0,
                    black: result.1,
                },
            });
        }
    }

    /// 362: points of a match. 2, 1 and 0 are the reading `team-points=matches`.
    fn match_points(&mut self, line: &Line, findings: &mut Vec<Finding>) {
        let mut usual = 0;
        for (column, _) in line.repeated(5, 9, 9) {
            let symbol = line.field(column, column + 1);
            let value = line.text(column + 2, column + 5);
            let points = value.and_then(|text| text.parse::<Points>().ok());
            let expected = match symbol.trim() {
                "TW" => 2,
                "TD" => 1,
                "TL" => 0,
                _ => return self.keep(line, findings),
            };
            if points != Some(Points::whole(expected)) {
                self.other_match_points = true;
                return self.keep(line, findings);
            }
            usual += 1;
        }
        if usual == 0 {
            return self.keep(line, findings);
        }
        let readings = &mut self.event.regulation.readings;
        readings.insert("team-points".to_owned(), "matches".to_owned());
    }
}

/// Whether a colour pattern alternates from board to board.
fn alternates(pattern: &str) -> bool {
    let letters: Vec<char> = pattern.chars().filter(|c| !c.is_whitespace()).collect();
    !letters.is_empty()
        && letters.iter().all(|c| matches!(c, 'W' | 'B'))
        && letters.windows(2).all(|pair| pair[0] != pair[1])
}
