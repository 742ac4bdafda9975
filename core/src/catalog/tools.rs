use super::every_game;
use crate::game::{Erased, Options, UnknownOption, Workbench};
use crate::judge::Judge;
use crate::workbench::Inputs;

/// The tools of a game, without its types and without its players.
pub trait Tools: Inputs + Judge {
    /// The name people type.
    fn name(&self) -> &'static str;
    /// Reads options written as `key=value` words.
    fn options(&self, words: &str) -> Result<Options, UnknownOption>;
}

impl<G: Workbench> Tools for Erased<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn options(&self, words: &str) -> Result<Options, UnknownOption> {
        Options::read(words, G::OPTIONS, G::accepts)
    }
}

/// The tools of every game.
pub const TOOLS: &[&dyn Tools] = every_game!();

/// The tools of the game with a name.
#[must_use]
pub fn tools(name: &str) -> Option<&'static dyn Tools> {
    TOOLS.iter().copied().find(|tools| tools.name() == name)
}
