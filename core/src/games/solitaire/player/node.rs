//! A position within a search, with the sums that its learned value is made of.

use super::net::{Facts, Net, POINT, Reach, Sum};
use super::position::Position;
use crate::games::solitaire::cells::{Cells, reach};
use crate::games::solitaire::model::{CELLS, LAYERS};
use crate::games::solitaire::piece::Piece;

/// All pieces of a board, visible and sampled, by cell and layer.
pub(super) type Determinization = [[Piece; LAYERS]; CELLS];

/// What a search knows after some removals. It is copied as a whole: field by field takes longer.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// Cells whose top is known.
    pub(super) shown: Cells,
    /// The types on top of these.
    pieces: Numbers<3>,
    /// Cells whose top is not known.
    pub(super) hidden: Cells,
    /// Pieces removed from each cell.
    layers: Numbers<2>,
    hash: u64,
    sum: Sum,
    /// Points since the root, in 1/256.
    pub(super) score: i32,
    tally: u16,
    /// The last removal.
    last: Option<(u8, Piece)>,
    /// The first cell of the line; none at the root.
    pub(super) first: Option<u8>,
    /// Pieces left on the board.
    left: u8,
    /// Where the line is found in the beam's trail.
    pub(super) trail: u32,
    /// Points since the root and what may still come, in 1/256.
    pub(super) worth: i32,
}

/// A line that goes one removal on.
#[derive(Clone, Copy)]
pub(super) struct Continuation {
    pub(super) value: i32,
    pub(super) score: i32,
    /// The place of the node that it goes on from.
    pub(super) parent: u32,
    tally: u16,
    pub(super) cell: u8,
    piece: Piece,
    hash: u64,
}

/// A small number for each cell, in binary: a set of cells for each digit.
#[derive(Clone, Copy)]
struct Numbers<const DIGITS: usize>([Cells; DIGITS]);

impl<const DIGITS: usize> Numbers<DIGITS> {
    const ZERO: Self = Numbers([Cells::NONE; DIGITS]);

    #[inline(always)]
    fn of(&self, cell: u8) -> usize {
        self.0.iter().enumerate().fold(0, |number, (digit, cells)| number | usize::from(cells.contains(cell)) << digit)
    }

    #[inline(always)]
    fn set(&mut self, cell: u8, number: usize) {
        for (digit, cells) in self.0.iter_mut().enumerate() {
            let on = if number >> digit & 1 == 1 { Cells::of(cell) } else { Cells::NONE };
            *cells = (*cells - Cells::of(cell)) | on;
        }
    }
}

impl Node {
    /// The trail of a root: there is none.
    pub(super) const NO_TRAIL: u32 = u32::MAX;

    /// The position as a node; `masked` cells count as hidden.
    pub(super) fn new(net: &Net, position: &Position, masked: Cells) -> Self {
        let mut node = Self {
            shown: Cells::NONE,
            pieces: Numbers::ZERO,
            hidden: Cells::NONE,
            layers: Numbers::ZERO,
            hash: 0,
            sum: Sum::ZERO,
            score: 0,
            tally: position.tally().0.number() as u16,
            last: position.history.last().copied(),
            first: None,
            left: 0,
            trail: Self::NO_TRAIL,
            worth: 0,
        };
        for cell in Cells::ALL {
            node.place(net, position, cell, masked.contains(cell));
        }
        node
    }

    fn place(&mut self, net: &Net, position: &Position, cell: u8, masked: bool) {
        let removed = usize::from(position.removed[usize::from(cell)]);
        self.layers.set(cell, removed);
        self.left += (LAYERS - removed) as u8;
        for layer in removed + 1..LAYERS {
            self.sum.add(net.hidden(cell, layer));
        }
        if removed == LAYERS {
            return;
        }
        match position.tops[usize::from(cell)].filter(|_| !masked) {
            Some(piece) => {
                self.show(cell, piece);
                self.sum.add(net.piece(cell, removed, piece));
            }
            None => {
                self.hidden |= Cells::of(cell);
                self.sum.add(net.hidden(cell, removed));
            }
        }
    }

    /// The node as the root of a beam.
    pub(super) fn without_trail(self) -> Self {
        Self { trail: Self::NO_TRAIL, ..self }
    }

    /// Cells that the last removal leads to, empty ones included.
    #[inline(always)]
    pub(super) fn targets(&self) -> Cells {
        self.last.map_or(Cells::ALL, |(cell, piece)| reach(piece, cell))
    }

