//! Positions as pictures, without the players of their games.

use boardlab_core::scene::{Kind, Side, Sight, Style, Theme, Window, svg};
use wasm_bindgen::prelude::*;

use crate::reading::{Reading, find_game, limits_of};

/// A text whose positions are drawn.
#[wasm_bindgen]
pub struct Pictures(Reading);

/// Makes `Pictures` of a text.
#[wasm_bindgen]
pub fn pictures(name: &str, text: String, relaxed: bool, options: &str) -> Result<Pictures, JsError> {
    Ok(Pictures(Reading::of(find_game(name)?, text, limits_of(relaxed), options)?))
}

#[wasm_bindgen]
impl Pictures {
    /// The position of a case (from 0) after `ply` of the moves of a line, as a line of JSON: what `plan_printed` and
    /// `draw_printed` take.
    pub fn scene(&self, case: usize, moves: &str, ply: u32) -> Result<String, JsError> {
        let scene = self.0.input()?.scene(case, moves, ply, Sight::default()).ok_or_else(no_such_position)?;
        Ok(serde_json::to_string(&scene)?)
    }

    /// The position of a case (from 0) after `ply` of the moves of a line, as the text of an SVG. `look` has words such
    /// as `theme=print width=640 values=no window=0,0,8,8 chosen=3,3 asked=5,4`. The other texts are what the picture
    /// is called, what a screen reader says of it, and what stands under it.
    #[allow(clippy::too_many_arguments)]
    pub fn picture(
        &self,
        case: usize,
        moves: &str,
        ply: u32,
        look: &str,
        title: &str,
        sentence: &str,
        caption: &str,
    ) -> Result<String, JsError> {
        let (sight, style) = looked(look)?;
        let scene = self.0.input()?.scene(case, moves, ply, sight).ok_or_else(no_such_position)?;
        let mut scene = scene.wordless();
        if style.theme == Theme::Print {
            // Nothing on a sheet says what their pattern means.
            scene.cells.retain(|area| area.kind != Kind::Quiet);
        }
        scene.title = title.into();
        scene.sentence = sentence.into();
        scene.score = caption.into();
        Ok(svg(&scene, style))
    }
}

fn no_such_position() -> JsError {
    JsError::new("no such position")
}

pub(crate) fn looked(look: &str) -> Result<(Sight, Style), JsError> {
    let (mut sight, mut style) = (Sight::default(), Style { side: Side::Width, ..Style::default() });
    for (key, value) in boardlab_core::options_in(look) {
        match key {
            "theme" => style.theme = theme(value),
            "width" => style.pixels = value.parse()?,
            "values" => sight.values = value == "yes",
            "asked" => sight.asked = numbers(value).map(|[row, column]| (row, column)),
            "chosen" => sight.chosen = numbers(value).map(|[row, column]| (row, column)),
            "window" => {
                sight.window = numbers(value).map(|[row, column, rows, columns]| Window {
                    row,
                    column,
                    rows: count(rows),
                    columns: count(columns),
                });
            }
            _ => return Err(JsError::new("no such look")),
        }
    }
    Ok((sight, style))
}

fn theme(name: &str) -> Theme {
    match name {
        "dark" => Theme::Dark,
        "print" => Theme::Print,
        _ => Theme::Light,
    }
}

fn count(lines: u64) -> u32 {
    lines.try_into().unwrap_or(u32::MAX)
}

/// As many numbers as are wanted, with a comma between two.
fn numbers<const N: usize>(text: &str) -> Option<[u64; N]> {
    let mut numbers = [0; N];
    let mut words = text.split(',');
    numbers.iter_mut().try_for_each(|number| {
        *number = words.next()?.parse().ok()?;
        Some(())
    })?;
    Some(numbers)
}
