//! A long walk over bytes, texts that look like PDN and damaged records: no panic, no hang, no output
//! that its own reader refuses. `SHASHKI_FUZZ_SECONDS` says how long; a folder of real files in
//! `SHASHKI_CORPUS` is damaged too.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use shashki::board::Variant;
use shashki::finding::Book;
use shashki::game::AskedClaim;
use shashki::game::replay::{Law, Opening, Openings, Question, Status, replay};
use shashki::notation::pdn::{Block, Blocks, parse};
use shashki::render::Language;
use shashki::render::validate::{
    Begin, Checked, Look, game_report, github_command, junit_case, locate, normalized,
    sarif_result, text_record,
};
use shashki::rules::Rulebook;

struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 16).unwrap_or(0) % sides.max(1)
    }
}

fn question(dice: &mut Dice) -> Question {
    let law = |variant| Law {
        rulebook: Rulebook::of(Book::Ru2011, variant).unwrap(),
        instead_of: None,
    };
    Question {
        variant: [None, Some(Variant::Russian), Some(Variant::International)][dice.roll(3)],
        russian: law(Variant::Russian),
        international: law(Variant::International),
        as_played: dice.roll(2) == 0,
        strict: dice.roll(2) == 0,
        history: dice.roll(4) == 0,
        claims: if dice.roll(4) == 0 {
            ["7:threefold", "8w:threefold,flag"]
                .map(|claim| claim.parse::<AskedClaim>().unwrap())
                .to_vec()
        } else {
            Vec::new()
        },
        openings: match dice.roll(6) {
            0 => Some(Opening::parse("1. c3-d4 d6-c5").unwrap().into()),
            1 => Some(Openings::List(vec![
                Opening::parse("1. 32-28").unwrap(),
                Opening::parse("W:Wa1,Kb2:Bh8").unwrap(),
            ])),
            _ => None,
        },
    }
}

const PIECES: [&str; 66] = [
    "1. ",
    "2. ",
    "12. ",
    "1... ",
    "c3-d4 ",
    "d6-c5 ",
    "32-28 ",
    "19-23 ",
    "28x19 ",
    "14x23 ",
    "b:d6 ",
    "ed4 ",
    "а3-б4 ",
    "15x33x31 ",
    "- ",
    "- - ",
    "... ",
    "* ",
    "1-0 ",
    "2-0\n",
    "1-1 ",
    "½–½ ",
    "1+ - 1- ",
    "{",
    "}",
    "{a} ",
    "(",
    ") ",
    "[Event \"x\"]\n",
    "[Result \"1-0\"]\n",
    "[GameType \"25\"]\n",
    "[GameType \"20\"]\n",
    "[FEN \"W:Wa1,Kb2:Bh8\"]\n",
    "[FEN \"B:W31-50:B1-20.\"]\n",
    "/FEN \"B:W21-32:B1-12\"/ ",
    "[",
    "]",
    "\"",
    "\\r",
    "\n\n",
    "\r\n",
    "\t",
    ";c\n",
    "%x\n",
    "$3 ",
    "!? ",
    "(!) ",
    "\u{0}",
    "x",
    ":",
    "×",
    "–",
    "8-",
    " 1- 7 ",
    "[%clk 0:01:00]",
    "[Empty]\n",
    "с3-д4 ",
    "22-18 ",
    "9-13 ",
    "\u{feff}",
    "z9-c5 ",
    "28x19x23 ",
    "Белые сдались.\n",
    "Иванов — Петров: ",
    "[White \"A\"]\n[Black \"B\"]\n",
    "/FEN \"W:W31-50:B1-20\"/ ",
];

