//! Pursuit: words, files and replays against the oracle; strategies that speak by the rules on every field.

use crate::common::{self, pursuit_end, pursuit_wrong};
use boardlab_core::CommonRefusal;
use boardlab_core::games::pursuit::{
    Case, End, Failure, Field, MatchParams, Memory, Move, OutputError, Pairs, Pursuit, Refusal, Side, Start, State,
    Strategy, file, judge,
};
use boardlab_core::view::Explanation;
use boardlab_core::{Budget, Game, Input, Limits};
use boardlab_core::{GenParams, options_in};
use boardlab_tests::SCALE;
use boardlab_tests::oracle::pursuit::{Line, Place, Round};
use boardlab_tests::random::{self, Random};
use wasm_bindgen_test::wasm_bindgen_test;

const ENGINE: &str = "0\n10\n2\n3\n100\nr0py\nr1py\n";

fn cases(text: &str, options: &str) -> Vec<Case> {
    let options = Pursuit::options(options).unwrap();
    let input = Input::<Pursuit>::read(text, Limits::Statement, options);
    let input = input.unwrap_or_else(|invalid| panic!("{}", invalid.report("in")));
    (0..).map_while(|case| input.case(case)).collect()
}

/// The core's view of a round.
fn position(round: &Round) -> (MatchParams, State) {
    let field = Field { torus: round.torus, n: round.n as u8 };
    let cell = |&(x, y): &Place| field.cell(x as u8, y as u8);
    let params = MatchParams {
        field,
        catchers: round.k as u16,
        steps: round.s as u8,
        turns: round.l as u16,
        blocked: round.blocked,
    };
    let state = State {
        turn: round.turn as u16,
        side_to_move: if round.role == 0 { Side::Catchers } else { Side::Fugitive },
        catchers: round.catchers.iter().map(cell).collect(),
        fugitive: round.fugitive.as_ref().map(cell),
        ..State::new()
    };
    (params, state)
}

/// The statement's second turn of the catchers.
fn second_turn() -> (MatchParams, State) {
    let case = cases("0\n0 10\n2 3\n100 1\n3 3\n1 1\n5 5\n", "").remove(0);
    (case.params, Pursuit::start(&case))
}

fn joined(pairs: &Pairs) -> String {
    Move::Pairs(pairs.clone()).to_string()
}

/// Right and wrong words of both sides, in both readings, at any moment: what they come to, and why they are wrong.
#[wasm_bindgen_test(unsupported = test)]
fn moves_are_judged_as_the_oracle_judges_them() {
    let random = &mut Random::new(3);
    let mut seen = [0; 6];
    for _ in 0..4000 * SCALE {
        let mut round = random::pursuit::round(random);
        round.blocked = random.percent(50);
        let (params, state) = position(&round);
        let line = Line::of(&random::pursuit::line(random, &round));
        let (Line::Output(output) | Line::Numbers(output)) = &line else { continue };
        let (right, judged) = (round.judge(output), judge(&params, &state, output));
        seen[kind(judged.as_ref().err())] += 1;
        assert_eq!(judged.as_ref().map_err(pursuit_wrong).err(), right.as_ref().err().cloned(), "{output:?} {round:?}");
        let mut after = state;
        if let (Ok(pairs), Ok(right)) = (judged, right) {
            params.apply(&mut after, &pairs).unwrap();
            let (_, expected) = position(&right);
            assert_eq!(after.end.as_ref().map(pursuit_end), right.end, "{output:?} {round:?}");
            assert_eq!(after.score(&params), right.points().map(|(one, two)| (one as u16, two as u16)));
            after.end = None;
            assert_eq!(after, expected, "{output:?} {round:?}");
        }
    }
    assert!(seen.iter().all(|&count| count > SCALE), "each judged so often: {seen:?}");
}

