//! Hyper Knights by the definition: mex over the six moves, cell by cell in the order of x + y.

use super::numbers;
use std::fmt::Write;
use std::sync::LazyLock;

/// What a move adds to (x, y).
pub const MOVES: [(i64, i64); 6] = [(-2, 1), (-3, -1), (-2, -1), (-1, -2), (-1, -3), (1, -2)];

/// The Grundy number of every cell with x + y up to a limit.
pub struct Table {
    rows: Vec<Vec<u8>>,
}

/// The largest x + y on the statement's board.
const CORNER: usize = 998;

/// Its table, worked out once.
static TABLE: LazyLock<Table> = LazyLock::new(|| table(CORNER));

/// The judge's output for a valid input.
pub fn answer(input: &str) -> String {
    let cases = cases(input);
    let farthest = cases.iter().flatten().map(|&(x, y)| x + y).max().unwrap_or(0);
    let larger = (farthest > CORNER).then(|| table(farthest));
    let table = larger.as_ref().unwrap_or(&TABLE);
    let mut out = String::new();
    for (index, knights) in cases.iter().enumerate() {
        let mut sum = 0;
        for &(x, y) in knights {
            sum ^= table.at(x, y);
        }
        let winner = if sum == 0 { "Bob" } else { "Alice" };
        writeln!(out, "Case {}: {winner}", index + 1).unwrap();
    }
    out
}

fn cases(input: &str) -> Vec<Vec<(usize, usize)>> {
    let mut numbers = numbers(input);
    let count = numbers.next().unwrap();
    let mut cases = Vec::new();
    for _ in 0..count {
        let mut knights = Vec::new();
        for _ in 0..numbers.next().unwrap() {
            let x = numbers.next().unwrap();
            let y = numbers.next().unwrap();
            knights.push((x, y));
        }
        cases.push(knights);
    }
    cases
}

/// Every move makes x + y smaller, so each sum needs only smaller sums.
pub fn table(limit: usize) -> Table {
    let rows = (0..=limit).map(|x| vec![0; limit - x + 1]).collect();
    let mut table = Table { rows };
    for sum in 0..=limit {
        for x in 0..=sum {
            let y = sum - x;
            table.rows[x][y] = mex(&table, x, y);
        }
    }
    table
}

fn mex(table: &Table, x: usize, y: usize) -> u8 {
    let reached: Vec<u8> = targets(x, y).map(|(x, y)| table.at(x, y)).collect();
    let mut least = 0;
    while reached.contains(&least) {
        least += 1;
    }
    least
}

fn targets(x: usize, y: usize) -> impl Iterator<Item = (usize, usize)> {
    MOVES.iter().filter_map(move |&(down, right)| {
        let x = usize::try_from(x as i64 + down).ok()?;
        let y = usize::try_from(y as i64 + right).ok()?;
        Some((x, y))
    })
}

impl Table {
    /// The Grundy number of (x, y), where x + y is within the limit.
    pub fn at(&self, x: usize, y: usize) -> u8 {
        self.rows[x][y]
    }
}
