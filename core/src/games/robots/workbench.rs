//! What people use beside the board: changes of an input, random inputs, smaller inputs.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::Robots;
use super::cells::{Cells, SIZE};
use super::mistakes::{Mistake, Player};
use super::model::{Case, START};
use super::text::cell;
use super::words::Refusal;
use crate::boundary::Cell;
use crate::game::{CommonRefusal, GenParams, InputFraming, Misreading, Mistakes, ShrinkCursor, Workbench, parse_index};
use crate::rng::SplitMix64;

/// Where the robots of an adversarial case stand.
#[derive(Clone, Copy)]
enum Plan {
    /// Near you, where many rules apply at once.
    Near(u8),
    /// In a line along a row, a column or a diagonal: they keep their distances.
    Line(Cell, (u8, u8)),
    /// In pairs that meet on your row or your column.
    Mirrored,
    /// At one distance from you, so that the keys of the strategy tie.
    Ring(u8),
    /// Around your row or your column, where debris forms after a step.
    Walls,
    /// Along the edge, where nothing can be pushed.
    Edge,
    /// In a corner, far from you: a long game.
    Corner(Cell),
}

impl Workbench for Robots {
    const FRAMING: InputFraming = InputFraming::Ended("0 0");
    const MISTAKES: Mistakes = Mistake::KNOWN;
    const MISTAKE_NAMES: &'static [&'static str] = Mistake::NAMES;

    fn misread(mistake: Option<usize>) -> Option<Box<dyn Misreading<Self>>> {
        Some(Player::with(mistake.map(|nth| Mistake::ALL[nth])))
    }

    /// Changes a case by a word and its cells, rows and columns from 1: `robot 7 9`, `move 7 9 8 8`, `remove 8 8`;
    /// `teleport 3 3` (a new one behind the last), `teleport 2 5 5` (the second entry of the list), `drop 2`. Entries
    /// may share a cell: they go by their numbers.
    #[cold]
    fn edit(case: &Case, change: &str) -> Result<Case, Refusal> {
        let words: Vec<&str> = change.split_ascii_whitespace().collect();
        let mut case = case.clone();
        match words[..] {
            ["robot", row, column] => {
                let at = free(&case, cell(row, column)?)?;
                case.robots.push(at);
            }
            ["move", row, column, to_row, to_column] => {
                let index = robot(&case, cell(row, column)?)?;
                case.robots[index] = free(&case, cell(to_row, to_column)?)?;
            }
            ["remove", row, column] => remove(&mut case, cell(row, column)?)?,
            ["teleport", row, column] => case.teleports.push(cell(row, column)?),
            ["teleport", number, row, column] => {
                let known = case.teleports.get_mut(parse_index(number)?).ok_or(CommonRefusal::NoSuchPiece)?;
                *known = cell(row, column)?;
            }
            ["drop", number] => {
                let index = Some(parse_index(number)?).filter(|&index| index < case.teleports.len());
                case.teleports.remove(index.ok_or(CommonRefusal::NoSuchPiece)?);
            }
            _ => return Err(CommonRefusal::Unreadable.into()),
        }
        Ok(case)
    }

    /// A case as the statement allows it, sparse to crowded; teleports may repeat and stand anywhere.
    fn random_case(rng: &mut SplitMix64, _: u64, params: GenParams) -> Case {
        let mut taken = Cells::default();
        taken.insert(START);
        let plan = params.is_adversarial(rng).then(|| Plan::draw(rng));
        let count = params.count(rng, 1, 50);
        let robots: Vec<Cell> = (0..count).map(|_| free_cell(rng, &mut taken, plan)).collect();
        let mut teleports = Vec::new();
        for _ in 0..params.count(rng, 0, 20) {
            let adversarial = params.is_adversarial(rng);
            teleports.push(if adversarial { trap(rng, &robots, &teleports) } else { any_cell(rng) });
        }
        Case { robots, teleports }
    }

    /// Fewer robots, fewer teleports, then rows and columns nearer to the first.
    fn shrink(case: &Case, cursor: &mut ShrinkCursor) -> Option<Case> {
        let mut simpler = case.clone();
        if let Some(cut) = cursor.cut(case.robots.len(), 1) {
            simpler.robots.drain(cut);
            return Some(simpler);
        }
        if let Some(cut) = cursor.cut(case.teleports.len(), 0) {
            simpler.teleports.drain(cut);
            return Some(simpler);
        }
        let lines = case.robots.iter().chain(&case.teleports).flat_map(|&(row, column)| [row, column]);
        let (index, line) = cursor.lower_one(lines.map(u64::from), 0)?;
        if let Some(cell) = simpler.robots.iter_mut().chain(&mut simpler.teleports).nth(index / 2) {
            *(if index % 2 == 0 { &mut cell.0 } else { &mut cell.1 }) = line as u8;
        }
        Some(simpler)
    }

    fn size(case: &Case) -> impl Iterator<Item = usize> {
        [case.robots.len(), case.teleports.len()].into_iter()
    }
}

fn free(case: &Case, cell: Cell) -> Result<Cell, Refusal> {
    if cell == START || case.robots.contains(&cell) { Err(CommonRefusal::Occupied.into()) } else { Ok(cell) }
}

