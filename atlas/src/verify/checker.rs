//! Checks certificates: that a fugitive is never caught, not within some turns, or surely caught. Whoever reads this
//! file need not trust what made them: its steps, paths and list of all placements are its own, none the solver's.
//!
//! A certificate of an escape has safe cells of the fugitive for every placement of the catchers. On a torus the first
//! catcher always stands on cell 0, because a torus looks the same from each of its cells.

use std::collections::BTreeMap;

/// A set of cells: a number for each row, a bit for each column, the first column in the lowest bit.
pub(super) type Cells = [u16; 16];

/// The cells of the catchers, `n * y + x`. Several may share a cell.
pub(super) type Placement = Vec<u16>;

/// A board of at most 16 cells a side, the fugitive's steps, and whether a path ends on a catcher's cell.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub(super) torus: bool,
    pub(super) n: usize,
    pub(super) steps: usize,
    pub(super) blocked: bool,
}

/// What a certificate of a capture says of a position with the catchers to move: the turns that are left at most, and
/// where each of the catchers steps.
pub(super) struct Reply {
    pub(super) turns: u16,
    pub(super) to: Vec<u16>,
}

/// For placements and a cell of the fugitive.
pub(super) type Ranking = BTreeMap<(Placement, u16), Reply>;

/// Why a certificate proves nothing.
#[derive(Debug, PartialEq)]
pub(super) struct Flaw(pub(super) String);

impl Board {
    pub(super) fn cells(self) -> u16 {
        (self.n * self.n) as u16
    }

    /// The cell itself and those a step away.
    pub(super) fn around(self, cell: u16) -> Vec<u16> {
        let n = self.n as i32;
        let (x, y) = (i32::from(cell) % n, i32::from(cell) / n);
        let steps = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)].map(|(dx, dy)| (x + dx, y + dy));
        let cell = |(x, y): (i32, i32)| match self.torus {
            true => Some((n * y.rem_euclid(n) + x.rem_euclid(n)) as u16),
            false => ((0..n).contains(&x) && (0..n).contains(&y)).then_some((n * y + x) as u16),
        };
        steps.into_iter().filter_map(cell).collect()
    }

    /// A cell that is higher than all that are a step from this cell or a lower one.
    pub(super) fn reach(self, cell: u16) -> u16 {
        if self.torus { self.cells() } else { self.cells().min(cell + self.n as u16 + 1) }
    }

    /// A set of cells from a list.
    pub(super) fn set(self, cells: &[u16]) -> Cells {
        let mut set = [0; 16];
        cells.iter().for_each(|&cell| set[usize::from(cell) / self.n] |= 1 << (usize::from(cell) % self.n));
        set
    }

    /// The cells of a set.
    pub(super) fn list(self, set: &Cells) -> Vec<u16> {
        let has = |&cell: &u16| set[usize::from(cell) / self.n] >> (usize::from(cell) % self.n) & 1 == 1;
        (0..self.cells()).filter(has).collect()
    }

    /// Where fugitives on these cells can be a move later, uncaught; as paths have no direction, also a move before.
    pub(super) fn moved(self, from: &Cells, catchers: &Cells) -> Cells {
        let free = |set: &Cells| -> Cells { std::array::from_fn(|y| set[y] & !catchers[y]) };
        let mut reached = free(from);
        for _ in 0..self.steps {
            let wider = self.widened(&reached);
            let wider = if self.blocked { free(&wider) } else { wider };
            if wider == reached {
                break;
            }
            reached = wider;
        }
        free(&reached)
    }

    /// A set and all cells a step from it.
    fn widened(self, set: &Cells) -> Cells {
        let last = self.n - 1;
        let all = (1_u32 << self.n) - 1;
        let beyond = |y: usize| if self.torus { u32::from(set[y]) } else { 0 };
        let mut widened = [0; 16];
        for y in 0..self.n {
            let row = u32::from(set[y]);
            let around = if self.torus { row << last | row >> last } else { 0 };
            let above = if y > 0 { set[y - 1].into() } else { beyond(last) };
            let below = if y < last { set[y + 1].into() } else { beyond(0) };
            widened[y] = ((row | row << 1 | row >> 1 | around | above | below) & all) as u16;
        }
        widened
    }

    /// A set of cells of a torus, moved as cell 0 would move to another cell.
    fn shifted(self, set: &Cells, to: u16) -> Cells {
        let n = self.n;
        let (dx, dy) = (usize::from(to) % n, usize::from(to) / n);
        let mut shifted = [0; 16];
        for y in 0..n {
            let row = u32::from(set[y]) << dx;
            shifted[(y + dy) % n] = ((row | row >> n) & ((1 << n) - 1)) as u16;
        }
        shifted
    }

    /// How a cell of a torus is seen from another one: the cell that [`Board::shifted`] would move to it.
    pub(super) fn seen_from(self, from: u16, cell: u16) -> u16 {
        let n = self.n as u16;
        let back = |at: u16, by: u16| (at + n - by) % n;
        n * back(cell / n, from / n) + back(cell % n, from % n)
    }
}

