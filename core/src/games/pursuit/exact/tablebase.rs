use alloc::vec;
use alloc::vec::Vec;

use super::index::cell_order::SymmetryPair;
use super::index::layout::Layout;
use super::index::place::Place;
use super::problem::{Goal, Problem};
use crate::games::pursuit::field::{Cell, Map, NEVER};
use crate::insertion_sort::sort;

/// The depth to capture of every position of a problem.
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Known, Problem, Tablebase};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: 4 };
/// let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
/// let table = Known::solve_small(problem).unwrap().table;
/// let depths = table.depth_to_capture(&[0, 15]);
/// assert_eq!((depths[0], depths[1]), (0, 1));
/// let same = Tablebase::from_bytes(problem, table.bytes().to_vec()).unwrap();
/// assert_eq!(same.depth_to_capture(&[0, 15]), depths);
/// ```
pub struct Tablebase {
    problem: Problem,
    layout: Layout,
    /// A row of bytes a placement that is kept, a byte a cell.
    turns: Vec<u8>,
}

impl Tablebase {
    pub(super) fn new(problem: Problem, layout: Layout, turns: Vec<u8>) -> Self {
        Tablebase { problem, layout, turns }
    }

    /// Its problem.
    #[must_use]
    pub fn problem(&self) -> Problem {
        self.problem
    }

    /// Its bytes, for [`Tablebase::from_bytes`] of the same version.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.turns
    }

    /// The tablebase of a problem from what [`Tablebase::bytes`] gave. `None` if the number of bytes is wrong.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::{Field, MatchParams, State, Strategy, exact::*};
    /// # let field = Field { torus: false, n: 4 };
    /// # let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
    /// let table = Known::solve_small(problem).unwrap().table;
    /// assert!(Tablebase::from_bytes(problem, table.bytes().to_vec()).is_some());
    /// assert!(Tablebase::from_bytes(problem, vec![0]).is_none());
    /// ```
    #[must_use]
    pub fn from_bytes(problem: Problem, bytes: Vec<u8>) -> Option<Self> {
        problem.cost(Goal::Tablebase).ok()?;
        let layout = Layout::new(&problem);
        let rows = layout.rows();
        (rows.checked_mul(layout.order.len()) == Some(bytes.len())).then(|| Tablebase::new(problem, layout, bytes))
    }

    /// The catchers stand on these cells and are about to move. For every cell of the fugitive: the turns to the
    /// capture under best play; 0 where a catcher stands, [`MAX_DEPTH`](super::MAX_DEPTH) for that many or more,
    /// [`NEVER`] where it escapes for ever.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::{Field, MatchParams, State, Strategy, exact::*};
    /// # let field = Field { torus: false, n: 4 };
    /// # let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
    /// let table = Known::solve_small(problem).unwrap().table;
    /// let depths = table.depth_to_capture(&[0, 15]);
    /// assert_eq!((depths[0], depths[1], depths[15]), (0, 1, 0));
    /// ```
    #[must_use]
    pub fn depth_to_capture(&self, catchers: &[Cell]) -> Map {
        let order = &self.layout.order;
        let (shift, catchers) = self.at_anchor(catchers);
        let last = catchers.iter().copied().max_by_key(|&cell| order.place(cell)).unwrap_or_default();
        let home = &order.canonical[usize::from(last)];
        let seen = |way: &SymmetryPair| {
            let there = order.symmetries[way.forward].as_slice();
            let mut others: Vec<Place> = catchers.iter().map(|&cell| order.place(there[usize::from(cell)])).collect();
            sort(&mut others);
            others.pop();
            (there, others)
        };
        // One of these placements is kept: see `CanonicalSlice`.
        let mut ways = home.ways.iter().map(seen);
        let Some((there, others)) = ways.find(|(_, others)| self.layout.is_kept(home.slice, others)) else {
            return vec![NEVER; order.len()];
        };
        let row = self.layout.row(home.slice, self.layout.ids(home.slice, &others).0);
        let row = &self.turns[order.len() * row..][..order.len()];
        let mut map = vec![0; row.len()];
        let moved = |at: usize| there[usize::from(shift(at as Cell))];
        map.iter_mut().enumerate().for_each(|(at, turns)| *turns = row[usize::from(moved(at))]);
        map
    }

    /// Shifts a torus so that the first catcher becomes the anchor: the shift, and the other catchers after it.
    fn at_anchor(&self, catchers: &[Cell]) -> (impl Fn(Cell) -> Cell, Vec<Cell>) {
        let field = self.problem.field;
        let anchored = self.layout.order.anchored;
        let anchor = if anchored { catchers[0] } else { 0 };
        // Callers that ask for many placements put the anchor on cell 0: that needs no shift.
        let shift = move |cell: Cell| if anchor == 0 { cell } else { field.seen_from(anchor, cell) };
        let rest = catchers.iter().skip(usize::from(anchored)).map(|&cell| shift(cell)).collect();
        (shift, rest)
    }
}
