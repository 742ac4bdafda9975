use super::ground::Ground;
use super::ranks::Ranks;
use super::{Cost, Goal, Problem};

/// What the tables of a problem take; see [`Problem::cost`].
pub(super) fn cost(problem: &Problem, words: usize, goal: Goal) -> Cost {
    let ground = Ground::new(problem);
    let ranks = Ranks::new(ground.len());
    let (all, others) = (usize::from(problem.catchers), usize::from(problem.catchers) - 1);
    let count = |cells: usize, size: usize| ranks.count(cells, size) as u64;
    let kept = ground.slices.iter().fold(0_u64, |sum, slice| sum.saturating_add(count(slice.others, others)));
    let (set, cells) = (8 * words as u64, ground.len() as u64);
    let turns = if goal == Goal::Table { cells } else { 0 };
    let tables = kept.saturating_mul(2 * set + turns);
    let runs = ground
        .slices
        .iter()
        .fold(0_u64, |sum, slice| sum.saturating_add(count(slice.others, others.saturating_sub(1))));
    let stages = stages(&ground, &ranks, others, set);
    // Maps of the symmetries, a table a byte of a set.
    let maps = 16 * cells.div_ceil(8) * 256 * set + (ground.symmetries.len() as u64) * 2 * cells;
    let sums = [tables, 2 * runs.min(u64::MAX / 2), stages, maps];
    Cost {
        states: count(ground.len(), all).saturating_mul(cells),
        kept,
        bytes: sums.into_iter().fold(0, u64::saturating_add),
    }
}

/// Bytes of the two largest tables of the stages, at most, and of what is gathered for the first.
fn stages(ground: &Ground, ranks: &Ranks, others: usize, set: u64) -> u64 {
    let mut most = [0_u64; 2];
    for stage in 1..=others {
        let names = others - stage;
        let rows = |least: usize| ranks.count(ground.len() - least, names.saturating_sub(1)) as u64;
        let row = |least: usize| ranks.count((ground.reach(least) + 1).min(ground.len()), stage) as u64;
        let sets = match names {
            0 => ranks.count(ground.len(), stage) as u64,
            _ => {
                (0..ground.len()).fold(0, |sum: u64, least| sum.saturating_add(rows(least).saturating_mul(row(least))))
            }
        };
        let index = 9 * ranks.count(ground.len(), names) as u64;
        let size = sets.saturating_mul(set).saturating_add(index);
        most[stage % 2] = most[stage % 2].max(size);
    }
    let gathered =
        if ground.slices.len() == 1 { 0 } else { (ranks.count(ground.len(), others) as u64).saturating_mul(set) };
    most[0].saturating_add(most[1]).saturating_add(gathered)
}
