//! What the words of an input mean: every word once, in order, as the case was read, errors or not.

use crate::common::{Sample, game, inputs, kit, parse, parsed, printed, read};
use boardlab_core::games::{janken, pursuit, solitaire};
use std::ops::Range;

use boardlab_core::text::{Field, Meaning, TokenRole};
use boardlab_core::{DynGame, Limits, ReadError, Span};
use boardlab_tests::SCALE;
use boardlab_tests::random::Random;
use wasm_bindgen_test::wasm_bindgen_test;

const SEEDS: u64 = 2 * SCALE as u64;

fn meanings(game: &dyn DynGame, text: &str) -> Vec<Meaning> {
    meanings_in(game, text, 0..text.len())
}

fn meanings_in(game: &dyn DynGame, text: &str, window: Range<usize>) -> Vec<Meaning> {
    match game.read(text.into(), Limits::Statement, &[]) {
        Ok(input) => input.meanings(window),
        Err(ReadError::Text(invalid)) => invalid.meanings(window),
        Err(ReadError::Option(unknown)) => panic!("{unknown}"),
    }
}

/// The words of a text.
fn words(text: &str) -> Vec<Span> {
    let start = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    let words = text.split([' ', '\t', '\n', '\r', '\u{feff}']).filter(|word| !word.is_empty());
    words.map(|word| Span { start: start(word), end: start(word) + word.len() }).collect()
}

