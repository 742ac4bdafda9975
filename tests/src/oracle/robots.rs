//! Robots by the letter: two grids, nine walks, and a list of teleports read from its start.

use super::numbers;
use std::fmt::Write;

/// A row and a column, counted from 1 as the statement counts them.
type Cell = (usize, usize);
type Grid = [[bool; SIZE + 1]; SIZE + 1];

const SIZE: usize = 31;
const START: Cell = (15, 15);

struct Case {
    robots: Vec<Cell>,
    teleports: Vec<Cell>,
}

#[derive(Clone)]
struct Board {
    you: Cell,
    robot: Grid,
    debris: Grid,
}

/// What decides between walks, first to last.
struct Score {
    robots: usize,
    distance: usize,
    row: usize,
    column: usize,
}

enum End {
    Won,
    Lost,
}

/// The judge's output for a valid input.
pub fn answer(input: &str) -> String {
    let mut out = String::new();
    for (index, case) in cases(input).iter().enumerate() {
        if index > 0 {
            out.push('\n');
        }
        writeln!(out, "Case {}:", index + 1).unwrap();
        play(case, &mut out);
    }
    out
}

fn cases(input: &str) -> Vec<Case> {
    let mut cases = Vec::new();
    let mut numbers = numbers(input);
    while let (Some(robots), Some(teleports)) = (numbers.next(), numbers.next()) {
        if robots == 0 && teleports == 0 {
            break;
        }
        cases.push(Case { robots: cells(&mut numbers, robots), teleports: cells(&mut numbers, teleports) });
    }
    cases
}

fn cells(numbers: &mut impl Iterator<Item = usize>, count: usize) -> Vec<Cell> {
    let mut cells = Vec::new();
    for _ in 0..count {
        let row = numbers.next().unwrap();
        let column = numbers.next().unwrap();
        cells.push((row, column));
    }
    cells
}

fn play(case: &Case, out: &mut String) {
    let mut board = Board::of(&case.robots);
    let mut used = vec![false; case.teleports.len()];
    let mut moves = 0;
    let end = loop {
        moves += 1;
        if let Some(next) = best_walk(&board) {
            board = next;
        } else if let Some(index) = first_teleport(&board, &case.teleports, &used) {
            used[index] = true;
            let (row, column) = case.teleports[index];
            writeln!(out, "Move {moves}: teleport to ({row},{column})").unwrap();
            board.you = case.teleports[index];
            board = board.reply().0;
        } else {
            board = board.reply().0;
            break End::Lost;
        }
        if board.robots() == 0 {
            break End::Won;
        }
    };
    report(&board, moves, &end, out);
}

fn report(board: &Board, moves: usize, end: &End, out: &mut String) {
    let verb = match end {
        End::Won => "Won",
        End::Lost => "Lost",
    };
    let (row, column) = board.you;
    writeln!(out, "{verb} game after making {moves} moves.").unwrap();
    writeln!(out, "Final position: ({row},{column})").unwrap();
    writeln!(out, "Number of cells with debris: {}", count(&board.debris)).unwrap();
    if let End::Lost = end {
        writeln!(out, "Number of robots remaining: {}", board.robots()).unwrap();
    }
}

/// The board just before your next move, after the best walk or stay; `None` if each of them loses.
fn best_walk(board: &Board) -> Option<Board> {
    let mut best: Option<(Score, Board)> = None;
    for down in [-1, 0, 1] {
        for right in [-1, 0, 1] {
            let Some(walked) = board.walk(down, right) else {
                continue;
            };
            let (after, lost) = walked.reply();
            if lost {
                continue;
            }
            let score = Score::of(&after);
            if best.as_ref().is_none_or(|(best, _)| score.beats(best)) {
                best = Some((score, after));
            }
        }
    }
    best.map(|(_, after)| after)
}

impl Score {
    fn of(after: &Board) -> Score {
        Score { robots: after.robots(), distance: after.smallest_distance(), row: after.you.0, column: after.you.1 }
    }

    fn beats(&self, other: &Score) -> bool {
        if self.robots != other.robots {
            return self.robots < other.robots;
        }
        if self.distance != other.distance {
            return self.distance > other.distance;
        }
        if self.row != other.row {
            return self.row < other.row;
        }
        self.column < other.column
    }
}

