//! What every system answers with: a draft of a round, or why there is none.

use crate::event::{Bye, ByeKind, FirstColour, Game, GameResult, Number, Pairing, Round, System};
use crate::finding::Finding;

use super::TableError;

/// A round as it would be paired; nothing of it is in the event yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The round, from 1.
    pub round: u32,
    /// The system that made it.
    pub system: System,
    /// The seed of the lots, where the event has one.
    pub seed: Option<String>,
    /// The pairs, by ascending board.
    pub pairings: Vec<Drawn>,
    /// Who has no opponent and is recorded as such: the bye of an odd number, announced absences.
    pub byes: Vec<Bye>,
    /// Who is not in the round at all, and why.
    pub unpaired: Vec<Unpaired>,
    /// Why the round is as it is. Every entry is a finding of severity information or warning
    /// whose words are in the catalogue. By convention the fields `player`, `opponent`, `white`,
    /// `black` hold one unit's number and `players` a list of numbers: where they are shown,
    /// names are put beside them.
    pub explanation: Vec<Finding>,
    /// The opening drawn for the whole round.
    pub opening: Option<String>,
}

/// One pair of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// Board, from 1.
    pub board: u32,
    /// Who has white (in a micro-match: in the first game; in a team match: on board 1).
    pub white: Number,
    /// Who has black.
    pub black: Number,
    /// Whether the pair was forced (3.17.9).
    pub forced: bool,
    /// The result, where it stands before play: a game with somebody who has left, a team that
    /// is not admitted (3.16.4).
    pub result: Option<GameResult>,
    /// The games of a micro-match or the boards of a team match; empty for a single game.
    pub games: Vec<Game>,
    /// The opening drawn for this board alone.
    pub opening: Option<String>,
}

impl Drawn {
    /// A single game that is still to be played.
    pub fn new(board: u32, white: Number, black: Number) -> Self {
        Drawn {
            board,
            white,
            black,
            forced: false,
            result: None,
            games: Vec::new(),
            opening: None,
        }
    }

    /// The same pair, marked as forced.
    #[must_use]
    pub fn forced(mut self) -> Self {
        self.forced = true;
        self
    }
}

/// Somebody who is not in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unpaired {
    /// The player or team.
    pub player: Number,
    /// Why.
    pub reason: UnpairedReason,
}

/// Why somebody is not in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum UnpairedReason {
    /// He has left the event.
    Withdrawn,
    /// He has announced his absence (3.17.2).
    Absent,
    /// He enters later.
    NotYetEntered,
    /// An odd number of players in a round robin or a Scheveningen: this is his free round.
    Free,
    /// He has lost a tie (knock-out).
    Eliminated,
    /// He plays no more because the match is decided.
    Decided,
    /// He was added when the table or the bracket had been made without him.
    NotInTable,
}

impl Draft {
    /// A draft without pairs.
    pub fn new(round: u32, system: System) -> Self {
        Draft {
            round,
            system,
            ..Draft::default()
        }
    }

    /// The round as it is stored in an event.
    pub fn to_round(&self) -> Round {
        // Who is free is stored like an absence, so that the file names everybody of the round.
        let free = self
            .unpaired
            .iter()
            .filter(|unpaired| unpaired.reason == UnpairedReason::Free)
            .map(|unpaired| Bye {
                player: unpaired.player,
                kind: ByeKind::Zero,
            });
        Round {
            number: self.round,
            pairings: self
                .pairings
                .iter()
                .map(|drawn| Pairing {
                    board: drawn.board,
                    white: drawn.white,
                    black: drawn.black,
                    result: drawn.result,
                    games: drawn.games.clone(),
                    opening: drawn.opening.clone(),
                    unrated: false,
                })
                .collect(),
            byes: self.byes.iter().copied().chain(free).collect(),
            opening: self.opening.clone(),
            date: None,
        }
    }

    /// Who has the bye of an odd number, if anybody.
    pub fn pairing_bye(&self) -> Option<Number> {
        self.byes
            .iter()
            .find(|bye| bye.kind == ByeKind::Pairing)
            .map(|bye| bye.player)
    }
}

/// What the arbiter asks for beyond the event's regulation. Everything lasting (system, seed,
/// first colour, order of rounds) is in the regulation; the command line puts it there first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Pairs that must meet in this round, besides those of the regulation (3.17.9); colours by
    /// the colour rules.
    pub forced: Vec<(Number, Number)>,
    /// Colour of board 1 in round 1, over the regulation's.
    pub first_colour: Option<FirstColour>,
    /// Whether every pair is to be explained. Without it a draft carries only what the arbiter
    /// has to know (warnings, lots drawn).
    pub explain: bool,
}

