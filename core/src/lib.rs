//! The core of Boardlab: five board-game contest tasks, each with its rules, solver, parser and evidence.
//!
//! A text is parsed into a [`Document`]; a case of it is opened as a [`DynSession`], which plays, explains and draws
//! itself as plain data; [`GAMES`] names every game once. Nothing here reads a clock, a file or unseeded randomness.
//!
//! ```
//! use boardlab_core::{Limits, game};
//!
//! let robots = game("robots").unwrap();
//! let text = "1 0\n15 17\n0 0\n";
//! let document = robots.parse(text, Limits::Statement).unwrap();
//! let mut answer = String::new();
//! robots.answer(text, &document, 0..1, &robots.options("").unwrap(), &mut answer).unwrap();
//! assert!(answer.starts_with("Case 1:\nLost game after making"));
//! ```
//!
//! # A tour
//!
//! **Read an input.** [`game`](fn@game) finds a game by its name, and [`parse`](game::InputReader::parse) reads a text
//! within the statement's [`Limits`]. An error says where it is, what was expected, what was found and what would fix
//! it, as a compiler does:
//!
//! ```
//! use boardlab_core::{Limits, game};
//!
//! let text = "1 0\n15 1x\n0 0\n";
//! let error = game("robots").unwrap().parse(text, Limits::Statement).unwrap_err();
//! assert_eq!((error.line, error.column), (2, 4));
//! assert!(error.report("in.txt", text).to_string().contains("help: write a plain whole number"));
//! ```
//!
//! **Play a case.** [`DynGame::open`] gives a session. The solver extends its line; a move of your own begins a branch,
//! and a move that the rules refuse changes nothing. [`DynSession::frame`] is a position as plain data,
//! [`DynSession::explain`] the evidence for the solver's move there.
//!
//! ```
//! use boardlab_core::view::Explanation;
//! use boardlab_core::{Limits, game};
//!
//! let robots = game("robots").unwrap();
//! let text = "1 0\n15 17\n0 0\n";
//! let document = robots.parse(text, Limits::Statement).unwrap();
//! let mut session = robots.open(text, document.cases[0], &robots.options("").unwrap());
//! session.solve(u32::MAX);
//! let plies = session.line().plies;
//! assert!(matches!(session.explain(plies - 1), Some(Explanation::Robots(_))));
//! assert!(session.step(0, "teleport 1").is_err());
//! session.step(0, "N").unwrap();
//! assert_eq!(session.line().branch, Some(0));
//! ```
//!
//! **Judge an output.** A [`judge::Comparer`] says whether an output is right, and if not, where it is wrong and which
//! position decides that. Where many outputs are right, it follows the one under test and names the rule that it
//! breaks.
//!
//! ```
//! use boardlab_core::judge::{Verdict, verdict};
//! use boardlab_core::{Limits, workbench};
//!
//! let knights = workbench("knights").unwrap();
//! let text = "1\n1\n1 0\n";
//! let document = knights.parse(text, Limits::Statement).unwrap();
//! let judged = verdict(knights, text, &document, &knights.options("").unwrap(), "Case 1:  Bob\n");
//! assert!(matches!(judged, Verdict::Blanks));
//! ```
//!
//! **Make inputs, and make them small.** [`Inputs::generate`](workbench::Inputs::generate) makes a valid input from a
//! seed, the same one on every machine. A [`workbench::Minimiser`] finds a small input on which a program still fails.
//!
//! ```
//! use boardlab_core::game::GenParams;
//! use boardlab_core::workbench::Minimiser;
//! use boardlab_core::{Limits, workbench};
//!
//! let knights = workbench("knights").unwrap();
//! let text = knights.generate(7, GenParams::plain(20));
//! let mut minimiser = Minimiser::new(knights, &text, Limits::Statement).unwrap();
//! while let Some(smaller) = minimiser.next() {
//!     // Here a program would run on the input.
//!     minimiser.report(smaller.contains('5'));
//! }
//! assert!(minimiser.best().len() < text.len());
//! ```
//!
//! **With types.** [`Game`] and [`Session`] are what the erased traits stand on: `games::robots::Robots` and the others
//! implement it, and so can a game of yours, which then has sessions, a judge and a minimiser.
//!
//! # Features
//!
//! | feature | what it brings |
//! |---|---|
//! | `games` (default) | all games: `robots`, `janken`, `pursuit`, `solitaire`, `knights`, each a feature of its own |
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
#[cfg(any(feature = "robots", feature = "janken", feature = "pursuit"))]
mod bits;
mod boundary;
pub mod catalog;
pub mod fnv;
pub mod game;
pub mod games;
#[cfg(any(feature = "pursuit", feature = "solitaire"))]
mod insertion_sort;
pub mod judge;
pub mod rng;
pub mod session;
pub mod text;
#[cfg(feature = "workbench")]
pub mod workbench;

pub use catalog::{DynGame, DynSession, GAMES, GameId, game, view};
#[cfg(feature = "workbench")]
pub use catalog::{DynWorkbench, WORKBENCHES, only_game, recognise, workbench};
pub use game::{Budget, Game, IllegalMove, Options, Turn};
pub use session::Session;
pub use text::{Document, Limits, ParseError, Span};
