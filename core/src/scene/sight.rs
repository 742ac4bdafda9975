use super::model::{Kind, PieceState, Place, Scene};

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
    /// The row and the column of a cell that somebody asks about: it has an outline and a question mark.
    pub asked: Option<(u64, u64)>,
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
        Sight { values: true, window: None, chosen: None, asked: None }
    }
}

impl Scene {
    /// The scene with its window, its chosen piece and the cell that is asked about.
    pub(crate) fn seen(mut self, sight: &Sight) -> Self {
        if let Some(at) = sight.chosen.and_then(|cell| self.place_of(cell)) {
            for piece in self.pieces.iter_mut().filter(|piece| piece.at == at) {
                piece.is(PieceState::Chosen, piece.state == PieceState::Normal);
            }
        }
        if let Some(at) = sight.asked.and_then(|cell| self.place_of(cell)) {
            // Unlike what is marked: moves of a piece are.
            self.highlight(Kind::Plain, [at]);
            let is_taken = self.pieces.iter().any(|piece| piece.at == at);
            let has_text = self.texts.iter().any(|text| text.at.contains(&at));
            self.push_text("?".into(), [at], is_taken || has_text);
        }
        if let (Some(Window { row, column, rows, columns }), None) = (sight.window, self.board.origin) {
            let line = |of: u64| u32::try_from(of).unwrap_or(u32::MAX);
            let last = |first: u64, count: u32| line(first).saturating_add(count.max(1) - 1);
            self.crop = Some((line(row), line(column), last(row, rows), last(column, columns)));
        }
        self
    }

    /// Where a row and a column of the game are on the board; nowhere if they are too far from it to be told.
    fn place_of(&self, (row, column): (u64, u64)) -> Option<Place> {
        let (top, left) = self.board.origin.unwrap_or_default();
        let offset = |of: u64, first: u64| i32::try_from(of.checked_signed_diff(first)?).ok();
        Some((offset(row, top)?, offset(column, left)?))
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
