//! The clocks at the resumption (3.11.1, 3.11.7, 3.11.8).

use crate::adjourn::{Decision, Envelope, Reading, cite};
use crate::board::Colour;
use crate::clock::{Control, Time};
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
    #[arg(long, value_name = "PLY", value_parser = clap::value_parser!(u32).range(1..))]
    replayed_from: Option<u32>,
}

impl SetClocks {
    /// The half-move from which the game is replayed (3.11.7).
    pub(super) fn replayed_from(&self) -> Option<u32> {
        self.replayed_from
    }

    /// Whether a reading was set that the envelope does not have.
    fn is_wrong(&self, envelope: &Envelope) -> bool {
        [self.set_white, self.set_black]
            .into_iter()
            .zip(Colour::BOTH)
            .any(|(set, side)| set.is_some_and(|set| set != envelope.clocks.of(side)))
    }
}

/// What is to be said of the clocks.
pub(super) fn findings(
    set: &SetClocks,
    envelope: &Envelope,
    corrected: Option<[i64; 2]>,
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
        let code = match (set.is_wrong(envelope), set.own_moves) {
            (false, _) => codes::CLOCKS_NOT_WRONG,
            (true, 0) => codes::WRONG_CLOCKS_CORRECTED,
            (true, _) => codes::WRONG_CLOCKS_TOO_LATE,
        };
        findings.push(
            Finding::new(code)
                .article(cite(book, "3.11.8"))
                .field("side", Colour::from(claimant).to_string()),
        );
    }
    if let Some(ply) = set.replayed_from {
        let finding = match corrected {
            Some([white, black]) => Finding::new(codes::CLOCK_CORRECTION)
                .field("white", text(white))
                .field("black", text(black)),
            None => Finding::new(codes::CLOCK_CORRECTION_UNKNOWN),
        };
        findings.push(finding.field("ply", ply).article(cite(book, "3.11.7")));
    }
    findings
}

/// The readings to which the clocks go back where the game is replayed (3.11.7), if the record
/// tells them.
pub(super) fn corrected(
    set: &SetClocks,
    envelope: &Envelope,
    record: Option<&Record>,
    control: Option<&Control>,
) -> Option<[i64; 2]> {
    record?.readings_at(envelope.clocks.reading, set.replayed_from?, control)
}

/// The readings with which play goes on: those of the envelope, or as they were set where that
/// was claimed too late (3.11.8), and what ran while a player was away. The clock of the one who
/// sealed does not run before the other is there.
pub(super) fn resumed(
    set: &SetClocks,
    envelope: &Envelope,
    away: [Option<i64>; 2],
    decision: &Decision,
) -> [i64; 2] {
    let stay = set.claimed_by.is_some() && set.own_moves > 0;
    let closed = matches!(
        decision,
        Decision::StaysClosed { .. } | Decision::BothAbsent { .. }
    );
    Colour::BOTH.map(|side| {
        let set = [set.set_white, set.set_black][side.index()].filter(|_| stay);
        let base = set.unwrap_or_else(|| envelope.clocks.of(side));
        let ran = match away[side.index()] {
            Some(ran) if !(closed && side == envelope.sealed.by) => ran,
            _ => 0,
        };
        match envelope.clocks.reading {
            Reading::Used => base + ran,
            Reading::Shown => base - ran,
        }
    })
}
