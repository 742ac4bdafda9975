use core::fmt;
use core::str::FromStr;

use crate::boundary::view;
use crate::game::CommonRefusal;

view! {
    /// The type of a piece. The type removed last restricts where the next piece may be removed.
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
    #[must_use]
    pub fn named(word: &str) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.name() == word)
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

/// A set of types: those that a test draws its pieces from. Bit `p as u8` stands for piece `p`.
///
/// ```
/// use boardlab_core::games::solitaire::{Alphabet, Piece};
/// let rim: Alphabet = "torn,lopare,dam".parse().unwrap();
/// assert!(rim.has(Piece::Dam) && !rim.has(Piece::One));
/// assert_eq!(rim.to_string(), "torn,lopare,dam");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Alphabet(pub u8);

impl Alphabet {
    /// All eight types.
    pub const ALL: Alphabet = Alphabet(0xFF);
    /// Those of the official tests.
    pub const OFFICIAL: [Alphabet; 6] =
        [Alphabet(0x80), Alphabet(0x01), Alphabet(0x03), Alphabet(0x70), Alphabet(0x0F), Alphabet::ALL];

    /// The types of some pieces.
    #[must_use]
    pub fn of(pieces: impl IntoIterator<Item = Piece>) -> Self {
        Alphabet(pieces.into_iter().fold(0, |bits, piece| bits | 1 << piece as u8))
    }

    /// Whether a type is one of them.
    #[must_use]
    pub const fn has(self, piece: Piece) -> bool {
        self.0 >> piece as u8 & 1 == 1
    }

    /// How many types.
    #[must_use]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its types, in the order of the statement.
    pub fn pieces(self) -> impl Iterator<Item = Piece> + Clone {
        Piece::ALL.into_iter().filter(move |&piece| self.has(piece))
    }

    /// The set itself if an official test used it, otherwise all eight types: the types that may follow on a board of
    /// these types (a ruling).
    #[must_use]
    pub fn inferred(self) -> Self {
        if Alphabet::OFFICIAL.contains(&self) { self } else { Alphabet::ALL }
    }
}

impl fmt::Display for Alphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, piece) in self.pieces().enumerate() {
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
        let named = |word| Piece::named(word).ok_or(CommonRefusal::Unreadable);
        text.split(',').try_fold(Alphabet(0), |all, word| Ok(Alphabet(all.0 | 1 << named(word)? as u8)))
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
