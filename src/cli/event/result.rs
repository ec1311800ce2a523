//! `shashki event result`.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;

use crate::event::change::find::{self, Names};
use crate::event::change::results::{self, Target as Whose};
use crate::event::change::{Change, Refused};
use crate::event::check::oddities;
use crate::event::text;
use crate::event::{Adjourned, Event, Game, GameResult, Number};
use crate::finding::Finding;
use crate::finding::codes::event as codes;
use crate::render::Refusal;

use super::super::input;
use super::{Common, Done, Exit, Failure, Said, change, later_rounds, refused};

/// Enter results, by board or by player.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
A result is White's and Black's points (1-0, 0.5-0.5, 2-0, 12-0 …), or w, b, = (White has won, Black
has won, draw), +/- -/+ -/- (not played; also -- and - -), 'adjudicated 1-0', pending (adjourned), none (take back).
BOARD.GAME is one game of a micro-match or one board of a team match; BOARD with results separated
by commas is all its games in order. With --player the first score is that player's.

Examples:
  shashki event result cup.json 3 1 1-0 2 = 3 0-1       round 3: boards 1, 2, 3
  shashki event result cup.json 3 2 +/-                 Black did not come
  shashki event result cup.json --player Ivanov 1-0     Ivanov has won in the last round
  shashki event result cup.json 1 4.2 0-1               second game of board 4
  shashki event result cup.json 3 1 pending --resumes '2026-05-03 10:00'
  shashki event result cup.json 3 - < results.txt       lines `BOARD RESULT` or `NAME: RESULT`
  shashki event result cup.json --play-off Ivanov Petrov 1-0

Exit codes: 0 done, 2 refused (no such pair, not on the scale); then nothing is written.")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// ROUND BOARD RESULT [BOARD RESULT]…; with --round or --player without ROUND
    #[arg(required = true, value_name = "ROUND BOARD RESULT")]
    values: Vec<String>,
    /// The round [with --player: the last paired]
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    /// Enter the result of this player's game, from his side
    #[arg(long, value_name = "PLAYER", conflicts_with = "play_off")]
    player: Option<String>,
    /// The results were given by adjudication (3.13.4)
    #[arg(long)]
    adjudicated: bool,
    /// When an adjourned game goes on
    #[arg(long, value_name = "WHEN")]
    resumes: Option<String>,
    /// Where it goes on
    #[arg(long, value_name = "PLACE", requires = "resumes")]
    at: Option<String>,
    /// Enter a play-off game (3.15.2): WHITE BLACK RESULT
    #[arg(long)]
    play_off: bool,
    #[command(flatten)]
    said: Said,
}

/// Arguments in which minus results (`-/+`, `- -` …) are no flags: with the sign for minus. `--`
/// ends the flags everywhere but behind a board of `event result`, where it is a result.
pub(in crate::cli) fn shielded(arguments: Vec<OsString>) -> Vec<OsString> {
    let signs = |text: &str| {
        text.len() > 1
            && text.starts_with('-')
            && text
                .chars()
                .all(|c| matches!(c, '-' | '+' | '/' | ':' | ' '))
            && text != "--"
    };
    let text = |at: usize| arguments.get(at).and_then(|argument| argument.to_str());
    let said = |word: &str| arguments.iter().position(|argument| argument == word);
    let results = said("event").and_then(|at| Some(at).filter(|at| text(at + 1) == Some("result")));
    let number = |at: Option<usize>| {
        let text = at.and_then(text);
        text.is_some_and(|text| text.starts_with(|c: char| c.is_ascii_digit()))
    };
    let is_result = |at: usize| {
        let last = at + 1 == arguments.len();
        let behind_board = number(at.checked_sub(1)) && number(at.checked_sub(2));
        results.is_some_and(|start| at > start + 3) && (last || behind_board)
    };
    let shield = |at: usize| match text(at) {
        Some("--") if is_result(at) => "−−".into(),
        Some(text) if signs(text) => text.replace('-', "−").into(),
        _ => arguments[at].clone(),
    };
    (0..arguments.len()).map(shield).collect()
}

