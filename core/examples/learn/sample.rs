use boardlab_core::games::solitaire::player::Position;
use boardlab_core::games::solitaire::player::learning::{
    BIAS, CHAIN, CLASS, CLASSES, CompactTally, LAST, PHASES, REACH, ROWS, RUN, TAIL, tally_id,
};
use boardlab_core::games::solitaire::{CELLS, Cells, LAYERS, Piece, each, reach};

/// First row of hidden pieces, behind the network's own: by kind of cell and how many of its pieces are hidden.
pub(crate) const HIDDEN_ROWS: usize = ROWS;
/// All rows that a sample may name.
pub(crate) const INPUTS: usize = HIDDEN_ROWS + CLASSES * LAYERS;

/// A top that is not known; below it are the types.
const HIDDEN: u8 = 8;
/// No piece left.
const EMPTY: u8 = 9;

/// A position as the network sees it, and what it should say of it. There are millions: bytes, not rows, are kept.
pub(crate) struct Sample {
    tops: [u8; CELLS],
    removed: [u8; CELLS],
    last: (u8, Piece),
    tally: u16,
    /// Bit by type, and for a hidden piece, of what the last removal leads to.
    reach: u16,
    left: u8,
    /// Bits of the types that may come.
    pub(crate) alphabet: u8,
    /// Points still to come.
    pub(crate) target: f32,
}

impl Sample {
    /// A position in which some tops count as hidden; none before the first removal, where the player asks no network.
    pub(crate) fn new(position: &Position, masked: Cells, target: f32) -> Option<Self> {
        let last = *position.history.last()?;
        let tops = core::array::from_fn(|cell| seen(position.tops[cell], masked >> cell & 1 == 1));
        let tally = position.history.iter().fold(CompactTally::START, |tally, removal| tally.after(removal.1).0);
        Some(Sample {
            tops,
            removed: position.removed,
            last,
            tally: tally_id(tally) as u16,
            reach: reached(&tops, last),
            left: (CELLS * LAYERS - position.history.len()) as u8,
            alphabet: position.alphabet.0,
            target,
        })
    }

    /// Which output weights speak for it.
    pub(crate) fn phase(&self) -> usize {
        usize::from(self.left / 12).min(PHASES - 1)
    }

    /// The rows that it is the sum of. Their order is that of the sum, which decides its last bits.
    pub(crate) fn rows(&self) -> impl Iterator<Item = usize> {
        let tally = usize::from(self.tally);
        let last = LAST + usize::from(CLASS[usize::from(self.last.0)] * 8 + self.last.1 as u8);
        let score = [TAIL + tally / 10, CHAIN + tally / 2 % 5, RUN + tally % 2];
        let reach = (0..9).filter(|bit| self.reach >> bit & 1 == 1).map(|bit| REACH + bit);
        (0..CELLS).flat_map(|cell| self.tile(cell)).chain([last]).chain(score).chain(reach).chain([BIAS])
    }

    /// The piece that shows, and those that are hidden.
    fn tile(&self, cell: usize) -> impl Iterator<Item = usize> {
        let (class, removed, top) =
            (usize::from(CLASS[cell]), usize::from(self.removed[cell]), usize::from(self.tops[cell]));
        let shows = self.tops[cell] < HIDDEN;
        let hidden = LAYERS - removed - usize::from(shows);
        let piece = shows.then_some((class * LAYERS + removed) * 8 + top);
        let beneath = (hidden > 0).then(|| HIDDEN_ROWS + class * LAYERS + hidden - 1);
        piece.into_iter().chain(beneath)
    }
}

fn seen(top: Option<Piece>, masked: bool) -> u8 {
    match top {
        None => EMPTY,
        Some(_) if masked => HIDDEN,
        Some(piece) => piece as u8,
    }
}

fn reached(tops: &[u8; CELLS], (cell, piece): (u8, Piece)) -> u16 {
    let targets = each(reach(piece, cell)).map(|cell| tops[usize::from(cell)]);
    targets.filter(|&top| top != EMPTY).fold(0, |bits, top| bits | 1 << top)
}
