use std::collections::HashMap;
use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace();
    let mut token = || tokens.next().unwrap().to_string();
    let games: i32 = token().parse().unwrap();
    for game in 1..=games {
        // @read
        let mut terrain = HashMap::new();
        for row in 0..9_i32 {
            let first = (5 - row).max(1);
            for number in first..first + 9 - (4 - row).abs() {
                terrain.insert(format!("{}{number}", (b'A' + row as u8) as char), token());
            }
        }
        let sides: Vec<i32> = (0..2).map(|_| token().parse().unwrap()).collect();
        let mut _units = Vec::new();
        for side in 0..2 {
            for _ in 0..sides[side] {
                _units.push((side, token(), token()));
            }
        }

        println!("Game #{game}");
        let moves: i32 = token().parse().unwrap();
        for number in 1..=moves {
            let (start, end) = (token(), token());

            // @strategy
            let points_left: Option<i32> = None;

            print!("Move #{number} ({start} -> {end}): ");
            match points_left {
                Some(points) => println!("Successful ({points} points left)"),
                None => println!("Unsuccessful"),
            }
        }
    }
}
