//! Scenes put together piece by piece, and the names of their cells.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::model::{Area, Board, Figure, Kind, Labels, Piece, PieceState, Place, Scene, Text, VERSION};

impl Board {
    /// What a row is called, from 0.
    ///
    /// ```
    /// use boardlab_core::scene::{Board, Labels};
    /// let board = Board { rows: 9, columns: 9, row_labels: Labels::Letters, ..Board::default() };
    /// assert_eq!((board.row_label(4), board.column_label(4)), ("E".into(), "5".into()));
    /// ```
    #[must_use]
    pub fn row_label(&self, row: i32) -> String {
        label(self.row_labels, self.origin.map(|(row, _)| row), row)
    }

    /// What a column is called, from 0.
    #[must_use]
    pub fn column_label(&self, column: i32) -> String {
        label(self.column_labels, self.origin.map(|(_, column)| column), column)
    }

    /// What a cell is called: `E5`, or `(3, 4)`.
    #[must_use]
    pub fn name(&self, (row, column): Place) -> String {
        let (row, column) = (self.row_label(row), self.column_label(column));
        if self.row_labels == Labels::Letters { format!("{row}{column}") } else { format!("({row}, {column})") }
    }
}

fn label(labels: Labels, origin: Option<u64>, index: i32) -> String {
    let from = i64::from(labels != Labels::Zero);
    let number = || match origin {
        Some(origin) => origin.saturating_add_signed(i64::from(index) + from).to_string(),
        None => (i64::from(index) + from).to_string(),
    };
    let letter = match origin {
        Some(origin) => origin.saturating_add_signed(index.into()),
        None => u64::try_from(index).unwrap_or(u64::MAX),
    };
    match labels {
        Labels::Letters if letter < 26 => char::from(b'A' + letter as u8).to_string(),
        Labels::Zero | Labels::One | Labels::Letters => number(),
        Labels::None => String::new(),
    }
}

impl Scene {
    /// An empty board.
    #[must_use]
    pub fn new(board: Board) -> Self {
        Scene {
            version: VERSION,
            title: String::new(),
            board,
            crop: None,
            cells: Vec::new(),
            pieces: Vec::new(),
            outside: Vec::new(),
            texts: Vec::new(),
            arrows: Vec::new(),
            paths: Vec::new(),
            highlights: Vec::new(),
            sentence: String::new(),
            score: String::new(),
            event: String::new(),
        }
    }

    /// Gives cells a ground.
    pub fn add_cells(&mut self, kind: Kind, at: impl IntoIterator<Item = Place>) {
        push_area(&mut self.cells, kind, at);
    }

    /// Puts a piece on a cell, above those that stand there.
    pub fn add_piece(&mut self, at: Place, figure: Figure, kind: Kind, name: impl Into<String>) -> &mut Piece {
        let piece = Piece { at, figure, kind, name: name.into(), letter: String::new(), state: PieceState::Normal };
        self.pieces.push_mut(piece)
    }

    /// Writes a text into the middle of cells.
    pub fn add_text(&mut self, text: impl Into<String>, at: impl IntoIterator<Item = Place>) {
        self.push_text(text.into(), at, false);
    }

    /// Writes a text into a corner of cells.
    pub fn add_corner(&mut self, text: impl Into<String>, at: impl IntoIterator<Item = Place>) {
        self.push_text(text.into(), at, true);
    }

    /// Draws an arrow through cells.
    pub fn add_arrow(&mut self, kind: Kind, way: impl IntoIterator<Item = Place>) {
        push_area(&mut self.arrows, kind, way);
    }

    /// Draws a line through cells.
    pub fn add_path(&mut self, kind: Kind, way: impl IntoIterator<Item = Place>) {
        push_area(&mut self.paths, kind, way);
    }

    /// Outlines cells.
    pub fn highlight(&mut self, kind: Kind, at: impl IntoIterator<Item = Place>) {
        push_area(&mut self.highlights, kind, at);
    }

    pub(crate) fn push_text(&mut self, text: String, at: impl IntoIterator<Item = Place>, corner: bool) {
        let at: Vec<Place> = at.into_iter().collect();
        if !at.is_empty() {
            self.texts.push(Text { text, at, corner, kind: Kind::Plain });
        }
    }
}

/// No area is empty.
fn push_area(areas: &mut Vec<Area>, kind: Kind, at: impl IntoIterator<Item = Place>) {
    let at: Vec<Place> = at.into_iter().collect();
    if !at.is_empty() {
        areas.push(Area { kind, at });
    }
}

impl Piece {
    /// The same with characters on it.
    pub fn lettered(&mut self, letter: impl Into<String>) -> &mut Self {
        self.letter = letter.into();
        self
    }

    /// The same in a state, if a condition holds.
    pub fn is(&mut self, state: PieceState, holds: bool) -> &mut Self {
        if holds {
            self.state = state;
        }
        self
    }
}
