//! Why a round of the Dutch system is as it is, as findings.

use std::collections::BTreeMap;

use crate::event::{Event, Number};
use crate::finding::codes::{dutch as codes, swiss};
use crate::finding::{Article, Book, Finding};

use super::barred::apart;
use super::colours::Rule;
use super::passed::{Bracket, Budget, Short};
use super::seats::Seat;
use super::{Done, Part};

/// An article of FIDE's handbook.
pub(super) const fn article(number: &'static str) -> Article {
    Article::new(Book::Fide, number)
}

/// The whole explanation of a round.
pub(super) fn explain(
    event: &Event,
    parts: &[Part],
    seats: &[Seat],
    last_round: bool,
) -> Vec<Finding> {
    let seat_of: BTreeMap<Number, &Seat> = seats
        .iter()
        .flat_map(|seat| [(seat.white, seat), (seat.black, seat)])
        .collect();
    let mut told = Vec::new();
    for seat in seats.iter().filter(|seat| seat.forced) {
        let lower = if seat.higher == seat.white {
            seat.black
        } else {
            seat.white
        };
        told.push(
            Finding::new(swiss::PAIR_FORCED)
                .article(Article::new(Book::Ru2011, "3.17.9"))
                .field("board", seat.board)
                .field("player", seat.higher.0)
                .field("opponent", lower.0),
        );
        told.push(colours(seat));
    }
    let mut budget = Budget::new();
    for part in parts {
        for index in 0..part.done.len() {
            let mut telling = Telling {
                event,
                part,
                done: &part.done[index],
                bracket: Bracket::new(part, index, last_round, &mut budget),
                budget: &mut budget,
                told: &mut told,
            };
            telling.bracket(&seat_of);
        }
        bye(part, &mut told);
    }
    if budget.spent {
        told.push(Finding::new(codes::NOT_EXAMINED));
    }
    told
}

/// One bracket being told.
struct Telling<'a> {
    event: &'a Event,
    part: &'a Part,
    done: &'a Done,
    bracket: Bracket<'a>,
    budget: &'a mut Budget,
    told: &'a mut Vec<Finding>,
}

impl Telling<'_> {
    fn number(&self, place: usize) -> u32 {
        self.part.field.persons[place].number.0
    }

    fn numbers(&self, places: &[usize]) -> Vec<String> {
        let numbers = places.iter().map(|&place| self.number(place).to_string());
        numbers.collect()
    }

    fn bracket(&mut self, seat_of: &BTreeMap<Number, &Seat>) {
        let bracket = &self.done.bracket;
        let Some(&first) = bracket.residents.first() else {
            return;
        };
        let points = self.part.field.persons[first].points.to_string();
        let mut all = bracket.moved_down.clone();
        all.extend(&bracket.residents);
        let mut finding = Finding::new(codes::BRACKET)
            .article(article("C.04.3 1.3"))
            .field("points", points.as_str())
            .field("players", self.numbers(&all))
            .field("came_down", self.numbers(&bracket.moved_down));
        if let Some(group) = &self.part.group {
            finding = finding.field("group", group.as_str());
        }
        self.told.push(finding);
        self.exchanges(&points);
        let outcome = &self.done.outcome;
        for (index, &(a, b)) in outcome.pairs.iter().enumerate() {
            let Some(seat) = seat_of.get(&self.part.field.persons[a].number) else {
                continue;
            };
            self.passed_over(index);
            let (code, from) = if index < outcome.of_moved_down {
                (codes::PAIR_MOVED_DOWN, "C.04.3 3.3")
            } else {
                (codes::PAIR, "C.04.3 3.2")
            };
            self.told.push(
                Finding::new(code)
                    .article(article(from))
                    .field("board", seat.board)
                    .field("player", self.number(a))
                    .field("opponent", self.number(b)),
            );
            self.told.push(colours(seat));
        }
        self.going_down(&points);
    }

    /// The halves of those who are left when the moved-down players are paired, before any
    /// exchange.
    fn rest(&self) -> (Vec<usize>, usize) {
        let outcome = &self.done.outcome;
        let (of_moved_down, rest) = outcome.pairs.split_at(outcome.of_moved_down);
        let mut residents = self.done.bracket.residents.clone();
        residents.retain(|place| !of_moved_down.iter().any(|(_, other)| other == place));
        (residents, rest.len())
    }

    fn exchanges(&mut self, points: &str) {
        let outcome = &self.done.outcome;
        if outcome.exchanges == 0 {
            return;
        }
        let (residents, pairs) = self.rest();
        let before = &outcome.pairs[..outcome.of_moved_down];
        let halves = residents.split_at(pairs.min(residents.len()));
        let short = self.bracket.with_halves(self.budget, before, halves);
        let finding = Finding::new(codes::EXCHANGES)
            .article(article("C.04.3 4.3"))
            .field("points", points)
            .field("count", outcome.exchanges)
            .field("criterion", name_of(short));
        self.told.push(finding);
    }

    /// Who comes before the chosen opponent of a pair in the order of the procedure, and why he
    /// was not taken.
    fn passed_over(&mut self, index: usize) {
        let outcome = &self.done.outcome;
        let (chooser, chosen) = outcome.pairs[index];
        let before = &outcome.pairs[..index];
        let mut candidates = if index < outcome.of_moved_down {
            self.done.bracket.residents.clone()
        } else {
            let upper = &outcome.pairs[outcome.of_moved_down..];
            let mut lower = self.rest().0;
            lower.retain(|place| !upper.iter().any(|(head, _)| head == place));
            lower
        };
        candidates.retain(|place| {
            *place < chosen && !before.iter().any(|&(a, b)| a == *place || b == *place)
        });
        for candidate in candidates {
            let persons = &self.part.field.persons;
            if let Some(finding) = apart(self.event, &persons[chooser], &persons[candidate]) {
                self.told.push(finding);
                continue;
            }
            let pair = (chooser, candidate);
            if let Some(short) = self.bracket.with_pair(self.budget, before, pair) {
                let finding = Finding::new(codes::PASSED_OVER)
                    .article(article("C.04.3 2.3"))
                    .field("player", self.number(chooser))
                    .field("opponent", self.number(candidate))
                    .field("criterion", name_of(Some(short)));
                self.told.push(finding);
            }
        }
    }

    /// Who goes down, and why not somebody who stands lower.
    fn going_down(&mut self, points: &str) {
        let outcome = &self.done.outcome;
        let bracket = &self.done.bracket;
        for &place in &outcome.down {
            if bracket.moved_down.contains(&place) {
                let short = self.bracket.with_inside(self.budget, place);
                let finding = Finding::new(codes::DOWN_AGAIN)
                    .article(article("C.04.3 2.3"))
                    .field("player", self.number(place))
                    .field("points", points)
                    .field("criterion", name_of(short));
                self.told.push(finding);
                continue;
            }
            let lower = bracket.residents.iter().rev();
            let lower: Vec<usize> = lower.copied().take_while(|&other| other > place).collect();
            for other in lower {
                if outcome.down.contains(&other) {
                    continue;
                }
                if let Some(short) = self.bracket.with_down(self.budget, other) {
                    let finding = Finding::new(codes::STAYS)
                        .article(article("C.04.3 2.3"))
                        .field("player", self.number(other))
                        .field("criterion", name_of(Some(short)));
                    self.told.push(finding);
                }
            }
            if self.part.bye != Some(place) {
                let finding = Finding::new(codes::DOWN)
                    .article(article("C.04.3 2.3"))
                    .field("player", self.number(place))
                    .field("points", points);
                self.told.push(finding);
            }
        }
    }
}

