//! Hyper Knights with one reading wrong at a time.

use crate::oracle::knights::MOVES;
use crate::oracle::numbers;
use std::fmt::Write;

/// A wrong reading, named by what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Mutation {
    BoardEndsAt499,
    LastMoverLoses,
    BobMovesFirst,
    AnyMovableKnightWins,
    SumForXor,
    OddNumberOfWins,
    SharedCellHoldsOne,
    ChessKnight,
    CaseWithHash,
}

/// Each wrong reading, and the golden file whose output it changes.
pub const CAUGHT_BY: &[(Mutation, &str)] = &[
    (Mutation::BoardEndsAt499, "unbounded-board"),
    (Mutation::BoardEndsAt499, "unbounded-board-in-sums"),
    (Mutation::LastMoverLoses, "last-mover-wins"),
    (Mutation::BobMovesFirst, "last-mover-wins"),
    (Mutation::AnyMovableKnightWins, "nim-sum"),
    (Mutation::SumForXor, "xor-not-sum"),
    (Mutation::OddNumberOfWins, "xor-not-parity"),
    (Mutation::SharedCellHoldsOne, "knights-share-a-cell"),
    (Mutation::ChessKnight, "six-moves"),
    (Mutation::CaseWithHash, "sample"),
];

/// The output under a wrong reading, or under the right one for `None`.
pub fn answer(input: &str, mutation: Option<Mutation>) -> String {
    let mut numbers = numbers(input);
    let table = table(mutation);
    let mut out = String::new();
    for number in 1..=numbers.next().unwrap() {
        let count = numbers.next().unwrap();
        let mut knights: Vec<(usize, usize)> = Vec::new();
        for _ in 0..count {
            knights.push((numbers.next().unwrap(), numbers.next().unwrap()));
        }
        if mutation == Some(Mutation::SharedCellHoldsOne) {
            knights.sort_unstable();
            knights.dedup();
        }
        let grundy: Vec<u8> = knights.iter().map(|&(x, y)| table[x][y]).collect();
        let alice = alice_wins(&grundy, mutation) != (mutation == Some(Mutation::BobMovesFirst));
        let hash = if mutation == Some(Mutation::CaseWithHash) { "#" } else { "" };
        writeln!(out, "Case {hash}{number}: {}", if alice { "Alice" } else { "Bob" }).unwrap();
    }
    out
}

fn alice_wins(grundy: &[u8], mutation: Option<Mutation>) -> bool {
    let xor = grundy.iter().fold(0, |sum, g| sum ^ g);
    match mutation {
        // Misère play turns the verdict round once no heap is larger than one.
        Some(Mutation::LastMoverLoses) if grundy.iter().all(|&g| g < 2) => xor == 0,
        Some(Mutation::AnyMovableKnightWins) => grundy.iter().any(|&g| g > 0),
        Some(Mutation::SumForXor) => grundy.iter().map(|&g| u32::from(g)).sum::<u32>() % 2 == 1,
        Some(Mutation::OddNumberOfWins) => grundy.iter().filter(|&&g| g > 0).count() % 2 == 1,
        _ => xor != 0,
    }
}

/// Every cell with x + y up to 998, by x + y; the rest stays 0 and is never asked for.
pub fn table(mutation: Option<Mutation>) -> Vec<Vec<u8>> {
    let mut table = vec![vec![0; 999]; 999];
    for sum in 0..=998 {
        for x in 0..=sum {
            table[x][sum - x] = mex(&table, x as i32, (sum - x) as i32, mutation);
        }
    }
    table
}

fn mex(table: &[Vec<u8>], x: i32, y: i32, mutation: Option<Mutation>) -> u8 {
    let end = if mutation == Some(Mutation::BoardEndsAt499) { 500 } else { 999 };
    let mut reached = Vec::new();
    for (down, right) in MOVES {
        let long = down.abs() == 3 || right.abs() == 3;
        let (x, y) = (x + down as i32, y + right as i32);
        let on_board = (0..end).contains(&x) && (0..end).contains(&y);
        if on_board && !(long && mutation == Some(Mutation::ChessKnight)) {
            reached.push(table[x as usize][y as usize]);
        }
    }
    (0..).find(|g| !reached.contains(g)).unwrap()
}
