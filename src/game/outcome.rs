//! How a game ended by the board and the counters, and what that says of the recorded result.

use crate::board::Colour;
use crate::finding::codes::game as codes;
use crate::finding::{Article, Finding, Place, Severity};
use crate::rules::{Effect, RowName};

use super::claims::{Claim, ClaimKind};
use super::counters::{Count, Unit};
use super::course::Verdict;
use super::ruling::{Consequence, Ruling};

/// A result as a record gives it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Recorded {
    /// This side won.
    Win(Colour),
    /// Drawn.
    Draw,
    /// Lost by both.
    BothLost,
    /// `*`, or none at all: the game may go on.
    #[default]
    Open,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The loser has no piece left.
    NoPieces,
    /// The loser has pieces, and none of them can move.
    Blocked,
    /// This row of the draw table ran out.
    Row(RowName),
    /// The loser's flag fell while his false claim was checked (1.9.2).
    FlagInCheck,
}

/// What the board and the counters decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing: the game is not over, or was ended by the players or the clock.
    #[default]
    Open,
    /// A side has won.
    Win {
        /// Who.
        winner: Colour,
        /// How.
        end: End,
        /// By which article.
        article: Article,
        /// After which half-move.
        ply: u32,
    },
    /// The game is drawn by a counter, or by a true claim.
    Draw {
        /// By which row.
        row: RowName,
        /// By which article.
        article: Article,
        /// After which half-move.
        ply: u32,
        /// The half-move after which the count began; for a repetition, after which the position
        /// first stood.
        since: u32,
    },
}

impl Outcome {
    /// Whether neither board nor counters decide anything.
    pub const fn is_open(&self) -> bool {
        matches!(self, Outcome::Open)
    }

    /// `win`, `draw` or `none`.
    pub const fn kind(&self) -> &'static str {
        match self {
            Outcome::Open => "none",
            Outcome::Win { .. } => "win",
            Outcome::Draw { .. } => "draw",
        }
    }

    /// The article that decides, if anything does.
    pub const fn article(&self) -> Option<Article> {
        match self {
            Outcome::Open => None,
            Outcome::Win { article, .. } | Outcome::Draw { article, .. } => Some(*article),
        }
    }

    /// The half-move after which the game was over.
    pub const fn ply(&self) -> Option<u32> {
        match self {
            Outcome::Open => None,
            Outcome::Win { ply, .. } | Outcome::Draw { ply, .. } => Some(*ply),
        }
    }

    /// The winner, if there is one.
    pub const fn winner(&self) -> Option<Colour> {
        match self {
            Outcome::Win { winner, .. } => Some(*winner),
            _ => None,
        }
    }
}

fn at(ply: u32) -> Place {
    Place {
        ply: Some(ply),
        ..Place::default()
    }
}

fn result_text(result: Recorded) -> &'static str {
    match result {
        Recorded::Win(Colour::White) => "1-0",
        Recorded::Win(Colour::Black) => "0-1",
        Recorded::Draw => "1/2-1/2",
        Recorded::BothLost => "0-0",
        Recorded::Open => "*",
    }
}

