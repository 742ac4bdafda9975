use core::fmt;

/// What one number of an input means, so that an error and the page can name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Field {
    /// How many cases follow.
    CaseCount,
    /// Robots: R.
    RobotCount,
    /// Robots: T.
    TeleportCount,
    /// Robots: the row of a robot.
    RobotRow,
    /// Robots: the column of a robot.
    RobotColumn,
    /// Robots: the row of a teleport.
    TeleportRow,
    /// Robots: the column of a teleport.
    TeleportColumn,
    /// Hyper Knights: n.
    KnightCount,
    /// Hyper Knights: x, counted downwards.
    KnightX,
    /// Hyper Knights: y, counted to the right.
    KnightY,
    /// Janken: the terrain of a row.
    Terrain,
    /// Janken: how many units a side has.
    UnitCount,
    /// Janken: what a unit is.
    UnitKind,
    /// Janken: where a unit stands.
    UnitCell,
    /// Janken: V.
    OrderCount,
    /// Janken: where an order begins.
    OrderFrom,
    /// Janken: where an order leads.
    OrderTo,
    /// Solitaire: a piece of a row of the board.
    Tile,
    /// Solitaire: the row of a removal.
    MoveRow,
    /// Solitaire: the column of a removal.
    MoveColumn,
    /// Solitaire: what replaces a removed piece.
    Reply,
    /// Pursuit: R.
    #[cfg(feature = "pursuit")]
    Role,
    /// Pursuit: F.
    #[cfg(feature = "pursuit")]
    FieldKind,
    /// Pursuit: N.
    #[cfg(feature = "pursuit")]
    FieldSide,
    /// Pursuit: K.
    #[cfg(feature = "pursuit")]
    CatcherCount,
    /// Pursuit: S.
    #[cfg(feature = "pursuit")]
    StepCount,
    /// Pursuit: L.
    #[cfg(feature = "pursuit")]
    TurnCount,
    /// Pursuit: T.
    #[cfg(feature = "pursuit")]
    Turn,
    /// Pursuit: EX.
    #[cfg(feature = "pursuit")]
    FugitiveX,
    /// Pursuit: EY.
    #[cfg(feature = "pursuit")]
    FugitiveY,
    /// Pursuit: CX.
    #[cfg(feature = "pursuit")]
    CatcherX,
    /// Pursuit: CY.
    #[cfg(feature = "pursuit")]
    CatcherY,
    /// Pursuit: the folder of a robot.
    #[cfg(feature = "pursuit")]
    RobotName,
    /// Pursuit: the points of a side.
    #[cfg(feature = "pursuit")]
    Points,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::CaseCount => "the number of cases",
            Field::RobotCount => "the number of robots",
            Field::TeleportCount => "the number of teleports",
            Field::RobotRow => "the row of robot",
            Field::RobotColumn => "the column of robot",
            Field::TeleportRow => "the row of teleport",
            Field::TeleportColumn => "the column of teleport",
            Field::KnightCount => "the number of knights",
            Field::KnightX => "x of knight",
            Field::KnightY => "y of knight",
            Field::Terrain => "the terrain of row",
            Field::UnitCount => "the number of units of side",
            Field::UnitKind => "the kind of unit",
            Field::UnitCell => "the cell of unit",
            Field::OrderCount => "the number of orders",
            Field::OrderFrom => "the first cell of order",
            Field::OrderTo => "the second cell of order",
            Field::Tile => "a piece of row",
            Field::MoveRow => "the row of removal",
            Field::MoveColumn => "the column of removal",
            Field::Reply => "the reply to removal",
            #[cfg(feature = "pursuit")]
            Field::Role => "the role",
            #[cfg(feature = "pursuit")]
            Field::FieldKind => "the kind of the field",
            #[cfg(feature = "pursuit")]
            Field::FieldSide => "the side of the field",
            #[cfg(feature = "pursuit")]
            Field::CatcherCount => "the number of catchers",
            #[cfg(feature = "pursuit")]
            Field::StepCount => "the number of steps of the fugitive",
            #[cfg(feature = "pursuit")]
            Field::TurnCount => "the number of turns",
            #[cfg(feature = "pursuit")]
            Field::Turn => "the turn",
            #[cfg(feature = "pursuit")]
            Field::FugitiveX => "x of the fugitive",
            #[cfg(feature = "pursuit")]
            Field::FugitiveY => "y of the fugitive",
            #[cfg(feature = "pursuit")]
            Field::CatcherX => "x of catcher",
            #[cfg(feature = "pursuit")]
            Field::CatcherY => "y of catcher",
            #[cfg(feature = "pursuit")]
            Field::RobotName => "the folder of robot",
            #[cfg(feature = "pursuit")]
            Field::Points => "the points of side",
        })
    }
}
