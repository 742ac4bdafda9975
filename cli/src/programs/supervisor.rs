//! Sets the limits of a program and starts it. They hold from its first instruction on, in its children too, and need
//! no unsafe code between fork and exec. In bubblewrap it is process 1 of its namespace: it ends and counts all that
//! the program has started, and all ends with it.

use std::env::current_dir;
use std::io::{self, ErrorKind, PipeReader, Read};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitCode, ExitStatus, Stdio};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, retry_on_intr};
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, WaitOptions, kill_process_group, wait, waitid, waitpid};
use signal_hook::consts::SIGCHLD;
use signal_hook::low_level::pipe;
use wait4::Wait4;

use super::limits::ProcessLimits;
use super::memory;
use super::message::{Answer, Ended, Files, NoOutput, Order, ProcessReport, Task, receive, send};
use super::scratch::{Meter, open_output, remove, remove_folder, write_input};

/// How often memory and the scratch folder are measured. No system tells a process without privileges when another one
/// has taken so much.
const MEASURE_INTERVAL: Timespec = Timespec { tv_sec: 0, tv_nsec: 50_000_000 };

/// Runs the programs that the socket on standard input asks for, one after another, in the current folder. Ends with
/// the other side of the socket, and all programs with it.
///
/// The limits are set here, where they hold from a program's first instruction on, without unsafe code between fork and
/// exec.
pub(crate) fn supervise(limits: &str) -> io::Result<ExitCode> {
    let mut supervisor = Supervisor::new(serde_json::from_str(limits)?)?;
    // Fails where nobody has asked for programs: then nothing here is ours.
    send(&supervisor.socket, &Answer::Ready, &[])?;
    let served = supervisor.serve();
    // Whoever asked for the programs may have been killed.
    if !is_first() && supervisor.limits.scratch.is_some() {
        remove_folder(&current_dir()?)?;
    }
    served.map(|()| ExitCode::SUCCESS)
}

struct Supervisor {
    socket: UnixStream,
    limits: ProcessLimits,
    meter: Meter,
    /// Readable when a child has exited.
    exits: PipeReader,
}

/// A program that runs.
struct Running {
    child: Child,
    group: Pid,
    /// CPU time of the children that were waited for when it began.
    cpu_before: Duration,
}

/// Whether this process is the first one of its namespace: all others in it were started by programs, and end with it.
fn is_first() -> bool {
    std::process::id() == 1
}

impl Supervisor {
    fn new(limits: ProcessLimits) -> io::Result<Self> {
        let (exits, writer) = io::pipe()?;
        pipe::register(SIGCHLD, writer)?;
        // A program of the same user could change this process otherwise.
        #[cfg(target_os = "linux")]
        rustix::process::set_dumpable_behavior(rustix::process::DumpableBehavior::NotDumpable)?;
        let meter = if is_first() { Meter::of_sandbox()? } else { Meter::Shared };
        let socket = UnixStream::from(io::stdin().as_fd().try_clone_to_owned()?);
        limits.set(is_first())?;
        Ok(Supervisor { socket, limits, meter, exits })
    }

    fn serve(&mut self) -> io::Result<()> {
        while let Some((order, streams)) = receive(&self.socket)? {
            // An order to end a program may come when that has just ended.
            let Order::Run(task) = order else { continue };
            let (report, output) = self.run(&task, streams)?;
            let output: Vec<_> = output.iter().map(AsFd::as_fd).collect();
            send(&self.socket, &Answer::Ended(report), &output)?;
        }
        Ok(())
    }

    fn run(&mut self, task: &Task, streams: Vec<OwnedFd>) -> io::Result<(ProcessReport, Option<OwnedFd>)> {
        if let Err(error) = task.files.as_ref().map_or(Ok(()), prepare) {
            let disk_is_full = matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded);
            let folder = current_dir().unwrap_or_default();
            let reason = format!("{}: {error}", folder.display());
            let ended = Ended::NoInput { reason, disk_is_full: disk_is_full && !is_first() };
            return Ok((ProcessReport::unused(ended), None));
        }
        let running = match self.limits.around(|| start(task, streams)) {
            Ok(running) => running,
            Err(error) => return Ok((ProcessReport::unused(Ended::NotStarted(start_error(&error))), None)),
        };
        send(&self.socket, &Answer::Started(running.group.as_raw_nonzero().get()), &[])?;
        let ended = self.watch(&running)?;
        let mut report = running.end(ended)?;
        // It may have ended faster than it was measured.
        if let Some(excess) = self.excess() {
            report.ended = Ended::Scratch(excess);
        }
        let output = task.files.as_ref().map(|files| open_output(&files.output));
        report.no_output = output.as_ref().and_then(|output| output.as_ref().err().copied());
        Ok((report, output.and_then(Result::ok)))
    }

    /// Of what there is too much in the scratch folder.
    fn excess(&self) -> Option<String> {
        self.limits.scratch.and_then(|most| self.meter.excess(most))
    }

    /// Waits until a program has exited, or must be ended. Says why in the second case.
    fn watch(&mut self, running: &Running) -> io::Result<Option<Ended>> {
        while !running.has_exited()? {
            let sources = [self.exits.as_fd(), self.socket.as_fd()];
            let mut sources = sources.map(|source| PollFd::from_borrowed_fd(source, PollFlags::IN));
            let count = retry_on_intr(|| poll(&mut sources, Some(&MEASURE_INTERVAL)))?;
            let [exit, order] = sources.map(|source| !source.revents().is_empty());
            // Whoever is not there any more gives no other order.
            if order {
                return Ok(Some(Ended::Stopped));
            }
            if exit {
                let _count = self.exits.read(&mut [0; 64])?;
                running.reap_orphans();
            }
            if count == 0
                && let Some(ended) = self.too_much()
            {
                return Ok(Some(ended));
            }
        }
        Ok(None)
    }

    /// What the program has too much of by now.
    fn too_much(&self) -> Option<Ended> {
        let in_memory = is_first().then(|| memory::excess(self.limits.memory)).flatten();
        in_memory.or_else(|| self.excess().map(Ended::Scratch))
    }
}

