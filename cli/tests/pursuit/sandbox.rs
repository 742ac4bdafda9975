//! What a program cannot do in bubblewrap, and what is said where that does not work.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;

use super::{READ, STAY, Table, has_bubblewrap, robot, sandboxes, shown, write};

const ESCAPED: &str = "the fugitive was not caught in 10 turns";

/// How a match ends of a robot that is right in all turns, but fails with the status 9 where an attack succeeds.
fn outcome(table: &Table, attack: &str) -> String {
    robot(&table.robots(), "it", &format!("{READ}{STAY}\n{{ {attack}\n}} > /dev/null 2>&1 && exit 9\nexit 0\n"));
    let run = table.play("it", "it");
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{attack}");
    run.line(1).into()
}

#[test]
fn nothing_of_others_can_be_read_written_or_reached() {
    if !has_bubblewrap() {
        return;
    }
    let table = Table::new("confined");
    let secret = table.robots().join("other/run");
    robot(&table.robots(), "other", "#!/bin/sh\n");
    let planted = table.folder.join("planted");
    let marker = tempfile::NamedTempFile::new().expect("the folder of temporary files is writable");
    let server = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = server.local_addr().expect("a port").port();
    let home = std::env::var("HOME").expect("a home");
    let connect =
        |port: u16| format!("python3 -c 'import socket; socket.create_connection((\"127.0.0.1\", {port}), 1)'");
    let attacks = [
        format!("cat {}", shown(&secret)),
        format!("ls {}", shown(&table.folder.join("match.txt"))),
        format!("ls -A {home} | grep -v '^\\.pyenv$\\|^\\.cargo$\\|^\\.local$\\|^\\.nvm$' | grep ."),
        format!("echo x > {}", shown(&planted)),
        "echo x > \"${0%/*}/planted\"".into(),
        "echo x > /planted || echo x > /usr/planted || echo x > /dev/planted".into(),
        connect(port),
        "kill -9 1 && sleep 0.1 && [ ! -e /proc/1 ]".into(),
        "cat /proc/1/environ || cat < /proc/1/fd/0".into(),
        // What was left in the turn before.
        "grep -lx sleep /proc/[0-9]*/comm && exit 9; setsid sleep 1000 & sleep 1000 & false".into(),
        "umount -l /scratch || unshare -Ur true".into(),
        format!("cat {}", shown(marker.path())),
        "find / -xdev -name other -path '*robots*' | grep .".into(),
    ];
    for attack in attacks {
        assert_eq!(outcome(&table, &attack), ESCAPED, "{attack}");
    }
    assert!(!planted.exists());
    // The same connection succeeds outside.
    assert!(std::net::TcpStream::connect(("127.0.0.1", port)).is_ok());
    let mut outside = Table::in_sandbox("confined", "none");
    outside.folder = table.folder;
    robot(&outside.robots(), "other", "#!/bin/sh\n");
    for attack in [connect(port), format!("cat {}", shown(&secret))] {
        assert!(outcome(&outside, &attack).ends_with("it ended with exit status 9"), "{attack}");
    }
}

/// As a shell, a build or a lock may leave one.
#[test]
fn a_file_that_the_command_inherits_is_none_of_the_program() {
    for sandbox in sandboxes() {
        let table = Table::in_sandbox("inherited", sandbox);
        robot(&table.robots(), "it", &format!("{READ}{STAY}\n[ -e /proc/$$/fd/9 ] && exit 9\nexit 0\n"));
        let file = table.folder.join("match.txt");
        write(&file, "0\n5\n2\n2\n10\nit\nit\n");
        let mut engine = assert_cmd::Command::new("sh");
        engine.args(["-c", "exec \"$@\" 9< \"$0\"", shown(&table.folder), super::BOARDLAB, "pursuit", "match"]);
        let run = super::run_command(
            &mut engine,
            &[shown(&file), "--robots", shown(&table.robots()), "--sandbox", sandbox],
            "",
        );
        assert_eq!((run.code, run.line(1)), (0, ESCAPED), "{sandbox}");
    }
}

/// They are waited for while the program runs.
#[test]
fn processes_that_have_ended_do_not_count() {
    let table = Table::new("ended");
    robot(&table.robots(), "it", &format!("{READ}{STAY}\nfor i in $(seq 300); do (true &); done\nexit 0\n"));
    assert_eq!(table.play("it", "it").line(1), ESCAPED);
}

