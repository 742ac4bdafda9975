//! Maps with much water, crowds and zones; orders that follow the units where they may have gone.

use super::Random;

/// A row A to I and a number, both from 1 as the figure counts.
type Cell = (usize, usize);
/// The words of an input, one inner list a line.
pub(super) type Lines = Vec<Vec<String>>;

const MIDDLE: usize = 5;
const MOST_UNITS: usize = 10;
const MOST_ORDERS: usize = 100;

/// How often each terrain comes, from field to water.
const LANDS: [[usize; 5]; 7] = [
    [1, 0, 0, 0, 0],
    [6, 2, 1, 1, 0],
    [5, 1, 1, 1, 3],
    [3, 1, 0, 0, 5],
    [1, 1, 1, 1, 1],
    [0, 0, 1, 2, 1],
    [8, 1, 0, 0, 4],
];

pub(super) fn case(random: &mut Random, lines: &mut Lines) {
    let mut units = Vec::new();
    let counts = [how_many(random, MOST_UNITS), how_many(random, MOST_UNITS)];
    place(random, counts[0] + counts[1], &mut units);
    map(random, &units, lines);
    lines.push(counts.iter().map(usize::to_string).collect());
    for &unit in &units {
        lines.push(vec![(*random.pick(&["G", "M", "S"])).to_owned(), name(unit)]);
    }
    let count = how_many(random, MOST_ORDERS);
    lines.push(vec![count.to_string()]);
    orders(random, count, units, lines);
}

/// Few as a rule: then the counts are met, and the sums small.
fn how_many(random: &mut Random, most: usize) -> usize {
    match random.below(4) {
        0 => random.within(1..=2),
        1 => random.within(1..=5),
        2 => random.within(1..=10.min(most)),
        _ => random.within(1..=most),
    }
}

fn cells() -> impl Iterator<Item = Cell> {
    (1..=9).flat_map(|row| (1..=9).map(move |number| (row, number))).filter(|&cell| on_board(cell))
}

fn on_board((row, number): Cell) -> bool {
    (1..=9).contains(&row)
        && (1..=9).contains(&number)
        && row.abs_diff(MIDDLE) < 5
        && (6..=14).contains(&(row + number))
}

fn any(random: &mut Random) -> Cell {
    let cells: Vec<Cell> = cells().collect();
    *random.pick(&cells)
}

/// A cell some steps away, or any where that leads off the board.
fn near(random: &mut Random, (row, number): Cell, by: usize) -> Cell {
    let shift = |random: &mut Random, from: usize| (from + random.within(0..=2 * by)).saturating_sub(by);
    let cell = (shift(random, row), shift(random, number));
    if on_board(cell) { cell } else { any(random) }
}

/// All over the board, or in a crowd where sides meet.
fn place(random: &mut Random, count: usize, units: &mut Vec<Cell>) {
    let (middle, crowded) = (any(random), random.percent(60));
    while units.len() < count {
        let by = 2 + units.len() / 8;
        let cell = if crowded { near(random, middle, by) } else { any(random) };
        if !units.contains(&cell) {
            units.push(cell);
        }
    }
}

fn map(random: &mut Random, units: &[Cell], lines: &mut Lines) {
    let land = *random.pick(&LANDS);
    for row in 1..=9 {
        let mut letters = Vec::new();
        for cell in cells().filter(|cell| cell.0 == row) {
            let letter = terrain(random, &land);
            letters.push(if units.contains(&cell) && letter == "U" { "F" } else { letter }.to_owned());
        }
        lines.push(letters);
    }
}

fn terrain(random: &mut Random, land: &[usize; 5]) -> &'static str {
    let mut pick = random.below(land.iter().sum());
    for (letter, &share) in ["F", "W", "H", "M", "U"].into_iter().zip(land) {
        if pick < share {
            return letter;
        }
        pick -= share;
    }
    unreachable!("a pick is below the sum")
}

/// From where a unit stood or was sent, mostly to a cell nearby.
fn orders(random: &mut Random, count: usize, units: Vec<Cell>, lines: &mut Lines) {
    let mut stands = units;
    for _ in 0..count {
        let from = if random.percent(5) { any(random) } else { *random.pick(&stands) };
        let to = match random.below(10) {
            0 => any(random),
            1 => *random.pick(&stands),
            2 => near(random, from, 1),
            _ => near(random, from, 3),
        };
        lines.push(vec![name(from), name(to)]);
        // Sent twice as often as the others: an order to a unit that has moved must find it.
        stands.extend([to; 2]);
    }
}

fn name((row, number): Cell) -> String {
    format!("{}{number}", (b'A' + row as u8 - 1) as char)
}

/// Any layout that means the same: a record stays in its line, blanks and the size of letters are free.
pub(super) fn lay_out(random: &mut Random, lines: &Lines) -> String {
    let end = *random.pick(&["\n", "\n", "\r\n", "\r"]);
    let small = random.percent(20);
    let mut text = String::from(*random.pick(&["", "", "", "\u{feff}", "\n", " "]));
    for line in lines {
        text.push_str(random.pick::<&str>(&["", "", " ", "    ", "\t"]));
        for (index, word) in line.iter().enumerate() {
            let gap = if index > 0 { *random.pick(&[" ", " ", " ", "\t", "  "]) } else { "" };
            text.push_str(gap);
            let lower = small && random.percent(50);
            text.push_str(&if lower { word.to_lowercase() } else { word.clone() });
        }
        text.push_str(random.pick::<&str>(&["", "", "", " "]));
        text.push_str(end);
        text.push_str(if random.percent(5) { end } else { "" });
    }
    if random.percent(20) {
        text.truncate(text.trim_end().len());
    }
    text
}
