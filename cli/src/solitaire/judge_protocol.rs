use boardlab_core::games::solitaire::{Alphabet, Move, Score, Verdict, judge};

use super::live_game::LiveGame;
use super::score::reason;
use crate::untrusted::quoted;

/// The judge's side of the statement's protocol: it reads removals and writes replies.
pub(super) struct JudgeProtocol {
    game: LiveGame,
    /// The transcript that the scorer judges: the board, then a line for each removal.
    transcript: String,
    /// The line that has not ended yet.
    line: Vec<u8>,
    /// The number of the program's line that has not ended yet, from 1.
    number: u32,
    /// The number of bytes that were received.
    received: usize,
}

/// How a game ended.
pub(super) enum Outcome {
    /// By `0 0`.
    Scored(Score),
    /// By a fault: the score is 0.
    Fault(String),
}

/// The most bytes in a line. A removal needs four.
const MAX_LINE: usize = 200;
/// The most bytes in a game. A game of 108 removals needs about 440.
const MAX_OUTPUT: usize = 1 << 16;

impl JudgeProtocol {
    pub(super) fn new(seed: u64, alphabet: Alphabet) -> Self {
        let game = LiveGame::of_seed(seed, alphabet);
        JudgeProtocol { transcript: game.board(), game, line: Vec::new(), number: 1, received: 0 }
    }

    /// The six rows that the program begins with.
    pub(super) fn board(&self) -> &str {
        &self.transcript
    }

    /// Legal removals so far.
    pub(super) fn removals(&self) -> usize {
        self.game.removals()
    }

    /// Reads bytes of the program and appends the replies to `out`. Bytes after an outcome are ignored.
    pub(super) fn receive(&mut self, bytes: &[u8], out: &mut Vec<u8>) -> Option<Outcome> {
        bytes.iter().find_map(|&byte| self.receive_byte(byte, out))
    }

    fn receive_byte(&mut self, byte: u8, out: &mut Vec<u8>) -> Option<Outcome> {
        self.received += 1;
        match byte {
            _ if self.received > MAX_OUTPUT => Some(self.fault(&format!("more than {MAX_OUTPUT} bytes of output"))),
            b'\n' => self.end_line(out),
            _ if self.line.len() == MAX_LINE => Some(self.fault(&format!("more than {MAX_LINE} bytes in a line"))),
            _ => {
                self.line.push(byte);
                None
            }
        }
    }

    /// The program closed its output. A last line without a line break is read, too.
    pub(super) fn output_closed(&mut self, out: &mut Vec<u8>) -> Option<Outcome> {
        self.end_line(out)
    }

    fn end_line(&mut self, out: &mut Vec<u8>) -> Option<Outcome> {
        let outcome = match str::from_utf8(&self.line) {
            Err(_) => Some(self.fault("not UTF-8")),
            Ok(line) => {
                let words: Vec<String> = line.split_ascii_whitespace().map(String::from).collect();
                self.interpret(&words, out)
            }
        };
        self.line.clear();
        self.number += 1;
        outcome
    }

    fn interpret(&mut self, words: &[String], out: &mut Vec<u8>) -> Option<Outcome> {
        let text = words.join(" ");
        let plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b' ');
        match (words.len(), text.parse()) {
            (0, _) => None,
            (2, Ok(Move::Remove(cell))) if plain && self.game.remove(cell).is_ok() => self.reply(cell, out),
            (2, _) if text.is_ascii() => Some(self.end(&text)),
            _ => Some(self.fault("expected two numbers, `r c`")),
        }
    }

    fn reply(&mut self, cell: u8, out: &mut Vec<u8>) -> Option<Outcome> {
        let reply = match self.game.draw_reply() {
            Ok(reply) => Move::Reply(reply),
            Err(why) => return Some(Outcome::Fault(why.to_string())),
        };
        self.transcript.push_str(&format!("{} {reply}\n", Move::Remove(cell)));
        out.extend(format!("{reply}\n").bytes());
        None
    }

    /// Asks the scorer for the score, or for the fault of the last line.
    fn end(&mut self, text: &str) -> Outcome {
        self.transcript.push_str(text);
        self.transcript.push('\n');
        match judge(&self.transcript) {
            Ok(Verdict::Legal(score)) => Outcome::Scored(score),
            Ok(verdict) => Outcome::Fault(reason(&verdict, &self.transcript).unwrap_or_default()),
            Err(error) => Outcome::Fault(error.to_string()),
        }
    }

    /// A fault of the line that is being read.
    fn fault(&self, what: &str) -> Outcome {
        let found = quoted(&String::from_utf8_lossy(&self.line));
        Outcome::Fault(format!("line {} of its output cannot be read: {what}, found {found}", self.number))
    }
}