/// One entry as it was typed.
struct Entry {
    whose: String,
    by_name: bool,
    result: String,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    if args.play_off {
        return play_off(args, common);
    }
    let (round, entries) = entries(args, common)?;
    change(&args.event, &args.said, common, |event| {
        let round = round.unwrap_or(event.rounds.len() as u32);
        let mut done = Done::default();
        let names = Names::of_players(event);
        let mut entered = BTreeMap::new();
        for entry in &entries {
            let made = enter(event, &names, round, entry, args)?;
            // A whole board and one of its games are the same thing, entered twice.
            let (board, game) = made.spot;
            let games: &mut Vec<Option<u32>> = entered.entry(board).or_default();
            let same = |other: &Option<u32>| *other == game || other.is_none() || game.is_none();
            if games.iter().any(same) {
                let whose = entry.whose.as_str();
                let twice = Refused::new(codes::ENTERED_TWICE).field("whose", whose);
                return Err(refused("")(twice));
            }
            games.push(game);
            done.changes.extend(made.changes);
        }
        let rounds = done.changes.iter().filter_map(|change| match change {
            Change::Result { round, from, .. } if from.is_some() => Some(*round),
            _ => None,
        });
        done.findings.extend(later_rounds(event, rounds));
        let of_board = |finding: &Finding| {
            entered
                .keys()
                .any(|board| finding.text("board") == board.to_string())
        };
        let of_player = |finding: &Finding| {
            let player = finding.text("player").parse().map(Number);
            let place = player
                .ok()
                .and_then(|player| results::place(event, round, player).ok());
            place.is_some_and(|(board, _)| entered.contains_key(&board))
        };
        let here = |finding: &Finding| {
            finding.text("round") == round.to_string()
                && match finding.code {
                    codes::GAMES_OF_MICRO_MATCH => of_board(finding),
                    codes::RESULT_AGAINST_PENALTY => of_player(finding),
                    _ => false,
                }
        };
        done.findings
            .extend(oddities(event).into_iter().filter(here));
        Ok(done)
    })
}

fn usage(why: &Refusal) -> Failure {
    Failure::Usage(Refusal::new("see-result-help").because("why", why))
}

/// The round, if it is said, and the entries of the command line or of standard input.
fn entries(args: &Args, common: &Common) -> Result<(Option<u32>, Vec<Entry>), Failure> {
    let values = args.values.as_slice();
    if let Some(player) = &args.player {
        let [result] = values else {
            return Err(usage(&Refusal::new("result-of-player")));
        };
        let entry = Entry {
            whose: player.clone(),
            by_name: true,
            result: result.clone(),
        };
        return Ok((args.round, vec![entry]));
    }
    let (round, rest) = match (args.round, values) {
        (Some(round), rest) => (Some(round), rest),
        (None, [dash]) if dash == "-" => (None, values),
        (None, [first, rest @ ..]) => {
            let round = first
                .parse()
                .map_err(|_| usage(&Refusal::new("result-no-round").with("text", first)))?;
            (Some(round), rest)
        }
        (None, []) => return Err(usage(&Refusal::new("result-nothing"))),
    };
    if let [dash] = rest
        && dash == "-"
    {
        let bytes = input::read(&PathBuf::from("-"), common)?;
        return Ok((round, lines(&text::decode(&bytes).text)?));
    }
    if rest.is_empty() || rest.len() % 2 == 1 {
        return Err(usage(&Refusal::new("result-pairs")));
    }
    let entry = |pair: &[String]| Entry {
        whose: pair[0].clone(),
        by_name: false,
        result: pair[1].clone(),
    };
    Ok((round, rest.chunks(2).map(entry).collect()))
}

/// Lines `BOARD RESULT` or `NAME: RESULT`; empty ones and those that begin with # are left out.
fn lines(text: &str) -> Result<Vec<Entry>, Failure> {
    let mut entries = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let numeric = line.starts_with(|c: char| c.is_ascii_digit());
        let split = if numeric {
            line.split_once([' ', '\t', ';', ','])
        } else {
            line.split_once(':')
        };
        let Some((whose, result)) = split else {
            return Err(Failure::Malformed(
                Refusal::new("result-line")
                    .with("line", number)
                    .with("text", line),
            ));
        };
        entries.push(Entry {
            whose: whose.trim().to_owned(),
            by_name: !numeric,
            result: result.trim().to_owned(),
        });
    }
    Ok(entries)
}

