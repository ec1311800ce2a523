//! Drawn openings (3.6.4, 3.8.1, 3.18*): the list, and the lot.

use super::{Change, Refused};
use crate::board::Variant;
use crate::event::lots::Purpose;
use crate::event::{Event, Opening, OpeningList};
use crate::finding::codes::event as codes;
use crate::game::replay::Opening as Line;

/// Reads a list of openings: a small PDN (each game's moves, or its `FEN` tag, is an opening; its
/// name is the tag `Opening`, else `Event`, else its number), or a table with one opening a line
/// (`name;moves`, `name,moves`, a tab, or the moves alone). Lines with `#` or `;` first are
/// comments.
///
/// # Errors
/// [`Refused`] with the line where an opening has no moves or a name stands twice.
pub fn list(text: &str, source: &str) -> Result<OpeningList, Refused> {
    let text = text.trim_start_matches('\u{feff}');
    let pdn = text.lines().any(|line| line.trim_start().starts_with('['));
    let found = if pdn { games(text) } else { lines(text) };
    let mut openings: Vec<Opening> = Vec::new();
    for (line, opening) in found {
        let fault = if opening.text.is_empty() {
            Some(codes::OPENING_EMPTY)
        } else if openings.iter().any(|other| other.id == opening.id) {
            Some(codes::OPENING_TWICE)
        } else {
            None
        };
        if let Some(code) = fault {
            return Err(Refused::new(code)
                .field("line", line)
                .field("id", opening.id));
        }
        openings.push(opening);
    }
    if openings.is_empty() {
        return Err(Refused::new(codes::OPENINGS_NONE));
    }
    Ok(OpeningList {
        source: source.to_owned(),
        openings,
    })
}

/// Puts a list into the event, in place of the one before.
///
/// # Errors
/// [`Refused`] if an opening cannot be played in the event's game (in none, where it has no game), or one that was drawn already
/// has no moves in the new list, or others: the rounds keep of it the name alone.
pub fn install(event: &mut Event, list: OpeningList) -> Result<Change, Refused> {
    let games = match event.regulation.game {
        Some(game) => vec![game],
        None => vec![Variant::Russian, Variant::International],
    };
    let playable = |text: &str| {
        let line = Line::parse(text);
        line.is_ok_and(|line| games.iter().any(|game| line.can_be_set_up(*game)))
    };
    if let Some(opening) = list.openings.iter().find(|o| !playable(&o.text)) {
        return Err(Refused::new(codes::OPENING_UNPLAYABLE)
            .field("id", opening.id.as_str())
            .field("text", opening.text.as_str()));
    }
    let old = event.openings.as_ref().map(|list| list.openings.as_slice());
    let text = |list: &[Opening], id: &str| {
        let mut list = list.iter();
        list.find(|opening| opening.id == id)
            .map(|opening| opening.text.clone())
    };
    for round in &event.rounds {
        let boards = round.pairings.iter().filter_map(|p| p.opening.as_ref());
        for id in boards.chain(&round.opening) {
            let before = text(old.unwrap_or_default(), id);
            let now = text(&list.openings, id);
            if now.is_none() || before.is_some_and(|before| now != Some(before)) {
                return Err(Refused::new(codes::DRAWN_OPENING_LOST)
                    .field("id", id.as_str())
                    .field("round", round.number));
            }
        }
    }
    let change = Change::Openings {
        source: list.source.clone(),
        count: list.openings.len() as u32,
    };
    event.openings = Some(list);
    Ok(change)
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn lines(text: &str) -> Vec<(usize, Opening)> {
    let mut found = Vec::new();
    let mut first = true;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with(['#', ';']) {
            continue;
        }
        let first = std::mem::take(&mut first);
        let count = found.len() + 1;
        let split = line.split_once([';', '\t', ',']);
        let (id, moves) = match split {
            Some((id, moves)) => (one_line(id.trim().trim_matches('"')), moves),
            None => (count.to_string(), line),
        };
        // A heading names its columns; it has no digits to be a move with.
        if first && split.is_some() && !moves.contains(|c: char| c.is_ascii_digit()) {
            continue;
        }
        let text = one_line(moves.trim().trim_matches('"'));
        found.push((number, Opening { id, text }));
    }
    found
}

fn games(text: &str) -> Vec<(usize, Opening)> {
    let mut found: Vec<(usize, Opening)> = Vec::new();
    let mut game = Game::default();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if let Some(tag) = line.strip_prefix('[') {
            if !game.moves.is_empty() {
                game.finish(&mut found);
            }
            game.line.get_or_insert(number);
            let tag = tag.trim_end_matches(']');
            let (name, value) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
            let value = one_line(value.trim().trim_matches('"'));
            match name {
                "Opening" => game.name = Some(value),
                "Event" if game.name.is_none() => game.name = Some(value),
                "FEN" => game.fen = Some(value),
                _ => {}
            }
        } else if !line.is_empty() && !line.starts_with(['%', ';']) {
            game.line.get_or_insert(number);
            game.moves.push_str(line);
            game.moves.push(' ');
        }
    }
    game.finish(&mut found);
    found
}

