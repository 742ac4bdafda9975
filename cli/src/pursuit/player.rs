use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Component, Path, PathBuf};

use boardlab_core::fnv::fnv1a;
use boardlab_core::games::pursuit::Strategy;

use crate::failure::Failure;
use crate::untrusted::quoted;

/// Who plays.
pub(super) struct Player {
    /// As an engine file names it.
    pub(super) name: String,
    pub(super) how: How,
}

/// What says a player's words.
pub(super) enum How {
    /// We do.
    Strategy(Strategy),
    /// A program does.
    Program {
        /// What it is started by, without its two arguments.
        command: Vec<OsString>,
        /// The file of it.
        file: PathBuf,
    },
}

impl Player {
    /// The robot in a folder of that name, else the strategy of that name.
    pub(super) fn find(name: &str, robots: Option<&Path>) -> Result<Self, Failure> {
        let how = match robots.map(|robots| (robots, robots.join(name))) {
            Some((_, folder)) if is_plain(name) && folder.is_dir() => program(&folder)?,
            _ => How::Strategy(name.parse().map_err(|_| unknown(name, robots))?),
        };
        Ok(Player { name: name.into(), how })
    }

    /// The file of its program and a checksum of the bytes: another one after every change of the program.
    pub(super) fn fingerprint(&self) -> Result<String, Failure> {
        let How::Program { file, .. } = &self.how else { return Ok("built in".into()) };
        let bytes = fs::read(file).map_err(Failure::file(file))?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        Ok(format!("{name} {:016x}", fnv1a(bytes)))
    }
}

/// Whether it names something in a folder, and nothing above it.
fn is_plain(name: &str) -> bool {
    let mut parts = Path::new(name).components();
    matches!((parts.next(), parts.next()), (Some(Component::Normal(_)), None)) && !name.contains('/')
}

fn program(folder: &Path) -> Result<How, Failure> {
    // The robot runs in another folder than we do.
    let folder = folder.canonicalize().map_err(Failure::file(folder))?;
    let there = |(name, interpreter): (&str, Option<&str>)| {
        let file = folder.join(name);
        let command = interpreter.map(OsString::from).into_iter().chain([file.clone().into_os_string()]).collect();
        file.is_file().then_some(How::Program { command, file })
    };
    let known = [("run", None), ("run.py", Some("python3")), ("run.js", Some("node"))];
    let found = known.into_iter().find_map(there);
    let found = found
        .ok_or_else(|| Failure::Usage(format!("{}: it has no run, run.py or run.js to start", folder.display())))?;
    match &found {
        How::Program { command, file } if command.len() == 1 && !is_executable(file) => {
            Err(Failure::Usage(format!("{0}: it is not executable; try `chmod +x {0}`", file.display())))
        }
        _ => Ok(found),
    }
}

fn is_executable(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|file| file.permissions().mode() & 0o111 != 0)
}

fn unknown(name: &str, robots: Option<&Path>) -> Failure {
    let strategies = Strategy::ALL.map(Strategy::name).join(", ");
    let (name, tail) = (quoted(name), format!("the built-in strategies are {strategies}"));
    Failure::Usage(match robots {
        None => format!("{name}: no such strategy; {tail}; --robots DIR says where programs are"),
        Some(robots) => {
            let names = match names(robots) {
                Some(names) => format!("there are the robots {names}"),
                None => "there are no robots".into(),
            };
            format!("{name}: no such robot; in {} {names}; {tail}", robots.display())
        }
    })
}

/// The folders in a folder; none where there are none.
fn names(robots: &Path) -> Option<String> {
    let folders = fs::read_dir(robots).ok()?.flatten().filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> = folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    (!names.is_empty()).then(|| names.join(", "))
}
