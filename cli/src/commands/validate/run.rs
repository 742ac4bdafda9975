use std::path::PathBuf;

use clap::Args;

use super::feedback::Feedback;
use crate::arguments::GAME_NAMES;

/// What a judge hands to a validator of outputs.
#[derive(Args)]
pub(crate) struct Run {
    /// The game.
    #[arg(value_parser = GAME_NAMES)]
    pub(super) game: String,
    /// The input.
    pub(super) input: PathBuf,
    /// The answer file.
    pub(super) answer: PathBuf,
    /// The feedback folder.
    feedback: PathBuf,
    /// Arguments of a judge, which change nothing.
    #[arg(hide = true)]
    arguments: Vec<String>,
}

/// What a validator says.
pub(super) enum Ruling {
    Accepted { score: Option<u32>, message: String },
    Wrong { message: String },
}

impl Run {
    pub(super) fn feedback(&self) -> Feedback {
        Feedback::new(self.feedback.clone())
    }
}
