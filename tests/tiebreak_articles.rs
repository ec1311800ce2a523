//! One test per article, and per decision where an article leaves one to take.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod standings;

use shashki::event::{Edition, Event, GameResult, LineUp, Number, System, Team};
use shashki::tiebreak::{
    Criterion, How, Measure, Question, Table, TeamTotal, measures, norms, of_category, read_norms,
    team_totals,
};
use standings::{event, game, withdraw};

fn table<'a>(event: &'a Event, named: &[Criterion]) -> Table<'a> {
    Table::new(event, named, &Question::default())
}

fn shown(measure: &Measure) -> String {
    match measure {
        Measure::One(value) => value.to_string(),
        Measure::Many(list) => list
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" "),
    }
}

/// A value that does not depend on who is tied.
fn value(event: &Event, id: &str, player: u32) -> String {
    let table = table(event, &[]);
    let index = table.field.index(Number(player)).unwrap();
    let all = measures(&table.field, &table.sheet, id.parse().unwrap()).unwrap();
    shown(&all[index])
}

fn points(event: &Event, player: u32) -> String {
    let table = table(event, &[]);
    let index = table.field.index(Number(player)).unwrap();
    table.field.rows()[index].points.to_string()
}

/// The standings by `order` alone: `1 2 3=4`, players on a shared place joined by `=`.
fn ranked(event: &Event, order: &[Criterion]) -> String {
    let question = Question {
        order: Some(order.to_vec()),
        ..Question::default()
    };
    told(&Table::new(event, &[], &question))
}

fn told(table: &Table<'_>) -> String {
    let mut text = String::new();
    let mut last = None;
    for line in table
        .ranking
        .standings
        .iter()
        .filter(|l| l.places.is_some())
    {
        if !text.is_empty() {
            text.push(if last == line.places { '=' } else { ' ' });
        }
        last = line.places;
        text.push_str(&table.field.rows()[line.index].unit.to_string());
    }
    text
}

