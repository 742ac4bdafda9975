use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<i32>().unwrap());
    let mut pair = || (numbers.next().unwrap(), numbers.next().unwrap());
    for number in 1.. {
        // @read
        let (robot_count, teleport_count) = pair();
        if robot_count == 0 && teleport_count == 0 {
            break;
        }
        let robots: Vec<(i32, i32)> = (0..robot_count).map(|_| pair()).collect();
        let _teleports: Vec<(i32, i32)> = (0..teleport_count).map(|_| pair()).collect();

        // @strategy
        let (row, column) = (15, 15);
        let (moves, debris) = (0, 0);

        if number > 1 {
            println!();
        }
        println!("Case {number}:");
        println!("Lost game after making {moves} moves.");
        println!("Final position: ({row},{column})");
        println!("Number of cells with debris: {debris}");
        println!("Number of robots remaining: {}", robots.len());
    }
}
