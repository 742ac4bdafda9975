use indicatif::{ProgressBar, ProgressStyle};

/// How far so many things are, on a terminal; nothing elsewhere.
pub(crate) fn progress(things: &str, count: u64) -> ProgressBar {
    let template = format!("{{bar:30}} {{pos}}/{{len}} {things}, {{elapsed}} of {{duration}}  {{msg}}");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
