pub(crate) mod cases;
pub(crate) mod compare;
#[cfg(unix)]
pub(crate) mod diff;
pub(crate) mod draw;
pub(crate) mod explain;
#[cfg(unix)]
pub(crate) mod lines;
pub(crate) mod manual;
pub(crate) mod minimise;
pub(crate) mod package;
pub(crate) mod reason;
pub(crate) mod scenes;
pub(crate) mod solve;
pub(crate) mod stress;
pub(crate) mod test;
pub(crate) mod validate;
