//! Pursuit ("Погоня", a tournament task of a Russian engineering school): K catchers against one fugitive of S steps a
//! turn, on a square or a torus.
//!
//! `rules` has the rules, `judge` checks the output of a program, `file` writes its input, `strategy` plays either
//! side. x grows to the right, y downwards, both from 0.
#![cfg(feature = "pursuit")]

#[cfg(feature = "workbench")]
mod edit;
mod evidence;
pub mod exact;
mod field;
mod judge;
mod memory;
mod model;
mod notation;
mod rules;
mod strategy;
mod text;
mod view;
pub mod words;
#[cfg(feature = "workbench")]
mod workbench;

use alloc::string::String;
use core::fmt;

pub use evidence::{CatcherStep, PursuitCandidate, PursuitCellInfo, PursuitExplanation};
pub use field::{Cell, Field, Map, NEVER, SIDES, Spread, Step};
pub use memory::Memory;
pub use model::{
    Case, End, Failure, MatchParams, Move, Options, OutputError, Pairs, Pursuit, Side, Start, State, Strategy,
};
pub use notation::judge;
pub use rules::Path;
pub use strategy::{Criterion, dominating_set};
pub use text::file;
pub use view::{PursuitBoard, PursuitStep};
pub use words::{EventKind, Refusal};
#[cfg(feature = "workbench")]
pub use workbench::generate_turn;

use crate::game::{AnswerWriter, Budget, ExternalProgram, Game, Judged, Tokens, Turn, Words};
use crate::text::{Document, ParseError, Scanner, Span};

impl Game for Pursuit {
    const NAME: &'static str = "pursuit";
    const OPTIONS: &'static [&'static str] =
        &["reading=default", "reading=blocked", "catchers=NAME", "fugitive=NAME", "seed=NUMBER"];
    const MULTIPLE_ANSWERS: bool = true;
    const MOVES_ARE_KNOWN: bool = true;
    const EXTERNAL_PROGRAM: Option<&'static dyn ExternalProgram<Self>> = Some(&Pursuit);
    const WORDS: Words = words::WORDS;
    type Options = Options;
    type Case = Case;
    type State = State;
    type Move = Move;
    type Memory = Memory;
    type View = PursuitBoard;
    type Explanation = PursuitExplanation;
    type CellInfo = PursuitCellInfo;
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
        rules::follow(case, state, mv)
    }

    fn choose(case: &Case, state: &State, memory: &mut Memory, budget: &mut Budget<'_>) -> Option<Move> {
        let goes_on = state.end.is_none() && budget.may_go_on();
        budget.nodes = budget.nodes.saturating_sub(strategy::nodes(&case.params));
        goes_on.then(|| memory.next(case, state))
    }

    fn explain(case: &Case, state: &State, memory: &mut Memory) -> Option<PursuitExplanation> {
        state.end.is_none().then(|| evidence::explain(case, state, memory))
    }

    fn cell_info(case: &Case, state: &State, cell: (u64, u64)) -> Option<PursuitCellInfo> {
        evidence::cell_info(&case.params, state, cell)
    }

    fn view(case: &Case, state: &State, previous: Option<(&State, &Move)>) -> PursuitBoard {
        view::board(case, state, previous)
    }

    fn equivalent(one: &State, other: &State) -> bool {
        let sorted = |state: &State| {
            let mut catchers = state.catchers.clone();
            catchers.sort_unstable();
            State { catchers, scripted: false, ..state.clone() }
        };
        sorted(one) == sorted(other)
    }

    fn event(_: &State, _: &Move, after: &State) -> Option<EventKind> {
        match after.end.as_ref()? {
            End::Caught => Some(EventKind::Caught),
            End::Escaped => Some(EventKind::Escaped),
            End::Forfeit { .. } => Some(EventKind::Fault),
        }
    }

    fn answer(case: &Case, _: usize, memory: &mut Memory, out: &mut dyn AnswerWriter) -> fmt::Result {
        text::answer(case, &mut memory.theory, out)
    }

    fn case_header(case: &Case, _: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        text::header(case, out)
    }

    fn judge(
        case: &Case,
        _: usize,
        _: &mut Memory,
        found: &mut Tokens<'_>,
        out: &mut dyn AnswerWriter,
    ) -> Result<Judged, fmt::Error> {
        judge::judge(case, found, out)
    }
}