/// Why a round could not be paired.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PairError {
    /// Answered: no legal pairing exists, and here is why (exit 1).
    #[error("no legal pairing of round {}", .0.round)]
    Impossible(Box<Impossible>),
    /// Rounds are paired in order.
    #[error("round {round} cannot be paired yet: the next one is round {next}")]
    OutOfOrder {
        /// The round that was asked for.
        round: u32,
        /// The next that can be paired.
        next: u32,
    },
    /// The event has fewer rounds.
    #[error("round {round} is asked for, but the event has {rounds} rounds")]
    NoSuchRound {
        /// The round that was asked for.
        round: u32,
        /// How many there are.
        rounds: u32,
    },
    /// Earlier games have no result and the regulation does not say what they count.
    #[error(
        "round {round}, board {board} has no result; enter it, or set `pending_counts_as` to draw or loss"
    )]
    ResultMissing {
        /// The round of the game.
        round: u32,
        /// The first board without a result.
        board: u32,
        /// How many games have none.
        count: usize,
    },
    /// Fewer than two are left to be paired.
    #[error("{count} to pair: at least two are needed")]
    TooFew {
        /// How many there are.
        count: usize,
    },
    /// A lot is needed and the event has no seed.
    #[error("a lot has to be drawn and the event has no seed; give one with --seed")]
    NoSeed,
    /// A forced pair names somebody who does not exist, plays himself, is named twice, or is
    /// not there in this round.
    #[error("{white}-{black} cannot be paired: {why}")]
    Forced {
        /// One of the two.
        white: Number,
        /// The other.
        black: Number,
        /// What is wrong with it.
        why: ForcedFault,
    },
    /// A tie of a knock-out is not among the round's pairs.
    #[error("round {round}: the tie {white}-{black} is not among its pairs")]
    TieMissing {
        /// The round.
        round: u32,
        /// One of the two.
        white: Number,
        /// The other.
        black: Number,
    },
    /// A tie of a knock-out is drawn and no play-off decides it.
    #[error("round {round}: the tie {white}-{black} is drawn; enter the play-off that decides it")]
    TieDrawn {
        /// The round.
        round: u32,
        /// One of the two.
        white: Number,
        /// The other.
        black: Number,
    },
    /// The table stored in the event does not suit it.
    #[error("the event's table: {0}")]
    Table(#[source] TableError),
    /// The event does not suit its system.
    #[error("{0}")]
    Unsuitable(#[from] Unsuitable),
}

/// What is wrong with a forced pair, apart from rules it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ForcedFault {
    /// No such number.
    #[error("{0} is not in the event")]
    Unknown(Number),
    /// Somebody against himself.
    #[error("nobody plays himself")]
    Himself,
    /// In two forced pairs.
    #[error("{0} is in two forced pairs")]
    Twice(Number),
    /// Left, absent or not entered yet.
    #[error("{0} is not to be paired in this round")]
    NotThere(Number),
    /// The opponents come from a bracket.
    #[error("in a knock-out the bracket says who meets")]
    Bracket,
    /// The system has a fixed table.
    #[error("this system follows a table and knows no forced pairs")]
    FixedTable,
}

/// Why an event cannot be paired by its system.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsuitable {
    /// The number of players or teams does not suit.
    #[error("{system} needs {needs}; here there are {count}")]
    Count {
        /// The system or table, as users write it.
        system: &'static str,
        /// What it needs, for example `a multiple of 4`.
        needs: &'static str,
        /// How many there are.
        count: usize,
    },
    /// A match needs its number of games.
    #[error("a match needs its number of games: set `rounds` in the regulation")]
    NoRounds,
    /// Exchanging rounds of a drawn order.
    #[error("`swap-last-rounds` exchanges rounds of the table's own order; the order is by lot")]
    SwapWithLot,
    /// The members of a Scheveningen event's teams.
    #[error(
        "the two teams together have {members} members and the event {players} players: everybody plays for one of them"
    )]
    Sides {
        /// How many players there are.
        players: usize,
        /// How many members the teams have.
        members: usize,
    },
    /// The number of games of a micro-match.
    #[error("a micro-match has 2 to 4 games (3.18*), not {games}")]
    MicroMatch {
        /// The number in the regulation.
        games: u32,
    },
    /// Micro-matches between teams.
    #[error("micro-matches between teams are not known: set either `boards` or `micro_match`")]
    MicroMatchOfTeams,
    /// A named reading has a value that is not known.
    #[error("the reading `{name}={value}` is not known; known: {known}")]
    Reading {
        /// Name of the reading.
        name: &'static str,
        /// The value it has.
        value: String,
        /// The values that are known.
        known: &'static str,
    },
}

/// An answer that no legal pairing exists, with reasons that can be checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    /// The round.
    pub round: u32,
    /// Why, as findings of severity error: for example a set of players who together have too
    /// few possible opponents, and which rule forbids each of the others.
    pub reasons: Vec<Finding>,
    /// What could be allowed to make it possible.
    pub could_allow: Vec<Finding>,
}

impl From<Impossible> for PairError {
    fn from(impossible: Impossible) -> Self {
        PairError::Impossible(Box::new(impossible))
    }
}
