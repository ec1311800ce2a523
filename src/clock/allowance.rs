//! What a control gives a player, and when.
//!
//! With base `b` and increment `i`, the increment of the next move is on the clock as soon as a
//! move is made. After `n` moves `b + (n+1)·i` has been given (`b + n·i` if none was given
//! before the first move); the time allowed for making `n` moves is `b + n·i` (else
//! `b + (n−1)·i`). The next period's time is added at the control move, or when the clock
//! reaches zero.

use super::{Control, Time};

/// When the next period's time is added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NextPeriod {
    /// At the control move.
    #[default]
    AtMove,
    /// When the clock reaches zero: at the first later reading that rises.
    AtZero,
}

/// A control as a player's clock is set to it.
#[derive(Clone, Copy, Debug)]
pub struct Allowance<'a> {
    /// The control.
    pub control: &'a Control,
    /// Whether the increment is given before the first move.
    pub first_increment: bool,
    /// Time put on the clock besides: the five minutes' break of a micro-match (3.18*).
    pub extra: Time,
}

impl Allowance<'_> {
    /// The increments of the moves 1 to `moves`.
    fn increments(&self, moves: u32) -> Time {
        let mut sum = Time::ZERO;
        let mut counted = 0;
        for period in self.control.periods() {
            let upto = match period.moves {
                Some(length) => moves.min(counted + length),
                None => moves,
            };
            sum += period.bonus.increment() * i64::from(upto - counted);
            counted = upto;
        }
        if counted < moves
            && let Some(last) = self.control.periods().last()
        {
            sum += last.bonus.increment() * i64::from(moves - counted);
        }
        if moves > 0
            && !self.first_increment
            && let Some(first) = self.control.periods().first()
        {
            sum -= first.bonus.increment();
        }
        sum
    }

    /// The bases of the periods as played, from the first up to `round`.
    pub fn bases(&self, round: u32) -> Time {
        let periods = self.control.periods();
        let mut sum = Time::ZERO;
        let mut left = i64::from(round) + 1;
        for period in periods {
            if left == 0 {
                return sum;
            }
            sum += period.base;
            left -= 1;
        }
        match periods.last() {
            Some(last) if last.moves.is_some() => sum + last.base * left,
            _ => sum,
        }
    }

    /// The time within which a player must have made `moves` moves.
    pub fn allowed(&self, moves: u32) -> Time {
        let moves = moves.max(1);
        self.extra + self.bases(self.control.place(moves).round) + self.increments(moves)
    }

    /// The time given to a player who has made `moves` moves, the next period's added at the
    /// control move.
    pub fn given(&self, moves: u32) -> Time {
        self.allowed(moves.saturating_add(1))
    }

    /// The time given to a player who has made `moves` moves where the bases up to `round` have
    /// been added so far.
    pub fn given_in(&self, round: u32, moves: u32) -> Time {
        self.extra + self.bases(round) + self.increments(moves.saturating_add(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: i64) -> Time {
        Time::from_seconds(seconds)
    }

    fn allowance(control: &Control, first_increment: bool) -> Allowance<'_> {
        Allowance {
            control,
            first_increment,
            extra: Time::ZERO,
        }
    }

    #[test]
    fn an_increment_before_the_first_move_or_not() {
        let control: Control = "5m+3s".parse().unwrap();
        let yes = allowance(&control, true);
        let no = allowance(&control, false);
        assert_eq!(yes.given(0), seconds(303));
        assert_eq!(yes.given(10), seconds(300 + 33));
        assert_eq!(yes.allowed(10), seconds(300 + 30));
        assert_eq!(no.given(0), seconds(300));
        assert_eq!(no.given(10), seconds(300 + 30));
        assert_eq!(no.allowed(10), seconds(300 + 27));
    }

    #[test]
    fn periods_add_up() {
        let control: Control = "70m/35+10s,15m/10+5s".parse().unwrap();
        let given = allowance(&control, true);
        assert_eq!(given.allowed(35), seconds(4_200 + 350));
        assert_eq!(given.given(34), seconds(4_200 + 350));
        assert_eq!(given.given(35), seconds(4_200 + 350 + 900 + 5));
        assert_eq!(given.allowed(46), seconds(4_200 + 350 + 1_800 + 55));
        assert_eq!(given.given_in(0, 40), seconds(4_200 + 350 + 30));
    }
}
