use std::env;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The module of a task of `examples/`. All of them are built once.
pub fn module(name: &str) -> PathBuf {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    let built = BUILT.get_or_init(|| {
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from(ROOT).join("target"), PathBuf::from);
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(["build", "--quiet", "--locked", "--profile", "task", "--target", "wasm32-unknown-unknown"]);
        cargo.args(["-p", "connect", "-p", "ice", "-p", "vacuum", "--target-dir"]).arg(&target).current_dir(ROOT);
        let built = cargo.output().expect("cargo runs");
        assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
        target.join("wasm32-unknown-unknown/task")
    });
    built.join(format!("{name}.wasm"))
}
