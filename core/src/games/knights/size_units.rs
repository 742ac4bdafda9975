//! What the size of an input is counted in.

crate::size_units! {
    /// A knight.
    KNIGHT = "knight", "knight", "knights";
}
