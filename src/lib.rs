//! `shashki`: the rules library behind the draughts arbiter's toolkit.
//!
//! The rooms below are listed from the foundation upwards in use: a module imports only from
//! modules listed before it (`tests/house.rs` checks this).

pub mod exact;

pub mod finding;

pub mod board;

pub mod position;

pub mod rules;

pub mod moves;

pub mod notation;

pub mod game;

pub mod clock;

pub mod adjourn;

pub mod event;

pub mod tiebreak;

pub mod pairing;

pub mod report;

pub mod render;

pub mod cli;
