use alloc::vec::Vec;
#[cfg(feature = "workbench")]
use core::ops::Range;

#[cfg(feature = "workbench")]
use super::annotations::Annotations;
use super::blank::{NO_BREAK, is_blank};
use super::bounds::{Bounds, Limits};
use super::error::{ParseError, quote};
use super::expected::Expected;
use super::field::Field;
use super::fix::Fix;
use super::found::Found;
#[cfg(feature = "workbench")]
use super::meaning::Meaning;
use super::meaning::TokenRole;
use super::note::{Note, NoteKind};
use super::number::{blame, digits, range_fix};
use super::place::Place;
use super::span::{MARK, Span, line_column, without_mark};

/// What DOS ends a file with (Ctrl-Z).
const END_OF_FILE: u8 = 0x1A;

/// Reads a text token by token and knows where it is.
///
/// ```
/// use boardlab_core::Limits;
/// use boardlab_core::text::{Bounds, Field, Scanner};
/// const ROWS: Field = Field::new(&("rows", "the number of rows", ""));
/// let mut scanner = Scanner::new("4 9", Limits::Statement);
/// assert_eq!(scanner.number(ROWS, 0, Bounds::fixed(1, 8)), Ok(4));
/// assert_eq!(scanner.number(ROWS, 0, Bounds::fixed(1, 8)).unwrap_err().column, 3);
/// ```
pub struct Scanner<'a> {
    text: &'a str,
    limits: Limits,
    at: usize,
    /// Where the record that is being read ends.
    until: usize,
    last: Span,
    /// The case being read, from 1; 0 before the first.
    case: u32,
    /// Whether a count has announced what is read.
    announced: bool,
    /// Whether lines may begin with `<` or `>`, which say who wrote them.
    interaction: bool,
    notes: Vec<Note>,
    #[cfg(feature = "workbench")]
    annotations: Option<Annotations>,
}

impl<'a> Scanner<'a> {
    /// Starts at the beginning of a text, behind a byte-order mark.
    ///
    /// ```
    /// use boardlab_core::Limits;
    /// use boardlab_core::text::Scanner;
    /// let mut scanner = Scanner::new("4 0\n17\n", Limits::Statement);
    /// let words: Vec<&str> = std::iter::from_fn(|| scanner.token().map(|token| scanner.text(token))).collect();
    /// assert_eq!(words, ["4", "0", "17"]);
    /// assert!(scanner.at_end());
    /// ```
    #[must_use]
    pub fn new(text: &'a str, limits: Limits) -> Self {
        let at = text.len() - without_mark(text).len();
        Scanner {
            text,
            limits,
            at,
            until: usize::MAX,
            last: Span::default(),
            case: 0,
            announced: false,
            interaction: false,
            notes: Vec::new(),
            #[cfg(feature = "workbench")]
            annotations: None,
        }
    }

    /// Starts at an offset in a text that was read without an error before.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::Scanner;
    /// let text = "1\n4 0\n";
    /// let mut scanner = Scanner::resume(text, 2);
    /// assert_eq!(scanner.token().map(|token| scanner.text(token)), Some("4"));
    /// ```
    #[must_use]
    pub fn resume(text: &'a str, at: usize) -> Self {
        Scanner { at, ..Scanner::new(text, Limits::Relaxed) }
    }

    /// From now on the text may be an interaction file of Kattis: a line may begin with `<`, for what the judge writes,
    /// or `>`, for what the program does. Such a sign is passed over as a blank.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::Scanner;
    /// let mut scanner = Scanner::new("< 4 0\n>17 <", Limits::Statement);
    /// scanner.allow_interaction();
    /// let words: Vec<&str> = std::iter::from_fn(|| scanner.token().map(|token| scanner.text(token))).collect();
    /// assert_eq!(words, ["4", "0", "17", "<"]);
    /// ```
    pub fn allow_interaction(&mut self) {
        self.interaction = true;
    }

