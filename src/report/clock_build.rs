//! From checked clocks to the report.

use super::Found;
use super::clock::{
    ClockVerdict, ClocksAt, GameClocks, LongestThought, MoveClock, PenaltyEntry, PeriodClock,
    SideClocks, WhatIf,
};
use crate::board::Colour;
use crate::clock::record::Measure;
use crate::clock::{Checked, Correction, Record, Settings, Time, Track};

/// A move as `--at` names it: its number, and whose; `None` means after both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveAsked {
    /// The move's number.
    pub number: u32,
    /// White's or Black's.
    pub side: Option<Colour>,
}

impl MoveAsked {
    /// The half-move it is in this record; `None` if the game ends before it or begins after.
    /// After both means after White's where the game ends with it.
    pub fn ply(self, record: &Record, settings: &Settings) -> Option<u32> {
        let of = |side| {
            let asked = MoveAsked {
                side: Some(side),
                ..self
            };
            asked.ply_of_one(record, settings)
        };
        match self.side {
            Some(side) => of(side),
            None => of(Colour::Black).or_else(|| of(Colour::White)),
        }
    }

    fn ply_of_one(self, record: &Record, settings: &Settings) -> Option<u32> {
        let own = self.number.checked_sub(settings.first_move)? + 1;
        let ply = match self.side {
            Some(side) if record.first == Colour::Black && side == Colour::White => {
                // White's first move has the number after that of Black's first.
                record.ply_of(side, own.checked_sub(1).filter(|own| *own > 0)?)
            }
            Some(side) => record.ply_of(side, own),
            None => record.ply_of(Colour::Black, own),
        };
        (ply >= 1 && ply <= record.plies).then_some(ply)
    }
}

/// Where a game comes from and who played it.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// The file.
    pub file: String,
    /// The game's number in it, from 1.
    pub index: usize,
    /// The line at which it begins.
    pub line: usize,
    /// Its title, where a log gives one.
    pub title: Option<String>,
    /// White's name.
    pub white: Option<String>,
    /// Black's name.
    pub black: Option<String>,
}

fn millis(time: Option<Time>) -> Option<i64> {
    time.map(Time::millis)
}

/// The report on one game.
pub fn game_clocks(
    origin: Origin,
    record: &Record,
    settings: &Settings,
    checked: &Checked,
    findings: Vec<Found>,
) -> GameClocks {
    let control = |side: usize| settings.controls[side].as_ref().map(ToString::to_string);
    let [white, black] = [control(0), control(1)];
    let mut moves: Vec<MoveClock> = checked
        .tracks
        .iter()
        .flat_map(|track| &track.moves)
        .map(|played| MoveClock {
            ply: played.ply,
            used_ms: millis(played.used),
            shown_ms: millis(played.shown),
            thought_ms: millis(
                played
                    .thought
                    .filter(|thought| played.used != Some(*thought)),
            ),
        })
        .collect();
    moves.sort_by_key(|played| played.ply);
    let verdict = &checked.verdict;
    GameClocks {
        file: origin.file,
        index: origin.index,
        line: origin.line,
        title: origin.title,
        white_player: origin.white,
        black_player: origin.black,
        first_to_move: record.first,
        first_move: settings.first_move,
        result: record.result.map(|result| result.text()),
        control_black: black.clone().filter(|_| white != black),
        control: white.or(black),
        white: side_clocks(&checked.tracks[0]),
        black: side_clocks(&checked.tracks[1]),
        moves,
        verdict: ClockVerdict {
            kind: verdict.kind,
            article: verdict.article.map(|article| article.to_string()),
            side: verdict.side,
            ply: verdict.ply,
        },
        penalties: checked
            .penalties
            .iter()
            .map(|entry| PenaltyEntry {
                ply: entry.ply,
                side: entry.side,
                count: entry.count,
                due: entry.due.name(),
                taken: entry.taken.map(Measure::name),
            })
            .collect(),
        at: None,
        what_if: None,
        findings,
    }
}

fn side_clocks(track: &Track) -> SideClocks {
    SideClocks {
        used_ms: millis(track.used),
        remaining_ms: millis(track.remaining),
        given_ms: millis(track.given),
        as_of_ply: track.as_of,
        thought_ms: millis(track.thought),
        periods: track
            .periods
            .iter()
            .map(|period| PeriodClock {
                moves: period.moves,
                made: period.made,
                used_ms: millis(period.used),
                met: period.met,
            })
            .collect(),
        longest: track.longest().map(|(ply, used)| LongestThought {
            ply,
            used_ms: used.millis(),
        }),
    }
}

/// The clocks after the half-move asked for.
pub fn clocks_at(asked: String, ply: Option<u32>, checked: &Checked) -> ClocksAt {
    let at = |side: usize| ply.and_then(|ply| checked.tracks[side].at(ply));
    let [white, black] = [at(0), at(1)];
    ClocksAt {
        asked,
        ply,
        white_ms: white.map(|(time, _)| time.millis()),
        white_as_of: white.map(|(_, ply)| ply),
        black_ms: black.map(|(time, _)| time.millis()),
        black_as_of: black.map(|(_, ply)| ply),
    }
}

/// The answer to `--what-if`.
pub fn what_if(correction: &Correction) -> WhatIf {
    WhatIf {
        side: correction.side,
        from_ms: millis(correction.from),
        to_ms: correction.to.millis(),
        allowed: correction.allowed,
        least_ms: millis(correction.least),
        article: correction.article.to_string(),
    }
}
