//! Pursuit on the command line: a robot with the statement's files, matches of programs, hostile ones, a tournament,
//! the exact theory.

#![cfg(unix)]

mod damage;
mod disk;
mod exact;
mod forfeits;
mod hostile;
mod matches;
mod organised;
mod robot;
mod sandbox;
mod scratch;
#[cfg(target_os = "linux")]
mod soak;
mod tournament;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command as Process;

use assert_cmd::Command;
use boardlab_tests::programs::{Run, has_bubblewrap, is_gone, sandboxes, shown, usual_sandbox, write};

const BOARDLAB: &str = env!("CARGO_BIN_EXE_boardlab");
/// The example robots that the repository ships.
const ROBOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/robots");
/// No program of a test that shall end by itself takes so long.
const LONG: &str = "600";

fn run(arguments: &[&str], input: &str) -> Run {
    run_command(&mut Command::new(BOARDLAB), arguments, input)
}

fn run_command(command: &mut Command, arguments: &[&str], input: &str) -> Run {
    command.args(arguments).write_stdin(input).output().expect("it runs").into()
}

fn pursuit(arguments: &[&str]) -> Run {
    run(&[&["pursuit"], arguments].concat(), "")
}

/// A new folder of this test run.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pursuit").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder is writable");
    folder
}

/// A robot that is a file to run.
fn robot(robots: &Path, name: &str, script: &str) {
    let file = robots.join(name).join("run");
    write(&file, script);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("its mode can be set");
}

/// What reads a turn file in a shell.
const READ: &str = "#!/bin/sh\n{ read -r role; read -r f n; read -r k s; read -r l t; } < \"$1\"\n";
/// A right answer of either role on the field of [`Table`]: nobody moves.
const STAY: &str = r#"case "$t$role" in
00) printf '0 0\n4 4\n';;
01) echo '0 4';;
*0) printf '0 0\n0 0\n';;
*1) printf '0 0\n0 0\n';;
esac > "$2""#;

/// A square of 5 x 5, two catchers, a fugitive of two steps, ten turns.
struct Table {
    folder: PathBuf,
    options: Vec<String>,
    /// Where the robots run.
    sandbox: &'static str,
    /// The folders of programs, as PATH has them; `None` for those of the tests.
    path: Option<PathBuf>,
}

impl Table {
    fn new(name: &str) -> Self {
        Table::in_sandbox(name, usual_sandbox())
    }

    fn in_sandbox(name: &str, sandbox: &'static str) -> Self {
        let options = vec!["--time-limit".into(), LONG.into()];
        Table { folder: folder(name), options, sandbox, path: None }
    }

    fn with(name: &str, options: &[&str]) -> Self {
        let mut table = Table::new(name);
        table.options = options.iter().map(ToString::to_string).collect();
        table
    }

    fn robots(&self) -> PathBuf {
        self.folder.join("robots")
    }

    /// Lets two players play.
    fn play(&self, catchers: &str, fugitive: &str) -> Run {
        let file = self.folder.join("match.txt");
        write(&file, &format!("0\n5\n2\n2\n10\n{catchers}\n{fugitive}\n"));
        let options: Vec<&str> = self.options.iter().map(String::as_str).collect();
        let (robots, replay) = (self.robots(), self.replay());
        let files = ["--robots", shown(&robots), "--replay", shown(&replay), "--sandbox", self.sandbox];
        let arguments = [&["match", shown(&file)], &files[..]].concat();
        let mut engine = Command::new(BOARDLAB);
        if let Some(path) = &self.path {
            engine.env("PATH", path);
        }
        run_command(&mut engine, &[&["pursuit"], &arguments[..], &options[..]].concat(), "")
    }

    fn replay(&self) -> PathBuf {
        self.folder.join("replay.txt")
    }

    /// Lets a shell robot play a role against a strategy: what is told of the end, behind its replay was played again.
    fn message(&self, role: u8, script: &str) -> String {
        robot(&self.robots(), "it", script);
        let run = if role == 0 { self.play("it", "random") } else { self.play("far", "it") };
        assert_eq!(run.code, 0, "{}", run.err);
        let again = self.solved();
        assert_eq!(again, fs::read_to_string(self.replay()).expect("a replay"), "{script}");
        assert_eq!(again.lines().last(), run.out.lines().last(), "{script}");
        run.line(1).into()
    }

    /// What `solve` makes of the replay.
    fn solved(&self) -> String {
        let replayed = run(&["solve", "pursuit", shown(&self.replay())], "");
        assert_eq!(replayed.code, 0, "{}", replayed.err);
        replayed.out
    }
}

/// Whether the system allows namespaces of users.
fn allows_namespaces() -> bool {
    Process::new("unshare").args(["-rm", "true"]).status().is_ok_and(|status| status.success())
}
