use boardlab_core::GameId;

use super::super::problem::{Generated, Kind, Problem, Program, Wrong, answered, sample};

pub(super) fn problem() -> Problem {
    Problem {
        id: GameId::Knights,
        game: "knights",
        title: "Game of Hyper Knights",
        uuid: "c1f7d9a4-2b3e-4d58-b6a9-7f0e5d2c8b35",
        source: "LightOJ 1315",
        kind: Kind::PassFail,
        statement: include_str!("../../../../package/knights/statement.tex"),
        programs: PROGRAMS,
        wrong: WRONG,
        samples: || sample(answered("knights", SAMPLE.into())),
        cases: || GENERATED.iter().map(|test| test.case("knights")).collect(),
    }
}

/// Nobody can move; two knights whose values are equal; three whose values are not.
const SAMPLE: &str = "3\n1\n1 0\n2\n3 4\n3 4\n3\n2 1\n7 5\n12 9\n";

const PROGRAMS: &[Program] = &[
    Program { name: "accepted.py", text: include_str!("../../../../package/knights/accepted.py") },
    Program { name: "accepted.cpp", text: include_str!("../../../../package/knights/accepted.cpp") },
];

const WRONG: &[Wrong] = &[
    Wrong {
        place: "wrong_answer/board-ends-at499.py",
        of: "accepted.py",
        changes: &[("if x + a >= 0 and y + b >= 0}", "if 0 <= x + a < 500 and 0 <= y + b < 500}")],
    },
    Wrong {
        place: "wrong_answer/any-movable-knight-wins.py",
        of: "accepted.py",
        changes: &[("total ^= grundy", "total |= grundy")],
    },
    Wrong {
        place: "wrong_answer/sum-for-xor.py",
        of: "accepted.py",
        changes: &[("total ^= grundy", "total += grundy"), ("if total else", "if total % 2 else")],
    },
    Wrong {
        place: "wrong_answer/chess-knight.py",
        of: "accepted.py",
        changes: &[(
            "(-2, 1), (-3, -1), (-2, -1), (-1, -2), (-1, -3), (1, -2)",
            "(-2, 1), (-2, -1), (-1, -2), (1, -2)",
        )],
    },
    Wrong {
        place: "wrong_answer/nim-sum-is-kept.py",
        of: "accepted.py",
        changes: &[("        total = 0\n", ""), ("    grundy = table()\n", "    grundy = table()\n    total = 0\n")],
    },
    // A table of the cells of the input alone.
    Wrong {
        place: "run_time_error/table-of-500.py",
        of: "accepted.py",
        changes: &[(
            "    grundy = [[0] * (MOST + 2) for _ in range(MOST + 2)]",
            "    grundy = [[0] * 500 for _ in range(500)]",
        )],
    },
    // What is worked out is forgotten.
    Wrong {
        place: "time_limit_exceeded/no-table.cpp",
        of: "accepted.cpp",
        changes: &[("    known[x][y] = value + 1;\n", "")],
    },
];

const GENERATED: &[Generated] = &[
    Generated { name: "01-smallest", about: "One knight", seed: 1, cases: 100, size: 0, adversarial: 0 },
    Generated { name: "02-few", about: "Few knights", seed: 2, cases: 200, size: 1, adversarial: 20 },
    Generated { name: "03-edge-cases-small", about: "Edge cases", seed: 3, cases: 200, size: 1, adversarial: 100 },
    Generated { name: "04-any", about: "Any number of knights", seed: 4, cases: 100, size: 50, adversarial: 0 },
    Generated {
        name: "05-edge-cases",
        about: "Edge cases of any size",
        seed: 5,
        cases: 200,
        size: 20,
        adversarial: 100,
    },
    Generated {
        name: "06-largest",
        about: "200 cases of 1000 knights",
        seed: 6,
        cases: 200,
        size: 100,
        adversarial: 0,
    },
];