fn kind(error: Option<&OutputError>) -> usize {
    match error {
        None | Some(OutputError::Failed { .. }) => 0,
        Some(OutputError::NotANumber { .. }) => 1,
        Some(OutputError::Count { .. }) => 2,
        Some(OutputError::Range { .. }) => 3,
        Some(OutputError::Diagonal { .. }) => 4,
        Some(OutputError::OffField { .. }) => 5,
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_wrong_output_is_reported_with_what_is_expected() {
    let (params, state) = second_turn();
    let judged = |output: &str| judge(&params, &state, output).unwrap_err();
    assert_eq!(judged("1 0\n0 1.0"), OutputError::NotANumber { number: 4, line: 2, text: "1.0".into() });
    assert_eq!(judged("1 0\r\n\r\n0 2"), OutputError::Range { number: 4, line: 3, value: 2, min: -1, max: 1 });
    let large = OutputError::Range { number: 1, line: 1, value: i32::MAX, min: -1, max: 1 };
    assert_eq!(judged("99999999999999999999 0 0 0"), large);
    assert_eq!(
        judged("1\u{a0}0 0 0"),
        OutputError::NotANumber { number: 1, line: 1, text: "1<U+00A0 NO-BREAK SPACE>0".into() }
    );
    let place = OutputError::Range { number: 3, line: 1, value: 10, min: 0, max: 9 };
    assert_eq!(judge(&params, &State::new(), "0 0 10 0"), Err(place));
    assert!(judge(&params, &state, "\u{feff} 1\t0\r\r0 -1").is_ok());
}

/// A position of any size: the strategies must speak by the rules on all of them.
fn anywhere(random: &mut Random, longest: usize) -> Round {
    let mut round = random::pursuit::params(random);
    let n = random.within(3..=longest);
    let (most, fastest) = (*random.pick(&[3, n, n * n - 1]), *random.pick(&[2, 2 * n]));
    (round.n, round.l) = (n as i32, (n * n) as i32);
    round.k = random.within(1..=most.min(n * n - 1));
    round.s = random.within(1..=fastest);
    round.blocked = random.percent(50);
    let cell = |nth: usize| ((nth % n) as i32, (nth / n) as i32);
    let fugitive = random.below(n * n);
    let catchers: Vec<Place> =
        (0..round.k).map(|_| cell((fugitive + random.within(1..=n * n - 1)) % (n * n))).collect();
    match random.below(8) {
        0 => {}
        1 => (round.role, round.catchers) = (1, catchers),
        _ => {
            (round.role, round.turn) = (random.below(2), random.within(1..=n * n - 1) as i32);
            (round.catchers, round.fugitive) = (catchers, Some(cell(fugitive)));
        }
    }
    round
}

fn chooses_a_legal_move(strategy: Strategy, round: &Round, seed: u64) {
    let (params, state) = position(round);
    let mv = strategy.choose(&params, &state, seed);
    let text = joined(&mv);
    assert_eq!(judge(&params, &state, &text), Ok(mv), "{strategy} says {text} at {round:?}");
    assert!(round.judge(&text).is_ok(), "{strategy} says {text} at {round:?}");
}

#[wasm_bindgen_test(unsupported = test)]
fn every_strategy_chooses_legal_moves() {
    let random = &mut Random::new(11);
    for (longest, count) in [(5, 120 * SCALE), (12, 60 * SCALE), (24, 3 * SCALE)] {
        for seed in 0..count {
            let round = anywhere(random, longest);
            Strategy::ALL.into_iter().for_each(|strategy| chooses_a_legal_move(strategy, &round, seed as u64));
        }
    }
    // The others think too long there for a test.
    for seed in 0..20 * SCALE {
        let round = anywhere(random, 100);
        let quick = [Strategy::Random, Strategy::Chase, Strategy::Far];
        quick.into_iter().for_each(|strategy| chooses_a_legal_move(strategy, &round, seed as u64));
    }
}

/// What a program is given tells all that its side knows.
#[wasm_bindgen_test(unsupported = test)]
fn a_file_reads_as_its_position() {
    let random = &mut Random::new(5);
    for nth in 0..200 * SCALE {
        let round = Round { blocked: false, ..anywhere(random, 5 + nth % 8) };
        let (params, state) = position(&round);
        let text = file(&params, &state);
        assert_eq!(text, round.file());
        let case = cases(&text, "").remove(0);
        assert_eq!((case.params, Pursuit::start(&case)), (params, state), "{text}");
        assert_eq!(case.to_string(), text);
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_generated_turn_is_a_robots_file() {
    for seed in 0..50 * SCALE as u64 {
        let text = boardlab_core::games::pursuit::generate_turn(seed, GenParams::plain(1));
        let case = cases(&text, "").remove(0);
        assert!(matches!(case.start, Start::Turn(_)));
        assert_eq!(case.to_string(), text);
    }
}

/// Every state of a match, with what led to it.
fn played(case: &Case) -> Vec<(Option<Move>, State)> {
    let mut state = Pursuit::start(case);
    let mut states = vec![(None, state.clone())];
    let mut words = Memory::default();
    while let Some(mv) = Pursuit::choose(case, &state, &mut words, &mut Budget::nodes(u64::MAX)) {
        Pursuit::play(case, &mut state, &mv).unwrap();
        states.push((Some(mv), State { scripted: false, ..state.clone() }));
    }
    states[0].1.scripted = false;
    states
}

#[wasm_bindgen_test(unsupported = test)]
fn a_replay_is_played_again_in_both_readings() {
    let mut ended = [0; 2];
    for seed in 0..60 * SCALE as u64 {
        let text = random::pursuit::input(seed, 2);
        for (blocked, reading) in ["reading=default", "reading=blocked"].into_iter().enumerate() {
            for case in cases(&text, &format!("{reading} catchers=chase fugitive=random")) {
                if !matches!(case.start, Start::Match { .. }) {
                    continue;
                }
                let mut replay = String::new();
                Pursuit::answer(&case, 1, &mut Memory::default(), &mut replay).unwrap();
                let again = cases(&replay, &format!("{reading} catchers=random fugitive=far seed=9")).remove(0);
                assert_eq!(played(&again), played(&case), "{reading}: {replay}");
                assert_eq!(again.to_string(), replay, "{reading}");
                ended[blocked] += 1;
            }
        }
    }
    assert!(ended.into_iter().all(|count| count > 20 * SCALE));
}

/// Who makes one step a turn passes nobody.
#[wasm_bindgen_test(unsupported = test)]
fn the_readings_agree_for_one_step() {
    let random = &mut Random::new(6);
    for _ in 0..200 * SCALE {
        let mut round = Round { s: 1, ..random::pursuit::params(random) };
        while round.end.is_none() {
            let (params, state) = position(&round);
            let mv = random::pursuit::random_move(random, &round);
            let blocked = MatchParams { blocked: true, ..params };
            let (mut one, mut other) = (state.clone(), state);
            let pairs = judge(&params, &one, &mv).unwrap();
            assert_eq!(params.apply(&mut one, &pairs), blocked.apply(&mut other, &pairs), "{round:?}");
            assert_eq!(one, other, "{round:?}");
            round.play_output(&mv);
        }
    }
}

/// Caught behind a catcher in the reading `blocked`: its score ends a replay that would go on by default.
#[wasm_bindgen_test(unsupported = test)]
fn a_replay_of_either_reading_is_read() {
    let head = "0\n5\n1\n3\n9\nfar\nfar\n";
    let words = "2 2\n1 2\n0 0\n1 0 1 0 0 0\n";
    let text = format!("{head}{words}8 : 1\n{head}{words}0 0\n");
    let both = cases(&text, "reading=blocked");
    let replay = |case: &Case| match &case.start {
        Start::Match { moves, score, .. } => (moves.len(), *score),
        Start::Turn(_) => panic!("no match"),
    };
    assert_eq!((replay(&both[0]), replay(&both[1])), ((4, Some((8, 1))), (5, None)));
    assert_eq!(played(&both[0]).len(), 5);
    assert!(played(&cases(&text, "")[0]).len() > 5);
}

/// Who says what the replay says stays in it; whoever says something else plays against the strategies from there on.
#[wasm_bindgen_test(unsupported = test)]
fn a_replay_is_left_by_another_move() {
    let game = common::game("pursuit");
    let text = "0 5 1 1 9 chase far\n1 1\n3 3\n0 0\n! #no-file\n";
    for (mv, stays) in [("3 3", true), ("4 4", false)] {
        let mut player = common::open_with(game, text, "");
        player.solve(1);
        player.step(1, mv).unwrap();
        player.solve(2);
        assert_eq!(player.transcript().ends_with("0 0; ! #no-file"), stays, "{mv}: {}", player.transcript());
        let Some(Explanation::Pursuit(why)) = player.explain(2) else { panic!("no evidence") };
        assert_eq!((why.scripted, why.chosen == "0 0"), (stays, stays), "{mv}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn moves_print_and_parse() {
    let outputs = ["1 0\n0 1\n", "", "#hash", "a;b*", "\u{0}\u{85}\\n", " x", "  ", "* ", "робот", "\r\n\r", "1 0 "];
    for output in outputs {
        let printed = Move::Output(output.into()).to_string();
        assert!(!printed.contains([';', '*', '\n', '\r']) && printed.trim_ascii() == printed, "{printed:?}");
        let again: Move = printed.trim_ascii().parse().unwrap();
        assert_eq!(again.to_string(), printed, "{output:?}");
    }
    for failure in [Failure::TimeOut, Failure::Exit { status: -3 }, Failure::Signal { number: 9 }] {
        let mv = Move::Fail(failure);
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    assert_eq!("1 0 0 -1".parse(), Ok(Move::Pairs(vec![(1, 0), (0, -1)])));
    assert!("1 0 0".parse::<Move>().is_err() && "x".parse::<Move>().is_err() && "".parse::<Move>().is_err());
}

/// A line end is `\\n` whatever it is made of; what would not stand in a line of a transcript has its code.
#[wasm_bindgen_test(unsupported = test)]
fn an_output_is_printed_in_one_line() {
    let rows = [
        ("1 0\r\n0 1\r\n", "! 1 0\\n0 1\\n"),
        ("1 0\r0 1\r", "! 1 0\\n0 1\\n"),
        ("\r\r\n", "! \\n\\n"),
        (" 1 #2 ", "! \\u{20}1 #2\\u{20}"),
        ("#1#", "! \\u{23}1#"),
        ("a\\;*\t", "! a\\u{5c}\\u{3b}\\u{2a}\\u{9}"),
        (" ", "! \\u{20}"),
        ("", "!"),
    ];
    for (output, printed) in rows {
        assert_eq!(Move::Output(output.into()).to_string(), printed);
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn an_option_has_one_of_its_values() {
    let accepts = |option: &str| common::game("pursuit").check_options(&options_in(option)).is_ok();
    for right in
        ["reading=default", "reading=blocked", "catchers=chase", "fugitive=far", "seed=7", "seed=7 catchers=far"]
    {
        assert!(accepts(right), "{right}");
    }
    for wrong in ["reading=cautious", "catchers=nobody", "fugitive=7", "seed=x", "seed=-1", "players=2", "seed"] {
        assert!(!accepts(wrong), "{wrong}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_case_has_the_seed_that_was_chosen() {
    assert_eq!((cases(ENGINE, "seed=7")[0].seed, cases(ENGINE, "")[0].seed), (7, 0));
}

/// One is the move of the file, which changes nothing that can be seen.
#[wasm_bindgen_test(unsupported = test)]
fn catchers_that_changed_places_are_the_same() {
    let text = "0\n4\n2\n1\n6\nours\ntheirs\n1 1 2 2\n";
    let game = common::game("pursuit");
    let mut player = common::open(game, text);
    assert!(player.equivalent(0, "1 1 2 2", "2 2 1 1"));
    assert!(player.equivalent(0, "1 1 2 2", "1 1 2 2"));
    assert!(!player.equivalent(0, "1 1 2 2", "1 1 2 3"));
    assert!(!player.equivalent(0, "1 1 2 2", "1 1 2 9"));
}

#[wasm_bindgen_test(unsupported = test)]
fn a_person_gets_the_reason_of_a_refusal() {
    let (params, state) = second_turn();
    let case = Case { start: Start::Turn(state.clone()), ..Case::of(params) };
    let refused = |state: &State, mv: &str| Pursuit::play(&case, &mut state.clone(), &mv.parse().unwrap()).unwrap_err();
    assert_eq!(refused(&state, "1 0"), Refusal::Numbers { expected: 4, found: 2 });
    assert_eq!(refused(&state, "0 0 1 1"), Refusal::Diagonal { number: 3 });
    assert_eq!(refused(&state, "0 2 0 0"), Refusal::OutOfRange { number: 2, min: -1, max: 1 });
    let corner = State { catchers: vec![0, 0], ..state };
    assert_eq!(refused(&corner, "1 0 0 -1"), Refusal::OffField { number: 3 });
    let over = State { end: Some(End::Caught), ..corner };
    assert_eq!(refused(&over, "0 0 0 0"), CommonRefusal::Over.into());
}

#[wasm_bindgen_test(unsupported = test)]
fn files_follow_each_other() {
    let lost = "1 1 5 5\n3 3\n! 1 0\\n1 1\n0 : 100\n";
    let text = format!("{ENGINE}{lost}1\n0 10\n2 3\n100 1\n3 3\n2 1\n5 4\n0 10 2 3 100 a b\n{ENGINE}");
    let cases = cases(&text, "");
    assert_eq!(cases.len(), 4);
    let match_of = |nth: usize| cases[nth].start.clone();
    assert!(matches!(match_of(0), Start::Match { moves, score: Some((0, 100)), .. } if moves.len() == 3));
    assert!(matches!(match_of(1), Start::Turn(_)));
    assert!(matches!(match_of(2), Start::Match { moves, .. } if moves.is_empty()));
}
