//! What the processes of a sandbox are, and hold.

use std::fs;
use std::path::Path;

use super::limits::MAX_PROCESSES;
use super::message::Ended;

/// What all processes but this one have too much of: memory beyond so many bytes, or processes. Memory is what is
/// resident and is no copy of a file. Shared memory counts, once.
pub(super) fn excess(limit: u64) -> Option<Ended> {
    let numbers: Vec<u32> = processes().collect();
    if numbers.len() > MAX_PROCESSES {
        return Some(Ended::Processes(MAX_PROCESSES));
    }
    let held = |of: fn(u32) -> u64| numbers.iter().map(|&number| of(number)).sum::<u64>();
    // The first sum is quick, but has a page once for each process that shares it.
    let is_too_much = held(resident) > limit && (numbers.len() < 2 || held(proportional) > limit);
    is_too_much.then_some(Ended::Memory)
}

fn processes() -> impl Iterator<Item = u32> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).filter(|&number| number != std::process::id())
}

/// What a process holds, shared or not.
fn resident(number: u32) -> u64 {
    let lines = ["RssAnon:", "RssShmem:"];
    kilobytes(Path::new(&format!("/proc/{number}/status")), lines).unwrap_or(0) << 10
}

/// Its share of that; all of it if the system does not tell the share.
fn proportional(number: u32) -> u64 {
    let lines = ["Pss_Anon:", "Pss_Shmem:"];
    kilobytes(Path::new(&format!("/proc/{number}/smaps_rollup")), lines)
        .map_or_else(|| resident(number), |share| share << 10)
}

/// The sum of two lines of a file of the system; `None` if it has none of them.
fn kilobytes(file: &Path, names: [&str; 2]) -> Option<u64> {
    let text = fs::read_to_string(file).ok()?;
    let value =
        |name: &str| text.lines().find_map(|line| line.strip_prefix(name))?.trim().strip_suffix(" kB")?.parse().ok();
    let values: Vec<u64> = names.iter().filter_map(|name| value(name)).collect();
    (!values.is_empty()).then(|| values.iter().sum())
}
