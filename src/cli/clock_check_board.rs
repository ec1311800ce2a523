//! Where a game ended on the board, for the games in which a flag fell.

use crate::clock::{BoardEnd, Settings};
use crate::notation::pdn;

use super::Common;

/// The end on the board, if there was one.
pub(super) fn board_end(
    _game: &pdn::Game<'_>,
    _settings: &Settings,
    _common: &Common,
) -> Option<BoardEnd> {
    None
}
