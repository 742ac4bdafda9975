use std::time::Duration;

use boardlab_core::text::Span;
use serde::Deserialize;
use serde_json::error::Category;

use super::problem::{Answer, Problem, Sample};
use crate::command_error::CommandError;
use crate::programs::RunFiles;

/// What Competitive Companion sends of a problem, and what cph keeps of it. Other members are not needed.
#[derive(Deserialize)]
#[serde(expecting = "an object with the samples of a problem")]
struct ProblemFile {
    tests: Vec<SampleFile>,
    #[serde(default)]
    interactive: bool,
    /// Milliseconds.
    #[serde(default, rename = "timeLimit")]
    time_limit: Option<f64>,
    /// Megabytes.
    #[serde(default, rename = "memoryLimit")]
    memory_limit: Option<f64>,
    #[serde(default)]
    input: Channel,
    #[serde(default)]
    output: Channel,
}

/// Where a program reads or writes: in a file of this name, if the kind is `file`.
#[derive(Default, Deserialize)]
struct Channel {
    #[serde(default, rename = "type")]
    kind: String,
    #[serde(default, rename = "fileName")]
    name: String,
}

impl Channel {
    /// A plain name: no file elsewhere.
    fn file(self) -> Option<String> {
        let is_plain = !self.name.is_empty() && !self.name.contains('/') && self.name != "." && self.name != "..";
        Some(self.name).filter(|_| self.kind == "file" && is_plain)
    }
}

#[derive(Deserialize)]
#[serde(expecting = "an object with the input and the output of a sample")]
struct SampleFile {
    input: String,
    /// cph leaves it empty where a person gave none.
    #[serde(default)]
    output: String,
}

/// Reads a problem of Competitive Companion or cph.
pub(super) fn parse(name: &str, text: &str) -> Result<Problem, CommandError> {
    let file: ProblemFile = serde_json::from_str(text).map_err(|error| refuse(name, text, &error))?;
    if file.interactive {
        let problem = "the problem is interactive: a program needs a referee, such as `boardlab solitaire referee`";
        return Err(CommandError::unusable(name, problem));
    }
    let time_limit = file.time_limit.and_then(|limit| Duration::try_from_secs_f64(limit / 1000.0).ok());
    let samples = (1..).zip(file.tests).map(|(number, SampleFile { input, output })| Sample {
        name: format!("{name}, sample {number}"),
        input,
        answer: Answer::in_member(&output),
    });
    let samples = samples.collect();
    // From 16 MB on, as the option of the command line.
    let memory = file.memory_limit.filter(|megabytes| (16.0..=1e6).contains(megabytes));
    Ok(Problem {
        samples,
        time_limit: time_limit.filter(|limit| !limit.is_zero()),
        memory_limit: memory.map(|megabytes| (megabytes * f64::from(1 << 20)) as u64),
        files: RunFiles { input: file.input.file(), output: file.output.file() },
    })
}

/// Whether a text is a JSON object without samples: of another kind, such as `package.json`.
pub(super) fn is_of_another_kind(text: &str) -> bool {
    let object = serde_json::from_str::<serde_json::Value>(text);
    object.is_ok_and(|object| object.get("tests").is_none())
}

fn refuse(name: &str, text: &str, error: &serde_json::Error) -> CommandError {
    let help = match error.classify() {
        Category::Data => "take the file as Competitive Companion sends it, or as cph leaves it in .cph",
        _ => "the file is no JSON: save it again as a whole",
    };
    let place = format!(" at line {} column {}", error.line(), error.column());
    let problem = error.to_string().replace(&place, "");
    CommandError::malformed(name, text, span(text, error.line(), error.column()), problem, help)
}

/// The character that contains the byte at a column. `serde_json` counts columns in bytes and names the last byte that
/// it read.
fn span(text: &str, line: usize, column: usize) -> Span {
    let above: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let mut start = (above + column.saturating_sub(1)).min(text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    Span { start, end: start + text[start..].chars().next().map_or(0, char::len_utf8) }
}
