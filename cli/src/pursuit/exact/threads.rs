use std::sync::Mutex;
use std::thread;

use boardlab_core::games::pursuit::exact::Executor;

/// An executor with this number of threads.
pub struct Threads(pub usize);

impl Executor for Threads {
    fn threads(&self) -> usize {
        self.0
    }

    fn run<'a>(&self, work: Vec<Box<dyn FnOnce() + Send + 'a>>) {
        let helpers = self.0.min(work.len()).saturating_sub(1);
        let waiting = Mutex::new(work.into_iter());
        // After a panic in a task (without `panic = "abort"`) the mutex is poisoned, and the other threads stop.
        let next = || waiting.lock().ok().and_then(|mut waiting| waiting.next());
        let all = || {
            while let Some(task) = next() {
                task();
            }
        };
        thread::scope(|scope| {
            for _ in 0..helpers {
                scope.spawn(all);
            }
            all();
        });
    }
}
