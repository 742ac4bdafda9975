//! The commands that the READMEs and the pages of docs/ show: each is taken out of the Markdown and run, in the order
//! of its page, in a folder that has the files it names. What cannot run here is on a list that says where it is
//! tested.
#![cfg(unix)]

mod book;

use std::env;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use assert_cmd::Command;
use boardlab_tests::programs::{begins, pages, read};

const BOARDLAB: &str = env!("CARGO_BIN_EXE_boardlab");
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Commands that build, install, serve, or want a cluster; `...` stands for the rest of a command. Then the file in
/// which they are tested, and what it has for it.
const TESTED_ELSEWHERE: [(&str, &str, &str); 17] = [
    ("make release", "Makefile", "test-release: release"),
    ("make serve", "tests/readme.mjs", "'make serve'"),
    ("make page", "tests/readme.mjs", "'make page'"),
    ("make npm", "tests/readme.mjs", "'make npm'"),
    ("make standalone", "tests/readme.mjs", "'make standalone'"),
    (
        "make standalone BOARDLAB_URL=...",
        "tests/readme.mjs",
        "'make standalone BOARDLAB_URL=https://example.org/boardlab/'",
    ),
    ("cargo install --locked --path cli", "tests/readme.mjs", "'cargo install --locked --path cli'"),
    ("cargo doc -p boardlab-core --open", "tests/readme.mjs", "'cargo doc -p boardlab-core'"),
    ("cargo doc -p boardlab-task --open", "tests/readme.mjs", "'cargo doc -p boardlab-task'"),
    ("npm install target/npm/boardlab-*.tgz", "tests/npm/fresh.mjs", "'npm', 'install', TARBALL"),
    ("cargo install --locked --path atlas", "tests/readme.mjs", "'cargo install --locked --path atlas'"),
    ("boardlab-atlas ...", "atlas/tests/atlas/docs.rs", "fn every_command_is_run"),
    // Its exit status is 1 where it has found something.
    ("boardlab stress ...", "cli/tests/stress.rs", "stress(&[\"robots\""),
    // What these programs start is run from the same page.
    ("job=$(sbatch ...", "docs/atlas.md", "boardlab-atlas run --plan plan.txt --unit"),
    ("sbatch --dependency=...", "docs/atlas.md", "boardlab-atlas merge shards --out atlas.json"),
    ("kubectl apply ...", "docs/atlas.md", "boardlab-atlas run --plan /atlas/plan.txt --unit"),
    ("kubectl run ...", "docs/atlas.md", "boardlab-atlas merge shards --out atlas.json"),
];

/// Parts of commands that take long, and what is run in their place; the player, which talks to a referee; and a build,
/// which takes the versions that are here, and what `tasks.rs` has built of them.
const SMALLER: [(&str, &str); 6] = [
    (
        "(cd maze && cargo build --release)",
        concat!(
            "(cd maze && mkdir -p ../../../../tasks-target && ln -s ../../../../tasks-target target && cp ",
            env!("CARGO_MANIFEST_DIR"),
            "/../Cargo.lock . && unset CARGO_TARGET_DIR && cargo build --release --offline --quiet)"
        ),
    ),
    ("--boards 0..200 --time 0.1 --time 1", "--boards 0..1 --time 0.1 --time 0.2"),
    ("--boards 0..200 --nodes 20000", "--boards 0..1 --nodes 20000"),
    (
        "boardlab solitaire play --time 1",
        "boardlab solitaire referee --boards 0..1 -- boardlab solitaire play --time 0.1",
    ),
    ("--results results.jsonl", "--results results.jsonl --fields '0 3 2 1 1'"),
    ("--fields '0 6 2 1 20' --keep", "--fields '0 3 2 1 1' --keep"),
];

#[test]
fn every_command_is_run() {
    let pages = pages();
    let shown = |is_it: &dyn Fn(&str) -> bool| pages.iter().any(|(_, commands)| commands.iter().any(|one| is_it(one)));
    for (start, file, words) in TESTED_ELSEWHERE {
        assert!(shown(&|command| begins(command, start)), "no page shows `{start}`");
        assert!(read(file).contains(words), "`{start}` is tested in {file}, which has no `{words}`");
    }
    for (part, _) in SMALLER {
        assert!(shown(&|command| command.contains(part)), "no page shows `{part}`");
    }
    for (page, commands) in &pages {
        let folder = reader_folder(page);
        let elsewhere = |command: &str| TESTED_ELSEWHERE.iter().any(|(start, ..)| begins(command, start));
        for command in commands.iter().filter(|command| !elsewhere(command)) {
            run(page, command, &folder);
        }
    }
}

#[test]
fn who_cites_cites_this_version() {
    assert!(read("CITATION.cff").contains(concat!("\nversion: ", env!("CARGO_PKG_VERSION"), "\n")));
}

