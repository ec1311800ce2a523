//! Replay of a record, draw counters, claims, outcome.
