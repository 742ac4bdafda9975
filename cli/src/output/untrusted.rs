use boardlab_core::text::escaped;

/// Characters of an untrusted text that are shown.
const SHOWN: usize = 40;

/// An untrusted text in backquotes: shortened, with control characters escaped.
pub(crate) fn quoted(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("`{}...`", escaped(&text[..end])),
        None => format!("`{}`", escaped(text)),
    }
}

/// Lines of standard error that are shown.
const LINES: usize = 10;

/// The last lines that a program wrote, with control characters escaped.
pub(crate) fn last_lines(text: &str) -> impl Iterator<Item = String> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let last: Vec<String> =
        lines[lines.len().saturating_sub(LINES)..].iter().map(|line| escaped(line).to_string()).collect();
    last.into_iter()
}
