use alloc::string::String;
use alloc::vec::Vec;

use super::cells::SIZE;
use super::model::{Case, End, Move, Outcome, Robot, State};
use super::rules::{chase, move_you};
use crate::boundary::{Cell, view, view_struct};

view_struct! {
    /// An entry of the teleport list.
    pub struct Teleport {
        /// Where it leads.
        pub at: Cell,
        /// Whether it is spent.
        pub used: bool,
    }

    /// Debris pushed by a walk.
    #[derive(Copy)]
    pub struct Push {
        /// From the cell you walk to.
        pub from: Cell,
        /// To the cell behind it.
        pub to: Cell,
    }

    /// A position, and the step that led to it.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// let board = session.frame(0).board;
    /// assert_eq!((board.you, board.robots[0].at), ((14, 14), (14, 16)));
    /// ```
    #[cfg_attr(feature = "ts", ts(rename = "RobotsPosition"))]
    pub struct RobotsBoard {
        /// Cells a side.
        pub size: u8,
        /// Where you are.
        pub you: Cell,
        /// The robots left.
        pub robots: Vec<Robot>,
        /// The robot nearest to you, by |rows| + |columns|; of several the first in the input. None if no robot is
        /// left.
        pub nearest: Option<Robot>,
        /// The cells with debris, row by row.
        pub debris: Vec<Cell>,
        /// The list of teleports.
        pub teleports: Vec<Teleport>,
        /// Moves made.
        pub moves: u32,
        /// How the game ended, if it has.
        pub end: Option<End>,
        /// The step that led here.
        pub step: Option<RobotsStep>,
    }

    /// A step in the order it happens: you walk or teleport, then every robot glides at once.
    pub struct RobotsStep {
        /// Where you came from.
        pub from: Cell,
        /// Whether you teleported.
        pub teleported: bool,
        /// The debris you pushed.
        pub push: Option<Push>,
        /// How each robot went.
        pub glides: Vec<Glide>,
        /// Cells that became debris in the robots' reply.
        pub wrecks: Vec<Cell>,
    }

    /// How a robot went in a step.
    pub struct Glide {
        /// Which robot.
        pub id: u32,
        /// From where.
        pub from: Cell,
        /// To where.
        pub to: Cell,
        /// Its fate.
        pub fate: GlideFate,
    }

    /// The evidence for the strategy's move.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// let why = session.explain(0).unwrap();
    /// assert_eq!((why.walks.len(), why.teleports.len()), (9, 0));
    /// assert!(why.walks.iter().any(|walk| walk.mv == why.chosen));
    /// ```
    #[cfg_attr(feature = "ts", ts(rename = "RobotsEvidence"))]
    pub struct RobotsExplanation {
        /// The strategy's move.
        pub chosen: String,
        /// The nine walks, row by row: NW N NE W stay E SW S SE.
        pub walks: Vec<Walk>,
        /// The teleports in the order of the list.
        pub teleports: Vec<Jump>,
        /// What decided.
        pub decided: Decided,
        /// Row by row, a bit a column (from 0, the lowest): the cells that a robot's next step can reach. Who stands
        /// there after a move of his own loses, unless debris that he pushes crushes the robot.
        pub threatened: Vec<u32>,
    }

    /// One of the nine walks.
    pub struct Walk {
        /// The move.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        pub mv: String,
        /// Where it leads; none off the board.
        pub to: Option<Cell>,
        /// The debris it pushes.
        pub push: Option<Push>,
        /// Whether that debris crushes a robot.
        pub crushes: bool,
        /// The result.
        pub verdict: Outcome,
    }

    /// An entry of the teleport list.
    pub struct Jump {
        /// The move.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        pub mv: String,
        /// Whether the strategy tried it: only if no walk is safe, and no earlier entry is.
        pub tried: bool,
        /// The result.
        pub verdict: Outcome,
    }
}

view! {
    /// The fate of a robot in a step.
    #[derive(Copy)]
    pub enum GlideFate {
        /// It stands where it went.
        Moved,
        /// It met robots or debris.
        Destroyed,
        /// The debris you pushed destroyed it before it could walk.
        Crushed,
    }

    /// Which key of the strategy decided, in the order of the keys.
    #[derive(Copy, PartialOrd, Ord)]
    pub enum Decided {
        /// Only one walk was safe.
        OnlyOne,
        /// Fewest robots left.
        Robots,
        /// Largest smallest distance.
        Distance,
        /// Smallest row.
        Row,
        /// Smallest column.
        Column,
        /// No walk was safe: the first teleport that fits.
        Teleport,
        /// Nothing is safe: you stay and lose.
        NothingFits,
    }
}

pub(super) fn board(case: &Case, state: &State, previous: Option<(&State, &Move)>) -> RobotsBoard {
    let entries = case.teleports.iter().zip(&state.used);
    RobotsBoard {
        size: SIZE,
        you: state.you,
        robots: state.robots.clone(),
        nearest: state.robots.iter().min_by_key(|robot| distance(robot.at, state.you)).copied(),
        debris: state.debris.into_iter().collect(),
        teleports: entries.map(|(&at, &used)| Teleport { at, used }).collect(),
        moves: state.moves,
        end: state.end,
        step: previous.map(|(before, mv)| step(case, before, *mv, state)),
    }
}

fn distance(a: Cell, b: Cell) -> u8 {
    a.0.abs_diff(b.0) + a.1.abs_diff(b.1)
}

fn step(case: &Case, before: &State, mv: Move, after: &State) -> RobotsStep {
    let mut between = before.clone();
    let moved = move_you(case, &mut between, mv);
    debug_assert!(moved.is_ok(), "a recorded move is legal");
    let pushed = (between.debris - before.debris).into_iter().next();
    RobotsStep {
        from: before.you,
        teleported: matches!(mv, Move::Teleport(_)),
        push: pushed.map(|to| Push { from: between.you, to }),
        glides: before.robots.iter().map(|robot| glide(robot, &between, after)).collect(),
        wrecks: (after.debris - between.debris).into_iter().collect(),
    }
}

fn glide(robot: &Robot, between: &State, after: &State) -> Glide {
    let lives = |state: &State| state.robots.iter().any(|other| other.id == robot.id);
    let (to, fate) = match (lives(between), lives(after)) {
        (false, _) => (robot.at, GlideFate::Crushed),
        (true, false) => (chase(robot.at, between.you), GlideFate::Destroyed),
        (true, true) => (chase(robot.at, between.you), GlideFate::Moved),
    };
    Glide { id: robot.id, from: robot.at, to, fate }
}
