use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use super::{BOARDLAB, LONG, READ, STAY, Table, is_gone, robot, sandboxes, shown, write};
use boardlab_tests::programs::{own_time, sleepers};

const ESCAPED: &str = "the fugitive was not caught in 10 turns";

/// A robot of either role that stays where it is, right in all turns, and does something besides in each.
fn besides(before: &str, after: &str) -> String {
    format!("{READ}{before}\n{STAY}\n{after}\n")
}

/// How a match of such a robot against itself ends: nobody moves, nobody is caught.
fn outcome(table: &Table, before: &str, after: &str) -> String {
    robot(&table.robots(), "it", &besides(before, after));
    let run = table.play("it", "it");
    assert_eq!(run.code, 0, "{}", run.err);
    run.line(1).into()
}

#[test]
fn what_a_robot_does_beside_its_answer_does_not_matter() {
    let cases = [
        ("", "rm -f \"$1\""),
        ("", "rm -f \"$1\"; mkdir -p \"$1/deep/er\"; echo x > \"$1/deep/er/file\""),
        ("", "rm -f \"$1\"; ln -s /no/where \"$1\""),
        ("", "rm -f \"$1\"; mkfifo \"$1\""),
        ("exec <&-", "exec >&- 2>&-"),
        ("", "yes | head -c 300000; yes | head -c 300000 >&2"),
        ("cat", ""),
        // Its working folder is the same as what the path leads to.
        ("", "ln -f $1 \"$TMPDIR/link\" || exit 9"),
        ("", "sleep 1000 &"),
        ("", "(trap '' TERM HUP; sleep 1000 >/dev/null 2>&1) & exit 0"),
        // Each side finds the lines of its own turns before, and only those.
        ("echo x >> log; [ $(wc -l < log) -eq $((t + 1)) ] || exit 9", ""),
    ];
    for sandbox in sandboxes() {
        let table = Table::in_sandbox("besides", sandbox);
        for (before, after) in cases {
            assert_eq!(outcome(&table, before, after), ESCAPED, "{sandbox}: {before}; {after}");
        }
    }
}

#[test]
fn a_scratch_folder_is_gone_with_the_match() {
    let table = Table::in_sandbox("state", "none");
    let places = table.folder.join("places");
    assert_eq!(outcome(&table, &format!("pwd >> {}", shown(&places)), ""), ESCAPED);
    let places = fs::read_to_string(places).expect("a list");
    assert_eq!(places.lines().count(), 20);
    assert!(places.lines().all(|place| !Path::new(place).exists()), "{places}");
}

/// An answer of a turn before is none of this one.
#[test]
fn an_old_output_does_not_count() {
    let table = Table::new("old");
    let once = format!("{READ}[ $t = 1 ] && exit\n{STAY}\n");
    assert_eq!(table.message(0, &once), "the catchers it forfeit on turn 1: it wrote no output file");
}

#[test]
fn an_output_that_is_no_plain_file_is_none() {
    for sandbox in sandboxes() {
        let table = Table::in_sandbox("plain", sandbox);
        let victim = table.folder.join("victim.txt");
        write(&victim, "0 0\n4 4\n");
        let link = format!("ln -s {} $2", shown(&victim));
        let cases = [
            (link.as_str(), "a symbolic link has its name"),
            ("ln -s $2 $2", "a symbolic link has its name"),
            ("mkfifo $2", "what has its name is no plain file"),
            ("mkfifo $2; (echo 0 0 0 0 > $2) & exit 0", "what has its name is no plain file"),
            ("mkdir $2; echo 0 0 0 0 > $2/$2", "a folder has its name"),
        ];
        for (script, why) in cases {
            let outcome = table.message(0, &format!("#!/bin/sh\n{script}\n"));
            let expected = format!("the catchers it forfeit on turn 0: it wrote no output file: {why}");
            assert_eq!(outcome, expected, "{sandbox}: {script}");
        }
        assert_eq!(fs::read_to_string(victim).expect("it is there"), "0 0\n4 4\n");
    }
}

