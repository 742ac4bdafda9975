use alloc::format;
use alloc::string::String;

/// What surrounds the cases of an input.
///
/// ```
/// use boardlab_core::contract::{InputFraming, Workbench};
/// use boardlab_core::games::{knights::Knights, robots::Robots};
/// assert_eq!(Knights::FRAMING, InputFraming::Counted);
/// assert_eq!(Robots::FRAMING, InputFraming::Ended("0 0"));
/// ```
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
    /// The input of some cases. Each case in `text` ends with a line break.
    #[must_use]
    pub(crate) fn around(self, cases: usize, text: &str) -> String {
        format!("{}{text}{}", self.before(cases), self.after())
    }

    /// What stands before the first case.
    #[must_use]
    pub(crate) fn before(self, cases: usize) -> String {
        if self == InputFraming::Counted { format!("{cases}\n") } else { String::new() }
    }

    /// What stands behind the last case.
    #[must_use]
    pub(crate) fn after(self) -> String {
        if let InputFraming::Ended(end) = self { format!("{end}\n") } else { String::new() }
    }
}
