//! May the game be adjourned? (3.10.1–3.10.3, 3.10.5)

use crate::board::Colour;

/// What is left of the session in which the game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Session {
    /// The time set for play is over.
    Over,
    /// So many milliseconds are left.
    Left(i64),
}

/// What is known when somebody wants to adjourn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// Moves made by each side, by [`Colour::index`].
    pub moves_made: [u32; 2],
    /// The last control move of the time control; `None` where it has a single period, which has
    /// no control move.
    pub last_control_move: Option<u32>,
    /// The session; `None` where nothing was said of it.
    pub session: Option<Session>,
    /// The chief arbiter gave leave (3.10.2).
    pub chief_leave: bool,
    /// Who asks.
    pub asked_by: Option<Colour>,
    /// What the asking player has left until his flag falls, in milliseconds, where known.
    pub asker_left: Option<i64>,
    /// He insists although his flag will fall.
    pub insists: bool,
}

/// The answer to a [`Request`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// Control moves made, session over: the regular case (3.10.3).
    Regular,
    /// By the chief arbiter's leave; only the time really used counts (3.10.2).
    ByLeave,
    /// The asking player takes the rest of the session on his clock (3.10.5).
    OnRequest {
        /// Who asked.
        asker: Colour,
        /// What goes on his clock, in milliseconds.
        charged: i64,
    },
    /// As [`Permission::OnRequest`], but his flag falls with it and he insists: lost on time
    /// (3.10.5, 3.7.9).
    LosesOnTime {
        /// Who asked.
        asker: Colour,
        /// What goes on his clock, in milliseconds.
        charged: i64,
    },
    /// Not now.
    Refused(Refusal),
}

/// Why a game may not be adjourned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The control moves are not all made, and the chief arbiter gave no leave (3.10.2).
    ControlMovesMissing {
        /// The side that has them still to make.
        side: Colour,
        /// Moves it has made.
        made: u32,
        /// The last control move.
        control: u32,
    },
    /// The control has one period and so no control move (3.10.2).
    NoControlMove,
    /// Nothing was said of the session: whether its time is over decides between 3.10.3 and 3.10.5.
    SessionUnknown,
    /// The session goes on and nobody asked to take its rest upon himself (3.10.5).
    NobodyAsked {
        /// What is left of it, in milliseconds.
        left: i64,
    },
    /// The rest of the session is more than the asking player has left (3.10.5).
    FlagWouldFall {
        /// Who asked.
        asker: Colour,
        /// What would go on his clock, in milliseconds.
        charged: i64,
        /// What he has left, in milliseconds.
        left: i64,
    },
}

/// Decides a request.
pub fn permission(request: &Request) -> Permission {
    if request.chief_leave {
        return Permission::ByLeave;
    }
    let Some(control) = request.last_control_move else {
        return Permission::Refused(Refusal::NoControlMove);
    };
    for side in Colour::BOTH {
        let made = request.moves_made[side.index()];
        if made < control {
            return Permission::Refused(Refusal::ControlMovesMissing {
                side,
                made,
                control,
            });
        }
    }
    let charged = match request.session {
        None => return Permission::Refused(Refusal::SessionUnknown),
        Some(Session::Over) => return Permission::Regular,
        Some(Session::Left(charged)) => charged,
    };
    let Some(asker) = request.asked_by else {
        return Permission::Refused(Refusal::NobodyAsked { left: charged });
    };
    match request.asker_left {
        Some(left) if charged > left => {
            if request.insists {
                Permission::LosesOnTime { asker, charged }
            } else {
                Permission::Refused(Refusal::FlagWouldFall {
                    asker,
                    charged,
                    left,
                })
            }
        }
        _ => Permission::OnRequest { asker, charged },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REQUEST: Request = Request {
        moves_made: [35, 35],
        last_control_move: Some(35),
        session: Some(Session::Over),
        chief_leave: false,
        asked_by: None,
        asker_left: None,
        insists: false,
    };

    #[test]
    fn article_3_10_2_before_the_control_only_by_leave() {
        let early = Request {
            moves_made: [35, 34],
            ..REQUEST
        };
        assert_eq!(
            permission(&early),
            Permission::Refused(Refusal::ControlMovesMissing {
                side: Colour::Black,
                made: 34,
                control: 35
            })
        );
        let leave = Request {
            chief_leave: true,
            ..early
        };
        assert_eq!(permission(&leave), Permission::ByLeave);
        let single = Request {
            last_control_move: None,
            ..REQUEST
        };
        assert_eq!(
            permission(&single),
            Permission::Refused(Refusal::NoControlMove)
        );
    }

    #[test]
    fn article_3_10_3_session_over_and_control_made() {
        assert_eq!(permission(&REQUEST), Permission::Regular);
        let silent = Request {
            session: None,
            ..REQUEST
        };
        assert_eq!(
            permission(&silent),
            Permission::Refused(Refusal::SessionUnknown)
        );
    }

    #[test]
    fn article_3_10_5_the_asker_takes_the_rest_of_the_session() {
        let nobody = Request {
            session: Some(Session::Left(720_000)),
            ..REQUEST
        };
        assert_eq!(
            permission(&nobody),
            Permission::Refused(Refusal::NobodyAsked { left: 720_000 })
        );
        let asked = Request {
            asked_by: Some(Colour::White),
            asker_left: Some(720_000),
            ..nobody
        };
        assert_eq!(
            permission(&asked),
            Permission::OnRequest {
                asker: Colour::White,
                charged: 720_000
            }
        );
        let short = Request {
            asker_left: Some(719_999),
            ..asked
        };
        assert_eq!(
            permission(&short),
            Permission::Refused(Refusal::FlagWouldFall {
                asker: Colour::White,
                charged: 720_000,
                left: 719_999
            })
        );
        let insists = Request {
            insists: true,
            ..short
        };
        assert_eq!(
            permission(&insists),
            Permission::LosesOnTime {
                asker: Colour::White,
                charged: 720_000
            }
        );
    }
}
