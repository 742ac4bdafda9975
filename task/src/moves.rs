use std::fmt::Display;

use boardlab_core::Span;
use boardlab_core::text::Scanner;

/// How the moves stand in an output.
///
/// ```
/// use boardlab_task::Written;
/// assert_eq!(Written::Letters.joined(["U", "R"].iter()), "UR\n");
/// assert_eq!(Written::Lines.joined(["1 2", "3 4"].iter()), "1 2\n3 4\n");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// A move is a word: blanks and line ends separate it from others.
    Words,
    /// A move is a line, with blanks in it or without.
    Lines,
    /// A move is a sign. Blanks and line ends do not count.
    Letters,
}

impl Written {
    /// Where the moves of a text are, from an offset on.
    pub(crate) fn tokens(self, text: &str, from: usize) -> Box<dyn Iterator<Item = Span> + '_> {
        match self {
            Written::Words => {
                let mut scanner = Scanner::resume(text, from);
                Box::new(std::iter::from_fn(move || scanner.token()))
            }
            Written::Lines => {
                let mut start = from;
                Box::new(text[from..].split_inclusive('\n').filter_map(move |line| {
                    let at = start + (line.len() - line.trim_start().len());
                    start += line.len();
                    Some(Span { start: at, end: at + line.trim().len() }).filter(|span| span.start < span.end)
                }))
            }
            Written::Letters => {
                let signs = text[from..].char_indices().filter(|(_, sign)| !sign.is_whitespace());
                Box::new(signs.map(move |(at, sign)| Span { start: from + at, end: from + at + sign.len_utf8() }))
            }
        }
    }

    /// The moves as an output.
    #[must_use]
    pub fn joined(self, moves: impl Iterator<Item = impl Display>) -> String {
        let between = match self {
            Written::Words => " ",
            Written::Lines => "\n",
            Written::Letters => "",
        };
        let moves: Vec<String> = moves.map(|mv| mv.to_string()).collect();
        if moves.is_empty() { String::new() } else { moves.join(between) + "\n" }
    }
}