    #[inline(always)]
    pub(super) fn layer(&self, cell: u8) -> usize {
        self.layers.of(cell)
    }

    /// The value of this node itself, in 1/256 points: what may still come.
    pub(super) fn value(&self, net: &Net) -> i32 {
        let Some(last) = self.last else { return 0 };
        let reach = self.reach(self.targets());
        if reach.is_empty() {
            return 0;
        }
        net.value(&self.sum, last, Facts { tally: self.tally, reach, left: self.left })
    }

    /// What some cells show.
    #[inline(always)]
    fn reach(&self, targets: Cells) -> Reach {
        let part = |cells: Cells, digit: usize| [cells - self.pieces.0[digit], cells & self.pieces.0[digit]];
        let mut types = 0;
        for (high, cells) in part(targets & self.shown, 2).into_iter().enumerate() {
            for (middle, cells) in part(cells, 1).into_iter().enumerate() {
                for (low, cells) in part(cells, 0).into_iter().enumerate() {
                    types |= usize::from(!cells.is_empty()) << (4 * high + 2 * middle + low);
                }
            }
        }
        Reach::new(types, !(targets & self.hidden).is_empty())
    }

    /// The type that a cell shows.
    #[inline(always)]
    pub(super) fn piece(&self, cell: u8) -> Piece {
        Piece::numbered(self.pieces.of(cell))
    }

    #[inline(always)]
    fn show(&mut self, cell: u8, piece: Piece) {
        self.shown |= Cells::of(cell);
        self.pieces.set(cell, piece as usize);
    }

    /// The line that goes one removal on, and whether it can go on from there through known pieces. `at` is the place
    /// of this node in the beam.
    #[inline(always)]
    pub(super) fn weigh(&self, net: &Net, at: usize, cell: u8) -> (Continuation, bool) {
        let (piece, layer) = (self.piece(cell), self.layer(cell));
        let (tally, points) = net.after(self.tally, self.last.map(|(_, piece)| piece), piece);
        let reach = self.reach(reach(piece, cell));
        let score = self.score + points * POINT;
        let value = if reach.is_empty() {
            score
        } else {
            let facts = Facts { tally, reach, left: self.left - 1 };
            score + net.value_after(&self.sum, (cell, layer, piece), facts).max(0)
        };
        let hash = self.hash.wrapping_add(zobrist_key(usize::from(cell) * LAYERS + layer));
        (Continuation { value, score, parent: at as u32, tally, cell, piece, hash }, reach.shows())
    }

    /// The node after one removal of a known piece.
    pub(super) fn child(&self, net: &Net, determinization: Option<&Determinization>, cell: u8) -> Self {
        let (removal, _) = self.weigh(net, 0, cell);
        let mut node = *self;
        node.descend(net, determinization, &removal, Self::NO_TRAIL);
        node
    }

    pub(super) fn descend(
        &mut self,
        net: &Net,
        determinization: Option<&Determinization>,
        removal: &Continuation,
        trail: u32,
    ) {
        let Continuation { cell, piece, .. } = *removal;
        let layer = self.layer(cell);
        self.shown -= Cells::of(cell);
        self.sum.sub(net.piece(cell, layer, piece));
        self.layers.set(cell, layer + 1);
        if layer + 1 < LAYERS {
            match determinization {
                Some(determinization) => {
                    let next = determinization[usize::from(cell)][layer + 1];
                    self.show(cell, next);
                    self.sum.sub(net.hidden(cell, layer + 1));
                    self.sum.add(net.piece(cell, layer + 1, next));
                }
                None => self.hidden |= Cells::of(cell),
            }
        }
        self.hash = removal.hash;
        self.score = removal.score;
        self.worth = removal.value;
        self.tally = removal.tally;
        self.last = Some((cell, piece));
        self.left -= 1;
        self.trail = trail;
        self.first.get_or_insert(cell);
    }
}

impl Continuation {
    /// A hash of the position that it leads to, the tally included.
    #[inline(always)]
    pub(super) fn position(&self) -> u64 {
        self.hash ^ zobrist_key(1000 + usize::from(self.cell)) ^ zobrist_key(2000 + usize::from(self.tally))
    }
}

/// The Zobrist key of a removed piece, by its number `3 * cell + layer`. The hash of a position is the sum of the keys
/// of the pieces removed since the root.
#[inline(always)]
fn zobrist_key(number: usize) -> u64 {
    let mixed = (number as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9)
}
