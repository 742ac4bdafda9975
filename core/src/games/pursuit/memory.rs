use alloc::collections::VecDeque;

use super::exact::Theory;
use super::model::{Case, Move, State};

/// A cache of the moves chosen at recent positions, and the exact theory. On large fields a move takes a tenth of a
/// second, and its explanation needs it again.
///
/// ```
/// use boardlab_core::games::pursuit::{Case, Field, MatchParams, Memory, Pursuit};
/// use boardlab_core::{Budget, Game};
/// let field = Field { torus: false, n: 5 };
/// let params = MatchParams { field, catchers: 1, steps: 2, turns: 20, blocked: false };
/// let case = Case::of(params);
/// let (mut memory, state) = (Memory::default(), Pursuit::start(&case));
/// let mut choose = || Pursuit::choose(&case, &state, &mut memory, &mut Budget::nodes(u64::MAX));
/// assert_eq!(choose(), choose());
/// ```
#[derive(Default)]
pub struct Memory {
    recent: VecDeque<(State, Move)>,
    pub(super) theory: Theory,
}

impl Memory {
    /// The number of positions that are kept.
    const KEPT: usize = 512;

    pub(super) fn next(&mut self, case: &Case, state: &State) -> Move {
        if let Some((_, known)) = self.recent.iter().rev().find(|(position, _)| position == state) {
            return known.clone();
        }
        let mv = case.next(state, &mut self.theory);
        if self.recent.len() == Self::KEPT {
            self.recent.pop_front();
        }
        self.recent.push_back((state.clone(), mv.clone()));
        mv
    }
}

impl Case {
    /// The move at a position: the replay's, otherwise that of the side's strategy.
    pub(super) fn next(&self, state: &State, theory: &mut Theory) -> Move {
        let strategy = self.player(state.side_to_move);
        let chosen = |theory: &mut Theory| theory.choose(strategy, &self.params, state, self.seed);
        self.scripted(state).unwrap_or_else(|| Move::Pairs(chosen(theory)))
    }
}
