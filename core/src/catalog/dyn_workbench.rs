use super::list::games;
use crate::game::{Erased, Workbench};
use crate::judge::Judge;
use crate::text::{Limits, Note, NoteKind};
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

/// The only game for which a condition holds. `None` if it holds for no game or for several.
pub fn only_game(holds: impl Fn(&'static dyn DynWorkbench) -> bool) -> Option<&'static dyn DynWorkbench> {
    let mut games = WORKBENCHES.iter().copied().filter(|game| holds(*game));
    games.next().filter(|_| games.next().is_none())
}

/// The game that a text belongs to: the `open` one if the text is a valid input of it, else the only game of which it
/// is one. A text with an ignored rest belongs to no game: in some games, any text that begins with 0 is an input
/// without cases.
///
/// ```
/// use boardlab_core::{Limits, recognise, workbench};
/// let robots = workbench("robots").unwrap();
/// assert_eq!(recognise("1\n1\n7 9\n", robots, Limits::Statement).unwrap().name(), "knights");
/// assert_eq!(recognise("1 0\n15 17\n0 0\n", robots, Limits::Statement).unwrap().name(), "robots");
/// assert!(recognise("neither", robots, Limits::Statement).is_none());
/// ```
#[must_use]
pub fn recognise(text: &str, open: &'static dyn DynWorkbench, limits: Limits) -> Option<&'static dyn DynWorkbench> {
    let is_of = |game: &dyn DynWorkbench, limits| {
        let rest = |note: &Note| note.kind == NoteKind::IgnoredRest;
        game.parse(text, limits).is_ok_and(|found| !found.notes.iter().any(rest))
    };
    if is_of(open, limits) { Some(open) } else { only_game(|game| is_of(game, Limits::Statement)) }
}
