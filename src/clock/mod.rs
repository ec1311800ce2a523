//! Time controls, readings, verdicts.
//!
//! ```
//! use shashki::clock::{Control, Time};
//! let control: Control = "70m/35+15m".parse().unwrap();
//! assert_eq!(control.periods()[0].moves, Some(35));
//! assert_eq!(control.periods()[1].base, Time::from_minutes(15));
//! assert_eq!(control.to_string(), "1h10m/35, 15m");
//! ```

mod allowance;
mod arrival;
mod check;
mod conduct;
mod control;
mod control_print;
mod control_text;
mod correction;
mod cross;
mod decide;
mod flags;
mod from_pdn;
pub mod log;
mod log_row;
mod own;
mod reading;
pub mod record;
mod settings;
mod time;
mod track;
mod verdict;
mod walk;

pub use allowance::{Allowance, NextPeriod};
pub use arrival::{Coming, charges};
pub use check::{Checked, check};
pub use conduct::{MOVES_MISSING, NEED_NOT_RECORD, Penalty};
pub use control::{Bonus, Control, ControlFault, Period, Place};
pub use control_text::{ControlError, NAMED_RANGES, NAMES, meant_as_minutes};
pub use correction::{Correction, LEAST_LEFT, judge_correction};
pub use from_pdn::{PdnClocks, TaggedControl, from_pdn};
pub use reading::{BadReading, Reading, Shown, What, read_comment};
pub use record::{BoardEnd, Ending, Event, Moment, Record};
pub use settings::{MICRO_MATCH_BREAK, Settings};
pub use time::{ParseTimeError, Time, Written};
pub use track::{Fall, Flaw, MoveUse, PeriodUse, Track};
pub use verdict::{Verdict, VerdictKind};
