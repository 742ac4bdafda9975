use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::{Cell, Cost, Crew, Goal, Map, NEVER, Problem, Progress, Refusal, Solution};

/// Retrograde analysis of one problem, a turn at a time.
pub struct Solver {
    problem: Problem,
    goal: Goal,
    turn: u16,
    done: bool,
    rows: BTreeMap<Vec<Cell>, Map>,
}

impl Solver {
    /// Takes a problem that fits into so many bytes.
    pub fn new(problem: Problem, goal: Goal, _most: u64) -> Result<Self, Refusal> {
        let n = problem.field.cells() as Cell;
        let mut rows = BTreeMap::new();
        let mut set = vec![0; usize::from(problem.catchers)];
        'all: loop {
            let mut row = vec![NEVER; usize::from(n)];
            set.iter().for_each(|&c: &Cell| row[usize::from(c)] = 0);
            rows.insert(set.clone(), row);
            for i in (0..set.len()).rev() {
                if set[i] + 1 < n {
                    let next = set[i] + 1;
                    set[i..].iter_mut().for_each(|c| *c = next);
                    continue 'all;
                }
            }
            break;
        }
        Ok(Solver { problem, goal, turn: 0, done: false, rows })
    }

    /// Looks one turn further ahead; none when there is nothing more to find.
    pub fn turn(&mut self, _crew: &dyn Crew) -> Option<Progress> {
        if self.done {
            return None;
        }
        let (mut changed, mut won) = (0, 0);
        let mut next = self.rows.clone();
        for (set, row) in &mut next {
            let old = row.clone();
            for moved in joint(self.problem, set) {
                let to = &self.rows[&moved];
                for f in 0..row.len() {
                    let lost = to[f] == 0
                        || reach(self.problem, &moved, f as Cell).iter().all(|&g| to[usize::from(g)] != NEVER);
                    if row[f] == NEVER && lost {
                        row[f] = self.turn as u8 + 1;
                    }
                }
            }
            changed += u64::from(old != *row);
            won += u64::from(row.iter().all(|&v| v != NEVER));
        }
        self.rows = next;
        self.turn += 1;
        self.done = changed == 0 || won > 0 && self.goal == Goal::Value;
        Some(Progress { turn: self.turn, changed, won })
    }

    /// What was found.
    pub fn solution(&self) -> Solution {
        let longest = |row: &Map| row.iter().copied().max().filter(|&most| most != NEVER);
        let best = self.rows.values().filter_map(longest).min();
        let placements = self.rows.iter().filter(|(_, row)| best.is_some() && longest(row) == best);
        Solution {
            problem: self.problem,
            capture_time: best.map(u16::from),
            placements: placements.map(|(set, _)| set.clone()).collect(),
            turns: self.turn,
            cost: self.problem.cost(self.goal),
        }
    }

    /// The turns to capture from every position.
    pub fn table(self) -> Table {
        Table { problem: self.problem, rows: self.rows }
    }
}

/// The turns to capture from every position of a problem.
pub struct Table {
    problem: Problem,
    rows: BTreeMap<Vec<Cell>, Map>,
}

impl Table {
    /// What it is the table of.
    pub fn problem(&self) -> Problem {
        self.problem
    }

    /// For every cell of the fugitive the turns that the catchers, about to move from these cells, need; 0 where one stands,
    /// [`NEVER`] where it escapes for ever.
    pub fn turns(&self, catchers: &[Cell]) -> Map {
        let mut set = catchers.to_vec();
        set.sort_unstable();
        self.rows[&set].clone()
    }
}

fn joint(problem: Problem, set: &[Cell]) -> Vec<Vec<Cell>> {
    let mut all = vec![vec![]];
    for &c in set {
        all = all
            .iter()
            .flat_map(|head: &Vec<Cell>| {
                problem.field.around(c).map(move |(_, to)| [head.as_slice(), &[to]].concat())
            })
            .collect();
    }
    all.iter_mut().for_each(|set| set.sort_unstable());
    all
}

fn reach(problem: Problem, held: &[Cell], from: Cell) -> Vec<Cell> {
    let terms = super::Terms {
        field: problem.field,
        catchers: problem.catchers.into(),
        steps: problem.steps,
        turns: 1,
        blocked: problem.blocked,
    };
    let far = if problem.blocked { terms.ways(from, held) } else { problem.field.distances(from) };
    (0..far.len() as Cell).filter(|&g| far[usize::from(g)] <= problem.steps && !held.contains(&g)).collect()
}

impl Problem {
    /// What solving it takes.
    pub fn cost(&self, _goal: Goal) -> Cost {
        Cost { states: 0, kept: 0, bytes: 0 }
    }
}
