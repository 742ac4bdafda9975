use alloc::vec;
use alloc::vec::Vec;

use super::ids::{PerSlice, PerSymmetry, SliceId, SymmetryId};
use super::place::{PerPlace, Place};
use crate::games::pursuit::exact::problem::Problem;
use crate::games::pursuit::field::{Cell, Field};
use crate::insertion_sort::sort;

/// The cells of the field in an order that suits the tables, and the symmetries of the field. The position of a cell
/// in this order is its place.
///
/// A placement belongs to the slice of its last cell in this order. Symmetric placements have the same depths, so
/// only one slice of each set of symmetric slices is kept. On a torus one catcher, the anchor, always stands on cell
/// 0, and the others are kept like those of a square with cell 0 in its middle.
pub(crate) struct CellOrder {
    /// The cell at each place of the order.
    pub(crate) cells: PerPlace<Cell>,
    /// The place of each cell.
    places: Vec<Place>,
    /// The places of a cell's neighbours and its own, ascending.
    pub(crate) neighbours: PerPlace<Vec<Place>>,
    /// For each bound: the bound of the neighbours of the places below it.
    pub(crate) widened: Vec<usize>,
    /// For each place: the bound of its neighbours.
    pub(crate) reaches: PerPlace<usize>,
    /// For each place p: the first place whose last neighbour comes after the first neighbour of p.
    pub(crate) reached: PerPlace<Place>,
    /// Whether there is an anchor: a catcher on cell 0 that the tables leave out. A single catcher on a torus is no
    /// anchor.
    pub(crate) anchored: bool,
    /// The slices that are kept.
    pub(crate) slices: PerSlice<Slice>,
    /// For each symmetry, where it takes each cell. The first one is the identity.
    pub(crate) symmetries: PerSymmetry<Vec<Cell>>,
    /// For each cell: the slice that is kept for it, and the symmetries that take the cell to that slice's cell.
    pub(crate) canonical: Vec<CanonicalSlice>,
    /// For each slice: at which places the last of the others may stand in placements that are kept; and those places
    /// with their neighbours.
    pub(crate) ends: PerSlice<PerPlace<bool>>,
    pub(crate) near_ends: PerSlice<PerPlace<bool>>,
}

/// Placements whose last catcher stands on a given cell.
#[derive(Clone, Copy)]
pub(crate) struct Slice {
    /// The place of that cell.
    pub(crate) place: Place,
}

impl Slice {
    /// The other catchers stand on places below this bound.
    #[inline(always)]
    pub(crate) fn bound(self) -> usize {
        self.place.bound()
    }
}

/// The slice that is kept for all placements whose last cell is a given one. At least one of the symmetries takes
/// each of these placements to one that is kept.
pub(crate) struct CanonicalSlice {
    pub(crate) slice: SliceId,
    pub(crate) ways: Vec<SymmetryPair>,
}

/// A symmetry and its inverse.
#[derive(Clone, Copy)]
pub(crate) struct SymmetryPair {
    pub(crate) forward: SymmetryId,
    pub(crate) inverse: SymmetryId,
}

impl CellOrder {
    pub(crate) fn new(problem: &Problem) -> Self {
        let field = problem.field;
        let cells = by_class(field);
        let mut places = vec![Place::FIRST; cells.len()];
        cells.iter().enumerate().for_each(|(at, &cell)| places[usize::from(cell)] = Place::new(at));
        let neighbours: PerPlace<Vec<Place>> = cells.iter().map(|&cell| neighbours(field, &places, cell)).collect();
        let mut order = CellOrder {
            cells,
            places,
            widened: widened(&neighbours),
            reaches: neighbours.iter().map(|near| near[near.len() - 1].bound()).collect(),
            reached: PerPlace::new(),
            neighbours,
            anchored: field.torus && problem.catchers > 1,
            slices: PerSlice::new(),
            symmetries: dihedral_maps(field).into_iter().collect(),
            canonical: Vec::new(),
            ends: PerSlice::new(),
            near_ends: PerSlice::new(),
        };
        let comes_after = |near: &[Place], place: &Place| order.reaches[*place] > near[0].index();
        let first = |near: &Vec<Place>| order.all_places().find(|place| comes_after(near, place)).unwrap_or_default();
        order.reached = order.neighbours.iter().map(first).collect();
        order.keep();
        order.end(usize::from(problem.catchers) > 2 + usize::from(order.anchored));
        order
    }

    /// The number of cells.
    pub(crate) fn len(&self) -> usize {
        self.cells.len()
    }

    /// All places, ascending.
    pub(crate) fn all_places(&self) -> impl DoubleEndedIterator<Item = Place> + Clone + use<> {
        Place::below(self.len())
    }

