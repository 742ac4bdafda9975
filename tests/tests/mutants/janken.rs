//! Janken Tactics with one reading wrong at a time.

pub(crate) use boardlab_core::games::janken::mistakes::Mistake as Mutation;
use boardlab_core::games::janken::{Janken, Options};

use super::Layout;

/// Each wrong reading, and the golden file whose output it changes.
pub(crate) const CAUGHT_BY: &[(Mutation, &str)] = &[
    (Mutation::SixRows, "nine-rows"),
    (Mutation::RowsFromBelow, "nine-rows"),
    (Mutation::NumbersCountInRow, "numbers-lean"),
    (Mutation::NeighboursMirrored, "six-neighbours"),
    (Mutation::EightNeighbours, "six-neighbours"),
    (Mutation::FourNeighbours, "six-neighbours"),
    (Mutation::ExtraIsTotal, "terrain-costs"),
    (Mutation::WoodsCostOne, "terrain-costs"),
    (Mutation::StartIsPaid, "terrain-costs"),
    (Mutation::LeavingIsPaid, "terrain-costs"),
    (Mutation::DestinationIsFree, "terrain-costs"),
    (Mutation::KeepsOnePoint, "all-ten-points"),
    (Mutation::ElevenPoints, "too-dear"),
    (Mutation::PointsNotRenewed, "points-are-renewed"),
    (Mutation::FewestSteps, "cheapest-not-shortest"),
    (Mutation::WaterPassable, "cut-off-by-water"),
    (Mutation::WaterEndsAWay, "destination-under-water"),
    (Mutation::AlliesBlock, "through-allies"),
    (Mutation::EndsOnAlly, "not-onto-ally"),
    (Mutation::EndsOnEnemy, "not-onto-enemy"),
    (Mutation::EnemiesPassable, "cut-off-by-enemies"),
    (Mutation::WeakerEnemiesPassable, "cut-off-by-enemies"),
    (Mutation::StayingSucceeds, "staying-fails"),
    (Mutation::GhostMoves, "no-unit"),
    (Mutation::ZonesIgnored, "cut-off-by-zone"),
    (Mutation::OnlyZoneToZoneIsClosed, "zone-of-one-cell"),
    (Mutation::MayNotEndInZone, "ends-in-zone"),
    (Mutation::MayNotStartInZone, "starts-in-zone"),
    (Mutation::OtherReading, "zone-to-zone"),
    (Mutation::OtherReading, "zone-to-zone-way-round"),
    (Mutation::StrengthReversed, "who-fears-whom"),
    (Mutation::MagesFearNobody, "who-fears-whom"),
    (Mutation::EveryEnemyThreatens, "who-fears-whom"),
    (Mutation::EqualsThreaten, "who-fears-whom"),
    (Mutation::AlliesThreaten, "strong-ally"),
    (Mutation::AlliesShield, "allies-do-not-shield"),
    (Mutation::ZoneReachesTwo, "two-cells-away"),
    (Mutation::ZonesStandStill, "zones-move"),
    (Mutation::OnlyFirstSideFears, "second-side-fears"),
    (Mutation::SecondSideMayNotMove, "either-side-moves"),
    (Mutation::SidesAlternate, "either-side-moves"),
    (Mutation::RefusedMovesAnyway, "refused-unit-stays"),
    (Mutation::RefusalEndsGame, "refused-unit-stays"),
    (Mutation::GridIsReset, "grid-goes-on"),
    (Mutation::MoveNumbersGoOn, "two-games"),
    (Mutation::BlankAfterHash, "sample"),
    (Mutation::OnePointInSingular, "one-point"),
];

/// The same for the reading `cautious`.
pub(crate) const CAUGHT_BY_CAUTIOUS: &[(Mutation, &str)] = &[
    (Mutation::OtherReading, "zone-to-zone"),
    (Mutation::OtherReading, "zone-to-zone-way-round"),
    (Mutation::MayNotStartInZone, "zone-to-zone-way-round"),
    (Mutation::MayNotEndInZone, "zone-to-zone-way-round"),
    (Mutation::MayNotStartInZone, "starts-in-zone"),
    (Mutation::MayNotEndInZone, "ends-in-zone"),
];

/// Wrong readings of the layout, which no judge of words sees, and of letters.
pub(crate) const LAYOUTS: &[(Layout, &str)] =
    &[(|right| right.replace("\nGame", "\n\nGame"), "two-games"), (|right| right.replace("E4", "e4"), "small-letters")];

/// The output under a wrong reading, or under the right one for `None`.
pub(crate) fn answer(input: &str, cautious: bool, mutation: Option<Mutation>) -> String {
    super::answer::<Janken>(input, Options { cautious }, mutation.map(|mutation| mutation as usize))
}