fn robot(case: &Case, cell: Cell) -> Result<usize, Refusal> {
    case.robots.iter().position(|&robot| robot == cell).ok_or(CommonRefusal::NoSuchPiece.into())
}

/// `0 T` would end the input: one robot at least must stay.
fn remove(case: &mut Case, cell: Cell) -> Result<(), Refusal> {
    let index = robot(case, cell)?;
    if case.robots.len() < 2 {
        return Err(CommonRefusal::LastPiece.into());
    }
    case.robots.remove(index);
    Ok(())
}

/// How many cells of a plan are tried before any free cell is taken.
const TRIES: usize = 20;

fn free_cell(rng: &mut SplitMix64, taken: &mut Cells, plan: Option<Plan>) -> Cell {
    let mut tries = 0;
    loop {
        tries += 1;
        let cell = match plan {
            Some(plan) if tries < TRIES => plan.cell(rng),
            _ => any_cell(rng),
        };
        if !taken.contains(cell) {
            taken.insert(cell);
            return cell;
        }
    }
}

fn any_cell(rng: &mut SplitMix64) -> Cell {
    (any_line(rng), any_line(rng))
}

fn any_line(rng: &mut SplitMix64) -> u8 {
    rng.below(u64::from(SIZE)) as u8
}

/// A teleport onto you, a robot or another teleport, beside one of them, or into a corner.
fn trap(rng: &mut SplitMix64, robots: &[Cell], earlier: &[Cell]) -> Cell {
    match rng.below(6) {
        0 => START,
        1 => pick(rng, robots),
        2 if !earlier.is_empty() => pick(rng, earlier),
        3 => near(rng, START, 2),
        4 => corner(rng),
        _ => {
            let robot = pick(rng, robots);
            near(rng, robot, 2)
        }
    }
}

fn pick(rng: &mut SplitMix64, cells: &[Cell]) -> Cell {
    cells[rng.below(cells.len() as u64) as usize]
}

fn near(rng: &mut SplitMix64, (row, column): Cell, by: u8) -> Cell {
    (near_line(rng, row, by), near_line(rng, column, by))
}

fn near_line(rng: &mut SplitMix64, line: u8, by: u8) -> u8 {
    (line + rng.below(2 * u64::from(by) + 1) as u8).saturating_sub(by).min(SIZE - 1)
}

fn corner(rng: &mut SplitMix64) -> Cell {
    let end = |rng: &mut SplitMix64| rng.below(2) as u8 * (SIZE - 1);
    (end(rng), end(rng))
}

impl Plan {
    #[cold]
    fn draw(rng: &mut SplitMix64) -> Self {
        let by = 2 + rng.below(5) as u8;
        match rng.below(7) {
            0 => Plan::Near(by),
            1 => Plan::Line(any_cell(rng), [(0, 1), (1, 0), (1, 1), (1, SIZE - 1), (0, 2)][rng.below(5) as usize]),
            2 => Plan::Mirrored,
            3 => Plan::Ring(2 * by),
            4 => Plan::Walls,
            5 => Plan::Edge,
            _ => Plan::Corner(corner(rng)),
        }
    }

    fn cell(self, rng: &mut SplitMix64) -> Cell {
        match self {
            Plan::Near(by) => near(rng, START, by),
            Plan::Line((row, column), (down, right)) => {
                let step = u16::from(any_line(rng));
                let line = |from: u8, by: u8| ((u16::from(from) + step * u16::from(by)) % u16::from(SIZE)) as u8;
                (line(row, down), line(column, right))
            }
            Plan::Mirrored => mirrored(rng),
            Plan::Ring(radius) => ring(rng, radius),
            Plan::Walls => turned(rng, |rng| (near_line(rng, START.0, 1), near_line(rng, START.1, 6))),
            Plan::Edge => turned(rng, |rng| (rng.below(2) as u8 * (SIZE - 1), any_line(rng))),
            Plan::Corner(corner) => near(rng, corner, 6),
        }
    }
}

/// A cell, or the one mirrored in the diagonal.
fn turned(rng: &mut SplitMix64, cell: impl Fn(&mut SplitMix64) -> Cell) -> Cell {
    let (row, column) = cell(rng);
    if rng.below(2) == 0 { (row, column) } else { (column, row) }
}

/// One of few cells on either side of your row and column: both of a pair are often there.
fn mirrored(rng: &mut SplitMix64) -> Cell {
    let beside = |rng: &mut SplitMix64, line: u8, by: u8| if rng.below(2) == 0 { line - by } else { line + by };
    turned(rng, |rng| {
        let (down, right) = (rng.below(3) as u8, 3 + rng.below(5) as u8);
        (beside(rng, START.0, down), beside(rng, START.1, right))
    })
}

/// A cell whose distances from you along both axes add up to `radius`.
fn ring(rng: &mut SplitMix64, radius: u8) -> Cell {
    let down = rng.below(2 * u64::from(radius) + 1) as u8;
    let right = radius - down.abs_diff(radius);
    let column = if rng.below(2) == 0 { START.1 + right } else { START.1 - right };
    (START.0 + down - radius, column)
}
