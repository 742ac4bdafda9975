use std::sync::Arc;

use boardlab_core::games::pursuit::exact::Theory;
use boardlab_core::games::pursuit::{
    Case, MatchParams, Move, Options, Pursuit, Side, Start, State, Strategy, file as turn_file,
};
use boardlab_core::{AnyInput, Game, Input, Limits};

use super::feedback::Feedback;
use super::output::written;
use super::run::{Ruling, Run};
use crate::command_error::CommandError;
use crate::commands::compare::{self, is_wrong, message};
use crate::input::read_text;
use crate::output::file_name::display_name;

/// The match so far, in the feedback folder: a replay.
pub(super) const RECORD: &str = "match.txt";
/// The position that the next pass begins with. Judges differ in which input they name to a later pass.
const TURN: &str = "turn.txt";
/// The most turns of a match, and so the most passes of a judge.
pub(crate) const PASSES: u16 = 40;
/// Asks a judge for another pass.
const NEXT_PASS: &str = "nextpass.in";

/// The moves of a record, behind the seven lines that it begins with.
pub(super) fn moves(record: &str) -> u32 {
    record.lines().skip(7).count() as u32
}

/// Why a judge cannot begin a match with an input.
pub(super) fn bad_start(text: &str) -> Option<String> {
    let case = turn(text.into()).ok()?.1;
    if case.params.turns > PASSES {
        return Some(format!("line 4: {} turns are more than the {PASSES} that a judge plays", case.params.turns));
    }
    match case.start {
        Start::Turn(State { turn: 0, .. }) => None,
        Start::Turn(State { turn, .. }) => {
            Some(format!("line 4: turn {turn} is expected to be 0, where a match begins"))
        }
        Start::Match { .. } => Some("line 1: expected the file of a turn, not of a match".into()),
    }
}

/// The input of a match's first pass. The catchers that a program does not play have been placed.
pub(crate) fn placed(params: &MatchParams, side: Side, strategy: Strategy, seed: u64) -> String {
    let mut round = Round::new(params, State::new(), (strategy, seed));
    if side == Side::Fugitive {
        round.reply();
    }
    turn_file(params, &round.state)
}

/// A match of two built-in robots, as the program of a side and the judge write it.
pub(crate) fn interaction(params: &MatchParams, side: Side, robot: Strategy, seed: u64) -> String {
    let mut round = Round::new(params, State::new(), (robot, seed));
    let mut passes = Vec::new();
    while round.state.end.is_none() {
        let (mover, input) = (round.state.side_to_move, turn_file(params, &round.state));
        let reply = round.reply().unwrap_or_default();
        if mover == side {
            let input: String = input.lines().map(|line| format!("<{line}\n")).collect();
            let pairs = reply.split_whitespace().collect::<Vec<_>>();
            passes.push(input + &pairs.chunks(2).map(|pair| format!(">{}\n", pair.join(" "))).collect::<String>());
        }
    }
    passes.join("---\n")
}

/// Judges the output of a turn, and lets the built-in robot answer it.
pub(super) fn judge(run: &Run, feedback: &Feedback) -> Result<Ruling, CommandError> {
    let text = feedback.read(TURN)?.map_or_else(|| read_text(&run.input), Ok)?;
    let (input, case) = turn(text)?;
    let Start::Turn(state) = case.start else {
        return Err(CommandError::unusable(display_name(&run.input), "expected the file of a turn"));
    };
    let output = match written()? {
        Ok(output) => output,
        Err(unreadable) => return Ok(unreadable),
    };
    let mut round = Round::new(&case.params, state, opponent(run)?);
    let before = feedback.read(RECORD)?.is_none().then(|| round.beginning());
    let judgement = compare::judge(&input, &output)?;
    let (side, turn) = (round.state.side_to_move, round.state.turn);
    let record = [round.play(&Move::of_output(&case.params, &round.state, &output)), round.reply()];
    feedback.append(RECORD, &before.into_iter().chain(record.into_iter().flatten()).collect::<String>())?;
    if is_wrong(&judgement) {
        return Ok(Ruling::Wrong { message: format!("turn {turn}: {}", message(&judgement)) });
    }
    let Some((catchers, fugitive)) = round.state.score(&case.params) else {
        let next = turn_file(&case.params, &round.state);
        feedback.write(TURN, &next)?;
        feedback.write(NEXT_PASS, &next)?;
        return Ok(Ruling::Accepted { score: None, message: String::new() });
    };
    let points = if side == Side::Catchers { catchers } else { fugitive };
    let message = format!("catchers {catchers} : fugitive {fugitive}\n");
    Ok(Ruling::Accepted { score: Some(points.into()), message })
}

/// Reads the only turn of a text.
fn turn(text: String) -> Result<(Arc<dyn AnyInput>, Case), CommandError> {
    let input = Input::<Pursuit>::read(text, Limits::Statement, Options::default());
    let input = input.map_err(|invalid| CommandError::invalid("turn", invalid))?;
    let case = input.case(0).filter(|_| input.cases().len() == 1);
    let case = case.ok_or_else(|| CommandError::unusable("turn", "expected one turn"))?;
    Ok((Arc::new(input), case))
}

/// The built-in robot that an answer file names, with its seed.
fn opponent(run: &Run) -> Result<(Strategy, u64), CommandError> {
    let text = read_text(&run.answer)?;
    let named = text.trim_end().split_once(' ').and_then(|(name, seed)| Some((name.parse().ok()?, seed.parse().ok()?)));
    let expected = "expected the strategy of the built-in robot and its seed, such as `area 7`";
    named.ok_or_else(|| CommandError::unusable(display_name(&run.answer), expected))
}

/// A match between a program and a built-in robot.
struct Round {
    case: Case,
    state: State,
    robot: (Strategy, u64),
}

impl Round {
    fn new(params: &MatchParams, state: State, robot: (Strategy, u64)) -> Self {
        let mut case = Case::of(*params);
        if let Start::Match { robots, .. } = &mut case.start {
            let of_program = state.side_to_move as usize;
            *robots = [robot.0.to_string(), robot.0.to_string()];
            robots[of_program] = "program".into();
        }
        Round { case, state, robot }
    }

    /// What a record has before the first move of the program.
    fn beginning(&self) -> String {
        let xy = |&cell| self.case.params.field.xy(cell);
        let placement = self.state.catchers.iter().map(xy).map(|(x, y)| (x.into(), y.into())).collect();
        let placed = match self.state.catchers.is_empty() {
            true => String::new(),
            false => format!("{}\n", Move::Pairs(placement)),
        };
        format!("{}{placed}", self.case)
    }

    /// Plays a move, and gives it as a line of a record; none if the match is over.
    fn play(&mut self, mv: &Move) -> Option<String> {
        let is_over = self.state.end.is_some();
        (!is_over && Pursuit::play(&self.case, &mut self.state, mv).is_ok()).then(|| format!("{mv}\n"))
    }

    /// The same with the move of the built-in robot.
    fn reply(&mut self) -> Option<String> {
        let Round { case, state, robot: (strategy, seed) } = self;
        state
            .end
            .is_none()
            .then(|| Theory::default().choose(*strategy, &case.params, state, *seed))
            .and_then(|pairs| self.play(&Move::Pairs(pairs)))
    }
}
