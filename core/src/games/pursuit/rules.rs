use alloc::collections::VecDeque;
use alloc::vec;
use alloc::vec::Vec;

use super::end::{End, OutputError, Side};
use super::field::{Cell, Field, Map, NEVER, Step};
use super::model::{Case, MatchParams, Move, Start, State};
use super::notation::judge;
use super::words::Refusal;
use crate::game::CommonRefusal;

/// Where a move leads its side.
enum Destination {
    Catchers(Vec<Cell>),
    Fugitive(Cell),
}

pub(super) fn start(case: &Case) -> State {
    match &case.start {
        Start::Match { moves, .. } => State { scripted: !moves.is_empty(), ..State::new() },
        Start::Turn(state) => state.clone(),
    }
}

/// Plays a move of a round and records whether it is the one of the replay.
pub(super) fn follow(case: &Case, state: &mut State, mv: &Move) -> Result<(), Refusal> {
    let scripted = state.end.is_none() && case.scripted(state).as_ref() == Some(mv);
    play(&case.params, state, mv)?;
    state.scripted = scripted;
    Ok(())
}

/// Plays a move; see [`Game::play`](crate::Game::play).
pub(super) fn play(params: &MatchParams, state: &mut State, mv: &Move) -> Result<(), Refusal> {
    match mv {
        _ if state.end.is_some() => Err(CommonRefusal::Over.into()),
        Move::Pairs(pairs) => params.apply(state, pairs).map_err(|error| error.refusal()),
        Move::Output(text) => {
            if let Err(error) = judge(params, state, text).and_then(|pairs| params.apply(state, &pairs)) {
                state.end = Some(End::Forfeit { side: state.side_to_move, error });
            }
            Ok(())
        }
        Move::Fail(failure) => {
            state.end =
                Some(End::Forfeit { side: state.side_to_move, error: OutputError::Failed { failure: *failure } });
            Ok(())
        }
    }
}

impl MatchParams {
    /// The number of pairs of numbers in the next move.
    pub(super) fn pair_count(&self, state: &State) -> usize {
        match (state.side_to_move, state.turn) {
            (Side::Catchers, _) => usize::from(self.catchers),
            (Side::Fugitive, 0) => 1,
            (Side::Fugitive, _) => usize::from(self.steps),
        }
    }

    /// Plays a move of the side to move. The round must not be over.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{End, Field, MatchParams, OutputError, State};
    /// let field = Field { torus: false, n: 5 };
    /// let params = MatchParams { field, catchers: 1, steps: 2, turns: 20, blocked: false };
    /// let mut state = State { turn: 1, catchers: vec![0], fugitive: Some(1), ..State::new() };
    /// assert_eq!(params.apply(&mut state, &[(1, 1)]), Err(OutputError::Diagonal { number: 1, line: 1 }));
    /// params.apply(&mut state, &[(1, 0)]).unwrap();
    /// assert_eq!(state.end, Some(End::Caught));
    /// ```
    ///
    /// # Errors
    ///
    /// What is wrong with the move; the position is then as it was.
    pub fn apply(&self, state: &mut State, pairs: &[(i32, i32)]) -> Result<(), OutputError> {
        match self.destination(state, pairs)? {
            Destination::Catchers(cells) => state.catchers = cells,
            Destination::Fugitive(cell) => state.fugitive = Some(cell),
        }
        self.pass_on(state);
        Ok(())
    }

    /// Checks a move without playing it.
    pub(super) fn check(&self, state: &State, pairs: &[(i32, i32)]) -> Result<(), OutputError> {
        self.destination(state, pairs).map(|_| ())
    }

    fn destination(&self, state: &State, pairs: &[(i32, i32)]) -> Result<Destination, OutputError> {
        let (expected, found) = (2 * self.pair_count(state) as u32, 2 * pairs.len() as u32);
        if expected != found {
            return Err(OutputError::Count { expected, found });
        }
        Ok(match (state.side_to_move, state.turn) {
            (Side::Catchers, 0) => Destination::Catchers(self.places(pairs)?),
            (Side::Catchers, _) => Destination::Catchers(self.moved(&state.catchers, pairs)?),
            (Side::Fugitive, 0) => Destination::Fugitive(self.places(pairs)?[0]),
            (Side::Fugitive, _) => {
                let path = self.path(state, pairs)?;
                Destination::Fugitive(path.last().copied().or(state.fugitive).unwrap_or_default())
            }
        })
    }

    fn places(&self, pairs: &[(i32, i32)]) -> Result<Vec<Cell>, OutputError> {
        let max = i32::from(self.field.n) - 1;
        let line = |nth: usize, value: i32| match (0..=max).contains(&value) {
            true => Ok(value as u8),
            false => Err(OutputError::Range { number: nth as u32 + 1, line: 1, value, min: 0, max }),
        };
        let place =
            |(nth, &(x, y)): (usize, &(i32, i32))| Ok(self.field.cell(line(2 * nth, x)?, line(2 * nth + 1, y)?));
        pairs.iter().enumerate().map(place).collect()
    }

