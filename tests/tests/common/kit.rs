//! What the tests know of each game.

use boardlab_core::GameId;
use boardlab_core::view::Frame;
use boardlab_tests::oracle::{self, janken::Reading};
use boardlab_tests::random::{self, Random};

use crate::meanings::Key;
use crate::{edits, laws, meanings};

/// The functions and values that the tests of all games need of one game.
pub(crate) struct Kit {
    /// A random valid input from a seed, with a number of cases.
    pub(crate) input: fn(u64, usize) -> String,
    /// The output of the reference solver for an input. Moves that no rule decides are taken from the output of the
    /// core.
    pub(crate) oracle: fn(&str, &str) -> String,
    /// The options that keep a test short.
    pub(crate) options: &'static str,
    /// Whether an input that the core generated from a seed is played quickly.
    pub(crate) is_brief: fn(u64, &str) -> bool,
    /// The input of some printed cases.
    pub(crate) whole: fn(&[String]) -> String,
    /// Moves to try, legal or not.
    pub(crate) moves: fn() -> Vec<String>,
    /// A random edit command for a printed case.
    pub(crate) change: fn(&mut Random, &str) -> String,
    /// The meanings of the tokens of a printed case.
    pub(crate) keys: fn(&str) -> Vec<Key>,
    /// The output for a case that was played to its end, from its frames.
    pub(crate) output: fn(&str, &[Frame]) -> String,
}

/// The kit of a game.
pub(crate) fn kit(id: GameId) -> &'static Kit {
    match id {
        GameId::Robots => &ROBOTS,
        GameId::Janken => &JANKEN,
        GameId::Pursuit => &PURSUIT,
        GameId::Solitaire => &SOLITAIRE,
        GameId::Knights => &KNIGHTS,
    }
}

const ROBOTS: Kit = Kit {
    input: random::robots,
    oracle: |input, _| oracle::robots::answer(input),
    options: "",
    is_brief: |_, _| true,
    whole: |cases| cases.concat() + "0 0\n",
    moves: laws::robots_moves,
    change: edits::robots_change,
    keys: meanings::robots,
    output: |_, frames| laws::robots_end(frames),
};

const JANKEN: Kit = Kit {
    input: random::janken,
    oracle: |input, _| oracle::janken::answer(input, Reading::Letter),
    options: "",
    is_brief: |_, _| true,
    whole: counted,
    moves: laws::janken_moves,
    change: |random, _| edits::janken_change(random),
    keys: meanings::janken,
    output: |_, frames| laws::janken_end(frames),
};

const PURSUIT: Kit = Kit {
    input: random::pursuit::input,
    oracle: |input, printed| oracle::pursuit::answer(input, printed, false),
    options: "catchers=chase fugitive=random",
    // On a large field there are as many turns as cells.
    is_brief: |_, text| text.lines().skip(1).step_by(7).all(|n| n.parse::<u32>().unwrap() <= 6),
    whole: <[String]>::concat,
    moves: laws::pursuit_moves,
    change: |random, _| edits::pursuit_change(random),
    keys: meanings::pursuit,
    output: laws::pursuit_end,
};

const SOLITAIRE: Kit = Kit {
    input: random::solitaire::input,
    oracle: oracle::solitaire::answer,
    options: "nodes=20",
    // A new board is a whole game of searches.
    is_brief: |seed, _| seed.is_multiple_of(10),
    whole: <[String]>::concat,
    moves: laws::solitaire_moves,
    change: |random, _| edits::solitaire_change(random),
    keys: meanings::solitaire,
    output: |_, frames| laws::solitaire_end(frames),
};

const KNIGHTS: Kit = Kit {
    input: random::knights,
    oracle: |input, _| oracle::knights::answer(input),
    options: "",
    is_brief: |_, _| true,
    whole: counted,
    moves: laws::knights_moves,
    change: edits::knights_change,
    keys: meanings::knights,
    output: |_, frames| laws::knights_end(frames),
};

/// An input that begins with its number of cases.
fn counted(cases: &[String]) -> String {
    format!("{}\n{}", cases.len(), cases.concat())
}
