use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::model::{Case, Move, NODES, State};
use super::piece::Alphabet;
use super::score::Score;
use super::transcript::{TranscriptVerdict, judge};
use super::{chance, rules};
use crate::text::without_mark;

/// The judge's side of the statement's protocol, in the game of a seed: it reads removals and writes replies.
///
/// ```
/// use boardlab_core::games::solitaire::{Alphabet, ProgramResult, Piece, Referee};
/// let mut referee = Referee::new(7, Alphabet::of([Piece::One]));
/// let mut replies = Vec::new();
/// assert!(referee.receive(b"1 1\n", &mut replies).is_none());
/// assert_eq!(replies, b"1\n");
/// let Some(ProgramResult::Scored(score)) = referee.receive(b"0 0\n", &mut replies) else { panic!() };
/// assert_eq!(score.total, 1);
/// ```
pub struct Referee {
    case: Case,
    state: State,
    /// What the scorer judges: the board, then a line for each removal.
    transcript: String,
    /// The line that has not ended yet.
    line: Vec<u8>,
    /// The number of the program's line that has not ended yet, from 1.
    number: u32,
    /// The number of bytes that were received.
    received: usize,
}

/// How the game of a program ended.
///
/// ```
/// use boardlab_core::games::solitaire::{Alphabet, ProgramResult, Referee, Unreadable};
/// let result = Referee::new(7, Alphabet::ALL).receive(b"one\n", &mut Vec::new());
/// let Some(ProgramResult::Unreadable { line, why, found }) = result else { panic!() };
/// assert_eq!((line, why, found.as_str()), (1, Unreadable::NotTwoNumbers, "one"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProgramResult {
    /// By `0 0`.
    Scored(Score),
    /// By a removal that a rule forbids: the score is 0. It is the last line of the transcript.
    Illegal(TranscriptVerdict),
    /// By a line that is no removal: the score is 0.
    Unreadable {
        /// The number of the line in the program's output, from 1.
        line: u32,
        /// What is wrong with it.
        why: Unreadable,
        /// What was read of it.
        found: String,
    },
}

/// What is wrong with a line of a program.
///
/// ```
/// use boardlab_core::games::solitaire::{Alphabet, ProgramResult, Referee, Unreadable};
/// let result = Referee::new(7, Alphabet::ALL).receive(&[b'1'; 300], &mut Vec::new());
/// assert!(matches!(result, Some(ProgramResult::Unreadable { why: Unreadable::LongLine, .. })));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// With it the output is longer than `MAX_OUTPUT`.
    LongOutput,
    /// It is longer than `MAX_LINE`.
    LongLine,
    /// It is not UTF-8.
    NotUtf8,
    /// It is not two numbers.
    NotTwoNumbers,
}

impl Referee {
    /// The most bytes in a line. A removal needs four.
    pub const MAX_LINE: usize = 200;
    /// The most bytes in a game. A game of 108 removals needs about 440.
    pub const MAX_OUTPUT: usize = 1 << 16;

    /// The game of a seed.
    #[must_use]
    pub fn new(seed: u64, alphabet: Alphabet) -> Self {
        let case = Case::of_seed(seed, alphabet, NODES);
        let (state, transcript) = (rules::start(&case), case.to_string());
        Referee { case, state, transcript, line: Vec::new(), number: 1, received: 0 }
    }

    /// The game so far as a transcript. Before the first removal these are the six rows that a program begins with.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Alphabet, Piece, Referee};
    /// let mut referee = Referee::new(7, Alphabet::of([Piece::One]));
    /// referee.receive(b"1 1\n", &mut Vec::new());
    /// assert!(referee.transcript().ends_with("1 1 1\n"));
    /// ```
    #[must_use]
    pub fn transcript(&self) -> &str {
        &self.transcript
    }

    /// Legal removals so far.
    #[must_use]
    pub fn removals(&self) -> usize {
        self.state.removed.len()
    }

