//! Janken Tactics by the letter: every way is walked, cell by cell, and the best end counts.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

/// A letter and a number, as the statement writes them.
pub type Cell = (char, u32);
/// From a cell to a cell.
pub type Order = (Cell, Cell);

/// First and last number of every row, as the figure shows them.
const ROWS: [(char, u32, u32); 9] = [
    ('A', 5, 9),
    ('B', 4, 9),
    ('C', 3, 9),
    ('D', 2, 9),
    ('E', 1, 9),
    ('F', 1, 8),
    ('G', 1, 7),
    ('H', 1, 6),
    ('I', 1, 5),
];

/// How the open point is read: one direct step from a threatened start to a threatened neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// It is allowed.
    Letter,
    /// It is not.
    Cautious,
}

/// One data set, its units where the orders judged so far have left them.
#[derive(Clone)]
pub struct Game {
    terrain: BTreeMap<Cell, char>,
    /// In the order of the input.
    pub units: Vec<Unit>,
    /// All of them, judged or not.
    pub orders: Vec<Order>,
    reading: Reading,
}

/// A unit: its side, its letter, its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Unit {
    pub side: usize,
    pub kind: char,
    pub at: Cell,
}

/// Why an order fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No unit stands at its first cell.
    NoUnit,
    /// A unit stands at its second cell.
    Occupied,
    /// No way of ten points leads there.
    NoWay,
}

/// What a way has to mind; a test may take a rule away and see what it was good for.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Rules {
    pub points: u32,
    pub enemies: bool,
    pub zones: bool,
}

/// The statement's rules.
pub const RULES: Rules = Rules { points: 10, enemies: true, zones: true };

/// The judge's output for a valid input.
pub fn answer(input: &str, reading: Reading) -> String {
    let mut out = String::new();
    for (index, game) in games(input, reading).iter_mut().enumerate() {
        writeln!(out, "Game #{}", index + 1).unwrap();
        for (index, order) in game.orders.clone().into_iter().enumerate() {
            let ((from, from_number), (to, to_number)) = order;
            write!(out, "Move #{} ({from}{from_number} -> {to}{to_number}): ", index + 1).unwrap();
            match game.carry_out(order) {
                Ok(left) => writeln!(out, "Successful ({left} points left)").unwrap(),
                Err(_) => writeln!(out, "Unsuccessful").unwrap(),
            }
        }
    }
    out
}

/// The data sets of a valid input.
pub fn games(input: &str, reading: Reading) -> Vec<Game> {
    let text = input.strip_prefix('\u{feff}').unwrap_or(input).to_uppercase();
    let mut words = text.split_whitespace();
    let count = number(words.next().unwrap());
    (0..count).map(|_| game(&mut words, reading)).collect()
}

fn game<'a>(words: &mut impl Iterator<Item = &'a str>, reading: Reading) -> Game {
    let mut word = || words.next().unwrap();
    let terrain = cells().map(|cell| (cell, letter(word()))).collect();
    let counts = [number(word()), number(word())];
    let mut units = Vec::new();
    for (side, count) in counts.into_iter().enumerate() {
        for _ in 0..count {
            units.push(Unit { side, kind: letter(word()), at: cell(word()) });
        }
    }
    let count = number(word());
    let orders = (0..count).map(|_| (cell(word()), cell(word()))).collect();
    Game { terrain, units, orders, reading }
}

fn number(word: &str) -> u32 {
    word.parse().unwrap()
}

fn letter(word: &str) -> char {
    word.chars().next().unwrap()
}

fn cell(word: &str) -> Cell {
    (letter(word), number(&word[1..]))
}

/// The cells of the board, row by row.
pub fn cells() -> impl Iterator<Item = Cell> {
    ROWS.into_iter().flat_map(|(row, first, last)| (first..=last).map(move |number| (row, number)))
}

