//! What this machine has.

use std::path::Path;

/// Bytes of memory that this process may have: those of the machine, or of its group of processes if that has fewer.
/// `None` where that is not known.
#[cfg(target_os = "linux")]
pub(super) fn memory() -> Option<u64> {
    let system = rustix::system::sysinfo();
    let all = system.totalram.checked_mul(system.mem_unit.into())?;
    Some(group_limits().fold(all, u64::min))
}

/// The limits of the control groups that this process is in: those of a container, or of a scheduler's job.
#[cfg(target_os = "linux")]
fn group_limits() -> impl Iterator<Item = u64> {
    let groups = std::fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
    let own = groups.lines().find_map(|line| line.strip_prefix("0::/")).unwrap_or_default();
    let all: Vec<_> = Path::new("/sys/fs/cgroup").join(own).ancestors().map(|group| group.join("memory.max")).collect();
    all.into_iter().filter_map(|file| std::fs::read_to_string(file).ok()?.trim().parse().ok())
}

#[cfg(not(target_os = "linux"))]
pub(super) fn memory() -> Option<u64> {
    None
}

/// Bytes that a folder has room for.
#[cfg(unix)]
pub(super) fn room(folder: &Path) -> Option<u64> {
    let system = rustix::fs::statvfs(folder).ok()?;
    system.f_bavail.checked_mul(system.f_frsize)
}

#[cfg(not(unix))]
pub(super) fn room(_: &Path) -> Option<u64> {
    None
}
