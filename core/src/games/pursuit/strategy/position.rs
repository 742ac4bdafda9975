use alloc::vec::Vec;

use crate::boundary::view;
use crate::games::pursuit::end::Side;
use crate::games::pursuit::field::{Cell, Field, Step};
use crate::games::pursuit::model::{MatchParams, Pairs, State};
use crate::rng::SplitMix64;

/// A position as a strategy sees it.
pub(super) struct Position<'a> {
    pub(super) params: &'a MatchParams,
    pub(super) field: Field,
    pub(super) catchers: &'a [Cell],
    /// Where the fugitive is; none before its placement.
    pub(super) fugitive: Option<Cell>,
    pub(super) state: &'a State,
    pub(super) seed: u64,
}

impl<'a> Position<'a> {
    pub(super) fn of(params: &'a MatchParams, state: &'a State, seed: u64) -> Self {
        Position { params, field: params.field, catchers: &state.catchers, fugitive: state.fugitive, state, seed }
    }

    /// Random numbers that depend on the position and the seed alone.
    pub(super) fn rng(&self) -> SplitMix64 {
        let cells = self.catchers.iter().chain(&self.fugitive);
        let mixed = cells.fold(self.seed, |seed, &cell| SplitMix64::nth(seed, u64::from(cell)));
        SplitMix64::new(SplitMix64::nth(mixed, u64::from(self.state.turn)))
    }

    /// The cells where the fugitive may end its move, or begin; those that a catcher holds only if there are no others.
    pub(super) fn ends(&self) -> Vec<Cell> {
        let mut open = self.params.reach(self.state);
        self.catchers.iter().for_each(|&cell| open[usize::from(cell)] = false);
        let ends: Vec<Cell> = (0..self.field.cells() as Cell).filter(|&cell| open[usize::from(cell)]).collect();
        if ends.is_empty() { self.fugitive.into_iter().chain([0]).take(1).collect() } else { ends }
    }

    /// The position after the fugitive has moved to a cell. The catchers move next.
    pub(super) fn after(&self, end: Cell) -> State {
        let turn = self.state.turn.saturating_add(1);
        State {
            turn,
            side_to_move: Side::Catchers,
            catchers: self.catchers.into(),
            fugitive: Some(end),
            ..State::new()
        }
    }

    /// A catcher that reaches the fugitive in one step.
    pub(super) fn capture(&self) -> Option<usize> {
        let fugitive = self.fugitive?;
        self.catchers.iter().position(|&cell| self.field.distance(cell, fugitive) <= 1)
    }

    /// The move that leads each catcher to a cell next to it.
    pub(super) fn steps(&self, to: &[Cell]) -> Pairs {
        self.catchers.iter().zip(to).map(|(&from, &to)| step(self.field, from, to).pair()).collect()
    }

    /// A shortest path of the fugitive to a cell that it reaches, padded with steps that stay.
    pub(super) fn way(&self, from: Cell, to: Cell) -> Pairs {
        let mut way = if self.params.blocked { self.way_round(from, to) } else { straight(self.field, from, to) };
        way.resize(usize::from(self.params.steps), (0, 0));
        way
    }

    /// The same around the catchers, found backwards.
    pub(super) fn way_round(&self, from: Cell, to: Cell) -> Pairs {
        let far = self.params.ways(from, self.catchers);
        let mut way = Pairs::new();
        let mut here = to;
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
    let mut way = Pairs::new();
    let mut here = from;
    while here != to {
        let (step, next) = nearer(field, here, to);
        way.push(step.pair());
        here = next;
    }
    way
}

/// A step towards a cell, along the axis with the larger distance.
pub(super) fn nearer(field: Field, from: Cell, to: Cell) -> (Step, Cell) {
    let (u, v) = field.xy(to);
    let left = |cell: Cell| {
        let (x, y) = field.xy(cell);
        let (across, down) = (field.apart(x, u), field.apart(y, v));
        (across + down, across.max(down))
    };
    field.around(from).min_by_key(|&(_, cell)| left(cell)).unwrap_or((Step::Stay, from))
}

/// The pairs of a move that places pieces.
pub(crate) fn places(field: Field, cells: &[Cell]) -> Pairs {
    let pair = |&cell: &Cell| {
        let (x, y) = field.xy(cell);
        (i32::from(x), i32::from(y))
    };
    cells.iter().map(pair).collect()
}

impl MatchParams {
    /// The fugitive's move that ends, or begins, at a cell of its [`MatchParams::reach`].
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{Field, MatchParams, State};
    /// let field = Field { torus: false, n: 5 };
    /// let params = MatchParams { field, catchers: 1, steps: 2, turns: 20, blocked: false };
    /// let state = State { fugitive: Some(0), ..State::new() };
    /// assert_eq!(params.move_to(&state, 2), [(1, 0), (1, 0)]);
    /// ```
    #[must_use]
    pub fn move_to(&self, state: &State, cell: Cell) -> Pairs {
        match state.fugitive {
            None => places(self.field, &[cell]),
            Some(from) => Position::of(self, state, 0).way(from, cell),
        }
    }
}

view! {
    /// What a strategy decides a move by, when all pieces are placed.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{Criterion, Options, Pursuit};
    /// use boardlab_core::{Input, Limits};
    /// let input = Input::<Pursuit>::read("0 5 1 1 20 area far", Limits::Statement, Options::default()).unwrap();
    /// let mut session = input.open(0).unwrap();
    /// session.solve(2);
    /// assert_eq!(session.explain(2).unwrap().criterion, Some(Criterion::Area));
    /// ```
    #[derive(Copy)]
    #[cfg_attr(feature = "ts", ts(rename = "PursuitCriterion"))]
    pub enum Criterion {
        /// The exact theory: catchers that capture as early as possible, a fugitive that is captured as late as
        /// possible.
        Exact,
        /// Chance.
        Random,
        /// A catcher captures at once.
        Capture,
        /// Every catcher steps nearer.
        Nearer,
        /// Every catcher steps nearer, as far from the others as that allows.
        NearerApart,
        /// The cells that the fugitive reaches before any catcher, after the best reply that is found: catchers leave
        /// few, a fugitive keeps many.
        Area,
        /// On a torus: two catchers come onto a diagonal of the fugitive and stay on it, a third one comes near.
        Diagonal,
        /// The fugitive's distance from the nearest catcher.
        FarFromNearest,
        /// The sum of the fugitive's distances from all catchers.
        FarFromAll,
    }
}

/// A move of one piece, and what it would come to.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) catcher: Option<u16>,
    pub(crate) to: Cell,
    pub(crate) area: u32,
    pub(crate) distance: u8,
}
