//! A module of WebAssembly around a [`Table`]: texts come and go through buffers of its memory. Only the macro uses it.

use std::cell::RefCell;
use std::panic;
use std::sync::{Mutex, Once};

use crate::table::Table;
use crate::task::Task;

/// The buffers of a module. One text at a time goes in, and one comes out.
pub struct Module<T: Task> {
    table: Table<T>,
    question: Vec<u8>,
    answer: String,
}

impl<T: Task> Default for Module<T> {
    fn default() -> Self {
        Module { table: Table::default(), question: Vec::new(), answer: String::new() }
    }
}

/// What a panic has said.
static LAST_WORDS: Mutex<String> = Mutex::new(String::new());

/// Makes room for a question.
pub fn room<T: Task>(module: &RefCell<Module<T>>, bytes: usize) -> *mut u8 {
    static LISTENING: Once = Once::new();
    LISTENING.call_once(|| {
        panic::set_hook(Box::new(|panic| {
            if let Ok(mut words) = LAST_WORDS.lock() {
                *words = panic.to_string();
            }
        }));
    });
    let mut module = module.borrow_mut();
    module.answer = String::new();
    module.question.clear();
    module.question.resize(bytes, 0);
    module.question.as_mut_ptr()
}

/// Answers the question that stands in the room.
pub fn ask<T: Task>(module: &RefCell<Module<T>>, place: *const u8, bytes: usize) -> u64 {
    let mut module = module.borrow_mut();
    let Module { table, question, answer } = &mut *module;
    let question = question.get(..bytes).filter(|question| question.as_ptr() == place).unwrap_or_default();
    *answer = table.ask(&String::from_utf8_lossy(question));
    whereabouts(answer)
}

/// What the panic said that trapped the module.
pub fn trapped() -> u64 {
    LAST_WORDS.lock().map_or(0, |words| whereabouts(&words))
}

fn whereabouts(text: &str) -> u64 {
    (text.as_ptr() as u64) << 32 | text.len() as u64
}

/// Exports a [`Task`] as a module; see docs/own-task.md. It does something for WebAssembly alone.
#[macro_export]
macro_rules! task {
    ($task:ty) => {
        #[cfg(target_arch = "wasm32")]
        const _: () = {
            ::std::thread_local! {
                static MODULE: ::std::cell::RefCell<$crate::module::Module<$task>> = ::std::cell::RefCell::default();
            }
            #[unsafe(no_mangle)]
            extern "C" fn room(bytes: usize) -> *mut u8 {
                MODULE.with(|module| $crate::module::room(module, bytes))
            }
            #[unsafe(no_mangle)]
            extern "C" fn ask(place: *const u8, bytes: usize) -> u64 {
                MODULE.with(|module| $crate::module::ask(module, place, bytes))
            }
            #[unsafe(no_mangle)]
            extern "C" fn trapped() -> u64 {
                $crate::module::trapped()
            }
        };
        #[cfg(not(target_arch = "wasm32"))]
        const _: fn(&str) -> String = |question| $crate::Table::<$task>::default().ask(question);
    };
}
