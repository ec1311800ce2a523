//! What `--opening` asks for: an opening, a list of them, or what an event has drawn.

use std::path::{Path, PathBuf};

use crate::cli::event_input;
use crate::cli::{Common, Failure, input};
use crate::event::change::openings::list;
use crate::event::{Event, Number, Pairing, Round, text};
use crate::game::replay::{DrawnOpening, Opening, OpeningError, Openings};
use crate::render::{Refusal, Told};

/// The openings that the argument names: the text itself, or what stands in the file.
///
/// # Errors
/// [`Failure::Usage`] if it is no opening, or the event has drawn none.
pub(super) fn asked(argument: &str, common: &Common) -> Result<Openings, Failure> {
    let usage = |error: OpeningError| Failure::Usage(error.refusal());
    let Some((path, round, board)) = file(argument) else {
        return Ok(Opening::parse(argument).map_err(usage)?.into());
    };
    let bytes = input::read(&path, common)?;
    let decoded = text::decode(&bytes).text;
    if decoded.trim_start().starts_with('{') {
        let event = event_input::from_bytes(&path, &bytes, common)?.event;
        return drawn(&event, round, board).map_err(|why| Failure::Usage(in_file(&path, &why)));
    }
    if round.is_some() {
        let why = Refusal::new("openings-of-no-event");
        return Err(Failure::Usage(in_file(&path, &why)));
    }
    let listed = list(&decoded, &path.display().to_string()).unwrap_or_default();
    // The moves of one opening may go over several lines; every entry of a list begins one.
    let begins =
        |text: &str| text.starts_with("1.") || !text.starts_with(|c: char| c.is_ascii_digit());
    let of_its_own = listed.openings.iter().all(|opening| begins(&opening.text));
    let mut openings = listed
        .openings
        .get(..if of_its_own { listed.openings.len() } else { 0 })
        .unwrap_or_default()
        .iter()
        .map(|opening| Opening::parse(&opening.text).map(|parsed| parsed.named(&opening.id)))
        .collect::<Result<Vec<_>, _>>()
        .unwrap_or_default();
    match (openings.len(), openings.pop()) {
        (0, _) | (_, None) => Ok(Opening::parse(&decoded).map_err(usage)?.into()),
        (1, Some(only)) => Ok(only.into()),
        (_, Some(last)) => {
            openings.push(last);
            Ok(Openings::List(openings))
        }
    }
}

fn in_file(path: &Path, why: &Refusal) -> Refusal {
    Refusal::new("in-file")
        .with("file", path.display())
        .because("why", why)
}

/// The file that an argument names, with the round and the board after it (`cup.json:2:5`); `None`
/// if there is no such file.
fn file(argument: &str) -> Option<(PathBuf, Option<u32>, Option<u32>)> {
    let mut left = argument;
    let mut numbers: Vec<u32> = Vec::new();
    loop {
        let path = Path::new(left);
        if path.is_file() {
            let mut numbers = numbers.into_iter().rev();
            return Some((path.to_owned(), numbers.next(), numbers.next()));
        }
        let (rest, number) = left.rsplit_once(':')?;
        if numbers.len() == 2 {
            return None;
        }
        numbers.push(number.parse().ok()?);
        left = rest;
    }
}

/// What the event has drawn, in this round and on this board if they are given.
fn drawn(event: &Event, round: Option<u32>, board: Option<u32>) -> Result<Openings, Refusal> {
    let mut openings = Vec::new();
    for stored in event
        .rounds
        .iter()
        .filter(|stored| round.is_none_or(|round| stored.number == round))
    {
        for pairing in &stored.pairings {
            if board.is_none_or(|board| pairing.board == board) {
                openings.extend(of_pairing(event, stored, pairing)?);
            }
        }
    }
    if openings.is_empty() {
        return Err(Refusal::new("openings-not-drawn"));
    }
    Ok(Openings::Drawn {
        openings,
        round_known: round.is_some(),
    })
}

/// The opening drawn for a pairing, once for each pair of players in it.
fn of_pairing(
    event: &Event,
    round: &Round,
    pairing: &Pairing,
) -> Result<Vec<DrawnOpening>, Refusal> {
    let Some(id) = pairing.opening.as_ref().or(round.opening.as_ref()) else {
        return Ok(Vec::new());
    };
    let listed = event
        .openings
        .iter()
        .flat_map(|list| &list.openings)
        .find(|opening| opening.id == *id);
    // An event kept by hand may have the opening itself in place of its name.
    let text = listed.map_or(id, |opening| &opening.text);
    let opening = Opening::parse(text)
        .map_err(|error| {
            Refusal::new("opening-of-board")
                .with("round", round.number)
                .with("board", pairing.board)
                .because("why", &error)
        })?
        .named(id);
    let name = |number: Number| {
        event
            .player(number)
            .map_or_else(String::new, |player| player.name.clone())
    };
    let pairs: Vec<(Number, Number)> = if pairing.games.is_empty() {
        vec![(pairing.white, pairing.black)]
    } else {
        pairing
            .games
            .iter()
            .map(|game| (game.white, game.black))
            .collect()
    };
    Ok(pairs
        .into_iter()
        .map(|(white, black)| DrawnOpening {
            round: round.number,
            board: pairing.board,
            players: [name(white), name(black)],
            opening: opening.clone(),
        })
        .collect())
}
