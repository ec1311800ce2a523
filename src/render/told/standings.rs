//! Errors of standings.

use crate::render::Refusal;
use crate::report::cells::ParseCellStyleError;
use crate::tiebreak::{Criterion, NormError, ParseCriterionError, ParseTeamTotalError};

use super::Told;

impl Told for ParseCriterionError {
    fn refusal(&self) -> Refusal {
        Refusal::new("not-a-criterion")
            .with("text", &self.text)
            .with("known", Criterion::ALL.map(Criterion::id).join(", "))
    }
}

impl Told for ParseTeamTotalError {
    fn refusal(&self) -> Refusal {
        Refusal::new("not-a-team-total").with("text", &self.text)
    }
}

impl Told for ParseCellStyleError {
    fn refusal(&self) -> Refusal {
        Refusal::new("not-a-cell-style").with("text", &self.text)
    }
}

impl Told for NormError {
    fn refusal(&self) -> Refusal {
        match self {
            NormError::Heading(name) => Refusal::new("norm-heading").with("name", name),
            NormError::Value { line, what, text } => {
                let ru = match *what {
                    "name of a norm" => "название нормы",
                    "number of games" => "число партий",
                    "rating" => "рейтинг",
                    "percentage" => "процент",
                    other => other,
                };
                Refusal::new("norm-value")
                    .with("line", line)
                    .with("text", text)
                    .phrase("what", what, ru)
            }
            NormError::Empty => Refusal::new("norm-empty"),
        }
    }
}
