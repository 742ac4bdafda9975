//! A session plays one case. It has a tree of moves with a current line, undo, redo, branches and transcripts.

mod frame;
mod move_tree;

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{self, Write};

pub use frame::{Event, Frame, Line};

#[cfg(feature = "scene")]
use crate::game::Drawable;
use crate::game::{Budget, CommonRefusal, Game, Turn};
#[cfg(feature = "scene")]
use crate::scene::{Scene, Sight};
use move_tree::{CHECKPOINT_INTERVAL, MoveTree, SOLVER_MARK};

/// Plays one case. The moves form a tree. The current line through it follows the branch that was taken last. The
/// session keeps the state at every 64th ply and replays moves to reach the others.
///
/// ```
/// use boardlab_core::games::robots::Robots;
/// use boardlab_core::{Input, Limits};
/// let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
/// let mut session = input.open(0).unwrap();
/// session.solve(u32::MAX);
/// assert!(session.line().done);
/// session.step(0, "N").unwrap();
/// assert_eq!(session.line().branch, Some(0));
/// assert!(session.step(0, "teleport 1").is_err());
/// ```
pub struct Session<G: Game> {
    case: G::Case,
    memory: G::Memory,
    tree: MoveTree,
    /// The move that leads to each node but the root.
    moves: Vec<G::Move>,
    /// The states of the line at every [`CHECKPOINT_INTERVAL`]th ply.
    checkpoints: Vec<G::State>,
    /// The state that was computed last: at [`MoveTree::cached_ply`].
    cached: G::State,
}

impl<G: Game> Session<G> {
    /// Opens a case at its start.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// use boardlab_core::Session;
    /// let session = Session::<Robots>::new(input.case(0).unwrap());
    /// assert_eq!(session.line().plies, 0);
    /// ```
    #[must_use]
    pub fn new(case: G::Case) -> Self {
        let start = G::start(&case);
        Session {
            memory: G::Memory::default(),
            tree: MoveTree::new(G::turn(&case, &start) == Turn::Over),
            moves: Vec::new(),
            checkpoints: vec![start.clone()],
            cached: start,
            case,
        }
    }

    /// The position after `ply` moves of the line.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// session.step(0, "N").unwrap();
    /// assert_ne!(session.state(0), session.state(1));
    /// ```
    pub fn state(&mut self, ply: usize) -> G::State {
        let (from, mut state) = self.nearest_state(ply);
        for step in from + 1..=ply {
            let played = G::play(&self.case, &mut state, self.move_to(step));
            debug_assert!(played.is_ok(), "a recorded move is legal");
        }
        self.tree.cached_ply = ply;
        self.cached = state.clone();
        state
    }

    /// The last ply up to `ply` whose state is stored, and that state.
    fn nearest_state(&self, ply: usize) -> (usize, G::State) {
        let (from, state) = match self.tree.cache_is_nearest(ply) {
            true => (self.tree.cached_ply, &self.cached),
            false => (ply / CHECKPOINT_INTERVAL * CHECKPOINT_INTERVAL, &self.checkpoints[ply / CHECKPOINT_INTERVAL]),
        };
        (from, state.clone())
    }

    /// The move that leads to a ply of the line, which is not the root.
    fn move_to(&self, ply: usize) -> &G::Move {
        &self.moves[self.tree.line[ply] - 1]
    }

    /// Appends a played move to the line, which ends where it was played.
    fn append(&mut self, mv: G::Move, before: &G::State, after: G::State, person: bool) {
        let known = self.tree.children().iter().copied().find(|&node| self.moves[node - 1] == mv);
        self.tree.append(known, person, G::event(before, &mv, &after).map(Into::into));
        if known.is_none() {
            self.moves.push(mv);
        }
        self.tree.done = G::turn(&self.case, &after) == Turn::Over;
        if self.tree.last().is_multiple_of(CHECKPOINT_INTERVAL) {
            self.checkpoints.push(after.clone());
        }
        self.cached = after;
    }

    fn cut(&mut self, ply: usize) {
        self.tree.cut(ply);
        self.checkpoints.truncate(ply / CHECKPOINT_INTERVAL + 1);
    }

    /// Plays a move of a branch in text form.
    fn follow(&mut self, ply: u32, mv: &str) -> Result<(), G::Refusal> {
        let own = mv.strip_suffix(SOLVER_MARK);
        own.unwrap_or(mv).parse().and_then(|mv| self.play_at(self.tree.clamp(ply), mv, own.is_none()))
    }

