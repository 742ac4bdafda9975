//! The domination number of a board: the fewest cells such that every cell is one of them or next to one.
//!
//! Rows are filled cell by cell. All that the rest depends on is, for each column, whether its last cell is chosen, has
//! a chosen neighbour, or still needs the one below it; for each such profile the fewest chosen cells are kept.

use std::collections::BTreeSet;

use boardlab_core::games::pursuit::{Cell, Field};

/// What the last cell of a column is.
const CHOSEN: usize = 0;
const COVERED: usize = 1;
const OPEN: usize = 2;

/// Rows of chosen cells, a bit a column.
type Rows = [u16; 16];

/// The longest side of a torus whose rows are all tried; five divides the side of a longer one whose smallest set
/// covers each cell once.
const LONGEST_TORUS: u8 = 12;

/// A smallest set of cells that dominates a board of at most 16 cells a side. `None` for tori that would take hours.
pub(super) fn smallest_dominating_set(field: Field) -> Option<Vec<Cell>> {
    let is_quick = !field.torus || field.n <= LONGEST_TORUS || field.n.is_multiple_of(5);
    is_quick.then(|| search(field))
}

/// Whether every cell is one of a set, x and y, or next to one.
pub(super) fn dominates(field: Field, set: &[(u8, u8)]) -> bool {
    let near = |&(x, y): &(u8, u8)| field.around(field.cell(x, y)).map(|(_, to)| to);
    let covered: BTreeSet<Cell> = set.iter().flat_map(near).collect();
    covered.len() == field.cells()
}

fn search(field: Field) -> Vec<Cell> {
    let mut sweep = Sweep::new(field.n.into());
    let rows = if field.torus { smallest_on_torus(&mut sweep) } else { smallest_on_square(&mut sweep) };
    let chosen = |&cell: &Cell| {
        let (x, y) = field.xy(cell);
        has(rows[usize::from(y)], x.into())
    };
    (0..field.cells() as Cell).filter(chosen).collect()
}

fn smallest_on_square(sweep: &mut Sweep) -> Rows {
    let n = sweep.n;
    sweep.begin(None, n * n);
    sweep.best.reach(profile(&vec![COVERED; n]), 0, [0; 16]);
    sweep.rows(0..n);
    // All cells dominate the board.
    sweep.end().unwrap_or([u16::MAX; 16])
}

/// So many cells, which cover 5 each, can cover only so many twice: there is a row in which no more than its share of
/// that is wasted. It is made row 0 and tried with every row above it.
fn smallest_on_torus(sweep: &mut Sweep) -> Rows {
    let n = sweep.n;
    let with = |most: usize| starts(n, (5 * most - n * n) / n).into_iter().find_map(|start| closed(sweep, start, most));
    ((n * n).div_ceil(5)..n * n).find_map(with).unwrap_or([u16::MAX; 16])
}

/// A row and the row above it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Start {
    row: u16,
    above: u16,
}

impl Start {
    /// What each cell of the row is, the one below it aside.
    fn cell(self, n: usize, x: usize) -> usize {
        let near = [(x + 1) % n, (x + n - 1) % n].into_iter().any(|x| has(self.row, x));
        if has(self.row, x) {
            CHOSEN
        } else if near || has(self.above, x) {
            COVERED
        } else {
            OPEN
        }
    }

    /// How often cells of the row are covered once too often.
    fn waste(self, n: usize) -> usize {
        let covered = (0..n).filter(|&x| self.cell(n, x) != OPEN).count();
        3 * self.row.count_ones() as usize + self.above.count_ones() as usize - covered
    }

    /// Whether no turned or mirrored one comes before it.
    fn is_first(self, n: usize) -> bool {
        let turned = |bits: u16, by: usize| (bits << by | bits >> (n - by)) & ((1 << n) - 1);
        let mirrored = |bits: u16| (0..n).filter(|&x| has(bits, x)).map(|x| 1 << (n - 1 - x)).sum();
        let images =
            |start: Start| (0..n).map(move |by| Start { row: turned(start.row, by), above: turned(start.above, by) });
        let other = Start { row: mirrored(self.row), above: mirrored(self.above) };
        images(self).chain(images(other)).all(|image| self <= image)
    }
}

