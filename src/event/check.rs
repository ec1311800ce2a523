//! What must hold in an event file, beyond its shape.

use std::collections::BTreeMap;

use crate::finding::codes::event as codes;
use crate::finding::{Code, Finding, Place};

use super::{Event, GameResult, Number, Scoring, when};

mod decided;
mod disagree;
mod fields;
mod odd;
mod pairings;

pub use odd::oddities;

/// Everything in the event that does not hold together, each with the path of its place.
pub fn faults(event: &Event) -> Vec<Finding> {
    let mut faults = Faults::default();
    head(event, &mut faults);
    players(event, &mut faults);
    let known = Known::of(event);
    fields::fields(event, &known, &mut faults);
    references(event, &known, &mut faults);
    rounds(event, &known, &mut faults);
    decided::regulation(event, &mut faults);
    decided::openings(event, &mut faults);
    decided::adjourned(event, &mut faults);
    faults.found
}

/// Whether a game of the event can end so: a pair of scores of its scale (3.14.1), both losing
/// (3.4*, 3.9.4), or one of the other pairs that the regulation names.
pub fn on_scale(scoring: &Scoring, result: GameResult) -> bool {
    match result {
        GameResult::Played { white, black } | GameResult::Adjudicated { white, black } => {
            let (win, draw, loss) = (scoring.win, scoring.draw, scoring.loss);
            [(win, loss), (loss, win), (draw, draw), (loss, loss)].contains(&(white, black))
                || scoring.other.contains(&(white, black))
                || scoring.other.contains(&(black, white))
        }
        GameResult::Forfeit { white, black } => !(white && black),
        GameResult::Pending => true,
    }
}

/// The pairs of scores that a game can end in, for messages.
pub fn scale(scoring: &Scoring) -> Vec<String> {
    let (win, draw, loss) = (scoring.win, scoring.draw, scoring.loss);
    let mut pairs = vec![(win, loss), (draw, draw), (loss, win), (loss, loss)];
    pairs.extend(&scoring.other);
    pairs
        .into_iter()
        .map(|(white, black)| format!("{white}-{black}"))
        .collect()
}

#[derive(Default)]
struct Faults {
    found: Vec<Finding>,
}

impl Faults {
    fn add(&mut self, code: Code, path: String, fields: Vec<(&'static str, String)>) {
        let mut finding = Finding::new(code).at(Place {
            path: Some(path),
            ..Place::default()
        });
        for (name, value) in fields {
            finding = finding.field(name, value);
        }
        self.found.push(finding);
    }
}

/// The numbers that exist, sorted.
struct Known {
    players: Vec<Number>,
    teams: Vec<Number>,
    teams_are_paired: bool,
}

impl Known {
    fn of(event: &Event) -> Known {
        let mut players: Vec<Number> = event.players.iter().map(|p| p.number).collect();
        let mut teams: Vec<Number> = event.teams.iter().map(|t| t.number).collect();
        players.sort_unstable();
        teams.sort_unstable();
        Known {
            players,
            teams,
            teams_are_paired: event.is_team_event(),
        }
    }

    fn player(&self, number: Number, path: impl Fn() -> String, faults: &mut Faults) {
        if self.players.binary_search(&number).is_err() {
            faults.add(
                codes::NUMBER_UNKNOWN,
                path(),
                vec![("number", number.to_string())],
            );
        }
    }

    fn team(&self, number: Number, path: impl Fn() -> String, faults: &mut Faults) {
        if self.teams.binary_search(&number).is_err() {
            faults.add(
                codes::TEAM_UNKNOWN,
                path(),
                vec![("number", number.to_string())],
            );
        }
    }

