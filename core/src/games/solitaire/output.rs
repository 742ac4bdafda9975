//! Judges a transcript that a program wrote for a board: any removal that the rules allow is right, and so is every piece
//! that may turn up.

use alloc::string::{String, ToString};
use core::fmt;

use super::model::{Case, End, Move, SIDE, Said, State};
use super::piece::{reply_named, reply_word};
use super::refusals;
use super::{chance, rules, text};
use crate::game::{AnswerWriter, IllegalMove, Judged, Token, Tokens};

/// The right output that goes on as `found` does: the board, the removals with their replies up to one that a rule
/// forbids, `0 0`. Moves and replies that the input tells are right alone.
pub(super) fn judge(case: &Case, found: &mut Tokens<'_>, out: &mut dyn AnswerWriter) -> Result<Judged, fmt::Error> {
    let mut head = String::new();
    text::write_board(case, &mut head)?;
    out.write_str(&head)?;
    if !head.split_ascii_whitespace().all(|word| found.next().is_some_and(|token| token.text == word)) {
        return Ok(Judged::default());
    }
    // Words may lie in any lines. In an output that goes wrong they are read a line a removal, which shows the first place.
    let in_lines = Listener::new(case, found.clone(), false).listen(&mut Mute)? != Heard::Right;
    let mut listener = Listener::new(case, found.clone(), in_lines);
    let heard = listener.listen(out)?;
    Ok(listener.judged(heard))
}

/// Follows a transcript as far as it is right.
struct Listener<'a> {
    case: &'a Case,
    at: State,
    found: Tokens<'a>,
    in_lines: bool,
}

/// What came of listening to a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Heard {
    /// It is right.
    Right,
    /// Another word is right, and it was written.
    Another(Option<IllegalMove>),
    /// A rule forbids what comes next.
    Forbidden(IllegalMove),
    /// What a rule wants is missing at the end of the line.
    Missing(IllegalMove),
}

/// A sheet that forgets.
struct Mute;

impl fmt::Write for Mute {
    fn write_str(&mut self, _: &str) -> fmt::Result {
        Ok(())
    }
}

impl AnswerWriter for Mute {
    fn set_ply(&mut self, _: u32) {}
}

impl<'a> Listener<'a> {
    fn new(case: &'a Case, found: Tokens<'a>, in_lines: bool) -> Self {
        Listener { case, at: rules::start(case), found, in_lines }
    }

    /// Writes what is right, a removal after the other, up to the end or the first word that is wrong.
    fn listen(&mut self, out: &mut dyn AnswerWriter) -> Result<Heard, fmt::Error> {
        while self.at.end.is_none() {
            let heard = self.turn(out)?;
            if heard != Heard::Right {
                return Ok(heard);
            }
        }
        Ok(Heard::Right)
    }

    fn judged(&self, heard: Heard) -> Judged {
        let why = match heard {
            Heard::Right => None,
            Heard::Another(why) => why,
            Heard::Forbidden(rule) | Heard::Missing(rule) => Some(rule),
        };
        let incomplete = matches!(heard, Heard::Missing(_));
        Judged { why, incomplete, points: [self.at.score().total].into() }
    }

    /// What the player says next, and the reply to it.
    fn turn(&mut self, out: &mut dyn AnswerWriter) -> Result<Heard, fmt::Error> {
        let over = self.at.targets() == 0 && !self.at.scripted;
        out.set_ply(self.at.plies() + u32::from(!over));
        let heard = match self.case.scripted(&self.at).filter(|_| !over) {
            Some(Move::Fault(fault)) => return Ok(self.end(End::Fault(fault))),
            Some(Move::Remove(cell)) => self.repeat(cell, out)?,
            Some(_) => return self.stop(out),
            None if over || self.stops() => return self.stop(out),
            None => self.choose(out)?,
        };
        if heard == Heard::Right { self.reply(out) } else { Ok(heard) }
    }

    fn end(&mut self, end: End) -> Heard {
        self.at.end = Some(end);
        Heard::Right
    }

