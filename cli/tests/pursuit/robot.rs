use std::fs;

use boardlab_core::games::pursuit::{Pursuit, Start, judge};
use boardlab_core::{Input, Limits};

use boardlab_tests::programs::{resealed, write_resealed};

use super::{folder, pursuit, run, shown, write};

/// The statement's four inputs.
const SAMPLES: [&str; 4] = [
    "0\n0 10\n2 3\n100 0\n-1 -1\n-1 -1\n-1 -1\n",
    "1\n0 10\n2 3\n100 0\n-1 -1\n1 1\n5 5\n",
    "0\n0 10\n2 3\n100 1\n3 3\n1 1\n5 5\n",
    "1\n0 10\n2 3\n100 1\n3 3\n2 1\n5 4\n",
];

/// Whether an output is right for a turn file.
fn is_right(file: &str, output: &str) -> bool {
    let input = Input::<Pursuit>::read(file, Limits::Statement, Default::default()).expect("a turn file");
    let case = input.case(0).expect("a turn file");
    let Start::Turn(at) = &case.start else { panic!("a turn file") };
    judge(&case.params, at, output).is_ok()
}

#[test]
fn every_strategy_answers_the_statements_files() {
    let folder = folder("robot");
    let (input, output) = (folder.join("in.txt"), folder.join("out.txt"));
    for sample in SAMPLES {
        write(&input, sample);
        for strategy in ["random", "chase", "far", "area", "shadow", "dominate", "best", "exact"] {
            let outcome = pursuit(&["robot", shown(&input), shown(&output), "--strategy", strategy]);
            assert_eq!((outcome.code, outcome.out.as_str(), outcome.err.as_str()), (0, "", ""), "{strategy}");
            let answer = fs::read_to_string(&output).expect("an output");
            assert!(is_right(sample, &answer), "{strategy}: {answer}");
            let options = ["--catchers", strategy, "--fugitive", strategy];
            let solved = run(&[&["solve", "pursuit", shown(&input)], &options[..]].concat(), "");
            assert_eq!((solved.code, solved.out), (0, answer), "{strategy}");
        }
    }
}

#[test]
fn seed_and_reading_reach_the_robot() {
    let folder = folder("robot-options");
    let (input, output) = (folder.join("in.txt"), folder.join("out.txt"));
    // The only way out of the corner leads through catchers: blocked, the fugitive has to stay.
    write(&input, "1\n0 4\n2 6\n16 1\n0 0\n1 0\n0 1\n");
    let answer = |options: &[&str]| {
        let outcome = pursuit(&[&["robot", shown(&input), shown(&output)], options].concat());
        assert_eq!(outcome.code, 0, "{}", outcome.err);
        fs::read_to_string(&output).expect("an output")
    };
    assert_ne!(answer(&[]), "0 0\n".repeat(6));
    assert_eq!(answer(&["--reading", "blocked"]), "0 0\n".repeat(6));
    write(&input, SAMPLES[0]);
    let random = |seed: &str| answer(&["--strategy", "random", "--seed", seed]);
    assert_eq!(random("1"), random("1"));
    assert_ne!(random("1"), random("2"));
}

#[test]
fn an_exact_robot_plays_by_what_its_cache_holds() {
    let folder = folder("robot-cache");
    let (input, output, cache) = (folder.join("in.txt"), folder.join("out.txt"), folder.join("cache"));
    let file = cache.join("square-5-2-1-default.theory");
    write(&input, "0\n0 5\n2 1\n25 0\n-1 -1\n-1 -1\n-1 -1\n");
    let answer = || {
        let arguments = ["robot", shown(&input), shown(&output), "--strategy", "exact", "--cache", shown(&cache)];
        let outcome = pursuit(&arguments);
        assert_eq!(outcome.code, 0, "{}", outcome.err);
        (fs::read_to_string(&output).expect("an output"), outcome.err)
    };
    let (solved, err) = answer();
    assert!(err.is_empty() && file.exists(), "{err}");
    let kept = fs::read(&file).expect("a table");
    // It is the file that is asked: with another best placement in it, that one is said.
    let split = kept.iter().position(|&byte| byte == b'\n').expect("a first line");
    let mut head: serde_json::Value = serde_json::from_slice(&kept[..split]).expect("JSON");
    head.as_object_mut().and_then(|head| head.remove("digest")).expect("a digest");
    head["placements"][0] = serde_json::json!([0, 24]);
    write_resealed(&file, &[head.to_string().as_bytes(), &kept[split..]].concat());
    assert_eq!(answer().0, "0 0\n4 4\n");
    // The solver makes the same file.
    let solve = ["solve", "--field", "square", "-n", "5", "-k", "2", "-s", "1", "--cache", shown(&cache)];
    assert_eq!(pursuit(&solve).code, 0);
    assert_eq!(fs::read(&file).expect("a table"), kept);
    for (spoilt, why) in [
        (resealed(&kept[..split]), "it has no first line"),
        (resealed(&kept[..kept.len() - 1]), "its table has another size"),
        (kept[..kept.len() - 1].to_vec(), "its digest is of other content"),
        // As a version without digests wrote it.
        ([b"{", &kept[29..]].concat(), "it begins without a digest"),
    ] {
        fs::write(&file, spoilt).expect("the folder is writable");
        let (said, err) = answer();
        assert_eq!(said, solved);
        assert!(err.contains(why) && err.contains("played without it"), "{err}");
        // With what would make it again.
        assert!(err.contains(&format!("boardlab pursuit {}", solve.join(" "))), "{err}");
    }
    let other = ["solve", "--field", "square", "-n", "5", "-k", "2", "-s", "2", "--cache", shown(&cache)];
    assert_eq!(pursuit(&other).code, 0);
    fs::rename(cache.join("square-5-2-2-default.theory"), &file).expect("a table");
    assert!(answer().1.contains("it holds square-5-2-2-default"));
}

