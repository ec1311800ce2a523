//! What holds for every tournament: identities of the coefficients, scales, numbering.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod standings;

use proptest::prelude::*;
use shashki::event::{Edition, Event, GameResult, System};
use shashki::exact::{Points, Ratio};
use shashki::tiebreak::{
    Criterion, Field, Measure, Question, Running, Sheet, Table, measures, so_far,
};
use standings::{ALL_KINDS, Kinds, random_event, renumbered};

fn values(event: &Event, id: &str) -> Vec<Ratio> {
    let field = Field::new(event, event.rounds.len() as u32);
    let sheet = Sheet::new(&field, Edition::Seed);
    let criterion: Criterion = id.parse().unwrap();
    measures(&field, &sheet, criterion)
        .unwrap()
        .into_iter()
        .map(|measure| match measure {
            Measure::One(value) => value,
            Measure::Many(list) => list.first().copied().unwrap_or_default(),
        })
        .collect()
}

fn table(event: &Event, named: &[Criterion]) -> Vec<(u32, Option<(u32, u32)>)> {
    let question = Question {
        after_round: Some(event.rounds.len() as u32),
        ..Question::default()
    };
    let table = Table::new(event, named, &question);
    let unit = |index: usize| table.field.rows()[index].unit.0;
    let lines = table.ranking.standings.iter();
    lines.map(|line| (unit(line.index), line.places)).collect()
}

