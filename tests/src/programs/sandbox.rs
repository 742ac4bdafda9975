//! Where programs of others run in a test, and what is left of them.

use std::process::{Command, Stdio};

/// Whether bubblewrap works here.
pub fn has_bubblewrap() -> bool {
    let everything = ["--unshare-all", "--ro-bind", "/", "/", "--proc", "/proc", "true"];
    Command::new("bwrap").args(everything).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Where programs run unless a test says otherwise: a value of `--sandbox`.
pub fn usual_sandbox() -> &'static str {
    if has_bubblewrap() { "bwrap" } else { "none" }
}

/// All places where programs can run here.
pub fn sandboxes() -> Vec<&'static str> {
    if has_bubblewrap() { vec!["bwrap", "none"] } else { vec!["none"] }
}

/// Whether a process has ended; one that nobody waits for may still have its number.
pub fn is_gone(pid: &str) -> bool {
    let state = Command::new("ps").args(["-o", "stat=", "-p", pid.trim()]).output().expect("ps runs").stdout;
    state.is_empty() || state.starts_with(b"Z")
}

/// A time for `sleep` that no other process of the system is given.
pub fn own_time(name: &str) -> String {
    let number: u32 = name.bytes().map(u32::from).sum();
    format!("1000.{number}{}", std::process::id())
}

/// How many processes of the system sleep for a time.
pub fn sleepers(time: &str) -> usize {
    let found = Command::new("pgrep").args(["-fx", &format!("sleep {time}")]).output().expect("pgrep runs").stdout;
    found.iter().filter(|&&byte| byte == b'\n').count()
}
