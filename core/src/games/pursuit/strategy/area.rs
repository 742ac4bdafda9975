//! The catchers minimise, and the fugitive maximises, the number of cells that the fugitive reaches before any catcher.

use alloc::vec::Vec;

use super::alive::{Bits, Chase, Outlook, outlook};
use super::position::{Candidate, Criterion, Position, nearer};
use super::territory::{TwoNearest, add_catcher, count_reached_first, count_within, reach_limits, turns_to_reach};
use crate::games::pursuit::field::{Cell, Field, Map, Spread};
use crate::games::pursuit::model::MatchParams;
use crate::insertion_sort::sort_by;

/// The number of catchers that search for their best step: the nearest ones. The others step nearer.
pub(super) const ACTIVE: usize = 64;
/// The same against a fugitive of more than one step, where an evaluation takes longer.
const FAST_ACTIVE: usize = 24;
/// The number of ends of a fast fugitive that are evaluated exactly: the best by distances alone.
const FAST_ENDS: usize = 48;
/// The number of replies of the fugitive that are evaluated.
const REPLIES: usize = 13;
/// The number of rounds over the catchers. Most improvements are found in the first.
const ROUNDS: usize = 4;

/// The catchers' steps.
pub(super) fn catchers(position: &Position<'_>) -> Vec<Cell> {
    let fugitive = position.fugitive.unwrap_or_default();
    let nearer: Vec<Cell> = position.catchers.iter().map(|&cell| nearer(position.field, cell, fugitive).1).collect();
    match catchers_criterion(position) {
        Criterion::Area => weighed_steps(position, fugitive, nearer).1,
        _ => nearer,
    }
}

pub(super) fn catchers_criterion(position: &Position<'_>) -> Criterion {
    match position.capture() {
        Some(_) => Criterion::Capture,
        None if is_rush(position) => Criterion::Nearer,
        None => Criterion::Area,
    }
}

/// Whether all catchers step nearer in this turn, whatever territory that leaves. If the territory cannot become
/// smaller, the catchers would wait for ever, even for a fugitive that stands still. So after 4n turns of search they
/// step nearer for 2n turns, which is enough to cross any field, then search for 2n turns, and so on.
fn is_rush(position: &Position<'_>) -> bool {
    let across = 2 * u32::from(position.field.n);
    let late = u32::from(position.state.turn).checked_sub(2 * across + 1);
    late.is_some_and(|late| late % (2 * across) < across)
}

/// The best steps that are found and their key. The search starts from standing still and from stepping nearer.
fn weighed_steps(position: &Position<'_>, fugitive: Cell, nearer: Vec<Cell>) -> (Key, Vec<Cell>) {
    let order = nearest_catchers(position, fugitive);
    let most = if position.params.steps == 1 { ACTIVE } else { FAST_ACTIVE };
    let (active, idle) = order.split_at(order.len().min(most));
    let idle: Vec<Cell> = idle.iter().map(|&nth| nearer[nth]).collect();
    let steps =
        |to: &[Cell]| -> Vec<(Cell, Cell)> { active.iter().map(|&nth| (position.catchers[nth], to[nth])).collect() };
    let guesses = [steps(&nearer), steps(position.catchers)];
    let descents = if position.params.steps == 1 {
        let search = StepSearch::of(position, fugitive, position.field.nearest(&idle));
        guesses.map(|guess| search.descend(guess))
    } else {
        let chase = Chase { field: position.field, steps: position.params.steps, fugitive, idle };
        guesses.map(|guess| descend_fast(&chase, guess))
    };
    let (key, best) = descents.into_iter().min().unwrap_or_default();
    let mut moved = nearer;
    active.iter().zip(best).for_each(|(&nth, cell)| moved[nth] = cell);
    (key, moved)
}

/// Lets one catcher after the other take its best step against a fast fugitive.
fn descend_fast(chase: &Chase, mut steps: Vec<(Cell, Cell)>) -> (Key, Vec<Cell>) {
    for _ in 0..ROUNDS {
        let before = steps.clone();
        for nth in 0..steps.len() {
            let to = steps[nth].1;
            let key = |&(left, cell): &(Outlook, Cell)| {
                (weight(left), squared_distance(chase.field, cell, chase.fugitive), cell != to)
            };
            steps[nth].1 = chase.evaluate(&steps, nth).min_by_key(key).map_or(to, |(_, cell)| cell);
        }
        if steps == before {
            break;
        }
    }
    let far = steps.iter().map(|&(_, to)| squared_distance(chase.field, to, chase.fugitive)).sum();
    ((chase.outlook_after(&steps), far), steps.into_iter().map(|(_, to)| to).collect())
}

