use alloc::string::String;
use core::fmt;

/// What is written, as a text. A `String` takes everything, so `write` fails only for reasons of its own.
pub(crate) fn text_of(write: impl FnOnce(&mut String) -> fmt::Result) -> String {
    let mut text = String::new();
    let written = write(&mut text);
    debug_assert!(written.is_ok(), "a String takes everything");
    text
}
