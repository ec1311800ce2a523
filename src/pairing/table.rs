//! Tables of a round robin (Appendix 1): which numbers meet in which round, the first with white.

use std::str::FromStr;

/// One round of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableRound {
    /// The pairs by board, White's number first.
    pub pairs: Vec<(u32, u32)>,
    /// Who is free, where the number of players is odd.
    pub free: Option<u32>,
}

/// A complete table: everybody meets everybody once, everybody is in every round once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    size: u32,
    rounds: Vec<TableRound>,
}

impl Table {
    /// The Berger table for `size` players (2 or more; below that there are no rounds). For an
    /// odd number a dummy is added, whose opponent is free.
    ///
    /// ```
    /// use shashki::pairing::Table;
    /// let table = Table::berger(4);
    /// assert_eq!(table.rounds()[0].pairs, [(1, 4), (2, 3)]);
    /// assert_eq!(table.rounds()[1].pairs, [(4, 3), (1, 2)]);
    /// assert_eq!(table.rounds()[2].pairs, [(2, 4), (3, 1)]);
    /// ```
    pub fn berger(size: u32) -> Table {
        let even = size + size % 2;
        let mut rounds = Vec::new();
        if size >= 2 {
            let circle = even - 1;
            for round in 1..even {
                let fixed = ((round - 1) * (even / 2)) % circle;
                let mut pairs = vec![if round % 2 == 1 {
                    (fixed + 1, even)
                } else {
                    (even, fixed + 1)
                }];
                for step in 1..even / 2 {
                    let white = (fixed + step) % circle + 1;
                    let black = (fixed + circle - step) % circle + 1;
                    pairs.push((white, black));
                }
                rounds.push(TableRound::from_pairs(pairs, size));
            }
        }
        Table { size, rounds }
    }

    /// The table that is played first inside the two halves, then between them, for a multiple
    /// of 4 players; `None` for other numbers, where a half would be odd. Inside the halves it
    /// follows the Berger table, between them the Scheveningen one. No printed copy of the table
    /// for 12 that Appendix 1 mentions is at hand: this one need not be the printed one.
    pub fn halves(size: u32) -> Option<Table> {
        if size == 0 || !size.is_multiple_of(4) {
            return None;
        }
        let half = size / 2;
        let mut rounds: Vec<TableRound> = Table::berger(half)
            .rounds
            .into_iter()
            .map(|round| {
                let below = round.pairs.iter().map(|(w, b)| (w + half, b + half));
                TableRound {
                    pairs: round.pairs.iter().copied().chain(below).collect(),
                    free: None,
                }
            })
            .collect();
        // The first in a half has one white more inside it if he is in its upper half, one fewer
        // otherwise; between the halves everybody has as many whites as blacks.
        rounds.extend(super::scheveningen::table(half).into_iter().map(|round| {
            TableRound {
                pairs: round
                    .into_iter()
                    .map(|game| {
                        let (first, second) = (game.first, game.second + half);
                        if game.first_is_white {
                            (first, second)
                        } else {
                            (second, first)
                        }
                    })
                    .collect(),
                free: None,
            }
        }));
        Some(Table { size, rounds })
    }

