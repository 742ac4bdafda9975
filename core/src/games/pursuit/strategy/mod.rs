//! Strategies for both sides and for every field. A move depends on the position and a seed alone.

mod alive;
mod area;
mod chase;
mod dominate;
mod far;
mod position;
mod random;
mod shadow;
mod start;
mod territory;

use super::model::Strategy;
use alloc::vec::Vec;
use position::Position;

use crate::games::pursuit::end::Side;
use crate::games::pursuit::field::Cell;
use crate::games::pursuit::model::{MatchParams, Pairs, State};

pub(super) use area::nodes;
pub use dominate::dominating_set;
pub use position::Criterion;
pub(super) use position::{Candidate, places};

impl Strategy {
    /// A legal move for the side to move. The round must not be over. Nothing is solved exactly.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{Field, State, Strategy, MatchParams};
    /// let field = Field { torus: false, n: 10 };
    /// let params = MatchParams { field, catchers: 2, steps: 3, turns: 100, blocked: false };
    /// let mut state = State::new();
    /// let pairs = Strategy::Area.choose(&params, &state, 0);
    /// assert!(params.apply(&mut state, &pairs).is_ok());
    /// ```
    #[must_use]
    pub fn choose(self, params: &MatchParams, state: &State, seed: u64) -> Pairs {
        let position = Position::of(params, state, seed);
        match (state.side_to_move, state.fugitive) {
            (Side::Catchers, None) => places(params.field, &self.place_catchers(&position)),
            (Side::Catchers, Some(_)) => position.steps(&self.move_catchers(&position)),
            (Side::Fugitive, None) => places(params.field, &[self.move_fugitive(&position)]),
            (Side::Fugitive, Some(from)) => position.way(from, self.move_fugitive(&position)),
        }
    }

    fn place_catchers(self, position: &Position<'_>) -> Vec<Cell> {
        match self {
            Strategy::Random => random::place(position),
            Strategy::Chase => start::block(position),
            Strategy::Far => far::place(position),
            Strategy::Area => start::place(position),
            Strategy::Shadow => shadow::place(position).unwrap_or_else(|| start::place(position)),
            Strategy::Dominate => dominate::place(position).unwrap_or_else(|| start::place(position)),
            Strategy::Best | Strategy::Exact => {
                dominate::place(position).or_else(|| shadow::place(position)).unwrap_or_else(|| start::place(position))
            }
        }
    }

    fn move_catchers(self, position: &Position<'_>) -> Vec<Cell> {
        match self {
            Strategy::Random => random::catchers(position),
            Strategy::Chase => chase::catchers(position),
            Strategy::Far => far::catchers(position),
            Strategy::Area | Strategy::Dominate => area::catchers(position),
            Strategy::Shadow | Strategy::Best | Strategy::Exact => {
                shadow::catchers(position).unwrap_or_else(|| area::catchers(position))
            }
        }
    }

    /// What decides its move at a position where all pieces are placed. Nothing is solved exactly.
    pub(super) fn criterion(self, params: &MatchParams, state: &State) -> Criterion {
        let position = Position::of(params, state, 0);
        match state.side_to_move {
            Side::Catchers => self.catchers_criterion(&position),
            Side::Fugitive => self.fugitive_criterion(),
        }
    }

    fn catchers_criterion(self, position: &Position<'_>) -> Criterion {
        match self {
            Strategy::Random => Criterion::Random,
            Strategy::Chase => Criterion::Nearer,
            Strategy::Far => Criterion::NearerApart,
            Strategy::Area | Strategy::Dominate => area::catchers_criterion(position),
            Strategy::Shadow | Strategy::Best | Strategy::Exact => {
                shadow::criterion(position).unwrap_or_else(|| area::catchers_criterion(position))
            }
        }
    }

    const fn fugitive_criterion(self) -> Criterion {
        match self {
            Strategy::Random => Criterion::Random,
            Strategy::Chase => Criterion::FarFromNearest,
            Strategy::Far => Criterion::FarFromAll,
            Strategy::Area | Strategy::Shadow | Strategy::Dominate | Strategy::Best | Strategy::Exact => {
                Criterion::Area
            }
        }
    }

    /// The cell where the fugitive ends its move, or where it is placed.
    fn move_fugitive(self, position: &Position<'_>) -> Cell {
        match self {
            Strategy::Random => random::fugitive(position),
            Strategy::Chase => chase::fugitive(position),
            Strategy::Far => far::fugitive(position),
            Strategy::Area | Strategy::Shadow | Strategy::Dominate | Strategy::Best | Strategy::Exact => {
                area::fugitive(position)
            }
        }
    }
}

/// The best moves of single pieces, by the measure of [`Strategy::Area`].
pub(super) fn candidates(params: &MatchParams, state: &State) -> Vec<Candidate> {
    let position = Position::of(params, state, 0);
    let mut candidates = match (state.side_to_move, state.fugitive) {
        (Side::Catchers, None) => Vec::new(),
        (Side::Catchers, Some(fugitive)) => area::single_steps(&position, fugitive),
        (Side::Fugitive, _) => {
            let weighed = area::weighed(&position).into_iter();
            weighed.map(|((area, distance), to)| Candidate { catcher: None, to, area, distance }).collect()
        }
    };
    candidates.sort_by_key(|&Candidate { area, distance, .. }| match state.side_to_move {
        Side::Catchers => (area, distance),
        Side::Fugitive => (!area, !distance),
    });
    candidates
}
