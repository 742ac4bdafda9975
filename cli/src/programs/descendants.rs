use std::io;
use std::process::{Child, Command};
use std::sync::{Mutex, PoisonError};

use rustix::io::{Errno, retry_on_intr};
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, WaitOptions, kill_process, wait, waitid};

/// From now on, orphaned descendants become children of this process. Only Linux has this.
pub(crate) fn adopt_orphans() -> io::Result<()> {
    #[cfg(target_os = "linux")]
    rustix::process::set_child_subreaper(Some(rustix::process::getpid()))?;
    Ok(())
}

/// From now on, the end of the thread that started this process sends SIGTERM. Only Linux has this.
pub(crate) fn end_with_parent() -> io::Result<()> {
    #[cfg(target_os = "linux")]
    rustix::process::set_parent_process_death_signal(Some(Signal::TERM))?;
    Ok(())
}

/// The children of this process that are no orphans: supervisors, and those that it had before. `None` before the first
/// supervisor.
static KNOWN: Mutex<Option<Vec<Pid>>> = Mutex::new(None);

/// Starts a supervisor.
pub(crate) fn spawn_supervisor(command: &mut Command) -> io::Result<Child> {
    // No orphan is looked for between the start of a child and the note of it.
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if known.is_none() {
        adopt_orphans()?;
    }
    let known = known.get_or_insert_with(|| descendants_of(std::process::id(), &[]));
    let child = command.spawn()?;
    known.extend(pid(&child));
    Ok(child)
}

/// The number of a child.
pub(crate) fn pid(child: &Child) -> Option<Pid> {
    Pid::from_raw(i32::try_from(child.id()).ok()?)
}

/// A supervisor was waited for, or cannot be.
pub(crate) fn forget_supervisor(supervisor: Pid) {
    if let Some(known) = &mut *KNOWN.lock().unwrap_or_else(PoisonError::into_inner) {
        known.retain(|&known| known != supervisor);
    }
}

/// Kills the programs whose supervisors were killed, and their descendants.
pub(crate) fn kill_orphans() {
    let known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.as_deref().unwrap_or_default();
    loop {
        let mut orphans = descendants_of(std::process::id(), known);
        orphans.retain(|&orphan| kill(orphan));
        if orphans.is_empty() {
            return;
        }
        for orphan in orphans {
            // An error means that it is no child. It becomes one when its parent has ended.
            let _ = retry_on_intr(|| waitid(WaitId::Pid(orphan), WaitIdOptions::EXITED));
        }
    }
}

/// Kills all descendants of this process that it may, and waits for them. It must have adopted their orphans, and nothing else may wait for
/// its children.
pub(crate) fn kill_children() -> io::Result<()> {
    let mut options = WaitOptions::NOHANG;
    loop {
        match retry_on_intr(|| wait(options)) {
            // The children of a process that has just ended are ours now.
            Ok(Some(_)) => options = WaitOptions::NOHANG,
            Ok(None) => {
                let killed =
                    descendants_of(std::process::id(), &[]).into_iter().filter(|&process| kill(process)).count();
                if killed == 0 {
                    return Ok(());
                }
                options = WaitOptions::empty();
            }
            Err(Errno::CHILD) => return Ok(()),
            Err(error) => return Err(error.into()),
        }
    }
}

/// Returns `false` for a process of another user, as a program with the set-user-ID bit is: nobody can end it, so nobody waits for it.
fn kill(process: Pid) -> bool {
    kill_process(process, Signal::KILL) != Err(Errno::PERM)
}

/// The most memory that a descendant of this process holds, in bytes: what is resident and is no copy of a file. Shared memory
/// counts. 0 where the system does not tell.
pub(crate) fn largest_memory() -> u64 {
    descendants_of(std::process::id(), &[]).into_iter().map(memory).max().unwrap_or(0)
}

#[cfg(target_os = "linux")]
fn memory(process: Pid) -> u64 {
    let status = procfs::process::Process::new(process.as_raw_nonzero().get()).and_then(|process| process.status());
    let kilobytes = status.map(|status| status.rssanon.unwrap_or(0) + status.rssshmem.unwrap_or(0));
    kilobytes.unwrap_or(0) << 10
}

#[cfg(not(target_os = "linux"))]
fn memory(_: Pid) -> u64 {
    0
}

/// The descendants of a process, without `excluded` children and their descendants.
#[cfg(target_os = "linux")]
fn descendants_of(process: u32, excluded: &[Pid]) -> Vec<Pid> {
    let mut found: Vec<Pid> = children_of(process).filter(|child| !excluded.contains(child)).collect();
    let mut next = 0;
    while let Some(&process) = found.get(next) {
        found.extend(children_of(process.as_raw_nonzero().get() as u32));
        next += 1;
    }
    found
}

/// Elsewhere a process cannot adopt any.
#[cfg(not(target_os = "linux"))]
fn descendants_of(_: u32, _: &[Pid]) -> Vec<Pid> {
    Vec::new()
}

#[cfg(target_os = "linux")]
fn children_of(process: u32) -> impl Iterator<Item = Pid> {
    let tasks = procfs::process::Process::new(process as i32).and_then(|process| process.tasks());
    let children = tasks.into_iter().flatten().flatten().filter_map(|task| task.children().ok()).flatten();
    children.filter_map(|child| Pid::from_raw(child as i32))
}
