use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::OwnedFd;
use std::path::PathBuf;
use std::sync::Arc;

use rustix::fs::{FileType, Mode, OFlags, fstat, openat};
use rustix::io::Errno;
use tempfile::Builder;

use super::scratch_room::{Reservation, is_full};
use super::scratch_root::{Root, ScratchRoot};
use crate::output::tell::tell;
use crate::programs::remove_tree::{open_folder, remove_tree_at};
use crate::programs::scratch_limits::{Excess, Usage, measure};

/// The working folder of a robot during a match. Symbolic links in it, or in its place, are never followed.
pub(super) struct Scratch {
    root: Arc<Root>,
    /// Its name in `root`.
    name: String,
}

/// The names of a robot's input and output files.
pub(super) const INPUT: &str = "input.txt";
pub(super) const OUTPUT: &str = "output.txt";

/// Why an output cannot be read.
pub(super) enum OutputError {
    /// There is no readable file, and what there is instead.
    Missing(&'static str),
    /// It is longer than the limit.
    TooLong,
}

impl Scratch {
    pub(super) fn new(root: &ScratchRoot) -> io::Result<Self> {
        let root = root.current_root()?;
        // No name tells which side it is, or which match.
        let path = Builder::new().prefix("").rand_bytes(12).tempdir_in(root.path())?.keep();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Scratch { root, name })
    }

    pub(super) fn path(&self) -> PathBuf {
        self.root.path().join(&self.name)
    }

    /// Writes the input of a turn and removes the files of the previous turn. If that fails because of what the robot
    /// did to the folder, a new folder is made; a full disk is no reason to lose what the robot keeps.
    pub(super) fn prepare(&mut self, root: &ScratchRoot, input: &str) -> io::Result<()> {
        if self.root.is_in_place() {
            match self.write_input(input) {
                Err(error) if !is_full(&error) => {}
                written => return written,
            }
        }
        *self = Scratch::new(root)?;
        self.write_input(input)
    }

    fn write_input(&self, input: &str) -> io::Result<()> {
        let folder = self.open()?;
        remove_tree_at(&folder, INPUT)?;
        remove_tree_at(&folder, OUTPUT)?;
        let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        File::from(openat(folder, INPUT, flags, Mode::from_raw_mode(0o600))?).write_all(input.as_bytes())
    }

    fn open(&self) -> Result<OwnedFd, Errno> {
        open_folder(&self.root.folder, &self.name)
    }

    /// What is in the folder, or what there is too much of. A folder that cannot be read has nothing in it.
    pub(super) fn usage(&self, most: u64) -> Result<Usage, Excess> {
        let measured = self.open().map_err(|_| None).and_then(|folder| measure(folder, most));
        measured.or_else(|excess| excess.map_or(Ok(Usage::default()), Err))
    }

    /// Reserves room on the disk for a turn, after which the folder may hold `most` bytes.
    pub(super) fn reserve<'a>(&self, root: &'a ScratchRoot, most: u64) -> io::Result<Reservation<'a>> {
        root.room.reserve(&self.root.folder, self.usage(most).unwrap_or_default(), most)
    }

    /// Fails if something else has taken what was reserved.
    pub(super) fn check_room(&self, root: &ScratchRoot, used: Usage, most: u64) -> io::Result<()> {
        root.room.check(&self.root.folder, used, most)
    }

    /// Reads the output, if it is a regular file within the limit.
    pub(super) fn output(&self, limit: u64) -> Result<Vec<u8>, OutputError> {
        // NONBLOCK: opening a pipe must not wait for a writer.
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
        let folder = self.open().map_err(|_| OutputError::Missing(FOLDER_GONE))?;
        let file = openat(folder, OUTPUT, flags, Mode::empty()).map_err(output_error)?;
        let kind = fstat(&file).map(|stat| FileType::from_raw_mode(stat.st_mode)).map_err(output_error)?;
        if kind != FileType::RegularFile {
            return Err(OutputError::Missing(if kind == FileType::Directory { IS_FOLDER } else { NOT_PLAIN }));
        }
        let mut bytes = Vec::new();
        let read = File::from(file).take(limit + 1).read_to_end(&mut bytes);
        match read {
            Ok(_) if bytes.len() as u64 > limit => Err(OutputError::TooLong),
            Ok(_) => Ok(bytes),
            Err(_) => Err(OutputError::Missing(UNREADABLE)),
        }
    }
}

const FOLDER_GONE: &str = "its scratch folder is gone";
const IS_FOLDER: &str = "a folder has its name";
const NOT_PLAIN: &str = "what has its name is no plain file";
const UNREADABLE: &str = "it cannot be read";

fn output_error(error: Errno) -> OutputError {
    OutputError::Missing(match error {
        Errno::NOENT => "",
        Errno::LOOP => "a symbolic link has its name",
        Errno::ACCESS => UNREADABLE,
        _ => NOT_PLAIN,
    })
}

impl Drop for Scratch {
    /// Removes the folder, or what has its name.
    fn drop(&mut self) {
        if let Err(error) = remove_tree_at(&self.root.folder, &self.name) {
            tell(format_args!("boardlab: the scratch folder {} cannot be removed: {error}", self.path().display()));
        }
    }
}
