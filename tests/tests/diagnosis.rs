//! Known mistakes: an output that is made with one of them is known by it, a right one by none.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::common::{self, answer, game, inputs, read};
use boardlab_core::games::knights::grundy;
use boardlab_core::games::knights::mistakes::{Mistake, table};
use boardlab_core::games::robots::Decided;
use boardlab_core::judge::{Diagnosis, FormFault, OtherValue, Verdict};
use boardlab_core::view::{Board, Cell, Explanation};
use boardlab_core::{AnyInput, Budget, GAMES, GenParams, Limits, mistake_name};
use boardlab_tests::SCALE;
use boardlab_tests::random::Random;
use wasm_bindgen_test::wasm_bindgen_test;

/// The games whose answer is one: there a mistake makes an output of its own.
const ONE_ANSWER: [&str; 3] = ["robots", "janken", "knights"];

fn diagnose(input: &Arc<dyn AnyInput>, output: &str) -> Diagnosis {
    input.clone().comparer(output).diagnose(&mut Budget::nodes(u64::MAX))
}

fn keys(diagnosis: &Diagnosis) -> Vec<&'static str> {
    diagnosis.mistakes.iter().map(|known| known.mistake).collect()
}

fn words(output: &str) -> Vec<&str> {
    output.split_ascii_whitespace().collect()
}

/// What each known mistake makes of an input, and the keys of those that make the same.
fn mistaken(input: &Arc<dyn AnyInput>, keys: &'static [&'static str]) -> BTreeMap<String, Vec<&'static str>> {
    let mut outputs: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for key in keys {
        let output = input.clone().mistaken(key, "").unwrap_or_else(|| panic!("{key} makes no output"));
        outputs.entry(words(&output).join(" ")).or_default().push(key);
    }
    outputs
}

#[wasm_bindgen_test(unsupported = test)]
fn each_mistake_is_known_by_its_output_and_those_that_make_the_same_with_it() {
    for name in ONE_ANSWER {
        // Each table of Hyper Knights has a million cells.
        let seeds = if name == "knights" { 1 } else { SCALE.div_ceil(2) as u64 };
        for seed in 0..seeds {
            let input = read(game(name), &common::input(name, seed, 4));
            let right = input.answer();
            for (output, made_by) in mistaken(&input, input.mistakes().keys) {
                let expected = if words(&right) == words(&output) { &[][..] } else { &made_by };
                assert_eq!(keys(&diagnose(&input, &output)), expected, "{name} {seed}\n{}", input.text());
            }
        }
    }
}

/// Where many outputs are right: random moves that a mistake allows, as a program with it prints them.
#[wasm_bindgen_test(unsupported = test)]
fn each_mistake_is_known_by_the_moves_that_it_allows() {
    let solitaire: [(&str, Draft); 3] = [
        (&*board(0), |random| removals(random, |random| random.below(7))),
        (&*board(1), |random| removals(random, |random| 1 + random.below(6))),
        (&*["1 1 1 1 1 1\n"; 6].concat(), |random| removals(random, |random| 1 + random.below(2))),
    ];
    let pursuit: [(&str, Draft); 5] = [
        ("0 3 1 2 2 chase far", |random| random.pick(&SELDOM).replace(", ", "\n") + "\n0 : 0\n"),
        ("0 3 1 2 2 chase far", replay),
        ("1 3 1 2 2 chase far", replay),
        ("0 3 2 1 1 chase far", replay),
        ("0 3 1 1 3 chase far", replay),
    ];
    known_by_moves("solitaire", &solitaire);
    known_by_moves("pursuit", &pursuit);
}

/// Moves of Pursuit that random ones seldom make: off the square and back, onto a catcher, past one, a turn too many,
/// too few numbers, outputs that forfeit the round.
const SELDOM: [&str; 12] = [
    "0 0, 1 1, 0 0, 1 0",
    "0 0, 1 1, 0 0, 1 0 0 0 0 0",
    "0 0, 1 0, 0 1, 0 0 0 0",
    "0 0, 0 0, 0 0, 1 0 0 0",
    "0 0, 1 0, 1 0",
    "0 0, 2 2, 0 0, 1 0 -1 0",
    "0 0, 1 0, 1 0, 1 0 0 0",
    "0 0, 1 0, 0 0, -1 0 0 0",
    "1 0, 0 0, 0 0, 1 0 1 0",
    "0 0, 2 2, 0 0, 0 0 0 0, 0 0, 0 0 0 0",
    "0 0, 1 1, ! 9 9",
    "0 0, 1 1, 0 0, ! 9 9",
];

