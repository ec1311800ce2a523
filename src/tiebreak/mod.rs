//! Points, coefficients, criteria and places: who stands where, and by what.
//!
//! The articles are those of the order of 2011 (3.13–3.16) and of the Code (the same numbered
//! 3.14–3.16); where an event names a FIDE edition, handbook C.07. One family of criteria per
//! file. All arithmetic is exact.
//!
//! ```
//! use shashki::event::Event;
//! use shashki::tiebreak::{Running, so_far};
//! let event = Event::default();
//! assert!(so_far(&event, 0, Running::Buchholz).is_empty());
//! ```

mod addend;
mod advanced;
mod buchholz;
mod by_place;
mod category;
mod criterion;
mod cuts;
mod direct;
mod entered;
mod leaver;
mod measure;
mod norms;
mod play_off;
mod progress;
mod rank;
mod remarks;
mod riga;
mod shmulyan;
mod so_far;
mod solkoff_plus;
mod sonneborn;
mod table;
mod team_totals;
mod teams;
mod tied;
mod unplayed;
mod wins;

pub use crate::event::counted::{Field, How, Line, Outcome, Row, TeamLeavers};
pub use addend::{Addend, Least, Sheet, Source};
pub(crate) use advanced::came_through;
pub use category::{categories, is_in, of_category};
pub use criterion::{Criterion, ParseCriterionError};
pub use cuts::cut;
pub use leaver::Leaver;
pub use measure::{Measure, measures};
pub use norms::{Norm, NormError, NormRule, norms, read_norms};
pub(crate) use progress::has_half;
pub use rank::{Order, Ranking, Separator, Stage, Standing};
pub use remarks::shared_places;
pub use so_far::{Running, so_far};
pub use table::{Question, Table};
pub use team_totals::{ParseTeamTotalError, TeamTotal, Total, team_totals};
pub use tied::{Meeting, PlaceScore, Reason, Tied, Ties};
