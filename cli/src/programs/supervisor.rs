use std::env::current_exe;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, PipeReader, Read};
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::CWD;
use rustix::io::{Errno, retry_on_intr};
use rustix::process::{
    Pid, Resource, Rlimit, Signal, WaitId, WaitIdOptions, WaitIdStatus, getppid, getrlimit, kill_process_group,
    setrlimit, waitid,
};
use rustix::stdio::{dup2_stdin, dup2_stdout};
use signal_hook::consts::{SIGCHLD, SIGTERM};
use signal_hook::low_level::{emulate_default_handler, pipe};

use crate::output::tell::tell;
use crate::programs::descendants::{adopt_orphans, end_with_parent, kill_children, largest_memory, pid};
use crate::programs::hide_siblings::hide_siblings;
use crate::programs::remove_tree::open_folder;
use crate::programs::scratch_limits::{Excess, measure};

/// What each process of a program may use.
#[derive(Clone, Copy)]
pub(crate) struct ProcessLimits {
    /// Bytes of memory: of data, by RLIMIT_DATA, and on Linux of resident memory that no file holds, shared memory included.
    pub(crate) memory: u64,
    /// Bytes of a file, or [`NO_LIMIT`].
    pub(crate) file: u64,
    /// Bytes of all files in the working folder, if that is a scratch folder, or [`NO_LIMIT`].
    pub(crate) folder: u64,
    /// Seconds of CPU time, or [`NO_LIMIT`].
    pub(crate) cpu: u64,
}

impl ProcessLimits {
    /// Memory alone is limited.
    pub(crate) fn of_memory(memory: u64) -> Self {
        ProcessLimits { memory, file: NO_LIMIT, folder: NO_LIMIT, cpu: NO_LIMIT }
    }
}

/// Stands for no limit.
pub(crate) const NO_LIMIT: u64 = u64::MAX;

/// The prefix on standard error that tells, with [`FAILURE_STATUS`], that a program could not be started.
pub(crate) const FAILURE_PREFIX: &str = "boardlab cannot start it: ";
/// The exit status of a supervisor that could not start its program.
pub(crate) const FAILURE_STATUS: i32 = 126;
/// The last line on standard error that tells, with [`MEMORY_STATUS`], that a process held too much memory.
pub(crate) const MEMORY_MESSAGE: &str = "boardlab ended it: too much memory";
/// The exit status of a supervisor that ended its program because of that.
pub(crate) const MEMORY_STATUS: i32 = 125;

/// What the last line on standard error begins with that tells, with [`FOLDER_STATUS`], of what there was too much in the working folder.
pub(crate) const FOLDER_PREFIX: &str = "boardlab ended it: its scratch folder has ";
/// The exit status of a supervisor that ended its program because of that.
pub(crate) const FOLDER_STATUS: i32 = 124;

/// How often memory and the working folder are measured. No system tells a process without privileges when another one has taken so much.
const MEASURE_INTERVAL: Timespec = Timespec { tv_sec: 0, tv_nsec: 50_000_000 };

/// The command that runs a program under a supervisor: a process of this program. With `hide_siblings`, all that is beside its
/// working folder is hidden from the program.
pub(crate) fn supervised(program: &[OsString], limits: ProcessLimits, hide_siblings: bool) -> io::Result<Command> {
    let mut command = Command::new(current_exe()?);
    let ProcessLimits { memory, file, folder, cpu } = limits;
    command.args(["supervise".into(), std::process::id().to_string()]);
    command.args([memory, file, folder, cpu].map(|limit| limit.to_string()));
    command.args(hide_siblings.then_some("--hide-siblings")).arg("--").args(program);
    Ok(command)
}

/// Runs a program and exits as it does. Kills all its descendants when it exits, after SIGTERM, and on Linux when `parent`,
/// the process that wants this, has ended. There descendants that leave the process group are killed, too. With `hides_siblings`,
/// all that is beside the current folder is hidden from the program.
///
/// The limits are set here, where they hold from the program's first instruction on, without unsafe code between fork and exec.
pub(crate) fn supervise(parent: i32, limits: ProcessLimits, hides_siblings: bool, program: &[OsString]) -> ExitCode {
    let hidden = if hides_siblings { hide() } else { Ok(()) };
    match hidden.and_then(|()| start(parent, limits, program)).and_then(Supervisor::run) {
        Ok(code) => code,
        Err(error) => {
            tell(format_args!("{FAILURE_PREFIX}{}", reason(&error)));
            ExitCode::from(FAILURE_STATUS as u8)
        }
    }
}

