use super::games::every_game;
use crate::game::{Erased, Workbench};
use crate::judge::Judge;
use crate::workbench::Inputs;

/// The inputs and the judge of a game, without its types and without its players.
pub trait DynWorkbench: Inputs + Judge {}

impl<G: Workbench> DynWorkbench for Erased<G> {}

/// The workbench of every game.
pub const WORKBENCHES: &[&dyn DynWorkbench] = every_game!();

/// The workbench of the game with a name.
#[must_use]
pub fn workbench(name: &str) -> Option<&'static dyn DynWorkbench> {
    WORKBENCHES.iter().copied().find(|workbench| workbench.name() == name)
}
