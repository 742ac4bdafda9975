use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::refusal::IllegalMove;

/// Receives the output of a case, and for each line what it describes: a position or a move.
///
/// ```
/// use boardlab_core::contract::AnswerWriter;
/// use boardlab_core::judge::AnnotatedOutput;
/// use std::fmt::Write;
/// let mut out = AnnotatedOutput::default();
/// out.set_ply(3);
/// writeln!(out, "Lost after 3 moves.").unwrap();
/// assert_eq!(out.moment(0).decided_at, 3);
/// ```
pub trait AnswerWriter: fmt::Write {
    /// Sets the ply of the text that follows: the number of moves before the position that it describes. At first it is
    /// 0. A line describes what was set before its first byte.
    ///
    /// ```
    /// use boardlab_core::contract::AnswerWriter;
    /// use boardlab_core::judge::AnnotatedOutput;
    /// use std::fmt::Write;
    /// let mut out = AnnotatedOutput::default();
    /// out.set_ply(3);
    /// writeln!(out, "You are at (3,4).").unwrap();
    /// assert_eq!((out.moment(0).ply, out.moment(0).decided_at), (3, 3));
    /// ```
    fn set_ply(&mut self, ply: u32);
    /// Sets the move that the text that follows describes, counted from 1. What is right there is decided by the
    /// position before it.
    ///
    /// ```
    /// use boardlab_core::contract::AnswerWriter;
    /// use boardlab_core::judge::AnnotatedOutput;
    /// use std::fmt::Write;
    /// let mut out = AnnotatedOutput::default();
    /// out.set_move(3);
    /// writeln!(out, "Move 3: N").unwrap();
    /// assert_eq!((out.moment(0).ply, out.moment(0).decided_at), (3, 2));
    /// ```
    fn set_move(&mut self, number: u32);
}

/// A text keeps no positions.
impl AnswerWriter for String {
    fn set_ply(&mut self, _: u32) {}
    fn set_move(&mut self, _: u32) {}
}

/// Writes text and keeps no positions.
pub(crate) struct PlainWriter<'a>(pub(crate) &'a mut dyn fmt::Write);

impl fmt::Write for PlainWriter<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write_str(text)
    }
}

impl AnswerWriter for PlainWriter<'_> {
    fn set_ply(&mut self, _: u32) {}
    fn set_move(&mut self, _: u32) {}
}

/// The result of [`Game::judge`](crate::Game::judge) apart from the right output.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Judged {
    /// The rule that forbids the first token that differs from the right output, or the first token after the end of
    /// the right output.
    pub refusal: Option<IllegalMove>,
    /// Whether the line is too short: a line break follows its last token where the rule requires another token. The
    /// position after the last token is then reported.
    pub incomplete: bool,
    /// The points of the output, if the game counts points; see `judge::CaseScore`.
    pub points: Vec<u32>,
    /// Where many outputs are right: the moves that the output under test makes up to one that a rule forbids, from the
    /// start of the case, as [`Session::transcript`](crate::Session::transcript) writes them. Empty if a session of the
    /// case cannot play them.
    pub moves: String,
    /// Whether the output of the case has no header. The tokens are then advanced to where the next case begins.
    pub without_header: bool,
}
