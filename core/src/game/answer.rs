use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::illegal::IllegalMove;

/// Receives the output of a case, and for each line the position that it describes.
pub trait AnswerWriter: fmt::Write {
    /// Sets the ply of the text that follows: the number of moves before the position that it describes. At first it is 0. A line has
    /// the ply that was set before its first byte.
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
    /// The rule that forbids the first token that differs from the right output, or the first token after the end of the right output.
    pub why: Option<IllegalMove>,
    /// The line is too short: its last token is followed by a line break where the rule wants another token. The place after the last
    /// token is reported.
    pub incomplete: bool,
    /// What the output is worth where the game counts, and nothing in it is wrong; see `judge::CaseScore`.
    pub points: Vec<u32>,
}
