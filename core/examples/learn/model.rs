use std::thread;

use boardlab_core::games::solitaire::player::learning::{
    BIAS, CLASSES, LAST, OUT, PHASES, POINT, ROWS, UNIT, WIDTH, Weights,
};
use boardlab_core::games::solitaire::{Alphabet, LAYERS};

use crate::random::Random;
use crate::sample::{HIDDEN_ROWS, INPUTS, Sample};

/// Points to an error of 1: gradients stay far above Adam's epsilon.
pub(crate) const ERROR: f32 = 20.0;

type Units = [f32; WIDTH];

/// The network in floating point; gradients and their moments have the same shape.
#[derive(Clone)]
pub(crate) struct Model {
    /// What a row adds to the hidden units.
    rows: Vec<Units>,
    /// What a row adds to the value, in points.
    direct: Vec<f32>,
    /// What a full hidden unit is worth by phase, in points.
    out: Vec<Units>,
    /// What every position of a phase is worth, in points.
    base: Vec<f32>,
}

/// What the network makes of a sample.
pub(crate) struct Forward {
    /// Hidden units: sums cut to 0..=1 and squared (a squared clipped ReLU).
    hidden: Units,
    /// How fast the value grows with each sum.
    slope: Units,
    /// Points still to come.
    pub(crate) value: f32,
}

impl Model {
    /// Nothing but zeros.
    pub(crate) fn zero(rows: usize) -> Self {
        Model {
            rows: vec![[0.0; WIDTH]; rows],
            direct: vec![0.0; rows],
            out: vec![[0.0; WIDTH]; PHASES],
            base: vec![0.0; PHASES],
        }
    }

    /// Where learning starts. Sums begin inside the units' range, and a piece at about what it brings.
    pub(crate) fn draw(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut model = Model::zero(ROWS);
        model.rows.as_flattened_mut().iter_mut().for_each(|unit| *unit = random.around_zero(0.05));
        model.rows[BIAS].iter_mut().for_each(|unit| *unit = 0.4 + random.around_zero(0.3));
        model.direct[..LAST].fill(2.5);
        model.out.as_flattened_mut().iter_mut().for_each(|weight| *weight = random.around_zero(2.0));
        model
    }

    /// The weights as the player will read them: self-play must suffer the same rounding.
    pub(crate) fn stored(&self) -> Weights {
        let round = |number: f32, scale: i32| (number * scale as f32).round();
        let units = |row: &Units| row.map(|unit| round(unit, UNIT.into()) as i16);
        let weights = |row: &Units| row.map(|weight| round(weight, OUT).clamp(-127.0, 127.0) as i16);
        let points = |numbers: &[f32]| numbers.iter().map(|&number| round(number, POINT) as i32).collect();
        let exact = Weights {
            rows: self.rows.iter().map(units).collect(),
            direct: points(&self.direct),
            out: self.out.iter().map(weights).collect(),
            base: points(&self.base),
        };
        Weights::read(&exact.bytes())
    }

    /// All numbers: of rows, direct, out and base.
    pub(crate) fn numbers(&self) -> [&[f32]; 4] {
        [self.rows.as_flattened(), &self.direct, self.out.as_flattened(), &self.base]
    }

    /// All numbers, to change them.
    pub(crate) fn numbers_mut(&mut self) -> [&mut [f32]; 4] {
        [self.rows.as_flattened_mut(), &mut self.direct, self.out.as_flattened_mut(), &mut self.base]
    }

    /// The sum over some samples of one alphabet of the gradients of half the squared error, in `ERROR` points; and the
    /// sum of the squared errors. Two threads take a half each, joined in order: sums of floats depend on it.
    pub(crate) fn gradient(&self, samples: &[&Sample], alphabet: Alphabet) -> (Self, f32) {
        let model = &self.with_hidden(alphabet);
        let (mut gradient, error) = thread::scope(|scope| {
            let halves = samples.chunks(samples.len().div_ceil(2).max(1));
            let threads: Vec<_> = halves.map(|half| scope.spawn(move || model.half_gradient(half))).collect();
            let parts = threads.into_iter().map(|thread| thread.join().expect("sums do not fail"));
            parts.reduce(|one, other| (one.0.plus(&other.0), one.1 + other.1)).unwrap_or((Model::zero(INPUTS), 0.0))
        });
        gradient.share_hidden(alphabet);
        (gradient, error)
    }

