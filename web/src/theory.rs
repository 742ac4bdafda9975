//! The exact theory of one problem of Pursuit, solved a turn at a time.

use boardlab_core::games::pursuit::exact::{
    Goal, Problem, Sequential, Solution, Solver, Tablebase, TheoryOutlook, TheoryProgress, TheoryResult, advise,
    outlook, takes,
};
use boardlab_core::games::pursuit::{Field, MatchParams, Pursuit, SIDES, Start, State};
use boardlab_core::{Input, Limits};
use wasm_bindgen::prelude::*;

use crate::tokens::object;

/// One problem: before it is solved only what that takes is known.
#[wasm_bindgen]
pub struct Theory {
    params: MatchParams,
    solver: Option<Solver>,
    found: Option<(Tablebase, Solution)>,
}

#[wasm_bindgen]
impl Theory {
    /// A problem: torus or square, N, K, S, and whether a path that enters a catcher's cell ends there.
    #[wasm_bindgen(constructor)]
    pub fn new(torus: bool, n: u8, catchers: u16, steps: u8, blocked: bool) -> Result<Theory, JsError> {
        if !SIDES.contains(&n) || catchers == 0 || steps == 0 || steps > 2 * n {
            return Err(JsError::new("no such problem"));
        }
        let params = MatchParams { field: Field { torus, n }, catchers, steps, turns: 1, blocked };
        Ok(Theory { params, solver: None, found: None })
    }

    /// The cost of solving it with at most `most` bytes of memory.
    #[wasm_bindgen(unchecked_return_type = "TheoryCost")]
    pub fn cost(&self, most: f64) -> Result<JsValue, JsError> {
        object(&takes(&self.params, most as u64))
    }

    /// Begins to solve it. An error if it needs more than `most` bytes.
    pub fn begin(&mut self, most: f64) -> Result<(), JsError> {
        let problem = Problem::of(&self.params).ok_or_else(|| JsError::new("too many catchers"))?;
        let solver = Solver::new(problem, Goal::Tablebase, most as u64);
        self.solver = Some(solver.map_err(|_| JsError::new("too much memory"))?);
        self.found = None;
        Ok(())
    }

    /// Looks one turn further ahead; null when it is solved.
    #[wasm_bindgen(unchecked_return_type = "TheoryProgress | null")]
    pub fn turn(&mut self) -> Result<JsValue, JsError> {
        let progress = self.solver.as_mut().and_then(|solver| solver.turn(&Sequential));
        if progress.is_none() {
            self.found = self.solver.take().and_then(|solver| {
                let solution = solver.solution();
                Some((solver.table()?, solution))
            });
        }
        object::<Option<TheoryProgress>>(&progress.map(TheoryProgress::from))
    }

    /// What came of it.
    #[wasm_bindgen(unchecked_return_type = "TheoryResult")]
    pub fn result(&self) -> Result<JsValue, JsError> {
        let (_, solution) = self.found()?;
        object(&TheoryResult::from(solution))
    }

    /// All that is known of a position, which is given as a turn file.
    #[wasm_bindgen(unchecked_return_type = "PursuitTheory")]
    pub fn ask(&self, file: &str) -> Result<JsValue, JsError> {
        let (table, solution) = self.found()?;
        let (params, state) = self.position(file)?;
        object(&advise(table, solution, &params, &state))
    }

    /// What each of some positions is worth.
    #[wasm_bindgen(unchecked_return_type = "TheoryOutlook[]")]
    pub fn course(&self, files: Vec<String>) -> Result<JsValue, JsError> {
        let (table, solution) = self.found()?;
        let worth =
            |file: &String| self.position(file).map(|(params, state)| outlook(table, solution, &params, &state));
        object(&files.iter().map(worth).collect::<Result<Vec<TheoryOutlook>, JsError>>()?)
    }

    fn found(&self) -> Result<&(Tablebase, Solution), JsError> {
        self.found.as_ref().ok_or_else(|| JsError::new("it is not solved"))
    }

    /// A turn file of this very problem: the table knows no other placements.
    fn position(&self, file: &str) -> Result<(MatchParams, State), JsError> {
        let input = Input::<Pursuit>::read(file, Limits::Relaxed, Default::default());
        let input = input.map_err(|_| JsError::new("not a file of Pursuit"))?;
        let case = input.case(0).ok_or_else(|| JsError::new("an empty file"))?;
        let params = MatchParams { blocked: self.params.blocked, ..case.params };
        match case.start {
            Start::Turn(state) if MatchParams { turns: self.params.turns, ..params } == self.params => {
                Ok((params, state))
            }
            _ => Err(JsError::new("a file of another problem")),
        }
    }
}
