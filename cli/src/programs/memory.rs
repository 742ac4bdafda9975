use clap::Args;

/// The memory of a program.
#[derive(Args)]
pub(crate) struct Memory {
    /// Memory of a process of the program.
    #[arg(long = "memory", value_name = "MB", default_value_t = 512, value_parser = clap::value_parser!(u32).range(16..))]
    megabytes: u32,
}

impl Memory {
    #[cfg(unix)]
    pub(crate) fn megabytes(&self) -> u32 {
        self.megabytes
    }

    /// The limit in bytes.
    #[cfg(unix)]
    pub(crate) fn bytes(&self) -> u64 {
        u64::from(self.megabytes) << 20
    }
}

/// A program reached its limit, in bytes.
#[cfg(unix)]
pub(crate) fn describe_excess(limit: u64) -> String {
    format!("it ran out of memory, of which it may have {} MB", limit >> 20)
}

/// What runtimes of several languages print when an allocation fails.
#[cfg(unix)]
const OUT_OF_MEMORY_MESSAGES: [&str; 7] = [
    "MemoryError",
    "out of memory",
    "process OOM",
    "allocation failed",
    "Cannot allocate memory",
    "bad_alloc",
    "OutOfMemoryError",
];

/// Whether the end of standard error says so.
#[cfg(unix)]
pub(crate) fn says_out_of_memory(stderr_tail: &str) -> bool {
    OUT_OF_MEMORY_MESSAGES.iter().any(|said| stderr_tail.contains(said))
}