    fn half_gradient(&self, samples: &[&Sample]) -> (Self, f32) {
        let mut gradient = Model::zero(INPUTS);
        let mut error = 0.0;
        let mut rows = Vec::new();
        for sample in samples {
            rows.clear();
            rows.extend(sample.rows());
            let forward = self.forward(&rows, sample.phase());
            let off = forward.value - sample.target;
            error += off * off;
            gradient.backward(&rows, sample.phase(), &forward, off / ERROR);
        }
        (gradient, error)
    }

    /// The value of a sum of rows, and what its gradient needs.
    pub(crate) fn forward(&self, rows: &[usize], phase: usize) -> Forward {
        let mut sums = [0.0; WIDTH];
        let mut value = self.base[phase];
        for &row in rows {
            add(&mut sums, &self.rows[row]);
            value += self.direct[row];
        }
        let out = &self.out[phase];
        let cut = sums.map(|sum: f32| sum.clamp(0.0, 1.0));
        let hidden = cut.map(|unit| unit * unit);
        hidden.iter().zip(out).for_each(|(unit, weight)| value += unit * weight);
        let inside = |unit: usize| sums[unit] > 0.0 && sums[unit] < 1.0;
        let slope = core::array::from_fn(|unit| if inside(unit) { 2.0 * cut[unit] * out[unit] } else { 0.0 });
        Forward { hidden, slope, value }
    }

    fn backward(&mut self, rows: &[usize], phase: usize, forward: &Forward, error: f32) {
        add(&mut self.out[phase], &forward.hidden.map(|unit| error * unit));
        self.base[phase] += error;
        let slope = forward.slope.map(|slope| slope * error);
        for &row in rows {
            add(&mut self.rows[row], &slope);
            self.direct[row] += error;
        }
    }

    /// The model with rows of hidden pieces: a hidden piece is the mean of the types that may come. Each row stands for
    /// all hidden pieces of a tile, the lowest layer first.
    pub(crate) fn with_hidden(&self, alphabet: Alphabet) -> Self {
        let count = alphabet.into_iter().count() as f32;
        let mut model = self.clone();
        for class in 0..CLASSES {
            let mut units = [0.0; WIDTH];
            let mut direct = 0.0;
            for layer in (0..LAYERS).rev() {
                for row in piece_rows(alphabet, class, layer) {
                    add(&mut units, &self.rows[row].map(|unit| unit / count));
                    direct += self.direct[row] / count;
                }
                model.rows.push(units);
                model.direct.push(direct);
            }
        }
        model
    }

    /// The way back: each piece's row gets its share of the gradients of the rows of hidden pieces that it is part of,
    /// and those rows go.
    fn share_hidden(&mut self, alphabet: Alphabet) {
        let count = alphabet.into_iter().count() as f32;
        for class in 0..CLASSES {
            let mut units = [0.0; WIDTH];
            let mut direct = 0.0;
            for layer in 0..LAYERS {
                let hidden = HIDDEN_ROWS + class * LAYERS + LAYERS - 1 - layer;
                add(&mut units, &self.rows[hidden]);
                direct += self.direct[hidden];
                for row in piece_rows(alphabet, class, layer) {
                    add(&mut self.rows[row], &units.map(|unit| unit / count));
                    self.direct[row] += direct / count;
                }
            }
        }
        self.rows.truncate(ROWS);
        self.direct.truncate(ROWS);
    }

    fn plus(mut self, other: &Self) -> Self {
        self.numbers_mut().into_iter().zip(other.numbers()).for_each(|(sums, numbers)| add(sums, numbers));
        self
    }
}

/// The rows of the types that may lie in a layer of a kind of cell.
fn piece_rows(alphabet: Alphabet, class: usize, layer: usize) -> impl Iterator<Item = usize> {
    alphabet.into_iter().map(move |piece| (class * LAYERS + layer) * 8 + piece as usize)
}

fn add(sums: &mut [f32], numbers: &[f32]) {
    sums.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
}
