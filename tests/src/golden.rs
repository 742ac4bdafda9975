//! The golden files, compiled in: a browser reads no folder.

use std::sync::LazyLock;

use crate::fixture::{self, Fixture};

/// A valid input and the judge's output for it.
pub struct Golden {
    /// The game it is for.
    pub game: &'static str,
    /// The file's name without its extension.
    pub name: &'static str,
    /// What was chosen besides the input: the reading of an open point.
    pub options: &'static str,
    /// The input.
    pub input: &'static str,
    /// The output.
    pub output: &'static str,
}

/// An input that must be refused.
pub struct Refused {
    /// The game it is for.
    pub game: &'static str,
    /// Its name, without an extension.
    pub name: String,
    /// Line, column and nature of the error.
    pub place: String,
    /// The input, which need not be UTF-8.
    pub input: Vec<u8>,
    /// What the command line prints.
    pub report: String,
}

/// An odd layout that is valid all the same.
pub struct Tolerated {
    /// The input and the judge's output for it.
    pub golden: Golden,
    /// What the parser remarks, a note a line.
    pub notes: String,
}

/// A file of fixtures for one game.
pub struct File {
    /// The game.
    pub game: &'static str,
    /// Where it stands in this crate.
    pub path: &'static str,
    /// What it holds.
    pub text: &'static str,
}

/// Inputs that must be refused.
pub static REFUSED: LazyLock<Vec<Refused>> = LazyLock::new(|| REFUSED_FILES.iter().flat_map(refused).collect());

/// Inputs that are valid all the same.
pub static TOLERATED: LazyLock<Vec<Tolerated>> = LazyLock::new(|| TOLERATED_FILES.iter().flat_map(tolerated).collect());

macro_rules! files {
    ($folder:literal: $($game:literal)*) => {
        [$(File {
            game: $game,
            path: concat!("golden/", $folder, "/", $game, ".txt"),
            text: include_str!(concat!("../golden/", $folder, "/", $game, ".txt")),
        },)*]
    };
}

/// The files behind [`REFUSED`].
pub const REFUSED_FILES: [File; 5] = files!("refused": "robots" "janken" "pursuit" "solitaire" "knights");

/// The files behind [`TOLERATED`].
pub const TOLERATED_FILES: [File; 5] = files!("tolerated": "robots" "janken" "pursuit" "solitaire" "knights");

fn refused(file: &File) -> Vec<Refused> {
    let refused = |Fixture { name, sections }: Fixture| {
        let [place, input, report] = named(sections, ["place", "input", "report"], &name);
        Refused { game: file.game, place: text(place).trim_end().to_owned(), input, report: text(report), name }
    };
    file.fixtures().into_iter().map(refused).collect()
}

fn tolerated(file: &File) -> Vec<Tolerated> {
    let tolerated = |Fixture { name, sections }: Fixture| {
        let [notes, input, output] = named(sections, ["notes", "input", "output"], &name).map(text);
        let (name, input, output) = (name.leak(), input.leak(), output.leak());
        Tolerated { golden: Golden { game: file.game, name, options: "", input, output }, notes }
    };
    file.fixtures().into_iter().map(tolerated).collect()
}

impl File {
    /// Its fixtures.
    pub fn fixtures(&self) -> Vec<Fixture> {
        fixture::parse(self.text).unwrap_or_else(|mistake| panic!("{}: {mistake}", self.path))
    }
}

/// The sections of a fixture, which has just these.
fn named(sections: Vec<(String, Vec<u8>)>, names: [&str; 3], fixture: &str) -> [Vec<u8>; 3] {
    let (found, texts): (Vec<String>, Vec<Vec<u8>>) = sections.into_iter().unzip();
    assert_eq!(found, names, "the sections of {fixture}");
    texts.try_into().expect("three sections")
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("only a bad input is not UTF-8")
}

