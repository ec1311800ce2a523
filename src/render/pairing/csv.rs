//! Sheets as CSV, for other programs: headings in English.

use crate::event::Number;
use crate::render::safe;
use crate::report::pairing::{CheckReport, PairRound, SeatReport};

/// One row a pair, a game of a pair, a bye, somebody not in the round.
pub fn table<'a>(rounds: impl Iterator<Item = &'a PairRound>) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record([
        "round",
        "kind",
        "board",
        "game",
        "white",
        "white_name",
        "black",
        "black_name",
        "result",
        "opening",
    ])?;
    for round in rounds {
        let number = round.round.to_string();
        for pair in &round.pairings {
            let opening = pair.opening.as_ref().or(round.opening.as_ref());
            writer.write_record([
                number.as_str(),
                if pair.forced { "forced" } else { "pair" },
                &pair.board.to_string(),
                "",
                &pair.white.to_string(),
                &safe::csv(&pair.white_name),
                &pair.black.to_string(),
                &safe::csv(&pair.black_name),
                &result(pair.result),
                &safe::csv(opening.map_or("", |opening| &opening.id)),
            ])?;
            for game in &pair.games {
                let seat = |number: Option<Number>| number.map(|n| n.to_string());
                writer.write_record([
                    number.as_str(),
                    "game",
                    &pair.board.to_string(),
                    &game.game.to_string(),
                    &seat(game.white).unwrap_or_default(),
                    &safe::csv(&game.white_name),
                    &seat(game.black).unwrap_or_default(),
                    &safe::csv(&game.black_name),
                    &result(game.result),
                    "",
                ])?;
            }
        }
        let mut alone = |kind: &str, player: Number, name: &str| {
            let player = player.to_string();
            let name = safe::csv(name);
            writer.write_record([&number, kind, "", "", &player, &name, "", "", "", ""])
        };
        for bye in &round.byes {
            let kind = serde_json::to_value(bye.kind).ok();
            let kind = kind.as_ref().and_then(|kind| kind.as_str()).unwrap_or("");
            alone(&format!("bye {kind}"), bye.player, &bye.name)?;
        }
        for unpaired in &round.unpaired {
            let reason = serde_json::to_value(unpaired.reason).ok();
            let reason = reason.as_ref().and_then(|reason| reason.as_str());
            alone(reason.unwrap_or(""), unpaired.player, &unpaired.name)?;
        }
    }
    Ok(writer.into_inner().unwrap_or_default())
}

/// A result as typed; one that a spreadsheet could take for a formula gets a leading quote.
fn result(result: Option<crate::event::GameResult>) -> String {
    safe::csv(&result.map(|result| result.to_string()).unwrap_or_default())
}

/// One row a difference.
pub fn differences(report: &CheckReport) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["round", "board", "expected", "found"])?;
    for difference in &report.differences {
        writer.write_record([
            &difference.round.to_string(),
            &difference.board.to_string(),
            &seat(difference.expected),
            &seat(difference.found),
        ])?;
    }
    Ok(writer.into_inner().unwrap_or_default())
}

fn seat(seat: Option<SeatReport>) -> String {
    match seat {
        Some(SeatReport::Pair { white, black }) => format!("{white}-{black}"),
        Some(SeatReport::Bye { player, .. }) => format!("{player} bye"),
        None => String::new(),
    }
}