fn starts(n: usize, waste: usize) -> Vec<Start> {
    let row = |row: u16| {
        // What the row itself wastes only grows with the one above.
        let fits = Start { row, above: 0 }.waste(n) <= waste;
        fits.then(|| (0..1 << n).map(move |above| Start { row, above })).into_iter().flatten()
    };
    (0..1 << n).flat_map(row).filter(|start| start.waste(n) <= waste && start.is_first(n)).collect()
}

/// A set of at most `most` cells with these two rows that dominates the torus.
fn closed(sweep: &mut Sweep, start: Start, most: usize) -> Option<Rows> {
    let n = sweep.n;
    let cells: Vec<usize> = (0..n).map(|x| start.cell(n, x)).collect();
    let mut rows = [0; 16];
    rows[0] = start.row;
    sweep.begin(Some(start), most);
    sweep.best.reach(profile(&cells), start.row.count_ones() as u8, rows);
    sweep.rows(1..n);
    sweep.end()
}

fn has(bits: u16, x: usize) -> bool {
    bits >> x & 1 == 1
}

/// Columns as digits to base 3.
fn profile(cells: &[usize]) -> usize {
    cells.iter().rev().fold(0, |profile, cell| 3 * profile + cell)
}

/// The fewest cells for every profile that can be reached.
struct Best {
    /// For every profile: where it stands in `reached`.
    slots: Vec<u32>,
    reached: Vec<Reached>,
}

/// A profile, and the fewest chosen cells that lead to it.
#[derive(Clone, Copy)]
struct Reached {
    profile: usize,
    count: u8,
    chosen: Rows,
}

/// The slot of a profile that is not reached.
const NOT: u32 = u32::MAX;

impl Best {
    fn new(n: usize) -> Self {
        Best { slots: vec![NOT; 3_usize.pow(n as u32)], reached: Vec::new() }
    }

    fn reach(&mut self, profile: usize, count: u8, chosen: Rows) {
        let slot = self.slots[profile];
        if slot == NOT {
            self.slots[profile] = self.reached.len() as u32;
            self.reached.push(Reached { profile, count, chosen });
        } else if count < self.reached[slot as usize].count {
            self.reached[slot as usize] = Reached { profile, count, chosen };
        }
    }

    fn clear(&mut self) {
        self.reached.drain(..).for_each(|reached| self.slots[reached.profile] = NOT);
    }

    /// Leaves out what does not fit.
    fn retain(&mut self, fits: impl Fn(&Reached) -> bool) {
        let reached = std::mem::take(&mut self.reached);
        reached.iter().for_each(|reached| self.slots[reached.profile] = NOT);
        for kept in reached.into_iter().filter(fits) {
            self.reach(kept.profile, kept.count, kept.chosen);
        }
    }
}

/// A walk over a board, cell by cell.
struct Sweep {
    n: usize,
    /// On a torus: row 0, which is given, and the last one.
    start: Option<Start>,
    most: usize,
    powers: Vec<usize>,
    best: Best,
    next: Best,
}

impl Sweep {
    fn new(n: usize) -> Self {
        let powers = (0..n as u32).map(|x| 3_usize.pow(x)).collect();
        Sweep { n, start: None, most: 0, powers, best: Best::new(n), next: Best::new(n) }
    }

    fn begin(&mut self, start: Option<Start>, most: usize) {
        (self.start, self.most) = (start, most);
        self.best.clear();
    }

    fn digit(&self, profile: usize, x: usize) -> usize {
        profile / self.powers[x] % 3
    }

    fn rows(&mut self, rows: std::ops::Range<usize>) {
        for y in rows {
            (0..self.n).for_each(|x| self.cell(x, y));
            self.prune(y);
        }
    }

