use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::model::{Case, MatchParams, Move, Side, Start, State};
use super::view::{PursuitBoard, PursuitStep};

pub(super) fn board(case: &Case, state: &State, previous: Option<(&State, &Move)>) -> PursuitBoard {
    let params = &case.params;
    PursuitBoard {
        torus: params.field.torus,
        n: params.field.n,
        steps: params.steps,
        turns: params.turns,
        turn: state.turn,
        blocked: params.blocked,
        side_to_move: state.side_to_move,
        players: case.players.map(|player| player.to_string()).into(),
        robots: if let Start::Match { robots, .. } = &case.start { robots.to_vec() } else { Vec::new() },
        catchers: state.catchers.clone(),
        fugitive: state.fugitive,
        reach: if state.end.is_none() { reach(params, state) } else { String::new() },
        pairs: if state.end.is_none() { params.pair_count(state) as u32 } else { 0 },
        step: previous.map(|(before, mv)| step(params, before, mv, state)),
        end: state.end.clone(),
        score: state.score(params),
    }
}

fn reach(params: &MatchParams, state: &State) -> String {
    let near = params.field.nearest(&state.catchers);
    let letter = |(open, near): (bool, u8)| match (open, near) {
        (false, _) => '.',
        (true, 0 | 1) => 'x',
        _ => 'o',
    };
    params.reach(state).into_iter().zip(near).map(letter).collect()
}

fn step(params: &MatchParams, before: &State, mv: &Move, after: &State) -> PursuitStep {
    let turned = turned(params, before, after);
    let mut step = PursuitStep { side: before.side_to_move, catchers: Vec::new(), path: Vec::new(), turned };
    let Some(pairs) = mv.pairs(params, before) else { return step };
    match (before.side_to_move, before.fugitive) {
        (Side::Catchers, _) => step.catchers = before.catchers.clone(),
        (Side::Fugitive, Some(from)) => {
            step.path.push(from);
            step.path.extend(params.path(before, &pairs).into_iter().flat_map(|path| path.cells));
        }
        _ => {}
    }
    step
}

/// Both positions are evaluated with the same side to move. Otherwise every move would change the cells that are as
/// near to one side as to the other.
fn turned(params: &MatchParams, before: &State, after: &State) -> Vec<u16> {
    let was = params.territory(&State { side_to_move: after.side_to_move, ..before.clone() });
    let is = params.territory(after);
    (0..).zip(was.iter().zip(&is)).filter(|(_, (was, is))| was != is).map(|(cell, _)| cell).collect()
}
