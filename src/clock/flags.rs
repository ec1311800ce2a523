//! Flags: where each fell, how that is known, and whether it was claimed in time (3.7.9; 004 6.9).

use super::record::{What, Witness};
use super::track::Track;
use super::{Ending, Moment, Record, Settings, Time};
use crate::board::Colour;

/// A claim that a flag is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Claim {
    /// When it was made.
    pub moment: Moment,
    /// Whether it fell on both flags at once.
    pub joint: bool,
    /// Its place among the events; the end of the game comes last.
    pub order: usize,
}

/// How a fall is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// The readings prove it.
    Readings,
    /// An event says so.
    Event,
    /// `Termination` says so, and nothing else.
    Termination,
}

/// A flag that fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Flag {
    /// Whose.
    pub side: Colour,
    /// The last own half-move after which it is known to have been up.
    pub good: Option<u32>,
    /// The own half-move during which it fell, or by which it had.
    pub ply: u32,
    /// His move's number there.
    pub number: u32,
    /// The moment by which it is known to be down.
    pub moment: Moment,
    /// The claim that established it, if one did.
    pub claim: Option<Claim>,
    /// How it is known.
    pub source: Source,
    /// The place of the first event that tells of it, if one does.
    pub seen: Option<usize>,
    /// Whether the control at which it fell was passed before any claim.
    pub passed: bool,
}

impl Flag {
    /// Whether it certainly fell before `other`: its stretch of own thinking ends before the
    /// other's begins.
    pub fn before(&self, other: &Flag, record: &Record) -> bool {
        let first_own = record.ply_of(other.side, 1);
        let earliest = other.good.map_or(first_own, |good| good + 2);
        self.ply < earliest
    }

    /// Whether it was still up when `claim` established the fall of the other one.
    ///
    /// With as many moves on the board, the order of the rows tells: a flag seen in a row before
    /// that of the claim was down, though nobody had established it.
    pub fn stood_at(&self, claim: Claim) -> bool {
        let by_moment = claim.moment < self.moment;
        match self.seen {
            None => by_moment,
            Some(seen) if self.source == Source::Readings => by_moment && claim.order < seen,
            Some(seen) if claim.moment.made() == self.moment.made() => claim.order < seen,
            Some(seen) => by_moment || claim.order < seen,
        }
    }
}

/// What is known of one side's flag.
#[derive(Clone, Debug, Default)]
pub(super) struct Evidence {
    /// The flags that fell, in order.
    pub flags: Vec<Flag>,
    /// Half-moves at which a claim came after the control had been passed.
    pub late_claims: Vec<u32>,
}

impl Evidence {
    /// Whether readings or an event, not only the tag, say that the flag is down.
    pub fn is_down(&self) -> bool {
        self.flags
            .iter()
            .any(|flag| !flag.passed && flag.source != Source::Termination)
    }

    /// Whether a fall was established.
    pub fn is_claimed(&self) -> bool {
        self.flags.iter().any(|flag| flag.claim.is_some())
    }

    /// The flag that counts: the first that was claimed, else the first whose control has not
    /// been passed.
    pub fn standing(&self) -> Option<&Flag> {
        self.flags
            .iter()
            .find(|flag| flag.claim.is_some())
            .or_else(|| self.flags.iter().find(|flag| !flag.passed))
    }
}

/// A player's moves as the control counts them.
struct Count<'a> {
    record: &'a Record,
    settings: &'a Settings,
    side: Colour,
    before: u32,
}

impl<'a> Count<'a> {
    fn new(record: &'a Record, settings: &'a Settings, side: Colour) -> Count<'a> {
        Count {
            record,
            settings,
            side,
            before: settings.moves_before(side, record.first),
        }
    }

    /// His moves on the board at `moment`.
    fn made(&self, moment: Moment) -> u32 {
        self.before
            + self
                .record
                .own_moves(self.side, moment.made().min(self.record.plies))
    }

    /// The number of his own half-move `ply`.
    fn number(&self, ply: u32) -> u32 {
        self.before + self.record.own_moves(self.side, ply)
    }

    /// Whether the control at which the flag fell in move `number` has been passed with `made`
    /// moves on the board: the control move is made and the game has gone on.
    fn passed(&self, number: u32, made: u32) -> bool {
        let control_move = self.settings.controls[self.side.index()]
            .as_ref()
            .and_then(|control| control.place(number).control_move());
        control_move.is_some_and(|last| made >= last && made > number)
    }

    /// The own half-move that `moment` falls into: the one being thought about or, while the
    /// opponent thinks, the last one made.
    fn own_ply(&self, moment: Moment) -> u32 {
        if self.record.mover(moment.ply) == self.side {
            moment.ply
        } else if moment.ply == 1 {
            self.record.ply_of(self.side, 1)
        } else {
            moment.ply - 1
        }
    }
}

