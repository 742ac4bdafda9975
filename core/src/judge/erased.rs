use alloc::string::String;
use core::ops::Range;

use super::state::JudgeState;
use crate::game::{Claim, Erased, Game, Options};
use crate::text::Document;

/// A game as its judge, without its types.
pub trait Judge: Sync {
    /// Whether an input has many right outputs; see [`Game::MULTIPLE_ANSWERS`].
    fn has_multiple_answers(&self) -> bool;
    /// See [`Game::OUTPUT_LINES`].
    fn output_lines(&self) -> &'static [&'static str];
    /// See [`Game::MOVES_ARE_KNOWN`].
    fn knows_moves(&self) -> bool;
    /// See [`Game::claim`].
    fn claim(&self, line: &str) -> Option<Claim>;
    /// Judges a range of cases of an output; see [`Comparer`](super::Comparer), which asks for one range after the
    /// other.
    fn judge(
        &self,
        text: &str,
        document: &Document,
        cases: Range<usize>,
        options: &Options,
        state: &mut JudgeState<'_>,
    );
}

impl<G: Game> Judge for Erased<G> {
    fn has_multiple_answers(&self) -> bool {
        G::MULTIPLE_ANSWERS
    }

    fn output_lines(&self) -> &'static [&'static str] {
        G::OUTPUT_LINES
    }

    fn knows_moves(&self) -> bool {
        G::MOVES_ARE_KNOWN
    }

    fn claim(&self, line: &str) -> Option<Claim> {
        G::claim(line)
    }

    fn judge(
        &self,
        text: &str,
        document: &Document,
        cases: Range<usize>,
        options: &Options,
        state: &mut JudgeState<'_>,
    ) {
        let options = options.get();
        let mut memory = G::Memory::default();
        for index in cases {
            let case = G::case(text, document.cases[index], &options);
            let mut header = String::new();
            let written = G::case_header(&case, index + 1, &mut header);
            let (mut found, mut right) = state.begin(&header);
            let judged = G::judge(&case, index + 1, &mut memory, &mut found, &mut right);
            debug_assert!(written.is_ok() && judged.is_ok(), "a String takes everything");
            let judged = judged.unwrap_or_default();
            let next = (header.is_empty() || judged.without_header).then(|| found.place());
            state.end(right, judged, next);
        }
    }
}
