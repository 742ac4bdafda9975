//! The golden files: the core, the oracle and every wrong reading are held to them.

use crate::common::{self, answer_with, game, open_with, parse, parsed};
use crate::mutants;
use boardlab_core::games::solitaire::{Piece, Tally, TranscriptError, TranscriptVerdict, judge};
use boardlab_core::text::{Found, NoteKind, decode};
use boardlab_core::view::Board;
use boardlab_core::{DynGame, DynSession, GAMES, Limits, ParseError, recognise};
use boardlab_tests::golden::{
    CAUTIOUS, Golden, JANKEN, KNIGHTS, PURSUIT, PURSUIT_ANSWERS, PURSUIT_BLOCKED, PURSUIT_FILES, PURSUIT_VERDICTS,
    REFUSED, REFUSED_FILES, ROBOTS, Refused, SOLITAIRE, SOLITAIRE_RULINGS, SOLITAIRE_VERDICTS, TOLERATED,
    TOLERATED_FILES, Tolerated,
};
use boardlab_tests::oracle;
use boardlab_tests::oracle::janken::Reading;
use std::borrow::Cow;
use wasm_bindgen_test::wasm_bindgen_test;

fn all() -> impl Iterator<Item = &'static Golden> {
    let tolerated = TOLERATED.iter().map(|tolerated| &tolerated.golden);
    let cautious = CAUTIOUS.iter().chain(PURSUIT_BLOCKED);
    ROBOTS.iter().chain(JANKEN).chain(PURSUIT).chain(KNIGHTS).chain(SOLITAIRE).chain(tolerated).chain(cautious)
}

#[wasm_bindgen_test(unsupported = test)]
fn the_core_gives_the_judges_bytes() {
    for golden in all() {
        let answer = answer_with(game(golden.game), golden.input, golden.options);
        assert_eq!(answer, golden.output, "{} {} {}", golden.game, golden.name, golden.options);
    }
}

/// Whether all of an input is read, and is something: a lone 0 is an input without a case in several games.
fn is_whole(golden: &Golden) -> bool {
    let input = parsed(game(golden.game), golden.input);
    !input.cases().is_empty() && input.notes().iter().all(|note| note.kind != NoteKind::IgnoredRest)
}

