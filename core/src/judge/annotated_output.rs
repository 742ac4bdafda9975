use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use crate::game::AnswerWriter;

/// A writer that records for every line the position or the move that it describes.
///
/// ```
/// use core::fmt::Write;
/// use boardlab_core::contract::AnswerWriter;
/// use boardlab_core::judge::AnnotatedOutput;
/// let mut output = AnnotatedOutput::default();
/// output.write_str("Case 1:\n").unwrap();
/// output.set_move(3);
/// output.write_str("Lost game\nafter 3 moves").unwrap();
/// assert_eq!((output.lines(), output.line(2)), (3, "after 3 moves"));
/// assert_eq!((output.moment(1).ply, output.moment(1).decided_at), (3, 2));
/// ```
#[derive(Default)]
pub struct AnnotatedOutput {
    text: String,
    /// The offset and the moment of each line that has begun. A line begins with its first byte.
    lines: Vec<(u32, Moment)>,
    now: Moment,
}

/// What a line describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    /// The number of moves before the position that it describes: of a line about a move, the position after that move.
    pub ply: u32,
    /// The number of moves before the position that decides what is right there: of a line about a move, the position
    /// before that move; of a line about a position, that position.
    pub decided_at: u32,
}

impl Moment {
    pub(super) const fn position(ply: u32) -> Self {
        Moment { ply, decided_at: ply }
    }
}

impl fmt::Write for AnnotatedOutput {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for part in text.split_inclusive('\n') {
            if self.is_at_line_start() {
                self.lines.push((self.text.len() as u32, self.now));
            }
            self.text.push_str(part);
        }
        Ok(())
    }
}

impl AnswerWriter for AnnotatedOutput {
    fn set_ply(&mut self, ply: u32) {
        self.now = Moment::position(ply);
    }

    fn set_move(&mut self, number: u32) {
        self.now = Moment { ply: number, decided_at: number.saturating_sub(1) };
    }
}

impl AnnotatedOutput {
    /// Everything that was written.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many lines were begun.
    #[must_use]
    pub fn lines(&self) -> usize {
        self.lines.len()
    }

    /// A line, counted from 0, without its end.
    ///
    /// ```
    /// use boardlab_core::judge::AnnotatedOutput;
    /// use std::fmt::Write;
    /// let mut output = AnnotatedOutput::default();
    /// output.write_str("Case 1:\nLost").unwrap();
    /// assert_eq!((output.line(0), output.line(1)), ("Case 1:", "Lost"));
    /// ```
    #[must_use]
    pub fn line(&self, nth: usize) -> &str {
        let line = self.stretch(nth..nth + 1);
        line.strip_suffix('\n').unwrap_or(line)
    }

    /// Some lines with their ends.
    pub(super) fn stretch(&self, lines: Range<usize>) -> &str {
        self.text.get(self.start(lines.start)..self.start(lines.end)).unwrap_or_default()
    }

    /// Where a line begins.
    pub(super) fn start(&self, nth: usize) -> usize {
        self.lines.get(nth).map_or(self.text.len(), |line| line.0 as usize)
    }

    /// The number, from 1, of the line that is written on next.
    pub(super) fn next_line(&self) -> u32 {
        self.lines.len() as u32 + u32::from(self.is_at_line_start())
    }

    /// What a line, counted from 0, describes.
    #[must_use]
    pub fn moment(&self, nth: usize) -> Moment {
        self.lines.get(nth).map_or(self.now, |line| line.1)
    }

    /// What the text that is written next describes.
    #[must_use]
    pub(crate) fn now(&self) -> Moment {
        self.now
    }

    /// Ends an unfinished line. The next case then begins on a new line, at ply 0.
    pub(super) fn end_case(&mut self) {
        if !self.is_at_line_start() {
            self.text.push('\n');
        }
        self.now = Moment::default();
    }

    fn is_at_line_start(&self) -> bool {
        self.text.is_empty() || self.text.ends_with('\n')
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::fmt::Write;

    #[test]
    fn the_next_line_is_the_one_that_is_written_on() {
        let mut output = AnnotatedOutput::default();
        let lines = ["", "a", "b", "\n", "c\nd", "\n"].map(|text| {
            assert!(output.write_str(text).is_ok());
            output.next_line()
        });
        assert_eq!(lines, [1, 1, 1, 2, 3, 4]);
    }
}
