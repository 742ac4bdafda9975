//! Strategies for both sides and for every field. A move depends on the position and a seed alone.

mod alive;
mod area;
mod chase;
mod dominate;
mod far;
mod random;
mod scene;
mod shadow;
mod start;
mod territory;

use super::model::Strategy;
use alloc::vec::Vec;
use scene::Scene;

use crate::games::pursuit::field::Cell;
use crate::games::pursuit::model::{MatchParams, Pairs, Side, State};

pub(super) use area::nodes;
pub use dominate::dominating_set;
pub use scene::Criterion;
pub(super) use scene::{Candidate, places};

impl Strategy {
    /// A legal move for the side to move. The round must not be over. Nothing is solved exactly.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{Field, State, Strategy, MatchParams};
    /// let field = Field { torus: false, n: 10 };
    /// let params = MatchParams { field, catchers: 2, steps: 3, turns: 100, blocked: false };
    /// let pairs = Strategy::Area.choose(&params, &State::new(), 0);
    /// assert!(params.check(&State::new(), &pairs).is_ok());
    /// ```
    #[must_use]
    pub fn choose(self, params: &MatchParams, state: &State, seed: u64) -> Pairs {
        let scene = Scene::of(params, state, seed);
        match (state.side_to_move, state.fugitive) {
            (Side::Catchers, None) => places(params.field, &self.place_catchers(&scene)),
            (Side::Catchers, Some(_)) => scene.steps(&self.move_catchers(&scene)),
            (Side::Fugitive, None) => places(params.field, &[self.move_fugitive(&scene)]),
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

    /// What decides its move at a position where all pieces are placed. Nothing is solved exactly.
    pub(super) fn criterion(self, params: &MatchParams, state: &State) -> Criterion {
        let scene = Scene::of(params, state, 0);
        match state.side_to_move {
            Side::Catchers => self.catchers_criterion(&scene),
            Side::Fugitive => self.fugitive_criterion(),
        }
    }

    fn catchers_criterion(self, scene: &Scene<'_>) -> Criterion {
        match self {
            Strategy::Random => Criterion::Random,
            Strategy::Chase => Criterion::Nearer,
            Strategy::Far => Criterion::NearerApart,
            Strategy::Area | Strategy::Dominate => area::catchers_criterion(scene),
            Strategy::Shadow | Strategy::Best | Strategy::Exact => {
                shadow::criterion(scene).unwrap_or_else(|| area::catchers_criterion(scene))
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

/// The best moves of single pieces, by the measure of [`Strategy::Area`].
pub(super) fn candidates(params: &MatchParams, state: &State) -> Vec<Candidate> {
    let scene = Scene::of(params, state, 0);
    let mut candidates = match (state.side_to_move, state.fugitive) {
        (Side::Catchers, None) => Vec::new(),
        (Side::Catchers, Some(fugitive)) => area::single_steps(&scene, fugitive),
        (Side::Fugitive, _) => {
            let weighed = area::weighed(&scene).into_iter();
            weighed.map(|((area, distance), to)| Candidate { catcher: None, to, area, distance }).collect()
        }
    };
    candidates.sort_by_key(|&Candidate { area, distance, .. }| match state.side_to_move {
        Side::Catchers => (area, distance),
        Side::Fugitive => (!area, !distance),
    });
    candidates
}