    fn play_at(&mut self, ply: usize, mv: G::Move, person: bool) -> Result<(), G::Refusal> {
        let before = self.state(ply);
        let mut after = before.clone();
        G::play(&self.case, &mut after, &mv)?;
        if ply == self.tree.last() || *self.move_to(ply + 1) != mv {
            self.cut(ply);
            self.append(mv, &before, after, person);
        }
        self.tree.ply = ply + 1;
        Ok(())
    }

    fn solve_one(&mut self, budget: &mut Budget<'_>) -> bool {
        let before = self.state(self.tree.last());
        let Some(mv) = G::choose(&self.case, &before, &mut self.memory, budget) else { return false };
        let mut after = before.clone();
        let played = G::play(&self.case, &mut after, &mv);
        debug_assert!(played.is_ok(), "the solver plays by the rules: {mv} {played:?}");
        self.append(mv, &before, after, false);
        true
    }

    fn shown(
        &self,
        ply: usize,
        person: bool,
        state: &G::State,
        previous: Option<(&G::State, &G::Move)>,
    ) -> Frame<G::View> {
        Frame {
            ply: ply as u32,
            turn: G::turn(&self.case, state),
            mv: previous.map(|(_, mv)| mv.to_string()),
            person,
            board: G::view(&self.case, state, previous),
        }
    }

    fn write(&self, node: usize, out: &mut String) -> fmt::Result {
        write!(out, "{}", self.moves[node - 1])
    }
}

/// The operations of a session.
impl<G: Game> Session<G> {
    /// The current line, as far as it is known.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// session.solve(u32::MAX);
    /// let line = session.line();
    /// assert_eq!((line.plies, line.done, line.branch), (16, true, None));
    /// assert_eq!(line.events.last().unwrap().kind, "lost");
    /// ```
    #[must_use]
    pub fn line(&self) -> Line {
        self.tree.show(&|node, out| self.write(node, out))
    }

    /// Lets the solver extend the line by at most a number of moves, also on a person's branch. It makes the moves of
    /// every side, chance's as well. Returns whether the game is over then.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// assert!(!session.solve(3));
    /// assert_eq!(session.line().plies, 3);
    /// assert!(session.solve(u32::MAX));
    /// ```
    pub fn solve(&mut self, moves: u32) -> bool {
        self.think(moves, u64::MAX)
    }

    /// Like [`Session::solve`], with a budget of nodes. A solver that has not found its move by then continues at the
    /// next call.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::Solitaire;
    /// use boardlab_core::{GenParams, Input, Limits};
    /// let text = Input::<Solitaire>::generate(7, GenParams { size: 0, ..GenParams::plain(1) });
    /// let input = Input::<Solitaire>::read(text, Limits::Statement, Default::default()).unwrap();
    /// let mut session = input.open(0).unwrap();
    /// session.think(1, 1);
    /// let searched = session.line().plies;
    /// session.think(1, u64::MAX);
    /// assert!(session.line().plies > searched);
    /// ```
    pub fn think(&mut self, moves: u32, nodes: u64) -> bool {
        let mut budget = Budget::nodes(nodes);
        for _ in 0..moves {
            if self.tree.done || !self.solve_one(&mut budget) {
                break;
            }
        }
        self.tree.done
    }

    /// The position after `ply` moves, or the last one known. [`Session::undo`] and [`Session::redo`] go on from there.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// session.step(0, "N").unwrap();
    /// let frame = session.frame(1);
    /// assert_eq!((frame.ply, frame.mv.as_deref(), frame.person), (1, Some("N"), true));
    /// assert_eq!(frame.board.you, (13, 14));
    /// ```
    pub fn frame(&mut self, ply: u32) -> Frame<G::View> {
        let ply = self.tree.clamp(ply);
        let previous = (ply > 0).then(|| (self.state(ply - 1), self.move_to(ply).clone()));
        let state = self.state(ply);
        self.tree.ply = ply;
        self.shown(ply, self.tree.is_person(ply), &state, previous.as_ref().map(|(before, mv)| (before, mv)))
    }

    /// The position after `ply` moves, or the last one known, as a picture; the line and [`Session::ply`] stay as they
    /// are.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// session.step(0, "NE").unwrap();
    /// let scene = session.scene(1);
    /// assert_eq!((&*scene.title, &*scene.event), ("robots, move 1: NE", "lost"));
    /// ```
    #[cfg(feature = "scene")]
    pub fn scene(&mut self, ply: u32) -> Scene
    where
        G: Drawable,
    {
        let ply = self.tree.clamp(ply);
        if ply == 0 {
            let start = self.state(0);
            return Scene {
                title: alloc::format!("{}, start", G::NAME),
                ..G::scene(&self.case, &start, None, &Sight::default())
            };
        }
        let (before, state, mv) = (self.state(ply - 1), self.state(ply), self.move_to(ply));
        let event = G::event(&before, mv, &state).map_or("", Into::into);
        Scene {
            title: alloc::format!("{}, move {ply}: {mv}", G::NAME),
            event: event.into(),
            ..G::scene(&self.case, &state, Some((&before, mv)), &Sight::default())
        }
    }