fn prepare(files: &Files) -> io::Result<()> {
    write_input(&files.input.0, &files.input.1)?;
    remove(&files.output)
}

fn start(task: &Task, streams: Vec<OwnedFd>) -> io::Result<Running> {
    let [name, arguments @ ..] = &task.command[..] else { return Err(ErrorKind::InvalidInput.into()) };
    let Ok([input, output, errors]) = <[OwnedFd; 3]>::try_from(streams) else {
        return Err(ErrorKind::InvalidInput.into());
    };
    let cpu_before = waited_cpu();
    let mut command = Command::new(name);
    command.args(arguments).process_group(0);
    // The program alone holds its streams, so that they end when it closes them.
    let child = command.stdin(Stdio::from(input)).stdout(Stdio::from(output)).stderr(Stdio::from(errors)).spawn()?;
    let group = Pid::from_raw(i32::try_from(child.id()).map_err(io::Error::other)?).ok_or(ErrorKind::InvalidData)?;
    Ok(Running { child, group, cpu_before })
}

impl Running {
    /// Whether the program has exited. It stays a zombie, so that its number is not another's.
    fn has_exited(&self) -> io::Result<bool> {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        Ok(retry_on_intr(|| waitid(WaitId::Pid(self.group), options))?.is_some())
    }

    /// Waits for processes that have ended and whose parents have ended before.
    fn reap_orphans(&self) {
        if is_first() {
            for orphan in memory::zombies().filter(|&zombie| zombie != self.group) {
                // An error means that it has another parent.
                let _ = retry_on_intr(|| waitpid(Some(orphan), WaitOptions::NOHANG));
            }
        }
    }

    /// Kills the program and all that it started, and waits for them. Without namespaces, what has left its process
    /// group is not found.
    fn end(self, ended: Option<Ended>) -> io::Result<ProcessReport> {
        let all = if is_first() { Pid::INIT } else { self.group };
        // An error means that none is left.
        let _ = kill_process_group(all, Signal::KILL);
        let used = self.child.wait4()?;
        if is_first() {
            // Nobody can have started a process in the meantime: whoever is killed cannot.
            while retry_on_intr(|| wait(WaitOptions::empty())).is_ok() {}
        }
        let own = used.rusage.utime + used.rusage.stime;
        let cpu = own.max(waited_cpu().saturating_sub(self.cpu_before));
        let ended = ended.unwrap_or_else(|| end_of(used.status));
        Ok(ProcessReport { ended, cpu, memory: used.rusage.maxrss, no_output: None })
    }
}

impl ProcessReport {
    fn unused(ended: Ended) -> Self {
        ProcessReport { ended, cpu: Duration::ZERO, memory: 0, no_output: Some(NoOutput::Nothing) }
    }
}

fn end_of(status: ExitStatus) -> Ended {
    status.signal().map_or_else(|| Ended::Exit(status.code().unwrap_or(1)), Ended::Signal)
}

/// CPU time of all children that this process has waited for, in steps of a hundredth of a second. Zero where the
/// system does not tell: there nobody but the program itself is waited for.
fn waited_cpu() -> Duration {
    let status = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name of the program, in brackets, may hold blanks. The times are the 16th and 17th fields.
    let fields = status.rsplit_once(')').map_or("", |(_, rest)| rest).split_ascii_whitespace().skip(13);
    let hundredths: u64 = fields.take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(10 * hundredths)
}

fn start_error(error: &io::Error) -> String {
    match error.raw_os_error().map(Errno::from_raw_os_error) {
        Some(Errno::NOENT) if is_first() => {
            "it is not there, or the interpreter that runs it is not; in the sandbox only the system, the folders of PATH and its own folder \
             are there"
                .into()
        }
        Some(Errno::NOENT) => "it is not there, or the interpreter that runs it is not".into(),
        Some(Errno::ACCESS) => "it is not executable".into(),
        _ => error.to_string(),
    }
}
