//! Pursuit: the statement's files, the rules against a literal reading, words that the judge accepts, replays.

use boardlab_core::pursuit::{
    Case, End, Failure, Field, Move, Pursuit, Side, Start, State, Strategy, Terms, Wrong, file, generate_turn, judge,
};
use boardlab_core::{Budget, Game, Limits, Options};
use boardlab_tests::random::Random;

const SAMPLES: [(&str, &str); 4] = [
    ("0\n0 10\n2 3\n100 0\n-1 -1\n-1 -1\n-1 -1\n", "1 1\n5 5\n"),
    ("1\n0 10\n2 3\n100 0\n-1 -1\n1 1\n5 5\n", "3 3\n"),
    ("0\n0 10\n2 3\n100 1\n3 3\n1 1\n5 5\n", "1 0\n0 -1\n"),
    ("1\n0 10\n2 3\n100 1\n3 3\n2 1\n5 4\n", "0 1\n0 -1\n0 0\n"),
];
const ENGINE: &str = "0\n10\n2\n3\n100\nr0py\nr1py\n";

fn case(text: &str, options: &str) -> Case {
    let kind = boardlab_core::game("pursuit").unwrap();
    let document = Pursuit::parse(text, Limits::Statement).unwrap_or_else(|e| panic!("{}", e.report("in", text)));
    Pursuit::case(text, document.cases[0], &kind.options(options).unwrap())
}

fn opened(text: &str) -> (Case, State) {
    let case = case(text, "");
    let state = Pursuit::start(&case);
    (case, state)
}

fn answer(text: &str, options: &str) -> String {
    let mut out = String::new();
    Pursuit::answer(&case(text, options), 1, &mut (), &mut out).unwrap();
    out
}

#[test]
fn the_statements_answers_are_right_words() {
    for (input, output) in SAMPLES {
        let (case, state) = opened(input);
        assert!(judge(&case.terms, &state, output).is_ok(), "{input}");
        assert_eq!(case.to_string(), input);
    }
}

#[test]
fn the_statements_files_are_those_of_one_match() {
    let (case, mut state) = opened(ENGINE);
    for (input, output) in SAMPLES {
        assert_eq!(file(&case.terms, &state), input);
        let mv = Move::of_output(&case.terms, &state, output);
        Pursuit::play(&case, &mut state, &mv).unwrap();
    }
    assert_eq!((state.turn, state.due, state.end), (2, Side::Catchers, None));
}

#[test]
fn every_strategy_answers_every_file_by_the_rules() {
    // Large fields take their time without optimisation: there are some, not many.
    let texts = (0..400).map(|seed| (seed, generate_turn(seed)));
    let small = |text: &str| text.split_whitespace().nth(2).unwrap().parse::<u32>().unwrap() <= 12;
    for (seed, text) in texts.filter(|(seed, text)| seed % 50 == 0 || small(text)) {
        for strategy in Strategy::ALL {
            for reading in ["default", "blocked"] {
                let options = format!("reading={reading} catchers={strategy} fugitive={strategy} seed={seed}");
                let case = case(&text, &options);
                let said = answer(&text, &options);
                let judged = judge(&case.terms, &Pursuit::start(&case), &said);
                assert!(judged.is_ok(), "{strategy} {reading} {judged:?}\n{text}\n{said}");
            }
        }
    }
}

#[test]
fn a_robots_file_reads_as_what_it_prints() {
    for seed in 0..400 {
        let text = generate_turn(seed);
        let (case, state) = opened(&text);
        assert_eq!((case.to_string(), file(&case.terms, &state)), (text.clone(), text));
    }
}

#[test]
fn a_replay_is_played_again() {
    for seed in 0..60 {
        let text = Pursuit::generate(seed, 1);
        if text.lines().nth(1).unwrap().parse::<u32>().unwrap() > 12 {
            continue;
        }
        let replay = answer(&text, "");
        assert_eq!(answer(&replay, "catchers=random fugitive=random seed=9"), replay, "{text}");
        assert_eq!(case(&replay, "").to_string(), replay);
    }
}

/// The words of a match that the catchers lose by their second word.
const LOST: &str = "1 1 5 5\n3 3\n! 1 0\\n1 1\n0 : 100\n";

#[test]
fn a_wrong_output_is_replayed_with_its_reason() {
    let replay = format!("{ENGINE}{LOST}");
    assert_eq!(answer(&replay, ""), replay);
    let (case, mut state) = opened(&replay);
    while let Some(mv) = Pursuit::choose(&case, &state, &mut (), &mut Budget::nodes(u64::MAX)) {
        Pursuit::play(&case, &mut state, &mv).unwrap();
    }
    let wrong = Wrong::Diagonal { number: 3, line: 2 };
    assert_eq!(state.end, Some(End::Forfeit { side: Side::Catchers, wrong }));
}

#[test]
fn a_replay_with_another_score_is_refused() {
    let replay = format!("{ENGINE}{}", LOST.replace("0 : 100", "1 : 99"));
    let error = Pursuit::parse(&replay, Limits::Statement).unwrap_err();
    assert_eq!((error.line, error.column), (11, 1));
}

