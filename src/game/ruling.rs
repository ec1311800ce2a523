//! Ruling on a claim of a draw, as 1.9.2 does.

use std::str::FromStr;

use crate::board::Colour;
use crate::finding::codes::game as codes;
use crate::finding::{Article, Finding, Place};
use crate::moves::{Move, play};
use crate::position::Position;
use crate::rules::{RowName, Rulebook};

use super::claims::{ClaimKind, Way};
use super::course::{Course, Options};

/// A claim as it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedClaim {
    /// The half-move it rests on: played, or written and not played.
    pub ply: u32,
    /// Whether its mover wrote it and claimed; otherwise the opponent claimed before replying.
    pub written: bool,
    /// What was claimed.
    pub kind: ClaimKind,
    /// Whether the claimant's flag fell while the claim was checked.
    pub flag_fell: bool,
}

/// Why no ruling can be given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulingError {
    /// The text is not a claim.
    #[error(
        "`{text}` is not a claim; write PLY:threefold (by the opponent, after that half-move) or PLYw:threefold (by the mover, who wrote it), with `,flag` if his flag fell during the check"
    )]
    NotAClaim {
        /// The text as given.
        text: String,
    },
    /// The record does not reach the half-move.
    #[error(
        "a claim at half-move {ply} cannot be checked: the record has {plies} half-moves that can be read"
    )]
    NoSuchPly {
        /// The half-move of the claim.
        ply: u32,
        /// Half-moves of the record.
        plies: u32,
    },
    /// The game was over by then.
    #[error("a claim at half-move {ply} comes too late: the game was over after half-move {ended}")]
    GameOver {
        /// The half-move of the claim.
        ply: u32,
        /// The half-move after which the game was over.
        ended: u32,
    },
    /// The rulebook knows no such claim.
    #[error("{book} knows no claim `{}`", kind.id())]
    NoSuchClaim {
        /// The rulebook.
        book: crate::finding::Book,
        /// What was claimed.
        kind: ClaimKind,
    },
}

impl FromStr for AskedClaim {
    type Err = RulingError;
    /// Reads `45:threefold`, `45w:threefold`, `45:no-progress`, each with `,flag` where the
    /// claimant's flag fell during the check.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bad = || RulingError::NotAClaim {
            text: text.to_owned(),
        };
        let (ply, rest) = text.trim().split_once(':').ok_or_else(bad)?;
        let (number, written) = match ply.strip_suffix('w') {
            Some(number) => (number, true),
            None => (ply, false),
        };
        let (kind, flag_fell) = match rest.strip_suffix(",flag") {
            Some(kind) => (kind, true),
            None => (rest, false),
        };
        let kind = match kind {
            "threefold" => ClaimKind::Threefold,
            "no-progress" => ClaimKind::NoProgress,
            _ => return Err(bad()),
        };
        match number.parse() {
            Ok(ply) if ply > 0 && number.bytes().all(|b| b.is_ascii_digit()) => Ok(AskedClaim {
                ply,
                written,
                kind,
                flag_fell,
            }),
            _ => Err(bad()),
        }
    }
}

/// What follows from a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Consequence {
    /// The claim is true: the game is drawn.
    Draw,
    /// The claim is false and the move was written: it stands as played.
    MoveStands,
    /// The claim is false and the move had been played: play goes on.
    PlayGoesOn,
    /// The claim is false and the claimant's flag fell during the check: he has lost.
    LossOnTime,
}

/// A ruling on a claim.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Ruling {
    /// What was claimed.
    pub kind: ClaimKind,
    /// The half-move it rests on.
    pub ply: u32,
    /// In which way.
    pub way: Way,
    /// Who claimed; the check is on his time.
    pub claimant: Colour,
    /// Whether the claim is true.
    pub valid: bool,
    /// For a repetition, after which half-moves the position stood (0: the first position).
    pub stood_after: Vec<u32>,
    /// What follows.
    pub consequence: Consequence,
    /// What follows, or would, if the claimant's flag falls during the check.
    pub if_flag_falls: Consequence,
    /// What the claim rests on.
    pub article: Article,
    /// How it is made and checked.
    pub procedure: Article,
}

/// Rules on `claim` in a game of `moves` from `start`, as the law in force has it.
///
/// # Errors
/// If the record does not reach the claim's half-move, the game was over by then, or the rulebook
/// knows no such claim.
pub fn rule(
    start: &Position,
    moves: &[Move],
    law: &Rulebook,
    claim: AskedClaim,
) -> Result<Ruling, RulingError> {
    let asked = [claim];
    let mut course = Course::new(start, law, Options::default()).claims(&asked);
    for mv in moves {
        let after = play(course.position(), mv);
        course.push(mv, &after);
    }
    let plies = course.plies();
    let missing = RulingError::NoSuchPly {
        ply: claim.ply,
        plies,
    };
    course.finish().rulings.pop().unwrap_or(Err(missing))
}

