use boardlab_core::GameId;
use boardlab_core::games::pursuit::{Field, MatchParams, Side, Strategy};

use super::super::problem::{Kind, Problem, Program, TestCase, Wrong};
use crate::commands::validate::{PASSES, interaction, placed};

pub(super) fn problem() -> Problem {
    Problem {
        id: GameId::Pursuit,
        game: "pursuit",
        title: "Pursuit",
        uuid: "f3a8e6d1-74c2-4e9b-9c55-1b6d0f7e2a59",
        source: "a tournament of a Russian engineering school",
        kind: Kind::MultiPass(PASSES),
        statement: include_str!("../../../../package/pursuit/statement.tex"),
        programs: PROGRAMS,
        wrong: WRONG,
        samples: || {
            let (params, seed) = (params([0, 3, 2, 1, 4]), 1);
            let sides = [(Side::Catchers, "1.interaction"), (Side::Fugitive, "2.interaction")];
            let sample = |(side, name): (Side, &str)| (name.into(), interaction(&params, side, Strategy::Chase, seed));
            sides.map(sample).into()
        },
        cases: || (1..).zip(MATCHES).map(|(nth, one)| one.case(nth)).collect(),
    }
}

const PROGRAMS: &[Program] = &[
    Program { name: "accepted.py", text: include_str!("../../../../package/pursuit/accepted.py") },
    Program { name: "accepted.cpp", text: include_str!("../../../../package/pursuit/accepted.cpp") },
];

const WRONG: &[Wrong] = &[
    Wrong {
        place: "wrong_answer/steps-along-both-axes.py",
        of: "accepted.py",
        changes: &[(
            "steps = [step for step in STEPS if moved(catcher, step)]",
            "steps = [(x, y) for x in (0, 1, -1) for y in (0, 1, -1) if moved(catcher, (x, y))]",
        )],
    },
    Wrong {
        place: "wrong_answer/places-from-one.py",
        of: "accepted.py",
        changes: &[("for x in range(n) for y in range(n)", "for x in range(1, n + 1) for y in range(1, n + 1)")],
    },
    Wrong {
        place: "wrong_answer/fewer-steps.py",
        of: "accepted.py",
        changes: &[("for _ in range(s):", "for _ in range(s - 1):")],
    },
    Wrong {
        place: "wrong_answer/goes-round-the-square.py",
        of: "accepted.py",
        changes: &[
            (
                "    if torus:\n        return x % n, y % n\n    return (x, y) if 0 <= x < n and 0 <= y < n else None",
                "    return x % n, y % n",
            ),
            ("return min(away, n - away) if torus else away", "return min(away, n - away)"),
        ],
    },
    // The names of files, which a robot of the tournament is given.
    Wrong {
        place: "run_time_error/reads-a-file.py",
        of: "accepted.py",
        changes: &[("sys.stdin.read()", "open(sys.argv[1]).read()")],
    },
    // All ways of S steps.
    Wrong {
        place: "time_limit_exceeded/tries-all-paths.py",
        of: "accepted.py",
        changes: &[
            (
                "    at, path = fugitive, []\n",
                "    return max(itertools.product(STEPS, repeat=s), key=worth)\n\n\ndef worth(path):\n    at = fugitive\n    for step in path:\n        at = moved(at, step)\n        if not at:\n            return -1\n    return safety(at)\n\n\ndef first_flight():\n    at, path = fugitive, []\n",
            ),
            ("import sys\n", "import itertools\nimport sys\n"),
        ],
    },
];

/// A match against a built-in robot: `F N K S L`, the side of the program, the robot and its seed.
struct Match([u16; 5], Side, Strategy, u64);

const MATCHES: &[Match] = &[
    Match([0, 3, 1, 1, 9], Side::Catchers, Strategy::Random, 1),
    Match([0, 3, 2, 6, 9], Side::Fugitive, Strategy::Chase, 2),
    Match([0, 10, 3, 2, 24], Side::Catchers, Strategy::Area, 3),
    Match([0, 10, 3, 2, 20], Side::Fugitive, Strategy::Area, 4),
    Match([1, 10, 3, 1, 40], Side::Catchers, Strategy::Far, 5),
    Match([1, 10, 3, 1, 20], Side::Fugitive, Strategy::Shadow, 6),
    Match([0, 12, 8, 12, 12], Side::Fugitive, Strategy::Chase, 7),
    Match([1, 20, 5, 3, 16], Side::Catchers, Strategy::Chase, 8),
    Match([0, 100, 40, 5, 12], Side::Catchers, Strategy::Chase, 9),
    Match([1, 100, 40, 5, 12], Side::Fugitive, Strategy::Chase, 10),
];

fn params([torus, n, catchers, steps, turns]: [u16; 5]) -> MatchParams {
    let field = Field { torus: torus == 1, n: n as _ };
    MatchParams { field, catchers, steps: steps as u8, turns, blocked: false }
}

impl Match {
    fn case(&self, nth: usize) -> TestCase {
        let &Match(values, side, strategy, seed) = self;
        let name = if side == Side::Catchers { "catchers" } else { "fugitive" };
        let shown = values.map(|value| value.to_string()).join(" ");
        TestCase {
            name: format!("{nth:02}-{name}"),
            input: placed(&params(values), side, strategy, seed),
            answer: format!("{strategy} {seed}\n"),
            about: format!("'{name} against {strategy}, F N K S L = {shown}'"),
            made_by: format!("F N K S L = {shown}, for the {name}, against `{strategy}` with the seed {seed}"),
        }
    }
}
