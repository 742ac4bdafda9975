use serde::{Deserialize, Serialize};

use crate::jobs;

/// Everything that the result of a match depends on: the first line of a results file.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Settings {
    pub(super) boardlab: String,
    pub(super) fields: Vec<String>,
    /// Names and fingerprints of the programs.
    pub(super) players: Vec<(String, String)>,
    pub(super) reading: String,
    pub(super) seed: u64,
    /// Milliseconds, bytes of memory in MB, bytes of output.
    pub(super) limits: (u64, u32, u32),
}

impl Settings {
    /// These, but with the fields and players of others.
    pub(super) fn with_those_of(&self, others: &Settings) -> Settings {
        Settings { fields: others.fields.clone(), players: others.players.clone(), ..self.clone() }
    }
}

impl jobs::Settings for Settings {
    fn difference(&self, found: &Settings) -> Option<String> {
        let others = |what: &str, found: &dyn std::fmt::Debug| Some(format!("{what} {found:?}"));
        let names = |settings: &Settings| settings.players.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        let changed = self.players.iter().zip(&found.players).find(|(ours, found)| ours != found);
        if self == found {
            None
        } else if self.boardlab != found.boardlab {
            others("boardlab", &found.boardlab)
        } else if self.fields != found.fields {
            others("the fields", &found.fields.join(", "))
        } else if names(self) != names(found) {
            others("the players", &names(found).join(","))
        } else if self.reading != found.reading {
            others("--reading", &found.reading)
        } else if self.seed != found.seed {
            others("--seed", &found.seed)
        } else if self.limits != found.limits {
            others("the limits (ms, MB, bytes)", &found.limits)
        } else {
            changed.map(|((name, _), _)| format!("another program of {name:?}, which has changed since"))
        }
    }
}
