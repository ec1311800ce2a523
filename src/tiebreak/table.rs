//! The whole answer: field, addends, places and what there is to say of them.

use crate::event::counted::teams;
use crate::event::trf::Places;
use crate::event::{Edition, Event};
use crate::finding::Finding;

use super::{Criterion, Field, Order, Ranking, Sheet, TeamLeavers, remarks};

/// What is asked beyond what the event file says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// After this round; after the last one with a result where absent.
    pub after_round: Option<u32>,
    /// By this edition; the event's where absent.
    pub edition: Option<Edition>,
    /// By these criteria after points; the event's order where absent.
    pub order: Option<Vec<Criterion>>,
}

/// Standings with everything they rest on.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    /// Everybody's rounds.
    pub field: Field<'a>,
    /// Everybody's addends.
    pub sheet: Sheet,
    /// The places.
    pub ranking: Ranking,
    /// What there is to say.
    pub findings: Vec<Finding>,
    /// The other table of 3.16.5, with the matches of teams that left annulled.
    pub annulled: Option<Box<Table<'a>>>,
}

impl<'a> Table<'a> {
    /// The standings of an event whose regulation names the criteria `named`.
    pub fn new(event: &'a Event, named: &[Criterion], question: &Question) -> Table<'a> {
        let paired = u32::try_from(event.rounds.len()).unwrap_or(u32::MAX);
        let rounds = question
            .after_round
            .map_or_else(|| Field::last_round(event), |round| round.min(paired));
        let edition = question.edition.unwrap_or(event.regulation.edition);
        let order = match &question.order {
            Some(order) => Order::named(event, order),
            None => Order::regular(event, named, edition),
        };
        let field = Field::new(event, rounds);
        let choice = event.is_team_event() && !teams::gone(&field).is_empty();
        let mut table = Table::of(field, edition, &order);
        table.annulled = choice.then(|| {
            let field = Field::with(event, rounds, TeamLeavers::Annulled);
            Box::new(Table::of(field, edition, &order))
        });
        table
    }

    /// The places as a file tells them: the first of a shared one.
    pub fn places(&self) -> Places {
        let rows = self.field.rows();
        let placed = self.ranking.standings.iter();
        Places {
            rounds: self.field.rounds(),
            of: placed
                .filter_map(|line| Some((rows[line.index].unit, line.places?.0)))
                .collect(),
        }
    }

    fn of(field: Field<'a>, edition: Edition, order: &Order) -> Table<'a> {
        let sheet = Sheet::new(&field, edition);
        let ranking = Ranking::new(&field, &sheet, order);
        let findings = remarks::remarks(&field, &sheet, &ranking);
        Table {
            field,
            sheet,
            ranking,
            findings,
            annulled: None,
        }
    }
}
