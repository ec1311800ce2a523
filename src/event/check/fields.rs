//! What must hold in a single field: rounds that an event can have, times that are times, texts of
//! one line.

use crate::event::{Event, Team, when};
use crate::exact::Points;
use crate::finding::codes::event as codes;

use super::{Faults, Known};

/// The last round that an event can have.
pub(super) const LAST_ROUND: u32 = 999;

pub(super) fn fields(event: &Event, known: &Known, faults: &mut Faults) {
    rounds(event, faults);
    numbers(event, faults);
    times(event, faults);
    adjourned(event, known, faults);
    people(event, faults);
    texts(event, faults);
}

impl Faults {
    /// A number must lie between `low` and `high`.
    pub(super) fn range(&mut self, value: u32, low: u32, high: u32, path: impl Fn() -> String) {
        if !(low..=high).contains(&value) {
            let bounds = [("value", value), ("low", low), ("high", high)];
            let fields = bounds.map(|(name, value)| (name, value.to_string()));
            self.add(codes::VALUE_OUT_OF_RANGE, path(), fields.to_vec());
        }
    }

    fn round(&mut self, round: impl Into<Option<u32>>, path: impl Fn() -> String) {
        if let Some(round) = round.into() {
            self.range(round, 1, LAST_ROUND, path);
        }
    }

    /// A text must stand on one line.
    fn line<'a>(&mut self, text: impl Into<Option<&'a String>>, path: impl Fn() -> String) {
        if text
            .into()
            .is_some_and(|text| text.contains(char::is_control))
        {
            self.add(codes::TEXT_NOT_ALLOWED, path(), Vec::new());
        }
    }

    /// A value is not what its field takes.
    fn unfit(&mut self, path: String, key: &str, value: &str, expected: &str) {
        let fields = [("key", key), ("value", value), ("expected", expected)];
        let fields = fields.map(|(name, value)| (name, value.to_owned()));
        self.add(codes::SETTING_BAD, path, fields.to_vec());
    }
}

fn rounds(event: &Event, faults: &mut Faults) {
    let regulation = &event.regulation;
    for (index, player) in event.players.iter().enumerate() {
        faults.round(player.from_round, || format!("players[{index}].from_round"));
    }
    for (index, absence) in event.absences.iter().enumerate() {
        for (place, round) in absence.rounds.iter().enumerate() {
            faults.round(*round, || format!("absences[{index}].rounds[{place}]"));
        }
    }
    for (index, gone) in event.withdrawals.iter().enumerate() {
        faults.range(gone.after_round, 0, LAST_ROUND, || {
            format!("withdrawals[{index}].after_round")
        });
    }
    for (index, ban) in regulation.forbidden.iter().enumerate() {
        faults.round(ban.from_round, || {
            format!("regulation.forbidden[{index}].from_round")
        });
        faults.round(ban.to_round, || {
            format!("regulation.forbidden[{index}].to_round")
        });
    }
    for (index, forced) in regulation.forced.iter().enumerate() {
        faults.round(forced.round, || format!("regulation.forced[{index}].round"));
    }
    faults.round(regulation.pairing_groups_to_round, || {
        "regulation.pairing_groups_to_round".to_owned()
    });
    for (index, line_up) in event.line_ups.iter().enumerate() {
        faults.round(line_up.round, || format!("line_ups[{index}].round"));
    }
    for (index, penalty) in event.penalties.iter().enumerate() {
        faults.round(penalty.round, || format!("penalties[{index}].round"));
    }
}

fn numbers(event: &Event, faults: &mut Faults) {
    let regulation = &event.regulation;
    let mut range = |key: &str, value: Option<u32>, low: u32, high: u32| {
        if let Some(value) = value {
            faults.range(value, low, high, || format!("regulation.{key}"));
        }
    };
    range("rounds", Some(regulation.rounds), 0, LAST_ROUND);
    range("cycles", regulation.cycles, 1, 99);
    range("micro_match", regulation.micro_match, 2, 4);
    range("boards", regulation.boards, 1, 999);
    if let Some(top) = event.stage.as_ref().and_then(|stage| stage.top) {
        faults.range(top, 1, 9999, || "stage.top".to_owned());
    }
    let scoring = &regulation.scoring;
    for (key, points) in [("bye", scoring.bye), ("bye_boards", scoring.bye_boards)] {
        if let Some(points) = points.filter(|points| *points < Points::ZERO) {
            let path = format!("regulation.scoring.{key}");
            faults.unfit(path, key, &points.to_string(), "0, 0.5, 1 …");
        }
    }
}

