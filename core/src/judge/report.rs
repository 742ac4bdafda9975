//! What a judge says of an output.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::boundary::{view, view_struct};
use crate::game::{Claim, IllegalMove};

view! {
    /// The verdict on an output.
    ///
    /// ```
    /// use boardlab_core::judge::Verdict;
    /// use boardlab_core::{Limits, game};
    /// let input = game("knights").unwrap().read("1\n1\n1 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let Verdict::Wrong { first } = input.judge("Case 1: Alice\n") else { panic!() };
    /// assert_eq!(first.expected.as_deref(), Some("Bob"));
    /// ```
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    pub enum Verdict {
        /// The same bytes, a byte-order mark aside.
        Accepted,
        /// The same tokens in the same order; only blanks and line ends differ.
        Blanks,
        /// A token differs.
        Wrong {
            /// The first one.
            first: Difference,
        },
    }

    /// A fault in how an output is printed, while nothing shows that the answer is wrong. The first difference is then
    /// not one of content.
    ///
    /// ```
    /// use boardlab_core::judge::{FormFault, Verdict};
    /// use boardlab_core::{Limits, game};
    /// let input = game("knights").unwrap().read("1\n1\n1 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let Verdict::Wrong { first } = input.judge("Case 1: bob\n") else { panic!() };
    /// assert_eq!(first.form, Some(FormFault::LetterCase));
    /// ```
    #[derive(Copy)]
    pub enum FormFault {
        /// The output has nothing but blanks.
        Empty,
        /// The output begins with the whole input.
        Echo,
        /// The output ends too early.
        Ends,
        /// A line is missing; what is there of the case is right.
        Missing,
        /// A line is extra. The rest of the case is right, or no output has such a line.
        Extra,
        /// No output of the game has such a line, or such a word in the place of a number. Not told of games without
        /// [`Game::OUTPUT_LINES`](crate::Game::OUTPUT_LINES).
        Line,
        /// The number that counts the cases or the moves is another one.
        Label,
        /// A sign is missing, is too much or is another one, such as a colon or `#`.
        Punctuation,
        /// A capital letter stands for a small one, or the other way round.
        LetterCase,
        /// A blank is missing, or is too much.
        Blanks,
    }

    /// How a row of two aligned outputs compares.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut comparer = input.comparer("Case 1:\nWon game\n");
    /// use boardlab_core::judge::RowKind;
    /// comparer.finish();
    /// assert_eq!(comparer.rows(1, 2)[0].row.kind, RowKind::Changed);
    /// ```
    #[derive(Copy)]
    pub enum RowKind {
        /// The same text.
        Same,
        /// Only blanks differ: within the line, or a line of blanks stands on one side alone.
        Blanks,
        /// Tokens differ.
        Changed,
        /// A line that is expected and not there.
        Missing,
        /// A line that is there and not expected.
        Extra,
        /// A line after a move that the rules forbid. It is not judged.
        Unjudged,
    }
}

impl fmt::Display for LookAlike {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "U+{:04X} {}", self.code, self.name)
    }
}

impl Verdict {
    /// Whether a token differs.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut comparer = input.comparer("Case 1:\nWon game\n");
    /// use boardlab_core::judge::Verdict;
    /// assert!(!Verdict::Blanks.is_wrong() && comparer.finish().verdict.is_wrong());
    /// ```
    #[must_use]
    pub fn is_wrong(&self) -> bool {
        matches!(self, Verdict::Wrong { .. })
    }
}

impl RowKind {
    /// Whether more than blanks differs: in every kind but [`RowKind::Same`] and [`RowKind::Blanks`].
    ///
    /// ```
    /// use boardlab_core::judge::RowKind;
    /// assert!(RowKind::Missing.differs() && !RowKind::Blanks.differs());
    /// ```
    #[must_use]
    pub fn differs(self) -> bool {
        !matches!(self, RowKind::Same | RowKind::Blanks)
    }
}

