use std::{env, fs};

fn main() {
    let names: Vec<String> = env::args().collect();

    // @read
    let input = fs::read_to_string(&names[1]).unwrap();
    let numbers: Vec<i32> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    let [role, _torus, n, k, s, _turns, turn] = numbers[..7] else { panic!("seven numbers are expected") };
    let places: Vec<(i32, i32)> = numbers[7..].chunks(2).map(|pair| (pair[0], pair[1])).collect();
    let (_fugitive, _catchers) = (places[0], &places[1..]);

    // @strategy
    let count = if role == 0 { k } else if turn == 0 { 1 } else { s };
    let (x, y) = if turn == 0 && role == 1 { (n - 1, n - 1) } else { (0, 0) };

    fs::write(&names[2], format!("{x} {y}\n").repeat(count as usize)).unwrap();
}