    /// Reads a whole number. `index` counts from 1 (robot 3); it is 0 where there is only one of the field.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::{Bounds, Field, Scanner};
    /// # const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
    /// let mut scanner = Scanner::new("4 9", Limits::Statement);
    /// assert_eq!(scanner.number(ROWS, 1, Bounds::fixed(1, 8)), Ok(4));
    /// let error = scanner.number(ROWS, 2, Bounds::fixed(1, 8)).unwrap_err();
    /// assert_eq!(error.to_string(), "expected rows of bar 2, a number from 1 to 8, found `9`");
    /// ```
    ///
    /// # Errors
    ///
    /// Anything else, or a number out of bounds; the error names the field.
    #[inline]
    pub fn number(&mut self, field: Field, index: u32, bounds: Bounds) -> Result<u64, ParseError> {
        if let Some(value) = self.plain_number(bounds) {
            self.annotate_last(TokenRole::Field { field }, index, 0);
            return Ok(value);
        }
        let Some(token) = self.token() else {
            return Err(self.bad_number(self.after_last(), field, index, bounds, None));
        };
        match digits(token.of(self.text).as_bytes()) {
            Some(value) if bounds.min <= value && value <= bounds.max(self.limits) => {
                self.note_zeros(token);
                self.annotate_last(TokenRole::Field { field }, index, 0);
                Ok(value)
            }
            value => Err(self.bad_number(token, field, index, bounds, value)),
        }
    }

    /// Fast path: reads a few digits followed by a blank, within the bounds. Reads nothing if anything else is there.
    #[inline]
    fn plain_number(&mut self, bounds: Bounds) -> Option<u64> {
        let bytes = self.text.as_bytes();
        let mut at = self.at;
        while matches!(bytes.get(at), Some(b' ' | b'\n')) {
            at += 1;
        }
        let start = at;
        let mut value = 0_u64;
        let next = loop {
            let byte = *bytes.get(at)?;
            match byte.wrapping_sub(b'0') {
                digit @ 0..10 => value = value.wrapping_mul(10).wrapping_add(u64::from(digit)),
                _ => break byte,
            }
            at += 1;
        };
        let plain = matches!(next, b' ' | b'\n') && (1..19).contains(&(at - start));
        if !plain || value < bounds.min || value > bounds.max(self.limits) {
            return None;
        }
        (self.at, self.last) = (at, Span { start, end: at });
        self.note_zeros(self.last);
        Some(value)
    }

    /// The next token, blanks passed over; none at the end of the text.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::Scanner;
    /// let mut scanner = Scanner::new("  4 0", Limits::Statement);
    /// let token = scanner.token().unwrap();
    /// assert_eq!((token.start, token.end), (2, 3));
    /// ```
    pub fn token(&mut self) -> Option<Span> {
        self.skip_blanks();
        let bytes = self.text.as_bytes();
        let start = self.at;
        while self.at < bytes.len() && self.blank() == 0 {
            self.at += 1;
        }
        if start < self.at && bytes[self.at - 1] == END_OF_FILE {
            self.leave_end_of_file(start);
        }
        self.last = Span { start, end: self.at };
        (start < self.at).then_some(self.last)
    }

    /// Signs of the end of a file at the end of the text are no part of the token that begins at `start`.
    #[cold]
    #[inline(never)]
    fn leave_end_of_file(&mut self, start: usize) {
        let token = &self.text.as_bytes()[start..self.at];
        let end = token.iter().rposition(|&byte| byte != END_OF_FILE).map_or(start, |last| start + last + 1);
        if self.ends_at(end) {
            self.at = end;
        }
    }

    /// Whether nothing stands from an offset on but signs of the end of a file, and blanks behind the first.
    #[inline]
    fn ends_at(&self, at: usize) -> bool {
        at == self.text.len() || (self.text.as_bytes()[at] == END_OF_FILE && self.is_ended(at))
    }

    #[cold]
    #[inline(never)]
    fn is_ended(&self, at: usize) -> bool {
        (self.text.get(at..).unwrap_or_default().chars()).all(|c| c == char::from(END_OF_FILE) || is_blank(c))
    }

