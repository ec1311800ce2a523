//! Unplayed rounds by FIDE's regulations on tie-breaks, in the order of their text.
//!
//! Handbook C.07 (2024, 2026): 15.2, where pairings are fixed beforehand forfeits are regular games;
//! 16, in a Swiss every unplayed round falls into a class (16.2), counts for the opponents as its
//! class says (16.3) and for the participant himself as a game with a dummy (16.4). The limits of
//! 16.4.1 and 16.4.2 came with the edition of March 2026. The rules that held from 2009 know no
//! classes: for the opponents an unplayed game is a draw; for oneself it is a game with a virtual
//! opponent who began the round with the same points and draws ever after.

use crate::event::{ByeKind, Edition, Scoring};
use crate::exact::{Points, Ratio};

use super::super::{Addend, Field, How, Line, Outcome, Row, Sheet, Source};
use super::seed;

/// Everybody's addends by a FIDE edition.
pub(in crate::tiebreak) fn fide(field: &Field<'_>, edition: Edition) -> Sheet {
    let (counted, addends) = if field.event().regulation.system.is_swiss() {
        swiss(field, edition)
    } else {
        let points = |row: &Row| Ratio::from(row.points);
        let counted: Vec<Ratio> = field.rows().iter().map(points).collect();
        let addends = seed(field, &counted, None);
        (counted, addends)
    };
    Sheet {
        edition,
        addends,
        counted,
        least: None,
        leavers: Vec::new(),
    }
}

/// Article 16: what everybody counts as for his opponents, and his own addends.
fn swiss(field: &Field<'_>, edition: Edition) -> (Vec<Ratio>, Vec<Vec<Addend>>) {
    let article = Article16 {
        edition,
        rounds: field.rounds(),
        scoring: &field.event().regulation.scoring,
    };
    let careers: Vec<Career> = field
        .rows()
        .iter()
        .map(|row| Career::of(row, field.rounds()))
        .collect();
    let counted: Vec<Ratio> = careers
        .iter()
        .map(|career| Ratio::from(article.for_opponents(career)))
        .collect();
    let addends = careers
        .iter()
        .map(|career| article.for_himself(career, &counted))
        .collect();
    (counted, addends)
}

/// The classes of unplayed rounds (16.2), and rounds that were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Played,
    /// 16.2.1: pairing-allocated and full-point byes.
    Allocated,
    /// 16.2.2: forfeit wins.
    ForfeitWin,
    /// 16.2.3: requested byes that a round for which he was available follows.
    RequestedForAWhile,
    /// 16.2.4: forfeit losses.
    ForfeitLoss,
    /// 16.2.5: requested byes that nothing but voluntary unplayed rounds follows.
    RequestedToTheEnd,
}

impl Class {
    /// A "voluntary unplayed round" (16.1.2): he was not available to play.
    const fn is_voluntary(self) -> bool {
        matches!(
            self,
            Class::RequestedForAWhile | Class::ForfeitLoss | Class::RequestedToTheEnd
        )
    }
}

/// A participant's rounds, each with its class.
struct Career {
    rounds: Vec<(Line, Class)>,
    points: Points,
}

impl Career {
    /// The rounds of `row`. One in which nothing is recorded is a zero-point bye: "any round after
    /// a participant withdraws is a zero-point-bye" (16.1.1).
    fn of(row: &Row, rounds: u32) -> Career {
        let mut recorded = row.lines.iter().copied().peekable();
        let mut all: Vec<(Line, Class)> = Vec::with_capacity(rounds as usize);
        for round in 1..=rounds {
            if recorded.peek().is_none_or(|line| line.round != round) {
                all.push((Line::nothing(round), Class::Played));
            }
            while let Some(line) = recorded.next_if(|line| line.round == round) {
                all.push((line, Class::Played));
            }
        }
        // From the last round back, since the class of a bye hangs on what follows it.
        let mut available_later = false;
        for (line, class) in all.iter_mut().rev() {
            *class = match line.how {
                How::Played | How::Pending => Class::Played,
                How::Bye(ByeKind::Pairing | ByeKind::Full) => Class::Allocated,
                How::Plus => Class::ForfeitWin,
                How::Minus | How::BothMinus => Class::ForfeitLoss,
                How::Bye(ByeKind::Half | ByeKind::Zero) if available_later => {
                    Class::RequestedForAWhile
                }
                How::Bye(ByeKind::Half | ByeKind::Zero) => Class::RequestedToTheEnd,
            };
            available_later |= !class.is_voluntary();
        }
        Career {
            rounds: all,
            points: row.points,
        }
    }
}

