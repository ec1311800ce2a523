//! The clocks of a game record.

use super::record::read_time_tag;
use super::{Control, ControlError, Ending, Record, read_comment};
use crate::board::Colour;
use crate::notation::pdn::{Game, Kind, Score};

/// A control as a record's tag writes it: its text and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaggedControl {
    /// The tag's value.
    pub text: String,
    /// The control; `None` where the tag says that there is none.
    pub control: Result<Option<Control>, ControlError>,
}

/// What a record says of its clocks.
#[derive(Clone, Debug)]
pub struct PdnClocks {
    /// Readings, result, `Termination` and times used.
    pub record: Record,
    /// The tags `TimeControlWhite` and `TimeControlBlack`, else `TimeControl`.
    pub controls: [Option<TaggedControl>; 2],
}

/// The clocks of a game record. `dial` says that `%mct` is the face of a dial.
///
/// The end on the board is not looked for; it matters only where a flag fell.
pub fn from_pdn(game: &Game<'_>, dial: bool) -> PdnClocks {
    let mut record = Record {
        first: first_mover(game),
        ..Record::default()
    };
    let mut result = None;
    for (_, element) in game.main_line() {
        match element.kind {
            Kind::Move | Kind::Dash => record.plies += 1,
            Kind::Comment(_) => {
                let ply = record.plies;
                read_comment(
                    ply,
                    game.comment_text(element),
                    dial,
                    |reading| match reading {
                        Ok(reading) => record.readings.push(reading),
                        Err(bad) => record.bad_readings.push(bad),
                    },
                );
            }
            Kind::Result(score) if result.is_none() => result = Some(score),
            _ => {}
        }
    }
    let tagged = game
        .tag_value("Result")
        .and_then(|text| Score::parse(&text));
    record.result = tagged.and_then(ending).or(result.and_then(ending));
    record.time_forfeit = game
        .tag_value("Termination")
        .is_some_and(|text| Record::is_time_forfeit(&text));
    record.time_tags = ["WhiteTime", "BlackTime"]
        .map(|name| game.tag_value(name).and_then(|text| read_time_tag(&text)));
    let common = tagged_control(game, "TimeControl");
    let controls = ["TimeControlWhite", "TimeControlBlack"]
        .map(|name| tagged_control(game, name).or_else(|| common.clone()));
    PdnClocks { record, controls }
}

/// Who makes the first half-move: as the first move number says, else the set-up.
fn first_mover(game: &Game<'_>) -> Colour {
    let set_up = || {
        let fen = game.set_up_tag()?.value();
        match fen.trim_start_matches(['"', ' ']).chars().next()? {
            'B' | 'b' => Some(Colour::Black),
            _ => None,
        }
    };
    game.first_to_move()
        .or_else(set_up)
        .unwrap_or(Colour::White)
}

fn tagged_control(game: &Game<'_>, name: &str) -> Option<TaggedControl> {
    let text = game.tag_value(name)?.into_owned();
    if text.is_empty() {
        return None;
    }
    let control = Control::read(&text);
    Some(TaggedControl { text, control })
}

/// How a game ended by its score; `None` where it is not over or not known.
fn ending(score: Score) -> Option<Ending> {
    match score {
        Score::WhiteWins => Some(Ending::Win(Colour::White)),
        Score::BlackWins => Some(Ending::Win(Colour::Black)),
        Score::Draw => Some(Ending::Draw),
        Score::BothLose => Some(Ending::LossOfBoth),
        Score::Unknown => None,
        Score::Unplayed { white, black } => match (white, black) {
            (true, false) => Some(Ending::Win(Colour::White)),
            (false, true) => Some(Ending::Win(Colour::Black)),
            (false, false) => Some(Ending::LossOfBoth),
            (true, true) => None,
        },
        Score::Points { white, black } => Some(match white.cmp(&black) {
            std::cmp::Ordering::Greater => Ending::Win(Colour::White),
            std::cmp::Ordering::Less => Ending::Win(Colour::Black),
            std::cmp::Ordering::Equal => Ending::Draw,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{Time, What};
    use crate::notation::pdn::parse;

    fn read(text: &str) -> PdnClocks {
        let mut games = parse(text);
        from_pdn(&games.next().expect("a game"), false)
    }

    #[test]
    fn a_record_gives_its_clocks() {
        let clocks = read(
            "[Result \"2-0\"]\n[TimeControl \"600+0\"]\n[Termination \"Time Forfeit\"]\n[WhiteTime \"0.05\"]\n1. 31-26 {[%clock w0:10:00 B0:10:00]} ( 1. 32-28 {[%clk 0:01:00]} ) 18-22 {x [%clk 0:09:58] y} 2. 34-30 2-0",
        );
        assert_eq!(clocks.record.plies, 3);
        assert_eq!(clocks.record.readings.len(), 2);
        assert_eq!(clocks.record.readings[1].ply, 2);
        assert_eq!(
            clocks.record.readings[1].what,
            What::Remaining(Time::from_seconds(598))
        );
        assert_eq!(clocks.record.result, Some(Ending::Win(Colour::White)));
        assert!(clocks.record.time_forfeit);
        assert_eq!(clocks.record.time_tags[0], Some(Time::from_minutes(5)));
        let control = clocks.controls[1].clone().expect("a tag").control;
        assert_eq!(control.unwrap().unwrap().to_string(), "10m");
    }

    #[test]
    fn black_may_begin() {
        assert_eq!(read("1... d6-c5 *").record.first, Colour::Black);
        assert_eq!(
            read("[FEN \"B:W31:B20\"]\n1. 20-25 *").record.first,
            Colour::Black
        );
        assert_eq!(read("1. c3-d4 *").record.first, Colour::White);
    }

    #[test]
    fn each_side_may_have_its_own_control() {
        let clocks = read("[TimeControlWhite \"300\"]\n[TimeControl \"180\"]\n1. c3-d4 *");
        let text = |side: usize| clocks.controls[side].as_ref().unwrap().text.clone();
        assert_eq!((text(0), text(1)), ("300".to_owned(), "180".to_owned()));
    }
}
