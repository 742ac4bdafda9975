use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::end::{End, Failure, Side};
use super::field::{Cell, Field};
use crate::game::CommonRefusal;

/// The game.
///
/// ```
/// use boardlab_core::games::pursuit::{Criterion, Options, Pursuit, Side};
/// use boardlab_core::{Input, Limits};
/// let input = Input::<Pursuit>::read("0 5 1 1 20 area far", Limits::Statement, Options::default()).unwrap();
/// let mut session = input.open(0).unwrap();
/// session.step(0, "2 2").unwrap();
/// let board = session.frame(1).board;
/// assert_eq!((board.side_to_move, board.catchers), (Side::Fugitive, vec![12]));
/// session.step(1, "0 0").unwrap();
/// session.step(2, "0 -1").unwrap();
/// session.step(3, "1 0").unwrap();
/// assert_eq!(session.frame(4).board.step.unwrap().path, [0, 1]);
/// let why = session.explain(4).unwrap();
/// assert_eq!((why.criterion, why.candidates[0].catcher), (Some(Criterion::Area), Some(0)));
/// let info = session.cell_info(4, (1, 2)).unwrap();
/// assert_eq!((info.catchers, info.steps[1].to, info.steps[1].numbers.as_str()), (vec![0], 8, "1 0"));
/// ```
pub struct Pursuit;

/// The numbers of a move in pairs: x and y of a cell, or of a step.
///
/// ```
/// use boardlab_core::games::pursuit::{Move, Pairs};
/// let pairs: Pairs = vec![(1, 0), (0, -1)];
/// assert_eq!(Move::Pairs(pairs).to_string(), "1 0 0 -1");
/// ```
pub type Pairs = Vec<(i32, i32)>;

/// The parameters of a round: field, catchers, steps, turns and reading.
///
/// ```
/// use boardlab_core::games::pursuit::{Field, MatchParams, State};
/// let field = Field { torus: false, n: 5 };
/// let params = MatchParams { field, catchers: 1, steps: 2, turns: 20, blocked: false };
/// let mut state = State::new();
/// params.apply(&mut state, &[(2, 2)]).unwrap();
/// assert_eq!(state.catchers, [12]);
/// assert!(params.apply(&mut state, &[(5, 0)]).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchParams {
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

/// A position, before a move of either side.
///
/// ```
/// use boardlab_core::games::pursuit::{End, Field, MatchParams, State};
/// let field = Field { torus: false, n: 5 };
/// let params = MatchParams { field, catchers: 1, steps: 2, turns: 20, blocked: false };
/// let caught = State { turn: 3, end: Some(End::Caught), ..State::new() };
/// assert_eq!(caught.score(&params), Some((17, 3)));
/// assert_eq!(State::new().score(&params), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The turn, from 0: the placement.
    pub turn: u16,
    /// The side to move.
    pub side_to_move: Side,
    /// Where the catchers stand; empty before their placement.
    pub catchers: Vec<Cell>,
    /// Where the fugitive is; none before its placement.
    pub fugitive: Option<Cell>,
    /// How the round ended.
    pub end: Option<End>,
    /// Whether every move so far was that of the replay.
    pub scripted: bool,
}

/// A move of a side: numbers, from a person or a strategy; or the output of a robot, or its failure to write one.
///
/// ```
/// use boardlab_core::games::pursuit::{Failure, Move};
/// assert_eq!("1 2 3 4".parse(), Ok(Move::Pairs(vec![(1, 2), (3, 4)])));
/// assert_eq!("! #time-out".parse(), Ok(Move::Fail(Failure::TimeOut)));
/// assert_eq!("! #exit 1".parse(), Ok(Move::Fail(Failure::Exit { status: 1 })));
/// assert_eq!(Move::Output("1 x\n2".into()).to_string(), r"! 1 x\n2");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// Numbers. An illegal move is refused.
    Pairs(Pairs),
    /// A robot's output. If the move is illegal or cannot be read, its side loses the round.
    Output(String),
    /// The failure of a robot that gave no output: its side loses the round.
    Fail(Failure),
}

/// A round: its parameters, the players, and where it begins.
///
/// ```
/// use boardlab_core::games::pursuit::{Case, Field, MatchParams};
/// let field = Field { torus: false, n: 5 };
/// let params = MatchParams { field, catchers: 1, steps: 2, turns: 20, blocked: false };
/// assert_eq!(Case::of(params).to_string(), "0\n5\n1\n2\n20\nbest\nbest\n");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The parameters.
    pub params: MatchParams,
    /// The strategies of the catchers and of the fugitive, for moves that no replay gives.
    pub players: [Strategy; 2],
    /// The seed of the strategies' random choices.
    pub seed: u64,
    /// Where it begins.
    pub start: Start,
}

/// Where a round begins.
///
/// ```
/// use boardlab_core::games::pursuit::{Case, Field, MatchParams, Start};
/// let field = Field { torus: false, n: 5 };
/// let params = MatchParams { field, catchers: 1, steps: 2, turns: 20, blocked: false };
/// assert!(matches!(Case::of(params).start, Start::Match { moves, .. } if moves.is_empty()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// A match file: it begins with the placement.
    Match {
        /// The folders of the robots.
        robots: [String; 2],
        /// A replay: the moves of the sides in turn, as [`Move`] is written.
        moves: Vec<String>,
        /// The score that ends the replay.
        score: Option<(u16, u16)>,
    },
    /// A turn file: it begins at a given position.
    Turn(State),
}

