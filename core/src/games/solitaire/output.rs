//! Judges what a program wrote for a board: any game that the rules allow is right. Programs print their removals
//! alone; in a transcript each removal has its reply, and the board stands before them.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::model::{Case, End, Fault, Move, SIDE, ScriptedRemoval, State};
use super::piece::{Reply, reply_named, reply_word};
use super::words::Refusal;
use super::{chance, rules, text};
use crate::game::{AnswerWriter, CommonRefusal, Judged, Token, Tokens};

/// The right output that goes on as `found` does: the board if it is there, the removals up to one that a rule forbids,
/// with their replies if they are there, `0 0`. Replies that the input tells are right alone.
pub(super) fn judge(case: &Case, found: &mut Tokens<'_>, out: &mut dyn AnswerWriter) -> Result<Judged, fmt::Error> {
    let mut board = String::new();
    text::write_board(case, &mut board)?;
    let has_board = shows_board(found, &board);
    if has_board {
        out.write_str(&board)?;
        if !found.skip_words(&board) {
            return Ok(Judged::default());
        }
    }
    let mut reader = Reader::new(case, found.clone(), layout(case, found)?);
    let step = reader.read_all(out)?;
    if !has_board && step != ReadResult::Right {
        skip_game(found);
    }
    Ok(Judged { without_header: !has_board, ..reader.judged(step) })
}

/// Whether a board stands here, be it right or wrong: lines of removals are shorter.
fn shows_board(found: &Tokens<'_>, board: &str) -> bool {
    found.begins_with(board) || count_words(found.clone()).starts_with(&[SIDE, SIDE])
}

/// Goes behind the next `0 0`, with which a game without a board ends.
fn skip_game(found: &mut Tokens<'_>) {
    while let Some(token) = found.next() {
        if token.text == "0" && token.number == 1 && found.peek().is_some_and(|next| next.text == "0") {
            found.next();
            return;
        }
    }
}

/// How a game is written.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Layout {
    /// Each removal has its reply.
    replies: bool,
    /// A removal stands in a line of its own.
    in_lines: bool,
}

/// The layout of a game. Words may lie in any lines. If the lines do not tell how they are to be read, the first
/// reading that is right counts; of an output that goes wrong a removal a line is read, which shows the first place.
fn layout(case: &Case, found: &Tokens<'_>) -> Result<Layout, fmt::Error> {
    let lines = count_words(found.clone());
    if let Some(replies) = tells_replies(&lines) {
        return Ok(Layout { replies, in_lines: true });
    }
    for layout in [true, false].map(|replies| Layout { replies, in_lines: false }) {
        if Reader::new(case, found.clone(), layout).read_all(&mut Discard)? == ReadResult::Right {
            return Ok(layout);
        }
    }
    let replies = lines.first() != Some(&PAIR) || lines.get(1) == Some(&1);
    Ok(Layout { replies, in_lines: true })
}

/// Whether each removal has its reply, in its line or in the next one; none if other lines than such, or than removals,
/// are there.
fn tells_replies(lines: &[usize]) -> Option<bool> {
    if lines.iter().all(|&words| words == PAIR) {
        return Some(false);
    }
    let mut rest = lines;
    while let [_, ..] = rest {
        rest = match rest {
            [PAIR] => &[],
            [PAIR, 1, rest @ ..] | [REMOVAL, rest @ ..] => rest,
            _ => return None,
        };
    }
    Some(true)
}

/// The words of a removal with its reply.
const REMOVAL: usize = PAIR + 1;

/// The words of a removal without its reply.
const PAIR: usize = 2;
/// No game has as many lines: each of 108 pieces is removed in two at most.
const MOST_LINES: usize = 256;

/// How many words each line has, up to `0 0`.
fn count_words(found: Tokens<'_>) -> Vec<usize> {
    let mut lines: Vec<usize> = Vec::new();
    let (mut line, mut zeros) = (0, 0);
    for token in found {
        if token.line != line {
            if zeros == PAIR && lines.last() == Some(&PAIR) || lines.len() == MOST_LINES {
                break;
            }
            (line, zeros) = (token.line, 0);
            lines.push(0);
        }
        zeros += usize::from(token.text == "0");
        lines.last_mut().into_iter().for_each(|words| *words += 1);
    }
    lines
}

/// Reads a game up to its first wrong token.
struct Reader<'a> {
    case: &'a Case,
    state: State,
    found: Tokens<'a>,
    layout: Layout,
    /// The moves so far, replies included.
    moves: Vec<String>,
    /// Whether a piece turned up that does not turn up when the case is played.
    other_replies: bool,
}

