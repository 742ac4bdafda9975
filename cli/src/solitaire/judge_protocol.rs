use boardlab_core::games::solitaire::{Alphabet, ProgramResult, Referee, Score, Unreadable};

use crate::output::untrusted::quoted;
use crate::solitaire::score::reason;

/// The judge's side of the statement's protocol, which tells in words what goes wrong.
pub(crate) struct JudgeProtocol(Referee);

/// How a game ended.
pub(crate) enum GameEnd {
    /// By `0 0`.
    Scored(Score),
    /// By a fault: the score is 0.
    Fault(String),
}

impl JudgeProtocol {
    pub(crate) fn new(seed: u64, alphabet: Alphabet) -> Self {
        JudgeProtocol(Referee::new(seed, alphabet))
    }

    /// The game so far: the six rows that the program begins with, while it has removed nothing.
    pub(crate) fn transcript(&self) -> &str {
        self.0.transcript()
    }

    /// Legal removals so far.
    pub(crate) fn removals(&self) -> usize {
        self.0.removals()
    }

    /// Reads bytes of the program and appends the replies to `out`. Bytes after the end of the game are ignored.
    pub(crate) fn receive(&mut self, bytes: &[u8], out: &mut Vec<u8>) -> Option<GameEnd> {
        self.0.receive(bytes, out).map(|end| self.in_words(end))
    }

    /// The program closed its output. A last line without a line break is read, too.
    pub(crate) fn output_closed(&mut self, out: &mut Vec<u8>) -> Option<GameEnd> {
        self.0.output_closed(out).map(|end| self.in_words(end))
    }

    fn in_words(&self, end: ProgramResult) -> GameEnd {
        match end {
            ProgramResult::Scored(score) => GameEnd::Scored(score),
            ProgramResult::Illegal(verdict) => {
                GameEnd::Fault(reason(&verdict, self.0.transcript()).unwrap_or_default())
            }
            ProgramResult::Unreadable { line, why, found } => {
                let what = describe(why);
                let found = quoted(&found);
                GameEnd::Fault(format!("line {line} of its output cannot be read: {what}, found {found}"))
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
