//! Judges a transcript that a program wrote for a board: any removal that the rules allow is right, and so is every piece
//! that may turn up.

use alloc::string::{String, ToString};
use core::fmt;

use super::model::{Case, End, Move, SIDE, Said, State};
use super::piece::{reply_named, reply_word};
use super::refusals;
use super::{chance, rules, text};
use crate::game::{AnswerWriter, IllegalMove, Judged, Token, Tokens};

/// Writes the right output that agrees with `found` as long as the rules allow: the board, the removals with their replies, `0 0`. It ends
/// before the first removal that a rule forbids. Moves and replies that the input gives must be repeated.
pub(super) fn judge(case: &Case, found: &mut Tokens<'_>, out: &mut dyn AnswerWriter) -> Result<Judged, fmt::Error> {
    let mut header = String::new();
    text::write_board(case, &mut header)?;
    out.write_str(&header)?;
    if !header.split_ascii_whitespace().all(|word| found.next().is_some_and(|token| token.text == word)) {
        return Ok(Judged::default());
    }
    // Removals may be split over lines. A wrong output is read again with one removal on each line, which gives the first wrong place.
    let in_lines = Reader::new(case, found.clone(), false).read_all(&mut Discard)? != Step::Right;
    let mut reader = Reader::new(case, found.clone(), in_lines);
    let step = reader.read_all(out)?;
    Ok(reader.judged(step))
}

/// Reads a transcript up to its first wrong token.
struct Reader<'a> {
    case: &'a Case,
    state: State,
    found: Tokens<'a>,
    in_lines: bool,
}

/// The result of reading one token or one move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// It is right.
    Right,
    /// It is wrong. The right text was written. The rule that forbids it, if there is one.
    Wrong(Option<IllegalMove>),
    /// A rule forbids the next token, and no right text was written for it.
    Forbidden(IllegalMove),
    /// A token is missing at the end of the line.
    Missing(IllegalMove),
}

/// Discards what is written.
struct Discard;

impl fmt::Write for Discard {
    fn write_str(&mut self, _: &str) -> fmt::Result {
        Ok(())
    }
}

impl AnswerWriter for Discard {
    fn set_ply(&mut self, _: u32) {}
}

impl<'a> Reader<'a> {
    fn new(case: &'a Case, found: Tokens<'a>, in_lines: bool) -> Self {
        Reader { case, state: rules::start(case), found, in_lines }
    }

    /// Reads move by move and writes the right output, up to the end or to the first wrong token.
    fn read_all(&mut self, out: &mut dyn AnswerWriter) -> Result<Step, fmt::Error> {
        while self.state.end.is_none() {
            let step = self.turn(out)?;
            if step != Step::Right {
                return Ok(step);
            }
        }
        Ok(Step::Right)
    }

    fn judged(&self, step: Step) -> Judged {
        let why = match step {
            Step::Right => None,
            Step::Wrong(why) => why,
            Step::Forbidden(rule) | Step::Missing(rule) => Some(rule),
        };
        let incomplete = matches!(step, Step::Missing(_));
        Judged { why, incomplete, points: [self.state.score().total].into() }
    }

    /// Reads the player's next move and the reply to it.
    fn turn(&mut self, out: &mut dyn AnswerWriter) -> Result<Step, fmt::Error> {
        let over = self.state.targets() == 0 && !self.state.scripted;
        out.set_ply(self.state.plies() + u32::from(!over));
        let step = match self.case.scripted(&self.state).filter(|_| !over) {
            Some(Move::Fault(fault)) => return Ok(self.end(End::Fault(fault))),
            Some(Move::Remove(cell)) => self.follow_script(cell, out)?,
            Some(_) => return self.stop(out),
            None if over || self.stops() => return self.stop(out),
            None => self.read_removal(out)?,
        };
        if step == Step::Right { self.reply(out) } else { Ok(step) }
    }

    fn end(&mut self, end: End) -> Step {
        self.state.end = Some(end);
        Step::Right
    }

    /// Whether `0 0` or the end of the text is next.
    fn stops(&self) -> bool {
        let mut ahead = self.found.clone();
        ahead.next().is_none_or(|row| row.text == "0" && ahead.next().is_some_and(|column| column.text == "0"))
    }

