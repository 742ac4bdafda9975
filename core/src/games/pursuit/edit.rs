use alloc::vec::Vec;

use super::end::Side;
use super::field::{Cell, Field, SIDES};
use super::model::{Case, MatchParams, Start, State, Strategy};
use super::words::Refusal;
use crate::game::{CommonRefusal, parse_index};

/// Applies an edit command to a file. Cells are x and y from 0, catchers are numbered from 1.
///
/// The parameters of every file: `field square`, `field torus`, `side 9`, `steps 2`, `turns 81`. A turn file:
/// `catcher 2 4 4`, `fugitive 0 8`, `add 3 3` (a catcher), `remove 2`, `turn 5`, `to-move catchers`,
/// `to-move fugitive`. Where the catchers are not placed yet: `catchers 3`. A match file: `robots area far`; with a
/// replay, `cut 4`, which leaves its first four moves and no score. The parameters of a replay cannot be changed: its
/// moves were made under them.
///
/// A match file becomes that of a new match by `match torus 9 2 1 40`: the kind of field, N, K, S and L. Without L the
/// match has as many turns as the statement allows.
#[cold]
pub(super) fn edit(case: &Case, change: &str) -> Result<Case, Refusal> {
    let words: Vec<&str> = change.split_ascii_whitespace().collect();
    let mut case = case.clone();
    match (&case.start, words.as_slice()) {
        (Start::Match { .. }, ["match", params @ ..]) => return match_params(params).map(Case::of),
        // The lines of a turn file behind it could be read as those of the match.
        (Start::Turn(_), ["match", ..]) => return Err(CommonRefusal::NotNow.into()),
        (Start::Match { .. }, words) => edit_match(&mut case, words)?,
        (Start::Turn(_), words) => edit_turn(&mut case, words)?,
    }
    Ok(case)
}

/// The parameters of a new match. A number out of its range is counted from 1: N, K, S, L.
fn match_params(words: &[&str]) -> Result<MatchParams, Refusal> {
    let [kind, n, catchers, steps, ref turns @ ..] = *words else { return Err(CommonRefusal::Unreadable.into()) };
    let torus = is_torus(kind)?;
    let field = Field { torus, n: nth_number(1, n, i32::from(*SIDES.start()), i32::from(*SIDES.end()))? as u8 };
    let cells = field.cells() as i32;
    Ok(MatchParams {
        field,
        catchers: nth_number(2, catchers, 1, cells - 1)? as u16,
        steps: nth_number(3, steps, 1, 2 * i32::from(field.n))? as u8,
        turns: match *turns {
            [] => cells,
            [turns] => nth_number(4, turns, 1, cells)?,
            _ => return Err(CommonRefusal::Unreadable.into()),
        } as u16,
        blocked: false,
    })
}

fn is_torus(kind: &str) -> Result<bool, CommonRefusal> {
    match kind {
        "square" => Ok(false),
        "torus" => Ok(true),
        _ => Err(CommonRefusal::Unreadable),
    }
}

fn edit_match(case: &mut Case, words: &[&str]) -> Result<(), Refusal> {
    let Start::Match { robots, moves, score } = &mut case.start else { return Err(CommonRefusal::NotNow.into()) };
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
        ["catcher" | "fugitive" | "add" | "remove", ..] => Err(Refusal::NotPlaced),
        _ if !moves.is_empty() => Err(CommonRefusal::NotNow.into()),
        _ => edit_params(case, words),
    }
}

/// Whether a word can be the name of a robot. A number would be parsed as the beginning of another file.
fn is_name(word: &str) -> bool {
    word.parse::<i64>().is_err() && !word.starts_with('!')
}

