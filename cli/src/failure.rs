use std::fmt;
use std::io;

/// Why nothing could be done.
pub(crate) enum Failure {
    /// A bad input, reported with its place.
    Bad(String),
    /// A file or an option that does not exist.
    Usage(String),
    /// The output cannot be written.
    Write(io::Error),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Bad(report) => f.write_str(report),
            Failure::Usage(message) => writeln!(f, "boardlab: {message}"),
            Failure::Write(error) => writeln!(f, "boardlab: cannot write: {error}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Write(error)
    }
}
