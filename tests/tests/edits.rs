//! A change of a case changes that case alone, and never makes a bad text.

use std::collections::BTreeMap;

use crate::common::{Sample, game, inputs, kit, parse, printed, read};
use boardlab_core::CommonRefusal;
use boardlab_core::games::pursuit;
use boardlab_core::{GAMES, IllegalMove, Limits};
use boardlab_tests::SCALE;
use boardlab_tests::random::Random;
use wasm_bindgen_test::wasm_bindgen_test;

const SAMPLE: &str = include_str!("../golden/janken/sample.in");

fn cell(random: &mut Random) -> String {
    format!("{}{}", (b'A' + random.below(9) as u8) as char, 1 + random.below(9))
}

/// A pair of numbers of the case, or any.
fn pair(random: &mut Random, case: &str, most: usize) -> String {
    let lines: Vec<&str> = case.lines().skip(1).filter(|line| line.split(' ').count() == 2).collect();
    match random.below(3) {
        0 if !lines.is_empty() => (*random.pick(&lines)).to_owned(),
        _ => format!("{} {}", random.below(most + 2), random.below(most + 2)),
    }
}

pub(crate) fn robots_change(random: &mut Random, case: &str) -> String {
    let (at, to) = (pair(random, case, 31), pair(random, case, 31));
    match random.below(7) {
        0 => format!("robot {at}"),
        1 => format!("move {at} {to}"),
        2 => format!("remove {at}"),
        3 => format!("teleport {at}"),
        4 => format!("teleport {} {at}", random.below(12)),
        5 => format!("drop {}", random.below(12)),
        _ => format!("robot {at} {}", random.below(3)),
    }
}

pub(crate) fn knights_change(random: &mut Random, case: &str) -> String {
    let (at, to) = (pair(random, case, 499), pair(random, case, 499));
    match random.below(6) {
        0 => format!("knight {at}"),
        1 => format!("knight {} {at}", random.below(5)),
        2 => format!("move {at} {to}"),
        3 => format!("remove {at}"),
        4 => format!("drop {}", random.below(5)),
        _ => format!("knight {at} -1"),
    }
}

pub(crate) fn pursuit_change(random: &mut Random) -> String {
    let mut number = |most: usize| random.below(most + 1);
    let (number, few, x, y, word) = (number(100), number(4), number(8), number(8), number(14));
    match word {
        0 => "field square".into(),
        1 => "field torus".into(),
        2 => format!("side {number}"),
        3 => format!("steps {x}"),
        4 => format!("turns {number}"),
        5 => format!("catchers {few}"),
        6 => format!("catcher {few} {x} {y}"),
        7 => format!("fugitive {x} {y}"),
        8 => format!("add {x} {y}"),
        9 => format!("remove {few}"),
        10 => format!("turn {few}"),
        11 => {
            (*random.pick(&["to-move catchers", "to-move fugitive", "to-move nobody", "robots area r0", "robots 1 2"]))
                .into()
        }
        12 => format!("match torus {number} {few} {x}"),
        13 => format!("match square {y} {few} {x} {number}"),
        _ => format!("cut {few}"),
    }
}

pub(crate) fn solitaire_change(random: &mut Random) -> String {
    let piece = *random.pick(&["1", "2", "3", "4", "torn", "lopare", "dam", "springare", "blank"]);
    match random.below(4) {
        0 => format!("cut {}", random.below(30)),
        _ => format!("tile {} {} {piece}", random.below(8), random.below(8)),
    }
}

