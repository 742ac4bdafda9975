//! The lines of a board, and the names of its rows and columns around it.

use alloc::string::String;
use core::fmt::{self, Write};

use super::ink::Sheet;
use super::layout::{CELL, Frame, HEX, Layout, Length, Point};
use super::model::{BoardShape, Labels, Place, Scene};

/// Boards with more rows or columns name every fifth.
const ALL_NAMED: i32 = 12;

/// Half the width of the board's edge.
pub(super) const HALF_EDGE: i32 = 8;

/// How large names are, and how much room they take.
pub(super) struct Margins {
    pub(super) size: i32,
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    /// Whether the names of columns are turned, because they are long.
    turned: bool,
}

impl Margins {
    pub(super) fn of(layout: &Layout<'_>) -> Self {
        let Frame { width, height, .. } = layout.frame;
        let size = (width.max(height) / 30).max(80);
        let (_, _, r2, c2) = layout.shown;
        let longest = |label: String| label.len() as i32;
        let (row, column) = (longest(layout.board.row_label(r2)), longest(layout.board.column_label(c2)));
        let turned = column > 3;
        let wide = |letters: i32| if letters == 0 { 20 } else { letters * size * 6 / 10 + size * 6 / 10 };
        let top = if turned {
            wide(column)
        } else if column == 0 {
            20
        } else {
            size * 3 / 2
        };
        match layout.board.shape {
            BoardShape::Hexagons => Margins { size, left: wide(column) / 2, top, right: wide(row), turned },
            BoardShape::Points => Margins { size, left: 20, top: 20, right: 20, turned },
            BoardShape::Square | BoardShape::Torus => Margins { size, left: wide(row), top, right: size / 2, turned },
        }
    }

    /// The width and the height of a picture with so many lines of text under its board.
    pub(super) fn sheet(&self, width: i32, height: i32, lines: usize) -> (i32, i32) {
        let high = height + self.top + self.size / 2 + lines as i32 * self.size * 3 / 2;
        (width + self.left + self.right, high)
    }
}

/// The lines between cells; free points have none.
pub(super) fn lines(scene: &Scene, layout: &Layout<'_>, sheet: &Sheet, out: &mut String) -> fmt::Result {
    if layout.board.shape == BoardShape::Hexagons {
        hexagons(scene, layout, sheet, out)
    } else {
        squares(layout, sheet, out)
    }
}

fn hexagons(scene: &Scene, layout: &Layout<'_>, sheet: &Sheet, out: &mut String) -> fmt::Result {
    write!(out, "<path fill=\"none\" stroke=\"{}\" stroke-width=\".8\" d=\"", sheet.edge)?;
    for &place in scene.cells.iter().flat_map(|area| &area.at).filter(|place| layout.is_shown(**place)) {
        write!(out, "M{}{HEX}", layout.middle(place))?;
    }
    out.write_str("\"/>")
}

fn squares(layout: &Layout<'_>, sheet: &Sheet, out: &mut String) -> fmt::Result {
    grid(layout, sheet, ".6", out, |_| true, |_| true)?;
    let (r1, c1, r2, c2) = layout.shown;
    if (r2 - r1).max(c2 - c1) >= ALL_NAMED {
        let board = layout.board;
        let row = |line| begins_five(board.row_labels, &board.row_label(r1 + line));
        let column = |line| begins_five(board.column_labels, &board.column_label(c1 + line));
        grid(layout, sheet, "1.4", out, row, column)?;
    }
    edges(layout, sheet, out)
}

/// Whether a row or column is the first of five, so that cells can be counted.
fn begins_five(labels: Labels, label: &str) -> bool {
    label.ends_with(if labels == Labels::One { ['1', '6'] } else { ['0', '5'] })
}

/// The lines before some rows and columns, counted from the first that is shown.
fn grid(
    layout: &Layout<'_>,
    sheet: &Sheet,
    width: &str,
    out: &mut String,
    rows: impl Fn(i32) -> bool,
    columns: impl Fn(i32) -> bool,
) -> fmt::Result {
    let Frame { left, top, width: wide, height: high } = layout.frame;
    write!(out, "<path fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\" d=\"", sheet.line)?;
    for line in (1..high / CELL).filter(|&line| rows(line)) {
        write!(out, "M{}h{}", Point { x: left, y: top + line * CELL }, Length(wide))?;
    }
    for line in (1..wide / CELL).filter(|&line| columns(line)) {
        write!(out, "M{}v{}", Point { x: left + line * CELL, y: top }, Length(high))?;
    }
    out.write_str("\"/>")
}

