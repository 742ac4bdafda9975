use std::sync::Arc;

use boardlab_core::judge::{Row, align};
use boardlab_core::{AnyInput, DynGame};

use super::problem::{Answer, Sample};
use crate::command_error::CommandError;
use crate::commands::compare::{accepted_message, first_difference, is_wrong, judge, message};
use crate::input::{InputOptions, limits_of, parse};
use crate::output::tell::tell;
use crate::output::untrusted::quoted;

/// Who decides whether an output is right.
pub(super) enum Checker {
    /// The judge of a game, which needs no expected output.
    Game {
        game: &'static dyn DynGame,
        options: InputOptions,
        relaxed: bool,
        /// Whether the judge has accepted all outputs that the samples have.
        outputs_are_judged: bool,
    },
    /// The expected output, line by line.
    Lines,
}

/// What decides about the output for a sample.
pub(super) enum Expectation<'a> {
    Game(Arc<dyn AnyInput>),
    Lines(&'a str),
}

/// The verdict on an output.
pub(super) struct SampleVerdict {
    pub(super) accepted: bool,
    pub(super) message: String,
}

impl Checker {
    /// Reads a sample. What is odd about its own output is noted on standard error.
    pub(super) fn expectation<'a>(&self, sample: &'a Sample) -> Result<Expectation<'a>, CommandError> {
        let Checker::Game { game, options, relaxed, outputs_are_judged } = self else {
            return sample.needed().map(Expectation::Lines);
        };
        let input = parse(*game, &sample.name, sample.input.clone(), limits_of(*relaxed), &options.chosen())?;
        if let Answer::NotThis(why) = &sample.answer {
            tell(format_args!("{}: note: it has no output of its own: {why}", sample.name));
        }
        if !outputs_are_judged {
            note_other_output(sample, &input);
        }
        Ok(Expectation::Game(input))
    }
}

fn note_other_output(sample: &Sample, input: &Arc<dyn AnyInput>) {
    if let Some(difference) = sample.given().and_then(|own| first_difference(&**input, own)) {
        tell(format_args!("{}: note: the judge does not accept the sample's own output: {difference}", sample.name));
    }
}

impl Expectation<'_> {
    pub(super) fn check(&self, output: &str) -> Result<SampleVerdict, CommandError> {
        match self {
            Expectation::Game(input) => check_in_game(input, output),
            Expectation::Lines(expected) => Ok(compare_lines(expected, output)),
        }
    }
}

fn check_in_game(input: &Arc<dyn AnyInput>, output: &str) -> Result<SampleVerdict, CommandError> {
    let judgement = judge(input, output)?;
    Ok(SampleVerdict { accepted: !is_wrong(&judgement), message: message(&judgement) })
}

fn compare_lines(expected: &str, output: &str) -> SampleVerdict {
    let rows = align(expected, output);
    match rows.iter().find(|row| row.kind.differs()) {
        Some(row) => {
            SampleVerdict { accepted: false, message: format!("wrong: {}", describe_row(row, expected, output)) }
        }
        None => SampleVerdict { accepted: true, message: accepted_message(expected == output).into() },
    }
}

fn describe_row(row: &Row, expected: &str, output: &str) -> String {
    let line = |text: &str, number: u32| quoted(text.lines().nth(number as usize - 1).unwrap_or_default());
    match (row.expected, row.found) {
        (Some(right), Some(found)) => {
            let (wanted, written) = (line(expected, right), line(output, found));
            format!(
                "line {found}, token {}: expected {wanted} (line {right} of the sample), found {written}",
                row.token
            )
        }
        (Some(right), None) => format!("line {right} of the sample is missing: {}", line(expected, right)),
        (None, found) => {
            let found = found.unwrap_or(1);
            format!("line {found} is not in the sample: {}", line(output, found))
        }
    }
}
