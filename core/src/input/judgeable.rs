#[cfg(feature = "workbench")]
use alloc::{boxed::Box, sync::Arc};
#[cfg(feature = "workbench")]
use core::{fmt, ops::Range};

use super::typed::Input;
use crate::game::Built;
#[cfg(feature = "workbench")]
use crate::game::{AnswerWriter, Claim, Judged, Misreading, Mistakes, Record, Tokens};
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
    /// See [`Workbench::MISTAKES`](crate::contract::Workbench::MISTAKES).
    #[cfg(feature = "workbench")]
    fn mistakes(&self) -> &'static Mistakes;
    /// The cases as they are played with a mistake, by its place in the list, or with none. `None` if the game has no
    /// known mistakes.
    #[cfg(feature = "workbench")]
    fn misread(self: Arc<Self>, mistake: Option<usize>) -> Option<Box<dyn MisreadCases>>;
}

/// The cases of an input, played with a mistake; see [`Misreading`](crate::contract::Misreading).
#[cfg(feature = "workbench")]
pub trait MisreadCases {
    /// Plays a case, from 0; each call a later one.
    ///
    /// # Errors
    ///
    /// Where the output of the case is not known.
    fn case(&mut self, index: usize, found: &Tokens<'_>, record: &mut Record) -> fmt::Result;
}

#[cfg(feature = "workbench")]
struct Misread<G: Built>(Arc<Input<G>>, Box<dyn Misreading<G>>);

#[cfg(feature = "workbench")]
impl<G: Built> MisreadCases for Misread<G> {
    fn case(&mut self, index: usize, found: &Tokens<'_>, record: &mut Record) -> fmt::Result {
        let case = self.0.case(index).ok_or(fmt::Error)?;
        self.1.play(&case, index + 1, found, record)
    }
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

    #[cfg(feature = "workbench")]
    fn mistakes(&self) -> &'static Mistakes {
        &G::MISTAKES
    }

    #[cfg(feature = "workbench")]
    fn misread(self: Arc<Self>, mistake: Option<usize>) -> Option<Box<dyn MisreadCases>> {
        Some(Box::new(Misread(self, G::misread(mistake)?)))
    }
}
