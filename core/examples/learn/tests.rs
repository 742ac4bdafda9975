//! The trainer and the player must mean the same network, and gradients must be gradients.

use boardlab_core::Game;
use boardlab_core::games::solitaire::player::learning::{Net, POINT, ROWS};
use boardlab_core::games::solitaire::{Alphabet, Case, Cells, Piece, Solitaire, position};

use crate::model::{ERROR, Model};
use crate::random::Random;
use crate::sample::Sample;
use crate::selfplay::remove;

/// Not all of them, so that the mean of a hidden piece matters.
fn types() -> Alphabet {
    Alphabet::ALL - Alphabet::of([Piece::Springare])
}

/// What a sample adds to a gradient whose unit is just being cut: there is no slope to measure there.
const KINKS: f64 = 1.0;

/// The samples of a game of random moves with what the player's network, made from the model, says of each.
fn samples(model: &Model) -> Vec<(Sample, f32)> {
    let net = Net::new(&model.stored(), types());
    let case = Case::of_seed(5, types(), 0);
    let mut random = Random::new(6);
    let mut state = Solitaire::start(&case);
    let mut samples = Vec::new();
    while !state.targets().is_empty() {
        let position = position(&case, &state);
        let last = state.removed.iter().rev().take(state.removed.len() % 4);
        let masked: Cells = last.map(|&(cell, _)| cell).collect();
        let value = net.expected(&position, masked) as f32 / POINT as f32;
        samples.extend(Sample::new(&position, masked, 40.0).map(|sample| (sample, value)));
        let legal: Vec<u8> = state.targets().into_iter().collect();
        remove(&case, &mut state, legal[random.below(legal.len())]);
    }
    assert!(samples.len() > 20, "a game to speak of");
    samples
}

fn predict(model: &Model, sample: &Sample) -> f32 {
    model.with_hidden(types()).forward(&sample.rows().collect::<Vec<_>>(), sample.phase()).value
}

fn assert_agree(model: &Model, tolerance: f32) {
    for (nth, (sample, value)) in samples(model).iter().enumerate() {
        let predicted = predict(model, sample);
        assert!((predicted - value).abs() < tolerance, "removal {nth}: {predicted} here, {value} in the player");
    }
}

#[test]
fn rows_are_the_players() {
    let mut model = Model::zero(ROWS);
    let mut random = Random::new(1);
    let [_, direct, _, base] = model.numbers_mut();
    direct.iter_mut().chain(base).for_each(|points| *points = random.around_zero(8.0).round());
    assert_agree(&model, 0.3);
}

#[test]
fn units_are_the_players() {
    assert_agree(&Model::draw(2), 2.0);
}

#[test]
fn gradients_are_slopes() {
    let model = Model::draw(3);
    let samples: Vec<Sample> = samples(&model).into_iter().map(|(sample, _)| sample).collect();
    let error = |model: &Model| -> f64 {
        samples.iter().map(|sample| f64::from(predict(model, sample) - sample.target).powi(2)).sum()
    };
    let (gradient, sum) = model.gradient(&samples.iter().collect::<Vec<_>>(), types());
    assert!((f64::from(sum) / error(&model) - 1.0).abs() < 1e-3);
    for (group, slopes) in gradient.numbers().into_iter().enumerate() {
        for at in (0..slopes.len()).step_by(slopes.len().div_ceil(40)) {
            let moved = |by: f32| {
                let mut model = model.clone();
                model.numbers_mut()[group][at] += by;
                error(&model)
            };
            let measured = (moved(0.004) - moved(-0.004)) / 0.008 / 2.0 / f64::from(ERROR);
            let slope = f64::from(slopes[at]);
            assert!((measured - slope).abs() < 0.02 * slope.abs() + KINKS, "{group} {at}: {measured}, not {slope}");
        }
    }
}