/// The result of reading one token or one move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ReadResult {
    /// It is right.
    Right,
    /// It is wrong. The right text was written. The rule that forbids it, if there is one.
    Wrong(Option<Refusal>),
    /// A rule forbids the next token, and no right text was written for it.
    Forbidden(Refusal),
    /// A token is missing at the end of the line.
    Missing(Refusal),
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
    fn set_move(&mut self, _: u32) {}
}

impl<'a> Reader<'a> {
    fn new(case: &'a Case, found: Tokens<'a>, layout: Layout) -> Self {
        Reader { case, state: rules::start(case), found, layout, moves: Vec::new(), other_replies: false }
    }

    /// Reads move by move and writes the right output, up to the end or to the first wrong token.
    fn read_all(&mut self, out: &mut dyn AnswerWriter) -> Result<ReadResult, fmt::Error> {
        while self.state.end.is_none() {
            let step = self.turn(out)?;
            if step != ReadResult::Right {
                return Ok(step);
            }
        }
        Ok(ReadResult::Right)
    }

    /// A game that goes wrong is worth nothing.
    fn judged(&self, step: ReadResult) -> Judged {
        let refusal = match step {
            ReadResult::Right => None,
            ReadResult::Wrong(refusal) => refusal,
            ReadResult::Forbidden(rule) | ReadResult::Missing(rule) => Some(rule),
        };
        let total = if step == ReadResult::Right { self.state.score().total } else { 0 };
        let moves = if self.other_replies { String::new() } else { self.moves.join("; ") };
        Judged {
            refusal: refusal.map(Into::into),
            incomplete: matches!(step, ReadResult::Missing(_)),
            points: [total].into(),
            moves,
            without_header: false,
        }
    }

    /// Reads the player's next move and the reply to it.
    fn turn(&mut self, out: &mut dyn AnswerWriter) -> Result<ReadResult, fmt::Error> {
        let over = self.state.targets() == 0;
        if over && !self.state.scripted {
            out.set_ply(self.state.plies());
        } else {
            out.set_move(self.state.plies() + 1);
        }
        match self.case.fault(&self.state) {
            Some(fault) if !self.goes_on() => Ok(self.end(End::Fault(fault))),
            _ if over || self.stops() => self.stop(out),
            _ => match self.read_removal(out)? {
                ReadResult::Right => self.reply(out),
                step => Ok(step),
            },
        }
    }

    fn end(&mut self, end: End) -> ReadResult {
        self.state.end = Some(end);
        ReadResult::Right
    }

    /// Whether a line comes next that ends the game or goes on with it: where the input's transcript has a fault, the
    /// output may end.
    fn goes_on(&self) -> bool {
        let mut ahead = Reader { found: self.found.clone(), state: self.state.clone(), moves: Vec::new(), ..*self };
        let short = count_words(self.found.clone()).first().is_some_and(|&words| words <= REMOVAL);
        let mut removes = || short && ahead.read_removal(&mut Discard) == Ok(ReadResult::Right);
        self.found.begins_with("0 0") || self.layout.in_lines && removes()
    }

    /// Whether `0 0` comes next, or nothing.
    fn stops(&self) -> bool {
        self.found.peek().is_none() || self.found.begins_with("0 0")
    }

    fn stop(&mut self, out: &mut dyn AnswerWriter) -> Result<ReadResult, fmt::Error> {
        out.write_str("0 0\n")?;
        if !self.found.skip_words("0 0") {
            return Ok(ReadResult::Wrong(None));
        }
        if self.state.scripted || self.state.targets() != 0 {
            self.moves.push(Move::Stop.to_string());
        }
        Ok(self.end(End::Stopped))
    }

    /// Reads a removal that the program chose.
    fn read_removal(&mut self, out: &mut dyn AnswerWriter) -> Result<ReadResult, fmt::Error> {
        let (row, number) = match self.number(None) {
            Ok(row) => row,
            Err(step) => return Ok(step),
        };
        self.found.next();
        let column = self.number(Some(row.line));
        let cell = column.map(|column| ScriptedRemoval { row: number, column: column.1, reply: None, start: 0 }.cell());
        match (cell, column) {
            (Ok(Some(cell)), Ok((column, _))) => match self.remove(cell) {
                Ok(()) => {
                    self.found.next();
                    write!(out, "{} {}", row.text, column.text).map(|()| ReadResult::Right)
                }
                Err(rule) => Ok(ReadResult::Forbidden(rule)),
            },
            (Ok(_), _) if !LINES.contains(&number) => Ok(ReadResult::Forbidden(CommonRefusal::OffBoard.into())),
            (cell, _) => {
                out.write_str(row.text)?;
                Ok(cell.err().unwrap_or(ReadResult::Forbidden(CommonRefusal::OffBoard.into())))
            }
        }
    }

