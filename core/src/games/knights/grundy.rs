use alloc::vec::Vec;

use crate::boundary::{Cell, view, view_struct};

view! {
    /// A part of the closed form, with u the smaller and v the larger coordinate.
    #[derive(Copy)]
    pub enum Law {
        /// Near the corner: irregular.
        Corner,
        /// Along v = 2u: v - 2u and u modulo 4 decide.
        Ray,
        /// Along v = u: v - u and u modulo 4 decide.
        Diagonal,
        /// Beyond v = 2u: u modulo 4.
        Flat,
        /// Between the bands: u and v modulo 4 decide.
        Plain,
    }
}

view_struct! {
    /// What stands out on the whole board.
    pub struct Landmarks {
        /// Where the numbers are irregular.
        pub bands: Vec<Band>,
        /// The cells of the largest number.
        pub peaks: Vec<Cell>,
        /// The largest number.
        pub highest: u8,
    }

    /// The cells with `from <= down * y - right * x <= to`: along the ray that goes `down` rows for `right` columns.
    #[derive(Copy)]
    pub struct Band {
        /// Rows of a step along the ray.
        pub down: u8,
        /// Columns of a step along the ray.
        pub right: u8,
        /// The least offset.
        pub from: i8,
        /// The largest offset.
        pub to: i8,
    }
}

/// The Grundy number of one knight at (x, y), from 0 to 6, for coordinates below 2^63.
///
/// With u the smaller and v the larger coordinate the values are irregular near the corner, along the rays
/// v = 2u and along the diagonal, and regular between. The tests prove the form by the mex rule.
///
/// ```
/// use boardlab_core::games::knights::grundy;
/// assert_eq!(grundy(1, 0), 0);
/// assert_eq!(grundy(247, 499), 2);
/// ```
#[must_use]
pub fn grundy(x: u64, y: u64) -> u8 {
    number(x, y)
}

/// Inlined, so that a map is filled without one call for each cell.
#[inline(always)]
fn number(x: u64, y: u64) -> u8 {
    let (u, apart) = (x.min(y), x.abs_diff(y));
    match part(u, apart) {
        Law::Flat => (u % 4) as u8,
        Law::Corner => CORE[u as usize][apart as usize],
        Law::Ray => RAY[(beyond_ray(u, apart) - RAY_FROM) as usize][(u % 4) as usize],
        Law::Diagonal => DIAG[apart as usize][(u % 4) as usize],
        Law::Plain => PLAIN[(apart % 4) as usize][(u % 2) as usize],
    }
}

/// Which part of the closed form gives a cell its Grundy number.
///
/// ```
/// use boardlab_core::games::knights::{Law, law};
/// assert_eq!([law(0, 0), law(100, 203), law(100, 150)], [Law::Corner, Law::Ray, Law::Plain]);
/// ```
#[must_use]
pub fn law(x: u64, y: u64) -> Law {
    part(x.min(y), x.abs_diff(y))
}

/// The part of the closed form by u, and by v - u.
#[inline(always)]
fn part(u: u64, apart: u64) -> Law {
    if beyond_ray(u, apart) >= FLAT {
        Law::Flat
    } else if u < CORE.len() as u64 {
        Law::Corner
    } else if beyond_ray(u, apart) >= RAY_FROM {
        Law::Ray
    } else if apart < DIAG.len() as u64 {
        Law::Diagonal
    } else {
        Law::Plain
    }
}

/// v - 2u.
#[inline(always)]
fn beyond_ray(u: u64, apart: u64) -> i64 {
    apart as i64 - u as i64
}

/// What stands out on the whole board: the three bands, and the cells of the largest Grundy number.
///
/// ```
/// use boardlab_core::games::knights::{grundy, landmarks};
/// let landmarks = landmarks();
/// let (x, y) = landmarks.peaks[0];
/// assert_eq!(grundy(x.into(), y.into()), landmarks.highest);
/// assert_eq!((landmarks.bands[1].down, landmarks.bands[1].right), (1, 1));
/// ```
#[must_use]
pub fn landmarks() -> Landmarks {
    let (low, high) = (RAY_FROM as i8, FLAT as i8 - 1);
    let diagonal = DIAG.len() as i8 - 1;
    let rows = |u: usize| CORE[u].iter().enumerate().filter(|&(_, &value)| value == HIGHEST);
    let half = (0..CORE.len()).flat_map(move |u| rows(u).map(move |(apart, _)| (u as u8, (u + apart) as u8)));
    let mut peaks: Vec<_> = half.flat_map(|(u, v)| [(u, v), (v, u)]).collect();
    peaks.dedup();
    Landmarks {
        bands: alloc::vec![
            Band { down: 1, right: 2, from: low, to: high },
            Band { down: 1, right: 1, from: -diagonal, to: diagonal },
            Band { down: 2, right: 1, from: -high, to: -low },
        ],
        peaks,
        highest: HIGHEST,
    }
}

