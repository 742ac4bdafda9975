use boardlab_core::games::solitaire::{Alphabet, Move, Score, Verdict, judge};

use super::score::reason;
use super::table::Table;
use crate::untrusted::quoted;

/// The judge's side of a game: what a program says comes in, replies go out.
pub(super) struct Talk {
    table: Table,
    /// The board, then a line a removal: what the scorer judges.
    transcript: String,
    /// The line that has not ended yet.
    line: Vec<u8>,
    /// The number of the program's line that has not ended yet, from 1.
    number: u32,
    /// Bytes that came in.
    heard: usize,
}

/// How a game ended.
pub(super) enum Outcome {
    /// By `0 0`.
    Scored(Score),
    /// By a fault: it counts nothing.
    Fault(String),
}

/// Bytes that a line may have; a removal needs four.
const LONGEST: usize = 200;
/// Bytes that a game may have; one of 108 removals needs about 440.
const MOST: usize = 1 << 16;

impl Talk {
    pub(super) fn new(seed: u64, alphabet: Alphabet) -> Self {
        let table = Table::of_seed(seed, alphabet);
        Talk { transcript: table.board(), table, line: Vec::new(), number: 1, heard: 0 }
    }

    /// The six rows that the program begins with.
    pub(super) fn board(&self) -> &str {
        &self.transcript
    }

    /// Legal removals so far.
    pub(super) fn removals(&self) -> usize {
        self.table.removals()
    }

    /// Takes bytes of the program and gives the replies to `out`; what follows an outcome is not read.
    pub(super) fn hear(&mut self, bytes: &[u8], out: &mut Vec<u8>) -> Option<Outcome> {
        bytes.iter().find_map(|&byte| self.hear_byte(byte, out))
    }

    fn hear_byte(&mut self, byte: u8, out: &mut Vec<u8>) -> Option<Outcome> {
        self.heard += 1;
        match byte {
            _ if self.heard > MOST => Some(self.fault(&format!("more than {MOST} bytes of output"))),
            b'\n' => self.end_line(out),
            _ if self.line.len() == LONGEST => Some(self.fault(&format!("more than {LONGEST} bytes in a line"))),
            _ => {
                self.line.push(byte);
                None
            }
        }
    }

    /// The program's output has ended: a last line counts without its end.
    pub(super) fn hang_up(&mut self, out: &mut Vec<u8>) -> Option<Outcome> {
        self.end_line(out)
    }

    fn end_line(&mut self, out: &mut Vec<u8>) -> Option<Outcome> {
        let outcome = match str::from_utf8(&self.line) {
            Err(_) => Some(self.fault("not UTF-8")),
            Ok(line) => {
                let words: Vec<String> = line.split_ascii_whitespace().map(String::from).collect();
                self.take(&words, out)
            }
        };
        self.line.clear();
        self.number += 1;
        outcome
    }

    fn take(&mut self, words: &[String], out: &mut Vec<u8>) -> Option<Outcome> {
        let said = words.join(" ");
        let plain = said.bytes().all(|byte| byte.is_ascii_digit() || byte == b' ');
        match (words.len(), said.parse()) {
            (0, _) => None,
            (2, Ok(Move::Remove(cell))) if plain && self.table.remove(cell).is_ok() => self.reply(cell, out),
            (2, _) if said.is_ascii() => Some(self.end(&said)),
            _ => Some(self.fault("expected two numbers, `r c`")),
        }
    }

    fn reply(&mut self, cell: u8, out: &mut Vec<u8>) -> Option<Outcome> {
        let reply = match self.table.draw() {
            Ok(reply) => Move::Reply(reply),
            Err(why) => return Some(Outcome::Fault(why.to_string())),
        };
        self.transcript.push_str(&format!("{} {reply}\n", Move::Remove(cell)));
        out.extend(format!("{reply}\n").bytes());
        None
    }

    /// Lets the scorer say what the game counts, or what is wrong with its last line.
    fn end(&mut self, said: &str) -> Outcome {
        self.transcript.push_str(said);
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
