//! A sandbox lasts as long as what its programs may keep: for a robot a match, for others a run. So a turn costs a
//! start of a program, not of namespaces, and nothing has to be removed, hidden or locked.

use std::env::{current_dir, current_exe, split_paths, temp_dir, var_os};
use std::ffi::{OsStr, OsString};
use std::io::{self, ErrorKind, Read};
use std::net::Shutdown;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::Instant;

use rustix::process::Pid;
use tempfile::TempDir;

use super::limits::{ProcessLimits, SCRATCH_BYTES};
use super::message::{Answer, ProcessReport, receive};
use super::ready::{KILL_TIMEOUT, START_TIMEOUT, ready};
use super::scratch::{SCRATCH, remove_folder};
use crate::arguments::SandboxChoice;
use crate::output::tell::tell;

/// Starts sandboxes.
pub(crate) struct Programs {
    choice: SandboxChoice,
    /// How bubblewrap is used, if it is, or why it cannot be. Known with the first sandbox.
    bubblewrap: OnceLock<Result<Option<Bubblewrap>, String>>,
}

/// What a program sees beside the system.
pub(crate) struct Shown {
    /// Its own folder and files. In a sandbox they can only be read.
    pub(crate) own: Vec<PathBuf>,
    /// Folders of others, which are hidden wherever they lie.
    pub(crate) hidden: Vec<PathBuf>,
    /// Where it works: in a folder, or in its scratch folder.
    pub(crate) works_in: Option<PathBuf>,
}

/// A supervisor, in bubblewrap or not, which runs one program after another. What they write into their scratch folder
/// stays until the sandbox is dropped; then all is gone.
pub(crate) struct Sandbox {
    child: Child,
    is_confined: bool,
    pub(super) socket: UnixStream,
    /// The scratch folder, where it is not the sandbox's own.
    scratch: Option<PathBuf>,
    /// Without namespaces, the process group of the program that runs: in a namespace its number says nothing to us.
    group: Option<Pid>,
    /// How that program has ended, once it has: `Some(None)` if the supervisor is gone.
    pub(super) ended: Option<Option<(ProcessReport, Option<OwnedFd>)>>,
}

/// What a sandbox shows of the system, as far as it is there.
const SYSTEM: [&str; 11] =
    ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix/store", "/gnu/store"];

/// How bubblewrap is asked for.
#[derive(Clone, Copy)]
enum Bubblewrap {
    /// No program can make a namespace of users of its own, and file systems in it that nobody counts.
    Whole,
    /// Before version 0.8 it does not know how to forbid that.
    Older,
}

impl Programs {
    pub(crate) fn new(choice: SandboxChoice) -> Self {
        // Files that whoever started this process has left open are not for programs.
        close_fds::set_fds_cloexec(3, &[]);
        Programs { choice, bubblewrap: OnceLock::new() }
    }

    /// Starts a sandbox.
    ///
    /// # Errors
    ///
    /// The system refuses it, or `bwrap` was chosen and does not work.
    pub(crate) fn open(&self, shown: &Shown, limits: ProcessLimits) -> io::Result<Sandbox> {
        match self.bubblewrap.get_or_init(|| choose(self.choice)) {
            Ok(Some(bubblewrap)) => Sandbox::open_confined(*bubblewrap, shown, limits),
            Ok(None) => open_plain(shown, limits),
            Err(reason) => Err(io::Error::other(reason.clone())),
        }
    }
}

/// How bubblewrap is used. Where it is not although it may be, a line says what does not hold.
fn choose(choice: SandboxChoice) -> Result<Option<Bubblewrap>, String> {
    if choice == SandboxChoice::None {
        return Ok(None);
    }
    let empty = Shown { own: Vec::new(), hidden: Vec::new(), works_in: None };
    let tried = |bubblewrap| Sandbox::open_confined(bubblewrap, &empty, ProcessLimits::of_memory(64 << 20));
    let Err(error) = tried(Bubblewrap::Whole) else { return Ok(Some(Bubblewrap::Whole)) };
    if tried(Bubblewrap::Older).is_ok() {
        return Ok(Some(Bubblewrap::Older));
    }
    let reason = match error.kind() {
        ErrorKind::NotFound => "bwrap is not installed".to_string(),
        _ => format!("bwrap does not work here: {error}"),
    };
    if choice == SandboxChoice::Bwrap {
        return Err(format!("{reason}; --sandbox none runs programs without it, with limits alone"));
    }
    tell(format_args!(
        "boardlab: {reason}: programs run with limits alone; they can read and write what you can, also one another's \
         files, use the network, and leave processes behind that nobody ends"
    ));
    Ok(None)
}

