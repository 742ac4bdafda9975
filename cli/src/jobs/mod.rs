//! Long jobs: tasks that do not depend on each other. They run here, on the threads of this process, or in units that
//! any scheduler starts on any machine; what is printed is the same.

mod fingerprints;
mod job;
mod line;
mod plan_line;
mod pool;
mod request;
mod run;
mod unit;
mod units;

pub(crate) use fingerprints::{Fingerprints, fingerprint};
pub(crate) use job::{INTERRUPTED, Job, Kept, Report, Settings, Worker};
pub use plan_line::PlanLine;
pub(crate) use pool::{on_threads, queue, run_in_order};
pub(crate) use request::{Command, run};
pub(crate) use run::run_here;
pub(crate) use units::InUnits;
