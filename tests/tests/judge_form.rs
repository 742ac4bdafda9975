//! Faults of form: what is printed otherwise than the statement wants is told from an answer that is wrong.

use crate::common::{self, Sample, answer, inputs, read};
use crate::mutants::{janken, knights, robots};
use boardlab_core::CommonRefusal;
use boardlab_core::games::{janken::Janken, knights::Knights, robots::Robots};
use boardlab_core::judge::FormFault::{
    self, Blanks, Echo, Empty, Ends, Extra, Label, LetterCase, Line, Missing, Punctuation,
};
use boardlab_core::judge::{Difference, Verdict};
use boardlab_core::{DynGame, Game};
use boardlab_tests::SCALE;
use boardlab_tests::random::{self, Random};
use wasm_bindgen_test::wasm_bindgen_test;

const SEEDS: u64 = 6 * SCALE as u64;

fn first(game: &dyn DynGame, text: &str, output: &str) -> Option<Difference> {
    match read(game, text).comparer(output).finish().verdict {
        Verdict::Wrong { first } => Some(first),
        Verdict::Accepted | Verdict::Blanks => None,
    }
}

/// A fault of form, made in a right output; none where it cannot be made, or nobody sees it.
type Fault = fn(&mut Random, &str) -> Option<String>;

/// What is done to an output, in which games, and what is told of it.
const FAULTS: &[(&[&str], &str, Fault, FormFault)] = &[
    (&["robots", "knights"], "Case #1:", |_, right| Some(right.replace("Case ", "Case #")), Punctuation),
    (&["janken"], "Game 1", |_, right| Some(right.replace("Game #", "Game ")), Punctuation),
    (&["robots", "janken", "knights"], "no colon", |random, right| without(random, right, ':'), Punctuation),
    (&["robots"], "(16 15)", |_, right| Some(right.replace(',', " ")), Punctuation),
    (&["robots"], "no full stop", |random, right| without(random, right, '.'), Punctuation),
    (&["janken"], "no arrow", |random, right| without(random, right, '>'), Punctuation),
    (&["janken"], "another arrow", |_, right| Some(right.replace("->", "→")), Punctuation),
    (&["knights"], "a full stop", |_, right| Some(right.replace('\n', ".\n")), Punctuation),
    (&["robots"], "(16, 15)", |_, right| Some(right.replace(',', ", ")), Blanks),
    (&["robots", "knights"], "Case 1 :", |_, right| Some(right.replace(':', " :")), Blanks),
    (&["robots", "knights"], "Case1:", |_, right| Some(right.replace("Case ", "Case")), Blanks),
    (&["janken"], "E5->E9", |_, right| Some(right.replace(" -> ", "->")), Blanks),
    (&["robots", "janken", "knights"], "small letters", |_, right| Some(right.to_ascii_lowercase()), LetterCase),
    (&["robots", "janken", "knights"], "capitals", |_, right| Some(right.to_ascii_uppercase()), LetterCase),
    (&["robots"], "1 move", |_, right| Some(right.replace("moves.", "move.")), Line),
    (&["janken"], "1 point", |_, right| Some(right.replace("points", "point")), Line),
    (&["knights"], "Bob wins", |_, right| Some(right.replace('\n', " wins\n")), Line),
    (&["knights"], "Winner", |_, right| Some(right.replace(": ", ": The winner is ")), Line),
    (&["robots", "janken", "knights"], "another number", |_, right| Some(other_numbers(right)), Label),
    (&["robots", "janken", "knights"], "a line of one's own", |random, right| Some(with_line(random, right)), Extra),
    (&["robots", "janken", "knights"], "a line twice", |random, right| Some(with_line_twice(random, right)), Extra),
    (&["robots", "janken", "knights"], "a line less", without_line, Missing),
    (&["robots", "janken", "knights"], "no end", |random, right| Some(cut(random, right)), Ends),
    (&["solitaire"], "no end", |_, right| right.strip_suffix("0 0\n").map(Into::into), Ends),
    (&["pursuit", "solitaire"], "commas", |random, right| with_sign(random, right, ","), Punctuation),
    (&["pursuit", "solitaire"], "words", |random, right| with_sign(random, right, "x"), Line),
    (&["robots", "janken", "knights", "pursuit", "solitaire"], "nothing", |_, _| Some(" \r\n\n".into()), Empty),
];

/// An output without one of its signs.
fn without(random: &mut Random, right: &str, sign: char) -> Option<String> {
    let all: Vec<_> = right.match_indices(sign).collect();
    let &(at, _) = all.get(random.below(all.len().max(1)))?;
    Some(format!("{}{}", &right[..at], &right[at + 1..]))
}

