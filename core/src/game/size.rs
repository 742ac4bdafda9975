use core::fmt;

use crate::boundary::view_struct;
use crate::text::shown_by_key;

/// A unit for the size of an input. It has a key and the singular and plural forms of its English name. Only the key is
/// serialised.
///
/// ```
/// use boardlab_core::contract::SizeUnit;
/// assert_eq!(SizeUnit::CASE.key(), "case");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SizeUnit(&'static [&'static str; 3]);

impl SizeUnit {
    /// The cases of an input.
    pub const CASE: Self = SizeUnit::new(&["case", "case", "cases"]);

    /// The units that every game has.
    pub const COMMON: &'static [Self] = &[Self::CASE];

    /// Creates a unit from its key, its singular name and its plural name.
    ///
    /// ```
    /// use boardlab_core::SizePart;
    /// use boardlab_core::contract::SizeUnit;
    /// const BAR: SizeUnit = SizeUnit::new(&["bar", "bar", "bars"]);
    /// assert_eq!((BAR.key(), SizePart { unit: BAR, count: 2 }.to_string()), ("bar", "2 bars".into()));
    /// ```
    #[must_use]
    pub const fn new(key_and_names: &'static [&'static str; 3]) -> Self {
        SizeUnit(key_and_names)
    }

    /// The key, such as `robot`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.0[0]
    }
}

shown_by_key!(SizeUnit);

view_struct! {
    /// How many things of a kind an input has.
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let parts = input.size();
    /// assert_eq!((parts[0].unit.key(), parts[0].count), ("robot", 1));
    /// ```
    #[derive(Copy)]
    pub struct SizePart {
        /// What is counted.
        #[cfg_attr(feature = "ts", ts(type = "SizeUnit"))]
        pub unit: SizeUnit,
        /// How many there are.
        pub count: u32,
    }
}

/// In English.
///
/// ```
/// use boardlab_core::contract::SizeUnit;
/// use boardlab_core::SizePart;
/// let parts = [1, 12].map(|count| SizePart { unit: SizeUnit::CASE, count }.to_string());
/// assert_eq!(parts, ["1 case", "12 cases"]);
/// ```
impl fmt::Display for SizePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &[_, one, several] = self.unit.0;
        write!(f, "{} {}", self.count, if self.count == 1 { one } else { several })
    }
}
