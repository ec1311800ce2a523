//! Records of teams (300, 320, 330) that the players' rows contradict, and files whose rows make no
//! matches of teams though records of such matches are there.

use super::head::Head;
use super::line::{lines, place};
use super::teams::stray;
use crate::event::{Event, Number, Pairing};
use crate::finding::Finding;
use crate::finding::codes::event as codes;

/// The records of a team event that say something else than its rows, which hold.
pub(super) fn contradicted(event: &Event, head: &Head, findings: &mut Vec<Finding>) {
    for (din, text, number) in &head.understood {
        let Some(line) = lines(text).next() else {
            continue;
        };
        let read = |from, to| line.field(from, to).trim().parse::<u32>().unwrap_or(0);
        let mut slip = |column: usize, round: u32, team: Number| {
            findings.push(
                Finding::new(codes::RECORD_CONTRADICTED)
                    .at(place(*number, column))
                    .field("din", din.as_str())
                    .field("round", round)
                    .field("team", team.to_string()),
            );
        };
        match din.as_str() {
            "300" => {
                let (round, team, said) = (read(5, 7), Number(read(9, 11)), Number(read(13, 15)));
                let met = met(event, round, team).map(|pairing| opponent(pairing, team));
                if said.0 > 0 && met.is_some_and(|met| met != said) {
                    slip(13, round, team);
                }
            }
            "320" => {
                for (index, team) in head.free_teams.iter().enumerate() {
                    let round = u32::try_from(index + 1).unwrap_or(u32::MAX);
                    let stranger = team.0 > 0 && event.team(*team).is_none();
                    if stranger || met(event, round, *team).is_some() {
                        slip(15 + 4 * index, round, *team);
                    }
                }
            }
            "330" => {
                let (round, team, other) =
                    (read(8, 10), Number(read(12, 14)), Number(read(16, 18)));
                let played = met(event, round, team).is_some_and(|pairing| {
                    let games = pairing.games.iter();
                    let mut results = games.filter_map(|game| game.result);
                    opponent(pairing, team) != other || results.any(|result| result.is_played())
                });
                if played {
                    slip(5, round, team);
                }
            }
            _ => {}
        }
    }
}

/// Tells why a file with records of team matches is read as an event of players.
pub(super) fn unformed(event: &Event, head: &Head, findings: &mut Vec<Finding>) {
    let records = head.understood.iter();
    let mut records =
        records.filter(|(din, ..)| matches!(din.as_str(), "300" | "320" | "330" | "362"));
    let (Some((_, _, line)), Some(stray)) = (records.next(), stray(event)) else {
        return;
    };
    // Without teams there is nothing to say but that the records are kept.
    if event.teams.is_empty() {
        return;
    }
    findings.push(
        Finding::new(codes::MATCHES_UNFORMED)
            .at(place(*line, 1))
            .field("round", stray.round)
            .field("white", event.unit_name(stray.white))
            .field("black", event.unit_name(stray.black)),
    );
}

/// The match of a team in a round.
fn met(event: &Event, round: u32, team: Number) -> Option<&Pairing> {
    let mut pairings = event.round(round)?.pairings.iter();
    pairings.find(|pairing| pairing.white == team || pairing.black == team)
}

fn opponent(pairing: &Pairing, team: Number) -> Number {
    if pairing.white == team {
        pairing.black
    } else {
        pairing.white
    }
}
