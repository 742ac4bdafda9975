//! Wrong readings, one at a time: the known mistakes of the core, and those that no output shows.

pub(crate) mod janken;
pub(crate) mod knights;
pub(crate) mod robots;

use boardlab_core::contract::{Record, Tokens, Workbench};
use boardlab_core::{Input, Limits};
pub(crate) use boardlab_tests::mutants::{pursuit, solitaire};

/// What a wrong reading makes of a right output.
pub(crate) type Layout = fn(&str) -> String;

/// The output of a game with a known mistake, as far as it is known, or with none.
fn answer<G: Workbench>(text: &str, options: G::Options, mistake: Option<usize>) -> String {
    let input = Input::<G>::read(text, Limits::Statement, options).unwrap_or_else(|_| panic!("no input: {text}"));
    let mut game = G::misread(mistake).expect("a game with known mistakes");
    let mut output = String::new();
    for index in 0..input.cases().len() {
        let mut record = Record::default();
        let played = game.play(&input.case(index).unwrap(), index + 1, &Tokens::new(""), &mut record);
        output += record.text();
        if played.is_err() {
            break;
        }
    }
    output
}
