//! What TRF has no place for.

use crate::exact::Points;
use crate::finding::Finding;
use crate::finding::codes::event as codes;

use super::texts::{acronyms, kept_tie_breaks};
use super::{Dialect, scale, write_teams};
use crate::event::text::slug;
use crate::event::{Bye, ByeKind, Edition, Event, Number, PendingCounts, Player, Round, Scoring};
use crate::finding::Book;

/// One finding per field of the event that the format has no place for, and per text that must
/// be cut to fit its columns.
pub(super) fn lost(event: &Event, dialect: Dialect) -> Vec<Finding> {
    let mut lost = Vec::new();
    let regulation = &event.regulation;
    let trf16 = dialect == Dialect::Trf16;
    let paired = event.rounds.len() as u32;
    let any = |has: fn(&Player) -> bool| event.players.iter().any(has);
    let later = |round: &u32| *round > paired + 1;
    let scale = Scoring {
        other: Vec::new(),
        bye_boards: None,
        ..regulation.scoring.clone()
    };
    let ranged = |f: &crate::event::Forbidden| f.from_round.is_some() || f.to_round.is_some();
    let fields = [
        ("id", event.id != slug(&event.name)),
        ("seed", event.seed.is_some()),
        ("numbers_fixed", !event.numbers_fixed),
        ("regulation.game", regulation.game.is_some()),
        (
            "regulation.rulebook",
            regulation.rulebook != Book::default(),
        ),
        (
            "regulation.edition",
            regulation.edition != Edition::default(),
        ),
        ("regulation.scoring", trf16 && scale != Scoring::default()),
        (
            "regulation.scoring.other",
            !regulation.scoring.other.is_empty(),
        ),
        (
            "regulation.tie_breaks",
            !regulation.tie_breaks.is_empty()
                && (trf16
                    || (acronyms(&regulation.tie_breaks).is_none()
                        && kept_tie_breaks(event).is_none())),
        ),
        ("regulation.cycles", regulation.cycles.is_some()),
        ("regulation.table", !regulation.table.is_empty()),
        ("regulation.micro_match", regulation.micro_match.is_some()),
        (
            "regulation.pending_counts_as",
            regulation.pending_counts_as != PendingCounts::default(),
        ),
        (
            "regulation.forbidden[].from_round",
            trf16 && regulation.forbidden.iter().any(ranged),
        ),
        (
            "regulation.forbidden[].reason",
            regulation.forbidden.iter().any(|f| f.reason.is_some()),
        ),
        ("regulation.forced", !regulation.forced.is_empty()),
        (
            "regulation.pairing_groups",
            !regulation.pairing_groups.is_empty(),
        ),
        (
            "regulation.pairing_groups_to_round",
            regulation.pairing_groups_to_round.is_some(),
        ),
        (
            "regulation.readings",
            regulation
                .readings
                .keys()
                .any(|name| trf16 || name != "team-points"),
        ),
        ("regulation.limits", !regulation.limits.is_empty()),
        ("stage", event.stage.is_some()),
        (
            "regulation.scoring.bye_boards",
            regulation.scoring.bye_boards.is_some()
                && (trf16 || !event.is_team_event() || !regulation.counts_matches()),
        ),
        (
            "teams[].nickname",
            trf16 && event.teams.iter().any(|team| team.nickname.is_some()),
        ),
        (
            "teams[].strength",
            trf16 && event.teams.iter().any(|team| team.strength.is_some()),
        ),
        ("players[].club", any(|p| p.club.is_some())),
        ("players[].categories", any(|p| !p.categories.is_empty())),
        ("players[].from_round", any(|p| p.from_round.is_some())),
        ("players[].id", any(|p| p.id != format!("p{}", p.number))),
        (
            "absences",
            event.absences.iter().any(|absence| {
                absence.kind == ByeKind::Pairing
                    || (trf16 && (event.is_team_event() || absence.rounds.iter().any(later)))
            }),
        ),
        ("withdrawals", !event.withdrawals.is_empty()),
        (
            "teams[].id",
            event.teams.iter().any(|t| t.id != format!("t{}", t.number)),
        ),
        ("rounds[].pairings[].board", boards_move(event)),
        ("rounds[].byes", byes_untold(event, trf16)),
        (
            "rounds[].pairings[].games",
            event
                .rounds
                .iter()
                .flat_map(|r| &r.pairings)
                .any(|pairing| {
                    if event.is_team_event() {
                        !write_teams::told(pairing, dialect)
                    } else {
                        !pairing.games.is_empty()
                    }
                }),
        ),
        (
            "rounds[].pairings[].opening",
            event.rounds.iter().any(|round| {
                round.opening.is_some() || round.pairings.iter().any(|p| p.opening.is_some())
            }),
        ),
        ("carried", !event.carried.is_empty()),
        ("line_ups", trf16 && !event.line_ups.is_empty()),
        ("adjourned", !event.adjourned.is_empty()),
        ("penalties", !event.penalties.is_empty()),
        ("openings", event.openings.is_some()),
        ("play_offs", !event.play_offs.is_empty()),
        ("log", !event.log.is_empty()),
        ("trf_lines: 162", scale_gone(event)),
    ];
    for (field, has) in fields {
        if has {
            lost.push(Finding::new(codes::EXPORT_LOSES).field("field", field));
        }
    }
    for player in &event.players {
        let texts = [
            ("name", Some(&player.name), 33),
            ("title", player.title.as_ref(), 3),
            ("federation", player.federation.as_ref(), 3),
            ("federation_id", player.federation_id.as_ref(), 11),
        ];
        lost.extend(cut("players", player.number, &texts));
    }
    for team in &event.teams {
        let texts = [
            ("name", Some(&team.name), 32),
            ("nickname", team.nickname.as_ref().filter(|_| !trf16), 5),
        ];
        lost.extend(cut("teams", team.number, &texts));
    }
    lost
}