/// Numbers multisets of cells without a gap, those of lower cells first: the combinatorial number system.
pub(super) struct Numbers {
    /// For i and a bound: how many multisets of i + 1 cells lie below the bound.
    below: Vec<Vec<usize>>,
}

impl Numbers {
    pub(super) fn new(cells: u16, size: usize) -> Self {
        let row = |size: u64| (0..=cells.into()).map(|bound| count_below(bound, size) as usize).collect();
        Numbers { below: (1..=size as u64).map(row).collect() }
    }

    /// The number of a multiset in ascending order.
    pub(super) fn of(&self, cells: &[u16]) -> usize {
        cells.iter().zip(&self.below).map(|(&cell, below)| below[usize::from(cell)]).sum()
    }

    /// The number of a multiset with one cell more.
    fn with(&self, cells: &[u16], more: u16) -> usize {
        let lower = cells.partition_point(|&cell| cell < more);
        let place = |at: usize| at + usize::from(at >= lower);
        let others = cells.iter().enumerate().map(|(at, &cell)| self.below[place(at)][usize::from(cell)]);
        self.below[lower][usize::from(more)] + others.sum::<usize>()
    }
}

/// How many multisets of a size lie below a bound.
pub(super) fn count_below(bound: u64, size: u64) -> u64 {
    (1..=size).fold(1, |count, i| count * (bound + i - 1) / i)
}

/// Calls `visit` with every multiset of cells below a bound, in the order of their numbers.
pub(super) fn multisets(bound: u16, size: usize, mut visit: impl FnMut(&[u16])) {
    let mut cells = vec![0; size];
    loop {
        visit(&cells);
        // The first cell that can go on without passing the next one; those before it begin again.
        let limit = |at: usize| cells.get(at + 1).map_or(bound, |&next| next + 1);
        let Some(at) = (0..size).find(|&at| cells[at] + 1 < limit(at)) else { return };
        cells[at] += 1;
        cells[..at].fill(0);
    }
}

/// The placements of so many catchers, and how they move.
struct Placements {
    board: Board,
    /// The catchers that number a placement: all on a square; all but the first on a torus.
    numbered: usize,
    around: Vec<Vec<u16>>,
    numbers: Numbers,
}

impl Placements {
    fn new(board: Board, catchers: usize) -> Self {
        let around = (0..board.cells()).map(|cell| board.around(cell)).collect();
        let numbered = catchers - usize::from(board.torus);
        Placements { board, numbered, around, numbers: Numbers::new(board.cells(), catchers) }
    }

    /// The cells of all catchers.
    fn catchers<'a>(&self, numbered: impl IntoIterator<Item = &'a u16>) -> Placement {
        self.board.torus.then_some(0).into_iter().chain(numbered.into_iter().copied()).collect()
    }

    /// Checks that a fugitive on a cell of `now` comes to a cell of `after`, whatever the catchers do. There is such a
    /// cell for every placement.
    fn check(&self, now: impl Fn(&[u16]) -> Cells, after: impl Fn(&[u16]) -> Cells) -> Result<(), Flaw> {
        // All catchers have moved: from where a fugitive comes to a cell of `after`.
        let mut moved = Vec::new();
        multisets(self.board.cells(), self.numbered, |cells| {
            let catchers = self.catchers(cells);
            moved.push(self.board.moved(&after(&catchers), &self.board.set(&catchers)));
        });
        let table = if self.board.torus { self.before_the_first(&moved) } else { moved };
        self.check_rest(&table, &mut Vec::new(), &now)
    }

    /// The same before the first catcher of a torus steps.
    fn before_the_first(&self, moved: &[Cells]) -> Vec<Cells> {
        let mut before = Vec::with_capacity(moved.len());
        multisets(self.board.cells(), self.numbered, |cells| {
            let after = |&to: &u16| {
                let mut seen: Vec<u16> = cells.iter().map(|&cell| self.board.seen_from(to, cell)).collect();
                seen.sort_unstable();
                self.board.shifted(&moved[self.numbers.of(&seen)], to)
            };
            before.push(common(self.around[0].iter().map(after)));
        });
        before
    }

    /// The table has a set for each placement of the catchers that have moved. The others wait on the highest cells.
    fn check_rest(&self, table: &[Cells], waiting: &mut Placement, now: &impl Fn(&[u16]) -> Cells) -> Result<(), Flaw> {
        if waiting.len() == self.numbered {
            let catchers = self.catchers(waiting.iter().rev());
            let now = now(&catchers);
            ensure(now != [0; 16], || format!("no cell is safe from catchers on {catchers:?}"))?;
            let is_kept = common([now, table[0]]) == now;
            return ensure(is_kept, || format!("catchers on {catchers:?} catch a fugitive that is called safe"));
        }
        let moved = self.numbered - waiting.len() - 1;
        for cell in 0..=waiting.last().copied().unwrap_or(self.board.cells() - 1) {
            let mut before = Vec::new();
            let steps = &self.around[usize::from(cell)];
            multisets(self.board.reach(cell), moved, |others| {
                before.push(common(steps.iter().map(|&to| table[self.numbers.with(others, to)])));
            });
            waiting.push(cell);
            self.check_rest(&before, waiting, now)?;
            waiting.pop();
        }
        Ok(())
    }
}

