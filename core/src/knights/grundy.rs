use super::tables::{CORE, DIAG, RAY};

/// The Grundy number of one knight at (x, y), from 0 to 6, for coordinates below 2^63.
///
/// With u the smaller and v the larger coordinate the values are irregular near the corner, along the rays
/// v = 2u and along the diagonal, and regular between. The tests prove the form by the mex rule.
///
/// ```
/// use boardlab_core::knights::grundy;
/// assert_eq!(grundy(1, 0), 0);
/// assert_eq!(grundy(247, 499), 2);
/// ```
#[must_use]
#[inline]
pub fn grundy(x: u64, y: u64) -> u8 {
    let (u, v) = if x < y { (x, y) } else { (y, x) };
    let apart = v - u;
    let ray = apart as i64 - u as i64;
    if ray >= FLAT {
        (u % 4) as u8
    } else if u < CORE.len() as u64 {
        CORE[u as usize][apart as usize]
    } else if ray >= RAY_FROM {
        RAY[(ray - RAY_FROM) as usize][(u % 4) as usize]
    } else if apart < DIAG.len() as u64 {
        DIAG[apart as usize][(u % 4) as usize]
    } else if apart % 2 == 1 {
        2 + (u % 2) as u8
    } else {
        (((x + y) / 2 + u) % 2) as u8
    }
}

/// v - 2u from here on: only u matters.
const FLAT: i64 = 19;
/// v - 2u from here to [`FLAT`]: the table of the ray.
const RAY_FROM: i64 = -12;

/// The Grundy numbers of a rectangle, row by row: `rows * columns` bytes. It must end below 2^63.
///
/// ```
/// use boardlab_core::knights::{grundy, region};
/// let map = region(1 << 62, 5, 2, 3);
/// assert_eq!(map[4], grundy((1 << 62) + 1, 6));
/// ```
#[must_use]
pub fn region(x: u64, y: u64, rows: usize, columns: usize) -> alloc::vec::Vec<u8> {
    let mut map = alloc::vec![0; rows * columns];
    if columns > 0 {
        map.chunks_exact_mut(columns).zip(x..).for_each(|(row, x)| fill_row(x, y, row));
    }
    map
}

/// A row is regular between the bands, with period 4: there four values are computed and repeated.
fn fill_row(x: u64, y: u64, row: &mut [u8]) {
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
    let second_ray = if x < core { 0 } else { (2 * x).saturating_sub(RAY_FROM.unsigned_abs()) };
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
    row.iter_mut().zip(y..).for_each(|(value, y)| *value = grundy(x, y));
}

fn repeat(x: u64, y: u64, row: &mut [u8]) {
    let period = core::array::from_fn::<u8, 4, _>(|offset| grundy(x, y + offset as u64));
    let (whole, rest) = row.as_chunks_mut::<4>();
    whole.fill(period);
    rest.copy_from_slice(&period[..rest.len()]);
}
