//! Which of the drawn openings a record's tags ask for.

use crate::notation::pdn::Game;

use super::Opening;

/// An opening that the lot gave to a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnOpening {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The two players.
    pub players: [String; 2],
    /// The opening.
    pub opening: Opening,
}

/// The opening drawn for a record: by its round, then by its players, then by its board; `None`
/// where that leaves none, or several that differ. A record without a round is looked for by its
/// players alone. With `round_known` the round that it names makes no difference.
pub(super) fn drawn_for<'o>(
    game: &Game<'_>,
    openings: &'o [DrawnOpening],
    round_known: bool,
) -> Option<&'o Opening> {
    let round_tag = game.tag_value("Round").unwrap_or_default();
    let mut numbers = round_tag
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|number| number.parse::<u32>().ok());
    let round = numbers.next();
    let board = game
        .tag_value("Board")
        .or_else(|| game.tag_value("Table"))
        .and_then(|tag| tag.parse::<u32>().ok())
        .or_else(|| numbers.next());
    let mut left: Vec<&DrawnOpening> = openings
        .iter()
        .filter(|drawn| round_known || round.is_none_or(|round| drawn.round == round))
        .collect();
    if let (Some(white), Some(black)) = (game.tag_value("White"), game.tag_value("Black")) {
        narrow(&mut left, |drawn| {
            let [a, b] = &drawn.players;
            same_person(a, &white) && same_person(b, &black)
                || same_person(a, &black) && same_person(b, &white)
        });
    }
    if let Some(board) = board {
        narrow(&mut left, |drawn| drawn.board == board);
    }
    let first = left.first()?;
    left.iter()
        .all(|drawn| drawn.opening == first.opening)
        .then_some(&first.opening)
}

/// Keeps those that fit, if any does.
fn narrow(left: &mut Vec<&DrawnOpening>, fits: impl Fn(&DrawnOpening) -> bool) {
    if left.iter().any(|drawn| fits(drawn)) {
        left.retain(|drawn| fits(drawn));
    }
}

/// Whether two spellings name the same player: one word at least, the family name, is the same, and
/// every other word of the shorter spelling begins one of the longer, or is begun by it (`Иванов И.`,
/// `Ivan Ivanov`). A word stands for one other only.
pub fn same_person(a: &str, b: &str) -> bool {
    let words = |name: &str| -> Vec<String> {
        name.to_lowercase()
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let (a, b) = (words(a), words(b));
    if a == b {
        return !a.is_empty();
    }
    let (short, mut left) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    let mut family = false;
    let mut rest = Vec::new();
    for word in short {
        match left.iter().position(|other| *other == word) {
            Some(place) => {
                left.remove(place);
                family |= word.chars().count() > 1;
            }
            None => rest.push(word),
        }
    }
    family
        && rest.iter().all(|word| {
            let begun = |other: &String| {
                other.starts_with(word.as_str()) || word.starts_with(other.as_str())
            };
            match left.iter().position(begun) {
                Some(place) => {
                    left.remove(place);
                    true
                }
                None => false,
            }
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pdn::parse;

    #[test]
    fn names_in_two_spellings() {
        assert!(same_person("Иванов Иван", "Иванов, И."));
        assert!(same_person("Ivan Ivanov", "Ivanov, Ivan"));
        assert!(same_person("Иванов", "Иванов Иван Иванович"));
        assert!(!same_person("Иванов Иван", "Иванов Пётр"));
        assert!(!same_person("И.", "Иванов"));
        assert!(!same_person("", "Иванов"));
    }

    #[test]
    fn round_players_board() {
        let drawn = |round, board, a: &str, b: &str, text: &str| DrawnOpening {
            round,
            board,
            players: [a.to_owned(), b.to_owned()],
            opening: Opening::parse(text).unwrap(),
        };
        let openings = [
            drawn(1, 1, "A A", "B B", "1. c3-d4"),
            drawn(1, 2, "C C", "D D", "1. c3-b4"),
            drawn(2, 1, "A A", "C C", "1. e3-f4"),
            drawn(2, 2, "B B", "D D", "1. e3-f4"),
        ];
        let found = |tags: &str, known| {
            let game = parse(tags).next().unwrap();
            drawn_for(&game, &openings, known).map(|opening| opening.name.clone())
        };
        let some = |text: &str| Some(text.to_owned());
        let players = "[White \"D D\"] [Black \"C C\"]";
        assert_eq!(
            found(&format!("[Round \"1\"] {players}"), false),
            some("1. c3-b4")
        );
        assert_eq!(found(&format!("{players} *"), false), some("1. c3-b4"));
        assert_eq!(found("[Round \"1.2\"] *", false), some("1. c3-b4"));
        assert_eq!(
            found("[Round \"1\"] [Board \"1\"] *", false),
            some("1. c3-d4")
        );
        assert_eq!(found("[Round \"1\"] *", false), None, "two openings");
        assert_eq!(
            found("[Round \"2\"] *", false),
            some("1. e3-f4"),
            "one for the round"
        );
        assert_eq!(found("[Round \"3\"] *", false), None);
        assert_eq!(
            found(&format!("[Round \"3\"] {players}"), true),
            some("1. c3-b4")
        );
    }
}