/// The neighbours of every cell, looked for once.
static NEIGHBOURS: LazyLock<BTreeMap<Cell, Vec<Cell>>> =
    LazyLock::new(|| cells().map(|cell| (cell, around(cell))).collect());

/// The cells next to a cell of the board.
pub fn neighbours(cell: Cell) -> &'static [Cell] {
    &NEIGHBOURS[&cell]
}

/// Those next to E5 are D5, D6, E4, E6, F4 and F5; so everywhere.
fn around((row, number): Cell) -> Vec<Cell> {
    let above = char::from(row as u8 - 1);
    let below = char::from(row as u8 + 1);
    let around = [
        (above, number),
        (above, number + 1),
        (row, number - 1),
        (row, number + 1),
        (below, number - 1),
        (below, number),
    ];
    around.into_iter().filter(|&next| cells().any(|cell| cell == next)).collect()
}

impl Game {
    /// Judges an order and moves the unit if it succeeds.
    pub fn carry_out(&mut self, order: Order) -> Result<u32, Refusal> {
        let left = self.judge(order)?;
        let (from, to) = order;
        self.units.iter_mut().find(|unit| unit.at == from).unwrap().at = to;
        Ok(left)
    }

    /// The most points that can be left after an order.
    pub fn judge(&self, (from, to): Order) -> Result<u32, Refusal> {
        let unit = self.unit_at(from).ok_or(Refusal::NoUnit)?;
        if self.unit_at(to).is_some() {
            return Err(Refusal::Occupied);
        }
        self.field(unit, RULES).get(&to).copied().ok_or(Refusal::NoWay)
    }

    /// The unit at a cell.
    pub fn unit_at(&self, at: Cell) -> Option<Unit> {
        self.units.iter().copied().find(|unit| unit.at == at)
    }

    /// The most points left of a unit in every cell that a way leads to, its own and those of allies included.
    pub fn field(&self, unit: Unit, rules: Rules) -> BTreeMap<Cell, u32> {
        let mut best = BTreeMap::new();
        self.walk(unit, rules, unit.at, rules.points, &mut best);
        best
    }

    /// Goes on from a cell in every direction. Who came here before with as many points has been everywhere from here.
    fn walk(&self, unit: Unit, rules: Rules, at: Cell, left: u32, best: &mut BTreeMap<Cell, u32>) {
        if best.get(&at).is_some_and(|&known| known >= left) {
            return;
        }
        best.insert(at, left);
        let starts = at == unit.at;
        let threatened = rules.zones && self.threatened(unit, at);
        // A threatened cell is an end, unless it is the start.
        if threatened && !starts {
            return;
        }
        for &next in neighbours(at) {
            let closed = threatened && self.reading == Reading::Cautious && self.threatened(unit, next);
            if closed || rules.enemies && self.enemy_at(unit, next) {
                continue;
            }
            if let Some(left) = self.cost(next).and_then(|cost| left.checked_sub(cost)) {
                self.walk(unit, rules, next, left, best);
            }
        }
    }

    /// Whether an enemy that is strong against a unit stands next to a cell.
    pub fn threatened(&self, unit: Unit, at: Cell) -> bool {
        let strong = match unit.kind {
            'G' => 'M',
            'M' => 'S',
            _ => 'G',
        };
        self.units
            .iter()
            .any(|other| other.side != unit.side && other.kind == strong && neighbours(other.at).contains(&at))
    }

    /// Whether an enemy of a unit stands at a cell.
    pub fn enemy_at(&self, unit: Unit, at: Cell) -> bool {
        self.unit_at(at).is_some_and(|other| other.side != unit.side)
    }

    /// The points that entering a cell costs; none for water.
    pub fn cost(&self, at: Cell) -> Option<u32> {
        match self.terrain[&at] {
            'F' => Some(1),
            'W' => Some(2),
            'H' => Some(3),
            'M' => Some(4),
            _ => None,
        }
    }
}
