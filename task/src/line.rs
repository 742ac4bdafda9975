use crate::kept::Kept;
use crate::protocol;
use crate::task::{Refusal, Task};

/// An input that is open: the moves of an output, and a branch of a person's own.
pub(crate) struct Line<T: Task> {
    main: Way<T::Move>,
    branch: Option<Way<T::Move>>,
    kept: Kept<T>,
}

/// Moves from a ply on, and what they did.
struct Way<M> {
    from: usize,
    moves: Vec<M>,
    events: Vec<protocol::Event>,
}

impl<M> Way<M> {
    fn new(from: usize) -> Self {
        Way { from, moves: Vec::new(), events: Vec::new() }
    }

    fn end(&self) -> usize {
        self.from + self.moves.len()
    }

    fn push(&mut self, mv: M, event: &str) {
        self.moves.push(mv);
        if !event.is_empty() {
            self.events.push(protocol::Event { ply: self.end(), kind: event.into() });
        }
    }

    fn cut(&mut self, ply: usize) {
        self.moves.truncate(ply - self.from);
        self.events.retain(|event| event.ply <= ply);
    }
}

impl<T: Task> Line<T> {
    pub(crate) fn new(start: T) -> Self {
        Line { main: Way::new(0), branch: None, kept: Kept::new(start) }
    }

    /// How many moves it has.
    pub(crate) fn plies(&self) -> usize {
        self.branch.as_ref().unwrap_or(&self.main).end()
    }

    pub(crate) fn moves(&self) -> impl Iterator<Item = &T::Move> {
        let from = self.branch.as_ref().map_or(self.main.end(), |branch| branch.from);
        self.main.moves[..from].iter().chain(self.branch.iter().flat_map(|branch| &branch.moves))
    }

    /// The move that leads to a ply; none leads to the start.
    pub(crate) fn move_to(&self, ply: usize) -> Option<&T::Move> {
        let at = ply.checked_sub(1)?;
        match &self.branch {
            Some(branch) if at >= branch.from => branch.moves.get(at - branch.from),
            _ => self.main.moves.get(at),
        }
    }

    /// Whether a person made the move that leads to a ply.
    pub(crate) fn is_person(&self, ply: usize) -> bool {
        self.branch.as_ref().is_some_and(|branch| ply > branch.from)
    }

    /// The position at a ply, which the line has.
    pub(crate) fn position(&mut self, ply: usize) -> T {
        let (mut at, mut state) = self.kept.before(ply);
        while let Some(mv) = self.move_to(at + 1).filter(|_| at < ply) {
            // It was legal when it was made.
            let _ = state.play(mv);
            at += 1;
            self.kept.pass(at, &state);
        }
        self.kept.remember(at, state.clone());
        state
    }

    /// Begins a new main line.
    pub(crate) fn restart(&mut self) {
        (self.main, self.branch) = (Way::new(0), None);
        self.kept.cut(0);
    }

    /// Adds a move to the main line; `state` is the position at its end, and then the one behind the move.
    pub(crate) fn extend(&mut self, state: &mut T, mv: T::Move) -> Result<(), Refusal> {
        state.play(&mv)?;
        self.main.push(mv, state.event());
        self.kept.pass(self.main.end(), state);
        Ok(())
    }

    /// Plays a person's move: on a branch, unless the line goes on with it.
    pub(crate) fn step(&mut self, ply: usize, mv: T::Move) -> Result<(), Refusal> {
        if self.move_to(ply + 1).is_some_and(|known| known.to_string() == mv.to_string()) {
            return Ok(());
        }
        let mut state = self.position(ply);
        state.play(&mv)?;
        self.kept.cut(ply);
        let branch = match self.branch.take() {
            Some(mut branch) if branch.from <= ply => {
                branch.cut(ply);
                branch
            }
            _ => Way::new(ply),
        };
        self.branch.insert(branch).push(mv, state.event());
        self.kept.pass(ply + 1, &state);
        self.kept.remember(ply + 1, state);
        Ok(())
    }

    /// Leaves the branch.
    pub(crate) fn leave(&mut self) {
        if let Some(branch) = self.branch.take() {
            self.kept.cut(branch.from);
        }
    }

    pub(crate) fn show(&mut self) -> protocol::Line {
        let plies = self.plies();
        let done = is_done(&self.position(plies));
        let from = self.branch.as_ref().map_or(plies, |branch| branch.from);
        let before = self.main.events.iter().filter(|event| event.ply <= from);
        let events = before.chain(self.branch.iter().flat_map(|branch| &branch.events)).cloned().collect();
        let moves = self.branch.as_ref().map_or(String::new(), |branch| {
            let moves: Vec<String> = branch.moves.iter().map(ToString::to_string).collect();
            format!("{}: {}", branch.from, moves.join("; "))
        });
        protocol::Line { plies, done, branch: self.branch.as_ref().map(|branch| branch.from), moves, events }
    }
}

/// Whether the task lists its moves, and there are none.
pub(crate) fn is_done<T: Task>(state: &T) -> bool {
    state.moves().is_some_and(|moves| moves.is_empty())
}
