use core::fmt;
use core::str::FromStr;

use crate::bits::{Ones, set_operators};
use crate::game::CommonRefusal;

/// A cell: row A to I as 0 to 8, number 1 to 9 as 0 to 8; axial coordinates, for a number stands in a column that
/// leans to the left.
///
/// ```
/// use boardlab_core::games::janken::Hex;
/// let hex: Hex = "e5".parse().unwrap();
/// assert_eq!((hex.row, hex.column, hex.to_string()), (4, 4, "E5".into()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Hex {
    /// From 0 (A) to 8 (I).
    pub row: u8,
    /// From 0 (1) to 8 (9).
    pub column: u8,
}

/// Cells of a row, A to I.
pub(super) const LENGTHS: [u8; 9] = [5, 6, 7, 8, 9, 8, 7, 6, 5];

impl Hex {
    /// The cell of a name such as `E5`. Whoever reads millions has it in place: the result is three bytes, and a call
    /// packs them into a word.
    #[inline(always)]
    pub(super) fn named(text: &str) -> Result<Hex, CommonRefusal> {
        match *text.as_bytes() {
            [letter, digit @ b'1'..=b'9'] if letter.is_ascii_alphabetic() => {
                Hex::new(letter.to_ascii_uppercase() - b'A', digit - b'1').ok_or(CommonRefusal::OffBoard)
            }
            _ => Err(CommonRefusal::Unreadable),
        }
    }

    /// The cell at a row and a column, if the board has it: their sum is from 4 to 12.
    ///
    /// ```
    /// use boardlab_core::games::janken::Hex;
    /// assert!(Hex::new(0, 4).is_some() && Hex::new(0, 3).is_none());
    /// ```
    #[must_use]
    pub const fn new(row: u8, column: u8) -> Option<Hex> {
        if row < 9 && column < 9 && row + column >= 4 && row + column <= 12 { Some(Hex { row, column }) } else { None }
    }

    /// The `nth` cell of a row, from the left.
    pub(super) const fn nth(row: u8, nth: u8) -> Hex {
        Hex { row, column: 4_u8.saturating_sub(row) + nth }
    }

    /// Its place among the 61, row by row.
    pub(super) const fn index(self) -> usize {
        (FIRST[self.row as usize] + self.column as i8) as usize
    }

    /// The cell at a place among the 61.
    #[cfg(feature = "workbench")]
    pub(super) const fn of_index(index: usize) -> Hex {
        ALL[index]
    }
}

/// What is added to a column for the place among the 61.
const FIRST: [i8; 9] = [-4, 2, 9, 17, 26, 35, 43, 50, 56];

/// A set of cells, one bit each.
///
/// ```
/// use boardlab_core::games::janken::{Case, Hex};
/// // Nothing is drawn on the map of this case.
/// let case = Case::default();
/// assert!(!case.water.contains(Hex::new(4, 4).unwrap()));
/// assert_eq!((case.water | case.costs[0]).into_iter().count(), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hexes(pub(super) u64);

/// The whole board.
pub(super) const BOARD: Hexes = Hexes((1 << CELLS) - 1);

const CELLS: usize = 61;

/// The cells, row by row.
const ALL: [Hex; CELLS] = {
    let mut all = [Hex { row: 0, column: 0 }; CELLS];
    let (mut at, mut found) = (0, 0);
    while at < 81 {
        if let Some(hex) = Hex::new(at / 9, at % 9) {
            all[found] = hex;
            found += 1;
        }
        at += 1;
    }
    all
};

/// The cells next to each: left and right, and two above and below.
const BESIDE: [u64; CELLS] = {
    let mut beside = [0; CELLS];
    let mut at = 0;
    while at < CELLS {
        let mut other = 0;
        while other < CELLS {
            let down = ALL[other].row as i8 - ALL[at].row as i8;
            let right = ALL[other].column as i8 - ALL[at].column as i8;
            if matches!((down, right), (0, 1 | -1) | (1, 0 | -1) | (-1, 0 | 1)) {
                beside[at] |= 1 << other;
            }
            other += 1;
        }
        at += 1;
    }
    beside
};

impl Hexes {
    pub(super) const fn of(hex: Hex) -> Self {
        Hexes(1 << hex.index())
    }

    /// Whether a cell is in it.
    #[must_use]
    #[inline]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 >> hex.index() & 1 == 1
    }

    /// Puts a cell in.
    #[inline]
    pub(super) fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.index();
    }

    #[inline(always)]
    fn zip(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        Hexes(join(self.0, other.0))
    }

    /// The cells next to one of it.
    #[inline(always)]
    pub(super) fn beside(self) -> Self {
        Hexes(Ones(self.0).fold(0, |all, at| all | BESIDE[usize::from(at)]))
    }

    #[inline(always)]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

set_operators!(Hexes);

/// The cells, row by row.
impl IntoIterator for Hexes {
    type Item = Hex;
    type IntoIter = core::iter::Map<Ones, fn(u8) -> Hex>;

    fn into_iter(self) -> Self::IntoIter {
        Ones(self.0).map(|at| ALL[usize::from(at)])
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'A' + self.row) as char, self.column + 1)
    }
}

impl FromStr for Hex {
    type Err = CommonRefusal;

    #[inline(never)]
    fn from_str(text: &str) -> Result<Self, CommonRefusal> {
        Hex::named(text)
    }
}
