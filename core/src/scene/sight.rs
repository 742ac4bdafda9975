use super::model::{PieceState, Scene};

/// How a position is looked at.
///
/// ```
/// use boardlab_core::scene::{Sight, Window};
/// use boardlab_core::{Limits, game};
/// let input = game("knights").unwrap().read("1\n1\n2 3\n".into(), Limits::Statement, &[]).unwrap();
/// let window = Some(Window { row: 0, column: 0, rows: 8, columns: 8 });
/// let plain = input.scene(0, "", 0, Sight { window, values: false, ..Sight::default() }).unwrap();
/// assert_eq!((plain.board.rows, plain.texts.len()), (8, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Whether it shows what the rules say of the moves to come: the values of cells, and where a piece may go.
    pub values: bool,
    /// The part of the board that is shown. If there is none: all of it; of an unbounded board, what is around its
    /// pieces.
    pub window: Option<Window>,
    /// The row and the column of a piece that is chosen.
    pub chosen: Option<(u64, u64)>,
}

/// A part of a board, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// Its first row.
    pub row: u64,
    /// Its first column.
    pub column: u64,
    /// How many rows it has.
    pub rows: u32,
    /// How many columns it has.
    pub columns: u32,
}

impl Default for Sight {
    fn default() -> Self {
        Sight { values: true, window: None, chosen: None }
    }
}

impl Scene {
    /// The scene with its window and its chosen piece.
    pub(crate) fn seen(mut self, sight: &Sight) -> Self {
        let (top, left) = self.board.origin.unwrap_or_default();
        if let Some((row, column)) = sight.chosen {
            let offset = |of: u64, first: u64| of.checked_signed_diff(first).and_then(|by| i32::try_from(by).ok());
            let at = offset(row, top).zip(offset(column, left));
            for piece in self.pieces.iter_mut().filter(|piece| Some(piece.at) == at) {
                piece.is(PieceState::Chosen, piece.state == PieceState::Normal);
            }
        }
        if let (Some(Window { row, column, rows, columns }), None) = (sight.window, self.board.origin) {
            let line = |of: u64| u32::try_from(of).unwrap_or(u32::MAX);
            let last = |first: u64, count: u32| line(first).saturating_add(count.max(1) - 1);
            self.crop = Some((line(row), line(column), last(row, rows), last(column, columns)));
        }
        self
    }

    /// The scene without its words, for a page in another language: of pieces that stand outside only the cells stay.
    #[must_use]
    pub fn wordless(mut self) -> Self {
        self.title.clear();
        self.sentence.clear();
        self.score.clear();
        self.pieces.iter_mut().for_each(|piece| piece.name.clear());
        for name in &mut self.outside {
            let cell = name.find('(').unwrap_or(name.len());
            name.drain(..cell);
        }
        self
    }
}
