//! Colours of verdicts: on a terminal alone, unless `NO_COLOR` asks for none (`anstream` strips them elsewhere).

use std::fmt::Display;

use anstyle::{AnsiColor, Style};

const RIGHT: Style = AnsiColor::Green.on_default();
const WRONG: Style = AnsiColor::Red.on_default();

/// A verdict, or a line of the right output, in green; one of a wrong output in red.
pub(crate) fn coloured(text: impl Display, is_right: bool) -> String {
    let style = if is_right { RIGHT } else { WRONG };
    format!("{style}{text}{style:#}")
}
