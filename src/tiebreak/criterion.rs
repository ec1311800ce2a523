//! Criteria by their ids.

use std::fmt;
use std::str::FromStr;

use crate::finding::{Article, Book};

/// A criterion that can stand in an order, after points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Criterion {
    /// Points; the first, in a knock-out after [`Advanced`](Criterion::Advanced).
    Points,
    /// Rounds come through, in a knock-out (3.2*).
    Advanced,
    /// Results of a play-off (3.15.2).
    PlayOff,
    /// Shmulyan's coefficient (3.15.4).
    Shmulyan,
    /// Sonneborn-Berger as the articles have it (3.15.5).
    SonnebornBerger,
    /// Sonneborn-Berger as FIDE has it: half of that.
    SonnebornBergerFide,
    /// FIDE's Sonneborn-Berger without the least significant addend.
    SonnebornBergerFideCut1,
    /// Buchholz (3.15.6).
    Buchholz,
    /// Buchholz without the least significant opponent.
    BuchholzCut1,
    /// Solkoff (3.15.7).
    Solkoff,
    /// Truncated Solkoff (3.15.8): T1, T2, … in turn.
    TruncatedSolkoff,
    /// T1 alone, as in FMJD's lists.
    TruncatedSolkoff1,
    /// The Riga coefficient (3.15.9).
    Riga,
    /// Wins, pluses included (3.15.3).
    Wins,
    /// Wins over the board.
    WinsOtb,
    /// Games among the tied (3.15.3).
    Direct,
    /// Games among the tied by FIDE's rule (C.07, 6).
    DirectFide,
    /// Points of those beaten (3.15.3).
    Beaten,
    /// Results against the others in the order of places (3.15.3).
    BestByPlace,
    /// Sum of the opponents' Solkoff.
    SolkoffPlus,
    /// Points of the single games of micro-matches (3.18*) or boards of team matches.
    GamePoints,
    /// Sum of the scores after each round (FIDE).
    Progressive,
    /// The same without the first round.
    ProgressiveCut1,
    /// Points against those with at least half of what could be made (FIDE).
    Koya,
}

use Criterion as C;

impl Criterion {
    /// Every criterion, in the order of the tables.
    pub const ALL: [Criterion; 24] = [
        C::Points,
        C::Advanced,
        C::PlayOff,
        C::Shmulyan,
        C::SonnebornBerger,
        C::Buchholz,
        C::Solkoff,
        C::TruncatedSolkoff,
        C::Riga,
        C::Wins,
        C::WinsOtb,
        C::Direct,
        C::DirectFide,
        C::Beaten,
        C::BestByPlace,
        C::SolkoffPlus,
        C::GamePoints,
        C::TruncatedSolkoff1,
        C::SonnebornBergerFide,
        C::SonnebornBergerFideCut1,
        C::BuchholzCut1,
        C::Progressive,
        C::ProgressiveCut1,
        C::Koya,
    ];