#[wasm_bindgen_test(unsupported = test)]
fn every_token_has_one_meaning_in_the_order_of_the_text() {
    for Sample { game, text, .. } in inputs(SEEDS, 4) {
        let meanings = meanings(game, &text);
        assert!(meanings.windows(2).all(|pair| pair[0].span.end <= pair[1].span.start), "{text}");
        for word in words(&text) {
            let over = |meaning: &&Meaning| meaning.span.start <= word.start && word.end <= meaning.span.end;
            assert_eq!(meanings.iter().filter(over).count(), 1, "{word:?} of {text}");
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_tokens_of_a_case_mean_what_it_is_printed_from() {
    for Sample { game, text, .. } in inputs(SEEDS, 4) {
        let meanings = meanings(game, &text);
        let input = read(game, &text);
        for ((nth, span), printed) in input.cases().iter().enumerate().zip(printed(&*input)) {
            let of_case = |meaning: &&Meaning| meaning.case == nth as u32 + 1 && meaning.span.end <= span.end;
            let own: Vec<&Meaning> = meanings.iter().filter(of_case).collect();
            let described: Vec<String> = own.iter().flat_map(|meaning| plain(meaning.span.of(&text))).collect();
            assert_eq!(described, plain(&printed), "{text}");
            assert_eq!(
                own.iter().map(|own| key(own)).collect::<Vec<_>>(),
                (kit(game.id()).keys)(&printed),
                "{printed}"
            );
        }
    }
}

/// Words as a case prints them.
fn plain(text: &str) -> Vec<String> {
    let word = |word: &str| word.parse::<i64>().map_or(word.to_ascii_uppercase(), |value| value.to_string());
    text.split_whitespace().map(word).collect()
}

pub(crate) type Key = (TokenRole, u32, u32);

fn key(meaning: &Meaning) -> Key {
    (meaning.role, meaning.index, meaning.nth)
}

fn field(field: Field, index: usize) -> Key {
    (TokenRole::Field { field }, index as u32, 0)
}

fn numbers(printed: &str) -> Vec<usize> {
    printed.split_whitespace().map_while(|word| word.parse().ok()).collect()
}

fn pairs(fields: [Field; 2], count: usize) -> Vec<Key> {
    (1..=count).flat_map(move |index| fields.map(|one| field(one, index))).collect()
}

pub(crate) fn robots(printed: &str) -> Vec<Key> {
    use boardlab_core::games::robots::words;
    let numbers = numbers(printed);
    let counts = vec![field(words::ROBOT_COUNT, 0), field(words::TELEPORT_COUNT, 0)];
    let robots = pairs([words::ROBOT_ROW, words::ROBOT_COLUMN], numbers[0]);
    [counts, robots, pairs([words::TELEPORT_ROW, words::TELEPORT_COLUMN], numbers[1])].concat()
}

pub(crate) fn knights(printed: &str) -> Vec<Key> {
    use boardlab_core::games::knights::words;
    [vec![field(words::KNIGHT_COUNT, 0)], pairs([words::KNIGHT_X, words::KNIGHT_Y], numbers(printed)[0])].concat()
}

fn rows(of: Field, lengths: impl IntoIterator<Item = usize>) -> Vec<Key> {
    let row =
        |(row, length): (u32, usize)| (1..=length as u32).map(move |nth| (TokenRole::Field { field: of }, row, nth));
    (1..).zip(lengths).flat_map(row).collect()
}

pub(crate) fn janken(printed: &str) -> Vec<Key> {
    let lines: Vec<Vec<&str>> = printed.lines().map(|line| line.split_whitespace().collect()).collect();
    let mut keys = rows(janken::words::TERRAIN, [5, 6, 7, 8, 9, 8, 7, 6, 5]);
    keys.extend([field(janken::words::UNIT_COUNT, 1), field(janken::words::UNIT_COUNT, 2)]);
    let units: usize = lines[9].iter().map(|count| count.parse::<usize>().unwrap()).sum();
    keys.extend(
        (1..=units).flat_map(|unit| [field(janken::words::UNIT_KIND, unit), field(janken::words::UNIT_CELL, unit)]),
    );
    keys.push(field(janken::words::ORDER_COUNT, 0));
    let orders = lines.len() - 11 - units;
    keys.extend(
        (1..=orders).flat_map(|order| [field(janken::words::ORDER_FROM, order), field(janken::words::ORDER_TO, order)]),
    );
    keys
}

pub(crate) fn solitaire(printed: &str) -> Vec<Key> {
    let mut keys = rows(solitaire::words::TILE, [6; 6]);
    let (mut moves, mut replies) = (0, 0);
    for line in printed.lines().skip(6) {
        let words: Vec<&str> = line.split(' ').collect();
        if words == ["0", "0"] {
            keys.extend([(TokenRole::End, 0, 0); 2]);
            continue;
        }
        if words.len() > 1 {
            moves += 1;
            keys.extend([field(solitaire::words::MOVE_ROW, moves), field(solitaire::words::MOVE_COLUMN, moves)]);
        }
        if words.len() != 2 {
            replies += 1;
            keys.push(field(solitaire::words::REPLY, replies));
        }
    }
    keys
}

pub(crate) fn pursuit(printed: &str) -> Vec<Key> {
    let numbers = numbers(printed);
    if numbers[1] < 2 {
        let heads = [
            pursuit::words::ROLE,
            pursuit::words::FIELD_KIND,
            pursuit::words::FIELD_SIDE,
            pursuit::words::CATCHER_COUNT,
            pursuit::words::STEP_COUNT,
        ];
        let mut keys: Vec<Key> = heads.map(|head| field(head, 0)).into();
        keys.extend(
            [pursuit::words::TURN_COUNT, pursuit::words::TURN, pursuit::words::FUGITIVE_X, pursuit::words::FUGITIVE_Y]
                .map(|head| field(head, 0)),
        );
        keys.extend(
            (1..=numbers[3])
                .flat_map(|one| [pursuit::words::CATCHER_X, pursuit::words::CATCHER_Y].map(|of| field(of, one))),
        );
        return keys;
    }
    let heads = [
        pursuit::words::FIELD_KIND,
        pursuit::words::FIELD_SIDE,
        pursuit::words::CATCHER_COUNT,
        pursuit::words::STEP_COUNT,
        pursuit::words::TURN_COUNT,
    ];
    let mut keys: Vec<Key> = heads.map(|head| field(head, 0)).into();
    keys.extend([field(pursuit::words::ROBOT_NAME, 1), field(pursuit::words::ROBOT_NAME, 2)]);
    for (mv, line) in (1..).zip(printed.lines().skip(7)) {
        match line {
            line if line.contains(" : ") => {
                keys.extend([
                    field(pursuit::words::POINTS, 1),
                    (TokenRole::Field { field: pursuit::words::SCORE_COLON }, 0, 0),
                    field(pursuit::words::POINTS, 2),
                ]);
            }
            line if line.starts_with('!') => {
                keys.push((TokenRole::Field { field: pursuit::words::PROGRAM_OUTPUT }, mv, 0));
            }
            line => keys.extend(
                (1..=line.split(' ').count() as u32)
                    .map(|nth| (TokenRole::Field { field: pursuit::words::MOVE_NUMBER }, mv, nth)),
            ),
        }
    }
    keys
}

#[wasm_bindgen_test(unsupported = test)]
fn a_window_shows_what_touches_it() {
    let random = &mut Random::new(1);
    for Sample { game, text, .. } in inputs(SEEDS, 3) {
        let all = meanings(game, &text);
        let from = random.below(text.len());
        let window = from..from + random.below(40);
        let touches = |meaning: &Meaning| meaning.span.start <= window.end && window.start <= meaning.span.end;
        let seen = meanings_in(game, &text, window.clone());
        assert_eq!(seen, all.into_iter().filter(touches).collect::<Vec<_>>(), "{window:?} of {text}");
    }
}

/// Whether a word may be any other: it stands in the name or the output of a robot. What it says may decide what is
/// right further down.
fn is_free(meaning: &Meaning) -> bool {
    let free = [pursuit::words::ROBOT_NAME, pursuit::words::PROGRAM_OUTPUT];
    free.iter().any(|&field| meaning.role == TokenRole::Field { field })
}

/// The text with a word spoilt, its meanings, and where the error is, if there is one.
fn spoil(game: &dyn DynGame, text: &str, spoilt: Span) -> Option<(String, Vec<Meaning>, Span)> {
    let other = format!("{}?{}", &text[..spoilt.start], &text[spoilt.end..]);
    let error = parse(game, &other, Limits::Statement).err()?;
    let seen = meanings(game, &other);
    Some((other, seen, error.span))
}

#[wasm_bindgen_test(unsupported = test)]
fn an_error_takes_no_meaning_from_what_stands_before_it() {
    let random = &mut Random::new(2);
    for Sample { game, text, .. } in inputs(SEEDS, 3) {
        let all = meanings(game, &text);
        let spoilt = *random.pick(&words(&text));
        let Some((other, seen, error)) = spoil(game, &text, spoilt) else { continue };
        let covers = |meaning: &Meaning| meaning.span.start <= spoilt.start && spoilt.end <= meaning.span.end;
        let free = all.iter().any(|meaning| covers(meaning) && is_free(meaning));
        let before: Vec<Meaning> = all.into_iter().filter(|meaning| meaning.span.end < spoilt.start).collect();
        // The second number of a file of Pursuit tells what kind of file it is.
        let in_case = before.iter().filter(|meaning| Some(meaning.case) == before.last().map(|last| last.case)).count();
        if game.name() == "pursuit" && in_case == 1 {
            continue;
        }
        assert_eq!(seen.get(..before.len()), Some(&before[..]), "{other}");
        let end = if free { error.start } else { spoilt.start };
        assert!(seen.iter().all(|meaning| meaning.span.end <= end), "{other}");
    }
}

/// The catchers' move is now against the rules, so that it is their points that are wrong.
#[wasm_bindgen_test(unsupported = test)]
fn a_robots_output_keeps_its_meaning_where_it_makes_the_points_wrong() {
    let game = game("pursuit");
    let text = "0\n3\n1\n1\n5\nours\ntheirs\n0 0\n1 0\n! 1 0\n4 : 1\n";
    let points = text.find("4 : 1").unwrap();
    let spoilt = Span { start: points - 2, end: points - 1 };
    let (other, seen, error) = spoil(game, text, spoilt).unwrap();
    let mut before = meanings(game, text);
    before.retain(|meaning| meaning.span.end < points);
    assert_eq!((error.start, error.of(&other), seen), (points, "4", before));
    assert_eq!(parsed(game, &other.replace("4 :", "0 :").replace(": 1", ": 5")).cases().len(), 1);
}

#[wasm_bindgen_test(unsupported = test)]
fn a_meaning_has_a_description() {
    let said = |kind: &str, text: &str| -> Vec<String> {
        meanings(game(kind), text).iter().map(ToString::to_string).collect()
    };
    assert_eq!(
        said("robots", "1 0\n15 17\n0 0\nand more\n"),
        [
            "the number of robots",
            "the number of teleports",
            "the row of robot 1",
            "the column of robot 1",
            "the end of the input",
            "the end of the input",
            "behind the end of the input, ignored",
        ]
    );
    let board = "1 2 3 4 dam torn\n".repeat(6);
    assert_eq!(said("solitaire", &board)[7], "a piece of row 2, column 2");
    let replay = said("pursuit", "0\n4\n2\n1\n6\nours\ntheirs\n1 1 2 2\n! x\n6 : 0\n");
    let words = [1, 2, 3, 4].map(|nth| format!("the numbers of move 1, number {nth}"));
    let rest = [
        "the output of the robot, move 2",
        "the points of side 1",
        "the colon between the points",
        "the points of side 2",
    ]
    .map(String::from);
    assert_eq!(replay[7..], words.into_iter().chain(rest).collect::<Vec<_>>());
}
