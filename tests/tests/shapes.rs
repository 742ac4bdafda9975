//! Generated inputs are valid, plain parameters mean what seeds have always meant, and `adversarial` has an effect.

use crate::common::{answer, game, names, parse, printed, read};
use boardlab_core::GAMES;
use boardlab_core::GenParams;
use boardlab_core::Limits;
use boardlab_core::fnv::fnv1a;
use boardlab_core::games::pursuit;
use boardlab_core::games::solitaire::{Piece, TranscriptVerdict, judge};
use boardlab_tests::SCALE;
use wasm_bindgen_test::wasm_bindgen_test;

/// Every fourth of both scales.
fn shapes() -> impl Iterator<Item = GenParams> {
    let scale = [0, 25, 50, 75, 100];
    scale
        .into_iter()
        .flat_map(move |size| scale.map(|adversarial| GenParams { size, adversarial, ..GenParams::plain(3) }))
}

#[wasm_bindgen_test(unsupported = test)]
fn inputs_of_every_shape_are_valid_and_print_back() {
    for game in GAMES {
        for (seed, shape) in (0..2 * SCALE as u64).flat_map(|seed| shapes().map(move |shape| (seed, shape))) {
            let text = game.generate(seed, shape);
            let input = read(*game, &text);
            assert_eq!(input.cases().len(), 3, "{shape:?} {text}");
            assert!(input.notes().is_empty() || game.name() == "solitaire", "{shape:?} {text}");
            for (&span, case) in input.cases().iter().zip(printed(&*input)) {
                assert_eq!(case.trim(), span_of_lines(&text, span), "{shape:?}");
            }
            assert_eq!(game.generate(seed, shape), text);
        }
    }
}

/// A map leans: the blanks before its first row are the case's, too.
fn span_of_lines(text: &str, span: boardlab_core::Span) -> &str {
    span.of(text).trim()
}

