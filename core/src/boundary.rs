//! How the types that leave the core are declared: plain data with public fields, the only types that are ever serialised.
//!
//! Cells are zero-based `[row, column]`; big numbers cross as decimal text; words are left to who shows them.

macro_rules! view {
    ($($item:item)*) => {$(
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase", rename_all_fields = "camelCase"))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $item
    )*};
}
macro_rules! view_struct {
    ($($item:item)*) => {$(
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $item
    )*};
}
pub(crate) use {view, view_struct};

/// Zero-based row and column.
pub type Cell = (u8, u8);
