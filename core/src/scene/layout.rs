//! Where cells are in a picture. All lengths are whole tenths of a unit, so that every machine writes the same numbers.

use core::fmt;

use super::model::{Board, BoardShape, Place, Scene};

/// The width of a cell.
pub(super) const CELL: i32 = 200;
/// The distance of two rows of hexagons, and from the middle of one to its upper corner.
const HEX_ROW: i32 = 173;
const HEX_CORNER: i32 = 115;
/// The longer side of a sheet of free points.
const SHEET: i32 = 2000;

/// A point, or a step between two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Point {
    pub(super) x: i32,
    pub(super) y: i32,
}

/// A length in tenths, as it is written: `12.5`.
pub(super) struct Length(pub(super) i32);

/// The part of the board that is shown.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

/// Where the cells of a scene are.
pub(super) struct Layout<'a> {
    pub(super) board: &'a Board,
    /// The first row and column that are shown, and the last.
    pub(super) shown: (i32, i32, i32, i32),
    pub(super) frame: Frame,
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, tenth) = (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        let sign = if self.0 < 0 { "-" } else { "" };
        match (whole, tenth) {
            (whole, 0) => write!(f, "{sign}{whole}"),
            (0, tenth) => write!(f, "{sign}.{tenth}"),
            (whole, tenth) => write!(f, "{sign}{whole}.{tenth}"),
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Length(self.x), Length(self.y))
    }
}

impl<'a> Layout<'a> {
    pub(super) fn of(scene: &'a Scene) -> Self {
        let board = &scene.board;
        let (rows, columns) = (side(board.rows), side(board.columns));
        let within = |line: u32, lines: i32| line.min(lines as u32 - 1) as i32;
        let crop = scene.crop.map(|(r1, c1, r2, c2)| {
            let (r1, c1) = (within(r1, rows), within(c1, columns));
            (r1, c1, within(r2, rows).max(r1), within(c2, columns).max(c1))
        });
        let shown = crop.unwrap_or((0, 0, rows - 1, columns - 1));
        let mut layout = Layout { board, shown, frame: Frame { left: 0, top: 0, width: 0, height: 0 } };
        layout.frame = match board.shape {
            BoardShape::Square | BoardShape::Torus | BoardShape::Points => layout.rectangle(),
            BoardShape::Hexagons => layout.around(scene),
        };
        layout
    }

    /// The middle of a cell.
    pub(super) fn middle(&self, (row, column): Place) -> Point {
        let (row, column) = (row.clamp(-LIMIT, LIMIT), column.clamp(-LIMIT, LIMIT));
        match self.board.shape {
            BoardShape::Square | BoardShape::Torus => Point { x: column * CELL + CELL / 2, y: row * CELL + CELL / 2 },
            BoardShape::Hexagons => {
                Point { x: column * CELL + row * CELL / 2 + CELL / 2, y: row * HEX_ROW + HEX_CORNER }
            }
            BoardShape::Points => {
                let step = SHEET / side(self.board.rows.max(self.board.columns));
                Point { x: column * step.max(1) + CELL / 2, y: row * step.max(1) + CELL / 2 }
            }
        }
    }

    pub(super) fn is_shown(&self, (row, column): Place) -> bool {
        let (r1, c1, r2, c2) = self.shown;
        (r1..=r2).contains(&row) && (c1..=c2).contains(&column)
    }

    fn rectangle(&self) -> Frame {
        let (r1, c1, r2, c2) = self.shown;
        let (first, last) = (self.middle((r1, c1)), self.middle((r2, c2)));
        Frame {
            left: first.x - CELL / 2,
            top: first.y - CELL / 2,
            width: (last.x - first.x).max(0) + CELL,
            height: (last.y - first.y).max(0) + CELL,
        }
    }

    /// The smallest frame around the hexagons that are shown.
    fn around(&self, scene: &Scene) -> Frame {
        let places = scene.cells.iter().flat_map(|area| &area.at).filter(|place| self.is_shown(**place));
        let mut ends: Option<(Point, Point)> = None;
        for middle in places.map(|&place| self.middle(place)) {
            let (least, most) = ends.unwrap_or((middle, middle));
            let least = Point { x: least.x.min(middle.x), y: least.y.min(middle.y) };
            ends = Some((least, Point { x: most.x.max(middle.x), y: most.y.max(middle.y) }));
        }
        let Some((least, most)) = ends else { return self.rectangle() };
        Frame {
            left: least.x - CELL / 2,
            top: least.y - HEX_CORNER,
            width: most.x - least.x + CELL,
            height: most.y - least.y + 2 * HEX_CORNER,
        }
    }
}

/// The corners of a hexagon around its middle, from the upper one.
pub(super) const HEX: &str = "m0-11.5 10 5.8v11.5l-10 5.8-10-5.8v-11.5z";

/// Farther cells are drawn here: their arrows lead out of the picture.
const LIMIT: i32 = 100_000;

/// The length of a side: what a scene of others may say wrongly is bounded.
fn side(length: u32) -> i32 {
    length.clamp(1, 1000) as i32
}