/// What a claim is ruled by.
pub(super) struct Facts {
    /// Who made, or wrote, the half-move.
    pub(super) mover: Colour,
    /// After which half-moves the position has stood, this one included.
    pub(super) stood_after: Vec<u32>,
    /// Whether the thirty moves without progress are complete.
    pub(super) no_progress: bool,
}

/// The ruling on a claim at its half-move.
pub(super) fn ruled(
    law: &Rulebook,
    claim: AskedClaim,
    facts: Facts,
) -> Result<Ruling, RulingError> {
    let name = match claim.kind {
        ClaimKind::Threefold => RowName::Repetition,
        ClaimKind::NoProgress => RowName::NoProgress,
    };
    let row = law.row(name).ok_or(RulingError::NoSuchClaim {
        book: law.book,
        kind: claim.kind,
    })?;
    let stood_after = match claim.kind {
        ClaimKind::Threefold => facts.stood_after,
        ClaimKind::NoProgress => Vec::new(),
    };
    let valid = match claim.kind {
        ClaimKind::Threefold => u32::try_from(stood_after.len()).is_ok_and(|n| n >= row.limit),
        ClaimKind::NoProgress => facts.no_progress,
    };
    let if_flag_falls = if valid {
        Consequence::Draw
    } else {
        Consequence::LossOnTime
    };
    let consequence = match (valid, claim.flag_fell, claim.written) {
        (_, true, _) => if_flag_falls,
        (true, ..) => Consequence::Draw,
        (false, _, true) => Consequence::MoveStands,
        (false, _, false) => Consequence::PlayGoesOn,
    };
    let (way, claimant) = if claim.written {
        (Way::WrittenMove, facts.mover)
    } else {
        (Way::BeforeReply, !facts.mover)
    };
    Ok(Ruling {
        kind: claim.kind,
        ply: claim.ply,
        way,
        claimant,
        valid,
        stood_after,
        consequence,
        if_flag_falls,
        article: match claim.kind {
            ClaimKind::Threefold => law.repetition_claim,
            ClaimKind::NoProgress => row.article,
        },
        procedure: law.claim_procedure,
    })
}

impl RulingError {
    /// Why no ruling is given, as a finding.
    pub fn finding(&self) -> Finding {
        let finding = Finding::new(codes::CLAIM_NOT_RULED);
        match self {
            RulingError::NotAClaim { text } => finding.field("why", text.as_str()),
            RulingError::NoSuchPly { ply, plies } => finding
                .field("why", "record-too-short")
                .field("ply", *ply)
                .field("plies", *plies),
            RulingError::GameOver { ply, ended } => finding
                .field("why", "game-was-over")
                .field("ply", *ply)
                .field("ended", *ended),
            RulingError::NoSuchClaim { book, kind } => finding
                .field("why", "no-such-claim")
                .field("book", book.id())
                .field("kind", kind.id()),
        }
    }
}

impl Ruling {
    /// The ruling as a finding.
    pub fn finding(&self) -> Finding {
        let code = match self.consequence {
            Consequence::Draw => codes::CLAIM_TRUE,
            Consequence::MoveStands => codes::CLAIM_FALSE_MOVE_STANDS,
            Consequence::PlayGoesOn => codes::CLAIM_FALSE_PLAY_GOES_ON,
            Consequence::LossOnTime => codes::CLAIM_FALSE_FLAG_FELL,
        };
        // Only a repetition has half-moves to name.
        let proof = match self.kind {
            ClaimKind::Threefold => "position-stood-after",
            ClaimKind::NoProgress => "thirty-moves",
        };
        let stood: Vec<String> = self.stood_after.iter().map(u32::to_string).collect();
        Finding::new(code)
            .article(self.article)
            .at(Place {
                ply: Some(self.ply),
                ..Place::default()
            })
            .field("claimant", self.claimant.to_string())
            .field("kind", self.kind.id())
            .field("ply", self.ply)
            .field("times", self.stood_after.len())
            .field("proof", proof)
            .field(
                "after",
                if stood.is_empty() {
                    String::new()
                } else {
                    format!(" {}", stood.join(", "))
                },
            )
            .field("stood_after", stood)
    }
}
