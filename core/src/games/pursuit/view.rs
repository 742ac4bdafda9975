use alloc::string::String;
use alloc::vec::Vec;

use super::words::Refusal;
use crate::boundary::{view, view_struct};
use crate::game::CommonRefusal;

view! {
    /// A side of the match.
    #[derive(Copy)]
    pub enum Side {
        /// Role 0.
        Catchers,
        /// Role 1.
        Fugitive,
    }

    /// What a strategy decides a move by, when all pieces are placed.
    #[derive(Copy)]
    #[cfg_attr(feature = "ts", ts(rename = "PursuitCriterion"))]
    pub enum Criterion {
        /// The exact theory: catchers that capture as early as possible, a fugitive that is captured as late as
        /// possible.
        Exact,
        /// Chance.
        Random,
        /// A catcher captures at once.
        Capture,
        /// Every catcher steps nearer.
        Nearer,
        /// Every catcher steps nearer, as far from the others as that allows.
        NearerApart,
        /// The cells that the fugitive reaches before any catcher, after the best reply that is found: catchers leave
        /// few, a fugitive keeps many.
        Area,
        /// On a torus: two catchers come onto a diagonal of the fugitive and stay on it, a third one comes near.
        Diagonal,
        /// The fugitive's distance from the nearest catcher.
        FarFromNearest,
        /// The sum of the fugitive's distances from all catchers.
        FarFromAll,
    }

    /// How a round ended.
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    #[cfg_attr(feature = "ts", ts(rename = "PursuitEnd"))]
    pub enum End {
        /// The fugitive was caught in the present turn.
        Caught,
        /// All turns were played.
        Escaped,
        /// A side forfeited the round by an illegal move in the present turn.
        Forfeit {
            /// Which side.
            side: Side,
            /// What is wrong.
            error: OutputError,
        },
    }

    /// Why a side's move is wrong. Numbers, and the lines they stand in, are counted from 1.
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    #[cfg_attr(feature = "ts", ts(rename = "OutputError"))]
    pub enum OutputError {
        /// Not a whole number.
        NotANumber {
            /// Which number it should be.
            number: u32,
            /// Its line.
            line: u32,
            /// As written, cut after 24 characters.
            text: String,
        },
        /// Too few numbers, or too many.
        Count {
            /// The number that is expected.
            expected: u32,
            /// How many there are.
            found: u32,
        },
        /// A coordinate that the field does not have, or a step of another length.
        Range {
            /// Which number.
            number: u32,
            /// Its line.
            line: u32,
            /// Its value.
            value: i32,
            /// The smallest legal value.
            min: i32,
            /// The largest legal value.
            max: i32,
        },
        /// A step along both axes.
        Diagonal {
            /// The first number of the step.
            number: u32,
            /// Its line.
            line: u32,
        },
        /// A step off the square.
        OffField {
            /// The first number of the step.
            number: u32,
            /// Its line.
            line: u32,
        },
        /// No output that could be judged.
        Failed {
            /// What happened.
            failure: Failure,
        },
    }

    /// How a robot fails to give an output.
    #[derive(Copy)]
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    #[cfg_attr(feature = "ts", ts(rename = "RobotFailure"))]
    pub enum Failure {
        /// It could not be started.
        NotStarted,
        /// It took too long.
        TimeOut,
        /// It wrote more than is allowed.
        TooLong,
        /// It wrote no output file.
        NoFile,
        /// Its output is not UTF-8.
        NotText,
        /// It took more memory than is allowed.
        Memory,
        /// It left more files than are allowed, or folders nested deeper.
        Files,
        /// It ended with an exit status other than 0.
        Exit {
            /// The status.
            status: i32,
        },
        /// A signal ended it.
        Signal {
            /// Which one.
            number: i32,
        },
    }
}

view_struct! {
    /// A position, and the move that led to it. Cells are numbers: n times the row, plus the column.
    #[cfg_attr(feature = "ts", ts(rename = "PursuitPosition"))]
    pub struct PursuitBoard {
        /// Whether opposite edges are glued.
        pub torus: bool,
        /// Cells a side.
        pub n: u8,
        /// Steps of the fugitive a turn.
        pub steps: u8,
        /// Turns of the round.
        pub turns: u16,
        /// The turn, from 0: the placement.
        pub turn: u16,
        /// Whether a path that enters a catcher's cell ends there.
        pub blocked: bool,
        /// The side to move. After the end of the round, the side that was to move when it ended.
        pub side_to_move: Side,
        /// The strategies that play the catchers and the fugitive where no replay does.
        pub players: Vec<String>,
        /// The folders of the robots that a match names.
        pub robots: Vec<String>,
        /// Where each catcher stands; none before the placement.
        pub catchers: Vec<u16>,
        /// Where the fugitive is.
        pub fugitive: Option<u16>,
        /// A letter a cell, row by row: `o` where the fugitive's next move may end, `x` where it may and a catcher is
        /// there or next to it, `.` elsewhere. Before its placement it may end anywhere. Empty when the round is over.
        pub reach: String,
        /// How many pairs of numbers the next move has.
        pub pairs: u32,
        /// The move that led here.
        pub step: Option<PursuitStep>,
        /// How the round ended.
        pub end: Option<End>,
        /// The points of catchers and fugitive at the end.
        pub score: Option<(u16, u16)>,
    }

    /// What a move did.
    pub struct PursuitStep {
        /// Whose it was.
        pub side: Side,
        /// Where each catcher stood before, if catchers moved.
        pub catchers: Vec<u16>,
        /// The fugitive's way, its former cell first, if it moved: a cell for each step.
        pub path: Vec<u16>,
        /// Cells that one side reached first before the move and the other side reaches first after it.
        pub turned: Vec<u16>,
    }
}

impl OutputError {
    /// The same with the line of each number.
    pub(super) fn in_lines(mut self, of: impl Fn(u32) -> u32) -> Self {
        match &mut self {
            OutputError::Range { number, line, .. }
            | OutputError::Diagonal { number, line }
            | OutputError::OffField { number, line } => {
                *line = of(*number);
            }
            OutputError::NotANumber { .. } | OutputError::Count { .. } | OutputError::Failed { .. } => {}
        }
        self
    }

    /// The refusal, if a person makes the move.
    pub(super) fn illegal(&self) -> Refusal {
        match *self {
            OutputError::NotANumber { .. } | OutputError::Failed { .. } => CommonRefusal::Unreadable.into(),
            OutputError::Count { expected, found } => {
                Refusal::Numbers { expected: expected.into(), found: found.into() }
            }
            OutputError::Range { number, min, max, .. } => {
                Refusal::OutOfRange { number: number.into(), min: min.into(), max: max.into() }
            }
            OutputError::Diagonal { number, .. } => Refusal::Diagonal { number: number.into() },
            OutputError::OffField { number, .. } => Refusal::OffField { number: number.into() },
        }
    }
}
