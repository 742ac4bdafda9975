//! A text and the case that is open: what the page's board and output follow.

#[cfg(feature = "rules")]
use boardlab_core::games::knights;
#[cfg(feature = "solitaire")]
use boardlab_core::games::solitaire;
use boardlab_core::view::{CellInfo, Diagnostic, Explanation, Frame, Line, Parsed, Place};
use boardlab_core::{DynSession, GAMES};
use wasm_bindgen::prelude::*;

use crate::places::utf16;
use crate::reading::{Reading, find_game, limits_of};
use crate::tokens::object;

/// Parses a text. A text with an error gives an `InputSession` as well; [`InputSession::parsed`] returns the error.
#[wasm_bindgen]
pub fn parse(name: &str, text: String, relaxed: bool, options: &str) -> Result<InputSession, JsError> {
    let reading = Reading::of(find_game(name)?, text, limits_of(relaxed), options)?;
    Ok(InputSession { reading, session: None })
}

/// The text of a file's bytes, or the diagnostic of the first byte that is not UTF-8.
#[wasm_bindgen(unchecked_return_type = "string | Diagnostic")]
pub fn decode(bytes: &[u8]) -> Result<JsValue, JsError> {
    match boardlab_core::text::decode(bytes) {
        Ok(text) => Ok(text.into()),
        Err(error) => {
            let good = str::from_utf8(&bytes[..error.span.start]).unwrap_or_default();
            object(&Diagnostic::of(&error, &utf16(good)))
        }
    }
}

/// The names of all games.
#[wasm_bindgen]
pub fn games() -> Vec<String> {
    GAMES.iter().map(|game| game.name().into()).collect()
}

/// Nodes of a solver between two messages.
const SLICE: u64 = 20_000;

/// An input, its cases, and the case that is open.
#[wasm_bindgen]
pub struct InputSession {
    reading: Reading,
    session: Option<Box<dyn DynSession>>,
}

#[wasm_bindgen]
impl InputSession {
    /// How many cases, what was odd, what is wrong.
    #[wasm_bindgen(unchecked_return_type = "Parsed")]
    pub fn parsed(&self) -> Result<JsValue, JsError> {
        let text = self.reading.text();
        let units = utf16(text);
        object(&match &self.reading.0 {
            Ok(input) => Parsed::valid(text, input.cases(), input.notes(), &units),
            Err(invalid) => Parsed::invalid(&invalid.error, &units),
        })
    }

    /// Where a case (from 0) stands in the text.
    #[wasm_bindgen(unchecked_return_type = "Place")]
    pub fn place(&self, case: usize) -> Result<JsValue, JsError> {
        let input = self.reading.input()?;
        let span = *input.cases().get(case).ok_or_else(no_such_case)?;
        object(&Place::of(input.text(), span, &utf16(input.text())))
    }

    /// The expected output for a range of cases. The outputs of consecutive ranges, concatenated, are the whole output.
    pub fn answer(&self, from: usize, cases: usize) -> Result<String, JsError> {
        let mut out = String::new();
        self.reading.input()?.write_answer(from..from.saturating_add(cases), &mut out)?;
        Ok(out)
    }

    /// Opens a case (from 0) at its start, nothing solved.
    #[wasm_bindgen(unchecked_return_type = "Line")]
    pub fn open(&mut self, case: usize) -> Result<JsValue, JsError> {
        let opened = self.reading.input()?.open(case).ok_or_else(no_such_case)?;
        object::<Line>(&self.session.insert(opened).line())
    }

    /// Brings back a branch that `Line.moves` wrote; stops at the first move that is refused.
    #[wasm_bindgen(unchecked_return_type = "Line")]
    pub fn replay(&mut self, moves: &str) -> Result<JsValue, JsError> {
        let session = self.session()?;
        if moves.is_empty() {
            session.main_line();
        } else {
            // A branch of a damaged link is followed as far as it is legal.
            let _ = session.replay(moves);
        }
        object::<Line>(&session.line())
    }

    /// Lets the solver extend the line by at most `moves`, for some 10 ms.
    #[wasm_bindgen(unchecked_return_type = "Line")]
    pub fn solve(&mut self, moves: u32) -> Result<JsValue, JsError> {
        let session = self.session()?;
        session.think(moves, SLICE);
        object::<Line>(&session.line())
    }

    /// The position after `ply` moves, or the last one known.
    #[wasm_bindgen(unchecked_return_type = "Frame")]
    pub fn frame(&mut self, ply: u32) -> Result<JsValue, JsError> {
        object::<Frame>(&self.session()?.frame(ply))
    }

    /// The evidence for the solver's move at `ply`; null where the game is over.
    #[wasm_bindgen(unchecked_return_type = "Explanation | null")]
    pub fn explain(&mut self, ply: u32) -> Result<JsValue, JsError> {
        object::<Option<Explanation>>(&self.session()?.explain(ply))
    }

