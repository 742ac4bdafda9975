/// Characters of an untrusted text that are shown.
const SHOWN: usize = 40;

/// An untrusted text in backquotes: shortened, with control characters escaped.
pub(crate) fn quoted(text: &str) -> String {
    let plain = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.to_string() };
    let cut = if text.chars().nth(SHOWN).is_some() { "..." } else { "" };
    format!("`{}{cut}`", text.chars().take(SHOWN).map(plain).collect::<String>())
}

/// Lines of standard error that are shown.
const LINES: usize = 10;

/// The last lines that a program wrote, without control characters.
pub(crate) fn last_lines(text: &str) -> impl Iterator<Item = String> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let plain = |line: &str| line.chars().filter(|c| !c.is_control()).collect();
    let last: Vec<String> = lines[lines.len().saturating_sub(LINES)..].iter().map(|line| plain(line)).collect();
    last.into_iter()
}
