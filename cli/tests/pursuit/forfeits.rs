use super::{READ, STAY, Table, has_bubblewrap, robot};

/// A right answer at the placement, another thing in the next turn.
fn then(what: &str) -> String {
    format!("{READ}[ $t = 0 ] && {{ {STAY}\nexit; }}\n{what}\n")
}

fn robot_that_writes(numbers: &str) -> String {
    then(&format!("printf '{numbers}' > \"$2\""))
}

fn at_once(what: &str) -> String {
    format!("#!/bin/sh\n{what}\n")
}

const CATCHERS: &str = "the catchers it forfeit on turn";
const FUGITIVE: &str = "the fugitive it forfeits on turn";

#[test]
fn wrong_numbers_are_told_with_line_number_and_rule() {
    let cases = [
        (0, robot_that_writes("1 0\\n"), "1: its output has 2 numbers, but needs 4: a step of 2 catchers"),
        (0, robot_that_writes(""), "1: its output has no number, but needs 4: a step of 2 catchers"),
        (0, robot_that_writes("1"), "1: its output has 1 number, but needs 4: a step of 2 catchers"),
        (0, robot_that_writes("0 0 0 0\\n0 0\\n"), "1: its output has 6 numbers, but needs 4: a step of 2 catchers"),
        (1, robot_that_writes("0 0\\n"), "1: its output has 2 numbers, but needs 4: 2 steps of the fugitive"),
        (0, robot_that_writes("1 0\\n0 x\\n"), "1: line 2, number 4: `x` is not a whole number"),
        (0, robot_that_writes("\\n\\n1.0 0\\n"), "1: line 3, number 1: `1.0` is not a whole number"),
        (0, robot_that_writes("+1 0 0 0"), "1: line 1, number 1: `+1` is not a whole number"),
        (1, robot_that_writes("0 0 0 \\033[2J"), "1: line 1, number 4: `<U+001B>[2J` is not a whole number"),
        (
            0,
            robot_that_writes("0 0\\n0 -2\\n"),
            "1: line 2, number 4: -2 is out of range; a step along an axis is from -1 to 1",
        ),
        (
            1,
            robot_that_writes("99999999999 0 0 0"),
            "1: line 1, number 1: 2147483647 is out of range; a step along an axis is from -1 to 1",
        ),
        (0, robot_that_writes("0 0 1 -1"), "1: line 1, numbers 3 and 4: `1 -1` goes along both axes; one must be 0"),
        (1, robot_that_writes("1 1\\n0 0\\n"), "1: line 1, numbers 1 and 2: `1 1` goes along both axes; one must be 0"),
        (0, robot_that_writes("1 0\\n0 1\\n"), "1: line 2, numbers 3 and 4: `0 1` leads from 4 4 off the square"),
        (1, robot_that_writes("0 -1\\n-1 0\\n"), "1: line 2, numbers 3 and 4: `-1 0` leads from 0 3 off the square"),
        (
            0,
            at_once("printf '0 0\\n5 4\\n' > $2"),
            "0: line 2, number 3: 5 is out of range; a coordinate is from 0 to 4",
        ),
        (0, at_once("echo 0 0 > $2"), "0: its output has 2 numbers, but needs 4: x and y of 2 catchers"),
        (1, at_once("echo 0 0 0 > $2"), "0: its output has 3 numbers, but needs 2: x and y of the fugitive"),
        (1, at_once("echo -1 -1 > $2"), "0: line 1, number 1: -1 is out of range; a coordinate is from 0 to 4"),
    ];
    let table = Table::new("numbers");
    for (role, script, why) in cases {
        let side = if role == 0 { CATCHERS } else { FUGITIVE };
        assert_eq!(table.message(role, &script), format!("{side} {why}"), "{script}");
    }
}

#[test]
fn a_robot_that_fails_is_told_how() {
    let cases = [
        (then("exit 3"), "1: it ended with exit status 3"),
        (then(&format!("{STAY}\nexit 1")), "1: it ended with exit status 1"),
        (at_once("exit 126"), "0: it ended with exit status 126"),
        (then("kill -SEGV $$"), "1: it was ended by signal 11 (SIGSEGV)"),
        (at_once("kill -KILL $$"), "0: it was ended by signal 9 (SIGKILL)"),
        (then("exit 0"), "1: it wrote no output file"),
        (
            at_once("printf '0 0\\n\\377 0' > $2"),
            "0: its output is not text in UTF-8: expected text in UTF-8, found the byte 0xFF",
        ),
        (
            "#!/no/such/interpreter\n".into(),
            "0: it could not be started: it is not there, or the interpreter that runs it is not",
        ),
    ];
    let table = Table::in_sandbox("failures", "none");
    for (script, why) in cases {
        assert_eq!(table.message(0, &script), format!("{CATCHERS} {why}"), "{script}");
    }
}

