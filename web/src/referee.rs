//! The judge of Solitaire Chess beside a visitor's program, in the program's own worker: each write is a call, and the
//! reply is there at once.

use boardlab_core::games::solitaire::{ProgramResult, Referee as Game, Unreadable};
use wasm_bindgen::prelude::*;

/// The game of a seed with one program.
#[wasm_bindgen]
pub struct Referee {
    game: Game,
    outcome: Option<ProgramResult>,
}

#[wasm_bindgen]
impl Referee {
    /// A game; the seed is in decimal text, the alphabet is written as an option is.
    #[wasm_bindgen(constructor)]
    pub fn new(seed: &str, alphabet: &str) -> Result<Referee, JsError> {
        Ok(Referee { game: Game::new(seed.parse()?, alphabet.parse()?), outcome: None })
    }

    /// The game so far as a transcript: before the first removal the six rows that a program begins with.
    pub fn transcript(&self) -> String {
        self.game.transcript().into()
    }

    /// Legal removals so far.
    pub fn removals(&self) -> usize {
        self.game.removals()
    }

    /// Reads bytes of the program and returns the replies. After the end of the game bytes are ignored.
    pub fn receive(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut replies = Vec::new();
        if self.outcome.is_none() {
            self.outcome = self.game.receive(bytes, &mut replies);
        }
        replies
    }

    /// The program has ended. A last line without a line break is read, too.
    pub fn close(&mut self) {
        if self.outcome.is_none() {
            self.outcome = self.game.output_closed(&mut Vec::new());
        }
    }

    /// How the game ended: `scored`, `illegal`, or why a line cannot be read. Nothing while it goes on.
    pub fn outcome(&self) -> Option<String> {
        let name = match self.outcome.as_ref()? {
            ProgramResult::Scored(_) => "scored",
            ProgramResult::Illegal(_) => "illegal",
            ProgramResult::Unreadable { why, .. } => match why {
                Unreadable::LongOutput => "longOutput",
                Unreadable::LongLine => "longLine",
                Unreadable::NotUtf8 => "notUtf8",
                Unreadable::NotTwoNumbers => "notTwoNumbers",
            },
        };
        Some(name.into())
    }

    /// The score; 0 unless the game was ended by `0 0`.
    pub fn total(&self) -> u32 {
        if let Some(ProgramResult::Scored(score)) = &self.outcome { score.total } else { 0 }
    }

    /// The line that cannot be read: its number in the program's output, from 1; 0 if there is none.
    pub fn line(&self) -> u32 {
        if let Some(ProgramResult::Unreadable { line, .. }) = &self.outcome { *line } else { 0 }
    }

    /// The text of the line that cannot be read.
    pub fn found(&self) -> String {
        if let Some(ProgramResult::Unreadable { found, .. }) = &self.outcome { found.clone() } else { String::new() }
    }
}
