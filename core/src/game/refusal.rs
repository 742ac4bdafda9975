use core::fmt;

use crate::text::fill;

/// Why a move or a change of an input is refused, without the type of its game: the key and the words of the rule, and
/// their numbers. A refused move changes nothing.
///
/// Each game has an enum of its own for the rules that refuse its moves; it turns into this type where it leaves the
/// game. A game outside this crate may use this type itself.
///
/// ```
/// use boardlab_core::{CommonRefusal, IllegalMove};
/// use boardlab_core::games::pursuit::Refusal;
/// assert_eq!(CommonRefusal::Over.to_string(), "the game is over");
/// let illegal = IllegalMove::from(Refusal::OutOfRange { number: 2, min: -1, max: 1 });
/// assert_eq!(illegal.key(), "outOfRange");
/// assert_eq!(illegal.to_string(), "number 2 must be from -1 to 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalMove {
    rule: &'static Rule,
    numbers: [i64; MAX_NUMBERS],
}

/// How many numbers a refusal may have.
const MAX_NUMBERS: usize = 3;

/// A rule that refuses moves.
///
/// ```
/// use boardlab_core::IllegalMove;
/// use boardlab_core::contract::Rule;
/// const TAKEN: &Rule = &Rule { key: "taken", words: "that cell has been taken", names: &[] };
/// assert_eq!(IllegalMove::new(TAKEN, &[]).to_string(), TAKEN.words);
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct Rule {
    /// The key, which is what leaves the core.
    pub key: &'static str,
    /// English words. Names in braces stand for the numbers.
    pub words: &'static str,
    /// The names of the numbers, three at most.
    pub names: &'static [&'static str],
}

impl IllegalMove {
    /// A refusal by its rule and the numbers of the rule, in the order of their names.
    ///
    /// ```
    /// use boardlab_core::IllegalMove;
    /// use boardlab_core::contract::Rule;
    /// const FAR: &Rule = &Rule { key: "far", words: "{cells} cells are too far", names: &["cells"] };
    /// let far = IllegalMove::new(FAR, &[3]);
    /// assert_eq!((far.key(), far.to_string()), ("far", "3 cells are too far".into()));
    /// assert_eq!(far.numbers().collect::<Vec<_>>(), [("cells", 3)]);
    /// ```
    #[must_use]
    pub fn new(rule: &'static Rule, numbers: &[i64]) -> Self {
        let mut all = [0; MAX_NUMBERS];
        all.iter_mut().zip(numbers).for_each(|(to, &number)| *to = number);
        IllegalMove { rule, numbers: all }
    }

    /// The key, such as `outOfRange`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.rule.key
    }

    /// The numbers with their names: `number`, `min` and `max` of `outOfRange`.
    ///
    /// ```
    /// use boardlab_core::IllegalMove;
    /// use boardlab_core::games::pursuit::Refusal;
    /// let illegal = IllegalMove::from(Refusal::OutOfRange { number: 2, min: -1, max: 1 });
    /// assert!(illegal.numbers().eq([("number", 2), ("min", -1), ("max", 1)]));
    /// ```
    pub fn numbers(self) -> impl Iterator<Item = (&'static str, i64)> {
        self.rule.names.iter().copied().zip(self.numbers)
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fill(f, self.rule.words, |f, name| {
            let number = self.numbers().find(|(known, _)| *known == name).map_or(0, |(_, number)| number);
            write!(f, "{number}")
        })
    }
}

impl core::error::Error for IllegalMove {}

/// Its key as `kind`, and its numbers by their names.
#[cfg(feature = "serde")]
impl serde::Serialize for IllegalMove {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut fields = serializer.serialize_struct("IllegalMove", 1 + self.rule.names.len())?;
        fields.serialize_field("kind", self.key())?;
        self.numbers().try_for_each(|(name, number)| fields.serialize_field(name, &number))?;
        fields.end()
    }
}

/// Declares an enum of rules that refuse moves: each with its key and its words. `also` names the variant that holds
/// the refusals of any game.
macro_rules! refusals {
    (
        $(#[$doc:meta])*
        pub enum $Refusal:ident $(also $Common:ident)? {
            $($(#[$member:meta])* $Variant:ident $({ $($number:ident),* })? = $key:literal, $words:literal;)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "kind", rename_all = "camelCase"))]
        pub enum $Refusal {
            $($(#[$member])* $Variant $({ $(
                #[allow(missing_docs, reason = "the words of the rule say what the number is")]
                #[cfg_attr(feature = "ts", ts(type = "number"))]
                $number: i64
            ),* })?,)*
            $(
                /// One that any game may have.
                #[cfg_attr(feature = "ts", ts(untagged))]
                $Common($crate::game::CommonRefusal),
            )?
        }

        impl $Refusal {
            /// The keys of its rules.
            pub const KEYS: &'static [&'static str] = &[$($key),*];
        }

        impl From<$Refusal> for $crate::game::IllegalMove {
            fn from(refusal: $Refusal) -> Self {
                match refusal {
                    $($Refusal::$Variant $({ $($number),* })? => $crate::game::IllegalMove::new(
                        &$crate::game::Rule { key: $key, words: $words, names: &[$($(stringify!($number)),*)?] },
                        &[$($($number),*)?],
                    ),)*
                    $($Refusal::$Common(common) => common.into(),)?
                }
            }
        }

        $(
            impl From<$crate::game::CommonRefusal> for $Refusal {
                fn from(refusal: $crate::game::CommonRefusal) -> Self {
                    $Refusal::$Common(refusal)
                }
            }
        )?

        impl core::fmt::Display for $Refusal {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::game::IllegalMove::from(*self).fmt(f)
            }
        }

        impl core::error::Error for $Refusal {}

        #[cfg(feature = "serde")]
        impl serde::Serialize for $Refusal {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::game::IllegalMove::from(*self).serialize(serializer)
            }
        }
    };
}
pub(crate) use refusals;

refusals! {
    /// Why a game refuses a move or a change of an input, whatever the game.
    ///
    /// ```
    /// use boardlab_core::CommonRefusal;
    /// assert_eq!(CommonRefusal::LastPiece.to_string(), "one at least must stay");
    /// ```
    pub enum CommonRefusal {
        /// Not a move in this game's notation.
        Unreadable = "unreadable", "not a move";
        /// The game has ended.
        Over = "over", "the game is over";
        /// It leaves the board.
        OffBoard = "offBoard", "the move leaves the board";
        /// The destination is occupied.
        Occupied = "occupied", "the destination is occupied";
        /// There is no such piece, or no such entry of a list.
        NoSuchPiece = "noSuchPiece", "there is no such piece";
        /// At least one must remain.
        LastPiece = "lastPiece", "one at least must stay";
        /// The side to move is another one, or chance.
        NotNow = "notNow", "it is not the time for that";
    }
}