    /// The position that a move at `ply`, or at the last one known, would lead to; the line stays as it is. It tells
    /// which moves are legal; those that may be are found in what the view and the explanation of a game show.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// assert_eq!(session.peek(0, "N").unwrap().board.you, (13, 14));
    /// assert_eq!(session.line().plies, 0);
    /// ```
    ///
    /// # Errors
    ///
    /// The rule that refuses the move.
    pub fn peek(&mut self, ply: u32, mv: &str) -> Result<Frame<G::View>, G::Refusal> {
        let ply = self.tree.clamp(ply);
        let before = self.state(ply);
        let mut after = before.clone();
        let mv = mv.parse().and_then(|mv| G::play(&self.case, &mut after, &mv).map(|()| mv))?;
        Ok(self.shown(ply + 1, true, &after, Some((&before, &mv))))
    }

    /// Whether two moves at `ply`, however they are written, lead to equivalent positions; see `Game::equivalent`.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// assert!(session.equivalent(0, "N", "N"));
    /// assert!(!session.equivalent(0, "N", "S"));
    /// ```
    pub fn equivalent(&mut self, ply: u32, one: &str, other: &str) -> bool {
        let before = self.state(self.tree.clamp(ply));
        let after = |mv: &str| {
            let mut after = before.clone();
            G::play(&self.case, &mut after, &mv.parse()?).map(|()| after)
        };
        matches!((after(one), after(other)), (Ok(one), Ok(other)) if G::equivalent(&one, &other))
    }

    /// Information about the cell at a row and a column, at `ply`.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::knights::Knights};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// assert!(session.cell_info(0, (2, 3)).is_some());
    /// ```
    pub fn cell_info(&mut self, ply: u32, cell: (u64, u64)) -> Option<G::CellInfo> {
        let state = self.state(self.tree.clamp(ply));
        G::cell_info(&self.case, &state, cell)
    }

    /// Why the solver chooses its move at `ply`, or at the last one known, solved before or not, also on a branch.
    /// `None` if the game is over.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// session.solve(u32::MAX);
    /// let plies = session.line().plies;
    /// assert!(session.explain(plies - 1).is_some());
    /// assert!(session.explain(plies).is_none());
    /// ```
    pub fn explain(&mut self, ply: u32) -> Option<G::Explanation> {
        let state = self.state(self.tree.clamp(ply));
        G::explain(&self.case, &state, &mut self.memory)
    }

    /// The text that a program reads at `ply`. `None` if the game is over or no programs play it.
    ///
    /// ```
    /// # use boardlab_core::{GenParams, Input, Limits, games::pursuit::Pursuit};
    /// # let text = Input::<Pursuit>::generate(7, GenParams::plain(1));
    /// # let input = Input::<Pursuit>::read(text, Limits::Statement, Default::default()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// let text = session.program_input(0).unwrap();
    /// assert!(Input::<Pursuit>::read(text, Limits::Statement, Default::default()).is_ok());
    /// ```
    pub fn program_input(&mut self, ply: u32) -> Option<String> {
        let program = G::EXTERNAL_PROGRAM?;
        let state = self.state(self.tree.clamp(ply));
        program.program_input(&self.case, &state)
    }

    /// The move, as [`Session::step`] takes it, that a program's output stands for at `ply`. `None` if the game is over
    /// or no programs play it.
    ///
    /// ```
    /// # use boardlab_core::{GenParams, Input, Limits, games::pursuit::Pursuit};
    /// # let text = Input::<Pursuit>::generate(7, GenParams::plain(1));
    /// # let input = Input::<Pursuit>::read(text, Limits::Statement, Default::default()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// let mv = session.parse_program_output(0, "no number\n").unwrap();
    /// session.step(0, &mv).unwrap();
    /// assert!(session.line().done);
    /// ```
    pub fn parse_program_output(&mut self, ply: u32, output: &str) -> Option<String> {
        let program = G::EXTERNAL_PROGRAM?;
        let state = self.state(self.tree.clamp(ply));
        program.parse_program_output(&self.case, &state, output).map(|mv| mv.to_string())
    }