    /// The place of a cell.
    pub(crate) fn place(&self, cell: Cell) -> Place {
        self.places[usize::from(cell)]
    }

    /// The place to which a symmetry takes a place.
    pub(crate) fn moved(&self, symmetry: SymmetryId, place: Place) -> Place {
        self.place(self.symmetries[symmetry][usize::from(self.cells[place])])
    }

    /// The slice that is kept for placements whose last catcher stands on a place.
    pub(crate) fn canonical_slice(&self, place: Place) -> &CanonicalSlice {
        &self.canonical[usize::from(self.cells[place])]
    }

    fn keep(&mut self) {
        let mut class: Vec<Option<SliceId>> = vec![None; self.len()];
        for place in self.all_places().rev() {
            let cell = usize::from(self.cells[place]);
            if class[cell].is_none() {
                let slice = self.slices.push(Slice { place });
                self.symmetries.iter().for_each(|to| class[usize::from(to[cell])] = Some(slice));
            }
        }
        let pairs: Vec<SymmetryPair> = self.symmetries.ids().map(|forward| self.pair(forward)).collect();
        let home = |(cell, slice): (usize, SliceId)| {
            let end = self.cells[self.slices[slice].place];
            let leads = |pair: &&SymmetryPair| self.symmetries[pair.forward][cell] == end;
            CanonicalSlice { slice, ways: pairs.iter().filter(leads).copied().collect() }
        };
        // Every cell has a class: it is symmetric to itself.
        self.canonical = class.into_iter().flatten().enumerate().map(home).collect();
    }

    fn pair(&self, forward: SymmetryId) -> SymmetryPair {
        let there = &self.symmetries[forward];
        let undoes = |&inverse: &SymmetryId| {
            let back = &self.symmetries[inverse];
            (0..self.len()).all(|at| usize::from(back[usize::from(there[at])]) == at)
        };
        SymmetryPair { forward, inverse: self.symmetries.ids().find(undoes).unwrap_or(SymmetryId::IDENTITY) }
    }

    /// Some symmetries leave a slice's cell where it is; they map placements of the slice to each other. Of such
    /// placements only those are kept whose last other catcher has the greatest place. Where there are few
    /// placements, all are kept.
    fn end(&mut self, are_many: bool) {
        if !are_many {
            self.canonical.iter_mut().for_each(|home| home.ways.truncate(1));
        }
        let ends = |slice: &Slice| {
            let is_still = |&nth: &SymmetryId| are_many && self.moved(nth, slice.place) == slice.place;
            let still: Vec<SymmetryId> = self.symmetries.ids().filter(is_still).collect();
            let is_end = |place| still.iter().all(|&symmetry| self.moved(symmetry, place) <= place);
            self.all_places().map(is_end).collect()
        };
        self.ends = self.slices.iter().map(ends).collect();
        let near =
            |ends: &PerPlace<bool>| self.neighbours.iter().map(|near| near.iter().any(|&place| ends[place])).collect();
        self.near_ends = self.ends.iter().map(near).collect();
    }
}

fn neighbours(field: Field, places: &[Place], cell: Cell) -> Vec<Place> {
    let mut near: Vec<Place> = field.around(cell).map(|(_, near)| places[usize::from(near)]).collect();
    sort(&mut near);
    near.dedup();
    near
}

fn widened(neighbours: &PerPlace<Vec<Place>>) -> Vec<usize> {
    let mut widest = 0;
    let wider = |near: &Vec<Place>| {
        widest = near.iter().fold(widest, |widest, place| widest.max(place.bound()));
        widest
    };
    [0].into_iter().chain(neighbours.iter().map(wider)).collect()
}

/// The dihedral group of the square: its four rotations and four reflections, as maps of cells. The first is the
/// identity. On a torus they fix cell 0.
pub(crate) fn dihedral_maps(field: Field) -> [Vec<Cell>; 8] {
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

/// The cells in their order: symmetric cells together, from the middle outwards, so that neighbours have near places.
/// The last cell of each set of symmetric cells lies in the same eighth of the field.
fn by_class(field: Field) -> PerPlace<Cell> {
    let all = field.cells();
    let key = |cell: usize| {
        let far = |line: u8| if field.torus { field.apart(0, line) as u8 } else { (2 * line).abs_diff(field.n - 1) };
        let (x, y) = field.xy(cell as Cell);
        let (across, down): (u8, u8) = (far(x), far(y));
        let class = usize::from(across + down) * 256 + usize::from(across.max(down));
        // The smallest of its class comes last in it.
        class * all + (all - 1 - cell)
    };
    let mut keys: Vec<usize> = (0..all).map(key).collect();
    sort(&mut keys);
    keys.into_iter().map(|key| (all - 1 - key % all) as Cell).collect()
}
