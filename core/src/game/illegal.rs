use core::fmt;

use crate::text::fill;

/// Why a move is refused: a rule and the numbers in its message. A refused move changes nothing.
///
/// Rules that any game may have are declared here. Each game declares its own with [`refusals!`](crate::refusals).
///
/// ```
/// use boardlab_core::game::IllegalMove;
/// use boardlab_core::games::pursuit::refusals;
/// assert_eq!(IllegalMove::OVER.to_string(), "the game is over");
/// let illegal = refusals::OUT_OF_RANGE.with([2, -1, 1]);
/// assert_eq!(illegal.to_string(), "number 2 must be from -1 to 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct IllegalMove {
    key_and_words: &'static (&'static str, &'static str),
    numbers: [i64; MAX_NUMBERS],
}

/// How many numbers a refusal may have.
const MAX_NUMBERS: usize = 3;

impl IllegalMove {
    /// Not a move in this game's notation.
    pub const UNREADABLE: Self = IllegalMove::new(&("unreadable", "not a move"));
    /// The game has ended.
    pub const OVER: Self = IllegalMove::new(&("over", "the game is over"));
    /// It leaves the board.
    pub const OFF_BOARD: Self = IllegalMove::new(&("offBoard", "the move leaves the board"));
    /// The destination is occupied.
    pub const OCCUPIED: Self = IllegalMove::new(&("occupied", "the destination is occupied"));
    /// There is no such piece, or no such teleport.
    pub const NO_SUCH_PIECE: Self = IllegalMove::new(&("noSuchPiece", "there is no such piece"));
    /// At least one must remain.
    pub const LAST_PIECE: Self = IllegalMove::new(&("lastPiece", "one at least must stay"));
    /// The side to move is another one, or chance.
    pub const NOT_NOW: Self = IllegalMove::new(&("notNow", "it is not the time for that"));

    /// The refusals that any game may have.
    pub const COMMON: &'static [Self] = &[
        Self::UNREADABLE,
        Self::OVER,
        Self::OFF_BOARD,
        Self::OCCUPIED,
        Self::NO_SUCH_PIECE,
        Self::LAST_PIECE,
        Self::NOT_NOW,
    ];

    /// A refusal by its key and its words. The key is what leaves the core. Names in braces stand for its numbers,
    /// three at most.
    #[must_use]
    pub const fn new(key_and_words: &'static (&'static str, &'static str)) -> Self {
        IllegalMove { key_and_words, numbers: [0; MAX_NUMBERS] }
    }

    /// The same refusal with its numbers, in the order of its words.
    ///
    /// # Panics
    ///
    /// In a debug build, if the words have more or fewer names in braces than there are numbers.
    #[must_use]
    pub const fn with<const N: usize>(mut self, numbers: [i64; N]) -> Self {
        debug_assert!(count_names(self.words()) == N, "another number of numbers is named");
        let mut nth = 0;
        while nth < N {
            self.numbers[nth] = numbers[nth];
            nth += 1;
        }
        self
    }

    /// The key, such as `outOfRange`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.key_and_words.0
    }

    const fn words(self) -> &'static str {
        self.key_and_words.1
    }

    /// The names of its numbers: `number`, `min` and `max` of `outOfRange`.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        self.words().split('{').skip(1).map(|part| part.split('}').next().unwrap_or(part))
    }
}

const fn count_names(words: &str) -> usize {
    let bytes = words.as_bytes();
    let mut count = 0;
    let mut at = 0;
    while at < bytes.len() {
        count += (bytes[at] == b'{') as usize;
        at += 1;
    }
    count
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut numbers = self.numbers.into_iter();
        fill(f, self.words(), |f, _| write!(f, "{}", numbers.next().unwrap_or_default()))
    }
}

/// As if it were a variant of an enum: `OutOfRange { number: 2, min: -1, max: 1 }`.
impl fmt::Debug for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, rest) = self.key().split_at(1);
        write!(f, "{}{rest}", first.to_ascii_uppercase())?;
        let mut opening = " { ";
        for (name, number) in self.names().zip(self.numbers) {
            write!(f, "{opening}{name}: {number}")?;
            opening = ", ";
        }
        f.write_str(if opening == ", " { " }" } else { "" })
    }
}

impl core::error::Error for IllegalMove {}

/// Its key as `kind`, and its numbers by their names.
#[cfg(feature = "serde")]
impl serde::Serialize for IllegalMove {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut fields = serializer.serialize_struct("IllegalMove", 1 + self.names().count())?;
        fields.serialize_field("kind", self.key())?;
        self.names().zip(self.numbers).try_for_each(|(name, number)| fields.serialize_field(name, &number))?;
        fields.end()
    }
}

/// Declares the refusals of a game: a constant for each, and the list `REFUSALS` of all of them for
/// [`Game::REFUSALS`](crate::Game::REFUSALS).
///
/// ```
/// boardlab_core::refusals! {
///     /// The square with this number is poisoned.
///     POISONED = "poisoned", "square {number} is poisoned";
/// }
/// assert_eq!(POISONED.with([1]).to_string(), "square 1 is poisoned");
/// assert_eq!(REFUSALS, [POISONED]);
/// ```
#[macro_export]
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $key:literal, $words:literal;)*) => {
        $($(#[$doc])* pub const $name: $crate::IllegalMove = $crate::IllegalMove::new(&($key, $words));)*
        /// All of them.
        pub const REFUSALS: &[$crate::IllegalMove] = &[$($name),*];
    };
}
