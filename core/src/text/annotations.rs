use alloc::vec::Vec;
use core::ops::Range;

use super::meaning::Meaning;

/// The meanings of the tokens within a window of bytes.
pub(super) struct Annotations {
    pub(super) window: Range<usize>,
    pub(super) meanings: Vec<Meaning>,
}

impl Annotations {
    #[cold]
    pub(super) fn take(&mut self, meaning: Meaning) {
        if meaning.span.start <= self.window.end && meaning.span.end >= self.window.start {
            self.meanings.push(meaning);
        }
    }
}
