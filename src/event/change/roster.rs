//! Who takes part: players and teams added, their data corrected, taken off the list.

use std::collections::{BTreeMap, BTreeSet};

use super::find::folded;
use super::settings::text_of;
use super::{Change, Refused, Who, presence};
use crate::event::numbers::{next_number, next_team_number, renumber_players};
use crate::event::{Event, Number, Player, System, Team};
use crate::finding::codes::event as codes;

/// Adds a player: he gets the next free number and, unless he has one, an id; once rounds have
/// been paired he is a late entry, from the next round on. `again` allows a second player of the
/// same name.
///
/// # Errors
/// [`Refused`] if somebody of this name or id is there already, the name is empty, or the system
/// has no late entries and has begun.
pub fn add(event: &mut Event, player: Player, again: bool) -> Result<Change, Refused> {
    Roll::of(event).add(event, player, again)
}

/// Names and ids that are taken; made once where many players are added.
pub struct Roll {
    names: BTreeMap<String, Number>,
    ids: BTreeSet<String>,
}

impl Roll {
    /// Those of the event.
    pub fn of(event: &Event) -> Roll {
        Roll {
            names: event
                .players
                .iter()
                .map(|p| (folded(&p.name), p.number))
                .collect(),
            ids: event.players.iter().map(|p| p.id.clone()).collect(),
        }
    }

    /// Adds a player as [`add`] does.
    ///
    /// # Errors
    /// As [`add`].
    pub fn add(
        &mut self,
        event: &mut Event,
        mut player: Player,
        again: bool,
    ) -> Result<Change, Refused> {
        player.name = player.name.split_whitespace().collect::<Vec<_>>().join(" ");
        let texts = [
            Some(&player.name),
            Some(&player.id),
            player.title.as_ref(),
            player.federation.as_ref(),
            player.club.as_ref(),
            player.federation_id.as_ref(),
        ];
        let texts = texts.into_iter().flatten().chain(&player.categories);
        let controls = texts.collect::<Vec<_>>();
        let controls = controls.iter().any(|text| text.contains(char::is_control));
        if player.name.is_empty() || controls {
            return Err(Refused::new(codes::TEXT_NOT_ALLOWED));
        }
        if !event.is_team_event() {
            still_open(event)?;
        }
        let name = folded(&player.name);
        if let Some(number) = self.names.get(&name).filter(|_| !again) {
            return Err(Refused::new(codes::NAME_EXISTS)
                .field("name", player.name.as_str())
                .field("number", number.to_string()));
        }
        player.number = next_number(event);
        if player.id.is_empty() {
            player.id = (player.number.0..)
                .map(|number| format!("p{number}"))
                .find(|id| !self.ids.contains(id))
                .unwrap_or_default();
        } else if self.ids.contains(&player.id) {
            return Err(Refused::new(codes::ID_TWICE)
                .field("id", player.id.as_str())
                .field("first", "players"));
        }
        if let Some(round) = player.from_round {
            comes_in_time(event, round)?;
        }
        if player.from_round.is_none() && !event.rounds.is_empty() {
            player.from_round = Some(event.rounds.len() as u32 + 1);
        }
        player.from_round = player.from_round.filter(|round| *round > 1);
        self.names.entry(name).or_insert(player.number);
        self.ids.insert(player.id.clone());
        if let Some(number) = player.team
            && let Some(team) = event.teams.iter_mut().find(|team| team.number == number)
        {
            team.members.push(player.number);
        }
        let change = Change::Added {
            who: Who {
                number: player.number,
                name: player.name.clone(),
            },
            from_round: player.from_round,
        };
        event.players.push(player);
        Ok(change)
    }
}

/// That somebody who comes from `round` on can still be paired in it: the last paired round can be
/// made again (3.17.8), those before have been played.
fn comes_in_time(event: &Event, round: u32) -> Result<(), Refused> {
    presence::within(event, round)?;
    let paired = u32::try_from(event.rounds.len()).unwrap_or(u32::MAX);
    if round < paired {
        return Err(Refused::new(codes::SETTING_BAD)
            .field("key", "from_round")
            .field("value", round)
            .field("expected", format!("{paired} …")));
    }
    Ok(())
}

/// That the field of the event is open: a table or a bracket is made for those who are there at
/// its first round.
fn still_open(event: &Event) -> Result<(), Refused> {
    let system = event.regulation.system;
    if event.rounds.is_empty() || system.is_swiss() {
        return Ok(());
    }
    Err(Refused::new(codes::FIELD_CLOSED)
        .field("round", event.rounds.len())
        .field("system", system.id())
        .field("count", event.units().len()))
}