fn edit_turn(case: &mut Case, words: &[&str]) -> Result<(), Refusal> {
    let field = case.params.field;
    let params = &mut case.params;
    let Start::Turn(state) = &mut case.start else { return Err(CommonRefusal::NotNow.into()) };
    match *words {
        ["catcher", catcher, x, y] => {
            let cell = free(field, state, x, y)?;
            *state.catchers.get_mut(parse_index(catcher)?).ok_or(CommonRefusal::NoSuchPiece)? = cell;
        }
        ["fugitive", x, y] => {
            let cell = cell(field, x, y)?;
            let taken = state.catchers.contains(&cell);
            *state.fugitive.as_mut().ok_or(Refusal::NotPlaced)? =
                if taken { return Err(CommonRefusal::Occupied.into()) } else { cell };
        }
        ["add", x, y] => add(params, state, x, y)?,
        ["remove", catcher] => remove(params, state, parse_index(catcher)?)?,
        ["turn", turn] if state.turn > 0 => state.turn = number(turn, 1, i32::from(params.turns) - 1)? as u16,
        ["to-move", side] if state.turn > 0 => state.side_to_move = side_named(side)?,
        ["turn" | "to-move", _] => return Err(CommonRefusal::NotNow.into()),
        _ => return edit_params(case, words),
    }
    Ok(())
}

fn side_named(side: &str) -> Result<Side, CommonRefusal> {
    match side {
        "catchers" => Ok(Side::Catchers),
        "fugitive" => Ok(Side::Fugitive),
        _ => Err(CommonRefusal::Unreadable),
    }
}

fn cell(field: Field, x: &str, y: &str) -> Result<Cell, CommonRefusal> {
    let line = |word: &str| match word.parse::<i64>().map_err(|_| CommonRefusal::Unreadable)? {
        line if (0..i64::from(field.n)).contains(&line) => Ok(line as u8),
        _ => Err(CommonRefusal::OffBoard),
    };
    Ok(field.cell(line(x)?, line(y)?))
}

/// A cell for a catcher. It may not be the fugitive's, because the round would then be over.
fn free(field: Field, state: &State, x: &str, y: &str) -> Result<Cell, Refusal> {
    let cell = cell(field, x, y)?;
    if !state.is_placed() {
        Err(Refusal::NotPlaced)
    } else if state.fugitive == Some(cell) {
        Err(CommonRefusal::Occupied.into())
    } else {
        Ok(cell)
    }
}

fn add(params: &mut MatchParams, state: &mut State, x: &str, y: &str) -> Result<(), Refusal> {
    let cell = free(params.field, state, x, y)?;
    if usize::from(params.catchers) + 1 >= params.field.cells() {
        return Err(CommonRefusal::Occupied.into());
    }
    state.catchers.push(cell);
    params.catchers += 1;
    Ok(())
}

fn remove(params: &mut MatchParams, state: &mut State, index: usize) -> Result<(), Refusal> {
    match state.catchers.len() {
        0 => Err(Refusal::NotPlaced),
        count if index >= count => Err(CommonRefusal::NoSuchPiece.into()),
        1 => Err(CommonRefusal::LastPiece.into()),
        _ => {
            state.catchers.remove(index);
            params.catchers -= 1;
            Ok(())
        }
    }
}

fn edit_params(case: &mut Case, words: &[&str]) -> Result<(), Refusal> {
    let MatchParams { field, .. } = case.params;
    match *words {
        ["field", kind] => case.params.field.torus = is_torus(kind)?,
        ["side", n] => {
            let n = number(n, case.least_side().into(), i32::from(*SIDES.end()))?;
            case.resize(n as u8);
        }
        ["steps", steps] => case.params.steps = number(steps, 1, 2 * i32::from(field.n))? as u8,
        ["turns", turns] => case.params.turns = number(turns, case.turn() + 1, case.most_turns())? as u16,
        ["catchers", count] if case.is_placed() => {
            return number(count, 1, i32::MAX).and(Err(CommonRefusal::NotNow.into()));
        }
        ["catchers", count] => case.params.catchers = number(count, 1, field.cells() as i32 - 1)? as u16,
        _ => return Err(CommonRefusal::Unreadable.into()),
    }
    Ok(())
}

/// The number of an edit command that has one.
fn number(word: &str, min: i32, max: i32) -> Result<i32, Refusal> {
    nth_number(1, word, min, max)
}

/// A number of an edit command, by its place among them, from 1.
fn nth_number(nth: i64, word: &str, min: i32, max: i32) -> Result<i32, Refusal> {
    let number = word.parse::<i32>().map_err(|_| CommonRefusal::Unreadable)?;
    if (min..=max).contains(&number) {
        Ok(number)
    } else {
        Err(Refusal::OutOfRange { number: nth, min: min.into(), max: max.into() })
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
