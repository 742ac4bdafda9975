use std::ffi::{CStr, CString};
use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::path::Path;

use rustix::fs::{AtFlags, CWD, Dir, Mode, OFlags, chmodat, fchmod, fstat, openat, renameat, unlinkat};
use rustix::io::Errno;
use rustix::path::Arg;

/// Removes a folder with everything in it, a file or a link. Links are not followed. A path that does not exist is no error.
///
/// The tree may be of any depth: there is no recursion, four files are open at a time, and no path is built. A folder that
/// its owner may not enter is made accessible first.
///
/// # Errors
///
/// The system refuses to remove an entry.
pub(crate) fn remove_tree(path: &Path) -> io::Result<()> {
    remove_tree_at(CWD, path)
}

/// As [`remove_tree`], for an entry of a folder.
pub(crate) fn remove_tree_at(parent: impl AsFd, name: impl Arg + Copy) -> io::Result<()> {
    if !remove_entry(&parent, name)? {
        clear(&open_folder(&parent, name)?)?;
        remove_entry(&parent, name)?;
    }
    Ok(())
}

/// Removes everything in a folder.
fn clear(root: &OwnedFd) -> io::Result<()> {
    let mut names = 0..;
    loop {
        let mut is_empty = true;
        for name in entries(root)? {
            let name = name?;
            is_empty = false;
            if !remove_entry(root, &*name)? {
                flatten(root, &name, &mut names)?;
            }
        }
        if is_empty {
            return Ok(());
        }
    }
}

/// Removes a folder of `root`. The folders in it are moved to `root` under new names.
fn flatten(root: &OwnedFd, name: &CStr, names: &mut impl Iterator<Item = u64>) -> io::Result<()> {
    let folder = open_folder(root, name)?;
    let mut is_empty = true;
    for entry in entries(&folder)? {
        let entry = entry?;
        is_empty = false;
        if !remove_entry(&folder, &*entry)? {
            move_up(&folder, &entry, root, names)?;
        }
    }
    match remove_entry(root, name)? {
        // The system shows no entry, but does not remove the folder either.
        false if is_empty => Err(Errno::NOTEMPTY.into()),
        _ => Ok(()),
    }
}

/// Moves a folder with entries to `root`, under a name that no file and no folder with entries has there.
fn move_up(folder: &OwnedFd, name: &CStr, root: &OwnedFd, names: &mut impl Iterator<Item = u64>) -> io::Result<()> {
    for free in names {
        let free = free.to_string();
        let moved = match renameat(folder, name, root, &free) {
            // A folder that is not writable cannot be moved: its entry `..` changes.
            Err(Errno::ACCESS) => open_folder(folder, name).and_then(|_| renameat(folder, name, root, &free)),
            moved => moved,
        };
        match moved {
            Err(Errno::EXIST | Errno::NOTEMPTY | Errno::NOTDIR) => {}
            moved => return Ok(moved?),
        }
    }
    Ok(())
}

/// Removes a file, a link or an empty folder. Returns `false` for a folder with entries.
fn remove_entry(parent: impl AsFd, name: impl Arg + Copy) -> Result<bool, Errno> {
    match unlinkat(&parent, name, AtFlags::empty()) {
        Ok(()) | Err(Errno::NOENT) => return Ok(true),
        Err(_) => {}
    }
    match unlinkat(&parent, name, AtFlags::REMOVEDIR) {
        Ok(()) | Err(Errno::NOENT) => Ok(true),
        Err(Errno::NOTEMPTY | Errno::EXIST) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Opens a folder, but no link to one. Its owner gets all rights to it.
pub(crate) fn open_folder(parent: impl AsFd, name: impl Arg + Copy) -> Result<OwnedFd, Errno> {
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let folder = match openat(&parent, name, flags, Mode::empty()) {
        Err(Errno::ACCESS) => {
            make_accessible(&parent, name)?;
            openat(&parent, name, flags, Mode::empty())?
        }
        folder => folder?,
    };
    let mode = Mode::from_raw_mode(fstat(&folder)?.st_mode);
    if !mode.contains(Mode::RWXU) {
        fchmod(&folder, mode | Mode::RWXU)?;
    }
    Ok(folder)
}

/// Linux changes the mode of a link's target only. What is opened with `PATH` is no link, whatever its name leads to later.
#[cfg(target_os = "linux")]
fn make_accessible(parent: impl AsFd, name: impl Arg + Copy) -> Result<(), Errno> {
    use std::os::fd::AsRawFd;
    let flags = OFlags::PATH | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let folder = openat(parent, name, flags, Mode::empty())?;
    chmodat(CWD, format!("/proc/self/fd/{}", folder.as_raw_fd()), Mode::RWXU, AtFlags::empty())
}

#[cfg(not(target_os = "linux"))]
fn make_accessible(parent: impl AsFd, name: impl Arg + Copy) -> Result<(), Errno> {
    chmodat(parent, name, Mode::RWXU, AtFlags::SYMLINK_NOFOLLOW)
}

/// The names in a folder, without `.` and `..`.
pub(crate) fn entries(folder: &OwnedFd) -> io::Result<impl Iterator<Item = io::Result<CString>> + use<>> {
    let names = Dir::read_from(folder)?.map(|entry| Ok(entry?.file_name().to_owned()));
    Ok(names.filter(|name| !matches!(name, Ok(name) if matches!(name.to_bytes(), b"." | b".."))))
}
