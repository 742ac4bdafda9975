//! Catchers minimise, the fugitive maximises, the cells that it reaches before any catcher.

use alloc::vec::Vec;

use super::ground::{Pair, before, limits, turns, with, within};
use super::{Candidate, Scene, nearer};
use crate::pursuit::{Cell, Field, Map, Spread};

/// So many catchers, the nearest, weigh their steps; the others step nearer.
pub(super) const ACTIVE: usize = 64;
/// So many replies of the fugitive are weighed.
const REPLIES: usize = 13;
/// Rounds over the catchers; most of what they find is found in the first.
const ROUNDS: usize = 4;

/// The catchers' steps.
pub(super) fn catchers(scene: &Scene<'_>) -> Vec<Cell> {
    let fugitive = scene.fugitive.unwrap_or_default();
    let nearer: Vec<Cell> = scene.catchers.iter().map(|&cell| nearer(scene.field, cell, fugitive).1).collect();
    if scene.capture().is_some() {
        return nearer;
    }
    let mut order: Vec<usize> = (0..nearer.len()).collect();
    order.sort_by_key(|&nth| scene.field.distance(scene.catchers[nth], fugitive));
    let crowd: Vec<Cell> = order.iter().skip(ACTIVE).map(|&nth| nearer[nth]).collect();
    order.truncate(ACTIVE);
    let hunt = Hunt::of(scene, fugitive, scene.field.nearest(&crowd));
    let starts = [scene.catchers, &nearer[..]];
    let descents =
        starts.map(|start| hunt.descend(order.iter().map(|&nth| (scene.catchers[nth], start[nth])).collect()));
    let best = descents.into_iter().min_by_key(|(key, _)| *key).map(|(_, cells)| cells).unwrap_or_default();
    let mut moved = nearer;
    order.iter().zip(best).for_each(|(&nth, cell)| moved[nth] = cell);
    moved
}

/// What the catchers weigh their steps by.
struct Hunt {
    field: Field,
    steps: u8,
    fugitive: Cell,
    /// How near those catchers are that do not weigh.
    crowd: Map,
    replies: Vec<(Cell, Spread)>,
}

/// What is minimised: cells of the fugitive after its best reply, then the catchers' distances.
type Key = (u32, u32);

impl Hunt {
    fn of(scene: &Scene<'_>, fugitive: Cell, crowd: Map) -> Self {
        let replies = replies(scene).into_iter().map(|cell| (cell, scene.field.spread(cell))).collect();
        Hunt { field: scene.field, steps: scene.terms.steps, fugitive, crowd, replies }
    }

    /// The most cells that a reply leaves to the fugitive, the catchers being so near.
    fn area(&self, near: &Map) -> u32 {
        let limits = limits(near, self.steps);
        let count = |(cell, spread): &(Cell, Spread)| match near[usize::from(*cell)] {
            0 | 1 => 0,
            _ => within(self.field, spread, &limits),
        };
        self.replies.iter().map(count).max().unwrap_or(0)
    }

    fn key(&self, near: &Map, cells: &[Cell]) -> Key {
        (self.area(near), cells.iter().map(|&cell| u32::from(self.field.distance(cell, self.fugitive))).sum())
    }

    /// Lets one catcher after the other take its best step, from a first guess of all steps.
    fn descend(&self, mut steps: Vec<(Cell, Cell)>) -> (Key, Vec<Cell>) {
        let mut pair = self.pair(&steps);
        let mut near = self.crowd.clone();
        let mut others = self.crowd.clone();
        for _ in 0..ROUNDS {
            let mut changed = false;
            for nth in 0..steps.len() {
                pair.without(self.field, &self.field.spread(steps[nth].1), &mut others);
                let best = self.best_step(steps[nth], &others, &mut near);
                if best != steps[nth].1 {
                    steps[nth].1 = best;
                    pair = self.pair(&steps);
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        let cells: Vec<Cell> = steps.iter().map(|&(_, to)| to).collect();
        (self.key(&pair.first, &cells), cells)
    }

    fn pair(&self, steps: &[(Cell, Cell)]) -> Pair {
        let mut pair = Pair::of(self.crowd.clone());
        steps.iter().for_each(|&(_, to)| pair.add(self.field, &self.field.spread(to)));
        pair
    }

    /// The best step of one catcher; the one it has if none is better.
    fn best_step(&self, (from, to): (Cell, Cell), others: &Map, near: &mut Map) -> Cell {
        let mut key = |cell: Cell| {
            with(self.field, others, &self.field.spread(cell), near);
            (self.area(near), self.field.distance(cell, self.fugitive), cell != to)
        };
        self.field.around(from).map(|(_, cell)| cell).min_by_key(|&cell| key(cell)).unwrap_or(to)
    }
}

/// The fugitive's ends with most cells before any catcher, the best first, if the catchers stand still.
fn replies(scene: &Scene<'_>) -> Vec<Cell> {
    let mut weighed = weighed(scene);
    weighed.sort_by_key(|&(key, _)| core::cmp::Reverse(key));
    weighed.into_iter().take(REPLIES).map(|(_, cell)| cell).collect()
}

/// Every end of the fugitive with its cells before any catcher, and the distance of the nearest.
pub(super) fn weighed(scene: &Scene<'_>) -> Vec<((u32, u8), Cell)> {
    let near = scene.field.nearest(scene.catchers);
    let limits = limits(&near, scene.terms.steps);
    let weigh = |cell: Cell| {
        let far = near[usize::from(cell)];
        let area = if far <= 1 { 0 } else { within(scene.field, &scene.field.spread(cell), &limits) };
        ((area, far), cell)
    };
    scene.ends().into_iter().map(weigh).collect()
}

/// The fugitive's end.
pub(super) fn fugitive(scene: &Scene<'_>) -> Cell {
    weighed(scene).into_iter().max_by_key(|&(key, _)| key).map_or(0, |(_, cell)| cell)
}

/// Each step of the nearest catchers, the others standing still: cells of the fugitive, which moves next.
pub(super) fn alone(scene: &Scene<'_>, fugitive: Cell) -> Vec<Candidate> {
    let field = scene.field;
    let mut order: Vec<usize> = (0..scene.catchers.len()).collect();
    order.sort_by_key(|&nth| field.distance(scene.catchers[nth], fugitive));
    order.truncate(ACTIVE);
    let from = field.spread(fugitive);
    let turns = turns(field, &from, scene.terms.steps);
    let mut candidates = Vec::new();
    for nth in order {
        let others: Vec<Cell> =
            (0..).zip(scene.catchers).filter(|&(other, _)| other != nth).map(|(_, &cell)| cell).collect();
        let others = field.nearest(&others);
        for (_, to) in field.around(scene.catchers[nth]) {
            let distance = (field.distance(to, fugitive) as u8).min(others[usize::from(fugitive)]);
            let area = if distance == 0 { 0 } else { before(field, &turns, &others, &field.spread(to)) };
            candidates.push(Candidate { catcher: Some(nth as u16), to, area, distance });
        }
    }
    candidates
}
