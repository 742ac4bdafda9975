use alloc::vec::Vec;

use super::field::{Cell, Field, SIDES};
use super::model::{Case, MatchParams, Start, State, Strategy};
use super::refusals;
use super::view::Side;
use crate::game::{IllegalMove, parse_index};

/// Applies an edit command to a file. Cells are x and y from 0, catchers are numbered from 1.
///
/// The parameters of every file: `field square`, `field torus`, `side 9`, `steps 2`, `turns 81`. A robot's file: `catcher 2 4 4`,
/// `fugitive 0 8`, `add 3 3` (a catcher), `remove 2`, `turn 5`, `to-move catchers`, `to-move fugitive`. Where the catchers are not placed
/// yet: `catchers 3`. An engine file: `robots area far`; with a replay, `cut 4`, which leaves its first four moves and no score.
/// The parameters of a replay cannot be changed: its moves were made under them.
#[cold]
pub(super) fn edit(case: &Case, change: &str) -> Result<Case, IllegalMove> {
    let words: Vec<&str> = change.split_ascii_whitespace().collect();
    let mut case = case.clone();
    match &mut case.start {
        Start::Match { .. } => edit_match(&mut case, &words)?,
        Start::Turn(_) => edit_turn(&mut case, &words)?,
    }
    Ok(case)
}

fn edit_match(case: &mut Case, words: &[&str]) -> Result<(), IllegalMove> {
    let Start::Match { robots, moves, score } = &mut case.start else { return Err(IllegalMove::NOT_NOW) };
    match *words {
        ["robots", first, second] if [first, second].into_iter().all(is_name) => {
            *robots = [first.into(), second.into()];
            case.players = [first, second].map(|name| name.parse::<Strategy>().unwrap_or_default());
            Ok(())
        }
        ["cut", count] => {
            let count = number(count, 0, moves.len() as i32)? as usize;
            moves.truncate(count);
            *score = None;
            Ok(())
        }
        ["catcher" | "fugitive" | "add" | "remove", ..] => Err(refusals::NOT_PLACED),
        _ if !moves.is_empty() => Err(IllegalMove::NOT_NOW),
        _ => edit_params(case, words),
    }
}

/// Whether a word can be the name of a robot. A number would be parsed as the beginning of another file.
fn is_name(word: &str) -> bool {
    word.parse::<i64>().is_err() && !word.starts_with('!')
}

fn edit_turn(case: &mut Case, words: &[&str]) -> Result<(), IllegalMove> {
    let (field, params) = (case.params.field, &mut case.params);
    let Start::Turn(state) = &mut case.start else { return Err(IllegalMove::NOT_NOW) };
    match *words {
        ["catcher", catcher, x, y] => {
            let cell = free(field, state, x, y)?;
            *state.catchers.get_mut(parse_index(catcher)?).ok_or(IllegalMove::NO_SUCH_PIECE)? = cell;
        }
        ["fugitive", x, y] => {
            let cell = cell(field, x, y)?;
            let taken = state.catchers.contains(&cell);
            *state.fugitive.as_mut().ok_or(refusals::NOT_PLACED)? =
                if taken { return Err(IllegalMove::OCCUPIED) } else { cell };
        }
        ["add", x, y] => add(params, state, x, y)?,
        ["remove", catcher] => remove(params, state, parse_index(catcher)?)?,
        ["turn", turn] if state.turn > 0 => state.turn = number(turn, 1, i32::from(params.turns) - 1)? as u16,
        ["to-move", side] if state.turn > 0 => state.side_to_move = side_named(side)?,
        ["turn" | "to-move", _] => return Err(IllegalMove::NOT_NOW),
        _ => return edit_params(case, words),
    }
    Ok(())
}

fn side_named(side: &str) -> Result<Side, IllegalMove> {
    match side {
        "catchers" => Ok(Side::Catchers),
        "fugitive" => Ok(Side::Fugitive),
        _ => Err(IllegalMove::UNREADABLE),
    }
}

