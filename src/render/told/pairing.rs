//! Errors of pairing.

use crate::pairing::stages::StageError;
use crate::pairing::{ForcedFault, PairError, TableError, Unsuitable};
use crate::render::Refusal;

use super::Told;

impl Told for PairError {
    fn refusal(&self) -> Refusal {
        match self {
            PairError::Impossible(impossible) => {
                Refusal::new("pair-impossible").with("round", impossible.round)
            }
            PairError::OutOfOrder { round, next } => Refusal::new("pair-out-of-order")
                .with("round", round)
                .with("next", next),
            PairError::NoSuchRound { round, rounds } => Refusal::new("pair-no-such-round")
                .with("round", round)
                .with("rounds", rounds),
            PairError::ResultMissing { round, board, .. } => Refusal::new("pair-result-missing")
                .with("round", round)
                .with("board", board),
            PairError::TooFew { count } => Refusal::new("pair-too-few").with("count", count),
            PairError::NoSeed => Refusal::new("pair-no-seed"),
            PairError::Forced { white, black, why } => Refusal::new("pair-forced")
                .with("white", white)
                .with("black", black)
                .because("why", why),
            PairError::TieMissing {
                round,
                white,
                black,
            } => Refusal::new("pair-tie-missing")
                .with("round", round)
                .with("white", white)
                .with("black", black),
            PairError::TieDrawn {
                round,
                white,
                black,
            } => Refusal::new("pair-tie-drawn")
                .with("round", round)
                .with("white", white)
                .with("black", black),
            PairError::Table(error) => Refusal::new("pair-table").because("why", error),
            PairError::Unsuitable(error) => error.refusal(),
        }
    }
}

impl Told for ForcedFault {
    fn refusal(&self) -> Refusal {
        match self {
            ForcedFault::Unknown(number) => Refusal::new("forced-unknown").with("who", number),
            ForcedFault::Himself => Refusal::new("forced-himself"),
            ForcedFault::Twice(number) => Refusal::new("forced-twice").with("who", number),
            ForcedFault::NotThere(number) => Refusal::new("forced-not-there").with("who", number),
            ForcedFault::Bracket => Refusal::new("forced-bracket"),
            ForcedFault::FixedTable => Refusal::new("forced-fixed-table"),
        }
    }
}

impl Told for TableError {
    fn refusal(&self) -> Refusal {
        match self {
            TableError::Word { line, word } => Refusal::new("table-word")
                .with("line", line)
                .with("word", word),
            TableError::AtLine { line, error } => Refusal::new("table-at-line")
                .with("line", line)
                .because("why", error.as_ref()),
            TableError::Rounds {
                size,
                expected,
                found,
            } => Refusal::new("table-rounds")
                .with("size", size)
                .with("expected", expected)
                .with("found", found),
            TableError::Number { round, number } => Refusal::new("table-number")
                .with("round", round)
                .with("number", number),
            TableError::Twice { round, number } => Refusal::new("table-twice")
                .with("round", round)
                .with("number", number),
            TableError::Missing { round, number } => Refusal::new("table-missing")
                .with("round", round)
                .with("number", number),
            TableError::MeetTwice {
                white,
                black,
                first,
                second,
            } => Refusal::new("table-meet-twice")
                .with("white", white)
                .with("black", black)
                .with("first", first)
                .with("second", second),
        }
    }
}

impl Told for Unsuitable {
    fn refusal(&self) -> Refusal {
        match self {
            Unsuitable::Count {
                system,
                needs,
                count,
            } => Refusal::new("unsuitable-count")
                .phrase("system", system, in_russian(system))
                .with("count", count)
                .phrase("needs", needs, in_russian(needs)),
            Unsuitable::NoRounds => Refusal::new("unsuitable-no-rounds"),
            Unsuitable::SwapWithLot => Refusal::new("unsuitable-swap-with-lot"),
            Unsuitable::Sides { players, members } => Refusal::new("unsuitable-sides")
                .with("players", players)
                .with("members", members),
            Unsuitable::MicroMatch { games } => {
                Refusal::new("unsuitable-micro-match").with("games", games)
            }
            Unsuitable::MicroMatchOfTeams => Refusal::new("unsuitable-micro-match-of-teams"),
            Unsuitable::Reading { name, value, known } => Refusal::new("unsuitable-reading")
                .with("name", name)
                .with("value", value)
                .with("known", known),
        }
    }
}

/// What a system needs («нужно …»).
fn in_russian(phrase: &'static str) -> &'static str {
    match phrase {
        "a match" => "матч",
        "the table inside the halves first" => "таблица «сначала внутри половин»",
        "a Scheveningen event" => "схевенингенская система",
        "a Scheveningen event without teams" => "схевенингенская система без команд",
        "two teams" => "нужны две команды",
        "an even number" => "нужно чётное число участников",
        "a multiple of 4" => "нужно число участников, кратное 4",
        "two" => "нужны двое",
        other => other,
    }
}

impl Told for StageError {
    fn refusal(&self) -> Refusal {
        match self {
            StageError::Unfinished { round, board } => Refusal::new("stage-unfinished")
                .with("round", round)
                .with("board", board),
            StageError::NotBegun => Refusal::new("stage-not-begun"),
            StageError::Shared {
                players,
                first,
                last,
                top,
            } => Refusal::new("stage-shared")
                .with("players", players.join(", "))
                .with("first", first)
                .with("last", last)
                .with("top", top),
            StageError::NoGroups => Refusal::new("stage-no-groups"),
            StageError::Criterion { text } => Refusal::new("stage-criterion").with("text", text),
            StageError::SwissCarries => Refusal::new("stage-swiss-carries"),
            StageError::TeamsEntered => Refusal::new("stage-teams-entered"),
            StageError::Kind => Refusal::new("stage-kind"),
        }
    }
}
