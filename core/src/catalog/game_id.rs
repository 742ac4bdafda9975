use super::list::games;

macro_rules! ids {
    ($($feature:literal => $module:ident::$Game:ident { $($types:ident),* })*) => {
        /// Names a game of the catalog. It is matched without a wildcard, so that the compiler finds what a new game
        /// needs.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "the variants are the names of the games")]
        pub enum GameId {
            $(#[cfg(feature = $feature)] $Game,)*
        }
    };
}
games!(ids);
