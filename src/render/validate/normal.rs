//! `--normalize`: the record as clean PDN.

use crate::finding::codes::notation::RECORD_TOO_LONG;
use crate::game::replay::Status;
use crate::notation::Numbering;
use crate::notation::pdn::{Followed, write};

use super::Checked;

/// The record as clean PDN 3.0; a record of another game as it stands.
pub fn normalized(checked: &Checked<'_>) -> String {
    let (game, replay) = (checked.game, checked.replay);
    let too_long = replay
        .findings
        .iter()
        .any(|finding| finding.code == RECORD_TOO_LONG);
    if too_long || replay.status == Status::Text {
        return String::new();
    }
    match (replay.variant, replay.start) {
        (Some(variant), Some(start)) if replay.status != Status::Skipped => write(&Followed {
            game,
            variant,
            numbering: replay.numbering.unwrap_or(Numbering::TopLeft),
            start,
            moves: &replay.moves,
            as_played: &replay.as_played,
            complete: replay.complete,
            result: replay.result,
        }),
        _ => {
            let mut out = game.text.trim().to_owned();
            out.push_str("\n\n");
            out
        }
    }
}