/// Makes something like an output.
type Draft = fn(&mut Random) -> String;

fn known_by_moves(name: &str, drafts: &[(&str, Draft)]) {
    let random = &mut Random::new(1);
    let inputs: Vec<_> = drafts.iter().map(|&(text, draft)| (read(game(name), text), draft)).collect();
    for key in inputs[0].0.mistakes().keys {
        let mut seen = 0;
        for nth in 0..30_000 {
            let (input, draft) = &inputs[nth % inputs.len()];
            let Some(output) = input.clone().mistaken(key, &draft(random)) else { continue };
            if !input.judge(&output).is_wrong() {
                continue;
            }
            let known = keys(&diagnose(input, &output));
            let again =
                |key: &&str| input.clone().mistaken(key, &output).is_some_and(|again| words(&again) == words(&output));
            assert!(known.contains(key) && known.iter().all(again), "{key} {known:?}\n{output}of\n{}", input.text());
            is_shown_where_it_parts(input, &output, key);
            seen += 1;
            if seen == 3 {
                break;
            }
        }
        assert!(seen > 0, "{name}: {key} is never seen");
    }
}

/// What the games show is told where they part.
fn is_shown_where_it_parts(input: &Arc<dyn AnyInput>, output: &str, key: &str) {
    let mut comparer = input.clone().comparer(output);
    let all = comparer.diagnose(&mut Budget::nodes(u64::MAX)).mistakes;
    let known = all.iter().find(|known| known.mistake == key).unwrap();
    let [before, after] = [known.ply, known.mv.unwrap_or(known.ply)].map(|ply| comparer.mistaken(key, known.case, ply));
    let plies = [before, after].map(|frame| frame.map(|frame| frame.ply));
    let told = [Some(known.ply), Some(known.mv.unwrap_or(known.ply))];
    assert_eq!(plies, told, "{key}\n{output}");
}

fn board(seed: u64) -> String {
    let random = &mut Random::new(seed);
    let types = ["1", "2", "3", "4", "torn", "lopare", "dam", "springare"];
    let mut row = || (0..6).map(|_| *random.pick(&types)).collect::<Vec<_>>().join(" ") + "\n";
    (0..6).map(|_| row()).collect()
}

fn removals(random: &mut Random, line: fn(&mut Random) -> usize) -> String {
    let count = 2 + random.below(7);
    let moves: String = (0..count).map(|_| format!("{} {}\n", line(random), line(random))).collect();
    if random.percent(20) { moves } else { moves + "0 0\n" }
}

/// Some lines of a match, and points, which the game with the mistake writes anew.
fn replay(random: &mut Random) -> String {
    let mut number = |from: i64, to: i64| from + random.below((to - from + 1) as usize) as i64;
    let mut lines = String::new();
    for nth in 0..number(1, 6) {
        let pairs = if nth > 1 { number(1, 3) } else { 1 };
        let mut pair = || match nth {
            0 | 1 => format!("{} {}", number(-1, 4), number(-1, 4)),
            _ => format!("{} {}", number(-2, 2), number(-1, 1)),
        };
        lines += &((0..pairs).map(|_| pair()).collect::<Vec<_>>().join(" ") + "\n");
    }
    let wrong = ["", "", "! 9 9\n"][number(0, 2) as usize];
    lines + wrong + "0 : 0\n"
}

#[wasm_bindgen_test(unsupported = test)]
fn a_right_output_is_never_diagnosed() {
    let mut seen = 0;
    for common::Sample { game, text, .. } in inputs(4 * SCALE as u64, 2) {
        let input = read(game, &text);
        assert_eq!(diagnose(&input, &answer(game, &text)), Diagnosis::default(), "{text}");
        seen += 1;
    }
    assert!(seen >= 100 || SCALE == 1, "{seen}");
}

