//! Which known mistake makes an output: the game is played with each of them, and the outputs are compared.
//!
//! A mistake is played by a second, plain implementation of the game. A switch in the solvers would cost them time, and
//! would share their errors. An output that differs in a token drops the mistake, so that only those that explain all
//! of it are played to the end.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::report::{Difference, FormFault};
use crate::boundary::view_struct;
use crate::game::{Budget, OtherValue, PieceAt, Record, Token, TokenCursor, Tokens};
use crate::input::{DynInput, MisreadCases};

view_struct! {
    /// What is known of the cause of a wrong output. It is empty for a right one.
    #[derive(Default)]
    pub struct Diagnosis {
        /// The known mistakes that make this output in every case. With one of them the cause is found; several cannot
        /// be told apart on this input; none explains it if the list is empty and all were tried.
        pub mistakes: Vec<KnownMistake>,
        /// How many known mistakes were tried.
        pub tried: u32,
        /// How many there are.
        pub of: u32,
        /// The faults of form in the lines that differ, a kind once, each where it is first seen.
        pub form: Vec<FormMistake>,
    }

    /// A known mistake that makes an output, and where it first does.
    pub struct KnownMistake {
        /// Its key, such as `column-before-row`.
        #[cfg_attr(feature = "ts", ts(type = "Mistake"))]
        pub mistake: &'static str,
        /// The ruling that it breaks.
        pub rule: &'static str,
        /// The first case, from 1, in which the outputs differ.
        pub case: u32,
        /// The number of moves before the last position in that case that is the same with the mistake and without: the
        /// cause lies there. The outputs may differ much later.
        pub ply: u32,
        /// The first move that the mistake changes, from 1. `None` if it changes no move, only what is printed.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        #[cfg_attr(feature = "ts", ts(rename = "move"))]
        pub mv: Option<u32>,
        /// The first cell of that case whose value the mistake changes, where cells have values.
        pub value: Option<OtherValue>,
        /// The output of that case with the mistake.
        pub output: String,
    }

    /// A position of the game as a known mistake plays it.
    pub struct MistakenFrame {
        /// Moves made.
        pub ply: u32,
        /// Moves of the whole game.
        pub plies: u32,
        /// What stands where, in the order that the game has.
        pub pieces: Vec<PieceAt>,
    }

    /// A fault of form, and where it is first seen in the output under test.
    #[derive(Copy)]
    pub struct FormMistake {
        /// What it is.
        pub fault: FormFault,
        /// The line, from 1.
        pub line: u32,
        /// The token on that line, from 1.
        pub token: u32,
    }
}

/// The search for known mistakes, mistake by mistake and case by case.
pub(super) struct Search {
    /// The first case that is wrong, from 0.
    case: usize,
    tried: usize,
    run: Option<Run>,
    mistakes: Vec<KnownMistake>,
}

/// The game with one mistake.
struct Run {
    game: Box<dyn MisreadCases>,
    next: usize,
    at: TokenCursor,
    /// The case that is wrong first, and where it begins in the output under test.
    kept: Option<(Record, TokenCursor)>,
}

impl Search {
    pub(super) fn of(first: &Difference) -> Self {
        Search { case: first.case as usize - 1, tried: 0, run: None, mistakes: Vec::new() }
    }

    /// Plays on, a case for each unit of the budget.
    pub(super) fn go_on(&mut self, input: &Arc<dyn DynInput>, found: &str, budget: &mut Budget<'_>) {
        let of = input.mistakes().keys.len();
        while self.tried < of && budget.spend() {
            let run = self.run.take().or_else(|| Run::of(input, Some(self.tried)));
            let Some(mut run) = run else { return self.tried = of };
            match run.agrees(input, found, self.case) {
                Some(true) => self.run = Some(run),
                Some(false) => self.tried += 1,
                None => {
                    self.explain(input, found, run);
                    self.tried += 1;
                }
            }
        }
    }