/// The team of this name; a new one is added where there is none.
///
/// # Errors
/// [`Refused`] if the name is empty, or a new team comes too late for the table.
pub fn team(event: &mut Event, name: &str) -> Result<(Number, Option<Change>), Refused> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.contains(char::is_control) {
        return Err(Refused::new(codes::TEXT_NOT_ALLOWED));
    }
    let wanted = folded(&name);
    if let Some(team) = event.teams.iter().find(|team| folded(&team.name) == wanted) {
        return Ok((team.number, None));
    }
    if event.is_team_event() {
        still_open(event)?;
    }
    let number = next_team_number(event);
    let id = (number.0..)
        .map(|number| format!("t{number}"))
        .find(|id| event.teams.iter().all(|team| team.id != *id))
        .unwrap_or_default();
    event.teams.push(Team {
        number,
        id,
        name: name.clone(),
        members: Vec::new(),
        ..Team::default()
    });
    let who = Who { number, name };
    Ok((number, Some(Change::TeamAdded { who })))
}

/// Corrects one of a player's data. The starting number stays what it is (3.17.5.1). `again` allows
/// a second player of the same name.
///
/// # Errors
/// [`Refused`] if the value does not fit the field, or somebody else has the name.
pub fn edit(
    event: &mut Event,
    number: Number,
    field: Field,
    value: Option<&str>,
    again: bool,
) -> Result<Option<Change>, Refused> {
    let value = value.map(str::trim).filter(|value| !value.is_empty());
    if value.is_some_and(|value| value.contains(char::is_control)) {
        return Err(Refused::new(codes::TEXT_NOT_ALLOWED));
    }
    let bad = |expected: &'static str| {
        Refused::new(codes::SETTING_BAD)
            .field("key", field.key())
            .field("value", value.unwrap_or_default())
            .field("expected", expected)
    };
    let whole = |low: u32, high: u32, expected: &'static str| {
        value
            .map(|text| {
                text.parse::<u32>()
                    .ok()
                    .filter(|n| (low..=high).contains(n))
            })
            .map(|number| number.ok_or_else(|| bad(expected)))
            .transpose()
    };
    let text = value.map(str::to_owned);
    let team = match (field, value) {
        (Field::Team, Some(name)) => Some(super::find::team(event, name)?),
        _ => None,
    };
    let team_name = |event: &Event, number: Option<Number>| {
        number
            .and_then(|number| event.team(number))
            .map(|team| team.name.clone())
    };
    if field == Field::Team {
        stays_in_team(event, number, team)?;
    }
    if field == Field::Name && !again {
        name_is_free(event, number, value.unwrap_or_default())?;
    }
    let old_team = team_name(event, event.player(number).and_then(|player| player.team));
    let Some(player) = event
        .players
        .iter_mut()
        .find(|player| player.number == number)
    else {
        return Err(Refused::new(codes::NUMBER_UNKNOWN).field("number", number.to_string()));
    };
    let print = |number: Option<u32>| number.map(|number| number.to_string());
    let swap = |slot: &mut Option<String>| std::mem::replace(slot, text.clone());
    let from = match field {
        Field::Name => {
            let Some(name) = text.clone() else {
                return Err(bad("a name"));
            };
            Some(std::mem::replace(&mut player.name, name))
        }
        Field::Rating => {
            let rating = whole(1, 9999, "1 … 9999")?;
            print(std::mem::replace(&mut player.rating, rating))
        }
        Field::Born => {
            let born = whole(1800, 2200, "YYYY")?;
            print(std::mem::replace(&mut player.born, born))
        }
        Field::Title => swap(&mut player.title),
        Field::Federation => swap(&mut player.federation),
        Field::Club => swap(&mut player.club),
        Field::FederationId => swap(&mut player.federation_id),
        Field::Sex => {
            if !matches!(value, None | Some("m" | "w")) {
                return Err(bad("m, w"));
            }
            swap(&mut player.sex)
        }
        Field::Categories => {
            let list = value.unwrap_or_default().split(',');
            let list = list
                .map(|word| word.trim().to_owned())
                .filter(|word| !word.is_empty());
            let old = std::mem::replace(&mut player.categories, list.collect());
            (!old.is_empty()).then(|| old.join(", "))
        }
        Field::Team => {
            player.team = team;
            old_team
        }
    };
    if field == Field::Team {
        for listed in &mut event.teams {
            listed.members.retain(|member| *member != number);
            if Some(listed.number) == team {
                listed.members.push(number);
            }
        }
    }
    if from == text {
        return Ok(None);
    }
    Ok(Some(Change::Edited {
        who: Who::player(event, number),
        field: field.key().to_owned(),
        from,
        to: text,
    }))
}

/// That nobody else has a player's new name; namesakes from before may be spelt better.
fn name_is_free(event: &Event, number: Number, name: &str) -> Result<(), Refused> {
    let wanted = folded(name);
    let own = event.player(number).map(|player| folded(&player.name));
    let other = event
        .players
        .iter()
        .find(|player| player.number != number && folded(&player.name) == wanted);
    match other {
        Some(other) if own.as_ref() != Some(&wanted) => Err(Refused::new(codes::NAME_EXISTS)
            .field("name", name)
            .field("number", other.number.to_string())),
        _ => Ok(()),
    }
}

