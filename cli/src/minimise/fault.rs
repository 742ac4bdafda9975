/// How a program goes wrong. A smaller input must not lead from one way to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Wrong,
    Crash,
    TimeOut,
    TooLong,
    NotText,
}

/// What goes wrong on an input.
pub(super) struct Fault {
    pub(super) kind: Kind,
    pub(super) words: String,
}
