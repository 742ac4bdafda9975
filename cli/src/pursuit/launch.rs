use std::ffi::OsString;
use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode};

use rustix::io::Errno;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// What begins the standard error of a program that could not be started, together with [`STATUS`].
pub(super) const MARK: &str = "boardlab cannot start it: ";
/// The exit status of a launcher that started nothing.
pub(super) const STATUS: i32 = 126;

/// Takes limits and becomes another program: so they hold from its first instruction on, in its children too, and need no
/// unsafe code between fork and exec. Returns only if that is impossible.
pub(super) fn launch(limits: &[u64], command: &[OsString]) -> ExitCode {
    eprintln!("{MARK}{}", refused(limits, command));
    ExitCode::from(STATUS as u8)
}

fn refused(limits: &[u64], command: &[OsString]) -> String {
    let ([data, file, cpu], [name, arguments @ ..]) = (limits, command) else { return "no program".into() };
    let limits = [(Resource::Data, *data), (Resource::Fsize, *file), (Resource::Cpu, *cpu), (Resource::Core, 0)];
    match limits.into_iter().try_for_each(|(resource, most)| limit(resource, most)) {
        Ok(()) => reason(&Command::new(name).args(arguments).exec()),
        Err(error) => format!("its limits cannot be set: {error}"),
    }
}

/// Sets a limit that cannot be taken back.
fn limit(resource: Resource, most: u64) -> Result<(), Errno> {
    let most = getrlimit(resource).maximum.map_or(most, |allowed| allowed.min(most));
    setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) })
}

fn reason(error: &io::Error) -> String {
    match error.raw_os_error().map(Errno::from_raw_os_error) {
        Some(Errno::NOENT) => "it is not there, or the interpreter that runs it is not".into(),
        Some(Errno::ACCESS) => "it is not executable".into(),
        _ => error.to_string(),
    }
}