/// That a player who has sat at a board for his team stays in it.
fn stays_in_team(event: &Event, number: Number, to: Option<Number>) -> Result<(), Refused> {
    let from = event.player(number).and_then(|player| player.team);
    let sides = event.is_team_event() || event.regulation.system == System::Scheveningen;
    let mut games = event
        .rounds
        .iter()
        .flat_map(|round| &round.pairings)
        .flat_map(|pairing| {
            let single = (pairing.games.is_empty()).then_some((pairing.white, pairing.black));
            let games = pairing.games.iter().map(|game| (game.white, game.black));
            games.chain(single)
        });
    let mut sat = || games.any(|(white, black)| white == number || black == number);
    match from.and_then(|team| event.team(team)) {
        Some(team) if from != to && sides && sat() => {
            let who = Who::player(event, number);
            Err(Refused::new(codes::TEAM_OF_GAMES)
                .field("player", number.to_string())
                .field("name", who.name)
                .field("team", team.name.as_str()))
        }
        _ => Ok(()),
    }
}

/// What can be corrected of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Field {
    Name,
    Rating,
    Title,
    Federation,
    Club,
    Team,
    Born,
    Sex,
    FederationId,
    Categories,
}

impl Field {
    const fn key(self) -> &'static str {
        match self {
            Field::Name => "name",
            Field::Rating => "rating",
            Field::Title => "title",
            Field::Federation => "federation",
            Field::Club => "club",
            Field::Team => "team",
            Field::Born => "born",
            Field::Sex => "sex",
            Field::FederationId => "federation_id",
            Field::Categories => "categories",
        }
    }
}

/// Takes a player off the list who has not been paired; the numbers after his move up. What the
/// regulation said of him goes with him.
///
/// # Errors
/// [`Refused`] if he stands in a round, or the numbers are final.
pub fn remove(event: &mut Event, number: Number) -> Result<Vec<Change>, Refused> {
    let who = Who::player(event, number);
    let stands = event.rounds.iter().any(|round| {
        round.byes.iter().any(|bye| bye.player == number)
            || round.pairings.iter().any(|pairing| {
                pairing.white == number
                    || pairing.black == number
                    || pairing
                        .games
                        .iter()
                        .any(|g| g.white == number || g.black == number)
            })
    });
    if stands || event.numbers_fixed {
        return Err(Refused::new(codes::HAS_NUMBER)
            .field("player", number.to_string())
            .field("name", who.name));
    }
    event.players.retain(|player| player.number != number);
    for team in &mut event.teams {
        team.members.retain(|member| *member != number);
    }
    if !event.is_team_event() {
        event.absences.retain(|absence| absence.player != number);
        event
            .withdrawals
            .retain(|withdrawal| withdrawal.player != number);
    }
    event.penalties.retain(|penalty| penalty.player != number);
    let ruled = regulated(event, number);
    let before: Vec<Option<String>> = ruled.iter().map(|key| text_of(event, key)).collect();
    for line_up in &mut event.line_ups {
        for seat in &mut line_up.boards {
            *seat = seat.filter(|player| *player != number);
        }
    }
    if !event.is_team_event() {
        let play_offs = &mut event.play_offs;
        play_offs.retain(|game| game.white != number && game.black != number);
        out_of_regulation(event, number);
    }
    let after = event
        .players
        .iter()
        .map(|p| p.number)
        .filter(|other| *other > number);
    let new = after.map(|other| (other, Number(other.0 - 1))).collect();
    renumber_players(event, &new);
    let mut changes = vec![Change::Removed { who }];
    for (key, from) in ruled.into_iter().zip(before) {
        let to = text_of(event, &key);
        changes.push(Change::Set { key, from, to });
    }
    Ok(changes)
}

/// Takes a player out of the pairs and groups that the regulation names.
fn out_of_regulation(event: &mut Event, number: Number) {
    let regulation = &mut event.regulation;
    for forbidden in &mut regulation.forbidden {
        forbidden.players.retain(|player| *player != number);
    }
    regulation
        .forbidden
        .retain(|forbidden| forbidden.players.len() > 1);
    regulation
        .forced
        .retain(|forced| forced.players.0 != number && forced.players.1 != number);
    for members in regulation.pairing_groups.values_mut() {
        members.retain(|player| *player != number);
    }
    regulation
        .pairing_groups
        .retain(|_, members| !members.is_empty());
}

/// The settings that speak of a player: in a team event they speak of teams.
fn regulated(event: &Event, number: Number) -> Vec<String> {
    let regulation = &event.regulation;
    let mut keys = Vec::new();
    if event.is_team_event() {
        return keys;
    }
    let forbidden = regulation.forbidden.iter();
    if forbidden
        .flat_map(|rule| &rule.players)
        .any(|player| *player == number)
    {
        keys.push("forbidden".to_owned());
    }
    let forced = regulation.forced.iter();
    if forced
        .map(|rule| rule.players)
        .any(|(one, two)| one == number || two == number)
    {
        keys.push("forced".to_owned());
    }
    let groups = regulation.pairing_groups.iter();
    let groups = groups.filter(|(_, members)| members.contains(&number));
    keys.extend(groups.map(|(name, _)| format!("groups.{name}")));
    keys
}