struct Article16<'e> {
    edition: Edition,
    rounds: u32,
    scoring: &'e Scoring,
}

impl Article16<'_> {
    /// 16.3: the score "for the sole purpose of calculating the tie-break of their opponents".
    fn for_opponents(&self, career: &Career) -> Points {
        let evaluated = |(line, class): &(Line, Class)| {
            let as_draw = match self.edition {
                Edition::Fide2009 => *class != Class::Played,
                // 16.3.1 and 16.3.2.
                _ => *class == Class::RequestedToTheEnd,
            };
            if as_draw {
                self.scoring.draw
            } else {
                line.points
            }
        };
        career.rounds.iter().map(evaluated).sum()
    }

    /// The list that his own coefficients are computed from.
    fn for_himself(&self, career: &Career, counted: &[Ratio]) -> Vec<Addend> {
        let mut addends = Vec::with_capacity(career.rounds.len());
        let mut before = Points::ZERO;
        for (line, class) in &career.rounds {
            let played = match (class, line.opponent) {
                (Class::Played, Some(opponent)) => Some(opponent),
                _ => None,
            };
            if let Some(opponent) = played {
                // An unfinished game that counts for nothing has no outcome.
                addends.extend(line.outcome.map(|outcome| Addend {
                    round: line.round,
                    source: Source::Opponent(opponent),
                    outcome,
                    value: counted[opponent],
                    voluntary: false,
                }));
            } else {
                addends.push(Addend {
                    round: line.round,
                    source: Source::Dummy,
                    // "the result (win, draw, loss) corresponding to the points awarded" (16.4)
                    outcome: Outcome::of(self.scoring, line.points, self.scoring.loss),
                    value: match self.edition {
                        Edition::Fide2009 => Ratio::from(self.virtual_opponent(line, before)),
                        _ => self.dummy(career.points, line, *class, counted),
                    },
                    voluntary: self.edition != Edition::Fide2009 && class.is_voluntary(),
                });
            }
            before += line.points;
        }
        addends
    }

    /// 16.4: "The dummy's score … is the participant's own score. However, it shall not exceed" the
    /// scheduled opponent's adjusted score for forfeits (16.4.1), draws in all rounds for the other
    /// classes (16.4.2).
    fn dummy(&self, own: Points, line: &Line, class: Class, counted: &[Ratio]) -> Ratio {
        let own = Ratio::from(own);
        if self.edition != Edition::Fide2026 {
            return own;
        }
        let limit = match (class, line.opponent) {
            (Class::ForfeitWin | Class::ForfeitLoss, Some(opponent)) => counted[opponent],
            _ => Ratio::from(self.draws(self.rounds)),
        };
        own.min(limit)
    }

    /// The virtual opponent of 2009: his points before the round, what he did not get in it, and a
    /// draw in every round that follows.
    fn virtual_opponent(&self, line: &Line, before: Points) -> Points {
        before + self.scoring.win - line.points + self.draws(self.rounds - line.round)
    }

    fn draws(&self, rounds: u32) -> Points {
        let rounds = i32::try_from(rounds).unwrap_or(i32::MAX);
        Points::from_halves(self.scoring.draw.halves().saturating_mul(rounds))
    }
}