    /// The line up to `ply` as an input that plays it again. `None` if the case has no such inputs.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{Options, Pursuit};
    /// use boardlab_core::{Input, Limits};
    /// let input = Input::<Pursuit>::read("0 5 1 1 20 area far", Limits::Statement, Options::default()).unwrap();
    /// let mut session = input.open(0).unwrap();
    /// session.step(0, "2 2").unwrap();
    /// assert!(session.to_replay(1).unwrap().ends_with("2 2\n"));
    /// ```
    #[must_use]
    pub fn to_replay(&self, ply: u32) -> Option<String> {
        let moves: Vec<&G::Move> = (1..=self.tree.clamp(ply)).map(|ply| self.move_to(ply)).collect();
        G::EXTERNAL_PROGRAM?.to_replay(&self.case, &moves)
    }

    /// Plays a person's move at `ply`, or at the last one known, on a branch if it differs from the line. Moves are
    /// written as the `Move` of each game says.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// assert_eq!(session.step(0, "teleport 1").unwrap_err().to_string(), "there is no such piece");
    /// session.step(0, "N").unwrap();
    /// assert_eq!(session.line().moves, "0: N");
    /// ```
    ///
    /// # Errors
    ///
    /// The rule that refuses the move; the line then stays as it is.
    pub fn step(&mut self, ply: u32, mv: &str) -> Result<(), G::Refusal> {
        mv.parse().and_then(|mv| self.play_at(self.tree.clamp(ply), mv, true))
    }

    /// Goes one move back; false at the start.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// session.step(0, "N").unwrap();
    /// assert!(session.undo() && !session.undo());
    /// assert_eq!(session.ply(), 0);
    /// assert!(session.redo() && !session.redo());
    /// ```
    pub fn undo(&mut self) -> bool {
        let at = self.tree.ply;
        self.tree.walk_to(at.wrapping_sub(1), at > 0)
    }

    /// Goes one move forward on the line; false at its end.
    pub fn redo(&mut self) -> bool {
        let at = self.tree.ply;
        self.tree.walk_to(at + 1, at < self.tree.last())
    }

    /// The ply that [`Session::undo`] and [`Session::redo`] move.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// session.step(0, "N").unwrap();
    /// assert_eq!(session.ply(), 1);
    /// session.frame(0);
    /// assert_eq!(session.ply(), 0);
    /// ```
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.tree.ply as u32
    }

    /// Leaves the branch of a person and returns to the solver's line.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// session.step(0, "N").unwrap();
    /// session.main_line();
    /// assert_eq!((session.line().plies, session.line().branch), (0, None));
    /// ```
    pub fn main_line(&mut self) {
        if let Some(from) = self.tree.branch {
            self.cut(from);
            self.tree.ply = self.tree.ply.min(from);
        }
    }

    /// Every move of the line, joined by `; `.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// session.solve(2);
    /// assert_eq!(session.transcript().split("; ").count(), 2);
    /// ```
    #[must_use]
    pub fn transcript(&self) -> String {
        self.tree.text(1, self.tree.last(), &|node, out| self.write(node, out))
    }

    /// Restores a branch from the text that [`Line::moves`] has: `12: N; stay*; E`. An asterisk marks the solver's
    /// moves.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// session.step(0, "N").unwrap();
    /// let branch = session.line().moves;
    /// let mut again = input.open(0).unwrap();
    /// again.replay(&branch).unwrap();
    /// assert_eq!(again.line().moves, branch);
    /// ```
    ///
    /// # Errors
    ///
    /// The first move that is refused; the moves before it are played.
    pub fn replay(&mut self, moves: &str) -> Result<(), G::Refusal> {
        let Some((from, moves)) = branch(moves)? else { return Ok(()) };
        self.main_line();
        self.solve(u32::saturating_sub(from, self.tree.last() as u32));
        follow_all(moves, from, &mut |ply, mv| self.follow(ply, mv))
    }
}

/// Calls back for each move of a branch's text with its ply.
#[inline(never)]
fn follow_all<R>(moves: &str, from: u32, follow: &mut dyn FnMut(u32, &str) -> Result<(), R>) -> Result<(), R> {
    for (offset, mv) in moves.split(';').enumerate() {
        follow(from.saturating_add(offset as u32), mv.trim_ascii())?;
    }
    Ok(())
}

/// The ply at which a branch's text begins, and its moves.
#[inline(never)]
fn branch(text: &str) -> Result<Option<(u32, &str)>, CommonRefusal> {
    let Some((from, moves)) = text.split_once(':') else { return Ok(None) };
    Ok(Some((from.parse().map_err(|_| CommonRefusal::Unreadable)?, moves)))
}