/// Each case and each move of Janken Tactics counted from 7 on.
fn other_numbers(right: &str) -> String {
    let mut out = String::new();
    for line in right.lines() {
        let (word, rest) = line.split_once([' ', '#']).unwrap_or((line, ""));
        let rest = rest.trim_start_matches('#');
        let number = rest.trim_start_matches(|digit: char| digit.is_ascii_digit());
        let sign = if line.contains('#') { " #" } else { " " };
        let counted = ["Case", "Game"].contains(&word);
        let line = if counted { format!("{word}{sign}7{number}") } else { line.to_owned() };
        out += &(line + "\n");
    }
    out
}

fn spliced(right: &str, at: usize, line: &str) -> String {
    let mut lines: Vec<&str> = right.lines().collect();
    lines.insert(at, line);
    lines.join("\n") + "\n"
}

fn with_line(random: &mut Random, right: &str) -> String {
    let line = *random.pick(&["debug", "0", "x = 3, y = 4", "-----", "Отладка: 5", "15 17", "Caseworks 5"]);
    spliced(right, random.below(right.lines().count() + 1), line)
}

fn with_line_twice(random: &mut Random, right: &str) -> String {
    let at = line_at(random, right);
    spliced(right, at, right.lines().nth(at).unwrap())
}

/// A line that tells of no move of Robots: such a line may be too much, or be missing, because of the game.
fn line_at(random: &mut Random, right: &str) -> usize {
    let may_go = |line: &str| !line.is_empty() && Robots::claim(line).is_none();
    let lines: Vec<usize> = right.lines().enumerate().filter(|line| may_go(line.1)).map(|line| line.0).collect();
    *random.pick(&lines)
}

/// An output without one of its lines; that the last one is missing is told otherwise.
fn without_line(random: &mut Random, right: &str) -> Option<String> {
    let at = line_at(random, right);
    let mut lines: Vec<&str> = right.lines().collect();
    lines.remove(at);
    (at < lines.len()).then(|| lines.join("\n") + "\n")
}

/// An output that ends behind some of its words.
fn cut(random: &mut Random, right: &str) -> String {
    let ends: Vec<usize> = right.match_indices(' ').map(|blank| blank.0).collect();
    right[..*random.pick(&ends)].to_owned()
}

/// A sign behind a number of a line that has numbers alone, not in the board.
fn with_sign(random: &mut Random, right: &str, sign: &str) -> Option<String> {
    let is_move = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        (2..6).contains(&words.len()) && words.iter().all(|word| word.parse::<i64>().is_ok())
    };
    let moves: Vec<usize> = right.lines().enumerate().filter(|line| is_move(line.1)).map(|line| line.0).collect();
    let at = *moves.get(random.below(moves.len().max(1)))?;
    let changed = right.lines().nth(at)?.replacen(' ', &format!("{sign} "), 1);
    Some(
        right
            .lines()
            .enumerate()
            .map(|(nth, line)| if nth == at { &changed } else { line }.to_owned() + "\n")
            .collect(),
    )
}

#[wasm_bindgen_test(unsupported = test)]
fn a_fault_of_form_is_told_as_what_it_is() {
    let random = &mut Random::new(1);
    for &(games, name, fault, form) in FAULTS {
        let mut seen = 0;
        for Sample { game, text, .. } in
            inputs(SEEDS, 3).into_iter().filter(|sample| games.contains(&sample.game.name()))
        {
            let right = answer(game, &text);
            let Some(wrong) = fault(random, &right).filter(|wrong| *wrong != right) else { continue };
            let Some(first) = first(game, &text, &wrong) else { continue };
            assert_eq!(first.form, Some(form), "{name}: {first:?}\nof\n{wrong}\nfor\n{text}right is\n{right}");
            seen += 1;
        }
        assert!(seen > SCALE, "{name} is seen {seen} times");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn an_input_is_no_output() {
    for Sample { game, text, .. } in inputs(SEEDS, 2) {
        if text.contains(':') || text.lines().any(|line| line == "0 0" && game.name() == "solitaire") {
            continue;
        }
        let Some(first) = first(game, &text, &text) else { continue };
        let breaks_a_rule =
            first.found.is_some() && first.refusal.is_some_and(|rule| rule != CommonRefusal::Unreadable.into());
        assert_eq!(first.form, Some(Echo).filter(|_| !breaks_a_rule), "{first:?} {text}");
    }
}

/// What misreadings change that are of the form; none for the others.
fn of_robots(mutation: robots::Mutation) -> &'static [Option<FormFault>] {
    match mutation {
        robots::Mutation::WonWithoutColon => &[Some(Punctuation)],
        robots::Mutation::TeleportWithBlank => &[Some(Blanks)],
        robots::Mutation::OneMoveInSingular => &[Some(Line)],
        robots::Mutation::EndsAtEitherZero => &[Some(Ends), Some(Empty)],
        _ => &[None],
    }
}

fn of_janken(mutation: janken::Mutation) -> &'static [Option<FormFault>] {
    match mutation {
        janken::Mutation::BlankAfterHash => &[Some(Blanks)],
        janken::Mutation::OnePointInSingular => &[Some(Line)],
        janken::Mutation::MoveNumbersGoOn => &[Some(Label)],
        _ => &[None],
    }
}

