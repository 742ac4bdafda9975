use std::fs;
use std::path::{Path, PathBuf};

use crate::command_error::CommandError;
use crate::output::atomic_write::create_folder;
use crate::output::file_name::display_name;

/// A folder that is filled.
pub(super) struct Folder(PathBuf);

impl Folder {
    /// Makes a folder. One that holds something is refused: what is there may be a package that somebody has changed.
    pub(super) fn create(path: &Path) -> Result<Self, CommandError> {
        create_folder(path)?;
        let mut inside = fs::read_dir(path).map_err(CommandError::file(path))?;
        match inside.next() {
            Some(_) => Err(CommandError::unusable(
                display_name(path),
                "the folder is not empty; remove it, or name another one",
            )),
            None => Ok(Folder(path.into())),
        }
    }

    /// Writes a file and makes the folders that it lies in.
    pub(super) fn write(&self, name: &str, text: &str) -> Result<(), CommandError> {
        let path = self.place(name)?;
        fs::write(&path, text).map_err(CommandError::file(&path))
    }

    /// The same for a file that can be run.
    pub(super) fn script(&self, name: &str, text: &str) -> Result<(), CommandError> {
        self.write(name, text)?;
        self.make_executable(name)
    }

    /// Copies a program.
    pub(super) fn copy(&self, name: &str, program: &Path) -> Result<(), CommandError> {
        let path = self.place(name)?;
        fs::copy(program, &path).map_err(CommandError::file(program))?;
        self.make_executable(name)
    }

    /// Makes a link to a file of the package, `target` as seen from the link; a copy where there are no links.
    pub(super) fn link(&self, name: &str, target: &str) -> Result<(), CommandError> {
        let path = self.place(name)?;
        #[cfg(unix)]
        let made = std::os::unix::fs::symlink(target, &path);
        #[cfg(not(unix))]
        let made = fs::copy(path.with_file_name(target), &path).map(drop);
        made.map_err(CommandError::file(&path))
    }

    fn place(&self, name: &str) -> Result<PathBuf, CommandError> {
        let path = self.0.join(name);
        path.parent().map_or(Ok(()), create_folder)?;
        Ok(path)
    }

    #[cfg(unix)]
    fn make_executable(&self, name: &str) -> Result<(), CommandError> {
        use std::os::unix::fs::PermissionsExt;
        let path = self.0.join(name);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).map_err(CommandError::file(&path))
    }

    #[cfg(not(unix))]
    fn make_executable(&self, _: &str) -> Result<(), CommandError> {
        Ok(())
    }
}
