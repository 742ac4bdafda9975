//! Makes an input smaller that a program gets wrong.
//!
//! The judge is asked which case is wrong, and many candidates go into one input. One that seems to fail there is tried
//! alone before it is taken, so that a program that keeps something from case to case fools nobody. Each change lowers
//! a measure (the tokens, then the sum of the numbers, then the numbers in their order), so that it ends.

mod candidates;
mod company;
mod place;

use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::boundary::view_struct;
use crate::fnv::fnv1a;
use crate::game::{SizePart, Workbench};
use crate::input::{DynInput, Input};
use crate::judge::Comparer;
use company::{Company, Member};
use place::Place;

view_struct! {
    /// The state of a [`Minimiser`].
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("knights").unwrap().read("1\n2\n0 5\n7 9\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut minimiser = input.minimiser();
    /// let now = minimiser.now();
    /// assert!(now.candidate.is_some() && !now.least);
    /// assert_eq!((now.best.as_str(), now.steps), ("1\n2\n0 5\n7 9\n", 0));
    /// ```
    pub struct Minimised {
        /// The input to try next; none when nothing smaller is left.
        pub candidate: Option<String>,
        /// The smallest input that failed so far.
        pub best: String,
        /// Its size; see [`Input::size`](crate::Input::size).
        pub size: Vec<SizePart>,
        /// How many inputs were tried.
        pub steps: u32,
        /// Whether no simplification of it fails; see [`Minimiser::is_least`].
        pub least: bool,
    }
}

/// Finds a smaller input that still fails. The caller runs the program and reports whether an input fails
/// ([`Minimiser::report`]), or what the program wrote ([`Minimiser::judge`]).
///
/// First it removes cases, in halves and one by one (delta debugging, Zeller and Hildebrandt 2002), then parts of
/// cases, and then it lowers numbers; see [`Workbench::shrink`](crate::game::Workbench::shrink). Where one step
/// succeeded, the next is as large. When none of these fails any more, items are removed that only go together: all of
/// a list but one, then pairs, then threes, 500 of these sets at most. Where that succeeds, all begins again. It ends
/// when nothing of all this fails.
///
/// # Many candidates in one run
///
/// Of a program whose outputs are judged, many candidates of one case each are tried as the cases of one input, and the
/// judge says which of them is wrong first. A program may keep something from case to case: so the one that seems to
/// fail is tried alone, and only then taken. Where that says otherwise, or such an input fails as a whole, fewer
/// candidates share an input from then on.
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
/// assert!(minimiser.is_least());
/// ```
#[derive(Clone)]
pub struct Minimiser {
    best: Arc<dyn DynInput>,
    size: Vec<SizePart>,
    place: Place,
    /// Whether an input failed in the present round.
    fell: bool,
    /// Whether something in the present round was not tried, or only with others.
    unsure: bool,
    is_over: bool,
    /// Digests of the inputs that did not fail.
    passed: BTreeSet<u64>,
    /// Digests of those that did not fail as a case among others.
    passed_in_company: BTreeSet<u64>,
    trying: Option<Trying>,
    company: Company,
    /// How many more sets of items that go together are looked at in the present round.
    together: usize,
    steps: usize,
}

/// What is run next.
#[derive(Clone)]
enum Trying {
    /// A candidate. One that is suspected was wrong as a case among others.
    One { candidate: Arc<dyn DynInput>, suspected: bool },
    /// An input of which each case is a candidate. `after` is the place behind the last.
    Many { input: Arc<dyn DynInput>, members: Vec<Member>, after: Place },
}

/// The most sets of items that go together that are looked at in a round.
const MOST_TOGETHER: usize = 500;

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
        Minimiser {
            size: best.size(),
            best,
            place: Place::default(),
            fell: false,
            unsure: false,
            is_over: false,
            passed: BTreeSet::new(),
            passed_in_company: BTreeSet::new(),
            trying: None,
            company: Company::default(),
            together: MOST_TOGETHER,
            steps: 0,
        }
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
        while self.trying.is_none() {
            match self.candidate() {
                Some(candidate) => self.trying = Some(self.with_company(candidate)),
                None => self.go_on()?,
            }
        }
        self.trying.as_ref().map(|trying| trying.input().text().into())
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
        let Some(trying) = self.trying.take() else { return };
        self.steps += 1;
        match trying {
            Trying::One { candidate, .. } if still_fails => self.take(candidate),
            Trying::One { candidate, suspected } => {
                self.dismiss(&*candidate, false);
                self.place.skip();
                if suspected {
                    self.company.is_not_to_be_trusted();
                }
            }
            // It is not known which of them it was, or whether it was one.
            Trying::Many { .. } => self.company.is_not_to_be_trusted(),
        }
    }

    /// Reports what the program wrote for the candidate, and returns whether that was taken. Before the first candidate
    /// is asked for, it reports what the program wrote for the input itself. From then on, candidates may share an
    /// input.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// // A program that always says Bob.
    /// let wrong = |text: &str| (1..=text.lines().count()).map(|nth| format!("Case {nth}: Bob\n")).collect::<String>();
    /// let text = "3\n1\n0 0\n1\n2 1\n1\n1 0\n";
    /// let input = game("knights").unwrap().read(text.into(), Limits::Statement, &[]).unwrap();
    /// let mut minimiser = input.minimiser();
    /// minimiser.judge("Case 1: Bob\nCase 2: Bob\nCase 3: Bob\n");
    /// assert_eq!(minimiser.next().unwrap(), "1\n1\n2 1\n");
    /// assert!(minimiser.judge("Case 1: Bob\n"));
    /// ```
    pub fn judge(&mut self, output: &str) -> bool {
        self.company.is_possible();
        match self.trying.take() {
            None => self.look_at(&wrong_cases(&self.best, output)),
            Some(Trying::One { candidate, suspected }) => {
                let wrong = wrong_cases(&candidate, output);
                self.trying = Some(Trying::One { candidate, suspected });
                self.report(!wrong.is_empty());
                self.look_at(&wrong);
                return !wrong.is_empty();
            }
            Some(Trying::Many { input, members, after }) => {
                self.steps += 1;
                self.divide(wrong_cases(&input, output).first().copied(), &members, after);
            }
        }
        false
    }

    /// Goes on as if the likeliest had been reported: what seems to fail does, and nothing else. It tells what may be
    /// run ahead.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("knights").unwrap().read("1\n2\n0 5\n7 9\n".into(), Limits::Statement, &[]).unwrap();
    /// let minimiser = input.minimiser();
    /// let mut ahead = minimiser.clone();
    /// let first = ahead.next();
    /// ahead.presume();
    /// assert_ne!(ahead.next(), first);
    /// ```
    pub fn presume(&mut self) {
        match self.trying.take() {
            Some(Trying::Many { members, after, .. }) => self.divide(None, &members, after),
            one => {
                let suspected = matches!(one, Some(Trying::One { suspected: true, .. }));
                self.trying = one;
                self.report(suspected);
            }
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
        Minimised { candidate, best, size, steps: self.steps as u32, least: self.is_least() }
    }

    /// How many inputs were tried.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// Whether the smallest input is known to be the least: the search is over, and each simplification of it was tried
    /// alone and did not fail. Not so where candidates shared an input, or where more items might have gone together
    /// than were tried.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("knights").unwrap().read("1\n2\n0 5\n7 9\n".into(), Limits::Statement, &[]).unwrap();
    /// let mut minimiser = input.minimiser();
    /// while minimiser.next().is_some() {
    ///     assert!(!minimiser.is_least());
    ///     minimiser.report(true);
    /// }
    /// assert!(minimiser.is_least() && minimiser.best() == "1\n1\n0 0\n");
    /// ```
    #[must_use]
    pub fn is_least(&self) -> bool {
        self.is_over && !self.unsure
    }

    /// The case (from 0) that is being simplified, and the number of cases. `None` while whole cases are removed.
    #[must_use]
    pub fn case(&self) -> (Option<usize>, usize) {
        (self.place.case, self.best.cases().len())
    }

    /// Uses what became of an input of many candidates. The one that is wrong first is tried alone; those before it are
    /// not wrong.
    fn divide(&mut self, wrong: Option<usize>, members: &[Member], after: Place) {
        let passed = &members[..wrong.unwrap_or(members.len()).min(members.len())];
        passed.iter().for_each(|member| self.dismiss(&*member.candidate, true));
        match members.get(passed.len()) {
            Some(Member { place, candidate }) => {
                self.place = *place;
                self.trying = Some(Trying::One { candidate: candidate.clone(), suspected: true });
            }
            None => {
                self.place = after;
                self.company.is_right();
            }
        }
    }

    /// Of the cases that are wrong, the shortest is to be left.
    fn look_at(&mut self, wrong: &[usize]) {
        let cases = self.best.cases();
        let shortest = wrong.iter().min_by_key(|&&case| cases.get(case).map(|span| span.end - span.start));
        if let Some(&shortest) = shortest {
            self.place.look_at((cases.len() > 1).then_some(shortest));
        }
    }

    /// Takes a candidate that failed. After items that went together, others may go one by one again.
    fn take(&mut self, candidate: Arc<dyn DynInput>) {
        self.size = candidate.size();
        (self.best, self.fell) = (candidate, true);
        self.place.taken();
        if self.place.is_together() {
            self.begin_round();
        }
    }

    fn dismiss(&mut self, candidate: &dyn DynInput, in_company: bool) {
        let passed = if in_company { &mut self.passed_in_company } else { &mut self.passed };
        passed.insert(fnv1a(candidate.text().bytes()));
        self.unsure |= in_company;
    }

    /// Goes to the first change of the next case, or begins another round if an input failed in this one. After the
    /// last round, items go together. `None` when all is done.
    fn go_on(&mut self) -> Option<()> {
        let next = self.place.case.map_or(0, |case| case + 1);
        if next < self.best.cases().len() {
            self.place = self.place.of_case(next);
        } else if self.fell {
            self.begin_round();
        } else if !self.place.is_together() {
            self.place = Place::together();
        } else {
            self.is_over = true;
            return None;
        }
        Some(())
    }

    fn begin_round(&mut self) {
        (self.fell, self.unsure, self.place) = (false, false, Place::default());
        self.together = MOST_TOGETHER;
    }
}

impl Trying {
    fn input(&self) -> &dyn DynInput {
        match self {
            Trying::One { candidate, .. } => &**candidate,
            Trying::Many { input, .. } => &**input,
        }
    }
}

/// The cases (from 0) that an output has wrong; of very many, not all.
fn wrong_cases(input: &Arc<dyn DynInput>, output: &str) -> Vec<usize> {
    let wrong = Comparer::new(input.clone(), output).finish().wrong_cases;
    wrong.into_iter().map(|case| (case as usize).saturating_sub(1)).collect()
}