fn input(dice: &mut Dice, seeds: &[Vec<u8>]) -> Vec<u8> {
    match dice.roll(4) {
        0 => (0..dice.roll(400)).map(|_| dice.roll(256) as u8).collect(),
        1 => (0..dice.roll(200))
            .map(|_| PIECES[dice.roll(PIECES.len())])
            .collect::<String>()
            .into_bytes(),
        _ => {
            let seed = &seeds[dice.roll(seeds.len())];
            let start = dice.roll(seed.len());
            let mut bytes = seed[start..seed.len().min(start + 200 + dice.roll(3000))].to_vec();
            for _ in 0..dice.roll(12) {
                if bytes.is_empty() {
                    break;
                }
                let at = dice.roll(bytes.len());
                match dice.roll(5) {
                    0 => bytes[at] = dice.roll(256) as u8,
                    1 => drop(bytes.remove(at)),
                    2 => {
                        let piece = PIECES[dice.roll(PIECES.len())].bytes();
                        drop(bytes.splice(at..at, piece));
                    }
                    3 => bytes.truncate(at),
                    _ => {
                        let end = (at + dice.roll(40)).min(bytes.len());
                        let copy = bytes[at..end].to_vec();
                        let to = dice.roll(bytes.len());
                        drop(bytes.splice(to..to, copy));
                    }
                }
            }
            bytes
        }
    }
}

/// Everything that is done with an input; the clean text that comes out.
fn treat(block: &Block, question: &Question, dice: &mut Dice) -> String {
    let mut clean = String::new();
    for (index, game) in parse(&block.text).enumerate() {
        let mut replay = replay(&game, question);
        let begin = Begin {
            line: block.line,
            column: 1,
        };
        locate(&game, begin, &mut replay);
        let checked = Checked {
            file: "f.pdn",
            index,
            line: block.line,
            block,
            game: &game,
            replay: &replay,
        };
        let language = [Language::English, Language::Russian][dice.roll(2)];
        let report = serde_json::to_string(&game_report(&checked, question, language)).unwrap();
        serde_json::from_str::<serde_json::Value>(&report).unwrap();
        let look = Look {
            language,
            colours: dice.roll(2) == 0,
            quiet: dice.roll(2) == 0,
        };
        let text = text_record(&checked, look);
        assert!(
            look.colours || !text.contains('\u{1b}'),
            "escapes reach the terminal: {text:?}"
        );
        let _ = junit_case(&checked, language);
        for finding in &replay.findings {
            let _ = github_command("f", Some(1), finding, language);
            let sarif = sarif_result("f", Some(1), finding, language);
            serde_json::from_str::<serde_json::Value>(&sarif).unwrap();
        }
        if replay.status != Status::Skipped {
            clean.push_str(&normalized(&checked));
        }
    }
    clean
}

#[test]
#[ignore = "long"]
fn nothing_breaks() {
    let seconds = std::env::var("SHASHKI_FUZZ_SECONDS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(20);
    let mut seeds = vec![
        std::fs::read(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("examples/games.pdn"))
            .unwrap(),
        std::fs::read(
            PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/validate/dialects.pdn"),
        )
        .unwrap(),
    ];
    if let Some(corpus) = std::env::var_os("SHASHKI_CORPUS") {
        for part in ["international", "russian", "other", "encodings"] {
            for entry in std::fs::read_dir(PathBuf::from(&corpus).join("pdn").join(part)).unwrap() {
                seeds.push(std::fs::read(entry.unwrap().path()).unwrap());
            }
        }
    }
    let seed = std::env::var("SHASHKI_FUZZ_SEED")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(0x9e37_79b9_7f4a_7c15);
    let mut dice = Dice(seed);
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut rounds = 0_u64;
    while Instant::now() < end {
        let state = dice.0;
        let bytes = input(&mut dice, &seeds);
        let question = question(&mut dice);
        let begun = Instant::now();
        let mut blocks = Blocks::new(&bytes[..], None);
        let mut clean = String::new();
        while let Ok(Some(block)) = blocks.next_block() {
            clean.push_str(&treat(&block, &question, &mut dice));
        }
        let plain = Question {
            as_played: false,
            claims: Vec::new(),
            openings: None,
            history: false,
            ..question
        };
        let block = |text: &str| Block {
            text: text.to_owned(),
            line: 1,
            ..Block::default()
        };
        // What was cleaned once stays as it is, and has no fault of writing left.
        let once = treat(&block(&clean), &plain, &mut dice);
        let twice = treat(&block(&once), &plain, &mut dice);
        assert_eq!(once, twice, "state {state}: {clean:?}");
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "state {state}: too slow"
        );
        rounds += 1;
    }
    println!("{rounds} inputs");
}
