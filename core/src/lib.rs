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
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]
// What ts-rs derives names the standard prelude.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

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
pub use catalog::{DynWorkbench, WORKBENCHES, workbench};
pub use game::{Budget, Game, IllegalMove, Options, Turn};
pub use session::Session;
pub use text::{Document, Limits, ParseError, Span};
