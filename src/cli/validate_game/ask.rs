//! What is asked, out of the arguments.

use crate::board::Variant;
use crate::cli::{Common, Failure};
use crate::finding::Book;
use crate::game::AskedClaim;
use crate::game::replay::{Law, Question};
use crate::render::Told;
use crate::rules::{LawError, RowName, Rulebook, parse_limit, parse_reading};

use super::{Args, openings};

/// The question that the arguments put.
///
/// # Errors
/// [`Failure::Usage`] if a limit, reading, claim or opening cannot be understood.
pub(super) fn question(args: &Args, common: &Common) -> Result<Question, Failure> {
    let book = common.rules.unwrap_or(Book::Ru2011);
    let usage = |error: &dyn Told| Failure::Usage(error.refusal());
    let limits: Vec<(RowName, u32)> = args
        .limit
        .iter()
        .map(|text| parse_limit(text))
        .collect::<Result<_, _>>()
        .map_err(|error| usage(&error))?;
    let readings: Vec<(String, String)> = args
        .reading
        .iter()
        .map(|text| parse_reading(text))
        .collect::<Result<_, _>>()
        .map_err(|error| usage(&error))?;
    let law = |variant| law(book, variant, &limits, &readings);
    let (russian, russian_errors) = law(Variant::Russian)?;
    let (international, international_errors) = law(Variant::International)?;
    // A row that one of the two games does not have is fine; one that neither has is not.
    for (row, error) in &russian_errors {
        if international_errors.iter().any(|(other, _)| other == row) {
            return Err(Failure::Usage(error.refusal()));
        }
    }
    let claims = args
        .claim
        .iter()
        .map(|text| text.parse())
        .collect::<Result<Vec<AskedClaim>, _>>()
        .map_err(|error| usage(&error))?;
    let openings = args
        .opening
        .as_deref()
        .map(|text| openings::asked(text, common))
        .transpose()?;
    Ok(Question {
        variant: common.variant,
        russian,
        international,
        as_played: args.as_played,
        strict: args.strict,
        history: args.counters,
        claims,
        openings,
    })
}

type Misfits = Vec<(RowName, LawError)>;

/// The law of a book for one game; `ru2011` where the book has none. Limits of rows that it does not
/// have are given back.
fn law(
    book: Book,
    variant: Variant,
    limits: &[(RowName, u32)],
    readings: &[(String, String)],
) -> Result<(Law, Misfits), Failure> {
    let (mut rulebook, instead_of) = match Rulebook::of(book, variant) {
        Ok(rulebook) => (rulebook, None),
        Err(_) => {
            let fallback = Rulebook::of(Book::Ru2011, variant)
                .map_err(|error| Failure::Usage(error.refusal()))?;
            (fallback, Some(book))
        }
    };
    let mut misfits = Vec::new();
    for (row, limit) in limits {
        if let Err(error) = rulebook.set_limit(*row, *limit) {
            misfits.push((*row, error));
        }
    }
    for (name, value) in readings {
        rulebook
            .readings
            .set(name, value)
            .map_err(|error| Failure::Usage(error.refusal()))?;
    }
    Ok((
        Law {
            rulebook,
            instead_of,
        },
        misfits,
    ))
}
