use std::ffi::OsString;
use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Component, Path, PathBuf};

use boardlab_core::games::pursuit::Strategy;

use crate::command_error::CommandError;
use crate::jobs::fingerprint;
use crate::output::tell::tell;
use crate::output::untrusted::quoted;

/// A player of a match.
pub(super) struct Player {
    /// The name in a match file.
    pub(super) name: String,
    pub(super) kind: PlayerKind,
}

/// How a player's moves are made.
pub(super) enum PlayerKind {
    /// By a built-in strategy.
    Strategy(Strategy),
    /// By a program.
    Program {
        /// The command, without the names of the two files.
        command: Vec<OsString>,
        /// The file of the program.
        file: PathBuf,
    },
}

impl Player {
    /// Finds the robot in a folder with this name, else the strategy with this name.
    pub(super) fn find(name: &str, robots: Option<&Path>) -> Result<Self, CommandError> {
        let kind = match robots.map(|robots| (robots, robots.join(name))) {
            Some((_, folder)) if is_plain(name) && folder.is_dir() => program(&folder)?,
            _ => PlayerKind::Strategy(name.parse().map_err(|_| unknown_player(name, robots))?),
        };
        Ok(Player { name: name.into(), kind })
    }

    /// The name of the program's file and a checksum of its content.
    pub(super) fn fingerprint(&self) -> Result<String, CommandError> {
        let PlayerKind::Program { file, .. } = &self.kind else { return Ok("built in".into()) };
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        Ok(format!("{name} {}", fingerprint(file)?))
    }
}

/// Whether a name is one plain path component.
fn is_plain(name: &str) -> bool {
    let mut parts = Path::new(name).components();
    matches!((parts.next(), parts.next()), (Some(Component::Normal(_)), None)) && !name.contains('/')
}

fn program(folder: &Path) -> Result<PlayerKind, CommandError> {
    // The robot runs in another working folder.
    let folder = folder.canonicalize().map_err(CommandError::file(folder))?;
    let found_in = |(name, interpreter): (&str, Option<&str>)| {
        let file = folder.join(name);
        let command = interpreter.map(OsString::from).into_iter().chain([file.clone().into_os_string()]).collect();
        file.is_file().then_some(PlayerKind::Program { command, file })
    };
    let known = [("run", None), ("run.py", Some("python3")), ("run.js", Some("node"))];
    let found = known.into_iter().find_map(found_in);
    let found =
        found.ok_or_else(|| CommandError::unusable(folder.display(), "it has no run, run.py or run.js to start"))?;
    match &found {
        PlayerKind::Program { command, file } if command.len() == 1 && !is_executable(file) => {
            let fix = format!("it is not executable; try `chmod +x {}`", file.display());
            Err(CommandError::unusable(file.display(), fix))
        }
        _ => Ok(found),
    }
}

fn is_executable(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|file| file.permissions().mode() & 0o111 != 0)
}

/// The robots of a folder, in the order of their names. Who cannot be started is told and left out.
pub(super) fn robots(folder: &Path) -> Result<Vec<Player>, CommandError> {
    let names = names(folder).map_err(CommandError::file(folder))?;
    let find = |name: String| Player::find(&name, Some(folder)).inspect_err(|why| tell(why)).ok();
    let robots: Vec<Player> = names.into_iter().filter_map(find).collect();
    if robots.is_empty() { Err(CommandError::unusable(folder.display(), "there are no robots")) } else { Ok(robots) }
}

fn unknown_player(name: &str, robots: Option<&Path>) -> CommandError {
    let strategies = Strategy::ALL.map(Strategy::name).join(", ");
    let tail = format!("the built-in strategies are {strategies}");
    let problem = match robots {
        None => format!("no such strategy; {tail}; --robots DIR says where programs are"),
        Some(robots) => {
            let names = match names(robots).unwrap_or_default() {
                names if names.is_empty() => "there are no robots".into(),
                names => format!("there are the robots {}", names.join(", ")),
            };
            format!("no such robot; in {} {names}; {tail}", robots.display())
        }
    };
    CommandError::unusable(quoted(name), problem)
}

/// The names of the folders in a folder, in their order. Hidden ones are left out.
fn names(robots: &Path) -> io::Result<Vec<String>> {
    let folders = fs::read_dir(robots)?.flatten().filter(|entry| entry.path().is_dir());
    let names = folders.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| !name.starts_with('.')).collect();
    names.sort();
    Ok(names)
}