    fn unit(&self, number: Number, path: impl Fn() -> String, faults: &mut Faults) {
        if self.teams_are_paired {
            self.team(number, path, faults);
        } else {
            self.player(number, path, faults);
        }
    }
}

fn head(event: &Event, faults: &mut Faults) {
    for (path, text) in [("id", Some(&event.id)), ("seed", event.seed.as_ref())] {
        if text.is_some_and(|text| text.trim().is_empty() || text.contains(char::is_control)) {
            faults.add(codes::TEXT_NOT_ALLOWED, path.to_owned(), Vec::new());
        }
    }
    for (path, text) in [
        ("name", Some(&event.name)),
        ("place", event.place.as_ref()),
        ("federation", event.federation.as_ref()),
        ("arbiter", event.arbiter.as_ref()),
    ] {
        if text.is_some_and(|text| text.contains(char::is_control)) {
            faults.add(codes::TEXT_NOT_ALLOWED, path.to_owned(), Vec::new());
        }
    }
    let before = faults.found.len();
    for (path, date) in [("start", &event.start), ("end", &event.end)] {
        date_holds(date.as_deref(), || path.to_owned(), faults);
    }
    // Dates of this form compare as their texts do.
    if let (Some(start), Some(end)) = (&event.start, &event.end)
        && faults.found.len() == before
        && end < start
    {
        decided::backwards(start, end, "end".to_owned(), faults);
    }
    let scoring = &event.regulation.scoring;
    if scoring.win < scoring.draw || scoring.draw < scoring.loss {
        faults.add(
            codes::SCALE_UPSIDE_DOWN,
            "regulation.scoring".to_owned(),
            vec![
                ("win", scoring.win.to_string()),
                ("draw", scoring.draw.to_string()),
                ("loss", scoring.loss.to_string()),
            ],
        );
    }
}

fn date_holds(date: Option<&str>, path: impl Fn() -> String, faults: &mut Faults) {
    if let Some(text) = date
        && !when::is_date(text)
    {
        faults.add(
            codes::DATE_MALFORMED,
            path(),
            vec![("date", text.to_owned())],
        );
    }
}

fn players(event: &Event, faults: &mut Faults) {
    let mut numbers: BTreeMap<Number, usize> = BTreeMap::new();
    let mut ids: BTreeMap<&str, usize> = BTreeMap::new();
    let people = event
        .players
        .iter()
        .map(|p| (p.number, p.id.as_str(), p.name.as_str()));
    unique("players", people, &mut numbers, &mut ids, faults);
    let mut numbers = BTreeMap::new();
    let mut ids = BTreeMap::new();
    let teams = event
        .teams
        .iter()
        .map(|t| (t.number, t.id.as_str(), t.name.as_str()));
    unique("teams", teams, &mut numbers, &mut ids, faults);
}

fn unique<'a>(
    list: &str,
    entries: impl Iterator<Item = (Number, &'a str, &'a str)>,
    numbers: &mut BTreeMap<Number, usize>,
    ids: &mut BTreeMap<&'a str, usize>,
    faults: &mut Faults,
) {
    for (index, (number, id, name)) in entries.enumerate() {
        if number.0 == 0 {
            faults.add(
                codes::NUMBER_ZERO,
                format!("{list}[{index}].number"),
                Vec::new(),
            );
        }
        if let Some(first) = numbers.insert(number, index) {
            faults.add(
                codes::NUMBER_TWICE,
                format!("{list}[{index}].number"),
                vec![
                    ("number", number.to_string()),
                    ("first", format!("{list}[{first}]")),
                ],
            );
        }
        if let Some(first) = ids.insert(id, index) {
            faults.add(
                codes::ID_TWICE,
                format!("{list}[{index}].id"),
                vec![("id", id.to_owned()), ("first", format!("{list}[{first}]"))],
            );
        }
        for (field, text) in [("id", id), ("name", name)] {
            if text.trim().is_empty() || text.contains(char::is_control) {
                faults.add(
                    codes::TEXT_NOT_ALLOWED,
                    format!("{list}[{index}].{field}"),
                    Vec::new(),
                );
            }
        }
    }
}

