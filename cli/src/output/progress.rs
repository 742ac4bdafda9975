use indicatif::{ProgressBar, ProgressStyle};

/// A line on standard error that each message replaces. It is invisible if standard error is no terminal.
pub(crate) fn status_line() -> ProgressBar {
    let style = ProgressStyle::with_template("{msg}");
    ProgressBar::new_spinner().with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()))
}

/// A progress bar on standard error. It is invisible if standard error is no terminal.
pub fn progress(things: &str, count: u64) -> ProgressBar {
    let template = format!("{{bar:30}} {{pos}}/{{len}} {things}, {{elapsed}} of {{duration}}  {{msg}}");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
