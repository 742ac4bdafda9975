use std::fmt;
use std::io;
use std::os::fd::OwnedFd;

use rustix::io::Errno;

use crate::remove_tree::{entries, open_folder};

/// Files and folders in a scratch folder behind a turn, the input and the output included.
pub(super) const MAX_FILES: usize = 10_000;
/// How deep folders in a scratch folder may be nested.
pub(super) const MAX_DEPTH: usize = 32;

/// What there is too much of in a scratch folder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Excess {
    /// More than [`MAX_FILES`] files and folders.
    Files,
    /// Folders nested deeper than [`MAX_DEPTH`].
    Depth,
}

impl fmt::Display for Excess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Excess::Files => write!(f, "more than {MAX_FILES} files and folders"),
            Excess::Depth => write!(f, "folders nested deeper than {MAX_DEPTH}"),
        }
    }
}

/// Whether there is too much in a folder. Links are not followed; at most [`MAX_DEPTH`] folders are open at a time.
pub(super) fn excess(folder: OwnedFd) -> io::Result<Option<Excess>> {
    let mut open = vec![(entries(&folder)?, folder)];
    let mut files = 0;
    while let Some((names, folder)) = open.last_mut() {
        let Some(name) = names.next() else {
            open.pop();
            continue;
        };
        files += 1;
        if files > MAX_FILES {
            return Ok(Some(Excess::Files));
        }
        match open_folder(&*folder, &*name?) {
            Ok(_) if open.len() > MAX_DEPTH => return Ok(Some(Excess::Depth)),
            Ok(folder) => open.push((entries(&folder)?, folder)),
            // No folder.
            Err(Errno::NOTDIR | Errno::LOOP) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(None)
}
