//! The core of Boardlab: five board-game contest tasks, each with its rules, solver, parser and evidence.
//!
//! ```
//! use boardlab_core::{Limits, game, judge::Verdict};
//!
//! let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
//! let output = input.answer();
//! assert_eq!(input.judge(&output), Verdict::Accepted);
//! ```
//!
//! [`game()`] finds a game by its name and [`read`](DynGame::read) makes a text an [`AnyInput`]. That answers its
//! cases, opens them as sessions, which play, explain and draw themselves as plain data, and is changed, judged and
//! made smaller. Nothing here reads a clock, a file or unseeded randomness.
//!
//! # A tour
//!
//! **Read an input** within the statement's [`Limits`], to be played under options. An error says where it is, what was
//! expected, what was found and what would fix it, as a compiler does:
//!
//! ```
//! use boardlab_core::{Limits, ReadError, game};
//!
//! let read = game("robots").unwrap().read("1 0\n15 1x\n0 0\n".into(), Limits::Statement, &[]);
//! let Err(ReadError::Text(invalid)) = read else { panic!() };
//! assert_eq!((invalid.error.line, invalid.error.column), (2, 4));
//! assert!(invalid.report("in.txt").to_string().contains("help: write a plain whole number"));
//! ```
//!
//! **Play a case.** [`AnyInput::open`] gives a session. The solver extends its line; a move of your own begins a
//! branch, and a move that the rules refuse changes nothing. [`DynSession::frame`] is a position as plain data,
//! [`DynSession::explain`] the evidence for the solver's move there, [`DynSession::peek`] what a move would lead to.
//!
//! ```
//! use boardlab_core::view::Explanation;
//! use boardlab_core::{Limits, game};
//!
//! let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
//! let mut session = input.open(0).unwrap();
//! session.solve(u32::MAX);
//! let plies = session.line().plies;
//! assert!(matches!(session.explain(plies - 1), Some(Explanation::Robots(_))));
//! assert!(session.step(0, "teleport 1").is_err());
//! session.step(0, "N").unwrap();
//! assert_eq!(session.line().branch, Some(0));
//! ```
//!
//! **Judge an output.** `judge` says whether it is right, and if not, where it is wrong and which position decides
//! that; a [`Comparer`](judge::Comparer) also aligns its lines with the right ones. Where many outputs are right, the
//! judge follows the one under test and names the rule that it breaks. [`diagnose`](judge::Comparer::diagnose) compares
//! a wrong output with what known mistakes make, and names the one that explains it.
//!
//! **Make inputs, and make them small.** [`DynGame::generate`] makes a valid input from a seed, the same one on every
//! machine. A [`Minimiser`] finds a small input on which a program still fails.
//!
//! ```
//! use boardlab_core::{GenParams, Limits, game};
//!
//! let knights = game("knights").unwrap();
//! let input = knights.read(knights.generate(7, GenParams::plain(20)), Limits::Statement, &[]).unwrap();
//! let mut minimiser = input.clone().minimiser();
//! while let Some(smaller) = minimiser.next() {
//!     // Here a program would run on the input.
//!     minimiser.report(smaller.contains('5'));
//! }
//! assert!(minimiser.best().len() < input.text().len());
//! ```
//!
//! **Draw a position.** [`DynSession::scene`] is a position as a generic picture, [`scene::svg`] draws it.
//!
//! ```
//! use boardlab_core::scene::{Theme, svg};
//! use boardlab_core::{Limits, game};
//!
//! let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
//! let scene = input.open(0).unwrap().scene(0);
//! assert_eq!((scene.pieces.len(), scene.pieces[0].at), (2, (14, 16)));
//! assert!(svg(&scene, Theme::Light).contains("robot 1 (15, 17)"));
//! ```
//!
//! **With types.** [`Game`], [`Input`] and [`Session`] are what the erased traits stand on: `games::robots::Robots` and
//! the others implement [`Game`], and so can a game of yours (see [`contract`]), which then has inputs, sessions, a
//! judge and a minimiser.
//!
//! # Features
//!
//! | feature | what it brings |
//! |---|---|
//! | `games` (default) | all games: `robots`, `janken`, `pursuit`, `solitaire`, `knights`, each a feature of its own |
//! | `players` (default) | answers and sessions of an [`AnyInput`], with the players of all games that are built |
//! | `workbench` (default) | generation, edits, the judge, known mistakes, the minimiser, the meanings of tokens |
//! | `vast` (default) | Pursuit's exact theory of large problems: bit sets of every width, few placements first |
//! | `scene` (default) | pictures of positions: scenes, SVG |
//! | `serde` | serialises what leaves the core: views, explanations, verdicts |
//! | `printed` | reads the scenes that a program prints |
//!
//! The crate is `no_std` with `alloc`, and has no unsafe code. Versions follow semantic versioning; what a seed makes
//! is part of that.
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]
// Where not all games are built, nobody may use what they share; a task that is written outside the core takes scenes
// and places in texts alone.
#![cfg_attr(not(feature = "games"), allow(dead_code, unreachable_pub, unused_imports, unused_macros))]
// What ts-rs derives names the standard prelude.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod bits;
mod boundary;
mod catalog;
#[doc(hidden)]
pub mod fnv;
mod game;
pub mod games;
mod input;
mod insertion_sort;
pub mod judge;
#[doc(hidden)]
pub mod rng;
#[cfg(feature = "scene")]
pub mod scene;
pub mod session;
pub mod text;
#[cfg(feature = "workbench")]
mod workbench;