    /// Begins a record: what stands in the line of the next token.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::{Bounds, Field, Scanner};
    /// # const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
    /// let mut scanner = Scanner::new("4 0\n17\n", Limits::Statement);
    /// scanner.record();
    /// assert_eq!(std::iter::from_fn(|| scanner.word()).count(), 2);
    /// scanner.record();
    /// assert_eq!(scanner.word().map(|word| scanner.text(word)), Some("17"));
    /// ```
    pub fn record(&mut self) {
        let start = self.next_start();
        let bytes = self.text.as_bytes();
        self.until = (start..bytes.len()).find(|&at| matches!(bytes[at], b'\n' | b'\r')).unwrap_or(bytes.len());
    }

    /// The next token of the record; none at its end.
    ///
    /// ```
    /// use boardlab_core::Limits;
    /// use boardlab_core::text::Scanner;
    /// let mut scanner = Scanner::new("4\n17\n", Limits::Statement);
    /// scanner.record();
    /// assert!(scanner.word().is_some() && scanner.word().is_none());
    /// ```
    pub fn word(&mut self) -> Option<Span> {
        if self.next_start() < self.until { self.token() } else { None }
    }

    /// Whether the line of the next token has more than `than` tokens from it on. It reads at most one token more than
    /// that, so a text of one long line is not read again for every token.
    #[must_use]
    pub fn has_more_words(&self, than: usize) -> bool {
        self.words_ahead(than + 1) > than
    }

    /// A copy of the scanner, for looking ahead.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::Scanner;
    /// let mut scanner = Scanner::new("4 0", Limits::Statement);
    /// let mut ahead = scanner.ahead();
    /// ahead.token();
    /// assert_eq!(scanner.next_start(), 0);
    /// ```
    #[must_use]
    pub fn ahead(&self) -> Self {
        self.from(self.at)
    }

    fn from(&self, at: usize) -> Self {
        Scanner { interaction: self.interaction, ..Scanner::resume(self.text, at) }
    }

    /// The number of tokens from the next one to the end of its line, at most `most`. 0 at the end of the text.
    #[must_use]
    pub fn words_ahead(&self, most: usize) -> usize {
        let mut scanner = self.ahead();
        let mut end = scanner.next_start();
        let same_line = |gap: &str| !gap.contains(['\n', '\r']);
        let next = || {
            let word = scanner.token()?;
            let on_line = same_line(&self.text[end..word.start]);
            end = word.end;
            on_line.then_some(())
        };
        core::iter::from_fn(next).take(most).count()
    }

    /// Reads a whole number of the record; see [`Scanner::number`].
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::{Bounds, Field, Scanner};
    /// # const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
    /// let mut scanner = Scanner::new("4\n5\n", Limits::Statement);
    /// scanner.record();
    /// assert_eq!(scanner.number_in_record(ROWS, 1, Bounds::fixed(1, 8)), Ok(4));
    /// assert!(scanner.number_in_record(ROWS, 2, Bounds::fixed(1, 8)).is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`Scanner::number`], and where the record has no more tokens.
    pub fn number_in_record(&mut self, field: Field, index: u32, bounds: Bounds) -> Result<u64, ParseError> {
        if self.next_start() < self.until {
            return self.number(field, index, bounds);
        }
        Err(self.bad_number(self.after_last(), field, index, bounds, None))
    }

    /// Reads a record of one number.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::{Bounds, Field, Scanner};
    /// # const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
    /// assert_eq!(Scanner::new("4\n0", Limits::Statement).lone_number(ROWS, Bounds::fixed(1, 8)), Ok(4));
    /// assert!(Scanner::new("4 0", Limits::Statement).lone_number(ROWS, Bounds::fixed(1, 8)).is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`Scanner::number_in_record`], and where anything else is in the record.
    pub fn lone_number(&mut self, field: Field, bounds: Bounds) -> Result<u64, ParseError> {
        self.record();
        let value = self.number_in_record(field, 0, bounds)?;
        self.end_record()?;
        Ok(value)
    }

