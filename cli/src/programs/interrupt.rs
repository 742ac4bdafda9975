use crate::failure::Failure;
#[cfg(unix)]
use crate::output::atomic_write::exit_without_parts;
#[cfg(unix)]
use crate::programs::cancel_token::CancelToken;

/// After SIGINT, SIGTERM or SIGHUP, calls `before_exit` and ends this process with status 130. Temporary files
/// of [`AtomicFile`](crate::output::atomic_write::AtomicFile) are removed.
#[cfg(unix)]
pub fn on_interrupt(before_exit: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
    let cancel = CancelToken::on_signals()?;
    std::thread::spawn(move || {
        if cancel.wait().is_ok() {
            before_exit();
            exit_without_parts(130);
        }
    });
    Ok(())
}

/// Elsewhere the system ends the process.
#[cfg(not(unix))]
pub fn on_interrupt(_: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
    Ok(())
}