impl ExternalProgram<Pursuit> for Pursuit {
    fn program_input(&self, case: &Case, state: &State) -> Option<String> {
        state.end.is_none().then(|| file(&case.params, state))
    }

    fn parse_program_output(&self, case: &Case, state: &State, output: &str) -> Option<Move> {
        state.end.is_none().then(|| Move::of_output(&case.params, state, output))
    }

    fn to_replay(&self, case: &Case, moves: &[&Move]) -> Option<String> {
        text::to_replay(case, moves)
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::Limits;
    use crate::session::Session;

    fn open(text: &str) -> Session<Pursuit> {
        let document = Pursuit::parse(text, Limits::Statement).expect("a case");
        Session::new(Pursuit::case(text, document.cases[0], &Default::default()).expect("a case"))
    }

    #[test]
    fn a_line_is_recorded_as_a_replay() {
        let mut played = open("1 7 2 2 20 random far");
        played.solve(u32::MAX);
        let replay = played.to_replay(u32::MAX).expect("a replay");
        let mut again = open(&replay);
        again.solve(u32::MAX);
        assert_eq!(again.transcript(), played.transcript());
        assert!(replay.starts_with("1\n7\n2\n2\n20\nrandom\nfar\n"));
        assert_eq!(again.to_replay(u32::MAX).as_ref(), Some(&replay));
    }

    #[test]
    fn a_part_of_a_line_has_no_score_and_a_file_of_a_turn_no_replay() {
        let mut played = open("0 5 1 1 20 area area");
        played.step(0, "2 2").expect("a placement");
        played.step(1, "! #time-out").expect("a failure is a move");
        assert_eq!(played.to_replay(1).as_deref(), Some("0\n5\n1\n1\n20\narea\narea\n2 2\n"));
        assert_eq!(played.to_replay(2).as_deref(), Some("0\n5\n1\n1\n20\narea\narea\n2 2\n! #time-out\n20 : 0\n"));
        assert_eq!(open("0 0 5 1 1 20 1 3 3 0 0").to_replay(0), None);
    }

    #[test]
    fn a_catcher_knows_its_steps() {
        let mut torus = open("0 1 4 1 1 16 1 2 2 0 0");
        let Some(look) = torus.cell_info(0, (0, 0)) else { unreachable!("a cell") };
        let steps: Vec<(u16, &str)> = look.steps.iter().map(|step| (step.to, step.numbers.as_str())).collect();
        assert_eq!(steps, [(0, "0 0"), (1, "1 0"), (3, "-1 0"), (4, "0 1"), (12, "0 -1")]);
        let Some(free) = torus.cell_info(0, (1, 1)) else { unreachable!("a cell") };
        assert!(free.steps.is_empty() && free.mv.is_none());
        let Some(place) = open("0 5 1 1 20 area area").cell_info(0, (3, 1)) else { unreachable!("a cell") };
        assert_eq!(place.mv.as_deref(), Some("1 3"));
    }

    #[test]
    fn cells_that_change_hands_are_told() {
        let mut row = open("0 0 3 1 1 9 1 0 0 2 2");
        row.step(0, "-1 0").expect("a step");
        // The fugitive is on (0, 0). The catcher moves from (2, 2) to (1, 2). Cells (0, 2) and (1, 1) were as near to
        // one as to the other; now the catcher is nearer.
        let turned = row.frame(1).board.step.expect("a move").turned;
        assert_eq!(turned, [4, 6]);
    }
}
