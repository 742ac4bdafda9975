//! One turn of the analysis, backwards: from the cells that are lost to those that are lost a turn earlier.

pub(super) mod gather;
pub(super) mod merge;
pub(super) mod runs;
pub(super) mod sources;
pub(super) mod trap;
pub(super) mod unmove;
