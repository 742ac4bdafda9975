#[cfg(feature = "workbench")]
use alloc::string::String;
#[cfg(feature = "workbench")]
use alloc::sync::Arc;
#[cfg(feature = "workbench")]
use alloc::vec::Vec;
#[cfg(feature = "workbench")]
use core::ops::Range;

use super::judgeable::Judgeable;
use super::typed::Input;
use crate::game::Built;
#[cfg(feature = "workbench")]
use crate::game::{IllegalMove, InputFraming, ShrinkCursor, SizePart};
#[cfg(feature = "workbench")]
use crate::text::Meaning;
use crate::text::{Note, Span};

/// An [`Input`] without its game's types and without its players. Only `Input` implements it.
///
/// ```
/// use boardlab_core::{Limits, game};
/// let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
/// assert_eq!(input.gather(&[0, 0]), "1 0\n15 17\n1 0\n15 17\n0 0\n");
/// ```
pub trait DynInput: Judgeable {
    /// See [`Input::text`].
    fn text(&self) -> &str;
    /// See [`Input::cases`].
    fn cases(&self) -> &[Span];
    /// See [`Input::notes`].
    fn notes(&self) -> &[Note];
    /// See [`Input::meanings`].
    #[cfg(feature = "workbench")]
    fn meanings(&self, window: Range<usize>) -> Vec<Meaning>;
    /// See [`Input::edit`].
    #[cfg(feature = "workbench")]
    fn edit(&self, case: usize, change: &str) -> Option<Result<String, IllegalMove>>;
    /// See [`Input::gather`].
    #[cfg(feature = "workbench")]
    fn gather(&self, order: &[usize]) -> String;
    /// See [`Input::shrink`].
    #[cfg(feature = "workbench")]
    fn shrink(&self, case: usize, cursor: &mut ShrinkCursor) -> Option<String>;
    /// See [`Input::size`].
    #[cfg(feature = "workbench")]
    fn size(&self) -> Vec<SizePart>;
    /// Another text within the same limits and under the same options, for the minimiser. `None` if it is not valid.
    #[cfg(feature = "workbench")]
    #[doc(hidden)]
    fn smaller(&self, text: String) -> Option<Arc<dyn DynInput>>;
    /// The text of a case (from 0) without some of its items, for the minimiser, or the place of the first that is not
    /// there.
    #[cfg(feature = "workbench")]
    #[doc(hidden)]
    fn without(&self, case: usize, items: &[usize]) -> Result<String, usize>;
    /// The text of a case (from 0) in which an item is left alone in its list, for the minimiser.
    #[cfg(feature = "workbench")]
    #[doc(hidden)]
    fn alone(&self, case: usize, item: usize) -> Option<String>;
    /// What stands around the cases of an input, for the minimiser.
    #[cfg(feature = "workbench")]
    #[doc(hidden)]
    fn framing(&self) -> InputFraming;
}

impl<G: Built> DynInput for Input<G> {
    fn text(&self) -> &str {
        Input::text(self)
    }

    fn cases(&self) -> &[Span] {
        Input::cases(self)
    }

    fn notes(&self) -> &[Note] {
        Input::notes(self)
    }

    #[cfg(feature = "workbench")]
    fn meanings(&self, window: Range<usize>) -> Vec<Meaning> {
        Input::meanings(self, window)
    }

    #[cfg(feature = "workbench")]
    fn edit(&self, case: usize, change: &str) -> Option<Result<String, IllegalMove>> {
        Some(Input::edit(self, case, change)?.map_err(Into::into))
    }

    #[cfg(feature = "workbench")]
    fn gather(&self, order: &[usize]) -> String {
        Input::gather(self, order)
    }

    #[cfg(feature = "workbench")]
    fn shrink(&self, case: usize, cursor: &mut ShrinkCursor) -> Option<String> {
        Input::shrink(self, case, cursor)
    }

    #[cfg(feature = "workbench")]
    fn size(&self) -> Vec<SizePart> {
        Input::size(self)
    }

    #[cfg(feature = "workbench")]
    fn smaller(&self, text: String) -> Option<Arc<dyn DynInput>> {
        Some(Arc::new(self.with_text(text, self.limits).ok()?))
    }

    #[cfg(feature = "workbench")]
    fn without(&self, case: usize, items: &[usize]) -> Result<String, usize> {
        Input::without(self, case, items)
    }

    #[cfg(feature = "workbench")]
    fn alone(&self, case: usize, item: usize) -> Option<String> {
        Input::alone(self, case, item)
    }

    #[cfg(feature = "workbench")]
    fn framing(&self) -> InputFraming {
        G::FRAMING
    }
}
