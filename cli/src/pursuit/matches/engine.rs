use std::cell::RefCell;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use boardlab_core::Game;
use boardlab_core::games::pursuit::exact::Theory;
use boardlab_core::games::pursuit::{Case, End, Move, Pursuit, Side, Start, State, Strategy, file};

use super::answer::Answer;
use super::messages::forfeit_reason;
use super::player::{Player, PlayerKind};
use super::turn::{Turn, TurnLimits, turn};
use crate::command_error::CommandError;
use crate::programs::{Interrupt, Programs, Sandbox, Shown};
use crate::pursuit::request::RobotLimits;

/// Plays matches between programs and strategies.
pub(super) struct Engine {
    limits: TurnLimits,
    programs: Programs,
    /// The folder of the robots: each sees its own part of it alone.
    robots: Option<PathBuf>,
    pub(super) cancel: Interrupt,
}

/// A match that was played.
pub(super) struct PlayedMatch {
    /// The last position.
    pub(super) end_state: State,
    /// The points of the catchers and of the fugitive.
    pub(super) score: (u16, u16),
    /// The moves, as the lines of a replay.
    pub(super) moves: Vec<String>,
    pub(super) forfeit: Option<Forfeit>,
    /// What each side wrote on standard error: in each turn the end of it, under a line that names the turn.
    pub(super) errors: [String; 2],
    /// The longest turn of each side.
    pub(super) longest: [Duration; 2],
}

/// Why a side forfeited.
pub(super) struct Forfeit {
    pub(super) side: Side,
    /// The reason, as a sentence.
    pub(super) reason: String,
    /// The end of its standard error.
    pub(super) stderr_tail: String,
}

/// A player during a match.
enum Participant<'a> {
    Strategy(Strategy),
    Program {
        player: &'a Player,
        command: &'a [OsString],
        /// Where it runs in all its turns.
        sandbox: Sandbox,
    },
}

impl Engine {
    /// From now on a signal cancels all matches and kills their programs.
    pub(super) fn new(limits: &RobotLimits) -> Result<Self, CommandError> {
        let cancel = Interrupt::on_signals()?;
        let RobotLimits { robots, time_limit, program, output_limit } = limits;
        let limits = TurnLimits { time: *time_limit, memory: program.memory(), output: u64::from(*output_limit) };
        let robots = robots.as_ref().and_then(|robots| robots.canonicalize().ok());
        Ok(Engine { limits, programs: Programs::new(program.sandbox), robots, cancel })
    }

    /// Plays a match and passes every position to `on_position`. `None` if it was cancelled. A failure of a robot is
    /// no error, but a forfeit.
    pub(super) fn play(
        &self,
        case: &Case,
        players: [&Player; 2],
        mut on_position: impl FnMut(&State),
    ) -> Result<Option<PlayedMatch>, CommandError> {
        let mut participants = [self.participant(players[0])?, self.participant(players[1])?];
        let mut state = Pursuit::start(case);
        let mut moves = Vec::new();
        let mut forfeit = None;
        let mut longest = [Duration::ZERO; 2];
        let mut errors = [String::new(), String::new()];
        let score = loop {
            if let Some(score) = state.score(&case.params) {
                break score;
            }
            let side = state.side_to_move;
            let Some(answer) = self.next_answer(case, &state, &mut participants[side as usize])? else {
                return Ok(None);
            };
            moves.push(answer.mv.to_string());
            longest[side as usize] = longest[side as usize].max(answer.elapsed);
            if !answer.stderr_tail.is_empty() {
                errors[side as usize] += &format!("turn {}:\n{}\n", state.turn, answer.stderr_tail.trim_end());
            }
            let previous = state.clone();
            let refused = |why| CommandError::Internal(format!("{} broke a rule: {why}", players[side as usize].name));
            Pursuit::play(case, &mut state, &answer.mv).map_err(refused)?;
            if let Some(End::Forfeit { side, error }) = &state.end {
                let reason = forfeit_reason(&case.params, &previous, error, &answer, &self.limits);
                forfeit = Some(Forfeit { side: *side, reason, stderr_tail: answer.stderr_tail });
            }
            on_position(&state);
        };
        Ok(Some(PlayedMatch { end_state: state, score, moves, forfeit, errors, longest }))
    }

    fn participant<'a>(&self, player: &'a Player) -> Result<Participant<'a>, CommandError> {
        Ok(match &player.kind {
            PlayerKind::Strategy(strategy) => Participant::Strategy(*strategy),
            PlayerKind::Program { command, file } => {
                let own = file.parent().into_iter().map(PathBuf::from).collect();
                let shown = Shown { own, hidden: self.robots.iter().cloned().collect(), works_in: None };
                let refused = CommandError::system(format!("{} cannot be run", player.name));
                let sandbox = self.programs.open(&shown, self.limits.of_program()).map_err(refused)?;
                Participant::Program { player, command, sandbox }
            }
        })
    }

    /// The answer of a player. `None` if the match was cancelled.
    fn next_answer(
        &self,
        case: &Case,
        state: &State,
        participant: &mut Participant<'_>,
    ) -> Result<Option<Answer>, CommandError> {
        match participant {
            Participant::Strategy(strategy) => {
                Ok((!self.cancel.is_cancelled()).then(|| strategy_answer(*strategy, case, state)))
            }
            Participant::Program { player, command, sandbox } => {
                let system_error = CommandError::system(format!("a turn of {} cannot be played", player.name));
                let input = file(&case.params, state);
                let turn = turn(command, sandbox, &input, &self.limits, &self.cancel).map_err(system_error)?;
                Ok(turn.map(|turn| program_answer(case, state, turn)))
            }
        }
    }
}

thread_local! {
    /// The exact theory of the last match of this thread. The next match often needs the same.
    static THEORY: RefCell<Theory> = RefCell::default();
}

fn strategy_answer(strategy: Strategy, case: &Case, state: &State) -> Answer {
    let began = Instant::now();
    let action = THEORY.with_borrow_mut(|theory| theory.choose(strategy, &case.params, state, case.seed));
    let mv = Move::Pairs(action);
    Answer { mv, note: String::new(), stderr_tail: String::new(), elapsed: began.elapsed() }
}

fn program_answer(case: &Case, state: &State, turn: Turn) -> Answer {
    let mv = match turn.output {
        Ok(output) => Move::of_output(&case.params, state, &output),
        Err(failure) => Move::Fail(failure),
    };
    Answer { mv, note: turn.note, stderr_tail: turn.stderr_tail, elapsed: turn.elapsed }
}

/// The replay of a match.
pub(super) fn replay(case: &Case, players: [&Player; 2], played: &PlayedMatch) -> String {
    let robots = players.map(|player| player.name.clone());
    let start = Start::Match { robots, moves: played.moves.clone(), score: Some(played.score) };
    Case { start, ..case.clone() }.to_string()
}

/// The case of a match before its first move.
pub(super) fn match_start(case: &Case, players: [&Player; 2]) -> Case {
    let robots = players.map(|player| player.name.clone());
    Case { start: Start::Match { robots, moves: Vec::new(), score: None }, ..case.clone() }
}
