//! Exact numbers: points in halves and fractions. Nothing in this crate computes with floats.
//!
//! ```
//! use shashki::exact::{Points, Ratio};
//! let points: Points = "3½".parse().unwrap();
//! assert_eq!(points.to_string(), "3.5");
//! let mean = Ratio::from(points) + Ratio::new(1, 3);
//! assert_eq!(mean.to_string(), "3 5/6");
//! ```

mod points;
mod ratio;

pub use points::{ParsePointsError, Points};
pub use ratio::Ratio;
