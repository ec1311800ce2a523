//! What there is to say of team matches (3.16): line-ups, teams below half, boards without a right,
//! leavers, the right to a match.

use crate::event::counted::teams::{NoRight, below_half, gone, no_right, present, sides};
use crate::event::{Event, GameResult, Pairing};
use crate::finding::codes::tiebreak as codes;
use crate::finding::{Article, Book, Finding};

use super::{Field, Outcome, Ranking};

/// What there is to say of teams.
pub(super) fn remarks(field: &Field<'_>, ranking: &Ranking) -> Vec<Finding> {
    let event = field.event();
    let mut findings = Vec::new();
    if !event.is_team_event() {
        return findings;
    }
    for round in event.rounds.iter().filter(|r| r.number <= field.rounds()) {
        for pairing in &round.pairings {
            line_ups(event, round.number, pairing, &mut findings);
            boards(event, round.number, pairing, &mut findings);
        }
    }
    for &index in &gone(field) {
        let team = field.rows()[index].unit;
        findings.push(said(codes::TEAM_LEFT, "3.16.5").field("team", event.unit_name(team)));
    }
    findings.extend(right_to_match(field, ranking));
    findings
}

fn said(code: crate::finding::Code, article: &'static str) -> Finding {
    Finding::new(code).article(Article::new(Book::Ru2011, article))
}

/// "Если такая заявка не подана, то распределение участников по доскам определяется по первому
/// туру" (3.16.2): told only where the event keeps line-ups at all.
fn line_ups(event: &Event, round: u32, pairing: &Pairing, findings: &mut Vec<Finding>) {
    if round == 1 || event.line_ups.is_empty() {
        return;
    }
    for team in [pairing.white, pairing.black] {
        let entered = event
            .line_ups
            .iter()
            .any(|line_up| line_up.round == round && line_up.team == team);
        if !entered {
            findings.push(
                said(codes::LINE_UP_AS_IN_ROUND_1, "3.16.2")
                    .field("round", round)
                    .field("team", event.unit_name(team)),
            );
        }
    }
}

fn boards(event: &Event, round: u32, pairing: &Pairing, findings: &mut Vec<Finding>) {
    let recorded = matches!(pairing.result, Some(GameResult::Forfeit { .. }));
    if let Some((first, second)) = below_half(event, pairing).filter(|_| !recorded) {
        let there = present(event, pairing);
        let sides = [
            (pairing.white, first, there.0),
            (pairing.black, second, there.1),
        ];
        for (team, admitted, count) in sides {
            if !admitted {
                findings.push(
                    said(codes::TEAM_BELOW_HALF, "3.16.4")
                        .field("round", round)
                        .field("team", event.unit_name(team))
                        .field("present", count)
                        .field("boards", event.regulation.boards.unwrap_or(1)),
                );
            }
        }
    }
    for (board, game) in pairing.games.iter().enumerate() {
        let (first, second) = sides(event, pairing, board, game);
        for (team, player) in [(pairing.white, first), (pairing.black, second)] {
            if let Some(why) = no_right(event, round, team, board, player) {
                let name = event.player(player).map(|player| player.name.as_str());
                findings.push(
                    said(codes::NO_RIGHT_TO_BOARD, "3.16.4")
                        .field("round", round)
                        .field("board", board + 1)
                        .field("player", name.unwrap_or("?"))
                        .field("team", event.unit_name(team))
                        .field(
                            "why",
                            match why {
                                NoRight::NotMember => "not-in-team",
                                NoRight::OtherNamed => "another-named",
                                NoRight::NobodyNamed => "nobody-named",
                            },
                        ),
                );
            }
        }
    }
}

/// "Если команда в финале заняла 2-е место, выиграв при этом все матчи, то … она имеет право
/// сыграть дополнительный матч за 1-е место" (3.16.6).
fn right_to_match(field: &Field<'_>, ranking: &Ranking) -> Option<Finding> {
    let event = field.event();
    if event.regulation.rounds == 0 || field.rounds() < event.regulation.rounds {
        return None;
    }
    let at = |place| {
        ranking
            .standings
            .iter()
            .find(|line| line.places == Some((place, place)))
    };
    let (first, second) = (at(1)?, at(2)?);
    let matches = || {
        let lines = &field.rows()[second.index].lines;
        lines
            .iter()
            .filter(|line| line.opponent.is_some() && !line.annulled)
    };
    let won_all = matches().count() > 0 && matches().all(|l| l.outcome == Some(Outcome::Win));
    let name = |index: usize| event.unit_name(field.rows()[index].unit);
    won_all.then(|| {
        said(codes::RIGHT_TO_MATCH, "3.16.6")
            .field("team", name(second.index))
            .field("first", name(first.index))
    })
}
