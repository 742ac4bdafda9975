use super::solitaire;

#[test]
fn measure_prints_a_line_a_player() {
    let outcome = solitaire(
        &["measure", "--boards", "0..2", "--alphabet", "torn,lopare,dam", "--time", "0.01,0.02", "--jobs", "2"],
        "",
    );
    let names: Vec<String> = outcome.out.lines().skip(1).map(|line| line[..14].trim().into()).collect();
    assert_eq!((outcome.code, outcome.err.as_str()), (0, ""));
    assert_eq!(names, ["random", "greedy", "lookahead 8", "player 0.01 s", "player 0.02 s"]);
    for line in outcome.out.lines().skip(1) {
        let figures: Vec<f64> = line[14..].split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let [boards, mean, _, min, max, ..] = figures[..] else { panic!("{line}") };
        assert!(boards == 2.0 && 0.0 < min && min <= mean && mean <= max, "{line}");
    }
}

#[test]
fn the_simple_players_are_the_same_for_ever() {
    let line = |out: String, name: &str| -> Vec<String> {
        let line = out.lines().find(|line| line.starts_with(name)).expect("a line").to_string();
        line[14..].split_whitespace().take(5).map(String::from).collect()
    };
    let measured = || solitaire(&["measure", "--boards", "0..3", "--time", "0.001"], "").out;
    let (once, again) = (measured(), measured());
    for name in ["random", "greedy", "lookahead 8"] {
        assert_eq!(line(once.clone(), name), line(again.clone(), name));
    }
}

#[test]
fn a_player_with_a_number_of_positions_scores_the_same_for_ever() {
    let outcome = solitaire(&["measure", "--boards", "0..2", "--alphabet", "torn,lopare,dam", "--nodes", "30"], "");
    let last = outcome.out.lines().last().unwrap_or_default();
    let figures: Vec<&str> = last[14..].split_whitespace().take(5).collect();
    assert_eq!((outcome.code, outcome.err.as_str()), (0, ""));
    assert!(last.starts_with("30 nodes  "), "{last}");
    assert_eq!(figures, ["2", "57.00", "10.00", "47", "67"]);
    assert!(!outcome.out.contains("\nplayer "), "times are measured only where they are asked for: {}", outcome.out);
    assert_eq!(solitaire(&["measure", "--boards", "0..2", "--nodes", "0"], "").code, 2);
}

#[test]
fn a_bad_option_is_said_kindly() {
    for bad in ["5", "5..5", "6..5", "a..b", "5..=4", "-1..2", "0..99999999999999999999"] {
        let outcome = solitaire(&["measure", &format!("--boards={bad}")], "");
        assert!(
            outcome.code == 2 && outcome.err.contains("0..200 are the 200 boards of the seeds 0 to 199"),
            "{}",
            outcome.err
        );
    }
    for bad in ["", "5", "1,rook", "1 2", "1,,2"] {
        let outcome = solitaire(&["measure", "--boards", "0..1", "--alphabet", bad], "");
        assert!(outcome.code == 2 && outcome.err.contains("join types by commas"), "{}", outcome.err);
    }
    for bad in ["0", "-1", "nan", "inf", "1e9", "soon"] {
        let outcome = solitaire(&["play", &format!("--time={bad}")], "");
        assert!(outcome.code == 2 && outcome.err.contains("a number of seconds above 0"), "{}", outcome.err);
    }
    assert_eq!(solitaire(&["measure", "--boards", "0..1", "--jobs", "0"], "").code, 2);
    assert_eq!(solitaire(&["measure"], "").code, 2);
}
