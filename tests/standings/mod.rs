//! Events for the tests of standings: hand-made ones in a short notation, and random ones of all
//! kinds from a seed.

#![allow(dead_code)]

use shashki::event::{
    Bye, ByeKind, Event, Game, GameResult, Number, Pairing, Player, Regulation, Round, Scoring,
    System, Withdrawal,
};
use shashki::exact::Points;

/// An event of `players` players; a round is written as `1-2 1:0, 3-4 ½:½, 5 bye`.
pub fn event(system: System, players: u32, rounds: &[&str]) -> Event {
    let rounds: Vec<Round> = (1..).zip(rounds).map(|(n, text)| round(n, text)).collect();
    Event {
        id: "test".to_owned(),
        name: "Test".to_owned(),
        regulation: Regulation {
            system,
            rounds: rounds.len() as u32,
            ..Regulation::default()
        },
        players: people(players),
        rounds,
        ..Event::default()
    }
}

pub fn people(players: u32) -> Vec<Player> {
    (1..=players)
        .map(|number| Player {
            number: Number(number),
            id: format!("p{number}"),
            name: format!("Player {number}"),
            ..Player::default()
        })
        .collect()
}

fn round(number: u32, text: &str) -> Round {
    let mut round = Round {
        number,
        ..Round::default()
    };
    for part in text.split(',').map(str::trim).filter(|p| !p.is_empty()) {
        let (who, result) = part.split_once(' ').unwrap_or((part, ""));
        match who.split_once('-') {
            Some((white, black)) => round.pairings.push(Pairing {
                board: round.pairings.len() as u32 + 1,
                white: Number(white.parse().unwrap()),
                black: Number(black.parse().unwrap()),
                result: (!result.is_empty()).then(|| result.parse().unwrap()),
                ..Pairing::default()
            }),
            None => round.byes.push(Bye {
                player: Number(who.parse().unwrap()),
                kind: match result {
                    "bye" => ByeKind::Pairing,
                    "full" => ByeKind::Full,
                    "half" => ByeKind::Half,
                    "zero" => ByeKind::Zero,
                    other => panic!("{other}"),
                },
            }),
        }
    }
    round
}

pub fn withdraw(event: &mut Event, player: u32, after_round: u32) {
    event.withdrawals.push(Withdrawal {
        player: Number(player),
        after_round,
        excluded: false,
    });
}

/// A small generator that needs no crate.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % sides.max(1)
    }

    pub fn one_in(&mut self, chance: u64) -> bool {
        self.roll(chance) == 0
    }
}

/// Which kinds of rounds a random event may have.
#[derive(Clone, Copy)]
pub struct Kinds {
    /// Forfeits, byes, absences, pending games, leavers.
    pub unplayed: bool,
    /// Results off the scale, played 0-0.
    pub odd_results: bool,
}

pub const ALL_KINDS: Kinds = Kinds {
    unplayed: true,
    odd_results: true,
};

pub fn random_event(seed: u64, kinds: Kinds) -> Event {
    let mut dice = Dice(seed);
    if dice.one_in(3) {
        random_round_robin(&mut dice, kinds)
    } else {
        random_swiss(&mut dice, kinds)
    }
}

fn scale(dice: &mut Dice) -> Scoring {
    let win = [1, 2, 12][dice.roll(3) as usize];
    Scoring {
        win: Points::whole(win),
        draw: Points::from_halves(win),
        loss: Points::ZERO,
        ..Scoring::default()
    }
}

fn result(dice: &mut Dice, scoring: &Scoring, kinds: Kinds) -> Option<GameResult> {
    if kinds.unplayed {
        match dice.roll(40) {
            0 => {
                return Some(GameResult::Forfeit {
                    white: true,
                    black: false,
                });
            }
            1 => {
                return Some(GameResult::Forfeit {
                    white: false,
                    black: true,
                });
            }
            2 => {
                return Some(GameResult::Forfeit {
                    white: false,
                    black: false,
                });
            }
            3 => return Some(GameResult::Pending),
            _ => {}
        }
    }
    if kinds.odd_results {
        match dice.roll(40) {
            0 => {
                return Some(GameResult::Played {
                    white: scoring.loss,
                    black: scoring.loss,
                });
            }
            1 if scoring.win == Points::whole(12) => {
                return Some(GameResult::Played {
                    white: Points::whole(8),
                    black: Points::whole(4),
                });
            }
            _ => {}
        }
    }
    let (white, black) = match dice.roll(3) {
        0 => (scoring.win, scoring.loss),
        1 => (scoring.draw, scoring.draw),
        _ => (scoring.loss, scoring.win),
    };
    Some(if dice.one_in(30) {
        GameResult::Adjudicated { white, black }
    } else {
        GameResult::Played { white, black }
    })
}

