//! Named readings: where a text allows two meanings and published programs disagree.

use std::fmt;

use super::LawError;

/// A named reading and its values, the default first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Name in `--reading NAME=VALUE`.
    pub name: &'static str,
    /// The default value and the other one.
    pub values: [&'static str; 2],
}

/// Every reading of the draw law.
pub const READINGS: [Reading; 5] = [
    Reading {
        name: "pieces",
        values: ["total", "side"],
    },
    Reading {
        name: "moves",
        values: ["each", "all"],
    },
    Reading {
        name: "main-road",
        values: ["run", "total"],
    },
    Reading {
        name: "kings-only",
        values: ["outside", "always"],
    },
    Reading {
        name: "own-count",
        values: ["row", "material"],
    },
];

/// Which pieces "endings of 4 and 5 pieces" counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pieces {
    /// Those of both sides together.
    #[default]
    Total,
    /// Those of the side that has more.
    Side,
}

/// What "n moves" of both players means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Moves {
    /// n moves by each side.
    #[default]
    Each,
    /// n moves of both sides together.
    All,
}

/// How moves on the main road are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MainRoad {
    /// Only those of the lone king's present stay.
    #[default]
    Run,
    /// Those of all its stays while the relation of forces lasts.
    Total,
}

/// Whether the kings-only row can end a game inside the longer piece rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KingsOnly {
    /// Only outside them.
    #[default]
    Outside,
    /// Always.
    Always,
}

/// Whether a capture or promotion inside an "own" row begins its count afresh.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OwnCount {
    /// No: the row's own condition is the relation of forces.
    #[default]
    Row,
    /// Yes: every change of material is a new relation.
    Material,
}

/// The readings in force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Readings {
    /// `pieces=total|side`.
    pub pieces: Pieces,
    /// `moves=each|all`.
    pub moves: Moves,
    /// `main-road=run|total`.
    pub main_road: MainRoad,
    /// `kings-only=outside|always`.
    pub kings_only: KingsOnly,
    /// `own-count=row|material`.
    pub own_count: OwnCount,
}

impl Readings {
    /// Whether `name` is a reading of the draw law (an event's regulation also holds others).
    pub fn knows(name: &str) -> bool {
        READINGS.iter().any(|reading| reading.name == name)
    }

    /// Sets one reading.
    ///
    /// # Errors
    /// If the name or the value is unknown.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), LawError> {
        match (name, value) {
            ("pieces", "total") => self.pieces = Pieces::Total,
            ("pieces", "side") => self.pieces = Pieces::Side,
            ("moves", "each") => self.moves = Moves::Each,
            ("moves", "all") => self.moves = Moves::All,
            ("main-road", "run") => self.main_road = MainRoad::Run,
            ("main-road", "total") => self.main_road = MainRoad::Total,
            ("kings-only", "outside") => self.kings_only = KingsOnly::Outside,
            ("kings-only", "always") => self.kings_only = KingsOnly::Always,
            ("own-count", "row") => self.own_count = OwnCount::Row,
            ("own-count", "material") => self.own_count = OwnCount::Material,
            _ => {
                return Err(LawError::UnknownReading {
                    text: format!("{name}={value}"),
                });
            }
        }
        Ok(())
    }
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.name, self.values.join("|"))
    }
}