    /// Reads bytes of the program and appends the replies to `out`. Bytes after the end are ignored.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Alphabet, Piece, Referee};
    /// let mut referee = Referee::new(7, Alphabet::of([Piece::Dam]));
    /// let mut replies = Vec::new();
    /// // A line may come in parts.
    /// assert!(referee.receive(b"1 ", &mut replies).is_none() && replies.is_empty());
    /// referee.receive(b"1\n", &mut replies);
    /// assert_eq!(replies, b"dam\n");
    /// ```
    pub fn receive(&mut self, bytes: &[u8], out: &mut Vec<u8>) -> Option<ProgramResult> {
        bytes.iter().find_map(|&byte| self.receive_byte(byte, out))
    }

    /// The program closed its output. A last line without a line break is read, too.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Alphabet, ProgramResult, Referee};
    /// let mut referee = Referee::new(7, Alphabet::ALL);
    /// referee.receive(b"0 0", &mut Vec::new());
    /// assert!(matches!(referee.output_closed(&mut Vec::new()), Some(ProgramResult::Scored(_))));
    /// ```
    pub fn output_closed(&mut self, out: &mut Vec<u8>) -> Option<ProgramResult> {
        self.end_line(out)
    }

    fn receive_byte(&mut self, byte: u8, out: &mut Vec<u8>) -> Option<ProgramResult> {
        self.received += 1;
        match byte {
            _ if self.received > Self::MAX_OUTPUT => Some(self.unreadable(Unreadable::LongOutput)),
            b'\n' => self.end_line(out),
            _ if self.line.len() == Self::MAX_LINE => Some(self.unreadable(Unreadable::LongLine)),
            _ => {
                self.line.push(byte);
                None
            }
        }
    }

    fn end_line(&mut self, out: &mut Vec<u8>) -> Option<ProgramResult> {
        let outcome = match str::from_utf8(&self.line) {
            Err(_) => Some(self.unreadable(Unreadable::NotUtf8)),
            Ok(line) => {
                let line = if self.number == 1 { without_mark(line) } else { line };
                let words: Vec<String> = line.split_ascii_whitespace().map(String::from).collect();
                self.interpret(&words, out)
            }
        };
        self.line.clear();
        self.number += 1;
        outcome
    }

