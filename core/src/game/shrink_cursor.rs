use core::ops::Range;

/// A place among the simplifications of a case.
///
/// Simplifications come in groups. A place is a group and an index in it, so only the wanted simplification is built.
/// After a simplification was taken, the place still means a step of the same size: a list that lost some items loses
/// as many again.
///
/// ```
/// use boardlab_core::contract::ShrinkCursor;
/// // A case with a flag that can be dropped, and a number that can be lowered to 1.
/// let shrink = |cursor: &mut ShrinkCursor| {
///     cursor.rewind();
///     cursor.index_in(1).map(|_| "no flag".into()).or_else(|| Some(cursor.lower(4, 1)?.to_string()))
/// };
/// let mut cursor = ShrinkCursor::default();
/// let mut all = Vec::new();
/// while let Some(simpler) = shrink(&mut cursor) {
///     all.push(simpler);
///     cursor.skip();
/// }
/// assert_eq!(all, ["no flag", "1", "3"]);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct ShrinkCursor {
    group: usize,
    nth: usize,
    /// The groups that were passed since [`ShrinkCursor::rewind`].
    passed: usize,
    changes: Changes,
}

/// Which changes there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Changes {
    #[default]
    All,
    /// An item of a list goes. All lists make one group.
    Item,
    /// All items of a list before one go, where that may be left alone. All lists make one group.
    Before,
    /// All items of the list behind its first go.
    Behind,
}

impl ShrinkCursor {
    /// The place where the `nth` item goes of all that [`ShrinkCursor::cut`] may remove one by one.
    pub(crate) fn item(nth: usize) -> Self {
        ShrinkCursor { nth, changes: Changes::Item, ..Self::default() }
    }

    /// The place where all items before the `nth` go: of those that may be left alone in a list of three or more.
    pub(crate) fn before(nth: usize) -> Self {
        ShrinkCursor { nth, changes: Changes::Before, ..Self::default() }
    }

    /// After [`ShrinkCursor::before`]: the place where all items behind it go.
    pub(crate) fn behind(self) -> Self {
        ShrinkCursor { passed: 0, changes: Changes::Behind, ..self }
    }

    /// Goes on to the next change. A change that was taken is not skipped: its place now belongs to another change.
    ///
    /// ```
    /// use boardlab_core::contract::ShrinkCursor;
    /// let mut cursor = ShrinkCursor::default();
    /// assert_eq!(cursor.lower(9, 1), Some(1));
    /// cursor.skip();
    /// cursor.rewind();
    /// assert_eq!(cursor.lower(9, 1), Some(5));
    /// ```
    pub fn skip(&mut self) {
        self.nth += 1;
    }

    /// Starts to walk through the groups. A case must name the same groups in the same order each time. A group may be
    /// empty.
    ///
    /// ```
    /// use boardlab_core::contract::ShrinkCursor;
    /// let mut cursor = ShrinkCursor::default();
    /// assert_eq!(cursor.index_in(1), Some(0));
    /// // Without it, this would be the second group.
    /// cursor.rewind();
    /// assert_eq!(cursor.index_in(1), Some(0));
    /// ```
    pub fn rewind(&mut self) {
        self.passed = 0;
    }

    /// The index of the change in the next group of `count` changes, if it is in that group.
    ///
    /// ```
    /// use boardlab_core::contract::ShrinkCursor;
    /// let mut cursor = ShrinkCursor::default();
    /// // The first group has no change, the second has two.
    /// assert_eq!((cursor.index_in(0), cursor.index_in(2)), (None, Some(0)));
    /// ```
    pub fn index_in(&mut self, count: usize) -> Option<usize> {
        if self.changes != Changes::All {
            return None;
        }
        let is_here = self.passed == self.group;
        self.passed += 1;
        if !is_here || self.nth < count {
            return is_here.then_some(self.nth);
        }
        (self.group, self.nth) = (self.passed, 0);
        None
    }

    /// A range to remove from a list of which `least` items must remain. First comes all that may be removed, at either
    /// end. Then come pieces whose length is a power of two, half as long each time, down to single items. The lengths
    /// stay the same after the list lost some items. A shorter rest at the end is a piece, too.
    ///
    /// ```
    /// use boardlab_core::contract::ShrinkCursor;
    /// let mut cursor = ShrinkCursor::default();
    /// let mut next = || {
    ///     cursor.rewind();
    ///     let cut = cursor.cut(6, 1);
    ///     cursor.skip();
    ///     cut
    /// };
    /// let cuts: Vec<_> = std::iter::from_fn(&mut next).collect();
    /// assert_eq!(cuts[..7], [0..5, 1..6, 0..4, 4..6, 0..2, 2..4, 4..6]);
    /// assert_eq!(cuts[7..], [0..1, 1..2, 2..3, 3..4, 4..5, 5..6]);
    /// ```
    pub fn cut(&mut self, length: usize, least: usize) -> Option<Range<usize>> {
        let most = length.saturating_sub(least);
        match self.changes {
            Changes::All => self.piece(length, least, most),
            Changes::Item => self.item_of(if most == 0 { 0 } else { length }).map(|nth| nth..nth + 1),
            Changes::Before => self.item_of(if least > 1 || length < 3 { 0 } else { length }).map(|nth| 0..nth),
            Changes::Behind => self.list_is_here().then_some(1..length),
        }
    }

    fn piece(&mut self, length: usize, least: usize, most: usize) -> Option<Range<usize>> {
        if let Some(nth) = self.index_in(if most == 0 { 0 } else { 1 + usize::from(least > 0) }) {
            return Some(nth * least..nth * least + most);
        }
        (0..usize::BITS).rev().find_map(|bit| {
            let size = 1 << bit;
            let nth = self.index_in(if size > most { 0 } else { length.div_ceil(size) })?;
            Some(nth * size..length.min((nth + 1) * size))
        })
    }

    /// The index in the next list, if it is in that list.
    fn item_of(&mut self, count: usize) -> Option<usize> {
        let is_here = self.list_is_here();
        if !is_here || self.nth < count {
            return is_here.then_some(self.nth);
        }
        (self.group, self.nth) = (self.passed, self.nth - count);
        None
    }

    fn list_is_here(&mut self) -> bool {
        self.passed += 1;
        self.passed - 1 == self.group
    }

    /// A smaller number: first `least`, then half of the distance to it, and so on, finally `value - 1`.
    ///
    /// ```
    /// use boardlab_core::contract::ShrinkCursor;
    /// let lower = |passed| {
    ///     let mut cursor = ShrinkCursor::default();
    ///     (0..passed).for_each(|_| cursor.skip());
    ///     cursor.lower(10, 2)
    /// };
    /// assert_eq!([0, 1, 2, 3, 4].map(lower), [Some(2), Some(6), Some(8), Some(9), None]);
    /// ```
    pub fn lower(&mut self, value: u64, least: u64) -> Option<u64> {
        let most = value.saturating_sub(least);
        self.index_in((u64::BITS - most.leading_zeros()) as usize).map(|nth| value - (most >> nth))
    }

    /// The index of a number in a list and a smaller number for it.
    ///
    /// ```
    /// use boardlab_core::contract::ShrinkCursor;
    /// assert_eq!(ShrinkCursor::default().lower_one([0, 7], 0), Some((1, 0)));
    /// ```
    pub fn lower_one(&mut self, values: impl IntoIterator<Item = u64>, least: u64) -> Option<(usize, u64)> {
        values.into_iter().enumerate().find_map(|(index, value)| Some((index, self.lower(value, least)?)))
    }
}
