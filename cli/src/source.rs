use std::path::PathBuf;

use clap::Args;

use crate::failure::Failure;
use crate::input::{Input, note_keyboard_input};

#[derive(Args)]
pub(crate) struct Source {
    /// The game.
    pub(crate) game: String,
    /// The input [default: standard input].
    #[arg(default_value = "-")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    options: InputOptions,
}

#[derive(Args)]
pub(crate) struct InputOptions {
    /// Lift the limits that only bound a judge's running time.
    #[arg(long)]
    pub(crate) relaxed: bool,
    /// Choose how a point is read that the statement leaves open.
    #[arg(long, value_name = "NAME")]
    reading: Option<String>,
    /// Solitaire: the types that are drawn, joined by commas, or `all`.
    #[arg(long, value_name = "TYPES")]
    alphabet: Option<String>,
    /// Pursuit: the strategy of the catchers; it replaces the player that the input names.
    #[arg(long, value_name = "NAME")]
    catchers: Option<String>,
    /// Pursuit: the strategy of the fugitive.
    #[arg(long, value_name = "NAME")]
    fugitive: Option<String>,
    /// Solitaire: the seed of the pieces that the input does not have. Pursuit: the seed of the strategies.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<String>,
    /// Solitaire: the number of positions that the player searches for a move.
    #[arg(long, value_name = "NUMBER")]
    nodes: Option<String>,
}

impl InputOptions {
    /// The options as the core reads them.
    pub(crate) fn to_text(&self) -> String {
        let chosen = [
            ("reading", &self.reading),
            ("alphabet", &self.alphabet),
            ("catchers", &self.catchers),
            ("fugitive", &self.fugitive),
            ("seed", &self.seed),
            ("nodes", &self.nodes),
        ];
        let word = |(key, value): (&str, &Option<String>)| value.as_ref().map(|value| format!("{key}={value}"));
        chosen.into_iter().filter_map(word).collect::<Vec<_>>().join(" ")
    }
}

pub(crate) fn read(source: &Source) -> Result<Input, Failure> {
    note_keyboard_input(&source.file);
    Input::read(&source.game, &source.file, source.options.relaxed, &source.options.to_text())
}
