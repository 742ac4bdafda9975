use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::model::{Case, Move, Start, State, Terms};
use super::view::{PursuitBoard, PursuitStep, Side};

pub(super) fn board(case: &Case, at: &State, previous: Option<(&State, &Move)>) -> PursuitBoard {
    let terms = &case.terms;
    PursuitBoard {
        torus: terms.field.torus,
        n: terms.field.n,
        steps: terms.steps,
        turns: terms.turns,
        turn: at.turn,
        blocked: terms.blocked,
        due: at.due,
        players: case.players.map(|player| player.to_string()).into(),
        robots: if let Start::Match { robots, .. } = &case.start { robots.to_vec() } else { Vec::new() },
        catchers: at.catchers.clone(),
        fugitive: at.fugitive,
        reach: if at.end.is_none() { reach(terms, at) } else { String::new() },
        pairs: if at.end.is_none() { terms.pairs_due(at) as u32 } else { 0 },
        step: previous.map(|(before, mv)| step(terms, before, mv, at)),
        end: at.end.clone(),
        score: at.score(terms),
    }
}

fn reach(terms: &Terms, at: &State) -> String {
    let near = terms.field.nearest(&at.catchers);
    let letter = |(open, near): (bool, u8)| match (open, near) {
        (false, _) => '.',
        (true, 0 | 1) => 'x',
        _ => 'o',
    };
    terms.reach(at).into_iter().zip(near).map(letter).collect()
}

fn step(terms: &Terms, before: &State, mv: &Move, after: &State) -> PursuitStep {
    let turned = turned(terms, before, after);
    let mut step = PursuitStep { side: before.due, catchers: Vec::new(), path: Vec::new(), turned };
    let Some(pairs) = mv.pairs(terms, before) else { return step };
    match (before.due, before.fugitive) {
        (Side::Catchers, _) => step.catchers = before.catchers.clone(),
        (Side::Fugitive, Some(from)) => {
            step.path.push(from);
            step.path.extend(terms.path(before, &pairs).into_iter().flat_map(|path| path.cells));
        }
        _ => {}
    }
    step
}

/// Both positions are taken as if the same side had the word: else every word would turn the cells that are as near to one
/// side as to the other.
fn turned(terms: &Terms, before: &State, after: &State) -> Vec<u16> {
    let was = terms.territory(&State { due: after.due, ..before.clone() });
    let is = terms.territory(after);
    (0..).zip(was.iter().zip(&is)).filter(|(_, (was, is))| was != is).map(|(cell, _)| cell).collect()
}
