use alloc::vec::Vec;
use core::cell::Cell;
use core::fmt;
use core::num::NonZeroU64;
use core::str::FromStr;

use super::model::{CELLS, Case, Fault, LAYERS, Move, NODES, Options, SIDE, Script, ScriptedRemoval};
use super::piece::{Alphabet, Piece, Reply, WORDS, reply_named, reply_word};
use super::thinking::Memory;
use super::words;
use super::words::Refusal;
use super::{rules, thinking};
use crate::game::{AnswerWriter, Budget, CommonRefusal, Turn};
use crate::text::{Bounds, Document, Expected, Fix, ParseError, Scanner, Span, TokenRole, while_more};

/// Bounds of the rows and columns of a move. Cells off the board can be parsed; the rules refuse them.
const LINE: Bounds = Bounds::fixed(0, 9_999);
/// The words of a removal with its reply; a line of more begins the next board.
const REMOVAL: usize = 3;

pub(super) fn parse(scanner: &mut Scanner<'_>) -> Result<Document, ParseError> {
    scanner.allow_interaction();
    let ended = Cell::new(false);
    let more = |scanner: &mut Scanner<'_>| scanner.has_more_words(REMOVAL) && (!ended.get() || shows_pieces(scanner));
    while_more(scanner, more, |scanner| {
        let case = read(scanner)?;
        ended.set(case.script.is_some_and(|script| script.ended));
        Ok(())
    })
}

/// Whether a board begins here: one of the next six words names a piece. Behind `0 0` anything else is no part of the
/// input. A board with a typo in its first row must not be taken for such a rest, or it would be dropped with all
/// boards behind it.
fn shows_pieces(scanner: &Scanner<'_>) -> bool {
    let mut ahead = scanner.ahead();
    (0..SIDE).any(|_| ahead.token().is_some_and(|token| Piece::named(ahead.text(token)).is_some()))
}

pub(super) fn case(text: &str, span: Span, options: &Options) -> Option<Case> {
    let mut scanner = Scanner::resume(text, span.start);
    scanner.allow_interaction();
    let case = read(&mut scanner).ok()?;
    Some(Case {
        alphabet: options.alphabet.unwrap_or(case.alphabet),
        seed: options.seed.unwrap_or(case.seed),
        nodes: options.nodes.map_or(case.nodes, NonZeroU64::get),
        ..case
    })
}

/// The case that a printed one is read as.
#[cfg(feature = "workbench")]
pub(super) fn again(printed: &str) -> Option<Case> {
    case(printed, Span { start: 0, end: printed.len() }, &Options::default())
}

fn read(scanner: &mut Scanner<'_>) -> Result<Case, ParseError> {
    let mut case = read_board(scanner)?;
    let transcript = read_transcript(scanner);
    case.set_transcript(transcript.0);
    transcript.1.map(|()| case)
}

/// The 36 bronze pieces, in any layout of lines.
pub(super) fn read_board(scanner: &mut Scanner<'_>) -> Result<Case, ParseError> {
    let mut case = Case::of_seed(0, Alphabet::ALL, NODES);
    for cell in 0..CELLS {
        let token = scanner.token();
        let expected = Expected::OneOf { field: words::TILE, index: (cell / SIDE) as u32 + 1, of: WORDS };
        let piece = token.and_then(|token| Piece::named(scanner.text(token)));
        case.board[cell] = piece.ok_or_else(|| scanner.bad_word(token, expected, Fix::KNOWN_WORD))?;
        let (row, column) = ((cell / SIDE) as u32, (cell % SIDE) as u32);
        scanner.annotate_last(TokenRole::Field { field: words::TILE }, row + 1, column + 1);
    }
    Ok(case)
}

/// What follows a board: moves and replies, up to `0 0`.
#[derive(Default)]
pub(super) struct Transcript {
    script: Script,
    replies: Vec<Reply>,
}

/// Reads the lines behind a board: `r c`, `r c REPLY` or `REPLY`. What was read before an error is kept.
pub(super) fn read_transcript(scanner: &mut Scanner<'_>) -> (Transcript, Result<(), ParseError>) {
    let mut transcript = Transcript::default();
    while !transcript.script.ended && !scanner.at_end() && !scanner.has_more_words(REMOVAL) {
        if let Err(error) = read_line(scanner, &mut transcript) {
            return (transcript, Err(error));
        }
    }
    if !transcript.script.removals.is_empty() && !transcript.script.ended {
        scanner.note(crate::text::NoteKind::MissingTerminator, scanner.after_last());
    }
    (transcript, Ok(()))
}

fn read_line(scanner: &mut Scanner<'_>, transcript: &mut Transcript) -> Result<(), ParseError> {
    let start = scanner.next_start();
    let index = transcript.script.removals.len() as u32 + 1;
    let words = scanner.words_ahead(REMOVAL);
    scanner.record();
    if words == 1 {
        transcript.replies.push(read_reply(scanner, transcript.replies.len())?);
        return Ok(());
    }
    let row = scanner.number_in_record(words::MOVE_ROW, index, LINE)? as u32;
    let column = scanner.number_in_record(words::MOVE_COLUMN, index, LINE)? as u32;
    if (row, column) == (0, 0) {
        transcript.script.ended = true;
        scanner.annotate_end(start);
        return scanner.end_record();
    }
    transcript.script.removals.push(ScriptedRemoval { row, column, reply: None, start });
    if words == REMOVAL {
        transcript.replies.push(read_reply(scanner, transcript.replies.len())?);
    }
    Ok(())
}

