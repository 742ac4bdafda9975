use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::place::Place;
use crate::input::{DynInput, whole_lines};
use crate::text::Span;

/// A candidate of one case, and its place.
#[derive(Clone)]
pub(super) struct Member {
    pub(super) place: Place,
    pub(super) candidate: Arc<dyn DynInput>,
}

/// How many candidates share an input.
#[derive(Clone, Copy)]
pub(super) struct Company {
    /// The most of them. Below 2, each is tried alone.
    size: usize,
    is_trusted: bool,
    /// Whether outputs are judged, so that it is known which case is wrong.
    is_possible: bool,
}

impl Default for Company {
    fn default() -> Self {
        Company { size: 32, is_trusted: true, is_possible: false }
    }
}

/// The most candidates that share an input.
const MOST: usize = 64;

impl Company {
    pub(super) fn is_possible(&mut self) {
        self.is_possible = true;
    }

    /// The most candidates that share an input, if any do.
    pub(super) fn most(&self) -> Option<usize> {
        (self.is_possible && self.size > 1).then_some(self.size)
    }

    /// What an input of many candidates told was not so, or it told nothing.
    pub(super) fn is_not_to_be_trusted(&mut self) {
        (self.size, self.is_trusted) = (self.size / 2, false);
    }

    pub(super) fn is_right(&mut self) {
        if self.is_trusted {
            self.size = MOST.min(2 * self.size);
        }
    }
}

impl Member {
    /// The text of its case.
    fn case(&self) -> Option<&str> {
        let text = self.candidate.text();
        Some(case_of(text, *self.candidate.cases().first()?))
    }
}

/// An input of candidates. `None` if there is only one, or if their cases cannot stand one behind the other and stay
/// what they are.
pub(super) fn joined(best: &dyn DynInput, members: &[Member]) -> Option<Arc<dyn DynInput>> {
    let cases: Vec<&str> = members.iter().map(Member::case).collect::<Option<_>>()?;
    if cases.len() < 2 {
        return None;
    }
    let text: String = cases.iter().flat_map(|case| [case, "\n"]).collect();
    let input = best.smaller(best.framing().around(cases.len(), &text))?;
    let texts = input.cases().iter().map(|&span| case_of(input.text(), span));
    if texts.eq(cases) { Some(input) } else { None }
}

fn case_of(text: &str, span: Span) -> &str {
    whole_lines(text, span).of(text).trim_ascii_end()
}
