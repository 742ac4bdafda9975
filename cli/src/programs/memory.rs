//! What the processes of a sandbox are, and hold.
//!
//! They are measured, not left to systemd: a scope of `systemd-run` needs a session bus, which containers and many
//! servers lack.

use std::fs;

use rustix::process::Pid;

use super::limits::MAX_PROCESSES;
use super::message::Ended;

/// What all processes but this one have too much of: memory beyond a number of bytes, or processes. Memory is what is
/// resident and is no copy of a file, with the tables of its pages. What several processes share counts once.
pub(super) fn excess(limit: u64) -> Option<Ended> {
    let found: Vec<(i32, String)> = processes().collect();
    if found.len() > MAX_PROCESSES {
        return Some(Ended::Processes(MAX_PROCESSES));
    }
    let unmapped = unmapped_segments();
    // This is quick, but has a page once for each process that shares it.
    let rough = unmapped + found.iter().map(|(_, status)| resident(status)).sum::<u64>();
    // To find out who shares how much takes long where there is much.
    let is_hopeless = rough / MOST_SHARED > limit;
    let exact = || unmapped + found.iter().map(|(number, status)| proportional(*number, status)).sum::<u64>();
    let is_too_much = rough > limit && (found.len() < 2 || is_hopeless || exact() > limit);
    is_too_much.then_some(Ended::Memory)
}

/// How many processes may share all that a program has.
const MOST_SHARED: u64 = 32;

/// Processes that have ended and were not waited for.
pub(super) fn zombies() -> impl Iterator<Item = Pid> {
    processes()
        .filter(|(_, status)| line(status, "State:").is_some_and(|state| state.starts_with('Z')))
        .filter_map(|(number, _)| Pid::from_raw(number))
}

/// The number of each process but this one, and its status.
fn processes() -> impl Iterator<Item = (i32, String)> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let numbers =
        entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).filter(|&number: &i32| number != 1);
    numbers.filter_map(|number| Some((number, fs::read_to_string(format!("/proc/{number}/status")).ok()?)))
}

fn line<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(name)).map(str::trim)
}

/// What a process holds, shared or not.
fn resident(status: &str) -> u64 {
    bytes(status, &["RssAnon:", "RssShmem:", "VmPTE:"]).unwrap_or(0)
}

/// Its share of that; all of it if the system does not tell the share.
fn proportional(number: i32, status: &str) -> u64 {
    let shares = fs::read_to_string(format!("/proc/{number}/smaps_rollup")).unwrap_or_default();
    let share = bytes(&shares, &["Pss_Anon:", "Pss_Shmem:"]);
    share.map_or_else(|| resident(status), |share| share + bytes(status, &["VmPTE:"]).unwrap_or(0))
}

/// The sum of lines in kilobytes of a text of the system; `None` if it has none of them.
fn bytes(text: &str, names: &[&str]) -> Option<u64> {
    let value = |name: &str| line(text, name)?.strip_suffix(" kB")?.parse::<u64>().ok();
    let values: Vec<u64> = names.iter().filter_map(|name| value(name)).collect();
    (!values.is_empty()).then(|| values.iter().sum::<u64>() << 10)
}

/// Bytes of System V's segments of shared memory that no process has mapped.
fn unmapped_segments() -> u64 {
    let table = fs::read_to_string("/proc/sysvipc/shm").unwrap_or_default();
    let field = |line: &str, number: usize| line.split_ascii_whitespace().nth(number)?.parse::<u64>().ok();
    table.lines().filter(|line| field(line, 6) == Some(0)).filter_map(|line| field(line, 14)).sum()
}