fn references(event: &Event, known: &Known, faults: &mut Faults) {
    for (index, player) in event.players.iter().enumerate() {
        if let Some(team) = player.team {
            known.team(team, || format!("players[{index}].team"), faults);
        }
        if let Some(sex) = player.sex.as_deref()
            && !matches!(sex, "m" | "w")
        {
            let fields = [("key", "sex"), ("value", sex), ("expected", "m, w")];
            let fields = fields.map(|(name, value)| (name, value.to_owned()));
            faults.add(
                codes::SETTING_BAD,
                format!("players[{index}].sex"),
                fields.to_vec(),
            );
        }
    }
    for (index, team) in event.teams.iter().enumerate() {
        for (place, member) in team.members.iter().enumerate() {
            known.player(
                *member,
                || format!("teams[{index}].members[{place}]"),
                faults,
            );
        }
    }
    for (index, absence) in event.absences.iter().enumerate() {
        known.unit(
            absence.player,
            || format!("absences[{index}].player"),
            faults,
        );
    }
    let mut gone = BTreeMap::new();
    for (index, withdrawal) in event.withdrawals.iter().enumerate() {
        let path = || format!("withdrawals[{index}].player");
        known.unit(withdrawal.player, path, faults);
        if gone.insert(withdrawal.player, index).is_some() {
            let number = withdrawal.player.to_string();
            faults.add(codes::WITHDRAWN_TWICE, path(), vec![("number", number)]);
        }
        let (who, after) = (withdrawal.player, withdrawal.after_round);
        if let Some(round) = super::change::presence::played_after(event, who, after) {
            faults.add(
                codes::HAS_RESULT,
                format!("withdrawals[{index}].after_round"),
                vec![
                    ("player", who.to_string()),
                    ("name", event.unit_name(who).to_owned()),
                    ("round", round.to_string()),
                ],
            );
        }
    }
    let regulation = &event.regulation;
    for (index, forbidden) in regulation.forbidden.iter().enumerate() {
        for (place, number) in forbidden.players.iter().enumerate() {
            let path = || format!("regulation.forbidden[{index}].players[{place}]");
            known.unit(*number, path, faults);
        }
    }
    for (index, forced) in regulation.forced.iter().enumerate() {
        let path = || format!("regulation.forced[{index}].players");
        known.unit(forced.players.0, path, faults);
        known.unit(forced.players.1, path, faults);
        if forced.players.0 == forced.players.1 {
            let number = forced.players.0.to_string();
            faults.add(codes::PLAYS_HIMSELF, path(), vec![("number", number)]);
        }
    }
    for (name, members) in &regulation.pairing_groups {
        for (place, number) in members.iter().enumerate() {
            let path = || format!("regulation.pairing_groups.{name}[{place}]");
            known.unit(*number, path, faults);
        }
    }
    for (index, line_up) in event.line_ups.iter().enumerate() {
        known.team(line_up.team, || format!("line_ups[{index}].team"), faults);
        for (board, number) in line_up.boards.iter().enumerate() {
            if let Some(number) = number {
                let path = || format!("line_ups[{index}].boards[{board}]");
                known.player(*number, path, faults);
                stranger(event, line_up.team, *number, path, faults);
                if line_up.boards[..board].contains(&Some(*number)) {
                    let name = event.player(*number).map(|player| player.name.clone());
                    let fields = vec![
                        ("player", number.to_string()),
                        ("name", name.unwrap_or_default()),
                    ];
                    faults.add(codes::TWICE_IN_LINE_UP, path(), fields);
                }
            }
        }
    }
    for (index, penalty) in event.penalties.iter().enumerate() {
        known.player(
            penalty.player,
            || format!("penalties[{index}].player"),
            faults,
        );
    }
    for (index, game) in event.play_offs.iter().enumerate() {
        let path = || format!("play_offs[{index}]");
        known.unit(game.white, path, faults);
        known.unit(game.black, path, faults);
    }
    for (index, game) in event.carried.iter().enumerate() {
        let path = || format!("carried[{index}]");
        known.unit(game.white, path, faults);
        known.unit(game.black, path, faults);
    }
    for (index, adjourned) in event.adjourned.iter().enumerate() {
        if event.pairing(adjourned.round, adjourned.board).is_none() {
            faults.add(
                codes::PAIR_UNKNOWN,
                format!("adjourned[{index}]"),
                vec![
                    ("round", adjourned.round.to_string()),
                    ("board", adjourned.board.to_string()),
                ],
            );
        }
    }
}

