//! Insertion sort, for short lists. It is much less code than the sorts of the library, of which the page would load
//! one for each type.

/// Sorts; equals stay in their order.
#[cfg(feature = "pursuit")]
#[inline]
pub(crate) fn sort<T: Ord>(few: &mut [T]) {
    sort_by(few, |one, other| one < other);
}

/// Sorts by what comes before what; equals stay in their order.
#[inline]
pub(crate) fn sort_by<T>(few: &mut [T], is_before: impl Fn(&T, &T) -> bool) {
    for end in 1..few.len() {
        let mut at = end;
        while at > 0 && is_before(&few[at], &few[at - 1]) {
            few.swap(at - 1, at);
            at -= 1;
        }
    }
}
