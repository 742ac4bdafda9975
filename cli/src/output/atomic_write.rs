use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use tempfile::{Builder, NamedTempFile};

use crate::failure::Failure;

/// A file that will be replaced as a whole: it keeps its old content until the new one is complete.
pub struct AtomicFile {
    path: PathBuf,
    target: Target,
}

enum Target {
    /// A temporary file in the same folder, which is then renamed.
    Part(PartFile),
    /// A link, a pipe or a device: it must not be replaced.
    Special(File),
}

/// Writes a file atomically. After a crash it is complete, or as it was before.
pub fn atomic_write(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    AtomicFile::create(file)?.commit(bytes)
}

impl AtomicFile {
    /// As [`AtomicFile::create`], for the only file that a command writes: what killed processes left in its folder is removed.
    pub fn create_only(path: &Path) -> Result<Self, Failure> {
        remove_stale_parts(folder_of(path));
        Self::create(path)
    }

    /// Makes sure that the file can be written, before the work whose result it is to hold.
    pub fn create(path: &Path) -> Result<Self, Failure> {
        let is_special = fs::symlink_metadata(path).is_ok_and(|there| !there.is_file());
        let target = match is_special {
            true => OpenOptions::new().write(true).open(path).map(Target::Special),
            false => PartFile::create(folder_of(path)).map(Target::Part),
        };
        Ok(AtomicFile { path: path.into(), target: target.map_err(Failure::file(path))? })
    }

    /// Replaces the content.
    pub fn commit(self, bytes: &[u8]) -> Result<(), Failure> {
        let written = match self.target {
            Target::Part(part) => part.commit(&self.path, bytes),
            Target::Special(file) => overwrite(file, bytes),
        };
        written.map_err(Failure::file(&self.path))
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn overwrite(mut file: File, bytes: &[u8]) -> io::Result<()> {
    // A link leads to a file with a length; a pipe or a device has none.
    if file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    file.write_all(bytes)
}

/// The temporary files of this process.
static PARTS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// A temporary file. It is locked as long as its process lives.
struct PartFile {
    file: NamedTempFile,
    registered: Registered,
}

/// An entry of [`PARTS`].
struct Registered(PathBuf);

const PREFIX: &str = ".boardlab-";
const SUFFIX: &str = ".part";

impl PartFile {
    fn create(folder: &Path) -> io::Result<Self> {
        let mut builder = Builder::new();
        // Temporary files are private otherwise. The umask still applies.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut parts = PARTS.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            let part = builder.prefix(PREFIX).suffix(SUFFIX).tempfile_in(folder)?;
            // Where the file system has no locks, nobody takes the file for an old one either.
            let _ = part.as_file().lock();
            // Another process may have taken it for an old one before it was locked.
            if part.path().exists() {
                parts.insert(part.path().into());
                return Ok(PartFile { registered: Registered(part.path().into()), file: part });
            }
        }
    }

    fn commit(self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let PartFile { mut file, registered } = self;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        let parts = PARTS.lock().unwrap_or_else(PoisonError::into_inner);
        let renamed = file.persist(path).map_err(|error| error.error);
        drop(parts);
        drop(registered);
        renamed.map(drop)
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        PARTS.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.0);
    }
}

/// Ends this process at once and leaves no temporary file behind. Files that are complete stay.
#[cfg(unix)]
pub(crate) fn exit_without_parts(code: i32) -> ! {
    // No file is made or renamed from here on.
    let parts = PARTS.lock().unwrap_or_else(PoisonError::into_inner);
    for part in &*parts {
        // It is gone if it has just been renamed.
        let _ = fs::remove_file(part);
    }
    std::process::exit(code)
}

/// Makes a folder for files that are written atomically, if it is not there. What killed processes left in it is removed.
pub fn create_folder(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    remove_stale_parts(folder);
    Ok(())
}

/// Removes temporary files of processes that were killed.
fn remove_stale_parts(folder: &Path) {
    let is_part = |name: &str| name.starts_with(PREFIX) && name.ends_with(SUFFIX);
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_name().to_str().is_some_and(is_part)
            && let Ok(file) = File::open(entry.path())
            && file.try_lock().is_ok()
        {
            // Another process may have removed it.
            let _ = fs::remove_file(entry.path());
        }
    }
}
