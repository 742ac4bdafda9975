//! Makes certificates from the tables of the solver. Nobody has to trust them: `checker.rs` finds every mistake.

use std::collections::BTreeMap;

use boardlab::Threads;
use boardlab_core::games::pursuit::NEVER;
use boardlab_core::games::pursuit::exact::{Goal, Problem, Solver, Tablebase};

use super::checker::{Board, Cells, Placement, Ranking, Reply, multisets};

/// The turns to the capture from every position of a problem.
pub(super) struct Depths {
    table: Tablebase,
    board: Board,
}

impl Depths {
    /// Exact up to so many turns; what takes longer counts as never. `None` if the memory is too small.
    pub(super) fn up_to(turns: u16, problem: Problem, board: Board, memory: u64, threads: &Threads) -> Option<Self> {
        let mut solver = Solver::new(problem, Goal::Tablebase, memory).ok()?;
        for _ in 0..turns {
            if solver.turn(threads).is_none() {
                break;
            }
        }
        Some(Depths { table: solver.table()?, board })
    }

    /// The cells from which a fugitive is not caught within so many turns.
    pub(super) fn safe(&self, turns: u8, catchers: &[u16]) -> Cells {
        let depths = self.table.depth_to_capture(catchers);
        let mut safe = [0; 16];
        for (set, row) in safe.iter_mut().zip(depths.chunks(self.board.n)) {
            *set = row.iter().rev().fold(0, |set, &depth| set << 1 | u16::from(depth > turns));
        }
        safe
    }

    /// A placement from which every fugitive is caught within so many turns.
    pub(super) fn winning_placement(&self, catchers: usize, turns: u8) -> Option<Placement> {
        let mut won = None;
        // On a torus the first catcher can be anywhere.
        let first = self.board.torus.then_some(0);
        multisets(self.board.cells(), catchers - usize::from(self.board.torus), |cells| {
            if won.is_none() {
                let start: Placement = first.into_iter().chain(cells.iter().copied()).collect();
                won = (self.safe(turns, &start) == [0; 16]).then_some(start);
            }
        });
        won
    }

    /// The cells from which a fugitive is never caught.
    pub(super) fn never_caught(&self, catchers: &[u16]) -> Cells {
        self.safe(NEVER - 1, catchers)
    }

    /// A strategy from a placement on, for every way of the fugitive. It is whole if the catchers win.
    pub(super) fn ranking(&self, start: &Placement) -> Ranking {
        let mut ranking = BTreeMap::new();
        let cells = (0..self.board.cells()).filter(|cell| !start.contains(cell));
        let mut open: Vec<(Placement, u16)> = cells.map(|cell| (start.clone(), cell)).collect();
        while let Some(position) = open.pop() {
            if ranking.contains_key(&position) {
                continue;
            }
            let Some(reply) = self.reply(&position.0, position.1) else { continue };
            if !reply.to.contains(&position.1) {
                let after = sorted(&reply.to);
                open.extend(self.ends(&after, position.1).into_iter().map(|end| (after.clone(), end)));
            }
            ranking.insert(position, reply);
        }
        ranking
    }

    fn ends(&self, catchers: &[u16], fugitive: u16) -> Vec<u16> {
        self.board.list(&self.board.moved(&self.board.set(&[fugitive]), &self.board.set(catchers)))
    }

    /// A move that is as good as the table says.
    fn reply(&self, catchers: &[u16], fugitive: u16) -> Option<Reply> {
        let turns = self.table.depth_to_capture(catchers)[usize::from(fugitive)];
        let wins = |to: &[u16]| {
            if to.contains(&fugitive) {
                return true;
            }
            let after = sorted(to);
            let depths = self.table.depth_to_capture(&after);
            self.ends(&after, fugitive).into_iter().all(|end| depths[usize::from(end)] < turns)
        };
        let mut to = Vec::with_capacity(catchers.len());
        (turns < NEVER && find_move(&self.steps_towards(catchers, fugitive), &mut to, &wins))
            .then(|| Reply { turns: turns.into(), to })
    }

    /// The steps of each catcher, those that end nearer to the fugitive first: a move that wins is mostly among them.
    fn steps_towards(&self, catchers: &[u16], fugitive: u16) -> Vec<Vec<u16>> {
        let n = self.board.n as u16;
        let apart =
            |a: u16, b: u16| if self.board.torus { a.abs_diff(b).min(n - a.abs_diff(b)) } else { a.abs_diff(b) };
        let distance = |&cell: &u16| apart(cell / n, fugitive / n) + apart(cell % n, fugitive % n);
        let steps = |&cell: &u16| {
            let mut steps = self.board.around(cell);
            steps.sort_by_key(distance);
            steps
        };
        catchers.iter().map(steps).collect()
    }
}

/// Goes through the moves until one wins, which is then in `to`.
fn find_move(steps: &[Vec<u16>], to: &mut Vec<u16>, wins: &impl Fn(&[u16]) -> bool) -> bool {
    let Some(all) = steps.get(to.len()) else { return wins(to) };
    for &step in all {
        to.push(step);
        if find_move(steps, to, wins) {
            return true;
        }
        to.pop();
    }
    false
}

/// The ranking of catchers who stand next to every cell. It is not whole if they do not.
pub(super) fn at_once(board: Board, start: &Placement) -> Ranking {
    let reply = |cell: u16| {
        let near = board.around(cell);
        let mut to = start.clone();
        *to.iter_mut().find(|at| near.contains(at))? = cell;
        Some(((start.clone(), cell), Reply { turns: 1, to }))
    };
    (0..board.cells()).filter(|cell| !start.contains(cell)).filter_map(reply).collect()
}

fn sorted(cells: &[u16]) -> Placement {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}