    fn interpret(&mut self, words: &[String], out: &mut Vec<u8>) -> Option<ProgramResult> {
        let text = words.join(" ");
        let plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b' ');
        match (words.len(), text.parse()) {
            (0, _) => None,
            (2, Ok(Move::Remove(cell))) if plain && self.state.remove(cell).is_ok() => {
                self.reply(cell, out);
                None
            }
            (2, _) if text.is_ascii() => Some(self.end(&text)),
            _ => Some(self.unreadable(Unreadable::NotTwoNumbers)),
        }
    }

    fn reply(&mut self, cell: u8, out: &mut Vec<u8>) {
        let reply = chance::reply(&self.case, &self.state);
        let replaced = self.state.replace(&self.case, reply);
        debug_assert!(replaced.is_ok(), "the reply of a seed is possible: {replaced:?}");
        let reply = Move::Reply(reply);
        self.transcript.push_str(&format!("{} {reply}\n", Move::Remove(cell)));
        out.extend(format!("{reply}\n").bytes());
    }

    /// Asks the scorer for the score, or for the fault of the last line.
    fn end(&mut self, text: &str) -> ProgramResult {
        self.transcript.push_str(text);
        self.transcript.push('\n');
        match judge(&self.transcript) {
            Ok(TranscriptVerdict::Legal(score)) => ProgramResult::Scored(score),
            Ok(verdict) => ProgramResult::Illegal(verdict),
            Err(_) => self.unreadable(Unreadable::NotTwoNumbers),
        }
    }

    fn unreadable(&self, why: Unreadable) -> ProgramResult {
        ProgramResult::Unreadable { line: self.number, why, found: String::from_utf8_lossy(&self.line).into() }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::super::{Alphabet, Piece, Refusal, TranscriptError, TranscriptVerdict};
    use super::{ProgramResult, Referee, Unreadable};

    /// What comes of the bytes of a program on a board of ones, and the replies to them.
    fn play(bytes: &[u8]) -> (Referee, Option<ProgramResult>, String) {
        let (mut referee, mut out) = (Referee::new(3, Alphabet::of([Piece::One])), Vec::new());
        let outcome = referee.receive(bytes, &mut out);
        (referee, outcome, String::from_utf8(out).expect("replies are text"))
    }

    #[test]
    fn a_game_is_played_line_by_line_and_scored() {
        let (referee, outcome, replies) = play(b"1 1\n1 2\r\n\n 1  1 \n2 1\n1 1\n0 0\n");
        assert_eq!(replies, "1\n1\n1\n1\nblank\n");
        assert_eq!(referee.removals(), 5);
        let transcript = referee.transcript();
        assert!(transcript.ends_with("1 1 1\n1 2 1\n1 1 1\n2 1 1\n1 1 blank\n0 0\n"), "{transcript}");
        let Some(ProgramResult::Scored(score)) = outcome else { panic!("{outcome:?}") };
        assert_eq!((score.total, score.removals, score.runs), (15, 5, 10));
    }

    #[test]
    fn a_line_counts_once_it_has_ended_or_the_output_is_closed() {
        let (mut referee, outcome, replies) = play(b"1 1\n0 ");
        assert_eq!((outcome, &*replies, referee.removals()), (None, "1\n", 1));
        assert_eq!(referee.receive(b"0", &mut Vec::new()), None);
        let outcome = referee.output_closed(&mut Vec::new());
        assert!(matches!(outcome, Some(ProgramResult::Scored(score)) if score.total == 1), "{outcome:?}");
        // What is no end of a game is none.
        assert_eq!(play(b"1 1\n").0.output_closed(&mut Vec::new()), None);
    }

    #[test]
    fn a_byte_order_mark_before_the_first_line_is_passed_over() {
        let (_, outcome, replies) = play(b"\xef\xbb\xbf1 1\r\n0 0\n");
        assert_eq!(replies, "1\n");
        assert!(matches!(outcome, Some(ProgramResult::Scored(score)) if score.total == 1), "{outcome:?}");
        let (_, outcome, _) = play(b"1 1\n\xef\xbb\xbf0 0\n");
        assert!(matches!(outcome, Some(ProgramResult::Unreadable { line: 2, .. })), "{outcome:?}");
    }

    #[test]
    fn an_illegal_removal_ends_the_transcript_with_its_rule() {
        let (referee, outcome, replies) = play(b"1 1\n1 1\n2 2\n");
        assert_eq!((&*replies, referee.removals()), ("1\n", 1));
        assert!(referee.transcript().ends_with("1 1 1\n1 1\n"), "{}", referee.transcript());
        let Some(ProgramResult::Illegal(TranscriptVerdict::Illegal { number, why, .. })) = outcome else {
            panic!("{outcome:?}")
        };
        assert_eq!((number, why), (2, TranscriptError::Move(Refusal::SameCell)));
        for off_board in ["7 1\n", "0 3\n", "1 x\n", "! 1\n"] {
            assert!(matches!(play(off_board.as_bytes()).1, Some(ProgramResult::Illegal(_))), "{off_board}");
        }
    }

    #[test]
    fn a_line_that_cannot_be_read_is_told_with_its_number() {
        let long_line = [b'7'; Referee::MAX_LINE + 1];
        let long_output = [b'\n'; Referee::MAX_OUTPUT + 1];
        let cases: [(&[u8], u32, Unreadable, &str); 5] = [
            (b"1 1\nhello\n", 2, Unreadable::NotTwoNumbers, "hello"),
            (b"1 2 3\n", 1, Unreadable::NotTwoNumbers, "1 2 3"),
            (b"1 \xff\n", 1, Unreadable::NotUtf8, "1 \u{fffd}"),
            (&long_line, 1, Unreadable::LongLine, str::from_utf8(&long_line[1..]).expect("digits")),
            (&long_output, Referee::MAX_OUTPUT as u32 + 1, Unreadable::LongOutput, ""),
        ];
        for (bytes, line, why, found) in cases {
            assert_eq!(play(bytes).1, Some(ProgramResult::Unreadable { line, why, found: found.into() }));
        }
    }
}
