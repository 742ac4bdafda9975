use crate::boundary::view;

view! {
    /// What a step did, for the marks on the timeline.
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
        /// An order was refused.
        Refused,
        /// A bonus was earned.
        Bonus,
        /// A transcript or a robot broke a rule.
        Fault,
        /// The fugitive is caught.
        #[cfg(feature = "pursuit")]
        Caught,
        /// The fugitive has got away.
        #[cfg(feature = "pursuit")]
        Escaped,
    }
}
