//! What the clocks decide.

use super::Ending;
use super::record::BoardEnd;
use crate::board::Colour;
use crate::finding::Article;

/// What the clocks decide.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    serde::Serialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum VerdictKind {
    /// Nothing.
    #[default]
    None,
    /// `side` lost on time.
    LossOnTime,
    /// Both lost.
    LossOfBoth,
    /// A draw.
    Draw,
    /// `side` won on the board before his flag counts (3.7.12).
    WinStands,
    /// The flag of `side` fell and was not claimed in time.
    FlagNotClaimed,
    /// Both flags are down and play goes on (004 6.12).
    PlayOn,
    /// `side` resigned by stopping the clocks (3.7.11).
    Resignation,
    /// `side` lost by penalties.
    PenaltyLoss,
    /// `side` came too late or not at all.
    NoShow,
    /// The arbiter must decide.
    Arbiter,
}

impl VerdictKind {
    /// Its name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            VerdictKind::None => "none",
            VerdictKind::LossOnTime => "loss_on_time",
            VerdictKind::LossOfBoth => "loss_of_both",
            VerdictKind::Draw => "draw",
            VerdictKind::WinStands => "win_stands",
            VerdictKind::FlagNotClaimed => "flag_not_claimed",
            VerdictKind::PlayOn => "play_on",
            VerdictKind::Resignation => "resignation",
            VerdictKind::PenaltyLoss => "penalty_loss",
            VerdictKind::NoShow => "no_show",
            VerdictKind::Arbiter => "arbiter",
        }
    }
}

/// What the clocks decide, by which article, about whom and when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// What.
    pub kind: VerdictKind,
    /// By which article.
    pub article: Option<Article>,
    /// The side that loses; for [`VerdictKind::WinStands`] the one that wins; for
    /// [`VerdictKind::FlagNotClaimed`] the one whose flag fell.
    pub side: Option<Colour>,
    /// The half-move; one more than were played if it was being thought about.
    pub ply: Option<u32>,
}

impl Verdict {
    /// A verdict by `article`.
    pub const fn new(
        kind: VerdictKind,
        article: Article,
        side: Option<Colour>,
        ply: Option<u32>,
    ) -> Verdict {
        Verdict {
            kind,
            article: Some(article),
            side,
            ply,
        }
    }

    /// The draw that the board gave before a flag fell.
    pub(super) const fn board_draw(end: &BoardEnd) -> Verdict {
        Verdict {
            kind: VerdictKind::Draw,
            article: end.article,
            side: None,
            ply: Some(end.ply),
        }
    }

    /// How a game must have ended by this verdict; `None` where it says nothing of that.
    pub fn ending(&self) -> Option<Ending> {
        match (self.kind, self.side) {
            (
                VerdictKind::LossOnTime
                | VerdictKind::Resignation
                | VerdictKind::PenaltyLoss
                | VerdictKind::NoShow,
                Some(loser),
            ) => Some(Ending::Win(!loser)),
            (VerdictKind::WinStands, Some(winner)) => Some(Ending::Win(winner)),
            (VerdictKind::Draw, _) => Some(Ending::Draw),
            (VerdictKind::LossOfBoth, _) => Some(Ending::LossOfBoth),
            _ => None,
        }
    }
}
