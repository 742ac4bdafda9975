use core::fmt;
use core::str::FromStr;

use crate::bits::{Ones, set_operators};
use crate::boundary::view;
use crate::game::CommonRefusal;

view! {
    /// The type of a piece. The type removed last restricts where the next piece may be removed.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::Piece;
    /// assert_eq!(Piece::Torn.to_string(), "torn");
    /// assert!(Piece::One < Piece::Springare);
    /// ```
    #[derive(Copy, PartialOrd, Ord)]
    pub enum Piece {
        /// Exactly one step in one of the eight directions.
        One,
        /// Exactly two steps.
        Two,
        /// Exactly three steps.
        Three,
        /// Exactly four steps.
        Four,
        /// Rook: along the row or the column, all the way to the edge.
        Torn,
        /// Bishop: along a diagonal, all the way to the edge.
        Lopare,
        /// Queen: as a rook or a bishop.
        Dam,
        /// Knight, as in chess.
        Springare,
    }
}

impl Piece {
    /// All of them, in the order of the statement.
    pub const ALL: [Piece; 8] =
        [Piece::One, Piece::Two, Piece::Three, Piece::Four, Piece::Torn, Piece::Lopare, Piece::Dam, Piece::Springare];

    /// The statement's word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// The piece that a word of the statement names.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::Piece;
    /// assert_eq!((Piece::named("dam"), Piece::named("queen")), (Some(Piece::Dam), None));
    /// ```
    #[must_use]
    pub fn named(word: &str) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.name() == word)
    }

    /// The piece at a place in [`Piece::ALL`], below 8. A match costs nothing, a look into the list does.
    #[inline(always)]
    pub(super) const fn numbered(number: usize) -> Piece {
        match number {
            0 => Piece::One,
            1 => Piece::Two,
            2 => Piece::Three,
            3 => Piece::Four,
            4 => Piece::Torn,
            5 => Piece::Lopare,
            6 => Piece::Dam,
            _ => Piece::Springare,
        }
    }

    /// Whether it is one of 1, 2, 3, 4.
    #[must_use]
    pub const fn is_number(self) -> bool {
        (self as usize) < 4
    }
}

const NAMES: [&str; 8] = ["1", "2", "3", "4", "torn", "lopare", "dam", "springare"];

/// The words as an error lists them.
pub(super) const WORDS: &str = "1 2 3 4 torn lopare dam springare";

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of types: those that a test draws its pieces from.
///
/// ```
/// use boardlab_core::games::solitaire::{Alphabet, Piece};
/// let rim: Alphabet = "torn,lopare,dam".parse().unwrap();
/// assert!(rim.contains(Piece::Dam) && !rim.contains(Piece::One));
/// assert_eq!((Alphabet::ALL - rim).to_string(), "1,2,3,4,springare");
/// assert_eq!(rim, Alphabet::of([Piece::Dam, Piece::Torn, Piece::Lopare, Piece::Dam]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Alphabet(u8);

impl Alphabet {
    /// All eight types.
    pub const ALL: Alphabet = Alphabet(0xFF);
    pub(super) const NUMBERS: Alphabet = Alphabet(0x0F);
    pub(super) const PIECES: Alphabet = Alphabet(0xF0);
    /// Those of the official tests.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::Alphabet;
    /// assert_eq!(Alphabet::OFFICIAL[3].to_string(), "torn,lopare,dam");
    /// ```
    pub const OFFICIAL: [Alphabet; 6] =
        [Alphabet(0x80), Alphabet(0x01), Alphabet(0x03), Alphabet(0x70), Alphabet::NUMBERS, Alphabet::ALL];

    /// The types of some pieces.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Alphabet, Piece};
    /// assert_eq!(Alphabet::of([Piece::Two, Piece::One, Piece::Two]).to_string(), "1,2");
    /// ```
    #[must_use]
    pub fn of(pieces: impl IntoIterator<Item = Piece>) -> Self {
        Alphabet(pieces.into_iter().fold(0, |bits, piece| bits | 1 << piece as u8))
    }

    /// Whether a type is one of them.
    #[must_use]
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 >> piece as u8 & 1 == 1
    }

    /// How many types.
    #[must_use]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline(always)]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    fn zip(self, other: Self, join: impl Fn(u8, u8) -> u8) -> Self {
        Alphabet(join(self.0, other.0))
    }

    /// The set itself if an official test used it, otherwise all eight types: the types that may follow on a board of
    /// these types (a ruling).
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Alphabet, Piece};
    /// let official = Alphabet::of([Piece::One, Piece::Two]);
    /// assert_eq!(official.inferred(), official);
    /// assert_eq!(Alphabet::of([Piece::One, Piece::Dam]).inferred(), Alphabet::ALL);
    /// ```
    #[must_use]
    pub fn inferred(self) -> Self {
        if Alphabet::OFFICIAL.contains(&self) { self } else { Alphabet::ALL }
    }
}

set_operators!(Alphabet);

/// The types, in the order of the statement.
impl IntoIterator for Alphabet {
    type Item = Piece;
    type IntoIter = core::iter::Map<Ones, fn(u8) -> Piece>;

    fn into_iter(self) -> Self::IntoIter {
        Ones(self.0.into()).map(|number| Piece::numbered(number.into()))
    }
}

impl FromIterator<Piece> for Alphabet {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        Self::of(pieces)
    }
}

impl fmt::Display for Alphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, piece) in self.into_iter().enumerate() {
            write!(f, "{}{piece}", if index > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}

/// Words joined by commas, or `all`.
impl FromStr for Alphabet {
    type Err = CommonRefusal;

    fn from_str(text: &str) -> Result<Self, CommonRefusal> {
        if text == "all" {
            return Ok(Alphabet::ALL);
        }
        text.split(',').map(|word| Piece::named(word).ok_or(CommonRefusal::Unreadable)).collect()
    }
}

/// What replaces a removed piece: a type, or `blank` behind gold.
pub type Reply = Option<Piece>;

/// The word for the reply behind gold.
pub(super) const BLANK: &str = "blank";

pub(super) fn reply_word(reply: Reply) -> &'static str {
    reply.map_or(BLANK, Piece::name)
}

pub(super) fn reply_named(word: &str) -> Option<Reply> {
    if word == BLANK { Some(None) } else { Piece::named(word).map(Some) }
}
