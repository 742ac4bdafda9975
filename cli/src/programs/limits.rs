use std::io;

use rustix::io::Errno;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use rustix::system::uname;
use rustix::time::{ClockId, clock_gettime};
use serde::{Deserialize, Serialize};

/// What a program may use.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct ProcessLimits {
    /// Bytes of memory. Each process may allocate as many, by RLIMIT_DATA. In a sandbox all processes together may hold
    /// as many, shared memory included.
    pub(crate) memory: u64,
    /// Bytes of a file that it writes.
    pub(crate) file: Option<u64>,
    /// Bytes of all files in its scratch folder; `None` where it has none.
    pub(crate) scratch: Option<u64>,
    /// Seconds of CPU time of each process.
    pub(crate) cpu: Option<u64>,
}

/// Bytes of a scratch folder where nobody asks for another bound.
pub(super) const SCRATCH_BYTES: u64 = 64 << 20;

/// Bytes that an input file has at the most.
const LONGEST_INPUT: u64 = 1 << 16;

/// The most processes of a sandbox. With more, each in a session of its own, their supervisor would hardly be given
/// time to end them.
pub(super) const MAX_PROCESSES: usize = 256;

impl ProcessLimits {
    /// Memory alone has a bound that a person chose.
    pub(crate) fn of_memory(memory: u64) -> Self {
        ProcessLimits { memory, file: None, scratch: Some(SCRATCH_BYTES), cpu: None }
    }

    /// Sets the limits that hold for this process, too, and for all that it starts. None of them can raise them.
    pub(super) fn set(&self, is_first: bool) -> Result<(), Errno> {
        // An input is written by this process, however short an output must be.
        let file = self.file.map(|bytes| (Resource::Fsize, bytes.max(LONGEST_INPUT)));
        let processes = (is_first && counts_by_namespace()).then_some((Resource::Nproc, MAX_PROCESSES as u64));
        for (resource, most) in
            [(Resource::Core, 0), (Resource::Data, self.memory)].into_iter().chain(processes).chain(file)
        {
            let most = getrlimit(resource).maximum.map_or(most, |allowed| allowed.min(most));
            setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) })?;
        }
        Ok(())
    }

    /// Starts something with the other limits, which are not for this process.
    pub(super) fn around<T>(&self, start: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        let own = u64::try_from(clock_gettime(ClockId::ProcessCPUTime).tv_sec).unwrap_or(0);
        let limits = [(Resource::Fsize, self.file), (Resource::Cpu, self.cpu.map(|seconds| seconds + own + 1))];
        limits.into_iter().try_for_each(|(resource, most)| set_soft(resource, most))?;
        let started = start();
        // What was lowered can be raised again.
        let _ = limits.into_iter().try_for_each(|(resource, _)| set_soft(resource, None));
        started
    }
}

/// Sets a soft limit, which its process may raise; `None` raises it.
fn set_soft(resource: Resource, most: Option<u64>) -> Result<(), Errno> {
    let maximum = getrlimit(resource).maximum;
    let current = most.map_or(maximum, |most| Some(maximum.map_or(most, |allowed| allowed.min(most))));
    setrlimit(resource, Rlimit { current, maximum })
}

/// Whether the system counts processes, with their threads, for each namespace, as Linux has done since 5.14. Before it
/// counted all of a user, who may have many. Those of root are never refused.
fn counts_by_namespace() -> bool {
    let release = uname();
    let mut numbers =
        release.release().to_str().unwrap_or_default().split('.').map(|number| number.parse().unwrap_or(0));
    (numbers.next(), numbers.next()) >= (Some(5_u32), Some(14))
}
