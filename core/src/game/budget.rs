/// How long a search may go on: a number of nodes, and a function of the caller that may end it earlier.
///
/// ```
/// use boardlab_core::Budget;
/// let mut budget = Budget::nodes(2);
/// assert!(budget.spend() && budget.spend());
/// assert!(!budget.spend());
/// ```
pub struct Budget<'a> {
    /// Nodes left.
    pub nodes: u64,
    /// Called regularly during the search, which ends when it returns false.
    pub keep_going: Option<&'a mut dyn FnMut() -> bool>,
}

impl Budget<'_> {
    /// A number of nodes and no other limit.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Budget { nodes, keep_going: None }
    }

    /// Whether a node is left and the caller does not end the search.
    ///
    /// ```
    /// use boardlab_core::Budget;
    /// let mut stop = || false;
    /// assert!(Budget::nodes(1).may_go_on() && !Budget::nodes(0).may_go_on());
    /// assert!(!Budget { nodes: 1, keep_going: Some(&mut stop) }.may_go_on());
    /// ```
    pub fn may_go_on(&mut self) -> bool {
        self.nodes > 0 && self.keep_going.as_mut().is_none_or(|ask| ask())
    }

    /// Takes one node; false when none is left or the caller ends the search.
    ///
    /// ```
    /// use boardlab_core::Budget;
    /// let mut budget = Budget::nodes(1);
    /// assert!(budget.spend() && !budget.spend());
    /// ```
    pub fn spend(&mut self) -> bool {
        let left = self.may_go_on();
        self.nodes = self.nodes.saturating_sub(1);
        left
    }
}
