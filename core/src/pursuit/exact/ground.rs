use alloc::vec;
use alloc::vec::Vec;

use super::{Cell, Field, Problem};

/// The field as the tables see it: its cells in an order of their own, and its symmetries.
///
/// A placement is kept under its last cell in that order, and only where that cell stands for all that symmetry makes of
/// it: one of eight. On a torus a catcher, the anchor, stands on cell 0, and the others are kept like those of a square with
/// cell 0 in its middle.
pub(super) struct Ground {
    /// The cell at each place of the order.
    pub(super) cells: Vec<Cell>,
    /// The place of each cell.
    pub(super) places: Vec<usize>,
    /// The places of a cell's neighbours and its own, ascending.
    pub(super) beside: Vec<Vec<usize>>,
    /// How many places are next to the first so many.
    pub(super) widened: Vec<usize>,
    /// Whether a catcher more than those that are kept stands on cell 0. One alone on a torus is kept itself.
    pub(super) anchored: bool,
    /// The placements that are kept.
    pub(super) slices: Vec<Slice>,
    /// What the symmetries make of each cell. The first changes nothing.
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
        let cells = by_class(field);
        let mut places = vec![0; cells.len()];
        cells.iter().enumerate().for_each(|(place, &cell)| places[usize::from(cell)] = place);
        let beside: Vec<Vec<usize>> = cells.iter().map(|&cell| neighbours(field, &places, cell)).collect();
        let mut ground = Ground {
            cells,
            places,
            widened: widened(&beside),
            beside,
            anchored: field.torus && problem.catchers > 1,
            slices: Vec::new(),
            symmetries: turns(field).to_vec(),
            homes: Vec::new(),
        };
        ground.keep();
        ground
    }

    /// How many places there are.
    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    /// The place where a symmetry brings another one.
    pub(super) fn moved(&self, symmetry: usize, place: usize) -> usize {
        self.places[usize::from(self.symmetries[symmetry][usize::from(self.cells[place])])]
    }

    /// Where the placements are kept whose last cell is on a place.
    pub(super) fn home(&self, place: usize) -> Home {
        self.homes[usize::from(self.cells[place])]
    }

    fn keep(&mut self) {
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

fn neighbours(field: Field, places: &[usize], cell: Cell) -> Vec<usize> {
    let mut near: Vec<usize> = field.around(cell).map(|(_, near)| places[usize::from(near)]).collect();
    near.sort_unstable();
    near.dedup();
    near
}

fn widened(beside: &[Vec<usize>]) -> Vec<usize> {
    let mut widest = 0;
    let wider = |near: &Vec<usize>| {
        widest = near.iter().fold(widest, |widest, &place| widest.max(place + 1));
        widest
    };
    [0].into_iter().chain(beside.iter().map(wider)).collect()
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

/// The cells, those that symmetry makes of each other together, from the middle outwards along diagonals: so a cell's
/// neighbours stand near it in the order. The last of each class lies in one eighth of the field.
fn by_class(field: Field) -> Vec<Cell> {
    let mut cells: Vec<Cell> = (0..field.cells() as Cell).collect();
    let key = |&cell: &Cell| {
        let far = |line: u8| if field.torus { field.apart(0, line) as u8 } else { (2 * line).abs_diff(field.n - 1) };
        let (x, y) = field.xy(cell);
        let (across, down): (u8, u8) = (far(x), far(y));
        // The smallest of its class comes last in it.
        (across + down, across.max(down), field.cells() - usize::from(cell))
    };
    cells.sort_by_key(key);
    cells
}
