use crate::boundary::view;

view! {
    /// What a step did that deserves a mark.
    #[derive(Copy)]
    pub enum EventKind {
        /// Robots were destroyed.
        Kill,
        /// You teleported.
        Teleport,
        /// The game was won.
        Won,
        /// The game was lost.
        Lost,
        /// An order failed.
        Refused,
        /// A bonus was earned.
        Bonus,
        /// A transcript or a robot goes wrong.
        Fault,
        /// The fugitive is caught.
        #[cfg(feature = "pursuit")]
        Caught,
        /// The fugitive has got away.
        #[cfg(feature = "pursuit")]
        Escaped,
    }
}
