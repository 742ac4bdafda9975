use std::ffi::OsString;
use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode};

use rustix::io::Errno;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// The prefix on standard error that tells, with [`FAILURE_STATUS`], that a program could not be started.
pub(super) const FAILURE_PREFIX: &str = "boardlab cannot start it: ";
/// The exit status of a launcher that could not start the program.
pub(super) const FAILURE_STATUS: i32 = 126;

/// Sets resource limits, then replaces this process by a program. So the limits hold from the program's first
/// instruction on, and in its children, without unsafe code between fork and exec. Returns only on failure.
pub(super) fn launch(limits: &[u64], command: &[OsString]) -> ExitCode {
    eprintln!("{FAILURE_PREFIX}{}", start_error(limits, command));
    ExitCode::from(FAILURE_STATUS as u8)
}

fn start_error(limits: &[u64], command: &[OsString]) -> String {
    let ([data, file, cpu], [name, arguments @ ..]) = (limits, command) else { return "no program".into() };
    let limits = [(Resource::Data, *data), (Resource::Fsize, *file), (Resource::Cpu, *cpu), (Resource::Core, 0)];
    match limits.into_iter().try_for_each(|(resource, limit)| set_limit(resource, limit)) {
        Ok(()) => reason(&Command::new(name).args(arguments).exec()),
        Err(error) => format!("its limits cannot be set: {error}"),
    }
}

/// Sets the soft and the hard limit. The program cannot raise it.
fn set_limit(resource: Resource, limit: u64) -> Result<(), Errno> {
    let limit = getrlimit(resource).maximum.map_or(limit, |allowed| allowed.min(limit));
    setrlimit(resource, Rlimit { current: Some(limit), maximum: Some(limit) })
}

fn reason(error: &io::Error) -> String {
    match error.raw_os_error().map(Errno::from_raw_os_error) {
        Some(Errno::NOENT) => "it is not there, or the interpreter that runs it is not".into(),
        Some(Errno::ACCESS) => "it is not executable".into(),
        _ => error.to_string(),
    }
}
