use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::end::{End, Side};
use super::model::{Case, MatchParams, Move, Start, State};
use crate::boundary::view_struct;

view_struct! {
    /// A position, and the move that led to it. Cells are numbers: n times the row, plus the column.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{Options, Pursuit};
    /// use boardlab_core::{Input, Limits};
    /// let input = Input::<Pursuit>::read("0 5 1 1 20 area far", Limits::Statement, Options::default()).unwrap();
    /// let board = input.open(0).unwrap().frame(0).board;
    /// assert_eq!((board.n, board.steps, board.pairs), (5, 1, 1));
    /// ```
    #[cfg_attr(feature = "ts", ts(rename = "PursuitPosition"))]
    pub struct PursuitBoard {
        /// Whether opposite edges are glued.
        pub torus: bool,
        /// Cells a side.
        pub n: u8,
        /// Steps of the fugitive a turn.
        pub steps: u8,
        /// Turns of the round.
        pub turns: u16,
        /// The turn, from 0: the placement.
        pub turn: u16,
        /// Whether a path that enters a catcher's cell ends there.
        pub blocked: bool,
        /// The side to move. After the end of the round, the side that was to move when it ended.
        pub side_to_move: Side,
        /// The strategies that play the catchers and the fugitive where no replay does.
        pub players: Vec<String>,
        /// The folders of the robots that a match names.
        pub robots: Vec<String>,
        /// Where each catcher stands; none before the placement.
        pub catchers: Vec<u16>,
        /// Where the fugitive is.
        pub fugitive: Option<u16>,
        /// A letter a cell, row by row: `o` where the fugitive's next move may end, `x` where it may and a catcher is
        /// there or next to it, `.` elsewhere. Before its placement it may end anywhere. Empty when the round is over.
        pub reach: String,
        /// How many pairs of numbers the next move has.
        pub pairs: u32,
        /// The move that led here.
        pub step: Option<PursuitStep>,
        /// How the round ended.
        pub end: Option<End>,
        /// The points of catchers and fugitive at the end.
        pub score: Option<(u16, u16)>,
    }

    /// What a move did.
    pub struct PursuitStep {
        /// Whose it was.
        pub side: Side,
        /// Where each catcher stood before, if catchers moved.
        pub catchers: Vec<u16>,
        /// The fugitive's way, its former cell first, if it moved: a cell for each step.
        pub path: Vec<u16>,
        /// Cells that one side reached first before the move and the other side reaches first after it.
        pub turned: Vec<u16>,
    }
}

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
            step.path.extend(params.path(before, &pairs).into_iter().flatten());
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

#[cfg(test)]
mod tests {
    use crate::games::pursuit::{Options, Pursuit};
    use crate::{Input, Limits};

    #[test]
    fn cells_that_change_hands_are_told() {
        let input = Input::<Pursuit>::read("0 0 3 1 1 9 1 0 0 2 2", Limits::Statement, Options::default());
        let mut row = input.expect("a file").open(0).expect("its case");
        row.step(0, "-1 0").expect("a step");
        // The fugitive is on (0, 0). The catcher moves from (2, 2) to (1, 2). Cells (0, 2) and (1, 1) were as near to
        // one as to the other; now the catcher is nearer.
        let turned = row.frame(1).board.step.expect("a move").turned;
        assert_eq!(turned, [4, 6]);
    }
}