/// The largest Grundy number on the board.
const HIGHEST: u8 = 6;

/// v - 2u from here on: only u matters.
const FLAT: i64 = 19;
/// v - 2u from here to [`FLAT`]: the table of the ray.
const RAY_FROM: i64 = -12;

/// The Grundy numbers of a rectangle, row by row: `rows * columns` bytes, of every `stride`th row and column. It must
/// end below 2^63. A stride of 4 n + 1 keeps the pattern of the regular parts, which have period 4.
///
/// ```
/// use boardlab_core::games::knights::{grundy, region};
/// let map = region(1 << 62, 5, 2, 3, 1);
/// assert_eq!(map[4], grundy((1 << 62) + 1, 6));
/// ```
#[must_use]
pub fn region(x: u64, y: u64, rows: usize, columns: usize, stride: u64) -> Vec<u8> {
    let mut map = alloc::vec![0; rows * columns];
    if columns > 0 {
        map.chunks_exact_mut(columns).zip(0..).for_each(|(row, down)| fill_row(x + down * stride, y, stride, row));
    }
    map
}

fn fill_row(x: u64, y: u64, stride: u64, row: &mut [u8]) {
    if stride == 1 {
        return fill_whole_row(x, y, row);
    }
    row.iter_mut().zip(0..).for_each(|(value, right)| *value = grundy(x, y + right * stride));
}

/// A row is regular between the bands, with period 4: there four values are computed and repeated.
fn fill_whole_row(x: u64, y: u64, row: &mut [u8]) {
    let end = y + row.len() as u64;
    let mut at = y;
    for (until, regular) in stretches(x) {
        let until = until.clamp(at, end);
        let (from, to) = ((at - y) as usize, (until - y) as usize);
        if regular {
            repeat(x, at, &mut row[from..to]);
        } else {
            fill(x, at, &mut row[from..to]);
        }
        at = until;
    }
}

/// Where the stretches of row x end, and whether each is regular.
fn stretches(x: u64) -> [(u64, bool); 7] {
    let core = CORE.len() as u64;
    let flat = (x + 1).saturating_sub(FLAT as u64).div_ceil(2);
    let first_ray = (x / 2 + 8).max(core).max(flat);
    let before_diagonal = (x + 1).saturating_sub(DIAG.len() as u64);
    let behind_diagonal = x + DIAG.len() as u64;
    // The corner, too, is regular between the diagonal and this ray.
    let second_ray = (2 * x).saturating_sub(RAY_FROM.unsigned_abs());
    [
        (flat, true),
        (first_ray, false),
        (before_diagonal, true),
        (behind_diagonal, false),
        (second_ray, true),
        (2 * x + FLAT as u64, false),
        (u64::MAX, true),
    ]
}

fn fill(x: u64, y: u64, row: &mut [u8]) {
    row.iter_mut().zip(y..).for_each(|(value, y)| *value = number(x, y));
}

fn repeat(x: u64, y: u64, row: &mut [u8]) {
    let period = core::array::from_fn::<u8, 4, _>(|offset| grundy(x, y + offset as u64));
    let (whole, rest) = row.as_chunks_mut::<4>();
    whole.fill(period);
    rest.copy_from_slice(&period[..rest.len()]);
}

/// d = v - u modulo 4, u modulo 2: `PLAIN[d % 4][u % 2]`. Read without a branch, for no processor can predict which of
/// them a knight has.
const PLAIN: [[u8; 2]; 4] = [[0, 0], [2, 3], [1, 1], [2, 3]];

// The irregular values near the corner, the rays v = 2u and the diagonal; proved by the mex tests.

