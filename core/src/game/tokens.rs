/// The tokens of an output with their positions. Only ASCII whitespace separates tokens, as for the programs of judges.
///
/// ```
/// use boardlab_core::contract::Tokens;
/// let mut tokens = Tokens::new("Case 1:\nWon game\n");
/// assert!(tokens.skip_words("Case 1:"));
/// let won = tokens.next().unwrap();
/// assert_eq!((won.text, won.line, won.number, won.start), ("Won", 2, 1, 8));
/// assert_eq!(tokens.rest_of_line(), "game");
/// assert_eq!(tokens.peek(), None);
/// ```
#[derive(Clone)]
pub struct Tokens<'a> {
    text: &'a str,
    cursor: TokenCursor,
}

/// A place between two tokens of an output.
///
/// ```
/// use boardlab_core::contract::Tokens;
/// let mut tokens = Tokens::new("Case 1:\n  Won game\n");
/// tokens.skip_words("Case 1: Won");
/// let cursor = tokens.cursor();
/// assert_eq!((cursor.at, cursor.line, cursor.number), (13, 2, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenCursor {
    /// The offset in bytes.
    pub at: usize,
    /// The line, from 1.
    pub line: u32,
    /// How many tokens of the line stand before it.
    pub number: u32,
}

/// A token of an output.
///
/// ```
/// use boardlab_core::contract::Tokens;
/// let mut tokens = Tokens::new("Case 1:\n  Won game\n");
/// let token = tokens.nth(2).unwrap();
/// assert_eq!((token.text, token.line, token.number, token.start), ("Won", 2, 1, 10));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    /// What is written.
    pub text: &'a str,
    /// Its line, from 1.
    pub line: u32,
    /// Its number in the line, from 1.
    pub number: u32,
    /// Where it begins, in bytes.
    pub start: usize,
}

impl TokenCursor {
    /// Before everything.
    pub(crate) const START: TokenCursor = TokenCursor::of_line(0, 1);

    /// The beginning of a line.
    pub(crate) const fn of_line(at: usize, line: u32) -> Self {
        TokenCursor { at, line, number: 0 }
    }
}

impl<'a> Tokens<'a> {
    /// All tokens of a text.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        Tokens { text, cursor: TokenCursor::START }
    }

    /// The tokens after a position that an earlier iterator reached.
    #[cfg(feature = "workbench")]
    #[must_use]
    pub(crate) const fn from(text: &'a str, cursor: TokenCursor) -> Self {
        Tokens { text, cursor }
    }

    /// The current position.
    #[must_use]
    pub const fn cursor(&self) -> TokenCursor {
        self.cursor
    }

    /// The next token, without consuming it.
    #[must_use]
    pub fn peek(&self) -> Option<Token<'a>> {
        self.clone().next()
    }

    /// Whether the words of a text come next.
    ///
    /// ```
    /// use boardlab_core::contract::Tokens;
    /// let tokens = Tokens::new("Case 1:\nWon game\n");
    /// assert!(tokens.begins_with("Case 1:") && !tokens.begins_with("Case 2:"));
    /// ```
    #[must_use]
    pub fn begins_with(&self, words: &str) -> bool {
        self.clone().skip_words(words)
    }

    /// Consumes the words of a text. If others come next, it stops behind the first that differs and returns false.
    ///
    /// ```
    /// use boardlab_core::contract::Tokens;
    /// let mut tokens = Tokens::new("Case 1:\n  Won game\n");
    /// assert!(tokens.skip_words("Case 1:"));
    /// assert!(!tokens.skip_words("Lost game"));
    /// assert_eq!(tokens.next().unwrap().text, "game");
    /// ```
    pub fn skip_words(&mut self, words: &str) -> bool {
        words.split_ascii_whitespace().all(|word| self.next().is_some_and(|token| token.text == word))
    }

    /// Consumes and returns the rest of the line.
    ///
    /// ```
    /// use boardlab_core::contract::Tokens;
    /// let mut tokens = Tokens::new("Case 1:\n  Won game\n");
    /// tokens.next();
    /// assert_eq!(tokens.rest_of_line(), "1:");
    /// assert_eq!(tokens.next().unwrap().text, "Won");
    /// ```
    pub fn rest_of_line(&mut self) -> &'a str {
        let rest = self.text.get(self.cursor.at..).unwrap_or_default();
        let line = rest.split('\n').next().unwrap_or_default();
        self.cursor.at += line.len();
        line.trim_ascii()
    }

    /// What stands between two offsets.
    ///
    /// ```
    /// use boardlab_core::contract::Tokens;
    /// let mut tokens = Tokens::new("Case 1:\n  Won game\n");
    /// assert_eq!(tokens.between(5, 7), "1:");
    /// ```
    #[must_use]
    pub fn between(&self, start: usize, end: usize) -> &'a str {
        self.text.get(start..end).unwrap_or_default()
    }

    /// The line and token number where a token is missing at the end of the output. All tokens must have been read.
    #[cfg(feature = "workbench")]
    #[must_use]
    pub(crate) fn end(&self) -> (u32, u32) {
        let cut = !self.text.is_empty() && !self.text.ends_with('\n');
        (self.cursor.line + u32::from(cut), 1)
    }

    fn skip_blanks(&mut self) {
        let blanks = self.text.as_bytes()[self.cursor.at..].iter().take_while(|byte| byte.is_ascii_whitespace());
        for &byte in blanks {
            self.cursor.at += 1;
            if byte == b'\n' {
                (self.cursor.line, self.cursor.number) = (self.cursor.line + 1, 0);
            }
        }
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    #[inline(never)]
    fn next(&mut self) -> Option<Token<'a>> {
        self.skip_blanks();
        let start = self.cursor.at;
        let rest = self.text.get(start..).filter(|rest| !rest.is_empty())?;
        let length = rest.bytes().position(|byte| byte.is_ascii_whitespace()).unwrap_or(rest.len());
        self.cursor.at += length;
        self.cursor.number += 1;
        Some(Token { text: rest.get(..length)?, line: self.cursor.line, number: self.cursor.number, start })
    }
}
