use alloc::boxed::Box;

use super::model::{Case, ScriptedRemoval, State};
use super::rules;
use super::score::Score;
use super::text::{read_board, read_transcript};
use super::words::Refusal;
use crate::game::CommonRefusal;
use crate::text::{Limits, ParseError, Scanner};

/// The result of the official scorer for a game. A game that breaks a rule scores 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every move is legal and `0 0` ends it.
    Legal(Score),
    /// The game scores 0.
    Illegal {
        /// The number of the move that is wrong, from 1; one more than there are where the end is missing.
        number: u32,
        /// The line it stands in, from 1.
        line: u32,
        /// What is wrong.
        why: TranscriptError,
        /// The position before it.
        state: Box<State>,
    },
}

/// What is wrong with a transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TranscriptError {
    /// A removal that the rules forbid.
    Move(Refusal),
    /// An impossible reply.
    Reply,
    /// A removal without its reply.
    NoReply,
    /// It ends without `0 0`.
    NoEnd,
    /// A line that is neither a removal nor the end.
    Unreadable(ParseError),
}

/// Judges a game: six rows, then `r c REPLY` a removal, then `0 0`. A board that cannot be read is an error.
///
/// ```
/// use boardlab_core::games::solitaire::{Verdict, judge};
/// let rows = "1 1 1 1 1 1\n".repeat(6);
/// let Verdict::Legal(score) = judge(&format!("{rows}1 1 2\n1 2 1\n0 0\n")).unwrap() else { panic!() };
/// assert_eq!((score.total, score.removals, score.runs), (6, 2, 4));
/// ```
///
/// # Errors
///
/// Where the board cannot be read.
pub fn judge(text: &str) -> Result<Verdict, ParseError> {
    let mut scanner = Scanner::new(text, Limits::Statement);
    let mut case = read_board(&mut scanner)?;
    let (transcript, read) = read_transcript(&mut scanner);
    case.set_transcript(transcript);
    let script = case.script.take().unwrap_or_default();
    let mut state = rules::start(&case);
    let line = |start| scanner.line_column(start).0;
    for (number, removal) in (1..).zip(&script.removals) {
        if let Some(why) = follow(&case, &mut state, removal) {
            return Ok(match (why, &read) {
                (TranscriptError::NoReply, Err(error)) => Verdict::unreadable(number, error, state),
                (why, _) => Verdict::Illegal { number, line: line(removal.start), why, state: Box::new(state) },
            });
        }
    }
    let number = script.removals.len() as u32 + 1;
    Ok(match read {
        Err(error) => Verdict::unreadable(number, &error, state),
        Ok(()) if script.ended => Verdict::Legal(state.tally.score()),
        Ok(()) => Verdict::Illegal {
            number,
            line: line(scanner.after_last().start),
            why: TranscriptError::NoEnd,
            state: Box::new(state),
        },
    })
}

impl Verdict {
    fn unreadable(number: u32, error: &ParseError, state: State) -> Self {
        Verdict::Illegal {
            number,
            line: error.line,
            why: TranscriptError::Unreadable(error.clone()),
            state: Box::new(state),
        }
    }

    /// The score: 0 for an illegal game.
    #[must_use]
    pub fn score(&self) -> Score {
        if let Verdict::Legal(score) = self { *score } else { Score::default() }
    }
}

/// Plays a removal and its reply, or tells what is wrong with them.
fn follow(case: &Case, state: &mut State, removal: &ScriptedRemoval) -> Option<TranscriptError> {
    let cell = match removal.cell().ok_or(CommonRefusal::OffBoard.into()) {
        Ok(cell) => cell,
        Err(illegal) => return Some(TranscriptError::Move(illegal)),
    };
    if let Err(illegal) = state.remove(cell) {
        return Some(TranscriptError::Move(illegal));
    }
    let Some(reply) = removal.reply else { return Some(TranscriptError::NoReply) };
    state.replace(case, reply).err().map(|_| TranscriptError::Reply)
}
