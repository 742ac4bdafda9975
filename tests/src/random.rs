//! Random valid inputs from a seed: shapes that start trouble, in every layout the parsers must take.

mod janken;
pub mod pursuit;
pub mod solitaire;

use std::fmt::Write;
use std::ops::RangeInclusive;

type Cell = (usize, usize);
/// The numbers of an input, one inner list a line.
type Lines = Vec<Vec<usize>>;

/// SplitMix64: small, and the same on every target. This crate does not depend on the core that its oracles check, so
/// it has its own.
pub struct Random(u64);

/// Where the robots of a case stand, or the knights.
type Shape = fn(&mut Random, usize) -> Vec<Cell>;

const ROBOT_SHAPES: [Shape; 8] = [anywhere, crowd, line, mirrored, block, edges, two_sides, equidistant];
const KNIGHT_SHAPES: [Shape; 6] = [any_knights, corner, double, diagonal, rim, twins];

const SIZE: usize = 31;
const START: Cell = (15, 15);
const MOST_ROBOTS: usize = 50;
const MOST_TELEPORTS: usize = 20;
const LAST: usize = 499;

impl Random {
    /// A sequence of its own for every seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.bits() % end as u64) as usize
    }

    /// A number in a range, both ends included.
    pub fn within(&mut self, range: RangeInclusive<usize>) -> usize {
        range.start() + self.below(range.end() - range.start() + 1)
    }

    /// True in so many of a hundred calls.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// One of some items, of which there is at least one.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// A valid input of Robots with so many cases.
pub fn robots(seed: u64, cases: usize) -> String {
    let random = &mut Random::new(seed);
    let mut lines = Vec::new();
    for _ in 0..cases {
        robots_case(random, &mut lines);
    }
    lines.push(vec![0, 0]);
    lay_out(random, &lines)
}

/// A valid input of Janken Tactics with so many cases.
pub fn janken(seed: u64, cases: usize) -> String {
    let random = &mut Random::new(seed);
    let mut lines = vec![vec![cases.to_string()]];
    for _ in 0..cases {
        janken::case(random, &mut lines);
    }
    janken::lay_out(random, &lines)
}

/// A valid input of Hyper Knights with so many cases, at most 200.
pub fn knights(seed: u64, cases: usize) -> String {
    let random = &mut Random::new(seed);
    let mut lines = vec![vec![cases]];
    for _ in 0..cases {
        knights_case(random, &mut lines);
    }
    lay_out(random, &lines)
}

fn robots_case(random: &mut Random, lines: &mut Lines) {
    let robots = some_robots(random);
    let teleports = some_teleports(random, &robots);
    lines.push(vec![robots.len(), teleports.len()]);
    lines.extend(robots.iter().chain(&teleports).map(|&(row, column)| vec![row, column]));
}

/// Between 1 and 50 different cells on the board, none of them the start.
fn some_robots(random: &mut Random) -> Vec<Cell> {
    let count = how_many(random, MOST_ROBOTS);
    let shape = random.pick(&ROBOT_SHAPES);
    let mut robots = Vec::new();
    for cell in shape(random, count) {
        if on_board(cell) && cell != START && !robots.contains(&cell) && robots.len() < MOST_ROBOTS {
            robots.push(cell);
        }
    }
    if robots.is_empty() {
        robots.push((1, random.within(1..=SIZE)));
    }
    robots
}

/// Few, some or as many as allowed, but at least one.
fn how_many(random: &mut Random, most: usize) -> usize {
    match random.below(4) {
        0 => random.within(1..=3),
        1 => random.within(1..=8.min(most)),
        2 => random.within(1..=most),
        _ => most - random.below(most / 5),
    }
}

fn some_teleports(random: &mut Random, robots: &[Cell]) -> Vec<Cell> {
    let count = match random.below(3) {
        0 => 0,
        _ => how_many(random, MOST_TELEPORTS),
    };
    let mut teleports = Vec::new();
    for _ in 0..count {
        let cell = teleport(random, robots, &teleports);
        teleports.push(cell);
    }
    teleports
}

fn teleport(random: &mut Random, robots: &[Cell], earlier: &[Cell]) -> Cell {
    match random.below(8) {
        0 => START,
        1 => *random.pick(robots),
        2 if !earlier.is_empty() => *random.pick(earlier),
        3 => near(random, robots),
        4 => near(random, &[START]),
        5 => edge(random),
        _ => anywhere(random, 1)[0],
    }
}

fn on_board((row, column): Cell) -> bool {
    (1..=SIZE).contains(&row) && (1..=SIZE).contains(&column)
}

fn near(random: &mut Random, cells: &[Cell]) -> Cell {
    let &(row, column) = random.pick(cells);
    (shifted(random, row, 3), shifted(random, column, 3))
}

fn shifted(random: &mut Random, from: usize, by: usize) -> usize {
    (from + random.within(0..=2 * by)).saturating_sub(by).clamp(1, SIZE)
}

fn edge(random: &mut Random) -> Cell {
    let along = random.within(1..=SIZE);
    *random.pick(&[(1, along), (SIZE, along), (along, 1), (along, SIZE)])
}

fn anywhere(random: &mut Random, count: usize) -> Vec<Cell> {
    let mut cells = Vec::new();
    for _ in 0..count {
        cells.push((random.within(1..=SIZE), random.within(1..=SIZE)));
    }
    cells
}

/// Close around the start: the shape in which most rules meet.
fn crowd(random: &mut Random, count: usize) -> Vec<Cell> {
    let by = random.within(2..=6);
    let mut cells = Vec::new();
    for _ in 0..count {
        cells.push((shifted(random, START.0, by), shifted(random, START.1, by)));
    }
    cells
}

