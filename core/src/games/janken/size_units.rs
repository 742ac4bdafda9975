//! What the size of an input is counted in.

crate::size_units! {
    /// A unit of either side.
    UNIT = "unit", "unit", "units";
    /// An order.
    ORDER = "order", "move", "moves";
}
