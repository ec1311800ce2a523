//! Why a round of the Dutch system is as it is, as findings.

use std::collections::BTreeMap;

use crate::finding::codes::dutch as codes;
use crate::finding::{Article, Book, Finding};

use super::colours::Rule;
use super::field::Field;
use super::{Done, Seat};

/// An article of FIDE's handbook.
pub(super) const fn article(number: &'static str) -> Article {
    Article::new(Book::Fide, number)
}

/// The whole explanation of a round.
pub(super) fn explain(
    field: &Field,
    done: &[Done],
    seats: &[Seat],
    bye: Option<usize>,
) -> Vec<Finding> {
    let number = |place: usize| field.persons[place].number.0;
    let numbers = |places: &[usize]| -> Vec<String> {
        places
            .iter()
            .map(|&place| number(place).to_string())
            .collect()
    };
    let seat_of: BTreeMap<usize, &Seat> = seats
        .iter()
        .flat_map(|seat| [(seat.white, seat), (seat.black, seat)])
        .collect();
    let mut told = Vec::new();
    for done in done {
        let Some(&first) = done.bracket.residents.first() else {
            continue;
        };
        let points = field.persons[first].points.to_string();
        let mut all = done.bracket.moved_down.clone();
        all.extend(&done.bracket.residents);
        told.push(
            Finding::new(codes::BRACKET)
                .article(article("C.04.3 1.3"))
                .field("points", points.as_str())
                .field("players", numbers(&all))
                .field("came_down", numbers(&done.bracket.moved_down)),
        );
        if done.outcome.exchanges > 0 {
            told.push(
                Finding::new(codes::EXCHANGES)
                    .article(article("C.04.3 4.3"))
                    .field("points", points.as_str())
                    .field("count", done.outcome.exchanges),
            );
        }
        for (index, &(a, b)) in done.outcome.pairs.iter().enumerate() {
            let Some(seat) = seat_of.get(&a) else {
                continue;
            };
            let (code, from) = if index < done.outcome.of_moved_down {
                (codes::PAIR_MOVED_DOWN, "C.04.3 3.3")
            } else {
                (codes::PAIR, "C.04.3 3.2")
            };
            told.push(
                Finding::new(code)
                    .article(article(from))
                    .field("board", seat.board)
                    .field("player", number(a))
                    .field("opponent", number(b)),
            );
            told.push(colours(field, seat));
        }
        for &place in done
            .outcome
            .down
            .iter()
            .filter(|place| bye != Some(**place))
        {
            told.push(
                Finding::new(codes::DOWN)
                    .article(article("C.04.3 2.3"))
                    .field("player", number(place))
                    .field("points", points.as_str()),
            );
        }
    }
    if let Some(place) = bye {
        told.push(
            Finding::new(codes::BYE)
                .article(article("C.04.3 2.2"))
                .field("player", number(place)),
        );
    }
    told
}

fn colours(field: &Field, seat: &Seat) -> Finding {
    let (code, from) = match seat.rule {
        Rule::Both => (codes::COLOUR_BOTH, "C.04.3 5.2.1"),
        Rule::Stronger => (codes::COLOUR_STRONGER, "C.04.3 5.2.2"),
        Rule::Alternate => (codes::COLOUR_ALTERNATE, "C.04.3 5.2.3"),
        Rule::Higher => (codes::COLOUR_HIGHER, "C.04.3 5.2.4"),
        Rule::Number => (codes::COLOUR_NUMBER, "C.04.3 5.2.5"),
    };
    let number = |place: usize| field.persons[place].number.0;
    let finding = Finding::new(code)
        .article(article(from))
        .field("board", seat.board)
        .field("white", number(seat.white))
        .field("black", number(seat.black));
    match seat.rule {
        // Who got his colour is the one with the stronger preference.
        Rule::Stronger => {
            let got = field.persons[seat.white].preference().0 == Some(crate::board::Colour::White);
            finding.field("player", number(if got { seat.white } else { seat.black }))
        }
        Rule::Higher | Rule::Number => finding.field("player", number(seat.white.min(seat.black))),
        Rule::Both | Rule::Alternate => finding,
    }
}
