use std::fs;
use std::path::Path;

use twox_hash::XxHash3_64;

/// A path as text.
pub fn shown(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// Writes a file and makes its folder.
pub fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("the folder is writable");
    fs::write(path, text).expect("the folder is writable");
}

/// What a file that is read back begins with.
pub const DIGEST: &str = "{\"digest\":\"";

/// A file that is read back, with the digest of what it holds now. It may have had another one, or none.
pub fn resealed(file: &[u8]) -> Vec<u8> {
    let fields = file.strip_prefix(DIGEST.as_bytes()).map_or(&file[1..], |rest| &rest[18..]);
    [format!("{DIGEST}{:016x}\",", XxHash3_64::oneshot(fields)).as_bytes(), fields].concat()
}

/// Writes a file that is read back.
pub fn write_resealed(path: &Path, file: &[u8]) {
    fs::write(path, resealed(file)).expect("the folder is writable");
}
