/// The kind of a fault. A smaller input must have the same kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FaultKind {
    Crash,
    TimeOut,
    Memory,
    TooLong,
    NotText,
}

/// A fault of a program on an input.
pub(crate) struct Fault {
    pub(crate) kind: FaultKind,
    pub(crate) message: String,
}
