//! A board for a task of your own. You write the rules once, as a [`Task`]; the page and the command line of Boardlab
//! then show its positions, play them, judge outputs, and say where and why one is wrong.
//!
//! ```
//! use boardlab_task::{Board, Fault, Figure, Kind, Reader, Refusal, Scene, Task};
//!
//! /// A frog on stones in a row jumps over one or two of them.
//! #[derive(Clone)]
//! struct Frog {
//!     stones: i32,
//!     at: i32,
//! }
//!
//! impl Task for Frog {
//!     const NAME: &'static str = "frog";
//!     const INPUT: &'static str = "8\n";
//!     const MOVE: &'static str = "2 or 3, the stones to go on by";
//!     type Move = i32;
//!
//!     fn read(input: &mut Reader) -> Result<Self, Fault> {
//!         Ok(Frog { stones: input.number("the number of stones", 1..=100)?, at: 0 })
//!     }
//!     fn play(&mut self, mv: &i32) -> Result<(), Refusal> {
//!         if ![2, 3].contains(mv) {
//!             return Err("the frog jumps over one stone or two".into());
//!         }
//!         if self.at + mv >= self.stones {
//!             return Err("the frog stays on the stones".into());
//!         }
//!         self.at += mv;
//!         Ok(())
//!     }
//!     fn draw(&self) -> Scene {
//!         let mut scene = Scene::new(Board { rows: 1, columns: self.stones as u32, ..Board::default() });
//!         scene.add_piece((0, self.at), Figure::Disc, Kind::First, "frog");
//!         scene
//!     }
//! }
//!
//! boardlab_task::task!(Frog);
//! # let mut table = boardlab_task::Table::<Frog>::default();
//! # assert!(table.ask(r#"{"call":"open","input":"8"}"#).contains(r#""plies":0"#));
//! # assert!(table.ask(r#"{"call":"replay","output":"2 3 3"}"#).contains("the frog stays on the stones"));
//! ```
//!
//! [`task!`] exports it. Built for `wasm32-unknown-unknown` it is a module of some 60 kB without imports, a closed box:
//! docs/own-task.md describes what it answers, and leads from an empty folder to a shared board.
//!
//! The sessions and the judge of `boardlab-core` are not used. They align the lines of an output with those of the one
//! right output and speak in keys with words for each language; a task has the words of its author, and its output is
//! the moves themselves. What is left is small: a line with a branch, and positions that are kept on the way.

mod grid;
mod kept;
mod line;
#[doc(hidden)]
pub mod module;
mod moves;
mod numbers;
pub mod protocol;
mod reader;
mod table;
mod task;

pub use boardlab_core::rng::SplitMix64 as Random;
pub use boardlab_core::scene::{Board, BoardShape, Figure, Kind, Labels, PieceState, Place, Scene};
pub use grid::Grid;
pub use moves::Written;
pub use numbers::Numbers;
pub use reader::{Fault, Reader};
pub use table::Table;
pub use task::{Best, Refusal, Task};
