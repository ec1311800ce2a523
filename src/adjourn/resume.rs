//! The resumption: who is there, what becomes of the envelope and the clocks (3.11.2–3.11.4,
//! 3.11.6, 3.12.2).

use crate::board::Colour;
use crate::moves::Move;

use super::sealed::{Outcome, Sealed};

/// Who is at the board when the game is to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Present {
    /// Both players.
    Both,
    /// Only this one.
    Only(Colour),
    /// Nobody.
    Nobody,
}

impl Present {
    /// Whether this side is there.
    pub fn has(self, colour: Colour) -> bool {
        match self {
            Present::Both => true,
            Present::Only(there) => there == colour,
            Present::Nobody => false,
        }
    }
}

/// Something that ended the game before it was resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// A draw was agreed (1.9.1.1).
    Draw,
    /// This side resigned (1.8.1).
    Resigned(Colour),
}

/// What became of a lost envelope (3.11.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The players can restore the position: the game is played on.
    Restorable,
    /// They cannot, or differ: annulled and replayed.
    NotRestorable,
}

/// What is known at the resumption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The side that sealed.
    pub sealer: Colour,
    /// Who is there.
    pub present: Present,
    /// How long each side's clock has run at the resumption while its player was away, in
    /// milliseconds, by [`Colour::index`].
    pub away: [Option<i64>; 2],
    /// What each side has left until its next control, in milliseconds, by [`Colour::index`].
    pub left: [Option<i64>; 2],
    /// A draw agreed or a resignation before the resumption.
    pub settled: Option<Settled>,
    /// A fall of a flag that was established before.
    pub flag_fell: Option<Colour>,
    /// The paper envelope is lost.
    pub lost: Option<Lost>,
    /// The secret file is at hand and fits the fingerprint: it is the envelope.
    pub secret_fits: bool,
    /// The game is replayed from an earlier irregular move (3.11.7): the side to move there, where
    /// it is known.
    pub replayed: Option<Option<Colour>>,
    /// A move made on the board instead of a sealed one (3.10.4).
    pub open_move: bool,
    /// The sealed move as read, or the open one; `None` while the envelope is closed or its secret
    /// not at hand.
    pub sealed: Option<Sealed>,
    /// The counter-sealed reply as read (3.11.4).
    pub reply: Option<Sealed>,
}

/// Whose clock runs, and from when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockRuns {
    /// Nobody's.
    Neither,
    /// This side's, once the sealed move is made on the board.
    AfterMove(Colour),
    /// This side's, from the announced start.
    FromStart(Colour),
    /// This side's, since the reply was given and the clocks switched.
    AfterReply(Colour),
}

/// What is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The game goes on: the sealed move is made on the board.
    GoOn {
        /// The move to make; `None` where it was an open move already on the board.
        mv: Option<Move>,
        /// The reply that was sealed against it, to make at once.
        reply: Option<Move>,
        /// Whose clock is started.
        clock: ClockRuns,
    },
    /// The envelope stays closed while the one who has to reply is away (3.11.2, 3.11.3).
    StaysClosed {
        /// Whose clock runs.
        clock: ClockRuns,
    },
    /// The sealed move or the reply ends the game: this side wins on the board.
    BoardWin {
        /// The winner.
        winner: Colour,
        /// The move that ends it.
        mv: Move,
    },
    /// Lost: missing, illegible, ambiguous, illegal with no near reading (3.11.5).
    SealLost {
        /// Who loses.
        loser: Colour,
    },
    /// The arbiter has to read the sealed move (3.11.5).
    SealArbiter {
        /// Whose move it is.
        side: Colour,
    },
    /// Lost by absence: the next control has run out (3.12.2).
    AbsentLost {
        /// Who loses.
        loser: Colour,
    },
    /// Both absent: what follows is the arbiter's.
    BothAbsent {
        /// Whose clock runs meanwhile: his who has to reply.
        clock: ClockRuns,
    },
    /// The move made on the board is not a legal one: the arbiter has it put right (3.10.4).
    OpenIllegal,
    /// Replayed from an irregular move, so that the sealed move falls away (3.11.7).
    Replayed {
        /// Whose clock runs.
        clock: ClockRuns,
    },
    /// A draw was agreed.
    AgreedDraw,
    /// A side resigned, before the resumption or in the envelope.
    Resigned {
        /// Who resigned.
        loser: Colour,
    },
    /// A flag had fallen and the fall was established.
    FlagFell {
        /// Who loses.
        loser: Colour,
    },
    /// A claim in the envelope goes to the arbiter before the opening.
    Claim,
    /// Lost envelope, position restored: played on, clocks by the arbiter (3.11.6).
    Restored,
    /// Lost envelope, not restorable: annulled and replayed (3.11.6).
    Annulled,
    /// The secret is not at hand, so the envelope cannot be opened here.
    SecretMissing,
}

