//! Arrows and paths.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::ink::Theme;
use super::layout::{CELL, Layout, Point};
use super::model::{Area, BoardShape};

/// How far an arrow begins and ends from the middle of its cells.
const GAP: i32 = 55;
/// The length of an arrow's head, and half its width.
const HEAD: (i32, i32) = (65, 40);

/// Draws a line through the middles of cells; with a head, it is an arrow.
pub(super) fn way(area: &Area, has_head: bool, layout: &Layout<'_>, theme: Theme, out: &mut String) -> fmt::Result {
    let mut lines = lines(area, layout);
    let head = if has_head { lines.last_mut().and_then(|line| head(line)) } else { None };
    if has_head && let Some(line) = lines.first_mut() {
        leave(line);
    }
    let (ink, ground) = (theme.solid(area.kind), theme.sheet().ground);
    for (colour, width, dashes) in [(ground, "4", ""), (ink, "2", theme.dashes(area.kind))] {
        write!(
            out,
            "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"{dashes} d=\""
        )?;
        for line in &lines {
            line.iter()
                .enumerate()
                .try_for_each(|(nth, point)| write!(out, "{}{point}", if nth == 0 { "M" } else { "L" }))?;
        }
        out.write_str("\"/>")?;
    }
    if let Some([tip, one, other]) = head {
        write!(out, "<path fill=\"{ink}\" stroke=\"{ground}\" stroke-width=\".8\" d=\"M{tip}L{one}L{other}z\"/>")?;
    }
    Ok(())
}

/// The lines of a way: one, or several where it goes over the edges of a torus.
fn lines(area: &Area, layout: &Layout<'_>) -> Vec<Vec<Point>> {
    let mut lines: Vec<Vec<Point>> = Vec::new();
    let mut line: Vec<Point> = area.at.first().map(|&first| layout.middle(first)).into_iter().collect();
    for pair in area.at.windows(2) {
        let (from, to) = (layout.middle(pair[0]), layout.middle(pair[1]));
        if let Some(step) = over_edge(layout, from, to) {
            line.push(Point { x: from.x + step.x / 2, y: from.y + step.y / 2 });
            lines.push(core::mem::take(&mut line));
            line.push(Point { x: to.x - step.x / 2, y: to.y - step.y / 2 });
        }
        line.push(to);
    }
    lines.push(line);
    lines.retain(|line| line.len() > 1);
    lines
}

/// The step over an edge of a torus that leads from a cell to another: where that is shorter.
fn over_edge(layout: &Layout<'_>, from: Point, to: Point) -> Option<Point> {
    let shorter = |way: i32, side: u32| {
        let side = side as i32 * CELL;
        if 2 * way.abs() > side { way - side * way.signum() } else { way }
    };
    let board = layout.board;
    let step = Point { x: shorter(to.x - from.x, board.columns), y: shorter(to.y - from.y, board.rows) };
    let straight = step == Point { x: to.x - from.x, y: to.y - from.y };
    (board.shape == BoardShape::Torus && !straight).then_some(step)
}

/// The corners of the head at the end of a line, which is cut short for it.
fn head(line: &mut [Point]) -> Option<[Point; 3]> {
    let [.., from, to] = line else { return None };
    let tip = along(*to, *from, GAP.min(distance(*from, *to) / 3))?;
    let neck = along(tip, *from, HEAD.0)?;
    let (x, y) = (neck.x - tip.x, neck.y - tip.y);
    let aside = |sign: i32| Point { x: neck.x - sign * y * HEAD.1 / HEAD.0, y: neck.y + sign * x * HEAD.1 / HEAD.0 };
    *to = along(tip, *from, HEAD.0 * 2 / 3)?;
    Some([tip, aside(1), aside(-1)])
}

/// Lets a line begin beside the middle of its first cell.
fn leave(line: &mut [Point]) {
    if let [from, to, ..] = line
        && let Some(start) = along(*from, *to, GAP.min(distance(*from, *to) / 3))
    {
        *from = start;
    }
}

/// The point at a distance from a point, on the way to another.
fn along(from: Point, to: Point, by: i32) -> Option<Point> {
    let length = distance(from, to);
    let part =
        |from: i32, to: i32| from + ((i64::from(to) - i64::from(from)) * i64::from(by) / i64::from(length)) as i32;
    (length > 0).then(|| Point { x: part(from.x, to.x), y: part(from.y, to.y) })
}

fn distance(from: Point, to: Point) -> i32 {
    let square = |a: i32, b: i32| (i64::from(a) - i64::from(b)).pow(2);
    (square(from.x, to.x) + square(from.y, to.y)).isqrt() as i32
}