/// The findings of a game's law: how it ended by the counters, moves after the end, the recorded
/// result against board and counters, the claims that stood. `plies` is the number of half-moves
/// recorded; with `strict`, playing on past a drawn end is an error.
pub fn findings(verdict: &Verdict, recorded: Recorded, plies: u32, strict: bool) -> Vec<Finding> {
    let mut found = Vec::new();
    let graver = if strict {
        Severity::Error
    } else {
        Severity::Warning
    };
    let contradicts = |winner: Option<Colour>| match recorded {
        Recorded::Open => false,
        Recorded::Win(recorded) => winner != Some(recorded),
        Recorded::Draw => winner.is_some(),
        Recorded::BothLost => true,
    };
    match verdict.outcome {
        Outcome::Open => {}
        Outcome::Win {
            winner,
            article,
            ply,
            end,
        } => {
            let finding = |code| {
                Finding::new(code)
                    .article(article)
                    .at(at(ply))
                    .field("winner", winner.to_string())
                    .field("loser", (!winner).to_string())
                    .field("result", result_text(recorded))
                    .field("ended", ply)
                    .field(
                        "reason",
                        match end {
                            End::NoPieces => "no-pieces",
                            End::FlagInCheck if code == codes::RESULT_MISSING => "false-claim",
                            End::FlagInCheck => "flag-in-check",
                            End::Blocked | End::Row(_) => "blocked",
                        },
                    )
            };
            let by_claim = end == End::FlagInCheck;
            if plies > ply {
                let after = if by_claim {
                    finding(codes::MOVES_AFTER_CLAIM).severity(graver)
                } else {
                    finding(codes::MOVES_AFTER_WIN)
                };
                found.push(after.field("moves", plies - ply));
            }
            if contradicts(Some(winner)) {
                found.push(finding(if by_claim {
                    codes::RESULT_CONTRADICTS_CLAIM
                } else {
                    codes::RESULT_CONTRADICTS_BOARD
                }));
            }
            if recorded == Recorded::Open {
                found.push(finding(codes::RESULT_MISSING));
            }
        }
        Outcome::Draw {
            row,
            article,
            ply,
            since,
        } => {
            let finding = |code| {
                Finding::new(code)
                    .article(article)
                    .at(at(ply))
                    .field("row", row.id())
                    .field("situation", row.id())
                    .field("reason", "claim-true")
                    .field("since", since)
                    .field("ended", ply)
                    .field("result", result_text(recorded))
            };
            // A claim is told by its ruling.
            let by_claim = verdict.rulings.iter().flatten().any(|ruling| ruling.valid);
            if !by_claim {
                found.push(finding(codes::DRAW_BY_COUNTER));
            }
            if plies > ply {
                let code = if by_claim {
                    codes::MOVES_AFTER_CLAIM
                } else {
                    codes::MOVES_AFTER_DRAW
                };
                found.push(finding(code).field("moves", plies - ply).severity(graver));
            }
            if contradicts(None) {
                found.push(if by_claim {
                    finding(codes::RESULT_CONTRADICTS_CLAIM)
                } else {
                    finding(codes::RESULT_CONTRADICTS_COUNTER).severity(graver)
                });
            }
        }
    }
    if let Some((count, ply)) = &verdict.unless_won {
        found.push(
            Finding::new(codes::COUNT_RAN_OUT_BUT_WON)
                .article(count.article)
                .at(at(*ply))
                .field("row", count.row.id())
                .field("situation", count.row.id())
                .field("limit", count.of)
                .field("since", count.since)
                .field("ended", *ply)
                .field("result", result_text(recorded)),
        );
    }
    found.extend(verdict.claims.iter().map(claim_stood));
    found
}

fn claim_stood(claim: &Claim) -> Finding {
    let code = match claim.kind {
        ClaimKind::Threefold => codes::THREEFOLD_CLAIM_STOOD,
        ClaimKind::NoProgress => codes::NO_PROGRESS_CLAIM_STOOD,
    };
    let by: Vec<String> = Colour::BOTH
        .into_iter()
        .filter(|&colour| claim.could_be_made_by(colour))
        .map(|colour| colour.to_string())
        .collect();
    Finding::new(code)
        .article(claim.article)
        .at(at(claim.from_ply))
        .field("from", claim.from_ply)
        .field("to", claim.to_ply)
        .field("by", by)
}

/// Whether this count, having run out, ends the game whatever the record's result says.
pub(super) fn ends(effect: Option<Effect>, recorded: Recorded) -> bool {
    match effect {
        Some(Effect::EndsGameUnlessWon) => !matches!(recorded, Recorded::Win(_)),
        _ => true,
    }
}

/// What a ruling decides: a true claim draws the game, a false one loses it if the claimant's flag
/// fell during the check, else nothing.
pub(super) fn claimed(ruling: &Ruling) -> Outcome {
    let (article, ply) = (ruling.article, ruling.ply);
    match ruling.consequence {
        Consequence::Draw => Outcome::Draw {
            row: match ruling.kind {
                ClaimKind::Threefold => RowName::Repetition,
                ClaimKind::NoProgress => RowName::NoProgress,
            },
            article,
            ply,
            since: ruling.stood_after.first().copied().unwrap_or_default(),
        },
        Consequence::LossOnTime => Outcome::Win {
            winner: !ruling.claimant,
            end: End::FlagInCheck,
            article: ruling.procedure,
            ply,
        },
        Consequence::MoveStands | Consequence::PlayGoesOn => Outcome::Open,
    }
}

/// The draw that a count makes when it runs out at `ply`.
pub(super) fn drawn(count: Count, ply: u32) -> Outcome {
    debug_assert!(count.unit == Unit::Plies || count.stronger.is_some());
    Outcome::Draw {
        row: count.row,
        article: count.article,
        ply,
        since: count.since,
    }
}
