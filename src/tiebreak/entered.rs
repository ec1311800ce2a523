//! What there is to say of how results were entered: micro-matches without their games, teams' byes,
//! games of the stage before.

use std::collections::BTreeMap;

use crate::event::counted::annul;
use crate::event::{ByeKind, Event, Number, Pairing, Round, System};
use crate::finding::codes::tiebreak as codes;
use crate::finding::{Article, Book, Finding};

use super::{Criterion, Field, Ranking};

/// The remarks, in the order of their codes.
pub(super) fn remarks(field: &Field<'_>, ranking: &Ranking) -> Vec<Finding> {
    let mut findings = Vec::new();
    findings.extend(without_games(field, ranking));
    findings.extend(team_bye(field));
    findings.extend(carried(field));
    findings
}

fn counted<'e>(field: &Field<'e>) -> impl Iterator<Item = &'e Round> {
    let rounds = field.rounds();
    let all = field.event().rounds.iter();
    all.filter(move |round| round.number <= rounds)
}

/// Micro-matches that were won and have no games, where their points are a criterion.
fn without_games(field: &Field<'_>, ranking: &Ranking) -> Option<Finding> {
    let event = field.event();
    if event.is_team_event()
        || event.regulation.micro_match.is_none()
        || !ranking.criteria.contains(&Criterion::GamePoints)
    {
        return None;
    }
    let bare = |pairing: &&Pairing| {
        let played = pairing.result.is_some_and(|result| result.is_played());
        played && pairing.games.is_empty()
    };
    let matches = counted(field)
        .flat_map(|round| &round.pairings)
        .filter(bare);
    let matches = matches.count();
    (matches > 0).then(|| {
        Finding::new(codes::GAME_POINTS_UNKNOWN)
            .article(Article::new(Book::Ru2011, "3.18*"))
            .field("matches", matches)
    })
}

/// A team without an opponent has one win where boards count and the regulation says nothing.
fn team_bye(field: &Field<'_>) -> Option<Finding> {
    let event = field.event();
    let regulation = &event.regulation;
    let boards = regulation.boards.unwrap_or(1);
    if !event.is_team_event()
        || regulation.counts_matches()
        || regulation.scoring.bye.is_some()
        || boards < 2
    {
        return None;
    }
    let mut byes = counted(field).flat_map(|round| &round.byes);
    byes.any(|bye| bye.kind == ByeKind::Pairing).then(|| {
        Finding::new(codes::TEAM_BYE)
            .field("points", event.bye_points(ByeKind::Pairing).to_string())
            .field("boards", boards)
    })
}

/// Games of the stage before: in a round robin those that are not in the table yet.
fn carried(field: &Field<'_>) -> Option<Finding> {
    let event = field.event();
    let system = event.regulation.system;
    let said = |code, games: usize| {
        (games > 0).then(|| {
            Finding::new(code)
                .article(Article::new(Book::Ru2011, "3.2*"))
                .field("games", games)
        })
    };
    if system.is_swiss() {
        return said(codes::CARRIED_NOT_COUNTED, event.carried.len());
    }
    if system != System::RoundRobin || field.rounds() >= annul::rounds_to_play(field) {
        return None;
    }
    said(codes::CARRIED_LATER, not_in_table(field, event))
}

fn not_in_table(field: &Field<'_>, event: &Event) -> usize {
    let key = |white: Number, black: Number| (white.min(black), white.max(black));
    let mut waiting: BTreeMap<(Number, Number), usize> = BTreeMap::new();
    for game in &event.carried {
        *waiting.entry(key(game.white, game.black)).or_default() += 1;
    }
    for pairing in counted(field).flat_map(|round| &round.pairings) {
        if let Some(games) = waiting.get_mut(&key(pairing.white, pairing.black)) {
            *games = games.saturating_sub(1);
        }
    }
    waiting.values().sum()
}
