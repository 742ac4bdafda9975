//! The judge of outputs: what it accepts, where it sees a wrong one part from the rules, and what its lines tell of.

use crate::common::{self, Sample, answer, inputs, open, read, single_cases};
use boardlab_core::judge::{AlignedRow, Comparer, Comparison, Difference, Row, RowKind, Verdict};
use boardlab_core::view::Board;
use boardlab_core::{DynGame, DynSession};
use boardlab_tests::SCALE;
use boardlab_tests::oracle::judged;
use boardlab_tests::random::{self, Random};
use wasm_bindgen_test::wasm_bindgen_test;

const SEEDS: u64 = 2 * SCALE as u64;
/// The games whose input has one right output.
pub(crate) const SETTLED: [&str; 3] = ["robots", "janken", "knights"];

pub(crate) fn judge<'a>(game: &dyn DynGame, text: &'a str, output: &'a str) -> Comparer<'a> {
    read(game, text).comparer(output)
}

pub(crate) fn compared(game: &dyn DynGame, text: &str, output: &str) -> (Comparison, Vec<AlignedRow>) {
    let mut comparer = judge(game, text, output);
    let comparison = comparer.finish();
    let rows = comparer.rows(0, usize::MAX);
    complete(&comparer, &rows, output);
    if SETTLED.contains(&game.name()) {
        rows.iter().for_each(tells_its_difference);
    }
    assert_eq!((comparer.finish(), comparer.rows(0, usize::MAX)), (comparison.clone(), rows.clone()), "once more");
    (comparison, rows)
}

pub(crate) fn first(game: &dyn DynGame, text: &str, output: &str) -> Option<Difference> {
    difference(compared(game, text, output).0.verdict)
}

pub(crate) fn difference(verdict: Verdict) -> Option<Difference> {
    match verdict {
        Verdict::Wrong { first } => Some(first),
        Verdict::Accepted | Verdict::Blanks => None,
    }
}

/// A row is what its two lines are to each other.
fn tells_its_difference(AlignedRow { row, expected_text, found_text, .. }: &AlignedRow) {
    let [expected, found] = [expected_text, found_text]
        .map(|line| line.as_ref().map(|parts| parts.iter().map(|part| &*part.text).collect::<String>()));
    let words = |line: &Option<String>| {
        line.iter().flat_map(|line| line.split_ascii_whitespace().map(str::to_owned)).collect::<Vec<_>>()
    };
    let (left, right) = (words(&expected), words(&found));
    let differs = (0..left.len().max(right.len())).find(|&nth| left.get(nth) != right.get(nth));
    let told = match (&expected, &found) {
        (Some(one), Some(other)) if one == other => (RowKind::Same, 0),
        _ if left == right => (RowKind::Blanks, 0),
        (Some(_), Some(_)) => (RowKind::Changed, differs.map_or(0, |nth| nth as u32 + 1)),
        (Some(_), None) => (RowKind::Missing, 0),
        (None, _) => (RowKind::Extra, 0),
    };
    assert_eq!((row.kind, row.token), told, "{expected:?} {found:?}");
}

/// Every line of both outputs stands in one row, in order.
fn complete(comparer: &Comparer<'_>, rows: &[AlignedRow], output: &str) {
    let numbers = |pick: fn(&Row) -> Option<u32>| rows.iter().filter_map(|row| pick(&row.row)).collect::<Vec<_>>();
    let all = |text: &str| (1..=text.lines().count() as u32).collect::<Vec<_>>();
    assert_eq!(numbers(|row| row.expected), all(comparer.right()), "{output}");
    assert_eq!(numbers(|row| row.found), all(output), "{output}");
    assert!(rows.is_sorted_by_key(|row| row.case));
}

/// The tokens of an output with their places: line and number, both from 1.
fn tokens(output: &str) -> Vec<(usize, usize, String)> {
    let of_line = |(line, text): (usize, &str)| {
        let words = text.split_ascii_whitespace().enumerate();
        words.map(move |(index, word)| (line + 1, index + 1, word.to_owned())).collect::<Vec<_>>()
    };
    output.lines().enumerate().flat_map(of_line).collect()
}

/// The output with one token replaced.
fn damaged(output: &str, line: usize, token: usize, new: &str) -> String {
    let mut lines: Vec<String> = output.lines().map(str::to_owned).collect();
    let mut words: Vec<&str> = lines[line - 1].split(' ').collect();
    words[token - 1] = new;
    lines[line - 1] = words.join(" ");
    lines.join("\n") + "\n"
}

