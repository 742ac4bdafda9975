pub(crate) mod cases;
pub(crate) mod compare;
pub(crate) mod explain;
pub(crate) mod manual;
pub(crate) mod minimise;
pub(crate) mod reason;
pub(crate) mod solve;
pub(crate) mod test;