fn codes(table: &Table<'_>) -> Vec<&'static str> {
    let mut codes: Vec<_> = table
        .findings
        .iter()
        .map(|finding| finding.code.id)
        .collect();
    codes.dedup();
    codes
}

use Criterion as C;

/// 3.14.2: "При подсчете очков и коэффициентов для распределения занятых мест плюс приравнивается
/// к единице, а минус — к нулю. При подсчете очков для решения вопроса о выполнении
/// классификационных норм плюсы не учитываются."
#[test]
fn a_plus_counts_for_places_and_not_for_norms() {
    let event = event(
        System::SwissRandom,
        4,
        &["1-2 + -, 3-4 1-0", "1-3 1-0, 2-4 0-1"],
    );
    let table = table(&event, &[]);
    assert_eq!(table.field.rows()[0].points.to_string(), "2");
    assert_eq!(table.field.rows()[0].norm_points.to_string(), "1");
    assert_eq!(value(&event, "wins", 1), "2");
    assert_eq!(value(&event, "wins-otb", 1), "1");
    // The no-show is an ordinary opponent: beaten by 1, and 2 has lost to 1.
    assert_eq!(value(&event, "buchholz", 1), "1");
    assert_eq!(value(&event, "shmulyan", 2), "-3");
}

/// 3.12.3: "Если оба противника … не явились …, то поражение засчитывается обоим": each has lost to
/// the other for coefficients, but they have not met.
#[test]
fn a_double_forfeit_is_a_loss_of_both_and_no_meeting() {
    let event = event(
        System::SwissRandom,
        4,
        &["1-2 - -, 3-4 ½-½", "1-3 1-0, 2-4 1-0"],
    );
    assert_eq!(value(&event, "shmulyan", 1), "-0.5");
    assert_eq!(value(&event, "buchholz", 1), "1.5");
    let question = Question {
        order: Some(vec![C::Direct]),
        ..Question::default()
    };
    let table = Table::new(&event, &[], &question);
    // 1 and 2 are tied and have not met: the criterion is skipped.
    assert_eq!(table.ranking.values[1][..2], [None, None]);
    assert_eq!(told(&table), "1=2 3=4");
}

/// 3.9.4: "то она считается проигранной обоими партнерами": a played 0-0 is a loss of both that
/// counts as met.
#[test]
fn a_played_nil_nil_is_a_meeting() {
    let event = event(
        System::SwissRandom,
        4,
        &["1-2 0-0, 3-4 ½-½", "1-3 1-0, 2-4 1-0"],
    );
    assert_eq!(value(&event, "shmulyan", 1), "-0.5");
    let question = Question {
        order: Some(vec![C::Direct]),
        ..Question::default()
    };
    let table = Table::new(&event, &[], &question);
    assert!(table.ranking.values[1][0].is_some());
    assert_eq!(table.field.rows()[0].lines[0].how, How::Played);
}

/// 3.15.11: "за этот плюс ему засчитывается наименьшее количество очков, набранное кем-либо в
/// данном турнире": leavers with their own points and himself included, a win.
#[test]
fn the_bye_is_a_win_against_the_least_points() {
    let mut event = event(
        System::SwissRandom,
        5,
        &[
            "1-2 1-0, 3-4 1-0, 5 bye",
            "1-3 1-0, 2-5 ½-½",
            "1-5 ½-½, 2-3 0-1",
        ],
    );
    withdraw(&mut event, 4, 1);
    let table = table(&event, &[]);
    let least = table.sheet.least.as_ref().unwrap();
    assert_eq!(
        (least.points.to_string(), least.who.clone()),
        ("0".to_owned(), vec![3])
    );
    // 5: beat the least (0), drew with 2 (0.5) and 1 (2.5).
    assert_eq!(value(&event, "sonneborn-berger", 5), "3");
    assert_eq!(value(&event, "truncated-solkoff", 5), "3 2.5");
    // The virtual opponent is an entry like any other: here it is the one that Solkoff cuts.
    assert_eq!(value(&event, "solkoff", 5), "0.5");
}

/// The same, for a player whose own points are the least: "кем-либо" includes himself.
#[test]
fn the_least_points_may_be_his_own() {
    let event = event(
        System::SwissRandom,
        3,
        &["1-2 1-0, 3 bye", "1-3 1-0, 2 bye", "2-3 1-0, 1 bye"],
    );
    let table = table(&event, &[]);
    assert_eq!(table.sheet.least.as_ref().unwrap().who, vec![2]);
    // 3 has 1 point, the least of all; his bye counts 1.
    assert_eq!(value(&event, "beaten", 3), "1");
}

/// Who never was paired and never had the bye is not "anybody in this tournament".
#[test]
fn an_entry_without_a_game_is_not_the_least() {
    let event = event(
        System::SwissRandom,
        4,
        &["1-2 1-0, 3 bye, 4 zero", "1-3 ½-½, 2 bye, 4 zero"],
    );
    let table = table(&event, &[]);
    assert_eq!(table.sheet.least.as_ref().unwrap().points.to_string(), "1");
}

/// 3.15.11: "в оставшихся партиях он набрал бы количество очков, равное среднему результату тех
/// участников, с которыми он находился в одной очковой группе в момент прекращения игры".
#[test]
fn a_leaver_counts_what_his_score_group_made() {
    // After round 1: 1, 3, 5 have 1 point. 1 leaves. 3 then makes 2, 5 makes 1: mean 1½.
    let mut event = event(
        System::SwissRandom,
        6,
        &[
            "1-2 1-0, 3-4 1-0, 5-6 1-0",
            "3-2 1-0, 5-4 0-1",
            "3-5 ½-½, 2-6 1-0",
            "3-6 ½-½, 5-2 ½-½",
        ],
    );
    withdraw(&mut event, 1, 1);
    let table = table(&event, &[]);
    let leaver = &table.sheet.leavers[0];
    assert_eq!((leaver.after_round, leaver.group.clone()), (1, vec![2, 4]));
    assert_eq!(leaver.counted.to_string(), "2.5");
    // His own points stay.
    assert_eq!(points(&event, 1), "1");
    assert!(codes(&table).contains(&"T007"));
}

/// The nearest lower score group where his own is empty; where there is none, his points.
#[test]
fn a_leaver_without_a_group() {
    let mut event = event(
        System::SwissRandom,
        4,
        &["1-2 1-0, 3-4 ½-½", "1-3 1-0, 2-4 ½-½", "3-2 1-0, 4 bye"],
    );
    withdraw(&mut event, 1, 2);
    let first = table(&event, &[]);
    let leaver = &first.sheet.leavers[0];
    // After round 2: 1 has 2, 4 has 1, 2 and 3 have ½.
    assert_eq!(leaver.lower_group.unwrap().to_string(), "1");
    assert_eq!(leaver.counted.to_string(), "3");
    let mut event = standings::event(
        System::SwissRandom,
        3,
        &["1-2 1-0, 3 bye", "2-3 1-0", "2-3 1-0"],
    );
    withdraw(&mut event, 1, 1);
    withdraw(&mut event, 2, 1);
    event.withdrawals.remove(1);
    let second = table(&event, &[]);
    assert_eq!(second.sheet.leavers[0].group, vec![2]);
    let mut event = standings::event(
        System::SwissRandom,
        3,
        &["2-1 1-0, 3 zero", "2-3 1-0", "2-3 1-0"],
    );
    withdraw(&mut event, 1, 1);
    withdraw(&mut event, 3, 0);
    let third = table(&event, &[]);
    let leaver = third.sheet.leavers.iter().find(|l| l.index == 0).unwrap();
    assert!(leaver.group.is_empty());
    assert_eq!(leaver.counted.to_string(), "0");
}

/// "In the moment of leaving": who leaves later counts with what he really made, who had left
/// before is no measure; who only missed rounds is no leaver.
#[test]
fn other_leavers_in_the_group() {
    let mut event = event(
        System::SwissRandom,
        6,
        &[
            "1-2 ½-½, 3-4 ½-½, 5-6 ½-½",
            "2-3 1-0, 4-6 ½-½, 5 zero",
            "2-4 1-0, 3-6 1-0, 5 zero",
            "2-5 0-1, 4-3 1-0",
        ],
    );
    withdraw(&mut event, 1, 1);
    withdraw(&mut event, 6, 3);
    let table = table(&event, &[]);
    let of = |player: u32| {
        table
            .sheet
            .leavers
            .iter()
            .find(|l| l.index + 1 == player as usize)
    };
    assert_eq!(of(1).unwrap().group, vec![1, 2, 3, 4, 5]);
    // 2, 3, 4, 5, 6 made 2, 1, 1½, 1, ½: mean 1⅕.
    assert_eq!(of(1).unwrap().mean.to_string(), "1.2");
    assert_eq!(of(6).unwrap().after_round, 3);
    assert!(of(5).is_none());
}

/// 3.17.2: an announced absence gives no points, no opponent, and adds nothing to the list; the
/// worst of what remains is still cut, and the vector is filled with 0.
#[test]
fn an_announced_absence_adds_nothing() {
    let event = event(
        System::SwissRandom,
        4,
        &[
            "1-2 1-0, 3-4 1-0",
            "1-3 1-0, 2 zero, 4 zero",
            "1-4 1-0, 2 zero, 3 zero",
        ],
    );
    assert_eq!(value(&event, "truncated-solkoff", 2), "0 0");
    // One opponent: Solkoff is 0 (3.15.7 leaves nobody).
    assert_eq!(value(&event, "solkoff", 2), "0");
    assert_eq!(value(&event, "buchholz", 2), "3");
    assert_eq!(value(&event, "truncated-solkoff", 3), "3 0");
}

/// 3.15.8: "исключая самый худший результат. В случае равенства исключается 2 худших результата,
/// затем 3 и т.д., до определения места": compared as a vector.
#[test]
fn truncated_solkoff_cuts_until_places_are_settled() {
    let event = event(
        System::SwissRandom,
        8,
        &[
            "1-3 1-0, 2-4 1-0, 5-6 1-0, 7-8 ½-½",
            "1-5 ½-½, 2-6 ½-½, 3-7 1-0, 4-8 1-0",
            "1-7 1-0, 2-8 1-0, 3-5 ½-½, 4-6 0-1",
        ],
    );
    let table = table(&event, &[C::TruncatedSolkoff]);
    for line in &table.ranking.standings {
        if let Some(separator) = line
            .separated_by
            .filter(|s| s.criterion == C::TruncatedSolkoff)
        {
            assert!(separator.position.is_some());
        }
    }
    assert_eq!(value(&event, "truncated-solkoff", 1).split(' ').count(), 2);
}

/// 3.13.2: "Если игрок сыграл меньше половины своих партий … и покинул турнир, то его результаты …
/// при окончательном подведении итогов не засчитываются"; 3.13.3: "половину или более": they stand.
#[test]
fn half_of_the_games_decides() {
    // Five players, four games each: two played are half.
    let mut event = event(
        System::RoundRobin,
        5,
        &[
            "2-5 1-0, 3-4 ½-½",
            "5-3 0-1, 1-2 1-0",
            "3-1 0-1, 4-5",
            "1-4 ½-½, 2-3 1-0",
            "5-1, 4-2 0-1",
        ],
    );
    withdraw(&mut event, 5, 2);
    let stays = table(&event, &[]);
    assert_eq!(points(&event, 4), "2");
    assert_eq!(points(&event, 1), "3.5");
    assert!(!stays.field.rows()[4].annulled);
    assert_eq!(value(&event, "wins", 4), "1");
    // With one game played he is annulled, and 2 loses the point he won.
    event.rounds[1].pairings[0].result = None;
    event.withdrawals[0].after_round = 1;
    let annulled = table(&event, &[]);
    assert!(annulled.field.rows()[4].annulled);
    assert_eq!(points(&event, 2), "2");
    assert_eq!(value(&event, "wins", 2), "2");
    assert_eq!(points(&event, 4), "1");
    let struck = &annulled.field.rows()[1].lines[0];
    assert!(struck.annulled && struck.how == How::Played && struck.points.to_string() == "1");
    assert!(codes(&annulled).contains(&"T006"));
    assert_eq!(told(&annulled), "1 2 4 3");
}

/// `+` and `-` are not played: "фактически не состоялась" (3.14.2); given before he left they
/// become `-` on both sides if he is annulled: "отмечаются в турнирной таблице минусом".
#[test]
fn pluses_against_an_annulled_player_go() {
    let mut event = event(
        System::RoundRobin,
        4,
        &["1-4 + -, 2-3 ½-½", "4-3 1-0, 1-2 ½-½", "2-4, 3-1 0-1"],
    );
    withdraw(&mut event, 4, 2);
    // One of three played: fewer than half.
    let table = table(&event, &[]);
    let line = &table.field.rows()[0].lines[0];
    assert_eq!((line.how, line.annulled), (How::BothMinus, true));
    assert_eq!(points(&event, 1), "1.5");
}

/// 3.13.4: "В число сыгранных партий входят и недоигранные (незаконченные) партии, которые должны
/// присуждаться".
#[test]
fn adjourned_and_adjudicated_games_are_played() {
    let mut event = event(
        System::RoundRobin,
        5,
        &[
            "2-5 adjudicated 1-0, 3-4 ½-½",
            "5-3 pending, 1-2 1-0",
            "3-1 0-1, 4-5",
            "1-4 ½-½, 2-3 1-0",
            "5-1, 4-2 0-1",
        ],
    );
    withdraw(&mut event, 5, 2);
    assert!(!table(&event, &[]).field.rows()[4].annulled);
}

/// A begun micro-match counts as played.
#[test]
fn a_begun_micro_match_is_played() {
    let mut event = event(System::RoundRobin, 3, &["1-2, 3-1 1-0", "2-3"]);
    event.regulation.micro_match = Some(2);
    event.regulation.rounds = 3;
    event.rounds[1].pairings[0].games = vec![game(2, 3, "1-0")];
    event.rounds[0].pairings[0].games = vec![game(1, 2, "1-0"), game(2, 1, "0-1")];
    withdraw(&mut event, 3, 2);
    let table = table(&event, &[]);
    assert!(!table.field.rows()[2].annulled);
    // Two games are known, so the micro-match counts as one won game (3.18*).
    assert_eq!(table.field.rows()[0].lines[0].points.to_string(), "1");
}

/// Games against annulled players count as played when another's half is judged, and two leavers'
/// unplayed game is `-`/`-`.
#[test]
fn two_leavers() {
    let mut event = event(
        System::RoundRobin,
        4,
        &["1-4 1-0, 2-3 ½-½", "4-3, 1-2 ½-½", "2-4, 3-1"],
    );
    withdraw(&mut event, 4, 1);
    withdraw(&mut event, 3, 1);
    let first = table(&event, &[]);
    assert!(first.field.rows()[3].annulled && first.field.rows()[2].annulled);
    // Both with half: 4 played 1 and 2, 3 played 1 and 2; their own game is lost by both.
    let mut event = standings::event(
        System::RoundRobin,
        4,
        &["1-4 1-0, 2-3 ½-½", "2-4 0-1, 3-1 ½-½", "4-3, 1-2 1-0"],
    );
    withdraw(&mut event, 4, 2);
    withdraw(&mut event, 3, 2);
    let table = table(&event, &[]);
    let line = table.field.rows()[3].lines.last().unwrap();
    assert_eq!((line.how, line.given), (How::BothMinus, true));
}

/// 3.13.1: "только судья решает вопрос о его дальнейшем участии": asked, not decided. Once the event is
/// over, only of whom nobody saw again after what he missed.
#[test]
fn who_missed_games_is_left_to_the_arbiter() {
    let rounds = ["1-4 + -, 2-3 ½-½", "4-3 1-0, 1-2 ½-½", "2-4 1-0, 3-1 0-1"];
    let event = event(System::RoundRobin, 4, &rounds);
    let after = |round| {
        let question = Question {
            after_round: Some(round),
            ..Question::default()
        };
        codes(&Table::new(&event, &[], &question)).contains(&"T003")
    };
    assert_eq!((after(1), after(2), after(3)), (true, true, false));
    assert_eq!(points(&event, 1), "2.5");
    let rounds = ["1-4 1-0, 2-3 ½-½", "4-3 1-0, 1-2 ½-½", "2-4 + -, 3-1 0-1"];
    let event = standings::event(System::RoundRobin, 4, &rounds);
    assert!(codes(&table(&event, &[])).contains(&"T003"));
}

/// 3.15.3: "результату встреч между этими участниками": once, where all have met; the subgroups it
/// leaves go on to the next criterion.
#[test]
fn direct_is_applied_once() {
    // 1, 2, 3 tied: among them 1 makes 1½, 2 and 3 make 1 and ½.
    let event = event(
        System::RoundRobin,
        4,
        &["1-2 ½-½, 3-4 1-0", "1-3 1-0, 4-2 ½-½", "4-1 1-0, 2-3 ½-½"],
    );
    assert_eq!(points(&event, 1), points(&event, 2));
    let text = ranked(&event, &[C::Direct]);
    // Points: 1, 2, 3, 4 all 1½. Among all four the points are the same again: nothing separates.
    assert_eq!(text, "1=2=3=4");
    // A plus counts as met.
    let plus = standings::event(System::SwissRandom, 2, &["1-2 + -", "2-1 1-0"]);
    assert_eq!(ranked(&plus, &[C::Direct]), "1=2");
    let once = standings::event(
        System::SwissRandom,
        4,
        &["1-2 1-0, 3-4 0-1", "2-3 1-0, 1-4 0-1", "3-1 1-0, 4-2 0-1"],
    );
    // 2 and 4 have 2, 1 and 3 have 1: 2 beat 4, 3 beat 1.
    assert_eq!(ranked(&once, &[C::Direct]), "2 4 3 1");
}

/// 3.15.3: "лучшему результату во встречах с другими участниками в порядке занятых мест".
#[test]
fn best_by_place_goes_down_the_table() {
    // 2 and 3 are tied; 2 drew with the first, 3 lost to him and beat the last instead.
    let event = event(
        System::RoundRobin,
        4,
        &["1-2 ½-½, 3-4 1-0", "1-3 1-0, 2-4 ½-½", "1-4 1-0, 2-3 ½-½"],
    );
    assert_eq!(
        ranked(&event, &[C::BestByPlace]),
        "1 2=3 4".replace("2=3", "2 3")
    );
}

/// In a Swiss a place counts only if all the tied have met it.
#[test]
fn best_by_place_in_a_swiss() {
    let event = event(
        System::SwissRandom,
        6,
        &["1-2 ½-½, 3-4 1-0, 5-6 ½-½", "1-3 1-0, 2-5 ½-½, 4-6 ½-½"],
    );
    let question = Question {
        order: Some(vec![C::BestByPlace]),
        ..Question::default()
    };
    let table = Table::new(&event, &[], &question);
    // 2, 3 and 5 have 1; only 2 and 3 have met the first, so his place does not count for three.
    let index = table.field.index(Number(2)).unwrap();
    assert_eq!(table.ranking.values[1][index], Some(Measure::Many(vec![])));
}

/// 3.15.2: "распределение мест производится по результату дополнительного матча или турнира".
#[test]
fn a_play_off_comes_right_after_points() {
    let mut event = event(System::RoundRobin, 3, &["1-2 ½-½", "2-3 1-0", "3-1 0-1"]);
    event.play_offs = vec![game(2, 1, "1-0")];
    assert_eq!(told(&table(&event, &[C::SonnebornBerger])), "2 1 3");
    // Among some of the tied it orders them on the places that they hold together.
    let mut event = standings::event(
        System::SwissRandom,
        4,
        &["1-4 1-0, 2-3 ½-½", "4-1 1-0, 3-2 ½-½"],
    );
    assert_eq!(ranked(&event, &[C::Wins]), "1=4 2=3");
    event.play_offs = vec![game(3, 2, "1-0")];
    assert_eq!(ranked(&event, &[C::Wins]), "1=4 3 2");
    event.play_offs = vec![game(3, 4, "1-0")];
    assert_eq!(ranked(&event, &[C::Wins]), "1=3 2=4");
}

/// 3.15.2 speaks of all who are equal. A play-off among some of them distributes the places that
/// these hold; whom nothing else separates from them stands behind: he did not play. A drawn one
/// distributes nothing. Numbers do not matter.
#[test]
fn a_play_off_among_some_of_the_tied() {
    for (first, second, other) in [(1, 2, 3), (1, 3, 2), (2, 3, 1), (3, 1, 2)] {
        let mut event = event(System::RoundRobin, 3, &["1-2 ½-½", "2-3 ½-½", "3-1 ½-½"]);
        assert_eq!(ranked(&event, &[C::Wins]), "1=2=3");
        event.play_offs = vec![game(first, second, "1-0")];
        let expected = format!("{first} {second} {other}");
        assert_eq!(ranked(&event, &[C::Wins]), expected);
        event.play_offs = vec![game(first, second, "½-½")];
        assert_eq!(ranked(&event, &[C::Wins]), "1=2=3");
    }
    // Two play-offs of two: 1 and 2, 3 and 4, all on the same points and wins.
    let mut event = event(System::SwissRandom, 4, &["1-2 ½-½, 3-4 ½-½"]);
    event.play_offs = vec![game(1, 2, "0-1"), game(2, 3, "0-1"), game(1, 3, "0-1")];
    assert_eq!(ranked(&event, &[C::Wins]), "3 2 1 4");
}

/// 3.15.3 in full: coefficients, wins, mutual games, points of those beaten, results by places.
#[test]
fn the_default_order() {
    let event = event(System::RoundRobin, 3, &["1-2 1-0", "2-3 1-0", "3-1 1-0"]);
    let table = table(&event, &[C::SonnebornBerger]);
    let order: Vec<&str> = table.ranking.criteria.iter().map(|c| c.id()).collect();
    assert_eq!(
        order,
        [
            "points",
            "sonneborn-berger",
            "wins",
            "direct",
            "beaten",
            "best-by-place"
        ]
    );
    assert_eq!(told(&table), "1=2=3");
    assert!(codes(&table).contains(&"T004"));
}

/// 3.15.12 leaves the choice to the regulation; some choices cannot work.
#[test]
fn warnings_about_the_regulation() {
    let mut event = event(System::RoundRobin, 3, &["1-2 1-0", "2-3 1-0", "3-1 ½-½"]);
    assert!(codes(&table(&event, &[C::Buchholz])).contains(&"T001"));
    assert!(!codes(&table(&event, &[C::Shmulyan])).contains(&"T001"));
    event.start = Some("2019-05-01".to_owned());
    event.regulation.edition = Edition::Fide2026;
    assert!(codes(&table(&event, &[])).contains(&"T002"));
    event.start = Some("2026-03-01".to_owned());
    assert!(!codes(&table(&event, &[])).contains(&"T002"));
    event.rounds[2].pairings[0].result = Some(GameResult::Pending);
    assert!(codes(&table(&event, &[])).contains(&"T005"));
}

fn teams(rounds: &[&str]) -> Event {
    let mut event = event(System::RoundRobin, 6, rounds);
    event.regulation.boards = Some(2);
    event.teams = (1..=3)
        .map(|number| Team {
            number: Number(number),
            id: format!("t{number}"),
            name: format!("Team {number}"),
            members: vec![Number(2 * number - 1), Number(2 * number)],
            ..Team::default()
        })
        .collect();
    for player in &mut event.players {
        player.team = Some(Number(player.number.0.div_ceil(2)));
    }
    event
}

/// 3.16.6: "коллективу, набравшему в сумме наибольшее количество очков во всех партиях"; the note:
/// 2-1-0 for a match.
#[test]
fn teams_by_boards_or_by_matches() {
    let mut event = teams(&["1-2", "2-3", "3-1"]);
    event.rounds[0].pairings[0].games = vec![game(1, 3, "1-0"), game(4, 2, "½-½")];
    event.rounds[1].pairings[0].games = vec![game(3, 5, "1-0"), game(6, 4, "0-1")];
    event.rounds[2].pairings[0].games = vec![game(5, 1, "½-½"), game(2, 6, "1-0")];
    assert_eq!(points(&event, 1), "3");
    assert_eq!(points(&event, 2), "2.5");
    assert_eq!(value(&event, "wins", 1), "2");
    event
        .regulation
        .readings
        .insert("team-points".to_owned(), "matches".to_owned());
    assert_eq!(points(&event, 1), "4");
    assert_eq!(value(&event, "game-points", 1), "3");
    let order: Vec<&str> = table(&event, &[C::Buchholz])
        .ranking
        .criteria
        .iter()
        .map(|c| c.id())
        .collect();
    assert_eq!(order, ["points", "direct", "wins", "buchholz"]);
}

/// 3.16.4: "Если в команде присутствует меньше половины ее состава … ей засчитывается поражение";
/// a board without a right is lost.
#[test]
fn a_team_below_half_and_a_board_without_right() {
    let mut event = teams(&["1-2", "2-3"]);
    event.rounds[0].pairings[0].games = vec![game(1, 3, "1-0"), game(4, 0, "+ -")];
    // One player of team 1: not admitted, both boards lost.
    let first = table(&event, &[]);
    assert!(codes(&first).contains(&"T010"));
    assert_eq!(points(&event, 2), "2");
    event.rounds[0].pairings[0].games = vec![game(5, 3, "1-0"), game(4, 2, "½-½")];
    let second = table(&event, &[]);
    assert!(codes(&second).contains(&"T011"));
    assert_eq!(points(&event, 2), "1.5");
    assert_eq!(points(&event, 1), "0.5");
    // 3.16.2: no line-up for round 2.
    event.line_ups = vec![LineUp {
        round: 1,
        team: Number(2),
        boards: vec![Some(Number(3)), Some(Number(4))],
    }];
    event.rounds[1].pairings[0].games = vec![game(3, 5, "1-0"), game(6, 4, "½-½")];
    assert!(codes(&table(&event, &[])).contains(&"T009"));
}

/// 3.16.5: "судейская коллегия решает, засчитать ей поражение или аннулировать все ее матчи": both
/// tables.
#[test]
fn a_team_that_left_makes_two_tables() {
    let mut event = teams(&["1-2", "2-3", "3-1"]);
    event.rounds[0].pairings[0].games = vec![game(1, 3, "1-0"), game(4, 2, "0-1")];
    event.rounds[1].pairings[0].games = vec![game(3, 5, "1-0"), game(6, 4, "½-½")];
    event.rounds[2].pairings[0].games = vec![game(5, 1, "0-1"), game(2, 6, "½-½")];
    withdraw(&mut event, 3, 3);
    let table = table(&event, &[]);
    assert!(codes(&table).contains(&"T012"));
    let other = table.annulled.as_ref().unwrap();
    assert_eq!(told(&table), "1 2 3");
    assert_eq!(told(other), "1 2");
    assert_eq!(other.field.rows()[0].points.to_string(), "2");
}

/// 3.16.6: "Если команда в финале заняла 2-е место, выиграв при этом все матчи, … она имеет право".
#[test]
fn the_right_to_a_match() {
    let mut event = teams(&["1-2", "2-3", "3-1"]);
    event.regulation.boards = Some(2);
    event.regulation.rounds = 3;
    event.rounds[0].pairings[0].games = vec![game(1, 3, "½-½"), game(4, 2, "0-1")];
    event.rounds[1].pairings[0].games = vec![game(3, 5, "1-0"), game(6, 4, "0-1")];
    event.rounds[2].pairings[0].games = vec![game(5, 1, "½-½"), game(2, 6, "1-0")];
    // 1 made 3 with two wins and is first; 2 made 2½: no right.
    assert!(!codes(&table(&event, &[])).contains(&"T013"));
    // Two more boards' worth of points for 2 by a reading of the scale: 2 first, 1 second.
    event.rounds[1].pairings[0].games = vec![game(3, 5, "1-0"), game(6, 4, "0-1")];
    event.rounds[2].pairings[0].games = vec![game(5, 1, "½-½"), game(2, 6, "1-0")];
    event.regulation.scoring.other = Vec::new();
    event.rounds[1].pairings[0].games = vec![game(3, 5, "2-0"), game(6, 4, "0-2")];
    assert!(codes(&table(&event, &[])).contains(&"T013"));
}

/// 3.18*: the sum of game points is a further criterion of micro-matches.
#[test]
fn points_of_single_games() {
    let mut event = event(System::RoundRobin, 4, &["1-2, 3-4"]);
    event.regulation.micro_match = Some(2);
    event.rounds[0].pairings[0].games = vec![game(1, 2, "1-0"), game(2, 1, "½-½")];
    event.rounds[0].pairings[1].games = vec![game(3, 4, "1-0"), game(4, 3, "0-1")];
    let table = table(&event, &[]);
    assert_eq!(told(&table), "3 1 2 4");
    assert_eq!(table.ranking.criteria.last(), Some(&C::GamePoints));
}

/// 3.1*: a personal-team event's totals.
#[test]
fn totals_of_teams() {
    let mut event = teams(&["1-3 1-0, 2-5 1-0, 4-6 ½-½"]);
    event.regulation.boards = None;
    let table = table(&event, &[]);
    let totals = |way| -> Vec<(u32, String)> {
        team_totals(&table.field, &table.ranking, way)
            .into_iter()
            .map(|total| (total.team.0, total.points.to_string()))
            .collect()
    };
    let text = |list: &[(u32, &str)]| -> Vec<(u32, String)> {
        list.iter()
            .map(|(team, points)| (*team, (*points).to_owned()))
            .collect()
    };
    assert_eq!(
        totals(TeamTotal::All),
        text(&[(1, "2"), (2, "0.5"), (3, "0.5")])
    );
    assert_eq!(
        totals(TeamTotal::Best(1)),
        text(&[(1, "1"), (2, "0.5"), (3, "0.5")])
    );
    assert_eq!(
        totals(TeamTotal::Boards(1)),
        text(&[(1, "1"), (2, "0"), (3, "0")])
    );
}

/// Standings of a category keep the order of the whole event.
#[test]
fn categories_have_places_of_their_own() {
    let mut event = event(
        System::RoundRobin,
        4,
        &["1-2 1-0, 3-4 1-0", "1-3 1-0, 2-4 1-0", "1-4 1-0, 2-3 1-0"],
    );
    for player in [2, 4] {
        event.players[player - 1].sex = Some("w".to_owned());
    }
    let table = table(&event, &[]);
    let women = of_category(&table.field, &table.ranking, "women");
    let places: Vec<_> = women
        .iter()
        .map(|line| (line.index + 1, line.places))
        .collect();
    assert_eq!(places, [(2, Some((1, 1))), (4, Some((2, 2)))]);
    assert_eq!(women[1].separated_by.unwrap().criterion, C::Points);
}

/// Norms: games over the board, the average of the opponents met, a table of the user's.
#[test]
fn norms_by_a_table() {
    let mut event = event(
        System::SwissRandom,
        4,
        &["1-2 1-0, 3-4 1-0", "1-3 ½-½, 2-4 1-0", "1-4 + -, 2-3 1-0"],
    );
    for (player, rating) in event.players.iter_mut().zip([2300, 2200, 2101, 2000]) {
        player.rating = Some(rating);
    }
    let rules =
        read_norms("norm,games,average,percent\nMaster,2,2150,75\nFirst,2,2100,50\n").unwrap();
    let table = table(&event, &[]);
    let all = norms(&table.field, &rules);
    assert_eq!(
        (all[0].games, all[0].points.to_string()),
        (2, "1.5".to_owned())
    );
    assert_eq!(all[0].average.unwrap().to_string(), "2150.5");
    assert_eq!(all[0].percent.unwrap().to_string(), "75");
    assert_eq!(all[0].norm.as_deref(), Some("Master"));
    assert_eq!(all[3].norm, None);
}

/// An event for FIDE's editions: a forfeit, a pairing-allocated bye, a zero-point bye at the end.
fn with_unplayed_rounds() -> Event {
    event(
        System::SwissRandom,
        4,
        &[
            "1-2 1-0, 3-4 + -",
            "1-3 ½-½, 2-4 1-0",
            "2-3 0-1, 1 bye, 4 zero",
        ],
    )
}

fn by_edition(edition: Edition, id: &str) -> String {
    let mut event = with_unplayed_rounds();
    event.regulation.edition = edition;
    let values: Vec<String> = (1..=4).map(|player| value(&event, id, player)).collect();
    values.join(" ")
}

/// The rules of 2009, worked by hand: for the opponents every unplayed game is a draw (1 counts 2,
/// 2 counts 1, 3 counts 2, 4 counts 1); for oneself it is a game with a virtual opponent who has one's
/// points before the round, what one did not get in it, and half a point for every round after it
/// (1's bye: 1½ + 0 + 0; 3's plus: 0 + 0 + 1; 4's minus: 0 + 1 + 1, his last round 0 + 1 + 0).
#[test]
fn fide_2009_worked_by_hand() {
    let of = |id| by_edition(Edition::Fide2009, id);
    assert_eq!(of("buchholz"), "4.5 5 4 4");
    assert_eq!(of("sonneborn-berger-fide"), "3.5 1 3 0");
    assert_eq!(of("buchholz-cut-1"), "3.5 4 3 3");
}

/// C.07, 16.3.2: "Unplayed rounds of category 16.2.5 are evaluated as draws": 4, whose last round is a
/// requested bye, counts ½; others count what they were awarded. 16.4: "The dummy's score … is the
/// participant's own score."
#[test]
fn fide_2024_dummies() {
    let of = |id| by_edition(Edition::Fide2024, id);
    // 1: 1 + 2½ + 2½; 2: 2½ + ½ + 2½; 3: 2½ + 2½ + 1; 4: 0 + 1 + 0.
    assert_eq!(of("buchholz"), "6 5.5 6 1");
    // 1: 1 + 1¼ + 2½; 2: ½; 3: 2½ + 1¼ + 1.
    assert_eq!(of("sonneborn-berger-fide"), "4.75 0.5 4.75 0");
}

/// C.07, 16.4.1: the dummy "shall not exceed the scheduled opponent's adjusted score" for forfeits (3's
/// plus against 4: ½); 16.4.2: nor "the points awarded for a draw multiplied by the number of rounds"
/// for other unplayed rounds (1's bye: 1½).
#[test]
fn fide_2026_dummies_have_limits() {
    let of = |id| by_edition(Edition::Fide2026, id);
    assert_eq!(of("buchholz"), "5 5.5 4 1");
    assert_eq!(of("sonneborn-berger-fide"), "3.75 0.5 2.75 0");
}

/// C.07, 16.2.3: requested byes "followed by at least one round that is not a VUR" count what they gave;
/// a forfeit loss (16.1.2) is a VUR too, so that a bye before it is one "followed only by VURs".
#[test]
fn fide_requested_byes_in_the_middle_and_at_the_end() {
    let counted = |rounds: &[&str]| {
        let mut event = event(System::SwissRandom, 4, rounds);
        event.regulation.edition = Edition::Fide2026;
        let table = table(&event, &[]);
        table.sheet.counted[3].to_string()
    };
    let back = [
        "1-2 1-0, 3-4 ½-½",
        "1-3 1-0, 2 bye, 4 zero",
        "1-4 ½-½, 2-3 1-0",
    ];
    assert_eq!(counted(&back), "1");
    let forfeited = [
        "1-2 1-0, 3-4 ½-½",
        "1-3 1-0, 2 bye, 4 zero",
        "1-4 + -, 2-3 1-0",
    ];
    assert_eq!(counted(&forfeited), "1");
    let gone = [
        "1-2 1-0, 3-4 ½-½",
        "1-3 1-0, 2 bye, 4 zero",
        "2-3 1-0, 1 bye",
    ];
    assert_eq!(counted(&gone), "1.5");
}
