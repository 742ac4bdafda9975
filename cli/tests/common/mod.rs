//! Runs of the command line.

use assert_cmd::Command;

pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn run(arguments: &[&str], input: impl Into<Vec<u8>>) -> Run {
    let mut command = Command::cargo_bin("boardlab").expect("the binary is built");
    let output = command.args(arguments).write_stdin(input).output().expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("it prints UTF-8");
    Run { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}
