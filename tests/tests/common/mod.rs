//! Shared by the test files.

mod kit;
mod shrink;

use std::sync::Arc;

use boardlab_core::contract::ShrinkCursor;
use boardlab_core::games::pursuit::{self, Side};
use boardlab_core::{AnyInput, DynGame, DynInput, DynSession, GAMES, Limits, ParseError, ReadError};
use boardlab_core::{GenParams, options_in};
use boardlab_tests::oracle;

pub(crate) use kit::kit;
pub(crate) use shrink::{Sample, hold_bytes};

pub(crate) fn game(name: &str) -> &'static dyn DynGame {
    boardlab_core::game(name).unwrap_or_else(|| panic!("no game is called {name}"))
}

/// The names of all games.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|game| game.name())
}

/// A valid input under no options.
pub(crate) fn parsed(game: &dyn DynGame, text: &str) -> Arc<dyn AnyInput> {
    read_with(game, text, "")
}

/// A text as an input under no options, or its first error.
pub(crate) fn parse(game: &dyn DynGame, text: &str, limits: Limits) -> Result<Arc<dyn AnyInput>, ParseError> {
    game.read(text.into(), limits, &[]).map_err(|error| match error {
        ReadError::Text(invalid) => *invalid.error,
        ReadError::Option(unknown) => panic!("{unknown}"),
    })
}

/// An input under the options that keep a test short: Solitaire Chess searches as long as it may, Pursuit's default
/// strategies think.
pub(crate) fn read(game: &dyn DynGame, text: &str) -> Arc<dyn AnyInput> {
    read_with(game, text, kit(game.id()).options)
}

/// The same under options such as `reading=cautious`.
pub(crate) fn read_with(game: &dyn DynGame, text: &str, options: &str) -> Arc<dyn AnyInput> {
    read_within(Limits::Statement, game, text, options)
}

pub(crate) fn read_within(limits: Limits, game: &dyn DynGame, text: &str, options: &str) -> Arc<dyn AnyInput> {
    game.read(text.into(), limits, &options_in(options)).unwrap_or_else(|error| match error {
        ReadError::Text(invalid) => panic!("{}", invalid.report(game.name())),
        ReadError::Option(unknown) => panic!("{unknown}"),
    })
}

/// Each case of an input as the statement writes it.
pub(crate) fn printed(input: &dyn DynInput) -> Vec<String> {
    (0..).map_while(|case| input.shrink(case, &mut ShrinkCursor::default())).collect()
}

/// The judge's output for a whole valid input.
pub(crate) fn answer(game: &dyn DynGame, text: &str) -> String {
    answer_with(game, text, kit(game.id()).options)
}

/// The same under options such as `reading=cautious`.
pub(crate) fn answer_with(game: &dyn DynGame, text: &str, options: &str) -> String {
    read_with(game, text, options).answer()
}

/// An input of a game as the page makes it.
pub(crate) fn made(game: &dyn DynGame, seed: u64, cases: usize) -> String {
    game.generate(seed, GenParams::plain(cases))
}

/// A random valid input of a game by its name.
pub(crate) fn input(name: &str, seed: u64, cases: usize) -> String {
    (kit(game(name).id()).input)(seed, cases)
}

/// Random valid inputs of every game, from this crate and from the game itself.
pub(crate) fn inputs(seeds: u64, cases: usize) -> Vec<Sample> {
    let mut inputs = Vec::new();
    for &game in GAMES {
        for seed in 0..seeds {
            let text = (kit(game.id()).input)(seed, cases);
            inputs.push(Sample { game, seed, text });
            let made_here = Sample { game, seed, text: made(game, seed, cases) };
            inputs.extend(Some(made_here).filter(|made| (kit(game.id()).is_brief)(seed, &made.text)));
        }
    }
    inputs
}

/// Every case of some random inputs that a person could play to its end, each as an input of its own.
pub(crate) fn single_cases(seeds: u64) -> Vec<Sample> {
    let mut cases = Vec::new();
    for Sample { game, seed, text } in inputs(seeds, 2) {
        let brief = printed(&*read(game, &text)).into_iter().filter(|case| case.lines().count() < 60);
        cases.extend(brief.map(|case| Sample { game, seed, text: (kit(game.id()).whole)(&[case]) }));
    }
    cases
}

/// A player of an input's first case.
pub(crate) fn open(game: &dyn DynGame, text: &str) -> Box<dyn DynSession> {
    read(game, text).open(0).unwrap()
}

/// The same under options such as `reading=cautious`.
pub(crate) fn open_with(game: &dyn DynGame, text: &str, options: &str) -> Box<dyn DynSession> {
    read_with(game, text, options).open(0).unwrap()
}

/// How the core says that a round of Pursuit ended, as the oracle would.
pub(crate) fn pursuit_end(end: &pursuit::End) -> oracle::pursuit::End {
    match end {
        pursuit::End::Caught => oracle::pursuit::End::Caught,
        pursuit::End::Escaped => oracle::pursuit::End::Uncaught,
        pursuit::End::Forfeit { side, error } => {
            oracle::pursuit::End::Wrong { role: usize::from(*side == Side::Fugitive), wrong: pursuit_wrong(error) }
        }
    }
}

pub(crate) fn pursuit_wrong(error: &pursuit::OutputError) -> oracle::pursuit::Wrong {
    use oracle::pursuit::Wrong;
    let size = |number: u32| number as usize;
    match error {
        pursuit::OutputError::NotANumber { number, line, .. } => Wrong::NotANumber(size(*number), size(*line)),
        pursuit::OutputError::Count { expected, found } => {
            Wrong::Count { expected: size(*expected), found: size(*found) }
        }
        pursuit::OutputError::Range { number, line, .. } => Wrong::Range(size(*number), size(*line)),
        pursuit::OutputError::Diagonal { number, line } => Wrong::BothAxes(size(*number), size(*line)),
        pursuit::OutputError::OffField { number, line } => Wrong::OffTheSquare(size(*number), size(*line)),
        pursuit::OutputError::Failed { failure } => Wrong::Failed(failure.to_string()),
    }
}
