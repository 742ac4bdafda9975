//! Checks certificates: that a fugitive is never caught, not within some turns, or surely caught. Whoever reads this file need not
//! trust what made them. It uses nothing of the solver: it has its own steps, its own paths, and its own list of all placements.

use std::collections::BTreeMap;

/// No certificate has more catchers.
pub(super) const MOST_CATCHERS: usize = 8;

/// A set of cells: a number for each row, a bit for each column.
pub(super) type Cells = [u16; 16];

/// The cells of the catchers, `n * y + x`, ascending. Several may share a cell.
pub(super) type Placement = Vec<u16>;

/// A board of at most 16 cells a side, the fugitive's steps, and whether a path ends on a catcher's cell.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub(super) torus: bool,
    pub(super) n: usize,
    pub(super) steps: usize,
    pub(super) blocked: bool,
}

/// What a certificate of a capture says of a position with the catchers to move: the turns that are left at most, and where each
/// of the catchers steps.
pub(super) struct Reply {
    pub(super) turns: u16,
    pub(super) to: Vec<u16>,
}

/// For placements and a cell of the fugitive.
pub(super) type Ranking = BTreeMap<(Placement, u16), Reply>;

/// Why a certificate proves nothing.
#[derive(Debug, PartialEq, Eq)]
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

    /// A set of cells from a list.
    pub(super) fn set(self, cells: &[u16]) -> Cells {
        let mut set = [0; 16];
        cells.iter().for_each(|&cell| set[usize::from(cell) / self.n] |= 1 << (usize::from(cell) % self.n));
        set
    }

    /// The cells of a set.
    pub(super) fn list(self, set: &Cells) -> Vec<u16> {
        (0..self.cells())
            .filter(|&cell| set[usize::from(cell) / self.n] >> (usize::from(cell) % self.n) & 1 == 1)
            .collect()
    }

    /// Where fugitives on these cells can be a move later, uncaught. A path that is walked backwards is a path, so it is also from where
    /// they can have come.
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
        let (last, all) = (self.n - 1, (1_u32 << self.n) - 1);
        std::array::from_fn(|y| {
            if y > last {
                return 0;
            }
            let row = u32::from(set[y]);
            let mut wide = row | row << 1 | row >> 1;
            if y > 0 || self.torus {
                wide |= u32::from(set[if y > 0 { y - 1 } else { last }]);
            }
            if y < last || self.torus {
                wide |= u32::from(set[if y < last { y + 1 } else { 0 }]);
            }
            if self.torus {
                wide |= row << last | row >> last;
            }
            (wide & all) as u16
        })
    }

    /// Calls `visit` with every placement, and its number.
    pub(super) fn placements(
        self,
        catchers: usize,
        mut visit: impl FnMut(usize, &[u16]) -> Result<(), Flaw>,
    ) -> Result<(), Flaw> {
        let numbers = Numbers::new(self.cells().into(), catchers);
        let mut placement = vec![0; catchers];
        loop {
            visit(numbers.of(&placement), &placement)?;
            // The next one: the last catcher that can go on does, and those behind it stand on its cell.
            let Some(at) = placement.iter().rposition(|&cell| cell + 1 < self.cells()) else { return Ok(()) };
            let cell = placement[at] + 1;
            placement[at..].fill(cell);
        }
    }
}

/// Numbers the placements without a gap: the combinatorial number system of multisets.
pub(super) struct Numbers {
    /// For catcher i on a cell: the multisets of i + 1 cells before it.
    before: Vec<Vec<usize>>,
}

impl Numbers {
    pub(super) fn new(cells: usize, catchers: usize) -> Self {
        let mut before = vec![(0..cells).collect::<Vec<usize>>()];
        for i in 1..catchers {
            let sums = before[i - 1].iter().scan(0, |sum, &fewer| {
                *sum += fewer;
                Some(*sum)
            });
            before.push(sums.collect());
        }
        Numbers { before }
    }

    /// Of cells in ascending order.
    pub(super) fn of(&self, placement: &[u16]) -> usize {
        placement.iter().zip(&self.before).map(|(&cell, before)| before[usize::from(cell)]).sum()
    }
}

/// How many placements there are.
pub(super) fn count(board: Board, catchers: usize) -> u64 {
    let cells = u64::from(board.cells());
    (1..=catchers as u64).fold(1, |count, i| count * (cells + i - 1) / i)
}

/// Checks that so many catchers never win. `safe` names, for every placement, cells where a fugitive lives for ever, the catchers
/// being about to move. There is such a cell for every placement, and whatever the catchers do, the fugitive is not caught and can move to such
/// a cell again.
pub(super) fn check_escape(board: Board, catchers: usize, safe: impl FnMut(&[u16]) -> Cells) -> Result<(), Flaw> {
    let safe = gather(board, catchers, safe)?;
    follows(board, catchers, &safe, &safe)
}

