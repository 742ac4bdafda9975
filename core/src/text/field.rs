use core::fmt;

use super::keyed::shown_by_key;

/// What one part of an input means. Error messages and the page name it.
///
/// Each game declares its fields with [`fields!`](crate::fields).
///
/// ```
/// use boardlab_core::games::robots::fields;
/// assert_eq!(fields::ROBOT_ROW.key(), "robotRow");
/// assert_eq!(fields::ROBOT_ROW.to_string(), "the row of robot");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Field(&'static (&'static str, &'static str, &'static str));

impl Field {
    /// How many cases follow.
    pub const CASE_COUNT: Self = Field::new(&("caseCount", "the number of cases", ""));

    /// A field by its key, its name, and the name of its parts if it has several values. The key is what leaves the
    /// core; the names are English and may be followed by a number.
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

/// Declares the fields of a game: a constant for each, and the list `FIELDS` of all of them for
/// [`Game::FIELDS`](crate::Game::FIELDS).
///
/// ```
/// boardlab_core::fields! {
///     /// How many rows the bar has.
///     ROWS = "rows", "the number of rows";
/// }
/// assert_eq!(FIELDS, [ROWS]);
/// ```
#[macro_export]
macro_rules! fields {
    (@part) => { "" };
    (@part $part:literal) => { $part };
    ($($(#[$doc:meta])* $name:ident = $key:literal, $words:literal $(, $part:literal)?;)*) => {
        $($(#[$doc])* pub const $name: $crate::text::Field =
            $crate::text::Field::new(&($key, $words, $crate::fields!(@part $($part)?)));)*
        /// All of them.
        pub const FIELDS: &[$crate::text::Field] = &[$($name),*];
    };
}
