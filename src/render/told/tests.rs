//! The catalogue says in English what an error says of itself.

use std::fmt::Display;

use super::Told;
use crate::board::{Square, Variant};
use crate::clock::log::{LogError, LogFault};
use crate::clock::{Control, ControlError, ControlFault, Time};
use crate::event::change::Refused;
use crate::event::{FirstColour, GameResult, Number, ReadError, System};
use crate::exact::Points;
use crate::finding::{Book, Span};
use crate::game::replay::Opening;
use crate::game::{AsPlayedError, AskedClaim, ClaimKind, RulingError};
use crate::notation::encoding::Encoding;
use crate::notation::fen::{FenError, FenErrorKind};
use crate::notation::moves::MoveTextErrorKind;
use crate::notation::pdn::BlockError;
use crate::pairing::stages::StageError;
use crate::pairing::{ForcedFault, PairError, TableError, Unsuitable};
use crate::position::SetupFault;
use crate::render::Language;
use crate::report::cells::CellStyle;
use crate::rules::{LawError, RowName, parse_limit, parse_reading};
use crate::tiebreak::{Criterion, NormError, TeamTotal};

/// English to the letter, Russian in Cyrillic, nothing left to be filled in.
fn same(error: &(impl Told + Display)) {
    let english = error.told(Language::English);
    assert_eq!(english, error.to_string());
    let russian = error.told(Language::Russian);
    assert_ne!(russian, english);
    assert!(
        russian.contains(|c| matches!(c, 'а'..='я')) && !russian.contains(['{', '}']),
        "{russian}"
    );
}

#[test]
fn texts_that_are_not_what_they_should_be() {
    same(&"x".parse::<Points>().unwrap_err());
    same(&"x".parse::<Book>().unwrap_err());
    same(&"x".parse::<Variant>().unwrap_err());
    same(&"x".parse::<Language>().unwrap_err());
    same(&"x".parse::<Encoding>().unwrap_err());
    same(&"x".parse::<Time>().unwrap_err());
    same(&"x".parse::<System>().unwrap_err());
    same(&"x".parse::<FirstColour>().unwrap_err());
    same(&"x".parse::<GameResult>().unwrap_err());
    same(&"x".parse::<Criterion>().unwrap_err());
    same(&"x".parse::<TeamTotal>().unwrap_err());
    same(&"x".parse::<CellStyle>().unwrap_err());
    same(&"x".parse::<AskedClaim>().unwrap_err());
    same(&"x".parse::<Control>().unwrap_err());
    same(&"x".parse::<RowName>().unwrap_err());
    same(&Opening::parse("x").unwrap_err());
    same(&parse_limit("x=0").unwrap_err());
    same(&parse_reading("x=0").unwrap_err());
}

#[test]
fn boards_moves_and_laws() {
    let square = Square::new(Variant::Russian, 5).unwrap_or_else(|| panic!("a square"));
    for fault in [
        SetupFault::Overlap(square),
        SetupFault::ManOnLastRow(square),
        SetupFault::OffBoard,
    ] {
        same(&fault);
        same(&FenErrorKind::Setup(fault));
    }
    for kind in [
        FenErrorKind::Empty,
        FenErrorKind::Incomplete,
        FenErrorKind::Unexpected('?'),
        FenErrorKind::NoSuchSquare,
        FenErrorKind::BadRange,
        FenErrorKind::SideTwice,
    ] {
        same(&kind);
        same(&FenError {
            kind,
            span: Span::new(0, 1),
        });
    }
    same(&MoveTextErrorKind::Unexpected('?'));
    same(&MoveTextErrorKind::Incomplete);
    same(&MoveTextErrorKind::TooLong);
    same(&AsPlayedError::OriginEmpty(square));
    same(&AsPlayedError::TargetOccupied(square));
    same(&AsPlayedError::NotAMove);
    same(&RulingError::NoSuchPly { ply: 9, plies: 4 });
    same(&RulingError::NoSuchClaim {
        book: Book::Idf,
        kind: ClaimKind::NoProgress,
    });
    same(&BlockError::Binary { offset: 3 });
    same(&BlockError::Read(std::io::Error::from_raw_os_error(13)));
    same(&LawError::NoLaw {
        book: Book::Idf,
        variant: Variant::International,
    });
    same(&LawError::RowNotInBook {
        row: RowName::MainRoad,
        book: Book::Fmjd,
        variant: Variant::Russian,
        known: "kings-only".to_owned(),
    });
}

