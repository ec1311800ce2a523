//! A whole field: the bye, then the score groups.

use super::choice::Choice;
use super::field::Field;
use super::judge::{Judge, Published};
use super::matching::Matching;
use super::procedure::{self, GroupLog, Passed};
use super::witness::{self, Witness};

/// In which order the bye is offered (a named reading of 3.17.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ByeOrder {
    /// From the last in this round's classification upwards.
    #[default]
    Classification,
    /// In the lowest score group from the highest starting number downwards, then in the next.
    Number,
}

/// How a round is to be paired.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// The order of first choice.
    pub choice: Choice,
    /// The order in which the bye is offered.
    pub bye: ByeOrder,
    /// For a repair: with whom everybody was published, by place.
    pub published: Option<&'a [Option<usize>]>,
}

/// The bye, and who was asked before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeLog {
    /// Who has it.
    pub who: usize,
    /// Who comes later in the order, and why he does not have it.
    pub passed: Vec<(usize, Passed)>,
}

/// A complete pairing and how it came about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The bye of an odd number.
    pub bye: Option<ByeLog>,
    /// The score groups from the top; pairs in the order in which they were formed.
    pub groups: Vec<GroupLog>,
}

/// Pairs a field.
///
/// # Errors
/// The proof that no complete pairing exists.
pub fn pair_field(field: &Field, request: &Request<'_>) -> Result<Outcome, Box<Witness>> {
    let mut here: Vec<usize> = (0..field.len_with_bye()).collect();
    let mut matching = Matching::new(field, here.iter().copied());
    if matching.grow() > 0 {
        return Err(Box::new(witness::witness(field, &mut matching)));
    }
    let published: Option<Published> = request.published.map(|published| {
        let mut partners: Published = published
            .iter()
            .map(|partner| partner.unwrap_or(super::matching::NONE))
            .collect();
        partners.resize(field.len_with_bye(), super::matching::NONE);
        partners
    });
    let mut bye_log = None;
    if let Some(bye) = field.bye() {
        let mut judge = match &published {
            Some(_) => Judge::new(field, &here, &[], published.as_ref()),
            None => Judge::Free(matching),
        };
        let mut passed = Vec::new();
        for who in bye_order(field, request.bye, &here) {
            if let Some(bar) = field.bar(who, bye) {
                passed.push((who, Passed::Bar(bar)));
            } else if judge.pair(who, bye) {
                here.retain(|v| *v != who && *v != bye);
                bye_log = Some(ByeLog { who, passed });
                break;
            } else {
                passed.push((who, Passed::Rest));
            }
        }
    }
    let groups = field.groups(&here);
    Ok(Outcome {
        bye: bye_log,
        groups: procedure::pair_groups(field, request.choice, &groups, published.as_ref()),
    })
}

fn bye_order(field: &Field, order: ByeOrder, here: &[usize]) -> Vec<usize> {
    let players: Vec<usize> = here
        .iter()
        .copied()
        .filter(|&v| Some(v) != field.bye())
        .collect();
    match order {
        ByeOrder::Classification => players.into_iter().rev().collect(),
        ByeOrder::Number => field
            .groups(&players)
            .into_iter()
            .rev()
            .flat_map(|mut group| {
                group.sort_by_key(|&v| std::cmp::Reverse(field.entrant(v).number));
                group
            })
            .collect(),
    }
}
