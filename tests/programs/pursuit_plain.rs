//! A robot for both sides of Pursuit: the catchers make the cells fewer that the fugitive reaches first, who makes them
//! more. It counts its turns in a file of its folder.
use std::{env, fs};

type Cell = (i32, i32);

struct Field {
    torus: bool,
    n: i32,
    catchers: Vec<Cell>,
}

const STEPS: [Cell; 5] = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)];

impl Field {
    /// The way along one axis, the shorter one on a torus.
    fn along(&self, from: i32, to: i32) -> i32 {
        let far = to - from;
        if self.torus && far.abs() * 2 > self.n { far - far.signum() * self.n } else { far }
    }

    fn distance(&self, a: Cell, b: Cell) -> i32 {
        self.along(a.0, b.0).abs() + self.along(a.1, b.1).abs()
    }

    fn nearest(&self, cell: Cell) -> i32 {
        self.catchers.iter().map(|&catcher| self.distance(catcher, cell)).min().unwrap()
    }

    fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let n = self.n;
        (0..n).flat_map(move |y| (0..n).map(move |x| (x, y)))
    }

    /// Cells that the fugitive reaches before any catcher, and how far the nearest catcher is.
    fn freedom(&self, fugitive: Cell) -> (usize, i32) {
        let first = |&cell: &Cell| self.distance(fugitive, cell) < self.nearest(cell);
        (self.cells().filter(first).count(), self.nearest(fugitive))
    }

    fn stepped(&self, (x, y): Cell, (right, down): Cell) -> Option<Cell> {
        let (x, y) = (x + right, y + down);
        let inside = |line: i32| (0..self.n).contains(&line);
        if self.torus {
            Some((x.rem_euclid(self.n), y.rem_euclid(self.n)))
        } else {
            (inside(x) && inside(y)).then_some((x, y))
        }
    }

    /// A step of each catcher, one after the other.
    fn hunt(&mut self, fugitive: Cell) -> Vec<Cell> {
        let mut made = Vec::new();
        for nth in 0..self.catchers.len() {
            let from = self.catchers[nth];
            let freedom_after = |field: &mut Field, step| {
                field.catchers[nth] = field.stepped(from, step)?;
                let distance = field.distance(field.catchers[nth], fugitive);
                Some((field.nearest(fugitive) > 0, field.freedom(fugitive).0, distance))
            };
            let open: Vec<_> = STEPS.iter().filter_map(|&step| Some((freedom_after(self, step)?, step))).collect();
            let (_, step) = *open.iter().min().unwrap();
            self.catchers[nth] = self.stepped(from, step).unwrap();
            made.push(step);
        }
        made
    }

    fn away(&self, mut at: Cell, steps: i32) -> Vec<Cell> {
        let mut made = Vec::new();
        for _ in 0..steps {
            let open = STEPS.iter().filter_map(|&step| Some((step, self.stepped(at, step)?)));
            let (step, next) = open.max_by_key(|&(_, cell)| (self.nearest(cell) > 1, self.freedom(cell))).unwrap();
            made.push(step);
            at = next;
        }
        made
    }

    fn freest(&self) -> Cell {
        self.cells().max_by_key(|&cell| self.freedom(cell)).unwrap()
    }
}

/// Its turns so far.
fn count_turns() -> usize {
    let turns = fs::read_to_string("turns").map_or(0, |text| text.len()) + 1;
    fs::write("turns", "|".repeat(turns)).unwrap();
    turns
}

fn main() {
    let names: Vec<String> = env::args().collect();
    let input = fs::read_to_string(&names[1]).unwrap();
    let numbers: Vec<i32> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    let [role, torus, n, k, s, _, turn] = numbers[..7] else { panic!("seven numbers are expected") };
    let places: Vec<Cell> = numbers[7..].chunks(2).map(|pair| (pair[0], pair[1])).collect();
    let mut field = Field { torus: torus == 1, n, catchers: places[1..].to_vec() };
    let diagonal = |i: i32| (2 * i + 1) * n / (2 * k) % n;
    eprintln!("turn {turn} of {}", count_turns());
    let moves = match (role, turn) {
        (0, 0) => (0..k).map(|i| (diagonal(i), diagonal(i))).collect(),
        (0, _) => field.hunt(places[0]),
        (_, 0) => vec![field.freest()],
        _ => field.away(places[0], s),
    };
    let lines: String = moves.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    fs::write(&names[2], lines).unwrap();
}
