//! Where catchers begin: compact and in the middle.

use alloc::vec::Vec;

use super::Scene;
use crate::pursuit::Cell;

/// A block in the middle, rows and columns so far apart.
pub(super) fn block(scene: &Scene<'_>, apart: u8) -> Vec<Cell> {
    let (k, n) = (u32::from(scene.terms.catchers), u32::from(scene.field.n));
    let columns = (k.isqrt() + u32::from(k.isqrt().pow(2) < k)).min(n);
    let rows = k.div_ceil(columns);
    let line = |nth: u32, of: u32| {
        let long = (of - 1) * u32::from(apart);
        let from = n.saturating_sub(1).saturating_sub(long) / 2;
        ((from + nth * u32::from(apart)) % n) as u8
    };
    (0..k).map(|nth| scene.field.cell(line(nth % columns, columns), line(nth / columns, rows))).collect()
}

/// The default.
pub(super) fn place(scene: &Scene<'_>) -> Vec<Cell> {
    block(scene, 1)
}
