//! Commands that are interrupted and killed at random moments: resumed, they end as if nothing had happened, and
//! leave nothing behind.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};

use super::{DIGEST, shown};
use crate::random::Random;

/// Runs of each kind. `BOARDLAB_THOROUGH` is set when the tests are compiled for `make test-slow`.
const RUNS: usize = if option_env!("BOARDLAB_THOROUGH").is_some() { 60 } else { 4 };
/// The last one cannot be handled.
const SIGNALS: [&str; 4] = ["INT", "HUP", "TERM", "KILL"];
/// Looks that a killed command's supervisors have to end. Each reads all of `/proc`.
const LOOKS: usize = 20_000;

/// What was seen right after a signal.
#[derive(Default, Debug)]
struct Seen {
    /// Commands that the signal ended before they were done.
    cut: usize,
    processes: usize,
    scratch_folders: usize,
    part_files: usize,
}

/// Kills some runs of a command of a program, and resumes each.
pub fn soak(program: &'static str, table: &Path, command: impl Fn(&Path) -> Vec<String>) {
    let whole = Place::new(program, &table.join("whole"));
    let outcome = whole.run(&command(&whole.folder));
    let expected = whole.results();
    let progress = whole.progress();
    let mut random = Random::new(31);
    let mut seen: [Seen; 4] = Default::default();
    for run in 0..RUNS {
        let signal = run % SIGNALS.len();
        let place = Place::new(program, &table.join("run"));
        let arguments = command(&place.folder);
        let child = place.start(&arguments);
        let progress = random.within(0..=progress - 1);
        let polls = random.below(300);
        let parts = place.kill(child, SIGNALS[signal], progress, polls, &mut seen[signal]);
        assert_eq!(place.run(&arguments), outcome, "run {run}, SIG{}", SIGNALS[signal]);
        assert_eq!(place.results(), expected, "run {run}, SIG{}", SIGNALS[signal]);
        // What was just being written when it was killed stays, under a name of its own.
        assert_eq!(place.left(), (0, 0, parts), "run {run}, SIG{}", SIGNALS[signal]);
    }
    for (signal, seen) in SIGNALS.iter().zip(seen) {
        println!("SIG{signal}: {seen:?}");
    }
}

/// The folders of a run.
struct Place {
    program: &'static str,
    folder: PathBuf,
    /// For temporary files. Its name is in the environment of all processes of the run, in a sandbox or not.
    temporary: PathBuf,
}

impl Place {
    fn new(program: &'static str, parent: &Path) -> Self {
        let _ = fs::remove_dir_all(parent);
        let place = Place { program, folder: parent.join("files"), temporary: parent.join("temporary") };
        for folder in [&place.folder, &place.temporary] {
            fs::create_dir_all(folder).expect("the folder is writable");
        }
        place
    }

    fn start(&self, arguments: &[String]) -> Child {
        // Whoever runs the tests may ignore hangups, and a command would then, too.
        let mut command = Command::new("env");
        command
            .args(["--default-signal=HUP,INT", self.program])
            .args(arguments)
            .env("TMPDIR", &self.temporary)
            .env("BOARDLAB_RUN", &self.temporary);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it runs")
    }

    /// Runs to the end and returns what is printed, without times.
    fn run(&self, arguments: &[String]) -> String {
        let output = self.start(arguments).wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        let printed = String::from_utf8(output.stdout).expect("it prints UTF-8");
        printed.lines().map(without_measured).collect()
    }

    /// Sends a signal when so much is done and the files were looked at so many times. Returns how many temporary files
    /// are left.
    fn kill(&self, mut child: Child, signal: &str, progress: usize, polls: usize, seen: &mut Seen) -> usize {
        let mut polls = 0..polls;
        while self.progress() < progress || polls.next().is_some() {
            if child.try_wait().expect("it is ours").is_some() {
                return 0;
            }
        }
        let killed = Command::new("kill").args([&format!("-{signal}"), &child.id().to_string()]).status();
        assert!(killed.expect("kill runs").success());
        let status = child.wait().expect("it ends");
        seen.cut += usize::from(!status.success());
        self.note(signal, status, seen)
    }

