use std::fs::{File, TryLockError, read_dir};
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rustix::fs::{CWD, fstat};
use rustix::io::Errno;
use rustix::process::getuid;
use tempfile::Builder;

use super::scratch_room::Room;
use crate::output::tell::tell;
use crate::programs::hide_siblings::can_hide_siblings;
use crate::programs::remove_tree::{open_folder, remove_tree};

/// Owns the root folder for the scratch folders of this process. Other users cannot access it. The process keeps it locked until it
/// exits; other processes remove root folders that are not locked.
pub(super) struct ScratchRoot {
    current: Mutex<Arc<Root>>,
    /// Whether the system can hide each scratch folder from programs that run in the other ones. Computed on first use.
    hides_others: OnceLock<bool>,
    pub(super) room: Room,
}

/// The root folder that contains the scratch folders. It is removed when the last reference to it is dropped.
pub(super) struct Root {
    path: PathBuf,
    /// Holds the lock.
    pub(super) folder: OwnedFd,
}

/// How the name of a root folder begins.
const PREFIX: &str = "boardlab-scratch-";
/// The number of random characters after the prefix.
const RANDOM_LEN: usize = 12;

impl ScratchRoot {
    /// Makes the folder, and removes those of processes that were killed.
    pub(super) fn new() -> io::Result<Self> {
        remove_stale(&std::env::temp_dir());
        let current = Mutex::new(Arc::new(Root::new()?));
        Ok(ScratchRoot { current, hides_others: OnceLock::new(), room: Room::default() })
    }

    /// Returns the root folder. Creates a new one if a program has moved or removed the current one.
    pub(super) fn current_root(&self) -> io::Result<Arc<Root>> {
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        if !current.is_in_place() {
            *current = Arc::new(Root::new()?);
        }
        Ok(current.clone())
    }

    /// Whether other scratch folders than `own` can be hidden from the program that runs in it.
    pub(super) fn hides_others(&self, own: &Path) -> bool {
        *self.hides_others.get_or_init(|| can_hide_siblings(own))
    }
}

impl Root {
    fn new() -> io::Result<Self> {
        Root::new_in(&std::env::temp_dir())
    }

    fn new_in(parent: &Path) -> io::Result<Self> {
        loop {
            // Only its owner has rights to a temporary folder.
            let path = Builder::new().prefix(PREFIX).rand_bytes(RANDOM_LEN).tempdir_in(parent)?.keep();
            if let Some(root) = Root::claim(path)? {
                return Ok(root);
            }
        }
    }

    /// Locks a new folder. `None` if another process took it for a stale one before it was locked.
    fn claim(path: PathBuf) -> io::Result<Option<Self>> {
        let folder = match open_folder(CWD, &path) {
            Err(Errno::NOENT) => return Ok(None),
            folder => File::from(folder?),
        };
        // A process locks a stale folder before it removes it. If the lock is held, another process is removing this folder. Other errors
        // are ignored: where the file system has no locks, no process removes folders as stale.
        if matches!(folder.try_lock(), Err(TryLockError::WouldBlock)) {
            return Ok(None);
        }
        Ok(Some(Root { path, folder: folder.into() }).filter(Root::is_in_place))
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the path leads to the folder.
    pub(super) fn is_in_place(&self) -> bool {
        let found = open_folder(CWD, &self.path).and_then(fstat);
        matches!((found, fstat(&self.folder)), (Ok(a), Ok(b)) if (a.st_dev, a.st_ino) == (b.st_dev, b.st_ino))
    }
}

impl Drop for Root {
    /// Removes whatever exists at the path. A program may have replaced the folder.
    fn drop(&mut self) {
        if let Err(error) = remove_tree(&self.path) {
            tell(format_args!("boardlab: the scratch folder {} cannot be removed: {error}", self.path.display()));
        }
    }
}

/// Removes folders of processes of this user that were killed. What cannot be removed stays.
fn remove_stale(parent: &Path) {
    for entry in read_dir(parent).into_iter().flatten().flatten() {
        let is_ours = |name: &str| name.strip_prefix(PREFIX).is_some_and(|rest| rest.len() == RANDOM_LEN);
        if entry.file_name().to_str().is_some_and(is_ours)
            && entry.metadata().is_ok_and(|found| found.is_dir() && found.uid() == getuid().as_raw())
            // `folder` stays open, so that the lock is held until the folder is removed.
            && let Ok(folder) = open_folder(CWD, &entry.path()).map(File::from)
            && folder.try_lock().is_ok()
        {
            let _ = remove_tree(&entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Processes that start at the same time do not remove one another's folders.
    #[test]
    fn new_folders_are_not_removed_as_stale() {
        let parent = tempfile::tempdir().expect("a folder");
        let make_folders = || {
            for _ in 0..500 {
                remove_stale(parent.path());
                let root = Root::new_in(parent.path()).expect("a scratch folder");
                assert!((0..50).all(|_| root.is_in_place()));
            }
        };
        std::thread::scope(|scope| (0..4).for_each(|_| drop(scope.spawn(make_folders))));
        assert_eq!(read_dir(parent.path()).expect("a folder").count(), 0);
    }
}
