//! The figures of pieces as paths around the middle of a cell, which is 20 units wide.

use super::model::Figure;

/// What a figure is made of, from the lowest to the highest.
pub(super) struct Shape {
    /// Filled with the body's colour.
    pub(super) body: &'static str,
    /// Cut out of it.
    pub(super) cut: &'static str,
    /// Lines that are cut into it.
    pub(super) lines: &'static str,
    /// Filled with the body's colour within the cut.
    pub(super) within: &'static str,
    /// By how much it is enlarged.
    pub(super) scale: &'static str,
    /// Where a letter stands: in the middle, or on a plate at the lower right.
    pub(super) letter_in_middle: bool,
}

const PLAIN: Shape = Shape { body: "", cut: "", lines: "", within: "", scale: "", letter_in_middle: true };

/// A disc of a radius around a point: an arc from its left to its right, and back.
macro_rules! disc {
    ($x:literal, $y:literal, $r:literal, $d:literal) => {
        concat!("M", $x, " ", $y, "a", $r, " ", $r, " 0 1 0 ", $d, " 0a", $r, " ", $r, " 0 1 0-", $d, " 0z")
    };
}

pub(super) const RING: &str = disc!("-8.6", "0", "8.6", "17.2");
pub(super) const HALO: &str = disc!("-9.3", "0", "9.3", "18.6");
pub(super) const PLATE: &str = disc!("1.4", "5.4", "4.4", "8.8");
pub(super) const CROSS: &str = "M-4.8-4.8L4.8 4.8M4.8-4.8L-4.8 4.8";
/// A node of a graph, and the tile of bronze.
pub(super) const NODE: &str = disc!("-8.2", "0", "8.2", "16.4");
/// The tile of silver.
pub(super) const PLAQUE: &str = "M8.9 0 4.5 7.7-4.5 7.7-8.9 0-4.5-7.7 4.5-7.7z";
/// The tile of gold.
pub(super) const SUN: &str = "M0-9.1 2.8-6.7 6.4-6.4 6.7-2.8 9.1 0 6.7 2.8 6.4 6.4 2.8 6.7 0 9.1-2.8 6.7-6.4 6.4-6.7 2.8-9.1 0-6.7-2.8-6.4-6.4-2.8-6.7z";

macro_rules! on_foot {
    ($($body:expr),*) => {
        concat!($($body,)* "M-4.2 6V4.9Q-4.2 4.1-3.4 4.1H3.4Q4.2 4.1 4.2 4.9V6Z")
    };
}

pub(super) fn shape(figure: Figure) -> Shape {
    let plain = |body| Shape { body, ..PLAIN };
    let figured = |shape| Shape { letter_in_middle: false, ..shape };
    let chess = |body, cut| figured(Shape { body, cut, scale: "scale(1.15)", ..PLAIN });
    match figure {
        Figure::Disc => plain(disc!("-7.2", "0", "7.2", "14.4")),
        Figure::Square => plain("M-6.4-6.4h12.8v12.8h-12.8z"),
        Figure::Diamond => plain("M0-8.6 8.6 0 0 8.6-8.6 0z"),
        Figure::Triangle => plain("M0-8.4 7.6 5-7.6 5z"),
        Figure::Hexagon => plain("M8.2 0 4.1 7.1-4.1 7.1-8.2 0-4.1-7.1 4.1-7.1z"),
        Figure::Star => plain("M0-8.6 2.3-3.2 8.2-2.7 3.7 1.2 5.1 7 0 3.9-5.1 7-3.7 1.2-8.2-2.7-2.3-3.2z"),
        Figure::Ring | Figure::Letter => plain(""),
        Figure::Person => figured(PERSON),
        Figure::Robot => figured(ROBOT),
        Figure::Debris => figured(DEBRIS),
        Figure::Knight => figured(KNIGHT),
        Figure::Rook => chess(ROOK, ""),
        Figure::Bishop => chess(BISHOP, "M.4-.5 1.7-2.7 2.3-1.8 1-.1Z"),
        Figure::Queen => chess(QUEEN, "M-3.1 2.1H3.1L3 2.6H-3Z"),
    }
}

