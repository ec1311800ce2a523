//! Named readings of the regulation (`readings` of the event file) that pairing knows.

use crate::event::Event;

use super::Unsuitable;

/// Which table a round robin follows (`table`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableKind {
    /// Berger's, for any number (the default).
    Berger,
    /// First inside the halves, for a multiple of 4.
    Halves,
    /// The table stored in the event.
    File,
}

impl TableKind {
    /// Its name in the event file.
    pub const fn id(self) -> &'static str {
        match self {
            TableKind::Berger => "berger",
            TableKind::Halves => "halves",
            TableKind::File => "file",
        }
    }
}

/// In which order the rounds of a table are played (`order`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// As the table has them (the default).
    Table,
    /// All drawn at once.
    Lot,
    /// Drawn before every round among those left.
    LotByRound,
}

/// How a knock-out is laid out (`bracket`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bracket {
    /// Standard seeding by number (the default).
    Seeded,
    /// Places drawn once, before the first round.
    Lot,
    /// Drawn afresh before every round.
    LotByRound,
}

/// Reads `name`: the value among `known` with what it means, the first where it is not set.
pub(super) fn reading<T: Copy>(
    event: &Event,
    name: &'static str,
    known: &[(&'static str, T)],
    list: &'static str,
) -> Result<T, Unsuitable> {
    let fallback = known[0];
    let Some(value) = event.regulation.readings.get(name) else {
        return Ok(fallback.1);
    };
    known
        .iter()
        .find(|(text, _)| text == value)
        .map(|(_, meaning)| *meaning)
        .ok_or_else(|| Unsuitable::Reading {
            name,
            value: value.clone(),
            known: list,
        })
}

/// The reading `table`; a table stored in the event is used where nothing is said.
///
/// # Errors
/// [`Unsuitable::Reading`] for an unknown value.
pub fn table(event: &Event) -> Result<TableKind, Unsuitable> {
    if !event.regulation.readings.contains_key("table") && !event.regulation.table.is_empty() {
        return Ok(TableKind::File);
    }
    let known = [TableKind::Berger, TableKind::Halves, TableKind::File];
    reading(
        event,
        "table",
        &known.map(|kind| (kind.id(), kind)),
        "berger, halves, file",
    )
}

/// The reading `order`.
///
/// # Errors
/// [`Unsuitable::Reading`] for an unknown value.
pub fn order(event: &Event) -> Result<Order, Unsuitable> {
    let known = [
        ("table", Order::Table),
        ("lot", Order::Lot),
        ("lot-by-round", Order::LotByRound),
    ];
    reading(event, "order", &known, "table, lot, lot-by-round")
}

/// The reading `swap-last-rounds`: whether the last two rounds of every cycle but the last are
/// exchanged.
///
/// # Errors
/// [`Unsuitable::Reading`] for an unknown value.
pub fn swap_last_rounds(event: &Event) -> Result<bool, Unsuitable> {
    let known = [("no", false), ("yes", true)];
    reading(event, "swap-last-rounds", &known, "no, yes")
}

/// The reading `bracket`.
///
/// # Errors
/// [`Unsuitable::Reading`] for an unknown value.
pub fn bracket(event: &Event) -> Result<Bracket, Unsuitable> {
    let known = [
        ("seeded", Bracket::Seeded),
        ("lot", Bracket::Lot),
        ("lot-by-round", Bracket::LotByRound),
    ];
    reading(event, "bracket", &known, "seeded, lot, lot-by-round")
}

/// The reading `stop`: whether a match stops when it is decided.
///
/// # Errors
/// [`Unsuitable::Reading`] for an unknown value.
pub fn stop_when_decided(event: &Event) -> Result<bool, Unsuitable> {
    let known = [("last-game", false), ("decided", true)];
    reading(event, "stop", &known, "last-game, decided")
}

/// The reading `openings`: whether an opening is drawn for every board rather than one for the
/// whole round.
///
/// # Errors
/// [`Unsuitable::Reading`] for an unknown value.
pub fn opening_for_every_board(event: &Event) -> Result<bool, Unsuitable> {
    let known = [("round", false), ("board", true)];
    reading(event, "openings", &known, "round, board")
}
