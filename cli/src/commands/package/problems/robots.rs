use boardlab_core::{GameId, GenParams};

use super::super::problem::{Generated, Kind, Problem, Program, Wrong, generated, sample};

pub(super) fn problem() -> Problem {
    Problem {
        id: GameId::Robots,
        game: "robots",
        title: "Robots",
        uuid: "2d5b4a0e-6f0c-4c86-9d1b-0a7b1f5c9e11",
        source: "ACM ICPC East Central North America 2001",
        kind: Kind::PassFail,
        statement: include_str!("../../../../package/robots/statement.tex"),
        programs: PROGRAMS,
        wrong: WRONG,
        samples: || sample(generated("robots", 13, GenParams { size: 4, adversarial: 60, ..GenParams::plain(3) })),
        cases: || GENERATED.iter().map(|test| test.case("robots")).collect(),
    }
}

const PROGRAMS: &[Program] = &[
    Program { name: "accepted.py", text: include_str!("../../../../../tests/programs/robots_plain.py") },
    Program { name: "accepted.cpp", text: include_str!("../../../../../tests/bench/robots_plain.cpp") },
];

const WRONG: &[Wrong] = &[
    Wrong {
        place: "wrong_answer/column-before-row.py",
        of: "accepted.py",
        changes: &[("-nearest, you\n", "-nearest, you[::-1]\n")],
    },
    Wrong {
        place: "wrong_answer/distance-first.py",
        of: "accepted.py",
        changes: &[("return len(robots), -nearest, you", "return -nearest, len(robots), you")],
    },
    Wrong {
        place: "wrong_answer/never-pushes.py",
        of: "accepted.py",
        changes: &[("    beyond = (", "    return None\n    beyond = (")],
    },
    Wrong {
        place: "wrong_answer/longer-axis-is-distance.py",
        of: "accepted.py",
        changes: &[(
            "abs(robot[0] - you[0]) + abs(robot[1] - you[1])",
            "max(abs(robot[0] - you[0]), abs(robot[1] - you[1]))",
        )],
    },
    Wrong {
        place: "wrong_answer/won-without-colon.py",
        of: "accepted.py",
        changes: &[(
            "print(\"Final position: (%d,%d)\" % state[0])",
            "print((\"Final position: (%d,%d)\" if lost else \"Final position (%d,%d)\") % state[0])",
        )],
    },
    // The distance to the nearest of no robots.
    Wrong {
        place: "run_time_error/nearest-of-none.py",
        of: "accepted.py",
        changes: &[(" for robot in robots), default=99)", " for robot in robots))")],
    },
    // A game that is won goes on without robots.
    Wrong {
        place: "time_limit_exceeded/does-not-see-that-it-won.py",
        of: "accepted.py",
        changes: &[("while state[1] and not lost:", "while not lost:")],
    },
];

const GENERATED: &[Generated] = &[
    Generated { name: "01-smallest", about: "One robot", seed: 1, cases: 20, size: 0, adversarial: 0 },
    Generated { name: "02-edge-cases-small", about: "Edge cases", seed: 2, cases: 40, size: 10, adversarial: 100 },
    Generated { name: "03-any", about: "Cases of any size", seed: 3, cases: 20, size: 50, adversarial: 0 },
    Generated {
        name: "04-edge-cases",
        about: "Edge cases of any size",
        seed: 4,
        cases: 20,
        size: 50,
        adversarial: 100,
    },
    Generated { name: "05-mixed", about: "Plain and edge cases", seed: 5, cases: 20, size: 30, adversarial: 50 },
    Generated {
        name: "06-largest",
        about: "50 robots and 20 teleports",
        seed: 6,
        cases: 10,
        size: 100,
        adversarial: 0,
    },
    Generated {
        name: "07-largest-edge-cases",
        about: "Edge cases at the limits",
        seed: 7,
        cases: 10,
        size: 100,
        adversarial: 100,
    },
];
