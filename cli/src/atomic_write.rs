use std::fs;
use std::io::{self, Write};
use std::path::Path;

use tempfile::Builder;

use crate::failure::Failure;

/// Writes a file atomically: to a temporary file in the same folder, which is then renamed. After a crash the file is
/// complete, or as it was before. Links, pipes and devices are written to directly, because they must not be replaced.
pub(crate) fn atomic_write(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let is_special = fs::symlink_metadata(file).is_ok_and(|there| !there.is_file());
    let written = if is_special { fs::write(file, bytes) } else { replace(file, bytes) };
    written.map_err(Failure::file(file))
}

fn replace(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = Builder::new();
    // Temporary files are private otherwise. The umask still applies.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut part = builder.suffix(".part").tempfile_in(folder)?;
    part.write_all(bytes)?;
    part.as_file().sync_all()?;
    part.persist(file).map_err(|error| error.error)?;
    Ok(())
}
