//! The commands that the pages of the project show, taken out of the Markdown.

use std::fs;
use std::path::Path;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The pages for users, the READMEs and docs/, with their commands.
pub fn pages() -> Vec<(String, Vec<String>)> {
    let docs = fs::read_dir(Path::new(ROOT).join("docs")).expect("the folder of pages");
    let docs = docs.map(|entry| format!("docs/{}", entry.expect("an entry").file_name().display()));
    let mut names: Vec<String> = docs.filter(|name| name.ends_with(".md")).collect();
    names.sort();
    names.splice(
        0..0,
        ["README.md", "cli/README.md", "npm/README.md", "atlas/README.md", "docs/jobs/README.md"].map(String::from),
    );
    let with_commands = |name: String| {
        let found = commands(&name, &read(&name));
        (name, found)
    };
    names.into_iter().map(with_commands).collect()
}

/// A file of the project.
pub fn read(name: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The commands of a page in their order: the lines of blocks of `sh`, and code in sentences that begins with a program
/// that runs or builds Boardlab.
fn commands(name: &str, text: &str) -> Vec<String> {
    let mut commands = Vec::new();
    for (nth, part) in text.split("```").enumerate() {
        if nth % 2 == 0 {
            let code = part.split('`').skip(1).step_by(2).map(|code| code.replace('\n', " "));
            let programs = ["boardlab ", "boardlab-atlas ", "make ", "cargo ", "npm ", "npx "];
            commands.extend(code.filter(|code| programs.iter().any(|program| code.starts_with(program))));
        } else {
            let (language, block) = part.split_once('\n').expect("a block has lines");
            assert!(!language.is_empty(), "{name}: say of which language this block is, `sh` for commands:\n{block}");
            if language == "sh" {
                commands.extend(block_commands(block));
            }
        }
    }
    commands
}

/// An indented line continues the one before it.
fn block_commands(block: &str) -> Vec<String> {
    let mut commands: Vec<String> = Vec::new();
    for line in block.lines().filter(|line| !line.starts_with('#')) {
        match commands.last_mut() {
            Some(command) if line.starts_with(' ') => *command += &format!("\n{line}"),
            _ => commands.push(line.split("  #").next().unwrap_or_default().trim_end().into()),
        }
    }
    commands
}

/// Whether a command begins so; `...` at the end stands for the rest of a command.
pub fn begins(command: &str, start: &str) -> bool {
    start.strip_suffix("...").map_or(command == start, |start| command.starts_with(start))
}
