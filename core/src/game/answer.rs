use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::illegal::IllegalMove;

/// Takes the output of a case, and the position that each part of it tells of.
pub trait AnswerWriter: fmt::Write {
    /// What is written from here on tells of the position after so many moves; at first it tells of the start. A line tells of the
    /// position that was named before its first byte.
    fn set_ply(&mut self, ply: u32);
}

/// A text keeps no positions.
impl AnswerWriter for String {
    fn set_ply(&mut self, _: u32) {}
}

/// Writes text and keeps no positions.
pub struct PlainWriter<'a>(pub &'a mut dyn fmt::Write);

impl fmt::Write for PlainWriter<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write_str(text)
    }
}

impl AnswerWriter for PlainWriter<'_> {
    fn set_ply(&mut self, _: u32) {}
}

/// What a game says of an output beside the right one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Judged {
    /// The rule that forbids the first token that differs from the right output, or the one behind its end.
    pub why: Option<IllegalMove>,
    /// What that rule wants is missing behind the token before; what comes next stands in another line.
    pub incomplete: bool,
    /// What the output is worth where the game counts, and nothing in it is wrong; see `judge::CaseScore`.
    pub points: Vec<u32>,
}
