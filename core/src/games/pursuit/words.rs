use alloc::collections::VecDeque;

use super::exact::Theory;
use super::model::{Case, Move, State};

/// What was said at the latest positions of a line: on large fields a word takes a tenth of a second, and its evidence asks
/// for it again. And what is known of the problem.
#[derive(Default)]
pub struct Words {
    said: VecDeque<(State, Move)>,
    pub(super) theory: Theory,
}

impl Words {
    /// How many are kept.
    const KEPT: usize = 512;

    pub(super) fn next(&mut self, case: &Case, at: &State) -> Move {
        if let Some((_, known)) = self.said.iter().rev().find(|(position, _)| position == at) {
            return known.clone();
        }
        let word = case.next(at, &mut self.theory);
        if self.said.len() == Self::KEPT {
            self.said.pop_front();
        }
        self.said.push_back((at.clone(), word.clone()));
        word
    }
}

impl Case {
    /// What is said at a position: by the replay, else by the side's strategy.
    pub(super) fn next(&self, at: &State, theory: &mut Theory) -> Move {
        let word = |theory: &mut Theory| theory.say(self.player(at.due), &self.terms, at, self.seed);
        self.scripted(at).unwrap_or_else(|| Move::Say(word(theory)))
    }
}
