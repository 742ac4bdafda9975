//! What a line says that is a position: a whole one, or what is other in it than in the one before.
//!
//! One type reads both, because each type that is read is some ten kilobytes of the page's engine.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Deserializer};

use super::json::read_words;
use super::misprint::Wrong;
use super::model::{Area, Board, Figure, Kind, Piece, PieceState, Place, Scene, Text, VERSION};

macro_rules! parts {
    ($($item:item)*) => {$(
        #[derive(Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        $item
    )*};
}

parts! {
    /// A position that a program prints in a line. With a `board` it is a whole one, and that board has what is given
    /// here. Without, it is a change of the position before it: `clear` comes first, then `remove`, then what is added.
    /// What is not given stays then, but for `sentence` and `event`, which are of this position alone.
    #[cfg_attr(feature = "schema", schemars(
        rename = "Position",
        extend("dependentRequired" = { "version": ["board"], "board": ["version"] })
    ))]
    pub(super) struct Line {
        /// The version of the format, 1. A reader refuses those that it does not know.
        #[serde(default, deserialize_with = "given")]
        #[cfg_attr(feature = "schema", schemars(with = "u32"))]
        pub(super) version: Option<u32>,
        /// What the picture is called.
        #[serde(default, deserialize_with = "given")]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        pub(super) title: Option<String>,
        /// The board.
        #[serde(default, deserialize_with = "given")]
        #[cfg_attr(feature = "schema", schemars(with = "Board"))]
        pub(super) board: Option<Board>,
        /// The part of the board that is shown: its first row and column and its last, from 0, both ends included. All
        /// of it by default.
        #[serde(default)]
        pub(super) crop: Option<(u32, u32, u32, u32)>,
        /// Parts of the board that are emptied.
        #[serde(default)]
        pub(super) clear: Vec<Part>,
        /// The names of pieces that are taken away. A piece that is not there is no mistake.
        #[serde(default)]
        pub(super) remove: Vec<String>,
        /// The grounds of cells. Of two of a cell the later one covers the other.
        #[serde(default)]
        pub(super) cells: Vec<Area>,
        /// The pieces, the lowest first. Several may share a cell.
        #[serde(default)]
        pub(super) pieces: Vec<PieceLine>,
        /// The names of pieces that stand outside of the window of an unbounded board.
        #[serde(default)]
        pub(super) outside: Vec<String>,
        /// Letters and values in cells. In a change each is in the place of what stood there, and an empty text takes
        /// that away.
        #[serde(default)]
        pub(super) texts: Vec<Text>,
        /// Lines from cell to cell, each with a head at its last.
        #[serde(default)]
        pub(super) arrows: Vec<Area>,
        /// Lines from cell to cell without a head.
        #[serde(default)]
        pub(super) paths: Vec<Area>,
        /// Outlines of cells.
        #[serde(default)]
        pub(super) highlights: Vec<Area>,
        /// What is to be said of the position, or of the step that led to it.
        #[serde(default)]
        pub(super) sentence: String,
        /// What the position is worth, such as `42 points`. It stands under the board.
        #[serde(default, deserialize_with = "given")]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        pub(super) score: Option<String>,
        /// What the step did that led here: a key, by which a timeline marks it.
        #[serde(default)]
        pub(super) event: String,
    }

    /// A piece. In a change the one of this name keeps what is not given, and of several of a name it is the highest.
    #[cfg_attr(feature = "schema", schemars(rename = "Piece"))]
    pub(super) struct PieceLine {
        /// Where it stands. A piece that is new needs it.
        #[serde(default, deserialize_with = "given")]
        #[cfg_attr(feature = "schema", schemars(with = "Place"))]
        pub(super) at: Option<Place>,
        /// What it looks like.
        #[serde(default, deserialize_with = "given")]
        #[cfg_attr(feature = "schema", schemars(with = "Figure"))]
        figure: Option<Figure>,
        /// Whose or what it is.
        #[serde(default, deserialize_with = "given")]
        #[cfg_attr(feature = "schema", schemars(with = "Kind"))]
        kind: Option<Kind>,
        /// What a screen reader calls it.
        pub(super) name: String,
        /// Up to three characters on it.
        #[serde(default, deserialize_with = "given")]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        letter: Option<String>,
        /// Its state.
        #[serde(default, deserialize_with = "given")]
        #[cfg_attr(feature = "schema", schemars(with = "PieceState"))]
        state: Option<PieceState>,
    }
}

/// A part of what stands on a board.
#[derive(Clone, Copy, PartialEq, Eq, strum::EnumString, strum::VariantNames)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename_all = "camelCase"))]
#[strum(serialize_all = "camelCase")]
pub(super) enum Part {
    /// The grounds of cells.
    Cells,
    /// The pieces.
    Pieces,
    /// Letters and values.
    Texts,
    /// Lines with heads.
    Arrows,
    /// Lines without.
    Paths,
    /// Outlines.
    Highlights,
}

read_words!(Part);

