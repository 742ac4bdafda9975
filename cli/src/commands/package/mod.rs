//! Writes a problem package: what a judge needs to give a game as a problem.

mod folder;
mod metadata;
mod problem;
mod problems;

use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

use clap::Args;

use crate::arguments::GAME_NAMES;
use crate::command_error::CommandError;
use crate::input::find_game;
use folder::Folder;
use metadata::{generators, problem_yaml, readme, run_script, statement, submissions_yaml};
use problem::{Problem, TestCase};

#[derive(Args)]
pub(crate) struct Package {
    /// The game.
    #[arg(value_parser = GAME_NAMES)]
    game: String,
    /// The folder in which the package is made; its name there is that of the game.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The `boardlab` that judges: a program for the judge's system [default: this one].
    #[arg(long, value_name = "PATH")]
    binary: Option<PathBuf>,
}

/// The folders of what judges run, and what `boardlab validate` does there.
const PROGRAMS: [(&str, &str); 3] =
    [("input_validators", "input"), ("output_validator", "output"), ("output_visualizer", "picture")];
/// What makes `run` and the program executable: not every archive keeps that they are.
const BUILD: &str = "#!/bin/sh\nchmod +x run boardlab\n";

/// Writes the package of a game.
pub(crate) fn package(request: &Package) -> Result<ExitCode, CommandError> {
    let problem = problems::of(find_game(&request.game)?.id());
    let running = || env::current_exe().map_err(CommandError::system("the path of this program cannot be found"));
    let binary = request.binary.clone().map_or_else(running, Ok)?;
    // A package without it would be half a one.
    fs::metadata(&binary).map_err(CommandError::file(&binary))?;
    let folder = Folder::create(&request.out.join(problem.game))?;
    write(&problem, &folder)?;
    // One copy, which the other validators link to.
    folder.copy("output_validator/boardlab/boardlab", &binary)?;
    for place in ["input_validators", "output_visualizer"] {
        folder.link(&format!("{place}/boardlab/boardlab"), "../../output_validator/boardlab/boardlab")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn write(problem: &Problem, folder: &Folder) -> Result<(), CommandError> {
    folder.write("problem.yaml", &problem_yaml(problem))?;
    folder.write("README.md", &readme(problem))?;
    folder.write("statement/problem.en.tex", &statement(problem))?;
    for (name, text) in (problem.samples)() {
        folder.write(&format!("data/sample/{name}"), &text)?;
    }
    let cases = (problem.cases)();
    for TestCase { name, input, answer, about, .. } in &cases {
        folder.write(&format!("data/secret/{name}.in"), input)?;
        folder.write(&format!("data/secret/{name}.ans"), answer)?;
        folder.write(&format!("data/secret/{name}.yaml"), &format!("description: {about}\n"))?;
    }
    if problem.is_scoring() {
        folder.write("data/secret/test_group.yaml", "max_score: unbounded\n")?;
        // What problemtools reads, which has no test_group.yaml yet.
        folder.write("data/testdata.yaml", "range: 0 +inf\n")?;
        folder.write("data/sample/testdata.yaml", "range: 0 0\n")?;
    }
    folder.write("generators/README.md", &generators(&cases))?;
    for (place, text) in problem.submissions() {
        folder.write(&format!("submissions/{place}"), &text)?;
    }
    folder.write("submissions/submissions.yaml", &submissions_yaml(problem))?;
    for (place, what) in PROGRAMS {
        folder.script(&format!("{place}/boardlab/build"), BUILD)?;
        folder.script(&format!("{place}/boardlab/run"), &run_script(what, problem.game))?;
    }
    Ok(())
}