/// A line-up names the team's own players (3.16.4).
fn stranger(
    event: &Event,
    team: Number,
    number: Number,
    path: impl Fn() -> String,
    faults: &mut Faults,
) {
    if let (Some(player), Some(team)) = (event.player(number), event.team(team))
        && player.team != Some(team.number)
        && !team.members.contains(&number)
    {
        faults.add(
            codes::NO_MEMBER,
            path(),
            vec![
                ("player", number.to_string()),
                ("name", player.name.clone()),
                ("team", team.name.clone()),
            ],
        );
    }
}

fn rounds(event: &Event, known: &Known, faults: &mut Faults) {
    for (index, round) in event.rounds.iter().enumerate() {
        if usize::try_from(round.number) != Ok(index + 1) {
            faults.add(
                codes::ROUND_NUMBER,
                format!("rounds[{index}].number"),
                vec![
                    ("found", round.number.to_string()),
                    ("expected", (index + 1).to_string()),
                ],
            );
        }
        date_holds(
            round.date.as_deref(),
            || format!("rounds[{index}].date"),
            faults,
        );
        let mut boards = BTreeMap::new();
        let mut seen = BTreeMap::new();
        // Places become text only where something is wrong: a big event has very many.
        let mut once = |number: Number, spot: Spot, faults: &mut Faults| {
            if let Some(first) = seen.insert(number, spot) {
                faults.add(
                    codes::TWICE_IN_ROUND,
                    spot.path(index),
                    vec![
                        ("player", number.to_string()),
                        ("name", event.unit_name(number).to_owned()),
                        ("round", round.number.to_string()),
                        ("first", first.path(index)),
                    ],
                );
            }
        };
        for (place, pairing) in round.pairings.iter().enumerate() {
            let path = || format!("rounds[{index}].pairings[{place}]");
            if boards.insert(pairing.board, place).is_some() || pairing.board == 0 {
                faults.add(
                    codes::BOARD_TWICE,
                    format!("{}.board", path()),
                    vec![("board", pairing.board.to_string())],
                );
            }
            for (side, number) in [("white", pairing.white), ("black", pairing.black)] {
                let spot = Spot::Pairing(place, side);
                known.unit(number, || spot.path(index), faults);
                if pairing.white != pairing.black {
                    once(number, spot, faults);
                }
            }
            if pairing.white == pairing.black {
                let number = pairing.white.to_string();
                faults.add(codes::PLAYS_HIMSELF, path(), vec![("number", number)]);
            }
            pairings::results(event, pairing, path, faults);
            pairings::games(event, known, pairing, path, faults);
        }
        for (place, bye) in round.byes.iter().enumerate() {
            let spot = Spot::Bye(place);
            known.unit(bye.player, || spot.path(index), faults);
            once(bye.player, spot, faults);
        }
    }
}

/// Where somebody stands in a round.
#[derive(Clone, Copy)]
enum Spot {
    Pairing(usize, &'static str),
    Bye(usize),
}

impl Spot {
    /// Its path in the round of this index.
    fn path(self, round: usize) -> String {
        match self {
            Spot::Pairing(place, side) => format!("rounds[{round}].pairings[{place}].{side}"),
            Spot::Bye(place) => format!("rounds[{round}].byes[{place}].player"),
        }
    }
}
