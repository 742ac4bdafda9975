use std::path::Path;
use std::process::ExitCode;

use boardlab_core::games::pursuit::exact::Theory;
use boardlab_core::games::pursuit::{Case, Options, Pursuit, Start, Strategy};
use boardlab_core::{Input, Limits};

use super::exact::theory;
use super::request::Rules;
use crate::command_error::CommandError;
use crate::input::{note_keyboard_input, print_notes, read_text};
use crate::output::atomic_write::atomic_write;
use crate::output::file_name::display_name;

/// Answers a robot's input file. If the input is bad, nothing is written.
pub(super) fn robot(
    input: &Path,
    output: &Path,
    strategy: Strategy,
    cache: Option<&Path>,
    rules: &Rules,
) -> Result<ExitCode, CommandError> {
    note_keyboard_input(input);
    let case = rules.only_case(input)?;
    let Start::Turn(at) = &case.start else {
        let problem = "this is a match file; `boardlab pursuit match` plays it";
        return Err(CommandError::unusable(display_name(input), problem));
    };
    let is_exact = matches!(strategy, Strategy::Best | Strategy::Exact);
    let mut theory = cache.filter(|_| is_exact).map_or_else(Theory::default, |folder| theory(&case.params, folder));
    let action = theory.choose(strategy, &case.params, at, case.seed);
    let answer: String = action.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    atomic_write(output, answer.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

impl Rules {
    /// The only case of a file.
    pub(super) fn only_case(&self, file: &Path) -> Result<Case, CommandError> {
        let options = Options { blocked: self.reading.is_blocked(), seed: self.seed, ..Options::default() };
        let name = display_name(file);
        let input = Input::<Pursuit>::read(read_text(file)?, Limits::Statement, options);
        let input = input.map_err(|invalid| CommandError::invalid(&*name, invalid))?;
        print_notes(&input, &name);
        match (input.cases(), input.case(0)) {
            ([_], Some(case)) => Ok(case),
            (cases, _) => Err(CommandError::unusable(name, format!("one file is expected, not {}", cases.len()))),
        }
    }
}
