/// How many positions of a line are kept at most.
const MOST: usize = 256;

/// Some positions of a line, evenly spaced, and the last one that was asked for: every other one is played from the
/// nearest before it.
pub(crate) struct Kept<T> {
    spaced: Vec<T>,
    /// The distance between two of them, in moves.
    every: usize,
    last: Option<(usize, T)>,
}

impl<T: Clone> Kept<T> {
    /// The start of a line.
    pub(crate) fn new(start: T) -> Self {
        Kept { spaced: vec![start], every: 1, last: None }
    }

    /// The last position at a ply or before it, and its ply.
    pub(crate) fn before(&self, ply: usize) -> (usize, T) {
        let nth = (ply / self.every).min(self.spaced.len() - 1);
        let spaced = nth * self.every;
        match &self.last {
            Some((at, state)) if (spaced..=ply).contains(at) => (*at, state.clone()),
            _ => (spaced, self.spaced[nth].clone()),
        }
    }

    /// Takes note of a position that was passed. Positions come in order.
    pub(crate) fn pass(&mut self, ply: usize, state: &T) {
        if ply != self.spaced.len() * self.every {
            return;
        }
        if self.spaced.len() == MOST {
            let mut nth = 0;
            self.spaced.retain(|_| {
                nth += 1;
                nth % 2 == 1
            });
            self.every *= 2;
        }
        if ply == self.spaced.len() * self.every {
            self.spaced.push(state.clone());
        }
    }

    /// The position that is asked for next, as likely as not, is near this one.
    pub(crate) fn remember(&mut self, ply: usize, state: T) {
        self.last = Some((ply, state));
    }

    /// Forgets what comes behind a ply.
    pub(crate) fn cut(&mut self, ply: usize) {
        self.spaced.truncate(ply / self.every + 1);
        self.last.take_if(|(at, _)| *at > ply);
    }
}