#[wasm_bindgen_test(unsupported = test)]
fn a_shape_is_drawn_anew_by_every_seed() {
    for game in GAMES {
        for shape in shapes() {
            let differ = (0..20).any(|seed| game.generate(seed, shape) != game.generate(seed + 1, shape));
            assert!(differ, "{} {shape:?}", game.name());
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn turns_of_every_shape_are_valid() {
    let game = game("pursuit");
    for (seed, shape) in (0..5 * SCALE as u64).flat_map(|seed| shapes().map(move |shape| (seed, shape))) {
        let text = pursuit::generate_turn(seed, shape);
        assert_eq!(printed(&*read(game, &text)), [text]);
    }
}

/// A digest of an input. If it changes, links that hold a seed no longer give the input that they gave.
fn mark(text: &str) -> u64 {
    fnv1a(text.bytes())
}

#[wasm_bindgen_test(unsupported = test)]
fn plain_inputs_are_the_same_for_ever() {
    let marks = |name: &str| [1, 7, u64::MAX].map(|seed| mark(&game(name).generate(seed, GenParams::plain(20))));
    let turns = [1, 7, u64::MAX].map(|seed| mark(&pursuit::generate_turn(seed, GenParams::plain(1))));
    let all: Vec<_> = names().map(marks).collect();
    assert_eq!((&*all, turns), (&MARKS[..], TURN_MARKS));
}

const MARKS: [[u64; 3]; 5] = [
    [0x0827_AF08_C2CE_D291, 0x158E_10E2_225C_7DF7, 0xF9C1_9B3C_BDC7_9ACA],
    [0x9B87_7696_25BF_58A2, 0xDECC_0BA4_1A4C_0682, 0xEC68_AAFB_40CF_7680],
    [0x9FE8_46DE_B79C_B7C4, 0xD3F8_5D62_FF0D_441B, 0x2EBA_DF2F_0A8F_FD14],
    [0x9784_C1D7_F81E_3C6D, 0x7C5C_A14E_E785_6A1B, 0x3A32_5778_9C13_6C92],
    [0xF741_575F_09FE_0D0E, 0xE80C_A2AD_B1AF_D702, 0x41D6_40AB_2FD7_F7F5],
];
const TURN_MARKS: [u64; 3] = [0x4B92_90E6_DA6C_8B05, 0xD21B_B8A2_EFEE_9100, 0x123D_4B11_D433_FF87];

#[wasm_bindgen_test(unsupported = test)]
fn adversarial_inputs_are_the_same_for_ever() {
    let shape = |cases| GenParams { size: 60, adversarial: 70, ..GenParams::plain(cases) };
    let marks = GAMES.iter().map(|game| mark(&game.generate(5, shape(20)))).collect::<Vec<_>>();
    let turns = (0..40).map(|seed| pursuit::generate_turn(seed, shape(1))).collect::<String>();
    assert_eq!((&*marks, mark(&turns)), (&ADVERSARIAL_MARKS[..], ADVERSARIAL_TURNS));
}

const ADVERSARIAL_MARKS: [u64; 5] =
    [0x7D25_7FB5_58AC_A71E, 0x719F_B811_FC3D_D4D5, 0x6C43_3646_9761_4D31, 0x35E2_8E02_FD0B_E5E8, 0x6384_BA4D_A707_7CDD];
const ADVERSARIAL_TURNS: u64 = 0x25AB_3162_BC5B_55A6;

fn tokens(text: &str) -> usize {
    text.split_ascii_whitespace().count()
}

#[wasm_bindgen_test(unsupported = test)]
fn size_goes_from_the_smallest_case_to_the_limits() {
    let made = |name: &str, size| game(name).generate(9, GenParams { size, ..GenParams::plain(1) });
    assert_eq!(tokens(&made("robots", 0)), 2 + 2 + 2);
    assert_eq!(tokens(&made("robots", 100)), 2 + 2 * (50 + 20) + 2);
    assert_eq!(tokens(&made("janken", 0)), 1 + 61 + 2 + 2 * 2 + 1 + 2);
    assert_eq!(tokens(&made("janken", 100)), 1 + 61 + 2 + 2 * 20 + 1 + 2 * 100);
    assert_eq!(tokens(&made("knights", 0)), 2 + 2);
    assert_eq!(tokens(&made("knights", 100)), 2 + 2 * 1000);
    assert_eq!(made("pursuit", 0)[1..].lines().skip(1).take(4).collect::<Vec<_>>(), ["3", "1", "1", "1"]);
    assert_eq!(made("pursuit", 100).lines().nth(1), Some("100"));
    assert_eq!(tokens(&made("solitaire", 0)), 36);
    assert!(tokens(&made("solitaire", 100)) > 36 + 3 * 5);
    for game in GAMES {
        let sizes = [0, 50, 75, 100].map(|size| {
            (0..40).map(|seed| tokens(&game.generate(seed, GenParams { size, ..GenParams::plain(2) }))).sum::<usize>()
        });
        assert!(sizes.is_sorted(), "{} {sizes:?}", game.name());
    }
}

/// Counts, over some seeds, what `adversarial` is to make frequent.
fn measured(name: &str, adversarial: u8, measure: fn(&str) -> usize) -> usize {
    let shape = GenParams { adversarial, ..GenParams::plain(1) };
    (0..60).map(|seed| measure(&game(name).generate(seed, shape))).sum()
}

/// Robots that reach each other or you within the first steps: moves that an order of rules decides.
fn crowded_robots(text: &str) -> usize {
    let numbers: Vec<i32> = text.split_ascii_whitespace().map(|word| word.parse().unwrap()).collect();
    let cells: Vec<(i32, i32)> = numbers[2..].chunks(2).map(|pair| (pair[0], pair[1])).collect();
    let (robots, teleports) = cells[..cells.len() - 1].split_at(numbers[0] as usize);
    let traps = teleports.iter().filter(|&cell| *cell == (15, 15) || robots.contains(cell)).count();
    100 * traps / teleports.len().max(1)
}

fn failing_orders(text: &str) -> usize {
    let output = answer(game("janken"), text);
    100 * output.matches("Unsuccessful").count() / output.matches("Move").count()
}

fn knights_at_the_lines(text: &str) -> usize {
    let numbers: Vec<i64> = text.split_ascii_whitespace().skip(2).map(|word| word.parse().unwrap()).collect();
    let near = |pair: &&[i64]| {
        let (u, v) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        v - u < 24 || (v - 2 * u).abs() < 24
    };
    100 * numbers.chunks(2).filter(near).count() / (numbers.len() / 2)
}

fn terms_at_their_limits(text: &str) -> usize {
    let params: Vec<usize> = text.lines().take(5).map(|word| word.parse().unwrap()).collect();
    let [_, n, k, s, l] = params[..] else { panic!("a match file") };
    usize::from(n == 3) + usize::from(k == n * n - 1) + usize::from(s == 2 * n) + usize::from(l == n * n || l == 1)
}

fn types_missing(text: &str) -> usize {
    Piece::ALL.iter().filter(|piece| text.split_ascii_whitespace().all(|word| word != piece.to_string())).count()
}

#[wasm_bindgen_test(unsupported = test)]
fn adversarial_inputs_show() {
    type Measure = fn(&str) -> usize;
    let measures: [(&str, Measure); 5] = [
        ("robots", crowded_robots),
        ("janken", failing_orders),
        ("knights", knights_at_the_lines),
        ("pursuit", terms_at_their_limits),
        ("solitaire", types_missing),
    ];
    for (name, measure) in measures {
        let [plain, half, most] = [0, 50, 100].map(|adversarial| measured(name, adversarial, measure));
        assert!(plain < half && half < most, "{name} {plain} {half} {most}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn adversarial_transcripts_are_faulty() {
    let faulty = |adversarial| {
        let shape = GenParams { size: 100, adversarial, ..GenParams::plain(1) };
        let made = (0..60).map(|seed| game("solitaire").generate(seed, shape));
        made.filter(|text| matches!(judge(text), Ok(TranscriptVerdict::Illegal { .. }))).count()
    };
    assert_eq!(faulty(0), 0);
    assert!(faulty(50) < faulty(100) && faulty(100) > 50, "{} {}", faulty(50), faulty(100));
}

#[wasm_bindgen_test(unsupported = test)]
fn knights_go_far_where_limits_are_lifted() {
    let far = game("knights").generate(3, GenParams { relaxed: true, adversarial: 50, ..GenParams::plain(20) });
    assert!(parse(game("knights"), &far, Limits::Relaxed).is_ok());
    assert!(parse(game("knights"), &far, Limits::Statement).is_err());
}