/// Decides what happens at the resumption.
pub fn decide(situation: &Situation) -> Decision {
    if let Some(loser) = situation.flag_fell {
        return Decision::FlagFell { loser };
    }
    match situation.settled {
        Some(Settled::Draw) => return Decision::AgreedDraw,
        Some(Settled::Resigned(loser)) => return Decision::Resigned { loser },
        None => {}
    }
    if let Some(mover) = situation.replayed {
        let clock = mover.map_or(ClockRuns::Neither, ClockRuns::FromStart);
        return Decision::Replayed { clock };
    }
    // The file that fits the fingerprint is the envelope: the paper alone is lost then.
    if let Some(lost) = situation.lost
        && !situation.secret_fits
    {
        return match lost {
            Lost::Restorable => Decision::Restored,
            Lost::NotRestorable => Decision::Annulled,
        };
    }
    let replier = !situation.sealer;
    let overdue = |side: Colour| {
        matches!(
            (situation.away[side.index()], situation.left[side.index()]),
            (Some(away), Some(left)) if away > left
        )
    };
    if situation.present == Present::Nobody {
        return Decision::BothAbsent {
            clock: ClockRuns::FromStart(replier),
        };
    }
    // Who came too late has lost even if he is there now.
    if overdue(replier) {
        return Decision::AbsentLost { loser: replier };
    }
    if !situation.present.has(replier) && !situation.open_move {
        return Decision::StaysClosed {
            clock: ClockRuns::FromStart(replier),
        };
    }
    let sealer_away = !situation.present.has(situation.sealer);
    if situation.open_move {
        match situation.sealed.as_ref().map(|open| (open, &open.outcome)) {
            Some((open, Outcome::Legal(mv))) if open.ends_game => {
                return Decision::BoardWin {
                    winner: situation.sealer,
                    mv: *mv,
                };
            }
            Some((_, Outcome::Legal(_))) => {}
            _ => return Decision::OpenIllegal,
        }
        if overdue(situation.sealer) {
            return Decision::AbsentLost {
                loser: situation.sealer,
            };
        }
        let clock = if situation.present.has(replier) {
            ClockRuns::AfterMove(replier)
        } else {
            ClockRuns::FromStart(replier)
        };
        return Decision::GoOn {
            mv: None,
            reply: None,
            clock,
        };
    }
    let Some(sealed) = &situation.sealed else {
        return Decision::SecretMissing;
    };
    let mv = match judged(sealed, situation.sealer) {
        Ok((mv, true)) => {
            return Decision::BoardWin {
                winner: situation.sealer,
                mv,
            };
        }
        Ok((mv, false)) => mv,
        Err(decision) => return decision,
    };
    // The replier's own clock runs until he answers, on the board or in an envelope (3.11.4); then
    // it is the absent sealer's, who loses when his control has run out on it. Time that has run
    // on his clock so far says that the reply was given, in whichever way.
    if overdue(situation.sealer) {
        return Decision::AbsentLost {
            loser: situation.sealer,
        };
    }
    let Some(reply) = &situation.reply else {
        let answered =
            sealer_away && situation.away[situation.sealer.index()].is_some_and(|ran| ran > 0);
        return Decision::GoOn {
            mv: Some(mv),
            reply: None,
            clock: if answered {
                ClockRuns::AfterReply(situation.sealer)
            } else {
                ClockRuns::AfterMove(replier)
            },
        };
    };
    if sealer_away {
        return Decision::GoOn {
            mv: Some(mv),
            reply: None,
            clock: ClockRuns::AfterReply(situation.sealer),
        };
    }
    match judged(reply, replier) {
        Ok((reply, true)) => Decision::BoardWin {
            winner: replier,
            mv: reply,
        },
        Ok((reply, false)) => Decision::GoOn {
            mv: Some(mv),
            reply: Some(reply),
            clock: ClockRuns::AfterReply(situation.sealer),
        },
        Err(decision) => decision,
    }
}

