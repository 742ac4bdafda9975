use crate::text::shown_by_key;

/// What a step did, for the marks on the timeline.
///
/// Kinds that any game may have are declared here. Each game declares its own with [`events!`](crate::events).
///
/// ```
/// use boardlab_core::game::EventKind;
/// use boardlab_core::games::robots::events;
/// assert_eq!(EventKind::WON.key(), "won");
/// assert_eq!(events::TELEPORT.key(), "teleport");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventKind(&'static str);

impl EventKind {
    /// The game was won.
    pub const WON: Self = EventKind::new("won");
    /// The game was lost.
    pub const LOST: Self = EventKind::new("lost");

    /// The kinds that any game may have.
    pub const COMMON: &'static [Self] = &[Self::WON, Self::LOST];

    /// A kind by its key, which is what leaves the core.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        EventKind(key)
    }

    /// The key, such as `won`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.0
    }
}

shown_by_key!(EventKind);

/// Declares the kinds of events of a game: a constant for each, and the list `EVENTS` of all of them for
/// [`Game::EVENTS`](crate::Game::EVENTS).
///
/// ```
/// boardlab_core::events! {
///     /// A square was eaten.
///     EATEN = "eaten";
/// }
/// assert_eq!(EVENTS, [EATEN]);
/// ```
#[macro_export]
macro_rules! events {
    ($($(#[$doc:meta])* $name:ident = $key:literal;)*) => {
        $($(#[$doc])* pub const $name: $crate::game::EventKind = $crate::game::EventKind::new($key);)*
        /// All of them.
        pub const EVENTS: &[$crate::game::EventKind] = &[$($name),*];
    };
}
