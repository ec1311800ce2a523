//! The games of a micro-match begin alike (3.18*).

use crate::finding::codes::notation as codes;
use crate::finding::{Article, Book, Finding};
use crate::notation::pdn::Game;

use super::{Openings, Replay};

/// The micro-matches of an input whose openings come from a list, record after record.
///
/// Records of the same two players that follow one another, with the same round where they give
/// one, are a micro-match (`2.1` and `2.2` are of the round 2).
#[derive(Clone, Debug, Default)]
pub struct MicroMatches {
    players: Option<[String; 2]>,
    round: String,
    opening: Option<usize>,
}

impl MicroMatches {
    /// Looks at the next record; says whether something was found.
    pub fn check(&mut self, game: &Game<'_>, openings: &Openings, replay: &mut Replay) -> bool {
        let Openings::List(list) = openings else {
            return false;
        };
        let (Some(white), Some(black)) = (game.tag_value("White"), game.tag_value("Black")) else {
            self.players = None;
            return false;
        };
        let mut players = [white.to_lowercase(), black.to_lowercase()];
        players.sort();
        let round = game.tag_value("Round").unwrap_or_default();
        let round: String = round.chars().take_while(char::is_ascii_digit).collect();
        if self.players.as_ref() != Some(&players) || self.round != round {
            *self = MicroMatches {
                players: Some(players),
                round,
                opening: replay.opening,
            };
            return false;
        }
        let (Some(first), Some(here)) = (self.opening, replay.opening) else {
            self.opening = self.opening.or(replay.opening);
            return false;
        };
        if first == here {
            return false;
        }
        let name = |index: usize| list.get(index).map_or("", |opening| opening.name.as_str());
        let finding = Finding::new(codes::MICRO_MATCH_OPENINGS_DIFFER)
            .article(Article::new(Book::Ru2011, "3.18*"))
            .field("opening", name(here))
            .field("expected", name(first));
        replay.findings.push(finding);
        true
    }
}
