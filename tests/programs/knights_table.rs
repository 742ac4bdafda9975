//! Hyper Knights by its definition: a table of Grundy numbers, row after row. `rustc --target wasm32-wasip1 -O knights_table.rs`
use std::io::{self, Read};

const MOVES: [(isize, isize); 6] = [(-2, 1), (-3, -1), (-2, -1), (-1, -2), (-1, -3), (1, -2)];
/// Coordinates below 500, and the cells that knights reach from there: each move lowers the sum of both.
const SIDE: usize = 1000;

fn grundy_numbers() -> Vec<Vec<usize>> {
    let mut table = vec![vec![0; SIDE]; SIDE];
    for sum in 0..SIDE {
        for x in 0..=sum {
            let y = sum - x;
            let reached: Vec<usize> = MOVES
                .iter()
                .filter_map(|(dx, dy)| x.checked_add_signed(*dx).zip(y.checked_add_signed(*dy)))
                .map(|(x, y): (usize, usize)| table[x][y])
                .collect();
            table[x][y] = (0..).find(|number| !reached.contains(number)).unwrap();
        }
    }
    table
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let mut next = || numbers.next().unwrap();
    let table = grundy_numbers();
    for number in 1..=next() {
        let sum = (0..next()).map(|_| table[next()][next()]).fold(0, |sum, grundy| sum ^ grundy);
        println!("Case {number}: {}", if sum == 0 { "Bob" } else { "Alice" });
    }
}
