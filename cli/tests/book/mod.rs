//! The book in docs/: the chapter that is made of the help of every command, its contents, its links.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use boardlab_tests::programs::{pages, read};

use super::{BOARDLAB, ROOT};

const COMMANDS: &str = "docs/commands.md";
const BEGINNING: &str = "# Command line\n\nWhat `--help` says of each command. It has the options of single games under \
                         headings of their own.\n";

#[test]
fn the_help_of_every_command_is_a_chapter() {
    let mut chapter = BEGINNING.to_string();
    add_help(&mut chapter, &mut Vec::new());
    if env::var_os("BOARDLAB_WRITE").is_some() {
        return fs::write(Path::new(ROOT).join(COMMANDS), chapter).expect("the book is writable");
    }
    assert!(read(COMMANDS) == chapter, "{COMMANDS} is stale: BOARDLAB_WRITE=1 writes it");
}

/// Adds the help of a command and of those below it.
fn add_help(chapter: &mut String, words: &mut Vec<String>) {
    let help = help(words);
    let name = ["boardlab"].into_iter().chain(words.iter().map(String::as_str)).collect::<Vec<_>>().join(" ");
    let lines: Vec<&str> = help.trim_end().lines().map(str::trim_end).collect();
    *chapter += &format!("\n## {name}\n\n```text\n{}\n```\n", lines.join("\n"));
    for word in below(&help) {
        words.push(word);
        add_help(chapter, words);
        words.pop();
    }
}

/// As it is printed where there is no terminal.
fn help(words: &[String]) -> String {
    let mut command = Command::new(BOARDLAB);
    command.args(words).arg("--help").env("COLUMNS", "100").stdin(Stdio::null()).stderr(Stdio::null());
    String::from_utf8(command.output().expect("it runs").stdout).expect("it prints UTF-8")
}

/// The commands that a help lists, without its own.
fn below(help: &str) -> Vec<String> {
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names = listed.filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' '));
    let names = names.filter_map(|line| line.split(' ').next());
    names.filter(|name| *name != "help").map(String::from).collect()
}

#[test]
fn the_contents_have_every_page() {
    let contents = read("docs/SUMMARY.md");
    let chapters: Vec<&str> = targets(&contents);
    for (page, _) in pages() {
        if let Some(chapter) = page.strip_prefix("docs/").filter(|chapter| *chapter != "SUMMARY.md") {
            assert!(chapters.contains(&chapter), "docs/SUMMARY.md has no line for {chapter}");
        }
    }
}

#[test]
fn every_link_leads_to_a_file_and_a_heading() {
    let papers = ["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "www/README.md", "tests/README.md"];
    let mut followed = 0;
    for page in pages().into_iter().map(|(page, _)| page).chain(papers.map(String::from)) {
        let text = read(&page);
        for target in targets(&text).into_iter().filter(|target| !target.contains("://")) {
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let from = Path::new(&page);
            let path = if file.is_empty() { from.into() } else { from.parent().expect("a folder").join(file) };
            let leaves_the_book = page.starts_with("docs/") && !inside(&path);
            assert!(!leaves_the_book && Path::new(ROOT).join(&path).exists(), "{page}: no {target}");
            assert!(
                heading.is_empty() || anchors(&read(&path.to_string_lossy())).contains(&heading.into()),
                "{page}: no {target}"
            );
            followed += 1;
        }
    }
    assert!(followed > 50, "{followed}");
}

/// What stands in the round brackets of links and pictures outside of code.
fn targets(text: &str) -> Vec<&str> {
    let prose = text.split("```").step_by(2).flat_map(|part| part.split('`').step_by(2));
    prose.flat_map(|part| part.split("](").skip(1).filter_map(|rest| rest.split(')').next())).collect()
}

/// Whether a path stays in docs/.
fn inside(path: &Path) -> bool {
    let mut plain = PathBuf::new();
    for part in path.components() {
        if part.as_os_str() == ".." {
            plain.pop();
        } else {
            plain.push(part);
        }
    }
    plain.starts_with("docs")
}

/// The names that headings have in addresses.
fn anchors(text: &str) -> Vec<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| anchor(line.trim_start_matches('#').trim())).collect()
}

fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|sign| sign.is_alphanumeric() || " -_".contains(*sign));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}
