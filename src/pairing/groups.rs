//! Pairing groups: players who are paired only among themselves (3.17.9).

use crate::event::{Event, Number};
use crate::finding::{Article, Book, Finding, codes::swiss as codes};

use super::{Impossible, PairError};

/// Those to be paired in the groups that hold in this round, by name; those in no group are a
/// group of their own without a name. One part without a name where there are no groups.
///
/// # Errors
/// [`PairError::Impossible`] if more than one group has an odd number: a round has one bye.
pub fn split<T>(
    event: &Event,
    round: u32,
    entrants: Vec<T>,
    number: impl Fn(&T) -> Number,
) -> Result<Vec<(Option<String>, Vec<T>)>, PairError> {
    let regulation = &event.regulation;
    let hold = regulation
        .pairing_groups_to_round
        .is_none_or(|last| round <= last);
    if regulation.pairing_groups.is_empty() || !hold {
        return Ok(vec![(None, entrants)]);
    }
    let mut parts: Vec<(Option<String>, Vec<T>)> = regulation
        .pairing_groups
        .keys()
        .map(|name| (Some(name.clone()), Vec::new()))
        .collect();
    parts.push((Some(String::new()), Vec::new()));
    let last = parts.len() - 1;
    for entrant in entrants {
        let group = regulation
            .pairing_groups
            .values()
            .position(|members| members.contains(&number(&entrant)))
            .unwrap_or(last);
        parts[group].1.push(entrant);
    }
    parts.retain(|(_, entrants)| !entrants.is_empty());
    let odd: Vec<String> = parts
        .iter()
        .filter(|(_, entrants)| entrants.len() % 2 == 1)
        .map(|(name, entrants)| {
            format!(
                "{} ({})",
                name.as_deref()
                    .filter(|name| !name.is_empty())
                    .unwrap_or("–"),
                entrants.len()
            )
        })
        .collect();
    if odd.len() > 1 {
        return Err(Impossible {
            round,
            reasons: vec![
                Finding::new(codes::ODD_GROUPS)
                    .article(Article::new(Book::Ru2011, "3.17.9"))
                    .field("groups", odd),
            ],
            could_allow: Vec::new(),
        }
        .into());
    }
    Ok(parts)
}
