//! `adjourn status`, and what adjournments change in the event file.

use std::path::{Path, PathBuf};

use crate::adjourn::{Decision, Envelope};
use crate::board::Colour;
use crate::cli::output::Target;
use crate::cli::{Common, Exit, Failure, event_input, event_store};
use crate::event::{Adjourned, Change, Event, GameResult, Scoring, Who};
use crate::exact::Points;
use crate::render;
use crate::report::{AdjournedGame, StatusReport};

use super::record::GameArgs;
use super::{Format, answer};

/// List the adjourned games of an event, with when and where they go on.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example:
  shashki adjourn status cup.json

Exit codes: 0 answered, 2 could not answer.")]
pub(super) struct StatusArgs {
    /// The event file
    #[arg(value_name = "EVENT")]
    event: PathBuf,
    /// How to answer
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

pub(super) fn status(args: &StatusArgs, common: &Common) -> Result<Exit, Failure> {
    let event = event_input::load(&args.event, common)?.event;
    let mut games: Vec<AdjournedGame> = event
        .adjourned
        .iter()
        .filter_map(|adjourned| {
            let pairing = event.pairing(adjourned.round, adjourned.board)?;
            Some(AdjournedGame {
                round: adjourned.round,
                board: adjourned.board,
                white: event.unit_name(pairing.white).to_owned(),
                black: event.unit_name(pairing.black).to_owned(),
                resume_at: adjourned.resumes.clone(),
                place: adjourned.place.clone(),
                sealed_by: adjourned
                    .sealed_by
                    .map(|number| event.unit_name(number).to_owned()),
                commitment: adjourned.commitment.clone(),
            })
        })
        .collect();
    games.sort_by_key(|game| (game.round, game.board));
    let report = StatusReport { games };
    let target = Target::sparing(common, &[&args.event])?;
    let bytes = answer(args.format, "adjourn status", &report, || {
        render::adjourn::status(&report, common.language())
    })?;
    target.write(&bytes)?;
    Ok(Exit::Clean)
}

/// Enters an adjourned game: its result becomes pending.
pub(super) fn enter(
    path: &Path,
    args: &GameArgs,
    envelope: &Envelope,
    common: &Common,
) -> Result<(), Failure> {
    let (Some(round), Some(board)) = (args.round(), args.board()) else {
        return Ok(());
    };
    event_store::update(path, common, |event| {
        let sealed_by = event.pairing(round, board).map(|pairing| {
            if envelope.sealed.by == Colour::White {
                pairing.white
            } else {
                pairing.black
            }
        });
        let mut changes: Vec<Change> = set_result(event, round, board, Some(GameResult::Pending))
            .into_iter()
            .collect();
        event
            .adjourned
            .retain(|known| (known.round, known.board) != (round, board));
        event.adjourned.push(Adjourned {
            round,
            board,
            resumes: envelope.resumption.at.clone(),
            place: envelope.resumption.place.clone(),
            sealed_by,
            commitment: envelope.commitment.clone(),
            ..Adjourned::default()
        });
        changes.push(Change::Adjourned {
            round,
            board,
            resumes: envelope.resumption.at.clone(),
        });
        event_store::record(event, None, &changes);
        Ok(())
    })
}

/// What a decision settles in the event: a result that ends the game, or that it is no longer
/// waiting for its resumption.
pub(super) fn settle(
    path: &Path,
    args: &GameArgs,
    decision: &Decision,
    common: &Common,
) -> Result<(), Failure> {
    let (Some(round), Some(board)) = (args.round(), args.board()) else {
        return Ok(());
    };
    // A game that waits for somebody, or for the arbiter, stays adjourned.
    let waits = matches!(
        decision,
        Decision::StaysClosed { .. }
            | Decision::BothAbsent { .. }
            | Decision::OpenIllegal
            | Decision::Claim
            | Decision::SealArbiter { .. }
            | Decision::SecretMissing
    );
    if waits {
        return Ok(());
    }
    event_store::update(path, common, |event| {
        event
            .adjourned
            .retain(|known| (known.round, known.board) != (round, board));
        let result = result_of(decision, &event.regulation.scoring);
        if let Some(result) = result {
            let changes: Vec<Change> = set_result(event, round, board, result)
                .into_iter()
                .collect();
            event_store::record(event, None, &changes);
        }
        Ok(())
    })
}

/// The result that a decision gives: none where play goes on.
fn result_of(decision: &Decision, scoring: &Scoring) -> Option<Option<GameResult>> {
    if *decision == Decision::Annulled {
        return Some(None);
    }
    let played = |white: Points, black: Points| Some(Some(GameResult::Played { white, black }));
    match (decision, decision.winner()) {
        (Decision::AgreedDraw, _) => played(scoring.draw, scoring.draw),
        (_, Some(Colour::White)) => played(scoring.win, scoring.loss),
        (_, Some(Colour::Black)) => played(scoring.loss, scoring.win),
        _ => None,
    }
}

/// Sets the result of a board and says the change.
fn set_result(
    event: &mut Event,
    round: u32,
    board: u32,
    result: Option<GameResult>,
) -> Option<Change> {
    let pairing = event.pairing(round, board)?;
    let (white, black, from) = (
        Who::unit(event, pairing.white),
        Who::unit(event, pairing.black),
        pairing.result,
    );
    let pairing = event
        .rounds
        .iter_mut()
        .find(|known| known.number == round)?
        .pairings
        .iter_mut()
        .find(|known| known.board == board)?;
    pairing.result = result;
    Some(Change::Result {
        round,
        board,
        game: None,
        white,
        black,
        from,
        to: result,
    })
}
