#[cfg(feature = "players")]
use alloc::boxed::Box;
#[cfg(feature = "players")]
use core::{fmt, ops::Range};

#[cfg(feature = "players")]
use super::dyn_session::DynSession;
use super::listed::Listed;
use crate::input::{DynInput, Input};

/// An [`Input`] of a game of the catalog without its types, as the page and the command line hold it.
pub trait AnyInput: DynInput {
    /// See [`Input::answer`].
    ///
    /// # Errors
    ///
    /// Only where `out` fails.
    #[cfg(feature = "players")]
    fn answer(&self, cases: Range<usize>, out: &mut dyn fmt::Write) -> fmt::Result;
    /// See [`Input::open`].
    ///
    /// ```
    /// use boardlab_core::view::Board;
    /// use boardlab_core::{Limits, game};
    /// let input = game("knights").unwrap().read("1\n1\n7 9\n".into(), Limits::Statement, &[]).unwrap();
    /// let mut session = input.open(0).unwrap();
    /// let Board::Knights(board) = session.frame(0).board else { panic!() };
    /// assert_eq!(board.knights[0].x, "7");
    /// ```
    #[cfg(feature = "players")]
    fn open(&self, case: usize) -> Option<Box<dyn DynSession>>;
}

impl<G: Listed> AnyInput for Input<G> {
    #[cfg(feature = "players")]
    fn answer(&self, cases: Range<usize>, out: &mut dyn fmt::Write) -> fmt::Result {
        Input::answer(self, cases, out)
    }

    #[cfg(feature = "players")]
    fn open(&self, case: usize) -> Option<Box<dyn DynSession>> {
        Some(Box::new(Input::open(self, case)?))
    }
}
