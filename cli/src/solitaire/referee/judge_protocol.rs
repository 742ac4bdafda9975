use boardlab_core::games::solitaire::{Alphabet, ProgramResult, Referee, Score, Unreadable};

use crate::output::untrusted::quoted;
use crate::solitaire::score::reason;

/// The judge's side of the statement's protocol, which tells in words what goes wrong.
pub(super) struct JudgeProtocol(Referee);

/// How a game ended.
pub(super) enum Outcome {
    /// By `0 0`.
    Scored(Score),
    /// By a fault: the score is 0.
    Fault(String),
}

impl JudgeProtocol {
    pub(super) fn new(seed: u64, alphabet: Alphabet) -> Self {
        JudgeProtocol(Referee::new(seed, alphabet))
    }

    /// The six rows that the program begins with, while it has removed nothing.
    pub(super) fn board(&self) -> &str {
        self.0.transcript()
    }

    /// Legal removals so far.
    pub(super) fn removals(&self) -> usize {
        self.0.removals()
    }

    /// Reads bytes of the program and appends the replies to `out`. Bytes after the end are ignored.
    pub(super) fn receive(&mut self, bytes: &[u8], out: &mut Vec<u8>) -> Option<Outcome> {
        self.0.receive(bytes, out).map(|outcome| self.in_words(outcome))
    }

    /// The program closed its output. A last line without a line break is read, too.
    pub(super) fn output_closed(&mut self, out: &mut Vec<u8>) -> Option<Outcome> {
        self.0.output_closed(out).map(|outcome| self.in_words(outcome))
    }

    fn in_words(&self, outcome: ProgramResult) -> Outcome {
        match outcome {
            ProgramResult::Scored(score) => Outcome::Scored(score),
            ProgramResult::Illegal(verdict) => {
                Outcome::Fault(reason(&verdict, self.0.transcript()).unwrap_or_default())
            }
            ProgramResult::Unreadable { line, why, found } => {
                let what = describe(why);
                let found = quoted(&found);
                Outcome::Fault(format!("line {line} of its output cannot be read: {what}, found {found}"))
            }
        }
    }
}

fn describe(why: Unreadable) -> String {
    match why {
        Unreadable::LongOutput => format!("more than {} bytes of output", Referee::MAX_OUTPUT),
        Unreadable::LongLine => format!("more than {} bytes in a line", Referee::MAX_LINE),
        Unreadable::NotUtf8 => "not UTF-8".into(),
        Unreadable::NotTwoNumbers => "expected two numbers, `r c`".into(),
    }
}
