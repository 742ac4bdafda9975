//! The candidates of a minimiser: the next one, and those that are tried with it.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::company::{Member, joined};
use super::{Minimiser, Trying};
use crate::fnv::fnv1a;
use crate::input::DynInput;

impl Minimiser {
    /// The candidate at the place, or at the next place of this case that has one. `None` behind the last one of the
    /// case, or of the removal of cases.
    pub(super) fn candidate(&mut self) -> Option<Arc<dyn DynInput>> {
        loop {
            if self.place.is_together() {
                let left = self.together.checked_sub(1);
                self.unsure |= left.is_none();
                self.together = left?;
            }
            let text = self.place.candidate(&*self.best)?;
            if let Some(candidate) = self.new_input(text) {
                return Some(candidate);
            }
            self.place.skip();
        }
    }

    /// A text as an input. `None` if it is not valid or was tried before.
    fn new_input(&mut self, text: String) -> Option<Arc<dyn DynInput>> {
        let digest = fnv1a(text.bytes());
        let passed_in_company = self.passed_in_company.contains(&digest);
        self.unsure |= passed_in_company;
        if passed_in_company || self.passed.contains(&digest) || text == self.best() {
            return None;
        }
        self.best.smaller(text)
    }

    /// The candidate at the place, with those behind it, if they can share an input: of an input with one case, each
    /// stands for itself.
    pub(super) fn with_company(&mut self, candidate: Arc<dyn DynInput>) -> Trying {
        let first = self.place;
        let most = self.company.most().filter(|_| self.case() == (Some(0), 1));
        let members = most.map(|most| self.behind(Member { place: first, candidate: candidate.clone() }, most));
        let after = core::mem::replace(&mut self.place, first);
        let members = members.unwrap_or_default();
        match joined(&*self.best, &members) {
            Some(input) => Trying::Many { input, members, after },
            None => Trying::One { candidate, suspected: false },
        }
    }

    /// A candidate and those behind it, so many at most. The place is then behind the last.
    fn behind(&mut self, first: Member, most: usize) -> Vec<Member> {
        let mut members = alloc::vec![first];
        self.place.skip();
        while members.len() < most
            && let Some(candidate) = self.candidate()
        {
            if members.iter().all(|member| member.candidate.text() != candidate.text()) {
                members.push(Member { place: self.place, candidate });
            }
            self.place.skip();
        }
        members
    }
}