#[wasm_bindgen_test(unsupported = test)]
fn the_answer_is_accepted_and_every_line_is_the_same() {
    for sample in inputs(SEEDS, 4) {
        sample.hold(|text| {
            let output = answer(sample.game, text);
            let (comparison, rows) = compared(sample.game, text, &output);
            assert_eq!(comparison.verdict, Verdict::Accepted, "{text}");
            assert_eq!((comparison.wrong, comparison.counts.same as usize), (0, rows.len()), "{text}");
            assert!(rows.iter().all(|row| row.expected_text == row.found_text), "{text}");
        });
    }
}

/// Inputs of the games whose output the rules decide.
fn settled(cases: usize) -> impl Iterator<Item = Sample> {
    inputs(SEEDS, cases).into_iter().filter(|sample| SETTLED.contains(&sample.game.name()))
}

#[wasm_bindgen_test(unsupported = test)]
fn it_comes_to_the_same_however_many_cases_a_step_takes() {
    let random = &mut Random::new(1);
    for Sample { game, text, .. } in inputs(SEEDS, 6) {
        let output = spoiled(random, &answer(game, &text));
        let (whole, rows) = compared(game, &text, &output);
        let mut comparer = judge(game, &text, &output);
        loop {
            let progress = comparer.step(1 + random.below(3));
            assert_eq!(progress.rows as usize, comparer.rows(0, usize::MAX).len());
            if progress.cases == 6 {
                break;
            }
        }
        assert_eq!((comparer.finish(), comparer.rows(0, usize::MAX)), (whole, rows), "{output}");
    }
}

/// Some lines deleted, doubled or replaced.
fn spoiled(random: &mut Random, output: &str) -> String {
    let mut lines: Vec<&str> = output.lines().collect();
    for _ in 0..random.below(4) {
        let at = random.below(lines.len());
        match random.below(3) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at]),
            _ => lines[at] = "Case 2: something else",
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n") + "\n"
}

