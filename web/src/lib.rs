//! The boundary between the core and the page. An `InputSession` holds an input and its open case, a `Workbench` an
//! input that is edited, judged and minimised. Results are plain objects.
//!
//! There are no rules, drawings or sentences here. Byte offsets are converted to UTF-16 offsets here and nowhere else.

#[cfg(any(feature = "rules", feature = "solitaire", feature = "pursuit"))]
mod input_session;
#[cfg(feature = "scenes")]
mod picture;
#[cfg(any(feature = "rules", feature = "solitaire", feature = "pursuit", feature = "workbench"))]
mod places;
#[cfg(feature = "scenes")]
mod printed;
#[cfg(any(feature = "rules", feature = "solitaire", feature = "pursuit", feature = "workbench", feature = "scenes"))]
mod reading;
#[cfg(feature = "referee")]
mod referee;
#[cfg(feature = "theory")]
mod theory;
#[cfg(any(feature = "rules", feature = "solitaire", feature = "pursuit", feature = "theory", feature = "workbench"))]
mod tokens;
#[cfg(feature = "workbench")]
mod workbench;

use wasm_bindgen::prelude::*;

#[cfg(any(feature = "rules", feature = "solitaire", feature = "pursuit"))]
pub use input_session::*;
#[cfg(feature = "scenes")]
pub use picture::{Pictures, pictures};
#[cfg(feature = "scenes")]
pub use printed::{PrintedLines, draw_printed, plan_printed};
#[cfg(feature = "referee")]
pub use referee::Referee;
#[cfg(feature = "theory")]
pub use theory::Theory;
#[cfg(feature = "workbench")]
pub use workbench::{Comparer, Minimiser, Workbench, begins_output, generate, recognise, searched, seed, workbench};

/// A sixth of the size of the allocator that Rust brings for wasm, and no slower.
#[cfg(all(target_arch = "wasm32", not(target_feature = "atomics")))]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// The declarations that wasm-bindgen writes name the core's types.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { Comparison, Diagnosis, Diagnostic, AlignedRow, Frame, IllegalMove, Landmarks, Line, CellInfo, Meaning, Minimised, MistakenFrame, Parsed, Place, Progress, PursuitTheory, TheoryCost, TheoryOutlook, TheoryProgress, TheoryResult, Explanation } from '../src/boundary';";

/// Writes a panic to the console, so that a crash of the engine can be told from one of the page.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}
