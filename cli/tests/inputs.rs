//! Making inputs, picking cases, and finding the least input on which a real program goes wrong.

use std::fs;
use std::io::Read;
use std::path::PathBuf;
use std::process::{Command as Process, Stdio};

use assert_cmd::Command;
use boardlab_tests::programs::{Run, own_time, sandboxes, sleepers};

const BOARDLAB: &str = env!("CARGO_BIN_EXE_boardlab");

fn run(arguments: &[&str], input: &str) -> Run {
    let mut command = Command::new(BOARDLAB);
    let output = command.args(arguments).write_stdin(input).output().expect("it runs");
    Run::from(output)
}

fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_str().expect("a plain path").into()
}

fn file(name: &str, text: &str) -> String {
    fs::write(path(name), text).expect("the folder is writable");
    path(name)
}

// --- generate ------------------------------------------------------------------------------------------------------

#[test]
fn generate_takes_a_shape() {
    let made = |options: &[&str]| run(&[&["generate", "robots", "--seed", "3"], options].concat(), "").out;
    assert!(made(&["--size", "0"]).starts_with("1 0\n"));
    assert!(made(&["--size", "100"]).starts_with("50 20\n"));
    assert_ne!(made(&["--adversarial", "100"]), made(&[]));
    assert_eq!(made(&["--size", "50", "--adversarial", "0"]), made(&[]));
    // Its name until 2026-11.
    assert_eq!(made(&["--nastiness", "100"]), made(&["--adversarial", "100"]));
    assert_eq!(made(&["--size", "50", "--nastiness", "0"]), made(&[]));
    assert_eq!(run(&["generate", "robots", "--seed", "3", "--size", "101"], "").code, 2);
    let far = run(&["generate", "knights", "--seed", "3", "--cases", "9", "--relaxed"], "");
    assert!(far.err.contains("--limits lifted"), "{}", far.err);
    assert_eq!(run(&["solve", "--relaxed", "knights"], &far.out).out.lines().count(), 9);
}

