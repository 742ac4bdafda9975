use std::env::current_exe;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, PipeReader};
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode};

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::{Errno, retry_on_intr};
use rustix::process::{
    Pid, Resource, Rlimit, Signal, WaitId, WaitIdOptions, WaitIdStatus, getppid, getrlimit, kill_process_group,
    setrlimit, waitid,
};
use rustix::stdio::{dup2_stderr, dup2_stdin, dup2_stdout};
use signal_hook::consts::{SIGCHLD, SIGTERM};
use signal_hook::low_level::{emulate_default_handler, pipe};

use crate::descendants::{adopt_orphans, end_with_parent, kill_children, pid};

/// What each process of a program may use. [`NO_LIMIT`] is no limit.
#[derive(Clone, Copy)]
pub(crate) struct ProcessLimits {
    /// Bytes of data.
    pub(crate) data: u64,
    /// Bytes of a file.
    pub(crate) file: u64,
    /// Seconds of CPU time.
    pub(crate) cpu: u64,
}

/// Stands for no limit.
pub(crate) const NO_LIMIT: u64 = u64::MAX;

/// The prefix on standard error that tells, with [`FAILURE_STATUS`], that a program could not be started.
pub(crate) const FAILURE_PREFIX: &str = "boardlab cannot start it: ";
/// The exit status of a supervisor that could not start its program.
pub(crate) const FAILURE_STATUS: i32 = 126;

/// The command that runs a program under a supervisor: a process of this program.
pub(crate) fn supervised(program: &[OsString], limits: ProcessLimits) -> io::Result<Command> {
    let mut command = Command::new(current_exe()?);
    let ProcessLimits { data, file, cpu } = limits;
    command.args(["supervise".into(), std::process::id().to_string()]);
    command.args([data, file, cpu].map(|limit| limit.to_string())).arg("--").args(program);
    Ok(command)
}

/// Runs a program and exits as it does. Kills all its descendants when it exits, after SIGTERM, and on Linux when `parent`,
/// the process that wants this, has ended. There descendants that leave the process group are killed, too.
///
/// The limits are set here, where they hold from the program's first instruction on, without unsafe code between fork and exec.
pub(crate) fn supervise(parent: i32, limits: ProcessLimits, program: &[OsString]) -> ExitCode {
    match start(parent, limits, program).and_then(Supervisor::run) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("{FAILURE_PREFIX}{}", reason(&error));
            ExitCode::from(FAILURE_STATUS as u8)
        }
    }
}

struct Supervisor {
    program: Pid,
    /// Readable when a child has exited.
    exits: PipeReader,
    /// Readable after SIGTERM.
    ends: PipeReader,
}

fn start(parent: i32, limits: ProcessLimits, program: &[OsString]) -> io::Result<Supervisor> {
    let [exits, ends] = [on_signal(SIGCHLD)?, on_signal(SIGTERM)?];
    adopt_orphans()?;
    end_with_parent()?;
    if Pid::as_raw(getppid()) != parent {
        return Err(io::Error::other("its referee has ended"));
    }
    let limits = [(Resource::Data, limits.data), (Resource::Fsize, limits.file), (Resource::Cpu, limits.cpu)];
    for (resource, limit) in limits.into_iter().chain([(Resource::Core, 0)]) {
        set_limit(resource, limit)?;
    }
    let [name, arguments @ ..] = program else { return Err(io::ErrorKind::InvalidInput.into()) };
    let child = Command::new(name).args(arguments).process_group(0).spawn()?;
    close_streams()?;
    let program = pid(&child).ok_or(io::ErrorKind::InvalidData)?;
    Ok(Supervisor { program, exits, ends })
}

fn on_signal(signal: i32) -> io::Result<PipeReader> {
    let (reader, writer) = io::pipe()?;
    pipe::register(signal, writer)?;
    Ok(reader)
}

/// Sets the soft and the hard limit. The program cannot raise it.
fn set_limit(resource: Resource, limit: u64) -> Result<(), Errno> {
    if limit == NO_LIMIT {
        return Ok(());
    }
    let limit = getrlimit(resource).maximum.map_or(limit, |allowed| allowed.min(limit));
    setrlimit(resource, Rlimit { current: Some(limit), maximum: Some(limit) })
}

/// The program alone holds its standard streams, so that they end when it closes them.
fn close_streams() -> io::Result<()> {
    let null = File::options().read(true).write(true).open("/dev/null")?;
    dup2_stdin(&null)?;
    dup2_stdout(&null)?;
    Ok(dup2_stderr(&null)?)
}

impl Supervisor {
    fn run(self) -> io::Result<ExitCode> {
        let exit = loop {
            match self.exit()? {
                None if !self.wait_for_signal()? => {}
                exit => break exit,
            }
        };
        // An error means that no process of the group is left. The program was not waited for yet, so that the number of the
        // group is not another's.
        let _ = kill_process_group(self.program, Signal::KILL);
        kill_children()?;
        Ok(exit.map_or(ExitCode::FAILURE, exit_as))
    }

    /// How the program exited. It stays a zombie.
    fn exit(&self) -> io::Result<Option<WaitIdStatus>> {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        Ok(retry_on_intr(|| waitid(WaitId::Pid(self.program), options))?)
    }

    /// Waits for the exit of a child, or for SIGTERM. Returns whether it was the latter.
    fn wait_for_signal(&self) -> io::Result<bool> {
        let mut sources = [PollFd::new(&self.exits, PollFlags::IN), PollFd::new(&self.ends, PollFlags::IN)];
        retry_on_intr(|| poll(&mut sources, None))?;
        let [exits, ends] = sources.map(|source| !source.revents().is_empty());
        if exits {
            io::Read::read(&mut &self.exits, &mut [0; 64])?;
        }
        Ok(ends)
    }
}

/// Exits as the program did, by the same signal if one ended it.
fn exit_as(status: WaitIdStatus) -> ExitCode {
    if let Some(signal) = status.terminating_signal() {
        // Returns for signals that it does not know.
        let _ = emulate_default_handler(signal);
        return ExitCode::from(128_u8.wrapping_add(signal as u8));
    }
    ExitCode::from(status.exit_status().unwrap_or(1) as u8)
}

fn reason(error: &io::Error) -> String {
    match error.raw_os_error().map(Errno::from_raw_os_error) {
        Some(Errno::NOENT) => "it is not there, or the interpreter that runs it is not".into(),
        Some(Errno::ACCESS) => "it is not executable".into(),
        _ => error.to_string(),
    }
}
