use std::fmt::Display;
use std::io::{self, Write};

use boardlab_core::text::escaped;

/// Writes a message on standard error, its control characters escaped: what it quotes must not drive the terminal.
///
/// It is lost if standard error cannot be written, because the disk is full or nobody reads the pipe. There is nobody
/// left to tell, and the result of the command is still right. `eprintln!` would end the command instead.
pub fn tell(message: impl Display) {
    let lines: String = message.to_string().lines().map(|line| format!("{}\n", escaped(line))).collect();
    let _ = io::stderr().write_all(lines.as_bytes());
}
