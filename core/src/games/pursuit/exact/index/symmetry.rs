use alloc::vec::Vec;

use super::cell_order::dihedral_maps;
use crate::games::pursuit::exact::problem::{MOST_CATCHERS, Problem};
use crate::games::pursuit::field::{Cell, Field};
use crate::insertion_sort::sort;

/// Finds one representative of all placements that are symmetric to each other, and writes it as a word: its key.
pub(crate) struct Symmetry {
    field: Field,
    /// The number of bits of a cell in a key.
    bits: u32,
    catchers: usize,
    /// The dihedral group, as maps of cells.
    dihedral_maps: [Vec<Cell>; 8],
    /// For each shift of a torus that takes some cell to cell 0, a row: where it takes each cell.
    shifts: Vec<Cell>,
    /// How each cell lies; on a torus, for each cell a row of how the others lie as seen from it.
    lies: Vec<Lie>,
}

/// How a cell lies: as seen from the middle of a square, or from a cell of a torus.
#[derive(Clone, Copy)]
struct Lie {
    /// The offset to the right and down. On a torus 0 if both ways are equally long.
    x: i16,
    y: i16,
    /// The square of the distance.
    far: u16,
}

impl Symmetry {
    /// `None` if the placements do not fit into a word.
    pub(crate) fn new(problem: &Problem) -> Option<Self> {
        let field = problem.field;
        let catchers = usize::from(problem.catchers);
        let bits = (field.cells() as u32).next_power_of_two().trailing_zeros();
        let all = 0..field.cells() as Cell;
        let shifts = if field.torus {
            all.clone().flat_map(|by| all.clone().map(move |at| field.seen_from(by, at))).collect()
        } else {
            Vec::new()
        };
        let fits = bits as usize * catchers <= 64;
        fits.then(|| Symmetry { field, bits, catchers, dihedral_maps: dihedral_maps(field), shifts, lies: lies(field) })
    }

    /// One cell of each set of symmetric cells.
    pub(crate) fn classes(&self) -> Vec<Cell> {
        let all = 0..if self.field.torus { 1 } else { self.field.cells() as Cell };
        all.filter(|&cell| self.dihedral_maps.iter().all(|turn| turn[usize::from(cell)] >= cell)).collect()
    }

    pub(crate) fn distance(&self, from: Cell, to: Cell) -> u16 {
        self.field.distance(from, to)
    }

    /// The cells of a placement, ascending.
    pub(crate) fn cells(&self, key: u64) -> Vec<Cell> {
        let mask = (1 << self.bits) - 1;
        (0..self.catchers as u32).rev().map(|nth| (key >> (self.bits * nth) & mask) as Cell).collect()
    }

    /// The key of a placement: that of its representative.
    pub(crate) fn key(&self, placement: &[Cell]) -> u64 {
        let mut least = u64::MAX;
        self.chosen(placement, |key, _, _| least = least.min(key));
        least
    }

    /// Calls `visit` with the key of a placement and with each symmetry that takes it to its representative.
    pub(crate) fn least(&self, placement: &[Cell], mut visit: impl FnMut(u64, &dyn Fn(Cell) -> Cell)) {
        let mut least = u64::MAX;
        let mut ways = [(0, 0); 8 * MOST_CATCHERS as usize];
        let mut count = 0;
        self.chosen(placement, |key, by, turn| {
            if key < least {
                (least, count) = (key, 0);
            }
            if key == least {
                ways[count] = (by, turn);
                count += 1;
            }
        });
        for &(by, turn) in &ways[..count] {
            visit(least, &|cell| self.moved(cell, by, turn));
        }
    }