#[test]
fn outputs_are_judged_to_the_number() {
    let (case, state) = opened(SAMPLES[2].0);
    let judged = |output: &str| judge(&case.terms, &state, output).unwrap_err();
    assert_eq!(judged(""), Wrong::Count { expected: 4, found: 0 });
    assert_eq!(judged("1 0 0"), Wrong::Count { expected: 4, found: 3 });
    assert_eq!(judged("1 0 0 -1 0"), Wrong::Count { expected: 4, found: 5 });
    assert_eq!(judged("1 0\r\n\r\n0 2"), Wrong::Range { number: 4, line: 3, value: 2, min: -1, max: 1 });
    assert_eq!(judged("1 0\n0 1.0"), Wrong::Word { number: 4, line: 2, text: "1.0".into() });
    assert_eq!(judged("1 0\n+0 1"), Wrong::Word { number: 3, line: 2, text: "+0".into() });
    let corner = opened("0\n0 10\n2 3\n100 1\n3 3\n0 1\n5 5\n");
    let off = judge(&corner.0.terms, &corner.1, "-1 0 0 0");
    assert_eq!(off, Err(Wrong::OffField { number: 1, line: 1 }));
    assert!(judge(&case.terms, &state, "\u{feff} 1\t0\n\n0 -1").is_ok());
}

