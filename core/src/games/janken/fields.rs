//! What the parts of an input mean.

crate::fields! {
    /// The terrain of a row.
    TERRAIN = "terrain", "the terrain of row", "column";
    /// How many units a side has.
    UNIT_COUNT = "unitCount", "the number of units of side";
    /// What a unit is.
    UNIT_KIND = "unitKind", "the kind of unit";
    /// Where a unit stands.
    UNIT_CELL = "unitCell", "the cell of unit";
    /// V.
    ORDER_COUNT = "orderCount", "the number of moves";
    /// Where an order begins.
    ORDER_FROM = "orderFrom", "the first cell of move";
    /// Where an order leads.
    ORDER_TO = "orderTo", "the second cell of move";
}
