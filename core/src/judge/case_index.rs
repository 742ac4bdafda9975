use alloc::vec::Vec;

use crate::fnv::fnv1a;
use crate::game::{TokenCursor, Tokens};

/// An index of the lines of an output by their first two tokens. It finds where a case begins without a search through
/// the rest of the output. It is built when an output is wrong for the first time.
pub(super) struct CaseIndex(Vec<(u64, TokenCursor)>);

/// The most lines that are checked for one case. Usually few lines have the same first two tokens.
const MOST: usize = 1000;

impl CaseIndex {
    pub(super) fn of(output: &str) -> Self {
        let mut case_index = Vec::new();
        let mut tokens = Tokens::new(output).peekable();
        while let Some(token) = tokens.next() {
            if token.number == 1 {
                let second = tokens.peek().map(|token| token.text);
                case_index.push((hash(token.text, second), TokenCursor::of_line(token.start, token.line)));
            }
        }
        case_index.sort_unstable_by_key(|&(hash, cursor)| (hash, cursor.at));
        CaseIndex(case_index)
    }

    /// The first line at or after an offset at which all tokens of a header follow each other.
    pub(super) fn find(&self, output: &str, header: &str, floor: usize) -> Option<TokenCursor> {
        let mut words = header.split_ascii_whitespace();
        let key = hash(words.next()?, words.next());
        let from = self.0.partition_point(|&(hash, cursor)| (hash, cursor.at) < (key, floor));
        let alike = self.0[from..].iter().take(MOST).take_while(|line| line.0 == key);
        alike.map(|line| line.1).find(|&cursor| Tokens::from(output, cursor).begins_with(header))
    }
}

fn hash(first: &str, second: Option<&str>) -> u64 {
    fnv1a(first.bytes().chain([b' ']).chain(second.unwrap_or_default().bytes()))
}
