use super::typed::Input;
use crate::game::Game;
use crate::text::{Note, Span};

/// The text and the cases of an [`Input`], without its game's types.
pub trait HeldInput: Send + Sync {
    /// See [`Input::text`].
    fn text(&self) -> &str;
    /// See [`Input::cases`].
    fn cases(&self) -> &[Span];
    /// See [`Input::notes`].
    fn notes(&self) -> &[Note];
}

impl<G: Game> HeldInput for Input<G> {
    fn text(&self) -> &str {
        Input::text(self)
    }

    fn cases(&self) -> &[Span] {
        Input::cases(self)
    }

    fn notes(&self) -> &[Note] {
        Input::notes(self)
    }
}
