use std::collections::BTreeMap;
use std::iter;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::mpsc::{self, Sender};
use std::thread;

/// Runs `jobs` tasks at a time and passes the results to `on_result` in the order of the tasks. When `on_result`
/// fails, tasks that run are finished, and no other is started.
pub(crate) fn run_in_order<T: Send, E>(
    tasks: &Range<u64>,
    jobs: usize,
    work: impl Fn(u64) -> T + Sync,
    mut on_result: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let (mut done, mut next) = (BTreeMap::new(), tasks.start);
    run_as_done(tasks.clone(), jobs, work, |number, result| {
        done.insert(number, result);
        while let Some(result) = done.remove(&next) {
            on_result(result)?;
            next += 1;
        }
        Ok(())
    })
}

/// The same, but passes each result with the number of its task as soon as it is there.
pub(super) fn run_as_done<T: Send, E>(
    tasks: impl Iterator<Item = u64> + Send,
    jobs: usize,
    work: impl Fn(u64) -> T + Sync,
    mut on_result: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<(), E> {
    let (sender, receiver) = mpsc::channel();
    let (next, work) = (&queue(tasks), &work);
    let worker = |sender: Sender<_>| {
        move || {
            while let Some(task) = next() {
                if sender.send((task, work(task))).is_err() {
                    break;
                }
            }
        }
    };
    let workers = iter::repeat_n(sender, jobs).map(worker);
    on_threads(workers, || receiver.into_iter().try_for_each(|(task, result)| on_result(task, result)))
}

/// Hands out tasks to threads. After a panic there are no more.
pub(crate) fn queue<T>(tasks: impl Iterator<Item = T> + Send) -> impl Fn() -> Option<T> + Sync {
    let tasks = Mutex::new(tasks);
    move || tasks.lock().ok()?.next()
}

/// Runs each worker on a thread of its own and `here` on this one, and returns when all have ended.
pub(crate) fn on_threads<R>(workers: impl Iterator<Item = impl FnOnce() + Send>, here: impl FnOnce() -> R) -> R {
    thread::scope(|scope| {
        for worker in workers {
            scope.spawn(worker);
        }
        here()
    })
}