/// Its own robots are shown, wherever they lie, and by whatever path the rest is seen.
#[test]
fn robots_in_an_installation_of_the_path_see_themselves_alone() {
    if !has_bubblewrap() {
        return;
    }
    let mut table = Table::new("installed");
    let inst = table.folder.join("inst");
    fs::create_dir_all(inst.join("shims")).expect("the folder is writable");
    std::os::unix::fs::symlink(&inst, table.folder.join("link")).expect("a link");
    let usual = std::env::var_os("PATH").expect("a path");
    let path = [inst.join("shims"), table.folder.join("link/shims")].into_iter().chain(std::env::split_paths(&usual));
    table.path = Some(std::env::join_paths(path).expect("plain paths").into());
    let robots = inst.join("robots");
    std::os::unix::fs::symlink(&robots, table.robots()).expect("a link");
    robot(&robots, "other", "#!/bin/sh\n");
    for place in ["inst", "link"] {
        let other = table.folder.join(place).join("robots/other/run");
        robot(&robots, "it", &format!("{READ}{STAY}\ncat {} && exit 9\nexit 0\n", shown(&other)));
        assert_eq!(table.play("it", "it").line(1), ESCAPED, "{place}");
    }
}

#[test]
fn a_supervisor_that_nobody_asks_touches_nothing() {
    let table = Table::new("alone");
    let limits = r#"{"memory":1000000000,"file":null,"scratch":1,"cpu":null}"#;
    let supervisor = std::process::Command::new(super::BOARDLAB)
        .args(["supervise", limits])
        .current_dir(&table.folder)
        .stdin(std::process::Stdio::null())
        .output()
        .expect("it runs");
    assert!(!supervisor.status.success() && table.folder.exists());
}

#[test]
fn a_fork_bomb_ends_with_the_turn() {
    if !has_bubblewrap() {
        return;
    }
    let table = Table::with("bomb", &["--memory", "10000", "--time-limit", super::LONG]);
    // In sessions of their own, and more than the supervisor allows.
    let bomb = "#!/usr/bin/env python3\nimport os, time\nfor _ in range(5000):\n  if os.fork() == 0:\n    os.setsid()\n    time.sleep(1000)\ntime.sleep(1000)\n";
    let why = "it was ended by signal 9 (SIGKILL): it had more than 256 processes";
    assert_eq!(table.message(0, bomb), format!("the catchers it forfeit on turn 0: {why}"));
    let name = table.robots().join("it/run");
    let is_left = || {
        let found = std::process::Command::new("pgrep").args(["-f", shown(&name)]).output();
        !found.expect("pgrep runs").stdout.is_empty()
    };
    assert!((0..3000).any(|_| !is_left()));
}

#[test]
fn a_match_is_the_same_in_every_sandbox() {
    let replays = sandboxes().into_iter().map(|sandbox| {
        let table = Table::in_sandbox("same", sandbox);
        let steps = "case \"$t$role\" in 00) printf '0 0\\n4 4\\n';; 01) echo '2 2';; *0) echo \"$((t % 2)) 0 0 0\";; *) echo 0 0 0 0;; esac > \"$2\"";
        robot(&table.robots(), "it", &format!("{READ}{steps}\n"));
        assert_eq!(table.play("it", "it").code, 0);
        fs::read_to_string(table.replay()).expect("a replay")
    });
    let replays: Vec<String> = replays.collect();
    assert!(replays.iter().all(|replay| replay == &replays[0]), "{replays:?}");
}

/// The interpreter that is not there, or not shown.
#[test]
fn what_cannot_be_started_is_told() {
    for sandbox in sandboxes() {
        let table = Table::in_sandbox("start", sandbox);
        let outcome = table.message(0, "#!/no/such/interpreter\n");
        assert!(
            outcome.contains("0: it could not be started: it is not there, or the interpreter that runs it is not")
        );
        assert_eq!(outcome.contains("its own folder"), sandbox == "bwrap", "{outcome}");
    }
}

#[test]
fn where_bubblewrap_does_not_work_a_line_says_what_does_not_hold() {
    let mut table = Table::in_sandbox("refused", "auto");
    robot(&table.robots(), "it", &format!("{READ}{STAY}\n"));
    let path = table.folder.join("path");
    fs::create_dir_all(&path).expect("the folder is writable");
    table.path = Some(path.clone());
    for reason in ["bwrap is not installed", "bwrap does not work here: No permission"] {
        table.sandbox = "auto";
        let run = table.play("it", "it");
        assert_eq!((run.code, run.line(1)), (0, ESCAPED), "{}", run.err);
        assert!(run.err.starts_with(&format!("boardlab: {reason}: ")) && run.err.lines().count() == 1, "{}", run.err);
        table.sandbox = "bwrap";
        let run = table.play("it", "it");
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{}", run.err);
        assert!(run.err.contains("--sandbox none"), "{}", run.err);
        // A person who chooses it needs no line.
        table.sandbox = "none";
        assert_eq!(table.play("it", "it").err, "");
        write(&path.join("bwrap"), "#!/bin/sh\necho bwrap: No permission >&2\nexit 1\n");
        fs::set_permissions(path.join("bwrap"), fs::Permissions::from_mode(0o755)).expect("its mode can be set");
    }
}