/// A field that is there: `null` is no value of it.
fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl Line {
    /// Whether it begins anew.
    pub(super) fn is_whole(&self) -> bool {
        self.board.is_some() || self.version.is_some()
    }

    /// The board of a whole one.
    pub(super) fn begun(&self) -> Result<&Board, Wrong> {
        let missing = |field: &str| Err((String::new(), format!("field `{field}`"), "none".into()));
        let (version, board) = match (self.version, &self.board) {
            (None, _) => return missing("version"),
            (_, None) => return missing("board"),
            (Some(version), Some(board)) => (version, board),
        };
        if version != VERSION {
            return Err(("version".into(), VERSION.to_string(), version.to_string()));
        }
        let mut sides = [("board.rows", board.rows), ("board.columns", board.columns)].into_iter();
        match sides.find(|(_, lines)| !(1..=1000).contains(lines)) {
            Some((side, lines)) => Err((side.into(), "1 to 1000".into(), lines.to_string())),
            None => Ok(board),
        }
    }

    /// What is too long for a piece, or stands beyond the board.
    pub(super) fn beyond(&self, board: &Board) -> Option<Wrong> {
        let mut letters = self.pieces.iter().map(|piece| piece.letter.as_deref().unwrap_or_default()).enumerate();
        if let Some((nth, letter)) = letters.find(|(_, letter)| letter.chars().count() > 3) {
            return Some((format!("pieces[{nth}].letter"), "up to three characters".into(), letter.into()));
        }
        // A window of a board without end has cells beyond it.
        if board.origin.is_some() { None } else { self.off_board(board) }
    }

    fn off_board(&self, board: &Board) -> Option<Wrong> {
        let Line { cells, pieces, texts, arrows, paths, highlights, .. } = self;
        let (rows, columns) = (board.rows as i32, board.columns as i32);
        let is_off = |(row, column): Place| !((0..rows).contains(&row) && (0..columns).contains(&column));
        let wrong = |part: &str, nth: usize, at: &[Place]| {
            let which = at.iter().position(|&place| is_off(place))?;
            let ((row, column), which) = (at[which], format!("[{which}]"));
            // A piece has one place, and no list.
            let field = format!("{part}[{nth}].at{}", if part == "pieces" { "" } else { &which });
            let expected = format!("a place from [0, 0] to [{}, {}]", rows - 1, columns - 1);
            Some((field, expected, format!("[{row}, {column}]")))
        };
        let in_areas = |&(part, areas): &(&str, &Vec<Area>)| {
            areas.iter().enumerate().find_map(|(nth, area)| wrong(part, nth, &area.at))
        };
        let areas = [("cells", cells), ("arrows", arrows), ("paths", paths), ("highlights", highlights)];
        let in_texts = || texts.iter().enumerate().find_map(|(nth, text)| wrong("texts", nth, &text.at));
        let in_pieces = || pieces.iter().enumerate().find_map(|(nth, piece)| wrong("pieces", nth, piece.at.as_slice()));
        areas.iter().find_map(in_areas).or_else(in_texts).or_else(in_pieces)
    }

    /// The first piece that stands nowhere. `stands`: whether one of its name stands before this position.
    pub(super) fn nowhere(&self, stands: impl Fn(&str) -> bool) -> Option<Wrong> {
        let stays = |name: &String| stands(name) && !self.clear.contains(&Part::Pieces) && !self.remove.contains(name);
        let comes = |nth: usize, name: &String| {
            self.board.is_none() && self.pieces[..nth].iter().any(|piece| piece.name == *name)
        };
        let mut pieces = self.pieces.iter().enumerate();
        let (nth, _) =
            pieces.find(|(nth, PieceLine { at, name, .. })| at.is_none() && !stays(name) && !comes(*nth, name))?;
        Some((format!("pieces[{nth}]"), "field `at`".into(), "none".into()))
    }

    /// The scene that it is as a whole.
    pub(super) fn into_scene(self) -> Scene {
        Scene {
            version: VERSION,
            title: self.title.unwrap_or_default(),
            board: self.board.unwrap_or_default(),
            crop: self.crop,
            cells: self.cells,
            pieces: self.pieces.into_iter().map(PieceLine::into_piece).collect(),
            outside: self.outside,
            texts: self.texts,
            arrows: self.arrows,
            paths: self.paths,
            highlights: self.highlights,
            sentence: self.sentence,
            score: self.score.unwrap_or_default(),
            event: self.event,
        }
    }
}

impl PieceLine {
    pub(super) fn into_piece(self) -> Piece {
        let mut piece = Piece {
            at: Place::default(),
            figure: Figure::default(),
            kind: Kind::default(),
            name: self.name.clone(),
            letter: String::new(),
            state: PieceState::default(),
        };
        self.change(&mut piece);
        piece
    }

    pub(super) fn change(self, piece: &mut Piece) {
        let PieceLine { at, figure, kind, letter, state, .. } = self;
        piece.at = at.unwrap_or(piece.at);
        piece.figure = figure.unwrap_or(piece.figure);
        piece.kind = kind.unwrap_or(piece.kind);
        piece.state = state.unwrap_or(piece.state);
        if let Some(letter) = letter {
            piece.letter = letter;
        }
    }
}