const PERSON: Shape = Shape {
    body: disc!("-7.4", "0", "7.4", "14.8"),
    cut: concat!(disc!("-3.7", "-1.2", "1.3", "2.6"), disc!("1.1", "-1.2", "1.3", "2.6")),
    lines: "M3 2.4A3.5 3.5 0 0 1-3 2.4",
    ..PLAIN
};

const ROBOT: Shape = Shape {
    body: concat!(
        "M-6.6-2.8q0-2 2-2h9.2q2 0 2 2v8q0 2-2 2h-9.2q-2 0-2-2zM-8.7-1.2h1.7v4.4h-1.7zM7-1.2h1.7v4.4h-1.7z",
        "M-.7-6.6h1.4v1.6h-1.4z",
        disc!("-1.7", "-7.8", "1.7", "3.4")
    ),
    cut: "M-5.2-1.2q0-2 2-2h6.4q2 0 2 2v1.6q0 2-2 2h-6.4q-2 0-2-2z",
    lines: "M-3 4.2v1.8M0 4.2v1.8M3 4.2v1.8",
    within: concat!(disc!("-3.8", "-.4", "1.4", "2.8"), disc!("1", "-.4", "1.4", "2.8")),
    ..PLAIN
};

const DEBRIS: Shape = Shape {
    body: "M-8.8 7.2-7.6 2.4-4.8 1.2-4-3.2.4-6 3.8-2.8 4 .4 7.2 1.6 8.8 7.2z",
    lines: "M-4.8 1.2-2.4 4 1.2 2.8 4.8 3.6 7.2 1.6M-2.4 4-3.2 7.2M1.2 2.8 2 7.2",
    ..PLAIN
};

const KNIGHT: Shape = Shape {
    body: "M-5.5 7.9Q-6 7.9-6 7.4V6.7Q-6 6.2-5.5 6.2H-4.3C-4.1 3.1 0 2.4-.2-.5C-1 .7-1.9 1.2-3.1 1.4\
        C-3.8 1.7-4.1 2.4-4.8 2.8C-6 3.1-7 2.2-6.8 1C-6.7-.2-5.3-1-4.8-2.6C-4.3-4.6-3.1-5.5-2.2-6.2L-1.8-8.6\
        Q-1.7-9.2-1.1-8.8L.5-7.1C4.8-6.5 6.5-1.9 6 6.2Q6.5 6.2 6.5 6.7V7.4Q6.5 7.9 6 7.9Z",
    cut: disc!("-2.6", "-3.5", ".8", "1.6"),
    lines: "M.8-5C3.1-3.8 4.1-.5 3.7 4.6",
    scale: "scale(.85)",
    ..PLAIN
};

const ROOK: &str = on_foot!("M-4-5.6H-2.1V-4.3H-1V-5.6H1V-4.3H2.1V-5.6H4V-2.7L2.6-1.7 3.1 3.5H-3.1L-2.6-1.7-4-2.7Z");

const BISHOP: &str = on_foot!(
    "M0-4.9C1.8-3.3 3.1-1.5 2.9.2 2.8 1.2 2.1 1.9 1.5 2.3L2.5 3.5H-2.5L-1.5 2.3C-2.1 1.9-2.8 1.2-2.9.2-3.1-1.5-1.8-3.3 0-4.9Z",
    disc!("-.8", "-5.5", ".8", "1.6")
);

const QUEEN: &str = on_foot!(
    "M-5.1-3-2.9.3-2.9-4.3-.9 0 0-4.9.9 0 2.9-4.3 2.9.3 5.1-3 3.5 3.5H-3.5Z",
    disc!("-5.9", "-3.3", ".7", "1.4"),
    disc!("-3.6", "-4.6", ".7", "1.4"),
    disc!("-.7", "-5.3", ".7", "1.4"),
    disc!("2.2", "-4.6", ".7", "1.4"),
    disc!("4.5", "-3.3", ".7", "1.4")
);
