use super::*;
use crate::event::{Edition, Event, Game, GameResult, Number, Pairing, Player, Regulation, Round};
use crate::tiebreak::{Order, Sheet};

const WIN: (i32, i32) = (2, 0);
const DRAW: (i32, i32) = (1, 1);

fn result((white, black): (i32, i32)) -> Option<GameResult> {
    Some(GameResult::Played {
        white: Points::from_halves(white),
        black: Points::from_halves(black),
    })
}

/// An event of four; a game is white, black and the halves that each made.
fn event(system: System, rounds: &[&[(u32, u32, (i32, i32))]]) -> Event {
    let round = |(number, games): (u32, &&[(u32, u32, (i32, i32))])| Round {
        number,
        pairings: (1..)
            .zip(games.iter())
            .map(|(board, &(white, black, made))| Pairing {
                board,
                white: Number(white),
                black: Number(black),
                result: result(made),
                ..Pairing::default()
            })
            .collect(),
        ..Round::default()
    };
    Event {
        regulation: Regulation {
            system,
            rounds: 3,
            ..Regulation::default()
        },
        players: (1..=4)
            .map(|number| Player {
                number: Number(number),
                ..Player::default()
            })
            .collect(),
        rounds: (1..).zip(rounds).map(round).collect(),
        ..Event::default()
    }
}

/// 1 beat 2, 2 beat 3, 3 beat 1; all three beat 4.
fn circle() -> Event {
    event(
        System::RoundRobin,
        &[
            &[(1, 2, WIN), (3, 4, WIN)],
            &[(2, 3, WIN), (1, 4, WIN)],
            &[(3, 1, WIN), (2, 4, WIN)],
        ],
    )
}

fn tied(event: &Event, criterion: Criterion, player: usize) -> Tied {
    let rounds = u32::try_from(event.rounds.len()).unwrap();
    let field = Field::new(event, rounds);
    let sheet = Sheet::new(&field, Edition::Seed);
    let ranking = Ranking::new(&field, &sheet, &Order::named(event, &[criterion]));
    let all = Ties::new(&field, &ranking).of(player - 1);
    all.into_iter().find(|t| t.criterion == criterion).unwrap()
}

fn points(meetings: &[Meeting]) -> Vec<(usize, String, bool)> {
    let told = |m: &Meeting| (m.opponent + 1, m.line.points.to_string(), m.counts);
    meetings.iter().map(told).collect()
}

/// 3.15.3: "результату встреч между этими участниками", all of whom have met.
#[test]
fn a_full_table_of_mutual_games() {
    let told = tied(&circle(), Criterion::Direct, 2);
    assert_eq!(told.others, [0, 2]);
    assert_eq!((told.shared, told.left), ((1, 3), (1, 3)));
    assert_eq!(told.reason, Reason::AllMet);
    assert_eq!(told.article, Some(Article::new(Book::Ru2011, "3.15.3")));
    assert_eq!(
        points(&told.meetings),
        [(1, "0".to_owned(), true), (3, "1".to_owned(), true)]
    );
    assert_eq!(told.value, Some(Measure::One(Points::whole(1).into())));
}

/// A game given as `-`/`-` is no meeting: the criterion is skipped, and the pair is named.
#[test]
fn an_incomplete_table_of_mutual_games() {
    let mut event = event(
        System::SwissRandom,
        &[&[(1, 2, DRAW), (3, 4, DRAW)], &[(1, 3, DRAW), (2, 4, DRAW)]],
    );
    event.rounds[1].pairings[0].result = Some(GameResult::Forfeit {
        white: false,
        black: false,
    });
    // 1 and 3 have a half, 2 and 4 have one point.
    let told = tied(&event, Criterion::Direct, 1);
    assert_eq!(told.reason, Reason::NotAllMet);
    assert!(!told.reason.applies());
    assert_eq!((&told.not_met[..], told.not_met_count), (&[(0, 2)][..], 1));
    assert_eq!(points(&told.meetings), [(3, "0".to_owned(), false)]);
    assert_eq!((told.shared, told.left, told.value), ((3, 4), (3, 4), None));
    assert_eq!(tied(&event, Criterion::Direct, 2).reason, Reason::AllMet);
}

/// 3.15.3: "лучшему результату во встречах с другими участниками в порядке занятых мест"; in a Swiss
/// only places that all the tied have met.
#[test]
fn results_by_places() {
    let told = tied(&circle(), Criterion::BestByPlace, 1);
    assert_eq!(told.reason, Reason::InTurn);
    assert!(told.meetings.is_empty());
    assert_eq!(told.places.len(), 1);
    assert_eq!(told.places[0].places, (4, 4));
    assert_eq!(
        points(&told.places[0].meetings),
        [(4, "1".to_owned(), true)]
    );
    // 2 and 3 have one point; only 2 has met the first, only 3 the last.
    let event = event(
        System::SwissRandom,
        &[&[(1, 2, WIN), (3, 4, WIN)], &[(2, 3, WIN), (1, 4, WIN)]],
    );
    let told = tied(&event, Criterion::BestByPlace, 2);
    assert_eq!(told.reason, Reason::NothingCounts);
    assert_eq!(told.places.len(), 1);
    assert!(!told.places[0].counts && !told.places[0].meetings[0].counts);
    assert_eq!(told.value, Some(Measure::Many(Vec::new())));
}

/// 3.15.2: "по результату дополнительного матча или турнира": among some of the tied the places that
/// it left at last are told; a game with somebody else does not count.
#[test]
fn games_of_a_play_off() {
    let mut event = circle();
    let game = |white, black, made| Game {
        white: Number(white),
        black: Number(black),
        result: result(made),
    };
    event.play_offs = vec![game(3, 2, DRAW), game(2, 3, WIN), game(2, 4, WIN)];
    let told = tied(&event, Criterion::PlayOff, 2);
    assert_eq!(told.reason, Reason::SomePlayed);
    assert_eq!((told.shared, told.left), ((1, 3), (1, 1)));
    assert_eq!(
        points(&told.meetings),
        [
            (3, "0.5".to_owned(), true),
            (3, "1".to_owned(), true),
            (4, "1".to_owned(), false)
        ]
    );
    assert_eq!(tied(&event, Criterion::PlayOff, 3).left, (2, 2));
    event.play_offs.push(game(1, 2, WIN));
    event.play_offs.push(game(3, 1, DRAW));
    let told = tied(&event, Criterion::PlayOff, 1);
    assert_eq!((told.reason, told.left), (Reason::AllPlayed, (1, 2)));
    event.play_offs.clear();
    assert_eq!(
        tied(&event, Criterion::PlayOff, 1).reason,
        Reason::NonePlayed
    );
}
