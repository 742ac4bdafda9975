//! Catchers minimise, the fugitive maximises, the cells that it reaches before any catcher.

use alloc::vec::Vec;

use super::alive::{Bits, Chase, Outlook, outlook};
use super::ground::{Pair, before, limits, turns, with, within};
use super::scene::{Candidate, Scene, nearer};
use crate::games::pursuit::field::{Cell, Field};
use crate::games::pursuit::maps::{Map, Spread};
use crate::games::pursuit::model::MatchParams;
use crate::insertion_sort::sort_by;

/// So many catchers, the nearest, weigh their steps; the others step nearer.
pub(super) const ACTIVE: usize = 64;
/// The same against a fugitive of more than one step, where weighing takes longer.
const FAST_ACTIVE: usize = 24;
/// So many ends of a fast fugitive are weighed anew, the best by distances alone.
const FAST_ENDS: usize = 48;
/// So many replies of the fugitive are weighed.
const REPLIES: usize = 13;
/// Rounds over the catchers; most of what they find is found in the first.
const ROUNDS: usize = 4;

/// The catchers' steps.
pub(super) fn catchers(scene: &Scene<'_>) -> Vec<Cell> {
    let fugitive = scene.fugitive.unwrap_or_default();
    let nearer: Vec<Cell> = scene.catchers.iter().map(|&cell| nearer(scene.field, cell, fugitive).1).collect();
    if scene.capture().is_some() || rush(scene) { nearer } else { weighed_steps(scene, fugitive, nearer).1 }
}

/// Whether it is time to step nearer whatever that leaves. Where the cells cannot become fewer the catchers would wait for
/// ever, also for a fugitive that stands still: so a hunt of four times the side is followed by a rush of twice the side, which
/// crosses any field, then by as long a hunt and so on.
fn rush(scene: &Scene<'_>) -> bool {
    let across = 2 * u32::from(scene.field.n);
    let late = u32::from(scene.state.turn).checked_sub(2 * across + 1);
    late.is_some_and(|late| late % (2 * across) < across)
}

/// The best steps that are found, and what they leave; from standing still, and from stepping nearer.
fn weighed_steps(scene: &Scene<'_>, fugitive: Cell, nearer: Vec<Cell>) -> (Key, Vec<Cell>) {
    let order = nearest_catchers(scene, fugitive);
    let most = if scene.params.steps == 1 { ACTIVE } else { FAST_ACTIVE };
    let (active, idle) = order.split_at(order.len().min(most));
    let crowd: Vec<Cell> = idle.iter().map(|&nth| nearer[nth]).collect();
    let steps =
        |to: &[Cell]| -> Vec<(Cell, Cell)> { active.iter().map(|&nth| (scene.catchers[nth], to[nth])).collect() };
    let guesses = [steps(&nearer), steps(scene.catchers)];
    let descents = if scene.params.steps == 1 {
        let hunt = Hunt::of(scene, fugitive, scene.field.nearest(&crowd));
        guesses.map(|guess| hunt.descend(guess))
    } else {
        let chase = Chase { field: scene.field, steps: scene.params.steps, fugitive, crowd };
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
            let key =
                |&(left, cell): &(Outlook, Cell)| (weight(left), crow(chase.field, cell, chase.fugitive), cell != to);
            steps[nth].1 = chase.weigh(&steps, nth).min_by_key(key).map_or(to, |(_, cell)| cell);
        }
        if steps == before {
            break;
        }
    }
    let far = steps.iter().map(|&(_, to)| crow(chase.field, to, chase.fugitive)).sum();
    ((chase.left(&steps), far), steps.into_iter().map(|(_, to)| to).collect())
}

/// Many cells are bad for the catchers; a long stay on few of them is nearly as bad.
const fn weight((cells, stays): Outlook) -> u32 {
    cells + stays / 8
}

/// How far one is from the other as the crow flies, squared: of two steps nearer, that on the longer axis is better.
fn crow(field: Field, from: Cell, to: Cell) -> u32 {
    let ((x, y), (u, v)) = (field.xy(from), field.xy(to));
    u32::from(field.apart(x, u)).pow(2) + u32::from(field.apart(y, v)).pow(2)
}

