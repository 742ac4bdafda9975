//! The two sides, how a round ends, and what forfeits it: an output that breaks a rule, a program that fails.

use alloc::string::String;

use super::words::Refusal;
use crate::boundary::view;
use crate::game::CommonRefusal;

view! {
    /// A side of the match.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{Side, State};
    /// assert_eq!(State::new().side_to_move, Side::Catchers);
    /// ```
    #[derive(Copy)]
    pub enum Side {
        /// Role 0.
        Catchers,
        /// Role 1.
        Fugitive,
    }

    /// How a round ended.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{End, Options, Pursuit, Side};
    /// use boardlab_core::{Input, Limits};
    /// let input = Input::<Pursuit>::read("0 5 1 1 20 area far", Limits::Statement, Options::default()).unwrap();
    /// let mut session = input.open(0).unwrap();
    /// // What a program wrote, which is no move.
    /// session.step(0, "! 9 9").unwrap();
    /// let end = session.state(1).end.clone();
    /// assert!(matches!(end, Some(End::Forfeit { side: Side::Catchers, .. })));
    /// ```
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

impl End {
    /// The side that won the round: after an illegal move it is the other side.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{End, Failure, OutputError, Side};
    /// let error = OutputError::Failed { failure: Failure::TimeOut };
    /// assert_eq!(End::Forfeit { side: Side::Catchers, error }.winner(), Side::Fugitive);
    /// assert_eq!(End::Caught.winner(), Side::Catchers);
    /// ```
    #[must_use]
    pub const fn winner(&self) -> Side {
        match self {
            End::Caught | End::Forfeit { side: Side::Fugitive, .. } => Side::Catchers,
            End::Escaped | End::Forfeit { side: Side::Catchers, .. } => Side::Fugitive,
        }
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
    pub(super) fn refusal(&self) -> Refusal {
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
