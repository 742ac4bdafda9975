//! The games as problems, a file for each.

mod janken;
mod knights;
mod pursuit;
mod robots;
mod solitaire;

use boardlab_core::GameId;

use super::problem::Problem;

/// The problem of a game.
pub(super) fn of(game: GameId) -> Problem {
    match game {
        GameId::Robots => robots::problem(),
        GameId::Janken => janken::problem(),
        GameId::Pursuit => pursuit::problem(),
        GameId::Solitaire => solitaire::problem(),
        GameId::Knights => knights::problem(),
    }
}
