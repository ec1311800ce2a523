//! Simulated clocks: the record of a simulated game gives back its thinking times and its verdict,
//! for random controls and for every control of 3.8.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use proptest::prelude::*;
use shashki::board::Colour;
use shashki::clock::log::read_log;
use shashki::clock::{
    Bonus, Checked, Control, Ending, NAMED_RANGES, NAMES, NextPeriod, Period, Reading, Record,
    Settings, Time, VerdictKind, What, check,
};

/// How the simulated clocks are written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Written {
    Left,
    Taken,
    Each,
}

/// A simulated game: what was thought, what was written, how it ended.
struct Simulated {
    record: Record,
    /// What every half-move took from the main time.
    used: Vec<Time>,
    /// Time left of both at the end.
    left: [Time; 2],
    /// The half-move at which a flag fell.
    fell: Option<u32>,
}

const MILLISECOND: Time = Time::from_millis(1);

/// Plays with the clock of `settings`. Every wish is thought as long as the clock allows; the
/// half-move `fall` (if any) is thought over by the last number.
fn play(
    settings: &Settings,
    wishes: &[i64],
    fall: Option<(usize, i64)>,
    written: Written,
) -> Simulated {
    let control = settings.controls[0].as_ref().unwrap();
    let bonus = |number: u32| control.place(number).period.bonus;
    let mut left = [control.periods()[0].base; 2];
    if settings.first_increment {
        left = left.map(|left| left + bonus(1).increment());
    }
    let mut taken = [Time::ZERO; 2];
    // At zero: periods that are waiting to be added.
    let mut waiting: [Vec<Time>; 2] = [Vec::new(), Vec::new()];
    let mut game = Simulated {
        record: Record::default(),
        used: Vec::new(),
        left,
        fell: None,
    };
    for (index, wish) in wishes.iter().enumerate() {
        let ply = u32::try_from(index).unwrap() + 1;
        let side = index % 2;
        let number = ply.div_ceil(2);
        let delay = bonus(number).delay();
        let over = fall.and_then(|(at, over)| (at == index).then_some(over));
        let reserve: Time = waiting[side].iter().copied().sum();
        let thought = match over {
            Some(over) => left[side] + reserve + delay + Time::from_millis(over),
            // At zero a clock is seen to rise only if he thinks less than the period gives.
            None if settings.next_period == NextPeriod::AtZero => {
                let most = waiting[side].first().copied().unwrap_or(left[side]);
                Time::from_millis(*wish).min(Time::from_millis(most.millis() / 2))
            }
            None => Time::from_millis(*wish).min(left[side] + delay),
        };
        let used = (thought - delay).max(Time::ZERO);
        taken[side] += thought;
        left[side] -= used;
        if left[side] <= Time::ZERO && !waiting[side].is_empty() {
            left[side] += waiting[side].remove(0);
        }
        game.used.push(used);
        let fallen = left[side].is_negative();
        let place = control.place(number + 1);
        left[side] += place.period.bonus.increment();
        if control.place(number).control_move() == Some(number) {
            match settings.next_period {
                NextPeriod::AtMove => left[side] += place.period.base,
                NextPeriod::AtZero => waiting[side].push(place.period.base),
            }
        }
        let what = match written {
            Written::Left => What::Remaining(left[side]),
            Written::Taken => What::Taken(taken[side]),
            Written::Each => What::Thought(thought),
        };
        game.record.readings.push(Reading {
            ply,
            what,
            unit: MILLISECOND,
        });
        game.record.plies = ply;
        if fallen {
            game.fell = Some(ply);
            game.record.result = Some(Ending::Win([Colour::Black, Colour::White][side]));
            break;
        }
    }
    game.left = left;
    game
}

fn uses(checked: &Checked) -> Vec<Time> {
    let mut all: Vec<(u32, Time)> = checked
        .tracks
        .iter()
        .flat_map(|track| &track.moves)
        .map(|played| (played.ply, played.used.expect("a known use")))
        .collect();
    all.sort();
    all.into_iter().map(|(_, used)| used).collect()
}

fn compare(game: &Simulated, settings: &Settings) {
    let checked = check(&game.record, settings);
    let found: Vec<_> = checked
        .findings
        .iter()
        .map(|finding| finding.code.name)
        .filter(|name| !matches!(*name, "reading_missing" | "control_too_long"))
        .collect();
    assert!(found.is_empty(), "{found:?}");
    assert_eq!(uses(&checked), game.used);
    for (side, track) in checked.tracks.iter().enumerate() {
        if let (Some(used), Some(left), Some(given)) = (track.used, track.remaining, track.given) {
            assert_eq!(used + left, given);
            if game.fell.is_none() && settings.next_period == NextPeriod::AtMove {
                assert_eq!(left, game.left[side]);
            }
        }
    }
    match game.fell {
        Some(ply) => {
            assert_eq!(checked.verdict.kind, VerdictKind::LossOnTime);
            assert_eq!(checked.verdict.ply, Some(ply));
            let side = checked.verdict.side.unwrap();
            assert_eq!(side.index(), (ply as usize + 1) % 2);
            let periods = &checked.tracks[side.index()].periods;
            assert!(periods.iter().any(|period| period.met == Some(false)));
        }
        None => assert_eq!(checked.verdict.kind, VerdictKind::None),
    }
}