    /// Ends a record.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::{Bounds, Field, Scanner};
    /// # const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
    /// let mut scanner = Scanner::new("4 5\n", Limits::Statement);
    /// scanner.record();
    /// scanner.word();
    /// assert_eq!(scanner.end_record().unwrap_err().column, 3);
    /// ```
    ///
    /// # Errors
    ///
    /// A token that is left in the record.
    pub fn end_record(&mut self) -> Result<(), ParseError> {
        match self.word() {
            None => Ok(()),
            Some(rest) => Err(self.error(rest, Expected::LineEnd, self.found(rest), Fix::ONE_LINE_EACH)),
        }
    }

    /// An error where a word of the record should stand: at the word, or where it is missing.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::Scanner;
    /// use boardlab_core::text::{Expected, Fix};
    /// let mut scanner = Scanner::new("x", Limits::Statement);
    /// let word = scanner.token();
    /// let error = scanner.bad_word(word, Expected::LineEnd, Fix::KNOWN_WORD);
    /// assert_eq!((error.column, error.fix), (1, Fix::KNOWN_WORD));
    /// ```
    #[cold]
    pub fn bad_word(&self, word: Option<Span>, expected: Expected, fix: Fix) -> ParseError {
        match word {
            Some(word) => self.error(word, expected, self.found(word), fix),
            None => self.error(self.after_last(), expected, self.nothing(), self.addition()),
        }
    }

    fn found(&self, word: Span) -> Found {
        Found::Word { text: quote(word.of(self.text)) }
    }

    fn nothing(&self) -> Found {
        if self.ends_at(self.at) { Found::End } else { Found::LineEnd }
    }

    fn addition(&self) -> Fix {
        if self.announced { Fix::ADD_OR_LOWER } else { Fix::ADD_MISSING }
    }

    /// Begins a case; `announced` says whether a count told of it.
    pub(super) fn begin_case(&mut self, announced: bool) {
        self.case += 1;
        self.announced = announced;
    }

    /// The rest of the case was announced by a count that was read. Where something is missing, the error offers to
    /// lower it.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::{Bounds, Field, Fix, Scanner};
    /// # const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
    /// let mut scanner = Scanner::new("", Limits::Statement);
    /// assert_eq!(scanner.number(ROWS, 1, Bounds::fixed(1, 8)).unwrap_err().fix, Fix::ADD_MISSING);
    /// scanner.announce();
    /// assert_eq!(scanner.number(ROWS, 1, Bounds::fixed(1, 8)).unwrap_err().fix, Fix::ADD_OR_LOWER);
    /// ```
    pub fn announce(&mut self) {
        self.announced = true;
    }