    /// The id used on the command line, in event files and in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            C::Points => "points",
            C::Advanced => "advanced",
            C::PlayOff => "play-off",
            C::Shmulyan => "shmulyan",
            C::SonnebornBerger => "sonneborn-berger",
            C::SonnebornBergerFide => "sonneborn-berger-fide",
            C::SonnebornBergerFideCut1 => "sonneborn-berger-fide-cut-1",
            C::Buchholz => "buchholz",
            C::BuchholzCut1 => "buchholz-cut-1",
            C::Solkoff => "solkoff",
            C::TruncatedSolkoff => "truncated-solkoff",
            C::TruncatedSolkoff1 => "truncated-solkoff-1",
            C::Riga => "riga",
            C::Wins => "wins",
            C::WinsOtb => "wins-otb",
            C::Direct => "direct",
            C::DirectFide => "direct-fide",
            C::Beaten => "beaten",
            C::BestByPlace => "best-by-place",
            C::SolkoffPlus => "solkoff-plus",
            C::GamePoints => "game-points",
            C::Progressive => "progressive",
            C::ProgressiveCut1 => "progressive-cut-1",
            C::Koya => "koya",
        }
    }

    /// The article that defines it, where one exists.
    pub const fn article(self) -> Option<Article> {
        let (book, number) = match self {
            C::Points => (Book::Ru2011, "3.15.1"),
            C::Advanced => (Book::Ru2011, "3.2*"),
            C::PlayOff => (Book::Ru2011, "3.15.2"),
            C::Wins | C::Direct | C::Beaten | C::BestByPlace => (Book::Ru2011, "3.15.3"),
            C::Shmulyan => (Book::Ru2011, "3.15.4"),
            C::SonnebornBerger => (Book::Ru2011, "3.15.5"),
            C::Buchholz => (Book::Ru2011, "3.15.6"),
            C::Solkoff => (Book::Ru2011, "3.15.7"),
            C::TruncatedSolkoff | C::TruncatedSolkoff1 => (Book::Ru2011, "3.15.8"),
            C::Riga => (Book::Ru2011, "3.15.9"),
            C::GamePoints => (Book::Ru2011, "3.18*"),
            C::DirectFide => (Book::Fide, "C.07 6"),
            C::Progressive => (Book::Fide, "C.07 7.5"),
            C::BuchholzCut1 | C::SonnebornBergerFideCut1 | C::ProgressiveCut1 => {
                (Book::Fide, "C.07 14.1")
            }
            C::SonnebornBergerFide => (Book::Fide, "C.07 9.1"),
            C::Koya => (Book::Fide, "C.07 9.2"),
            C::WinsOtb | C::SolkoffPlus => return None,
        };
        Some(Article::new(book, number))
    }

    /// Whether its value depends on who is tied when it is applied.
    pub const fn is_contextual(self) -> bool {
        matches!(
            self,
            C::PlayOff | C::Direct | C::DirectFide | C::BestByPlace
        )
    }

    /// Whether it is a sum of all opponents' points, which in a full round robin is the same for
    /// everybody on equal points.
    pub const fn is_sum_of_all(self) -> bool {
        matches!(
            self,
            C::Buchholz
                | C::BuchholzCut1
                | C::Solkoff
                | C::TruncatedSolkoff
                | C::TruncatedSolkoff1
                | C::SolkoffPlus
        )
    }

    /// Whether it is a coefficient: a sum of opponents' points.
    pub const fn is_coefficient(self) -> bool {
        self.is_sum_of_all()
            || matches!(
                self,
                C::Shmulyan
                    | C::SonnebornBerger
                    | C::SonnebornBergerFide
                    | C::SonnebornBergerFideCut1
                    | C::Riga
                    | C::Beaten
            )
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// Why a text names no criterion.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a criterion; known: {}", known())]
pub struct ParseCriterionError {
    /// The text as it was given.
    pub text: String,
}

fn known() -> String {
    Criterion::ALL.map(Criterion::id).join(", ")
}

impl FromStr for Criterion {
    type Err = ParseCriterionError;

    /// Reads an id, or one of FIDE's short names (`BH`, `BH/C1`, `SB`, `DE`, `WIN`, `WON`, `PS`,
    /// `KS`, `PTS`) as TRF26 files have them.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let clean = text.trim();
        if let Some(found) = C::ALL.into_iter().find(|criterion| criterion.id() == clean) {
            return Ok(found);
        }
        Ok(
            match clean.to_ascii_uppercase().replace('-', "/").as_str() {
                "PTS" => C::Points,
                "BH" => C::Buchholz,
                "BH/C1" => C::BuchholzCut1,
                "SB" => C::SonnebornBergerFide,
                "SB/C1" => C::SonnebornBergerFideCut1,
                "DE" => C::DirectFide,
                "WIN" => C::Wins,
                "WON" => C::WinsOtb,
                "PS" => C::Progressive,
                "PS/C1" => C::ProgressiveCut1,
                "KS" => C::Koya,
                _ => {
                    return Err(ParseCriterionError {
                        text: text.to_owned(),
                    });
                }
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_criterion_reads_back() {
        for criterion in Criterion::ALL {
            assert_eq!(criterion.id().parse(), Ok(criterion));
        }
        assert_eq!("bh/c1".parse(), Ok(Criterion::BuchholzCut1));
        assert!("bucholz".parse::<Criterion>().is_err());
        assert!("".parse::<Criterion>().is_err());
    }
}