/// Reads a reply. `before` is the number of replies read before it.
fn read_reply(scanner: &mut Scanner<'_>, before: usize) -> Result<Reply, ParseError> {
    let word = scanner.word();
    let expected = Expected::OneOf { field: words::REPLY, index: before as u32 + 1, of: REPLIES };
    let reply = word.and_then(|word| reply_named(scanner.text(word)));
    let reply = reply.ok_or_else(|| scanner.bad_word(word, expected, Fix::KNOWN_WORD))?;
    scanner.annotate_last(TokenRole::Field { field: words::REPLY }, before as u32 + 1, 0);
    Ok(reply)
}

const REPLIES: &str = "1 2 3 4 torn lopare dam springare blank";

impl Case {
    /// Takes over a transcript. The k-th reply belongs to the k-th move and becomes a layer of its tile. Replies that
    /// are left over belong to later removals.
    pub(super) fn set_transcript(&mut self, transcript: Transcript) {
        let Transcript { mut script, replies } = transcript;
        let mut counts = [0; CELLS];
        for (removal, &reply) in script.removals.iter_mut().zip(&replies) {
            removal.reply = Some(reply);
            let Some(cell) = removal.cell().map(usize::from) else { continue };
            counts[cell] += 1;
            if counts[cell] < LAYERS {
                self.layers[cell][counts[cell]] = reply;
            }
        }
        let seen = self.board.into_iter().chain(replies.iter().copied().flatten());
        self.alphabet = Alphabet::of(seen).inferred();
        let paired = script.removals.len();
        self.loose = replies.into_iter().enumerate().map(|(index, reply)| reply.filter(|_| index >= paired)).collect();
        self.script = (script.ended || paired > 0).then_some(script);
    }
}

/// Plays the board and prints what the scorer reads: six rows, `r c REPLY` for each removal, `0 0`. Nothing follows a
/// fault of a transcript, not even `0 0`.
pub(super) fn answer(case: &Case, memory: &mut Memory, out: &mut dyn AnswerWriter) -> fmt::Result {
    write_board(case, out)?;
    let mut state = rules::start(case);
    out.set_ply(1);
    while rules::turn(&state) != Turn::Over {
        let Some(mv) = thinking::choose(case, &state, memory, &mut Budget::nodes(u64::MAX)) else { break };
        match mv {
            Move::Remove(_) => write!(out, "{mv}")?,
            Move::Reply(_) => writeln!(out, " {mv}")?,
            Move::Fault(_) if state.waits => return out.write_char('\n'),
            Move::Fault(_) => return Ok(()),
            Move::Stop => {}
        }
        let played = rules::play(case, &mut state, mv);
        debug_assert!(played.is_ok(), "the solver plays by the rules: {mv} {played:?}");
        out.set_ply(state.plies() + u32::from(rules::turn(&state) != Turn::Over));
    }
    out.write_str("0 0\n")
}

pub(super) fn write_board(case: &Case, out: &mut dyn fmt::Write) -> fmt::Result {
    for (cell, piece) in case.board.iter().enumerate() {
        write!(out, "{piece}{}", if cell % SIDE == SIDE - 1 { '\n' } else { ' ' })?;
    }
    Ok(())
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(self, f)?;
        let removals = self.script.as_ref().map_or(&[][..], |script| &script.removals);
        removals.iter().try_for_each(|removal| writeln!(f, "{removal}"))?;
        let loose = self.loose.iter().skip(removals.len());
        loose.clone().try_for_each(|&reply| writeln!(f, "{}", reply_word(reply)))?;
        if self.script.as_ref().is_some_and(|script| script.ended) { f.write_str("0 0\n") } else { Ok(()) }
    }
}

impl fmt::Display for ScriptedRemoval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.row, self.column)?;
        self.reply.map_or(Ok(()), |reply| write!(f, " {}", reply_word(reply)))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Remove(cell) => write!(f, "{} {}", cell / SIDE as u8 + 1, cell % SIDE as u8 + 1),
            Move::Reply(reply) => f.write_str(reply_word(reply)),
            Move::Stop => f.write_str("0 0"),
            Move::Fault(Fault::Illegal(row, column)) => write!(f, "! {row} {column}"),
            Move::Fault(Fault::Reply(reply)) => write!(f, "! {}", reply_word(reply)),
            Move::Fault(Fault::NoEnd) => f.write_str("!"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        if let Some(fault) = text.strip_prefix('!') {
            return Ok(Move::Fault(fault_of(fault.trim_ascii())?));
        }
        match (reply_named(text), pair(text)) {
            (Some(reply), _) => Ok(Move::Reply(reply)),
            (None, Some((0, 0))) => Ok(Move::Stop),
            (None, Some((row, column))) => {
                let removal = ScriptedRemoval { row, column, reply: None, start: 0 };
                removal.cell().map(Move::Remove).ok_or(CommonRefusal::OffBoard.into())
            }
            (None, None) => Err(CommonRefusal::Unreadable.into()),
        }
    }
}

fn fault_of(text: &str) -> Result<Fault, CommonRefusal> {
    match (text.is_empty(), reply_named(text), pair(text)) {
        (true, ..) => Ok(Fault::NoEnd),
        (_, Some(reply), _) => Ok(Fault::Reply(reply)),
        (_, _, Some((row, column))) => Ok(Fault::Illegal(row, column)),
        _ => Err(CommonRefusal::Unreadable),
    }
}

fn pair(text: &str) -> Option<(u32, u32)> {
    let (row, column) = text.split_once(' ')?;
    Some((row.parse().ok()?, column.trim_ascii().parse().ok()?))
}