    /// The text of a token.
    #[must_use]
    pub fn text(&self, token: Span) -> &'a str {
        token.of(self.text)
    }

    /// The span of the `nth` word (from 0) of the `record`th record behind an offset, for errors that name a second
    /// place.
    #[must_use]
    pub fn word_of(&self, offset: usize, record: usize, nth: usize) -> Span {
        let mut scanner = self.from(offset);
        for _ in 0..record {
            scanner.record();
            while scanner.word().is_some() {}
        }
        scanner.record();
        for _ in 0..nth {
            scanner.word();
        }
        scanner.word().unwrap_or_default()
    }

    /// Whether nothing but blanks is left, or signs of the end of a file (Ctrl-Z).
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::Scanner;
    /// let mut scanner = Scanner::new("4 \n", Limits::Statement);
    /// assert!(!scanner.at_end());
    /// scanner.token();
    /// assert!(scanner.at_end());
    /// ```
    pub fn at_end(&mut self) -> bool {
        self.skip_blanks();
        self.ends_at(self.at)
    }

    /// Whether something is left that is no blank, which is ignored.
    pub(super) fn has_rest(&mut self) -> bool {
        self.skip_blanks();
        self.at < self.text.len()
    }

    /// Where the next token begins.
    pub fn next_start(&mut self) -> usize {
        self.skip_blanks();
        self.at
    }

    /// The token read last.
    #[must_use]
    pub fn last(&self) -> Span {
        self.last
    }

    /// The empty span after the last token, or at 0 if there is none. An unexpected end is reported there.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::{Bounds, Field, Scanner};
    /// # const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
    /// let mut scanner = Scanner::new("4   ", Limits::Statement);
    /// scanner.token();
    /// assert_eq!(scanner.after_last().start, 1);
    /// ```
    #[must_use]
    pub fn after_last(&self) -> Span {
        let read = Span { start: 0, end: self.at }.of(self.text);
        let end = read.trim_end_matches(|c: char| c == MARK || is_blank(c)).len();
        Span { start: end, end }
    }

    /// Records an oddity that is tolerated.
    pub fn note(&mut self, kind: NoteKind, span: Span) {
        match self.notes.iter_mut().find(|note| note.kind == kind) {
            Some(note) => note.count += 1,
            None => self.notes.push(Note { kind, span, count: 1 }),
        }
    }

    /// An error at a span of this text.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::{Bounds, Field, Scanner};
    /// # const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
    /// use boardlab_core::text::{Expected, Fix, Found};
    /// let mut scanner = Scanner::new("4\nx", Limits::Statement);
    /// let (_, word) = (scanner.token(), scanner.token().unwrap());
    /// let found = Found::Word { text: scanner.text(word).into() };
    /// let error = scanner.error(word, Expected::LineEnd, found, Fix::ONE_LINE_EACH);
    /// assert_eq!((error.line, error.column), (2, 1));
    /// ```
    #[must_use]
    pub fn error(&self, span: Span, expected: Expected, found: Found, fix: Fix) -> ParseError {
        ParseError::new(self.text, span, self.case, expected, found, fix)
    }

    /// The place of a span, for errors that name a second one.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::Scanner;
    /// let mut scanner = Scanner::new("4\n17", Limits::Statement);
    /// let (_, second) = (scanner.token(), scanner.token().unwrap());
    /// assert_eq!(scanner.place(second).line, 2);
    /// ```
    #[must_use]
    pub fn place(&self, span: Span) -> Place {
        let (line, column) = self.line_column(span.start);
        Place::in_bytes(span, line, column)
    }

    /// The line and column of an offset.
    #[must_use]
    pub(crate) fn line_column(&self, offset: usize) -> (u32, u32) {
        line_column(self.text, offset)
    }

    /// The span of the `nth` pair of tokens (from 0) behind an offset, for errors that name a second place.
    #[must_use]
    pub fn pair_from(&self, offset: usize, nth: usize) -> Span {
        let mut scanner = self.from(offset);
        for _ in 0..2 * nth {
            scanner.token();
        }
        let start = scanner.next_start();
        scanner.token();
        scanner.token();
        Span { start, end: scanner.last().end }
    }

    pub(super) fn take_notes(&mut self) -> Vec<Note> {
        core::mem::take(&mut self.notes)
    }

    /// Notes that the text after the end of the input is ignored.
    pub(super) fn ignore_rest(&mut self, start: usize) {
        let span = Span { start, end: self.text.trim_end().len().max(start) };
        self.note(NoteKind::IgnoredRest, span);
        self.case = 0;
        self.annotate(span, TokenRole::Rest, 0, 0);
    }

    /// Collects, from now on, the meanings of tokens that lie within a window of bytes or touch it.
    #[cfg(feature = "workbench")]
    pub(crate) fn annotate_within(&mut self, window: Range<usize>) {
        self.annotations = Some(Annotations { window, meanings: Vec::new() });
    }

    /// The meanings that were collected since [`Scanner::annotate_within`], in the order of the text.
    #[cfg(feature = "workbench")]
    #[must_use]
    pub(crate) fn into_meanings(self) -> Vec<Meaning> {
        self.annotations.map(|annotations| annotations.meanings).unwrap_or_default()
    }

    /// Notes the meaning of the token that was read last. `index`: of which piece, row or move; `nth`: which token of
    /// it. Both count from 1; they are 0 where there is only one.
    ///
    /// ```
    /// # use boardlab_core::Limits;
    /// # use boardlab_core::text::{Bounds, Field, Scanner};
    /// # const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
    /// use boardlab_core::text::{NoteKind, TokenRole};
    /// let mut scanner = Scanner::new("a", Limits::Statement);
    /// scanner.token();
    /// scanner.annotate_last(TokenRole::Field { field: ROWS }, 1, 0);
    /// scanner.note(NoteKind::SmallLetters, scanner.last());
    /// ```
    #[inline(always)]
    pub fn annotate_last(&mut self, role: TokenRole, index: u32, nth: u32) {
        self.annotate(self.last, role, index, nth);
    }

    /// Notes the meaning of a span; see [`Scanner::annotate_last`].
    #[cfg(feature = "workbench")]
    #[inline(always)]
    pub fn annotate(&mut self, span: Span, role: TokenRole, index: u32, nth: u32) {
        if let Some(annotations) = &mut self.annotations {
            annotations.take(Meaning { span, case: self.case, role, index, nth });
        }
    }

    /// Does nothing without the feature `workbench`.
    #[cfg(not(feature = "workbench"))]
    #[inline(always)]
    pub fn annotate(&mut self, _: Span, _: TokenRole, _: u32, _: u32) {}

    /// Changes the meaning of all tokens from an offset on to the end of the input.
    #[cfg(feature = "workbench")]
    pub fn annotate_end(&mut self, from: usize) {
        // The meanings are in the order of the text: those of earlier cases need not be visited.
        let meanings = self.annotations.iter_mut().flat_map(|annotations| annotations.meanings.iter_mut().rev());
        for meaning in meanings.take_while(|meaning| meaning.span.start >= from) {
            (meaning.role, meaning.index, meaning.nth) = (TokenRole::End, 0, 0);
        }
    }

    /// Does nothing without the feature `workbench`.
    #[cfg(not(feature = "workbench"))]
    pub fn annotate_end(&mut self, _: usize) {}

    fn skip_blanks(&mut self) {
        loop {
            match self.blank() {
                0 if self.is_speaker() => self.at += 1,
                0 => return,
                1 => self.at += 1,
                width => {
                    self.note(NoteKind::NoBreakSpaces, Span { start: self.at, end: self.at + width });
                    self.at += width;
                }
            }
        }
    }

    /// Whether a sign stands here that says who wrote the line.
    #[inline(always)]
    fn is_speaker(&self) -> bool {
        self.interaction && self.begins_with_speaker()
    }

    #[cold]
    #[inline(never)]
    fn begins_with_speaker(&self) -> bool {
        matches!(self.text.as_bytes().get(self.at), Some(b'<' | b'>'))
            && (self.text.get(..self.at).unwrap_or_default().trim_end_matches([' ', '\t', MARK]).bytes().next_back())
                .is_none_or(|byte| matches!(byte, b'\n' | b'\r'))
    }

    /// The width in bytes of the blank here; 0 if there is none.
    #[inline]
    fn blank(&self) -> usize {
        match self.text.as_bytes().get(self.at) {
            Some(b' ' | b'\n' | b'\r' | b'\t') => 1,
            None | Some(0..=0xC1) => 0,
            Some(_) => self.wide_blank(),
        }
    }

    fn wide_blank(&self) -> usize {
        let rest = &self.text.as_bytes()[self.at..];
        NO_BREAK.iter().find(|blank| rest.starts_with(blank.as_bytes())).map_or(0, |blank| blank.len())
    }

    #[inline(always)]
    fn note_zeros(&mut self, token: Span) {
        if token.end - token.start > 1 && self.text.as_bytes()[token.start] == b'0' {
            self.note(NoteKind::LeadingZeros, token);
        }
    }

    #[cold]
    fn bad_number(&self, at: Span, field: Field, index: u32, bounds: Bounds, value: Option<u64>) -> ParseError {
        let expected = Expected::Number { field, index, min: bounds.min, max: bounds.max(self.limits) };
        let (found, fix) = match value {
            _ if at.start == at.end => (self.nothing(), self.addition()),
            Some(value) => (Found::Number { text: quote(at.of(self.text)) }, range_fix(value, bounds)),
            None => blame(at.of(self.text)),
        };
        self.error(at, expected, found, fix)
    }
}
