use std::cell::RefCell;
use std::ffi::OsString;
use std::sync::{PoisonError, RwLock};
use std::time::{Duration, Instant};

use boardlab_core::game::Game;
use boardlab_core::games::pursuit::exact::Theory;
use boardlab_core::games::pursuit::{
    Case, End, Failure as ProgramFailure, Move, OutputError, Pursuit, Side, Start, State, Strategy, file,
};

use super::answer::Answer;
use super::messages::forfeit_reason;
use super::player::{Player, PlayerKind};
use super::request::Limits;
use super::scratch::Scratch;
use super::scratch_root::ScratchRoot;
use super::turn::{self, Turn, turn};
use crate::failure::Failure;
use crate::programs::cancel_token::CancelToken;

/// Plays matches between programs and strategies.
pub(super) struct Engine {
    limits: turn::Limits,
    pub(super) cancel: CancelToken,
    /// Held by every match, and by one alone that is played again.
    playing: RwLock<()>,
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
        /// The working folder of the program.
        scratch: Scratch,
    },
}

const NO_SCRATCH: &str = "no scratch folder can be made";

impl Engine {
    /// From now on a signal cancels all matches and kills their programs.
    pub(super) fn new(limits: &Limits) -> Result<Self, Failure> {
        let cancel = CancelToken::on_signals()?;
        let scratch = ScratchRoot::new().map_err(Failure::system(NO_SCRATCH))?;
        let (memory, output) = (limits.memory.bytes(), u64::from(limits.output_limit));
        let limits = turn::Limits { time: limits.time_limit, memory, output, scratch };
        Ok(Engine { limits, cancel, playing: RwLock::new(()) })
    }

    /// Plays a match and passes every position to `on_position`. `None` if it was cancelled. A failure of a robot is
    /// no error, but a forfeit.
    ///
    /// While the disk is full, which a robot of another match may have done, no failure and no move tells anything of a robot. So the match is
    /// played again, alone.
    pub(super) fn play(
        &self,
        case: &Case,
        players: [&Player; 2],
        mut on_position: impl FnMut(&State),
    ) -> Result<Option<PlayedMatch>, Failure> {
        let times_full = || self.limits.scratch.room.times_full();
        let (before, played) = {
            let _with_others = self.playing.read().unwrap_or_else(PoisonError::into_inner);
            (times_full(), self.play_once(case, players, &mut on_position))
        };
        if times_full() == before || self.cancel.is_cancelled() || played.as_ref().is_ok_and(took_too_much) {
            return played;
        }
        let _alone = self.playing.write().unwrap_or_else(PoisonError::into_inner);
        self.play_once(case, players, &mut on_position)
    }

    fn play_once(
        &self,
        case: &Case,
        players: [&Player; 2],
        mut on_position: impl FnMut(&State),
    ) -> Result<Option<PlayedMatch>, Failure> {
        let mut participants = [self.participant(players[0])?, self.participant(players[1])?];
        let (mut state, mut moves, mut forfeit) = (Pursuit::start(case), Vec::new(), None);
        let mut longest = [Duration::ZERO; 2];
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
            let previous = state.clone();
            let refused = |why| Failure::Internal(format!("{} broke a rule: {why}", players[side as usize].name));
            Pursuit::play(case, &mut state, &answer.mv).map_err(refused)?;
            if let Some(End::Forfeit { side, error }) = &state.end {
                let reason = forfeit_reason(&case.params, &previous, error, &answer, &self.limits);
                forfeit = Some(Forfeit { side: *side, reason, stderr_tail: answer.stderr_tail });
            }
            on_position(&state);
        };
        Ok(Some(PlayedMatch { end_state: state, score, moves, forfeit, longest }))
    }

    fn participant<'a>(&self, player: &'a Player) -> Result<Participant<'a>, Failure> {
        Ok(match &player.kind {
            PlayerKind::Strategy(strategy) => Participant::Strategy(*strategy),
            PlayerKind::Program { command, .. } => {
                let root = &self.limits.scratch;
                let scratch = root.room.noted(Scratch::new(root)).map_err(Failure::system(NO_SCRATCH))?;
                Participant::Program { player, command, scratch }
            }
        })
    }

    /// The answer of a player. `None` if the match was cancelled.
    fn next_answer(
        &self,
        case: &Case,
        state: &State,
        participant: &mut Participant<'_>,
    ) -> Result<Option<Answer>, Failure> {
        match participant {
            Participant::Strategy(strategy) => {
                Ok((!self.cancel.is_cancelled()).then(|| strategy_answer(*strategy, case, state)))
            }
            Participant::Program { player, command, scratch } => {
                let system_error = Failure::system(format!("a turn of {} cannot be played", player.name));
                let input = file(&case.params, state);
                let turn = turn(command, scratch, &input, &self.limits, &self.cancel).map_err(system_error)?;
                Ok(turn.map(|turn| program_answer(case, state, turn)))
            }
        }
    }
}

/// Whether a side forfeited because of its scratch folder: that is measured, however full the disk was.
fn took_too_much(played: &Option<PlayedMatch>) -> bool {
    let end = played.as_ref().and_then(|played| played.end_state.end.as_ref());
    let files = OutputError::Failed { failure: ProgramFailure::Files };
    matches!(end, Some(End::Forfeit { error, .. }) if *error == files)
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

/// The case of a match before its first move.
pub(super) fn match_start(case: &Case, players: [&Player; 2]) -> Case {
    let robots = players.map(|player| player.name.clone());
    Case { start: Start::Match { robots, moves: Vec::new(), score: None }, ..case.clone() }
}
