use alloc::format;
use alloc::string::String;

/// What surrounds the cases of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputFraming {
    /// Their number before them.
    Counted,
    /// A last line behind them.
    Ended(&'static str),
    /// Nothing.
    Bare,
}

impl InputFraming {
    /// The input of so many cases, each with its line end.
    #[must_use]
    pub fn around(self, cases: usize, text: &str) -> String {
        match self {
            InputFraming::Counted => format!("{cases}\n{text}"),
            InputFraming::Ended(end) => format!("{text}{end}\n"),
            InputFraming::Bare => text.into(),
        }
    }
}
