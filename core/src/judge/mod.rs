//! Compares an output with the right one as a judge does, says where and why they part, and shows both line by line.
//!
//! A [`Comparer`] goes through the cases one after the other. Of each it asks the game for the right output; where many
//! are right (Pursuit, Solitaire Chess) the game follows the output under test as far as that is legal, and says which
//! rule it breaks then. Every line of the right output tells of a moment: a case and a position in it.

#[cfg(feature = "tools")]
mod align;
#[cfg(feature = "tools")]
mod annotated_output;
#[cfg(feature = "tools")]
mod bench;
#[cfg(feature = "tools")]
mod comparer;
#[cfg(feature = "tools")]
mod heads;
#[cfg(feature = "tools")]
mod lines;
#[cfg(feature = "tools")]
mod parts;
#[cfg(feature = "tools")]
mod rows;

use alloc::string::String;
use alloc::vec::Vec;
#[cfg(feature = "tools")]
use core::ops::Range;

#[cfg(feature = "tools")]
pub use align::align;
#[cfg(feature = "tools")]
pub use annotated_output::AnnotatedOutput;
#[cfg(feature = "tools")]
pub use bench::Bench;
#[cfg(feature = "tools")]
pub use comparer::{Comparer, verdict};

use crate::boundary::{view, view_struct};
use crate::game::Illegal;
#[cfg(feature = "tools")]
use crate::game::{Erased, Game, Options};
#[cfg(feature = "tools")]
use crate::text::Document;

view! {
    /// What a judge says of an output.
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    pub enum Verdict {
        /// The same bytes.
        Accepted,
        /// The same tokens in the same order; only blanks and line ends differ.
        Blanks,
        /// A token differs.
        Wrong {
            /// The first one.
            first: Difference,
        },
    }

    /// How a row of two aligned outputs compares.
    #[derive(Copy)]
    pub enum RowKind {
        /// The same text.
        Same,
        /// Only blanks differ: within the line, or a line of blanks stands on one side alone.
        Blanks,
        /// Tokens differ.
        Changed,
        /// A line that is expected and not there.
        Missing,
        /// A line that is there and not expected.
        Extra,
        /// A line behind a move that the rules forbid: nothing can be said of it.
        Unjudged,
    }
}

view_struct! {
    /// The first token that differs.
    pub struct Difference {
        /// The case, from 1.
        pub case: u32,
        /// The moment that the line tells of: the position after so many moves of the case, a forbidden one included.
        /// Where the game has one right output, of its own game; else ([`Comparison::many`]) of the game that the output
        /// under test tells.
        pub ply: u32,
        /// The line in the output under test, from 1.
        pub line: u32,
        /// The token on that line, from 1.
        pub token: u32,
        /// The line in the right output, from 1.
        pub expected_line: u32,
        /// The token that is right; none if the output should have ended, or if many are right and this is none of them.
        pub expected: Option<String>,
        /// The token that is there; none if the output ends.
        pub found: Option<String>,
        /// The rule against it, where the game has many right outputs and a rule forbids this one. Numbers count from
        /// the beginning of the word.
        pub why: Option<Illegal>,
    }

    /// A row of two outputs side by side.
    #[derive(Copy)]
    pub struct Row {
        /// How the two compare.
        pub kind: RowKind,
        /// Line number in the right output, from 1; none for an extra line.
        pub expected: Option<u32>,
        /// Line number in the output under test, from 1; none for a missing line.
        pub found: Option<u32>,
        /// The first token that differs, from 1; 0 where none does.
        pub token: u32,
    }

    /// A row with the moment that it tells of, and its texts. Texts are cut after 500 bytes.
    pub struct Faced {
        /// The row.
        pub row: Row,
        /// The case, from 1; an extra line belongs to the case before it.
        pub case: u32,
        /// The moment, as [`Difference::ply`] counts.
        pub ply: u32,
        /// The line of the right output.
        pub expected_text: Option<Vec<Part>>,
        /// The line of the output under test.
        pub found_text: Option<Vec<Part>>,
    }

    /// A part of a line: between tokens that differ, or one of them.
    pub struct Part {
        /// As written.
        pub text: String,
        /// Whether it is not what stands in its place in the other output.
        pub other: bool,
    }

    /// How many rows there are of a kind.
    #[derive(Copy, Default)]
    pub struct Counts {
        /// [`RowKind::Same`].
        pub same: u32,
        /// [`RowKind::Blanks`].
        pub blanks: u32,
        /// [`RowKind::Changed`].
        pub changed: u32,
        /// [`RowKind::Missing`].
        pub missing: u32,
        /// [`RowKind::Extra`].
        pub extra: u32,
        /// [`RowKind::Unjudged`].
        pub unjudged: u32,
    }

    /// What a legal output is worth in a case, where the game counts: the total of Solitaire Chess; the points of the
    /// catchers and of the fugitive in a match of Pursuit.
    pub struct Worth {
        /// The case, from 1.
        pub case: u32,
        /// The points.
        pub points: Vec<u32>,
    }

    /// How far a comparison has come.
    pub struct Progress {
        /// Cases compared.
        pub cases: u32,
        /// Cases there are.
        pub of: u32,
        /// The first token that differs, once it is met.
        pub first: Option<Difference>,
        /// Rows that are ready to be shown.
        pub rows: u32,
    }

    /// What a comparison comes to.
    pub struct Comparison {
        /// Accepted or not.
        pub verdict: Verdict,
        /// Whether the game has many right outputs: moments are then those of the game that this output tells.
        pub many: bool,
        /// Cases of the input.
        pub cases: u32,
        /// The cases with a token that differs, from 1; the first thousand of them.
        pub wrong_cases: Vec<u32>,
        /// How many cases have one.
        pub wrong: u32,
        /// Rows of both outputs side by side.
        pub rows: u32,
        /// How many of each kind.
        pub counts: Counts,
        /// What the output is worth, by case; empty where the game does not count.
        pub points: Vec<Worth>,
    }
}

/// A game as its judge, without its types.
#[cfg(feature = "tools")]
pub trait Judge: Sync {
    /// Whether an input has many right outputs; see [`Game::MANY`].
    fn many(&self) -> bool;
    /// Judges a range of cases of an output; see [`Comparer`], which asks for one range after the other.
    fn judge(&self, text: &str, document: &Document, cases: Range<usize>, options: &Options, bench: &mut Bench<'_>);
}

#[cfg(feature = "tools")]
impl<G: Game> Judge for Erased<G> {
    fn many(&self) -> bool {
        G::MANY
    }

    fn judge(&self, text: &str, document: &Document, cases: Range<usize>, options: &Options, bench: &mut Bench<'_>) {
        let mut memory = G::Memory::default();
        for index in cases {
            let case = G::case(text, document.cases[index], options);
            let mut head = String::new();
            let headed = G::head(&case, index + 1, &mut head);
            let (mut found, mut right) = bench.begin(&head);
            let judged = G::judge(&case, index + 1, &mut memory, &mut found, &mut right);
            debug_assert!(headed.is_ok() && judged.is_ok(), "a String takes everything");
            let next = head.is_empty().then(|| found.place());
            bench.end(right, judged.unwrap_or_default(), next);
        }
    }
}