/// Two robots: a tie decides move 7, and the output differs at the end of the game.
#[wasm_bindgen_test(unsupported = test)]
fn the_cause_is_the_first_move_that_differs() {
    let input = read(game("robots"), "2 0\n16 16\n1 1\n0 0\n");
    let output = input.clone().mistaken("column-before-row", "").unwrap();
    let mut comparer = input.clone().comparer(&*output);
    let Verdict::Wrong { first } = comparer.finish().verdict else { panic!("{output} is right") };
    let diagnosis = comparer.diagnose(&mut Budget::nodes(u64::MAX));
    let known = diagnosis.mistakes.iter().find(|known| known.mistake == "column-before-row").unwrap();
    assert_eq!((known.rule, known.case, known.ply, known.mv), ("row", 1, 6, Some(7)));
    assert!(first.decided_at > known.ply && known.output == output, "{first:?} {known:?}");
    let mut session = input.open(0).unwrap();
    session.solve(u32::MAX);
    let mut decided = |ply| match session.explain(ply) {
        Some(Explanation::Robots(why)) => why.decided,
        other => panic!("{other:?}"),
    };
    assert!(matches!(decided(6), Decided::Row | Decided::Column));
}

type Standing = BTreeSet<(&'static str, Cell)>;

/// What stands on a board: you, robots and debris; or units.
fn standing(board: Board) -> Standing {
    match board {
        Board::Robots(board) => {
            let robots = board.robots.into_iter().map(|robot| ("robot", robot.at));
            robots.chain([("you", board.you)]).chain(board.debris.into_iter().map(|at| ("debris", at))).collect()
        }
        Board::Janken(board) => board.units.into_iter().map(|unit| ("unit", unit.at)).collect(),
        other => panic!("{other:?}"),
    }
}

/// The game with a mistake has the positions of the right one until they part, and those of Robots then differ.
#[wasm_bindgen_test(unsupported = test)]
fn the_game_with_a_mistake_is_shown_from_where_it_parts() {
    let mut parted = 0;
    for (name, seed) in [("robots", 0), ("robots", 1), ("janken", 0), ("janken", 1)] {
        let input = read(game(name), &common::input(name, seed, 3));
        for key in input.mistakes().keys {
            let output = input.clone().mistaken(key, "").unwrap();
            let mut comparer = input.clone().comparer(&*output);
            let all = comparer.diagnose(&mut Budget::nodes(u64::MAX)).mistakes;
            let Some(known) = all.iter().find(|known| known.mistake == *key) else { continue };
            let mut session = input.open(known.case as usize - 1).unwrap();
            session.solve(u32::MAX);
            let mut both = |ply: u32| -> Option<(Standing, Standing)> {
                let frame = comparer.mistaken(key, known.case, ply)?;
                assert_eq!(frame.ply, ply.min(frame.plies), "{key}");
                let pieces = frame.pieces.into_iter().map(|piece| (piece.piece, piece.at));
                let pieces = pieces.filter(|(piece, _)| !["teleport", "spent"].contains(piece)).collect();
                Some((pieces, standing(session.frame(ply).board)))
            };
            // What a program keeps from the case before is there from the beginning.
            if let Some((mistaken, right)) = both(known.ply) {
                assert!(
                    mistaken == right || known.ply == 0,
                    "{key} {known:?} {mistaken:?} {right:?}\n{}",
                    input.text()
                );
            }
            // A move may be counted twice, or its points, and two heaps of debris on one cell look like one.
            if let (Some((mistaken, right)), "robots") = (known.mv.and_then(&mut both), name) {
                parted += u32::from(mistaken != right);
            }
        }
    }
    assert!(parted > 30, "{parted}");
}

/// Of Hyper Knights the first knight whose cell has another value is named; a mistake beside the values names none.
#[wasm_bindgen_test(unsupported = test)]
fn the_first_cell_with_another_value_is_named() {
    let table = table(Mistake::ChessKnight);
    let with = |row: usize, column: usize| table[999 * row + column];
    let cells = || (0..20_usize).flat_map(|row| (0..20).map(move |column| (row, column)));
    let (row, column) =
        cells().find(|&(row, column)| with(row, column) > 0 && grundy(row as u64, column as u64) == 0).unwrap();
    let input = read(game("knights"), &format!("1\n2\n0 0\n{row} {column}\n"));
    let known = diagnose(&input, "Case 1: Alice\n").mistakes;
    let value = |key| known.iter().find(|known| known.mistake == key).unwrap().value;
    let other = OtherValue { row: row as u32, column: column as u32, right: 0, with: with(row, column) };
    assert_eq!(value("chess-knight"), Some(other));
    assert_eq!(value("bob-moves-first"), None);
}

/// A program that removes a tile that a rule forbids: the tile is what its game shows there.
#[wasm_bindgen_test(unsupported = test)]
fn a_removal_that_a_mistake_allows_is_shown() {
    let comparer = read(game("solitaire"), &board(0)).comparer("6 6\n1 1\n0 0\n");
    let removed = |ply| {
        let frame = comparer.mistaken("any-piece-is-next", 1, ply).unwrap();
        frame.pieces.into_iter().map(|piece| (piece.piece, piece.at)).collect::<Vec<_>>()
    };
    assert_eq!([removed(0), removed(2), removed(3)], [vec![], vec![("removed", (5, 5))], vec![("removed", (0, 0))]]);
}

#[wasm_bindgen_test(unsupported = test)]
fn a_budget_bounds_the_search_which_goes_on_from_there() {
    let input = read(game("robots"), &common::input("robots", 3, 5));
    let output = input.clone().mistaken("larger-row", "").unwrap();
    let mut comparer = input.clone().comparer(&*output);
    let mut tried = Vec::new();
    loop {
        let diagnosis = comparer.diagnose(&mut Budget::nodes(3));
        tried.push(diagnosis.tried);
        if diagnosis.tried == diagnosis.of {
            assert_eq!(diagnosis, diagnose(&input, &output));
            break;
        }
    }
    assert!(tried.len() > 3 && tried.is_sorted() && tried[0] < tried[tried.len() - 1], "{tried:?}");
    let mut stop = || false;
    let mut none = Budget { nodes: u64::MAX, keep_going: Some(&mut stop) };
    assert_eq!(input.comparer(&*output).diagnose(&mut none).tried, 0);
}

/// Each fault of form that a wrong output has, with its place.
#[wasm_bindgen_test(unsupported = test)]
fn faults_of_form_are_found_one_beside_the_other() {
    let input = read(game("robots"), "1 0\n15 17\n1 0\n1 1\n0 0\n");
    let right = input.answer();
    let forms = |output: &str| -> Vec<(FormFault, u32)> {
        diagnose(&input, output).form.iter().map(|form| (form.fault, form.line)).collect()
    };
    let changed = |from: &str, to: &str| right.replace(from, to);
    assert_eq!(forms(&changed("Case ", "Case #")), [(FormFault::Punctuation, 1)]);
    assert_eq!(forms(&changed("position:", "position")), [(FormFault::Punctuation, 3)]);
    assert_eq!(forms(&changed(",", ", ")), [(FormFault::Blanks, 3)]);
    assert_eq!(forms(&right.to_lowercase()), [(FormFault::LetterCase, 1)]);
    assert_eq!(forms(&format!("debug\n{right}")), [(FormFault::Extra, 1)]);
    assert_eq!(forms(""), [(FormFault::Empty, 1)]);
    assert_eq!(forms(input.text()), [(FormFault::Echo, 1)]);
    assert_eq!(forms(&changed("\n", "\n\n")), []);
    let both = changed("Case ", "Case #").replace(',', ", ");
    assert_eq!(forms(&both), [(FormFault::Punctuation, 1), (FormFault::Blanks, 3)]);
    // One beside an answer that is wrong.
    let also = right.replacen("robots remaining: 1", "robots remaining: 7", 1).replace("Case 2", "Case #2");
    assert_eq!(forms(&also), [(FormFault::Punctuation, 7)]);
}

/// A share of the known mistakes is named alone on one random input of a size, and the rest on later ones.
struct Told {
    /// The mistakes that change any output.
    seen: usize,
    alone_on_first: usize,
    alone: usize,
    inputs: usize,
}

fn told(name: &str, seeds: u64, size: u8) -> Told {
    let game = game(name);
    let mut needed: BTreeMap<&str, Option<u64>> = BTreeMap::new();
    for seed in 0..seeds {
        let text = game.generate(seed, GenParams { size, ..GenParams::plain(20) });
        let input = game.read(text, Limits::Statement, &[]).unwrap_or_else(|_| panic!("{name} {seed}"));
        let right = words(&input.answer()).join(" ");
        for (output, made_by) in mistaken(&input, input.mistakes().keys) {
            if output != right {
                let first = made_by.len() == 1;
                made_by.iter().for_each(|key| {
                    let known = needed.entry(key).or_default();
                    *known = known.or(first.then_some(seed + 1));
                });
            }
        }
    }
    let alone: Vec<u64> = needed.values().flatten().copied().collect();
    Told {
        seen: needed.len(),
        alone_on_first: alone.iter().filter(|&&inputs| inputs == 1).count(),
        alone: alone.len(),
        inputs: alone.iter().max().copied().unwrap_or_default() as usize,
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn most_mistakes_are_named_alone_on_a_few_random_inputs() {
    for name in ["robots", "janken"] {
        let Told { alone, .. } = told(name, 3, 20);
        let all = read(game(name), &common::input(name, 1, 1)).mistakes().keys.len();
        assert!(2 * alone > all, "{name}: {alone} of {all}");
    }
}

/// Prints how many are named alone, with `--ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn table_of_the_mistakes_that_are_named_alone() {
    println!("game       known  seen  alone on the first input  alone on some  inputs needed");
    for name in ONE_ANSWER {
        let Told { seen, alone_on_first, alone, inputs } = told(name, 30, 20);
        let all = read(game(name), &common::input(name, 1, 1)).mistakes().keys.len();
        println!("{name:9} {all:6} {seen:5} {alone_on_first:25} {alone:14} {inputs:14}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn each_mistake_has_a_name_of_its_own() {
    for game in GAMES {
        let text = common::input(game.name(), 1, 1);
        let mistakes = read(*game, &text).mistakes();
        let names = mistakes.keys.iter().map(|key| mistake_name(game.id(), key).expect("a name"));
        let names: std::collections::BTreeSet<&str> = names.collect();
        assert_eq!((names.len(), mistakes.rules.len()), (mistakes.keys.len(), mistakes.keys.len()), "{}", game.name());
        assert_eq!(mistake_name(game.id(), "none"), None);
    }
}

/// The rulings that mistakes break are rules of the page.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn each_mistake_breaks_a_rule_of_the_page() {
    for game in GAMES {
        let page = format!("{}/../www/words/en/{}.rules.md", env!("CARGO_MANIFEST_DIR"), game.name());
        let page = std::fs::read_to_string(page).unwrap();
        for rule in read(*game, &common::input(game.name(), 1, 1)).mistakes().rules {
            assert!(page.contains(&format!("{{#{rule}}}")), "{}: {rule}", game.name());
        }
    }
}

/// The page's names in a language, by key.
#[cfg(not(target_arch = "wasm32"))]
fn names_of_page(game: &str, language: &str) -> BTreeMap<String, String> {
    let file = format!("{}/../www/words/{language}/{game}-mistakes.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).unwrap();
    let variant = |line: &str| {
        let (key, name) = line.trim_start_matches(['*', ' ']).strip_prefix('[')?.split_once("] ")?;
        Some((key.into(), name.into()))
    };
    text.lines().filter_map(variant).collect()
}

/// The languages of the page but English.
#[cfg(not(target_arch = "wasm32"))]
fn other_languages() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../www/words");
    let entries = std::fs::read_dir(folder).unwrap().map(Result::unwrap);
    let folders = entries.filter(|entry| entry.path().is_dir());
    folders.map(|entry| entry.file_name().into_string().unwrap()).filter(|name| name != "en").collect()
}

/// The page has a name for each mistake in every language, and no other; the English ones are the command line's.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn the_page_names_the_mistakes_as_the_command_line_does() {
    for game in GAMES {
        let keys = read(*game, &common::input(game.name(), 1, 1)).mistakes().keys;
        // What stands in a program's output is in “these” on the page.
        let name = |key: &str| {
            let words = mistake_name(game.id(), key).unwrap();
            let quoted = |(nth, part): (usize, &str)| if nth % 2 == 1 { format!("“{part}”") } else { part.into() };
            words.split('`').enumerate().map(quoted).collect::<String>()
        };
        let known: BTreeMap<String, String> = keys.iter().map(|&key| (key.into(), name(key))).collect();
        assert_eq!(names_of_page(game.name(), "en"), known, "{}", game.name());
        for language in other_languages() {
            let names = names_of_page(game.name(), &language);
            assert!(names.keys().eq(known.keys()), "{}, {language}", game.name());
            let distinct: BTreeSet<_> = names.values().collect();
            assert_eq!(distinct.len(), known.len(), "{}, {language}", game.name());
        }
    }
}