    fn remove(&mut self, cell: u8) -> Result<(), Refusal> {
        let scripted = self.case.scripts(&self.state, cell);
        self.state.remove(cell)?;
        self.state.scripted = scripted;
        self.moves.push(Move::Remove(cell).to_string());
        Ok(())
    }

    /// The next number, which is not consumed. If moves are read line by line, it must stand in `line`.
    fn number(&self, line: Option<u32>) -> Result<(Token<'a>, u32), ReadResult> {
        let in_line = |token: &Token<'_>| !self.layout.in_lines || line.is_none_or(|line| line == token.line);
        let token = self.found.peek().filter(in_line).ok_or(ReadResult::Missing(CommonRefusal::Unreadable.into()))?;
        let digits = token.text.bytes().all(|byte| byte.is_ascii_digit());
        let value = token.text.parse().ok().filter(|_| digits);
        Ok((token, value.ok_or(ReadResult::Forbidden(CommonRefusal::Unreadable.into()))?))
    }

    /// The reply to a removal.
    fn reply(&mut self, out: &mut dyn AnswerWriter) -> Result<ReadResult, fmt::Error> {
        out.set_move(self.state.plies() + 1);
        let fault = self.case.fault(&self.state);
        match (self.layout.replies, fault) {
            (true, Some(fault)) if !self.layout.in_lines || self.word_in_line().is_none() => self.end_line(fault, out),
            (true, _) => self.read_reply(out),
            (false, Some(fault)) if self.found.peek().is_none() => self.end_line(fault, out),
            (false, _) if self.layout.in_lines && self.word_in_line().is_some() => {
                Ok(ReadResult::Forbidden(CommonRefusal::Unreadable.into()))
            }
            (false, _) => {
                self.show(chance::reply(self.case, &self.state));
                out.write_str("\n").map(|()| ReadResult::Right)
            }
        }
    }

    fn end_line(&mut self, fault: Fault, out: &mut dyn AnswerWriter) -> Result<ReadResult, fmt::Error> {
        out.write_str("\n").map(|()| self.end(End::Fault(fault)))
    }

    /// The word that goes on the line of the last one.
    fn word_in_line(&self) -> Option<Token<'a>> {
        self.found.peek().filter(|token| token.line == self.found.cursor().line)
    }

    /// The reply that the program read, in the line of the removal or in one of its own.
    fn read_reply(&mut self, out: &mut dyn AnswerWriter) -> Result<ReadResult, fmt::Error> {
        let word = self.found.peek().filter(|token| !self.layout.in_lines || self.replies(*token));
        let written = word.and_then(|token| reply_named(token.text));
        let reply = match (chance::settled(self.case, &self.state), written) {
            (Some(settled), _) => settled,
            (None, Some(Some(piece))) => Some(piece),
            (None, Some(None)) => return Ok(ReadResult::Forbidden(Refusal::OtherReply)),
            (None, None) if word.is_some() => return Ok(ReadResult::Forbidden(CommonRefusal::NotNow.into())),
            (None, None) => return Ok(ReadResult::Missing(CommonRefusal::NotNow.into())),
        };
        writeln!(out, " {}", reply_word(reply))?;
        if written != Some(reply) {
            return Ok(ReadResult::Wrong(written.map(|_| Refusal::OtherReply)));
        }
        self.show(reply);
        self.found.next();
        Ok(ReadResult::Right)
    }

    fn show(&mut self, reply: Reply) {
        self.other_replies |= reply != chance::reply(self.case, &self.state);
        self.moves.push(reply_word(reply).to_string());
        self.state.show(reply);
    }

    /// Whether a token may be the reply to the removal before it.
    fn replies(&self, token: Token<'_>) -> bool {
        let mut ahead = self.found.clone();
        ahead.next();
        token.line == self.found.cursor().line || ahead.next().is_none_or(|next| next.line != token.line)
    }
}

/// The rows and columns of the board, as transcripts write them.
const LINES: core::ops::RangeInclusive<u32> = 1..=SIDE as u32;
