//! What a solver has found, written down between two turns and read again.

/// Where a solver writes what it has found, or reads it from: the same calls in the same order do both. Each returns
/// `None` where the tape breaks; nothing that was read is to be used then.
///
/// ```
/// use boardlab_core::games::pursuit::Field;
/// use boardlab_core::games::pursuit::exact::{Goal, Method, Problem, Sequential, Solver, Tape};
///
/// struct Written(Vec<u8>);
/// impl Tape for Written {
///     fn bytes(&mut self, bytes: &mut [u8]) -> Option<()> {
///         self.0.extend_from_slice(bytes);
///         Some(())
///     }
/// }
///
/// struct Reading<'a>(&'a [u8]);
/// impl Tape for Reading<'_> {
///     fn bytes(&mut self, bytes: &mut [u8]) -> Option<()> {
///         bytes.copy_from_slice(self.0.split_off(..bytes.len())?);
///         Some(())
///     }
/// }
///
/// let problem = Problem { field: Field { torus: false, n: 6 }, catchers: 2, steps: 1, blocked: false };
/// let mut solver = Solver::new(problem, Goal::Value, 1 << 30).unwrap();
/// solver.turn(&Sequential);
/// let mut written = Written(Vec::new());
/// solver.keep(&mut written).unwrap();
/// let mut tape = Reading(&written.0);
/// let mut again = Solver::resume(Method::Best, problem, Goal::Value, 1 << 30, &mut tape).unwrap().unwrap();
/// while again.turn(&Sequential).is_some() {}
/// assert_eq!(again.solution().capture_time, Some(5));
/// ```
pub trait Tape {
    /// Writes these bytes, or replaces them by as many that are read.
    fn bytes(&mut self, bytes: &mut [u8]) -> Option<()>;
}

/// Numbers on a tape.
pub(super) trait Numbers: Tape {
    /// Writes a number, or replaces it.
    fn number(&mut self, number: &mut u64) -> Option<()> {
        let mut bytes = number.to_le_bytes();
        self.bytes(&mut bytes)?;
        *number = u64::from_le_bytes(bytes);
        Some(())
    }

    /// Writes a flag, or replaces it.
    fn flag(&mut self, flag: &mut bool) -> Option<()> {
        let mut byte = [u8::from(*flag)];
        self.bytes(&mut byte)?;
        *flag = byte != [0];
        Some(())
    }

    /// The number of things that follow: that of what is there, or the one that is read.
    fn count(&mut self, there: usize) -> Option<usize> {
        let mut count = there as u64;
        self.number(&mut count)?;
        usize::try_from(count).ok()
    }
}

impl<T: Tape + ?Sized> Numbers for T {}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::super::{Goal, Method, Problem, Sequential, Solution, Solver};
    use super::Tape;
    use crate::games::pursuit::Field;

    #[derive(Default)]
    struct Kept {
        bytes: Vec<u8>,
        /// Where it is read, if it is not written.
        at: Option<usize>,
    }

    impl Tape for Kept {
        fn bytes(&mut self, bytes: &mut [u8]) -> Option<()> {
            match &mut self.at {
                None => self.bytes.extend_from_slice(bytes),
                Some(at) => {
                    bytes.copy_from_slice(self.bytes.get(*at..*at + bytes.len())?);
                    *at += bytes.len();
                }
            }
            Some(())
        }
    }

    /// Of sparse tables that dense ones succeed, of sparse ones alone, and of dense ones; with and without an anchor.
    const PROBLEMS: [(bool, u8, u8, u8); 5] =
        [(false, 7, 3, 2), (false, 6, 3, 4), (true, 7, 4, 2), (false, 6, 2, 1), (true, 6, 3, 1)];

    fn each(check: impl Fn(Method, Problem, Goal)) {
        for (torus, n, catchers, steps) in PROBLEMS {
            let problem = Problem { field: Field { torus, n }, catchers, steps, blocked: false };
            for method in [Method::Best, Method::Dense, Method::Sparse] {
                check(method, problem, Goal::Value);
            }
            check(Method::Best, problem, Goal::Tablebase);
        }
    }

    fn ended(mut solver: Solver) -> (Solution, Option<Vec<u8>>) {
        while solver.turn(&Sequential).is_some() {}
        (solver.solution(), solver.table().map(|table| table.bytes().to_vec()))
    }

    #[test]
    fn whatever_the_turn_it_goes_on_to_the_same_end() {
        each(|method, problem, goal| {
            let begin = || Solver::with(method, problem, goal, u64::MAX).expect("it fits");
            let end = ended(begin());
            let mut solver = begin();
            for turn in 0.. {
                let mut kept = Kept::default();
                solver.keep(&mut kept).expect("it is whole");
                kept.at = Some(0);
                solver = Solver::resume(method, problem, goal, u64::MAX, &mut kept).expect("it fits").expect("a tape");
                assert_eq!(kept.at, Some(kept.bytes.len()));
                let mut again = Kept::default();
                solver.keep(&mut again).expect("it is whole");
                assert_eq!((solver.solution().turns, again.bytes == kept.bytes), (turn, true), "{problem:?}");
                if solver.turn(&Sequential).is_none() {
                    break;
                }
            }
            assert_eq!(ended(solver), end, "{problem:?}, {method:?}");
        });
    }

    #[test]
    fn a_tape_that_breaks_is_no_solver() {
        each(|method, problem, goal| {
            let mut solver = Solver::with(method, problem, goal, u64::MAX).expect("it fits");
            let _ = (solver.turn(&Sequential), solver.turn(&Sequential));
            let mut kept = Kept::default();
            solver.keep(&mut kept).expect("it is whole");
            for length in (0..kept.bytes.len()).step_by(1 + kept.bytes.len() / 50) {
                let mut cut = Kept { bytes: kept.bytes[..length].to_vec(), at: Some(0) };
                let resumed = Solver::resume(method, problem, goal, u64::MAX, &mut cut).expect("it fits");
                assert!(resumed.is_none(), "{length} of {}, {problem:?}", kept.bytes.len());
            }
        });
    }
}
