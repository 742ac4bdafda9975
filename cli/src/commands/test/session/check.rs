use std::sync::Arc;

use boardlab_core::{AnyInput, DynGame};

use super::problem::{Answer, Sample};
use crate::command_error::CommandError;
use crate::commands::compare::{accepted_message, first_difference, is_wrong, judge, message};
use crate::commands::{diff, lines};
use crate::input::{InputOptions, limits_of, parse};
use crate::output::tell::tell;

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
    /// The lines around the first difference.
    pub(super) diff: String,
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
            Expectation::Lines(expected) => Ok(match lines::first_difference(expected, output, "the sample") {
                Some(difference) => SampleVerdict {
                    accepted: false,
                    message: format!("wrong: {difference}"),
                    diff: diff::of_lines(expected, output),
                },
                None => SampleVerdict {
                    accepted: true,
                    message: accepted_message(*expected == output).into(),
                    diff: String::new(),
                },
            }),
        }
    }
}

fn check_in_game(input: &Arc<dyn AnyInput>, output: &str) -> Result<SampleVerdict, CommandError> {
    let judgement = judge(input, output)?;
    let accepted = !is_wrong(&judgement);
    let diff = if accepted { String::new() } else { diff::of_game(input, output) };
    Ok(SampleVerdict { accepted, message: message(&judgement), diff })
}
