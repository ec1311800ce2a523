//! Controls as text, in our own way; see `control_text` for the reading.

use std::fmt;

use super::Time;
use super::control::{Bonus, Control};

/// `1h30m`, or only seconds where `seconds_only`.
struct Shown {
    time: Time,
    seconds_only: bool,
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = self.time.millis();
        let (hours, minutes, rest) = if self.seconds_only {
            (0, 0, millis)
        } else {
            (millis / 3_600_000, millis / 60_000 % 60, millis % 60_000)
        };
        if hours != 0 {
            write!(f, "{hours}h")?;
        }
        if minutes != 0 {
            write!(f, "{minutes}m")?;
        }
        if rest == 0 && (hours != 0 || minutes != 0) {
            return Ok(());
        }
        write!(f, "{}", rest / 1_000)?;
        if rest % 1_000 != 0 {
            let decimals = format!("{:03}", rest % 1_000);
            write!(f, ".{}", decimals.trim_end_matches('0'))?;
        }
        f.write_str("s")
    }
}

/// Printed in our own way, periods joined by a comma, so that reading it gives the same control.
impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for (index, period) in self.periods().iter().enumerate() {
            if index > 0 {
                text.push_str(", ");
            }
            let base = Shown {
                time: period.base,
                seconds_only: false,
            };
            text.push_str(&base.to_string());
            if let Some(moves) = period.moves {
                text.push_str(&format!("/{moves}"));
            }
            // Seconds only: after a number of moves, `+` with minutes would open a period.
            let seconds = |time| Shown {
                time,
                seconds_only: true,
            };
            match period.bonus {
                Bonus::None => {}
                Bonus::Increment(time) => text.push_str(&format!("+{}", seconds(time))),
                Bonus::Delay(time) => text.push_str(&format!(" d{}", seconds(time))),
            }
        }
        f.pad(&text)
    }
}
