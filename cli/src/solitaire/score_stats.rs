/// Statistics of many scores.
#[derive(Default)]
pub(super) struct ScoreStats {
    count: u64,
    sum: u64,
    squares: u64,
    min: Option<u32>,
    max: u32,
}

impl ScoreStats {
    pub(super) fn add(&mut self, score: u32) {
        self.count += 1;
        self.sum += u64::from(score);
        self.squares += u64::from(score) * u64::from(score);
        self.min = Some(self.min.map_or(score, |min| min.min(score)));
        self.max = self.max.max(score);
    }

    pub(super) fn count(&self) -> u64 {
        self.count
    }

    pub(super) fn min(&self) -> u32 {
        self.min.unwrap_or(0)
    }

    pub(super) fn max(&self) -> u32 {
        self.max
    }

    /// The mean; 0 without scores.
    pub(super) fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard error of the mean. `None` for fewer than two scores.
    pub(super) fn error(&self) -> Option<f64> {
        let count = self.count as f64;
        let spread = self.squares as f64 - self.sum as f64 * self.mean();
        (self.count > 1).then(|| (spread.max(0.0) / (count - 1.0) / count).sqrt())
    }
}