macro_rules! goldens {
    ($(#[$doc:meta])* $list:ident in $folder:literal: $($name:literal,)*) => {
        goldens! { $(#[$doc])* $list in $folder, options "", outputs ".out": $($name,)* }
    };
    ($(#[$doc:meta])* $list:ident in $folder:literal, options $options:literal, outputs $out:literal: $($name:literal,)*) => {
        $(#[$doc])*
        pub const $list: &[Golden] = &[$(Golden {
            game: $folder,
            name: $name,
            options: $options,
            input: include_str!(concat!("../golden/", $folder, "/", $name, ".in")),
            output: include_str!(concat!("../golden/", $folder, "/", $name, $out)),
        },)*];
    };
}

/// The official scorer's totals: a total and the pieces removed, in order, a line.
pub const SOLITAIRE_TOTALS: &str = include_str!("../golden/solitaire/scores.txt");

/// What the judge says of each file of [`SOLITAIRE`]: total and verdict, under a head line.
pub const SOLITAIRE_VERDICTS: &str = include_str!("../golden/solitaire/verdicts.tsv");

/// One ruling of the scoring of Solitaire Chess a line: name, total and the pieces removed, under a head line.
pub const SOLITAIRE_RULINGS: &str = include_str!("../golden/solitaire/totals.tsv");

/// How each match of [`PURSUIT`] ends, in either reading, under a head line.
pub const PURSUIT_VERDICTS: &str = include_str!("../golden/pursuit/verdicts.tsv");

/// The files that the robots of the statement's match are given, one after the other.
pub const PURSUIT_FILES: &str = include_str!("../golden/pursuit/sample.files");

/// What the statement's robots answer to the files `sample-0` to `sample-3`.
pub const PURSUIT_ANSWERS: [&str; 4] = [
    include_str!("../golden/pursuit/sample-0.answer"),
    include_str!("../golden/pursuit/sample-1.answer"),
    include_str!("../golden/pursuit/sample-2.answer"),
    include_str!("../golden/pursuit/sample-3.answer"),
];

/// The evidence of chosen moments, in words, by game.
pub const EVIDENCE: &[(&str, &str)] = &[
    ("robots", include_str!("../golden/evidence/robots.txt")),
    ("janken", include_str!("../golden/evidence/janken.txt")),
    ("knights", include_str!("../golden/evidence/knights.txt")),
    ("pursuit", include_str!("../golden/evidence/pursuit.txt")),
    ("solitaire", include_str!("../golden/evidence/solitaire.txt")),
];

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
    /// One ruling of Janken Tactics a file.
    JANKEN in "janken":
    "sample",
    "nine-rows",
    "numbers-lean",
    "six-neighbours",
    "terrain-costs",
    "all-ten-points",
    "too-dear",
    "points-are-renewed",
    "one-point",
    "cheapest-not-shortest",
    "cut-off-by-water",
    "destination-under-water",
    "through-allies",
    "not-onto-ally",
    "not-onto-enemy",
    "cut-off-by-enemies",
    "staying-fails",
    "no-unit",
    "cut-off-by-zone",
    "zone-of-one-cell",
    "ends-in-zone",
    "starts-in-zone",
    "zone-to-zone",
    "zone-to-zone-way-round",
    "who-fears-whom",
    "strong-ally",
    "allies-do-not-shield",
    "two-cells-away",
    "zones-move",
    "second-side-fears",
    "either-side-moves",
    "refused-unit-stays",
    "grid-goes-on",
    "two-games",
    "small-letters",
    "hundred-orders",
}

goldens! {
    /// The same inputs where the reading `cautious` has something to say.
    CAUTIOUS in "janken", options "reading=cautious", outputs ".cautious":
    "zone-to-zone",
    "zone-to-zone-way-round",
    "ends-in-zone",
    "starts-in-zone",
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
    /// One ruling of Solitaire Chess a file; the transcripts leave the player no choice.
    SOLITAIRE in "solitaire":
    "sample",
    "three-layers",
    "empty-tile",
    "never-the-same-tile",
    "bishop-on-the-rim",
    "rook-to-the-edge",
    "bishop-to-the-edge",
    "queen-to-the-edge",
    "exactly-k",
    "straight-or-diagonal",
    "diagonal-steps",
    "knight-leaps",
    "nothing-blocks",
    "first-move-free",
    "illegal-move-ends",
    "missing-end",
    "no-blank-behind-bronze",
    "no-piece-behind-gold",
    "replies-before-moves",
    "replies-end",
    "seed-by-tile",
    "alphabet-seen",
    "alphabet-not-official",
    "alphabet-of-replies",
    "rows-from-one",
    "row-before-column",
    "runs-of-any-colour",
    "two-boards",
    "chain-on-the-board",
}

goldens! {
    /// One ruling of Pursuit a file.
    PURSUIT in "pursuit":
    "sample",
    "caught-at-placement",
    "caught-by-catchers",
    "caught-by-its-own-step",
    "form-before-capture",
    "passes-through",
    "off-square-behind-catcher",
    "diagonal-behind-catcher",
    "too-few-steps",
    "too-many-steps",
    "words-behind",
    "staying",
    "no-diagonal",
    "no-leap",
    "catcher-off-square",
    "off-square-and-back",
    "torus",
    "no-wrapped-placement",
    "fugitive-placed-off-field",
    "catchers-share-a-cell",
    "x-before-y",
    "uncaught",
    "one-turn",
    "caught-in-last-turn",
    "fugitive-forfeits",
    "catchers-forfeit",
    "catchers-first",
    "any-layout",
    "line-and-number",
    "plus-sign",
    "fraction",
    "empty-output",
    "time-out",
    "two-files",
    "sample-0",
    "sample-1",
    "sample-2",
    "sample-3",
}

goldens! {
    /// The same inputs where the reading `blocked` has something to say.
    PURSUIT_BLOCKED in "pursuit", options "reading=blocked", outputs ".blocked":
    "caught-by-catchers",
    "passes-through",
    "off-square-behind-catcher",
    "diagonal-behind-catcher",
}
