use boardlab_core::{DynGame, Limits, only_game};

use super::problem::Sample;
use crate::commands::compare::first_difference;
use crate::input::InputOptions;

/// The only game of which all inputs are valid and all outputs are right.
pub(super) fn recognise(samples: &[Sample], options: &InputOptions) -> Option<&'static dyn DynGame> {
    if samples.iter().all(|sample| sample.given().is_none()) {
        return None;
    }
    only_game(|game| samples.iter().all(|sample| is_of(game, sample, options)))
}

fn is_of(game: &dyn DynGame, sample: &Sample, options: &InputOptions) -> bool {
    let Ok(input) = game.read(sample.input.clone(), Limits::Statement, &options.chosen()) else { return false };
    sample.given().and_then(|output| first_difference(&*input, output)).is_none()
}
