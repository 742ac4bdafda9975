use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::process::ExitCode;

use super::job::{Job, Kept, Report, Worker};
use super::pool::run_as_done;
use crate::command_error::CommandError;
use crate::output::progress::progress;

/// Runs all tasks in this process, and reports.
pub(crate) fn run_here<J: Job>(job: &J, kept: &mut impl Kept<J::Outcome>) -> Result<ExitCode, CommandError> {
    let worker = job.worker()?;
    let bar = progress(J::THINGS, job.tasks());
    let mut report = job.report(&worker, &bar)?;
    let known = kept.take_known();
    bar.set_position(known.len() as u64);
    let mut done = known.len() as u64;
    let keep = |outcome: &J::Outcome| {
        bar.inc(1);
        done += 1;
        kept.keep(outcome)
    };
    let ran = run_in_turn(job, &worker, 0..job.tasks(), known, keep, |outcome| report.add(outcome))?;
    bar.finish_and_clear();
    match ran {
        Ran::Through => report.finish(),
        Ran::Interrupted => report.interrupted(done),
    }
}

/// How far a range of tasks has come.
#[derive(PartialEq, Eq)]
pub(super) enum Ran {
    /// To its end, or to an outcome after which no other matters.
    Through,
    Interrupted,
}

/// Why no other task is started.
enum Stop {
    Ended,
    Failed(CommandError),
}

/// Runs the tasks that are not known. `on_done` sees each outcome as soon as it is there; `on_next` takes all of them,
/// the known ones too, in the order of the tasks.
pub(super) fn run_in_turn<J: Job>(
    job: &J,
    worker: &J::Worker<'_>,
    tasks: Range<u64>,
    known: BTreeMap<u64, J::Outcome>,
    mut on_done: impl FnMut(&J::Outcome) -> Result<(), CommandError>,
    on_next: impl FnMut(J::Outcome) -> Result<(), CommandError>,
) -> Result<Ran, CommandError> {
    let done: BTreeSet<u64> = known.keys().copied().collect();
    let open = tasks.clone().filter(|task| !done.contains(task));
    let mut in_turn = InTurn { job, next: tasks.start, waiting: known, on_next };
    let work = |task| if worker.is_cancelled() { Ok(None) } else { worker.run(task) };
    let first = in_turn.pass_on();
    let mut take = |task, outcome: Result<Option<J::Outcome>, CommandError>| {
        let Some(outcome) = outcome.map_err(Stop::Failed)? else { return Ok(()) };
        on_done(&outcome).map_err(Stop::Failed)?;
        in_turn.waiting.insert(task, outcome);
        in_turn.pass_on()
    };
    // Nobody waits for the tasks that still run.
    let cancel = |stop: &Stop| {
        if matches!(stop, Stop::Failed(_)) {
            worker.cancel();
        }
    };
    let on_result = |task, outcome| take(task, outcome).inspect_err(cancel);
    let all = first.and_then(|()| run_as_done(open, job.threads(), work, on_result));
    match all {
        Err(Stop::Failed(error)) => Err(error),
        Err(Stop::Ended) => Ok(Ran::Through),
        Ok(()) => Ok(if in_turn.next < tasks.end { Ran::Interrupted } else { Ran::Through }),
    }
}

/// Passes on outcomes in the order of their tasks.
struct InTurn<'a, J: Job, Next> {
    job: &'a J,
    next: u64,
    waiting: BTreeMap<u64, J::Outcome>,
    on_next: Next,
}

impl<J: Job, Next: FnMut(J::Outcome) -> Result<(), CommandError>> InTurn<'_, J, Next> {
    fn pass_on(&mut self) -> Result<(), Stop> {
        while let Some(outcome) = self.waiting.remove(&self.next) {
            self.next += 1;
            let is_last = self.job.ends(&outcome);
            (self.on_next)(outcome).map_err(Stop::Failed)?;
            if is_last {
                return Err(Stop::Ended);
            }
        }
        Ok(())
    }
}