#[derive(Default)]
struct Game {
    line: Option<usize>,
    name: Option<String>,
    fen: Option<String>,
    moves: String,
}

impl Game {
    fn finish(&mut self, found: &mut Vec<(usize, Opening)>) {
        let game = std::mem::take(self);
        let Some(line) = game.line else { return };
        let mut moves = one_line(&game.moves);
        for end in ["*", "1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1"] {
            if let Some(rest) = moves.strip_suffix(end)
                && (rest.is_empty() || rest.ends_with(' '))
            {
                moves = rest.trim_end().to_owned();
            }
        }
        let text = match (game.fen, moves) {
            (Some(fen), moves) if moves.is_empty() => fen,
            (Some(fen), moves) => format!("{fen} {moves}"),
            (None, moves) => moves,
        };
        let name = game.name.filter(|name| !name.is_empty() && name != "?");
        let id = name.unwrap_or_else(|| (found.len() + 1).to_string());
        found.push((line, Opening { id, text }));
    }
}

/// Draws the opening of a paired round, or one for each of its boards, by the event's lot.
///
/// # Errors
/// [`Refused`] if there is no list, no seed, or the round has not been paired.
pub fn draw(event: &mut Event, round: u32, every_board: bool) -> Result<Vec<Change>, Refused> {
    if event.round(round).is_none() {
        return Err(Refused::new(codes::ROUND_NOT_PAIRED)
            .field("round", round)
            .field("last", event.rounds.len()));
    }
    let Some(list) = event
        .openings
        .clone()
        .filter(|list| !list.openings.is_empty())
    else {
        return Err(Refused::new(codes::OPENINGS_NONE));
    };
    let Some(lots) = event.lots() else {
        return Err(Refused::new(codes::NO_SEED));
    };
    let drawn = |board: u32| {
        let purpose = Purpose::Opening { round, board };
        list.openings
            .iter()
            .min_by_key(|opening| lots.hash(purpose, &opening.id))
    };
    let boards: Vec<u32> = if every_board {
        let pairings = event.round(round).map(|round| round.pairings.as_slice());
        pairings
            .unwrap_or_default()
            .iter()
            .map(|p| p.board)
            .collect()
    } else {
        vec![0]
    };
    let drawn: Vec<(u32, Opening)> = boards
        .into_iter()
        .filter_map(|board| Some((board, drawn(board)?.clone())))
        .collect();
    let mut changes = Vec::new();
    let stored = &mut event.rounds[round as usize - 1];
    if every_board {
        stored.opening = None;
    }
    for (board, opening) in drawn {
        let slot = if board == 0 {
            &mut stored.opening
        } else {
            match stored
                .pairings
                .iter_mut()
                .find(|pairing| pairing.board == board)
            {
                Some(pairing) => &mut pairing.opening,
                None => continue,
            }
        };
        if slot.as_ref() != Some(&opening.id) {
            *slot = Some(opening.id.clone());
            changes.push(Change::Opening {
                round,
                board: (board > 0).then_some(board),
                opening: opening.id,
                moves: opening.text,
            });
        }
    }
    Ok(changes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_as_table_and_as_pdn() {
        let table = "name;moves\n# comment\nCity;1. cd4 fg5 2. bc3\n2;1. ef4 de5\n";
        let list_of = |text: &str| list(text, "x").unwrap().openings;
        let read = list_of(table);
        assert_eq!(read.len(), 2);
        assert_eq!(
            (read[0].id.as_str(), read[0].text.as_str()),
            ("City", "1. cd4 fg5 2. bc3")
        );
        let pdn = "[Event \"A\"]\n1. c3-d4 d6-c5 *\n\n[Event \"B\"]\n[FEN \"W:Wa1:Bh8\"]\n*\n";
        let read = list_of(pdn);
        assert_eq!(read[0].text, "1. c3-d4 d6-c5");
        assert_eq!(
            (read[1].id.as_str(), read[1].text.as_str()),
            ("B", "W:Wa1:Bh8")
        );
        assert_eq!(list_of("1. c3-d4\n1. e3-f4\n")[1].id, "2");
        assert_eq!(
            list("a;1. x1\na;2. x2\n", "x").unwrap_err().0.code.id,
            "E219"
        );
        assert_eq!(list("", "x").unwrap_err().0.code.id, "E217");
    }
}
