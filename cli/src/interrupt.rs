use crate::failure::Failure;

/// After SIGINT, SIGTERM or SIGHUP, calls `before_exit` and ends this process with status 130. Files that are written
/// meanwhile must be replaced atomically.
#[cfg(unix)]
pub(crate) fn on_interrupt(before_exit: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
    let cancel = crate::cancel_token::CancelToken::on_signals()?;
    std::thread::spawn(move || {
        if cancel.wait().is_ok() {
            before_exit();
            std::process::exit(130);
        }
    });
    Ok(())
}

/// Elsewhere the system ends the process.
#[cfg(not(unix))]
pub(crate) fn on_interrupt(_: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
    Ok(())
}
