use std::collections::BTreeSet;
use std::path::Path;

use super::fields::{Field, fields};
use super::player::{Player, robots};
use super::settings::Settings;
use crate::command_error::CommandError;
use crate::output::untrusted::quoted;
use crate::pursuit::request::Tournament;

/// The matches of a tournament, ordered by field, catchers and fugitive.
pub(super) struct Schedule {
    pub(super) fields: Vec<Field>,
    pub(super) players: Vec<Player>,
}

impl Schedule {
    pub(super) fn new(request: &Tournament) -> Result<Self, CommandError> {
        let players = players(&request.players, request.limits.robots.as_deref())?;
        let fields = fields(request.fields.as_deref(), &request.rules)?;
        let lines: BTreeSet<&str> = fields.iter().map(|field| field.line.as_str()).collect();
        if lines.len() < fields.len() {
            return Err(CommandError::Impossible("a field is named twice; its matches would be the same".into()));
        }
        Ok(Schedule { fields, players })
    }

    pub(super) fn matches(&self) -> u64 {
        (self.fields.len() * self.players.len() * self.players.len()) as u64
    }

    /// A match of the schedule.
    pub(super) fn get(&self, number: u64) -> (&Field, [&Player; 2]) {
        let number = number as usize;
        let count = self.players.len();
        let pair = [&self.players[number / count % count], &self.players[number % count]];
        (&self.fields[number / count / count], pair)
    }

    /// The number of a match; `None` if it is not in the schedule.
    pub(super) fn number(&self, field: &str, catchers: &str, fugitive: &str) -> Option<u64> {
        let player = |name: &str| self.players.iter().position(|player| player.name == name);
        let field = self.fields.iter().position(|at| at.line == field)?;
        Some(((field * self.players.len() + player(catchers)?) * self.players.len() + player(fugitive)?) as u64)
    }

    pub(super) fn settings(&self, request: &Tournament) -> Result<Settings, CommandError> {
        let limits = &request.limits;
        let milliseconds = u64::try_from(limits.time_limit.as_millis()).unwrap_or(u64::MAX);
        let players = self.players.iter().map(|player| Ok((player.name.clone(), player.fingerprint()?)));
        Ok(Settings {
            boardlab: env!("CARGO_PKG_VERSION").into(),
            fields: self.fields.iter().map(|field| field.line.clone()).collect(),
            players: players.collect::<Result<_, CommandError>>()?,
            reading: request.rules.reading.name().into(),
            seed: request.rules.seed,
            limits: (milliseconds, limits.program.megabytes(), limits.output_limit),
        })
    }
}

/// The word for every robot of the folder.
const ALL: &str = "all";

fn players(names: &[String], folder: Option<&Path>) -> Result<Vec<Player>, CommandError> {
    let mut players: Vec<Player> = Vec::new();
    for name in names.iter().map(|name| name.trim()) {
        match folder {
            Some(folder) if name == ALL => players.extend(robots(folder)?),
            None if name == ALL => return Err(CommandError::unusable(ALL, "--robots DIR says where programs are")),
            _ => players.push(Player::find(name, folder)?),
        }
    }
    let is_twice = |&(nth, player): &(usize, &Player)| players[..nth].iter().any(|other| other.name == player.name);
    match players.iter().enumerate().find(is_twice) {
        Some((_, twice)) => Err(CommandError::unusable(quoted(&twice.name), "it is named twice")),
        None => Ok(players),
    }
}
