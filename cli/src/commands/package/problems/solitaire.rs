use std::fmt::Write;
use std::sync::Arc;

use boardlab_core::games::solitaire::{Alphabet, Referee};
use boardlab_core::{AnyInput, GameId, Limits, game};

use super::super::problem::{Kind, Problem, Program, TestCase, Wrong};

pub(super) fn problem() -> Problem {
    Problem {
        id: GameId::Solitaire,
        game: "solitaire",
        title: "Solitaire Chess",
        uuid: "5e9c3b70-91d4-4f2a-a0c6-3d8b6a1f4e47",
        source: "Swedish Olympiad in Informatics 2016",
        kind: Kind::Interactive,
        statement: include_str!("../../../../package/solitaire/statement.tex"),
        programs: PROGRAMS,
        wrong: WRONG,
        samples: || vec![("1.interaction".into(), interaction(1, 5))],
        cases: || DEALS.iter().flat_map(|(types, seeds)| seeds.clone().map(|seed| case(types, seed))).collect(),
    }
}

const PROGRAMS: &[Program] = &[
    Program { name: "accepted.py", text: include_str!("../../../../../tests/programs/solitaire_plain.py") },
    Program { name: "accepted.cpp", text: include_str!("../../../../package/solitaire/accepted.cpp") },
];

const WRONG: &[Wrong] = &[
    Wrong {
        place: "wrong_answer/any-piece-is-next.py",
        of: "accepted.py",
        changes: &[(
            "    allowed = [tile for tile in reaches(piece, row, column) if tile != (row, column)]",
            "    allowed = [tile for tile in tiles if tile != (row, column)]",
        )],
    },
    Wrong {
        place: "wrong_answer/same-tile-twice.py",
        of: "accepted.py",
        changes: &[(
            "[tile for tile in reaches(piece, row, column) if tile != (row, column)]",
            "reaches(piece, row, column) + [(row, column)]",
        )],
    },
    Wrong {
        place: "wrong_answer/rook-stops-anywhere.py",
        of: "accepted.py",
        changes: &[(
            "    if piece in RIDES:\n",
            "    if piece == \"torn\":\n        return [(row, c) for c in range(6)] + [(r, column) for r in range(6)]\n    if piece in RIDES:\n",
        )],
    },
    Wrong {
        place: "wrong_answer/up-to-its-number.py",
        of: "accepted.py",
        changes: &[(
            "[(row + a * int(piece), column + b * int(piece)) for a, b in AROUND]",
            "[(row + a * k, column + b * k) for a, b in AROUND for k in range(1, int(piece) + 1)]",
        )],
    },
    // A reply to the end.
    Wrong {
        place: "run_time_error/waits-for-one-more.py",
        of: "accepted.py",
        changes: &[("print(0, 0)", "print(0, 0, flush=True)\ninput()")],
    },
    // Both sides wait.
    Wrong {
        place: "time_limit_exceeded/does-not-flush.cpp",
        of: "accepted.cpp",
        changes: &[("        std::fflush(stdout);\n", "")],
    },
];

/// The types that are drawn, and the seeds of their boards.
const DEALS: [(&str, std::ops::Range<u64>); 6] = [
    ("springare", 100..101),
    ("1", 200..201),
    ("1,2", 300..303),
    ("torn,lopare,dam", 400..403),
    ("1,2,3,4", 500..503),
    ("all", 600..606),
];

/// A judge's input is a seed and types; the answer has the points of the built-in player.
fn case(types: &str, seed: u64) -> TestCase {
    let alphabet: Alphabet = types.parse().unwrap_or(Alphabet::ALL);
    let board = Referee::new(seed, alphabet).transcript().to_owned();
    let points = read(board, seed, types)
        .and_then(|input| input.clone().comparer(input.answer()).finish().points.first()?.points.first().copied());
    TestCase {
        name: format!("{seed}-{}", types.replace(',', "-")),
        input: format!("{seed} {alphabet}\n"),
        answer: format!("{}\n", points.unwrap_or_default()),
        about: format!("'The types {types}; the answer has the points of the built-in player'"),
        made_by: format!(
            "the seed {seed} and the types {types}; `boardlab solitaire referee --boards {seed}..={seed} --alphabet {types}` plays it"
        ),
    }
}

/// The first removals of a game of the built-in player, as a program and the judge write them.
fn interaction(seed: u64, removals: usize) -> String {
    let board = Referee::new(seed, Alphabet::ALL).transcript().to_owned();
    let mut text: String = board.lines().map(|row| format!("<{row}\n")).collect();
    let played = read(board, seed, "all").map(|input| input.answer()).unwrap_or_default();
    for line in played.lines().skip(6).take(removals) {
        let (removal, reply) = line.rsplit_once(' ').unwrap_or_default();
        let _ = write!(text, ">{removal}\n<{reply}\n");
    }
    text + ">0 0\n"
}

/// The board of a seed with all that lies beneath it.
fn read(board: String, seed: u64, types: &str) -> Option<Arc<dyn AnyInput>> {
    game("solitaire")?.read(board, Limits::Statement, &[("seed", &seed.to_string()), ("alphabet", types)]).ok()
}
