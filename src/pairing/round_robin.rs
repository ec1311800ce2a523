//! Round robin (3.2*, 3.6.2, Appendix 1): everybody meets everybody in one or several cycles.

use crate::event::lots::Purpose;
use crate::event::{Event, Number, System};
use crate::finding::{Article, Book, Finding, codes::pairing as codes};

use super::{
    Draft, ForcedFault, Options, PairError, Table, TableError, TableRound, TableText, Unsuitable,
    fixed, readings,
};

/// Which table and in which order its rounds are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    table: Table,
    kind: readings::TableKind,
    cycles: u32,
    /// For every round of the event the round of the table, counted from 0 over all cycles.
    order: Vec<usize>,
    order_kind: readings::Order,
}

impl Plan {
    /// The plan of the event: the regulation's table, cycles and order.
    ///
    /// # Errors
    /// If there are fewer than two players, the table does not suit their number, a reading is
    /// not known, or a lot is needed and there is no seed.
    pub fn new(event: &Event) -> Result<Plan, PairError> {
        let units = fixed::field(event);
        let size = u32::try_from(units.len()).unwrap_or(u32::MAX);
        if size < 2 {
            return Err(PairError::TooFew { count: units.len() });
        }
        let kind = readings::table(event)?;
        let table = match kind {
            readings::TableKind::Berger => Table::berger(size),
            readings::TableKind::Halves => Table::halves(size).ok_or(Unsuitable::Count {
                system: "the table inside the halves first",
                needs: "a multiple of 4",
                count: units.len(),
            })?,
            readings::TableKind::File => {
                Table::from_rounds(size, &event.regulation.table).map_err(PairError::Table)?
            }
        };
        let cycles = event.regulation.cycles.unwrap_or(1).max(1);
        let order_kind = readings::order(event)?;
        let order = order(event, &table, cycles, order_kind)?;
        Ok(Plan {
            table,
            kind,
            cycles,
            order,
            order_kind,
        })
    }

    /// How many rounds the event has.
    pub fn rounds(&self) -> u32 {
        u32::try_from(self.order.len()).unwrap_or(u32::MAX)
    }

    /// How many games everybody has.
    fn games(&self) -> u32 {
        (self.table.size() - 1).saturating_mul(self.cycles)
    }

    /// The table round that is played in `round`, and its cycle (from 1).
    fn at(&self, round: u32) -> Option<(usize, u32, &TableRound)> {
        let place = *self
            .order
            .get(usize::try_from(round).ok()?.checked_sub(1)?)?;
        let length = self.table.rounds().len();
        let cycle = u32::try_from(place / length).unwrap_or(u32::MAX) + 1;
        Some((
            place % length,
            cycle,
            self.table.rounds().get(place % length)?,
        ))
    }
}

/// The order in which the rounds of all cycles are played, counted from 0.
fn order(
    event: &Event,
    table: &Table,
    cycles: u32,
    kind: readings::Order,
) -> Result<Vec<usize>, PairError> {
    let length = table.rounds().len();
    let swap = readings::swap_last_rounds(event)?;
    if swap && kind != readings::Order::Table {
        return Err(Unsuitable::SwapWithLot.into());
    }
    let mut order = Vec::with_capacity(length * cycles as usize);
    for cycle in 0..cycles as usize {
        let mut part: Vec<usize> = (cycle * length..(cycle + 1) * length).collect();
        match kind {
            readings::Order::Table => {
                if swap && cycle + 1 < cycles as usize && length >= 2 {
                    part.swap(length - 1, length - 2);
                }
            }
            readings::Order::Lot => {
                let lots = event.lots().ok_or(PairError::NoSeed)?;
                part.sort_by_cached_key(|place| {
                    lots.hash(Purpose::Order, &(place + 1).to_string())
                });
            }
            readings::Order::LotByRound => {
                let lots = event.lots().ok_or(PairError::NoSeed)?;
                for place in 0..length {
                    let round = u32::try_from(cycle * length + place + 1).unwrap_or(u32::MAX);
                    let key =
                        |left: &usize| lots.hash(Purpose::Round(round), &(left + 1).to_string());
                    // The lot of the round picks one of those that are left.
                    let left = part[place..].iter().map(key).enumerate();
                    if let Some((drawn, _)) = left.min_by(|(_, one), (_, other)| one.cmp(other)) {
                        part.swap(place, place + drawn);
                    }
                }
            }
        }
        order.extend(part);
    }
    Ok(order)
}

/// Pairs `round`.
///
/// # Errors
/// See [`Plan::new`]; also if there is no such round, or pairs are forced.
pub fn pair(event: &Event, round: u32, options: &Options) -> Result<Draft, PairError> {
    super::forced::refuse(event, round, options, ForcedFault::FixedTable)?;
    let plan = Plan::new(event)?;
    let rounds = plan.rounds();
    let Some((place, cycle, table_round)) = plan.at(round) else {
        return Err(PairError::NoSuchRound { round, rounds });
    };
    let units = fixed::field(event);
    let unit = |number: u32| units.get(number as usize - 1).copied().unwrap_or_default();
    let reversed = cycle % 2 == 0;
    let pairs: Vec<(Number, Number)> = table_round
        .pairs
        .iter()
        .map(|&(white, black)| {
            let (white, black) = (unit(white), unit(black));
            if reversed {
                (black, white)
            } else {
                (white, black)
            }
        })
        .collect();
    let free: Vec<Number> = table_round.free.map(unit).into_iter().collect();
    let mut draft = Draft::new(round, System::RoundRobin);
    draft.explanation.push(
        Finding::new(codes::TABLE_ROUND)
            .article(Article::new(Book::Ru2011, "Appendix 1"))
            .field("table_round", place + 1)
            .field("size", plan.table.size())
            .field("table", plan.kind.id())
            .field("cycle", cycle),
    );
    if plan.kind == readings::TableKind::Halves {
        draft.explanation.push(
            Finding::new(codes::HALVES_TABLE).article(Article::new(Book::Ru2011, "Appendix 1")),
        );
    }
    if plan.order_kind != readings::Order::Table {
        let known = match plan.order_kind {
            readings::Order::LotByRound => round as usize,
            _ => plan.order.len(),
        };
        let rounds: Vec<String> = plan.order[..known]
            .iter()
            .map(|place| (place + 1).to_string())
            .collect();
        draft.explanation.push(
            Finding::new(codes::ROUND_ORDER)
                .article(Article::new(Book::Ru2011, "Appendix 1"))
                .field("rounds", rounds),
        );
    }
    fixed::fill(
        event,
        &mut draft,
        &pairs,
        &free,
        plan.games(),
        options.explain,
    );
    Ok(draft)
}

/// Whether a table read from a text suits the event: whether it is complete for those it is made for.
///
/// # Errors
/// [`TableError::AtLine`] with what is wrong where, [`TableError::Rounds`] for their number.
pub fn suits(event: &Event, table: &TableText) -> Result<(), TableError> {
    let size = u32::try_from(fixed::field(event).len()).unwrap_or(u32::MAX);
    // A field too small for any table is refused as such.
    if size < 2 { Ok(()) } else { table.check(size) }
}

impl From<TableError> for PairError {
    fn from(error: TableError) -> Self {
        PairError::Table(error)
    }
}
