//! The public envelope (3.10.3): everything that stands on its face, and the commitment to the
//! sealed move, never the move.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::{Colour, Square, SquareSet, Variant};
use crate::finding::Book;
use crate::notation::{fen, square::listing_key};
use crate::position::Position;

use super::canonical::canonical;
use super::secret::Secret;

/// The mark of an envelope file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum EnvelopeFormat {
    /// The first and only version.
    #[serde(rename = "shashki-envelope-1")]
    V1,
}

/// Which game was adjourned.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameName {
    /// Name of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// Round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// Board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// Who has white.
    pub white: String,
    /// Who has black.
    pub black: String,
}

/// The position before the sealed move, men and kings of each side by the names of their squares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stood {
    /// White's men.
    pub white_men: Vec<String>,
    /// White's kings.
    pub white_kings: Vec<String>,
    /// Black's men.
    pub black_men: Vec<String>,
    /// Black's kings.
    pub black_kings: Vec<String>,
    /// The same as FEN, with the side to move.
    pub fen: String,
}

/// What a clock reading means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Reading {
    /// Time used since the game began.
    #[default]
    Used,
    /// Time shown as left on the clock.
    Shown,
}

/// Both clocks when the game was adjourned, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    /// Whether the readings are time used or time left.
    pub reading: Reading,
    /// White's clock.
    pub white_ms: i64,
    /// Black's clock.
    pub black_ms: i64,
}

impl Clocks {
    /// The clock of one side, in milliseconds.
    pub const fn of(&self, colour: Colour) -> i64 {
        match colour {
            Colour::White => self.white_ms,
            Colour::Black => self.black_ms,
        }
    }
}

/// Who sealed, and what is known of it in public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sealing {
    /// The side that had the move.
    pub by: Colour,
    /// That player's name.
    pub name: String,
    /// The number of the sealed move in the game.
    pub move_number: u32,
    /// Whether the sealing player has stopped his clock: from then on the move is final.
    pub clock_stopped: bool,
    /// The move made on the board in spite of the arbiter's word (3.10.4): an open move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open_move: Option<String>,
}

/// By what right the game was stopped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Grounds {
    /// The article that allows it, as cited (`ru2011 3.10.3`).
    pub article: String,
    /// Why, in the arbiter's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Who asked for it (3.10.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked_by: Option<Colour>,
    /// What was charged to him for it, in milliseconds (3.10.5); already on his clock above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charged_ms: Option<i64>,
}

/// When and where the game goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Resumption {
    /// Date and time, as announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

/// A counter of the draw law as it stood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CounterStood {
    /// Name of the row (`kings-only`).
    pub name: String,
    /// How far it has got.
    pub made: u32,
    /// Where it ends the game.
    pub limit: u32,
    /// Whether moves of the stronger side are counted; else half-moves of both.
    pub own_moves: bool,
}

/// A position that has occurred and can occur again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Occurred {
    /// The position, with the side to move.
    pub fen: String,
    /// How often it has stood.
    pub times: u32,
}

/// The public envelope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// What kind of file this is.
    pub format: EnvelopeFormat,
    /// Which game.
    pub game: GameName,
    /// Russian or international.
    pub variant: Variant,
    /// The rulebook.
    pub rulebook: Book,
    /// The position before the sealed move.
    pub position: Stood,
    /// The sealed move's frame.
    pub sealed: Sealing,
    /// Both clocks.
    pub clocks: Clocks,
    /// The time control, as `clock-check --control` reads it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<String>,
    /// By what right the game was stopped.
    pub grounds: Grounds,
    /// When and where it goes on.
    #[serde(default)]
    pub resumption: Resumption,
    /// Whose offer of a draw stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw_offer: Option<Colour>,
    /// Counters of the draw law.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<CounterStood>,
    /// Positions that count for repetition.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub repetition: Vec<Occurred>,
    /// The moves of the game before the sealed one, one text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<String>,
    /// SHA-256 that binds the sealed move and every field above; absent for an open move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
}

impl Envelope {
    /// The envelope's canonical JSON without the commitment: what the commitment binds.
    ///
    /// # Errors
    /// Never for an envelope as it is declared; serde's signature allows it.
    pub fn canonical(&self) -> serde_json::Result<String> {
        let open = Envelope {
            commitment: None,
            ..self.clone()
        };
        Ok(canonical(&serde_json::to_value(open)?))
    }

    /// The envelope bound to `secret`.
    ///
    /// # Errors
    /// As [`Envelope::canonical`].
    pub fn bound_to(mut self, secret: &Secret) -> serde_json::Result<Envelope> {
        self.commitment = Some(secret.commitment(&self.canonical()?));
        Ok(self)
    }

    /// Whether the commitment is the one of `secret` and these fields.
    ///
    /// # Errors
    /// As [`Envelope::canonical`].
    pub fn is_bound_to(&self, secret: &Secret) -> serde_json::Result<bool> {
        Ok(self.commitment.as_deref() == Some(secret.commitment(&self.canonical()?).as_str()))
    }
}

/// The face's lists and FEN of a position.
pub fn stood(position: &Position) -> Stood {
    let variant = position.variant();
    let names = |set: SquareSet| {
        let mut squares: Vec<Square> = set.iter().collect();
        squares.sort_by_key(|square| listing_key(variant, *square));
        squares.iter().map(|square| square.name(variant)).collect()
    };
    Stood {
        white_men: names(position.men(Colour::White)),
        white_kings: names(position.kings(Colour::White)),
        black_men: names(position.men(Colour::Black)),
        black_kings: names(position.kings(Colour::Black)),
        fen: fen::write(position),
    }
}

/// Whether the face's lists, its FEN and the side that sealed tell the same position.
pub fn face_agrees(envelope: &Envelope) -> bool {
    fen::parse(&envelope.position.fen, Some(envelope.variant)).is_ok_and(|position| {
        stood(&position) == envelope.position && position.to_move() == envelope.sealed.by
    })
}
