//! The grounds of cells: a colour, or a pattern of lines in print.

use alloc::string::String;
use core::fmt::{self, Write};

use super::figures::{NODE, PLAQUE, SUN};
use super::ink::Theme;
use super::layout::{CELL, HEX, Layout, Length, Point};
use super::model::{Area, BoardShape, Kind, Place};

/// Draws the grounds of some cells.
pub(super) fn ground(area: &Area, layout: &Layout<'_>, theme: Theme, out: &mut String) -> fmt::Result {
    let shown = || area.at.iter().copied().filter(|place| layout.is_shown(*place));
    if let Some(tile) = tile(area.kind, layout.board.shape) {
        return tiles(tile, area.kind, layout, shown(), theme, out);
    }
    if let Some(tint) = theme.tint(area.kind) {
        write!(out, "<path fill=\"{tint}\" d=\"")?;
        match layout.board.shape {
            BoardShape::Hexagons => shown().try_for_each(|place| write!(out, "M{}{HEX}", layout.middle(place)))?,
            _ => runs(shown(), |first, length| square(layout, first, length, out))?,
        }
        out.write_str("\"/>")?;
    }
    let pattern = if theme == Theme::Print { pattern(area.kind) } else { "" };
    if pattern.is_empty() {
        return Ok(());
    }
    out.write_str("<path fill=\"none\" stroke=\"#000\" stroke-width=\".6\" d=\"")?;
    shown().try_for_each(|place| write!(out, "M{}{pattern}", layout.middle(place)))?;
    out.write_str("\"/>")
}

/// What lies on a cell of a metal, and what a free point looks like.
fn tile(kind: Kind, shape: BoardShape) -> Option<&'static str> {
    match kind {
        Kind::Bronze => Some(NODE),
        Kind::Silver => Some(PLAQUE),
        Kind::Gold => Some(SUN),
        _ => (shape == BoardShape::Points).then_some(NODE),
    }
}

fn tiles(
    tile: &str,
    kind: Kind,
    layout: &Layout<'_>,
    shown: impl Iterator<Item = Place>,
    theme: Theme,
    out: &mut String,
) -> fmt::Result {
    let (body, edge) = (theme.tint(kind).unwrap_or(theme.sheet().ground), theme.solid(kind));
    write!(out, "<g fill=\"{body}\" stroke=\"{edge}\" stroke-width=\".7\">")?;
    for place in shown {
        write!(out, "<path transform=\"translate({})\" d=\"{tile}\"/>", layout.middle(place))?;
    }
    out.write_str("</g>")
}

/// Calls back for each run of cells that follow each other in a row: its first cell and its length.
fn runs(places: impl Iterator<Item = Place>, mut draw: impl FnMut(Place, i32) -> fmt::Result) -> fmt::Result {
    let mut run: Option<(Place, i32)> = None;
    for place in places {
        run = match run {
            Some((first, length)) if place == (first.0, first.1 + length) => Some((first, length + 1)),
            Some((first, length)) => {
                draw(first, length)?;
                Some((place, 1))
            }
            None => Some((place, 1)),
        };
    }
    run.map_or(Ok(()), |(first, length)| draw(first, length))
}

fn square(layout: &Layout<'_>, first: Place, length: i32, out: &mut String) -> fmt::Result {
    let Point { x, y } = layout.middle(first);
    let (corner, wide, high) = (Point { x: x - CELL / 2, y: y - CELL / 2 }, Length(length * CELL), Length(CELL));
    write!(out, "M{corner}h{wide}v{high}h-{wide}z")
}

/// Lines around the middle of a cell. They keep its edges free, so that neighbours can be told apart.
fn pattern(kind: Kind) -> &'static str {
    match kind {
        Kind::Water => {
            "m-7-4q1.8-1.6 3.5 0t3.5 0 3.5 0 3.5 0m-14 4q1.8-1.6 3.5 0t3.5 0 3.5 0 3.5 0m-14 4q1.8-1.6 3.5 0t3.5 0 3.5 0 3.5 0"
        }
        Kind::Woods => "m-6 2 2-5 2 5zm2 0v2m3-4 2-5 2 5zm2 0v2m1 1 1.5-4 1.5 4zm1.5 0v1.5",
        Kind::Hills => "m-7.5 2q3-6 6 0m-1.5-2q3-6 6.5 0m-4 5q4-6 8 0",
        Kind::Mountains => "m-8 5 5-9 3.5 6 2-3 4.5 6zm3.3-6 1.7 1.5 1.6-1.4",
        Kind::First => "m-9-1 8-8m-8 18 18-18m-8 18 8-8",
        Kind::Second => "m-9 1 8 8m-8-18 18 18m-8-18 8 8",
        Kind::Third => "m-9-5h18m-18 5h18m-18 5h18",
        Kind::Fourth => "m-5-9v18m5-18v18m5-18v18",
        Kind::Good => "m-6-5h2m-1-1v2m9-1h2m-1-1v2m-11 9h2m-1-1v2m9-1h2m-1-1v2",
        Kind::Bad => "m-9-9 18 18m0-18-18 18",
        Kind::Marked => "m-9 1 10-10m-2 18 10-10",
        Kind::Quiet => "m-10-2 8-8m-8 4 4-4",
        Kind::Plain | Kind::Wall | Kind::Field | Kind::Bronze | Kind::Silver | Kind::Gold => "",
    }
}
