use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::failure::Failure;

/// Does so many tasks at a time and hands over what comes of them in the order of the tasks. When `take` fails, the
/// tasks that have begun are finished and no other is begun.
pub(crate) fn in_order<T: Send>(
    tasks: &Range<u64>,
    jobs: usize,
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let (mut done, mut due) = (BTreeMap::new(), tasks.start);
    as_done(tasks, jobs, work, |number, result| {
        done.insert(number, result);
        while let Some(result) = done.remove(&due) {
            take(result)?;
            due += 1;
        }
        Ok(())
    })
}

/// The same, each handed over with its number as soon as it is done.
pub(crate) fn as_done<T: Send>(
    tasks: &Range<u64>,
    jobs: usize,
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(u64, T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let begun = AtomicU64::new(0);
    let count = tasks.end - tasks.start;
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, begun, work) = (sender.clone(), &begun, &work);
            scope.spawn(move || {
                let next = || Some(begun.fetch_add(1, Ordering::Relaxed)).filter(|&next| next < count);
                while let Some(next) = next() {
                    let task = tasks.start + next;
                    if sender.send((task, work(task))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        receiver.into_iter().try_for_each(|(task, result)| take(task, result))
    })
}