#[test]
fn moves_print_and_parse() {
    let outputs = ["1 0\n0 1\n", "", "#hash", "a;b*", "\u{0}\u{85}\\n", " x", "  ", "* ", "робот", "\r\n\r", "1 0 "];
    for output in outputs {
        let printed = Move::Output(output.into()).to_string();
        assert!(!printed.contains([';', '*', '\n', '\r']) || output.is_empty(), "{printed:?}");
        let again: Move = printed.trim_ascii().parse().unwrap();
        assert_eq!(again.to_string(), printed, "{output:?}");
    }
    for failure in [Failure::TimeOut, Failure::Exit { status: -3 }, Failure::Signal { number: 9 }] {
        let mv = Move::Fail(failure);
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    assert_eq!("1 0 0 -1".parse(), Ok(Move::Say(vec![(1, 0), (0, -1)])));
    assert!("1 0 0".parse::<Move>().is_err() && "x".parse::<Move>().is_err() && "".parse::<Move>().is_err());
}

#[test]
fn a_persons_wrong_word_changes_nothing() {
    let (case, state) = opened(SAMPLES[2].0);
    for word in ["1 0", "1 1 0 0", "2 0 0 0", "1 0 0 0 0 0"] {
        let mut after = state.clone();
        assert!(Pursuit::play(&case, &mut after, &word.parse().unwrap()).is_err(), "{word}");
        assert_eq!(after, state);
    }
}

fn terms(torus: bool, n: u8, catchers: u16, steps: u8, turns: u16, blocked: bool) -> Terms {
    Terms { field: Field { torus, n }, catchers, steps, turns, blocked }
}

fn start(terms: &Terms, catchers: &[(u8, u8)], fugitive: (u8, u8)) -> State {
    let cell = |&(x, y): &(u8, u8)| terms.field.cell(x, y);
    let catchers = catchers.iter().map(cell).collect();
    State { turn: 1, due: Side::Fugitive, catchers, fugitive: Some(cell(&fugitive)), ..State::new() }
}

#[test]
fn a_catcher_in_the_way_stops_the_blocked_fugitive_alone() {
    for (blocked, ends) in [(false, None), (true, Some(End::Caught))] {
        let terms = terms(false, 5, 1, 3, 9, blocked);
        let mut state = start(&terms, &[(2, 2)], (1, 2));
        // The last step would leave the field, were it ever taken.
        terms.say(&mut state, &[(1, 0), (1, 0), (0, 1)]).unwrap();
        assert_eq!(state.end, ends);
        let off = [(1, 0), (1, 0), (1, 0)];
        let mut state = start(&terms, &[(3, 2)], (2, 2));
        assert_eq!(terms.say(&mut state, &off).is_err(), !blocked);
        let diagonal = [(1, 0), (1, 1), (0, 0)];
        assert_eq!(
            terms.check(&start(&terms, &[(3, 2)], (2, 2)), &diagonal),
            Err(Wrong::Diagonal { number: 3, line: 1 })
        );
    }
}

#[test]
fn rounds_end_as_the_statement_says() {
    let terms = terms(true, 3, 1, 1, 2, false);
    let mut state = State::new();
    terms.say(&mut state, &[(0, 0)]).unwrap();
    let placed = state.clone();
    terms.say(&mut state, &[(0, 0)]).unwrap();
    assert_eq!((state.end.clone(), state.score(&terms)), (Some(End::Caught), Some((2, 0))));
    let mut state = placed;
    terms.say(&mut state, &[(2, 2)]).unwrap();
    assert_eq!((state.turn, state.due), (1, Side::Catchers));
    terms.say(&mut state, &[(-1, 0)]).unwrap();
    let mut caught = state.clone();
    terms.say(&mut caught, &[(0, 1)]).unwrap();
    assert_eq!((caught.end.clone(), caught.score(&terms)), (Some(End::Caught), Some((1, 1))));
    terms.say(&mut state, &[(0, 0)]).unwrap();
    assert_eq!((state.end.clone(), state.score(&terms)), (Some(End::Escaped), Some((0, 2))));
}

/// The rules once more, cell by cell, as the statement says them.
fn literal(terms: &Terms, at: &State, pairs: &[(i32, i32)]) -> Option<(bool, (i32, i32))> {
    let n = i32::from(terms.field.n);
    let xy = |cell: u16| (i32::from(cell) % n, i32::from(cell) / n);
    let catchers: Vec<(i32, i32)> = at.catchers.iter().map(|&cell| xy(cell)).collect();
    let (mut here, mut caught) = (xy(at.fugitive.unwrap()), false);
    for &(dx, dy) in pairs {
        if dx.abs() > 1 || dy.abs() > 1 || dx * dy != 0 {
            return None;
        }
        if caught {
            continue;
        }
        here = (here.0 + dx, here.1 + dy);
        if terms.field.torus {
            here = ((here.0 + n) % n, (here.1 + n) % n);
        } else if here.0 < 0 || here.1 < 0 || here.0 >= n || here.1 >= n {
            return None;
        }
        caught = terms.blocked && catchers.contains(&here);
    }
    Some((catchers.contains(&here), here))
}

#[test]
fn the_fugitives_words_are_what_they_are_by_the_letter() {
    let random = &mut Random::new(3);
    let mut caught = 0;
    for _ in 0..20_000 {
        let terms =
            terms(random.percent(50), random.within(3..=6) as u8, 2, random.within(1..=6) as u8, 9, random.percent(50));
        let mut cell = || random.below(terms.field.cells()) as u16;
        let state = State {
            turn: 3,
            due: Side::Fugitive,
            catchers: vec![cell(), cell()],
            fugitive: Some(cell()),
            ..State::new()
        };
        let mut line = || random.within(0..=2) as i32 - 1;
        let pairs: Vec<(i32, i32)> = (0..terms.steps)
            .map(|_| (line(), line()))
            .map(|(x, y)| if x != 0 && y == 1 { (x, 0) } else { (x, y) })
            .collect();
        let mut after = state.clone();
        let said = terms.say(&mut after, &pairs).ok().map(|()| {
            let cell = after.fugitive.unwrap();
            let (x, y) = terms.field.xy(cell);
            (after.end == Some(End::Caught), (i32::from(x), i32::from(y)))
        });
        caught += u32::from(said.is_some_and(|(caught, _)| caught));
        assert_eq!(said, literal(&terms, &state, &pairs), "{terms:?} {state:?} {pairs:?}");
    }
    assert!(caught > 100);
}

#[test]
fn inputs_are_refused_with_a_place() {
    let refused = [
        ("2\n0 10\n", 1, 1),
        ("0\n0 10\n2 3\n100 1\n3 3\n1 1\n5 10\n", 7, 3),
        ("0\n0 10\n2 3\n100 1\n-1 -1\n1 1\n5 5\n", 5, 1),
        ("0\n0 10\n2 3\n100 0\n3 3\n-1 -1\n-1 -1\n", 5, 1),
        ("0\n0 10\n2 3\n100 100\n3 3\n1 1\n5 5\n", 4, 5),
        ("0\n0 10\n2 21\n", 3, 3),
        ("0\n0 10\n2 3\n101 0\n", 4, 1),
        ("0\n0 10\n2 3\n100 1\n3 3\n1 1\n3 3\n", 7, 1),
        ("0\n0 10\n2 3\n100 1\n3 3\n1 1\n5", 7, 2),
        ("0\n10\n2\n3\n100\nr0\n", 6, 3),
        ("0\n10\n100\n3\n", 3, 1),
        ("0\n10\n2\n3\n100\na\nb\n1 1 x 5\n", 8, 5),
        ("0\n10\n2\n3\n100\na\nb\n! \\q\n", 8, 1),
        ("", 1, 1),
    ];
    for (text, line, column) in refused {
        let error = Pursuit::parse(text, Limits::Statement).expect_err(text);
        assert_eq!((error.line, error.column), (line, column), "{text:?} {error}");
    }
}

#[test]
fn files_follow_each_other() {
    let text = format!("{ENGINE}{LOST}{}0 10 2 3 100 a b\n{ENGINE}", SAMPLES[3].0);
    let document = Pursuit::parse(&text, Limits::Statement).unwrap();
    assert_eq!(document.cases.len(), 4);
    let options = Options::default();
    let match_of = |nth: usize| Pursuit::case(&text, document.cases[nth], &options).start;
    assert!(matches!(match_of(0), Start::Match { said, score: Some((0, 100)), .. } if said.len() == 3));
    assert!(matches!(match_of(1), Start::Turn(_)));
    assert!(matches!(match_of(2), Start::Match { said, .. } if said.is_empty()));
}