fn cell(field: Field, x: &str, y: &str) -> Result<Cell, IllegalMove> {
    let line = |word: &str| match word.parse::<i64>().map_err(|_| IllegalMove::UNREADABLE)? {
        line if (0..i64::from(field.n)).contains(&line) => Ok(line as u8),
        _ => Err(IllegalMove::OFF_BOARD),
    };
    Ok(field.cell(line(x)?, line(y)?))
}

/// A cell for a catcher. It may not be the fugitive's, because the round would then be over.
fn free(field: Field, state: &State, x: &str, y: &str) -> Result<Cell, IllegalMove> {
    let cell = cell(field, x, y)?;
    match () {
        () if !state.is_placed() => Err(refusals::NOT_PLACED),
        () if state.fugitive == Some(cell) => Err(IllegalMove::OCCUPIED),
        () => Ok(cell),
    }
}

fn add(params: &mut MatchParams, state: &mut State, x: &str, y: &str) -> Result<(), IllegalMove> {
    let cell = free(params.field, state, x, y)?;
    if usize::from(params.catchers) + 1 >= params.field.cells() {
        return Err(IllegalMove::OCCUPIED);
    }
    state.catchers.push(cell);
    params.catchers += 1;
    Ok(())
}

fn remove(params: &mut MatchParams, state: &mut State, index: usize) -> Result<(), IllegalMove> {
    match state.catchers.len() {
        0 => Err(refusals::NOT_PLACED),
        count if index >= count => Err(IllegalMove::NO_SUCH_PIECE),
        1 => Err(IllegalMove::LAST_PIECE),
        _ => {
            state.catchers.remove(index);
            params.catchers -= 1;
            Ok(())
        }
    }
}

fn edit_params(case: &mut Case, words: &[&str]) -> Result<(), IllegalMove> {
    let MatchParams { field, .. } = case.params;
    match *words {
        ["field", kind @ ("square" | "torus")] => case.params.field.torus = kind == "torus",
        ["side", n] => {
            let n = number(n, case.least_side().into(), i32::from(*SIDES.end()))?;
            case.resize(n as u8);
        }
        ["steps", steps] => case.params.steps = number(steps, 1, 2 * i32::from(field.n))? as u8,
        ["turns", turns] => case.params.turns = number(turns, case.turn() + 1, case.most_turns())? as u16,
        ["catchers", count] if case.is_placed() => return number(count, 1, i32::MAX).and(Err(IllegalMove::NOT_NOW)),
        ["catchers", count] => case.params.catchers = number(count, 1, field.cells() as i32 - 1)? as u16,
        _ => return Err(IllegalMove::UNREADABLE),
    }
    Ok(())
}

/// A number of an edit command.
fn number(word: &str, min: i32, max: i32) -> Result<i32, IllegalMove> {
    let number = word.parse::<i32>().map_err(|_| IllegalMove::UNREADABLE)?;
    if (min..=max).contains(&number) {
        Ok(number)
    } else {
        Err(refusals::OUT_OF_RANGE.with([1, min.into(), max.into()]))
    }
}

impl Case {
    fn is_placed(&self) -> bool {
        matches!(&self.start, Start::Turn(state) if state.is_placed())
    }

    fn turn(&self) -> i32 {
        if let Start::Turn(state) = &self.start { state.turn.into() } else { 0 }
    }

    /// The statement's limit, or the present value if that is larger.
    fn most_turns(&self) -> i32 {
        let cells = self.params.field.cells() as i32;
        if i32::from(self.params.turns) > cells { u16::MAX.into() } else { cells }
    }

    /// The smallest side on which all pieces keep their cells and that the other parameters allow.
    fn least_side(&self) -> u8 {
        let MatchParams { field, catchers, steps, turns, .. } = self.params;
        let long = usize::from(turns) > field.cells();
        let stands = |n: u8| match &self.start {
            Start::Turn(state) => state.fugitive.iter().chain(&state.catchers).all(|&cell| {
                let (x, y) = field.xy(cell);
                x < n && y < n
            }),
            Start::Match { .. } => true,
        };
        let room = |n: u8| {
            let cells = usize::from(n) * usize::from(n);
            usize::from(catchers) < cells && steps <= 2 * n && (long || usize::from(turns) <= cells) && stands(n)
        };
        SIDES.into_iter().find(|&n| room(n)).unwrap_or(*SIDES.end())
    }
}
