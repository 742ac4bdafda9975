//! On systems other than Unix no programs of others run, and the system ends a process that is interrupted.

use crate::command_error::CommandError;

/// Does nothing: `before_exit` is for systems where this process is told before it ends.
pub fn on_interrupt(_: impl FnOnce() + Send + 'static) -> Result<(), CommandError> {
    Ok(())
}

/// This command runs programs, and the system is not Unix.
pub(crate) fn needs_unix(command: &str) -> CommandError {
    let why = "it limits programs, and ends them with all that they started, by means of Unix";
    let instead = "on Windows it runs in WSL; `compare` judges a saved output everywhere";
    CommandError::Impossible(format!("{command} needs Unix: {why}; {instead}"))
}