    /// A table from its rounds of pairs, checked for completeness. A number of an even table that
    /// is one more than an odd `size` stands for the dummy.
    ///
    /// # Errors
    /// The first thing that keeps it from being a complete table for `size` players.
    pub fn from_rounds(size: u32, rounds: &[Vec<(u32, u32)>]) -> Result<Table, TableError> {
        let even = size + size % 2;
        let expected = even.saturating_sub(1);
        if u32::try_from(rounds.len()) != Ok(expected) {
            return Err(TableError::Rounds {
                size,
                expected,
                found: rounds.len(),
            });
        }
        let index = |a: u32, b: u32| (a as usize - 1) * even as usize + b as usize - 1;
        let mut met = vec![0_u32; (even * even) as usize];
        let mut checked = Vec::new();
        for (round, pairs) in (1..).zip(rounds) {
            let mut seen = vec![false; even as usize + 1];
            for &(white, black) in pairs {
                for number in [white, black] {
                    if number == 0 || number > even {
                        return Err(TableError::Number { round, number });
                    }
                    if std::mem::replace(&mut seen[number as usize], true) {
                        return Err(TableError::Twice { round, number });
                    }
                }
                let (low, high) = (white.min(black), white.max(black));
                let first = &mut met[index(low, high)];
                if *first > 0 {
                    return Err(TableError::MeetTwice {
                        white,
                        black,
                        first: *first,
                        second: round,
                    });
                }
                *first = round;
            }
            let missing: Vec<u32> = (1..=size)
                .filter(|number| !seen[*number as usize])
                .collect();
            // With an odd size one number stands alone, or is paired with the dummy.
            let allowed = usize::from(size % 2 == 1 && !seen[even as usize]);
            if missing.len() > allowed {
                return Err(TableError::Missing {
                    round,
                    number: missing[0],
                });
            }
            checked.push(TableRound::from_pairs(pairs.clone(), size));
        }
        // As many rounds as there can be, everybody in each, nobody twice against the same:
        // everybody meets everybody.
        Ok(Table {
            size,
            rounds: checked,
        })
    }

    /// How many players it is for.
    pub const fn size(&self) -> u32 {
        self.size
    }

    /// Its rounds in order.
    pub fn rounds(&self) -> &[TableRound] {
        &self.rounds
    }
}

impl TableRound {
    /// Pairs in which every number above `size` is the dummy. With an odd size, whoever is in no
    /// pair is free.
    fn from_pairs(pairs: Vec<(u32, u32)>, size: u32) -> TableRound {
        let mut kept = Vec::with_capacity(pairs.len());
        let mut free = None;
        let mut sum = 0;
        for (white, black) in pairs {
            if white > size {
                free = Some(black);
            } else if black > size {
                free = Some(white);
            } else {
                sum += u64::from(white) + u64::from(black);
                kept.push((white, black));
            }
        }
        if size % 2 == 1 && free.is_none() {
            let all = u64::from(size) * (u64::from(size) + 1) / 2;
            free = u32::try_from(all - sum.min(all)).ok();
        }
        TableRound { pairs: kept, free }
    }
}

/// The rounds of a table as read from a text; complete for no particular number yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableText {
    /// The rounds in order.
    pub rounds: Vec<Vec<(u32, u32)>>,
    /// Of every round, its line (from 1) and the numbers that stand alone in it.
    lines: Vec<(u32, Vec<u32>)>,
}

impl TableText {
    /// Whether it is a complete table for `size` players.
    ///
    /// # Errors
    /// The first thing that keeps it from being one, with its line.
    pub fn check(&self, size: u32) -> Result<(), TableError> {
        let at = |round: u32, error| match self.lines.get(round as usize - 1) {
            Some((line, _)) => TableError::AtLine {
                line: *line,
                error: Box::new(error),
            },
            None => error,
        };
        Table::from_rounds(size, &self.rounds).map_err(|error| match error {
            TableError::Number { round, .. }
            | TableError::Twice { round, .. }
            | TableError::Missing { round, .. }
            | TableError::MeetTwice { second: round, .. } => at(round, error),
            error => error,
        })?;
        for (round, ((_, alone), pairs)) in (1..).zip(self.lines.iter().zip(&self.rounds)) {
            for &number in alone {
                let paired = pairs
                    .iter()
                    .find(|(white, black)| number == *white || number == *black);
                if number == 0 || number > size {
                    return Err(at(round, TableError::Number { round, number }));
                }
                // Against the dummy, a number above the size, he is free indeed.
                if paired.is_some_and(|(white, black)| *white <= size && *black <= size) {
                    return Err(at(round, TableError::Twice { round, number }));
                }
            }
        }
        Ok(())
    }
}

impl FromStr for TableText {
    type Err = TableError;