#[test]
fn where_the_input_is_bad_nothing_is_written() {
    let folder = folder("robot-bad");
    let (input, output) = (folder.join("in.txt"), folder.join("out.txt"));
    let cases = [
        ("0\n0 10\n2 3\n100 100\n", "in.txt:4:5: error: expected the turn"),
        ("0\n10\n2\n3\n100\na\nb\n", "this is a match file; `boardlab pursuit match` plays it"),
        (&SAMPLES.concat(), "one file is expected, not 4"),
        ("", "in.txt:1:1: error: expected"),
    ];
    for (text, why) in cases {
        write(&input, text);
        let outcome = pursuit(&["robot", shown(&input), shown(&output)]);
        assert!(outcome.code == 2 && outcome.out.is_empty() && outcome.err.contains(why), "{text}{}", outcome.err);
        assert!(!output.exists(), "{text}");
    }
    let missing = pursuit(&["robot", shown(&folder.join("none")), shown(&output)]);
    assert!(missing.code == 2 && !output.exists(), "{}", missing.err);
    write(&input, SAMPLES[0]);
    let outcome = pursuit(&["robot", shown(&input), shown(&folder.join("no/folder"))]);
    assert!(outcome.code == 2 && outcome.err.contains("no/folder"), "{}", outcome.err);
    let outcome = pursuit(&["robot", shown(&input), shown(&output), "--strategy", "clever"]);
    assert!(
        outcome.code == 2 && outcome.err.contains("random, chase, far, area, shadow, dominate, best, exact"),
        "{}",
        outcome.err
    );
}

#[test]
fn generate_makes_files_of_both_kinds() {
    let generate = |options: &[&str]| {
        let made = run(&[&["generate", "pursuit", "--seed", "5"], options].concat(), "");
        assert_eq!((made.code, made.err.as_str()), (0, ""));
        made.out
    };
    let kind = |text: &str| {
        let input = Input::<Pursuit>::read(text, Limits::Statement, Default::default()).expect("a valid input");
        let cases = (0..).map_while(|case| input.case(case));
        cases.map(|case| matches!(case.start, Start::Turn(_))).collect::<Vec<_>>()
    };
    assert_eq!(kind(&generate(&["--kind", "turn", "--cases", "4"])), [true; 4]);
    assert_eq!(kind(&generate(&["--kind", "match", "--cases", "3"])), [false; 3]);
    assert_eq!(generate(&["--kind", "match"]), generate(&[]));
    let refused = run(&["generate", "robots", "--seed", "1", "--kind", "turn"], "");
    assert!(refused.code == 2 && refused.err.contains("only pursuit takes --kind"), "{}", refused.err);
}

#[test]
fn the_options_of_solve_name_the_players_of_a_match() {
    let file = folder("solve").join("match.txt");
    write(&file, "0\n6\n2\n1\n30\nrandom\nrandom\n");
    let played = |options: &[&str]| {
        let solved = run(&[&["solve", "pursuit", shown(&file)], options].concat(), "");
        assert_eq!(solved.code, 0, "{}", solved.err);
        solved.out
    };
    let score = |options: &[&str]| played(options).lines().last().unwrap_or_default().to_string();
    assert_eq!(score(&["--catchers", "best", "--fugitive", "best"]), "25 : 5");
    assert_ne!(score(&["--fugitive", "best"]), "25 : 5");
    assert_ne!(played(&["--seed", "1"]), played(&["--seed", "2"]));
    let unknown = run(&["solve", "pursuit", shown(&file), "--catchers", "clever"], "");
    assert!(unknown.code == 2 && unknown.err.contains("catchers=NAME"), "{}", unknown.err);
}
