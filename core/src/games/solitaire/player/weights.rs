//! The learned weights: how the network lays them out, and their stored form, which the trainer writes.

use alloc::vec::Vec;

use crate::games::solitaire::piece::Alphabet;

/// Kinds of cells: what the board's turns and mirrors make of one another.
pub const CLASSES: usize = 6;

/// Hidden units.
pub const WIDTH: usize = 32;

/// Rows of the first layer: pieces by cell, layer and type; the last removal; the tally; what is in reach; a bias.
pub const ROWS: usize = BIAS + 1;

/// First row of the last removal, by cell and type.
pub const LAST: usize = CLASSES * 3 * 8;

/// First row of the tally's tail.
pub const TAIL: usize = LAST + CLASSES * 8;

/// First row of the tally's chain.
pub const CHAIN: usize = TAIL + 81;

/// First row of the run: none, one.
pub const RUN: usize = CHAIN + 5;

/// First row of what is in reach: eight types and a hidden piece.
pub const REACH: usize = RUN + 2;

/// The row that is always there.
pub const BIAS: usize = REACH + 9;

/// Sets of output weights, one for every twelve removals left.
pub const PHASES: usize = 10;

/// Bytes of the stored output weights.
const OUTPUTS: usize = PHASES * (WIDTH + 3);

/// The weights that come with the player.
static TRAINED: &[u8] = include_bytes!("weights.bin");

/// Weights as the network uses them.
#[derive(Clone)]
pub struct Weights {
    /// What each row adds to the hidden units: `ROWS`, in 1/255 of a unit's range.
    pub rows: Vec<[i16; WIDTH]>,
    /// What each row adds to the value: `ROWS`, in 1/256 points.
    pub direct: Vec<i32>,
    /// What a full unit is worth: `PHASES`, in 1/8 points, -127..=127.
    pub out: Vec<[i16; WIDTH]>,
    /// What every position of a phase is worth: `PHASES`, in 1/256 points.
    pub base: Vec<i32>,
}

/// Bytes read from the front.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    fn small(&mut self) -> i16 {
        i16::from(self.byte().cast_signed())
    }

    fn wide(&mut self) -> i32 {
        let low = self.byte();
        i32::from(i16::from_le_bytes([low, self.byte()]))
    }

    fn row(&mut self) -> [i16; WIDTH] {
        let shift = self.byte() & 7;
        core::array::from_fn(|_| self.small() << shift)
    }
}

/// Bytes of one set of weights.
const SIZE: usize = ROWS * (WIDTH + 3) + OUTPUTS;

impl Weights {
    /// The trained weights for an alphabet: one set for at least six types, one for fewer.
    pub(super) fn trained(alphabet: Alphabet) -> Self {
        let from = if alphabet.count() > 5 { 0 } else { SIZE };
        Self::read(TRAINED.get(from..).unwrap_or(&[]))
    }

    /// Reads stored weights; bytes that are missing count as 0.
    pub fn read(bytes: &[u8]) -> Self {
        let mut from = Reader(bytes);
        Self {
            rows: (0..ROWS).map(|_| from.row()).collect(),
            direct: (0..ROWS).map(|_| from.wide()).collect(),
            out: (0..PHASES).map(|_| from.row()).collect(),
            base: (0..PHASES).map(|_| from.wide()).collect(),
        }
    }

    /// The bytes that read back as these weights, but for the lowest bits of rows with large numbers.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.rows.iter().for_each(|row| write(row, &mut bytes));
        self.direct.iter().for_each(|&number| bytes.extend(clip(number)));
        self.out.iter().for_each(|row| write(row, &mut bytes));
        self.base.iter().for_each(|&number| bytes.extend(clip(number)));
        debug_assert_eq!(bytes.len(), SIZE);
        bytes
    }
}

fn write(row: &[i16; WIDTH], bytes: &mut Vec<u8>) {
    let most = row.iter().map(|number| number.unsigned_abs()).max().unwrap_or(0);
    let shift = (0..8).find(|shift| (most + (1 << shift >> 1)) >> shift < 128).unwrap_or(7);
    bytes.push(shift);
    bytes.extend(row.iter().map(|number| (((number + (1 << shift >> 1)) >> shift) as i8).cast_unsigned()));
}

fn clip(number: i32) -> [u8; 2] {
    (number.clamp(-32768, 32767) as i16).to_le_bytes()
}
