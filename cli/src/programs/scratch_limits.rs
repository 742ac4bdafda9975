//! What a robot may keep in its scratch folder, measured while it runs and after its turn.

use std::fmt;
use std::os::fd::OwnedFd;

use rustix::fs::{AtFlags, FileType, fstatvfs, statat};
use rustix::io::Errno;

use crate::programs::remove_tree::{entries, open_folder};

/// Files and folders in a scratch folder, the input and the output included.
const MAX_FILES: u64 = 10_000;
/// How deep folders in a scratch folder may be nested.
const MAX_DEPTH: usize = 32;
/// Every file is counted in blocks of so many bytes, as file systems store it, and a folder as one of them. So the count is the same everywhere.
const BLOCK: u64 = 4096;

/// What is in a scratch folder.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Usage {
    bytes: u64,
    files: u64,
}

impl Usage {
    pub(crate) fn bytes(self) -> u64 {
        self.bytes
    }
}

/// What there is too much of in a scratch folder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Excess {
    /// More than these bytes.
    Bytes(u64),
    /// More than [`MAX_FILES`] files and folders.
    Files,
    /// Folders nested deeper than [`MAX_DEPTH`].
    Depth,
}

impl fmt::Display for Excess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Excess::Bytes(most) => write!(f, "more than {most} bytes"),
            Excess::Files => write!(f, "more than {MAX_FILES} files and folders"),
            Excess::Depth => write!(f, "folders nested deeper than {MAX_DEPTH}"),
        }
    }
}

/// Measures a folder that may hold at most `most` bytes. Links are not followed; at most [`MAX_DEPTH`] folders are open at a time. A program
/// may change the folder meanwhile: what vanishes, or cannot be read, is not counted.
///
/// # Errors
///
/// There is too much in it, or the folder itself cannot be read: then there is no excess.
pub(crate) fn measure(folder: OwnedFd, most: u64) -> Result<Usage, Option<Excess>> {
    let mut used = Usage::default();
    let mut open = vec![(entries(&folder).map_err(|_| None)?, folder)];
    loop {
        let depth = open.len();
        let Some((names, folder)) = open.last_mut() else { return Ok(used) };
        let Some(name) = names.next() else {
            open.pop();
            continue;
        };
        let Ok(name) = name else { continue };
        let Ok(found) = statat(&*folder, &*name, AtFlags::SYMLINK_NOFOLLOW) else { continue };
        let is_folder = FileType::from_raw_mode(found.st_mode) == FileType::Directory;
        used.files += 1;
        used.bytes += if is_folder { BLOCK } else { (found.st_size as u64).next_multiple_of(BLOCK) };
        match () {
            () if used.files > MAX_FILES => return Err(Some(Excess::Files)),
            () if is_folder && depth > MAX_DEPTH => return Err(Some(Excess::Depth)),
            () if used.bytes > most => return Err(Some(Excess::Bytes(most))),
            () if !is_folder => continue,
            () => {}
        }
        if let Ok(inner) = open_folder(&*folder, &*name)
            && let Ok(names) = entries(&inner)
        {
            open.push((names, inner));
        }
    }
}

/// Free bytes of the disk of a folder, if that is less than a scratch folder may still take that has so much in it.
pub(crate) fn lacking_room(folder: &OwnedFd, used: Usage, most: u64) -> Result<Option<u64>, Errno> {
    let disk = fstatvfs(folder)?;
    let free = disk.f_bavail.saturating_mul(disk.f_frsize);
    // A file system without a limit of files tells 0.
    let has_files = disk.f_files == 0 || disk.f_favail.saturating_add(used.files) >= MAX_FILES;
    Ok((free.saturating_add(used.bytes) < most || !has_files).then_some(free))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use rustix::fs::CWD;

    use super::*;

    fn measured(folder: &Path, most: u64) -> Result<Usage, Option<Excess>> {
        measure(open_folder(CWD, folder).expect("a folder"), most)
    }

    #[test]
    fn every_file_counts_in_blocks_wherever_it_is() {
        let scratch = tempfile::tempdir().expect("a folder");
        let folder = scratch.path();
        let inner = folder.join("inner/most");
        fs::create_dir_all(&inner).expect("a folder");
        let files = [("empty", 0, 0), ("one", 1, 1), ("block", BLOCK, 1), ("more", BLOCK + 1, 2)];
        for (name, length, _) in files {
            fs::write(inner.join(name), vec![7; length as usize]).expect("a file");
        }
        // What a file could become counts as if it were written, and a link is not followed.
        fs::File::create(folder.join("sparse")).and_then(|file| file.set_len(10 * BLOCK)).expect("a file");
        std::os::unix::fs::symlink("/", folder.join("link")).expect("a link");
        let blocks = 2 + files.iter().map(|file| file.2).sum::<u64>() + 10 + 1;
        let used = Usage { bytes: blocks * BLOCK, files: 2 + 4 + 1 + 1 };
        assert_eq!(measured(folder, blocks * BLOCK), Ok(used));
        let most = blocks * BLOCK - 1;
        assert_eq!(measured(folder, most), Err(Some(Excess::Bytes(most))));
    }

    #[test]
    fn files_without_content_count_too() {
        let folder = tempfile::tempdir().expect("a folder");
        (0..MAX_FILES).for_each(|number| drop(fs::File::create(folder.path().join(number.to_string()))));
        assert_eq!(measured(folder.path(), 0), Ok(Usage { bytes: 0, files: MAX_FILES }));
        fs::File::create(folder.path().join("more")).expect("a file");
        assert_eq!(measured(folder.path(), 0), Err(Some(Excess::Files)));
    }

    #[test]
    fn a_disk_has_room_up_to_what_is_free() {
        let folder = open_folder(CWD, &std::env::temp_dir()).expect("a folder");
        assert_eq!(lacking_room(&folder, Usage::default(), 0), Ok(None));
        let lacking = lacking_room(&folder, Usage::default(), u64::MAX).expect("it tells");
        // What was taken already need not be free.
        let used = Usage { bytes: u64::MAX, files: 0 };
        assert!(lacking.is_some() && lacking_room(&folder, used, u64::MAX) == Ok(None));
    }
}
