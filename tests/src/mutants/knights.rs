//! Hyper Knights with one reading wrong at a time.

use crate::oracle::knights::MOVES;
use crate::oracle::numbers;
use std::fmt::Write;

/// A wrong reading, named by what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Slip {
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
pub const CAUGHT_BY: &[(Slip, &str)] = &[
    (Slip::BoardEndsAt499, "unbounded-board"),
    (Slip::BoardEndsAt499, "unbounded-board-in-sums"),
    (Slip::LastMoverLoses, "last-mover-wins"),
    (Slip::BobMovesFirst, "last-mover-wins"),
    (Slip::AnyMovableKnightWins, "nim-sum"),
    (Slip::SumForXor, "xor-not-sum"),
    (Slip::OddNumberOfWins, "xor-not-parity"),
    (Slip::SharedCellHoldsOne, "knights-share-a-cell"),
    (Slip::ChessKnight, "six-moves"),
    (Slip::CaseWithHash, "sample"),
];

/// The output under a wrong reading, or under the right one for `None`.
pub fn answer(input: &str, slip: Option<Slip>) -> String {
    let mut numbers = numbers(input);
    let table = table(slip);
    let mut out = String::new();
    for number in 1..=numbers.next().unwrap() {
        let count = numbers.next().unwrap();
        let mut knights: Vec<(usize, usize)> = Vec::new();
        for _ in 0..count {
            knights.push((numbers.next().unwrap(), numbers.next().unwrap()));
        }
        if slip == Some(Slip::SharedCellHoldsOne) {
            knights.sort_unstable();
            knights.dedup();
        }
        let grundy: Vec<u8> = knights.iter().map(|&(x, y)| table[x][y]).collect();
        let alice = alice_wins(&grundy, slip) != (slip == Some(Slip::BobMovesFirst));
        let hash = if slip == Some(Slip::CaseWithHash) { "#" } else { "" };
        writeln!(out, "Case {hash}{number}: {}", if alice { "Alice" } else { "Bob" }).unwrap();
    }
    out
}

fn alice_wins(grundy: &[u8], slip: Option<Slip>) -> bool {
    let xor = grundy.iter().fold(0, |sum, g| sum ^ g);
    match slip {
        // Misère play turns the verdict round once no heap is larger than one.
        Some(Slip::LastMoverLoses) if grundy.iter().all(|&g| g < 2) => xor == 0,
        Some(Slip::AnyMovableKnightWins) => grundy.iter().any(|&g| g > 0),
        Some(Slip::SumForXor) => grundy.iter().map(|&g| u32::from(g)).sum::<u32>() % 2 == 1,
        Some(Slip::OddNumberOfWins) => grundy.iter().filter(|&&g| g > 0).count() % 2 == 1,
        _ => xor != 0,
    }
}

/// Every cell with x + y up to 998, by x + y; the rest stays 0 and is never asked for.
pub fn table(slip: Option<Slip>) -> Vec<Vec<u8>> {
    let mut table = vec![vec![0; 999]; 999];
    for sum in 0..=998 {
        for x in 0..=sum {
            table[x][sum - x] = mex(&table, x as i32, (sum - x) as i32, slip);
        }
    }
    table
}

fn mex(table: &[Vec<u8>], x: i32, y: i32, slip: Option<Slip>) -> u8 {
    let end = if slip == Some(Slip::BoardEndsAt499) { 500 } else { 999 };
    let mut reached = Vec::new();
    for (down, right) in MOVES {
        let long = down.abs() == 3 || right.abs() == 3;
        let (x, y) = (x + down as i32, y + right as i32);
        let on_board = (0..end).contains(&x) && (0..end).contains(&y);
        if on_board && !(long && slip == Some(Slip::ChessKnight)) {
            reached.push(table[x as usize][y as usize]);
        }
    }
    (0..).find(|g| !reached.contains(g)).unwrap()
}