/// Many cells are bad for the catchers. A long stay on few of them is nearly as bad.
const fn weight((cells, stays): Outlook) -> u32 {
    cells + stays / 8
}

/// The squared Euclidean distance: of two steps nearer, that on the longer axis is better.
fn squared_distance(field: Field, from: Cell, to: Cell) -> u32 {
    let ((x, y), (u, v)) = (field.xy(from), field.xy(to));
    u32::from(field.apart(x, u)).pow(2) + u32::from(field.apart(y, v)).pow(2)
}

/// The indices of the catchers, the nearest first.
pub(super) fn nearest_catchers(position: &Position<'_>, fugitive: Cell) -> Vec<usize> {
    let mut order: Vec<usize> = (0..position.catchers.len()).collect();
    order.sort_by_key(|&nth| position.field.distance(position.catchers[nth], fugitive));
    order
}

/// The search for the catchers' steps against a fugitive of one step.
struct StepSearch {
    field: Field,
    steps: u8,
    fugitive: Cell,
    /// The distances from the nearest of the catchers that do not search.
    idle: Map,
    replies: Vec<(Cell, Spread)>,
}

/// What is minimised: the territory of the fugitive after its best reply, then the distances of the catchers.
type Key = (Outlook, u32);

impl StepSearch {
    fn of(position: &Position<'_>, fugitive: Cell, idle: Map) -> Self {
        let replies = replies(position).into_iter().map(|cell| (cell, position.field.spread(cell))).collect();
        StepSearch { field: position.field, steps: position.params.steps, fugitive, idle, replies }
    }

    /// The largest territory of the fugitive after a reply, for distances from the nearest catcher.
    fn area(&self, near: &Map) -> u32 {
        let limits = reach_limits(near, self.steps);
        let count = |(cell, spread): &(Cell, Spread)| match near[usize::from(*cell)] {
            0 | 1 => 0,
            _ => count_within(self.field, spread, &limits),
        };
        self.replies.iter().map(count).max().unwrap_or(0)
    }

    fn key(&self, near: &Map, cells: &[Cell]) -> Key {
        ((self.area(near), 0), cells.iter().map(|&cell| squared_distance(self.field, cell, self.fugitive)).sum())
    }