/// A criterion by name; nothing where it was not examined.
fn name_of(short: Option<Short>) -> &'static str {
    match short {
        Some(Short::By(criterion)) => criterion,
        Some(Short::Order) => "order",
        None => "",
    }
}

/// Who has the bye, and who with fewer points has not.
fn bye(part: &Part, told: &mut Vec<Finding>) {
    let Some(place) = part.bye else {
        return;
    };
    let (persons, group) = (&part.field.persons, &part.field.group);
    for other in (place + 1..persons.len()).rev() {
        let code = if !persons[other].may_have_bye {
            swiss::BYE_REFUSED
        } else if group[other] > group[place] {
            swiss::BYE_LEAVES_NO_PAIRING
        } else {
            continue;
        };
        let number = if code == swiss::BYE_REFUSED {
            "C.04.3 2.1 C2"
        } else {
            "C.04.3 2.2 C4"
        };
        told.push(
            Finding::new(code)
                .article(article(number))
                .field("player", persons[other].number.0),
        );
    }
    told.push(
        Finding::new(codes::BYE)
            .article(article("C.04.3 2.2"))
            .field("player", persons[place].number.0),
    );
}

fn colours(seat: &Seat) -> Finding {
    let (code, from) = match seat.rule {
        Rule::Both => (codes::COLOUR_BOTH, article("C.04.3 5.2.1")),
        Rule::Stronger => (codes::COLOUR_STRONGER, article("C.04.3 5.2.2")),
        Rule::Alternate => (codes::COLOUR_ALTERNATE, article("C.04.3 5.2.3")),
        Rule::Higher => (codes::COLOUR_HIGHER, article("C.04.3 5.2.4")),
        Rule::Number => (codes::COLOUR_NUMBER, article("C.04.3 5.2.5")),
        Rule::Published => (
            swiss::COLOUR_PUBLISHED,
            Article::new(Book::Ru2011, "3.17.8"),
        ),
    };
    let finding = Finding::new(code)
        .article(from)
        .field("board", seat.board)
        .field("white", seat.white.0)
        .field("black", seat.black.0);
    match seat.rule {
        // Who got his colour is the one with the stronger preference.
        Rule::Stronger => {
            let stronger = if seat.white_wants_it {
                seat.white
            } else {
                seat.black
            };
            finding.field("player", stronger.0)
        }
        Rule::Higher | Rule::Number => finding.field("player", seat.higher.0),
        Rule::Both | Rule::Alternate | Rule::Published => finding,
    }
}
