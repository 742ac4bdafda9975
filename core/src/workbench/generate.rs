use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use crate::game::{GenParams, Workbench};
use crate::text::{Limits, Meaning, Scanner};

/// A valid input made from a seed; the same seed and parameters give the same input for ever.
///
/// ```
/// use boardlab_core::game::GenParams;
/// use boardlab_core::games::knights::Knights;
/// use boardlab_core::workbench::generate;
/// use boardlab_core::{Input, Limits};
/// let text = generate::<Knights>(7, GenParams::plain(3));
/// assert_eq!(text, generate::<Knights>(7, GenParams::plain(3)));
/// assert_eq!(Input::<Knights>::read(text, Limits::Statement, ()).unwrap().cases().len(), 3);
/// ```
#[must_use]
pub fn generate<G: Workbench>(seed: u64, params: GenParams) -> String {
    let mut text = String::new();
    let written = write_generated::<G>(seed, params, &mut text);
    debug_assert!(written.is_ok(), "a String takes everything");
    text
}

/// Writes the same input case by case, so that an input of any size takes the memory of one case.
///
/// # Errors
///
/// Only where `out` fails.
pub fn write_generated<G: Workbench>(seed: u64, params: GenParams, out: &mut dyn fmt::Write) -> fmt::Result {
    out.write_str(&G::FRAMING.before(params.cases))?;
    G::generate(seed, params).try_for_each(|case| write!(out, "{case}"))?;
    out.write_str(&G::FRAMING.after())
}

/// What each word of a text means that lies within a window of bytes, or touches it; of a bad text, up to its error.
#[must_use]
pub fn meanings<G: Workbench>(text: &str, limits: Limits, window: Range<usize>) -> Vec<Meaning> {
    let mut scanner = Scanner::new(text, limits);
    scanner.annotate_within(window);
    // An error ends the reading; what was read before it keeps its meaning.
    let _ = G::read(&mut scanner);
    scanner.into_meanings()
}
