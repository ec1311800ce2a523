//! The conditions a game's clocks are judged under.

use super::{Allowance, Control, NextPeriod, Time};
use crate::board::Colour;
use crate::finding::{Article, Book};

/// The break before a game of a micro-match from the second on (3.18*).
pub const MICRO_MATCH_BREAK: Time = Time::from_minutes(5);

/// The conditions a game's clocks are judged under.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The rulebook.
    pub book: Book,
    /// White's and Black's control; `None` where it is not known.
    pub controls: [Option<Control>; 2],
    /// The number of the record's first move, where the record is a continuation.
    pub first_move: u32,
    /// Whether the increment is given before the first move.
    pub first_increment: bool,
    /// When the next period's time is added.
    pub next_period: NextPeriod,
    /// Where the hands of mechanical clocks stood at the start (3.7.5), if `%mct` is the face.
    pub dial_start: Option<Time>,
    /// Whether the game is blitz whatever its control.
    pub blitz: bool,
    /// Whether the break of a micro-match stands on White's clock.
    pub micro_match_break: bool,
    /// How late a player may come, where the regulation says so.
    pub lateness_limit: Option<Time>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            book: Book::Ru2011,
            controls: [None, None],
            first_move: 1,
            first_increment: true,
            next_period: NextPeriod::AtMove,
            dial_start: None,
            blitz: false,
            micro_match_break: false,
            lateness_limit: None,
        }
    }
}

impl Settings {
    /// The same control for both sides, everything else as usual.
    pub fn with_control(control: Control) -> Settings {
        Settings {
            controls: [Some(control.clone()), Some(control)],
            ..Settings::default()
        }
    }

    /// Whether the 2002 draft holds, which has its own clock articles.
    pub fn is_draft(&self) -> bool {
        self.book == Book::Draft2002
    }

    /// Whether the articles on blitz (3.19) hold: never under the draft, which has none.
    pub fn is_blitz(&self) -> bool {
        let by_control = self
            .controls
            .iter()
            .all(|control| control.as_ref().is_some_and(Control::is_blitz));
        !self.is_draft() && (self.blitz || by_control)
    }

    /// What `side` is given; `None` without a control.
    pub fn allowance(&self, side: Colour) -> Option<Allowance<'_>> {
        let control = self.controls[side.index()].as_ref()?;
        Some(Allowance {
            control,
            first_increment: self.first_increment,
            extra: if self.micro_match_break && side == Colour::White {
                MICRO_MATCH_BREAK
            } else {
                Time::ZERO
            },
        })
    }

    /// How many moves `side` had made before the record begins, `first` making its first
    /// half-move.
    pub fn moves_before(&self, side: Colour, first: Colour) -> u32 {
        let before = self.first_move.saturating_sub(1);
        if before > 0 && side == Colour::White && first == Colour::Black {
            before + 1
        } else {
            before
        }
    }

    /// The article of order No 83 by this number, or the draft's by the other. The Code and the
    /// practice of today have no clock articles of their own.
    pub fn article(&self, ru2011: &'static str, draft2002: &'static str) -> Article {
        if self.is_draft() {
            Article::new(Book::Draft2002, draft2002)
        } else {
            Article::new(Book::Ru2011, ru2011)
        }
    }

    /// An article on lateness: the Code has them under a number of its own.
    pub fn lateness_article(&self, ru2011: &'static str, codex: &'static str) -> Article {
        match self.book {
            Book::Draft2002 => Article::new(Book::Draft2002, "6.7"),
            Book::Codex => Article::new(Book::Codex, codex),
            _ => Article::new(Book::Ru2011, ru2011),
        }
    }
}