fn any_control() -> impl Strategy<Value = Control> {
    let bonus = prop_oneof![
        2 => Just(Bonus::None),
        1 => (1i64..10_000).prop_map(|ms| Bonus::Increment(Time::from_millis(ms))),
        1 => (1i64..10_000).prop_map(|ms| Bonus::Delay(Time::from_millis(ms))),
    ];
    let period = (1u32..15, 10_000i64..600_000, bonus);
    (prop::collection::vec(period, 1..4), any::<bool>()).prop_map(|(periods, open)| {
        let last = periods.len() - 1;
        let periods = periods
            .into_iter()
            .enumerate()
            .map(|(index, (moves, base, bonus))| Period {
                moves: (index < last || !open).then_some(moves),
                base: Time::from_millis(base),
                bonus,
            })
            .collect();
        Control::new(periods).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_simulated_game_gives_back_its_times(
        control in any_control(),
        first_increment in any::<bool>(),
        wishes in prop::collection::vec(0i64..60_000, 1..90),
        fall in prop::option::of((0usize..90, 1_000i64..100_000)),
        written in prop_oneof![Just(Written::Left), Just(Written::Taken), Just(Written::Each)],
    ) {
        let settings = Settings { first_increment, ..Settings::with_control(control) };
        compare(&play(&settings, &wishes, fall, written), &settings);
    }

    #[test]
    fn periods_added_at_zero(
        control in any_control().prop_filter("no increments", |control| {
            control.periods().iter().all(|period| period.bonus == Bonus::None)
        }),
        wishes in prop::collection::vec(0i64..60_000, 1..90),
    ) {
        let settings = Settings {
            next_period: NextPeriod::AtZero,
            ..Settings::with_control(control)
        };
        compare(&play(&settings, &wishes, None, Written::Left), &settings);
    }

    #[test]
    fn sparse_readings_keep_the_totals(
        control in any_control(),
        wishes in prop::collection::vec(0i64..60_000, 2..90),
        kept in prop::collection::vec(any::<bool>(), 90),
    ) {
        let settings = Settings::with_control(control);
        let game = play(&settings, &wishes, None, Written::Left);
        let mut sparse = game.record.clone();
        let mut index = 0;
        sparse.readings.retain(|_| { index += 1; kept[index - 1] });
        let whole = check(&game.record, &settings);
        let checked = check(&sparse, &settings);
        for (track, full) in checked.tracks.iter().zip(&whole.tracks) {
            prop_assert!(track.flaws.is_empty());
            if let Some(as_of) = track.as_of {
                prop_assert_eq!(track.remaining, full.at(as_of).map(|(time, _)| time));
            }
            for (played, known) in track.moves.iter().zip(&full.moves) {
                prop_assert!(played.used.is_none() || played.used == known.used);
            }
        }
        prop_assert_eq!(checked.verdict.kind, VerdictKind::None);
    }

    #[test]
    fn no_log_is_a_panic(text in "(ply|side|event|move|flag|stop|w|b|[0-9]{1,3}|0:[0-9]{2}:[0-9]{2}|,|\n|;|\"|\\{|\\}|:|control|resume|arrival|5m|both|-|,,|correct){0,60}") {
        let with_header = format!("ply,side,event,reading,detail\n{text}");
        for text in [text, with_header] {
            if let Ok(games) = read_log(&text) {
                for game in games {
                    let settings = Settings { controls: game.controls, ..Settings::default() };
                    let _ = check(&game.record, &settings);
                }
            }
        }
    }

    #[test]
    fn no_record_is_a_panic(
        text in "(1\\. c3-d4 |d6-c5 |\\{\\[%clk |\\{\\[%clock |0:0[0-9]:[0-9]{2}|-|w|B|\\]\\}| |\\[%emt |[0-9]|\\}|\\]|\\[TimeControl \"40/60:5\\+1\"\\]\n|2-0|1-1){0,60}",
    ) {
        for game in shashki::notation::pdn::parse(&text) {
            let clocks = shashki::clock::from_pdn(&game, false);
            let controls = clocks.controls.map(|tag| tag.and_then(|tag| tag.control.ok().flatten()));
            let settings = Settings { controls, ..Settings::default() };
            let checked = check(&clocks.record, &settings);
            for track in &checked.tracks {
                if let (Some(used), Some(left), Some(given)) = (track.used, track.remaining, track.given) {
                    prop_assert_eq!(used + left, given);
                }
            }
        }
    }
}

/// Every control of 3.8 through a written log: White uses a minute a move, or as much as his
/// control has, and is seen to lose on time at last.
#[test]
fn a_log_for_each_control_of_3_8() {
    let mut controls: Vec<String> = NAMES.iter().map(|(name, _)| (*name).to_owned()).collect();
    for (prefix, least, most) in NAMED_RANGES {
        controls.extend((least..=most).map(|minutes| format!("{prefix}{minutes}")));
    }
    assert_eq!(controls.len(), 5 + 3 + 21);
    for name in controls {
        let control: Control = name.parse().unwrap();
        let settings = Settings::with_control(control);
        let wishes: Vec<i64> = (0..140)
            .map(|ply| if ply % 2 == 0 { 9_000 } else { 4_000 })
            .collect();
        let game = play(&settings, &wishes, Some((120, 7_000)), Written::Left);
        let mut log = format!("ply,side,event,reading,detail\n,,control,,{name}\n");
        for reading in &game.record.readings {
            let What::Remaining(left) = reading.what else {
                unreachable!()
            };
            let side = if reading.ply % 2 == 1 { "w" } else { "b" };
            log.push_str(&format!("{},{side},move,{left},\n", reading.ply));
        }
        log.push_str(",,result,,0-2\n");
        let read = read_log(&log).unwrap().remove(0);
        let settings = Settings {
            controls: read.controls,
            ..Settings::default()
        };
        let checked = check(&read.record, &settings);
        assert_eq!(uses(&checked), game.used, "{name}");
        assert_eq!(checked.verdict.kind, VerdictKind::LossOnTime, "{name}");
        assert_eq!(checked.verdict.ply, game.fell, "{name}");
        assert!(
            checked.findings.is_empty(),
            "{name}: {:?}",
            checked.findings
        );
    }
}
