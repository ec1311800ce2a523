//! The clocks at the resumption (3.11.1, 3.11.7, 3.11.8).

use crate::adjourn::{Envelope, Reading, cite};
use crate::board::Colour;
use crate::clock::Time;
use crate::finding::{Finding, codes::adjourn as codes};

use super::record::Record;
use super::{Side, milliseconds};

/// What was set on the clocks, and who found it wrong.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct SetClocks {
    /// What was set on White's clock at the resumption
    #[arg(long, value_name = "H:MM:SS", value_parser = milliseconds)]
    set_white: Option<i64>,
    /// What was set on Black's clock at the resumption
    #[arg(long, value_name = "H:MM:SS", value_parser = milliseconds)]
    set_black: Option<i64>,
    /// Who says that the clocks were set wrongly (3.11.8)
    #[arg(long, value_enum)]
    claimed_by: Option<Side>,
    /// Moves he has made since the resumption, the sealed one not counted
    #[arg(long, value_name = "N", default_value_t = 0, requires = "claimed_by")]
    own_moves: u32,
    /// The game is replayed from this irregular half-move (3.11.7)
    #[arg(long, value_name = "PLY")]
    replayed_from: Option<u32>,
}

/// What is to be said of the clocks.
pub(super) fn findings(
    set: &SetClocks,
    envelope: &Envelope,
    record: Option<&Record>,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    let book = envelope.rulebook;
    let text = |ms: i64| Time::from_millis(ms).to_string();
    for (side, set) in Colour::BOTH.into_iter().zip([set.set_white, set.set_black]) {
        let found = envelope.clocks.of(side);
        if let Some(said) = set
            && said != found
        {
            findings.push(
                Finding::new(codes::CLOCKS_SET_WRONGLY)
                    .article(cite(book, "3.11.1"))
                    .field("side", side.to_string())
                    .field("said", text(said))
                    .field("found", text(found)),
            );
        }
    }
    if let Some(claimant) = set.claimed_by {
        let code = if set.own_moves == 0 {
            codes::WRONG_CLOCKS_CORRECTED
        } else {
            codes::WRONG_CLOCKS_TOO_LATE
        };
        findings.push(
            Finding::new(code)
                .article(cite(book, "3.11.8"))
                .field("side", Colour::from(claimant).to_string()),
        );
    }
    if let Some(ply) = set.replayed_from {
        let readings = record.and_then(|record| record.readings_at(envelope.clocks.reading, ply));
        let finding = match readings {
            Some([white, black]) => Finding::new(codes::CLOCK_CORRECTION)
                .field("white", text(white))
                .field("black", text(black)),
            None => Finding::new(codes::CLOCK_CORRECTION_UNKNOWN),
        };
        findings.push(finding.field("ply", ply).article(cite(book, "3.11.7")));
    }
    findings
}

/// The readings with which play goes on: those of the envelope, and what ran while a player was
/// away.
pub(super) fn resumed(envelope: &Envelope, away: [Option<i64>; 2]) -> [i64; 2] {
    Colour::BOTH.map(|side| {
        let ran = away[side.index()].unwrap_or(0);
        match envelope.clocks.reading {
            Reading::Used => envelope.clocks.of(side) + ran,
            Reading::Shown => envelope.clocks.of(side) - ran,
        }
    })
}
