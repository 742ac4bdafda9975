//! Where each piece leads: sets of cells as bits, bit `row * 6 + column`.

/// Cells of the board.
pub const CELLS: usize = 36;

/// Every cell.
pub const ALL: u64 = (1 << CELLS) - 1;

/// `TARGETS[piece][cell]`: the cells that may follow once this piece went from this cell.
pub static TARGETS: [[u64; CELLS]; 8] = all();

const fn all() -> [[u64; CELLS]; 8] {
    let mut table = [[0; CELLS]; 8];
    let mut at = 0;
    while at < 8 * CELLS {
        table[at / CELLS][at % CELLS] = from(at / CELLS, at % CELLS);
        at += 1;
    }
    table
}

const fn from(piece: usize, cell: usize) -> u64 {
    let (mut bits, mut to) = (0, 0);
    while to < CELLS {
        if to != cell && leads(piece, cell, to) {
            bits |= 1 << to;
        }
        to += 1;
    }
    bits
}

const fn leads(piece: usize, from: usize, to: usize) -> bool {
    let (down, right) = ((from / 6).abs_diff(to / 6), (from % 6).abs_diff(to % 6));
    let straight = down == 0 || right == 0;
    let rook = (down == 0 && rim(to % 6)) || (right == 0 && rim(to / 6));
    let bishop = down == right && (rim(to / 6) || rim(to % 6));
    match piece {
        0..4 => (straight || down == right) && down + right == (piece + 1) * if straight { 1 } else { 2 },
        4 => rook,
        5 => bishop,
        6 => rook || bishop,
        _ => down * right == 2,
    }
}

const fn rim(line: usize) -> bool {
    line == 0 || line == 5
}
