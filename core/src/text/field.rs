use core::fmt;

use super::keyed::shown_by_key;

/// What one part of an input means. Error messages and the page name it.
///
/// ```
/// use boardlab_core::games::robots::words;
/// assert_eq!(words::ROBOT_ROW.key(), "robotRow");
/// assert_eq!(words::ROBOT_ROW.to_string(), "the row of robot");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Field(&'static (&'static str, &'static str, &'static str));

impl Field {
    /// How many cases follow.
    pub const CASE_COUNT: Self = Field::new(&("caseCount", "the number of cases", ""));

    /// A field by its key, its name, and the name of its parts if it has several values. The key is what leaves the
    /// core; the names are English and may be followed by a number.
    ///
    /// ```
    /// use boardlab_core::text::Field;
    /// let bar = Field::new(&("barLength", "length of bar", "piece"));
    /// assert_eq!((bar.key(), bar.to_string(), bar.part()), ("barLength", "length of bar".into(), "piece"));
    /// ```
    #[must_use]
    pub const fn new(key_and_names: &'static (&'static str, &'static str, &'static str)) -> Self {
        Field(key_and_names)
    }

    /// The key, such as `robotRow`. No two fields of the games that are built together have the same.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.0.0
    }

    /// The name of one of its several values, such as `column`; empty where there is only one.
    #[must_use]
    pub const fn part(self) -> &'static str {
        self.0.2
    }
}

/// Its name, such as `the row of robot`.
impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.1)
    }
}

shown_by_key!(Field);
