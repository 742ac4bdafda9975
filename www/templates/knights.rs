use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<i32>().unwrap());
    let cases = numbers.next().unwrap();
    for number in 1..=cases {
        // @read
        let count = numbers.next().unwrap();
        let _knights: Vec<(i32, i32)> =
            (0..count).map(|_| (numbers.next().unwrap(), numbers.next().unwrap())).collect();

        // @strategy
        let winner = "Bob";

        println!("Case {number}: {winner}");
    }
}
