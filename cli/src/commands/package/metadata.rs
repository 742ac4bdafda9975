use std::fmt::Write;

use boardlab_core::mistake_name;

use super::problem::{Kind, Problem, TestCase};

/// Metadata of the problem. Tools that know the format by the name of its draft alone refuse its later name.
pub(super) fn problem_yaml(problem: &Problem) -> String {
    let Problem { title, uuid, source, kind, .. } = problem;
    let version = env!("CARGO_PKG_VERSION");
    let (types, limits) = match kind {
        Kind::PassFail => ("pass-fail", String::new()),
        Kind::Interactive => ("[scoring, interactive]", String::new()),
        Kind::MultiPass(passes) => ("[scoring, multi-pass]", format!("limits:\n  validation_passes: {passes}\n")),
    };
    format!(
        "problem_format_version: 2023-07-draft\nname: {title}\nuuid: {uuid}\nversion: '{version}'\ntype: {types}\n\
         source: {source}\nlicense: cc by\nrights_owner: The Boardlab authors\n{limits}"
    )
}

/// The statement with its source.
pub(super) fn statement(problem: &Problem) -> String {
    let source = "\n\\section*{Source}\n\nThe task is from SOURCE. It is told anew here; where it left something open, this text decides.\n";
    format!("{}{}", problem.statement, source.replace("SOURCE", problem.source))
}

/// What a judge should know of the package.
pub(super) fn readme(problem: &Problem) -> String {
    let Problem { title, source, game, .. } = problem;
    format!(
        "# {title}\n\n\
         Written by `boardlab package {game}`, version {}. The task is from {source}. Its statement is told anew here, its tests are\n\
         made from the seeds that generators/README.md names, and the licence in problem.yaml is that of these words and tests.\n\n\
         The validators and the visualizer are one program, `boardlab`, which lies in output_validator/boardlab/; the other two folders link to it.\n\
         It must run on the judge's system, and needs nothing else if it is linked statically.\n",
        env!("CARGO_PKG_VERSION")
    )
}

/// How the tests were made.
pub(super) fn generators(cases: &[TestCase]) -> String {
    let mut text = String::from("# How the tests were made\n\nBlanks at the beginning of a line are taken away.\n\n");
    for case in cases {
        let _ = writeln!(text, "- secret/{}.in: {}", case.name, case.made_by);
    }
    text
}

/// What is expected of the wrong programs: the message of the judge names the mistake.
pub(super) fn submissions_yaml(problem: &Problem) -> String {
    let named = problem.wrong.iter().filter_map(|wrong| {
        let name = mistake_name(problem.id, wrong.mistake()?)?;
        Some(format!("{}:\n  message: {}\n", wrong.place, quoted(name)))
    });
    named.collect()
}

/// A text as a string of YAML.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

/// What a judge starts.
pub(super) fn run_script(what: &str, game: &str) -> String {
    format!("#!/bin/sh\nexec \"$(dirname \"$0\")/boardlab\" validate {what} {game} \"$@\"\n")
}
