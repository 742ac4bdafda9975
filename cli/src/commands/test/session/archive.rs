use std::fs::{File, read_dir};
use std::io;
use std::path::{Path, PathBuf};

use zip::ZipArchive;
use zip::result::ZipError;

use super::problem::Problem;
use crate::command_error::CommandError;
use crate::output::file_name::display_name;

/// Bytes that are unpacked: samples are small, and an archive may pretend to be.
const MOST: u128 = 1 << 30;

/// Unpacks an archive into a folder that is removed afterwards, and reads the samples in it.
pub(super) fn unpacked(
    archive: &Path,
    read: impl FnOnce(&Path) -> Result<Problem, CommandError>,
) -> Result<Problem, CommandError> {
    let scratch = tempfile::tempdir().map_err(CommandError::system("no folder can be made to unpack into"))?;
    extract(archive, scratch.path()).map_err(|error| CommandError::unusable(display_name(archive), error))?;
    let mut problem = read(&top(scratch.path()))?;
    let within = display_name(scratch.path());
    for sample in &mut problem.samples {
        sample.name = sample.name.replace(&within, &display_name(archive));
    }
    Ok(problem)
}

fn extract(archive: &Path, folder: &Path) -> Result<(), ZipError> {
    let mut archive = ZipArchive::new(File::open(archive)?)?;
    if archive.decompressed_size().is_none_or(|size| size > MOST) {
        return Err(io::Error::other("more than 1 GB of files").into());
    }
    archive.extract(folder)
}

/// The only folder in an archive, if there is nothing beside it.
fn top(folder: &Path) -> PathBuf {
    let entries: Vec<PathBuf> = read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    match &entries[..] {
        [only] if only.is_dir() => top(only),
        _ => folder.into(),
    }
}
