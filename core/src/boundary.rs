//! How the types that leave the core are declared. They are plain data with public fields, and no other types are
//! serialised.
//!
//! Cells are zero-based `[row, column]`. Large numbers are decimal text. Sentences are made by the page and the command
//! line.

macro_rules! view {
    ($($item:item)*) => {$(
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "camelCase", rename_all_fields = "camelCase"))]
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
