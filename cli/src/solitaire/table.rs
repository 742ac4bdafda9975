use boardlab_core::game::{Budget, Game, IllegalMove, Turn};
use boardlab_core::games::solitaire::player::Position;
use boardlab_core::games::solitaire::{Alphabet, Case, Memory, Move, NODES, Reply, Score, Solitaire, State, position};

use crate::failure::Failure;

/// A game in play by the core's rules.
pub(super) struct Table {
    case: Case,
    at: State,
    /// The types that have shown.
    seen: Alphabet,
}

impl Table {
    /// The game of a seed.
    pub(super) fn of_seed(seed: u64, alphabet: Alphabet) -> Self {
        Self::of_case(Case::of_seed(seed, alphabet, NODES))
    }

    /// A board whose replies are given removal by removal.
    pub(super) fn of_case(case: Case) -> Self {
        let (at, seen) = (Solitaire::start(&case), Alphabet::of(case.board));
        Table { case, at, seen }
    }

    /// The six rows, as the statement writes them.
    #[cfg(unix)]
    pub(super) fn board(&self) -> String {
        self.case.to_string()
    }

    /// What a player may know; the alphabet is what the types seen so far suggest.
    pub(super) fn position(&self) -> Position {
        Position { alphabet: self.seen.inferred().0, ..position(&self.case, &self.at) }
    }

    /// Removes a piece; a refusal changes nothing.
    pub(super) fn remove(&mut self, cell: u8) -> Result<(), IllegalMove> {
        Solitaire::play(&self.case, &mut self.at, &Move::Remove(cell))
    }

    /// Lets the seed reply.
    pub(super) fn draw(&mut self) -> Result<Reply, IllegalMove> {
        let mut memory = Memory::default();
        match Solitaire::choose(&self.case, &self.at, &mut memory, &mut Budget::nodes(1)) {
            Some(Move::Reply(reply)) => self.put(reply).map(|()| reply),
            _ => Err(IllegalMove::NOT_NOW),
        }
    }

    /// Takes a reply that somebody else drew; `blank` in front of gold and a piece behind it are refused.
    pub(super) fn told(&mut self, reply: Reply) -> Result<(), IllegalMove> {
        self.case.loose.resize(self.at.removed.len(), None);
        if let (Turn::Chance, Some(last)) = (Solitaire::turn(&self.case, &self.at), self.case.loose.last_mut()) {
            *last = reply;
        }
        self.put(reply)
    }

    fn put(&mut self, reply: Reply) -> Result<(), IllegalMove> {
        Solitaire::play(&self.case, &mut self.at, &Move::Reply(reply))?;
        self.seen = Alphabet::of(self.seen.pieces().chain(reply));
        Ok(())
    }

    /// How many pieces have been removed.
    #[cfg(unix)]
    pub(super) fn removals(&self) -> usize {
        self.at.removed.len()
    }

    /// The score so far.
    pub(super) fn score(&self) -> Score {
        self.at.score()
    }
}

/// Plays a game to its end. `reply` brings the reply to each removal to the table.
pub(super) fn game(
    table: &mut Table,
    mut choose: impl FnMut(&Position) -> Option<u8>,
    mut reply: impl FnMut(&mut Table, u8) -> Result<(), Failure>,
) -> Result<(), Failure> {
    while let Some(cell) = choose(&table.position()) {
        let refused = |why| Failure::Internal(format!("the player broke a rule at {}: {why}", Move::Remove(cell)));
        table.remove(cell).map_err(refused)?;
        reply(table, cell)?;
    }
    Ok(())
}