/// Checks that so many catchers do not win within some turns from any placement. `safe` names the cells where a fugitive is not
/// caught within the next turns, for 1, 2 and so on.
pub(super) fn check_survival(
    board: Board,
    catchers: usize,
    turns: u16,
    mut safe: impl FnMut(u16, &[u16]) -> Cells,
) -> Result<(), Flaw> {
    let everywhere = board.set(&(0..board.cells()).collect::<Vec<u16>>());
    let mut after = gather(board, catchers, |_| everywhere)?;
    for turn in 1..=turns {
        let now = gather(board, catchers, |placement| safe(turn, placement))?;
        follows(board, catchers, &now, &after)?;
        after = now;
    }
    Ok(())
}

/// The safe cells of every placement, by its number. None may be empty.
fn gather(board: Board, catchers: usize, mut safe: impl FnMut(&[u16]) -> Cells) -> Result<Vec<Cells>, Flaw> {
    let mut all = vec![[0; 16]; count(board, catchers) as usize];
    board.placements(catchers, |number, placement| {
        all[number] = safe(placement);
        match all[number] == [0; 16] {
            true => Err(Flaw(format!("no cell is safe from catchers on {placement:?}"))),
            false => Ok(()),
        }
    })?;
    Ok(all)
}

/// Checks that a fugitive on a safe cell can move to one of those that are to be safe after the turn, whatever the catchers do.
fn follows(board: Board, catchers: usize, now: &[Cells], after: &[Cells]) -> Result<(), Flaw> {
    // From where a fugitive that is about to move comes to a safe cell, by the placement that the catchers moved to.
    let mut home = vec![[0; 16]; after.len()];
    board.placements(catchers, |number, placement| {
        home[number] = board.moved(&after[number], &board.set(placement));
        Ok(())
    })?;
    let numbers = Numbers::new(board.cells().into(), catchers);
    let around: Vec<Vec<u16>> = (0..board.cells()).map(|cell| board.around(cell)).collect();
    board.placements(catchers, |number, placement| {
        let is_home = |to: &[u16]| {
            let mut sorted = [0; MOST_CATCHERS];
            let sorted = &mut sorted[..to.len()];
            sorted.copy_from_slice(to);
            sorted.sort_unstable();
            let home = &home[numbers.of(sorted)];
            now[number].iter().zip(home).all(|(safe, home)| safe & !home == 0)
        };
        match every_move(&around, placement, &mut Vec::with_capacity(catchers), &is_home) {
            true => Ok(()),
            false => Err(Flaw(format!("catchers on {placement:?} catch a fugitive on a cell that was called safe"))),
        }
    })
}

/// Whether something is so after every joint move.
pub(super) fn every_move(
    around: &[Vec<u16>],
    from: &[u16],
    to: &mut Vec<u16>,
    holds: &impl Fn(&[u16]) -> bool,
) -> bool {
    let Some(&cell) = from.get(to.len()) else { return holds(to) };
    around[usize::from(cell)].iter().all(|&step| {
        to.push(step);
        let all = every_move(around, from, to, holds);
        to.pop();
        all
    })
}

/// Checks that catchers who begin on a placement win within some turns. The ranking has every cell of the fugitive; it names a
/// move of the catchers for every position that it has, and whatever the fugitive does, it has the next position, too, with fewer turns.
pub(super) fn check_capture(board: Board, start: &Placement, turns: u16, ranking: &Ranking) -> Result<(), Flaw> {
    for cell in (0..board.cells()).filter(|cell| !start.contains(cell)) {
        match ranking.get(&(start.clone(), cell)) {
            Some(reply) if reply.turns <= turns => {}
            _ => return Err(Flaw(format!("a fugitive that begins on {cell} has no rank up to {turns}"))),
        }
    }
    ranking.iter().try_for_each(|((catchers, fugitive), reply)| check_reply(board, catchers, *fugitive, reply, ranking))
}

fn check_reply(
    board: Board,
    catchers: &Placement,
    fugitive: u16,
    reply: &Reply,
    ranking: &Ranking,
) -> Result<(), Flaw> {
    let position = format!("catchers on {catchers:?} and a fugitive on {fugitive}");
    let is_step = |(&from, to): (&u16, &u16)| board.around(from).contains(to);
    if reply.to.len() != catchers.len() || !catchers.iter().zip(&reply.to).all(is_step) {
        return Err(Flaw(format!("{position}: {:?} is no move", reply.to)));
    }
    if reply.turns > 0 && reply.to.contains(&fugitive) {
        return Ok(());
    }
    let mut after = reply.to.clone();
    after.sort_unstable();
    let ends = board.list(&board.moved(&board.set(&[fugitive]), &board.set(&after)));
    let falls = |end: u16| ranking.get(&(after.clone(), end)).is_some_and(|next| next.turns < reply.turns);
    match ends.into_iter().find(|&end| !falls(end)) {
        Some(end) => Err(Flaw(format!("{position}: the rank does not fall when it goes to {end}"))),
        None if reply.turns == 0 => Err(Flaw(format!("{position}: it is not caught in 0 turns"))),
        None => Ok(()),
    }
}
