use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::boundary::view_struct;
use crate::fnv::fnv1a;
use crate::game::{ShrinkCursor, SizePart, Workbench};
use crate::input::{DynInput, Input, spliced, whole_lines};

view_struct! {
    /// The state of a [`Minimiser`].
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("knights").unwrap().read("1\n2\n0 5\n7 9\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut minimiser = input.minimiser();
    /// let now = minimiser.now();
    /// assert!(now.candidate.is_some());
    /// assert_eq!((now.best.as_str(), now.steps), ("1\n2\n0 5\n7 9\n", 0));
    /// ```
    pub struct Minimised {
        /// A smaller input to try; none when nothing smaller is left.
        pub candidate: Option<String>,
        /// The smallest input that failed so far.
        pub best: String,
        /// Its size; see [`Input::size`](crate::Input::size).
        pub size: Vec<SizePart>,
        /// How many inputs were tried.
        pub steps: u32,
    }
}

/// Finds a smaller input that still fails. The caller decides whether an input fails.
///
/// First it removes cases, in halves and one by one (delta debugging, Zeller and Hildebrandt 2002), then parts of
/// cases, and then it lowers numbers; see [`Workbench::shrink`](crate::game::Workbench::shrink). Where one step
/// succeeded, the next is as large. It ends when none of its simplifications
/// fails.
///
/// ```
/// use boardlab_core::{Limits, game};
///
/// let text = "2 1\n15 17\n7 9\n20 3\n1 0\n2 2\n0 0\n";
/// let input = game("robots").unwrap().read(text.into(), Limits::Statement, &[]).unwrap();
/// let mut minimiser = input.minimiser();
/// while let Some(candidate) = minimiser.next() {
///     minimiser.report(candidate.contains("\n7 "));
/// }
/// assert_eq!(minimiser.best(), "1 0\n7 1\n0 0\n");
/// ```
#[derive(Clone)]
pub struct Minimiser {
    best: Arc<dyn DynInput>,
    size: Vec<SizePart>,
    stage: Stage,
    /// Whether an input failed in the present round.
    fell: bool,
    /// Digests of the inputs that did not fail.
    passed: BTreeSet<u64>,
    candidate: Option<Arc<dyn DynInput>>,
    steps: usize,
}

/// Which change is next.
#[derive(Clone, Copy, Default)]
struct Stage {
    /// Of whole cases, or within a case.
    case: Option<usize>,
    cursor: ShrinkCursor,
}

impl<G: Workbench> Input<G> {
    /// A search for a smaller input that fails as this one does.
    #[must_use]
    pub fn minimiser(self: Arc<Self>) -> Minimiser {
        Minimiser::new(self)
    }
}

impl Minimiser {
    /// Begins with an input that fails. Every candidate is valid within the limits that it was read within.
    #[must_use]
    pub(crate) fn new(best: Arc<dyn DynInput>) -> Self {
        let size = best.size();
        let stage = Stage::default();
        Minimiser { best, size, stage, fell: false, passed: BTreeSet::new(), candidate: None, steps: 0 }
    }

    /// The next smaller input to try, the same until [`Minimiser::report`] is called. `None` when nothing smaller is
    /// left. No input is returned again after that.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("knights").unwrap().read("1\n2\n0 5\n7 9\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut minimiser = input.minimiser();
    /// let first = minimiser.next();
    /// assert_eq!(minimiser.next(), first);
    /// minimiser.report(false);
    /// assert_ne!(minimiser.next(), first);
    /// ```
    #[allow(clippy::should_implement_trait, reason = "what comes next depends on what is reported between")]
    pub fn next(&mut self) -> Option<String> {
        while self.candidate.is_none() {
            match self.made() {
                Some(text) => {
                    self.candidate = self.new_input(text);
                    if self.candidate.is_none() {
                        self.stage.cursor.skip();
                    }
                }
                None => self.go_on()?,
            }
        }
        self.candidate.as_ref().map(|candidate| candidate.text().into())
    }

    /// Reports whether the candidate still fails.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("knights").unwrap().read("1\n2\n0 5\n7 9\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut minimiser = input.minimiser();
    /// let smaller = minimiser.next().unwrap();
    /// minimiser.report(true);
    /// assert_eq!(minimiser.best(), smaller);
    /// ```
    pub fn report(&mut self, still_fails: bool) {
        let Some(candidate) = self.candidate.take() else { return };
        self.steps += 1;
        if still_fails {
            self.size = candidate.size();
            (self.best, self.fell) = (candidate, true);
        } else {
            self.passed.insert(fnv1a(candidate.text().bytes()));
            self.stage.cursor.skip();
        }
    }

    /// The smallest input that failed so far.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("knights").unwrap().read("1\n2\n0 5\n7 9\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut minimiser = input.minimiser();
    /// assert_eq!(minimiser.best(), "1\n2\n0 5\n7 9\n");
    /// let smaller = minimiser.next().unwrap();
    /// minimiser.report(true);
    /// assert_eq!(minimiser.best(), smaller);
    /// ```
    #[must_use]
    pub fn best(&self) -> &str {
        self.best.text()
    }

    /// The size of that input; see [`Input::size`](crate::Input::size).
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("knights").unwrap().read("1\n2\n0 5\n7 9\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut minimiser = input.minimiser();
    /// assert_eq!(minimiser.size()[0].to_string(), "2 knights");
    /// ```
    #[must_use]
    pub fn size(&self) -> &[SizePart] {
        &self.size
    }

    /// The state of the search. It first finds the next input to try.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("knights").unwrap().read("1\n2\n0 5\n7 9\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut minimiser = input.minimiser();
    /// let now = minimiser.now();
    /// assert_eq!((now.candidate, now.steps), (minimiser.next(), 0));
    /// ```
    pub fn now(&mut self) -> Minimised {
        let candidate = self.next();
        let (best, size) = (self.best().into(), self.size.clone());
        Minimised { candidate, best, size, steps: self.steps as u32 }
    }

    /// How many inputs were tried.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// The case (from 0) that is being simplified, and the number of cases. `None` while whole cases are removed.
    #[must_use]
    pub fn case(&self) -> (Option<usize>, usize) {
        (self.stage.case, self.best.cases().len())
    }

    /// The input after the next change, which may be invalid. `None` behind the last one of the case, or of the removal
    /// of cases.
    fn made(&mut self) -> Option<String> {
        let Some(case) = self.stage.case else { return self.fewer_cases() };
        let span = *self.best.cases().get(case)?;
        let simpler = self.best.shrink(case, &mut self.stage.cursor)?;
        let text = self.best.text();
        Some(spliced(text, whole_lines(text, span), simpler.trim_ascii_end()))
    }

    /// The first change leaves all cases and what is between them goes.
    fn fewer_cases(&mut self) -> Option<String> {
        let count = self.best.cases().len();
        let cursor = &mut self.stage.cursor;
        cursor.rewind();
        let cut = if cursor.index_in(1).is_some() { 0..0 } else { cursor.cut(count, 1)? };
        let kept: Vec<usize> = (0..count).filter(|case| !cut.contains(case)).collect();
        Some(self.best.gather(&kept))
    }

    /// A text as an input. `None` if it is not valid or was tried before.
    fn new_input(&self, text: String) -> Option<Arc<dyn DynInput>> {
        if text == self.best() || self.passed.contains(&fnv1a(text.bytes())) {
            return None;
        }
        self.best.smaller(text)
    }

    /// Goes to the first change of the next case, or begins another round if an input failed in this one. `None` when
    /// all is done.
    fn go_on(&mut self) -> Option<()> {
        let next = self.stage.case.map_or(0, |case| case + 1);
        let goes_on = next < self.best.cases().len();
        if !goes_on && !core::mem::take(&mut self.fell) {
            return None;
        }
        self.stage = Stage { case: goes_on.then_some(next), ..Stage::default() };
        Some(())
    }
}
