use alloc::vec;
use alloc::vec::Vec;

use super::{Cell, Field, Problem};

/// The field as the tables see it: its cells in an order of their own, and its symmetries.
///
/// A placement is kept under its last cell in that order, and only where that cell stands for all that symmetry makes of
/// it: on a square one of eight, on a torus the first cell alone.
pub(super) struct Ground {
    /// The cell at each place of the order.
    pub(super) cells: Vec<Cell>,
    /// The place of each cell.
    pub(super) places: Vec<usize>,
    /// Places of a cell's neighbours and its own, the last one repeated up to five.
    pub(super) around: Vec<[usize; 5]>,
    /// The last of them.
    reach: Vec<usize>,
    /// The placements that are kept.
    pub(super) slices: Vec<Slice>,
    /// The symmetries in use: what becomes of each cell. The first changes nothing.
    pub(super) symmetries: Vec<Vec<Cell>>,
    /// The place of each cell's class among the slices, and the symmetry that brings it to the slice's cell.
    pub(super) homes: Vec<Home>,
}

/// Placements with a catcher on a cell and the others on cells up to some place.
#[derive(Clone, Copy)]
pub(super) struct Slice {
    /// The place of the cell.
    pub(super) place: usize,
    /// The others stand on the first so many places.
    pub(super) others: usize,
}

/// Where placements whose last cell is this one are kept.
#[derive(Clone, Copy)]
pub(super) struct Home {
    pub(super) slice: usize,
    /// The symmetry that leads there.
    pub(super) there: usize,
    /// The one that leads back.
    pub(super) back: usize,
}

impl Ground {
    pub(super) fn new(problem: &Problem) -> Self {
        let field = problem.field;
        let symmetries = if field.torus { shifts(field) } else { turns(field).to_vec() };
        let cells = if field.torus { (0..field.cells() as Cell).collect() } else { by_class(field) };
        let mut places = vec![0; cells.len()];
        cells.iter().enumerate().for_each(|(place, &cell)| places[usize::from(cell)] = place);
        let around: Vec<[usize; 5]> = cells.iter().map(|&cell| neighbours(field, &places, cell)).collect();
        let reach = around.iter().map(|near| near.iter().copied().max().unwrap_or_default()).collect();
        let mut ground = Ground { cells, places, around, reach, slices: Vec::new(), symmetries, homes: Vec::new() };
        if field.torus {
            ground.keep_one();
        } else {
            ground.keep_classes();
        }
        ground
    }

    /// How many places there are.
    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    /// The places of a cell's neighbours and its own, each once.
    pub(super) fn beside(&self, place: usize) -> &[usize] {
        let around = &self.around[place];
        let last = around.iter().position(|&at| at == around[4]).unwrap_or(4);
        &around[..=last]
    }

    /// The last place next to some place, or that place.
    pub(super) fn reach(&self, place: usize) -> usize {
        self.reach[place]
    }

    /// How many places are next to the first so many.
    pub(super) fn widened(&self, places: usize) -> usize {
        (0..places).map(|place| self.reach[place] + 1).max().unwrap_or_default()
    }

    /// A symmetry as a map of places.
    pub(super) fn moved(&self, symmetry: usize) -> Vec<usize> {
        let to = |&cell: &Cell| self.places[usize::from(self.symmetries[symmetry][usize::from(cell)])];
        self.cells.iter().map(to).collect()
    }

    fn keep_one(&mut self) {
        self.slices = vec![Slice { place: 0, others: self.len() }];
        let back = |cell: usize| self.symmetries.iter().position(|to| usize::from(to[0]) == cell).unwrap_or_default();
        let there = |cell: usize| self.symmetries.iter().position(|to| to[cell] == 0).unwrap_or_default();
        self.homes = (0..self.len()).map(|cell| Home { slice: 0, there: there(cell), back: back(cell) }).collect();
    }

    fn keep_classes(&mut self) {
        let mut class = vec![usize::MAX; self.len()];
        for place in (0..self.len()).rev() {
            let cell = usize::from(self.cells[place]);
            if class[cell] == usize::MAX {
                self.symmetries.iter().for_each(|to| class[usize::from(to[cell])] = self.slices.len());
                self.slices.push(Slice { place, others: place + 1 });
            }
        }
        let home = |cell: usize| {
            let slice = class[cell];
            let end = self.cells[self.slices[slice].place];
            let leads =
                |from: usize, to: Cell| self.symmetries.iter().position(|map| map[from] == to).unwrap_or_default();
            let there = leads(cell, end);
            let inverse = |map: &Vec<Cell>| {
                (0..self.len()).all(|at| usize::from(map[usize::from(self.symmetries[there][at])]) == at)
            };
            Home { slice, there, back: self.symmetries.iter().position(inverse).unwrap_or_default() }
        };
        self.homes = (0..self.len()).map(home).collect();
    }
}

fn neighbours(field: Field, places: &[usize], cell: Cell) -> [usize; 5] {
    let mut near: Vec<usize> = field.around(cell).map(|(_, near)| places[usize::from(near)]).collect();
    near.sort_unstable();
    near.dedup();
    core::array::from_fn(|nth| near[nth.min(near.len() - 1)])
}

/// The eight turns and reflections of a square about its middle, of a torus about cell 0; the first changes nothing.
pub(super) fn turns(field: Field) -> [Vec<Cell>; 8] {
    let mirror = |line: u8| if field.torus { (field.n - line) % field.n } else { field.n - 1 - line };
    core::array::from_fn(|nth| {
        let turn = |cell: Cell| {
            let (x, y) = field.xy(cell);
            let (x, y) = if nth & 4 == 0 { (x, y) } else { (y, x) };
            field.cell(if nth & 1 == 0 { x } else { mirror(x) }, if nth & 2 == 0 { y } else { mirror(y) })
        };
        (0..field.cells() as Cell).map(turn).collect()
    })
}

/// All shifts of a torus; the nth brings cell 0 to cell n.
fn shifts(field: Field) -> Vec<Vec<Cell>> {
    let shift = |by: Cell| {
        let (u, v) = field.xy(by);
        let to = |cell: Cell| {
            let (x, y) = field.xy(cell);
            field.cell((x + u) % field.n, (y + v) % field.n)
        };
        (0..field.cells() as Cell).map(to).collect()
    };
    (0..field.cells() as Cell).map(shift).collect()
}

/// The cells of a square, those that symmetry makes of each other together, from the middle outwards along diagonals: so a
/// cell's neighbours stand near it in the order. The last of each class lies in one eighth of the square.
fn by_class(field: Field) -> Vec<Cell> {
    let mut cells: Vec<Cell> = (0..field.cells() as Cell).collect();
    let key = |&cell: &Cell| {
        let far = |line: u8| (2 * line).abs_diff(field.n - 1);
        let (x, y) = field.xy(cell);
        let (across, down) = (far(x), far(y));
        // The smallest of its class comes last in it.
        (across + down, across.max(down), field.cells() - usize::from(cell))
    };
    cells.sort_by_key(key);
    cells
}