/// The options of the game.
///
/// ```
/// use boardlab_core::games::pursuit::{Pursuit, Strategy};
/// use boardlab_core::Game;
/// let options = Pursuit::options("reading=blocked catchers=far").unwrap();
/// assert!(options.blocked && options.catchers == Some(Strategy::Far));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `reading=blocked`: a path that enters a catcher's cell ends there.
    pub blocked: bool,
    /// `catchers=NAME`: the strategy of the catchers. By default the one in the text, or else the default strategy.
    pub catchers: Option<Strategy>,
    /// `fugitive=NAME`: the strategy of the fugitive, as for the catchers.
    pub fugitive: Option<Strategy>,
    /// `seed=NUMBER`: the seed of strategies that use random numbers.
    pub seed: u64,
}

/// A strategy, for either side.
///
/// ```
/// use boardlab_core::games::pursuit::Strategy;
/// assert_eq!("area".parse(), Ok(Strategy::Area));
/// assert!(Strategy::ALL.iter().all(|strategy| strategy.name().parse() == Ok(*strategy)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strategy {
    /// Random moves.
    Random,
    /// Catchers step nearer; the fugitive gets away from the nearest.
    Chase,
    /// Catchers keep apart; the fugitive keeps far from all of them.
    Far,
    /// Catchers leave the fugitive few cells that it reaches before them; it seeks many.
    Area,
    /// On a torus three catchers close in along a diagonal, which no fugitive of one step a turn escapes; else as
    /// [`Strategy::Area`].
    Shadow,
    /// The catchers dominate the field: every cell is next to one of them. If there are too few, it is
    /// [`Strategy::Area`].
    Dominate,
    /// The strongest fast strategy. It uses the exact theory for small problems; see [`Theory`](super::exact::Theory).
    #[default]
    Best,
    /// The exact theory, if the problem can be solved in the time of a turn, otherwise [`Strategy::Best`].
    Exact,
}

impl Strategy {
    /// All strategies, the weakest first.
    pub const ALL: [Strategy; 8] = [
        Strategy::Random,
        Strategy::Chase,
        Strategy::Far,
        Strategy::Area,
        Strategy::Shadow,
        Strategy::Dominate,
        Strategy::Best,
        Strategy::Exact,
    ];

    /// Its name in options and match files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Strategy::Random => "random",
            Strategy::Chase => "chase",
            Strategy::Far => "far",
            Strategy::Area => "area",
            Strategy::Shadow => "shadow",
            Strategy::Dominate => "dominate",
            Strategy::Best => "best",
            Strategy::Exact => "exact",
        }
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Strategy {
    type Err = CommonRefusal;

    fn from_str(name: &str) -> Result<Self, CommonRefusal> {
        Strategy::ALL.into_iter().find(|strategy| strategy.name() == name).ok_or(CommonRefusal::Unreadable)
    }
}

impl Options {
    pub(super) fn choose(&mut self, key: &str, value: &str) -> bool {
        match key {
            "reading" => self.choose_reading(value),
            "catchers" => value.parse().map(|strategy| self.catchers = Some(strategy)).is_ok(),
            "fugitive" => value.parse().map(|strategy| self.fugitive = Some(strategy)).is_ok(),
            "seed" => value.parse().map(|seed| self.seed = seed).is_ok(),
            _ => false,
        }
    }

    fn choose_reading(&mut self, value: &str) -> bool {
        self.blocked = value == "blocked";
        matches!(value, "default" | "blocked")
    }
}

impl State {
    /// The position before any placement.
    #[must_use]
    pub const fn new() -> Self {
        State {
            turn: 0,
            side_to_move: Side::Catchers,
            catchers: Vec::new(),
            fugitive: None,
            end: None,
            scripted: false,
        }
    }

    /// The points of both sides: `L-T : T` where the fugitive counts as caught in turn T, else `0 : L`.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::Field;
    /// # let field = Field { torus: false, n: 5 };
    /// use boardlab_core::games::pursuit::{End, MatchParams, State};
    /// let params = MatchParams { field, catchers: 1, steps: 2, turns: 20, blocked: false };
    /// let escaped = State { turn: 20, end: Some(End::Escaped), ..State::new() };
    /// assert_eq!(escaped.score(&params), Some((0, 20)));
    /// ```
    #[must_use]
    pub fn score(&self, params: &MatchParams) -> Option<(u16, u16)> {
        Some(match self.end.as_ref()?.winner() {
            Side::Catchers => (params.turns - self.turn, self.turn),
            Side::Fugitive => (0, params.turns),
        })
    }

    /// Whether the catchers are placed: their cells are known.
    pub(super) fn is_placed(&self) -> bool {
        self.turn > 0 || self.side_to_move == Side::Fugitive
    }

    /// The number of moves before it in its round.
    pub(super) fn moves_made(&self) -> usize {
        2 * usize::from(self.turn) + usize::from(self.side_to_move == Side::Fugitive)
    }
}

impl Default for State {
    fn default() -> Self {
        State::new()
    }
}

impl Case {
    /// The strategy of a side, for moves that no replay gives.
    pub(super) const fn player(&self, side: Side) -> Strategy {
        self.players[side as usize]
    }

    /// The move of the replay at a position, if the replay reaches it.
    pub(super) fn scripted(&self, state: &State) -> Option<Move> {
        let Start::Match { moves, .. } = &self.start else { return None };
        let line = moves.get(state.moves_made()).filter(|_| state.scripted)?;
        Some(Move::of_replay(&self.params, state, line))
    }
}
