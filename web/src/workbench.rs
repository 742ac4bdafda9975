//! The workbench of all games, without solvers: inputs are generated, edited and minimised, and outputs are judged.

use boardlab_core::judge::{self, AlignedRow, Comparison, Diagnosis, MistakenFrame, Progress, Verdict};
use boardlab_core::rng::SplitMix64;
use boardlab_core::view::Meaning;
use boardlab_core::{Budget, GenParams, Minimised, Span};
use wasm_bindgen::prelude::*;

use crate::places::{byte, utf16};
use crate::reading::{Reading, find_game, limits_of};
use crate::tokens::object;

/// One text.
#[wasm_bindgen]
pub struct Workbench(Reading);

/// Makes a `Workbench` for a text. A text with an error has meanings, but no cases.
#[wasm_bindgen]
pub fn workbench(name: &str, text: String, relaxed: bool, options: &str) -> Result<Workbench, JsError> {
    Ok(Workbench(Reading::of(find_game(name)?, text, limits_of(relaxed), options)?))
}

/// The seed that a text stands for, in decimal text.
#[wasm_bindgen]
pub fn seed(words: &str) -> String {
    SplitMix64::of_text(words).to_string()
}

/// A valid input made from a seed, a whole number in decimal text; size and adversarial from 0 to 100.
#[wasm_bindgen]
pub fn generate(name: &str, seed: &str, cases: usize, size: u8, adversarial: u8) -> Result<String, JsError> {
    let shape = GenParams { cases, size, adversarial, relaxed: false };
    Ok(find_game(name)?.generate(seed.parse()?, shape))
}

/// The `nth` input (from 0) of a search for one that a program gets wrong, from a seed on: a whole number in decimal
/// text.
#[wasm_bindgen]
pub fn searched(name: &str, seed: &str, nth: u32) -> Result<String, JsError> {
    Ok(find_game(name)?.searched(seed.parse()?, nth.into()))
}

/// The game that a text belongs to: the one that is `open`, if it is an input of that, else the only one of which it
/// is.
#[wasm_bindgen]
pub fn recognise(text: &str, open: &str, relaxed: bool) -> Result<Option<String>, JsError> {
    let found = boardlab_core::recognise(text, find_game(open)?, limits_of(relaxed));
    Ok(found.map(|game| game.name().into()))
}

/// Whether a text begins as an output of a game does.
#[wasm_bindgen]
pub fn begins_output(name: &str, text: &str) -> Result<bool, JsError> {
    Ok(find_game(name)?.begins_output(text))
}

#[wasm_bindgen]
impl Workbench {
    /// Puts an output before the judge.
    pub fn judge(&self, output: String) -> Result<Comparer, JsError> {
        Ok(Comparer(self.0.input()?.clone().comparer(output)))
    }

    /// The first case (from 1) that an output has wrong; nothing if it is right.
    pub fn wrong(&self, output: &str) -> Result<Option<u32>, JsError> {
        Ok(match self.0.input()?.judge(output) {
            Verdict::Wrong { first } => Some(first.case),
            Verdict::Accepted | Verdict::Blanks => None,
        })
    }

    /// What the words between two places mean.
    #[wasm_bindgen(unchecked_return_type = "Meaning[]")]
    pub fn meanings(&self, from: u32, to: u32) -> Result<JsValue, JsError> {
        let text = self.0.text();
        let window = byte(text, from)..byte(text, to);
        let place = utf16(text);
        let meanings = self.0.meanings(window);
        object(&meanings.iter().map(|meaning| Meaning::of(text, meaning, &place)).collect::<Vec<_>>())
    }

    /// Where the cases begin and end, in pairs.
    pub fn folds(&self) -> Vec<u32> {
        let place = utf16(self.0.text());
        let spans = self.0.0.as_ref().map_or(&[][..], |input| input.cases());
        spans.iter().flat_map(|&Span { start, end }| [place(start), place(end)]).collect()
    }

