//! Errors of squares, positions, moves, records and the draw law.

use crate::board::{ParseVariantError, Variant};
use crate::exact::ParsePointsError;
use crate::finding::ParseBookError;
use crate::game::replay::OpeningError;
use crate::game::{AsPlayedError, RulingError};
use crate::notation::encoding::ParseEncodingError;
use crate::notation::fen::{FenError, FenErrorKind};
use crate::notation::moves::{MoveTextError, MoveTextErrorKind};
use crate::notation::pdn::BlockError;
use crate::position::SetupFault;
use crate::render::{ParseLanguageError, Refusal};
use crate::rules::{LawError, READINGS, RowName};

use super::Told;

impl Told for ParsePointsError {
    fn refusal(&self) -> Refusal {
        Refusal::new("not-points").with("text", &self.text)
    }
}

impl Told for ParseBookError {
    fn refusal(&self) -> Refusal {
        Refusal::new("not-a-rulebook").with("text", &self.text)
    }
}

impl Told for ParseVariantError {
    fn refusal(&self) -> Refusal {
        Refusal::new("not-a-variant").with("text", &self.text)
    }
}

impl Told for ParseLanguageError {
    fn refusal(&self) -> Refusal {
        Refusal::new("not-a-language").with("text", &self.text)
    }
}

impl Told for ParseEncodingError {
    fn refusal(&self) -> Refusal {
        Refusal::new("not-an-encoding").with("text", &self.text)
    }
}

impl Told for SetupFault {
    fn refusal(&self) -> Refusal {
        match self {
            SetupFault::Overlap(square) => {
                Refusal::new("setup-overlap").with("square", square.number())
            }
            SetupFault::ManOnLastRow(square) => {
                Refusal::new("setup-man-on-last-row").with("square", square.number())
            }
            SetupFault::OffBoard => Refusal::new("setup-off-board"),
        }
    }
}

impl Told for FenErrorKind {
    fn refusal(&self) -> Refusal {
        match self {
            FenErrorKind::Empty => Refusal::new("fen-empty"),
            FenErrorKind::Incomplete => Refusal::new("fen-incomplete"),
            FenErrorKind::Unexpected(sign) => Refusal::new("fen-unexpected").with("sign", sign),
            FenErrorKind::NoSuchSquare => Refusal::new("fen-no-such-square"),
            FenErrorKind::BadRange => Refusal::new("fen-bad-range"),
            FenErrorKind::SideTwice => Refusal::new("fen-side-twice"),
            FenErrorKind::Setup(fault) => fault.refusal(),
        }
    }
}

impl Told for FenError {
    fn refusal(&self) -> Refusal {
        self.kind.refusal()
    }
}

impl Told for MoveTextErrorKind {
    fn refusal(&self) -> Refusal {
        match self {
            MoveTextErrorKind::Unexpected(sign) => {
                Refusal::new("move-unexpected").with("sign", sign)
            }
            MoveTextErrorKind::Incomplete => Refusal::new("move-incomplete"),
            MoveTextErrorKind::TooLong => Refusal::new("move-too-long"),
        }
    }
}

impl Told for MoveTextError {
    fn refusal(&self) -> Refusal {
        self.kind.refusal()
    }
}

impl Told for AsPlayedError {
    fn refusal(&self) -> Refusal {
        match self {
            AsPlayedError::OriginEmpty(square) => {
                Refusal::new("as-played-origin-empty").with("square", square.number())
            }
            AsPlayedError::TargetOccupied(square) => {
                Refusal::new("as-played-target-occupied").with("square", square.number())
            }
            AsPlayedError::NotAMove => Refusal::new("as-played-no-move"),
        }
    }
}

impl Told for OpeningError {
    fn refusal(&self) -> Refusal {
        Refusal::new("not-an-opening").with("text", &self.text)
    }
}

impl Told for RulingError {
    fn refusal(&self) -> Refusal {
        match self {
            RulingError::NotAClaim { text } => Refusal::new("not-a-claim").with("text", text),
            RulingError::NoSuchPly { ply, plies } => Refusal::new("claim-beyond-record")
                .with("ply", ply)
                .with("plies", plies),
            RulingError::GameOver { ply, ended } => Refusal::new("claim-too-late")
                .with("ply", ply)
                .with("ended", ended),
            RulingError::NoSuchClaim { book, kind } => Refusal::new("claim-not-in-book")
                .with("book", book)
                .with("kind", kind.id()),
        }
    }
}

impl Told for BlockError {
    fn refusal(&self) -> Refusal {
        match self {
            BlockError::Read(error) => Refusal::new("unreadable").because("why", error),
            BlockError::Binary { offset } => Refusal::new("binary").with("offset", offset),
        }
    }
}

/// The game as it stands in `{variant} draughts` and in «для {variant}».
fn variant_of(refusal: Refusal, variant: Variant) -> Refusal {
    match variant {
        Variant::Russian => refusal.phrase("variant", "russian", "русских шашек"),
        Variant::International => refusal.phrase("variant", "international", "международных шашек"),
    }
}

impl Told for LawError {
    fn refusal(&self) -> Refusal {
        match self {
            LawError::NoLaw { book, variant } => {
                variant_of(Refusal::new("no-law").with("book", book), *variant)
            }
            LawError::UnknownRow { text } => Refusal::new("no-such-row")
                .with("text", text)
                .with("known", RowName::ALL.map(RowName::id).join(", ")),
            LawError::RowNotInBook {
                row,
                book,
                variant,
                known,
            } => variant_of(
                Refusal::new("row-not-in-book")
                    .with("row", row)
                    .with("book", book)
                    .with("known", known),
                *variant,
            ),
            LawError::BadLimit { text } => Refusal::new("bad-limit").with("text", text),
            LawError::UnknownReading { text } => {
                let known: Vec<String> = READINGS.iter().map(ToString::to_string).collect();
                Refusal::new("no-such-reading")
                    .with("text", text)
                    .with("known", known.join(", "))
            }
        }
    }
}