    /// The position that a move at `ply` would lead to, or why it is refused; the line stays as it is.
    #[wasm_bindgen(unchecked_return_type = "Frame | IllegalMove")]
    pub fn peek(&mut self, ply: u32, mv: &str) -> Result<JsValue, JsError> {
        match self.session()?.peek(ply, mv) {
            Ok(frame) => object::<Frame>(&frame),
            Err(illegal) => object(&illegal),
        }
    }

    /// How a cell comes by its value at `ply`; x and y are decimal text. Null where there is no more to say.
    #[wasm_bindgen(unchecked_return_type = "CellInfo | null")]
    pub fn cell_info(&mut self, ply: u32, x: &str, y: &str) -> Result<JsValue, JsError> {
        let cell = (x.parse()?, y.parse()?);
        object::<Option<CellInfo>>(&self.session()?.cell_info(ply, cell))
    }

    /// Plays a person's move at `ply`; a refusal changes nothing and says why.
    #[wasm_bindgen(unchecked_return_type = "Line | IllegalMove")]
    pub fn step(&mut self, ply: u32, mv: &str) -> Result<JsValue, JsError> {
        let session = self.session()?;
        match session.step(ply, mv) {
            Ok(()) => object::<Line>(&session.line()),
            Err(illegal) => object(&illegal),
        }
    }

    /// Every move of the line as far as it is known, joined by `; `.
    pub fn transcript(&mut self) -> Result<String, JsError> {
        Ok(self.session()?.transcript())
    }

    fn session(&mut self) -> Result<&mut Box<dyn DynSession>, JsError> {
        self.session.as_mut().ok_or_else(|| JsError::new("no case is open"))
    }
}

fn no_such_case() -> JsError {
    JsError::new("no such case")
}

#[cfg(feature = "rules")]
#[wasm_bindgen]
impl InputSession {
    /// Grundy values of a rectangle of the unbounded board, row by row, of every `stride`th row and column; x and y
    /// are decimal text.
    pub fn region(&self, x: &str, y: &str, rows: u32, columns: u32, stride: f64) -> Result<Vec<u8>, JsError> {
        let (x, y, stride) = (x.parse::<u64>()?, y.parse::<u64>()?, stride as u64);
        let fits = |from: u64, count: u32| from.checked_add(stride.checked_mul(count.into())?);
        let inside = |from, count| fits(from, count).is_some_and(|end| end <= 2 * knights::FARTHEST);
        if !inside(x, rows) || !inside(y, columns) || u64::from(rows) * u64::from(columns) > 1 << 26 {
            return Err(JsError::new("no such region"));
        }
        Ok(knights::region(x, y, rows as usize, columns as usize, stride))
    }

    /// What stands out on the unbounded board.
    #[wasm_bindgen(unchecked_return_type = "Landmarks")]
    pub fn landmarks(&self) -> Result<JsValue, JsError> {
        object(&knights::landmarks())
    }
}

#[cfg(feature = "pursuit")]
#[wasm_bindgen]
impl InputSession {
    /// What a program that plays at `ply` is given to read; nothing where the game is over.
    pub fn program_input(&mut self, ply: u32) -> Result<Option<String>, JsError> {
        Ok(self.session()?.program_input(ply))
    }

    /// The line up to `ply` as an input that plays it again; nothing where the input is none to say it in.
    pub fn to_replay(&mut self, ply: u32) -> Result<Option<String>, JsError> {
        Ok(self.session()?.to_replay(ply))
    }

    /// Whether two moves at `ply`, however they are written, lead to equivalent positions; see `Game::equivalent`.
    pub fn equivalent(&mut self, ply: u32, one: &str, other: &str) -> Result<bool, JsError> {
        Ok(self.session()?.equivalent(ply, one, other))
    }

    /// The move, for [`InputSession::step`], that a program's output stands for at `ply`: right or wrong.
    pub fn parse_program_output(&mut self, ply: u32, output: &str) -> Result<Option<String>, JsError> {
        Ok(self.session()?.parse_program_output(ply, output))
    }
}

/// The board that the game of a seed begins with, as an input; the alphabet is written as an option is.
#[cfg(feature = "solitaire")]
#[wasm_bindgen]
pub fn board(seed: &str, alphabet: &str) -> Result<String, JsError> {
    Ok(solitaire::Case::of_seed(seed.parse()?, alphabet.parse()?, solitaire::NODES).to_string())
}

/// The total that the player reaches in the game of a seed with `nodes` positions for each move. The alphabet is
/// written as an option is.
#[cfg(feature = "solitaire")]
#[wasm_bindgen]
pub fn total(seed: &str, alphabet: &str, nodes: u32) -> Result<u32, JsError> {
    Ok(solitaire::play_out(seed.parse()?, alphabet.parse()?, nodes.into()).total)
}
