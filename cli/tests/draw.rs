//! Pictures of positions: which position is drawn, where the picture goes, and what cannot be drawn.

use std::fs;
use std::path::{Path, PathBuf};

mod common;

use common::{Run, run};

const ROBOTS: &str = include_str!("../../tests/golden/robots/sample.in");
const ROBOTS_ANSWER: &str = include_str!("../../tests/golden/robots/sample.out");

fn draw(arguments: &[&str], input: &str) -> Run {
    run(&[&["draw"], arguments].concat(), input)
}

/// A fresh folder of this test run.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the folder is writable");
    path
}

fn shown(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn title(picture: &str) -> &str {
    let (_, rest) = picture.split_once("<title>").expect("a title");
    rest.split_once("</title>").expect("its end").0
}

#[test]
fn a_position_is_drawn_with_the_reason_of_its_move() {
    let start = draw(&["robots"], ROBOTS);
    assert_eq!((start.code, start.err.as_str(), title(&start.out)), (0, "", "robots, case 1, start"));
    let file = folder("drawn").join("out.svg");
    let drawn = draw(&["robots", "--case", "2", "--ply", "1", "--svg", shown(&file)], ROBOTS);
    assert_eq!((drawn.code, drawn.out.as_str()), (0, ""));
    let picture = fs::read_to_string(&file).expect("it is written");
    assert!(title(&picture).starts_with("robots, case 2, move 1: "), "{picture}");
    let json = draw(&["robots", "--case", "2", "--ply", "1", "--json"], ROBOTS).out;
    let scene: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((scene["version"].as_u64(), scene["title"].as_str()), (Some(1), Some(title(&picture))));
    let sentence = scene["sentence"].as_str().expect("a sentence");
    assert!(sentence.ends_with('.') && picture.contains(&format!("<desc>{sentence}")), "{sentence}");
}

#[test]
fn every_position_of_a_case_goes_into_a_folder() {
    let folder = folder("all");
    let all = draw(&["robots", "--case", "1", "--all", shown(&folder.join("new"))], ROBOTS);
    assert_eq!((all.code, all.out.as_str(), all.err.as_str()), (0, "", ""));
    let moves = ROBOTS_ANSWER.lines().find_map(|line| line.split_once("after making ")).expect("an end").1;
    let moves: usize = moves.trim_end_matches(" moves.").parse().expect("a number");
    let mut names: Vec<PathBuf> =
        fs::read_dir(folder.join("new")).expect("it is there").map(|it| it.unwrap().path()).collect();
    names.sort();
    assert_eq!(names.len(), moves + 1);
    let last = fs::read_to_string(&names[moves]).expect("a picture");
    assert!(title(&last).starts_with(&format!("robots, case 1, move {moves}: ")), "{}", title(&last));
}

#[test]
fn the_position_that_decides_a_wrong_output_is_drawn() {
    let input = folder("decides").join("in.txt");
    fs::write(&input, ROBOTS).expect("it is writable");
    let drawn = |output: &str| draw(&["robots", shown(&input), "--output", "-", "--json"], output);
    let wrong = drawn(&ROBOTS_ANSWER.replace("(15,15)", "(15,16)"));
    assert_eq!(wrong.code, 0, "{}", wrong.err);
    // As `compare` says: after one move of case 2, and what is right there.
    assert!(wrong.out.contains(r#""title":"robots, case 2, move 1: "#), "{}", wrong.out);
    assert!(wrong.out.contains("Stay: every walk loses at once, and no teleport can be used."), "{}", wrong.out);
    let right = drawn(ROBOTS_ANSWER);
    assert_eq!((right.code, right.out.as_str()), (2, ""));
    assert!(right.err.contains("<stdin>: the output is right") && right.err.contains("--ply"), "{}", right.err);
    let form = drawn(&ROBOTS_ANSWER.to_uppercase());
    assert_eq!(form.code, 2);
    assert!(form.err.contains("only the form is wrong"), "{}", form.err);
}

/// Where many outputs are right, the position is one of the game that the output plays.
#[test]
fn an_illegal_game_is_drawn_where_it_breaks_a_rule() {
    let board = "1 1 1 1 1 1\n".repeat(6);
    let input = folder("illegal").join("in.txt");
    fs::write(&input, &board).expect("it is writable");
    let game = format!("{board}1 1 1\n5 5 1\n0 0\n");
    let drawn = draw(&["solitaire", shown(&input), "--output", "-", "--json"], &game);
    assert_eq!(drawn.code, 0, "{}", drawn.err);
    assert!(drawn.out.contains(r#""title":"solitaire, case 1, move 2: 1""#), "{}", drawn.out);
}

#[test]
fn a_part_is_drawn_in_the_theme_and_the_size_that_are_asked_for() {
    let part = draw(&["robots", "--crop", "10..20,12..18", "--theme", "print", "--scale", "0.5"], ROBOTS);
    assert!(part.out.contains(r#"height="320""#) && part.out.contains(">12</text>"), "{}", part.out);
    assert!(!part.out.contains(">9</text>") && part.out.contains("fill=\"#fff\""));
    let outside = draw(&["robots", "--crop", "10..32,1..5"], ROBOTS);
    assert_eq!(outside.code, 2);
    assert_eq!(outside.err, "boardlab: --crop: rows are 1 to 31 here, columns 1 to 31; write such as 1..31,1..31\n");
    let janken = include_str!("../../tests/golden/janken/sample.in");
    assert_eq!(draw(&["janken", "--crop", "b..D,4..7"], janken).code, 0);
    assert!(draw(&["janken", "--crop", "4..7"], janken).err.contains("such as 5..12,3..20"));
}

const PRINTED: &str = "\
reading 3 cells
{\"version\": 1, \"board\": {\"rows\": 3, \"columns\": 4}, \"sentence\": \"The start.\"}\r
{'a': 1}
  {\"pieces\": [{\"at\": [2, 3], \"name\": \"robot\"}]}
";

#[test]
fn what_a_program_has_printed_is_drawn() {
    let start = draw(&["scenes"], PRINTED);
    assert_eq!((start.code, start.err.as_str()), (0, ""));
    assert!(start.out.contains("<desc>The start.</desc>"), "{}", start.out);
    let file = folder("printed").join("printed.jsonl");
    fs::write(&file, PRINTED).expect("it is writable");
    let second = draw(&["scenes", shown(&file), "--ply", "1", "--crop", "2..3,3..4"], "");
    assert!(second.out.contains("<desc>robot (3, 4)</desc>") && !second.out.contains(">1</text>"), "{}", second.out);
    let pictures = file.with_file_name("all");
    let all = draw(&["scenes", shown(&file), "--all", shown(&pictures)], "");
    assert_eq!((all.code, all.err.as_str()), (0, ""));
    assert_eq!(fs::read_dir(pictures).expect("it is there").count(), 2);
}

#[test]
fn a_scene_that_is_wrong_is_told_with_its_place() {
    let wrong = draw(&["scenes"], &PRINTED.replace("[2, 3]", "[2, 4]"));
    assert_eq!((wrong.code, wrong.out.as_str()), (2, ""));
    let told = "<stdin>:4:22: error: pieces[0].at: expected a place from [0, 0] to [2, 3], found [2, 4]\n";
    assert!(wrong.err.starts_with(told) && wrong.err.contains("docs/scenes.md"), "{}", wrong.err);
    let log = draw(&["scenes"], "1 2\n{1, 2}\n");
    assert_eq!(log.err, "boardlab: <stdin>: no line is a scene; docs/scenes.md says what one is\n");
    let late = draw(&["scenes", "--ply", "2"], PRINTED);
    assert_eq!(late.err, "boardlab: --ply 2: there are 2 scenes; write --ply 0 to --ply 1\n");
    for option in [["--case", "1"], ["--output", "x"], ["--seed", "7"]] {
        let refused = draw(&[&["scenes"][..], &option].concat(), PRINTED);
        assert!(refused.code == 2 && refused.err.contains("choose one with --ply"), "{}", refused.err);
    }
}

#[test]
fn what_is_not_there_is_told_with_what_is() {
    let late = draw(&["robots", "--case", "1", "--ply", "100000"], ROBOTS);
    assert_eq!((late.code, late.out.as_str()), (2, ""));
    assert!(
        late.err.starts_with("boardlab: --ply 100000: case 1 has ") && late.err.contains("write --ply 0 to --ply ")
    );
    let case = draw(&["robots", "--case", "9"], ROBOTS);
    assert_eq!((case.code, case.err.as_str()), (2, "boardlab: there is no case 9: the input has 3\n"));
    assert_eq!(draw(&["robots", "--case", "0"], ROBOTS).code, 2);
    assert!(draw(&["robots", "--scale", "0"], ROBOTS).err.contains("a number from 0.1 to 20"));
    assert!(draw(&["robots", "--all", "x", "--json"], ROBOTS).err.contains("cannot be used with"));
    let both = draw(&["robots", "--output", "-"], ROBOTS);
    assert_eq!((both.code, both.err.contains("name a file for one of the two")), (2, true), "{}", both.err);
    let unwritable = draw(&["robots", "--svg", "/no/such/folder/out.svg"], ROBOTS);
    assert_eq!((unwritable.code, unwritable.err.contains("/no/such/folder/out.svg")), (2, true));
}
