use core::ops::Range;

/// Finds the nth simplification of a case. Simplifications are counted in groups, so only the one that is wanted is built.
#[derive(Clone, Copy, Debug)]
pub struct ShrinkCursor {
    left: usize,
    passed: usize,
}

impl ShrinkCursor {
    /// The nth change, from 0.
    #[must_use]
    pub const fn new(nth: usize) -> Self {
        ShrinkCursor { left: nth, passed: 0 }
    }

    /// The index of the change in the next group of `count` changes, if it is in that group.
    pub fn index_in(&mut self, count: usize) -> Option<usize> {
        if self.left < count {
            return Some(self.left);
        }
        self.left -= count;
        self.passed += count;
        None
    }

    /// A range to remove from a list of which `least` items must remain. First all that may be removed, then half as many at a time, and
    /// finally single items.
    ///
    /// ```
    /// use boardlab_core::game::ShrinkCursor;
    /// let cuts: Vec<_> = (0..5).filter_map(|nth| ShrinkCursor::new(nth).cut(3, 1)).collect();
    /// assert_eq!(cuts, [0..2, 2..3, 0..1, 1..2, 2..3]);
    /// ```
    pub fn cut(&mut self, length: usize, least: usize) -> Option<Range<usize>> {
        let mut size = length.saturating_sub(least);
        while size > 0 {
            if let Some(nth) = self.index_in(length.div_ceil(size)) {
                return Some(nth * size..length.min((nth + 1) * size));
            }
            size /= 2;
        }
        None
    }

    /// A smaller number: first `least`, then half of the distance to it, and so on, finally `value - 1`.
    ///
    /// ```
    /// use boardlab_core::game::ShrinkCursor;
    /// let lower: Vec<_> = (0..4).filter_map(|nth| ShrinkCursor::new(nth).lower(10, 2)).collect();
    /// assert_eq!(lower, [2, 6, 8, 9]);
    /// ```
    pub fn lower(&mut self, value: u64, least: u64) -> Option<u64> {
        let most = value.saturating_sub(least);
        self.index_in((u64::BITS - most.leading_zeros()) as usize).map(|nth| value - (most >> nth))
    }

    /// The index of a number in a list and a smaller number for it.
    pub fn lower_one(&mut self, values: impl IntoIterator<Item = u64>, least: u64) -> Option<(usize, u64)> {
        values.into_iter().enumerate().find_map(|(index, value)| Some((index, self.lower(value, least)?)))
    }

    /// The simplification that was found.
    ///
    /// # Errors
    ///
    /// The number of simplifications, if the one that was asked for is not among them.
    pub fn found<T>(self, found: Option<T>) -> Result<T, usize> {
        found.ok_or(self.passed)
    }
}
