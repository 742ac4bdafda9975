#[cfg(feature = "workbench")]
use std::ops::Range;
use std::sync::Arc;

#[cfg(feature = "workbench")]
use boardlab_core::text::Meaning;
use boardlab_core::{AnyInput, DynGame, InvalidInput, Limits, ReadError, options_in};
use wasm_bindgen::prelude::*;

/// What a text is read as: an input, or a text with an error.
pub(crate) struct Reading(pub(crate) Result<Arc<dyn AnyInput>, InvalidInput>);

impl Reading {
    /// Reads a text. An option that the game does not have is an error of the page.
    pub(crate) fn of(game: &dyn DynGame, text: String, limits: Limits, options: &str) -> Result<Self, JsError> {
        match game.read(text, limits, &options_in(options)) {
            Ok(input) => Ok(Reading(Ok(input))),
            Err(ReadError::Text(invalid)) => Ok(Reading(Err(invalid))),
            Err(ReadError::Option(unknown)) => Err(unknown.into()),
        }
    }

    /// The text, whether or not it is valid. The engine of pictures does without.
    #[cfg_attr(feature = "scenes", allow(dead_code))]
    pub(crate) fn text(&self) -> &str {
        self.0.as_ref().map_or_else(|invalid| &*invalid.text, |input| input.text())
    }

    /// What the words within a window of bytes mean; of a text with an error, up to that.
    #[cfg(feature = "workbench")]
    pub(crate) fn meanings(&self, window: Range<usize>) -> Vec<Meaning> {
        match &self.0 {
            Ok(input) => input.meanings(window),
            Err(invalid) => invalid.meanings(window),
        }
    }

    pub(crate) fn input(&self) -> Result<&Arc<dyn AnyInput>, JsError> {
        self.0.as_ref().map_err(|_| JsError::new("the text has an error"))
    }
}

pub(crate) fn find_game(name: &str) -> Result<&'static dyn DynGame, JsError> {
    boardlab_core::game(name).ok_or_else(|| JsError::new("no such game"))
}

pub(crate) const fn limits_of(relaxed: bool) -> Limits {
    if relaxed { Limits::Relaxed } else { Limits::Statement }
}
