//! Scenes that a visitor's program has printed, each in a line.

use boardlab_core::scene::{Misprint, Plan, Scene, printed, svg};
use wasm_bindgen::prelude::*;

use crate::picture::looked;

/// What a line of output is: undefined for the log, the key of its event for a scene. An error of `wrong`, `at` (in
/// UTF-16 units of the line), `expected` and `found`, separated by U+0000, for what should be a scene and is not.
#[wasm_bindgen]
pub fn read_printed(line: &str) -> Result<Option<String>, String> {
    match printed(line) {
        None => Ok(None),
        Some(Ok(scene)) => Ok(Some(scene.event)),
        Some(Err(wrong)) => Err(told(line, wrong)),
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
