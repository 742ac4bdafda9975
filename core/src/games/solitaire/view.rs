use alloc::string::String;
use alloc::vec::Vec;

use super::measured::PlayerScores;
use super::model::{CELLS, Case, End, Fault, LAYERS, Move, SIDE, State};
use super::piece::Piece;
use super::rules::turn;
use super::score::{Bonus, Score, ledger};
use super::words::Refusal;
use crate::boundary::{Cell, view, view_struct};
use crate::game::Turn;

view! {
    /// The colour of the top piece of a tile: its layer.
    #[derive(Copy)]
    pub enum Colour {
        /// The first piece.
        Bronze,
        /// The second.
        Silver,
        /// The third.
        Gold,
        /// None is left.
        Empty,
    }

    /// What a step did.
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    #[cfg_attr(feature = "ts", ts(rename = "SolitaireStep"))]
    pub enum Step {
        /// A piece was removed.
        Removed {
            /// Which.
            removal: Removal,
            /// What it earned, the removal itself and all bonuses.
            points: u32,
        },
        /// A tile shows its next piece.
        Replied {
            /// Where.
            at: Cell,
            /// The piece; none behind gold.
            piece: Option<Piece>,
        },
        /// The player stopped.
        Stopped,
        /// The transcript went wrong.
        Faulty {
            /// How.
            fault: SolitaireFault,
        },
    }

    /// Where a transcript goes wrong: from there on it scores 0.
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    pub enum SolitaireFault {
        /// A removal that the rules forbid.
        Illegal {
            /// The row that was asked for, from 1.
            row: u32,
            /// The column, from 1.
            column: u32,
            /// The rule against it.
            #[cfg_attr(feature = "ts", ts(type = "IllegalMove"))]
            refusal: Refusal,
        },
        /// An impossible reply.
        Reply {
            /// The piece; none for `blank`.
            piece: Option<Piece>,
        },
        /// It ends without `0 0`.
        NoEnd,
    }
}

view_struct! {
    /// A tile.
    #[derive(Copy)]
    #[cfg_attr(feature = "ts", ts(rename = "SolitaireTile"))]
    pub struct Tile {
        /// What it shows. `None` if it is empty or waits for its reply.
        pub piece: Option<Piece>,
        /// Its colour.
        pub colour: Colour,
        /// Whether the next piece may be removed from it.
        pub target: bool,
        /// The rule against that; none for a target, and where nobody may remove a piece.
        #[cfg_attr(feature = "ts", ts(type = "IllegalMove | null"))]
        pub barred: Option<Refusal>,
    }

    /// A piece that was removed.
    #[derive(Copy)]
    pub struct Removal {
        /// From where.
        pub at: Cell,
        /// Its type.
        pub piece: Piece,
        /// Its colour.
        pub colour: Colour,
    }

    /// A position, and the step that led to it.
    ///
    /// ```
    /// # use boardlab_core::{Game, games::solitaire::{Alphabet, Case, Move, Solitaire}};
    /// # let case = Case::of_seed(7, Alphabet::ALL, 100);
    /// # let mut state = Solitaire::start(&case);
    /// let board = Solitaire::view(&case, &state, None);
    /// assert_eq!((board.tiles.len(), board.tiles[0].piece), (36, Some(case.board[0])));
    /// assert!(board.tiles.iter().all(|tile| tile.target));
    /// ```
    #[cfg_attr(feature = "ts", ts(rename = "SolitairePosition"))]
    pub struct SolitaireBoard {
        /// The 36 tiles, row by row.
        pub tiles: Vec<Tile>,
        /// The pieces removed, in order.
        pub removals: Vec<Removal>,
        /// The score so far; 0 after a fault.
        pub score: Score,
        /// The bonuses, in the order in which they were earned.
        pub ledger: Vec<Bonus>,
        /// The types that are drawn.
        pub alphabet: Vec<Piece>,
        /// Whether the reply to the last removal is still missing.
        pub waits: bool,
        /// Where the next piece may be removed from, also while a reply is waited for; behind a fault, where it might
        /// have been.
        pub next: Vec<Cell>,
        /// How many equal types were removed last, if at least 2; else 0.
        pub run: u32,
        /// How many of the last removals are part of an unfinished set, 0 to 3.
        pub waiting: u32,
        /// How many sets of a chain the next set could go on; 0 if there is none.
        pub chain: u32,
        /// Whether a transcript is followed.
        pub scripted: bool,
        /// The step that led here.
        pub step: Option<Step>,
        /// At the end of a game, what the player scores on boards of these types; none for types that were not
        /// measured.
        pub measured: Option<PlayerScores>,
    }

    /// What a removal means for the bonuses.
    #[derive(Copy)]
    pub struct Ahead {
        /// Points at once, the removal itself and all bonuses.
        pub points: u32,
        /// How many equal types in a row with it, at least 1.
        pub run: u32,
        /// How long the run is that it breaks; 0 if it breaks none of at least 2.
        pub breaks_run: u32,
        /// Points of the set that it completes; 0 if it completes none.
        pub set: u32,
        /// How many removals are then part of an unfinished set, 0 to 3; 0 after a set.
        pub waiting: u32,
        /// How many removals were part of an unfinished set that it does not continue.
        pub breaks_set: u32,
        /// How many sets the chain has then; 0 if there is none.
        pub chain: u32,
        /// How many sets the chain had that it breaks.
        pub breaks_chain: u32,
        /// How many tiles can be removed next; 0: the game ends.
        pub next: u32,
        /// How many of these end the game when they are removed, by the pieces that show.
        pub dead: u32,
    }

    /// A tile that the next piece may be removed from. Points are in tenths.
    #[derive(Copy)]
    #[cfg_attr(feature = "ts", ts(rename = "SolitaireCandidate"))]
    pub struct Candidate {
        /// Where.
        pub at: Cell,
        /// What it shows.
        pub piece: Piece,
        /// The total at the end that the player expects, in tenths.
        pub expected: u32,
        /// The standard deviation over the sampled boards, in tenths.
        pub spread: u32,
        /// The number of sampled boards.
        pub worlds: u32,
        /// What the removal means for the bonuses.
        pub ahead: Ahead,
    }

    /// The progress of the player's search.
    #[derive(Copy)]
    pub struct Thought {
        /// Positions searched.
        pub nodes: u32,
        /// The number of positions to search.
        pub of: u32,
        /// Whether the search is finished.
        pub done: bool,
    }

    /// The evidence for a step.
    ///
    /// ```
    /// # use boardlab_core::{Game, games::solitaire::{Alphabet, Case, Move, Solitaire}};
    /// # let case = Case::of_seed(7, Alphabet::ALL, 100);
    /// # let mut state = Solitaire::start(&case);
    /// let why = Solitaire::explain(&case, &state, &mut Default::default()).unwrap();
    /// assert!(why.chosen.is_some());
    /// ```
    #[cfg_attr(feature = "ts", ts(rename = "SolitaireEvidence"))]
    pub struct SolitaireExplanation {
        /// The step: the transcript's, else the player's, else chance's; none while nothing is known of any.
        pub chosen: Option<String>,
        /// Whether it is the transcript's.
        pub scripted: bool,
        /// Whether the next reply is the transcript's, not the seed's.
        pub reply_scripted: bool,
        /// The fault that the transcript makes here.
        pub fault: Option<SolitaireFault>,
        /// Every legal removal, the best first. Empty if chance is to reply.
        pub candidates: Vec<Candidate>,
        /// The progress of the player's search.
        pub thought: Thought,
        /// The removals that the player expects to go on with.
        pub line: Vec<Cell>,
    }
}

