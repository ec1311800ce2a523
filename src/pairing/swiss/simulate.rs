//! Random events for trials: everything from a seed, nothing from the machine.

use sha2::{Digest, Sha256};

use crate::board::Colour;
use crate::event::{
    Absence, ByeKind, Event, FirstColour, Forbidden, GameResult, Number, Player, Regulation,
    Scoring, System, Withdrawal, start_numbers,
};
use crate::pairing::{Draft, Options, PairError, pair};

use super::{Readings, Setup};

/// What random events are made of. Shares are in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mix {
    /// The system.
    pub system: System,
    /// The least and the greatest number of players.
    pub players: (u32, u32),
    /// The least and the greatest number of rounds.
    pub rounds: (u32, u32),
    /// Games drawn.
    pub draws: u32,
    /// Games not played, a plus for one or for nobody.
    pub forfeits: u32,
    /// Players announced absent for a round.
    pub absences: u32,
    /// Players who leave after a round.
    pub leavers: u32,
    /// Players who enter after the first round.
    pub late: u32,
    /// Players in pairs that the regulation forbids.
    pub forbidden: u32,
}

impl Mix {
    /// The usual mix: a third drawn, a few of everything else.
    pub const fn usual(system: System) -> Self {
        Mix {
            system,
            players: (5, 200),
            rounds: (5, 11),
            draws: 330,
            forfeits: 15,
            absences: 10,
            leavers: 5,
            late: 20,
            forbidden: 20,
        }
    }
}

/// What became of a random event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trial {
    /// The event, with all rounds that could be paired.
    pub event: Event,
    /// The first round that had no legal pairing, if one had.
    pub impossible: Option<u32>,
    /// Pairs formed.
    pub pairs: usize,
    /// Byes given.
    pub byes: usize,
    /// Over all players with a game: how many have |white − black| of 0, 1, 2, 3 and more.
    pub balance: [usize; 4],
    /// The longest row of one colour that anybody had.
    pub longest_row: usize,
    /// Breaches of the rules that always hold (H1 to H4), counted by looking at every pair.
    pub broken: usize,
}

/// Numbers from a seed: the SHA-256 of `seed LF trial LF counter`, eight bytes at a time.
#[derive(Clone, Debug)]
pub struct Stream {
    text: String,
    counter: u64,
    bytes: Vec<u8>,
}

impl Stream {
    /// The stream of one trial.
    pub fn new(seed: &str, trial: u64) -> Self {
        Stream {
            text: format!("{seed}\n{trial}\n"),
            counter: 0,
            bytes: Vec::new(),
        }
    }

    /// The next number below `limit` (0 where `limit` is 0).
    pub fn below(&mut self, limit: u64) -> u64 {
        if self.bytes.len() < 8 {
            let text = format!("{}{}", self.text, self.counter);
            self.counter += 1;
            self.bytes = Sha256::digest(text.as_bytes()).to_vec();
        }
        let mut number = 0;
        for byte in self.bytes.drain(..8) {
            number = number << 8 | u64::from(byte);
        }
        number.checked_rem(limit).unwrap_or(0)
    }

    fn between(&mut self, (least, greatest): (u32, u32)) -> u32 {
        let span = u64::from(greatest.saturating_sub(least)) + 1;
        least + u32::try_from(self.below(span)).unwrap_or(0)
    }

    fn happens(&mut self, thousandths: u32) -> bool {
        self.below(1000) < u64::from(thousandths)
    }
}

/// An event of this mix before its first round.
pub fn fresh_event(mix: &Mix, stream: &mut Stream, seed: &str, trial: u64) -> Event {
    let count = mix.players.0.max(2);
    let count = stream.between((count, mix.players.1.max(count)));
    let rounds = stream.between(mix.rounds).max(1);
    let players = (1..=count)
        .map(|number| Player {
            number: Number(number),
            id: format!("p{number}"),
            name: format!("Player {number}"),
            rating: (!stream.happens(100))
                .then(|| 1400 + u32::try_from(stream.below(1000)).unwrap_or(0)),
            from_round: (stream.happens(mix.late) && rounds > 2)
                .then(|| 2 + u32::try_from(stream.below(2)).unwrap_or(0)),
            ..Player::default()
        })
        .collect();
    let mut event = Event {
        id: format!("trial-{trial}"),
        name: format!("Trial {trial}"),
        seed: Some(seed.to_owned()),
        regulation: Regulation {
            system: mix.system,
            rounds,
            scoring: Scoring::default(),
            first_colour: FirstColour::Lot,
            ..Regulation::default()
        },
        players,
        ..Event::default()
    };
    for number in 1..=count {
        if stream.happens(mix.forbidden) {
            let other = 1 + u32::try_from(stream.below(u64::from(count))).unwrap_or(0);
            if other != number {
                event.regulation.forbidden.push(Forbidden {
                    players: vec![Number(number), Number(other)],
                    from_round: None,
                    to_round: None,
                    reason: Some("family".to_owned()),
                });
            }
        }
    }
    // Before the first round numbers change places, forbidden pairs with them; the seed is set.
    let _ = start_numbers(&mut event);
    event
}

