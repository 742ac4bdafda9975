//! Robots with one reading wrong at a time.

use boardlab_core::games::robots::Robots;
pub(crate) use boardlab_core::games::robots::mistakes::Mistake as Mutation;

use super::Layout;

/// Each wrong reading, and the golden file whose output it changes.
pub(crate) const CAUGHT_BY: &[(Mutation, &str)] = &[
    (Mutation::WonWithoutColon, "colon"),
    (Mutation::OneMoveInSingular, "moves-even-if-one"),
    (Mutation::TeleportWithBlank, "teleport-line"),
    (Mutation::EndsAtEitherZero, "sample"),
    (Mutation::NeverPushes, "push-debris"),
    (Mutation::PushesChain, "no-debris-chain"),
    (Mutation::PushesOntoDebris, "no-debris-onto-debris"),
    (Mutation::PushesOffBoard, "no-push-off-board"),
    (Mutation::BoardHasOneMore, "no-walk-off-board"),
    (Mutation::PushStopsAtRobot, "win-by-push"),
    (Mutation::CrushedRobotIsSecondDebris, "crushed-robot-one-debris"),
    (Mutation::CrushUsesUpDebris, "crushed-robot-one-debris"),
    (Mutation::RobotsWalkInTurn, "robots-walk-at-once"),
    (Mutation::RobotsWalkOneAxis, "robots-walk-diagonally"),
    (Mutation::PairsCancel, "three-robots-meet"),
    (Mutation::MeetingLeavesNothing, "meeting-leaves-debris"),
    (Mutation::DebrisStopsNobody, "debris-destroys-robot"),
    (Mutation::LoneKillerIsDebris, "lone-killer-stays-a-robot"),
    (Mutation::KillersStayRobots, "killers-destroy-each-other"),
    (Mutation::KillersDebrisUncounted, "killers-destroy-each-other"),
    (Mutation::KillersCancel, "killed-though-killers-meet"),
    (Mutation::KillersCancel, "deadly-though-killers-meet"),
    (Mutation::WonOneMoveLate, "win-after-walk"),
    (Mutation::NotWonByTeleport, "win-after-teleport"),
    (Mutation::StaysOnlyWhenForced, "staying-competes"),
    (Mutation::StayWinsTies, "staying-has-no-precedence"),
    (Mutation::StayLosesTies, "staying-ties-by-its-cell"),
    (Mutation::CountsBeforeReply, "fewest-after-reply"),
    (Mutation::DistanceBeforeReply, "distance-after-reply"),
    (Mutation::DistanceFirst, "fewest-before-distance"),
    (Mutation::NearestPreferred, "tie-by-distance"),
    (Mutation::LongerAxisIsDistance, "distance-on-both-axes"),
    (Mutation::SumOfDistances, "distance-to-nearest"),
    (Mutation::LargerRow, "tie-by-row"),
    (Mutation::LargerColumn, "tie-by-column"),
    (Mutation::ColumnBeforeRow, "tie-by-row-before-column"),
    (Mutation::TeleportsBeforeStaying, "teleport-only-in-need"),
    (Mutation::OccupiedIsSpent, "teleport-skips-occupied-and-keeps-it"),
    (Mutation::TeleportsOntoDebris, "teleport-not-onto-debris"),
    (Mutation::DeadlyEndsSearch, "teleport-skips-deadly"),
    (Mutation::DeadlyIsTaken, "teleport-never-deadly"),
    (Mutation::DeadlyIsSpent, "teleport-keeps-deadly"),
    (Mutation::SearchGoesOn, "teleport-search-from-start"),
    (Mutation::DuplicatesShareUse, "teleport-duplicates-count-apart"),
    (Mutation::NeverSpent, "teleport-is-spent"),
    (Mutation::NoneFitsIsNoMove, "none-fits"),
    (Mutation::NoneFitsWalks, "none-fits"),
];

/// Wrong readings of the layout, which no judge of words sees.
pub(crate) const LAYOUTS: &[(Layout, &str)] = &[
    (|right| right.replace("moves.\nFinal", "moves. \nFinal"), "no-blank-after-moves"),
    (|right| right.replace("\n\n", "\n"), "blank-line-between-cases"),
    (|right| right.to_owned() + "\n", "blank-line-between-cases"),
];

/// The output under a wrong reading, or under the right one for `None`.
pub(crate) fn answer(input: &str, mutation: Option<Mutation>) -> String {
    super::answer::<Robots>(input, (), mutation.map(|mutation| mutation as usize))
}
