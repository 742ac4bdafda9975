//! Who plays: strategies for both sides, for every field, from the position and a seed alone.

mod alive;
mod area;
mod chase;
mod dominate;
mod far;
mod ground;
mod random;
mod shadow;
mod start;

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::{Cell, Field, Pairs, Side, State, Step, Terms};
use crate::game::Illegal;
use crate::rng::SplitMix64;

pub use dominate::dominating_set;

/// A strategy, for either side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strategy {
    /// Anything.
    Random,
    /// Catchers step nearer; the fugitive gets away from the nearest.
    Chase,
    /// Catchers keep apart; the fugitive keeps far from all of them.
    Far,
    /// Catchers leave the fugitive few cells that it reaches before them; it seeks many.
    Area,
    /// Three catchers of a torus close in along a diagonal, which nobody of one step a turn escapes; else as [`Strategy::Area`].
    Shadow,
    /// Catchers stand next to every cell, if they are enough; else as [`Strategy::Area`].
    Dominate,
    /// The one that does most; by the exact theory where the problem is small, see [`Theory`](super::exact::Theory).
    #[default]
    Best,
    /// By the exact theory wherever the problem can be solved in a turn's time, else as [`Strategy::Best`].
    Exact,
}

impl Strategy {
    /// The weakest first.
    pub const ALL: [Strategy; 8] = [
        Strategy::Random,
        Strategy::Chase,
        Strategy::Far,
        Strategy::Area,
        Strategy::Shadow,
        Strategy::Dominate,
        Strategy::Best,
        Strategy::Exact,
    ];

    /// What it is called in options and engine files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Strategy::Random => "random",
            Strategy::Chase => "chase",
            Strategy::Far => "far",
            Strategy::Area => "area",
            Strategy::Shadow => "shadow",
            Strategy::Dominate => "dominate",
            Strategy::Best => "best",
            Strategy::Exact => "exact",
        }
    }

    /// What it says for the side that is due, whose round is not over, without solving anything: a word that the rules allow.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{Field, State, Strategy, Terms};
    /// let field = Field { torus: false, n: 10 };
    /// let terms = Terms { field, catchers: 2, steps: 3, turns: 100, blocked: false };
    /// let word = Strategy::Area.say(&terms, &State::new(), 0);
    /// assert!(terms.check(&State::new(), &word).is_ok());
    /// ```
    #[must_use]
    pub fn say(self, terms: &Terms, at: &State, seed: u64) -> Pairs {
        let scene = Scene::of(terms, at, seed);
        match (at.due, at.fugitive) {
            (Side::Catchers, None) => places(terms.field, &self.place_catchers(&scene)),
            (Side::Catchers, Some(_)) => scene.steps(&self.move_catchers(&scene)),
            (Side::Fugitive, None) => places(terms.field, &[self.move_fugitive(&scene)]),
            (Side::Fugitive, Some(from)) => scene.way(from, self.move_fugitive(&scene)),
        }
    }

    fn place_catchers(self, scene: &Scene<'_>) -> Vec<Cell> {
        match self {
            Strategy::Random => random::place(scene),
            Strategy::Chase => start::block(scene),
            Strategy::Far => far::place(scene),
            Strategy::Area => start::place(scene),
            Strategy::Shadow => shadow::place(scene).unwrap_or_else(|| start::place(scene)),
            Strategy::Dominate => dominate::place(scene).unwrap_or_else(|| start::place(scene)),
            Strategy::Best | Strategy::Exact => {
                dominate::place(scene).or_else(|| shadow::place(scene)).unwrap_or_else(|| start::place(scene))
            }
        }
    }

    fn move_catchers(self, scene: &Scene<'_>) -> Vec<Cell> {
        match self {
            Strategy::Random => random::catchers(scene),
            Strategy::Chase => chase::catchers(scene),
            Strategy::Far => far::catchers(scene),
            Strategy::Area | Strategy::Dominate => area::catchers(scene),
            Strategy::Shadow | Strategy::Best | Strategy::Exact => {
                shadow::catchers(scene).unwrap_or_else(|| area::catchers(scene))
            }
        }
    }

    /// Where the fugitive ends, or begins.
    fn move_fugitive(self, scene: &Scene<'_>) -> Cell {
        match self {
            Strategy::Random => random::fugitive(scene),
            Strategy::Chase => chase::fugitive(scene),
            Strategy::Far => far::fugitive(scene),
            Strategy::Area | Strategy::Shadow | Strategy::Dominate | Strategy::Best | Strategy::Exact => {
                area::fugitive(scene)
            }
        }
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Strategy {
    type Err = Illegal;

    fn from_str(name: &str) -> Result<Self, Illegal> {
        Strategy::ALL.into_iter().find(|strategy| strategy.name() == name).ok_or(Illegal::Unreadable)
    }
}

/// What a word costs of a budget: about the cells that are looked at.
pub(super) fn nodes(terms: &Terms) -> u64 {
    let catchers = u64::from(terms.catchers).min(area::ACTIVE as u64);
    terms.field.cells() as u64 * (1 + catchers)
}

/// A position as a strategy sees it.
pub(super) struct Scene<'a> {
    pub(super) terms: &'a Terms,
    pub(super) field: Field,
    pub(super) catchers: &'a [Cell],
    /// Where the fugitive is; none before its placement.
    pub(super) fugitive: Option<Cell>,
    at: &'a State,
    seed: u64,
}