/// The texts of a player or a team that are cut to their columns.
fn cut(list: &str, number: Number, texts: &[(&str, Option<&String>, usize)]) -> Vec<Finding> {
    let mut found = Vec::new();
    for (field, text, width) in texts {
        if let Some(text) = text.filter(|text| text.chars().count() > *width) {
            let written: String = text.chars().take(*width).collect();
            let finding = Finding::new(codes::EXPORT_CHANGES);
            let finding = finding.field("place", format!("{list}[{number}].{field}"));
            let finding = finding.field("what", text.as_str());
            found.push(finding.field("written", written));
        }
    }
    found
}

/// Whether a kept record 162 is another scale than the event's by now.
fn scale_gone(event: &Event) -> bool {
    let mut kept = event.trf_lines.iter();
    kept.any(|line| line.starts_with("162")) && scale::kept(event).is_none()
}

/// Whether byes do not come back: TRF16 has none of teams, and a last round in which nobody plays is
/// read as one to be paired.
fn byes_untold(event: &Event, trf16: bool) -> bool {
    let untold = |bye: &Bye| match bye.kind {
        ByeKind::Zero => false,
        ByeKind::Pairing | ByeKind::Full | ByeKind::Half => trf16 && event.is_team_event(),
    };
    let mut byes = event.rounds.iter().flat_map(|round| &round.byes);
    let plays = |round: &Round| {
        let free = round.byes.iter().any(|bye| bye.kind == ByeKind::Pairing);
        !round.pairings.is_empty() || (free && !(trf16 && event.is_team_event()))
    };
    // 320 has a team for each round.
    let two = |round: &Round| {
        let free = round.byes.iter().filter(|bye| bye.kind == ByeKind::Pairing);
        event.is_team_event() && free.count() > 1
    };
    byes.any(untold)
        || event.rounds.iter().any(two)
        || event.rounds.last().is_some_and(|round| !plays(round))
}

/// Whether the boards of some round are others than a reader gives, who numbers the pairs by the
/// lower of their two numbers.
pub fn boards_move(event: &Event) -> bool {
    event.rounds.iter().any(|round| {
        let mut pairs: Vec<_> = round.pairings.iter().collect();
        pairs.sort_by_key(|pairing| pairing.white.min(pairing.black));
        pairs
            .iter()
            .zip(1..)
            .any(|(pairing, board)| pairing.board != board)
    })
}

/// That the points written for somebody are not what his row makes.
pub fn apart(player: &Player, counted: Points, made: Points) -> Finding {
    Finding::new(codes::EXPORT_POINTS)
        .field("player", player.number.0)
        .field("name", player.name.as_str())
        .field("counted", counted.to_string())
        .field("made", made.to_string())
}

/// Points that their columns cannot hold: the whole of it by the path of its owner, and how many.
pub(super) fn points(path: &str, points: Points) -> Finding {
    Finding::new(codes::EXPORT_LOSES).field("field", format!("{path}: {points}"))
}
