use super::games::every_game;
use crate::game::{Erased, Workbench};
use crate::judge::Judge;
use crate::workbench::Inputs;

/// The tools of a game, without its types and without its players.
pub trait Tools: Inputs + Judge {}

impl<G: Workbench> Tools for Erased<G> {}

/// The tools of every game.
pub const TOOLS: &[&dyn Tools] = every_game!();

/// The tools of the game with a name.
#[must_use]
pub fn tools(name: &str) -> Option<&'static dyn Tools> {
    TOOLS.iter().copied().find(|tools| tools.name() == name)
}
