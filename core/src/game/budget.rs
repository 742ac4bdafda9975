/// How long a search may go on: a number of nodes, and a caller's word to stop.
pub struct Budget<'a> {
    /// Nodes left.
    pub nodes: u64,
    /// Asked now and then; the search ends when it says false.
    pub keep_going: Option<&'a mut dyn FnMut() -> bool>,
}

impl Budget<'_> {
    /// A number of nodes and no other limit.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Budget { nodes, keep_going: None }
    }

    /// Whether any node is left and the caller does not say stop.
    pub fn may_go_on(&mut self) -> bool {
        self.nodes > 0 && self.keep_going.as_mut().is_none_or(|ask| ask())
    }

    /// Takes one node; false when none is left or the caller says stop.
    pub fn spend(&mut self) -> bool {
        let left = self.may_go_on();
        self.nodes = self.nodes.saturating_sub(1);
        left
    }
}
