use alloc::string::String;

use super::listed::Listed;
use super::view::{Board, CellInfo, Explanation, Frame};
use crate::game::IllegalMove;
#[cfg(feature = "scene")]
use crate::scene::Scene;
use crate::session::{self, Line, Session};

/// A [`Session`] without its game's types. Its views, explanations and cells are the unions of the catalog.
///
/// ```
/// use boardlab_core::{Limits, game};
/// let input = game("knights").unwrap().read("1\n1\n7 9\n".into(), Limits::Statement, &[]).unwrap();
/// let mut session = input.open(0).unwrap();
/// session.step(0, "1 (-2,+1)").unwrap();
/// // The solver goes on from there.
/// assert!(session.solve(u32::MAX) && session.line().done);
/// assert!(session.transcript().starts_with("1 (-2,+1); "));
/// ```
pub trait DynSession {
    /// The current line, as far as it is known; see [`Session::line`].
    fn line(&self) -> Line;
    /// Lets the solver extend the line by at most a number of moves, also on a person's branch; see [`Session::solve`].
    fn solve(&mut self, moves: u32) -> bool {
        self.think(moves, u64::MAX)
    }
    /// Like [`Session::solve`], with a budget of nodes; see [`Session::think`].
    fn think(&mut self, moves: u32, nodes: u64) -> bool;
    /// The position after `ply` moves, or the last one known; see [`Session::frame`].
    fn frame(&mut self, ply: u32) -> Frame;
    /// The position after `ply` moves, or the last one known, as a picture; see [`Session::scene`].
    #[cfg(feature = "scene")]
    fn scene(&mut self, ply: u32) -> Scene;
    /// Why the solver chooses its move at `ply`, or at the last one known, solved before or not, also on a branch; see
    /// [`Session::explain`].
    fn explain(&mut self, ply: u32) -> Option<Explanation>;
    /// The position that a move at `ply`, or at the last one known, would lead to; the line stays as it is; see
    /// [`Session::peek`]. It tells which moves are legal. Where to find those that may be:
    ///
    /// - Robots: the walks and teleports of its explanation;
    /// - Janken: from any cell to any cell: an order that fails is played, too;
    /// - Pursuit: for each catcher a step (their joint moves are too many for a list), and for the fugitive the cells
    ///   of `reach`;
    /// - Solitaire Chess: the tiles of the board that are a `target`, and `0 0`;
    /// - Hyper Knights: each knight with each of the `hops` of the board.
    ///
    /// ```
    /// use boardlab_core::view::Explanation;
    /// use boardlab_core::{Limits, game};
    /// let input = game("robots").unwrap().read("1 0\n1 1\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let mut session = input.open(0).unwrap();
    /// let Some(Explanation::Robots(why)) = session.explain(0) else { panic!() };
    /// let legal = why.walks.iter().filter(|walk| session.peek(0, &walk.mv).is_ok());
    /// assert_eq!(legal.count(), 9);
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`Session::peek`].
    fn peek(&mut self, ply: u32, mv: &str) -> Result<Frame, IllegalMove>;
    /// Whether two moves at `ply`, however they are written, lead to equivalent positions; see
    /// [`Session::equivalent`].
    fn equivalent(&mut self, ply: u32, one: &str, other: &str) -> bool;
    /// Information about the cell at a row and a column, at `ply`; see [`Session::cell_info`].
    fn cell_info(&mut self, ply: u32, cell: (u64, u64)) -> Option<CellInfo>;
    /// The text that a program reads at `ply`; see [`Session::program_input`].
    fn program_input(&mut self, ply: u32) -> Option<String>;
    /// The move, as [`Session::step`] takes it, that a program's output stands for at `ply`; see
    /// [`Session::parse_program_output`].
    fn parse_program_output(&mut self, ply: u32, output: &str) -> Option<String>;
    /// The line up to `ply` as an input that plays it again; see [`Session::to_replay`].
    fn to_replay(&self, ply: u32) -> Option<String>;
    /// Plays a person's move at `ply`, or at the last one known, on a branch if it differs from the line; see
    /// [`Session::step`].
    ///
    /// # Errors
    ///
    /// As for [`Session::step`].
    fn step(&mut self, ply: u32, mv: &str) -> Result<(), IllegalMove>;
    /// Goes one move back; false at the start; see [`Session::undo`].
    fn undo(&mut self) -> bool;
    /// Goes one move forward on the line; false at its end; see [`Session::redo`].
    fn redo(&mut self) -> bool;
    /// The ply that [`Session::undo`] and [`Session::redo`] move; see [`Session::ply`].
    fn ply(&self) -> u32;
    /// Leaves the branch of a person and returns to the solver's line; see [`Session::main_line`].
    fn main_line(&mut self);
    /// Every move of the line, joined by `; `; see [`Session::transcript`].
    fn transcript(&self) -> String;
    /// Restores a branch from the text that [`Line::moves`] has: `12: N; stay*; E`; see [`Session::replay`].
    ///
    /// # Errors
    ///
    /// As for [`Session::replay`].
    fn replay(&mut self, moves: &str) -> Result<(), IllegalMove>;
}

impl<G: Listed> DynSession for Session<G> {
    fn line(&self) -> Line {
        Session::line(self)
    }

    fn think(&mut self, moves: u32, nodes: u64) -> bool {
        Session::think(self, moves, nodes)
    }

    fn frame(&mut self, ply: u32) -> Frame {
        listed(Session::frame(self, ply))
    }

    #[cfg(feature = "scene")]
    fn scene(&mut self, ply: u32) -> Scene {
        Session::scene(self, ply)
    }

    fn explain(&mut self, ply: u32) -> Option<Explanation> {
        Session::explain(self, ply).map(Into::into)
    }

    fn peek(&mut self, ply: u32, mv: &str) -> Result<Frame, IllegalMove> {
        Session::peek(self, ply, mv).map(listed).map_err(Into::into)
    }

    fn equivalent(&mut self, ply: u32, one: &str, other: &str) -> bool {
        Session::equivalent(self, ply, one, other)
    }

    fn cell_info(&mut self, ply: u32, cell: (u64, u64)) -> Option<CellInfo> {
        Session::cell_info(self, ply, cell).map(Into::into)
    }

    fn program_input(&mut self, ply: u32) -> Option<String> {
        Session::program_input(self, ply)
    }

    fn parse_program_output(&mut self, ply: u32, output: &str) -> Option<String> {
        Session::parse_program_output(self, ply, output)
    }

    fn to_replay(&self, ply: u32) -> Option<String> {
        Session::to_replay(self, ply)
    }

    fn step(&mut self, ply: u32, mv: &str) -> Result<(), IllegalMove> {
        Session::step(self, ply, mv).map_err(Into::into)
    }

    fn undo(&mut self) -> bool {
        Session::undo(self)
    }

    fn redo(&mut self) -> bool {
        Session::redo(self)
    }

    fn ply(&self) -> u32 {
        Session::ply(self)
    }

    fn main_line(&mut self) {
        Session::main_line(self);
    }

    fn transcript(&self) -> String {
        Session::transcript(self)
    }

    fn replay(&mut self, moves: &str) -> Result<(), IllegalMove> {
        Session::replay(self, moves).map_err(Into::into)
    }
}

/// Converts the board of a frame to the union of the catalog.
fn listed<V: Into<Board>>(frame: session::Frame<V>) -> Frame {
    let session::Frame { ply, turn, mv, person, board } = frame;
    Frame { ply, turn, mv, person, board: board.into() }
}
