//! Tasks that are written outside the core: what a module is asked and answers, and that a game written as one is the
//! same game.

mod interface;
mod knights;
mod walk;
