#[cfg(unix)]
pub(crate) mod cancel_token;
#[cfg(unix)]
pub(crate) mod child;
#[cfg(unix)]
pub(crate) mod descendants;
#[cfg(unix)]
pub(crate) mod dialogue;
#[cfg(unix)]
pub(crate) mod fault;
#[cfg(unix)]
pub(crate) mod hide_siblings;
pub(crate) mod interrupt;
pub(crate) mod memory;
#[cfg(unix)]
pub(crate) mod remove_tree;
#[cfg(unix)]
pub(crate) mod run_program;
#[cfg(unix)]
pub(crate) mod scratch_limits;
#[cfg(unix)]
pub(crate) mod supervisor;