/// The options that stand in comments are options of their command.
#[test]
fn every_option_is_one() {
    let mut named = 0;
    for (page, _) in pages() {
        let text = read(&page);
        for line in text.lines().filter_map(|line| line.strip_prefix("boardlab ")) {
            let words: Vec<&str> = line.split([' ', ':', ';', ',']).collect();
            let depth = if ["pursuit", "solitaire", "jobs", "validate"].contains(&words[0]) { 2 } else { 1 };
            let help = Command::new(BOARDLAB).args(&words[..depth]).arg("--help").output().expect("it runs").stdout;
            let help = String::from_utf8(help).expect("it prints UTF-8");
            let ours = words.iter().take_while(|word| **word != "--");
            for option in ours.filter(|word| word.starts_with("--")) {
                assert!(help.contains(option), "{page}: {option} of: boardlab {line}");
                named += 1;
            }
        }
    }
    assert!(named > 5, "{named}");
}

// --- run ------------------------------------------------------------------------------------------------------------

/// As a reader runs it: in a shell, in their folder, with `boardlab` on the PATH.
fn run(page: &str, command: &str, folder: &Path) {
    let ours = ["boardlab ", "(cd maze ", "cp maze/", "python3 "].iter().any(|start| command.starts_with(start));
    assert!(ours, "{page}: `{command}` is neither run here nor on the list of what is tested elsewhere");
    let smaller = SMALLER.iter().fold(command.to_string(), |command, (part, instead)| command.replace(part, instead));
    let programs = Path::new(BOARDLAB).parent().expect("a folder").to_path_buf();
    let path = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect::<Vec<PathBuf>>();
    let path = env::join_paths([vec![programs], path].concat()).expect("plain paths");
    let mut shell = Command::new("bash");
    shell.args(["-euo", "pipefail", "-c", &smaller]).current_dir(folder).env("PATH", path).write_stdin("");
    // A command that waits for something would wait for ever.
    let output = shell.timeout(Duration::from_secs(300)).output().expect("it runs");
    assert!(output.status.success(), "{page}: {command}\n{}", String::from_utf8_lossy(&output.stderr));
}

/// The folder of somebody who follows a page: their inputs, outputs and programs, and the robots of the sources.
fn reader_folder(page: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("readme").join(page);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("tests")).expect("the folder is writable");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("the folder is writable");
    let program = |name: &str, text: &str| {
        write(name, &format!("#!/bin/sh\n{text}\n"));
        fs::set_permissions(folder.join(name), fs::Permissions::from_mode(0o755)).expect("its mode can be set");
    };
    let made = |arguments: &str| {
        let output = Command::new(BOARDLAB).current_dir(&folder).args(arguments.split(' ')).output().expect("it runs");
        String::from_utf8(output.stdout).expect("it prints UTF-8")
    };
    write("input.txt", &made("generate robots --seed 7 --cases 9 --size 30"));
    write("mine.txt", &made("solve robots input.txt"));
    write("knights.txt", &made("generate knights --seed 7 --cases 3 --size 10"));
    write("board.txt", &made("generate solitaire --seed 7"));
    write("game.txt", &made("solve solitaire board.txt --nodes 100"));
    write("turn.txt", &made("generate pursuit --seed 7 --kind turn"));
    // Right where the game is lost, as in the sample.
    program("mine", "boardlab solve robots | sed s/Won/Lost/");
    write("failing.txt", &read("tests/golden/robots/sample.in"));
    write("sample.in", "1 0\n15 17\n0 0\n");
    write("sample.out", &made("solve robots sample.in"));
    for example in ["graph", "walk"] {
        let mut python = Command::new("python3");
        python.arg(format!("{example}.py")).env("PYTHONPATH", Path::new(ROOT).join("kit"));
        python.current_dir(Path::new(ROOT).join("examples").join(example));
        let input = read(&format!("examples/{example}/input.txt"));
        let output = python.write_stdin(input).env("PYTHONDONTWRITEBYTECODE", "1").output().expect("it runs");
        write(&format!("{example}.jsonl"), &String::from_utf8(output.stdout).expect("it prints UTF-8"));
    }
    let docs = read("docs/own-board.md");
    let mine = docs.split("```python\n").nth(1).and_then(|rest| rest.split("```").next());
    write("mine.py", mine.expect("a program in Python"));
    write("boardlab.py", &read("kit/boardlab.py"));
    program("player", "exec boardlab solitaire play --nodes 100");
    // A match of one turn: the last number but the names of the robots is that of turns.
    write("tests/t0py.txt", &read("tests/t0py.txt").replace("\n100\n", "\n1\n"));
    std::os::unix::fs::symlink(Path::new(ROOT).join("tests/robots"), folder.join("tests/robots")).expect("a link");
    folder
}