    fn cell(&mut self, x: usize, y: usize) {
        let forced = self.start.filter(|_| y == self.n - 1).map(|start| has(start.above, x));
        for nth in 0..self.best.reached.len() {
            let Reached { profile: from, count, chosen: mut rows } = self.best.reached[nth];
            if forced != Some(true) && self.digit(from, x) != OPEN {
                self.next.reach(self.passed(from, x), count, rows);
            }
            if forced != Some(false) && usize::from(count) < self.most {
                rows[y] |= 1 << x;
                self.next.reach(self.taken(from, x), count + 1, rows);
            }
        }
        self.best.clear();
        std::mem::swap(&mut self.best, &mut self.next);
    }

    /// The neighbours of a cell in its row that are there already.
    fn beside(&self, x: usize) -> impl Iterator<Item = usize> {
        let wraps = self.start.is_some() && x == self.n - 1;
        x.checked_sub(1).into_iter().chain(wraps.then_some(0))
    }

    /// The profile behind a cell that is not chosen.
    fn passed(&self, from: usize, x: usize) -> usize {
        let above = self.digit(from, x);
        let covered = above == CHOSEN || self.beside(x).any(|beside| self.digit(from, beside) == CHOSEN);
        from - above * self.powers[x] + if covered { COVERED } else { OPEN } * self.powers[x]
    }

    /// The profile behind a cell that is chosen.
    fn taken(&self, from: usize, x: usize) -> usize {
        let open = self.beside(x).filter(|&beside| self.digit(from, beside) == OPEN);
        let covered: usize = open.map(|beside| self.powers[beside]).sum();
        from - self.digit(from, x) * self.powers[x] - covered
    }

    /// Leaves out, on a torus, what has covered so few cells that even 5 for each cell to come are too few.
    fn prune(&mut self, y: usize) {
        let Some(Start { row, above }) = self.start else { return };
        // All of the rows above; row 0 covers some of the last one, and what that covers of row 0 counts already.
        let sure = 5 * self.most + self.n * y + row.count_ones() as usize;
        let due = self.n * self.n + above.count_ones() as usize;
        let Sweep { n, best, powers, .. } = self;
        let digit = |profile: usize, x: usize| profile / powers[x] % 3;
        best.retain(|&Reached { profile, count, .. }| {
            let covers: usize = (0..*n).map(|x| OPEN - digit(profile, x)).sum();
            5 * usize::from(count) + due <= sure + covers
        });
    }

    /// The fewest cells that leave nothing open but what row 0 covers.
    fn end(&self) -> Option<Rows> {
        let covered = |x: usize| self.start.is_some_and(|start| has(start.row, x));
        let closed = |profile: usize| (0..self.n).all(|x| self.digit(profile, x) != OPEN || covered(x));
        let ends = self.best.reached.iter().filter(|reached| closed(reached.profile));
        Some(ends.min_by_key(|reached| reached.count)?.chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Squares: Alanko, Crevals, Isopoussu, Ostergard, Pettersson, Journal of Integer Sequences 14 (2011). Tori: those
    /// up to 7 by El-Zahar and Shaheen, Ars Combinatoria 84 (2007).
    const KNOWN: [(bool, [usize; 10]); 2] =
        [(false, [3, 4, 7, 10, 12, 16, 20, 24, 29, 35]), (true, [3, 4, 5, 8, 12, 16, 18, 20, 27, 32])];

    /// Sides that are quick enough for a test.
    const LARGEST: u8 = 9;

    #[test]
    fn smallest_sets_dominate_and_are_as_small_as_is_known() {
        for (torus, known) in KNOWN {
            for (n, size) in (3..=LARGEST).zip(known) {
                let field = Field { torus, n };
                let set = smallest_dominating_set(field).expect("a quick board");
                let covered = |cell: Cell| field.around(cell).any(|(_, near)| set.contains(&near));
                assert!((0..field.cells() as Cell).all(covered), "{field:?}");
                assert_eq!(set.len(), size, "{field:?}");
            }
        }
    }
}
