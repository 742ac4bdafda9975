use boardlab_core::{GameId, GenParams, Limits, game};

/// A game as a problem.
pub(super) struct Problem {
    pub(super) id: GameId,
    pub(super) game: &'static str,
    pub(super) title: &'static str,
    pub(super) uuid: &'static str,
    /// Where the task is from.
    pub(super) source: &'static str,
    pub(super) kind: Kind,
    pub(super) statement: &'static str,
    pub(super) programs: &'static [Program],
    pub(super) wrong: &'static [Wrong],
    /// The names of files and what they hold.
    pub(super) samples: fn() -> Vec<(String, String)>,
    pub(super) cases: fn() -> Vec<TestCase>,
}

/// How a program is judged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// It is right or wrong.
    PassFail,
    /// It talks to the judge, and has points.
    Interactive,
    /// It runs once a turn, at most so often, and has points.
    MultiPass(u16),
}

/// A program that is accepted.
pub(super) struct Program {
    pub(super) name: &'static str,
    pub(super) text: &'static str,
}

/// An accepted program with a mistake: some words are replaced.
pub(super) struct Wrong {
    /// The folder of the verdict that it gets, and its file. In `wrong_answer` the name of the file is the key of a
    /// known mistake.
    pub(super) place: &'static str,
    /// The program that it was, by its name.
    pub(super) of: &'static str,
    /// What stands in it once, and what stands there instead.
    pub(super) changes: &'static [(&'static str, &'static str)],
}

/// A test of a program.
pub(super) struct TestCase {
    pub(super) name: String,
    pub(super) input: String,
    pub(super) answer: String,
    /// What it is for.
    pub(super) about: String,
    /// The command that makes its input, or what else its input is.
    pub(super) made_by: String,
}

/// A test that the generator makes.
pub(super) struct Generated {
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    pub(super) seed: u64,
    pub(super) cases: usize,
    pub(super) size: u8,
    pub(super) adversarial: u8,
}

impl Problem {
    pub(super) fn is_scoring(&self) -> bool {
        self.kind != Kind::PassFail
    }

    /// The places and texts of all programs, right and wrong.
    pub(super) fn submissions(&self) -> Vec<(String, String)> {
        let right = self.programs.iter().map(|program| (format!("accepted/{}", program.name), program.text.to_owned()));
        right.chain(self.wrong.iter().map(|wrong| (wrong.place.to_owned(), wrong.text(self.programs)))).collect()
    }
}

impl Wrong {
    /// The known mistake that it makes; none if it goes wrong in another way.
    pub(super) fn mistake(&self) -> Option<&'static str> {
        self.place.strip_prefix("wrong_answer/")?.split_once('.').map(|(mistake, _)| mistake)
    }

    fn text(&self, programs: &[Program]) -> String {
        let right = programs.iter().find(|program| program.name == self.of).map_or("", |program| program.text);
        self.changes.iter().fold(right.to_owned(), |text, (old, new)| text.replacen(old, new, 1))
    }
}

impl Generated {
    /// The test, with the answer of the judge.
    pub(super) fn case(&self, name: &str) -> TestCase {
        let Generated { seed, cases, size, adversarial, .. } = *self;
        let (input, answer) = generated(name, seed, GenParams { cases, size, adversarial, relaxed: false });
        let options = format!("--seed {seed} --cases {cases} --size {size} --adversarial {adversarial}");
        let made_by = format!("boardlab generate {name} {options}");
        TestCase { name: self.name.into(), input, answer, about: self.about.into(), made_by }
    }
}

/// An input and the right output, as a sample.
pub(super) fn sample((input, answer): (String, String)) -> Vec<(String, String)> {
    vec![("1.in".into(), input), ("1.ans".into(), answer)]
}

/// An input with the right output.
pub(super) fn answered(name: &str, input: String) -> (String, String) {
    let read = game(name).and_then(|game| game.read(input.clone(), Limits::Statement, &[]).ok());
    (input, read.map_or_else(String::new, |read| read.answer()))
}

/// An input that is made from a seed, without blanks at the beginning of a line, and the right output.
pub(super) fn generated(name: &str, seed: u64, params: GenParams) -> (String, String) {
    let Some(game) = game(name) else { return Default::default() };
    let input: String = game.generate(seed, params).lines().map(|line| format!("{}\n", line.trim())).collect();
    answered(name, input)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use boardlab_core::{GAMES, mistake_name};

    use super::super::problems;

    /// A change that finds nothing to replace would leave the program right.
    #[test]
    fn each_wrong_program_is_an_accepted_one_with_changes_that_are_found_once() {
        for game in GAMES {
            let problem = problems::of(game.id());
            for wrong in problem.wrong {
                let right = problem.programs.iter().find(|program| program.name == wrong.of).expect("its program");
                for (old, _) in wrong.changes {
                    assert_eq!(right.text.matches(old).count(), 1, "{}: {old}", wrong.place);
                }
            }
        }
    }

    #[test]
    fn each_wrong_answer_is_named_after_a_known_mistake_and_each_game_has_three() {
        for game in GAMES {
            let problem = problems::of(game.id());
            let mistakes: BTreeSet<_> = problem.wrong.iter().filter_map(super::Wrong::mistake).collect();
            assert!(mistakes.len() >= 3, "{}: {mistakes:?}", game.name());
            for mistake in mistakes {
                assert!(mistake_name(game.id(), mistake).is_some(), "{}: {mistake}", game.name());
            }
        }
    }

    #[test]
    fn the_tests_of_a_package_are_apart_and_each_has_an_answer() {
        for game in GAMES {
            let cases = (problems::of(game.id()).cases)();
            let (names, inputs): (BTreeSet<_>, BTreeSet<_>) =
                cases.iter().map(|case| (&case.name, (&case.input, &case.answer))).unzip();
            assert_eq!((names.len(), inputs.len()), (cases.len(), cases.len()), "{}", game.name());
            assert!(cases.iter().all(|case| case.answer.len() > 1), "{}", game.name());
        }
    }
}
