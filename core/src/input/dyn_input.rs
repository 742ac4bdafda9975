use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use super::held::HeldInput;
use super::invalid::InvalidInput;
use super::typed::Input;
use crate::game::{AnswerWriter, Claim, IllegalMove, Judged, ShrinkCursor, SizePart, Tokens, Workbench};
use crate::text::Limits;

/// An [`Input`] without its game's types and without its players: what a judge and a minimiser need.
pub trait DynInput: HeldInput {
    /// See [`Input::limits`].
    fn limits(&self) -> Limits;
    /// Another text as an input of the same game under the same options.
    ///
    /// # Errors
    ///
    /// As for [`Input::read`].
    fn with_text(&self, text: String, limits: Limits) -> Result<Arc<dyn DynInput>, InvalidInput>;
    /// Puts a range of cases before a judge; see [`Game::judge`](crate::Game::judge).
    fn judge(&self, cases: Range<usize>, judge: &mut dyn CaseJudge);
    /// See [`Game::MULTIPLE_ANSWERS`](crate::Game::MULTIPLE_ANSWERS).
    fn has_multiple_answers(&self) -> bool;
    /// See [`Game::OUTPUT_LINES`](crate::Game::OUTPUT_LINES).
    fn output_lines(&self) -> &'static [&'static str];
    /// See [`Game::MOVES_ARE_KNOWN`](crate::Game::MOVES_ARE_KNOWN).
    fn knows_moves(&self) -> bool;
    /// See [`Game::claim`](crate::Game::claim).
    fn claim(&self, line: &str) -> Option<Claim>;
    /// See [`Input::edit`].
    fn edit(&self, case: usize, change: &str) -> Option<Result<String, IllegalMove>>;
    /// See [`Input::gather`].
    fn gather(&self, order: &[usize]) -> String;
    /// See [`Input::shrink`].
    fn shrink(&self, case: usize, cursor: &mut ShrinkCursor) -> Option<String>;
    /// See [`Input::size`].
    fn size(&self) -> Vec<SizePart>;
}

/// Compares the cases of an output one after the other.
pub trait CaseJudge {
    /// Judges the next case. `header` is what its output begins with. `judge` is given the output under test from the
    /// case on and the writer of the right output.
    fn case(&mut self, header: &str, judge: &mut JudgeCase<'_>);
}

/// Writes the right output of a case, to be compared with the tokens; see [`Game::judge`](crate::Game::judge).
pub type JudgeCase<'a> = dyn FnMut(&mut Tokens<'_>, &mut dyn AnswerWriter) -> Result<Judged, fmt::Error> + 'a;

impl<G: Workbench> DynInput for Input<G> {
    fn limits(&self) -> Limits {
        Input::limits(self)
    }

    fn with_text(&self, text: String, limits: Limits) -> Result<Arc<dyn DynInput>, InvalidInput> {
        Ok(Arc::new(Input::<G>::read(text, limits, self.options.clone())?))
    }

    fn judge(&self, cases: Range<usize>, judge: &mut dyn CaseJudge) {
        let mut memory = G::Memory::default();
        for (index, case) in self.cases_in(cases) {
            let mut header = String::new();
            let written = G::case_header(&case, index + 1, &mut header);
            debug_assert!(written.is_ok(), "a String takes everything");
            judge.case(&header, &mut |found, right| G::judge(&case, index + 1, &mut memory, found, right));
        }
    }

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

    fn edit(&self, case: usize, change: &str) -> Option<Result<String, IllegalMove>> {
        Some(Input::edit(self, case, change)?.map_err(Into::into))
    }

    fn gather(&self, order: &[usize]) -> String {
        Input::gather(self, order)
    }

    fn shrink(&self, case: usize, cursor: &mut ShrinkCursor) -> Option<String> {
        Input::shrink(self, case, cursor)
    }

    fn size(&self) -> Vec<SizePart> {
        Input::size(self)
    }
}
