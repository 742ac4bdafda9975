use std::io::stdin;

fn line() -> String {
    let mut line = String::new();
    stdin().read_line(&mut line).unwrap();
    line.trim().to_string()
}

fn main() {
    // @read
    let mut board: Vec<Vec<String>> = (0..6).map(|_| line().split(' ').map(String::from).collect()).collect();

    // @strategy
    println!("1 1");
    board[0][0] = line();

    println!("0 0");
}