#[test]
fn clocks() {
    for fault in [
        ControlFault::Empty,
        ControlFault::OpenPeriodBeforeLast(1),
        ControlFault::NoMoves(1),
        ControlFault::NoTime(1),
        ControlFault::Negative(1),
        ControlFault::TooLong(1),
    ] {
        same(&fault);
        same(&ControlError::Fault {
            text: "x".to_owned(),
            fault,
        });
    }
    let x = || "x".to_owned();
    for fault in [
        LogFault::Json(serde_json::from_str::<u32>("x").unwrap_err()),
        LogFault::NoEventColumn,
        LogFault::Column(x()),
        LogFault::Event(x()),
        LogFault::Side(x()),
        LogFault::NeedsSide("flag"),
        LogFault::Ply(x()),
        LogFault::Reading(x()),
        LogFault::NeedsReading("move"),
        LogFault::Detail {
            event: "flag",
            detail: x(),
            known: "arbiter, opponent or nobody",
        },
        LogFault::Control(ControlError::Sandclock { text: x() }),
        LogFault::Order { ply: 1, last: 2 },
        LogFault::WrongSide(3),
    ] {
        same(&fault);
        same(&LogError { line: 7, fault });
    }
}

#[test]
fn events_and_standings() {
    for message in ["missing field `name`", "EOF while parsing a value"] {
        for path in ["", "players[0].name"] {
            same(&ReadError::Json {
                path: path.to_owned(),
                line: 1,
                column: 2,
                message: message.to_owned(),
            });
        }
    }
    same(&ReadError::Empty);
    same(&ReadError::Unknown);
    same(&ReadError::Faults(Vec::new()));
    let refused = Refused::new(crate::finding::codes::event::LATER_ROUNDS_STAND);
    assert!(refused.told(Language::English).ends_with(']'));
    same(&NormError::Heading("games"));
    same(&NormError::Empty);
    for what in ["name of a norm", "number of games", "rating", "percentage"] {
        same(&NormError::Value {
            line: 2,
            what,
            text: "x".to_owned(),
        });
    }
}

#[test]
fn pairings() {
    let (white, black) = (Number(3), Number(7));
    for why in [
        ForcedFault::Unknown(white),
        ForcedFault::Himself,
        ForcedFault::Twice(white),
        ForcedFault::NotThere(white),
        ForcedFault::Bracket,
        ForcedFault::FixedTable,
    ] {
        same(&why);
        same(&PairError::Forced { white, black, why });
    }
    let (round, number) = (2, 5);
    for error in [
        TableError::Word {
            line: 1,
            word: "x".to_owned(),
        },
        TableError::Rounds {
            size: 4,
            expected: 3,
            found: 2,
        },
        TableError::Number { round, number },
        TableError::AtLine {
            line: 3,
            error: Box::new(TableError::Twice { round, number }),
        },
        TableError::Twice { round, number },
        TableError::Missing { round, number },
        TableError::MeetTwice {
            white: 1,
            black: 2,
            first: 1,
            second: 3,
        },
    ] {
        same(&error);
        same(&PairError::Table(error));
    }
    let count = |system, needs| Unsuitable::Count {
        system,
        needs,
        count: 5,
    };
    for error in [
        count("scheveningen", "two teams"),
        count("scheveningen", "an even number"),
        count("halves", "a multiple of 4"),
        count("match", "two"),
        Unsuitable::NoRounds,
        Unsuitable::SwapWithLot,
        Unsuitable::Sides {
            players: 5,
            members: 4,
        },
        Unsuitable::MicroMatch { games: 9 },
        Unsuitable::MicroMatchOfTeams,
        Unsuitable::Reading {
            name: "order",
            value: "x".to_owned(),
            known: "table, lot",
        },
    ] {
        same(&error);
        same(&PairError::Unsuitable(error));
    }
    for error in [
        PairError::OutOfOrder { round: 3, next: 2 },
        PairError::NoSuchRound {
            round: 9,
            rounds: 7,
        },
        PairError::ResultMissing {
            round: 1,
            board: 2,
            count: 1,
        },
        PairError::TooFew { count: 1 },
        PairError::NoSeed,
        PairError::TieMissing {
            round,
            white,
            black,
        },
        PairError::TieDrawn {
            round,
            white,
            black,
        },
    ] {
        same(&error);
    }
    for error in [
        StageError::Unfinished { round: 1, board: 2 },
        StageError::NotBegun,
        StageError::Shared {
            players: vec!["A".to_owned(), "B".to_owned()],
            first: 2,
            last: 3,
            top: 2,
        },
        StageError::NoGroups,
        StageError::Criterion {
            text: "x".to_owned(),
        },
        StageError::SwissCarries,
        StageError::TeamsEntered,
        StageError::Kind,
    ] {
        same(&error);
    }
}
