//! Modules of tasks on the command line: the examples, one that `boardlab new` has begun, and modules that do harm.
#![cfg(unix)]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use boardlab_tests::programs::{Run, module, shown};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
const EXAMPLES: [&str; 3] = ["connect", "ice", "vacuum"];

fn run(arguments: &[&str]) -> Run {
    Run::from(Command::new(env!("CARGO_BIN_EXE_boardlab")).args(arguments).output().expect("it runs"))
}

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tasks").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the folder is writable");
    path
}

/// Runs a command on the module of an example, with the names of its files replaced by their paths.
fn on(example: &str, command: &str) -> Run {
    let file = |name: &str| format!("{ROOT}/examples/{example}/{name}");
    let word = |word: &str| match word {
        "MODULE" => shown(&module(example)).to_string(),
        "input.txt" | "output.txt" | "wrong.txt" => file(word),
        _ => word.into(),
    };
    let words: Vec<String> = command.split(' ').map(word).collect();
    run(&words.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn a_right_output_of_each_example_is_legal_and_a_wrong_one_is_told_where() {
    let verdicts = [
        "illegal: line 1, column 13: `4`: the column is full\n6 moves\n",
        "unfinished: line 1, column 5: the puck must stop at the goal\n2 moves, score 2\n",
        "illegal: line 1, column 4: `L`: the robot does not enter a wall\n3 moves, score 4\n",
    ];
    for (example, verdict) in EXAMPLES.into_iter().zip(verdicts) {
        let right = on(example, "compare MODULE input.txt output.txt");
        assert_eq!((right.code, right.out.lines().next(), &*right.err), (0, Some("legal"), ""), "{example}");
        let wrong = on(example, "compare MODULE input.txt wrong.txt");
        assert_eq!((wrong.code, &*wrong.out, &*wrong.err), (1, verdict, ""), "{example}");
        let json = on(example, "compare MODULE input.txt wrong.txt --json").out;
        let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(json["end"]["place"]["line"], 1, "{example}");
        let long =
            fs::read_to_string(format!("{ROOT}/examples/{example}/src/lib.rs")).expect("it is there").lines().count();
        assert!(long < 110, "{example} has {long} lines");
    }
}

#[test]
fn a_legal_output_with_a_worse_score_than_the_answer_is_wrong() {
    let output = folder("worse").join("longer.txt");
    fs::write(&output, "E W E SE E SW NW\n").expect("the folder is writable");
    let worse = on("ice", &format!("compare MODULE input.txt {}", shown(&output)));
    assert_eq!((worse.code, &*worse.out), (1, "worse: score 7, expected 5\n7 moves, score 7\n"), "{}", worse.err);
}

#[test]
fn a_position_is_drawn() {
    let start = on("vacuum", "draw MODULE input.txt");
    assert_eq!((start.code, &*start.err), (0, ""));
    assert!(start.out.contains("<title>Vacuum, start</title>"), "{}", start.out);
    let last = on("vacuum", "draw MODULE input.txt --output wrong.txt --json").out;
    let scene: serde_json::Value = serde_json::from_str(&last).expect("JSON");
    assert_eq!((&scene["title"], &scene["score"]), (&"Vacuum, move 3: U".into(), &"4".into()));
    let second = on("vacuum", "draw MODULE input.txt --output output.txt --ply 2").out;
    assert!(second.contains("<title>Vacuum, move 2: R</title>"), "{second}");
    let frames = folder("frames");
    let all = on("ice", &format!("draw MODULE input.txt --output output.txt --all {}", shown(&frames)));
    assert_eq!((all.code, fs::read_dir(&frames).expect("it is there").count()), (0, 6), "{}", all.err);
    for (options, problem) in [
        ("--ply 1", "--ply 1: name an output with --output"),
        ("--output output.txt --ply 9", "--ply 9: the output has 7 legal moves; write --ply 0 to --ply 7"),
        ("--case 2", "--case: an input of a task is one case"),
        ("--crop 1..9,1", "--crop: rows are 1 to 3 here"),
    ] {
        let refused = on("vacuum", &format!("draw MODULE input.txt {options}"));
        assert!(refused.code == 2 && refused.err.contains(problem), "{options}: {}", refused.err);
    }
}

#[test]
fn an_input_that_cannot_be_read_is_told_where() {
    let bad = on("vacuum", "draw MODULE wrong.txt");
    let report = "wrong.txt:1:1: error: expected the number of rows, a number from 1 to 50, found `RRUL`\n 1 | RRUL\n   | ^^^^\n   = help: write a plain whole number";
    assert!(bad.code == 2 && bad.err.contains(report), "{}", bad.err);
}

#[test]
fn inputs_and_answers_are_made() {
    let made = on("vacuum", "generate MODULE --seed 7 --size 10");
    assert_eq!((made.code, made.out.lines().next(), made.out.lines().count()), (0, Some("6 6"), 7));
    assert_eq!(on("vacuum", "generate MODULE --seed 7 --size 10").out, made.out);
    let answer = on("ice", "solve MODULE input.txt");
    assert_eq!((answer.code, &*answer.out), (0, "E SE E SW NW\n"));
    let none = on("vacuum", "solve MODULE input.txt");
    assert!(none.code == 2 && none.err.contains("it has no answer to this input"), "{}", none.err);
    let none = on("ice", "generate MODULE --seed 7");
    assert!(none.code == 2 && none.err.contains("it makes no inputs"), "{}", none.err);
}

#[test]
fn the_help_of_a_command_says_whether_it_takes_a_module() {
    let refused = run(&["trace", "maze.wasm"]).err;
    for command in ["solve", "trace", "compare", "explain-input", "generate", "minimise", "stress", "draw", "package"] {
        let is_named = refused.contains(&format!(" {command}"));
        assert_eq!(run(&[command, "--help"]).out.contains("(.wasm)"), is_named, "{command}; {refused}");
    }
}

#[test]
fn a_failing_input_is_made_small() {
    let least = on("ice", "minimise MODULE input.txt -- echo E");
    assert_eq!((least.code, &*least.out), (0, "5 6\nS.....\n......\n......\n....G.\n......\n"), "{}", least.err);
    assert!(least.err.contains("unfinished: line 1, column 2: the puck must stop at the goal"), "{}", least.err);
    let right = on("ice", "minimise MODULE input.txt -- echo E SE E SW NW");
    assert!(right.code == 1 && right.err.contains("nothing goes wrong"), "{}", right.err);
    let longer = on("ice", "minimise MODULE input.txt -- echo E W E SE E SW NW");
    // A smaller input on which these moves are illegal is another failure.
    assert_eq!(longer.out, "5 6\nS..#..\n......\n....#.\n....G.\n..#...\n", "{}", longer.err);
    assert!(longer.err.contains("worse: score 7, expected 5"), "{}", longer.err);
    let none = on("vacuum", "minimise MODULE input.txt -- echo L");
    assert!(none.code == 2 && none.err.contains("it makes no smaller inputs"), "{}", none.err);
}

#[test]
fn a_new_task_is_built_by_one_command_and_drawn_at_once() {
    let above = folder("new");
    let boardlab = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_boardlab")).args(words).current_dir(&above).output();
        Run::from(output.expect("it runs"))
    };
    let begun = boardlab(&["new", "my-maze"]);
    assert_eq!((begun.code, &*begun.out), (0, ""), "{}", begun.err);
    assert!(begun.err.contains("cd my-maze && cargo build --release\n"), "{}", begun.err);
    let crate_folder = above.join("my-maze");
    // The versions that are here, so that nothing is fetched; cargo leaves out what the crate does not need.
    fs::copy(Path::new(ROOT).join("Cargo.lock"), crate_folder.join("Cargo.lock")).expect("it is copied");
    // What it depends on is built once for all runs of this test.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tasks-target");
    fs::create_dir_all(&target).expect("the folder is writable");
    std::os::unix::fs::symlink(&target, crate_folder.join("target")).expect("a link");
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--release", "--offline", "--quiet"]).current_dir(&crate_folder);
    let built = cargo.env_remove("CARGO_TARGET_DIR").output().expect("cargo runs");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let file = "my-maze/target/wasm32-unknown-unknown/release/my_maze.wasm";
    assert!(begun.err.contains(&file["my-maze/".len()..]), "{}", begun.err);
    let drawn = boardlab(&["draw", file, "my-maze/input.txt"]);
    assert!(drawn.out.contains("<title>my-maze, start</title>"), "{}", drawn.err);
    let judged = boardlab(&["compare", file, "my-maze/input.txt", "my-maze/output.txt"]);
    assert_eq!((judged.code, &*judged.out), (0, "legal\n6 moves\n"), "{}", judged.err);

    let again = boardlab(&["new", "my-maze"]);
    assert!(again.code == 2 && again.err.contains("it is there already"), "{}", again.err);
    let named = boardlab(&["new", "other", "--kit", "my-maze"]);
    assert!(named.code == 2 && named.err.contains("it is not the folder `task`"), "{}", named.err);
    assert_eq!(boardlab(&["new", "Maze 2"]).code, 2);
}

/// A module with the exports of a task, whose `ask` does `ask` and whose memory begins with a text.
fn text_of(ask: &str, text: &str) -> String {
    let place = (8_u64 << 32) | text.len() as u64;
    let text = text.replace('"', "\\22");
    let trapped = format!("(func (export \"trapped\") (result i64) (i64.const {place}))");
    format!(
        "(module (memory (export \"memory\") 1) (data (i32.const 8) \"{text}\") {trapped}
         (func (export \"room\") (param i32) (result i32) (i32.const 1024))
         (func (export \"ask\") (param i32 i32) (result i64) {ask}))"
    )
}

fn answering(text: &str) -> String {
    text_of(&format!("(i64.const {})", (8_u64 << 32) | text.len() as u64), text)
}

#[test]
fn a_module_that_does_harm_is_told_so() {
    let about = |version: u32| {
        let rest = r#""name":"x","title":"x","sample":"","output":"","move":"","can":[]}"#;
        answering(&format!("{{\"version\":{version},{rest}"))
    };
    let grow = "(loop (drop (memory.grow (i32.const 1000))) (br 0)) unreachable";
    let deep = "(call 2 (i32.const 0) (i32.const 0))";
    let modules = [
        ("(module)".into(), "it shows no `memory`"),
        ("(module (memory (export \"memory\") 1))".into(), "it has no function `room`"),
        ("(module (import \"wasi\" \"fd_write\" (func)))".into(), "it wants fd_write of wasi; a task has no imports"),
        (about(2), "it speaks version 2 of the interface, and this program version 1"),
        (about(1), "open: its answer is not that of a task"),
        (answering("no JSON"), "its answer is not that of a task: "),
        (answering(r#"{"version":"one"}"#), "its answer is not that of a task: "),
        (text_of("(i64.const -1)", ""), "an answer lies outside of its memory"),
        (text_of("(loop (br 0)) unreachable", ""), "it does not come to an end: look for an endless loop"),
        (text_of(grow, ""), "it wants more than 512 MB"),
        (text_of(deep, ""), "it calls itself without end"),
        (text_of("unreachable", ""), "it gave up: wasm `unreachable`"),
        (text_of("unreachable", "src/lib.rs:7: boom"), "it gave up: src/lib.rs:7: boom"),
    ];
    let folder = folder("harm");
    let (file, input) = (folder.join("harm.wasm"), folder.join("input.txt"));
    fs::write(&input, "1\n").expect("it is writable");
    for (text, problem) in modules {
        fs::write(&file, wat::parse_str(&text).expect("it is a module")).expect("it is writable");
        let mut command = Command::new(env!("CARGO_BIN_EXE_boardlab"));
        command.env("BOARDLAB_WORK", "0.01").args(["draw", shown(&file), shown(&input)]);
        let told = Run::from(command.output().expect("it runs"));
        assert!(told.code == 2 && told.err.contains(problem), "{text}\n{}", told.err);
    }
    fs::write(&file, "text").expect("it is writable");
    let told = run(&["draw", shown(&file), shown(&input)]);
    assert!(told.code == 2 && told.err.contains("it is no module of WebAssembly"), "{}", told.err);
    let elsewhere = run(&["trace", shown(&file), shown(&input)]);
    assert!(elsewhere.err.contains("minimise take the module of a task"), "{}", elsewhere.err);
}