    /// An input of some cases (from 0) in an order.
    pub fn gather(&self, order: Vec<usize>) -> Result<String, JsError> {
        Ok(self.0.input()?.gather(&order))
    }

    /// The text with a case (from 0) changed by a word such as `terrain E5 M`, or why it is refused.
    #[wasm_bindgen(unchecked_return_type = "string | IllegalMove")]
    pub fn edit(&self, case: usize, change: &str) -> Result<JsValue, JsError> {
        match self.0.input()?.edit(case, change) {
            Some(Ok(text)) => Ok(text.into()),
            Some(Err(illegal)) => object(&illegal),
            None => Err(JsError::new("no such case")),
        }
    }

    /// Begins to make the text smaller.
    pub fn minimise(&self) -> Result<Minimiser, JsError> {
        Ok(Minimiser(self.0.input()?.clone().minimiser()))
    }
}

/// An output before the judge.
#[wasm_bindgen]
pub struct Comparer(judge::Comparer<'static>);

#[wasm_bindgen]
impl Comparer {
    /// Judges some cases more.
    #[wasm_bindgen(unchecked_return_type = "Progress")]
    pub fn step(&mut self, cases: usize) -> Result<JsValue, JsError> {
        object::<Progress>(&self.0.step(cases))
    }

    /// What came of it.
    #[wasm_bindgen(unchecked_return_type = "Comparison")]
    pub fn finish(&mut self) -> Result<JsValue, JsError> {
        object::<Comparison>(&self.0.finish())
    }

    /// Which known mistakes make this output, as far as so many cases more show; another call goes on.
    #[wasm_bindgen(unchecked_return_type = "Diagnosis")]
    pub fn diagnose(&mut self, cases: u32) -> Result<JsValue, JsError> {
        object::<Diagnosis>(&self.0.diagnose(&mut Budget::nodes(cases.into())))
    }

    /// The position of a case (from 1) after some moves, as a known mistake plays it; null if no board can show it.
    #[wasm_bindgen(unchecked_return_type = "MistakenFrame | null")]
    pub fn mistaken(&self, mistake: &str, case: u32, ply: u32) -> Result<JsValue, JsError> {
        object::<Option<MistakenFrame>>(&self.0.mistaken(mistake, case, ply))
    }

    /// Some rows of both outputs side by side, from 0.
    #[wasm_bindgen(unchecked_return_type = "AlignedRow[]")]
    pub fn rows(&self, from: usize, to: usize) -> Result<JsValue, JsError> {
        object::<Vec<AlignedRow>>(&self.0.rows(from, to))
    }

    /// The output of the first wrong case alone, where a workbench has the input of that; nothing if it cannot be told
    /// where it begins and ends.
    pub fn reduced(&mut self, alone: &Workbench) -> Result<Option<String>, JsError> {
        Ok(self.0.reduced(&**alone.0.input()?))
    }

    /// The moves of the output in a case (from 1) as a branch that a session replays, where the game has many right
    /// outputs.
    pub fn moves(&self, case: u32) -> Option<String> {
        self.0.moves(case)
    }

    /// The nearest row with other words, from one on or backwards from the one before it.
    pub fn different(&self, from: usize, back: bool) -> Option<usize> {
        self.0.different(from, back)
    }
}

/// A text that is being made smaller.
#[wasm_bindgen]
pub struct Minimiser(boardlab_core::Minimiser);

#[wasm_bindgen]
impl Minimiser {
    /// The next input to try, and the smallest found.
    #[wasm_bindgen(unchecked_return_type = "Minimised")]
    pub fn progress(&mut self) -> Result<JsValue, JsError> {
        object::<Minimised>(&self.0.now())
    }

    /// What a program wrote for the input that was tried.
    pub fn judge(&mut self, output: &str) {
        self.0.judge(output);
    }

    /// Whether the input that was tried still fails.
    pub fn report(&mut self, fails: bool) {
        self.0.report(fails);
    }
}
