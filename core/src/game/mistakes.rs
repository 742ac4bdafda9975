//! The known mistakes of a game: what programs get wrong, and the game as they play it.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::answer::AnswerWriter;
use crate::boundary::{Cell, view_struct};
use crate::fnv::fnv1a;

/// The known mistakes of a game, in an order. Their names are apart, for who has words of its own does not load them.
///
/// ```
/// use boardlab_core::contract::Workbench;
/// use boardlab_core::games::knights::Knights;
/// let nth = Knights::MISTAKES.keys.iter().position(|&key| key == "sum-for-xor").unwrap();
/// assert_eq!(Knights::MISTAKES.rules[nth], "nimSum");
/// assert_eq!(Knights::MISTAKE_NAMES[nth], "adds the values instead of taking their xor");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Mistakes {
    /// The key of each, such as `column-before-row`.
    pub keys: &'static [&'static str],
    /// The ruling that each breaks: the key of a rule on the page.
    pub rules: &'static [&'static str],
}

impl Mistakes {
    /// None.
    pub const NONE: Self = Mistakes { keys: &[], rules: &[] };
}

view_struct! {
    /// A piece in a position of a game that is played with a mistake.
    #[derive(Copy)]
    pub struct PieceAt {
        /// What it is in its game, such as `robot`.
        pub piece: &'static str,
        /// Where it stands.
        pub at: Cell,
    }
}

view_struct! {
    /// A cell that has another value with a mistake.
    #[derive(Copy)]
    pub struct OtherValue {
        /// Its row.
        pub row: u32,
        /// Its column.
        pub column: u32,
        /// Its value.
        pub right: u8,
        /// Its value with the mistake.
        pub with: u8,
    }
}

/// The output of a case, what its positions are known by, and the pieces of the one that is wanted.
#[derive(Clone, Default)]
pub struct Record {
    pub(crate) text: String,
    positions: Vec<u64>,
    wanted: Option<u32>,
    pub(crate) pieces: Option<Vec<PieceAt>>,
    values: Vec<ValueOfCell>,
}

/// A cell, row and column, and its value.
type ValueOfCell = ((u64, u64), u8);

impl Record {
    /// The output.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// A record of a case with the pieces after `wanted` moves.
    pub(crate) fn with_pieces(wanted: u32) -> Self {
        Record { wanted: Some(wanted), ..Record::default() }
    }

    /// Keeps the position after a move, or the one before the first move.
    pub(crate) fn position(&mut self, bytes: impl IntoIterator<Item = u8>) {
        self.positions.push(fnv1a(bytes));
    }

    /// Keeps the pieces of the position that was kept last, if they are wanted; `None` if one is beyond the board.
    pub(crate) fn pieces(&mut self, all: impl FnOnce() -> Option<Vec<PieceAt>>) {
        if self.wanted.is_some() && self.plies() == self.wanted {
            self.pieces = all();
        }
    }

    /// Keeps the value that a cell, row and column, has.
    pub fn value(&mut self, cell: (u64, u64), value: u8) {
        self.values.push((cell, value));
    }

    /// The first cell that has another value in another game of the same case, with that and its own.
    pub(crate) fn other_value(&self, right: &Self) -> Option<OtherValue> {
        let mut both = self.values.iter().zip(&right.values);
        let (&((row, column), with), &(_, right)) = both.find(|(one, other)| one.0 == other.0 && one.1 != other.1)?;
        Some(OtherValue { row: row as u32, column: column as u32, right, with })
    }

    /// The number of moves; `None` if no position was kept.
    pub(crate) fn plies(&self) -> Option<u32> {
        (self.positions.len() as u32).checked_sub(1)
    }

    /// Where the game parts from another one of the same case: the number of moves before the last position that both
    /// share, and the first move after which they differ, from 1; none if all positions are the same.
    pub(crate) fn parts_from(&self, other: &Self) -> (u32, Option<u32>) {
        let both = self.positions.iter().zip(&other.positions);
        let shared = both.take_while(|(one, other)| one == other).count() as u32;
        let whole = self.positions.len().max(other.positions.len()) as u32;
        (shared.saturating_sub(1), (shared < whole).then_some(shared.max(1)))
    }
}

impl fmt::Write for Record {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text.write_str(text)
    }
}

impl AnswerWriter for Record {
    fn set_ply(&mut self, _: u32) {}
    fn set_move(&mut self, _: u32) {}
}

/// Declares the known mistakes of a game. Each has the ruling that it breaks, and its name.
macro_rules! mistakes {
    ($(#[$meta:meta])* $vis:vis enum $Mistake:ident { $($Variant:ident: $rule:literal, $name:literal;)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, strum::VariantNames)]
        #[strum(serialize_all = "kebab-case")]
        $vis enum $Mistake {
            $(#[doc = $name] $Variant,)*
        }

        impl $Mistake {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$Variant),*];
            pub(super) const KNOWN: $crate::game::Mistakes =
                $crate::game::Mistakes { keys: <Self as strum::VariantNames>::VARIANTS, rules: &[$($rule),*] };
            pub(super) const NAMES: &'static [&'static str] = &[$($name),*];
        }
    };
}
pub(crate) use mistakes;
