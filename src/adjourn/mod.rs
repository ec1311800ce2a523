//! Adjourned games: envelopes, sealed moves, resumption (3.10, 3.11, 3.12.2).
//!
//! ```
//! use shashki::adjourn::{Outcome, judge};
//! use shashki::board::Variant;
//! use shashki::position::Position;
//! let start = Position::start(Variant::Russian);
//! assert!(matches!(judge(&start, "c3-d4").outcome, Outcome::Legal(_)));
//! assert!(matches!(judge(&start, "").outcome, Outcome::Lost(_)));
//! ```

mod articles;
mod canonical;
mod envelope;
mod near;
mod permission;
mod resume;
mod sealed;
mod secret;
mod slip;

pub use articles::cite;
pub use envelope::{
    Clocks, CounterStood, Envelope, EnvelopeFormat, GameName, Grounds, Occurred, Reading,
    Resumption, Sealing, Stood, face_agrees, stood,
};
pub use permission::{Permission, Refusal, Request, Session, permission};
pub use resume::{ClockRuns, Decision, Lost, Present, Settled, Situation, decide};
pub use sealed::{Correction, Doubt, Outcome, SealLoss, Sealed, judge, judge_open};
pub use secret::{Secret, SecretFormat, hex};
pub use slip::{Slip, WrittenSquare, offers_draw, read as read_slip};