    /// Calls `visit` with the few images of a placement that may be its representative: on a torus the catcher
    /// nearest to the others is on cell 0, and the catchers lie further to the right than down, and further down than
    /// up. The representative is the least of these; all images of a placement have the same.
    fn chosen(&self, placement: &[Cell], mut visit: impl FnMut(u64, Cell, usize)) {
        let cells = if self.field.torus { self.field.cells() } else { 0 };
        let seen = |from: Cell| {
            let row = &self.lies[usize::from(from) * cells..];
            placement.iter().fold((0_u32, 0, 0), |(far, x, y), &cell| {
                let lie = row[usize::from(cell)];
                (far + u32::from(lie.far), x + lie.x, y + lie.y)
            })
        };
        let middles = if self.field.torus { placement } else { &[0] };
        let nearest = middles.iter().map(|&from| seen(from).0).min();
        for (nth, &by) in middles.iter().enumerate() {
            let (far, x, y) = seen(by);
            if Some(far) != nearest || middles[..nth].contains(&by) {
                continue;
            }
            for turn in (0..8).filter(|turn| lies_right(*turn, x, y)) {
                visit(self.word(&self.image(placement, by, turn)[..placement.len()]), by, turn);
            }
        }
    }

    /// The cells of an image of a placement, ascending; the rest of the array is unused.
    fn image(&self, placement: &[Cell], by: Cell, turn: usize) -> [Cell; MOST_CATCHERS as usize] {
        let mut moved = [0; MOST_CATCHERS as usize];
        moved.iter_mut().zip(placement).for_each(|(to, &cell)| *to = self.moved(cell, by, turn));
        sort(&mut moved[..placement.len()]);
        moved
    }

    fn word(&self, cells: &[Cell]) -> u64 {
        cells.iter().fold(0, |key, &cell| key << self.bits | u64::from(cell))
    }

    /// Calls `visit` with all images of a placement; on a torus with those that have a catcher on cell 0.
    pub(crate) fn images(&self, placement: &[Cell], mut visit: impl FnMut(&[Cell], &dyn Fn(Cell) -> Cell)) {
        let shifts = if self.field.torus { placement } else { &placement[..1] };
        for (nth, &by) in shifts.iter().enumerate() {
            if self.field.torus && placement[..nth].contains(&by) {
                continue;
            }
            for turn in 0..8 {
                visit(&self.image(placement, by, turn)[..placement.len()], &|cell| self.moved(cell, by, turn));
            }
        }
    }

    fn moved(&self, cell: Cell, by: Cell, turn: usize) -> Cell {
        let shifted =
            if self.field.torus { self.shifts[usize::from(by) * self.field.cells() + usize::from(cell)] } else { cell };
        self.dihedral_maps[turn][usize::from(shifted)]
    }
}

/// Whether a symmetry takes the sum of all offsets to one with x >= y >= 0.
fn lies_right(turn: usize, x: i16, y: i16) -> bool {
    let (x, y) = if turn & 4 == 0 { (x, y) } else { (y, x) };
    let (x, y) = (if turn & 1 == 0 { x } else { -x }, if turn & 2 == 0 { y } else { -y });
    x >= y && y >= 0
}

fn lies(field: Field) -> Vec<Lie> {
    let n = i16::from(field.n);
    let all = 0..field.cells() as Cell;
    let lie = |x: i16, y: i16, far: i16| Lie { x, y, far: far as u16 };
    if !field.torus {
        let at = |cell| {
            let (x, y) = field.xy(cell);
            lie(2 * i16::from(x) - n + 1, 2 * i16::from(y) - n + 1, 0)
        };
        return all.map(at).collect();
    }
    let around = |from: u8, to: u8| match (i16::from(to) - i16::from(from)).rem_euclid(n) {
        by if 2 * by < n => (by, by),
        by if 2 * by > n => (by - n, n - by),
        by => (0, by),
    };
    let seen = |from: Cell, to: Cell| {
        let ((u, v), (x, y)) = (field.xy(from), field.xy(to));
        let ((x, across), (y, down)) = (around(u, x), around(v, y));
        lie(x, y, across * across + down * down)
    };
    all.clone().flat_map(|from| all.clone().map(move |to| seen(from, to))).collect()
}