    /// Keeps the mistake that was played to the end, with where it leaves the right game. What the right game prints,
    /// too, is no mistake: where many outputs are right, something else is wrong then.
    fn explain(&mut self, input: &Arc<dyn DynInput>, found: &str, run: Run) {
        let Some((wrong, at)) = run.kept else { return };
        let mut right = Record::default();
        if let Some(mut run) = Run::of(input, None) {
            // Where many outputs are right, the right game ends with an error: at the first move that a rule forbids.
            let played = run.game.case(self.case, &Tokens::from(found, at), &mut right);
            if played.is_ok() && right.text.split_ascii_whitespace().eq(wrong.text.split_ascii_whitespace()) {
                return;
            }
        }
        let (ply, mv) = wrong.parts_from(&right);
        let mistakes = input.mistakes();
        self.mistakes.push(KnownMistake {
            mistake: mistakes.keys[self.tried],
            rule: mistakes.rules[self.tried],
            case: self.case as u32 + 1,
            ply,
            mv,
            value: wrong.other_value(&right),
            output: wrong.text,
        });
    }

    pub(super) fn diagnosis(&self, input: &dyn DynInput) -> Diagnosis {
        let of = input.mistakes().keys.len() as u32;
        Diagnosis { mistakes: self.mistakes.clone(), tried: self.tried as u32, of, form: Vec::new() }
    }
}

impl Run {
    fn of(input: &Arc<dyn DynInput>, mistake: Option<usize>) -> Option<Self> {
        Some(Run { game: input.clone().misread(mistake)?, next: 0, at: TokenCursor::START, kept: None })
    }

    /// Plays the next case and says whether the output under test has the same; `None` if all of it is the same.
    fn agrees(&mut self, input: &Arc<dyn DynInput>, found: &str, wrong: usize) -> Option<bool> {
        let mut tokens = Tokens::from(found, self.at);
        if self.next == input.cases().len() {
            return tokens.next().map(|_| false);
        }
        let mut record = Record::default();
        let played = self.game.case(self.next, &tokens, &mut record);
        let same = |token: Token<'_>| tokens.next().is_some_and(|found| found.text == token.text);
        if played.is_err() || !Tokens::new(&record.text).all(same) {
            return Some(false);
        }
        if self.next == wrong {
            self.kept = Some((record, self.at));
        }
        (self.next, self.at) = (self.next + 1, tokens.cursor());
        Some(true)
    }
}

/// The whole output of a game that is played with a mistake. `None` where it is not known.
pub(crate) fn mistaken(input: &dyn DynInput, mut game: Box<dyn MisreadCases>, found: &str) -> Option<String> {
    let mut tokens = Tokens::new(found);
    let mut output = String::new();
    for index in 0..input.cases().len() {
        let mut record = Record::default();
        game.case(index, &tokens, &mut record).ok()?;
        tokens.skip_words(&record.text);
        output += &record.text;
    }
    Some(output)
}

/// The position of a case (from 0) after some moves, or the last one, as it is played with a mistake. `None` where
/// positions are not told apart, or if a piece is beyond the board.
pub(super) fn mistaken_frame(
    input: &Arc<dyn DynInput>,
    mistake: usize,
    (case, ply): (usize, u32),
    found: &str,
) -> Option<MistakenFrame> {
    let mut game = input.clone().misread(Some(mistake))?;
    let mut tokens = Tokens::new(found);
    for before in 0..case {
        let mut record = Record::default();
        game.case(before, &tokens, &mut record).ok()?;
        tokens.skip_words(&record.text);
    }
    let mut record = Record::with_pieces(ply);
    // Where the output is not known there may be a position before that.
    let _ = game.case(case, &tokens, &mut record);
    let plies = record.plies()?;
    if ply > plies {
        return mistaken_frame(input, mistake, (case, plies), found);
    }
    Some(MistakenFrame { ply, plies, pieces: record.pieces? })
}