const COLOURS: [Colour; LAYERS + 1] = [Colour::Bronze, Colour::Silver, Colour::Gold, Colour::Empty];

pub(super) fn board(case: &Case, state: &State, previous: Option<(&State, &Move)>) -> SolitaireBoard {
    SolitaireBoard {
        tiles: tiles(state),
        removals: removals(state),
        score: state.score(),
        ledger: ledger(state.removed.iter().map(|&(_, piece)| piece)),
        alphabet: case.alphabet.into_iter().collect(),
        waits: state.waits,
        next: if state.end == Some(End::Stopped) {
            Vec::new()
        } else {
            state.targets().into_iter().map(place).collect()
        },
        run: state.tally.run(),
        waiting: state.tally.waiting(),
        chain: state.tally.chain(),
        scripted: state.scripted,
        step: previous.map(|(before, mv)| step(case, before, *mv, state)),
        measured: if turn(state) == Turn::Over { PlayerScores::of(case.alphabet) } else { None },
    }
}

fn tiles(state: &State) -> Vec<Tile> {
    let choosing = !state.waits && state.end.is_none();
    let tile = |cell: usize| {
        let refused = state.may_remove(cell as u8).err();
        Tile {
            piece: state.tops[cell],
            colour: COLOURS[usize::from(state.counts[cell])],
            target: choosing && refused.is_none(),
            barred: refused.filter(|_| choosing),
        }
    };
    (0..CELLS).map(tile).collect()
}

fn removals(state: &State) -> Vec<Removal> {
    let mut counts = [0; CELLS];
    let removal = |&(cell, piece): &(u8, Piece)| {
        let count = &mut counts[usize::from(cell)];
        *count += 1;
        Removal { at: place(cell), piece, colour: COLOURS[*count - 1] }
    };
    state.removed.iter().map(removal).collect()
}

fn step(case: &Case, before: &State, mv: Move, state: &State) -> Step {
    match (mv, removals(state).pop()) {
        (Move::Remove(_), Some(removal)) => {
            Step::Removed { removal, points: state.tally.score().total - before.tally.score().total }
        }
        (Move::Reply(piece), Some(removal)) => Step::Replied { at: removal.at, piece },
        (Move::Fault(fault), _) => Step::Faulty { fault: fault_view(case, before, fault) },
        _ => Step::Stopped,
    }
}

/// A fault with the rule against it.
pub(super) fn fault_view(case: &Case, state: &State, fault: Fault) -> SolitaireFault {
    match fault {
        Fault::Illegal(row, column) => {
            SolitaireFault::Illegal { row, column, refusal: case.refused(state).unwrap_or(Refusal::OutOfReach) }
        }
        Fault::Reply(piece) => SolitaireFault::Reply { piece },
        Fault::NoEnd => SolitaireFault::NoEnd,
    }
}

pub(super) fn place(cell: u8) -> Cell {
    (cell / SIDE as u8, cell % SIDE as u8)
}
