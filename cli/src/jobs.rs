use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::failure::Failure;

/// Runs `jobs` tasks at a time and passes the results to `on_result` in the order of the tasks. When `on_result`
/// fails, tasks that run are finished, and no other is started.
pub(crate) fn run_in_order<T: Send>(
    tasks: &Range<u64>,
    jobs: usize,
    work: impl Fn(u64) -> T + Sync,
    mut on_result: impl FnMut(T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let (mut done, mut next) = (BTreeMap::new(), tasks.start);
    run_as_done(tasks, jobs, work, |number, result| {
        done.insert(number, result);
        while let Some(result) = done.remove(&next) {
            on_result(result)?;
            next += 1;
        }
        Ok(())
    })
}

/// The same, but passes each result with the number of its task as soon as it is there.
pub(crate) fn run_as_done<T: Send>(
    tasks: &Range<u64>,
    jobs: usize,
    work: impl Fn(u64) -> T + Sync,
    mut on_result: impl FnMut(u64, T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let begun = AtomicU64::new(0);
    let count = tasks.end - tasks.start;
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, begun, work) = (sender.clone(), &begun, &work);
            scope.spawn(move || {
                let claim = || Some(begun.fetch_add(1, Ordering::Relaxed)).filter(|&next| next < count);
                while let Some(index) = claim() {
                    let task = tasks.start + index;
                    if sender.send((task, work(task))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        receiver.into_iter().try_for_each(|(task, result)| on_result(task, result))
    })
}
