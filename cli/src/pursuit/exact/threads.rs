use boardlab_core::games::pursuit::exact::{Executor, Task};

use crate::jobs::{on_threads, queue};

/// An executor with this number of threads.
pub struct Threads(pub usize);

impl Executor for Threads {
    fn run(&self, tasks: Vec<Task<'_>>, most: usize) {
        let threads = self.0.min(tasks.len()).min(most);
        let next = &queue(tasks.into_iter());
        let work = || {
            while let Some(task) = next() {
                task();
            }
        };
        on_threads((1..threads).map(|_| work), work);
    }
}
