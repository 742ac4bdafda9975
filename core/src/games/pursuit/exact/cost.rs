use super::cell_set::WIDTHS;
use super::index::cell_order::{CellOrder, Slice};
use super::index::ids::SliceId;
use super::index::place::Place;
use super::index::ranks::Ranks;
use super::problem::{Cost, Goal, MOST_CATCHERS, Problem, Refusal};

impl Problem {
    /// The cost of solving it.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::exact::{Goal, Problem};
    /// use boardlab_core::games::pursuit::Field;
    /// let field = Field { torus: false, n: 4 };
    /// let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
    /// let bytes = |goal| problem.cost(goal).unwrap().bytes;
    /// assert!(bytes(Goal::Value) <= bytes(Goal::Tablebase));
    /// ```
    ///
    /// # Errors
    /// If it has too many catchers or cells.
    pub fn cost(&self, goal: Goal) -> Result<Cost, Refusal> {
        if !(1..=MOST_CATCHERS).contains(&self.catchers) {
            return Err(Refusal::Catchers);
        }
        let words = self.words().ok_or(Refusal::Side)?;
        Ok(cost(self, words, goal))
    }

    /// Words of a set of cells.
    pub(super) fn words(&self) -> Option<usize> {
        let cells = self.field.cells();
        WIDTHS.iter().copied().find(|words| cells <= 64 * words)
    }
}

/// The cost of the tables of a problem; see [`Problem::cost`].
pub(super) fn cost(problem: &Problem, words: usize, goal: Goal) -> Cost {
    let kept = Kept::new(problem);
    let set = 8 * words as u64;
    let cells = kept.order.len() as u64;
    let turns = if goal == Goal::Tablebase { cells } else { 0 };
    // The sets lost, trapped and newly trapped; the last once more with the anchor unmoved.
    let tables = if kept.order.anchored { 4 * set } else { 3 * set } + turns;
    // Of a run: its flags; where it begins, in three tables; its number; its key; its sets of changed and filled
    // placements.
    let run = 2 + 3 * 8 + 8 + 2 * u64::from(MOST_CATCHERS) + 3 * set;
    // Maps of the symmetries, a table a byte of a set.
    let maps = 8 * (cells.div_ceil(8) * 256 * set + 2 * cells);
    let sums =
        [kept.placements().saturating_mul(tables), kept.runs().saturating_mul(run), kept.scratch_bytes(set), maps];
    Cost {
        states: kept.count(kept.order.len(), problem.catchers.into()).saturating_mul(cells),
        kept: kept.placements(),
        bytes: sums.into_iter().fold(0, u64::saturating_add),
    }
}

/// Bytes of the scratch memory of each thread.
pub(super) fn scratch_bytes(problem: &Problem, words: usize) -> u64 {
    Kept::new(problem).scratch_bytes(8 * words as u64)
}

/// Counts the placements that are kept.
pub(super) struct Kept {
    pub(super) order: CellOrder,
    ranks: Ranks,
    /// Catchers beside the slice's and the anchor.
    pub(super) others: usize,
}

impl Kept {
    pub(super) fn new(problem: &Problem) -> Self {
        let order = CellOrder::new(problem);
        let ranks = Ranks::new(order.len());
        let others = usize::from(problem.catchers) - 1 - usize::from(order.anchored);
        Kept { order, ranks, others }
    }

    pub(super) fn count(&self, bound: usize, size: usize) -> u64 {
        self.ranks.count(bound, size) as u64
    }

    /// Placements of all slices that are kept.
    fn placements(&self) -> u64 {
        self.order.slices.ids().map(|slice| self.placements_of(slice)).fold(0, u64::saturating_add)
    }

    pub(super) fn placements_of(&self, slice: SliceId) -> u64 {
        let CellOrder { slices, ends, .. } = &self.order;
        let last = Place::below(slices[slice].bound()).filter(|&place| ends[slice][place]);
        match self.others {
            0 => 1,
            others => last.map(|place| self.count(place.bound(), others - 1)).fold(0, u64::saturating_add),
        }
    }

    /// The runs of all slices, also those that are not kept.
    fn runs(&self) -> u64 {
        let runs = |slice: &Slice| self.count(slice.bound(), self.others.saturating_sub(1));
        self.order.slices.iter().map(runs).fold(0, u64::saturating_add)
    }

    /// Bytes of the tables of two stages, at most: of the sets, and where each run begins.
    fn scratch_bytes(&self, set: u64) -> u64 {
        let mut most = [0_u64; 2];
        for stage in 1..=self.others {
            let size = self.rows(stage, stage).saturating_mul(set);
            let size = size.saturating_add(self.rows(stage, stage - 1).saturating_mul(9 + set));
            most[stage % 2] = most[stage % 2].max(size);
        }
        most[0].saturating_add(most[1])
    }

    /// Multisets of a size in all rows of a stage.
    fn rows(&self, stage: usize, size: usize) -> u64 {
        let remaining = self.others - stage;
        if remaining == 0 {
            return self.count(self.order.len(), size);
        }
        let rows = |least: Place| self.count(self.order.len() - least.index(), remaining - 1);
        let row = |least: Place| self.count(self.order.widened[least.bound()], size);
        self.order.all_places().fold(0, |sum, least| sum.saturating_add(rows(least).saturating_mul(row(least))))
    }
}