fn of_knights(mutation: knights::Mutation) -> &'static [Option<FormFault>] {
    if mutation == knights::Mutation::CaseWithHash { &[Some(Punctuation)] } else { &[None] }
}

fn holds(name: &str, text: &str, output: &str, known: &[Option<FormFault>], what: &str) -> usize {
    let Some(first) = first(common::game(name), text, output) else { return 0 };
    assert!(known.contains(&first.form), "{what}: {first:?}\nof\n{output}\nfor\n{text}");
    1
}

#[wasm_bindgen_test(unsupported = test)]
fn a_misread_rule_is_never_one_of_form() {
    let mut seen = 0;
    for seed in 0..2 * SEEDS {
        let text = random::robots(seed, 3);
        for &(mutation, _) in robots::CAUGHT_BY {
            let output = robots::answer(&text, Some(mutation));
            seen += holds("robots", &text, &output, of_robots(mutation), &format!("{mutation:?}"));
        }
        let text = random::janken(seed, 3);
        for &(mutation, _) in janken::CAUGHT_BY.iter().filter(|wrong| wrong.0 != janken::Mutation::SixRows) {
            let output = janken::answer(&text, false, Some(mutation));
            seen += holds("janken", &text, &output, of_janken(mutation), &format!("{mutation:?}"));
        }
    }
    // Each has to make its tables.
    for seed in 0..SEEDS / 4 {
        let text = random::knights(seed, 3);
        for &(mutation, _) in knights::CAUGHT_BY {
            let output = knights::answer(&text, Some(mutation));
            seen += holds("knights", &text, &output, of_knights(mutation), &format!("{mutation:?}"));
        }
    }
    assert!(seen > 100 * SCALE, "{seen}");
}

/// Not in whatever lines the words stand.
#[wasm_bindgen_test(unsupported = test)]
fn a_misread_rule_is_none_of_form_in_any_lines() {
    let random = &mut Random::new(2);
    for seed in 0..2 * SEEDS {
        let text = random::robots(seed, 3);
        for &(mutation, _) in robots::CAUGHT_BY.iter().filter(|wrong| of_robots(wrong.0) == [None]) {
            let output = robots::answer(&text, Some(mutation));
            let gap = |random: &mut Random| *random.pick(&[" ", " ", "\n", "\r\n", "\t"]);
            let output: String = output.split_ascii_whitespace().map(|word| word.to_owned() + gap(random)).collect();
            holds("robots", &text, &output, &[None], &format!("{mutation:?}"));
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn outputs_have_the_lines_that_their_game_tells_of() {
    let known = |name: &str| match name {
        "robots" => Robots::OUTPUT_LINES,
        "janken" => Janken::OUTPUT_LINES,
        "knights" => Knights::OUTPUT_LINES,
        _ => &[],
    };
    let mut seen = std::collections::BTreeSet::new();
    for Sample { game, text, .. } in
        inputs(20 * SEEDS, 3).into_iter().filter(|sample| !known(sample.game.name()).is_empty())
    {
        for line in answer(game, &text).lines().filter(|line| !line.is_empty()) {
            let shape = known(game.name()).iter().find(|example| shape(line) == shape(example));
            seen.insert(shape.unwrap_or_else(|| panic!("{} {line}", game.name())));
        }
    }
    assert_eq!(seen.len(), Robots::OUTPUT_LINES.len() + Janken::OUTPUT_LINES.len() + Knights::OUTPUT_LINES.len());
}

/// A line with 0 for each number, and @ for the letter before one.
fn shape(line: &str) -> String {
    let mut out = String::new();
    for sign in line.chars() {
        let digit = sign.is_ascii_digit();
        if digit && out.ends_with(|before: char| before.is_ascii_uppercase()) {
            out.pop();
            out.push('@');
        }
        if !digit || !out.ends_with('0') {
            out.push(if digit { '0' } else { sign });
        }
    }
    out
}
