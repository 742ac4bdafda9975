//! The scratch folder of a program: the supervisor's working folder. Paths in it are relative, so that nothing that a
//! program does to the folder leads elsewhere.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::os::fd::OwnedFd;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;
use std::process::{Command, Stdio};

use rustix::fs::{CWD, FileType, Mode, OFlags, fstat, openat, statvfs};
use rustix::io::Errno;

use super::message::NoOutput;

/// Files and folders in a scratch folder, the input and the output included.
const MAX_FILES: u64 = 10_000;
/// A file is counted in blocks of so many bytes, as file systems store it.
const BLOCK: u64 = 4096;

/// The scratch folder in a sandbox.
pub(super) const SCRATCH: &str = "/scratch";

/// Measures what a program has written.
pub(super) enum Meter {
    /// Its folder is a file system of its own, as is that of shared memory. What is counted at the beginning is ours.
    Own { before: Usage },
    /// Its folder lies among others: its files are counted one by one.
    Shared,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Usage {
    bytes: u64,
    files: u64,
}

impl Meter {
    /// Of the file systems of a sandbox.
    pub(super) fn of_sandbox() -> io::Result<Self> {
        Ok(Meter::Own { before: usage_of_sandbox()? })
    }

    /// Of what there is too much: more than `most` bytes, or too many files. `None` if it is within the limits.
    pub(super) fn excess(&self, most: u64) -> Option<String> {
        let used = match self {
            Meter::Own { before } => usage_of_sandbox().ok()?.less(*before),
            Meter::Shared => usage_of_files(Path::new("."), most),
        };
        if used.files > MAX_FILES {
            Some(format!("more than {MAX_FILES} files and folders"))
        } else {
            (used.bytes > most).then(|| format!("more than {most} bytes"))
        }
    }
}

impl Usage {
    fn less(self, before: Usage) -> Usage {
        Usage { bytes: self.bytes.saturating_sub(before.bytes), files: self.files.saturating_sub(before.files) }
    }

    fn plus(self, other: Usage) -> Usage {
        Usage { bytes: self.bytes + other.bytes, files: self.files + other.files }
    }
}

/// Shared memory is bounded as memory; here its files are counted alone.
fn usage_of_sandbox() -> io::Result<Usage> {
    let [scratch, shared] = [statvfs(SCRATCH)?, statvfs("/dev/shm")?];
    let files = [&scratch, &shared].map(|disk| disk.f_files.saturating_sub(disk.f_ffree));
    let bytes = scratch.f_blocks.saturating_sub(scratch.f_bfree).saturating_mul(scratch.f_frsize);
    Ok(Usage { bytes, files: files.iter().sum() })
}

/// Links are not followed. What vanishes meanwhile, or cannot be read, is not counted; nor is what is beyond the
/// limits.
fn usage_of_files(folder: &Path, most: u64) -> Usage {
    let mut used = Usage::default();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let Ok(found) = entry.metadata() else { continue };
        let bytes = if found.is_dir() { BLOCK } else { found.len().next_multiple_of(BLOCK) };
        used = used.plus(Usage { bytes, files: 1 });
        if used.files > MAX_FILES || used.bytes > most {
            break;
        }
        if found.is_dir() {
            used = used.plus(usage_of_files(&entry.path(), most));
        }
    }
    used
}

/// Writes an input file anew, whatever has its name.
pub(super) fn write_input(name: &str, text: &str) -> io::Result<()> {
    // A program may have taken its own rights away.
    fs::set_permissions(".", fs::Permissions::from_mode(0o700))?;
    remove(name)?;
    // A new file: nothing is followed.
    OpenOptions::new().write(true).create_new(true).mode(0o600).open(name)?.write_all(text.as_bytes())
}

/// Removes what has a name, if there is something.
pub(super) fn remove(name: &str) -> io::Result<()> {
    let removed = match fs::symlink_metadata(name) {
        Ok(found) if found.is_dir() => fs::remove_dir_all(name),
        Ok(_) => fs::remove_file(name),
        Err(error) => Err(error),
    };
    removed.or_else(|error| if error.kind() == ErrorKind::NotFound { Ok(()) } else { Err(error) })
}

/// Removes a scratch folder, or what has its name. The tools of the system cope with any depth.
pub(super) fn remove_folder(folder: &Path) -> io::Result<()> {
    let is_gone = || fs::symlink_metadata(folder).is_err();
    let removed = fs::remove_dir_all(folder);
    if removed.is_ok() || is_gone() {
        return Ok(());
    }
    // Whoever made a folder may have taken the rights to it away.
    let quietly = |command: &mut Command| command.arg(folder).stderr(Stdio::null()).status();
    quietly(Command::new("chmod").args(["-R", "u+rwx", "--"]))?;
    quietly(Command::new("rm").args(["-rf", "--"]))?;
    if is_gone() { Ok(()) } else { removed }
}

/// Opens an output file, if it is a regular one.
pub(super) fn open_output(name: &str) -> Result<OwnedFd, NoOutput> {
    // NONBLOCK: opening a pipe must not wait for a writer.
    let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
    let file = openat(CWD, name, flags, Mode::empty()).map_err(no_output)?;
    match fstat(&file).map(|found| FileType::from_raw_mode(found.st_mode)).map_err(no_output)? {
        FileType::RegularFile => Ok(file),
        FileType::Directory => Err(NoOutput::Folder),
        _ => Err(NoOutput::NotPlain),
    }
}

fn no_output(error: Errno) -> NoOutput {
    match error {
        // A folder that was removed has no name left.
        Errno::NOENT if fs::metadata(".").is_ok_and(|folder| folder.nlink() == 0) => NoOutput::FolderGone,
        Errno::NOENT => NoOutput::Nothing,
        Errno::LOOP => NoOutput::Link,
        Errno::ACCESS => NoOutput::Unreadable,
        _ => NoOutput::NotPlain,
    }
}
