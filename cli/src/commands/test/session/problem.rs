use std::time::Duration;

use boardlab_core::text::without_mark;

use crate::command_error::CommandError;
use crate::programs::RunFiles;

/// The samples of a problem.
pub(super) struct Problem {
    pub(super) samples: Vec<Sample>,
    /// The time that the problem allows for one sample.
    pub(super) time_limit: Option<Duration>,
    /// Bytes of memory that it allows.
    pub(super) memory_limit: Option<u64>,
    /// The files that it names for input and output.
    pub(super) files: RunFiles,
}

impl Problem {
    /// Samples without more.
    pub(super) fn of(samples: Vec<Sample>) -> Self {
        Problem { samples, time_limit: None, memory_limit: None, files: RunFiles::default() }
    }
}

pub(super) struct Sample {
    /// What it is called in messages.
    pub(super) name: String,
    pub(super) input: String,
    pub(super) answer: Answer,
}

/// The right output that a sample brings with it.
pub(super) enum Answer {
    /// A text with a token at least. No game has a right output without one.
    Text(String),
    /// No answer, and why a file that looks like one is not.
    NotThis(String),
    None,
}

impl Answer {
    /// The answer in a file.
    pub(super) fn in_file(name: &str, text: String) -> Self {
        if has_token(&text) { Answer::Text(text) } else { Answer::NotThis(format!("{name} is empty")) }
    }

    /// The answer in a member of a problem file, which is empty where nobody gave one.
    pub(super) fn in_member(text: &str) -> Self {
        if has_token(text) { Answer::Text(without_mark(text).into()) } else { Answer::None }
    }
}

fn has_token(text: &str) -> bool {
    !without_mark(text).trim().is_empty()
}

impl Sample {
    /// The answer, if there is one.
    pub(super) fn given(&self) -> Option<&str> {
        if let Answer::Text(text) = &self.answer { Some(text) } else { None }
    }

    /// The answer, or that nothing but a judge can tell what is right.
    pub(super) fn needed(&self) -> Result<&str, CommandError> {
        let why = if let Answer::NotThis(why) = &self.answer { format!(": {why}") } else { String::new() };
        let missing = format!("the sample has no output to compare with{why}; the judge of a game (--game) needs none");
        self.given().ok_or_else(|| CommandError::unusable(&self.name, missing))
    }
}
