/// How much of a statement's bounds is enforced.
///
/// ```
/// use boardlab_core::{Limits, game};
/// let knights = game("knights").unwrap();
/// let far = "1\n1\n1000000 0\n";
/// assert!(!knights.recognises(far, Limits::Statement) && knights.recognises(far, Limits::Relaxed));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Limits {
    /// Everything the statement promises about its input.
    #[default]
    Statement,
    /// Without the bounds that only limit a judge's running time: counts, and the coordinates of Hyper Knights.
    Relaxed,
}

/// The range of a number: under the statement, and with the limits lifted.
///
/// ```
/// use boardlab_core::Limits;
/// use boardlab_core::text::{Bounds, Field, Scanner};
/// let number = |bounds, limits| Scanner::new("9", limits).number(Field::CASE_COUNT, 0, bounds).is_ok();
/// let lifted = Bounds::lifted(1, 8, 100);
/// assert!(!number(lifted, Limits::Statement) && number(lifted, Limits::Relaxed));
/// assert!(!number(Bounds::fixed(1, 8), Limits::Relaxed));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    pub(super) min: u64,
    pub(super) max: u64,
    pub(super) relaxed: u64,
}

impl Bounds {
    /// A range that the rules need, under any limits.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::{Bounds, Field, Scanner};
    /// # const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
    /// let read = |limits| Scanner::new("9", limits).number(ROWS, 1, Bounds::fixed(1, 8));
    /// assert!(read(Limits::Statement).is_err() && read(Limits::Relaxed).is_err());
    /// ```
    #[must_use]
    pub const fn fixed(min: u64, max: u64) -> Self {
        Bounds { min, max, relaxed: max }
    }

    /// A range whose upper end only bounds a judge's running time.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::{Bounds, Field, Scanner};
    /// # const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
    /// let read = |limits| Scanner::new("9", limits).number(ROWS, 1, Bounds::lifted(1, 8, 60));
    /// assert!(read(Limits::Statement).is_err() && read(Limits::Relaxed).is_ok());
    /// ```
    #[must_use]
    pub const fn lifted(min: u64, max: u64, relaxed: u64) -> Self {
        Bounds { min, max, relaxed }
    }

    pub(super) fn max(self, limits: Limits) -> u64 {
        if limits == Limits::Relaxed { self.relaxed } else { self.max }
    }
}
