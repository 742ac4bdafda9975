use alloc::string::String;
use alloc::vec::Vec;

#[cfg(feature = "serde")]
use super::json::{decimal, is_default, read_words};

/// The version of the format that this crate writes.
pub const VERSION: u32 = 1;

/// A row and a column, both from 0: `[3, 4]`. On a board with an origin they are counted from there, and may be
/// negative.
pub type Place = (i32, i32);

macro_rules! parts {
    ($($item:item)*) => {$(
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "camelCase", deny_unknown_fields))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        $item
    )*};
}

macro_rules! words {
    ($($item:item)*) => {$(
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, strum::EnumString, strum::VariantNames))]
        #[cfg_attr(feature = "serde", serde(rename_all = "camelCase"), strum(serialize_all = "camelCase"))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        $item
    )*};
}

parts! {
    /// A position as a picture. Fields at their default are left out of its JSON.
    pub struct Scene {
        /// The version of the format, 1. A reader refuses those that it does not know.
        pub version: u32,
        /// What the picture is called.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub title: String,
        /// The board.
        pub board: Board,
        /// The part of the board that is shown: its first row and column and its last, from 0, both ends included. All
        /// of it by default.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub crop: Option<(u32, u32, u32, u32)>,
        /// The grounds of cells. Of two of a cell the later one covers the other.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub cells: Vec<Area>,
        /// The pieces, the lowest first. Several may share a cell.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub pieces: Vec<Piece>,
        /// The names of pieces that stand outside of the window of an unbounded board.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub outside: Vec<String>,
        /// Letters and values in cells.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub texts: Vec<Text>,
        /// Lines from cell to cell, each with a head at its last.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub arrows: Vec<Area>,
        /// Lines from cell to cell without a head.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub paths: Vec<Area>,
        /// Outlines of cells.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub highlights: Vec<Area>,
        /// What is to be said of the position, or of the step that led to it.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub sentence: String,
        /// What the position is worth, such as `42 points`. It stands under the board.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub score: String,
        /// What the step did that led here: a key, by which a timeline marks it.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub event: String,
    }

    /// The board: its shape, its size, and how its rows and columns are called.
    #[derive(Default)]
    pub struct Board {
        /// Its shape.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub shape: BoardShape,
        /// How many rows it has, from 1 to 1000; of an unbounded board, how many are shown.
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 1000)))]
        pub rows: u32,
        /// How many columns it has, from 1 to 1000; of an unbounded board, how many are shown.
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 1000)))]
        pub columns: u32,
        /// How rows are called.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub row_labels: Labels,
        /// How columns are called.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub column_labels: Labels,
        /// Makes it a window of a board that begins at row 0 and column 0 and has no end: the row and the column of the
        /// window's first cell, as decimal text, because they may be beyond 2^53.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default", with = "decimal"))]
        #[cfg_attr(feature = "schema", schemars(with = "Option<(String, String)>"))]
        pub origin: Option<(u64, u64)>,
    }
}

words! {
    /// The shape of a board.
    #[derive(Default)]
    pub enum BoardShape {
        /// Rows and columns of squares.
        #[default]
        Square,
        /// The same, with opposite edges glued.
        Torus,
        /// Hexagons that stand on a corner. Each row is half a hexagon to the right of the one above. The board has the
        /// cells that stand in `cells`, and no others.
        Hexagons,
        /// Free points: a sheet of so many rows and columns of points. What stands in `cells` is a disc, a node of a
        /// graph; edges are `paths` and `arrows`.
        Points,
    }

    /// How rows, or columns, are called.
    #[derive(Default)]
    pub enum Labels {
        /// By numbers from 1.
        #[default]
        One,
        /// By numbers from 0.
        Zero,
        /// By letters, A to Z.
        Letters,
        /// Not at all.
        None,
    }
}

parts! {
    /// Cells of a kind; in the order of a way, if it is an arrow or a path.
    pub struct Area {
        /// The kind.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub kind: Kind,
        /// The cells.
        pub at: Vec<Place>,
    }

    /// A piece.
    pub struct Piece {
        /// Where it stands.
        pub at: Place,
        /// What it looks like.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub figure: Figure,
        /// Whose or what it is.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub kind: Kind,
        /// What a screen reader calls it.
        pub name: String,
        /// Up to three characters on it.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub letter: String,
        /// Its state.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub state: PieceState,
    }

    /// The same text in some cells.
    pub struct Text {
        /// The text.
        pub text: String,
        /// The cells.
        pub at: Vec<Place>,
        /// Whether it stands small in a corner, beside a piece, and not in the middle.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub corner: bool,
        /// Whose or what it is.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
        pub kind: Kind,
    }
}

words! {
    /// What something is: a word of a palette. Each theme has a colour or a pattern for it.
    #[derive(Default, PartialOrd, Ord)]
    pub enum Kind {
        /// Nothing special.
        #[default]
        Plain,
        /// What should not draw the eye.
        Quiet,
        /// What cannot be entered.
        Wall,
        /// Water.
        Water,
        /// Open land.
        Field,
        /// Woods.
        Woods,
        /// Hills.
        Hills,
        /// Mountains.
        Mountains,
        /// The first metal. A cell of a metal has a tile on it: a disc.
        Bronze,
        /// The second metal: a hexagon.
        Silver,
        /// The third metal: a star.
        Gold,
        /// The first side.
        First,
        /// The second side.
        Second,
        /// The third side.
        Third,
        /// The fourth side.
        Fourth,
        /// What is right, allowed, or went well.
        Good,
        /// What is wrong, forbidden, or dangerous.
        Bad,
        /// What should draw the eye.
        Marked,
    }

    /// What a piece looks like.
    #[derive(Default, PartialOrd, Ord)]
    pub enum Figure {
        /// A disc.
        #[default]
        Disc,
        /// A square.
        Square,
        /// A square on its corner.
        Diamond,
        /// A triangle.
        Triangle,
        /// A hexagon.
        Hexagon,
        /// A star.
        Star,
        /// A ring, in which another piece can stand.
        Ring,
        /// Its letter alone.
        Letter,
        /// A round face.
        Person,
        /// The head of a robot.
        Robot,
        /// A heap of debris.
        Debris,
        /// A knight of chess.
        Knight,
        /// A rook of chess.
        Rook,
        /// A bishop of chess.
        Bishop,
        /// A queen of chess.
        Queen,
    }

    /// The state of a piece.
    #[derive(Default, PartialOrd, Ord)]
    pub enum PieceState {
        /// Nothing special.
        #[default]
        Normal,
        /// It moved last, or is chosen: a ring around it.
        Chosen,
        /// It is used up: crossed out.
        Spent,
        /// It is caught or lost: crossed out in the colour of what is bad.
        Hit,
    }
}

#[cfg(feature = "serde")]
read_words!(BoardShape, Labels, Kind, Figure, PieceState);