/// One behind the other: they keep their distances and rarely meet.
fn line(random: &mut Random, count: usize) -> Vec<Cell> {
    let (row, column) = anywhere(random, 1)[0];
    let (down, right) = *random.pick(&[(0, 1), (1, 0), (1, 1), (1, 30), (0, 2), (2, 1)]);
    (0..count).map(|i| ((row + i * down) % SIZE + 1, (column + i * right) % SIZE + 1)).collect()
}

/// Pairs mirrored in a row, a column or a diagonal through the start: they meet and leave debris.
fn mirrored(random: &mut Random, count: usize) -> Vec<Cell> {
    let axis = random.below(4);
    let mut cells = Vec::new();
    for _ in 0..count.div_ceil(2) {
        let (row, column) = near(random, &[START, (15, 20), (9, 15), (20, 20)]);
        let mirror = match axis {
            0 => (row, 30 - column.min(29)),
            1 => (30 - row.min(29), column),
            2 => (column, row),
            _ => (30 - row.min(29), 30 - column.min(29)),
        };
        cells.extend([(row, column), mirror]);
    }
    cells
}

fn block(random: &mut Random, count: usize) -> Vec<Cell> {
    let (top, left) = anywhere(random, 1)[0];
    let width = random.within(1..=7);
    (0..count).map(|i| (top + i / width, left + i % width)).collect()
}

fn edges(random: &mut Random, count: usize) -> Vec<Cell> {
    (0..count).map(|_| edge(random)).collect()
}

/// Walls to the left and the right, or above and below.
fn two_sides(random: &mut Random, count: usize) -> Vec<Cell> {
    let flip = random.percent(50);
    let by = random.within(2..=5);
    let side = |i: usize| if i.is_multiple_of(2) { START.0 - by } else { START.0 + by };
    let wall = (0..count).map(|i| (side(i), (START.1 - 5) + i / 2));
    wall.map(|(row, column)| if flip { (column, row) } else { (row, column) }).collect()
}

/// All at one distance from the start: ties of every key.
fn equidistant(random: &mut Random, count: usize) -> Vec<Cell> {
    let radius = random.within(2..=8);
    let mut cells = Vec::new();
    for _ in 0..count {
        let down = random.within(0..=2 * radius);
        let right = radius - down.abs_diff(radius);
        let column = if random.percent(50) { START.1 + right } else { START.1 - right };
        cells.push((START.0 + down - radius, column));
    }
    cells
}

fn knights_case(random: &mut Random, lines: &mut Lines) {
    let count = match random.below(20) {
        0 => 1000,
        1 => random.within(1..=200),
        _ => random.within(1..=6),
    };
    let shape = random.pick(&KNIGHT_SHAPES);
    let knights = shape(random, count);
    lines.push(vec![count]);
    lines.extend(knights.iter().map(|&(x, y)| vec![x, y]));
}

fn any_knights(random: &mut Random, count: usize) -> Vec<Cell> {
    (0..count).map(|_| (random.within(0..=LAST), random.within(0..=LAST))).collect()
}

fn corner(random: &mut Random, count: usize) -> Vec<Cell> {
    let by = random.within(1..=40);
    (0..count).map(|_| (random.within(0..=by), random.within(0..=by))).collect()
}

/// Around the line y = 2x, or x = 2y, where the Grundy numbers change their law.
fn double(random: &mut Random, count: usize) -> Vec<Cell> {
    let mut knights = Vec::new();
    for _ in 0..count {
        let short = random.within(0..=LAST / 2);
        let long = (2 * short + random.below(45)).saturating_sub(20).min(LAST);
        knights.push(*random.pick(&[(short, long), (long, short)]));
    }
    knights
}

/// Around the line x = y.
fn diagonal(random: &mut Random, count: usize) -> Vec<Cell> {
    let mut knights = Vec::new();
    for _ in 0..count {
        let x = random.within(0..=LAST);
        knights.push((x, (x + random.below(35)).saturating_sub(17).min(LAST)));
    }
    knights
}

/// At the last row or column, where a table cut there goes wrong.
fn rim(random: &mut Random, count: usize) -> Vec<Cell> {
    let mut knights = Vec::new();
    for _ in 0..count {
        let (along, back) = (random.within(0..=LAST), LAST - random.below(6));
        knights.push(*random.pick(&[(along, back), (back, along)]));
    }
    knights
}

/// Each cell twice and sometimes one cell more: sums near zero.
fn twins(random: &mut Random, count: usize) -> Vec<Cell> {
    let half = any_knights(random, count.div_ceil(2));
    half.iter().chain(&half).copied().take(count).collect()
}

/// Any layout that means the same: only the order of the tokens counts.
pub fn lay_out(random: &mut Random, lines: &Lines) -> String {
    let end = *random.pick(&["\n", "\n", "\r\n", "\r"]);
    let mut text = String::from(*random.pick(&["", "", "", "\u{feff}", "\n", " "]));
    let style = random.below(6);
    for line in lines {
        for number in line {
            write!(text, "{number}").unwrap();
            text.push_str(gap(random, style, end));
        }
        match style {
            4 => text.push(' '),
            _ => text.push_str(end),
        }
    }
    if random.percent(20) {
        text.truncate(text.trim_end().len());
    }
    text
}

/// Between two tokens: one blank, tidy columns, any blanks, a line each, all on one line, chaos.
fn gap(random: &mut Random, style: usize, end: &'static str) -> &'static str {
    match style {
        0 | 1 => " ",
        2 => "\t",
        3 => end,
        4 => "  ",
        _ => random.pick::<&str>(&[" ", "\t", "   ", "\n", "\r\n", "\r", "\n\n", " \t\n ", "\n \n"]),
    }
}
