//! Lots that anyone can repeat with `sha256sum`.
//!
//! A lot orders ids by the lower-case hex SHA-256 of the UTF-8 text
//! `seed LF event-id LF purpose LF id` (no final LF), ascending.
//!
//! ```
//! use shashki::event::lots::{Lots, Purpose};
//! let lots = Lots::new("seed", "cup-2026");
//! // printf 'seed\ncup-2026\nnumbers\np1' | sha256sum
//! assert_eq!(
//!     lots.hash(Purpose::Numbers, "p1"),
//!     "cfb7f690300d92c325a4c96e638ab295c72297cbdc5ba719e9c6f66b3514905d"
//! );
//! ```

use std::fmt;

use sha2::{Digest, Sha256};

use crate::board::Colour;

use super::Event;

/// What a lot is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// Starting numbers (3.17.5.1; the numbers of a round robin).
    Numbers,
    /// The order of players in a round of the blind Swiss (3.17.4).
    Round(u32),
    /// The colour of board 1 in round 1.
    Colour1,
    /// The order of the rounds of a round robin.
    Order,
    /// The opening of a board in a round; board 0: one opening for the whole round.
    Opening {
        /// The round.
        round: u32,
        /// The board; 0 for all boards.
        board: u32,
    },
}

impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Purpose::Numbers => f.write_str("numbers"),
            Purpose::Round(round) => write!(f, "round-{round}"),
            Purpose::Colour1 => f.write_str("colour-1"),
            Purpose::Order => f.write_str("order"),
            Purpose::Opening { round, board } => write!(f, "opening-{round}-board-{board}"),
        }
    }
}

/// The lots of one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lots<'a> {
    seed: &'a str,
    event: &'a str,
}

impl<'a> Lots<'a> {
    /// The lots of the event with this id, under this seed.
    pub const fn new(seed: &'a str, event_id: &'a str) -> Self {
        Lots {
            seed,
            event: event_id,
        }
    }

    /// The seed.
    pub const fn seed(self) -> &'a str {
        self.seed
    }

    /// The text that is hashed.
    pub fn text(self, purpose: Purpose, id: &str) -> String {
        format!("{}\n{}\n{purpose}\n{id}", self.seed, self.event)
    }

    /// The hash of one id: 64 lower-case hex digits.
    pub fn hash(self, purpose: Purpose, id: &str) -> String {
        hex(&Sha256::digest(self.text(purpose, id).as_bytes()))
    }

    /// The ids in the order of the lot.
    pub fn order<'i>(
        self,
        purpose: Purpose,
        ids: impl IntoIterator<Item = &'i str>,
    ) -> Vec<&'i str> {
        let mut drawn: Vec<(String, &str)> = ids
            .into_iter()
            .map(|id| (self.hash(purpose, id), id))
            .collect();
        drawn.sort_unstable();
        drawn.into_iter().map(|(_, id)| id).collect()
    }

    /// A colour lot: the colour of the first named, white if the last hex digit is even.
    pub fn colour(self, purpose: Purpose, id: &str) -> Colour {
        let even = self
            .hash(purpose, id)
            .ends_with(['0', '2', '4', '6', '8', 'a', 'c', 'e']);
        if even { Colour::White } else { Colour::Black }
    }
}

impl Event {
    /// The event's lots; `None` while it has no seed.
    pub fn lots(&self) -> Option<Lots<'_>> {
        self.seed.as_deref().map(|seed| Lots::new(seed, &self.id))
    }
}

/// Bytes as lower-case hex digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_is_that_of_the_hashes() {
        let lots = Lots::new("s", "e");
        let ids = ["a", "b", "c", "d", "e"];
        let drawn = lots.order(Purpose::Round(2), ids);
        let hashes: Vec<String> = drawn
            .iter()
            .map(|id| lots.hash(Purpose::Round(2), id))
            .collect();
        assert!(hashes.is_sorted());
        assert_eq!(lots.text(Purpose::Order, "x"), "s\ne\norder\nx");
        let purpose = Purpose::Opening { round: 3, board: 2 };
        assert_eq!(purpose.to_string(), "opening-3-board-2");
        let colours: Vec<Colour> = (0..64)
            .map(|n| lots.colour(Purpose::Colour1, &n.to_string()))
            .collect();
        assert!(colours.contains(&Colour::White) && colours.contains(&Colour::Black));
    }
}