#[cfg(feature = "workbench")]
pub use catalog::mistake_name;
#[cfg(feature = "ts")]
#[doc(hidden)]
pub use catalog::typescript;
pub use catalog::{AnyInput, DynGame, DynSession, GAMES, GameId, game, only_game, recognise, view};
#[cfg(feature = "workbench")]
pub use game::GenParams;
pub use game::{Budget, CommonRefusal, Game, IllegalMove, SizePart, Turn, UnknownOption, options_in};
pub use input::{DynInput, Input, InvalidInput, ReadError};
pub use session::Session;
pub use text::{Limits, Note, ParseError, Span};
#[cfg(feature = "workbench")]
pub use workbench::{Minimised, Minimiser};

/// What a game of your own implements and is given, besides [`Game`] and the [`Scanner`](text::Scanner) that reads its
/// inputs. A whole game:
///
/// ```
/// use boardlab_core::contract::AnswerWriter;
/// use boardlab_core::text::{Bounds, Document, Field, Layout, Scanner, counted};
/// use boardlab_core::{Budget, CommonRefusal, Game, Input, Limits, ParseError, Span, Turn};
/// use std::{convert::Infallible, fmt, str::FromStr};
///
/// /// Two players take one or two from a heap. Who takes the last one wins.
/// struct Heap;
///
/// const SIZE: Field = Field::new(&("heapSize", "the size of the heap", ""));
///
/// #[derive(Clone, PartialEq, Debug)]
/// struct Take(u64);
///
/// impl fmt::Display for Take {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         self.0.fmt(f)
///     }
/// }
///
/// impl FromStr for Take {
///     type Err = CommonRefusal;
///     fn from_str(text: &str) -> Result<Self, CommonRefusal> {
///         text.parse().map(Take).map_err(|_| CommonRefusal::Unreadable)
///     }
/// }
///
/// fn heap(scanner: &mut Scanner<'_>) -> Result<u64, ParseError> {
///     scanner.number(SIZE, 0, Bounds::fixed(1, 100))
/// }
///
/// impl Game for Heap {
///     const NAME: &'static str = "heap";
///     type Options = ();
///     type Case = u64;
///     type State = u64;
///     type Move = Take;
///     type Refusal = CommonRefusal;
///     type EventKind = &'static str;
///     type Memory = ();
///     type View = u64;
///     type Explanation = ();
///     type CellInfo = Infallible;
///
///     fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError> {
///         counted(scanner, Layout::Free, Bounds::fixed(0, 100), |scanner| heap(scanner).map(drop))
///     }
///     fn case(text: &str, span: Span, (): &()) -> Option<u64> {
///         heap(&mut Scanner::resume(text, span.start)).ok()
///     }
///     fn start(case: &u64) -> u64 {
///         *case
///     }
///     fn turn(_: &u64, left: &u64) -> Turn {
///         if *left == 0 { Turn::Over } else { Turn::Player { player: 0 } }
///     }
///     fn play(_: &u64, left: &mut u64, mv: &Take) -> Result<(), CommonRefusal> {
///         *left = left.checked_sub(mv.0).filter(|_| matches!(mv.0, 1 | 2)).ok_or(CommonRefusal::NoSuchPiece)?;
///         Ok(())
///     }
///     fn choose(_: &u64, left: &u64, (): &mut (), _: &mut Budget<'_>) -> Option<Take> {
///         (*left > 0).then(|| Take((left % 3).max(1)))
///     }
///     fn explain(_: &u64, _: &u64, (): &mut ()) -> Option<()> {
///         None
///     }
///     fn view(_: &u64, left: &u64, _: Option<(&u64, &Take)>) -> u64 {
///         *left
///     }
///     fn event(_: &u64, _: &Take, left: &u64) -> Option<&'static str> {
///         (*left == 0).then_some("won")
///     }
///     fn answer(case: &u64, number: usize, (): &mut (), out: &mut dyn AnswerWriter) -> fmt::Result {
///         writeln!(out, "Case {number}: {}", if case % 3 == 0 { "second" } else { "first" })
///     }
/// }
///
/// let input = Input::<Heap>::read("2\n3\n5\n", Limits::Statement, ()).unwrap();
/// assert_eq!(input.answer(), "Case 1: second\nCase 2: first\n");
/// let mut session = input.open(1).unwrap();
/// assert!(session.solve(u32::MAX) && session.step(0, "3").is_err());
/// assert_eq!(session.transcript(), "2; 1; 2");
/// ```
pub mod contract {
    #[cfg(feature = "scene")]
    pub use crate::game::Drawable;
    pub use crate::game::{AnswerWriter, ExternalProgram, Judged, Rule, SizeUnit, Token, TokenCursor, Tokens, Words};
    #[cfg(feature = "workbench")]
    pub use crate::game::{InputFraming, Misreading, Mistakes, Record, ShrinkCursor, Workbench};
    #[cfg(feature = "workbench")]
    pub use crate::rng::SplitMix64;
}