    /// Lets one catcher after the other take its best step, from a first guess of all steps.
    fn descend(&self, mut steps: Vec<(Cell, Cell)>) -> (Key, Vec<Cell>) {
        let mut two_nearest = self.two_nearest(&steps);
        let mut near = self.idle.clone();
        let mut others = self.idle.clone();
        for _ in 0..ROUNDS {
            let mut changed = false;
            for nth in 0..steps.len() {
                two_nearest.without(self.field, &self.field.spread(steps[nth].1), &mut others);
                let best = self.best_step(steps[nth], &others, &mut near);
                if best != steps[nth].1 {
                    steps[nth].1 = best;
                    two_nearest = self.two_nearest(&steps);
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        let cells: Vec<Cell> = steps.iter().map(|&(_, to)| to).collect();
        (self.key(&two_nearest.first, &cells), cells)
    }

    fn two_nearest(&self, steps: &[(Cell, Cell)]) -> TwoNearest {
        let mut two_nearest = TwoNearest::of(self.idle.clone());
        steps.iter().for_each(|&(_, to)| two_nearest.add(self.field, &self.field.spread(to)));
        two_nearest
    }

    /// The best step of one catcher; the one it has if none is better.
    fn best_step(&self, (from, to): (Cell, Cell), others: &Map, near: &mut Map) -> Cell {
        let mut key = |cell: Cell| {
            add_catcher(self.field, others, &self.field.spread(cell), near);
            (self.area(near), squared_distance(self.field, cell, self.fugitive), cell != to)
        };
        self.field.around(from).map(|(_, cell)| cell).min_by_key(|&cell| key(cell)).unwrap_or(to)
    }
}

/// The ends of the fugitive with the largest territory if the catchers stand still, the best first.
fn replies(position: &Position<'_>) -> Vec<Cell> {
    best_weighed(position).into_iter().take(REPLIES).map(|(_, cell)| cell).collect()
}

/// Every end with its evaluation, see [`weighed`]; the best first.
fn best_weighed(position: &Position<'_>) -> Vec<((u32, u8), Cell)> {
    let mut ends = weighed(position);
    ends.sort_by_key(|&(key, _)| core::cmp::Reverse(key));
    ends
}

/// Every end of the fugitive with its territory and the distance of the nearest catcher.
pub(super) fn weighed(position: &Position<'_>) -> Vec<((u32, u8), Cell)> {
    let near = position.field.nearest(position.catchers);
    let limits = reach_limits(&near, position.params.steps);
    let weigh = |cell: Cell| {
        let far = near[usize::from(cell)];
        let area = if far <= 1 { 0 } else { count_within(position.field, &position.field.spread(cell), &limits) };
        ((area, far), cell)
    };
    position.ends().into_iter().map(weigh).collect()
}

/// The end of the fugitive's move: of those with the largest territory, the one that keeps most after the catchers'
/// best reply.
pub(super) fn fugitive(position: &Position<'_>) -> Cell {
    let mut ends = best_ends(position);
    ends.truncate(searched_ends(position.params));
    let kept =
        |&(key, cell): &(EndKey, Cell)| if key.0.0 == 0 { ((0, 0), key) } else { (after_reply(position, cell), key) };
    // Of equals the last one has the largest territory.
    ends.iter().rev().max_by_key(|&end| kept(end)).map_or(0, |&(_, cell)| cell)
}

/// The same without searching for replies.
pub(super) fn quick_fugitive(position: &Position<'_>) -> Cell {
    best_ends(position).first().map_or(0, |&(_, cell)| cell)
}

/// What is maximised: the outlook, then the distance of the nearest catcher.
type EndKey = (Outlook, u8);

/// The ends that are candidates, the best first.
fn best_ends(position: &Position<'_>) -> Vec<(EndKey, Cell)> {
    let ends = best_weighed(position);
    if position.params.steps == 1 {
        return ends.into_iter().map(|((area, far), cell)| (((area, 0), far), cell)).collect();
    }
    let held = Bits::of(position.field, position.catchers.iter().copied());
    let look = |cell| outlook(position.field, position.params.steps, cell, &held, false);
    let mut ends: Vec<(EndKey, Cell)> =
        ends.into_iter().take(FAST_ENDS).map(|((_, far), cell)| ((look(cell), far), cell)).collect();
    sort_by(&mut ends, |one, other| one.0 > other.0);
    ends
}

/// The number of ends for which the catchers' reply is searched: few if a search takes long.
fn searched_ends(params: &MatchParams) -> usize {
    (1_500_000 / nodes(params)).clamp(1, 6) as usize
}

/// The outlook of the fugitive at an end, after the catchers' best steps.
fn after_reply(position: &Position<'_>, end: Cell) -> Outlook {
    let after = position.after(end);
    let position = Position::of(position.params, &after, 0);
    let nearer = position.catchers.iter().map(|&cell| nearer(position.field, cell, end).1).collect();
    weighed_steps(&position, end, nearer).0.0
}

/// Each step of the nearest catchers while the others stand still, with the territory of the fugitive, which moves
/// next.
pub(super) fn single_steps(position: &Position<'_>, fugitive: Cell) -> Vec<Candidate> {
    let field = position.field;
    let from = field.spread(fugitive);
    let turns = turns_to_reach(field, &from, position.params.steps);
    let mut candidates = Vec::new();
    for nth in nearest_catchers(position, fugitive).into_iter().take(ACTIVE) {
        let others: Vec<Cell> =
            (0..).zip(position.catchers).filter(|&(other, _)| other != nth).map(|(_, &cell)| cell).collect();
        let others = field.nearest(&others);
        for (_, to) in field.around(position.catchers[nth]) {
            let distance = (field.distance(to, fugitive) as u8).min(others[usize::from(fugitive)]);
            let area = if distance == 0 { 0 } else { count_reached_first(field, &turns, &others, &field.spread(to)) };
            candidates.push(Candidate { catcher: Some(nth as u16), to, area, distance });
        }
    }
    candidates
}

/// The cost of a move in nodes: about the number of cells that are visited.
pub(crate) fn nodes(params: &MatchParams) -> u64 {
    let catchers = u64::from(params.catchers).min(ACTIVE as u64);
    params.field.cells() as u64 * (1 + catchers)
}