impl<'a> Scene<'a> {
    pub(super) fn of(terms: &'a Terms, at: &'a State, seed: u64) -> Self {
        Scene { terms, field: terms.field, catchers: &at.catchers, fugitive: at.fugitive, at, seed }
    }

    /// Dice that fall alike for a position and a seed.
    fn dice(&self) -> SplitMix64 {
        let cells = self.catchers.iter().chain(&self.fugitive);
        let mixed = cells.fold(self.seed, |seed, &cell| SplitMix64::nth(seed, u64::from(cell)));
        SplitMix64::new(SplitMix64::nth(mixed, u64::from(self.at.turn)))
    }

    /// The cells where the fugitive may end its word, or begin; those that a catcher holds only if there are no others.
    pub(super) fn ends(&self) -> Vec<Cell> {
        let mut open = self.terms.reach(self.at);
        self.catchers.iter().for_each(|&cell| open[usize::from(cell)] = false);
        let ends: Vec<Cell> = (0..self.field.cells() as Cell).filter(|&cell| open[usize::from(cell)]).collect();
        if ends.is_empty() { self.fugitive.into_iter().chain([0]).take(1).collect() } else { ends }
    }

    /// The position when the fugitive has come to a cell, and the catchers move.
    fn after(&self, end: Cell) -> State {
        let turn = self.at.turn.saturating_add(1);
        State { turn, due: Side::Catchers, catchers: self.catchers.into(), fugitive: Some(end), ..State::new() }
    }

    /// A catcher that reaches the fugitive in one step.
    fn capture(&self) -> Option<usize> {
        let fugitive = self.fugitive?;
        self.catchers.iter().position(|&cell| self.field.distance(cell, fugitive) <= 1)
    }

    /// The catchers' steps to cells next to them.
    fn steps(&self, to: &[Cell]) -> Pairs {
        self.catchers.iter().zip(to).map(|(&from, &to)| step(self.field, from, to).pair()).collect()
    }

    /// A shortest way of the fugitive to a cell that it reaches, filled up with staying.
    fn way(&self, from: Cell, to: Cell) -> Pairs {
        let mut way = if self.terms.blocked { self.way_round(from, to) } else { straight(self.field, from, to) };
        way.resize(usize::from(self.terms.steps), (0, 0));
        way
    }

    /// The same past the catchers, found backwards.
    fn way_round(&self, from: Cell, to: Cell) -> Pairs {
        let far = self.terms.ways(from, self.catchers);
        let (mut way, mut here) = (Pairs::new(), to);
        while here != from {
            let before = |(step, cell): (Step, Cell)| {
                let nearer = u16::from(far[usize::from(cell)]) + 1 == u16::from(far[usize::from(here)]);
                (nearer && (cell == from || !self.catchers.contains(&cell))).then_some((step, cell))
            };
            let Some((step, cell)) = self.field.around(here).find_map(before) else { break };
            let (dx, dy) = step.pair();
            way.push((-dx, -dy));
            here = cell;
        }
        way.reverse();
        way
    }
}

fn step(field: Field, from: Cell, to: Cell) -> Step {
    field.around(from).find(|&(_, cell)| cell == to).map_or(Step::Stay, |(step, _)| step)
}

fn straight(field: Field, from: Cell, to: Cell) -> Pairs {
    let (mut way, mut here) = (Pairs::new(), from);
    while here != to {
        let (step, next) = nearer(field, here, to);
        way.push(step.pair());
        here = next;
    }
    way
}

/// A step towards a cell, along the axis with more to go.
pub(super) fn nearer(field: Field, from: Cell, to: Cell) -> (Step, Cell) {
    let (u, v) = field.xy(to);
    let left = |cell: Cell| {
        let (x, y) = field.xy(cell);
        let (across, down) = (field.apart(x, u), field.apart(y, v));
        (across + down, across.max(down))
    };
    field.around(from).min_by_key(|&(_, cell)| left(cell)).unwrap_or((Step::Stay, from))
}

/// The pairs of a word that places pieces.
pub(super) fn places(field: Field, cells: &[Cell]) -> Pairs {
    let pair = |&cell: &Cell| {
        let (x, y) = field.xy(cell);
        (i32::from(x), i32::from(y))
    };
    cells.iter().map(pair).collect()
}

impl Terms {
    /// The fugitive's word that ends, or begins, at a cell of its [`Terms::reach`].
    #[must_use]
    pub fn word_to(&self, at: &State, cell: Cell) -> Pairs {
        match at.fugitive {
            None => places(self.field, &[cell]),
            Some(from) => Scene::of(self, at, 0).way(from, cell),
        }
    }
}

/// A move of one piece, and what it would come to.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) catcher: Option<u16>,
    pub(super) to: Cell,
    pub(super) area: u32,
    pub(super) distance: u8,
}

/// The best moves of single pieces, by the measure of [`Strategy::Area`].
pub(super) fn candidates(terms: &Terms, at: &State, most: usize) -> Vec<Candidate> {
    let scene = Scene::of(terms, at, 0);
    let mut candidates = match (at.due, at.fugitive) {
        (Side::Catchers, None) => Vec::new(),
        (Side::Catchers, Some(fugitive)) => area::alone(&scene, fugitive),
        (Side::Fugitive, _) => {
            let weighed = area::weighed(&scene).into_iter();
            weighed.map(|((area, distance), to)| Candidate { catcher: None, to, area, distance }).collect()
        }
    };
    candidates.sort_by_key(|&Candidate { area, distance, .. }| match at.due {
        Side::Catchers => (area, distance),
        Side::Fugitive => (!area, !distance),
    });
    candidates.truncate(most);
    candidates
}
