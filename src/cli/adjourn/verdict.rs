//! A judged sealed move as a finding.

use crate::adjourn::{Correction, Doubt, Envelope, Outcome, SealLoss, Sealed, cite};
use crate::board::Colour;
use crate::finding::{Finding, codes::adjourn as codes};
use crate::moves::{Move, legal_moves};
use crate::notation::moves;
use crate::position::Position;

fn texts(position: &Position, list: &[Move]) -> Vec<String> {
    list.iter().map(|mv| moves::write(position, mv)).collect()
}

/// The moves that come into question, as text.
pub(super) fn candidates(sealed: &Sealed, position: &Position) -> Vec<String> {
    match &sealed.outcome {
        Outcome::Arbiter { candidates, .. } => texts(position, candidates),
        _ => Vec::new(),
    }
}

/// What is to be said of a sealed move or a sealed reply, made by `side` in `position`.
pub(super) fn finding_of(
    sealed: &Sealed,
    position: &Position,
    written: &str,
    envelope: &Envelope,
    side: Colour,
) -> Option<Finding> {
    let article = cite(envelope.rulebook, "3.11.5");
    let finding = match &sealed.outcome {
        Outcome::Legal(_) | Outcome::Resignation => return None,
        Outcome::Claim => {
            return Some(
                Finding::new(codes::SEALED_CLAIM).article(cite(envelope.rulebook, "1.9.2")),
            );
        }
        Outcome::Corrected { mv, slip } => Finding::new(codes::SEALED_CORRECTED)
            .field("move", moves::write(position, mv))
            .field(
                "slip",
                match slip {
                    Correction::WrongOrigin => "wrong-origin",
                    Correction::RotatedBoard => "rotated-board",
                },
            ),
        Outcome::Arbiter { doubt, candidates } => Finding::new(codes::SEALED_DOUBTFUL)
            .field("candidates", texts(position, candidates))
            .field(
                "doubt",
                match doubt {
                    Doubt::SeveralSlips => "several-slips",
                    Doubt::NearMisses => "near-misses",
                    Doubt::CaptureForced => "capture-forced",
                    Doubt::ShortNotation => "short-notation",
                    Doubt::Numbers => "numbers",
                },
            ),
        Outcome::Lost(loss) => match loss {
            SealLoss::Missing => Finding::new(codes::SEALED_MISSING),
            SealLoss::Illegible => Finding::new(codes::SEALED_ILLEGIBLE),
            SealLoss::Illegal => Finding::new(codes::SEALED_ILLEGAL),
            SealLoss::Ambiguous(fitting) => {
                Finding::new(codes::SEALED_AMBIGUOUS).field("candidates", texts(position, fitting))
            }
        },
    };
    let legal: Vec<Move> = legal_moves(position).iter().copied().collect();
    Some(
        finding
            .field("written", written)
            .field("side", side.to_string())
            .field("legal", texts(position, &legal))
            .article(article),
    )
}
