use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use tempfile::{Builder, NamedTempFile};

use crate::command_error::CommandError;

/// A file that will be replaced as a whole: it keeps its old content until the new one is complete.
pub struct AtomicFile {
    path: PathBuf,
    /// A link, a pipe or a device is written through: it must not be replaced.
    special: Option<File>,
}

/// Like [`atomic_write`] for a content that is not in memory as a whole.
pub(crate) fn atomic_write_by(
    path: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> Result<(), CommandError> {
    exclusively(|| replace(path, write)).map_err(CommandError::file(path))
}

/// Writes a file atomically. After a crash it is complete, or as it was before.
pub fn atomic_write(file: &Path, bytes: &[u8]) -> Result<(), CommandError> {
    AtomicFile::create(file)?.commit(bytes)
}

impl AtomicFile {
    /// Makes sure that the file can be written, before the work whose result it is to hold.
    pub fn create(path: &Path) -> Result<Self, CommandError> {
        let is_special = fs::symlink_metadata(path).is_ok_and(|there| !there.is_file());
        let special = match is_special {
            true => OpenOptions::new().write(true).open(path).map(Some),
            false => exclusively(|| part_beside(path).map(drop)).map(|()| None),
        };
        Ok(AtomicFile { path: path.into(), special: special.map_err(CommandError::file(path))? })
    }

    /// Replaces the content.
    pub fn commit(self, bytes: &[u8]) -> Result<(), CommandError> {
        let written = match self.special {
            Some(file) => overwrite(file, bytes),
            None => exclusively(|| replace(&self.path, |file| file.write_all(bytes))),
        };
        written.map_err(CommandError::file(&self.path))
    }
}

fn overwrite(mut file: File, bytes: &[u8]) -> io::Result<()> {
    // A link leads to a file with a length; a pipe or a device has none.
    if file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    file.write_all(bytes)
}

fn replace(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let mut part = part_beside(path)?;
    write(part.as_file_mut())?;
    part.as_file().sync_all()?;
    part.persist(path)?;
    Ok(())
}

/// A temporary file in the folder of `path`. A process that is killed while it writes leaves it there; its name says
/// whose it is.
fn part_beside(path: &Path) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    // Temporary files are private otherwise. The umask still applies.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    builder.prefix(".boardlab-").suffix(".part").tempfile_in(folder)
}

/// Locked as long as there is a temporary file: the process ends before or after.
static PART: Mutex<()> = Mutex::new(());

fn exclusively(work: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
    let _part = PART.lock().unwrap_or_else(PoisonError::into_inner);
    work()
}

/// Ends this process. A file that is just being replaced is completed before; no temporary file is left.
#[cfg(unix)]
pub(crate) fn exit_without_parts(code: i32) -> ! {
    let _part = PART.lock().unwrap_or_else(PoisonError::into_inner);
    std::process::exit(code)
}

/// Makes a folder, and those that it is in, if it is not there.
pub fn create_folder(folder: &Path) -> Result<(), CommandError> {
    fs::create_dir_all(folder).map_err(CommandError::file(folder))
}