#[test]
fn an_output_that_is_too_long_is_not_read() {
    let table = Table::with("long", &["--output-limit", "1000", "--time-limit", super::LONG]);
    let why = format!("{CATCHERS} 0: its output is longer than 1000 bytes");
    for script in ["yes 0 > $2", "printf '%1001s' > $2", "yes 0 > $2; echo 0 0 0 0 > $2; yes 0 > $2"] {
        assert_eq!(table.message(0, &at_once(script)), why, "{script}");
    }
    let exactly = at_once("printf '0 0 0 0%993s' > $2");
    robot(&table.robots(), "it", &exactly);
    assert!(table.play("it", "random").line(1).starts_with("the fugitive was"), "a thousand bytes are read");
}

/// A program cannot raise the limit.
#[test]
#[cfg(target_os = "linux")]
fn a_file_that_is_too_long_is_not_written() {
    let table = Table::with("file", &["--output-limit", "1000000", "--time-limit", super::LONG]);
    let script = then("ulimit -f unlimited; head -c 2000000 /dev/zero > big; [ $(wc -c < big) -le 1000001 ] && exit 5");
    assert_eq!(table.message(0, &script), format!("{CATCHERS} 1: it ended with exit status 5"));
}

#[test]
fn a_robot_that_takes_too_long_is_ended() {
    let table = Table::with("time", &["--time-limit", "0.2"]);
    let hangs = [
        "sleep 1000",
        "trap '' TERM INT HUP; while :; do sleep 1000; done",
        "while :; do :; done",
        "kill -STOP $$",
        "exec <&- >&- 2>&-; sleep 1000",
        "yes",
        "yes >&2",
        "echo 0 0 0 0 > $2; sleep 1000",
        "sleep 1000 & wait",
    ];
    for script in hangs {
        let outcome = table.message(0, &at_once(script));
        assert_eq!(outcome, format!("{CATCHERS} 0: it took longer than 0.2 s"), "{script}");
    }
}

/// What a process of any language says when there is no more.
#[test]
#[cfg(target_os = "linux")]
fn a_robot_that_wants_too_much_memory_is_told_so() {
    let table = Table::with("memory", &["--memory", "300", "--time-limit", super::LONG]);
    let why = format!("{CATCHERS} 0: it ran out of memory, of which it may have 300 MB");
    assert_eq!(table.message(0, "#!/usr/bin/env python3\nbytearray(10**9)\n"), why);
    assert_eq!(table.message(0, "#!/usr/bin/env node\nBuffer.alloc(1e9)\n"), why);
}

/// Holds 80 MB of shared memory.
const HOLD_SHARED: &str = "import mmap, time
shared = mmap.mmap(-1, 80 << 20)
for _ in range(80):
  shared.write(bytes(1 << 20))
time.sleep(1000)
";

/// Four processes hold 80 MB together, and share nothing.
const HOLD_TOGETHER: &str = "import os, time
for _ in range(3):
  if os.fork() == 0: break
held = bytearray(os.urandom(1 << 20)) * 20
time.sleep(1000)
";

/// 80 MB in a segment that no process has mapped any more.
const HOLD_UNMAPPED: &str = "import ctypes, time
libc = ctypes.CDLL(None)
libc.shmat.restype = ctypes.c_void_p
place = libc.shmat(libc.shmget(0, 80 << 20, 0o1600), None, 0)
ctypes.memset(place, 1, 80 << 20)
libc.shmdt(ctypes.c_void_p(place))
time.sleep(1000)
";

/// A process shares no page with those that it does not know, and 40 MB are no more because two of them are counted in
/// both.
const SHARE: &str = "import mmap, os
shared = mmap.mmap(-1, 40 << 20)
for _ in range(40):
  shared.write(bytes(1 << 20))
child = os.fork()
shared.seek(0)
while shared.read(1 << 20): pass
if child: os.waitpid(child, 0)
";

/// Memory that processes share is no data of any of them, and what all hold together is no data of one.
#[test]
fn in_a_sandbox_the_memory_of_all_processes_counts_once() {
    if !has_bubblewrap() {
        return;
    }
    let table = Table::with("together", &["--memory", "64", "--time-limit", super::LONG]);
    for held in [HOLD_SHARED, HOLD_TOGETHER, HOLD_UNMAPPED] {
        let outcome = table.message(0, &format!("#!/usr/bin/env python3\n{held}"));
        assert_eq!(outcome, format!("{CATCHERS} 0: it ran out of memory, of which it may have 64 MB"), "{held}");
    }
    let outcome = table.message(0, &format!("#!/usr/bin/env python3\n{SHARE}"));
    assert_eq!(outcome, format!("{CATCHERS} 0: it wrote no output file"));
}

#[test]
fn who_loses_and_who_wins_is_said() {
    let table = Table::new("winner");
    robot(&table.robots(), "it", &at_once("echo one >&2; echo two >&2; exit 4"));
    let run = table.play("it", "best");
    assert_eq!(
        run.out,
        "square 5 x 5, K 2, S 2, L 10: catchers it, fugitive best\n\
        the catchers it forfeit on turn 0: it ended with exit status 4\nthe fugitive best wins\n0 : 10\n"
    );
    assert_eq!(run.err, "it, standard error: one\nit, standard error: two\n");
    let run = table.play("best", "it");
    assert_eq!(run.line(1), "the fugitive it forfeits on turn 0: it ended with exit status 4");
    assert_eq!((run.line(2), run.line(3)), ("the catchers best win", "10 : 0"));
}