fn random_swiss(dice: &mut Dice, kinds: Kinds) -> Event {
    let players = 3 + dice.roll(14) as u32;
    let rounds = 1 + dice.roll(7) as u32;
    let mut event = event(System::SwissRandom, players, &[]);
    event.regulation.scoring = scale(dice);
    event.regulation.rounds = rounds;
    let mut left = vec![u32::MAX; players as usize + 1];
    if kinds.unplayed {
        for player in 1..=players {
            if dice.one_in(8) {
                let after = dice.roll(u64::from(rounds)) as u32;
                left[player as usize] = after;
                withdraw(&mut event, player, after);
            }
        }
    }
    for number in 1..=rounds {
        let mut round = Round {
            number,
            ..Round::default()
        };
        let mut there: Vec<u32> = Vec::new();
        for player in 1..=players {
            if left[player as usize] < number {
                if dice.one_in(2) {
                    round.byes.push(Bye {
                        player: Number(player),
                        kind: ByeKind::Zero,
                    });
                }
            } else if kinds.unplayed && dice.one_in(15) {
                round.byes.push(Bye {
                    player: Number(player),
                    kind: [ByeKind::Zero, ByeKind::Half, ByeKind::Full][dice.roll(3) as usize],
                });
            } else {
                there.push(player);
            }
        }
        for position in (1..there.len()).rev() {
            there.swap(position, dice.roll(position as u64 + 1) as usize);
        }
        if there.len() % 2 == 1 {
            let player = there.pop().unwrap();
            round.byes.push(Bye {
                player: Number(player),
                kind: if kinds.unplayed {
                    ByeKind::Pairing
                } else {
                    ByeKind::Zero
                },
            });
        }
        for pair in there.chunks(2) {
            let result = result(dice, &event.regulation.scoring, kinds);
            round.pairings.push(Pairing {
                board: round.pairings.len() as u32 + 1,
                white: Number(pair[0]),
                black: Number(pair[1]),
                result,
                ..Pairing::default()
            });
        }
        event.rounds.push(round);
    }
    event
}

fn random_round_robin(dice: &mut Dice, kinds: Kinds) -> Event {
    let players = 3 + dice.roll(7) as u32;
    let cycles = 1 + dice.roll(2) as u32;
    let even = players + players % 2;
    let mut event = event(System::RoundRobin, players, &[]);
    event.regulation.scoring = scale(dice);
    event.regulation.cycles = Some(cycles);
    event.regulation.rounds = cycles * (even - 1);
    let mut left = vec![u32::MAX; players as usize + 1];
    if kinds.unplayed {
        for player in 1..=players {
            if dice.one_in(6) {
                let after = dice.roll(u64::from(event.regulation.rounds)) as u32;
                left[player as usize] = after;
                withdraw(&mut event, player, after);
            }
        }
    }
    for number in 1..=event.regulation.rounds {
        let mut round = Round {
            number,
            ..Round::default()
        };
        // The circle method, turned by hand: nobody else's table.
        let turn = (number - 1) % (even - 1);
        let seat = |position: u32| {
            if position == 0 {
                even
            } else {
                (position - 1 + turn) % (even - 1) + 1
            }
        };
        for board in 0..even / 2 {
            let (mut white, mut black) = (seat(board), seat(even - 1 - board));
            if number % 2 == 0 {
                std::mem::swap(&mut white, &mut black);
            }
            if white > players || black > players {
                continue;
            }
            let gone = left[white as usize] < number || left[black as usize] < number;
            let result = if gone {
                // What stands there after somebody has gone is for the rules to settle.
                if dice.one_in(3) {
                    Some(GameResult::Forfeit {
                        white: left[white as usize] >= number,
                        black: left[black as usize] >= number,
                    })
                } else {
                    None
                }
            } else {
                result(dice, &event.regulation.scoring, kinds)
            };
            round.pairings.push(Pairing {
                board: round.pairings.len() as u32 + 1,
                white: Number(white),
                black: Number(black),
                result,
                ..Pairing::default()
            });
        }
        event.rounds.push(round);
    }
    event
}

/// The same event with the players numbered otherwise.
pub fn renumbered(event: &Event, seed: u64) -> (Event, Vec<u32>) {
    let players = event.players.len();
    let mut new: Vec<u32> = (1..=players as u32).collect();
    let mut dice = Dice(seed);
    for position in (1..players).rev() {
        new.swap(position, dice.roll(position as u64 + 1) as usize);
    }
    let to = |number: Number| Number(new[number.0 as usize - 1]);
    let mut other = event.clone();
    for player in &mut other.players {
        player.number = to(player.number);
    }
    other.players.sort_by_key(|player| player.number);
    for round in &mut other.rounds {
        for pairing in &mut round.pairings {
            pairing.white = to(pairing.white);
            pairing.black = to(pairing.black);
        }
        for bye in &mut round.byes {
            bye.player = to(bye.player);
        }
    }
    for withdrawal in &mut other.withdrawals {
        withdrawal.player = to(withdrawal.player);
    }
    (other, new)
}

/// A game of a micro-match or a team match.
pub fn game(white: u32, black: u32, result: &str) -> Game {
    Game {
        white: Number(white),
        black: Number(black),
        result: Some(result.parse().unwrap()),
    }
}