/// What an entry changed, and the board or game that it was for.
struct Entered {
    changes: Vec<Change>,
    spot: (u32, Option<u32>),
}

fn enter(
    event: &mut Event,
    names: &Names,
    round: u32,
    entry: &Entry,
    args: &Args,
) -> Result<Entered, Failure> {
    let label = format!("{} {}", entry.whose, entry.result);
    let fail = refused(&label);
    let scoring = event.regulation.scoring.clone();
    let parse = |text: &str| -> Result<Option<GameResult>, Failure> {
        let result = results::parse(&scoring, text).map_err(&fail)?;
        let idle = |option: &str| {
            let refused = Refused::new(codes::OPTION_IDLE).field("option", option);
            Err(fail(refused.field("result", text)))
        };
        match result {
            Some(GameResult::Pending) => {}
            _ if args.resumes.is_some() => return idle("--resumes"),
            _ => {}
        }
        match result {
            Some(GameResult::Played { white, black }) if args.adjudicated => {
                Ok(Some(GameResult::Adjudicated { white, black }))
            }
            Some(GameResult::Adjudicated { .. }) => Ok(result),
            _ if args.adjudicated => idle("--adjudicated"),
            other => Ok(other),
        }
    };
    let player = if entry.by_name {
        Some(names.find(&entry.whose).map_err(&fail)?)
    } else {
        None
    };
    let (board, game) = match player {
        Some(player) => results::place(event, round, player).map_err(&fail)?,
        None => typed(&entry.whose)?,
    };
    let games = event
        .pairing(round, board)
        .map_or(Vec::new(), |pairing| pairing.games.clone());
    // With several games a comma parts their results; a decimal comma belongs to single games.
    let texts: Vec<&str> = if !games.is_empty() && game.is_none() && entry.result.contains(',') {
        entry.result.split(',').collect()
    } else {
        vec![entry.result.as_str()]
    };
    let mut entered = Entered {
        spot: (board, game),
        changes: Vec::new(),
    };
    for (index, text) in (1..).zip(&texts) {
        let mut result = parse(text)?;
        let whose = match (player, game) {
            _ if texts.len() > 1 => {
                // Told from his side, whatever colour he has in this game.
                let black = games.get(index as usize - 1).map(|game| game.black);
                if player.is_some() && black == player {
                    result = result.map(GameResult::turned);
                }
                Whose::Game { board, game: index }
            }
            (Some(player), _) => Whose::Player(player),
            (None, Some(game)) => Whose::Game { board, game },
            (None, None) => Whose::Board(board),
        };
        let made = results::result(event, round, whose, result);
        entered.changes.extend(made.map_err(&fail)?);
        if result == Some(GameResult::Pending) && args.resumes.is_some() {
            let game = match whose {
                Whose::Game { game, .. } => Some(game),
                _ => game,
            };
            let adjourned = Adjourned {
                round,
                board,
                game,
                resumes: args.resumes.clone(),
                place: args.at.clone(),
                ..Adjourned::default()
            };
            let made = results::adjourn(event, adjourned);
            entered.changes.push(made.map_err(&fail)?);
        }
    }
    Ok(entered)
}

/// `BOARD` or `BOARD.GAME`.
fn typed(whose: &str) -> Result<(u32, Option<u32>), Failure> {
    let number = |text: &str| {
        text.parse::<u32>()
            .map_err(|_| usage(&Refusal::new("result-no-board").with("text", whose)))
    };
    Ok(match whose.split_once('.') {
        Some((board, game)) => (number(board)?, Some(number(game)?)),
        None => (number(whose)?, None),
    })
}

fn play_off(args: &Args, common: &Common) -> Result<Exit, Failure> {
    let [white, black, result] = args.values.as_slice() else {
        return Err(usage(&Refusal::new("result-play-off")));
    };
    change(&args.event, &args.said, common, |event| {
        let fail = refused("");
        let (one, two) = (
            find::unit(event, white).map_err(&fail)?,
            find::unit(event, black).map_err(&fail)?,
        );
        let result = results::parse(&event.regulation.scoring, result).map_err(&fail)?;
        let made = results::play_off(
            event,
            Game {
                white: one,
                black: two,
                result,
            },
        );
        Ok(Done::from(vec![made.map_err(&fail)?]))
    })
}
