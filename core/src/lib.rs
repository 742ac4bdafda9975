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
//! [`game()`] finds a game by its name and [`read`](DynGame::read) makes a text an [`AnyInput`]. That answers its cases,
//! opens them as sessions, which play, explain and draw themselves as plain data, and is changed, judged and made
//! smaller. Nothing here reads a clock, a file or unseeded randomness.
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
//! [`DynSession::explain`] the evidence for the solver's move there.
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
//! judge follows the one under test and names the rule that it breaks.
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
//! | `workbench` (default) | generation, edits, the judge, the minimiser, the meanings of tokens |
//! | `vast` (default) | Pursuit's exact theory of large problems: bit sets of every width, few placements first |
//! | `serde` | serialises what leaves the core: views, explanations, verdicts |
//!
//! The crate is `no_std` with `alloc`, and has no unsafe code. Versions follow semantic versioning; what a seed makes
//! is part of that.
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]
// What ts-rs derives names the standard prelude.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

#[cfg(any(feature = "janken", feature = "pursuit", feature = "robots", feature = "solitaire"))]
mod bits;
mod boundary;
mod catalog;
#[doc(hidden)]
pub mod fnv;
mod game;
pub mod games;
mod input;
#[cfg(any(feature = "pursuit", feature = "solitaire"))]
mod insertion_sort;
pub mod judge;
#[doc(hidden)]
pub mod rng;
pub mod session;
pub mod text;
#[cfg(feature = "workbench")]
mod workbench;

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
/// inputs.
pub mod contract {
    pub use crate::game::{AnswerWriter, ExternalProgram, Judged, Rule, SizeUnit, Token, TokenCursor, Tokens, Words};
    #[cfg(feature = "workbench")]
    pub use crate::game::{InputFraming, ShrinkCursor, Workbench};
}
