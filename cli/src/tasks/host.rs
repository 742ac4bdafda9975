//! Runs the module of a task: WebAssembly of anybody, in an interpreter, within limits of work and memory. It is given
//! nothing but texts, so it needs no sandbox.

use std::env;
use std::fmt::Display;

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasmi::{
    Config, Engine, Instance, Linker, Memory, Module, Store, StoreLimits, StoreLimitsBuilder, TrapCode, TypedFunc,
};

/// What a question may cost, in thousand million instructions: some twenty seconds. The variable of the environment
/// says otherwise.
const WORK: f64 = 10.0;
const WORK_VARIABLE: &str = "BOARDLAB_WORK";
/// What a module may hold, in bytes.
const MEMORY: usize = 512 << 20;

/// A module that runs.
pub(super) struct Host {
    store: Store<StoreLimits>,
    instance: Instance,
    memory: Memory,
    room: TypedFunc<u32, u32>,
    ask: TypedFunc<(u32, u32), u64>,
    /// What a question may cost, in instructions.
    work: u64,
}

impl Host {
    /// Starts a module. The error says what it lacks.
    pub(super) fn start(bytes: &[u8]) -> Result<Self, String> {
        let mut config = Config::default();
        config.consume_fuel(true);
        let engine = Engine::new(&config);
        let module = Module::new(&engine, bytes).map_err(|error| format!("it is no module of WebAssembly: {error}"))?;
        if let Some(import) = module.imports().next() {
            let (from, name) = (import.module(), import.name());
            let help = "a task has no imports: build it for wasm32-unknown-unknown, without wasm-bindgen or WASI";
            return Err(format!("it wants {name} of {from}; {help}"));
        }
        let limits = StoreLimitsBuilder::new().memory_size(MEMORY).trap_on_grow_failure(true).build();
        let mut store = Store::new(&engine, limits);
        store.limiter(|limits| limits);
        let work = work()?;
        store.set_fuel(work).map_err(|error| error.to_string())?;
        let started = Linker::new(&engine).instantiate_and_start(&mut store, &module);
        let instance = started.map_err(|error| trouble(&error, ""))?;
        let missing = |name| move |_| format!("it has no function `{name}` as docs/own-task.md describes it");
        Ok(Host {
            memory: instance.get_memory(&store, "memory").ok_or("it shows no `memory`")?,
            room: instance.get_typed_func(&store, "room").map_err(missing("room"))?,
            ask: instance.get_typed_func(&store, "ask").map_err(missing("ask"))?,
            instance,
            store,
            work,
        })
    }

    /// Asks a question. Who got an error does not ask again.
    pub(super) fn ask<A: DeserializeOwned>(&mut self, question: &impl Serialize) -> Result<A, String> {
        let question = serde_json::to_vec(question).map_err(|error| error.to_string())?;
        let answer = self.exchange(&question).map_err(|error| trouble(&error, &self.last_words()))?;
        serde_json::from_slice(&answer).map_err(|error| format!("its answer is not that of a task: {error}"))
    }

    fn exchange(&mut self, question: &[u8]) -> Result<Vec<u8>, wasmi::Error> {
        self.store.set_fuel(self.work)?;
        let bytes = question.len() as u32;
        let place = self.room.call(&mut self.store, bytes)?;
        self.memory.write(&mut self.store, place as usize, question).map_err(beyond)?;
        let answer = self.ask.call(&mut self.store, (place, bytes))?;
        self.read(answer)
    }

    /// The text at a place in the upper half of a number, its length in the lower half.
    fn read(&self, text: u64) -> Result<Vec<u8>, wasmi::Error> {
        let (place, length) = ((text >> 32) as usize, text as u32 as usize);
        let text = self.memory.data(&self.store).get(place..place + length);
        text.map(Into::into).ok_or_else(|| beyond("an answer"))
    }

    /// What a module said that trapped.
    fn last_words(&mut self) -> String {
        let trapped = self.instance.get_typed_func::<(), u64>(&self.store, "trapped");
        let _ = self.store.set_fuel(self.work);
        let words = trapped.and_then(|trapped| trapped.call(&mut self.store, ())).and_then(|text| self.read(text));
        String::from_utf8_lossy(&words.unwrap_or_default()).into_owned()
    }
}

fn work() -> Result<u64, String> {
    let Ok(named) = env::var(WORK_VARIABLE) else { return Ok((WORK * 1e9) as u64) };
    let work = named.parse().ok().filter(|work| (0.001..=1e6).contains(work));
    let work: f64 =
        work.ok_or(format!("{WORK_VARIABLE} is a number from 0.001 to 1000000, in thousand million instructions"))?;
    Ok((work * 1e9) as u64)
}

fn beyond(what: impl Display) -> wasmi::Error {
    wasmi::Error::new(format!("{what} lies outside of its memory"))
}

/// Why a module does not go on, and what to do.
fn trouble(error: &wasmi::Error, last_words: &str) -> String {
    let megabytes = MEMORY >> 20;
    match error.as_trap_code() {
        Some(TrapCode::OutOfFuel) => format!(
            "it does not come to an end: look for an endless loop, take a smaller input, or allow more than {WORK} \
             thousand million instructions by {WORK_VARIABLE}"
        ),
        Some(TrapCode::GrowthOperationLimited) => {
            format!("it wants more than {megabytes} MB: look for what grows without end, or take a smaller input")
        }
        Some(TrapCode::StackOverflow) => "it calls itself without end".into(),
        _ if !last_words.is_empty() => format!("it gave up: {}", last_words.replace('\n', " ")),
        _ => format!("it gave up: {error}"),
    }
}
