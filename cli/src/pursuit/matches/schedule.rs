use std::collections::BTreeSet;

use super::fields::{Field, fields};
use super::player::Player;
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
        let names: Vec<&str> = request.players.iter().map(|name| name.trim()).collect();
        if let Some(twice) = names.iter().enumerate().find(|&(nth, name)| names[..nth].contains(name)) {
            return Err(CommandError::unusable(quoted(twice.1), "it is named twice"));
        }
        let folder = request.limits.robots.as_deref();
        let players = names.into_iter().map(|name| Player::find(name, folder)).collect::<Result<_, _>>()?;
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
