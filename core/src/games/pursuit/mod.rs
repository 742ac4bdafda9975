//! Pursuit ("Погоня", a tournament task of a Russian engineering school): K catchers against one fugitive of S steps a
//! turn, on a square or a torus.
//!
//! [`Terms`] and [`State`] hold the rules, [`judge`] reads what a robot answers, [`file`] writes what it is given,
//! [`strategy`] plays either side. x grows to the right, y downwards, both from 0.

#[cfg(feature = "tools")]
mod edit;
mod evidence;
pub mod exact;
mod field;
#[cfg(feature = "tools")]
mod generate;
mod judge;
mod maps;
mod notation;
mod output;
mod rules;
#[cfg(feature = "tools")]
mod shrink;
pub mod strategy;
mod text;
mod view;

use alloc::collections::VecDeque;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

pub use evidence::{CatcherStep, PursuitCandidate, PursuitLook, PursuitWhy};
pub use field::{Cell, Field, SIDES, Step};
#[cfg(feature = "tools")]
pub use generate::generate_turn;
pub use judge::judge;
pub use maps::{Map, NEVER, Spread};
pub use rules::Path;
pub use strategy::Strategy;
pub use text::file;
pub use view::{End, Failure, PursuitBoard, PursuitStep, Side, Wrong};

use crate::game::{AnswerWriter, Judged, Tokens};
use crate::game::{Budget, EventKind, Game, Illegal, Options, Turn};
#[cfg(feature = "tools")]
use crate::game::{GenParams, InputFraming, Workbench};
use crate::text::{Document, ParseError, Scanner, Span};

/// The game.
pub struct Pursuit;

/// The numbers of an answer, two by two: x and y of a place, or of a step.
pub type Pairs = Vec<(i32, i32)>;

/// What a round is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Square or torus.
    pub field: Field,
    /// K, from 1 to one less than the cells.
    pub catchers: u16,
    /// S, from 1 to 2N: steps of the fugitive a turn.
    pub steps: u8,
    /// L, from 1 to the number of cells: turns of the round.
    pub turns: u16,
    /// Whether a path that enters a catcher's cell ends there: the reading `blocked`.
    pub blocked: bool,
}

/// A position between two words of the sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The turn, from 0: the placement.
    pub turn: u16,
    /// Whose word is due.
    pub due: Side,
    /// Where the catchers stand; empty before their placement.
    pub catchers: Vec<Cell>,
    /// Where the fugitive is; none before its placement.
    pub fugitive: Option<Cell>,
    /// How the round ended.
    pub end: Option<End>,
    /// Whether every word so far was the replay's.
    pub scripted: bool,
}

/// What a side says: numbers, as a person or a strategy does; else all that a robot wrote, or its failure to write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// Numbers. Wrong ones are refused.
    Say(Pairs),
    /// A robot's output. If it is wrong, its side loses the round.
    Output(String),
    /// A robot that gave no output to judge: its side loses the round.
    Fail(Failure),
}

/// A round: what it is played with, by whom, and where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// What it is played with.
    pub terms: Terms,
    /// Who plays the catchers and the fugitive where no replay does.
    pub players: [Strategy; 2],
    /// What a strategy's dice depend on, beside the position.
    pub seed: u64,
    /// Where it begins.
    pub start: Start,
}

/// Where a round begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// An engine file: at the placement.
    Match {
        /// The folders of the robots.
        robots: [String; 2],
        /// A replay: what the sides said, in turn, as [`Move`] is written.
        said: Vec<String>,
        /// The score that ends the replay.
        score: Option<(u16, u16)>,
    },
    /// A robot's file: at its position.
    Turn(State),
}

impl End {
    /// The side that the round ended for: a wrong word is the other side's win.
    #[must_use]
    pub const fn winner(&self) -> Side {
        match self {
            End::Caught | End::Forfeit { side: Side::Fugitive, .. } => Side::Catchers,
            End::Escaped | End::Forfeit { side: Side::Catchers, .. } => Side::Fugitive,
        }
    }
}

impl State {
    /// The position before any placement.
    #[must_use]
    pub const fn new() -> Self {
        State { turn: 0, due: Side::Catchers, catchers: Vec::new(), fugitive: None, end: None, scripted: false }
    }

    /// The points of both sides: `L-T : T` where the fugitive counts as caught in turn T, else `0 : L`.
    #[must_use]
    pub fn score(&self, terms: &Terms) -> Option<(u16, u16)> {
        Some(match self.end.as_ref()?.winner() {
            Side::Catchers => (terms.turns - self.turn, self.turn),
            Side::Fugitive => (0, terms.turns),
        })
    }

    /// How many words were said before it in its round.
    fn words(&self) -> usize {
        2 * usize::from(self.turn) + usize::from(self.due == Side::Fugitive)
    }
}

