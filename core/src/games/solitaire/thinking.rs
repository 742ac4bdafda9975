//! The searches of the player: of the current position, and of a position that an explanation is wanted for.

use alloc::vec::Vec;

use super::model::{Case, Move, State};
use super::piece::{Alphabet, Piece};
use super::player::{self, Position, Search, Shape};
use super::{chance, rules};
use crate::game::{Budget, Turn};

/// The searches of the position to move in and of the one that was asked about last.
#[derive(Default)]
pub struct Memory {
    choice: Option<Thinking>,
    evidence: Option<Thinking>,
    /// What the player has learned of boards of some types, and its plan.
    kept: Option<player::Knowledge>,
    /// The removals that the plan goes on from.
    planned: Vec<(u8, Piece)>,
}

/// The next step: the transcript's, otherwise the player's, otherwise that of chance. `None` while the player's search
/// is not finished.
pub(super) fn choose(case: &Case, state: &State, memory: &mut Memory, budget: &mut Budget<'_>) -> Option<Move> {
    match rules::turn(state) {
        Turn::Over => None,
        _ if !budget.spend() => None,
        Turn::Chance => Some(case.scripted(state).unwrap_or_else(|| Move::Reply(chance::reply(case, state)))),
        Turn::Player { .. } => {
            case.scripted(state).or_else(|| memory.think(case, state, budget).found().map(Move::Remove))
        }
    }
}

/// What the player knows of a position: the pieces on top, not those below.
///
/// ```
/// # use boardlab_core::{Game, games::solitaire::{Alphabet, Case, Move, Solitaire}};
/// # let case = Case::of_seed(7, Alphabet::ALL, 100);
/// # let mut state = Solitaire::start(&case);
/// use boardlab_core::games::solitaire::position;
/// let position = position(&case, &state);
/// assert_eq!((position.tops, position.history.len()), (state.tops, 0));
/// ```
#[must_use]
pub fn position(case: &Case, state: &State) -> Position {
    Position { tops: state.tops, removed: state.counts, history: state.removed.clone(), alphabet: case.alphabet }
}

/// A search with its types and its position, and whether it is finished.
pub(super) struct Thinking {
    alphabet: Alphabet,
    about: State,
    pub(super) search: Search,
    pub(super) through: bool,
}

impl Thinking {
    fn about(case: &Case, state: &State, kept: &player::Knowledge) -> Self {
        // The boards that it samples must not be the real one: its seed is not the game's.
        let seed = state.removed.len() as u64;
        let search = Search::shaped(&position(case, state), seed, kept, Shape::for_nodes(case.nodes));
        Thinking { alphabet: case.alphabet, about: state.clone(), search, through: false }
    }

    /// A memory may serve several cases, so equal tiles alone do not mean the same position.
    fn is_about(&self, case: &Case, state: &State) -> bool {
        self.alphabet == case.alphabet && self.about == *state
    }

    fn go_on(&mut self, case: &Case, budget: &mut Budget<'_>) {
        let share = case.nodes.saturating_sub(self.search.nodes()).min(budget.nodes);
        let goes_on = !self.through && budget.may_go_on();
        if goes_on {
            budget.nodes -= share;
            self.through = !self.search.run(share) || self.search.nodes() >= case.nodes;
        }
    }

    /// The move that it found. `None` while it is not finished.
    pub(super) fn found(&self) -> Option<u8> {
        self.search.best().filter(|_| self.through)
    }
}

impl Memory {
    /// Goes on with the search of a position, within a budget.
    pub(super) fn think(&mut self, case: &Case, state: &State, budget: &mut Budget<'_>) -> &Thinking {
        let known = self.choice.take().filter(|thinking| thinking.is_about(case, state));
        let thinking = known.unwrap_or_else(|| self.begin(case, state));
        let thinking = self.choice.insert(thinking);
        thinking.go_on(case, budget);
        if let Some(cell) = thinking.found() {
            self.kept = Some(thinking.search.keep(cell));
            self.planned = state.removed.clone();
            self.planned.extend(state.tops[usize::from(cell)].map(|piece| (cell, piece)));
        }
        thinking
    }

    /// Continues the search of a position that an explanation is wanted for. It may differ from the current position.
    pub(super) fn weigh(&mut self, case: &Case, state: &State, budget: &mut Budget<'_>) -> &Thinking {
        if self.choice.as_ref().is_some_and(|thinking| thinking.is_about(case, state)) {
            return self.think(case, state, budget);
        }
        let known = self.evidence.take().filter(|thinking| thinking.is_about(case, state));
        let thinking = known.unwrap_or_else(|| self.begin(case, state));
        let thinking = self.evidence.insert(thinking);
        thinking.go_on(case, budget);
        thinking
    }

    /// A plan is used for the move after the one it was made for, and for no other, so that a choice never depends on
    /// earlier searches.
    fn begin(&mut self, case: &Case, state: &State) -> Thinking {
        let mut kept = player::Knowledge::of_types(self.kept.take(), case.alphabet);
        if self.planned != state.removed {
            kept.drop_plan();
        }
        let thinking = Thinking::about(case, state, &kept);
        self.kept = Some(kept);
        thinking
    }
}
