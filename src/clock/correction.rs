//! Corrections of a clock by the arbiter (3.7.8; 004 6.11, 6.14).
//!
//! Cutting a player's time may not leave him less than fifteen minutes; who has fifteen or
//! less may not be cut at all. Adding has no limit. The draft leaves it to the arbiter.

use super::cross::found;
use super::record::What;
use super::track::Track;
use super::{Record, Settings, Time};
use crate::board::Colour;
use crate::finding::codes::clock as codes;
use crate::finding::{Article, Finding};

/// The least that a cut may leave (3.7.8).
pub const LEAST_LEFT: Time = Time::from_minutes(15);

/// Whether a correction may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Correction {
    /// Whose clock.
    pub side: Colour,
    /// The time left before it; `None` where it is not known.
    pub from: Option<Time>,
    /// The time left after it.
    pub to: Time,
    /// Whether it is allowed; `None` where that hangs on the time left before it.
    pub allowed: Option<bool>,
    /// The least time that a cut may leave him here.
    pub least: Option<Time>,
    /// The article.
    pub article: Article,
}

/// Judges setting `side`'s clock from `from` to `to`.
pub fn judge_correction(
    settings: &Settings,
    side: Colour,
    from: Option<Time>,
    to: Time,
) -> Correction {
    let free = settings.is_draft();
    let least = from.map(|from| from.min(LEAST_LEFT)).filter(|_| !free);
    let allowed = if free {
        Some(true)
    } else {
        match from {
            Some(from) => Some(to >= from.min(LEAST_LEFT)),
            // Whatever he had: fifteen minutes or more are never too little.
            None => (to >= LEAST_LEFT).then_some(true),
        }
    };
    Correction {
        side,
        from,
        to,
        allowed,
        least,
        article: settings.article("3.7.8", "6.14"),
    }
}

impl Correction {
    /// The finding for one that is not allowed.
    pub fn finding(&self, ply: Option<u32>) -> Option<Finding> {
        if self.allowed != Some(false) {
            return None;
        }
        let time = |time: Option<Time>| time.unwrap_or_default().to_string();
        Some(
            found(codes::CORRECTION_NOT_ALLOWED, ply, Some(self.side))
                .article(self.article)
                .field("from", time(self.from))
                .field("to", self.to.to_string())
                .field("least", time(self.least)),
        )
    }
}

/// The corrections that the log tells of, and the time of mending wrong moves (3.19.3).
pub(super) fn judge(
    record: &Record,
    settings: &Settings,
    tracks: &[Track; 2],
    findings: &mut Vec<Finding>,
) {
    for event in &record.events {
        let ply = Some(event.moment.ply).filter(|ply| *ply > 0);
        match (event.what, event.side) {
            (What::Correction(to), Some(side)) => {
                let before = event
                    .moment
                    .ply
                    .saturating_sub(u32::from(!event.moment.after));
                let from = tracks[side.index()].at(before).map(|(time, _)| time);
                findings.extend(judge_correction(settings, side, from, to).finding(ply));
            }
            (What::WrongMove { time, charged }, Some(side)) if charged == Some(!side) => {
                findings.push(
                    found(codes::CHARGED_TO_WRONG_SIDE, ply, Some(side))
                        .article(settings.article("3.19.3", "6.14"))
                        .field(
                            "time",
                            time.map_or_else(|| "?".to_owned(), |t| t.to_string()),
                        )
                        .field("opponent", (!side).to_string()),
                );
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::Book;

    fn allowed(from: &str, to: &str) -> Option<bool> {
        judge_correction(
            &Settings::default(),
            Colour::White,
            Some(from.parse().unwrap()),
            to.parse().unwrap(),
        )
        .allowed
    }

    /// 3.7.8.
    #[test]
    fn a_cut_leaves_fifteen_minutes() {
        assert_eq!(allowed("0:20:00", "0:14:30"), Some(false));
        assert_eq!(allowed("0:20:00", "0:15:00"), Some(true));
        assert_eq!(allowed("0:15:00", "0:14:59"), Some(false));
        assert_eq!(allowed("0:12:00", "0:11:00"), Some(false));
        assert_eq!(allowed("0:12:00", "0:12:00"), Some(true));
        assert_eq!(allowed("0:12:00", "2:12:00"), Some(true));
    }

    /// 004 6.14: the arbiter's best judgement, no limit.
    #[test]
    fn the_draft_sets_no_limit() {
        let settings = Settings {
            book: Book::Draft2002,
            ..Settings::default()
        };
        let from = Some(Time::from_minutes(20));
        let correction = judge_correction(&settings, Colour::Black, from, Time::MINUTE);
        assert_eq!(correction.allowed, Some(true));
        assert_eq!(correction.article.to_string(), "draft2002 6.14");
    }

    #[test]
    fn an_unknown_time_decides_only_what_it_can() {
        let judge = |to| judge_correction(&Settings::default(), Colour::White, None, to).allowed;
        assert_eq!(judge(Time::from_minutes(15)), Some(true));
        assert_eq!(judge(Time::from_minutes(14)), None);
    }
}
