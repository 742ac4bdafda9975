use std::collections::BTreeMap;

use boardlab_core::games::solitaire::Alphabet;
use boardlab_core::games::solitaire::player::learning::ROWS;

use crate::model::Model;
use crate::random::Random;
use crate::sample::Sample;

/// Samples to a step.
const BATCH: usize = 2048;
/// The rate at its highest.
const RATE: f32 = 2e-3;
/// How much of it each group of numbers has: rows are in parts of a unit, everything else in points.
const RATES: [f32; 4] = [1.0, 10.0, 10.0, 10.0];
/// Steps until the rate is at its highest: the first moments are those of a few samples.
const WARM_UP: f32 = 50.0;
/// How much of the rate is gone in the end.
const DECAY: f32 = 0.95;
/// How much of its past each moment keeps.
const BETAS: [f32; 2] = [0.9, 0.999];
/// Keeps the quotient finite where there was no gradient yet.
const EPSILON: f32 = 1e-7;
/// The greatest output weight that can be stored, in points.
const MOST: f32 = 15.8;

/// Adam (Kingma, Ba 2015): each number steps by the mean of its gradient over the root of the mean of its square.
struct Adam {
    first: Model,
    second: Model,
    /// How much of each moment is still the zero that it began with.
    bias: [f32; 2],
}

/// Goes over all samples so many times; the root of the mean squared error each time, in points. A batch is of one
/// alphabet: what a hidden piece means depends on it.
pub(crate) fn fit(model: &mut Model, samples: &[&Sample], epochs: usize, seed: u64) -> Vec<f32> {
    let mut adam = Adam { first: Model::zero(ROWS), second: Model::zero(ROWS), bias: [1.0; 2] };
    let mut random = Random::new(seed);
    let mut groups = by_alphabet(samples);
    let steps = epochs * groups.iter().map(|group| group.len().div_ceil(BATCH)).sum::<usize>();
    let mut step = 0..steps;
    let mut epoch = |_| {
        let mut error = 0.0;
        for batch in batches(&mut groups, &mut random) {
            let (gradient, squares) = model.gradient(&batch, batch[0].alphabet);
            let rate = step.next().map_or(0.0, |step| rate(step, steps));
            adam.step(model, &gradient, batch.len() as f32, rate);
            error += f64::from(squares);
        }
        (error / samples.len() as f64).sqrt() as f32
    };
    (0..epochs).map(&mut epoch).collect()
}

fn by_alphabet<'a>(samples: &[&'a Sample]) -> Vec<Vec<&'a Sample>> {
    let mut groups: BTreeMap<Alphabet, Vec<_>> = BTreeMap::new();
    samples.iter().for_each(|&sample| groups.entry(sample.alphabet).or_default().push(sample));
    groups.into_values().collect()
}

fn batches<'a>(groups: &mut [Vec<&'a Sample>], random: &mut Random) -> Vec<Vec<&'a Sample>> {
    let mut batches = Vec::new();
    for group in groups {
        random.shuffle(group);
        batches.extend(group.chunks(BATCH).map(<[_]>::to_vec));
    }
    random.shuffle(&mut batches);
    batches
}

fn rate(step: usize, steps: usize) -> f32 {
    let gone = step as f32 / steps as f32;
    RATE * (1.0 - DECAY * gone) * ((step + 1) as f32 / WARM_UP).min(1.0)
}

impl Adam {
    /// One step down a gradient that is the sum over so many samples.
    fn step(&mut self, model: &mut Model, gradient: &Model, samples: f32, rate: f32) {
        self.bias = [self.bias[0] * BETAS[0], self.bias[1] * BETAS[1]];
        let correction = self.bias.map(|bias| 1.0 / (1.0 - bias));
        let moments = self.first.numbers_mut().into_iter().zip(self.second.numbers_mut());
        let numbers = model.numbers_mut().into_iter().zip(gradient.numbers());
        for ((numbers, moments), times) in numbers.zip(moments).zip(RATES) {
            let moments = moments.0.iter_mut().zip(moments.1);
            for ((number, gradient), (first, second)) in numbers.0.iter_mut().zip(numbers.1).zip(moments) {
                let gradient = gradient / samples;
                *first = BETAS[0] * *first + (1.0 - BETAS[0]) * gradient;
                *second = BETAS[1] * *second + (1.0 - BETAS[1]) * gradient * gradient;
                *number -= rate * times * (*first * correction[0]) / ((*second * correction[1]).sqrt() + EPSILON);
            }
        }
        let [_, _, out, _] = model.numbers_mut();
        out.iter_mut().for_each(|weight| *weight = weight.clamp(-MOST, MOST));
    }
}
