use alloc::vec::Vec;

use super::ground::turns;
use super::{Cell, Field, MOST_CATCHERS, Problem};

/// What symmetry makes of placements, which are told apart by a word.
pub(super) struct Symmetry {
    field: Field,
    /// Bits a cell in a word.
    bits: u32,
    catchers: usize,
    /// What the turns and reflections make of each cell.
    turns: [Vec<Cell>; 8],
    /// Where each cell comes when a torus is shifted so that another one comes to cell 0: a row a shift.
    shifts: Vec<Cell>,
}

impl Symmetry {
    /// None if the placements do not fit into a word.
    pub(super) fn new(problem: &Problem) -> Option<Self> {
        let (field, catchers) = (problem.field, usize::from(problem.catchers));
        let bits = (field.cells() as u32).next_power_of_two().trailing_zeros();
        let all = 0..field.cells() as Cell;
        let shift = |by: Cell, at: Cell| {
            let ((u, v), (x, y)) = (field.xy(by), field.xy(at));
            field.cell((x + field.n - u) % field.n, (y + field.n - v) % field.n)
        };
        let shifts = if field.torus {
            all.clone().flat_map(|by| all.clone().map(move |at| shift(by, at))).collect()
        } else {
            Vec::new()
        };
        let fits = bits as usize * catchers <= 64;
        fits.then(|| Symmetry { field, bits, catchers, turns: turns(field), shifts })
    }

    /// A cell of each class.
    pub(super) fn classes(&self) -> Vec<Cell> {
        let all = 0..if self.field.torus { 1 } else { self.field.cells() as Cell };
        all.filter(|&cell| self.turns.iter().all(|turn| turn[usize::from(cell)] >= cell)).collect()
    }

    pub(super) fn distance(&self, from: Cell, to: Cell) -> u16 {
        self.field.distance(from, to)
    }

    /// The cells of a placement, ascending.
    pub(super) fn cells(&self, key: u64) -> Vec<Cell> {
        let mask = (1 << self.bits) - 1;
        (0..self.catchers as u32).rev().map(|nth| (key >> (self.bits * nth) & mask) as Cell).collect()
    }

    /// The word of what stands for a placement: the least of all that symmetry makes of it.
    pub(super) fn key(&self, placement: &[Cell]) -> u64 {
        let mut least = u64::MAX;
        self.each(placement, |key, _, _| least = least.min(key));
        least
    }

    /// Calls with that word, and with each symmetry that leads there.
    pub(super) fn least(&self, placement: &[Cell], mut visit: impl FnMut(u64, &dyn Fn(Cell) -> Cell)) {
        let mut least = u64::MAX;
        let mut ways = [(0, 0); 8 * MOST_CATCHERS as usize];
        let mut count = 0;
        self.each(placement, |key, by, turn| {
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

    /// Calls with all that symmetry makes of a placement; on a torus those with a catcher on cell 0.
    pub(super) fn images(&self, placement: &[Cell], mut visit: impl FnMut(&[Cell], &dyn Fn(Cell) -> Cell)) {
        self.each(placement, |key, by, turn| visit(&self.cells(key), &|cell| self.moved(cell, by, turn)));
    }

    fn moved(&self, cell: Cell, by: Cell, turn: usize) -> Cell {
        let shifted =
            if self.field.torus { self.shifts[usize::from(by) * self.field.cells() + usize::from(cell)] } else { cell };
        self.turns[turn][usize::from(shifted)]
    }

    fn each(&self, placement: &[Cell], mut visit: impl FnMut(u64, Cell, usize)) {
        let shifts = if self.field.torus { placement } else { &placement[..1] };
        let mut moved = [0; MOST_CATCHERS as usize];
        let moved = &mut moved[..placement.len()];
        for (nth, &by) in shifts.iter().enumerate() {
            if self.field.torus && placement[..nth].contains(&by) {
                continue;
            }
            for turn in 0..8 {
                moved.iter_mut().zip(placement).for_each(|(to, &cell)| *to = self.moved(cell, by, turn));
                sort(moved);
                visit(moved.iter().fold(0, |key, &cell| key << self.bits | u64::from(cell)), by, turn);
            }
        }
    }
}

/// The few cells of a placement, by insertion.
fn sort(cells: &mut [Cell]) {
    for end in 1..cells.len() {
        let mut at = end;
        while at > 0 && cells[at - 1] > cells[at] {
            cells.swap(at - 1, at);
            at -= 1;
        }
    }
}