/// u below 32 and v - 2u below 19: `CORE[u][v - u]`.
#[rustfmt::skip]
const CORE: [&[u8]; 32] = [
    &[0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    &[0, 2, 1, 3, 0, 2, 1, 1, 3, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1],
    &[2, 2, 3, 3, 2, 2, 3, 3, 2, 2, 1, 3, 2, 2, 4, 3, 2, 2, 2, 3, 2],
    &[0, 4, 1, 4, 5, 0, 3, 4, 4, 4, 3, 3, 4, 4, 3, 3, 2, 4, 3, 3, 4, 4],
    &[0, 4, 1, 5, 0, 0, 1, 4, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    &[0, 2, 1, 6, 6, 2, 1, 5, 0, 2, 1, 1, 5, 4, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1],
    &[0, 2, 1, 3, 2, 2, 1, 3, 2, 2, 5, 3, 2, 2, 1, 3, 2, 2, 5, 3, 2, 2, 2, 4, 2],
    &[0, 3, 1, 3, 0, 5, 1, 3, 5, 0, 5, 3, 2, 4, 4, 3, 4, 4, 3, 3, 2, 4, 3, 3, 3, 3],
    &[0, 3, 1, 4, 0, 4, 1, 3, 0, 0, 1, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    &[0, 2, 1, 4, 0, 2, 1, 3, 4, 4, 1, 3, 0, 2, 1, 1, 6, 4, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1],
    &[0, 2, 1, 3, 0, 2, 1, 3, 4, 2, 1, 2, 5, 2, 5, 5, 2, 2, 1, 3, 2, 2, 4, 5, 2, 2, 2, 4, 2],
    &[0, 3, 1, 3, 0, 2, 1, 3, 0, 2, 1, 3, 3, 0, 6, 3, 2, 3, 4, 3, 4, 4, 3, 3, 2, 3, 3, 3, 3, 3],
    &[0, 3, 1, 4, 0, 2, 1, 3, 0, 2, 1, 3, 0, 0, 1, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    &[0, 2, 1, 4, 0, 2, 1, 3, 0, 4, 1, 4, 4, 4, 1, 3, 0, 2, 1, 1, 5, 4, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1],
    &[0, 2, 1, 3, 0, 2, 1, 3, 0, 2, 1, 2, 5, 2, 1, 2, 2, 2, 5, 5, 2, 2, 1, 5, 2, 2, 4, 4, 2, 2, 2, 4, 2],
    &[0, 3, 1, 3, 0, 2, 1, 3, 0, 2, 1, 3, 0, 4, 1, 3, 3, 0, 5, 3, 2, 3, 4, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3],
    &[0, 3, 1, 4, 0, 2, 1, 3, 0, 2, 1, 3, 0, 4, 1, 3, 0, 0, 1, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    &[0, 2, 1, 4, 0, 2, 1, 3, 0, 4, 1, 3, 0, 4, 1, 6, 4, 4, 1, 3, 0, 2, 1, 1, 5, 5, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1],
    &[0, 2, 1, 3, 0, 2, 1, 3, 0, 2, 1, 2, 0, 2, 1, 2, 2, 2, 1, 2, 2, 2, 4, 4, 2, 2, 1, 4, 2, 2, 4, 4, 2, 2, 2, 4, 2],
    &[0, 3, 1, 3, 0, 2, 1, 3, 0, 2, 1, 3, 0, 5, 1, 3, 0, 4, 1, 3, 3, 0, 4, 3, 2, 3, 4, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3],
    &[0, 3, 1, 4, 0, 2, 1, 3, 0, 2, 1, 3, 0, 4, 1, 3, 0, 4, 1, 3, 0, 0, 1, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    &[0, 2, 1, 4, 0, 2, 1, 3, 0, 4, 1, 3, 0, 4, 1, 3, 0, 4, 1, 5, 5, 5, 1, 3, 0, 2, 1, 1, 5, 5, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1],
    &[0, 2, 1, 3, 0, 2, 1, 3, 0, 2, 1, 2, 0, 2, 1, 2, 0, 2, 1, 2, 2, 2, 1, 2, 2, 2, 4, 4, 2, 2, 1, 4, 2, 2, 4, 4, 2, 2, 2, 4, 2],
    &[0, 3, 1, 3, 0, 2, 1, 3, 0, 2, 1, 3, 0, 4, 1, 3, 0, 4, 1, 3, 0, 4, 1, 3, 3, 0, 4, 3, 2, 3, 4, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3],
    &[0, 3, 1, 4, 0, 2, 1, 3, 0, 2, 1, 3, 0, 2, 1, 2, 0, 4, 1, 3, 0, 4, 1, 3, 0, 0, 1, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    &[0, 2, 1, 4, 0, 2, 1, 3, 0, 4, 1, 3, 0, 4, 1, 3, 0, 3, 1, 3, 0, 4, 1, 5, 5, 5, 1, 3, 0, 2, 1, 1, 5, 5, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1],
    &[0, 2, 1, 3, 0, 2, 1, 3, 0, 2, 1, 2, 0, 2, 1, 2, 0, 2, 1, 2, 0, 2, 1, 2, 2, 2, 1, 2, 2, 2, 4, 4, 2, 2, 1, 4, 2, 2, 4, 4, 2, 2, 2, 4, 2],
    &[0, 3, 1, 3, 0, 2, 1, 3, 0, 2, 1, 3, 0, 3, 1, 3, 0, 4, 1, 3, 0, 4, 1, 3, 0, 4, 1, 3, 3, 0, 4, 3, 2, 3, 4, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3],
    &[0, 3, 1, 4, 0, 2, 1, 3, 0, 2, 1, 3, 0, 2, 1, 2, 0, 2, 1, 2, 0, 4, 1, 3, 0, 4, 1, 3, 0, 0, 1, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    &[0, 2, 1, 4, 0, 2, 1, 3, 0, 4, 1, 3, 0, 4, 1, 3, 0, 3, 1, 3, 0, 3, 1, 3, 0, 4, 1, 5, 5, 5, 1, 3, 0, 2, 1, 1, 5, 5, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1],
    &[0, 2, 1, 3, 0, 2, 1, 3, 0, 2, 1, 2, 0, 2, 1, 2, 0, 2, 1, 2, 0, 2, 1, 2, 0, 2, 1, 2, 2, 2, 1, 2, 2, 2, 4, 4, 2, 2, 1, 4, 2, 2, 4, 4, 2, 2, 2, 4, 2],
    &[0, 3, 1, 3, 0, 2, 1, 3, 0, 2, 1, 3, 0, 3, 1, 3, 0, 3, 1, 3, 0, 4, 1, 3, 0, 4, 1, 3, 0, 4, 1, 3, 3, 0, 4, 3, 2, 3, 4, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3],
];

/// e = v - 2u from -12 to 18, u modulo 4: `RAY[e + 12][u % 4]`.
#[rustfmt::skip]
const RAY: [[u8; 4]; 31] = [
    [0, 3, 1, 3],
    [2, 1, 2, 0],
    [1, 3, 0, 4],
    [2, 0, 2, 1],
    [0, 3, 1, 3],
    [4, 1, 2, 0],
    [1, 3, 0, 4],
    [3, 0, 2, 1],
    [0, 4, 1, 3],
    [4, 1, 2, 0],
    [1, 5, 2, 4],
    [3, 5, 2, 1],
    [0, 5, 1, 3],
    [0, 1, 2, 3],
    [1, 3, 2, 0],
    [3, 0, 2, 4],
    [0, 2, 4, 3],
    [0, 1, 4, 2],
    [0, 1, 2, 3],
    [1, 5, 2, 4],
    [0, 5, 1, 3],
    [0, 1, 4, 3],
    [0, 1, 2, 3],
    [0, 1, 2, 3],
    [0, 2, 4, 3],
    [0, 1, 4, 2],
    [0, 1, 2, 3],
    [0, 1, 2, 3],
    [0, 1, 2, 3],
    [0, 1, 4, 3],
    [0, 1, 2, 3],
];

/// d = v - u from 0 to 13, u modulo 4: `DIAG[d][u % 4]`.
#[rustfmt::skip]
const DIAG: [[u8; 4]; 14] = [
    [0, 0, 0, 0],
    [3, 2, 2, 3],
    [1, 1, 1, 1],
    [4, 4, 3, 3],
    [0, 0, 0, 0],
    [2, 2, 2, 2],
    [1, 1, 1, 1],
    [3, 3, 3, 3],
    [0, 0, 0, 0],
    [2, 4, 2, 2],
    [1, 1, 1, 1],
    [3, 3, 2, 3],
    [0, 0, 0, 0],
    [2, 4, 2, 3],
];