    /// Reads one round a line: an optional number with `:` or `.`, then pairs `white-black`
    /// (also with `:` or a long dash between) divided by spaces, commas or semicolons. A number
    /// alone is free in that round; numbers in brackets are read like any other. Empty lines and
    /// what follows `#` are left out.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (mut rounds, mut lines) = (Vec::new(), Vec::new());
        for (line, content) in (1..).zip(text.lines()) {
            let content = content.trim_start_matches('\u{feff}');
            let content = content.split('#').next().unwrap_or_default();
            let content = content.replace(['–', '—', '−'], "-");
            // `1-(10)` and `(10):1` are pairs, `1 (10)` is two numbers.
            let content = ["-(", ":(", ")-", "):"]
                .iter()
                .fold(content, |text, pair| {
                    text.replace(pair, pair.trim_matches(['(', ')']))
                })
                .replace(['(', ')'], " ");
            let mut words = content
                .split(|c: char| c.is_whitespace() || matches!(c, ',' | ';'))
                .filter(|word| !word.is_empty())
                .peekable();
            let label = |word: &&str| {
                word.strip_suffix([':', '.'])
                    .is_some_and(|number| number.parse::<u32>().is_ok())
            };
            words.next_if(label);
            let (mut pairs, mut alone) = (Vec::new(), Vec::new());
            for word in words {
                let pair = word.split_once('-').or_else(|| word.split_once(':'));
                let numbers = match pair {
                    Some((white, black)) => white.parse().ok().zip(black.parse().ok()),
                    None => match word.parse() {
                        Ok(number) => {
                            alone.push(number);
                            continue;
                        }
                        Err(_) => None,
                    },
                };
                match numbers {
                    None => {
                        return Err(TableError::Word {
                            line,
                            word: word.to_owned(),
                        });
                    }
                    Some(pair) => pairs.push(pair),
                }
            }
            if !pairs.is_empty() || !alone.is_empty() {
                rounds.push(pairs);
                lines.push((line, alone));
            }
        }
        Ok(TableText { rounds, lines })
    }
}

