use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};

use rustix::fs::{AtFlags, FileType, Mode, OFlags, fstat, open, openat, unlinkat};
use rustix::io::Errno;

/// A robot's own folder for a match. Nothing that the robot lays into it, or into its place, is followed anywhere.
pub(super) struct Scratch {
    path: PathBuf,
}

/// The names that a robot is given.
pub(super) const INPUT: &str = "input.txt";
pub(super) const OUTPUT: &str = "output.txt";

/// Why there is no output.
pub(super) enum Unread {
    /// None that could be read, and what there is instead.
    Missing(&'static str),
    /// It has more bytes than it may.
    TooLong,
}

impl Scratch {
    pub(super) fn new() -> io::Result<Self> {
        Ok(Scratch { path: tempfile::Builder::new().prefix("boardlab-").tempdir()?.keep() })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Lays out the input of a turn and takes the files of the turn before away. A folder that the robot has spoilt is
    /// replaced by a new one.
    pub(super) fn prepare(&mut self, input: &str) -> io::Result<()> {
        self.lay(input).or_else(|_| {
            *self = Scratch::new()?;
            self.lay(input)
        })
    }

    fn lay(&self, input: &str) -> io::Result<()> {
        let folder = self.open()?;
        self.clear(&folder, INPUT)?;
        self.clear(&folder, OUTPUT)?;
        let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        File::from(openat(folder, INPUT, flags, Mode::from_raw_mode(0o600))?).write_all(input.as_bytes())
    }

    fn open(&self) -> Result<OwnedFd, Errno> {
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        open(&self.path, flags, Mode::empty())
    }

    /// Removes what has a name, a link itself and not what it leads to.
    fn clear(&self, folder: &OwnedFd, name: &str) -> io::Result<()> {
        match unlinkat(folder, name, AtFlags::empty()) {
            Ok(()) | Err(Errno::NOENT) => Ok(()),
            Err(_) => fs::remove_dir_all(self.path.join(name)),
        }
    }

    /// Reads the output, never more than a limit, and only a plain file.
    pub(super) fn output(&self, limit: u64) -> Result<Vec<u8>, Unread> {
        // A pipe in its place must not keep us waiting.
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
        let folder = self.open().map_err(|_| Unread::Missing(GONE))?;
        let file = openat(folder, OUTPUT, flags, Mode::empty()).map_err(missing)?;
        let kind = fstat(&file).map(|stat| FileType::from_raw_mode(stat.st_mode)).map_err(missing)?;
        if kind != FileType::RegularFile {
            return Err(Unread::Missing(if kind == FileType::Directory { FOLDER } else { SPECIAL }));
        }
        let mut bytes = Vec::new();
        let read = File::from(file).take(limit + 1).read_to_end(&mut bytes);
        match read {
            Ok(_) if bytes.len() as u64 > limit => Err(Unread::TooLong),
            Ok(_) => Ok(bytes),
            Err(_) => Err(Unread::Missing(CLOSED)),
        }
    }
}

const GONE: &str = "its scratch folder is gone";
const FOLDER: &str = "a folder has its name";
const SPECIAL: &str = "what has its name is no plain file";
const CLOSED: &str = "it cannot be read";

fn missing(error: Errno) -> Unread {
    Unread::Missing(match error {
        Errno::NOENT => "",
        Errno::LOOP => "a symbolic link has its name",
        Errno::ACCESS => CLOSED,
        _ => SPECIAL,
    })
}

impl Drop for Scratch {
    /// Follows no link.
    fn drop(&mut self) {
        if fs::remove_dir_all(&self.path).is_err() && fs::symlink_metadata(&self.path).is_ok() {
            eprintln!("boardlab: the scratch folder {} cannot be removed", self.path.display());
        }
    }
}
