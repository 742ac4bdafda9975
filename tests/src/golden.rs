//! The golden files, compiled in: a browser reads no folder.

/// A valid input and the judge's output for it.
pub struct Golden {
    /// The game it is for.
    pub game: &'static str,
    /// The file's name without its extension.
    pub name: &'static str,
    /// The input.
    pub input: &'static str,
    /// The output.
    pub output: &'static str,
}

/// An input that must be refused.
pub struct Refused {
    /// The file's name.
    pub file: &'static str,
    /// Its bytes, which need not be UTF-8.
    pub bytes: &'static [u8],
}

macro_rules! goldens {
    ($(#[$doc:meta])* $list:ident in $folder:literal: $($name:literal,)*) => {
        $(#[$doc])*
        pub const $list: &[Golden] = &[$(Golden {
            game: first_word($name, $folder),
            name: $name,
            input: include_str!(concat!("../golden/", $folder, "/", $name, ".in")),
            output: include_str!(concat!("../golden/", $folder, "/", $name, ".out")),
        },)*];
    };
}

macro_rules! refused {
    ($($name:literal,)*) => {
        /// Inputs that must be refused; [`REFUSALS`] says where and why.
        pub const ERRORS: &[Refused] = &[$(Refused {
            file: concat!($name, ".in"),
            bytes: include_bytes!(concat!("../golden/errors/", $name, ".in")),
        },)*];
    };
}

/// For each file of [`ERRORS`]: game, line, column and nature, under a head line.
pub const REFUSALS: &str = include_str!("../golden/errors/expected.tsv");

/// For each file of [`TOLERATED`]: game and notes, under a head line.
pub const NOTES: &str = include_str!("../golden/tolerated/expected.tsv");

/// The evidence of chosen moments, in words, by game.
pub const EVIDENCE: &[(&str, &str)] = &[
    ("robots", include_str!("../golden/evidence/robots.txt")),
    ("knights", include_str!("../golden/evidence/knights.txt")),
];

/// The game of a golden file: its folder, or the first word of its name where a folder holds several games.
const fn first_word(name: &'static str, folder: &'static str) -> &'static str {
    match folder.as_bytes() {
        b"tolerated" => match name.as_bytes() {
            [b'r', ..] => "robots",
            _ => "knights",
        },
        _ => folder,
    }
}

goldens! {
    /// One ruling of Robots a file.
    ROBOTS in "robots":
    "sample",
    "colon",
    "no-blank-after-moves",
    "blank-line-between-cases",
    "moves-even-if-one",
    "teleport-line",
    "push-debris",
    "no-debris-chain",
    "no-debris-onto-debris",
    "no-push-off-board",
    "no-walk-off-board",
    "win-by-push",
    "crushed-robot-one-debris",
    "robots-walk-at-once",
    "robots-walk-diagonally",
    "three-robots-meet",
    "meeting-leaves-debris",
    "debris-destroys-robot",
    "lone-killer-stays-a-robot",
    "killers-destroy-each-other",
    "killed-though-killers-meet",
    "deadly-though-killers-meet",
    "win-after-walk",
    "win-after-teleport",
    "staying-competes",
    "staying-has-no-precedence",
    "staying-ties-by-its-cell",
    "fewest-after-reply",
    "distance-after-reply",
    "fewest-before-distance",
    "tie-by-distance",
    "distance-on-both-axes",
    "distance-to-nearest",
    "tie-by-row",
    "tie-by-column",
    "tie-by-row-before-column",
    "teleport-only-in-need",
    "teleport-skips-occupied-and-keeps-it",
    "teleport-not-onto-debris",
    "teleport-skips-deadly",
    "teleport-never-deadly",
    "teleport-keeps-deadly",
    "teleport-search-from-start",
    "teleport-duplicates-count-apart",
    "teleport-is-spent",
    "none-fits",
    "fifty-robots-twenty-teleports",
}

goldens! {
    /// One ruling of Hyper Knights a file.
    KNIGHTS in "knights":
    "sample",
    "unbounded-board",
    "unbounded-board-in-sums",
    "last-mover-wins",
    "nim-sum",
    "xor-not-sum",
    "xor-not-parity",
    "knights-share-a-cell",
    "six-moves",
    "thousand-knights",
    "two-hundred-cases",
    "farthest-cells",
}

goldens! {
    /// Odd layouts that are valid all the same.
    TOLERATED in "tolerated":
    "robots-bom",
    "robots-crlf",
    "robots-cr",
    "robots-tabs",
    "robots-blank-lines",
    "robots-extra-blanks",
    "robots-one-line",
    "robots-token-a-line",
    "robots-no-last-line-end",
    "robots-mixed-line-ends",
    "robots-text-after-end",
    "robots-numbers-after-end",
    "robots-leading-zeros",
    "robots-no-break-spaces",
    "knights-bom",
    "knights-crlf",
    "knights-cr",
    "knights-tabs",
    "knights-blank-lines",
    "knights-extra-blanks",
    "knights-one-line",
    "knights-token-a-line",
    "knights-no-last-line-end",
    "knights-mixed-line-ends",
    "knights-text-after-end",
    "knights-numbers-after-end",
    "knights-leading-zeros",
    "knights-no-break-spaces",
    "robots-missing-terminator",
    "robots-missing-terminator-no-line-end",
    "robots-terminator-with-zeros",
    "robots-no-case",
    "knights-no-case",
    "robots-everything-at-once",
}

refused! {
    "robots-comma",
    "robots-comma-and-blank",
    "robots-semicolon",
    "robots-brackets",
    "robots-bracketed-pair",
    "robots-arrow",
    "robots-glued-word",
    "robots-glued-numbers",
    "robots-word",
    "robots-fraction",
    "robots-fraction-of-zeros",
    "robots-exponent",
    "robots-hexadecimal",
    "robots-plus-sign",
    "robots-lone-minus",
    "robots-typographic-minus",
    "robots-negative",
    "robots-negative-zero",
    "robots-arabic-digits",
    "robots-full-width-digits",
    "robots-superscript",
    "robots-cyrillic-word",
    "robots-cyrillic-letter-o",
    "robots-letter-o",
    "robots-zero-width-space",
    "robots-soft-hyphen",
    "robots-nul",
    "robots-escape",
    "robots-mark-inside",
    "robots-em-space",
    "robots-ideographic-space",
    "robots-vertical-tab",
    "robots-form-feed",
    "robots-line-separator",
    "robots-next-line",
    "robots-row-zero",
    "robots-row-32",
    "robots-column-zero",
    "robots-column-32",
    "robots-beyond-64-bits",
    "robots-too-long",
    "robots-on-your-cell",
    "robots-column-after-no-break-spaces",
    "robots-column-after-tabs",
    "robots-comment",
    "robots-quotation-marks",
    "robots-emoji",
    "robots-combining-mark",
    "robots-direction-mark",
    "robots-two-on-one-cell",
    "robots-two-on-one-cell-across-lines",
    "robots-51-robots",
    "robots-21-teleports",
    "robots-zero-T",
    "robots-zero-T-after-a-case",
    "robots-missing-numbers",
    "robots-missing-teleport",
    "robots-one-number-short",
    "robots-too-many-numbers",
    "robots-teleport-out-of-range",
    "robots-end-after-counts",
    "robots-end-after-first-count",
    "robots-end-in-a-cell",
    "robots-end-between-cells",
    "robots-end-in-teleports",
    "robots-end-in-second-case",
    "robots-end-in-terminator",
    "robots-end-after-no-break-space",
    "robots-empty",
    "robots-blank",
    "robots-mark-alone",
    "robots-text-before",
    "robots-cyrillic-before",
    "robots-mark-then-word",
    "robots-column-after-mark",
    "robots-line-by-cr",
    "robots-line-by-crlf",
    "robots-line-by-blank-crs",
    "robots-second-case",
    "robots-words-for-zeros",
    "robots-not-utf8",
    "robots-not-utf8-after-end",
    "robots-not-utf8-after-inner-mark",
    "robots-utf16",
    "robots-cut-character",
    "robots-latin1-no-break-space",
    "knights-comma",
    "knights-brackets",
    "knights-square-name",
    "knights-fraction",
    "knights-hexadecimal",
    "knights-arrow",
    "knights-x-out-of-range",
    "knights-y-out-of-range",
    "knights-negative",
    "knights-beyond-64-bits",
    "knights-plus-sign",
    "knights-devanagari-digits",
    "knights-zero-width-space",
    "knights-nul",
    "knights-cyrillic-word",
    "knights-no-knight",
    "knights-1001-knights",
    "knights-201-cases",
    "knights-negative-cases",
    "knights-text-before",
    "knights-end-after-cases",
    "knights-end-after-count",
    "knights-end-in-a-knight",
    "knights-missing-case",
    "knights-missing-knight",
    "knights-empty",
    "knights-blank",
    "knights-not-utf8",
    "knights-winner-pasted",
}