    /// Whether `0 0` comes next, or nothing.
    fn stops(&self) -> bool {
        let mut ahead = self.found.clone();
        ahead.next().is_none_or(|row| row.text == "0" && ahead.next().is_some_and(|column| column.text == "0"))
    }

    fn stop(&mut self, out: &mut dyn AnswerWriter) -> Result<Heard, fmt::Error> {
        out.write_str("0 0\n")?;
        if self.expect("0") && self.expect("0") { Ok(self.end(End::Stopped)) } else { Ok(Heard::Another(None)) }
    }

    fn expect(&mut self, word: &str) -> bool {
        self.found.next().is_some_and(|token| token.text == word)
    }

    /// A removal that the input tells: no other is right.
    fn repeat(&mut self, cell: u8, out: &mut dyn AnswerWriter) -> Result<Heard, fmt::Error> {
        let mv = Move::Remove(cell);
        write!(out, "{mv}")?;
        let same = mv.to_string().split(' ').all(|word| self.expect(word));
        let played = same && rules::play(self.case, &mut self.at, mv).is_ok();
        Ok(if played { Heard::Right } else { Heard::Another(None) })
    }

    /// A removal that the program chose.
    fn choose(&mut self, out: &mut dyn AnswerWriter) -> Result<Heard, fmt::Error> {
        let (row, number) = match self.number(None) {
            Ok(row) => row,
            Err(heard) => return Ok(heard),
        };
        self.found.next();
        let column = self.number(Some(row.line));
        let cell = column.map(|column| Said { row: number, column: column.1, reply: None, start: 0 }.cell());
        match (cell, column) {
            (Ok(Some(cell)), Ok((column, _))) => match self.at.remove(cell) {
                Ok(()) => {
                    self.found.next();
                    write!(out, "{} {}", row.text, column.text).map(|()| Heard::Right)
                }
                Err(rule) => Ok(Heard::Forbidden(rule)),
            },
            (Ok(_), _) if !LINES.contains(&number) => Ok(Heard::Forbidden(IllegalMove::OFF_BOARD)),
            (cell, _) => {
                out.write_str(row.text)?;
                Ok(cell.err().unwrap_or(Heard::Forbidden(IllegalMove::OFF_BOARD)))
            }
        }
    }

    /// The number that comes next, which is not passed, in a line if words must not go on in another.
    fn number(&self, line: Option<u32>) -> Result<(Token<'a>, u32), Heard> {
        let token = self.found.peek().filter(|token| !self.in_lines || line.is_none_or(|line| line == token.line));
        let token = token.ok_or(Heard::Missing(IllegalMove::UNREADABLE))?;
        let digits = token.text.bytes().all(|byte| byte.is_ascii_digit());
        let value = token.text.parse().ok().filter(|_| digits);
        Ok((token, value.ok_or(Heard::Forbidden(IllegalMove::UNREADABLE))?))
    }

    /// The reply to a removal, in its line or in one of its own.
    fn reply(&mut self, out: &mut dyn AnswerWriter) -> Result<Heard, fmt::Error> {
        out.set_ply(self.at.plies() + 1);
        if let Some(Move::Fault(fault)) = self.case.scripted(&self.at) {
            return out.write_str("\n").map(|()| self.end(End::Fault(fault)));
        }
        let word = self.found.peek().filter(|token| !self.in_lines || self.replies(*token));
        let said = word.and_then(|token| reply_named(token.text));
        let reply = match (chance::settled(self.case, &self.at), said) {
            (Some(settled), _) => settled,
            (None, Some(Some(piece))) => Some(piece),
            (None, Some(None)) => return Ok(Heard::Forbidden(refusals::OTHER_REPLY)),
            (None, None) if word.is_some() => return Ok(Heard::Forbidden(IllegalMove::NOT_NOW)),
            (None, None) => return Ok(Heard::Missing(IllegalMove::NOT_NOW)),
        };
        writeln!(out, " {}", reply_word(reply))?;
        self.at.show(reply);
        self.found.next();
        Ok(if said == Some(reply) { Heard::Right } else { Heard::Another(said.map(|_| refusals::OTHER_REPLY)) })
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