impl Default for State {
    fn default() -> Self {
        State::new()
    }
}

impl Case {
    /// Who plays a side where no replay does.
    #[must_use]
    pub const fn player(&self, side: Side) -> Strategy {
        self.players[side as usize]
    }

    /// What the replay says at a position, if it goes on to there.
    fn scripted(&self, at: &State) -> Option<Move> {
        let Start::Match { said, .. } = &self.start else { return None };
        let line = said.get(at.words()).filter(|_| at.scripted)?;
        Some(Move::of_replay(&self.terms, at, line))
    }

    /// What is said at a position: by the replay, else by the side's strategy.
    fn next(&self, at: &State, theory: &mut exact::Theory) -> Move {
        let word = |theory: &mut exact::Theory| theory.say(self.player(at.due), &self.terms, at, self.seed);
        self.scripted(at).unwrap_or_else(|| Move::Say(word(theory)))
    }
}

impl Move {
    /// The numbers it says, if they are right.
    fn pairs(&self, terms: &Terms, at: &State) -> Option<Pairs> {
        match self {
            Move::Say(pairs) => Some(pairs.clone()),
            Move::Output(text) => judge(terms, at, text).ok(),
            Move::Fail(_) => None,
        }
    }
}

/// What was said at the latest positions of a line: on large fields a word takes a tenth of a second, and its evidence asks
/// for it again. And what is known of the problem.
#[derive(Default)]
pub struct Words {
    said: VecDeque<(State, Move)>,
    theory: exact::Theory,
}

impl Words {
    /// How many are kept.
    const KEPT: usize = 512;

    fn next(&mut self, case: &Case, at: &State) -> Move {
        if let Some((_, known)) = self.said.iter().rev().find(|(position, _)| position == at) {
            return known.clone();
        }
        let word = case.next(at, &mut self.theory);
        if self.said.len() == Self::KEPT {
            self.said.pop_front();
        }
        self.said.push_back((at.clone(), word.clone()));
        word
    }
}

fn turn(at: &State) -> Turn {
    if at.end.is_some() { Turn::Over } else { Turn::Player { player: at.due as u8 } }
}

/// Takes a word by the rules; see [`Game::play`].
fn play(terms: &Terms, at: &mut State, mv: &Move) -> Result<(), Illegal> {
    match mv {
        _ if at.end.is_some() => Err(Illegal::Over),
        Move::Say(pairs) => terms.say(at, pairs).map_err(|wrong| wrong.illegal()),
        Move::Output(text) => {
            if let Err(wrong) = judge(terms, at, text).and_then(|pairs| terms.say(at, &pairs)) {
                at.end = Some(End::Forfeit { side: at.due, wrong });
            }
            Ok(())
        }
        Move::Fail(failure) => {
            at.end = Some(End::Forfeit { side: at.due, wrong: Wrong::Failed { failure: *failure } });
            Ok(())
        }
    }
}

