//! Who has white in the Dutch system (5.2).

use crate::board::Colour;

use super::person::{Person, Strength};

/// Which rule gave a pair its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// Both have what they should have (5.2.1).
    Both,
    /// The stronger preference, or the wider difference (5.2.2).
    Stronger,
    /// The colours change from the last time the two had different ones (5.2.3).
    Alternate,
    /// What the higher should have (5.2.4).
    Higher,
    /// By the higher one's number (5.2.5).
    Number,
    /// A published pair keeps its colours.
    Published,
}

/// The colour of `higher` (more points, else the smaller number) against `lower`. `initial` is
/// the colour of odd numbers in the first round.
pub(super) fn colour_of_higher(higher: &Person, lower: &Person, initial: Colour) -> (Colour, Rule) {
    let ((one, one_strength), (other, other_strength)) = (higher.preference(), lower.preference());
    let (wanted, against) = match (one, other) {
        (None, None) => {
            let odd = higher.parity_number % 2 == 1;
            return (if odd { initial } else { !initial }, Rule::Number);
        }
        (Some(colour), None) => return (colour, Rule::Both),
        (None, Some(colour)) => return (!colour, Rule::Both),
        (Some(one), Some(other)) => (one, other),
    };
    if wanted != against {
        return (wanted, Rule::Both);
    }
    if one_strength != other_strength {
        let mine = one_strength > other_strength;
        return (if mine { wanted } else { !wanted }, Rule::Stronger);
    }
    if one_strength == Strength::Absolute {
        let (mine, his) = (higher.difference().abs(), lower.difference().abs());
        if mine != his {
            return (if mine > his { wanted } else { !wanted }, Rule::Stronger);
        }
    }
    let mut latest = higher.colours.iter().rev().zip(lower.colours.iter().rev());
    match latest.find(|(one, other)| one != other) {
        Some((one, _)) => (!*one, Rule::Alternate),
        None => (wanted, Rule::Higher),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(colours: &str, parity_number: usize) -> Person {
        let colour = |c| {
            if c == 'w' {
                Colour::White
            } else {
                Colour::Black
            }
        };
        Person {
            colours: colours.chars().map(colour).collect(),
            parity_number,
            ..Person::default()
        }
    }

    #[test]
    fn fide_c_04_3_article_1_7_preferences() {
        for (colours, colour, strength) in [
            ("", None, Strength::None),
            ("w", Some(Colour::Black), Strength::Strong),
            ("wb", Some(Colour::White), Strength::Mild),
            ("ww", Some(Colour::Black), Strength::Absolute),
            ("wbb", Some(Colour::White), Strength::Absolute),
            ("bwbwb", Some(Colour::White), Strength::Strong),
            ("wwbwwb", Some(Colour::Black), Strength::Absolute),
        ] {
            assert_eq!(
                person(colours, 1).preference(),
                (colour, strength),
                "{colours}"
            );
        }
    }

    #[test]
    fn fide_c_04_3_article_5_2_in_its_order() {
        use Colour::{Black, White};
        for (higher, lower, colour, rule) in [
            ("w", "b", Black, Rule::Both),
            ("w", "", Black, Rule::Both),
            ("", "w", White, Rule::Both),
            ("wb", "wbb", Black, Rule::Stronger),
            ("wwb", "bwbw", Black, Rule::Stronger),
            ("wwbwwb", "bww", Black, Rule::Stronger),
            ("wbbw", "bwbw", White, Rule::Alternate),
            ("bw", "wbbw", Black, Rule::Higher),
            ("wb", "wb", White, Rule::Higher),
            ("", "", White, Rule::Number),
        ] {
            assert_eq!(
                colour_of_higher(&person(higher, 1), &person(lower, 2), White),
                (colour, rule),
                "{higher} {lower}"
            );
        }
        assert_eq!(
            colour_of_higher(&person("", 2), &person("", 3), White),
            (Black, Rule::Number)
        );
    }
}