/// Links in a scratch folder, or in its place, lead our writing and our removing nowhere.
#[test]
fn nothing_outside_a_scratch_folder_is_touched() {
    let table = Table::in_sandbox("outside", "none");
    let name = shown(&table.folder.join("victim")).to_string();
    let inside = [
        format!("rm -f $1; ln -s {name}/input.txt $1"),
        format!("rm -f link; ln -s {name} link"),
        format!("rm -f $1; mkdir $1; ln -s {name} $1/link"),
    ];
    for attack in inside {
        assert_eq!(attacked(&table, &attack), ESCAPED, "{attack}");
    }
    let instead = [
        format!("cd /; rm -rf \"$OLDPWD\"; ln -s {name} \"$OLDPWD\""),
        format!("mv \"$PWD\" \"$PWD.moved\"; ln -s {name} \"$PWD\"; rm -rf \"$PWD.moved\""),
    ];
    for attack in instead {
        let outcome = attacked(&table, &attack);
        assert!(outcome.ends_with("on turn 0: it wrote no output file: its scratch folder is gone"), "{outcome}");
    }
}

/// How a match of robots that attack a folder ends.
fn attacked(table: &Table, attack: &str) -> String {
    let victim = table.folder.join("victim");
    let kept = victim.join("input.txt");
    write(&kept, "kept");
    let outcome = outcome(table, "", attack);
    assert_eq!(
        (names(&victim), fs::read_to_string(&kept).expect("it is there")),
        (vec!["input.txt".into()], "kept".into())
    );
    outcome
}

#[test]
fn children_left_behind_are_ended_with_the_turn() {
    let table = Table::in_sandbox("left", "none");
    let list = table.folder.join("list");
    let leave = format!("sleep 1000 & echo $! >> {}", shown(&list));
    assert_eq!(outcome(&table, &leave, ""), ESCAPED);
    let list = fs::read_to_string(list).expect("a list");
    assert!(list.lines().count() == 20 && list.lines().all(is_gone), "{list}");
}

/// In a sandbox a robot cannot kill its supervisor. Elsewhere it forfeits.
#[test]
fn a_robot_that_kills_its_supervisor_forfeits() {
    let script = format!("{READ}kill -9 $PPID\n{STAY}\n");
    for sandbox in sandboxes() {
        let table = Table::in_sandbox("supervisor", sandbox);
        robot(&table.robots(), "it", &script);
        let killed = "the catchers it forfeit on turn 0: it was ended by signal 9 (SIGKILL)";
        assert_eq!(table.play("it", "it").line(1), if sandbox == "bwrap" { ESCAPED } else { killed });
    }
}

/// Whoever is killed cannot end its programs: their supervisors do, and remove what they wrote.
#[test]
fn the_programs_of_a_killed_match_are_ended() {
    for sandbox in sandboxes() {
        let table = Table::in_sandbox("orphans", sandbox);
        let time = own_time("orphans");
        robot(&table.robots(), "it", &format!("#!/bin/sh\n(sleep {time}) &\nsleep {time}\n"));
        let file = table.folder.join("match.txt");
        write(&file, "0\n5\n2\n2\n10\nit\nit\n");
        let temporary = tempfile::tempdir_in(&table.folder).expect("the folder is writable");
        let mut engine = Command::new(BOARDLAB);
        engine.args(["pursuit", "match", shown(&file), "--robots", shown(&table.robots()), "--time-limit", LONG]);
        engine.args(["--sandbox", sandbox]).env("TMPDIR", temporary.path()).stdout(Stdio::null());
        let mut engine = engine.spawn().expect("it runs");
        while sleepers(&time) < 2 {}
        engine.kill().expect("it is killed");
        engine.wait().expect("it ends");
        assert!((0..3000).any(|_| sleepers(&time) == 0 && names(temporary.path()).is_empty()), "{sandbox}");
    }
}

/// A robot that is gone in the middle of a match forfeits in the next turn.
#[test]
fn a_robot_that_deletes_itself_cannot_be_started() {
    let table = Table::in_sandbox("itself", "none");
    let folder = table.robots().join("it");
    let outcome = table.message(0, &besides("", &format!("rm -rf {}", shown(&folder))));
    let why = "it could not be started: it is not there, or the interpreter that runs it is not";
    assert_eq!(outcome, format!("the catchers it forfeit on turn 1: {why}"));
}

#[test]
fn an_interrupted_match_ends_its_robots() {
    for signal in ["INT", "TERM", "HUP"] {
        assert_interrupted(signal);
    }
}