impl Game for Pursuit {
    const NAME: &'static str = "pursuit";
    const OPTIONS: &'static [&'static str] =
        &["reading=default", "reading=blocked", "catchers=NAME", "fugitive=NAME", "seed=NUMBER"];
    const MANY: bool = true;
    type Case = Case;
    type State = State;
    type Move = Move;
    type Memory = Words;
    type View = PursuitBoard;
    type Explanation = PursuitWhy;
    type CellInfo = PursuitLook;

    fn accepts(key: &str, value: &str) -> bool {
        match key {
            "reading" => matches!(value, "default" | "blocked"),
            "catchers" | "fugitive" => value.parse::<Strategy>().is_ok(),
            "seed" => value.parse::<u64>().is_ok(),
            _ => false,
        }
    }

    fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError> {
        text::parse(scanner)
    }

    fn case(text: &str, span: Span, options: &Options) -> Case {
        text::case(text, span, options)
    }

    fn start(case: &Case) -> State {
        match &case.start {
            Start::Match { said, .. } => State { scripted: !said.is_empty(), ..State::new() },
            Start::Turn(state) => state.clone(),
        }
    }

    fn turn(_: &Case, at: &State) -> Turn {
        turn(at)
    }

    fn play(case: &Case, at: &mut State, mv: &Move) -> Result<(), Illegal> {
        let scripted = at.end.is_none() && case.scripted(at).as_ref() == Some(mv);
        play(&case.terms, at, mv)?;
        at.scripted = scripted;
        Ok(())
    }

    fn choose(case: &Case, at: &State, words: &mut Words, budget: &mut Budget<'_>) -> Option<Move> {
        let goes_on = at.end.is_none() && budget.may_go_on();
        budget.nodes = budget.nodes.saturating_sub(strategy::nodes(&case.terms));
        goes_on.then(|| words.next(case, at))
    }

    fn explain(case: &Case, at: &State, words: &mut Words) -> Option<PursuitWhy> {
        at.end.is_none().then(|| evidence::explain(case, at, words))
    }

    fn look(case: &Case, at: &State, cell: (u64, u64)) -> Option<PursuitLook> {
        evidence::look(&case.terms, at, cell)
    }

    fn view(case: &Case, at: &State, came: Option<(&State, &Move)>) -> PursuitBoard {
        view::board(case, at, came)
    }

    fn alike(one: &State, other: &State) -> bool {
        let sorted = |at: &State| {
            let mut catchers = at.catchers.clone();
            catchers.sort_unstable();
            State { catchers, scripted: false, ..at.clone() }
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

    fn prompt(case: &Case, at: &State) -> Option<String> {
        at.end.is_none().then(|| file(&case.terms, at))
    }

    fn heard(case: &Case, at: &State, output: &str) -> Option<Move> {
        at.end.is_none().then(|| Move::of_output(&case.terms, at, output))
    }

    fn record(case: &Case, moves: &[&Move]) -> Option<String> {
        text::record(case, moves)
    }

    fn answer(case: &Case, _: usize, words: &mut Words, out: &mut dyn AnswerWriter) -> fmt::Result {
        text::answer(case, &mut words.theory, out)
    }

    fn head(case: &Case, _: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        text::head(case, out)
    }

    fn judge(
        case: &Case,
        _: usize,
        _: &mut Words,
        found: &mut Tokens<'_>,
        out: &mut dyn AnswerWriter,
    ) -> Result<Judged, fmt::Error> {
        output::judge(case, found, out)
    }
}

#[cfg(feature = "tools")]
impl Workbench for Pursuit {
    const FRAMING: InputFraming = InputFraming::Bare;

    fn edit(case: &Case, change: &str) -> Result<Case, Illegal> {
        edit::edit(case, change)
    }

    fn generate(seed: u64, params: GenParams) -> Vec<Case> {
        generate::generate(seed, params)
    }

    fn shrink(case: &Case, nth: usize) -> Result<Case, usize> {
        shrink::shrink(case, nth)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;
    use crate::session::Session;

    fn open(text: &str) -> Session<Pursuit> {
        let document = Pursuit::parse(text, Limits::Statement).expect("a case");
        Session::new(Pursuit::case(text, document.cases[0], &Options::default()))
    }

    #[test]
    fn a_line_is_recorded_as_a_replay() {
        let mut played = open("1 7 2 2 20 random far");
        played.solve(u32::MAX);
        let replay = played.record(u32::MAX).expect("a replay");
        let mut again = open(&replay);
        again.solve(u32::MAX);
        assert_eq!(again.transcript(), played.transcript());
        assert!(replay.starts_with("1\n7\n2\n2\n20\nrandom\nfar\n"));
        assert_eq!(again.record(u32::MAX).as_ref(), Some(&replay));
    }

    #[test]
    fn a_part_of_a_line_has_no_score_and_a_file_of_a_turn_no_replay() {
        let mut played = open("0 5 1 1 20 area area");
        played.step(0, "2 2").expect("a placement");
        played.step(1, "! #time-out").expect("a failure is a move");
        assert_eq!(played.record(1).as_deref(), Some("0\n5\n1\n1\n20\narea\narea\n2 2\n"));
        assert_eq!(played.record(2).as_deref(), Some("0\n5\n1\n1\n20\narea\narea\n2 2\n! #time-out\n20 : 0\n"));
        assert_eq!(open("0 0 5 1 1 20 1 3 3 0 0").record(0), None);
    }

    #[test]
    fn a_catcher_knows_its_steps() {
        let mut torus = open("0 1 4 1 1 16 1 2 2 0 0");
        let Some(look) = torus.look(0, (0, 0)) else { unreachable!("a cell") };
        let steps: Vec<(u16, &str)> = look.steps.iter().map(|step| (step.to, step.word.as_str())).collect();
        assert_eq!(steps, [(0, "0 0"), (1, "1 0"), (3, "-1 0"), (4, "0 1"), (12, "0 -1")]);
        let Some(free) = torus.look(0, (1, 1)) else { unreachable!("a cell") };
        assert!(free.steps.is_empty() && free.word.is_none());
        let Some(place) = open("0 5 1 1 20 area area").look(0, (3, 1)) else { unreachable!("a cell") };
        assert_eq!(place.word.as_deref(), Some("1 3"));
    }

    #[test]
    fn cells_that_change_hands_are_told() {
        let mut row = open("0 0 3 1 1 9 1 0 0 2 2");
        row.step(0, "-1 0").expect("a step");
        // The fugitive at (0, 0), the catcher from (2, 2) to (1, 2): of (0, 2) and (1, 1), which were as near to both, the catcher
        // is now first at the cells that it is nearer to.
        let turned = row.frame(1).board.step.expect("a word").turned;
        assert_eq!(turned, [4, 6]);
    }
}
