use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::frame::{HALF_EDGE, Margins, labels, lines};
use super::ink::{Sheet, Theme};
use super::layout::{Frame, Layout, Length, Point};
use super::model::{Area, BoardShape, Kind, Piece, Scene};
use super::patterns::ground;
use super::pieces::{pieces, texts};
use super::ways::way;
use super::xml::Xml;
use crate::text::text_of;

/// How a scene is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Its colours.
    pub theme: Theme,
    /// How long a side of the picture is in pixels; whoever shows it may choose another length.
    pub pixels: u32,
    /// Which side that is.
    pub side: Side,
}

/// The side of a picture by which its size is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Side {
    /// The longer one.
    #[default]
    Longer,
    /// The horizontal one.
    Width,
}

impl Default for Style {
    fn default() -> Self {
        Theme::default().into()
    }
}

impl From<Theme> for Style {
    fn from(theme: Theme) -> Self {
        Style { theme, pixels: 640, side: Side::Longer }
    }
}

/// A scene as SVG. The same scene always gives the same text. It has no scripts, no links and no ids, so that several
/// can stand in one page; texts are text, in the reader's own sans-serif font.
///
/// ```
/// use boardlab_core::scene::{Board, Scene, Style, Theme, svg};
/// let mut scene = Scene::new(Board { rows: 2, columns: 2, ..Board::default() });
/// scene.title = "Less < more".into();
/// let picture = svg(&scene, Style { pixels: 300, ..Theme::Dark.into() });
/// assert!(picture.contains("<title>Less &lt; more</title>"));
/// ```
#[must_use]
pub fn svg(scene: &Scene, style: impl Into<Style>) -> String {
    let style = style.into();
    text_of(|out| write_svg(scene, style, out))
}

fn write_svg(scene: &Scene, Style { theme, pixels, side }: Style, out: &mut String) -> fmt::Result {
    let layout = Layout::of(scene);
    let margins = Margins::of(&layout);
    let sheet = theme.sheet();
    let Frame { left, top, width, height } = layout.frame;
    let under = under(scene);
    let (wide, high) = margins.sheet(width, height, under.len());
    let measured = if side == Side::Width { wide } else { wide.max(high) };
    let shown = |length: i32| (i64::from(length) * i64::from(pixels) / i64::from(measured)).max(1);
    let box_left = left - margins.left;
    let box_top = top - margins.top;
    write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{}\" height=\"{}\" viewBox=\"{} {} {}\" \
        font-family=\"sans-serif\" text-anchor=\"middle\">",
        shown(wide),
        shown(high),
        Point { x: box_left, y: box_top },
        Length(wide),
        Length(high)
    )?;
    let description = description(scene, &layout);
    write!(out, "<title>{}</title><desc>{}</desc>", Xml(&scene.title), Xml(&description))?;
    write!(
        out,
        "<path fill=\"{}\" d=\"M{}h{}v{}h-{}z\"/>",
        sheet.ground,
        Point { x: box_left, y: box_top },
        Length(wide),
        Length(high),
        Length(wide)
    )?;
    write!(out, "<g fill=\"{}\" font-size=\"{}\">", sheet.muted, Length(margins.size))?;
    labels(scene, &layout, &margins, out)?;
    for (line, text) in (1..).zip(&under) {
        let (x, y) = (Length(left + width / 2), Length(top + height + line * margins.size * 3 / 2));
        write!(out, "<text x=\"{x}\" y=\"{y}\" fill=\"{}\">{}</text>", sheet.text, Xml(text))?;
    }
    out.write_str("</g>")?;
    board(scene, &layout, theme, &sheet, out)?;
    out.write_str("</svg>\n")
}

