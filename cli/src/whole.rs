use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// Writes a file beside its place and then puts it there, so that there is all of it or what was there before. A link, a pipe or
/// a device is written to: another file in its place would be the end of it.
pub(crate) fn write_whole(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let told = |error: io::Error| Failure::Usage(format!("{}: {error}", file.display()));
    if fs::symlink_metadata(file).is_ok_and(|there| !there.is_file()) {
        return fs::write(file, bytes).map_err(told);
    }
    let mut beside = file.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = PathBuf::from(beside);
    let mut out = fs::File::create(&beside).map_err(told)?;
    out.write_all(bytes).and_then(|()| out.sync_all()).and_then(|()| fs::rename(&beside, file)).map_err(|error| {
        // The part is of no use to anybody; whether it can be removed changes nothing.
        let _ = fs::remove_file(&beside);
        told(error)
    })
}
