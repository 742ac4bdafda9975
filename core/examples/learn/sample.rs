use boardlab_core::games::solitaire::player::Position;
use boardlab_core::games::solitaire::player::learning::{
    BIAS, CHAIN, CLASS, CLASSES, LAST, PHASES, REACH, ROWS, RUN, TAIL, tally_number,
};
use boardlab_core::games::solitaire::{Alphabet, CELLS, Cells, LAYERS, Piece, reach};

/// First row of hidden pieces, behind the network's own: by kind of cell and how many of its pieces are hidden.
pub(crate) const HIDDEN_ROWS: usize = ROWS;
/// All rows that a sample may name.
pub(crate) const INPUTS: usize = HIDDEN_ROWS + CLASSES * LAYERS;

/// What lies on top of a tile.
#[derive(Clone, Copy, PartialEq)]
enum Top {
    /// No piece is left.
    Empty,
    /// One that is not known.
    Hidden,
    Shown(Piece),
}

/// A position as the network sees it, and what it should say of it. There are millions: bytes, not rows, are kept.
pub(crate) struct Sample {
    tops: [Top; CELLS],
    removed: [u8; CELLS],
    last: (u8, Piece),
    tally: u16,
    /// The types that the last removal leads to.
    reach: Alphabet,
    /// Whether it leads to a hidden piece.
    reaches_hidden: bool,
    left: u8,
    /// The types that may come.
    pub(crate) alphabet: Alphabet,
    /// Points still to come.
    pub(crate) target: f32,
}

impl Sample {
    /// A position in which some tops count as hidden; none before the first removal, where the player asks no network.
    pub(crate) fn new(position: &Position, masked: Cells, target: f32) -> Option<Self> {
        let last = *position.history.last()?;
        let tops = core::array::from_fn(|cell| seen(position.tops[cell], masked.contains(cell as u8)));
        let reached: Vec<Top> = reach(last.1, last.0).into_iter().map(|cell| tops[usize::from(cell)]).collect();
        Some(Sample {
            tops,
            removed: position.removed,
            last,
            tally: tally_number(position) as u16,
            reach: reached
                .iter()
                .filter_map(|top| if let Top::Shown(piece) = top { Some(*piece) } else { None })
                .collect(),
            reaches_hidden: reached.contains(&Top::Hidden),
            left: (CELLS * LAYERS - position.history.len()) as u8,
            alphabet: position.alphabet,
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
        let hidden = self.reaches_hidden.then_some(REACH + Piece::ALL.len());
        let reach = self.reach.into_iter().map(|piece| REACH + piece as usize).chain(hidden);
        (0..CELLS).flat_map(|cell| self.tile(cell)).chain([last]).chain(score).chain(reach).chain([BIAS])
    }

    /// The piece that shows, and those that are hidden.
    fn tile(&self, cell: usize) -> impl Iterator<Item = usize> {
        let (class, removed) = (usize::from(CLASS[cell]), usize::from(self.removed[cell]));
        let piece = match self.tops[cell] {
            Top::Shown(piece) => Some((class * LAYERS + removed) * 8 + piece as usize),
            Top::Hidden | Top::Empty => None,
        };
        let hidden = LAYERS - removed - usize::from(piece.is_some());
        let beneath = (hidden > 0).then(|| HIDDEN_ROWS + class * LAYERS + hidden - 1);
        piece.into_iter().chain(beneath)
    }
}

fn seen(top: Option<Piece>, masked: bool) -> Top {
    match top {
        None => Top::Empty,
        Some(_) if masked => Top::Hidden,
        Some(piece) => Top::Shown(piece),
    }
}