/// Who asks for it has found out that the system allows it. If the system has run out of namespaces since, the program is started
/// all the same.
fn hide() -> io::Result<()> {
    hide_siblings()
        .map(|_| ())
        .map_err(|error| io::Error::other(format!("its scratch folder cannot be kept apart: {error}")))
}

struct Supervisor {
    program: Pid,
    limits: ProcessLimits,
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
    let resources = [(Resource::Data, limits.memory), (Resource::Fsize, limits.file), (Resource::Cpu, limits.cpu)];
    for (resource, limit) in resources.into_iter().chain([(Resource::Core, 0)]) {
        set_limit(resource, limit)?;
    }
    let [name, arguments @ ..] = program else { return Err(io::ErrorKind::InvalidInput.into()) };
    let child = Command::new(name).args(arguments).process_group(0).spawn()?;
    close_streams()?;
    let program = pid(&child).ok_or(io::ErrorKind::InvalidData)?;
    Ok(Supervisor { program, limits, exits, ends })
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

/// The program alone holds its standard input and output, so that they end when it closes them.
fn close_streams() -> io::Result<()> {
    let null = File::options().read(true).write(true).open("/dev/null")?;
    dup2_stdin(&null)?;
    Ok(dup2_stdout(&null)?)
}

/// Why the program is ended.
enum End {
    /// It has exited.
    Exited(WaitIdStatus),
    /// SIGTERM.
    Terminated,
    /// A process holds too much memory.
    Memory,
    /// There is too much in the working folder.
    Folder(Excess),
}

impl Supervisor {
    fn run(self) -> io::Result<ExitCode> {
        let end = loop {
            if let Some(end) = self.end()? {
                break end;
            }
            self.wait_for_signal()?;
        };
        // An error means that no process of the group is left. The program was not waited for yet, so that the number of the
        // group is not another's.
        let _ = kill_process_group(self.program, Signal::KILL);
        kill_children()?;
        Ok(match end {
            End::Exited(status) => exit_as(status),
            End::Terminated => ExitCode::FAILURE,
            End::Memory => {
                tell(MEMORY_MESSAGE);
                ExitCode::from(MEMORY_STATUS as u8)
            }
            End::Folder(excess) => {
                tell(format_args!("{FOLDER_PREFIX}{excess}"));
                ExitCode::from(FOLDER_STATUS as u8)
            }
        })
    }

    fn end(&self) -> io::Result<Option<End>> {
        if let Some(status) = self.exit()? {
            return Ok(Some(End::Exited(status)));
        }
        if is_readable(&self.ends)? {
            return Ok(Some(End::Terminated));
        }
        if largest_memory() > self.limits.memory {
            return Ok(Some(End::Memory));
        }
        Ok(self.excess().map(End::Folder))
    }

    fn excess(&self) -> Option<Excess> {
        let most = self.limits.folder;
        let folder = (most != NO_LIMIT).then(|| open_folder(CWD, c".").ok()).flatten()?;
        measure(folder, most).err().flatten()
    }

    /// How the program exited. It stays a zombie.
    fn exit(&self) -> io::Result<Option<WaitIdStatus>> {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        Ok(retry_on_intr(|| waitid(WaitId::Pid(self.program), options))?)
    }

    /// Waits for the exit of a child or for SIGTERM, at most [`MEASURE_INTERVAL`] where something is measured.
    fn wait_for_signal(&self) -> io::Result<()> {
        let mut sources = [&self.exits, &self.ends].map(|source| PollFd::new(source, PollFlags::IN));
        let measures = cfg!(target_os = "linux") || self.limits.folder != NO_LIMIT;
        let timeout = measures.then_some(&MEASURE_INTERVAL);
        retry_on_intr(|| poll(&mut sources, timeout))?;
        if !sources[0].revents().is_empty() {
            let _count = (&self.exits).read(&mut [0; 64])?;
        }
        Ok(())
    }
}

fn is_readable(pipe: &PipeReader) -> io::Result<bool> {
    let now = Timespec { tv_sec: 0, tv_nsec: 0 };
    Ok(retry_on_intr(|| poll(&mut [PollFd::new(pipe, PollFlags::IN)], Some(&now)))? > 0)
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
