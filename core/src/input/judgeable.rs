#[cfg(feature = "workbench")]
use core::{fmt, ops::Range};

use super::typed::Input;
use crate::game::Built;
#[cfg(feature = "workbench")]
use crate::game::{AnswerWriter, Claim, Judged, Tokens};
#[cfg(feature = "workbench")]
use crate::text::text_of;

/// What the judge asks of an input without its types. Nobody else calls it, and only an [`Input`] has it.
pub trait Judgeable: Send + Sync {
    /// Puts a range of cases before a judge; see [`Game::judge`](crate::Game::judge).
    #[cfg(feature = "workbench")]
    fn judge_cases(&self, cases: Range<usize>, judge: &mut dyn CaseJudge);
    /// See [`Game::MULTIPLE_ANSWERS`](crate::Game::MULTIPLE_ANSWERS).
    #[cfg(feature = "workbench")]
    fn has_multiple_answers(&self) -> bool;
    /// See [`Game::OUTPUT_LINES`](crate::Game::OUTPUT_LINES).
    #[cfg(feature = "workbench")]
    fn output_lines(&self) -> &'static [&'static str];
    /// See [`Game::MOVES_ARE_KNOWN`](crate::Game::MOVES_ARE_KNOWN).
    #[cfg(feature = "workbench")]
    fn knows_moves(&self) -> bool;
    /// See [`Game::claim`](crate::Game::claim).
    #[cfg(feature = "workbench")]
    fn claim(&self, line: &str) -> Option<Claim>;
}

/// Compares the cases of an output one after the other.
#[cfg(feature = "workbench")]
pub trait CaseJudge {
    /// Judges the next case. `header` is what its output begins with. `judge` is given the output under test from the
    /// case on and the writer of the right output.
    fn case(&mut self, header: &str, judge: &mut JudgeCase<'_>);
}

/// Writes the right output of a case, to be compared with the tokens; see [`Game::judge`](crate::Game::judge).
#[cfg(feature = "workbench")]
pub(crate) type JudgeCase<'a> = dyn FnMut(&mut Tokens<'_>, &mut dyn AnswerWriter) -> Result<Judged, fmt::Error> + 'a;

impl<G: Built> Judgeable for Input<G> {
    #[cfg(feature = "workbench")]
    fn judge_cases(&self, cases: Range<usize>, judge: &mut dyn CaseJudge) {
        let mut memory = G::Memory::default();
        for (index, case) in self.cases_in(cases) {
            let header = text_of(|out| G::case_header(&case, index + 1, out));
            judge.case(&header, &mut |found, right| G::judge(&case, index + 1, &mut memory, found, right));
        }
    }

    #[cfg(feature = "workbench")]
    fn has_multiple_answers(&self) -> bool {
        G::MULTIPLE_ANSWERS
    }

    #[cfg(feature = "workbench")]
    fn output_lines(&self) -> &'static [&'static str] {
        G::OUTPUT_LINES
    }

    #[cfg(feature = "workbench")]
    fn knows_moves(&self) -> bool {
        G::MOVES_ARE_KNOWN
    }

    #[cfg(feature = "workbench")]
    fn claim(&self, line: &str) -> Option<Claim> {
        G::claim(line)
    }
}
