//! What the system has in store: files whose names are no text, a full disk, a pipe that nobody reads.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A name in Latin-1, with an escape sequence.
const STRANGE: &[u8] = b"caf\xe9\x1b[2J";

/// A program, and where its commands run.
pub struct System {
    /// The file of the program.
    pub program: &'static str,
    /// The folder of a test run.
    pub scratch: &'static str,
    /// What words of a command stand for.
    pub words: &'static [(&'static str, &'static str)],
    /// Writes what the commands read into a folder.
    pub fill: fn(&Path),
}

impl System {
    /// A folder with what the commands read.
    fn folder(&self, name: impl AsRef<Path>) -> PathBuf {
        let folder = Path::new(self.scratch).join("system").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("it is writable");
        (self.fill)(&folder);
        folder
    }

    /// Runs a command in a folder. `AT` stands for the name of a folder in it.
    fn run_at(&self, folder: &Path, line: &str, at: &[u8], [out, err]: [Stdio; 2]) -> Output {
        let stands_for = |word: &str| self.words.iter().find(|(short, _)| *short == word).map(|(_, long)| *long);
        let word = |word: &str| match (stands_for(word), word.strip_prefix("AT")) {
            (Some(long), _) => long.into(),
            (_, Some(rest)) => OsStr::from_bytes(&[at, rest.as_bytes()].concat()).to_owned(),
            (None, None) => word.into(),
        };
        let mut command = Command::new(self.program);
        command.current_dir(folder).args(line.split(' ').map(word)).stdin(Stdio::null()).stdout(out).stderr(err);
        command.spawn().and_then(std::process::Child::wait_with_output).expect("it runs")
    }

    fn run(&self, folder: &Path, line: &str, out: Stdio, err: Stdio) -> Output {
        self.run_at(folder, line, b".", [out, err])
    }

    /// A message that is lost ends nothing. Each command writes on standard error, and has its status.
    pub fn loses_messages(&self, lines: &[(i32, &str)]) {
        let here = self.folder("messages");
        for &(code, line) in lines {
            let told = self.run(&here, line, Stdio::piped(), Stdio::piped());
            assert_eq!((told.status.code(), told.stderr.is_empty()), (Some(code), false), "{line}: {told:?}");
            for lost in [full_disk(), unread_pipe()] {
                let untold = self.run(&here, line, Stdio::piped(), lost);
                assert_eq!(untold.status.code(), Some(code), "{line}");
                assert_eq!(untold.stdout.is_empty(), told.stdout.is_empty(), "{line}");
            }
        }
    }

    /// A result that is lost is an error. Each command prints something.
    pub fn loses_results(&self, lines: &[&str]) {
        let here = self.folder("results");
        for line in lines {
            let printed = self.run(&here, line, Stdio::piped(), Stdio::null());
            assert_eq!((printed.status.code(), printed.stdout.is_empty()), (Some(0), false), "{line}");
            let lost = self.run(&here, line, full_disk(), Stdio::piped());
            let said = String::from_utf8_lossy(&lost.stderr);
            assert_eq!(lost.status.code(), Some(2), "{line}: {said}");
            assert!(said.contains("boardlab: standard output cannot be written: "), "{line}: {said}");
            assert_eq!(self.run(&here, line, full_disk(), full_disk()).status.code(), Some(2), "{line}");
            // Who has read enough need not be told.
            let left = self.run(&here, line, unread_pipe(), Stdio::piped());
            assert_eq!(left.status.code(), Some(0), "{line}: {}", String::from_utf8_lossy(&left.stderr));
        }
    }

    /// A name need not be text, and does not drive the terminal. The commands name files and folders in `AT`: those
    /// that are there, and those that are not.
    pub fn names_strangely(&self, naming: &[&str], missing: &[&str]) {
        // Tools that walk through the project do not expect such names.
        let scratch = tempfile::tempdir().expect("a folder");
        let here = self.folder(scratch.path());
        self.folder(here.join(OsStr::from_bytes(STRANGE)));
        for (code, line) in naming.iter().map(|&line| (0, line)).chain(missing.iter().map(|&line| (2, line))) {
            let done = self.run_at(&here, line, STRANGE, [Stdio::piped(), Stdio::piped()]);
            let [out, err] = [done.stdout, done.stderr].map(|bytes| String::from_utf8(bytes).expect("it prints UTF-8"));
            assert_eq!(done.status.code(), Some(code), "{line}: {err}");
            let is_plain = |text: &str| !text.contains(|c: char| c.is_control() && c != '\n');
            assert!(is_plain(&out) && is_plain(&err), "{line}: {out:?} {err:?}");
            assert!(code == 0 || err.contains("caf\u{fffd}<U+001B>[2J/none"), "{line}: {err}");
        }
    }

    /// A byte-order mark changes nothing. A command that runs twice reads what it has written.
    pub fn marks(&self, naming: &[&str], prints_times: impl Fn(&str) -> bool) {
        let [plain, marked] = ["plain", "marked"].map(|name| self.folder(name));
        for line in naming.iter().flat_map(|&line| [line, line]) {
            mark(&marked);
            let [expected, found] =
                [&plain, &marked].map(|folder| self.run_at(folder, line, b".", [Stdio::piped(), Stdio::piped()]));
            let said = String::from_utf8_lossy(&found.stderr);
            assert_eq!((found.status.code(), &*said), (Some(0), &*String::from_utf8_lossy(&expected.stderr)), "{line}");
            if !prints_times(line) {
                assert_eq!(String::from_utf8_lossy(&found.stdout), String::from_utf8_lossy(&expected.stdout), "{line}");
            }
        }
    }
}

fn full_disk() -> Stdio {
    File::options().write(true).open("/dev/full").expect("the device is there").into()
}

fn unread_pipe() -> Stdio {
    let (reader, writer) = io::pipe().expect("a pipe");
    drop(reader);
    writer.into()
}

const MARK: &[u8] = b"\xef\xbb\xbf";

/// Puts a byte-order mark before every text in a folder.
fn mark(folder: &Path) {
    for path in fs::read_dir(folder).expect("it is there").map(|entry| entry.expect("it is read").path()) {
        let end = path.extension().and_then(OsStr::to_str).unwrap_or_default();
        if path.is_dir() {
            mark(&path);
        } else if ["in", "ans", "txt", "py", "json", "jsonl"].contains(&end) {
            let text = fs::read(&path).expect("it is there");
            let marked = if text.starts_with(MARK) { text } else { [MARK, &text].concat() };
            fs::write(&path, marked).expect("it is writable");
        }
    }
}
