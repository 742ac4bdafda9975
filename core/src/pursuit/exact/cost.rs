use alloc::vec::Vec;

use super::ground::{Ground, Slice};
use super::ranks::Ranks;
use super::{Cost, Goal, MOST_CATCHERS, Problem};

/// What the tables of a problem take; see [`Problem::cost`].
pub(super) fn cost(problem: &Problem, words: usize, goal: Goal) -> Cost {
    let kept = Kept::new(problem);
    let (set, cells) = (8 * words as u64, kept.ground.len() as u64);
    let turns = if goal == Goal::Table { cells } else { 0 };
    // What is lost, trapped and heard, with the anchor's step once more; whether it changed.
    let tables = if kept.ground.anchored { 4 * set } else { 3 * set } + 1 + turns;
    // What is known of a run; where it begins, here and where it is heard; its name.
    let run = 3 + 3 * 8 + 8 + 2 * u64::from(MOST_CATCHERS);
    // Maps of the symmetries, a table a byte of a set.
    let maps = 8 * (cells.div_ceil(8) * 256 * set + 2 * cells);
    let sums = [
        kept.placements(kept.others).saturating_mul(tables),
        kept.placements(kept.others.saturating_sub(1)).saturating_mul(run),
        kept.room(set),
        maps,
    ];
    Cost {
        states: kept.count(kept.ground.len(), problem.catchers.into()).saturating_mul(cells),
        kept: kept.placements(kept.others),
        bytes: sums.into_iter().fold(0, u64::saturating_add),
    }
}

/// Bytes of the room that each hand works in.
pub(super) fn room(problem: &Problem, words: usize) -> u64 {
    Kept::new(problem).room(8 * words as u64)
}

/// States that are lost in the first turn, of the placements that are kept: cells that a catcher reaches.
pub(super) fn reached(problem: &Problem) -> u64 {
    let kept = Kept::new(problem);
    let slices = kept.ground.slices.iter();
    slices.map(|slice| kept.reached(slice)).fold(0, u64::saturating_add)
}

/// The placements that are kept.
struct Kept {
    ground: Ground,
    ranks: Ranks,
    /// Catchers beside the slice's and the anchor.
    others: usize,
}

impl Kept {
    fn new(problem: &Problem) -> Self {
        let ground = Ground::new(problem);
        let ranks = Ranks::new(ground.len());
        let others = usize::from(problem.catchers) - 1 - usize::from(ground.anchored);
        Kept { ground, ranks, others }
    }

    fn count(&self, cells: usize, size: usize) -> u64 {
        self.ranks.count(cells, size) as u64
    }

    /// Multisets of so many others in all slices.
    fn placements(&self, others: usize) -> u64 {
        self.ground.slices.iter().fold(0, |sum, slice| sum.saturating_add(self.count(slice.others, others)))
    }

    /// States of a slice that are lost in the first turn.
    fn reached(&self, slice: &Slice) -> u64 {
        let all = self.count(slice.others, self.others);
        let states = |near: &Vec<usize>| {
            let sure = near.contains(&slice.place) || self.ground.anchored && near.contains(&0);
            let others = slice.others - near.iter().filter(|&&place| place < slice.others).count();
            if sure { all } else { all - self.count(others, self.others) }
        };
        self.ground.beside.iter().map(states).fold(0, u64::saturating_add)
    }

    /// Bytes of the tables of two stages, at most: of the sets, and where each run begins.
    fn room(&self, set: u64) -> u64 {
        let mut most = [0_u64; 2];
        for stage in 1..=self.others {
            let size = self.rows(stage, stage).saturating_mul(set);
            let size = size.saturating_add(self.rows(stage, stage - 1).saturating_mul(9));
            most[stage % 2] = most[stage % 2].max(size);
        }
        most[0].saturating_add(most[1])
    }

    /// Multisets of a size in all rows of a stage.
    fn rows(&self, stage: usize, size: usize) -> u64 {
        let names = self.others - stage;
        if names == 0 {
            return self.count(self.ground.len(), size);
        }
        let rows = |least: usize| self.count(self.ground.len() - least, names - 1);
        let row = |least: usize| self.count(self.ground.widened[least + 1], size);
        (0..self.ground.len()).fold(0, |sum, least| sum.saturating_add(rows(least).saturating_mul(row(least))))
    }
}
