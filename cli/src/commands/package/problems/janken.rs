use boardlab_core::{GameId, GenParams};

use super::super::problem::{Generated, Kind, Problem, Program, Wrong, generated, sample};

pub(super) fn problem() -> Problem {
    Problem {
        id: GameId::Janken,
        game: "janken",
        title: "Janken Tactics",
        uuid: "8a6f1c52-3f6e-4b0e-8a77-4e2d9c0b7a23",
        source: "ACM ICPC South Central USA 2005",
        kind: Kind::PassFail,
        statement: include_str!("../../../../package/janken/statement.tex"),
        programs: PROGRAMS,
        wrong: WRONG,
        samples: || sample(generated("janken", 5, GenParams { size: 5, adversarial: 50, ..GenParams::plain(1) })),
        cases: || GENERATED.iter().map(|test| test.case("janken")).collect(),
    }
}

const PROGRAMS: &[Program] = &[
    Program { name: "accepted.py", text: include_str!("../../../../package/janken/accepted.py") },
    Program { name: "accepted.cpp", text: include_str!("../../../../../tests/bench/janken_plain.cpp") },
];

const WRONG: &[Wrong] = &[
    Wrong {
        place: "wrong_answer/neighbours-mirrored.py",
        of: "accepted.py",
        changes: &[(
            "(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)",
            "(-1, 0), (-1, -1), (0, -1), (0, 1), (1, 1), (1, 0)",
        )],
    },
    Wrong {
        place: "wrong_answer/zones-ignored.py",
        of: "accepted.py",
        changes: &[("if at in closed and at != start:", "if False:")],
    },
    Wrong {
        place: "wrong_answer/strength-reversed.py",
        of: "accepted.py",
        changes: &[("{\"G\": \"M\", \"M\": \"S\", \"S\": \"G\"}", "{\"G\": \"S\", \"M\": \"G\", \"S\": \"M\"}")],
    },
    Wrong {
        place: "wrong_answer/grid-is-reset.py",
        of: "accepted.py",
        changes: &[("            units[cell(end)] = units.pop(cell(start))", "            pass")],
    },
    // A cell beyond the map.
    Wrong {
        place: "run_time_error/beyond-the-map.py",
        of: "accepted.py",
        changes: &[("COST.get(terrain.get(near), 99)", "COST.get(terrain[near], 99)")],
    },
    // Every way is walked, not the best one to each cell.
    Wrong {
        place: "time_limit_exceeded/walks-every-way.py",
        of: "accepted.py",
        changes: &[
            ("        best[at] = left\n", "        best[at] = max(left, best.get(at, -1))\n"),
            ("rest >= 0 and rest > best.get(near, -1)", "rest >= 0"),
        ],
    },
];

const GENERATED: &[Generated] = &[
    Generated { name: "01-smallest", about: "One unit on each side", seed: 1, cases: 20, size: 0, adversarial: 0 },
    Generated { name: "02-edge-cases-small", about: "Edge cases", seed: 2, cases: 40, size: 10, adversarial: 100 },
    Generated { name: "03-any", about: "Games of any size", seed: 3, cases: 20, size: 50, adversarial: 0 },
    Generated {
        name: "04-edge-cases",
        about: "Edge cases of any size",
        seed: 4,
        cases: 40,
        size: 50,
        adversarial: 100,
    },
    Generated { name: "05-mixed", about: "Plain and edge cases", seed: 5, cases: 30, size: 30, adversarial: 50 },
    Generated {
        name: "06-largest",
        about: "Ten units a side, 100 moves",
        seed: 6,
        cases: 50,
        size: 100,
        adversarial: 0,
    },
    Generated {
        name: "07-largest-edge-cases",
        about: "Edge cases at the limits",
        seed: 7,
        cases: 50,
        size: 100,
        adversarial: 100,
    },
];
