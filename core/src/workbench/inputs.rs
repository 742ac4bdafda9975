use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use super::cases;
use crate::game::{Erased, GenParams, IllegalMove, InputReader, ShrinkCursor, SizePart, SizeUnit, Workbench};
use crate::text::{Document, Limits, Meaning, Scanner, Span};

/// The inputs of a game, without its types.
pub trait Inputs: InputReader {
    /// What each word of a text means that lies within a window of bytes, or touches it; of a bad text, up to its
    /// error.
    fn meanings(&self, text: &str, limits: Limits, window: Range<usize>) -> Vec<Meaning>;
    /// A valid input made from a seed; the same seed and parameters give the same input for ever.
    ///
    /// ```
    /// use boardlab_core::game::GenParams;
    /// use boardlab_core::{Limits, workbench};
    /// let knights = workbench("knights").unwrap();
    /// let text = knights.generate(7, GenParams::plain(3));
    /// assert_eq!(text, knights.generate(7, GenParams::plain(3)));
    /// assert_eq!(knights.parse(&text, Limits::Statement).unwrap().cases.len(), 3);
    /// ```
    fn generate(&self, seed: u64, params: GenParams) -> String {
        let mut text = String::new();
        let written = self.write_generated(seed, params, &mut text);
        debug_assert!(written.is_ok(), "a String takes everything");
        text
    }
    /// Writes the same input case by case, so that an input of any size takes the memory of one case.
    ///
    /// # Errors
    ///
    /// Only where `out` fails.
    fn write_generated(&self, seed: u64, params: GenParams, out: &mut dyn fmt::Write) -> fmt::Result;
    /// The text with one case changed; see [`Workbench::edit`].
    ///
    /// ```
    /// use boardlab_core::{Limits, workbench};
    /// let robots = workbench("robots").unwrap();
    /// let text = "1 0\n15 17\n0 0\n";
    /// let case = robots.parse(text, Limits::Statement).unwrap().cases[0];
    /// let changed = robots.edit(text, case, "robot 3 4").unwrap();
    /// assert!(changed.starts_with("2 0\n"));
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`Workbench::edit`].
    fn edit(&self, text: &str, span: Span, change: &str) -> Result<String, IllegalMove>;
    /// An input of the given cases (from 0) of a text that [`InputReader::parse`] accepted, in the given order. A case
    /// may occur several times. A case keeps its bytes, unless it would be parsed differently after the case before it.
    /// Pursuit and Solitaire have no input without a case: theirs is empty.
    fn gather(&self, text: &str, document: &Document, order: &[usize]) -> String;
    /// The text of a case after the simplification at a place; see [`Workbench::shrink`]. The first one only prints the
    /// case in the statement's format. Not every result is valid.
    fn shrink(&self, text: &str, span: Span, cursor: &mut ShrinkCursor) -> Option<String>;
    /// What the size of its inputs is counted in, besides [`SizeUnit::COMMON`]; see [`Workbench::SIZE_UNITS`].
    fn size_units(&self) -> &'static [SizeUnit];
    /// The size of a text that [`InputReader::parse`] accepted: the number of cases, unless there is only one, then the
    /// counts of the game's units in all cases, without zeros. It is never empty: if all of these are left out, it says
    /// one case.
    ///
    /// ```
    /// use boardlab_core::{Limits, workbench};
    /// let robots = workbench("robots").unwrap();
    /// let size = |text| {
    ///     let parts = robots.size(text, &robots.parse(text, Limits::Statement).unwrap());
    ///     parts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    /// };
    /// assert_eq!(size("1 0\n15 17\n0 0\n"), "1 robot");
    /// assert_eq!(size("1 2\n15 17\n7 9\n2 2\n1 0\n3 3\n0 0\n"), "2 cases, 2 robots, 2 teleports");
    /// ```
    fn size(&self, text: &str, document: &Document) -> Vec<SizePart>;
}

impl<G: Workbench> Inputs for Erased<G> {
    fn meanings(&self, text: &str, limits: Limits, window: Range<usize>) -> Vec<Meaning> {
        let mut scanner = Scanner::new(text, limits);
        scanner.annotate_within(window);
        // An error ends the reading; what was read before it keeps its meaning.
        let _ = G::read(&mut scanner);
        scanner.into_meanings()
    }

    fn write_generated(&self, seed: u64, params: GenParams, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(&G::FRAMING.before(params.cases))?;
        G::generate(seed, params).try_for_each(|case| write!(out, "{case}"))?;
        out.write_str(&G::FRAMING.after())
    }

    fn edit(&self, text: &str, span: Span, change: &str) -> Result<String, IllegalMove> {
        cases::edited::<G>(text, span, change)
    }

    fn gather(&self, text: &str, document: &Document, order: &[usize]) -> String {
        cases::gather::<G>(text, document, order)
    }

    fn shrink(&self, text: &str, span: Span, cursor: &mut ShrinkCursor) -> Option<String> {
        let case = case::<G>(text, span);
        cursor.rewind();
        let printed = cursor.index_in(1).is_some();
        let simpler = if printed { case } else { G::shrink(&case, cursor)? };
        Some(format!("{simpler}"))
    }

    fn size_units(&self) -> &'static [SizeUnit] {
        G::SIZE_UNITS
    }

    fn size(&self, text: &str, document: &Document) -> Vec<SizePart> {
        let mut counts = alloc::vec![0; G::SIZE_UNITS.len()];
        for &span in &document.cases {
            counts.iter_mut().zip(G::size(&case::<G>(text, span))).for_each(|(sum, count)| *sum += count);
        }
        let part = |unit: SizeUnit, count: usize| SizePart { unit, count: count as u32 };
        let of_game = G::SIZE_UNITS.iter().zip(counts).filter(|&(_, count)| count > 0);
        let mut size: Vec<_> = of_game.map(|(&unit, count)| part(unit, count)).collect();
        let cases = document.cases.len();
        if cases != 1 || size.is_empty() {
            size.insert(0, part(SizeUnit::CASE, cases));
        }
        size
    }
}

fn case<G: Workbench>(text: &str, span: Span) -> G::Case {
    G::case(text, span, &G::Options::default())
}
