//! Answers that only Swiss systems give, as text.

use crate::render::{Language, safe};
use crate::report::swiss::{SimulateReport, WhatIfReport};

use super::Look;
use super::labels;

/// The answer of `--what-if`: one line, then the round as it would be, or why not.
pub fn what_if(report: &WhatIfReport, sheet: &str, look: Look) -> String {
    let asked = &report.what_if;
    let pair = format!(
        "{} {} – {} {}",
        asked.player,
        safe::terminal(&asked.player_name),
        asked.opponent,
        safe::terminal(&asked.opponent_name)
    );
    let said = match (look.language, asked.legal, asked.possible) {
        (Language::English, true, true) => "may meet; the round would be",
        (Language::English, true, false) => {
            "may meet, but then the rest could not be completely paired"
        }
        (Language::English, false, _) => "may not meet",
        (Language::Russian, true, true) => "могут встретиться; тур был бы таким",
        (Language::Russian, true, false) => {
            "могут встретиться, но остальных тогда не распределить по парам"
        }
        (Language::Russian, false, _) => "не могут встретиться",
    };
    if asked.legal {
        return format!("{pair}: {said}\n\n{sheet}");
    }
    let mut out = format!("{pair}: {said}\n");
    for reason in asked.reasons.iter().skip(1) {
        out.push_str(&format!(
            "{} [{}]\n",
            safe::terminal(&reason.message),
            reason.code
        ));
    }
    out
}

/// The answer of `--simulate`.
pub fn simulation(report: &SimulateReport, look: Look) -> String {
    let system = labels::system(report.system, look.language);
    let SimulateReport {
        seed,
        events,
        rounds,
        pairs,
        byes,
        broken,
        impossible,
        balance: [equal, one, two, more],
        longest_row,
        ..
    } = report;
    let count = impossible.len();
    let mut out = match look.language {
        Language::English => format!(
            "{events} random events, {system}, seed {seed}\n\
             rounds paired: {rounds}, pairs: {pairs}, byes: {byes}\n\
             rules broken: {broken}\n\
             rounds without a legal pairing: {count}\n\
             colours, white minus black at the end: 0: {equal}, ±1: {one}, ±2: {two}, ±3 and more: {more}\n\
             longest row of one colour: {longest_row}\n"
        ),
        Language::Russian => format!(
            "Случайных соревнований: {events}, {system}, ключ {seed}\n\
             туров составлено: {rounds}, пар: {pairs}, плюсов без партнёра: {byes}\n\
             правил нарушено: {broken}\n\
             туров без допустимой жеребьёвки: {count}\n\
             цвета, белые минус чёрные в конце: 0: {equal}, ±1: {one}, ±2: {two}, ±3 и больше: {more}\n\
             самый длинный ряд одного цвета: {longest_row}\n"
        ),
    };
    if !look.quiet {
        for round in impossible {
            out.push_str(&match look.language {
                Language::English => format!(
                    "  {}: round {}, {} players\n",
                    round.event, round.round, round.players
                ),
                Language::Russian => format!(
                    "  {}: тур {}, участников: {}\n",
                    round.event, round.round, round.players
                ),
            });
        }
    }
    out
}