/// Programs see what the user sees.
fn open_plain(shown: &Shown, mut limits: ProcessLimits) -> io::Result<Sandbox> {
    let mut command = Command::new(current_exe()?);
    let scratch = match &shown.works_in {
        Some(folder) => {
            command.current_dir(folder);
            limits.scratch = None;
            None
        }
        None => {
            // No name tells which side it is, or which match.
            let scratch = tempfile::Builder::new().prefix("boardlab-").rand_bytes(12).tempdir_in(temp_dir())?;
            command.current_dir(&scratch).env("TMPDIR", scratch.path());
            Some(scratch)
        }
    };
    command.args(supervise(limits)?).env("PYTHONDONTWRITEBYTECODE", "1");
    Sandbox::open(command, false, scratch)
}

/// The arguments of this program that make it a supervisor.
fn supervise(limits: ProcessLimits) -> io::Result<[String; 2]> {
    Ok(["supervise".into(), serde_json::to_string(&limits)?])
}

/// The command of a supervisor in bubblewrap: process 1 of namespaces of its own, without a network, with the system to
/// read and nothing to write but its scratch folder and shared memory.
fn confined(bubblewrap: Bubblewrap, shown: &Shown, limits: ProcessLimits) -> io::Result<Command> {
    let this = current_exe()?;
    let mut command = Command::new("bwrap");
    command.args(["--unshare-all", "--die-with-parent", "--new-session", "--as-pid-1", "--cap-drop", "ALL"]);
    if let Bubblewrap::Whole = bubblewrap {
        command.args(["--unshare-user", "--disable-userns"]);
    }
    // Twice what is allowed: who takes too much is told so, and is not refused before.
    let room = limits.scratch.unwrap_or(SCRATCH_BYTES).saturating_mul(2).to_string();
    command.args(["--proc", "/proc", "--dev", "/dev", "--size", &limits.memory.to_string(), "--tmpfs", "/dev/shm"]);
    command.args(["--remount-ro", "/dev", "--perms", "0700", "--size", &room, "--tmpfs", SCRATCH]);
    let roots = [SYSTEM.iter().map(PathBuf::from).filter(|folder| folder.exists()).collect(), path_folders()].concat();
    if !roots.iter().chain(&shown.own).chain([&this]).any(|path| path.starts_with("/tmp")) {
        command.args(["--symlink", SCRATCH, "/tmp"]);
    }
    let mount = |command: &mut Command, path: &Path| {
        command.arg("--ro-bind").args([path, path]);
    };
    roots.iter().for_each(|root| mount(&mut command, root));
    let hidden: Vec<PathBuf> = shown.hidden.iter().flat_map(|folder| places_of(folder, &roots)).collect();
    for folder in &hidden {
        command.args([OsStr::new("--tmpfs"), folder.as_os_str()]);
    }
    shown.own.iter().for_each(|own| mount(&mut command, own));
    mount(&mut command, &this);
    if let Some(folder) = &shown.works_in {
        command.args([OsStr::new("--dir"), folder.as_os_str()]);
    }
    for folder in hidden.iter().map(PathBuf::as_path).chain([Path::new("/")]) {
        command.args([OsStr::new("--remount-ro"), folder.as_os_str()]);
    }
    command.args(["--setenv", "TMPDIR", SCRATCH, "--setenv", "HOME", SCRATCH]);
    command.args(["--setenv", "PYTHONDONTWRITEBYTECODE", "1", "--chdir"]);
    command.arg(shown.works_in.as_deref().unwrap_or(Path::new(SCRATCH))).arg("--").arg(&this);
    command.args(supervise(limits)?);
    Ok(command)
}

/// The places at which a folder is seen below roots, which may lead to it by symbolic links.
fn places_of(folder: &Path, roots: &[PathBuf]) -> Vec<PathBuf> {
    let place = |root: &PathBuf| Some(root.join(folder.strip_prefix(root.canonicalize().ok()?).ok()?));
    roots.iter().filter_map(place).collect()
}

/// What a program of the PATH needs that is installed outside the system's folders, as by pyenv, nvm or conda.
fn path_folders() -> Vec<PathBuf> {
    let path = var_os("PATH").unwrap_or_default();
    let outside = split_paths(&path).filter(|folder| folder.is_absolute() && folder.is_dir());
    outside
        .filter(|folder| !is_of_system(folder) && !is_home(folder))
        .flat_map(|folder| installation(&folder))
        .collect()
}

fn is_of_system(folder: &Path) -> bool {
    SYSTEM.iter().any(|system| folder.starts_with(system))
}

/// What lies beside a `bin` and belongs to what is installed there.
const BESIDE_BIN: [&str; 6] = ["lib", "lib64", "libexec", "conf", "share", "pyvenv.cfg"];

/// A folder of programs with what they need: beside a `bin` some folders, around the `shims` of pyenv and rbenv all.
/// `.local/share` is full of things of a person.
fn installation(folder: &Path) -> Vec<PathBuf> {
    let around = folder.parent().unwrap_or(folder);
    let beside = BESIDE_BIN.iter().map(|name| around.join(name));
    let is_installed = |path: &PathBuf| path.exists() && !path.ends_with(".local/share");
    if folder.ends_with("shims") && !is_home(around) {
        vec![around.into()]
    } else if folder.ends_with("bin") {
        [folder.to_owned()].into_iter().chain(beside.filter(is_installed)).collect()
    } else {
        vec![folder.into()]
    }
}