    fn note(&self, signal: &str, status: ExitStatus, seen: &mut Seen) -> usize {
        let (processes, scratch_folders, part_files) = self.left();
        seen.processes += processes;
        seen.scratch_folders += scratch_folders;
        seen.part_files += part_files;
        if signal == "KILL" {
            assert!(status.success() || status.signal() == Some(9), "{status}");
            assert!((0..LOOKS).any(|_| self.left().0 == 0), "processes of a killed command");
            // One file is written at a time.
            assert!(part_files <= 1, "{part_files} temporary files");
        } else {
            // Before a command has anything to clean up, it does not handle signals.
            let is_early = status.signal().is_some_and(|number| number != 9);
            assert!(is_early || matches!(status.code(), Some(0 | 130)), "{status}");
            assert_eq!(self.left(), (0, 0, 0), "SIG{signal}");
        }
        part_files
    }

    /// How much is done: the files of an atlas, the lines of the results of a tournament, or turns of a solution.
    fn progress(&self) -> usize {
        let lines = fs::read(self.folder.join("results.jsonl")).unwrap_or_default();
        let shards = fs::read_dir(self.folder.join("shards")).into_iter().flatten().flatten();
        let shards = shards.filter(|file| file.path().extension() == Some("json".as_ref())).count();
        lines.iter().filter(|&&byte| byte == b'\n').count() + shards + self.turns().unwrap_or(0)
    }

    /// The turns that a solution keeps.
    fn turns(&self) -> Option<usize> {
        let mut line = String::new();
        BufReader::new(File::open(self.folder.join("work/turns")).ok()?).read_line(&mut line).ok()?;
        line.split_once("\"turns\":")?.1.split(',').next()?.parse().ok()
    }

    /// The results, in the order of their names and numbers, without times, and without digests, which count them.
    fn results(&self) -> Vec<String> {
        let files = [self.folder.join("results.jsonl"), self.folder.join("atlas.json")];
        let text = files.iter().filter_map(|file| fs::read_to_string(file).ok()).collect::<String>();
        let mut lines: Vec<String> = text.replace("},{", "},\n{").lines().map(without_measured).collect();
        lines.sort();
        lines
    }

    /// Processes, scratch folders and temporary files of the run.
    fn left(&self) -> (usize, usize, usize) {
        let is_part = |file: &fs::DirEntry| file.path().extension() == Some("part".as_ref());
        let files = |folder: &Path| fs::read_dir(folder).into_iter().flatten().flatten().collect::<Vec<_>>();
        let parts = [&self.folder, &self.folder.join("shards"), &self.folder.join("work")].map(|folder| files(folder));
        let parts = parts.iter().flatten().filter(|file| is_part(file)).count();
        (self.processes(), files(&self.temporary).len(), parts)
    }

    /// Processes that the folder for temporary files is told to.
    fn processes(&self) -> usize {
        let processes = fs::read_dir("/proc").expect("Linux").flatten();
        let name = shown(&self.temporary).as_bytes();
        let is_ours = |environment: Vec<u8>| environment.windows(name.len()).any(|bytes| bytes == name);
        processes.filter(|process| fs::read(process.path().join("environ")).is_ok_and(is_ours)).count()
    }
}

/// A line without its digest, and without the time that an entry took.
fn without_measured(line: &str) -> String {
    let line = line.strip_prefix(DIGEST).map_or(line, |rest| &rest[18..]);
    let Some((before, after)) = line.split_once("\"seconds\":") else { return line.into() };
    format!("{before}{}", after.trim_start_matches(|c: char| c.is_ascii_digit() || ".e-null".contains(c)))
}
