//! Files that are read back, damaged in every region.

use std::fs;
use std::path::Path;

use super::{Run, shown};

/// A file with each of its first bytes changed, then every so many a one, then cut, then longer by a byte.
fn damages(whole: &[u8], step: usize) -> impl Iterator<Item = Vec<u8>> {
    let first = whole.len().min(300);
    let flipped = (0..first).chain((first..whole.len()).step_by(step)).map(|at| {
        let mut bytes = whole.to_vec();
        // What was a digit mostly stays one.
        bytes[at] ^= 1;
        bytes
    });
    let cuts = [0, 1, whole.len() / 3, whole.len() / 2, whole.len() - 1];
    let longer = [whole, b"\n"].concat();
    flipped.chain(cuts.map(|length| whole[..length].to_vec())).chain([longer])
}

/// Lets a command read every damaged form of a file. Each run has to be as `expected` says, and to name the file.
pub fn each_is_noticed(file: &Path, step: usize, run: impl Fn() -> Run, expected: (i32, &str)) {
    let whole = fs::read(file).expect("a file");
    for bytes in damages(&whole, step) {
        fs::write(file, &bytes).expect("the folder is writable");
        let outcome = run();
        let shows = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]);
        assert_eq!((outcome.code, outcome.out.as_str()), expected, "{}\n{shows}", outcome.err);
        assert!(outcome.err.contains(shown(file)), "{}\n{shows}", outcome.err);
        assert_eq!(fs::read(file).expect("a file"), bytes, "{shows}");
    }
    fs::write(file, whole).expect("the folder is writable");
}
