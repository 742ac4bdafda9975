use boardlab_core::{DynGame, DynWorkbench, Limits, only_game};

use super::problem::Sample;
use crate::commands::compare::first_difference;
use crate::input::InputOptions;

/// The only game of which all inputs are valid and all outputs are right.
pub(super) fn recognise(samples: &[Sample], options: &InputOptions) -> Option<&'static dyn DynGame> {
    if samples.iter().all(|sample| sample.given().is_none()) {
        return None;
    }
    let game = only_game(|game| samples.iter().all(|sample| is_of(game, sample, options)))?;
    boardlab_core::game(game.name())
}

fn is_of(game: &'static dyn DynWorkbench, sample: &Sample, options: &InputOptions) -> bool {
    let (Ok(options), Ok(document)) = (options.of(game), game.parse(&sample.input, Limits::Statement)) else {
        return false;
    };
    let difference = |output: &str| first_difference(game, &sample.input, &document, &options, output);
    sample.given().and_then(difference).is_none()
}
