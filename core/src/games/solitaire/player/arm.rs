//! A first move in a comparison on sampled boards.

use alloc::vec::Vec;

/// A first move, and what it was worth on each board.
pub(super) struct Arm {
    pub(super) cell: u8,
    /// In 1/256 points.
    pub(super) worth: Vec<i32>,
    /// Whether it is still compared.
    pub(super) alive: bool,
}

impl Arm {
    pub(super) fn of(cell: u8) -> Self {
        Arm { cell, worth: Vec::new(), alive: true }
    }

    pub(super) fn mean(&self) -> f32 {
        mean(&self.worth)
    }

    /// The standard deviation of its worth.
    pub(super) fn deviation(&self) -> f32 {
        root(variance(&self.worth))
    }

    /// The mean lead over another on the same boards, and its squared standard error; `doubt` is the deviation that
    /// counts as two boards.
    pub(super) fn lead_over(&self, other: &Arm, doubt: f32) -> (f32, f32) {
        let leads: Vec<i32> = self.worth.iter().zip(&other.worth).map(|(one, other)| one - other).collect();
        let count = leads.len() as f32;
        let few = (doubt * doubt * 2.0 + variance(&leads) * (count - 1.0)) / (count + 1.0);
        (mean(&leads).max(0.0), few / count)
    }
}

fn mean(worth: &[i32]) -> f32 {
    worth.iter().map(|&worth| worth as f32).sum::<f32>() / worth.len().max(1) as f32
}

fn variance(worth: &[i32]) -> f32 {
    let middle = mean(worth);
    let squares = worth.iter().map(|&worth| (worth as f32 - middle) * (worth as f32 - middle)).sum::<f32>();
    squares / worth.len().saturating_sub(1).max(1) as f32
}

/// Square root by Newton's steps.
fn root(square: f32) -> f32 {
    let mut guess = square.max(1.0);
    for _ in 0..24 {
        guess = (guess + square / guess) / 2.0;
    }
    if square > 0.0 { guess } else { 0.0 }
}