    fn moved(&self, from: &[Cell], pairs: &[(i32, i32)]) -> Result<Vec<Cell>, OutputError> {
        let moved =
            |(nth, (&cell, &pair)): (usize, (&Cell, &(i32, i32)))| stepped(self.field, cell, step(nth, pair)?, nth);
        from.iter().zip(pairs).enumerate().map(moved).collect()
    }

    /// The path of the fugitive's steps: the cell that each of them enters or stays in. In the reading `blocked` it
    /// ends in the first cell that a catcher holds. Later steps must then be valid steps, but they are not taken, so
    /// they cannot leave the field.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{Field, MatchParams, State};
    /// let field = Field { torus: false, n: 5 };
    /// let params = MatchParams { field, catchers: 1, steps: 2, turns: 20, blocked: false };
    /// let state = State { fugitive: Some(0), ..State::new() };
    /// assert_eq!(params.path(&state, &[(1, 0), (0, 0)]), Ok(vec![1, 1]));
    /// ```
    ///
    /// # Errors
    ///
    /// The first step that is wrong.
    pub fn path(&self, state: &State, pairs: &[(i32, i32)]) -> Result<Vec<Cell>, OutputError> {
        let mut cell = state.fugitive.unwrap_or_default();
        let mut path = Vec::new();
        let mut caught = false;
        for (nth, &pair) in pairs.iter().enumerate() {
            let step = step(nth, pair)?;
            if caught {
                continue;
            }
            cell = stepped(self.field, cell, step, nth)?;
            path.push(cell);
            caught = self.blocked && state.catchers.contains(&cell);
        }
        Ok(path)
    }

    /// Where the fugitive's next move may end, cell by cell, whether it is caught there or not. In the reading
    /// `blocked` a path ends in the first cell that a catcher holds. Before its placement it may end anywhere.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{Field, MatchParams, State};
    /// let field = Field { torus: false, n: 5 };
    /// let params = MatchParams { field, catchers: 1, steps: 2, turns: 20, blocked: false };
    /// let state = State { fugitive: Some(0), ..State::new() };
    /// assert_eq!(params.reach(&state).iter().filter(|&&open| open).count(), 6);
    /// ```
    #[must_use]
    pub fn reach(&self, state: &State) -> Vec<bool> {
        match state.fugitive {
            None => vec![true; self.field.cells()],
            Some(from) if self.blocked => {
                self.ways(from, &state.catchers).into_iter().map(|far| far <= self.steps).collect()
            }
            Some(from) => self.field.distances(from).into_iter().map(|far| far <= self.steps).collect(),
        }
    }

    /// The number of steps to each cell on paths that end at the first catcher; [`NEVER`] if there is no path of at
    /// most S steps.
    pub(super) fn ways(&self, from: Cell, catchers: &[Cell]) -> Map {
        let mut held = vec![false; self.field.cells()];
        catchers.iter().for_each(|&cell| held[usize::from(cell)] = true);
        let mut map = vec![NEVER; self.field.cells()];
        map[usize::from(from)] = 0;
        let mut queue = VecDeque::from([from]);
        while let Some(cell) = queue.pop_front() {
            let far = map[usize::from(cell)];
            if far == self.steps || held[usize::from(cell)] && cell != from {
                continue;
            }
            for (_, next) in self.field.around(cell) {
                if map[usize::from(next)] == NEVER {
                    map[usize::from(next)] = far + 1;
                    queue.push_back(next);
                }
            }
        }
        map
    }

    /// Tests for capture, then lets the other side move, or begins the next turn.
    fn pass_on(&self, state: &mut State) {
        if state.fugitive.is_some_and(|cell| state.catchers.contains(&cell)) {
            state.end = Some(End::Caught);
            return;
        }
        match state.side_to_move {
            Side::Catchers => state.side_to_move = Side::Fugitive,
            Side::Fugitive if state.turn + 1 == self.turns => state.end = Some(End::Escaped),
            Side::Fugitive => (state.side_to_move, state.turn) = (Side::Catchers, state.turn + 1),
        }
    }
}

fn step(nth: usize, (dx, dy): (i32, i32)) -> Result<Step, OutputError> {
    let far = |value: i32| !(-1..=1).contains(&value);
    let range = |number, value| Err(OutputError::Range { number, line: 1, value, min: -1, max: 1 });
    let number = first(nth);
    match (far(dx), far(dy)) {
        (true, _) => range(number, dx),
        (_, true) => range(number + 1, dy),
        _ => Step::of((dx, dy)).ok_or(OutputError::Diagonal { number, line: 1 }),
    }
}

fn stepped(field: Field, cell: Cell, step: Step, nth: usize) -> Result<Cell, OutputError> {
    field.step(cell, step).ok_or(OutputError::OffField { number: first(nth), line: 1 })
}

/// The first number of a pair, from 1.
const fn first(nth: usize) -> u32 {
    2 * nth as u32 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_the_fewest_steps() {
        for (torus, n) in [(false, 4), (true, 3), (true, 6), (false, 7)] {
            let field = Field { torus, n };
            let params = MatchParams { field, catchers: 1, steps: 2 * n, turns: 1, blocked: true };
            for from in 0..field.cells() as Cell {
                assert_eq!(field.distances(from), params.ways(from, &[]), "{field:?} {from}");
            }
        }
    }
}