fn assert_interrupted(signal: &str) {
    let table = Table::new(&format!("interrupted-{signal}"));
    let (pipe, file) = (table.folder.join("started"), table.folder.join("match.txt"));
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    robot(&table.robots(), "it", &format!("#!/bin/sh\necho $$ $PWD > {}\nsleep 1000\n", shown(&pipe)));
    write(&file, "0\n5\n2\n2\n10\nit\nit\n");
    write(&table.replay(), "old");
    // Whoever runs the tests may ignore hangups, and a command would then, too.
    let mut engine = Command::new("env")
        .args(["--default-signal=HUP", BOARDLAB])
        .args(["pursuit", "match", shown(&file), "--robots", shown(&table.robots()), "--time-limit", LONG])
        .args(["--sandbox", "none"])
        .args(["--replay", shown(&table.replay())])
        .stdout(Stdio::null())
        .spawn()
        .expect("it runs");
    let outcome = fs::read_to_string(&pipe).expect("a number and a folder");
    let (program, scratch) = outcome.trim().split_once(' ').expect("both");
    assert!(!is_gone(program) && std::path::Path::new(scratch).exists());
    let interrupted = Command::new("kill").args([&format!("-{signal}"), &engine.id().to_string()]).status();
    assert!(interrupted.expect("kill runs").success());
    assert_eq!(engine.wait().expect("it ends").code(), Some(130), "{signal}");
    assert!(is_gone(program) && !std::path::Path::new(scratch).exists(), "{signal}");
    // The replay of another match is there as it was, and nothing beside it.
    assert_eq!(fs::read_to_string(table.replay()).expect("a replay"), "old", "{signal}");
    assert_eq!(names(&table.folder), ["match.txt", "replay.txt", "robots", "started"], "{signal}");
}

fn names(folder: &std::path::Path) -> Vec<String> {
    let names = fs::read_dir(folder).expect("a folder").flatten().map(|file| file.file_name());
    let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// A killed process cannot clean up. It has nothing to clean up while it plays: a file is made when its content is
/// known.
#[test]
fn a_match_that_is_killed_leaves_no_temporary_file() {
    let table = Table::in_sandbox("killed", "none");
    let (started, file) = (table.folder.join("started"), table.folder.join("match.txt"));
    assert!(Command::new("mkfifo").arg(&started).status().expect("mkfifo runs").success());
    robot(&table.robots(), "it", &format!("#!/bin/sh\necho > {}\nsleep 1000\n", shown(&started)));
    write(&file, "0\n5\n2\n2\n10\nit\nbest\n");
    write(&table.replay(), "old");
    let mut engine = Command::new(BOARDLAB)
        .args(["pursuit", "match", shown(&file), "--robots", shown(&table.robots()), "--time-limit", LONG])
        .args(["--sandbox", "none", "--replay", shown(&table.replay())])
        .spawn()
        .expect("it runs");
    fs::read(started).expect("it has begun");
    engine.kill().expect("it is killed");
    engine.wait().expect("it ends");
    assert_eq!(fs::read_to_string(table.replay()).expect("a replay"), "old");
    assert_eq!(names(&table.folder), ["match.txt", "replay.txt", "robots", "started"]);
}

/// As `nohup` starts it: the terminal is gone, the match goes on.
#[test]
fn an_ignored_hangup_ends_nothing() {
    let table = Table::new("nohup");
    let (started, go_on) = (table.folder.join("started"), table.folder.join("go-on"));
    for pipe in [&started, &go_on] {
        assert!(Command::new("mkfifo").arg(pipe).status().expect("mkfifo runs").success());
    }
    let file = table.folder.join("match.txt");
    let first = format!("echo > {}; read -r line < {}; exit 5", shown(&started), shown(&go_on));
    robot(&table.robots(), "it", &format!("#!/bin/sh\n{first}\n"));
    write(&file, "0\n5\n2\n2\n10\nit\nbest\n");
    let mut engine = Command::new("sh")
        .args(["-c", "trap '' HUP; exec \"$@\"", "sh", BOARDLAB])
        .args(["pursuit", "match", shown(&file), "--robots", shown(&table.robots()), "--time-limit", LONG])
        .args(["--sandbox", "none"])
        .stdout(Stdio::null())
        .spawn()
        .expect("it runs");
    fs::read(&started).expect("it has begun");
    let hung_up = Command::new("kill").args(["-HUP", &engine.id().to_string()]).status();
    assert!(hung_up.expect("kill runs").success());
    fs::write(&go_on, "\n").expect("the robot reads");
    assert_eq!(engine.wait().expect("it ends").code(), Some(0));
}
