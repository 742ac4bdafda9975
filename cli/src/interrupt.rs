use crate::failure::Failure;

/// Ends us with exit status 130 as soon as somebody interrupts us, behind a last word. What is written by then must be
/// whole at every moment.
#[cfg(unix)]
pub(crate) fn when_interrupted(word: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
    let cancel = crate::cancel_token::CancelToken::on_signals()?;
    std::thread::spawn(move || {
        if cancel.wait().is_ok() {
            word();
            std::process::exit(130);
        }
    });
    Ok(())
}

/// Elsewhere the system ends us, without a word.
#[cfg(not(unix))]
pub(crate) fn when_interrupted(_: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
    Ok(())
}
