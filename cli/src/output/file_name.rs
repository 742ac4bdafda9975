use std::path::Path;

use boardlab_core::text::escaped;

/// Whether the name of a file stands for standard input.
pub(crate) fn is_stdin(file: &Path) -> bool {
    file.as_os_str() == "-"
}

/// What messages call a file. What is no text in its name is replaced, and control characters are escaped.
pub(crate) fn display_name(file: &Path) -> String {
    if is_stdin(file) { "<stdin>".into() } else { escaped(&file.to_string_lossy()).to_string() }
}
