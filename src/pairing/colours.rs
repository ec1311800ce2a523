//! Colours where no table gives them.

use crate::board::Colour;
use crate::event::lots::Purpose;
use crate::event::{Card, Event, FirstColour, Number, Played, System};
use crate::finding::{Article, Book, Finding, codes::pairing as codes};

use super::{Options, PairError};

/// The colour of `higher`, the higher one of board 1, in round 1: as asked for, as the regulation
/// says, or by lot (purpose `colour-1`, by the id of the player or team).
///
/// # Errors
/// [`PairError::NoSeed`] if the lot needs one.
pub fn first(
    event: &Event,
    higher: Number,
    options: &Options,
    explanation: &mut Vec<Finding>,
) -> Result<Colour, PairError> {
    let by = options
        .first_colour
        .unwrap_or(event.regulation.first_colour);
    match by {
        FirstColour::White => Ok(Colour::White),
        FirstColour::Black => Ok(Colour::Black),
        FirstColour::Lot => {
            let lots = event.lots().ok_or(PairError::NoSeed)?;
            let colour = lots.colour(Purpose::Colour1, unit_id(event, higher));
            let mut told = Finding::new(codes::COLOUR_DRAWN);
            // The text gives the lot for Swiss systems only; elsewhere it is the regulation's.
            match event.regulation.system {
                System::SwissRating | System::SwissSolkoff => {
                    told = told.article(Article::new(Book::Ru2011, "3.17.5.2"));
                }
                System::SwissBuchholz => {
                    told = told.article(Article::new(Book::Ru2011, "3.17.7.2"));
                }
                _ => {}
            }
            let told = told.field("player", higher.0);
            explanation.push(told.field("colour", colour.to_string()));
            Ok(colour)
        }
    }
}

/// The id that lots are drawn by of a player or, in a team event, of a team.
pub fn unit_id(event: &Event, unit: Number) -> &str {
    if event.is_team_event() {
        event
            .teams
            .iter()
            .find(|team| team.number == unit)
            .map_or("", |team| team.id.as_str())
    } else {
        event.player(unit).map_or("", |player| player.id.as_str())
    }
}

/// Colours of games played, oldest first.
fn history(card: Option<&Card>) -> Vec<Colour> {
    card.into_iter()
        .flat_map(|card| &card.entries)
        .filter(|entry| matches!(entry.played, Played::OverTheBoard | Played::Pending))
        .filter_map(|entry| entry.colour)
        .collect()
}

/// Whether `higher` has white against `lower`: who has had white less often; then, comparing
/// backwards, who had black where they first differ, or who has played more; then `higher`.
pub fn higher_has_white(higher: Option<&Card>, lower: Option<&Card>) -> bool {
    let (upper, below) = (history(higher), history(lower));
    let whites = |colours: &[Colour]| colours.iter().filter(|c| **c == Colour::White).count();
    let (upper_whites, lower_whites) = (whites(&upper), whites(&below));
    if upper_whites != lower_whites {
        return upper_whites < lower_whites;
    }
    for (one, other) in upper.iter().rev().zip(below.iter().rev()) {
        if one != other {
            return *one == Colour::Black;
        }
    }
    upper.len() >= below.len()
}
