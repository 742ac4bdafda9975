use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::ops::Range;

use crate::text::without_mark;

/// A text and where its lines begin.
pub(super) struct Lines<'a> {
    pub(super) text: Cow<'a, str>,
    /// Where each line begins, and where the last one ends.
    starts: Vec<u32>,
}

impl<'a> Lines<'a> {
    /// The lines of a text, without its byte-order mark: that takes no place in its line.
    pub(super) fn new(text: Cow<'a, str>) -> Self {
        let plain = without_mark(&text);
        let text = if plain.len() < text.len() { Cow::Owned(plain.into()) } else { text };
        let ends = text.bytes().zip(1..).filter(|&(byte, _)| byte == b'\n').map(|(_, at)| at);
        let mut starts: Vec<u32> = [0].into_iter().chain(ends).collect();
        if starts.last() != Some(&(text.len() as u32)) {
            starts.push(text.len() as u32);
        }
        Lines { text, starts }
    }

    pub(super) fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// A line, counted from 0, without its end.
    pub(super) fn line(&self, nth: usize) -> &str {
        let line = self.stretch(nth..nth + 1);
        let line = line.strip_suffix('\n').unwrap_or(line);
        line.strip_suffix('\r').unwrap_or(line)
    }

    /// Some lines with their ends.
    pub(super) fn stretch(&self, lines: Range<usize>) -> &str {
        let start = |line: usize| self.starts.get(line).map_or(self.text.len(), |&start| start as usize);
        self.text.get(start(lines.start)..start(lines.end)).unwrap_or_default()
    }

    /// Whether a line, counted from 0, has no token.
    pub(super) fn is_blank(&self, nth: usize) -> bool {
        self.line(nth).trim_ascii().is_empty()
    }
}
