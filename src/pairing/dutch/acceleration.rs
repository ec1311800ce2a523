//! Accelerated rounds: points that count for pairing only (TRF26, record 250).

use crate::event::{Event, Number};
use crate::exact::Points;

/// Points that some numbers have besides their own in some rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Extra {
    points: Points,
    rounds: (u32, u32),
    numbers: (u32, u32),
}

/// All that an event adds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Acceleration(Vec<Extra>);

impl Acceleration {
    /// The records 250 of the file the event came from: game points (else match points), rounds
    /// from and to, numbers from and to. A record that does not read so adds nothing.
    pub(super) fn of(event: &Event) -> Self {
        let lines = event.trf_lines.iter();
        Acceleration(lines.filter_map(|line| extra(line)).collect())
    }

    /// What a player has besides his points when `round` is paired.
    pub(super) fn points(&self, unit: Number, round: u32) -> Points {
        let within = |number: u32, (from, to): (u32, u32)| from <= number && number <= to;
        self.0
            .iter()
            .filter(|extra| within(round, extra.rounds) && within(unit.0, extra.numbers))
            .map(|extra| extra.points)
            .sum()
    }
}

fn extra(line: &str) -> Option<Extra> {
    let text = line.strip_prefix("250 ")?;
    let field = |from: usize, to: usize| -> String {
        let width = to + 1 - from;
        let field: String = text.chars().skip(from - 5).take(width).collect();
        field.trim().to_owned()
    };
    let number = |from, to| field(from, to).parse::<u32>().ok();
    let points = |from, to| field(from, to).parse::<Points>().ok();
    Some(Extra {
        points: points(10, 13).or_else(|| points(5, 8))?,
        rounds: (number(15, 17)?, number(19, 21)?),
        numbers: (number(23, 26)?, number(28, 31)?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trf26_record_250() {
        let event = Event {
            trf_lines: vec![
                "250       1.0   1   2    1   10".to_owned(),
                "250  0.5        1   1   11   12".to_owned(),
                "250 nonsense".to_owned(),
            ],
            ..Event::default()
        };
        let extra = Acceleration::of(&event);
        let points = |number, round| extra.points(Number(number), round).to_string();
        assert_eq!(points(10, 2), "1");
        assert_eq!(points(10, 3), "0");
        assert_eq!(points(11, 1), "0.5");
        assert_eq!(points(13, 1), "0");
    }
}