pub(crate) fn janken_change(random: &mut Random) -> String {
    let (at, to) = (cell(random), cell(random));
    match random.below(7) {
        0 => format!("terrain {at} {}", random.pick(&["F", "W", "H", "M", "U", "x"])),
        1 => format!("unit {at} {} {}", random.pick(&["1", "2", "3"]), random.pick(&["G", "M", "S"])),
        2 => format!("move {at} {to}"),
        3 => format!("remove {at}"),
        4 => format!("order {} {at} {to}", random.below(12)),
        5 => format!("drop {}", random.below(12)),
        _ => format!("{at} {to}"),
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_change_keeps_the_text_valid_and_every_other_case_as_it_is() {
    let random = &mut Random::new(9);
    let mut changed = BTreeMap::new();
    for Sample { game, mut text, .. } in inputs(4 * SCALE as u64, 3) {
        for _ in 0..20 {
            let before = read(game, &text);
            let (index, were) = (random.below(before.cases().len()), printed(&*before));
            let span = before.cases()[index];
            let word = (kit(game.id()).change)(random, &were[index]);
            let Ok(next) = before.edit(index, &word).unwrap() else { continue };
            let Ok(after) = game.read(next.clone(), Limits::Relaxed, &[]) else {
                panic!("{word} spoils\n{text}\n---\n{next}")
            };
            let are = printed(&*after);
            assert_eq!(are.len(), were.len(), "{word}\n{text}\n---\n{next}");
            let same = |case: usize| were[case] == are[case];
            assert!((0..are.len()).all(|case| case == index || same(case)), "{word}");
            let behind = text.len() - span.end;
            assert_eq!((&next[..span.start], &next[next.len() - behind..]), (&text[..span.start], &text[span.end..]));
            assert_eq!(after.cases()[index].of(&next), are[index].trim(), "{word}");
            *changed.entry(game.name()).or_insert(0) += usize::from(!same(index));
            if parse(game, &next, Limits::Statement).is_ok() {
                text = next;
            }
        }
    }
    assert!(changed.len() == GAMES.len() && changed.values().all(|&count| count > 20), "{changed:?}");
}

#[wasm_bindgen_test(unsupported = test)]
fn a_match_of_pursuit_is_written_from_its_parameters() {
    let change = |text: &str, word: &str| changed("pursuit", text, word);
    let standing = ["0 5 1 1 9 a b\n2 2\n0 0\n", "1 8 3 1 60 shadow area\n"];
    let turn = "0\n0 5\n2 3\n25 0\n-1 -1\n-1 -1\n-1 -1\n";
    assert_eq!(change(turn, "match torus 9 2 1 40"), Err(CommonRefusal::NotNow.into()));
    for text in standing {
        assert_eq!(change(text, "match torus 9 2 1 40").unwrap().trim_end(), "1\n9\n2\n1\n40\nbest\nbest");
        assert_eq!(change(text, "match square 3 8 6").unwrap().trim_end(), "0\n3\n8\n6\n9\nbest\nbest");
    }
    let out_of_range = |word: &str, [number, min, max]: [i64; 3]| {
        let illegal = pursuit::Refusal::OutOfRange { number, min, max }.into();
        assert_eq!(change(standing[0], word), Err(illegal), "{word}");
    };
    out_of_range("match torus 2 1 1 1", [1, 3, 100]);
    out_of_range("match torus 9 81 1 1", [2, 1, 80]);
    out_of_range("match torus 9 2 19 1", [3, 1, 18]);
    out_of_range("match torus 9 2 18 82", [4, 1, 81]);
    for word in ["match", "match ring 9 2 1", "match torus 9 2", "match torus 9 2 1 1 1", "match torus 9 2 1 x"] {
        assert_eq!(change(standing[0], word), Err(CommonRefusal::Unreadable.into()), "{word}");
    }
}

/// Words, each with the one that takes it back, on a text of one case.
const INVERSES: [(&str, &str, &[[&str; 2]]); 7] = [
    (
        "robots",
        "2 2\n1 2\n3 4\n5 6\n5 6\n0 0\n",
        &[
            ["robot 7 8", "remove 7 8"],
            ["move 1 2 9 9", "move 9 9 1 2"],
            ["teleport 5 6", "drop 3"],
            ["teleport 1 7 7", "teleport 1 5 6"],
        ],
    ),
    (
        "knights",
        "1\n2\n4 5\n4 5\n",
        &[["knight 0 499", "drop 3"], ["knight 2 6 6", "knight 2 4 5"], ["move 4 5 7 7", "move 7 7 4 5"]],
    ),
    (
        "janken",
        SAMPLE,
        &[
            ["terrain E5 M", "terrain E5 F"],
            ["terrain E2 U", "terrain E2 F"],
            ["unit B5 1 S", "remove B5"],
            ["unit B5 2 S", "remove B5"],
            ["move E5 E6", "move E6 E5"],
            ["order 3 F4 F5", "drop 3"],
        ],
    ),
    (
        "pursuit",
        "0\n1 5\n2 3\n25 4\n0 0\n1 1\n4 4\n",
        &[
            ["field square", "field torus"],
            ["side 9", "side 5"],
            ["steps 10", "steps 3"],
            ["turns 5", "turns 25"],
            ["turn 1", "turn 4"],
            ["to-move fugitive", "to-move catchers"],
            ["catcher 2 1 1", "catcher 2 4 4"],
            ["fugitive 0 1", "fugitive 0 0"],
            ["add 3 3", "remove 3"],
        ],
    ),
    ("pursuit", "0\n0 5\n2 3\n25 0\n-1 -1\n-1 -1\n-1 -1\n", &[["catchers 7", "catchers 2"]]),
    ("pursuit", "0\n5\n2\n3\n25\narea\nr0\n", &[["catchers 7", "catchers 2"], ["robots far far", "robots area r0"]]),
    ("solitaire", BOARD, &[["tile 6 6 1", "tile 6 6 dam"], ["tile 1 1 springare", "tile 1 1 2"]]),
];

/// The transcript removes from 1 1, and goes two to the right.
const BOARD: &str = "\
2 1 1 1 1 1
1 1 1 1 1 1
1 1 1 1 1 1
1 1 1 1 1 1
1 1 1 1 1 1
1 1 1 1 1 dam
1 1 4
0 0
";

fn changed(name: &str, text: &str, word: &str) -> Result<String, IllegalMove> {
    let game = game(name);
    read(game, text).edit(0, word).unwrap()
}

#[wasm_bindgen_test(unsupported = test)]
fn a_change_that_is_taken_back_was_never_made() {
    for (name, text, pairs) in INVERSES {
        for [word, inverse] in pairs {
            let there = changed(name, text, word).unwrap_or_else(|illegal| panic!("{word}: {illegal}"));
            assert_ne!(there, text, "{word}");
            assert_eq!(changed(name, &there, inverse).as_deref(), Ok(text), "{word}, {inverse}");
        }
    }
}

/// One piece of two may go.
#[wasm_bindgen_test(unsupported = test)]
fn a_piece_is_left() {
    let lonely = changed("robots", "2 0\n1 2\n3 4\n0 0\n", "remove 1 2");
    assert_eq!(lonely.as_deref(), Ok("1 0\n3 4\n0 0\n"));
    let lonely = changed("pursuit", "0\n0 5\n2 1\n9 2\n0 4\n1 1\n2 2\n", "remove 1");
    assert_eq!(lonely.as_deref(), Ok("0\n0 5\n1 1\n9 2\n0 4\n2 2\n"));
    let units = SAMPLE.replace("3 3\nG E5\nM D5\nS F4\nG F8\nM A8\nS C4\n", "2 1\nG E5\nM D5\nG F8\n");
    let lonely = changed("janken", &units, "remove D5").unwrap();
    assert_eq!(changed("janken", &lonely, "remove E5"), Err(CommonRefusal::LastPiece.into()));
}

/// The smallest side that a position of Pursuit allows.
#[wasm_bindgen_test(unsupported = test)]
fn a_side_is_bound_by_each_parameter() {
    // Columns and rows of the pieces, catchers, steps, turns.
    for (text, least) in [
        ("0\n0 6\n1 1\n9 2\n4 0\n0 0\n", 5),
        ("0\n0 6\n1 1\n9 2\n0 0\n0 4\n", 5),
        ("0\n0 6\n9 1\n9 2\n1 1\n0 0\n0 0\n0 0\n0 0\n0 0\n0 0\n0 0\n0 0\n0 0\n", 4),
        ("0\n0 6\n1 9\n9 2\n1 1\n0 0\n", 5),
        ("0\n0 6\n1 1\n16 2\n1 1\n0 0\n", 4),
        ("0\n0 5\n1 1\n25 2\n1 1\n0 0\n", 5),
        ("0\n0 6\n1 1\n9 2\n1 1\n0 0\n", 3),
    ] {
        let illegal = pursuit::Refusal::OutOfRange { number: 1, min: least, max: 100 }.into();
        assert_eq!(changed("pursuit", text, &format!("side {}", least - 1)), Err(illegal), "{text}");
        assert!(changed("pursuit", text, &format!("side {least}")).is_ok(), "{text}");
    }
}

fn edited(word: &str) -> Result<String, IllegalMove> {
    let game = game("janken");
    read(game, SAMPLE).edit(0, word).unwrap()
}

#[wasm_bindgen_test(unsupported = test)]
fn changes_are_written_where_they_belong() {
    assert!(edited("terrain E9 M").unwrap().contains("W F H F F F F F M\n"));
    assert!(edited("unit B5 1 S").unwrap().contains("4 3\nG E5\nM D5\nS F4\nS B5\nG F8\n"));
    assert!(edited("remove D5").unwrap().contains("2 3\nG E5\nS F4\nG F8\n"));
    assert!(edited("move E5 E6").unwrap().contains("G E6\n"));
    assert!(edited("order 2 D5 D6").unwrap().ends_with("2\nE5 E9\nD5 D6\n"));
    assert!(edited("order 3 F4 F5").unwrap().ends_with("3\nE5 E9\nD5 F8\nF4 F5\n"));
    assert!(edited("drop 1").unwrap().ends_with("1\nD5 F8\n"));
}

#[wasm_bindgen_test(unsupported = test)]
fn what_would_spoil_the_text_is_refused() {
    assert_eq!(edited("terrain E5 U"), Err(CommonRefusal::Occupied.into()), "a unit under water");
    assert_eq!(edited("unit E5 1 G"), Err(CommonRefusal::Occupied.into()));
    assert_eq!(edited("unit A5 1 G"), Err(CommonRefusal::Occupied.into()), "water");
    assert_eq!(edited("move B5 B6"), Err(CommonRefusal::NoSuchPiece.into()));
    assert_eq!(edited("terrain A1 F"), Err(CommonRefusal::OffBoard.into()));
    assert_eq!(edited("terrain E5"), Err(CommonRefusal::Unreadable.into()));
    assert_eq!(edited("drop 3"), Err(CommonRefusal::NoSuchPiece.into()));
}

/// Words of a game that are refused about a text, each with the key and the numbers of what would go wrong.
type Refused = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

const REFUSED: [Refused; 9] = [
    (
        "robots",
        "1 1\n1 2\n5 6\n0 0\n",
        &[
            ("robot 1 2", "occupied"),
            ("robot 15 15", "occupied"),
            ("robot 0 2", "offBoard"),
            ("robot 1 32", "offBoard"),
            ("move 2 2 3 3", "noSuchPiece"),
            ("move 1 2 15 15", "occupied"),
            ("remove 1 2", "lastPiece"),
            ("teleport 2 5 5", "noSuchPiece"),
            ("drop 0", "unreadable"),
            ("drop 2", "noSuchPiece"),
            ("robot 1", "unreadable"),
            ("", "unreadable"),
        ],
    ),
    (
        "knights",
        "1\n1\n4 5\n",
        &[
            ("knight 4611686018427387905 0", "offBoard"),
            ("knight -1 0", "unreadable"),
            ("remove 4 5", "lastPiece"),
            ("drop 2", "noSuchPiece"),
            ("move 5 4 1 1", "noSuchPiece"),
        ],
    ),
    (
        "pursuit",
        "0\n1 5\n1 10\n25 4\n0 3\n1 1\n",
        &[
            ("side 4", "outOfRange 1 5 100"),
            ("steps 11", "outOfRange 1 1 10"),
            ("turns 4", "outOfRange 1 5 25"),
            ("turn 0", "outOfRange 1 1 24"),
            ("catcher 1 0 3", "occupied"),
            ("catcher 2 0 1", "noSuchPiece"),
            ("fugitive 1 1", "occupied"),
            ("fugitive 5 1", "offBoard"),
            ("add 0 3", "occupied"),
            ("remove 1", "lastPiece"),
            ("catchers 2", "notNow"),
            ("to-move both", "unreadable"),
        ],
    ),
    ("pursuit", "0\n0 6\n1 1\n9 2\n1 1\n0 0\n", &[("turns 37", "outOfRange 1 3 36")]),
    ("pursuit", "0\n0 3\n8 1\n9 4\n0 0\n1 1\n1 1\n1 1\n1 1\n1 1\n1 1\n1 1\n1 1\n", &[("add 2 2", "occupied")]),
    (
        "pursuit",
        "0\n0 5\n2 3\n25 0\n-1 -1\n-1 -1\n-1 -1\n",
        &[
            ("remove 1", "notPlaced"),
            ("catcher 1 0 0", "notPlaced"),
            ("fugitive 0 0", "notPlaced"),
            ("to-move fugitive", "notNow"),
            ("turn 3", "notNow"),
            ("catchers 25", "outOfRange 1 1 24"),
        ],
    ),
    (
        "pursuit",
        "0 5 1 1 9 a b\n2 2\n0 0\n",
        &[("side 7", "notNow"), ("add 1 1", "notPlaced"), ("robots 1 2", "notNow"), ("cut 3", "outOfRange 1 0 2")],
    ),
    ("solitaire", BOARD, &[("tile 7 1 dam", "offBoard"), ("tile 1 1 blank", "unreadable"), ("cut 2", "noSuchPiece")]),
    ("solitaire", TWO_MOVES, &[("tile 1 1 3", "outOfReach"), ("tile 1 1 4", "outOfReach")]),
];

/// From 1 1 two to the right.
const TWO_MOVES: &str = "\
2 1 1 1 1 1
1 1 1 1 1 1
1 1 1 1 1 1
1 1 1 1 1 1
1 1 1 1 1 1
1 1 1 1 1 dam
1 1 4
1 3 1
0 0
";

#[wasm_bindgen_test(unsupported = test)]
fn what_the_rules_need_is_kept() {
    for (name, text, words) in REFUSED {
        for (word, illegal) in words {
            let refused = changed(name, text, word).map_err(|illegal| {
                illegal.numbers().fold(illegal.key().to_owned(), |said, (_, number)| format!("{said} {number}"))
            });
            assert_eq!(refused.as_deref().map_err(String::as_str), Err(*illegal), "{name} {word}");
        }
    }
    assert!(changed("solitaire", TWO_MOVES, "tile 1 1 torn").is_err(), "a rook goes all the way");
    assert!(changed("solitaire", TWO_MOVES, "tile 1 3 dam").is_ok(), "nothing follows it");
    assert!(changed("solitaire", TWO_MOVES, "cut 0").unwrap().ends_with("dam\n"));
    assert!(changed("solitaire", TWO_MOVES, "cut 1").unwrap().ends_with("1 1 4\n"));
    assert!(changed("solitaire", TWO_MOVES, "cut 2").unwrap().ends_with("1 3 1\n"));
    assert!(changed("pursuit", "0 5 1 1 9 a b\n2 2\n0 0\n", "cut 1").unwrap().ends_with("b\n2 2\n"));
}
