use boardlab_core::games::pursuit::exact::{Executor, Task, ThreadMemory};

use crate::jobs::{on_threads, queue};

/// An executor with this number of threads.
pub struct Threads(pub usize);

impl Executor for Threads {
    fn threads(&self) -> usize {
        self.0
    }

    fn run(&self, tasks: Vec<Task<'_>>, memories: &mut [ThreadMemory]) {
        let threads = self.0.min(tasks.len());
        let next = &queue(tasks.into_iter());
        let mut workers = memories.iter_mut().take(threads).map(|memory| {
            move || {
                while let Some(task) = next() {
                    task(memory);
                }
            }
        });
        let own = workers.next();
        on_threads(workers, || own.into_iter().for_each(|mut work| work()));
    }
}
