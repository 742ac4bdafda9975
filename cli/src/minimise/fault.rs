/// The kind of a fault. A smaller input must have the same kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FaultKind {
    Wrong,
    Crash,
    TimeOut,
    Memory,
    TooLong,
    NotText,
}

/// A fault of a program on an input.
pub(super) struct Fault {
    pub(super) kind: FaultKind,
    pub(super) message: String,
}