    fn stop(&mut self, out: &mut dyn AnswerWriter) -> Result<Step, fmt::Error> {
        out.write_str("0 0\n")?;
        if self.expect("0") && self.expect("0") { Ok(self.end(End::Stopped)) } else { Ok(Step::Wrong(None)) }
    }

    fn expect(&mut self, word: &str) -> bool {
        self.found.next().is_some_and(|token| token.text == word)
    }

    /// Compares the next removal with the one that the input gives: only that one is right.
    fn follow_script(&mut self, cell: u8, out: &mut dyn AnswerWriter) -> Result<Step, fmt::Error> {
        let mv = Move::Remove(cell);
        write!(out, "{mv}")?;
        let same = mv.to_string().split(' ').all(|word| self.expect(word));
        let played = same && rules::play(self.case, &mut self.state, mv).is_ok();
        Ok(if played { Step::Right } else { Step::Wrong(None) })
    }

    /// Reads a removal that the program chose.
    fn read_removal(&mut self, out: &mut dyn AnswerWriter) -> Result<Step, fmt::Error> {
        let (row, number) = match self.number(None) {
            Ok(row) => row,
            Err(step) => return Ok(step),
        };
        self.found.next();
        let column = self.number(Some(row.line));
        let cell = column.map(|column| Said { row: number, column: column.1, reply: None, start: 0 }.cell());
        match (cell, column) {
            (Ok(Some(cell)), Ok((column, _))) => match self.state.remove(cell) {
                Ok(()) => {
                    self.found.next();
                    write!(out, "{} {}", row.text, column.text).map(|()| Step::Right)
                }
                Err(rule) => Ok(Step::Forbidden(rule)),
            },
            (Ok(_), _) if !LINES.contains(&number) => Ok(Step::Forbidden(IllegalMove::OFF_BOARD)),
            (cell, _) => {
                out.write_str(row.text)?;
                Ok(cell.err().unwrap_or(Step::Forbidden(IllegalMove::OFF_BOARD)))
            }
        }
    }

    /// The next number, which is not consumed. If moves are read line by line, it must stand in `line`.
    fn number(&self, line: Option<u32>) -> Result<(Token<'a>, u32), Step> {
        let token = self.found.peek().filter(|token| !self.in_lines || line.is_none_or(|line| line == token.line));
        let token = token.ok_or(Step::Missing(IllegalMove::UNREADABLE))?;
        let digits = token.text.bytes().all(|byte| byte.is_ascii_digit());
        let value = token.text.parse().ok().filter(|_| digits);
        Ok((token, value.ok_or(Step::Forbidden(IllegalMove::UNREADABLE))?))
    }

    /// Reads the reply to a removal, in the same line or in a line of its own.
    fn reply(&mut self, out: &mut dyn AnswerWriter) -> Result<Step, fmt::Error> {
        out.set_ply(self.state.plies() + 1);
        if let Some(Move::Fault(fault)) = self.case.scripted(&self.state) {
            return out.write_str("\n").map(|()| self.end(End::Fault(fault)));
        }
        let word = self.found.peek().filter(|token| !self.in_lines || self.replies(*token));
        let said = word.and_then(|token| reply_named(token.text));
        let reply = match (chance::settled(self.case, &self.state), said) {
            (Some(settled), _) => settled,
            (None, Some(Some(piece))) => Some(piece),
            (None, Some(None)) => return Ok(Step::Forbidden(refusals::OTHER_REPLY)),
            (None, None) if word.is_some() => return Ok(Step::Forbidden(IllegalMove::NOT_NOW)),
            (None, None) => return Ok(Step::Missing(IllegalMove::NOT_NOW)),
        };
        writeln!(out, " {}", reply_word(reply))?;
        self.state.show(reply);
        self.found.next();
        Ok(if said == Some(reply) { Step::Right } else { Step::Wrong(said.map(|_| refusals::OTHER_REPLY)) })
    }

    /// Whether a token may be the reply to the removal before it.
    fn replies(&self, token: Token<'_>) -> bool {
        let mut ahead = self.found.clone();
        ahead.next();
        token.line == self.found.place().line || ahead.next().is_none_or(|next| next.line != token.line)
    }
}

/// The rows and columns of the board, as transcripts write them.
const LINES: core::ops::RangeInclusive<u32> = 1..=SIDE as u32;
