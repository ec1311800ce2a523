//! When a draw could be claimed, and by whom.

use crate::board::Colour;
use crate::finding::Article;

/// What is claimed.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimKind {
    /// The position stands for the third time (1.9.1.9).
    Threefold,
    /// Thirty moves by each side without promotion or change of force (`draft2002` 5.2 e).
    NoProgress,
}

impl ClaimKind {
    /// The word used in `--claim` and in reports.
    pub const fn id(self) -> &'static str {
        match self {
            ClaimKind::Threefold => "threefold",
            ClaimKind::NoProgress => "no-progress",
        }
    }
}

/// The two ways of claiming (1.9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// The move was played; the opponent claims before he replies.
    BeforeReply,
    /// The mover writes the move and claims instead of playing it.
    WrittenMove,
}

/// A right that somebody had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Right {
    /// The half-move that was played (or would have been written).
    pub ply: u32,
    /// Who could claim.
    pub by: Colour,
    /// How.
    pub way: Way,
    /// For a repetition, how many times the position then stood.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub times: Option<u32>,
}

/// A stretch of the game during which a claim stood: after every one of these half-moves.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Claim {
    /// What could be claimed.
    pub kind: ClaimKind,
    /// By which article.
    pub article: Article,
    /// The first half-move after which the claim stood.
    pub from_ply: u32,
    /// The last half-move after which it stood.
    pub to_ply: u32,
    /// Who could claim at each of these half-moves, and how.
    pub rights: Vec<Right>,
}

impl Claim {
    /// Notes that a claim of `kind` stood after this half-move of `mover`: the open stretch grows
    /// or a new one begins.
    pub(super) fn note(
        claims: &mut Vec<Claim>,
        kind: ClaimKind,
        article: Article,
        ply: u32,
        mover: Colour,
        times: Option<u32>,
    ) {
        let open = claims
            .iter_mut()
            .rev()
            .find(|claim| claim.kind == kind && claim.to_ply + 1 == ply);
        let claim = match open {
            Some(claim) => claim,
            None => {
                claims.push(Claim {
                    kind,
                    article,
                    from_ply: ply,
                    to_ply: ply,
                    rights: Vec::new(),
                });
                let Some(claim) = claims.last_mut() else {
                    return;
                };
                claim
            }
        };
        claim.to_ply = ply;
        claim.rights.extend([
            Right {
                ply,
                by: mover,
                way: Way::WrittenMove,
                times,
            },
            Right {
                ply,
                by: !mover,
                way: Way::BeforeReply,
                times,
            },
        ]);
    }

    /// Whether `colour` could claim at some moment of the stretch.
    pub fn could_be_made_by(&self, colour: Colour) -> bool {
        self.rights.iter().any(|right| right.by == colour)
    }
}