/// What is known of both flags: from readings, from events, from the result and from
/// `Termination`.
pub(super) fn evidence(record: &Record, settings: &Settings, tracks: &[Track; 2]) -> [Evidence; 2] {
    let mut both = [
        of_one(record, settings, &tracks[0]),
        of_one(record, settings, &tracks[1]),
    ];
    let end = Moment::before(record.plies + 1);
    let loser = record.result.and_then(Ending::loser);
    // "The game ends there": the result is that side's loss. "Time forfeit" establishes the
    // fall of the loser or, where that is not the flag that is down, of the other.
    for side in Colour::BOTH {
        let by_tag =
            record.time_forfeit && loser.is_none_or(|loser| !both[loser.index()].is_down());
        if loser == Some(side) || by_tag {
            claim_at_end(&mut both[side.index()], record, settings, side, end);
        }
    }
    if let Some(loser) = loser
        && record.time_forfeit
        && !both[loser.index()].is_claimed()
        && !both[(!loser).index()].is_down()
        && time_forfeit_fits(record, settings, &tracks[loser.index()])
    {
        let flag = by_termination(record, settings, &tracks[loser.index()], end);
        both[loser.index()].flags.push(flag);
    }
    for side in Colour::BOTH {
        let count = Count::new(record, settings, side);
        for flag in &mut both[side.index()].flags {
            flag.passed = flag.claim.is_none() && count.passed(flag.number, count.made(end));
        }
    }
    both
}

/// The end of the game establishes every fall of `side` whose control has not been passed.
fn claim_at_end(
    evidence: &mut Evidence,
    record: &Record,
    settings: &Settings,
    side: Colour,
    end: Moment,
) {
    let count = Count::new(record, settings, side);
    for flag in &mut evidence.flags {
        if flag.claim.is_none() && !count.passed(flag.number, count.made(end)) {
            flag.claim = Some(Claim {
                moment: end,
                joint: false,
                order: usize::MAX,
            });
        }
    }
}

/// The fall that nothing but `Termination` tells of: while the loser thought at the end or,
/// where he made the last move, while he pressed the clock.
fn by_termination(record: &Record, settings: &Settings, track: &Track, end: Moment) -> Flag {
    let side = track.side;
    let ply = if record.mover(record.plies + 1) == side {
        record.plies + 1
    } else {
        record.plies.max(1)
    };
    Flag {
        side,
        good: track.last_read(ply.saturating_sub(1)).map(|(_, at)| at),
        ply,
        number: Count::new(record, settings, side).number(ply),
        moment: end,
        claim: Some(Claim {
            moment: end,
            joint: false,
            order: usize::MAX,
        }),
        source: Source::Termination,
        seen: None,
        passed: false,
    }
}

/// What readings and events say of `track`'s flag.
fn of_one(record: &Record, settings: &Settings, track: &Track) -> Evidence {
    let side = track.side;
    let count = Count::new(record, settings, side);
    let mut evidence = Evidence {
        flags: track
            .falls
            .iter()
            .map(|fall| Flag {
                side,
                good: fall.good,
                ply: fall.ply,
                number: fall.number,
                moment: Moment::after(fall.ply),
                claim: None,
                source: Source::Readings,
                seen: None,
                passed: false,
            })
            .collect(),
        late_claims: Vec::new(),
    };
    for (order, event) in record.events.iter().enumerate() {
        if let What::Flag(witness) = event.what
            && event.concerns(side)
        {
            let claim = (witness != Witness::Nobody).then_some(Claim {
                moment: event.moment,
                joint: event.side.is_none(),
                order,
            });
            by_event(&mut evidence, &count, track, event.moment, order, claim);
        }
    }
    evidence
}

/// An event that says that a flag is down.
fn by_event(
    evidence: &mut Evidence,
    count: &Count<'_>,
    track: &Track,
    moment: Moment,
    order: usize,
    claim: Option<Claim>,
) {
    let ply = count.own_ply(moment);
    let made = count.made(moment);
    // The fall that readings prove by then, if its control has not been passed.
    if let Some(flag) = evidence
        .flags
        .iter_mut()
        .rev()
        .find(|flag| flag.ply <= ply && !count.passed(flag.number, made))
    {
        if flag.claim.is_none() {
            flag.claim = claim;
        }
        flag.seen.get_or_insert(order);
        // Seen before the move was on the board: the move does not come first.
        flag.moment = flag.moment.min(moment.max(Moment::before(flag.ply)));
        return;
    }
    let passed_one = evidence.flags.iter().any(|flag| flag.ply <= ply);
    let up_after = track
        .moves
        .iter()
        .find(|played| played.ply >= ply)
        .and_then(|played| played.shown)
        .is_some_and(|shown| shown > Time::ZERO);
    if passed_one && up_after {
        if claim.is_some() {
            evidence.late_claims.push(moment.ply);
        }
        return;
    }
    let number = count.number(ply);
    let flag = Flag {
        side: count.side,
        good: track.last_read(ply.saturating_sub(1)).map(|(_, at)| at),
        ply,
        number,
        moment,
        claim,
        source: Source::Event,
        seen: Some(order),
        passed: false,
    };
    // Readings that prove the same fall only later add nothing.
    let later = evidence
        .flags
        .iter()
        .position(|known| known.ply > ply && !count.passed(number, known.number.saturating_sub(1)));
    match later {
        Some(index) => evidence.flags[index] = flag,
        None => evidence.flags.push(flag),
    }
}

/// Whether "time forfeit" of `track`'s side does not contradict his clock: it does where he made
/// the last move and his reading there shows time.
pub(super) fn time_forfeit_fits(record: &Record, settings: &Settings, track: &Track) -> bool {
    let Some(last) = track.moves.last() else {
        return true;
    };
    if last.ply != record.plies || record.plies == 0 {
        return true;
    }
    let Some(shown) = last.shown else {
        return true;
    };
    // What was added for the move to come was not on the clock when he pressed it.
    let added = settings.allowance(track.side).map_or(Time::ZERO, |a| {
        a.given(last.number) - a.allowed(last.number)
    });
    shown - added <= Time::ZERO
}
