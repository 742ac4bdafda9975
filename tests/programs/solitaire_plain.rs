//! Solitaire Chess: the first legal tile, row by row, until there is none. What it does is said on standard error.
use std::io::stdin;

type Cell = (i32, i32);

fn steps(allowed: fn(i32, i32) -> bool) -> Vec<Cell> {
    let sides = || -2i32..=2;
    sides().flat_map(|a| sides().map(move |b| (a, b))).filter(|&(a, b)| allowed(a.abs(), b.abs())).collect()
}

/// The last tile that way.
fn ride((row, column): Cell, (down, right): Cell) -> Cell {
    let on_board = |far: &i32| (0..6).contains(&(row + down * far)) && (0..6).contains(&(column + right * far));
    let far = (0..6).take_while(on_board).last().unwrap();
    (row + down * far, column + right * far)
}

fn reaches(piece: &str, (row, column): Cell) -> Vec<Cell> {
    let rides = |directions: Vec<Cell>| directions.iter().map(|&direction| ride((row, column), direction)).collect();
    let steps_of = |directions: Vec<Cell>, far: i32| {
        directions.iter().map(|&(a, b)| (row + a * far, column + b * far)).collect()
    };
    match piece {
        "springare" => steps_of(steps(|a, b| a * b == 2), 1),
        "torn" => rides(steps(|a, b| a + b == 1)),
        "lopare" => rides(steps(|a, b| a == 1 && b == 1)),
        "dam" => rides(steps(|a, b| a.max(b) == 1)),
        number => steps_of(steps(|a, b| a.max(b) == 1), number.parse().unwrap()),
    }
}

fn line() -> String {
    let mut line = String::new();
    stdin().read_line(&mut line).unwrap();
    line.trim().into()
}

fn main() {
    let mut board: Vec<Vec<String>> = (0..6).map(|_| line().split(' ').map(String::from).collect()).collect();
    let tiles: Vec<Cell> = (0..6).flat_map(|row| (0..6).map(move |column| (row, column))).collect();
    let mut allowed = tiles.clone();
    let at = |(row, column): Cell| (row as usize, column as usize);
    while let Some(&cell) = tiles.iter().find(|&&cell| allowed.contains(&cell) && board[at(cell).0][at(cell).1] != "blank") {
        let (row, column) = at(cell);
        let piece = board[row][column].clone();
        eprintln!("remove {piece}");
        println!("{} {}", row + 1, column + 1);
        board[row][column] = line();
        allowed = reaches(&piece, cell).into_iter().filter(|&tile| tile != cell).collect();
    }
    println!("0 0");
}
