//! Pieces and texts.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::figures::{CROSS, HALO, PLATE, RING, Shape, shape};
use super::ink::{Ink, Theme};
use super::layout::{Layout, Length, Point};
use super::model::{BoardShape, Figure, Kind, Piece, PieceState, Scene, Text};
use super::xml::Xml;

/// Draws the pieces that are shown. Those that look the same and share a cell are one with their number on it.
pub(super) fn pieces(scene: &Scene, layout: &Layout<'_>, theme: Theme, out: &mut String) -> fmt::Result {
    let look = |piece: &Piece| (piece.at, piece.figure, piece.kind, piece.state);
    let mut same: BTreeMap<_, Vec<&Piece>> = BTreeMap::new();
    scene.pieces.iter().for_each(|piece| same.entry(look(piece)).or_default().push(piece));
    for piece in scene.pieces.iter().filter(|piece| layout.is_shown(piece.at)) {
        // None behind the first of equal ones.
        let Some(equal) = same.remove(&look(piece)) else { continue };
        let letter = if equal.len() > 1 { format!("×{}", equal.len()) } else { piece.letter.clone() };
        let names: Vec<&str> = equal.iter().map(|piece| piece.name.as_str()).collect();
        write!(out, "<g transform=\"translate({})\">", layout.middle(piece.at))?;
        if names.iter().any(|name| !name.is_empty()) {
            write!(out, "<title>{}</title>", Xml(&names.join(", ")))?;
        }
        figure(piece, theme, out)?;
        write_letter(piece, &letter, theme, out)?;
        out.write_str("</g>")?;
    }
    Ok(())
}

fn figure(piece: &Piece, theme: Theme, out: &mut String) -> fmt::Result {
    let Ink { body, cut, outline, dashed } = theme.ink(piece.kind);
    let line = outline.unwrap_or(body);
    if piece.state == PieceState::Chosen {
        stroke(out, HALO, theme.solid(Kind::Marked), "1.2")?;
    }
    if piece.figure == Figure::Ring {
        stroke(out, RING, line, "1.5")?;
    }
    let Shape { body: d, cut: holes, lines, within, scale, .. } = shape(piece.figure);
    let dashes = if dashed { " stroke-dasharray=\"2 1.2\"" } else { "" };
    let edge = outline.map_or(String::new(), |colour| format!(" stroke=\"{colour}\"{dashes}"));
    if !scale.is_empty() {
        write!(out, "<g transform=\"{scale}\">")?;
    }
    fill(out, d, body, &edge)?;
    fill(out, holes, cut, "")?;
    stroke(out, lines, cut, "1.1")?;
    fill(out, within, body, "")?;
    if !scale.is_empty() {
        out.write_str("</g>")?;
    }
    match piece.state {
        PieceState::Normal | PieceState::Chosen => Ok(()),
        PieceState::Spent => stroke(out, CROSS, line, "1.2"),
        PieceState::Hit => {
            stroke(out, CROSS, theme.sheet().ground, "4.4")?;
            stroke(out, CROSS, theme.solid(Kind::Bad), "2.4")
        }
    }
}

fn fill(out: &mut String, d: &str, colour: &str, edge: &str) -> fmt::Result {
    if d.is_empty() { Ok(()) } else { write!(out, "<path fill=\"{colour}\"{edge} d=\"{d}\"/>") }
}

fn stroke(out: &mut String, d: &str, colour: &str, width: &str) -> fmt::Result {
    if d.is_empty() {
        return Ok(());
    }
    write!(out, "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" d=\"{d}\"/>")
}

fn write_letter(piece: &Piece, letter: &str, theme: Theme, out: &mut String) -> fmt::Result {
    if letter.is_empty() {
        return Ok(());
    }
    let Ink { body, cut, outline, .. } = theme.ink(piece.kind);
    let line = outline.unwrap_or(body);
    if shape(piece.figure).letter_in_middle {
        let on_nothing = matches!(piece.figure, Figure::Letter | Figure::Ring);
        let size = if on_nothing { 130 } else { 100 };
        return glyphs(letter, size, if on_nothing { line } else { cut }, "", out);
    }
    let edge = format!(" stroke=\"{line}\"");
    fill(out, PLATE, theme.sheet().ground, &edge)?;
    glyphs(letter, 58, line, " x=\"5.8\" y=\"5.4\"", out)
}

/// A few bold characters, smaller where there are many.
fn glyphs(text: &str, size: i32, colour: &str, at: &str, out: &mut String) -> fmt::Result {
    let size = fitting(text, size);
    write!(
        out,
        "<text{at} dy=\".35em\" font-size=\"{size}\" font-weight=\"bold\" fill=\"{colour}\">{}</text>",
        Xml(text)
    )
}

/// The size at which a text fits into a place that is made for two characters.
fn fitting(text: &str, size: i32) -> Length {
    Length(size * 2 / (text.chars().count() as i32).max(2))
}

/// Draws the texts in the middles of cells, or those in corners.
pub(super) fn texts(scene: &Scene, corner: bool, layout: &Layout<'_>, theme: Theme, out: &mut String) -> fmt::Result {
    for Text { text, at, kind, .. } in scene.texts.iter().filter(|text| text.corner == corner) {
        // A sheet is read, and not looked at from near.
        let (size, halo) = match (corner, theme) {
            (true, Theme::Print) => (90, 2),
            (true, _) => (56, 1),
            (false, _) => (90, 1),
        };
        let size = fitting(text, size);
        let (colour, ground) = (theme.solid(*kind), theme.sheet().ground);
        // A hexagon is narrow there.
        let down = if layout.board.shape == BoardShape::Hexagons { 42 } else { 56 };
        write!(
            out,
            "<g fill=\"{colour}\" font-size=\"{size}\" stroke=\"{ground}\" stroke-width=\"{halo}\" paint-order=\"stroke\">"
        )?;
        for place in at.iter().filter(|place| layout.is_shown(**place)) {
            let Point { x, y } = layout.middle(*place);
            let (x, y) = if corner { (Length(x - 66), Length(y + down)) } else { (Length(x), Length(y)) };
            write!(out, "<text x=\"{x}\" y=\"{y}\" dy=\".35em\">{}</text>", Xml(text))?;
        }
        out.write_str("</g>")?;
    }
    Ok(())
}