fn times(event: &Event, faults: &mut Faults) {
    for (index, entry) in event.log.iter().enumerate() {
        if !when::is_moment(&entry.at) {
            let path = format!("log[{index}].at");
            faults.unfit(path, "at", &entry.at, "YYYY-MM-DDThh:mm:ssZ");
        }
    }
    for (index, adjourned) in event.adjourned.iter().enumerate() {
        if let Some(text) = &adjourned.resumes
            && !when::is_date_or_time(text)
        {
            let path = format!("adjourned[{index}].resumes");
            faults.unfit(path, "resumes", text, "YYYY-MM-DD, YYYY-MM-DD hh:mm");
        }
    }
}

/// An adjourned game: of a match, one that it has; sealed by a player; under a SHA-256.
fn adjourned(event: &Event, known: &Known, faults: &mut Faults) {
    for (index, adjourned) in event.adjourned.iter().enumerate() {
        if let Some(number) = adjourned.sealed_by {
            known.player(number, || format!("adjourned[{index}].sealed_by"), faults);
        }
        if let Some(text) = &adjourned.commitment
            && (text.len() != 64 || !text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')))
        {
            let path = format!("adjourned[{index}].commitment");
            faults.unfit(path, "commitment", text, "SHA-256 (64 × 0-9 a-f)");
        }
        let games = event
            .pairing(adjourned.round, adjourned.board)
            .map(|pair| pair.games.len());
        if let (Some(game), Some(games)) = (adjourned.game, games)
            && (game == 0 || game as usize > games)
        {
            let fields = [
                ("round", adjourned.round.to_string()),
                ("board", adjourned.board.to_string()),
                ("games", games.to_string()),
                ("game", game.to_string()),
            ];
            faults.add(
                codes::GAME_UNKNOWN,
                format!("adjourned[{index}].game"),
                fields.to_vec(),
            );
        }
    }
}

fn people(event: &Event, faults: &mut Faults) {
    for (index, player) in event.players.iter().enumerate() {
        if let Some(rating) = player.rating {
            faults.range(rating, 0, 9999, || format!("players[{index}].rating"));
        }
        if let Some(year) = player.born {
            faults.range(year, 1800, 2200, || format!("players[{index}].born"));
        }
        for (field, text) in [
            ("title", &player.title),
            ("federation", &player.federation),
            ("club", &player.club),
            ("born_on", &player.born_on),
            ("federation_id", &player.federation_id),
        ] {
            faults.line(text, || format!("players[{index}].{field}"));
        }
        for (place, text) in player.categories.iter().enumerate() {
            faults.line(text, || format!("players[{index}].categories[{place}]"));
        }
    }
}

fn texts(event: &Event, faults: &mut Faults) {
    for (index, team) in event.teams.iter().enumerate() {
        faults.line(&team.nickname, || format!("teams[{index}].nickname"));
        if let Some(text) = team.strength.as_ref().filter(|t| !Team::is_strength(t)) {
            let fields = [
                ("key", "strength"),
                ("value", text),
                ("expected", "0 … 999999"),
            ];
            let fields = fields.map(|(name, value)| (name, value.to_owned()));
            let path = format!("teams[{index}].strength");
            faults.add(codes::SETTING_BAD, path, fields.to_vec());
        }
    }
    for (index, text) in event.deputies.iter().enumerate() {
        faults.line(text, || format!("deputies[{index}]"));
    }
    if let Some(stage) = &event.stage {
        faults.line(&stage.previous, || "stage.previous".to_owned());
    }
    for (index, ban) in event.regulation.forbidden.iter().enumerate() {
        faults.line(&ban.reason, || {
            format!("regulation.forbidden[{index}].reason")
        });
    }
    for (index, penalty) in event.penalties.iter().enumerate() {
        faults.line(&penalty.reason, || format!("penalties[{index}].reason"));
    }
    for (index, adjourned) in event.adjourned.iter().enumerate() {
        faults.line(&adjourned.place, || format!("adjourned[{index}].place"));
    }
    for (index, text) in event.trf_lines.iter().enumerate() {
        // Between the columns of a kept line there may be tabs.
        if text.chars().any(|c| c.is_control() && c != '\t') {
            faults.add(
                codes::TEXT_NOT_ALLOWED,
                format!("trf_lines[{index}]"),
                Vec::new(),
            );
        }
    }
    for (index, entry) in event.log.iter().enumerate() {
        faults.line(&entry.by, || format!("log[{index}].by"));
    }
}