/// Announces absences for the coming round.
fn announce(event: &mut Event, mix: &Mix, stream: &mut Stream, round: u32) {
    for number in event.units() {
        if stream.happens(mix.absences) {
            event.absences.push(Absence {
                player: number,
                rounds: vec![round],
                kind: ByeKind::Zero,
            });
        }
    }
}

/// Enters results of the last round; the better-numbered wins more often. Some leave after it.
fn play(event: &mut Event, mix: &Mix, stream: &mut Stream) {
    let scoring = event.regulation.scoring.clone();
    let count = u64::try_from(event.players.len()).unwrap_or(1);
    let Some(round) = event.rounds.last_mut() else {
        return;
    };
    let number = round.number;
    for pairing in &mut round.pairings {
        pairing.result = Some(if stream.happens(mix.forfeits) {
            match stream.below(5) {
                0 => GameResult::Forfeit {
                    white: false,
                    black: false,
                },
                winner => GameResult::Forfeit {
                    white: winner % 2 == 0,
                    black: winner % 2 == 1,
                },
            }
        } else if stream.happens(mix.draws) {
            GameResult::Played {
                white: scoring.draw,
                black: scoring.draw,
            }
        } else {
            let edge = count + u64::from(pairing.black.0) - u64::from(pairing.white.0);
            let (white, black) = if stream.below(2 * count) < edge {
                (scoring.win, scoring.loss)
            } else {
                (scoring.loss, scoring.win)
            };
            GameResult::Played { white, black }
        });
    }
    for unit in event.units() {
        let gone = event.withdrawals.iter().any(|left| left.player == unit);
        if !gone && stream.happens(mix.leavers) {
            event.withdrawals.push(Withdrawal {
                player: unit,
                after_round: number,
                excluded: false,
            });
        }
    }
}

/// How often a draft breaks a rule that always holds, or leaves somebody out or names him twice.
fn breaches(event: &Event, draft: &Draft) -> Result<usize, PairError> {
    let setup = Setup::new(event, draft.round, Readings::default())?;
    let find = |number: Number| setup.entrants.iter().find(|e| e.number == number);
    let mut broken = 0;
    let mut named = Vec::new();
    for pair in &draft.pairings {
        named.extend([pair.white, pair.black]);
        let (Some(white), Some(black)) = (find(pair.white), find(pair.black)) else {
            broken += 1;
            continue;
        };
        broken += usize::from(white.bar(black).is_some());
        broken += usize::from(white.must_have() == Some(Colour::Black));
        broken += usize::from(black.must_have() == Some(Colour::White));
    }
    if let Some(bye) = draft.pairing_bye() {
        named.push(bye);
        broken += usize::from(!find(bye).is_some_and(|entrant| entrant.may_have_bye));
    }
    named.sort_unstable();
    let mut there: Vec<Number> = setup.entrants.iter().map(|e| e.number).collect();
    there.sort_unstable();
    Ok(broken + usize::from(named != there))
}

/// Plays one random event to its end, or to the first round that has no legal pairing.
///
/// # Errors
/// Whatever keeps a round from being paired other than that no legal pairing exists.
pub fn trial(mix: &Mix, seed: &str, trial: u64) -> Result<Trial, PairError> {
    let mut stream = Stream::new(seed, trial);
    let mut event = fresh_event(mix, &mut stream, seed, trial);
    let mut result = Trial::default();
    for round in 1..=event.regulation.rounds {
        announce(&mut event, mix, &mut stream, round);
        match pair(&event, round, &Options::default()) {
            Ok(draft) => {
                result.broken += breaches(&event, &draft)?;
                result.pairs += draft.pairings.len();
                result.byes += usize::from(draft.pairing_bye().is_some());
                event.rounds.push(draft.to_round());
            }
            Err(PairError::Impossible(_)) => {
                result.impossible = Some(round);
                break;
            }
            Err(PairError::TooFew { .. }) => break,
            Err(error) => return Err(error),
        }
        play(&mut event, mix, &mut stream);
    }
    let after = u32::try_from(event.rounds.len()).unwrap_or(u32::MAX) + 1;
    event
        .absences
        .retain(|absence| absence.rounds.iter().all(|round| *round < after));
    let everybody = Event {
        absences: Vec::new(),
        withdrawals: Vec::new(),
        ..event.clone()
    };
    let setup = Setup::new(&everybody, after, Readings::default())?;
    for entrant in setup.entrants.iter().filter(|e| !e.colours.is_empty()) {
        let blacks = entrant.colours.len() - entrant.whites();
        result.balance[entrant.whites().abs_diff(blacks).min(3)] += 1;
        let row = entrant
            .colours
            .chunk_by(|a: &Colour, b| a == b)
            .map(<[Colour]>::len)
            .max();
        result.longest_row = result.longest_row.max(row.unwrap_or(0));
    }
    result.event = event;
    Ok(result)
}