/// The move that a sealed text gives and whether it ends the game, or what else it decides.
fn judged(sealed: &Sealed, side: Colour) -> Result<(Move, bool), Decision> {
    match &sealed.outcome {
        Outcome::Legal(mv) | Outcome::Corrected { mv, .. } => Ok((*mv, sealed.ends_game)),
        Outcome::Lost(_) => Err(Decision::SealLost { loser: side }),
        Outcome::Arbiter { .. } => Err(Decision::SealArbiter { side }),
        Outcome::Resignation => Err(Decision::Resigned { loser: side }),
        Outcome::Claim => Err(Decision::Claim),
    }
}

impl Decision {
    /// A stable name of the decision, for scripts.
    pub const fn kind(&self) -> &'static str {
        match self {
            Decision::GoOn { .. } => "continue",
            Decision::StaysClosed { .. } => "closed",
            Decision::BoardWin { .. } => "win",
            Decision::SealLost { .. } => "loss",
            Decision::SealArbiter { .. }
            | Decision::BothAbsent { .. }
            | Decision::OpenIllegal
            | Decision::Claim => "arbiter",
            Decision::Replayed { .. } => "replayed",
            Decision::AbsentLost { .. } => "no_show",
            Decision::AgreedDraw => "draw",
            Decision::Resigned { .. } => "resignation",
            Decision::FlagFell { .. } => "loss_on_time",
            Decision::Restored => "restored",
            Decision::Annulled => "annulled",
            Decision::SecretMissing => "secret_missing",
        }
    }

    /// The article it rests on, by its number in `ru2011` (see `cite`).
    pub const fn article(&self) -> &'static str {
        match self {
            Decision::GoOn { mv: None, .. } | Decision::OpenIllegal => "3.10.4",
            Decision::Replayed { .. } => "3.11.7",
            Decision::GoOn {
                clock: ClockRuns::AfterReply(_),
                ..
            } => "3.11.4",
            Decision::GoOn { .. } | Decision::SecretMissing => "3.11.2",
            Decision::StaysClosed { .. } => "3.11.3",
            Decision::BoardWin { .. } | Decision::Resigned { .. } => "1.8.1",
            Decision::SealLost { .. } | Decision::SealArbiter { .. } => "3.11.5",
            Decision::AbsentLost { .. } | Decision::BothAbsent { .. } => "3.12.2",
            Decision::AgreedDraw => "1.9.1.1",
            Decision::FlagFell { .. } => "3.7.9",
            Decision::Claim => "1.9.2",
            Decision::Restored | Decision::Annulled => "3.11.6",
        }
    }

    /// The winner, where the decision ends the game with one.
    pub fn winner(&self) -> Option<Colour> {
        match self {
            Decision::BoardWin { winner, .. } => Some(*winner),
            Decision::SealLost { loser }
            | Decision::AbsentLost { loser }
            | Decision::Resigned { loser }
            | Decision::FlagFell { loser } => Some(!*loser),
            _ => None,
        }
    }

    /// Whose clock runs now, if the game goes on or waits.
    pub const fn clock(&self) -> ClockRuns {
        match self {
            Decision::GoOn { clock, .. }
            | Decision::StaysClosed { clock }
            | Decision::BothAbsent { clock }
            | Decision::Replayed { clock } => *clock,
            _ => ClockRuns::Neither,
        }
    }
}
