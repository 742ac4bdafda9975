use alloc::string::String;

use super::listed::Listed;
use super::view::{Board, CellInfo, Explanation, Frame};
use crate::game::IllegalMove;
use crate::session::{self, Line, Session};

/// A [`Session`] without its game's types. Its views, explanations and cells are the unions of the catalog.
pub trait DynSession {
    /// See [`Session::line`].
    fn line(&self) -> Line;
    /// See [`Session::solve`].
    fn solve(&mut self, moves: u32) -> bool {
        self.think(moves, u64::MAX)
    }
    /// See [`Session::think`].
    fn think(&mut self, moves: u32, nodes: u64) -> bool;
    /// See [`Session::frame`].
    fn frame(&mut self, ply: u32) -> Frame;
    /// See [`Session::explain`].
    fn explain(&mut self, ply: u32) -> Option<Explanation>;
    /// See [`Session::peek`].
    ///
    /// # Errors
    ///
    /// As for [`Session::peek`].
    fn peek(&mut self, ply: u32, mv: &str) -> Result<Frame, IllegalMove>;
    /// See [`Session::equivalent`].
    fn equivalent(&mut self, ply: u32, one: &str, other: &str) -> bool;
    /// See [`Session::cell_info`].
    fn cell_info(&mut self, ply: u32, cell: (u64, u64)) -> Option<CellInfo>;
    /// See [`Session::program_input`].
    fn program_input(&mut self, ply: u32) -> Option<String>;
    /// See [`Session::parse_program_output`].
    fn parse_program_output(&mut self, ply: u32, output: &str) -> Option<String>;
    /// See [`Session::to_replay`].
    fn to_replay(&self, ply: u32) -> Option<String>;
    /// See [`Session::step`].
    ///
    /// # Errors
    ///
    /// As for [`Session::step`].
    fn step(&mut self, ply: u32, mv: &str) -> Result<(), IllegalMove>;
    /// See [`Session::undo`].
    fn undo(&mut self) -> bool;
    /// See [`Session::redo`].
    fn redo(&mut self) -> bool;
    /// See [`Session::ply`].
    fn ply(&self) -> u32;
    /// See [`Session::main_line`].
    fn main_line(&mut self);
    /// See [`Session::transcript`].
    fn transcript(&self) -> String;
    /// See [`Session::replay`].
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