fn first_teleport(board: &Board, teleports: &[Cell], used: &[bool]) -> Option<usize> {
    for index in 0..teleports.len() {
        let to = teleports[index];
        if used[index] || to == board.you || board.robot[to.0][to.1] || board.debris[to.0][to.1] {
            continue;
        }
        let mut there = board.clone();
        there.you = to;
        let (_, lost) = there.reply();
        if !lost {
            return Some(index);
        }
    }
    None
}

impl Board {
    fn of(robots: &[Cell]) -> Board {
        let mut robot = [[false; SIZE + 1]; SIZE + 1];
        for &(row, column) in robots {
            robot[row][column] = true;
        }
        let debris = [[false; SIZE + 1]; SIZE + 1];
        Board { you: START, robot, debris }
    }

    /// You walk or stay, before the robots' reply; `None` if the rules forbid it.
    fn walk(&self, down: isize, right: isize) -> Option<Board> {
        let to = neighbour(self.you, down, right)?;
        if self.robot[to.0][to.1] {
            return None;
        }
        let mut after = self.clone();
        after.you = to;
        if self.debris[to.0][to.1] {
            let beyond = neighbour(to, down, right)?;
            if self.debris[beyond.0][beyond.1] {
                return None;
            }
            after.debris[to.0][to.1] = false;
            after.debris[beyond.0][beyond.1] = true;
            after.robot[beyond.0][beyond.1] = false;
        }
        Some(after)
    }

    /// All robots walk at once; those that meet each other or debris are debris. And: has one reached you?
    fn reply(&self) -> (Board, bool) {
        let arrivals = self.arrivals();
        let mut after = self.clone();
        for (row, column) in all_cells() {
            let debris = self.debris[row][column];
            after.robot[row][column] = arrivals[row][column] == 1 && !debris;
            after.debris[row][column] = arrivals[row][column] > 1 || debris;
        }
        let (row, column) = self.you;
        (after, arrivals[row][column] > 0)
    }

    fn arrivals(&self) -> [[u8; SIZE + 1]; SIZE + 1] {
        let mut arrivals = [[0; SIZE + 1]; SIZE + 1];
        for robot in all_cells() {
            if self.robot[robot.0][robot.1] {
                let to = closest_neighbour(robot, self.you);
                arrivals[to.0][to.1] += 1;
            }
        }
        arrivals
    }

    fn robots(&self) -> usize {
        count(&self.robot)
    }

    /// To the nearest robot; with no robot left, farther than anything.
    fn smallest_distance(&self) -> usize {
        let mut smallest = usize::MAX;
        for robot in all_cells() {
            if self.robot[robot.0][robot.1] {
                smallest = smallest.min(distance(robot, self.you));
            }
        }
        smallest
    }
}

/// Of the eight cells around a robot, the closest to you.
fn closest_neighbour(robot: Cell, you: Cell) -> Cell {
    let mut closest = None;
    for down in [-1, 0, 1] {
        for right in [-1, 0, 1] {
            let Some(to) = neighbour(robot, down, right) else {
                continue;
            };
            if to != robot && closest.is_none_or(|cell| distance(to, you) < distance(cell, you)) {
                closest = Some(to);
            }
        }
    }
    closest.unwrap()
}

fn neighbour((row, column): Cell, down: isize, right: isize) -> Option<Cell> {
    let row = row.checked_add_signed(down)?;
    let column = column.checked_add_signed(right)?;
    let on_board = (1..=SIZE).contains(&row) && (1..=SIZE).contains(&column);
    on_board.then_some((row, column))
}

fn distance(a: Cell, b: Cell) -> usize {
    a.0.abs_diff(b.0) + a.1.abs_diff(b.1)
}

fn all_cells() -> impl Iterator<Item = Cell> {
    (1..=SIZE).flat_map(|row| (1..=SIZE).map(move |column| (row, column)))
}

fn count(grid: &Grid) -> usize {
    all_cells().filter(|&(row, column)| grid[row][column]).count()
}