/// The same event on a scale twice as large.
fn doubled(event: &Event) -> Event {
    let twice = |points: Points| points + points;
    let mut other = event.clone();
    let scoring = &mut other.regulation.scoring;
    scoring.win = twice(scoring.win);
    scoring.draw = twice(scoring.draw);
    scoring.loss = twice(scoring.loss);
    for pairing in other
        .rounds
        .iter_mut()
        .flat_map(|round| &mut round.pairings)
    {
        pairing.result = pairing.result.map(|result| match result {
            GameResult::Played { white, black } => GameResult::Played {
                white: twice(white),
                black: twice(black),
            },
            GameResult::Adjudicated { white, black } => GameResult::Adjudicated {
                white: twice(white),
                black: twice(black),
            },
            other => other,
        });
    }
    other
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn shmulyan_is_sonneborn_berger_less_buchholz(seed: u64) {
        let event = random_event(seed, ALL_KINDS);
        let sb = values(&event, "sonneborn-berger");
        let buchholz = values(&event, "buchholz");
        let difference: Vec<Ratio> = sb.iter().zip(&buchholz).map(|(s, b)| *s - *b).collect();
        prop_assert_eq!(values(&event, "shmulyan"), difference);
    }

    #[test]
    fn riga_is_half_sonneborn_berger_and_buchholz(seed: u64) {
        let event = random_event(seed, ALL_KINDS);
        let half = values(&event, "sonneborn-berger-fide");
        let buchholz = values(&event, "buchholz");
        let sum: Vec<Ratio> = half.iter().zip(&buchholz).map(|(s, b)| *s + *b).collect();
        prop_assert_eq!(values(&event, "riga"), sum);
    }

    #[test]
    fn truncated_less_the_best_is_solkoff(seed: u64) {
        let event = random_event(seed, ALL_KINDS);
        let field = Field::new(&event, event.rounds.len() as u32);
        let sheet = Sheet::new(&field, Edition::Seed);
        let truncated = values(&event, "truncated-solkoff-1");
        let solkoff = values(&event, "solkoff");
        for (index, addends) in sheet.addends.iter().enumerate().filter(|(_, a)| a.len() > 1) {
            let best = addends.iter().map(|addend| addend.value).max().unwrap();
            prop_assert_eq!(truncated[index] - best, solkoff[index]);
        }
    }

    #[test]
    fn buchholz_of_a_full_round_robin_is_the_rest_of_the_table(seed: u64) {
        let kinds = Kinds { unplayed: false, odd_results: true };
        let event = random_event(seed, kinds);
        prop_assume!(event.regulation.system == System::RoundRobin);
        let field = Field::new(&event, event.rounds.len() as u32);
        let total: Ratio = field.rows().iter().map(|row| Ratio::from(row.points)).sum();
        let cycles = i128::from(event.regulation.cycles.unwrap());
        let expected: Vec<Ratio> = field
            .rows()
            .iter()
            .map(|row| (total - Ratio::from(row.points)) * cycles)
            .collect();
        prop_assert_eq!(values(&event, "buchholz"), expected);
    }

    #[test]
    fn a_double_scale_doubles_coefficients_and_changes_no_place(seed: u64) {
        let event = random_event(seed, ALL_KINDS);
        let other = doubled(&event);
        for criterion in Criterion::ALL.into_iter().filter(|c| c.is_coefficient()) {
            let twice: Vec<Ratio> =
                values(&event, criterion.id()).iter().map(|value| *value * 2).collect();
            prop_assert_eq!(values(&other, criterion.id()), twice);
        }
        let named = [Criterion::TruncatedSolkoff];
        prop_assert_eq!(table(&event, &named), table(&other, &named));
    }

    #[test]
    fn renumbering_changes_nothing(seed: u64) {
        let event = random_event(seed, ALL_KINDS);
        let (other, new) = renumbered(&event, seed ^ 1);
        let named = [Criterion::Shmulyan, Criterion::Solkoff];
        let mut own: Vec<_> = table(&event, &named)
            .into_iter()
            .map(|(player, places)| (new[player as usize - 1], places))
            .collect();
        let mut theirs = table(&other, &named);
        own.sort_unstable();
        theirs.sort_unstable();
        prop_assert_eq!(own, theirs);
    }

    #[test]
    fn points_without_pluses_are_never_more(seed: u64) {
        let event = random_event(seed, ALL_KINDS);
        let field = Field::new(&event, event.rounds.len() as u32);
        for row in field.rows() {
            prop_assert!(row.norm_points <= row.points);
        }
    }

    #[test]
    fn what_pairing_asks_is_what_standings_say(seed: u64) {
        let event = random_event(seed, ALL_KINDS);
        let rounds = event.rounds.len() as u32;
        let running: Vec<Ratio> =
            so_far(&event, rounds, Running::TruncatedSolkoff).into_values().collect();
        prop_assert_eq!(running, values(&event, "truncated-solkoff-1"));
        let running: Vec<Ratio> = so_far(&event, rounds, Running::Buchholz).into_values().collect();
        prop_assert_eq!(running, values(&event, "buchholz"));
    }

    #[test]
    fn every_edition_answers(seed: u64, edition in 0..4_usize) {
        let event = random_event(seed, ALL_KINDS);
        let edition =
            [Edition::Seed, Edition::Fide2009, Edition::Fide2024, Edition::Fide2026][edition];
        let question = Question { edition: Some(edition), ..Question::default() };
        let table = Table::new(&event, &Criterion::ALL, &question);
        prop_assert_eq!(table.ranking.standings.len(), event.players.len());
    }
}

/// No number of this module is a float: the source has no float type, literal or conversion.
#[test]
fn no_floats_in_tie_breaks() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    for folder in ["tiebreak", "tiebreak/unplayed"] {
        for entry in std::fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "rs") {
                files.push(path);
            }
        }
    }
    assert!(files.len() > 20);
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap();
            // Texts may show decimals (`"34.5"`); code may not have them.
            let code = code.replace("\\\"", "");
            let code: String = code.split('"').step_by(2).collect();
            let float = code.contains("f32")
                || code.contains("f64")
                || code
                    .as_bytes()
                    .windows(3)
                    .any(|w| w[0].is_ascii_digit() && w[1] == b'.' && w[2].is_ascii_digit());
            // `tuple.0.1` is a field of a field, which this module writes nowhere.
            assert!(!float, "{}:{}: {line}", file.display(), number + 1);
        }
    }
}