#[wasm_bindgen_test(unsupported = test)]
fn an_input_belongs_to_its_game_whatever_is_open() {
    for golden in all() {
        for open in GAMES {
            let found = recognise(golden.input, *open, Limits::Statement).map(DynGame::name);
            let own = is_whole(golden).then_some(golden.game);
            assert!(own.is_none() || found == own, "{} is {found:?}, {} open", golden.name, open.name());
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_oracles_and_the_misreadings_without_a_slip_agree() {
    for golden in all() {
        let input = golden.input;
        let (oracle, mutants) = match (golden.game, golden.options) {
            ("robots", _) => (oracle::robots::answer(input), mutants::robots::answer(input, None)),
            ("knights", _) => (oracle::knights::answer(input), mutants::knights::answer(input, None)),
            ("solitaire", _) => {
                (oracle::solitaire::answer(input, golden.output), mutants::solitaire::answer(input, None))
            }
            ("pursuit", reading) => {
                let printed = golden.output;
                let blocked = reading == "reading=blocked";
                let (mutants, _) = mutants::pursuit::judged(input, printed, blocked, None);
                (oracle::pursuit::answer(input, printed, blocked), mutants)
            }
            (_, "") => (oracle::janken::answer(input, Reading::Letter), mutants::janken::answer(input, false, None)),
            _ => (oracle::janken::answer(input, Reading::Cautious), mutants::janken::answer(input, true, None)),
        };
        assert_eq!(oracle, golden.output, "{}", golden.name);
        assert_eq!(mutants, golden.output, "{}", golden.name);
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn every_wrong_reading_of_robots_is_caught() {
    for &(mutation, name) in mutants::robots::CAUGHT_BY {
        let golden = named(ROBOTS, name);
        assert_ne!(mutants::robots::answer(golden.input, Some(mutation)), golden.output, "{mutation:?} passes {name}");
    }
    for &(layout, name) in mutants::robots::LAYOUTS {
        let golden = named(ROBOTS, name);
        assert_ne!(layout(golden.output), golden.output, "{name}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn every_wrong_reading_of_janken_tactics_is_caught() {
    let letter = mutants::janken::CAUGHT_BY.iter().map(|&(mutation, name)| (false, mutation, named(JANKEN, name)));
    let cautious =
        mutants::janken::CAUGHT_BY_CAUTIOUS.iter().map(|&(mutation, name)| (true, mutation, named(CAUTIOUS, name)));
    for (cautious, mutation, golden) in letter.chain(cautious) {
        let answer = mutants::janken::answer(golden.input, cautious, Some(mutation));
        assert_ne!(answer, golden.output, "{mutation:?} passes {} {}", golden.name, golden.options);
    }
    for &(layout, name) in mutants::janken::LAYOUTS {
        let golden = named(JANKEN, name);
        assert_ne!(layout(golden.output), golden.output, "{name}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn every_wrong_reading_of_hyper_knights_is_caught() {
    for &(mutation, name) in mutants::knights::CAUGHT_BY {
        let golden = named(KNIGHTS, name);
        assert_ne!(mutants::knights::answer(golden.input, Some(mutation)), golden.output, "{mutation:?} passes {name}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn every_wrong_reading_of_solitaire_chess_is_caught() {
    for &(mutation, name) in mutants::solitaire::CAUGHT_BY {
        let golden = named(SOLITAIRE, name);
        let judged = |mutation| {
            (mutants::solitaire::answer(golden.input, mutation), mutants::solitaire::judged(golden.input, mutation))
        };
        assert_ne!(judged(Some(mutation)), judged(None), "{mutation:?} passes {name}");
    }
    for &(mutation, name) in mutants::solitaire::COUNTED_BY {
        let [total, words] = row(SOLITAIRE_RULINGS, name);
        assert_ne!(
            mutants::solitaire::total_of(words, Some(mutation)).to_string(),
            total,
            "{mutation:?} passes {name}"
        );
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn every_wrong_reading_of_pursuit_is_caught() {
    let passing = mutants::pursuit::CAUGHT_BY.iter().map(|&(mutation, name)| (false, mutation, named(PURSUIT, name)));
    let blocked = mutants::pursuit::CAUGHT_BY_BLOCKED.iter();
    for (blocked, mutation, golden) in
        passing.chain(blocked.map(|&(mutation, name)| (true, mutation, named(PURSUIT_BLOCKED, name))))
    {
        let judged = |mutation| mutants::pursuit::judged(golden.input, golden.output, blocked, mutation);
        assert_ne!(judged(Some(mutation)), judged(None), "{mutation:?} passes {} {}", golden.name, golden.options);
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn every_round_ends_for_its_reason() {
    let robots = |golden: &&Golden| golden.input.lines().nth(1).is_some_and(|line| line.contains(' '));
    for golden in PURSUIT.iter().chain(PURSUIT_BLOCKED).filter(|golden| !robots(golden)) {
        let blocked = !golden.options.is_empty();
        let [passing, with_blocks] = row(PURSUIT_VERDICTS, golden.name);
        let verdict = if blocked { with_blocks } else { passing };
        let mut player = opened(golden);
        let plies = player.line().plies;
        let Board::Pursuit(board) = player.frame(plies).board else { panic!("a board of another game") };
        let end = common::pursuit_end(&board.end.unwrap());
        assert_eq!(end.words(board.turn.into()), verdict, "{} {}", golden.name, golden.options);
        let (round, _) = oracle::pursuit::played(golden.input, blocked);
        assert_eq!(round.end.unwrap().words(round.turn), verdict, "{} {}", golden.name, golden.options);
        let (_, verdicts) = mutants::pursuit::judged(golden.input, "", blocked, None);
        assert!(verdicts.contains(&format!("{verdict}\n")), "{} {}: {verdicts}", golden.name, golden.options);
    }
}

fn opened(golden: &Golden) -> Box<dyn DynSession> {
    let game = game(golden.game);
    let mut player = open_with(game, golden.input, golden.options);
    player.solve(u32::MAX);
    player
}

/// The statement's four files are those of its own match, and its answers are right.
#[wasm_bindgen_test(unsupported = test)]
fn the_statements_robots_are_given_its_files() {
    let mut player = opened(named(PURSUIT, "sample"));
    let files: String = (0..5).map(|ply| player.program_input(ply).unwrap()).collect();
    assert_eq!(files, PURSUIT_FILES);
    assert_eq!(player.program_input(player.line().plies), None);
    assert_eq!(oracle::pursuit::played(named(PURSUIT, "sample").input, false).1, PURSUIT_FILES);
    let moves = player.transcript();
    for ((nth, answer), mv) in (0..).zip(PURSUIT_ANSWERS).zip(moves.split("; ")) {
        assert_eq!(player.parse_program_output(nth, answer).as_deref(), Some(mv), "{answer}");
        let file = named(PURSUIT, &format!("sample-{nth}"));
        assert_eq!(opened(file).parse_program_output(0, answer).as_deref(), Some(mv), "{answer}");
        assert_eq!(player.program_input(nth).as_deref(), Some(file.input));
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn every_total_is_the_scorers() {
    for line in SOLITAIRE_RULINGS.lines().skip(1) {
        let [_, total, words]: [&str; 3] = line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let words: Vec<&str> = words.split(' ').collect();
        let mut tally = Tally::default();
        for word in &words {
            tally.add(Piece::named(word).unwrap());
        }
        let unmutated = mutants::solitaire::total_of(&words.join(" "), None);
        let totals = [tally.score().total, oracle::solitaire::points(&words).total, unmutated];
        assert_eq!(totals.map(|total| total.to_string()), [total; 3], "{line}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn every_verdict_is_the_judges() {
    for golden in SOLITAIRE {
        let [total, verdict] = row(SOLITAIRE_VERDICTS, golden.name);
        let said = judge(golden.input).unwrap();
        assert_eq!(
            (said.score().total.to_string(), describe(&said)),
            (total.to_owned(), verdict.to_owned()),
            "{}",
            golden.name
        );
        let (read, _) = oracle::solitaire::read(golden.input).unwrap();
        let literal = oracle::solitaire::judge(&read).unwrap_or_default().total;
        let unmutated = mutants::solitaire::judged(golden.input, None);
        assert_eq!([literal, unmutated].map(|total| total.to_string()), [total; 2], "{}", golden.name);
    }
}

fn describe(verdict: &TranscriptVerdict) -> String {
    let TranscriptVerdict::Illegal { number, line, why, .. } = verdict else { return "legal".to_owned() };
    let why = match why {
        TranscriptError::Move(illegal) => format!("{illegal:?}"),
        TranscriptError::Reply => "reply".to_owned(),
        TranscriptError::NoReply => "no reply".to_owned(),
        TranscriptError::NoEnd => "no end".to_owned(),
        TranscriptError::Unreadable(error) => format!("unreadable at {}:{}", error.line, error.column),
    };
    format!("move {number}, line {line}: {why}")
}

fn named(goldens: &'static [Golden], name: &str) -> &'static Golden {
    goldens.iter().find(|golden| golden.name == name).unwrap_or_else(|| panic!("no golden file {name}"))
}

#[wasm_bindgen_test(unsupported = test)]
fn what_is_tolerated_is_noted() {
    for Tolerated { golden, notes } in &*TOLERATED {
        let input = parsed(game(golden.game), golden.input);
        let found: Vec<&str> = input.notes().iter().map(|note| word(note.kind)).collect();
        assert_eq!(sorted(found), sorted(notes.lines().collect()), "{}", golden.name);
    }
}

fn word(kind: NoteKind) -> &'static str {
    match kind {
        NoteKind::MissingTerminator => "MissingTerminator",
        NoteKind::IgnoredRest => "IgnoredRest",
        NoteKind::LeadingZeros => "LeadingZeros",
        NoteKind::NoBreakSpaces => "NoBreakSpaces",
        NoteKind::SmallLetters => "SmallLetters",
    }
}

fn sorted(mut words: Vec<&str>) -> Vec<&str> {
    words.sort_unstable();
    words
}

/// The columns behind a file's name in a table with a head line.
fn row<const N: usize>(table: &'static str, file: &str) -> [&'static str; N] {
    let mut rows = table.lines().skip(1).map(|line| line.split('\t'));
    let row = rows.find_map(|mut cells| (cells.next() == Some(file)).then(|| cells.collect::<Vec<_>>()));
    let row = row.unwrap_or_else(|| panic!("{file} is not in its table"));
    row.try_into().unwrap_or_else(|row| panic!("{file}: {row:?}"))
}

#[wasm_bindgen_test(unsupported = test)]
fn bad_inputs_are_refused_at_their_place() {
    let wrong: Vec<String> = REFUSED.iter().filter_map(misplaced).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn misplaced(refused: &Refused) -> Option<String> {
    let Refused { name, place, .. } = refused;
    let found = refusal(refused)
        .map_or("no error".to_owned(), |error| format!("{}:{} {}", error.line, error.column, nature(&error)));
    (found != *place).then(|| format!("{name}: expected {place}, found {found}"))
}

fn refusal(refused: &Refused) -> Option<ParseError> {
    decode(&refused.input).and_then(|text| parse(game(refused.game), text, Limits::Statement).map(|_| ())).err()
}

#[wasm_bindgen_test(unsupported = test)]
fn bad_inputs_are_reported_as_the_command_line_prints_them() {
    if std::env::var_os("BOARDLAB_WRITE").is_some() {
        return;
    }
    for refused in &*REFUSED {
        assert_eq!(report(refused), refused.report, "{}", refused.name);
    }
}

fn report(refused: &Refused) -> String {
    let error = refusal(refused).unwrap_or_else(|| panic!("{} is accepted", refused.name));
    let text = decode(&refused.input).map_or_else(|_| String::from_utf8_lossy(&refused.input), Cow::from);
    error.report(&format!("{}.in", refused.name), &text).to_string()
}

fn nature(error: &ParseError) -> &'static str {
    match error.found {
        Found::End => "end",
        Found::LineEnd => "line-end",
        Found::Length { .. } => "row",
        Found::Number { .. } => "range",
        Found::Word { .. } => "word",
        Found::Taken { by, .. } if by.key() == "water" => "water",
        Found::Taken { .. } => "taken",
        Found::Byte { .. } => "byte",
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn lifting_the_limits_lifts_counts_and_no_rule() {
    let lifted =
        ["robots-51-robots", "robots-21-teleports", "knights-1001-knights", "knights-201-cases", "janken-eleven-units"];
    for file in lifted {
        assert_ne!(relaxed(file), strict_place(file), "{file}: its count is still refused");
    }
    for file in ["knights-x-out-of-range", "knights-y-out-of-range", "janken-101-orders"] {
        assert_eq!(relaxed(file), "no error", "{file}");
    }
    let rules = ["robots-row-32", "robots-column-zero", "robots-on-your-cell", "robots-zero-T", "knights-no-knight"];
    let janken = ["zero-units", "zero-orders", "unit-cell-A1", "unit-under-water", "row-too-long", "order-split"];
    for file in rules.map(String::from).into_iter().chain(janken.map(|name| format!("janken-{name}"))) {
        assert_eq!(relaxed(&file), strict_place(&file), "{file}: a rule was lifted");
    }
}

fn relaxed(name: &str) -> String {
    let refused = bad(name);
    match parse(game(refused.game), decode(&refused.input).unwrap(), Limits::Relaxed) {
        Ok(_) => "no error".to_owned(),
        Err(error) => format!("{}:{}", error.line, error.column),
    }
}

/// Where the input is refused under the statement's limits.
fn strict_place(name: &str) -> &'static str {
    bad(name).place.split(' ').next().unwrap()
}

fn bad(name: &str) -> &'static Refused {
    REFUSED.iter().find(|refused| refused.name == name).unwrap_or_else(|| panic!("no bad input {name}"))
}

#[wasm_bindgen_test(unsupported = test)]
fn a_fixture_is_named_after_its_game() {
    let files = REFUSED_FILES.iter().chain(&TOLERATED_FILES);
    for (game, fixture) in files.flat_map(|file| file.fixtures().into_iter().map(|fixture| (file.game, fixture))) {
        assert!(fixture.name.starts_with(&format!("{game}-")), "{} in the file of {game}", fixture.name);
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod folders {
    use super::*;
    use boardlab_tests::fixture::{self, Fixture};
    use std::collections::BTreeSet;
    use std::path::Path;
    use std::{env, fs};

    #[test]
    fn no_file_is_missing_from_the_lists() {
        assert_eq!(stems("robots", "in"), ROBOTS.iter().map(|golden| golden.name.to_owned()).collect());
        assert_eq!(stems("janken", "in"), JANKEN.iter().map(|golden| golden.name.to_owned()).collect());
        assert_eq!(stems("janken", "cautious"), CAUTIOUS.iter().map(|golden| golden.name.to_owned()).collect());
        assert_eq!(stems("knights", "in"), KNIGHTS.iter().map(|golden| golden.name.to_owned()).collect());
        assert_eq!(stems("solitaire", "in"), SOLITAIRE.iter().map(|golden| golden.name.to_owned()).collect());
        assert_eq!(stems("pursuit", "in"), PURSUIT.iter().map(|golden| golden.name.to_owned()).collect());
        assert_eq!(stems("pursuit", "blocked"), PURSUIT_BLOCKED.iter().map(|golden| golden.name.to_owned()).collect());
    }

    #[test]
    fn no_output_is_without_its_input() {
        for folder in common::names() {
            assert_eq!(stems(folder, "out"), stems(folder, "in"), "{folder}");
        }
    }

    #[test]
    fn the_readme_names_every_ruling() {
        let readme = include_str!("../golden/README.md");
        let totals = SOLITAIRE_RULINGS.lines().skip(1).map(|line| line.split('\t').next().unwrap());
        let goldens = ROBOTS.iter().chain(JANKEN).chain(PURSUIT).chain(KNIGHTS).chain(SOLITAIRE);
        let goldens = goldens.map(|golden| golden.name);
        for name in goldens.chain(totals) {
            assert!(readme.contains(&format!("| {name} |")), "{name}");
        }
    }

    /// Files of fixtures show all that stands in them, and are printed as `fixture::print` would. `BOARDLAB_WRITE=1`
    /// does that, with the reports of bad inputs as they are now.
    #[test]
    fn fixtures_are_written_as_they_are_printed() {
        for file in REFUSED_FILES.iter().chain(&TOLERATED_FILES) {
            let mut fixtures = file.fixtures();
            if env::var_os("BOARDLAB_WRITE").is_some() {
                fixtures.iter_mut().for_each(report_anew);
            }
            let comment = &file.text[..file.text.find("=== ").unwrap()];
            let printed = format!("{comment}{}", fixture::print(&fixtures));
            if env::var_os("BOARDLAB_WRITE").is_some() {
                fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(file.path), printed).unwrap();
                continue;
            }
            let other = file.text.lines().zip(printed.lines()).zip(1..).find(|((line, printed), _)| line != printed);
            assert_eq!(other, None, "{}: BOARDLAB_WRITE=1 writes it", file.path);
            assert_eq!(file.text.len(), printed.len(), "{}: BOARDLAB_WRITE=1 writes it", file.path);
        }
    }

    fn report_anew(fixture: &mut Fixture) {
        let Some(refused) = REFUSED.iter().find(|refused| refused.name == fixture.name) else { return };
        fixture.sections[2].1 = report(refused).into_bytes();
    }

    fn stems(folder: &str, extension: &str) -> BTreeSet<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(folder);
        let files = folder.read_dir().unwrap().map(|entry| entry.unwrap().path());
        let wanted = files.filter(|path| path.extension().is_some_and(|found| found == extension));
        wanted.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
    }
}
