use alloc::vec::Vec;
use core::ops::Range;

use super::invalid::{InvalidInput, ReadText};
use super::typed::Input;
use crate::game::Game;
use crate::text::{Limits, Meaning, Scanner};

impl<G: Game> Input<G> {
    /// What each word means that lies within a window of bytes of the text, or touches it.
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let column = &input.meanings(7..8)[0];
    /// assert_eq!((column.span.of(input.text()), column.to_string()), ("17", "the column of robot 1".into()));
    /// ```
    #[must_use]
    pub fn meanings(&self, window: Range<usize>) -> Vec<Meaning> {
        meanings(&self.text, self.limits, window, G::read)
    }
}

impl InvalidInput {
    /// What the words before the error mean, as far as they lie within a window of bytes or touch it.
    ///
    /// ```
    /// use boardlab_core::{Limits, ReadError, game};
    /// let read = game("robots").unwrap().read("1 0\n15 1x\n0 0\n".into(), Limits::Statement, &[]);
    /// let Err(ReadError::Text(invalid)) = read else { panic!() };
    /// assert_eq!(invalid.meanings(0..invalid.text.len()).last().unwrap().to_string(), "the row of robot 1");
    /// ```
    #[must_use]
    pub fn meanings(&self, window: Range<usize>) -> Vec<Meaning> {
        meanings(&self.text, self.limits, window, self.read)
    }
}

fn meanings(text: &str, limits: Limits, window: Range<usize>, read: ReadText) -> Vec<Meaning> {
    let mut scanner = Scanner::new(text, limits);
    scanner.annotate_within(window);
    // An error ends the reading; what was read before it keeps its meaning.
    let _ = read(&mut scanner);
    scanner.into_meanings()
}