view_struct! {
    /// The first token that differs.
    ///
    /// ```
    /// use boardlab_core::judge::Verdict;
    /// use boardlab_core::{Limits, game};
    /// let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let Verdict::Wrong { first } = input.judge("Case 1:\nWon game") else { panic!() };
    /// assert_eq!((first.line, first.token, first.decided_at), (2, 1, 15));
    /// assert_eq!((first.expected.as_deref(), first.found.as_deref()), (Some("Lost"), Some("Won")));
    /// ```
    pub struct Difference {
        /// The case, from 1.
        pub case: u32,
        /// The ply of the line: the number of moves before the position that it describes, a forbidden move included.
        /// If the game has one right output, the position is one of that output. Otherwise
        /// ([`Comparison::multiple_answers`]) it is one of the output under test.
        pub ply: u32,
        /// The number of moves before the position that decides what is right there. For a line about a move, that is
        /// the position just before the first move that provably differs. For another line, such as a winner or a
        /// count, it is the position that the line follows from.
        pub decided_at: u32,
        /// Whether the game of the output under test is known to have reached that position. If not, the output does
        /// not tell all its moves: its game may have left the right one earlier, and the difference shows here at the
        /// latest.
        pub reached: bool,
        /// What the line in the output under test says of its own game, if it tells of a move or of the end.
        pub claim: Option<Claim>,
        /// The line in the output under test, from 1.
        pub line: u32,
        /// The token on that line, from 1.
        pub token: u32,
        /// The line in the right output, from 1.
        pub expected_line: u32,
        /// The right token. `None` if the output should have ended, or if many tokens are right and this is not one of
        /// them.
        pub expected: Option<String>,
        /// The token in the output. `None` if the output ends.
        pub found: Option<String>,
        /// The rule that forbids it, if the game has many right outputs. Numbers in it count the numbers of its line,
        /// from 1.
        #[cfg_attr(feature = "ts", ts(type = "IllegalMove | null"))]
        pub refusal: Option<IllegalMove>,
        /// The fault of form that it comes from; none if it is one of content. It is found when the comparison ends.
        pub form: Option<FormFault>,
        /// The first character of the line that looks like a blank or a minus and is neither. It is looked for when the
        /// comparison ends.
        pub look_alike: Option<LookAlike>,
    }

    /// A character of an output that looks like a blank or a minus and is neither.
    ///
    /// ```
    /// use boardlab_core::judge::Verdict;
    /// use boardlab_core::{Limits, game};
    /// let input = game("knights").unwrap().read("1\n1\n1 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let Verdict::Wrong { first } = input.judge("Case 1:\u{2003}Bob\n") else { panic!() };
    /// let found = first.look_alike.unwrap();
    /// assert_eq!((found.code, found.name, found.column), (0x2003, "EM SPACE", 8));
    /// assert_eq!(found.to_string(), "U+2003 EM SPACE");
    /// ```
    #[derive(Copy)]
    pub struct LookAlike {
        /// Its code point.
        pub code: u32,
        /// Its name.
        pub name: &'static str,
        /// The line in the output under test, from 1.
        pub line: u32,
        /// The column of that line in characters, from 1.
        pub column: u32,
    }

    /// A row of two outputs side by side.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut comparer = input.comparer("Case 1:\nWon game\n");
    /// comparer.finish();
    /// let row = comparer.rows(1, 2)[0].row;
    /// assert_eq!((row.expected, row.found, row.token), (Some(2), Some(2), 1));
    /// ```
    #[derive(Copy)]
    pub struct Row {
        /// How the two compare.
        pub kind: RowKind,
        /// Line number in the right output, from 1; none for an extra line.
        pub expected: Option<u32>,
        /// Line number in the output under test, from 1; none for a missing line.
        pub found: Option<u32>,
        /// The first token that differs, from 1; 0 where none does.
        pub token: u32,
    }

    /// A row with its ply and its texts. Texts are cut after 500 bytes.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut comparer = input.comparer("Case 1:\nWon game\n");
    /// comparer.finish();
    /// let rows = comparer.rows(0, 3);
    /// assert_eq!((rows[1].case, rows[1].decided_at), (1, 15));
    /// assert!(rows[1].found_text.is_some() && rows[2].found_text.is_none());
    /// ```
    pub struct AlignedRow {
        /// The row.
        pub row: Row,
        /// The case, from 1; an extra line belongs to the case before it.
        pub case: u32,
        /// The ply, as [`Difference::ply`] counts.
        pub ply: u32,
        /// The ply of the position that decides what is right there, as [`Difference::decided_at`] counts.
        pub decided_at: u32,
        /// The line of the right output.
        pub expected_text: Option<Vec<Part>>,
        /// The line of the output under test.
        pub found_text: Option<Vec<Part>>,
    }

    /// A part of a line: between tokens that differ, or one of them.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut comparer = input.comparer("Case 1:\nWon game\n");
    /// comparer.finish();
    /// let line = comparer.rows(1, 2)[0].found_text.clone().unwrap();
    /// assert_eq!((line[0].text.as_str(), line[0].other), ("Won", true));
    /// ```
    pub struct Part {
        /// As written.
        pub text: String,
        /// Whether the other line has no such token there.
        pub other: bool,
    }

    /// How many rows there are of a kind.
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let counts = input.clone().comparer("Case 1:\nWon game\n").finish().counts;
    /// assert_eq!((counts.same, counts.changed, counts.missing), (1, 1, 3));
    /// ```
    #[derive(Copy, Default)]
    pub struct Counts {
        /// [`RowKind::Same`].
        pub same: u32,
        /// [`RowKind::Blanks`].
        pub blanks: u32,
        /// [`RowKind::Changed`].
        pub changed: u32,
        /// [`RowKind::Missing`].
        pub missing: u32,
        /// [`RowKind::Extra`].
        pub extra: u32,
        /// [`RowKind::Unjudged`].
        pub unjudged: u32,
    }

    /// The points of an output in a case: the total of Solitaire Chess, 0 for an illegal game, or the points of the
    /// catchers and of the fugitive in a round of Pursuit that ends.
    ///
    /// ```
    /// use boardlab_core::{GenParams, Limits, game};
    /// let pursuit = game("pursuit").unwrap();
    /// let text = pursuit.generate(7, GenParams::plain(1));
    /// let options = [("catchers", "chase"), ("fugitive", "far")];
    /// let input = pursuit.read(text, Limits::Statement, &options).unwrap();
    /// let points = input.clone().comparer(input.answer()).finish().points;
    /// assert_eq!((points.len(), points[0].case), (1, 1));
    /// ```
    pub struct CaseScore {
        /// The case, from 1.
        pub case: u32,
        /// The points.
        pub points: Vec<u32>,
    }

    /// How far a comparison has come.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut comparer = input.comparer("Case 1:\nWon game\n");
    /// let progress = comparer.step(1);
    /// assert_eq!((progress.cases, progress.of), (1, 1));
    /// assert!(progress.first.is_some());
    /// ```
    pub struct Progress {
        /// Cases compared.
        pub cases: u32,
        /// Cases there are.
        pub of: u32,
        /// The first token that differs, once it is met.
        pub first: Option<Difference>,
        /// Rows that are ready to be shown.
        pub rows: u32,
    }

    /// The result of a comparison.
    ///
    /// ```
    /// # use boardlab_core::{Limits, game};
    /// # let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// # let mut comparer = input.comparer("Case 1:\nWon game\n");
    /// let comparison = comparer.finish();
    /// assert!(comparison.verdict.is_wrong());
    /// assert_eq!((comparison.cases, comparison.wrong_cases), (1, vec![1]));
    /// ```
    pub struct Comparison {
        /// Accepted or not.
        pub verdict: Verdict,
        /// Whether the game has many right outputs: plies then count the moves of this output.
        pub multiple_answers: bool,
        /// Cases of the input.
        pub cases: u32,
        /// The cases with a token that differs, from 1; the first thousand of them.
        pub wrong_cases: Vec<u32>,
        /// The number of cases with a token that differs.
        pub wrong: u32,
        /// Rows of both outputs side by side.
        pub rows: u32,
        /// How many of each kind.
        pub counts: Counts,
        /// The points of the output for each case. Empty if the game has no points.
        pub points: Vec<CaseScore>,
    }
}
