//! What a robot leaves in its scratch folder: counted behind every turn, removed with the match.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{BOARDLAB, LONG, READ, Run, STAY, Table, has_bubblewrap, robot, sandboxes, shown, write};

/// Plays a match of a script against itself with a folder of temporary files of its own, which is empty afterwards.
fn outcome(name: &str, sandbox: &'static str, script: &str) -> String {
    let table = Table::in_sandbox(name, sandbox);
    robot(&table.robots(), "it", script);
    let run = play_in_own_temporary_folder(&table);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    run.line(1).into()
}

fn play_in_own_temporary_folder(table: &Table) -> Run {
    // Thousands of folders take long on a disk.
    let memory = Path::new("/dev/shm");
    let parent = if memory.is_dir() { memory } else { &table.folder };
    let temporary = tempfile::tempdir_in(parent).expect("the folder is writable");
    let file = table.folder.join("match.txt");
    write(&file, "0\n5\n2\n2\n10\nit\nit\n");
    let outcome = Command::new(BOARDLAB)
        .args(["pursuit", "match", shown(&file), "--robots", shown(&table.robots()), "--time-limit", LONG])
        .args(["--sandbox", table.sandbox])
        .env("TMPDIR", temporary.path())
        .output()
        .expect("it runs");
    let left: Vec<_> = fs::read_dir(temporary.path()).expect("a folder").flatten().map(|file| file.path()).collect();
    assert!(left.is_empty(), "{left:?}");
    let text = |bytes| String::from_utf8(bytes).expect("it prints UTF-8");
    Run { code: outcome.status.code().unwrap_or(-1), out: text(outcome.stdout), err: text(outcome.stderr) }
}

/// A right answer, and Python besides.
fn python(lines: &str) -> String {
    format!("{READ}{STAY}\npython3 -c '{lines}'\n")
}

/// Folders in folders: a stack would overflow, a path would be too long, and open files would run out.
#[test]
fn deeply_nested_folders_are_removed() {
    let nest = |depth| format!("import os\nfor _ in range({depth}):\n  os.mkdir(\"d\")\n  os.chdir(\"d\")");
    for sandbox in sandboxes() {
        outcome("nested", sandbox, &python(&nest(18_000)));
    }
    if has_bubblewrap() {
        let end = outcome("nested", "bwrap", &python(&nest(10_001)));
        assert_eq!(end, "the catchers it forfeit on turn 0: its scratch folder has more than 10000 files and folders");
    }
}

#[test]
fn a_file_too_many_is_a_forfeit() {
    for sandbox in sandboxes() {
        // The input and the output are two of them.
        let end = outcome("many", sandbox, &python("for number in range(9999): open(str(number), \"w\")"));
        let why = "the catchers it forfeit on turn 0: its scratch folder has more than 10000 files and folders";
        assert_eq!(end, why, "{sandbox}");
        let end = outcome("many", sandbox, &python("for number in range(9998): open(str(number), \"w\")"));
        assert_eq!(end, "the fugitive was not caught in 10 turns", "{sandbox}");
    }
}

#[test]
fn what_is_within_the_limits_is_kept_and_removed_with_the_match() {
    let deep = "mkdir -p $(seq -s / 1 32); [ $t = 0 ] || [ -e 1/2/file ] || exit 9; touch 1/2/file";
    for sandbox in sandboxes() {
        let end = outcome("within", sandbox, &format!("{READ}{STAY}\n{deep}\n"));
        assert_eq!(end, "the fugitive was not caught in 10 turns", "{sandbox}");
    }
}

/// Folders that nobody may enter.
#[test]
fn folders_without_rights_are_removed() {
    let make =
        "mkdir -p a/1/x a/2/x a/3/x 1/2/3/x 4/5 6; touch 2 3/x 6/7 5; ln -s / link; ln -s .. a/link; mkfifo a/1/pipe";
    let close = "chmod 0 a/1 a/2/x 1/2 4 6 a; [ $t = 0 ] && chmod 500 .";
    let script = format!("{READ}{STAY}\n[ $t = 0 ] && {{ {make}; {close}; }}\nexit 0\n");
    for sandbox in sandboxes() {
        outcome("closed", sandbox, &script);
    }
}
