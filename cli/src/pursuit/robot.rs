use std::fs;
use std::path::Path;
use std::process::ExitCode;

use boardlab_core::game::Game;
use boardlab_core::pursuit::{Case, Pursuit, Start, Strategy, Words};

use super::Rules;
use crate::input::{Input, shown, tell_keyboard};
use crate::run::Failure;

/// Answers a robot's file. Nothing is written where it cannot be read.
pub(super) fn robot(input: &str, output: &Path, strategy: Strategy, rules: &Rules) -> Result<ExitCode, Failure> {
    tell_keyboard(input);
    let case = rules.only_case(input)?;
    if let Start::Match { .. } = case.start {
        let name = shown(input);
        return Err(Failure::Usage(format!("{name}: this is an engine file; `boardlab pursuit match` plays it")));
    }
    let mut answer = String::new();
    let case = Case { players: [strategy; 2], ..case };
    Pursuit::answer(&case, 1, &mut Words::default(), &mut answer).map_err(|error| Failure::Usage(error.to_string()))?;
    fs::write(output, answer).map_err(|error| Failure::Usage(format!("{}: {error}", output.display())))?;
    Ok(ExitCode::SUCCESS)
}

impl Rules {
    /// The one round that a file holds.
    pub(super) fn only_case(&self, file: &str) -> Result<Case, Failure> {
        let input = Input::read(Pursuit::NAME, file, false, &self.options())?;
        match input.document.cases[..] {
            [span] => Ok(Pursuit::case(&input.text, span, &input.options)),
            ref cases => Err(Failure::Usage(format!("{}: one file is due, not {}", shown(file), cases.len()))),
        }
    }

    fn options(&self) -> String {
        format!("reading={} seed={}", self.reading.name(), self.seed)
    }
}