/// The cells that all sets have.
fn common(sets: impl IntoIterator<Item = Cells>) -> Cells {
    sets.into_iter().fold([u16::MAX; 16], |common, set| std::array::from_fn(|y| common[y] & set[y]))
}

/// How many placements a certificate has.
pub(super) fn count(board: Board, catchers: usize) -> u64 {
    count_below(board.cells().into(), (catchers - usize::from(board.torus)) as u64)
}

/// Checks that so many catchers never win. `safe` has cells where a fugitive lives for ever, the catchers being about
/// to move: whatever they do, it is not caught and can move to such a cell again.
pub(super) fn check_escape(board: Board, catchers: usize, safe: impl Fn(&[u16]) -> Cells) -> Result<(), Flaw> {
    Placements::new(board, catchers).check(&safe, &safe)
}

/// Checks that so many catchers do not win within some turns from any placement. `safe` has the cells where a fugitive
/// is not caught within the next turns, for 1, 2 and so on.
pub(super) fn check_survival(
    board: Board,
    catchers: usize,
    turns: u16,
    safe: impl Fn(u16, &[u16]) -> Cells,
) -> Result<(), Flaw> {
    let everywhere = board.set(&(0..board.cells()).collect::<Vec<u16>>());
    let safe = |turns: u16, at: &[u16]| if turns == 0 { everywhere } else { safe(turns, at) };
    let placements = Placements::new(board, catchers);
    (1..=turns).try_for_each(|turn| placements.check(|at| safe(turn, at), |at| safe(turn - 1, at)))
}

/// Checks that catchers who begin on a placement win within some turns. The ranking has every cell of the fugitive. It
/// names a move for each of its positions, and has the next one, too, with fewer turns, whatever the fugitive does.
pub(super) fn check_capture(board: Board, start: &Placement, turns: u16, ranking: &Ranking) -> Result<(), Flaw> {
    for cell in (0..board.cells()).filter(|cell| !start.contains(cell)) {
        let is_ranked = ranking.get(&(start.clone(), cell)).is_some_and(|reply| reply.turns <= turns);
        ensure(is_ranked, || format!("a fugitive that begins on {cell} has no rank up to {turns}"))?;
    }
    ranking.iter().try_for_each(|((catchers, fugitive), reply)| {
        let found = check_reply(board, catchers, *fugitive, reply, ranking);
        found.map_err(|Flaw(why)| Flaw(format!("catchers on {catchers:?} and a fugitive on {fugitive}: {why}")))
    })
}

fn check_reply(board: Board, catchers: &[u16], fugitive: u16, reply: &Reply, ranking: &Ranking) -> Result<(), Flaw> {
    let is_step = |(&from, to): (&u16, &u16)| board.around(from).contains(to);
    let is_move = reply.to.len() == catchers.len() && catchers.iter().zip(&reply.to).all(is_step);
    ensure(is_move, || format!("{:?} is no move", reply.to))?;
    ensure(reply.turns > 0, || "it is not caught in 0 turns".into())?;
    if reply.to.contains(&fugitive) {
        return Ok(());
    }
    let mut after = reply.to.clone();
    after.sort_unstable();
    board.list(&board.moved(&board.set(&[fugitive]), &board.set(&after))).into_iter().try_for_each(|end| {
        let falls = ranking.get(&(after.clone(), end)).is_some_and(|next| next.turns < reply.turns);
        ensure(falls, || format!("the rank does not fall when it goes to {end}"))
    })
}

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), Flaw> {
    if holds { Ok(()) } else { Err(Flaw(why())) }
}
