//! `shashki event add`.

use std::path::PathBuf;

use crate::event::change::roster;
use crate::event::{Change, Event, Player};
use crate::render::Refusal;

use super::{Common, Done, Exit, Failure, Said, change, refused};

/// Add players or teams. (Lists from a file: `event import`.)
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Once a round is paired, whoever is added is a late entry: he gets the next free number and 0 for
the rounds missed (3.17.5.1).

Examples:
  shashki event add cup.json 'Ivanov Ivan' --rating 2134 --title ms --born 1990
  shashki event add cup.json 'Petrov Pyotr' 'Sidorov Semyon'
  shashki event add league.json --new-team Dynamo --new-team Spartak
  shashki event add league.json 'Ivanov Ivan' --team Dynamo

Exit codes: 0 done, 2 refused (somebody of that name is there already).")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// Names of players; the options below hold for each of them
    #[arg(value_name = "PLAYER", required_unless_present = "new_team")]
    players: Vec<String>,
    /// Rating
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=9999))]
    rating: Option<u32>,
    /// Title
    #[arg(long)]
    title: Option<String>,
    /// Federation
    #[arg(long, value_name = "CODE")]
    federation: Option<String>,
    /// Club
    #[arg(long)]
    club: Option<String>,
    /// Team he plays for; added where there is none of that name
    #[arg(long)]
    team: Option<String>,
    /// Year of birth
    #[arg(long, value_name = "YEAR", value_parser = clap::value_parser!(u32).range(1800..=2200))]
    born: Option<u32>,
    /// Sex: m or w
    #[arg(long, value_parser = ["m", "w"])]
    sex: Option<String>,
    /// Id of his federation (FIDE, FMJD)
    #[arg(long, value_name = "ID")]
    federation_id: Option<String>,
    /// Category for separate standings (women, youth, veterans …); may be repeated
    #[arg(long, value_name = "NAME")]
    category: Vec<String>,
    /// Id that lots are drawn by [default: p and his number]
    #[arg(long)]
    id: Option<String>,
    /// First round he can be paired in
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=999))]
    from_round: Option<u32>,
    /// Add a second player of the same name
    #[arg(long)]
    again: bool,
    /// Add a team; may be repeated
    #[arg(long, value_name = "NAME")]
    new_team: Vec<String>,
    #[command(flatten)]
    said: Said,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    if args.id.is_some() && args.players.len() > 1 {
        return Err(Failure::Usage(Refusal::new("event-one-id")));
    }
    change(&args.event, &args.said, common, |event| {
        Ok(Done::from(add(event, args)?))
    })
}

fn add(event: &mut Event, args: &Args) -> Result<Vec<Change>, Failure> {
    let mut changes = Vec::new();
    for name in &args.new_team {
        changes.extend(roster::team(event, name).map_err(refused(name))?.1);
    }
    let mut team = None;
    if let Some(name) = &args.team {
        let (number, made) = roster::team(event, name).map_err(refused(name))?;
        team = Some(number);
        changes.extend(made);
    }
    for name in &args.players {
        let player = Player {
            id: args.id.clone().unwrap_or_default(),
            name: name.clone(),
            rating: args.rating,
            title: args.title.clone(),
            federation: args.federation.clone(),
            club: args.club.clone(),
            team,
            born: args.born,
            sex: args.sex.clone(),
            federation_id: args.federation_id.clone(),
            categories: args.category.clone(),
            from_round: args.from_round,
            ..Player::default()
        };
        changes.push(roster::add(event, player, args.again).map_err(refused(""))?);
    }
    Ok(changes)
}
