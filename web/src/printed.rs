//! Positions that a visitor's program has printed, each in a line.

use boardlab_core::scene::{Misprint, Plan, Printed, Scene, printed, svg};
use wasm_bindgen::prelude::*;

use crate::picture::looked;

/// Lines that a program has printed, one after the other.
#[wasm_bindgen]
#[derive(Default)]
pub struct PrintedLines(Printed);

#[wasm_bindgen]
impl PrintedLines {
    /// None so far.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// What the next line is: undefined for the log; the event and the score of a position, separated by U+0000. An
    /// error of `wrong`, `at` (in UTF-16 units of the line), `expected` and `found`, separated by U+0000, for what
    /// should be a position and is not.
    pub fn read(&mut self, line: &str) -> Result<Option<String>, String> {
        match self.0.read(line) {
            None => Ok(None),
            Some(Ok(())) => Ok(Some(<[&str; 2]>::from(self.0.event_and_score()).join("\0"))),
            Some(Err(wrong)) => Err(told(line, wrong)),
        }
    }

    /// Whether the position that stands was printed as a whole.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn whole(&self) -> bool {
        self.0.is_whole()
    }

    /// The position that stands, as a whole line.
    pub fn scene(&self) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.scene())?)
    }
}

fn told(line: &str, Misprint { at, field, expected, found }: Misprint) -> String {
    let at = line[..at].encode_utf16().count().to_string();
    [field, at, expected, found].join("\0")
}

/// Where the cells of a scene are in its picture without words: ten numbers, those of [`Plan`] in their order.
#[wasm_bindgen]
pub fn plan_printed(line: &str) -> Result<Vec<i32>, JsError> {
    let Plan { sheet: (left, top, wide, high), cell, down, right } = Plan::of(&bare(scene_of(line)?));
    Ok(vec![left, top, wide, high, cell.0, cell.1, down.0, down.1, right.0, right.1])
}

/// A scene as the text of an SVG. `look` has words such as `theme=dark width=640`; `values=no`: without score and
/// names.
#[wasm_bindgen]
pub fn draw_printed(line: &str, look: &str) -> Result<String, JsError> {
    let (sight, style) = looked(look)?;
    let scene = scene_of(line)?;
    Ok(svg(&if sight.values { scene } else { bare(scene) }, style))
}

fn scene_of(line: &str) -> Result<Scene, JsError> {
    printed(line).and_then(Result::ok).ok_or_else(|| JsError::new("no scene"))
}

/// Without the lines under the board.
fn bare(mut scene: Scene) -> Scene {
    scene.score.clear();
    scene.outside.clear();
    scene
}
