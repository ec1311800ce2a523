//! `shashki event edit`.

use std::path::PathBuf;

use crate::event::change::find;
use crate::event::change::roster::{Field, edit};
use crate::render::Refusal;

use super::{Common, Done, Exit, Failure, Said, change, refused};

/// Correct a player's data; an empty value takes one away.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
The starting number does not change with the rating (3.17.5.1).

Examples:
  shashki event edit cup.json Ivanof --name 'Ivanov Ivan' --rating 2143
  shashki event edit cup.json 7 --title ''

Exit codes: 0 done, 2 refused.")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// The player: number, id or part of the name
    player: String,
    /// Name
    #[arg(long)]
    name: Option<String>,
    /// Rating
    #[arg(long)]
    rating: Option<String>,
    /// Title
    #[arg(long)]
    title: Option<String>,
    /// Federation
    #[arg(long, value_name = "CODE")]
    federation: Option<String>,
    /// Club
    #[arg(long)]
    club: Option<String>,
    /// Team
    #[arg(long)]
    team: Option<String>,
    /// Year of birth
    #[arg(long, value_name = "YEAR")]
    born: Option<String>,
    /// Sex: m or w
    #[arg(long)]
    sex: Option<String>,
    /// Id of his federation
    #[arg(long, value_name = "ID")]
    federation_id: Option<String>,
    /// Categories, separated by commas
    #[arg(long, value_name = "NAMES")]
    categories: Option<String>,
    /// Let two players have the same name
    #[arg(long)]
    again: bool,
    #[command(flatten)]
    said: Said,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    let fields = [
        (Field::Name, &args.name),
        (Field::Rating, &args.rating),
        (Field::Title, &args.title),
        (Field::Federation, &args.federation),
        (Field::Club, &args.club),
        (Field::Team, &args.team),
        (Field::Born, &args.born),
        (Field::Sex, &args.sex),
        (Field::FederationId, &args.federation_id),
        (Field::Categories, &args.categories),
    ];
    if fields.iter().all(|(_, value)| value.is_none()) {
        return Err(Failure::Usage(Refusal::new("event-nothing-to-change")));
    }
    change(&args.event, &args.said, common, |event| {
        let number = find::player(event, &args.player).map_err(refused(""))?;
        let mut changes = Vec::new();
        for (field, value) in fields {
            if let Some(value) = value {
                let made = edit(event, number, field, Some(value), args.again);
                changes.extend(made.map_err(refused(""))?);
            }
        }
        Ok(Done::from(changes))
    })
}
