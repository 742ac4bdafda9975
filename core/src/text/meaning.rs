use core::fmt;

use super::field::Field;
use super::span::Span;

/// What a token of an input means.
///
/// ```
/// use boardlab_core::{Limits, game};
/// let input = game("knights").unwrap().read("1\n1\n7 9\n".into(), Limits::Statement, &[]).unwrap();
/// let meanings: Vec<String> = input.meanings(4..7).iter().map(ToString::to_string).collect();
/// assert_eq!(meanings, ["x of knight 1", "y of knight 1"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meaning {
    /// Where it stands.
    pub span: Span,
    /// The case it belongs to, from 1; 0 before the first.
    pub case: u32,
    /// What it is.
    pub role: TokenRole,
    /// The number of its piece, row, order, side or move, from 1; 0 if there is only one.
    pub index: u32,
    /// Its number within that row or move, from 1; 0 if there is only one.
    pub nth: u32,
}

/// The role of a token of an input. The list is closed: what a value means is a [`Field`] of its game.
///
/// ```
/// use boardlab_core::text::TokenRole;
/// use boardlab_core::{Limits, game};
/// let text = "1 0\n15 17\n0 0\n";
/// let input = game("robots").unwrap().read(text.into(), Limits::Statement, &[]).unwrap();
/// assert_eq!(input.meanings(10..11)[0].role, TokenRole::End);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TokenRole {
    /// A value.
    Field {
        /// Of what.
        #[cfg_attr(feature = "ts", ts(type = "Field"))]
        field: Field,
    },
    /// A part of the end of the input.
    End,
    /// Text after the end of the input, which is ignored.
    Rest,
}

impl fmt::Display for Meaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Meaning { index, nth, .. } = self;
        match self.role {
            TokenRole::Field { field } => match (index, nth) {
                (0, _) => write!(f, "{field}"),
                (_, 0) => write!(f, "{field} {index}"),
                _ => write!(f, "{field} {index}, {} {nth}", field.part()),
            },
            TokenRole::End => f.write_str("the end of the input"),
            TokenRole::Rest => f.write_str("behind the end of the input, ignored"),
        }
    }
}
