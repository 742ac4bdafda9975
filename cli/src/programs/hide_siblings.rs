use std::env::current_exe;
use std::io;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

#[cfg(target_os = "linux")]
use {
    nix::sched::{CloneFlags, unshare},
    rustix::mount::{MountFlags, MountPropagationFlags, mount, mount_bind, mount_change, mount_remount},
    rustix::process::{getegid, geteuid},
    std::env::{current_dir, set_current_dir},
    std::fs::{create_dir, write},
};

/// Whether the system lets [`hide_siblings`] do all that it does, in a folder. Another process tries it: there is no way back from
/// an attempt that fails halfway, as where a system allows namespaces but no mounts in them.
pub(crate) fn can_hide_siblings(folder: &Path) -> bool {
    let attempt = |program| {
        let mut command = Command::new(program);
        command.arg("can-hide-siblings").current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null());
        command.stderr(Stdio::null()).status()
    };
    current_exe().and_then(attempt).is_ok_and(|status| status.success())
}

/// The attempt.
pub(crate) fn try_to_hide_siblings() -> ExitCode {
    if matches!(hide_siblings(), Ok(true)) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Hides all that is beside the current folder from this process and from those that it starts: they find the current folder
/// alone in the folder around it, where they cannot write. Other processes see no difference.
///
/// Returns `false` if the system allows no namespaces. Nothing is changed then.
///
/// # Errors
///
/// The system allows the namespaces, but not what is to be done in them. A part of it may be done.
#[cfg(target_os = "linux")]
pub(crate) fn hide_siblings() -> io::Result<bool> {
    let own = current_dir()?;
    let parent = own.parent().ok_or(io::ErrorKind::InvalidInput)?;
    let ids = Ids::of_this_process();
    if new_namespaces().is_err() {
        return Ok(false);
    }
    ids.keep()?;
    mount_change("/", MountPropagationFlags::PRIVATE | MountPropagationFlags::REC)?;
    let flags = MountFlags::NOSUID | MountFlags::NODEV;
    mount("tmpfs", parent, "tmpfs", flags, c"mode=0700")?;
    create_dir(&own)?;
    // The current folder is still that of before, below the new file system.
    mount_bind(".", &own)?;
    mount_remount(parent, flags | MountFlags::RDONLY, c"")?;
    // A program of root has all rights in its namespaces, but it cannot unmount what was mounted in the ones around them.
    new_namespaces()?;
    ids.keep()?;
    // The folder is now another mount than its path leads to: no file could be linked or moved between them.
    set_current_dir(&own)?;
    Ok(true)
}

/// Other systems have no namespaces.
#[cfg(not(target_os = "linux"))]
pub(crate) fn hide_siblings() -> io::Result<bool> {
    Ok(false)
}

/// New namespaces of users and of mounts for this process, which must have one thread.
#[cfg(target_os = "linux")]
fn new_namespaces() -> io::Result<()> {
    Ok(unshare(CloneFlags::CLONE_NEWUSER | CloneFlags::CLONE_NEWNS)?)
}

/// The user and the group.
#[cfg(target_os = "linux")]
struct Ids {
    user: u32,
    group: u32,
}

#[cfg(target_os = "linux")]
impl Ids {
    fn of_this_process() -> Self {
        Ids { user: geteuid().as_raw(), group: getegid().as_raw() }
    }

    /// Keeps the numbers in a new namespace of users. Without privileges a process may keep only its own.
    fn keep(&self) -> io::Result<()> {
        let Ids { user, group } = self;
        write("/proc/self/uid_map", format!("{user} {user} 1"))?;
        // Without this a process without privileges may not keep its group.
        write("/proc/self/setgroups", "deny")?;
        write("/proc/self/gid_map", format!("{group} {group} 1"))
    }
}
