//! What a person likely meant who named the wrong thing.

use std::fs;
use std::path::Path;

use boardlab_core::{AnyInput, GAMES, Limits};

use crate::output::file_name::display_name;

/// The name of a game that is nearly this one.
pub(crate) fn nearest_game(name: &str) -> Option<&'static str> {
    let nearness = |game: &&str| strsim::damerau_levenshtein(&name.to_lowercase(), game);
    GAMES.iter().map(|game| game.name()).min_by_key(nearness).filter(|game| nearness(game) < 3)
}

/// Beginnings of files that are programs.
const PROGRAMS: [&[u8]; 6] = [b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"\0asm", b"#!"];

/// Endings of the names of programs' sources.
const SOURCES: [&str; 13] = ["c", "cc", "cpp", "cxx", "java", "js", "kt", "mjs", "py", "rs", "ts", "go", "cs"];

/// What a file is that is no input, in a sentence, if it is a program or the source of one.
pub(crate) fn program(file: &Path, bytes: &[u8]) -> Option<String> {
    let name = display_name(file);
    if PROGRAMS.iter().any(|program| bytes.starts_with(program)) {
        let path = if name.contains('/') { name } else { format!("./{name}") };
        return Some(format!("this is a program, not an input; did you mean `boardlab test -- {path}`?"));
    }
    let ending = file.extension().and_then(|ending| ending.to_str())?;
    SOURCES.contains(&ending).then(|| "this is the source of a program, not an input".into())
}

/// Whether a text is an output of a game: it begins with a line of one.
pub(crate) fn is_output(text: &str) -> bool {
    text.trim_start().starts_with("Case ")
}

/// Whether a text that should be an output is an input of the game.
pub(crate) fn is_input(input: &dyn AnyInput, text: &str) -> bool {
    !text.trim().is_empty() && input.with_text(text.into(), Limits::Relaxed).is_ok()
}

/// What runs or makes a program of a source, by the ending of its name.
fn way_to_run(file: &Path) -> Option<String> {
    let name = display_name(file);
    let (language, words) = match file.extension()?.to_str()? {
        "py" => ("Python", "python3"),
        "js" | "mjs" => ("JavaScript", "node"),
        "java" => ("Java", "java"),
        ending => {
            return SOURCES.contains(&ending).then(|| "this is a source: compile it, and name what comes of it".into());
        }
    };
    Some(format!("for {language}: -- {words} {name}"))
}

/// Why a program likely cannot be started: its first line is not seen, it is a source, or it is in the current folder.
pub(crate) fn unstarted(program: &str) -> Option<String> {
    let file = Path::new(program);
    if !file.is_file() {
        return None;
    }
    let is_marked = fs::read(file).is_ok_and(|bytes| bytes.starts_with("\u{feff}#!".as_bytes()));
    if is_marked && program.contains('/') {
        return Some("a byte-order mark hides its first line from the system; save it without one".into());
    }
    way_to_run(file).or_else(|| (!program.contains('/')).then(|| format!("did you mean `./{program}`?")))
}
