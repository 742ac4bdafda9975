//! `boardlab-atlas` as a user meets it: shards, the merge, the file, proofs, the pages that show its commands.

#![cfg(unix)]

mod damage;
mod docs;
mod file;
mod shards;
#[cfg(target_os = "linux")]
mod soak;
#[cfg(target_os = "linux")]
mod system;
mod verify;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use boardlab_tests::programs::{Run, good, resealed, shown, write, write_resealed};

const ATLAS: &str = env!("CARGO_BIN_EXE_boardlab-atlas");
/// The atlas that the page shows.
const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/atlas.json");

fn run(arguments: &[&str]) -> Run {
    Command::new(ATLAS).args(arguments).output().expect("it runs").into()
}

/// Works the shards out that a plan names.
fn work(folder: &Path) {
    let plan = good(run(&["plan", "--largest", "4"]));
    let ids: Vec<&str> = plan.lines().collect();
    good(run(&[&["run"], &ids[..], &["--out", shown(folder), "--jobs", "1"]].concat()));
}

/// A new folder of this test run.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("atlas").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder is writable");
    folder
}
