use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;
use core::ops::Range;

use super::invalid::InvalidInput;
use crate::game::{Game, PlainWriter};
use crate::session::Session;
use crate::text::{Document, Limits, Note, Span, text_of};

/// A valid input of a game, and the options that it is played under. The text is stored once. Cases are read again from
/// it when they are needed, so an input of 100 MB needs little more memory than its own size.
///
/// ```
/// use boardlab_core::games::robots::Robots;
/// use boardlab_core::{Input, Limits};
/// let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
/// assert!(input.answer().starts_with("Case 1:\nLost game after making"));
/// let mut session = input.open(0).unwrap();
/// session.step(0, "N").unwrap();
/// assert!(input.open(1).is_none());
/// ```
pub struct Input<G: Game> {
    pub(super) text: String,
    pub(super) document: Document,
    #[cfg(feature = "workbench")]
    pub(super) limits: Limits,
    pub(super) options: G::Options,
}

impl<G: Game> Input<G> {
    /// Validates a text and keeps it.
    ///
    /// ```
    /// use boardlab_core::games::robots::Robots;
    /// use boardlab_core::{Input, Limits};
    /// let invalid = Input::<Robots>::read("1 0\n15 32\n0 0\n", Limits::Statement, ()).err().unwrap();
    /// assert_eq!((invalid.error.line, invalid.error.column), (2, 4));
    /// ```
    ///
    /// # Errors
    ///
    /// The first error, with the text.
    pub fn read(text: impl Into<String>, limits: Limits, options: G::Options) -> Result<Self, InvalidInput> {
        let text = text.into();
        match G::parse(&text, limits) {
            Ok(document) => Ok(Input {
                text,
                document,
                #[cfg(feature = "workbench")]
                limits,
                options,
            }),
            Err(error) => Err(InvalidInput {
                text,
                error: Box::new(error),
                #[cfg(feature = "workbench")]
                limits,
                #[cfg(feature = "workbench")]
                read: G::read,
            }),
        }
    }

    /// The text as it was given.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where each case stands in the text.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// assert_eq!(input.cases()[0].of(input.text()), "1 0\n15 17");
    /// ```
    #[must_use]
    pub fn cases(&self) -> &[Span] {
        &self.document.cases
    }

    /// Oddities of the text that were tolerated, one entry a kind.
    ///
    /// ```
    /// use boardlab_core::games::robots::Robots;
    /// use boardlab_core::{Input, Limits};
    /// let input = Input::<Robots>::read("01 00\n15 17\n", Limits::Statement, ()).unwrap();
    /// let notes: Vec<_> = input.notes().iter().map(|note| (note.kind.to_string(), note.count)).collect();
    /// assert_eq!(notes[0], ("a number begins with a zero that it does not need".into(), 2));
    /// assert_eq!(notes[1], ("the line that ends the input is missing".into(), 1));
    /// ```
    #[must_use]
    pub fn notes(&self) -> &[Note] {
        &self.document.notes
    }

    /// Another text as an input under the same options.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// let other = input.with_text("1 0\n15 18\n0 0\n", Limits::Statement).unwrap();
    /// assert_ne!(other.text(), input.text());
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`Input::read`].
    pub fn with_text(&self, text: impl Into<String>, limits: Limits) -> Result<Self, InvalidInput> {
        Self::read(text, limits, self.options.clone())
    }

    /// The case with an index (from 0). `None` behind the last one.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// assert_eq!(input.case(0).unwrap().to_string().trim_end(), "1 0\n15 17");
    /// assert!(input.case(1).is_none());
    /// ```
    #[must_use]
    pub fn case(&self, index: usize) -> Option<G::Case> {
        G::case(&self.text, *self.document.cases.get(index)?, &self.options)
    }

    /// The expected output for all cases.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// assert!(input.answer().starts_with("Case 1:\nLost game after making 16 moves."));
    /// ```
    #[must_use]
    pub fn answer(&self) -> String {
        text_of(|out| self.write_answer(0..self.cases().len(), out))
    }

    /// Writes the expected output for a range of cases; what is behind the last case counts for nothing. The outputs of
    /// consecutive ranges, concatenated, are the whole output.
    ///
    /// ```
    /// use boardlab_core::games::knights::Knights;
    /// use boardlab_core::{Input, Limits};
    /// let input = Input::<Knights>::read("2\n1\n1 0\n1\n2 0\n", Limits::Statement, ()).unwrap();
    /// let mut out = String::new();
    /// input.write_answer(0..1, &mut out).unwrap();
    /// input.write_answer(1..2, &mut out).unwrap();
    /// assert_eq!(out, input.answer());
    /// ```
    ///
    /// # Errors
    ///
    /// Only where `out` fails.
    pub fn write_answer(&self, cases: Range<usize>, out: &mut dyn fmt::Write) -> fmt::Result {
        let mut memory = G::Memory::default();
        for (index, case) in self.cases_in(cases) {
            G::answer(&case, index + 1, &mut memory, &mut PlainWriter(out))?;
        }
        Ok(())
    }

    /// A session of a case (from 0) at its start. `None` behind the last case.
    ///
    /// ```
    /// use boardlab_core::games::knights::Knights;
    /// use boardlab_core::{Input, Limits};
    /// let input = Input::<Knights>::read("1\n1\n7 9\n", Limits::Statement, ()).unwrap();
    /// let mut session = input.open(0).unwrap();
    /// assert_eq!(session.state(0).knights[0].x, 7);
    /// ```
    #[must_use]
    pub fn open(&self, case: usize) -> Option<Session<G>> {
        self.case(case).map(Session::new)
    }

    /// The cases of a range with their indices, as far as there are any.
    pub(super) fn cases_in(&self, range: Range<usize>) -> impl Iterator<Item = (usize, G::Case)> {
        range.map_while(|index| Some((index, self.case(index)?)))
    }
}
