use super::list::games;
use crate::game::{Erased, Workbench};
use crate::judge::Judge;
use crate::workbench::Inputs;

/// The inputs and the judge of a game, without its types and without its players.
pub trait DynWorkbench: Inputs + Judge {}

impl<G: Workbench> DynWorkbench for Erased<G> {}

macro_rules! all {
    ($($feature:literal => $module:ident::$Game:ident { $($types:ident),* })*) => {
        /// The workbench of every game.
        pub const WORKBENCHES: &[&dyn DynWorkbench] = &[
            $(#[cfg(feature = $feature)] &Erased::<crate::games::$module::$Game>::new(),)*
        ];
    };
}
games!(all);

/// The workbench of the game with a name.
#[must_use]
pub fn workbench(name: &str) -> Option<&'static dyn DynWorkbench> {
    WORKBENCHES.iter().copied().find(|workbench| workbench.name() == name)
}
