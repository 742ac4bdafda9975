use std::path::Path;

use boardlab_core::Span;
use boardlab_core::scene::{Scene, printed};

use crate::command_error::CommandError;
use crate::input::{note_keyboard_input, read_text};
use crate::output::file_name::display_name;

/// Where a game is named, this is a file of scenes.
pub(crate) const SCENES: &str = "scenes";

/// The scenes that a program has printed into a file; what else it has printed is its log.
pub(crate) fn read_scenes(file: &Path) -> Result<Vec<Scene>, CommandError> {
    note_keyboard_input(file);
    let text = read_text(file)?;
    let mut start = 0;
    let mut scenes = Vec::new();
    for line in text.split_inclusive('\n') {
        match printed(line) {
            Some(Ok(scene)) => scenes.push(scene),
            Some(Err(wrong)) => {
                let at = start + wrong.at;
                let (name, span) = (display_name(file), Span { start: at, end: at });
                return Err(CommandError::malformed(&name, &text, span, wrong.to_string(), HELP));
            }
            None => {}
        }
        start += line.len();
    }
    let none = || CommandError::unusable(display_name(file), "no line is a scene; docs/scenes.md says what one is");
    if scenes.is_empty() { Err(none()) } else { Ok(scenes) }
}

const HELP: &str = "a line that begins as an object of JSON is a scene; docs/scenes.md says what stands in one";