/// The board itself, cut off at its frame.
fn board(scene: &Scene, layout: &Layout<'_>, theme: Theme, sheet: &Sheet, out: &mut String) -> fmt::Result {
    let Frame { left, top, width, height } = layout.frame;
    let (left, top) = (Length(left - HALF_EDGE), Length(top - HALF_EDGE));
    let (wide, high) = (Length(width + 2 * HALF_EDGE), Length(height + 2 * HALF_EDGE));
    write!(
        out,
        "<svg x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\" viewBox=\"{left} {top} {wide} {high}\">"
    )?;
    let grounds = |out: &mut String| scene.cells.iter().try_for_each(|area| ground(area, layout, theme, out));
    let paths = |out: &mut String| scene.paths.iter().try_for_each(|path| way(path, false, layout, theme, out));
    if layout.board.shape == BoardShape::Points {
        // The edges of a graph end at its nodes.
        paths(out)?;
        grounds(out)?;
    } else {
        grounds(out)?;
        lines(scene, layout, sheet, out)?;
        paths(out)?;
    }
    scene.highlights.iter().try_for_each(|area| highlight(area, layout, theme, out))?;
    texts(scene, false, layout, theme, out)?;
    pieces(scene, layout, theme, out)?;
    texts(scene, true, layout, theme, out)?;
    scene.arrows.iter().try_for_each(|arrow| way(arrow, true, layout, theme, out))?;
    out.write_str("</svg>")
}

fn highlight(area: &Area, layout: &Layout<'_>, theme: Theme, out: &mut String) -> fmt::Result {
    let is_dotted = theme == Theme::Print && area.kind == Kind::Marked;
    let dashes = if is_dotted { " stroke-dasharray=\".8 1.2\"" } else { theme.dashes(area.kind) };
    write!(out, "<g fill=\"none\" stroke=\"{}\" stroke-width=\"1.6\"{dashes}>", theme.solid(area.kind))?;
    let outline = match layout.board.shape {
        BoardShape::Hexagons => "m0-9.9 8.6 5v9.8l-8.6 5-8.6-5v-9.8z",
        BoardShape::Points => "m-9.4 0a9.4 9.4 0 1 0 18.8 0a9.4 9.4 0 1 0-18.8 0z",
        BoardShape::Square | BoardShape::Torus => "m-8.6-8.6h17.2v17.2h-17.2z",
    };
    for place in area.at.iter().filter(|place| layout.is_shown(**place)) {
        write!(out, "<path d=\"M{}{outline}\"/>", layout.middle(*place))?;
    }
    out.write_str("</g>")
}

/// Pieces out of the window that are named under the board.
const NAMED: usize = 3;

/// How many lines stand under the board.
pub(super) fn lines_under(scene: &Scene) -> usize {
    under(scene).len()
}

/// The lines under the board: what the position is worth, and what the window does not show.
fn under(scene: &Scene) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    lines.extend((!scene.score.is_empty()).then(|| scene.score.clone()));
    lines.extend(scene.outside.iter().take(NAMED).cloned());
    let more = scene.outside.len().saturating_sub(NAMED);
    lines.extend((more > 0).then(|| format!("+{more}")));
    lines
}

/// Pieces that are named to a screen reader: more would be a list that nobody hears to its end.
const DESCRIBED: usize = 100;

/// What a screen reader says of a picture: its sentence, its score, and the pieces that are shown with their cells.
fn description(scene: &Scene, layout: &Layout<'_>) -> String {
    let mut parts: Vec<String> =
        [&scene.sentence, &scene.score].into_iter().filter(|part| !part.is_empty()).cloned().collect();
    let is_named = |piece: &&Piece| layout.is_shown(piece.at) && !piece.name.is_empty();
    let shown: Vec<&Piece> = scene.pieces.iter().filter(is_named).collect();
    let named = shown.iter().take(DESCRIBED).map(|piece| format!("{} {}", piece.name, scene.board.name(piece.at)));
    let mut named: Vec<String> = named.chain(scene.outside.iter().cloned()).collect();
    let more = shown.len().saturating_sub(DESCRIBED);
    named.extend((more > 0).then(|| format!("+{more}")));
    parts.extend((!named.is_empty()).then(|| named.join("; ")));
    parts.join(" ")
}