/// Why something is not a complete table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// Something other than pairs.
    #[error("line {line}: `{word}` is not a pair; write white-black, for example 1-10")]
    Word {
        /// The line, from 1.
        line: u32,
        /// What stands there.
        word: String,
    },
    /// The number of rounds.
    #[error("a table for {size} has {expected} rounds, this one has {found}")]
    Rounds {
        /// Number of players.
        size: u32,
        /// Rounds it should have.
        expected: u32,
        /// Rounds it has.
        found: usize,
    },
    /// A number that is not in the event.
    #[error("round {round}: there is no number {number}")]
    Number {
        /// The round of the table.
        round: u32,
        /// The number.
        number: u32,
    },
    /// Somebody twice in a round.
    #[error("round {round}: {number} is there twice")]
    Twice {
        /// The round of the table.
        round: u32,
        /// Who.
        number: u32,
    },
    /// Somebody not in a round.
    #[error("round {round}: {number} is missing")]
    Missing {
        /// The round of the table.
        round: u32,
        /// Who.
        number: u32,
    },
    /// Two meet twice.
    #[error("{white} and {black} meet in rounds {first} and {second}")]
    MeetTwice {
        /// One of the two.
        white: u32,
        /// The other.
        black: u32,
        /// Where they meet first.
        first: u32,
        /// Where they meet again.
        second: u32,
    },
    /// Any of these, where the table was read from a text.
    #[error("line {line}: {error}")]
    AtLine {
        /// The line, from 1.
        line: u32,
        /// What is wrong in it.
        error: Box<TableError>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every table is complete and colours differ by at most one.
    fn check(table: &Table) {
        let size = table.size();
        let rounds: Vec<_> = table.rounds().iter().map(|r| r.pairs.clone()).collect();
        assert_eq!(Table::from_rounds(size, &rounds).as_ref(), Ok(table));
        let mut games = vec![0; size as usize + 1];
        let mut whites = vec![0; size as usize + 1];
        for round in table.rounds() {
            for &(white, black) in &round.pairs {
                games[white as usize] += 1;
                games[black as usize] += 1;
                whites[white as usize] += 1;
            }
            assert_eq!(round.free.is_some(), size % 2 == 1);
            for &(white, black) in &round.pairs {
                assert_ne!(round.free, Some(white));
                assert_ne!(round.free, Some(black));
            }
        }
        for number in 1..=size as usize {
            assert_eq!(games[number], size - 1, "{number} of {size}");
            let blacks = games[number] - whites[number];
            assert!(whites[number].abs_diff(blacks) <= 1, "{number} of {size}");
        }
    }

    #[test]
    fn appendix_1_berger_tables_are_complete() {
        for size in 2..=60 {
            check(&Table::berger(size));
        }
        assert!(Table::berger(0).rounds().is_empty());
        assert!(Table::berger(1).rounds().is_empty());
    }

    #[test]
    fn appendix_1_first_inside_the_halves() {
        for size in 0..=60 {
            match Table::halves(size) {
                None => assert!(size == 0 || size % 4 != 0, "{size}"),
                Some(table) => {
                    check(&table);
                    let half = size / 2;
                    for (round, pairs) in (1..).zip(table.rounds()) {
                        for &(white, black) in &pairs.pairs {
                            let inside = (white <= half) == (black <= half);
                            assert_eq!(inside, round < half, "round {round} of {size}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn tables_from_text() {
        let text = "# three players\n1: 1-(4) 2-3\n2. 3, 1–2\n(4):2; 3:1\n";
        let text: TableText = text.parse().unwrap();
        assert_eq!(text.rounds.len(), 3);
        let table = Table::from_rounds(3, &text.rounds).unwrap();
        let free: Vec<_> = table.rounds().iter().map(|round| round.free).collect();
        assert_eq!(free, [Some(1), Some(3), Some(2)]);
        let berger = Table::berger(3);
        let alone: Vec<_> = berger.rounds().iter().map(|r| r.pairs.clone()).collect();
        assert_eq!(Table::from_rounds(3, &alone), Ok(berger));
    }

    #[test]
    fn a_fault_of_a_text_has_its_line() {
        let fault = |size, text: &str| {
            let read: TableText = text.parse().unwrap();
            read.check(size).map_err(|error| error.to_string())
        };
        let three = "# three\n1: 2-3 1\n\n2: 3 1-2\n3: 2 3-1\n";
        assert_eq!(fault(3, three), Ok(()));
        for (from, to, told) in [
            ("3 1-2", "16 1-2", "line 4: round 2: there is no number 16"),
            ("3 1-2", "1 1-2", "line 4: round 2: 1 is there twice"),
            ("3 1-2", "3 1-9", "line 4: round 2: there is no number 9"),
            ("2 3-1", "2-1 3", "line 5: 2 and 1 meet in rounds 2 and 3"),
            ("2 3-1", "2", "line 5: round 3: 1 is missing"),
        ] {
            let text = three.replace(from, to);
            assert_eq!(fault(3, &text), Err(told.to_owned()), "{text}");
        }
    }

    #[test]
    fn tables_that_are_not_complete() {
        let read = |size, text: &str| {
            text.parse::<TableText>()
                .and_then(|text| Table::from_rounds(size, &text.rounds))
        };
        let error = |size, text| read(size, text).unwrap_err();
        assert!(matches!(
            error(4, "1-4 2-x"),
            TableError::Word { line: 1, .. }
        ));
        assert!(matches!(error(4, "1-4 2-3"), TableError::Rounds { .. }));
        assert!(matches!(
            error(2, "1-3"),
            TableError::Number { number: 3, .. }
        ));
        assert!(matches!(
            error(2, "0-1"),
            TableError::Number { number: 0, .. }
        ));
        assert!(matches!(
            error(2, "1-1"),
            TableError::Twice { number: 1, .. }
        ));
        assert!(matches!(
            error(4, "1-4\n4-3 1-2\n2-4 3-1"),
            TableError::Missing { round: 1, .. }
        ));
        assert!(matches!(
            error(4, "1-4 2-3\n4-1 3-2\n2-4 3-1"),
            TableError::MeetTwice { .. }
        ));
        assert!(matches!(
            error(3, "2-3\n1\n1-3"),
            TableError::Missing { .. }
        ));
    }
}
