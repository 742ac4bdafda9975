use alloc::string::String;

use super::Listed;
use super::view::{Board, Frame, Look, Why};
use crate::game::Illegal;
use crate::session::{self, Line, Session};

/// A session without its game's types.
pub trait DynSession {
    /// What is known of the line that is walked.
    fn line(&self) -> Line;
    /// Lets the solver extend the line, at most by a number of moves; whether the game is over then.
    fn solve(&mut self, moves: u32) -> bool {
        self.think(moves, u64::MAX)
    }
    /// The same for a number of nodes: a solver that has not found its move by then goes on at the next call.
    fn think(&mut self, moves: u32, nodes: u64) -> bool;
    /// The position after `ply` moves, or the last one known.
    fn frame(&mut self, ply: u32) -> Frame;
    /// The evidence for the solver's move at `ply`; none where the game is over.
    fn why(&mut self, ply: u32) -> Option<Why>;
    /// The position that a move at `ply` would lead to; the line stays as it is.
    fn peek(&mut self, ply: u32, mv: &str) -> Result<Frame, Illegal>;
    /// Whether two moves at `ply`, however they are written, lead to positions that nobody can tell apart.
    #[cfg(feature = "pursuit")]
    fn same(&mut self, ply: u32, one: &str, other: &str) -> bool;
    /// How a cell, row and column, comes by its value at `ply`.
    fn look(&mut self, ply: u32, cell: (u64, u64)) -> Option<Look>;
    /// What a program that plays at `ply` is given to read; none where the game is over or has no such programs.
    #[cfg(feature = "pursuit")]
    fn prompt(&mut self, ply: u32) -> Option<String>;
    /// The move, as `step` takes it, that a program's output stands for at `ply`; none like [`DynSession::prompt`].
    #[cfg(feature = "pursuit")]
    fn heard(&mut self, ply: u32, output: &str) -> Option<String>;
    /// The line up to `ply` as an input that plays it again; none where the game has no such inputs.
    #[cfg(feature = "pursuit")]
    fn record(&self, ply: u32) -> Option<String>;
    /// Plays a person's move at `ply`, on a branch if it differs from the line.
    fn step(&mut self, ply: u32, mv: &str) -> Result<(), Illegal>;
    /// Goes one move back; false at the start.
    fn undo(&mut self) -> bool;
    /// Goes one move forward on the line; false at its end.
    fn redo(&mut self) -> bool;
    /// The ply that [`DynSession::undo`] and [`DynSession::redo`] move.
    fn ply(&self) -> u32;
    /// Leaves a person's branch for the solver's line.
    fn main_line(&mut self);
    /// Every move of the line, joined by `; `.
    fn transcript(&self) -> String;
    /// Brings back a branch as [`Line::moves`] writes it: `12: N; stay*; E`, the solver's own moves marked. Stops at the first move that is refused.
    fn replay(&mut self, moves: &str) -> Result<(), Illegal>;
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

    fn why(&mut self, ply: u32) -> Option<Why> {
        Session::why(self, ply).map(Into::into)
    }

    fn peek(&mut self, ply: u32, mv: &str) -> Result<Frame, Illegal> {
        Session::peek(self, ply, mv).map(listed)
    }

    #[cfg(feature = "pursuit")]
    fn same(&mut self, ply: u32, one: &str, other: &str) -> bool {
        Session::same(self, ply, one, other)
    }

    fn look(&mut self, ply: u32, cell: (u64, u64)) -> Option<Look> {
        Session::look(self, ply, cell).map(Into::into)
    }

    #[cfg(feature = "pursuit")]
    fn prompt(&mut self, ply: u32) -> Option<String> {
        Session::prompt(self, ply)
    }

    #[cfg(feature = "pursuit")]
    fn heard(&mut self, ply: u32, output: &str) -> Option<String> {
        Session::heard(self, ply, output)
    }

    #[cfg(feature = "pursuit")]
    fn record(&self, ply: u32) -> Option<String> {
        Session::record(self, ply)
    }

    fn step(&mut self, ply: u32, mv: &str) -> Result<(), Illegal> {
        Session::step(self, ply, mv)
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

    fn replay(&mut self, moves: &str) -> Result<(), Illegal> {
        Session::replay(self, moves)
    }
}

/// The same frame with its board as one of the list's.
fn listed<V: Into<Board>>(frame: session::Frame<V>) -> Frame {
    let session::Frame { ply, turn, mv, person, board } = frame;
    Frame { ply, turn, mv, person, board: board.into() }
}
