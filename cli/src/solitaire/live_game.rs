use boardlab_core::games::solitaire::player::Position;
use boardlab_core::games::solitaire::{
    Alphabet, Case, Memory, Move, NODES, Refusal, Reply, Score, Solitaire, State, position,
};
use boardlab_core::{Budget, CommonRefusal, Game, Turn};

use crate::command_error::CommandError;

/// A game in progress, by the rules of the core.
pub(super) struct LiveGame {
    case: Case,
    state: State,
    /// The types that were visible so far.
    seen: Alphabet,
}

impl LiveGame {
    /// The game of a seed.
    pub(super) fn of_seed(seed: u64, alphabet: Alphabet) -> Self {
        Self::of_case(Case::of_seed(seed, alphabet, NODES))
    }

    /// A game whose replies come from outside, one for each removal.
    pub(super) fn of_case(case: Case) -> Self {
        let state = Solitaire::start(&case);
        let seen = Alphabet::of(case.board);
        LiveGame { case, state, seen }
    }

    /// What a player may know. The alphabet is inferred from the types that were visible so far.
    pub(super) fn position(&self) -> Position {
        Position { alphabet: self.seen.inferred(), ..position(&self.case, &self.state) }
    }

    /// Removes a piece. An error changes nothing.
    pub(super) fn remove(&mut self, cell: u8) -> Result<(), Refusal> {
        Solitaire::play(&self.case, &mut self.state, &Move::Remove(cell))
    }

    /// Draws the reply from the seed.
    pub(super) fn draw_reply(&mut self) -> Result<Reply, Refusal> {
        let mut memory = Memory::default();
        match Solitaire::choose(&self.case, &self.state, &mut memory, &mut Budget::nodes(1)) {
            Some(Move::Reply(reply)) => self.apply_reply(reply).map(|()| reply),
            _ => Err(CommonRefusal::NotNow.into()),
        }
    }

    /// Accepts a reply from outside. `blank` before the gold layer, and a piece after it, are refused.
    pub(super) fn accept_reply(&mut self, reply: Reply) -> Result<(), Refusal> {
        self.case.loose.resize(self.state.removed.len(), None);
        if let (Turn::Chance, Some(last)) = (Solitaire::turn(&self.case, &self.state), self.case.loose.last_mut()) {
            *last = reply;
        }
        self.apply_reply(reply)
    }

    fn apply_reply(&mut self, reply: Reply) -> Result<(), Refusal> {
        Solitaire::play(&self.case, &mut self.state, &Move::Reply(reply))?;
        self.seen = Alphabet::of(self.seen.pieces().chain(reply));
        Ok(())
    }

    /// The score so far.
    pub(super) fn score(&self) -> Score {
        self.state.score()
    }
}

/// Plays a game to its end. `reply` adds the reply to each removal.
pub(super) fn play_to_end(
    game: &mut LiveGame,
    mut choose: impl FnMut(&Position) -> Option<u8>,
    mut reply: impl FnMut(&mut LiveGame, u8) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    while let Some(cell) = choose(&game.position()) {
        let refused = |why| CommandError::Internal(format!("the player broke a rule at {}: {why}", Move::Remove(cell)));
        game.remove(cell).map_err(refused)?;
        reply(game, cell)?;
    }
    Ok(())
}
