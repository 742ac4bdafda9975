//! A pasted transcript: what it goes on with, and what the official scorer says of it.

use alloc::boxed::Box;

use super::model::{Case, Fault, LAYERS, Move, ScriptedRemoval, State};
use super::rules;
use super::score::Score;
use super::text::{read_board, read_transcript};
use super::words::Refusal;
use crate::game::CommonRefusal;
use crate::text::{Limits, ParseError, Scanner};

/// The result of the official scorer for a game. A game that breaks a rule scores 0.
///
/// ```
/// use boardlab_core::games::solitaire::{TranscriptVerdict, judge};
/// let rows = "1 1 1 1 1 1\n".repeat(6);
/// let verdict = judge(&(rows + "1 1 1\n3 3 1\n0 0\n")).unwrap();
/// assert!(matches!(verdict, TranscriptVerdict::Illegal { number: 2, line: 8, .. }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TranscriptVerdict {
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
///
/// ```
/// use boardlab_core::games::solitaire::{TranscriptError, TranscriptVerdict, judge};
/// let rows = "1 1 1 1 1 1\n".repeat(6);
/// let TranscriptVerdict::Illegal { why, .. } = judge(&(rows + "1 1 1\n")).unwrap() else { panic!() };
/// assert_eq!(why, TranscriptError::NoEnd);
/// ```
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
/// use boardlab_core::games::solitaire::{TranscriptVerdict, judge};
/// let rows = "1 1 1 1 1 1\n".repeat(6);
/// let TranscriptVerdict::Legal(score) = judge(&format!("{rows}1 1 2\n1 2 1\n0 0\n")).unwrap() else { panic!() };
/// assert_eq!((score.total, score.removals, score.runs), (6, 2, 4));
/// ```
///
/// # Errors
///
/// Where the board cannot be read.
pub fn judge(text: &str) -> Result<TranscriptVerdict, ParseError> {
    let mut scanner = Scanner::new(text, Limits::Statement);
    scanner.allow_interaction();
    let mut case = read_board(&mut scanner)?;
    let (transcript, read) = read_transcript(&mut scanner);
    case.set_transcript(transcript);
    let script = case.script.take().unwrap_or_default();
    let mut state = rules::start(&case);
    let line = |start| scanner.line_column(start).0;
    for (number, removal) in (1..).zip(&script.removals) {
        if let Some(why) = follow(&case, &mut state, removal) {
            return Ok(match (why, &read) {
                (TranscriptError::NoReply, Err(error)) => TranscriptVerdict::unreadable(number, error, state),
                (why, _) => {
                    TranscriptVerdict::Illegal { number, line: line(removal.start), why, state: Box::new(state) }
                }
            });
        }
    }
    let number = script.removals.len() as u32 + 1;
    Ok(match read {
        Err(error) => TranscriptVerdict::unreadable(number, &error, state),
        Ok(()) if script.ended => TranscriptVerdict::Legal(state.tally.score()),
        Ok(()) => TranscriptVerdict::Illegal {
            number,
            line: line(scanner.after_last().start),
            why: TranscriptError::NoEnd,
            state: Box::new(state),
        },
    })
}

impl TranscriptVerdict {
    fn unreadable(number: u32, error: &ParseError, state: State) -> Self {
        TranscriptVerdict::Illegal {
            number,
            line: error.line,
            why: TranscriptError::Unreadable(error.clone()),
            state: Box::new(state),
        }
    }

    /// The score: 0 for an illegal game.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::judge;
    /// let game = |moves: &str| judge(&("1 1 1 1 1 1\n".repeat(6) + moves)).unwrap();
    /// assert_eq!(game("1 1 1\n0 0\n").score().total, 1);
    /// assert_eq!(game("1 1 1\n").score().total, 0);
    /// ```
    #[must_use]
    pub fn score(&self) -> Score {
        if let TranscriptVerdict::Legal(score) = self { *score } else { Score::default() }
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

impl Case {
    /// Whether a removal is the one the transcript goes on with.
    pub(super) fn scripts(&self, state: &State, cell: u8) -> bool {
        state.scripted && self.next(state).is_some_and(|removal| removal.cell() == Some(cell))
    }

    fn next(&self, state: &State) -> Option<&ScriptedRemoval> {
        self.script.as_ref()?.removals.get(state.removed.len())
    }

    /// The next step of the transcript, which may be a fault. `None` if chance is to move and the transcript has no
    /// false reply, or if the game has left the transcript.
    pub(super) fn scripted(&self, state: &State) -> Option<Move> {
        if let Some(fault) = self.fault(state) {
            return Some(Move::Fault(fault));
        }
        if state.waits || !state.scripted {
            return None;
        }
        Some(self.next(state).and_then(ScriptedRemoval::cell).map_or(Move::Stop, Move::Remove))
    }

    /// The fault of the transcript at a position, if there is one.
    pub(super) fn fault(&self, state: &State) -> Option<Fault> {
        let script = self.script.as_ref().filter(|_| state.scripted)?;
        if state.waits {
            let reply = script.removals.get(state.removed.len() - 1)?.reply?;
            let gold = state.last().is_some_and(|(cell, _)| usize::from(state.counts[usize::from(cell)]) == LAYERS);
            return (reply.is_none() != gold).then_some(Fault::Reply(reply));
        }
        match self.next(state) {
            Some(removal) => refusal(state, removal).map(|_| Fault::Illegal(removal.row, removal.column)),
            None => (!script.ended).then_some(Fault::NoEnd),
        }
    }

    /// The rule that forbids the next removal of the transcript, if there is one.
    pub(super) fn refused(&self, state: &State) -> Option<Refusal> {
        refusal(state, self.next(state)?)
    }
}

fn refusal(state: &State, removal: &ScriptedRemoval) -> Option<Refusal> {
    removal.cell().map_or(Some(CommonRefusal::OffBoard.into()), |cell| state.may_remove(cell).err())
}
