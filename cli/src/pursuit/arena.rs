use std::cell::RefCell;
use std::env::current_exe;
use std::ffi::OsString;
use std::time::{Duration, Instant};

use boardlab_core::game::Game;
use boardlab_core::games::pursuit::exact::Theory;
use boardlab_core::games::pursuit::{Case, End, Move, Pursuit, Side, Start, State, Strategy, file};

use super::player::{How, Player};
use super::request::Limits;
use super::said::Said;
use super::scratch::Scratch;
use super::turn::{self, Turn, turn};
use super::words::reason;
use crate::cancel_token::CancelToken;
use crate::failure::Failure;

/// What every match is played with.
pub(super) struct Arena {
    limits: turn::Limits,
    pub(super) cancel: CancelToken,
}

/// A match that was played.
pub(super) struct Played {
    /// Its end.
    pub(super) at: State,
    /// What the sides said, as a replay has it.
    pub(super) said: Vec<String>,
    pub(super) forfeit: Option<Forfeit>,
    /// The longest turn of each side.
    pub(super) longest: [Duration; 2],
}

/// Why a side lost by its own fault.
pub(super) struct Forfeit {
    pub(super) side: Side,
    /// What was wrong, in a sentence.
    pub(super) reason: String,
    /// The end of its standard error.
    pub(super) complaint: String,
}

/// A player at its match.
enum Seat<'a> {
    Strategy(Strategy),
    Program {
        player: &'a Player,
        command: &'a [OsString],
        /// Where it runs.
        scratch: Scratch,
    },
}

impl Arena {
    /// From here on an interruption ends the programs, then us.
    pub(super) fn new(limits: &Limits) -> Result<Self, Failure> {
        let cancel = CancelToken::on_signals().map_err(Failure::system("no signal can be waited for"))?;
        let launcher = current_exe().map_err(Failure::system("this program cannot be found"))?;
        let (memory, output) = (u64::from(limits.memory) << 20, u64::from(limits.output_limit));
        Ok(Arena { limits: turn::Limits { time: limits.time_limit, memory, output, launcher }, cancel })
    }

    /// Plays a match and shows every position; none when it was cancelled. An error is no robot's.
    pub(super) fn play(
        &self,
        case: &Case,
        players: [&Player; 2],
        mut show: impl FnMut(&State),
    ) -> Result<Option<Played>, Failure> {
        let mut seats = [Seat::new(players[0])?, Seat::new(players[1])?];
        let (mut at, mut said, mut forfeit) = (Pursuit::start(case), Vec::new(), None);
        let mut longest = [Duration::ZERO; 2];
        while at.end.is_none() {
            let side = at.side_to_move;
            let Some(word) = self.word(case, &at, &mut seats[side as usize])? else { return Ok(None) };
            said.push(word.mv.to_string());
            longest[side as usize] = longest[side as usize].max(word.took);
            let before = at.clone();
            let refused = |why| Failure::Internal(format!("{} broke a rule: {why}", players[side as usize].name));
            Pursuit::play(case, &mut at, &word.mv).map_err(refused)?;
            if let Some(End::Forfeit { side, wrong }) = &at.end {
                let reason = reason(&case.params, &before, wrong, &word, &self.limits);
                forfeit = Some(Forfeit { side: *side, reason, complaint: word.complaint });
            }
            show(&at);
        }
        Ok(Some(Played { at, said, forfeit, longest }))
    }

    /// What a player says; nothing when it was cancelled.
    fn word(&self, case: &Case, at: &State, seat: &mut Seat<'_>) -> Result<Option<Said>, Failure> {
        match seat {
            Seat::Strategy(strategy) => Ok((!self.cancel.is_cancelled()).then(|| think(*strategy, case, at))),
            Seat::Program { player, command, scratch } => {
                let ours = Failure::system(format!("a turn of {} cannot be played", player.name));
                let input = file(&case.params, at);
                let turn = turn(command, scratch, &input, &self.limits, &self.cancel).map_err(ours)?;
                Ok(turn.map(|turn| heard(case, at, turn)))
            }
        }
    }
}

thread_local! {
    /// What a thread solved for its last match, which the next one often needs again.
    static THEORY: RefCell<Theory> = RefCell::default();
}

fn think(strategy: Strategy, case: &Case, at: &State) -> Said {
    let began = Instant::now();
    let word = THEORY.with_borrow_mut(|theory| theory.say(strategy, &case.params, at, case.seed));
    let mv = Move::Say(word);
    Said { mv, note: String::new(), complaint: String::new(), took: began.elapsed() }
}

fn heard(case: &Case, at: &State, turn: Turn) -> Said {
    let mv = match turn.output {
        Ok(output) => Move::of_output(&case.params, at, &output),
        Err(failure) => Move::Fail(failure),
    };
    Said { mv, note: turn.note, complaint: turn.complaint, took: turn.took }
}

impl<'a> Seat<'a> {
    fn new(player: &'a Player) -> Result<Self, Failure> {
        let unmade = Failure::system("no scratch folder can be made");
        Ok(match &player.how {
            How::Strategy(strategy) => Seat::Strategy(*strategy),
            How::Program { command, .. } => Seat::Program { player, command, scratch: Scratch::new().map_err(unmade)? },
        })
    }
}

/// The round of a match before it begins.
pub(super) fn start(case: &Case, players: [&Player; 2]) -> Case {
    let robots = players.map(|player| player.name.clone());
    Case { start: Start::Match { robots, said: Vec::new(), score: None }, ..case.clone() }
}
