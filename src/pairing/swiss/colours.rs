//! Who has white (3.17.2, and the first round's own rules).

use crate::board::Colour;

use super::field::Entrant;

/// Which rule gave a pair its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourRule {
    /// One of them had the same colour three times running and must have the other (H2).
    Due,
    /// White has had white less often.
    FewerWhites,
    /// Counted backwards, this many games ago (1 = the last) they first had different colours,
    /// and White had black there.
    LastDiffered(usize),
    /// Their colours agree as far as both go back, and White has played more games.
    LongerHistory,
    /// The same colours in all games: White stands higher in the classification.
    Higher,
    /// The first round: by board.
    Board,
    /// A published pair keeps its colours.
    Published,
}

/// The colour of `higher` (in the classification) against `lower`, and the rule that gives it.
pub fn colour_of_higher(higher: &Entrant, lower: &Entrant) -> (Colour, ColourRule) {
    if let Some(colour) = higher.must_have() {
        return (colour, ColourRule::Due);
    }
    if let Some(colour) = lower.must_have() {
        return (!colour, ColourRule::Due);
    }
    let white_if = |higher_has_white: bool| {
        if higher_has_white {
            Colour::White
        } else {
            Colour::Black
        }
    };
    let (one, other) = (higher.whites(), lower.whites());
    if one != other {
        return (white_if(one < other), ColourRule::FewerWhites);
    }
    let latest = higher.colours.iter().rev().zip(lower.colours.iter().rev());
    for (ago, (one, other)) in (1..).zip(latest) {
        if one != other {
            return (
                white_if(*one == Colour::Black),
                ColourRule::LastDiffered(ago),
            );
        }
    }
    let (one, other) = (higher.colours.len(), lower.colours.len());
    if one != other {
        return (white_if(one > other), ColourRule::LongerHistory);
    }
    (Colour::White, ColourRule::Higher)
}

/// The colour of the upper player of a board in the first round, where `first` is that of the
/// upper player of board 1 (3.17.5.2, 3.17.7.2).
pub fn first_round(first: Colour, board: u32) -> Colour {
    if board % 2 == 1 { first } else { !first }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entrant(colours: &str) -> Entrant {
        Entrant {
            colours: colours
                .chars()
                .map(|c| {
                    if c == 'w' {
                        Colour::White
                    } else {
                        Colour::Black
                    }
                })
                .collect(),
            ..Entrant::default()
        }
    }

    #[test]
    fn article_3_17_2_colours_in_their_order() {
        use Colour::{Black, White};
        for (higher, lower, colour, rule) in [
            // Three whites running: black, though the other has had more whites.
            ("bbwww", "wwwbbww", Black, ColourRule::Due),
            ("w", "bbb", Black, ColourRule::Due),
            ("wb", "ww", White, ColourRule::FewerWhites),
            ("wbw", "wwb", Black, ColourRule::LastDiffered(1)),
            ("bwwb", "wbwb", Black, ColourRule::LastDiffered(3)),
            ("wb", "b", Black, ColourRule::FewerWhites),
            ("bwb", "wb", White, ColourRule::LongerHistory),
            ("wb", "wb", White, ColourRule::Higher),
            ("", "", White, ColourRule::Higher),
        ] {
            assert_eq!(
                colour_of_higher(&entrant(higher), &entrant(lower)),
                (colour, rule),
                "{higher} {lower}"
            );
        }
    }

    #[test]
    fn article_3_17_2_four_running_never() {
        assert_eq!(entrant("bbb").must_have(), Some(Colour::White));
        assert_eq!(entrant("wbww").must_have(), None);
        assert_eq!(entrant("bwww").must_have(), Some(Colour::Black));
    }
}