/// Whether a folder holds somebody's home, or the system.
fn is_home(folder: &Path) -> bool {
    let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.into());
    let folder = whole(folder);
    let home = var_os("HOME").map(|home| whole(Path::new(&home)));
    home.is_some_and(|home| home.starts_with(&folder))
        || SYSTEM.iter().any(|system| Path::new(system).starts_with(&folder))
}

impl Shown {
    /// For a command that is given in the current folder: that folder, and those of files that the command names. Where
    /// one is somebody's home, only the files in it that are named.
    pub(crate) fn of_command(command: &[OsString]) -> io::Result<Self> {
        let here = current_dir()?;
        let named = command.iter().map(|word| here.join(word)).filter(|path| path.is_file() && !is_of_system(path));
        let folder_of = |file: PathBuf| match file.parent() {
            Some(folder) if !is_home(folder) => folder.to_owned(),
            _ => file,
        };
        let mut own: Vec<PathBuf> = named.map(folder_of).collect();
        if !is_home(&here) {
            own.push(here.clone());
        }
        Ok(Shown { own, hidden: Vec::new(), works_in: Some(here) })
    }

    /// A command that is given in the current folder, for a program that works elsewhere: files that it names are named
    /// as a whole. A program's bare name is looked for on the PATH.
    pub(super) fn from_elsewhere(command: &[OsString]) -> io::Result<Vec<OsString>> {
        let here = current_dir()?;
        let is_path = |nth: usize, word: &OsString| nth > 0 || word.as_encoded_bytes().contains(&b'/');
        let whole = |(nth, word): (usize, &OsString)| {
            let path = here.join(word);
            if is_path(nth, word) && path.is_file() { path.into() } else { word.clone() }
        };
        Ok(command.iter().enumerate().map(whole).collect())
    }
}

impl Sandbox {
    fn open_confined(bubblewrap: Bubblewrap, shown: &Shown, limits: ProcessLimits) -> io::Result<Self> {
        Self::open(confined(bubblewrap, shown, limits)?, true, None)
    }

    fn open(mut command: Command, is_confined: bool, scratch: Option<TempDir>) -> io::Result<Self> {
        let (socket, other) = UnixStream::pair()?;
        command.stdin(OwnedFd::from(other)).stdout(Stdio::null()).stderr(Stdio::piped()).process_group(0);
        let child = command.spawn()?;
        // It holds the other end of the socket.
        drop(command);
        let scratch = scratch.map(TempDir::keep);
        let mut sandbox = Sandbox { child, is_confined, socket, scratch, group: None, ended: None };
        let until = Instant::now() + START_TIMEOUT;
        let [_, says, ..] = ready([None, Some(sandbox.socket.as_fd()), None, None, None], until)?;
        if !says {
            return Err(io::Error::other("it does not begin"));
        }
        match receive(&sandbox.socket) {
            Ok(Some((Answer::Ready, _))) => Ok(sandbox),
            _ => Err(io::Error::other(sandbox.complaint())),
        }
    }

    /// Notes the process group of a program, where its number is not one of another namespace.
    pub(super) fn note_group(&mut self, group: i32) {
        if !self.is_confined {
            self.group = Pid::from_raw(group);
        }
    }

    pub(super) fn forget_group(&mut self) {
        self.group = None;
    }

    /// What a supervisor that has not begun says.
    fn complaint(&mut self) -> String {
        let mut said = String::new();
        if let Some(errors) = &mut self.child.stderr {
            let _read = errors.take(1000).read_to_string(&mut said);
        }
        let first = said.lines().next().map_or("it ends at once", str::trim);
        first.trim_start_matches("bwrap: ").into()
    }

    /// Waits until nobody holds the supervisor's standard error any more, at most [`KILL_TIMEOUT`].
    fn wait_for_end(&mut self) {
        let until = Instant::now() + KILL_TIMEOUT;
        let Some(errors) = &mut self.child.stderr else { return };
        while Instant::now() < until {
            let ready = ready([None, Some(errors.as_fd()), None, None, None], until);
            if !ready.is_ok_and(|ready| ready[1]) || !errors.read(&mut [0; 1000]).is_ok_and(|count| count > 0) {
                return;
            }
        }
    }

    /// Ends the supervisor and, in a sandbox, all that runs in it. How the supervisor ended.
    pub(super) fn end(&mut self) -> io::Result<std::process::ExitStatus> {
        // Without namespaces the program's group does not end with its supervisor.
        if let Some(group) = self.group.take() {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        self.child.wait()
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        // A supervisor without a program ends by itself, after all that is in the sandbox.
        let _ = self.socket.shutdown(Shutdown::Both);
        if self.group.is_none() {
            self.wait_for_end();
        }
        // An error means that it was waited for.
        let _ = self.end();
        if let Some(Err(error)) = self.scratch.as_deref().map(remove_folder) {
            tell(format_args!("boardlab: a scratch folder cannot be removed: {error}"));
        }
    }
}