/// The edge of the board: dashed where it is glued to the opposite one, missing where the board goes on.
fn edges(layout: &Layout<'_>, sheet: &Sheet, out: &mut String) -> fmt::Result {
    let Frame { left, top, width, height } = layout.frame;
    let (r1, c1, r2, c2) = layout.shown;
    let origin = layout.board.origin;
    let begins = |first: i32, origin: Option<u64>| first == 0 && origin.is_none_or(|origin| origin == 0);
    let ends = |last: i32, of: u32| origin.is_none() && last + 1 == of.min(1000) as i32;
    let dashes = if layout.board.shape == BoardShape::Torus { " stroke-dasharray=\"4 3\"" } else { "" };
    write!(out, "<path fill=\"none\" stroke=\"{}\" stroke-width=\"1.6\"{dashes} d=\"", sheet.edge)?;
    let (west, east) = (begins(c1, origin.map(|(_, column)| column)), ends(c2, layout.board.columns));
    // The horizontal ones fill the corners.
    let start = left - if west { HALF_EDGE } else { 0 };
    let long = left + width + if east { HALF_EDGE } else { 0 } - start;
    let sides = [
        (begins(r1, origin.map(|(row, _)| row)), start, top, 'h', long),
        (ends(r2, layout.board.rows), start, top + height, 'h', long),
        (west, left, top, 'v', height),
        (east, left + width, top, 'v', height),
    ];
    for (_, x, y, along, length) in sides.into_iter().filter(|side| side.0) {
        write!(out, "M{}{along}{}", Point { x, y }, Length(length))?;
    }
    out.write_str("\"/>")
}

/// The names of rows and columns. They stand outside of the board's frame.
pub(super) fn labels(scene: &Scene, layout: &Layout<'_>, margins: &Margins, out: &mut String) -> fmt::Result {
    if layout.board.shape == BoardShape::Points {
        return Ok(());
    }
    let (r1, c1, r2, c2) = layout.shown;
    for row in named(r1, r2, layout.board.row_labels, |row| layout.board.row_label(row)) {
        label(out, row_label_at(scene, layout, margins, row), &layout.board.row_label(row), None)?;
    }
    for column in named(c1, c2, layout.board.column_labels, |column| layout.board.column_label(column)) {
        let turned = margins.turned.then_some("-90");
        label(out, column_label_at(scene, layout, margins, column), &layout.board.column_label(column), turned)?;
    }
    Ok(())
}

/// The rows or columns that are named: all of a small board, else those whose numbers end in 0 or 5, and the first.
fn named(first: i32, last: i32, labels: Labels, label: impl Fn(i32) -> String) -> impl Iterator<Item = i32> {
    let all = last - first < ALL_NAMED || labels == Labels::Letters;
    let near_first = move |index: i32| index > first && index < first + 3;
    (first..=last).filter(move |&index| {
        labels != Labels::None && (all || index == first || label(index).ends_with(['0', '5']) && !near_first(index))
    })
}

fn row_label_at(scene: &Scene, layout: &Layout<'_>, margins: &Margins, row: i32) -> Option<Point> {
    let Frame { left, .. } = layout.frame;
    if layout.board.shape != BoardShape::Hexagons {
        return Some(Point { x: left - margins.left / 2, y: layout.middle((row, 0)).y });
    }
    let last = cells(scene, layout).filter(|place| place.0 == row).map(|place| place.1).max()?;
    let middle = layout.middle((row, last));
    Some(Point { x: middle.x + CELL / 2 + margins.right / 2, y: middle.y })
}

fn column_label_at(scene: &Scene, layout: &Layout<'_>, margins: &Margins, column: i32) -> Option<Point> {
    let Frame { top, .. } = layout.frame;
    if layout.board.shape != BoardShape::Hexagons {
        return Some(Point { x: layout.middle((0, column)).x, y: top - margins.top / 2 });
    }
    let first = cells(scene, layout).filter(|place| place.1 == column).map(|place| place.0).min()?;
    let middle = layout.middle((first, column));
    Some(Point { x: middle.x - CELL / 2, y: middle.y - CELL * 3 / 4 })
}

fn cells<'a>(scene: &'a Scene, layout: &'a Layout<'_>) -> impl Iterator<Item = Place> + 'a {
    scene.cells.iter().flat_map(|area| &area.at).copied().filter(|place| layout.is_shown(*place))
}

fn label(out: &mut String, at: Option<Point>, text: &str, turned: Option<&str>) -> fmt::Result {
    let Some(Point { x, y }) = at else { return Ok(()) };
    let (x, y) = (Length(x), Length(y));
    let turn = turned.map_or(String::new(), |by| alloc::format!(" transform=\"rotate({by} {x} {y})\""));
    write!(out, "<text x=\"{x}\" y=\"{y}\" dy=\".35em\"{turn}>{text}</text>")
}
