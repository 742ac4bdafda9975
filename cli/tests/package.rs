//! Problem packages as a judge uses them: its programs judge the inputs, and the programs that come with each.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use boardlab_core::GAMES;

const BOARDLAB: &str = env!("CARGO_BIN_EXE_boardlab");
/// The tests of a package that an accepted program runs on here. `verifyproblem` runs it on all.
const TESTS: usize = 3;

/// A package with what a judge built of it.
struct Judge {
    game: &'static str,
    package: PathBuf,
}

/// What comes of a program on a test.
#[derive(Debug)]
struct Outcome {
    verdict: Verdict,
    message: String,
    score: Option<u32>,
    test: PathBuf,
    feedback: PathBuf,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    Accepted,
    Wrong,
    Crashed,
}

fn names() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|game| game.name())
}

#[test]
fn inputs_are_accepted_and_others_are_not() {
    for game in names() {
        let judge = Judge::of(game);
        let inputs = judge.tests();
        assert!(inputs.len() >= 6, "{game}");
        for input in &inputs {
            assert_eq!(judge.checks(&fs::read(input.with_extension("in")).unwrap()), 42, "{}", input.display());
        }
        let good = fs::read_to_string(inputs[0].with_extension("in")).unwrap();
        let bad = [
            String::new(),
            "0 0".into(),
            format!("{good}x"),
            format!(" {good}"),
            good.replace(' ', "  "),
            good.replacen('1', "01", 1),
        ];
        for bad in bad.iter().filter(|bad| **bad != good) {
            assert_eq!(judge.checks(bad.as_bytes()), 43, "{game}: {bad}");
        }
    }
}

#[test]
fn accepted_programs_are_accepted() {
    for game in names() {
        let judge = Judge::of(game);
        for test in judge.tests().iter().take(TESTS) {
            let outcome = judge.run(&judge.package.join("submissions/accepted/accepted.py"), test);
            assert_eq!(outcome.verdict, Verdict::Accepted, "{game}, {}: {outcome:?}", test.display());
            assert_eq!(outcome.score.is_some(), ["pursuit", "solitaire"].contains(&game), "{game}: {outcome:?}");
        }
    }
}

/// The judge's message names the mistake after which the program is called.
#[test]
fn wrong_programs_make_the_mistake_that_they_are_named_after() {
    for game in names() {
        let judge = Judge::of(game);
        let expected = judge.messages();
        assert!(expected.len() >= 3, "{game}");
        for (place, message) in expected {
            let outcome = judge.first_not_accepted(&place);
            assert_eq!(outcome.verdict, Verdict::Wrong, "{game}, {place}");
            assert!(outcome.message.contains(&message), "{game}, {place}: {}", outcome.message);
            judge.draw(&outcome);
        }
    }
}

#[test]
fn programs_that_crash_do_so() {
    for game in names() {
        let judge = Judge::of(game);
        let folder = judge.package.join("submissions/run_time_error");
        for file in fs::read_dir(folder).unwrap() {
            let name = file.unwrap().file_name().into_string().unwrap();
            let outcome = judge.first_not_accepted(&format!("run_time_error/{name}"));
            assert_eq!(outcome.verdict, Verdict::Crashed, "{game}, {name}");
        }
    }
}

#[test]
fn a_folder_that_holds_something_is_left_as_it_is() {
    let judge = Judge::new("twice", "knights");
    let out = judge.package.parent().unwrap();
    let again = Command::new(BOARDLAB).args(["package", "knights", "--out"]).arg(out).output().unwrap();
    assert_eq!(again.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&again.stderr).contains("not empty"), "{again:?}");
}

/// What is wrong with a judge's own files is no verdict.
#[test]
fn a_bad_input_is_a_fault_of_the_judge() {
    let judge = Judge::new("fault", "pursuit");
    let test = &judge.tests()[0];
    fs::write(test.with_extension("ans"), "nobody 1\n").unwrap();
    let feedback = judge.feedback("fault");
    let status = judge.validate("output_validator", test, &feedback).status().unwrap();
    assert_eq!(status.code(), Some(2));
    assert!(!feedback.join("judgemessage.txt").exists());
}