/// An input of all these cases would take 200 GB of memory.
#[test]
fn generate_takes_the_memory_of_one_case() {
    let mut child = Process::new(BOARDLAB)
        .args(["generate", "knights", "--seed", "7", "--cases", "4294967295"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut start = [0; 11];
    child.stdout.take().expect("a pipe").read_exact(&mut start).expect("it writes");
    assert_eq!(&start, b"4294967295\n");
    // The pipe is closed: whoever reads has enough.
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{output:?}");
}

// --- cases ---------------------------------------------------------------------------------------------------------

const THREE: &str = "3\n1\n1 2\n2\n3 4\n5 6\n1\n7 8\n";

#[test]
fn cases_are_picked_in_any_order() {
    let pick = |numbers: &str| run(&["cases", "knights", "--pick", numbers], THREE);
    assert_eq!(pick("3,1").out, "2\n1\n7 8\n1\n1 2\n");
    assert_eq!(pick("2..=3").out, "2\n2\n3 4\n5 6\n1\n7 8\n");
    assert_eq!(pick("1,1").out, "2\n1\n1 2\n1\n1 2\n");
    assert_eq!(
        run(&["cases", "knights"], THREE).out,
        "case 1: lines 2 to 3\ncase 2: lines 4 to 6\ncase 3: lines 7 to 8\n"
    );
    let missing = pick("4");
    assert!(missing.code == 2 && missing.err.contains("there is no case 4: the input has 3"), "{}", missing.err);
    for wrong in ["0", "3..1", "2..2", "0..2", "2..=1", "x", ""] {
        assert_eq!(pick(wrong).code, 2, "{wrong}");
    }
}

#[test]
fn cases_are_split_into_files() {
    let folder = path("split");
    let split = run(&["cases", "knights", "--split", &folder, "--pick", "1,3"], THREE);
    assert_eq!((split.code, split.out.as_str()), (0, ""));
    let read = |name: &str| fs::read_to_string(PathBuf::from(&folder).join(name)).ok();
    assert_eq!(
        [read("1.in"), read("2.in"), read("3.in")],
        [Some("1\n1\n1 2\n".into()), None, Some("1\n1\n7 8\n".into())]
    );
}

// --- minimise ------------------------------------------------------------------------------------------------------

/// Time enough for a program that ends by itself, on a machine however slow.
const LONG: &str = "60";

fn minimise(game: &str, input: &str, options: &[&str], script: &str) -> Run {
    let patient: &[&str] = if options.contains(&"--time-limit") { &[] } else { &["--time-limit", LONG] };
    run(&[&["minimise", game, "-"], options, patient, &["--", "sh", "-c", script]].concat(), input)
}

/// A tail of 200 cases, of which one has the knight that fails.
#[test]
fn a_long_tail_goes_in_few_runs() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tail");
    fs::create_dir_all(&folder).expect("it is writable");
    let runs = folder.join("runs");
    let _ = fs::remove_file(&runs);
    let knights: String = (0..200).map(|nth| format!("1\n{} {}\n", if nth == 9 { 499 } else { nth }, 499)).collect();
    let script = format!(
        "echo >> {}; cat > $$.in; if grep -q '^499 499$' $$.in; then echo wrong; else {BOARDLAB} solve knights $$.in; fi; rm $$.in",
        runs.display()
    );
    let found = minimise(
        "knights",
        &format!("200\n{knights}"),
        &["--sandbox", "none", "--jobs", "1"],
        &format!("cd {}; {script}", folder.display()),
    );
    assert_eq!((found.code, found.out.as_str()), (0, "1\n1\n499 499\n"), "{}", found.err);
    assert!(found.err.contains("boardlab: shrunk to 1 knight"), "{}", found.err);
    let runs = fs::read_to_string(&runs).expect("it was run").lines().count();
    assert!(runs <= 20, "{runs}");
}

#[test]
fn a_wrong_output_is_brought_down_to_one_knight() {
    let input = run(&["generate", "knights", "--seed", "5", "--cases", "6", "--size", "20"], "").out;
    let script = format!("{BOARDLAB} solve knights | sed s/Alice/Bob/");
    let least = ["1", "3"].map(|jobs| minimise("knights", &input, &["--jobs", jobs], &script));
    for found in &least {
        assert_eq!((found.code, &found.out), (0, &least[0].out), "{}", found.err);
        assert!(found.out.starts_with("1\n1\n"), "{}", found.out);
        assert_eq!(run(&["solve", "knights"], &found.out).out, "Case 1: Alice\n");
        assert!(found.err.contains("expected `Alice`") && found.err.contains(" tried: 1 knight\n"), "{}", found.err);
    }
}

#[test]
fn progress_is_told_where_the_size_changes_and_in_the_end_why_the_least_input_is_wrong() {
    let input = run(&["generate", "robots", "--seed", "5", "--cases", "4", "--size", "100"], "").out;
    let found = minimise("robots", &input, &[], &format!("{BOARDLAB} solve robots | sed s/Won/Lost/"));
    assert_eq!(found.code, 0, "{}", found.err);
    let told = |line: &str| line.split_once(" tried: ").map(|(_, size)| size.to_owned());
    let sizes: Vec<String> = found.err.lines().filter_map(told).collect();
    assert!(sizes.len() > 1 && sizes.windows(2).all(|pair| pair[0] != pair[1]), "{sizes:?}");
    // The same as of its output alone.
    let wrong = run(&["solve", "robots"], &found.out).out.replace("Won", "Lost");
    let judged = run(&["compare", "robots", &file("least.in", &found.out), "-"], &wrong).out;
    assert!(judged.lines().count() == 6, "{judged}");
    let (_, last) = found.err.split_once("boardlab: wrong").expect("a verdict");
    assert_eq!(format!("wrong{last}"), judged.replace("\n", "\n  ").trim_end().to_owned() + "\n");
}

#[test]
fn a_crash_stays_a_crash() {
    let input = "2 1\n3 4\n7 9\n7 2\n5 0\n1 1\n2 2\n3 3\n4 4\n5 5\n0 0\n";
    // Where there is no line with a 7 in front, the output is wrong, and that is another matter.
    let script = "if grep -q '^7 '; then echo gone >&2; exit 3; fi";
    let found = minimise("robots", input, &["--jobs", "2"], script);
    assert_eq!((found.code, found.out.as_str()), (0, "1 0\n7 1\n0 0\n"), "{}", found.err);
    assert!(found.err.ends_with("it ended with exit status 3\n  gone\n"), "{}", found.err);
}

const LEAST: &str = "1 0\n1 1\n0 0\n";

#[test]
fn what_goes_wrong_is_said() {
    let cases = [
        (&["--time-limit", "0.2"][..], "while :; do :; done", "it did not end within 0.2 s"),
        (&["--output-limit", "1K"], "yes", "it wrote more than 1024 bytes"),
        (&[], "kill -SEGV $$", "it was ended by signal 11 (SIGSEGV)"),
        (&[], "printf '\\377'", "its output cannot be read: expected text in UTF-8"),
        (&[], "cat", "wrong: case 1, line 1, token 1: expected `Case`"),
        (&[], "exec <&- >&-; exit 4", "it ended with exit status 4"),
        #[cfg(target_os = "linux")]
        (&["--memory", "64"], "python3 -c 'bytearray(80 << 20)'", "it ran out of memory, of which it may have 64 MB"),
    ];
    for (options, script, words) in cases {
        let found = minimise("robots", LEAST, options, script);
        assert_eq!((found.code, found.out.as_str()), (0, LEAST), "{script}: {}", found.err);
        assert!(found.err.contains(words), "{script}: {}", found.err);
    }
}

#[test]
fn a_right_program_has_no_least_input() {
    let right = minimise("robots", LEAST, &["--sandbox", "none"], &format!("{BOARDLAB} solve robots"));
    assert_eq!((right.code, right.out.as_str()), (1, ""), "{}", right.err);
    assert!(right.err.contains("nothing goes wrong on this input"));
    let other = run(
        &["solve", "janken", "--reading", "cautious"],
        include_str!("../../tests/golden/janken/zone-to-zone-way-round.in"),
    );
    let zones = include_str!("../../tests/golden/janken/zone-to-zone-way-round.in");
    let script = format!("cat >/dev/null; cat {}", file("cautious.out", &other.out));
    let outside = ["--sandbox", "none"];
    assert_eq!(minimise("janken", zones, &[&outside[..], &["--reading", "cautious"]].concat(), &script).code, 1);
    assert_eq!(minimise("janken", zones, &outside, &script).code, 0);
}

#[test]
fn what_a_program_starts_is_ended_with_it() {
    let time = own_time("minimise");
    for sandbox in sandboxes() {
        // Only a sandbox ends what has left the session.
        let start = if sandbox == "bwrap" { "setsid sleep" } else { "sleep" };
        let script = format!("{start} {time} & echo");
        assert_eq!(minimise("robots", LEAST, &["--sandbox", sandbox], &script).code, 0);
        assert_eq!(sleepers(&time), 0, "{sandbox}");
    }
}

#[test]
fn what_cannot_be_tried_is_refused() {
    assert_eq!(run(&["minimise", "robots", "-"], LEAST).code, 2);
    let bad = minimise("robots", "1 0\n15 15\n0 0\n", &[], "true");
    assert!(bad.code == 2 && bad.err.contains("error: "), "{}", bad.err);
    let none = run(&["minimise", "robots", "-", "--", "/no/such/program"], LEAST);
    assert!(none.code == 2 && none.err.contains("cannot be started"), "{}", none.err);
}