/// Their places in the list, the nearest first.
pub(super) fn nearest_catchers(scene: &Scene<'_>, fugitive: Cell) -> Vec<usize> {
    let mut order: Vec<usize> = (0..scene.catchers.len()).collect();
    order.sort_by_key(|&nth| scene.field.distance(scene.catchers[nth], fugitive));
    order
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

/// What is minimised: cells of the fugitive after its best reply, then how far the catchers are.
type Key = (Outlook, u32);

impl Hunt {
    fn of(scene: &Scene<'_>, fugitive: Cell, crowd: Map) -> Self {
        let replies = replies(scene).into_iter().map(|cell| (cell, scene.field.spread(cell))).collect();
        Hunt { field: scene.field, steps: scene.params.steps, fugitive, crowd, replies }
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
        ((self.area(near), 0), cells.iter().map(|&cell| crow(self.field, cell, self.fugitive)).sum())
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
            (self.area(near), crow(self.field, cell, self.fugitive), cell != to)
        };
        self.field.around(from).map(|(_, cell)| cell).min_by_key(|&cell| key(cell)).unwrap_or(to)
    }
}

/// The fugitive's ends with most cells before any catcher, the best first, if the catchers stand still.
fn replies(scene: &Scene<'_>) -> Vec<Cell> {
    best_weighed(scene).into_iter().take(REPLIES).map(|(_, cell)| cell).collect()
}

/// Every end as [`weighed`] tells it, the best first.
fn best_weighed(scene: &Scene<'_>) -> Vec<((u32, u8), Cell)> {
    let mut ends = weighed(scene);
    ends.sort_by_key(|&(key, _)| core::cmp::Reverse(key));
    ends
}

/// Every end of the fugitive with its cells before any catcher, and the distance of the nearest.
pub(super) fn weighed(scene: &Scene<'_>) -> Vec<((u32, u8), Cell)> {
    let near = scene.field.nearest(scene.catchers);
    let limits = limits(&near, scene.params.steps);
    let weigh = |cell: Cell| {
        let far = near[usize::from(cell)];
        let area = if far <= 1 { 0 } else { within(scene.field, &scene.field.spread(cell), &limits) };
        ((area, far), cell)
    };
    scene.ends().into_iter().map(weigh).collect()
}

/// The fugitive's end: of those with most cells the one that keeps most after the catchers' best reply.
pub(super) fn fugitive(scene: &Scene<'_>) -> Cell {
    let mut ends = best_ends(scene);
    ends.truncate(looks(scene.params));
    let kept =
        |&(key, cell): &(EndKey, Cell)| if key.0.0 == 0 { ((0, 0), key) } else { (after_reply(scene, cell), key) };
    // The last of equals is the one with most cells.
    ends.iter().rev().max_by_key(|&end| kept(end)).map_or(0, |&(_, cell)| cell)
}

/// The same without a look at replies.
pub(super) fn quick_fugitive(scene: &Scene<'_>) -> Cell {
    best_ends(scene).first().map_or(0, |&(_, cell)| cell)
}

/// What is maximised: the outlook, then the distance of the nearest catcher.
type EndKey = (Outlook, u8);

/// The ends that are worth a thought, the best first.
fn best_ends(scene: &Scene<'_>) -> Vec<(EndKey, Cell)> {
    let ends = best_weighed(scene);
    if scene.params.steps == 1 {
        return ends.into_iter().map(|((area, far), cell)| (((area, 0), far), cell)).collect();
    }
    let held = Bits::of(scene.field, scene.catchers.iter().copied());
    let look = |cell| outlook(scene.field, scene.params.steps, cell, &held, false);
    let mut ends: Vec<(EndKey, Cell)> =
        ends.into_iter().take(FAST_ENDS).map(|((_, far), cell)| ((look(cell), far), cell)).collect();
    sort_by(&mut ends, |one, other| one.0 > other.0);
    ends
}

/// How many ends are worth a look at the catchers' reply: where a reply takes long to find, few.
fn looks(params: &MatchParams) -> usize {
    (1_500_000 / nodes(params)).clamp(1, 6) as usize
}

/// The cells that the fugitive keeps at an end after the catchers' best steps.
fn after_reply(scene: &Scene<'_>, end: Cell) -> Outlook {
    let after = scene.after(end);
    let scene = Scene::of(scene.params, &after, 0);
    let nearer = scene.catchers.iter().map(|&cell| nearer(scene.field, cell, end).1).collect();
    weighed_steps(&scene, end, nearer).0.0
}

/// Each step of the nearest catchers, the others standing still: cells of the fugitive, which moves next.
pub(super) fn alone(scene: &Scene<'_>, fugitive: Cell) -> Vec<Candidate> {
    let field = scene.field;
    let from = field.spread(fugitive);
    let turns = turns(field, &from, scene.params.steps);
    let mut candidates = Vec::new();
    for nth in nearest_catchers(scene, fugitive).into_iter().take(ACTIVE) {
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
/// What a move costs of a budget: about the cells that are looked at.
pub(in crate::games::pursuit) fn nodes(params: &MatchParams) -> u64 {
    let catchers = u64::from(params.catchers).min(ACTIVE as u64);
    params.field.cells() as u64 * (1 + catchers)
}