impl Judge {
    /// The package of a game, which several tests read.
    fn of(game: &str) -> &'static Self {
        static SHARED: [OnceLock<Judge>; GAMES.len()] = [const { OnceLock::new() }; GAMES.len()];
        let nth = names().position(|known| known == game).unwrap();
        SHARED[nth].get_or_init(|| Judge::new("shared", GAMES[nth].name()))
    }

    /// Writes a package and builds its programs.
    fn new(test: &str, game: &'static str) -> Self {
        let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("package").join(test);
        let package = out.join(game);
        let _ = fs::remove_dir_all(&package);
        let made = Command::new(BOARDLAB).args(["package", game, "--out"]).arg(&out).output().unwrap();
        assert!(made.status.success(), "{made:?}");
        for program in ["input_validators", "output_validator", "output_visualizer"] {
            let built = Command::new("./build").current_dir(package.join(program).join("boardlab")).status().unwrap();
            assert!(built.success(), "{program}");
        }
        Judge { game, package }
    }

    /// The paths of the secret tests, without what they end with.
    fn tests(&self) -> Vec<PathBuf> {
        let files = fs::read_dir(self.package.join("data/secret")).unwrap().map(|file| file.unwrap().path());
        let mut tests: Vec<_> = files.filter(|file| file.extension().is_some_and(|end| end == "in")).collect();
        tests.sort();
        tests
    }

    /// The messages that submissions.yaml wants, with the places of the programs.
    fn messages(&self) -> Vec<(String, String)> {
        let text = fs::read_to_string(self.package.join("submissions/submissions.yaml")).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let message = |line: &str| Some(line.strip_prefix("  message: '")?.strip_suffix('\'')?.replace("''", "'"));
        lines.windows(2).filter_map(|pair| Some((pair[0].trim_end_matches(':').into(), message(pair[1])?))).collect()
    }

    fn checks(&self, input: &[u8]) -> i32 {
        let file = self.package.join("checked");
        fs::write(&file, input).unwrap();
        let mut run = Command::new(self.package.join("input_validators/boardlab/run"));
        let ran = run.stdin(fs::File::open(&file).unwrap()).output().unwrap();
        ran.status.code().unwrap_or_default()
    }

    fn first_not_accepted(&self, place: &str) -> Outcome {
        let program = self.package.join("submissions").join(place);
        let mut outcomes = self.tests().into_iter().map(|test| self.run(&program, &test));
        outcomes.find(|outcome| outcome.verdict != Verdict::Accepted).unwrap_or_else(|| panic!("{place} is accepted"))
    }

    fn run(&self, program: &Path, test: &Path) -> Outcome {
        let name = format!("{}-{}", program.file_stem().unwrap().display(), test.file_stem().unwrap().display());
        let feedback = self.feedback(&name);
        let verdict = match self.game {
            "solitaire" => self.talk(program, test, &feedback),
            _ => self.passes(program, test, &feedback),
        };
        let read = |name: &str| fs::read_to_string(feedback.join(name)).ok();
        let score = read("score.txt").map(|score| score.trim().parse().unwrap());
        Outcome { verdict, message: read("judgemessage.txt").unwrap_or_default(), score, test: test.into(), feedback }
    }

    /// One pass after the other.
    fn passes(&self, program: &Path, test: &Path, feedback: &Path) -> Verdict {
        let mut input = test.with_extension("in");
        loop {
            let output = feedback.join("output");
            let mut python = Command::new("python3");
            python.arg(program).stdin(fs::File::open(&input).unwrap()).stdout(fs::File::create(&output).unwrap());
            if !python.stderr(Stdio::null()).status().unwrap().success() {
                return Verdict::Crashed;
            }
            let mut validator = self.validate("output_validator", test, feedback);
            let verdict = verdict(&validator.stdin(fs::File::open(&output).unwrap()).output().unwrap());
            input = feedback.join("input");
            if verdict != Verdict::Accepted || fs::rename(feedback.join("nextpass.in"), &input).is_err() {
                return verdict;
            }
        }
    }

    /// The validator and the program at once, each reading what the other writes.
    fn talk(&self, program: &Path, test: &Path, feedback: &Path) -> Verdict {
        let mut python = Command::new("python3");
        python.arg(program).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut python = python.spawn().unwrap();
        let mut validator = self.validate("output_validator", test, feedback);
        validator.stdin(python.stdout.take().unwrap()).stdout(python.stdin.take().unwrap());
        let judged = validator.spawn().unwrap().wait_with_output().unwrap();
        // The validator's ends are closed with it.
        drop(validator);
        let crashed = !python.wait().unwrap().success();
        match verdict(&judged) {
            Verdict::Accepted if crashed => Verdict::Crashed,
            verdict => verdict,
        }
    }

    /// The visualizer draws a wrong run for the judge, unless only its form is wrong; a game also for its team.
    fn draw(&self, outcome: &Outcome) {
        let Outcome { test, feedback, message, .. } = outcome;
        let output = fs::File::open(feedback.join("output")).map_or_else(|_| Stdio::null(), Stdio::from);
        let drawn = self.validate("output_visualizer", test, feedback).stdin(output).output().unwrap();
        assert!(drawn.status.success(), "{drawn:?}");
        let is_picture =
            |name: &str| fs::read_to_string(feedback.join(name)).is_ok_and(|text| text.starts_with("<svg"));
        let is_played = ["pursuit", "solitaire"].contains(&self.game);
        assert_eq!(is_picture("teamimage.svg"), is_played, "{message}");
        assert_eq!(is_picture("judgeimage.svg"), is_played || !message.contains("form: "), "{message}");
    }

    fn validate(&self, program: &str, test: &Path, feedback: &Path) -> Command {
        let mut run = Command::new(self.package.join(program).join("boardlab/run"));
        run.arg(test.with_extension("in")).arg(test.with_extension("ans")).arg(format!("{}/", feedback.display()));
        run.arg("an argument").stdin(Stdio::null());
        run
    }

    fn feedback(&self, name: &str) -> PathBuf {
        let folder = self.package.join("feedback").join(name);
        fs::create_dir_all(&folder).unwrap();
        folder
    }
}

fn verdict(validator: &Output) -> Verdict {
    match validator.status.code() {
        Some(42) => Verdict::Accepted,
        Some(43) => Verdict::Wrong,
        _ => panic!("{validator:?}"),
    }
}
