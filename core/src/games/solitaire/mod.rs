//! Solitaire Chess (Swedish Olympiad 2016). The player removes pieces from 36 tiles of three layers. The piece removed
//! last restricts where the next one may be removed. Pieces below the top ones are random.
//!
//! `rules` has the rules, `score` the points, `chance` the replies, `transcript` follows and judges a pasted one,
//! `referee` plays with a program, `player` searches, `view` is what leaves the core. Cells are numbered row by row
//! from 0: `6 * row + column`.
//!
//! Chance is a turn: a removal is the player's move, the reply is chance, each a ply of its own, as in the statement's
//! dialogue. A reply depends on the seed, the tile and the layer alone, so that two players play the same game. A fault
//! of a transcript is a move, legal only where the transcript makes it: no link or replay needs a second way to tell
//! it.
#![cfg(feature = "solitaire")]

mod cells;
mod chance;
mod evidence;
mod measured;
pub mod mistakes;
mod model;
mod output;
mod piece;
pub mod player;
mod referee;
mod rules;
#[cfg(feature = "scene")]
mod scene;
mod score;
mod text;
mod thinking;
mod transcript;
mod view;
pub mod words;
mod workbench;

use core::fmt;

pub use cells::{Cells, reach};
pub use chance::layers;
pub use measured::PlayerScores;
pub use model::{CELLS, Case, Fault, LAYERS, Move, NODES, Options, Solitaire, State};
pub use piece::{Alphabet, Piece, Reply};
pub use referee::{ProgramResult, Referee, Unreadable};
pub use score::{Bonus, BonusKind, Gain, Score, Tally, ledger};
pub use thinking::{Memory, position};
pub use transcript::{TranscriptError, TranscriptVerdict, judge};
pub use view::{
    Ahead, Candidate, Colour, Removal, SolitaireBoard, SolitaireExplanation, SolitaireFault, Step, Thought, Tile,
};
pub use words::{EventKind, Refusal};

use crate::game::{AnswerWriter, Budget, Game, Judged, Tokens, Turn, Words};
use crate::text::{Document, ParseError, Scanner, Span};

/// The score of the player in the game of a seed, with a number of positions to search for each move.
///
/// ```
/// use boardlab_core::games::solitaire::{Piece, Alphabet, play_out};
/// assert!(play_out(7, Alphabet::of([Piece::One]), 100).total <= 324);
/// ```
#[must_use]
pub fn play_out(seed: u64, alphabet: Alphabet, nodes: u64) -> Score {
    let case = Case::of_seed(seed, alphabet, nodes);
    let mut state = Solitaire::start(&case);
    let mut memory = Memory::default();
    while let Some(mv) = Solitaire::choose(&case, &state, &mut memory, &mut Budget::nodes(u64::MAX)) {
        let played = Solitaire::play(&case, &mut state, &mv);
        debug_assert!(played.is_ok(), "the player plays by the rules: {mv} {played:?}");
    }
    state.score()
}

impl Game for Solitaire {
    const NAME: &'static str = "solitaire";
    const OPTIONS: &'static [&'static str] = &["alphabet=1,2,torn", "seed=NUMBER", "nodes=NUMBER"];
    const MULTIPLE_ANSWERS: bool = true;
    const MOVES_ARE_KNOWN: bool = true;
    const WORDS: Words = words::WORDS;
    type Options = Options;
    type Case = Case;
    type State = State;
    type Move = Move;
    type Memory = Memory;
    type View = SolitaireBoard;
    type Explanation = SolitaireExplanation;
    type CellInfo = core::convert::Infallible;
    type Refusal = Refusal;
    type EventKind = EventKind;

    fn choose_option(options: &mut Options, key: &str, value: &str) -> bool {
        options.choose(key, value)
    }

    fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError> {
        text::parse(scanner)
    }

    fn case(text: &str, span: Span, options: &Options) -> Option<Case> {
        text::case(text, span, options)
    }

    fn start(case: &Case) -> State {
        rules::start(case)
    }

    fn turn(_: &Case, state: &State) -> Turn {
        rules::turn(state)
    }

    fn play(case: &Case, state: &mut State, mv: &Move) -> Result<(), Refusal> {
        rules::play(case, state, *mv)
    }

    fn choose(case: &Case, state: &State, memory: &mut Memory, budget: &mut Budget<'_>) -> Option<Move> {
        thinking::choose(case, state, memory, budget)
    }

    fn explain(case: &Case, state: &State, memory: &mut Memory) -> Option<SolitaireExplanation> {
        evidence::explain(case, state, memory)
    }

    fn view(case: &Case, state: &State, previous: Option<(&State, &Move)>) -> SolitaireBoard {
        view::board(case, state, previous)
    }

    fn event(before: &State, mv: &Move, after: &State) -> Option<EventKind> {
        let earned = |score: Score| (score.numbers + score.pieces, score.alternation);
        match mv {
            Move::Fault(_) => Some(EventKind::Fault),
            Move::Remove(_) if earned(before.score()) != earned(after.score()) => Some(EventKind::Bonus),
            _ => None,
        }
    }

    fn answer(case: &Case, _: usize, memory: &mut Memory, out: &mut dyn AnswerWriter) -> fmt::Result {
        text::answer(case, memory, out)
    }

    fn case_header(case: &Case, _: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        text::write_board(case, out)
    }

    fn judge(
        case: &Case,
        _: usize,
        _: &mut Memory,
        found: &mut Tokens<'_>,
        out: &mut dyn AnswerWriter,
    ) -> Result<Judged, fmt::Error> {
        output::judge(case, found, out)
    }
}

#[cfg(feature = "scene")]
impl crate::game::Drawable for Solitaire {
    fn scene(
        _: &Case,
        state: &State,
        previous: Option<(&State, &Move)>,
        sight: &crate::scene::Sight,
    ) -> crate::scene::Scene {
        scene::scene(state, previous, sight)
    }
}