#[wasm_bindgen_test(unsupported = test)]
fn rows_are_found_by_their_case_and_by_their_difference() {
    let random = &mut Random::new(8);
    for Sample { game, text, .. } in inputs(SEEDS, 4) {
        let output = spoiled(random, &answer(game, &text));
        let mut comparer = judge(game, &text, &output);
        comparer.finish();
        let rows = comparer.rows(0, usize::MAX);
        let differs = |&at: &usize| !matches!(rows[at].row.kind, RowKind::Same | RowKind::Blanks);
        for from in 0..=rows.len() + 1 {
            let (next, last) = ((from..rows.len()).find(differs), (0..from.min(rows.len())).rev().find(differs));
            assert_eq!((comparer.different(from, false), comparer.different(from, true)), (next, last), "{output}");
        }
        for case in 0..=5 {
            assert_eq!(comparer.row_of(case), rows.iter().position(|row| row.case == case), "{case} of {output}");
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn blanks_alone_make_no_output_wrong() {
    let random = &mut Random::new(2);
    for Sample { game, text, .. } in inputs(SEEDS, 4) {
        let output = answer(game, &text);
        let gap = |random: &mut Random| *random.pick(&[" ", "\n", "\t ", "\r\n", "\n\n", "   "]);
        let words = output.split_ascii_whitespace();
        // What a robot wrote ends with its line.
        let other = match output.contains('!') {
            true => output.replace('\n', " \r\n\n"),
            false => words.map(|word| word.to_owned() + gap(random)).collect::<String>(),
        };
        let (comparison, _) = compared(game, &text, &other);
        assert_eq!(comparison.verdict, Verdict::Blanks, "{text}\n{other}");
        assert_eq!(comparison.wrong, 0);
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_byte_order_mark_changes_nothing() {
    let random = &mut Random::new(5);
    for Sample { game, text, .. } in inputs(SEEDS, 4) {
        let right = answer(game, &text);
        for output in [right.replace('\n', "\r\n"), spoiled(random, &right), String::new(), right] {
            let marked = format!("\u{feff}{output}");
            let [plain, marked] = [&output, &marked].map(|output| {
                let mut comparer = judge(game, &text, output);
                let comparison = comparer.finish();
                (comparison, comparer.rows(0, usize::MAX), (1..=4).map(|case| comparer.moves(case)).collect::<Vec<_>>())
            });
            assert_eq!(marked, plain, "{output}");
        }
    }
    // Only where it begins the output.
    let inside = first(common::game("knights"), "1\n1\n1 0\n", "Case \u{feff}1: Bob\n");
    assert_eq!(inside.map(|first| (first.line, first.token)), Some((1, 2)));
}

#[wasm_bindgen_test(unsupported = test)]
fn a_token_that_is_another_is_found_at_its_place() {
    let random = &mut Random::new(3);
    for Sample { game, text, .. } in settled(4) {
        let output = answer(game, &text);
        let tokens = tokens(&output);
        for _ in 0..5 {
            let (line, token, right) = random.pick(&tokens);
            let new = *random.pick(&["0", "Lost", "Bob", "robot", "1", "Case", "#2"]);
            let first = first(game, &text, &damaged(&output, *line, *token, new));
            let place = first.as_ref().map(|first| (first.line as usize, first.token as usize));
            assert_eq!(place, (new != right).then_some((*line, *token)), "{new} for {right} in {output}");
            let Some(first) = first else { continue };
            assert_eq!((first.expected.as_deref(), first.found.as_deref()), (Some(&**right), Some(new)));
            assert_eq!((first.expected_line, first.case), (*line as u32, case_of(&output, *line)), "{output}");
        }
    }
}

/// The case that a line of a right output belongs to: an empty line to the one that follows it.
fn case_of(output: &str, line: usize) -> u32 {
    let begins = |text: &str| text.starts_with("Case") || text.starts_with("Game");
    let lines: Vec<&str> = output.lines().collect();
    let upto = line + usize::from(lines[line - 1].is_empty());
    lines[..upto].iter().filter(|text| begins(text)).count() as u32
}

#[wasm_bindgen_test(unsupported = test)]
fn a_wrong_case_leaves_the_others_in_their_places() {
    let random = &mut Random::new(4);
    for Sample { game, text, .. } in settled(6) {
        let output = answer(game, &text);
        let cases: Vec<String> = (0..6).map(|case| part(game, &text, case)).collect();
        assert_eq!(cases.concat(), output);
        let wrong = random.below(6);
        let mut other = cases.clone();
        match random.below(3) {
            0 => other[wrong] = String::new(),
            1 => other[wrong] = "nothing of it\n".repeat(1 + random.below(900)),
            _ => other[wrong].push_str("and more\n\n"),
        }
        let (comparison, rows) = compared(game, &text, &other.concat());
        assert_eq!(comparison.wrong_cases, [wrong as u32 + 1], "{}", other.concat());
        let strays = rows.iter().filter(|row| row.case != wrong as u32 + 1 && row.row.kind != RowKind::Same);
        // A line end of the missing case may stand before the next one.
        assert_eq!(strays.filter(|row| row.row.kind != RowKind::Blanks).count(), 0, "{}", other.concat());
    }
}

fn part(game: &dyn DynGame, text: &str, case: usize) -> String {
    let mut out = String::new();
    read(game, text).write_answer(case..case + 1, &mut out).unwrap();
    out
}

#[wasm_bindgen_test(unsupported = test)]
fn any_legal_game_is_accepted_and_an_illegal_one_is_wrong_where_the_oracle_says() {
    let random = &mut Random::new(5);
    let mut seen = [0; 2];
    for (game, text) in games(random) {
        let output = answer(game, &text);
        let tokens = tokens(&output);
        for _ in 0..40 {
            let (line, token, _) = random.pick(&tokens);
            let new = *random.pick(&["0", "1", "2", "3", "6", "-1", "7", "dam", "blank", "springare", "x"]);
            let other = damaged(&output, *line, *token, new);
            let judge = if game.name() == "pursuit" { judged::pursuit } else { judged::solitaire };
            let right = judge(&text, &other);
            let (Comparison { verdict, .. }, rows) = compared(game, &text, &other);
            let first = difference(verdict);
            let place = first.as_ref().map(|first| (first.line as usize, first.token as usize));
            first.filter(|first| first.refusal.is_some()).inspect(|first| ends_unjudged(&rows, first));
            assert_eq!(place, right, "{new} in line {line}, token {token} of\n{output}for\n{text}");
            seen[usize::from(right.is_some())] += 1;
        }
    }
    assert!(seen.iter().all(|&times| times > 5 * SCALE), "{seen:?}");
}

/// The line of a forbidden token is wrong there. Lines behind it that face no right one are not judged; they tell of
/// its moment.
fn ends_unjudged(rows: &[AlignedRow], first: &Difference) {
    let Some(at) = rows.iter().position(|row| row.row.found == Some(first.line)) else { return };
    let wrong = &rows[at];
    let known = (wrong.row.kind, wrong.row.token, wrong.case, wrong.ply);
    assert_eq!(known, (RowKind::Changed, first.token, first.case, first.ply), "{rows:?}");
    for row in rows[at + 1..].iter().take_while(|row| row.row.expected.is_none()) {
        let known = (row.row.kind, row.case, row.ply);
        assert_eq!(known, (RowKind::Unjudged, first.case, first.ply), "{rows:?}");
    }
}

/// One match of Pursuit each, or one fresh board.
fn games(random: &mut Random) -> Vec<(&'static dyn DynGame, String)> {
    let (pursuit, solitaire) = (common::game("pursuit"), common::game("solitaire"));
    let mut games = Vec::new();
    for seed in 0..SEEDS {
        let n = random.within(3..=5);
        let [f, k, s, l] = [0..=1, 1..=3, 1..=2, 3..=n * n].map(|range| random.within(range));
        games.push((pursuit, format!("{f}\n{n}\n{k}\n{s}\n{l}\nchase\nfar\n")));
        if seed.is_multiple_of(4) {
            games.push((solitaire, common::made(solitaire, seed, 1)));
        }
    }
    games
}

#[wasm_bindgen_test(unsupported = test)]
fn what_a_robot_writes_is_judged_by_the_rules_alone() {
    let random = &mut Random::new(6);
    let game = common::game("pursuit");
    for _ in 0..40 * SCALE {
        let round = random::pursuit::round(random);
        let mv = random::pursuit::random_move(random, &round);
        let right = round.judge(&mv);
        let first = first(game, &round.file(), &mv);
        let found = mv.split_ascii_whitespace().count();
        assert_eq!(first.is_none(), right.is_ok(), "{} {mv:?} {right:?} {first:?}", round.file());
        // Too many numbers are seen behind those that are due, whatever those are.
        if let (Some(first), Err(wrong)) = (first, right)
            && found <= round.number_count()
            && first.refusal.is_some()
        {
            let nth = tokens(&mv).iter().position(|at| (at.0, at.1) == (first.line as usize, first.token as usize));
            assert_eq!(nth.unwrap_or(found) + 1, judged::token(&wrong), "{} {mv:?} {wrong:?}", round.file());
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn every_line_describes_the_position_that_it_is_made_of() {
    for sample in single_cases(SEEDS) {
        sample.hold(|case| {
            let mut player = open(sample.game, case);
            player.solve(u32::MAX);
            let plies = player.line().plies;
            for row in compared(sample.game, case, &answer(sample.game, case)).1 {
                let line: String = row.expected_text.unwrap().into_iter().map(|part| part.text).collect();
                assert!(row.ply <= plies && row.case == 1, "{line} at {} of {plies}", row.ply);
                assert!(describes(&line, row.ply, &mut *player), "{line} at {} of {case}", row.ply);
            }
        });
    }
}

/// Whether a line of the answer is made of a position.
fn describes(line: &str, ply: u32, player: &mut dyn DynSession) -> bool {
    let frame = player.frame(ply);
    let said = frame.mv.unwrap_or_default();
    let pair = |(row, column): (u8, u8)| format!("({},{})", row + 1, column + 1);
    match &frame.board {
        Board::Robots(board) if line.is_empty() || line.starts_with("Case") => board.step.is_none(),
        Board::Robots(board) if line.starts_with("Move") => {
            line == format!("Move {ply}: teleport to {}", pair(board.you)) && said.starts_with("teleport")
        }
        Board::Robots(board) if line.starts_with("Final") => line.ends_with(&pair(board.you)) && board.end.is_some(),
        Board::Robots(board) => board.end.is_some(),
        Board::Janken(_) => line == "Game #1" && ply == 0 || line.contains(&format!("#{ply} ({said})")),
        // The first position decides who wins.
        Board::Knights(board) => line.ends_with(["Bob", "Alice"][usize::from(board.winner == 0)]) && ply == 0,
        Board::Solitaire(_) if ply == 0 => line.split(' ').count() == 6,
        Board::Solitaire(_) => line.starts_with(&*said) || line == "0 0" && ply == player.line().plies,
        Board::Pursuit(board) if board.robots.is_empty() => ply == 1 && said.contains(line),
        Board::Pursuit(_) if ply == 0 => line.split(' ').count() == 1,
        Board::Pursuit(board) => line == said || board.end.is_some() && line.contains(" : "),
    }
}
