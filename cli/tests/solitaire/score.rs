use serde_json::Value;

use super::{Run, SAMPLE, file, ones, run, scored, solitaire};

const SAMPLE_GAME: &str = "6 6 dam\n5 6 springare\n6 6 torn\n1 1 lopare\n0 0\n";

fn score(game: &str) -> Run {
    solitaire(&["score"], game)
}

#[test]
fn a_legal_game_is_told_with_its_ledger() {
    let rows = "4 1 2 3 1 1\n4 1 1 1 1 1\n".to_string() + &"1 1 1 1 1 1\n".repeat(4);
    let game = "1 1 1\n5 1 1\n4 2 1\n5 3 1\n0 0\n";
    let legal = score(&format!("{rows}{game}"));
    assert_eq!((legal.code, legal.err.as_str()), (0, ""));
    let expected = "\
legal
total           10
  removals       4  1 each
  runs           6  2N for N >= 2 equal types in a row
  numbers        0  12 for 1 2 3 4 or 4 3 2 1, 8 for another order
  pieces         0  8 for torn, lopare, dam, springare in any order
  alternation    0  8K for K >= 2 sets one behind the other, kinds alternating
bonuses, as they were earned
   6  removals 2 to 4: a run of 3 x 1
";
    assert_eq!(legal.out, expected);
}

#[test]
fn json_has_these_keys_and_no_other() {
    let expected = r#"{"legal":true,"total":8,"removals":4,"runs":4,"numbers":0,"pieces":0,"alternation":0,"illegal_move":null,"why":null}"#;
    let sample = solitaire(&["score", "--json"], format!("{SAMPLE}{SAMPLE_GAME}"));
    assert_eq!((sample.code, sample.out.trim_end()), (0, expected));
    let illegal = solitaire(&["score", "--json"], format!("{SAMPLE}7 1 1\n0 0\n"));
    let expected = r#"{"legal":false,"total":0,"removals":0,"runs":0,"numbers":0,"pieces":0,"alternation":0,"illegal_move":1,"why":"line 7, move 1, `7 1 1`: off the board, whose rows and columns are 1 to 6"}"#;
    assert_eq!((illegal.code, illegal.out.trim_end()), (1, expected));
}

/// Sets and chains, seen from the command line.
#[test]
fn every_bonus_is_named() {
    let rows = "1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 2 1 1 1\n1 1 1 1 1 4\n1 1 1 1 1 1\n1 1 1 1 3 1\n";
    // 1 at 2 2, 2 at 3 3, 3 at 5 5 revealed, and so on: the tiles are those that the rules lead to.
    let game = "2 2 1\n3 3 1\n3 5 1\n3 4 1\n0 0\n";
    let ordered = score(&format!("{rows}{game}"));
    assert!(ordered.code == 0 && ordered.out.contains("a run of 2 x 1"), "{}", ordered.out);
    let sets = score(&format!("{SETS}{SETS_GAME}"));
    assert_eq!(sets.code, 0, "{}", sets.out);
    let bonuses: Vec<&str> = sets.out.lines().skip_while(|line| !line.starts_with("bonuses")).skip(1).collect();
    let expected = [
        "  12  removals 1 to 4: a number set in order, 1 2 3 4",
        "   8  removals 5 to 8: a piece set, torn lopare dam springare",
        "  16  removals 1 to 8: 2 sets, kinds alternating",
    ];
    assert_eq!(bonuses, expected);
    assert!(sets.out.contains("\ntotal           44\n"), "{}", sets.out);
}

/// 1 at 1 1, 2 at 1 2, 3 at 1 4, 4 at 1 1, torn at 5 1, lopare at 5 6, dam at 1 2, springare at 6 2.
const SETS: &str = "1 2 1 3 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\ntorn 1 1 1 1 lopare\n1 springare 1 1 1 1\n";
const SETS_GAME: &str = "1 1 4\n1 2 dam\n1 4 1\n1 1 1\n5 1 1\n5 6 1\n1 2 1\n6 2 1\n0 0\n";

#[test]
fn an_illegal_game_is_told_where_and_why() {
    let emptied = "1 1 1\n1 2 1\n1 1 1\n1 2 1\n1 1 blank\n1 2 blank\n";
    let cases = [
        (SAMPLE, "0 7 1\n", 1, 7, "off the board"),
        (SAMPLE, "6 6 dam\n\n6 6 1\n", 2, 9, "the 1 of 6 6 was removed from this tile just before"),
        (
            SAMPLE,
            "6 6 dam\n4 6 1\n",
            2,
            8,
            "the 1 of 6 6 was removed last and leads exactly 1 step away, in one of the eight directions; legal: 5 5, 5 6, 6 5",
        ),
        (
            SAMPLE,
            "4 6 1\n5 5 1\n",
            2,
            8,
            "the dam (queen) of 4 6 was removed last and leads along its row, its column or its diagonals, all the way to the edge; legal: 1 3, 1 6, 4 1, 6 4, 6 6",
        ),
        (&ones(), &format!("{emptied}1 1 1\n0 0\n"), 7, 13, "the tile is empty; legal: 1 3, 2 1, 2 2, 2 3"),
        (SAMPLE, "6 6 blank\n0 0\n", 1, 7, "behind bronze and silver the reply is a piece, never `blank`"),
        (&ones(), "1 1 1\n1 2 1\n1 1 1\n1 2 1\n1 1 1\n", 5, 11, "behind the gold piece of 1 1 the reply is `blank`"),
        (SAMPLE, "6 6\n0 0\n", 1, 7, "the reply to it is missing"),
        (SAMPLE, "6 6 dam\n5 6 springare\n", 3, 8, "the end `0 0` is missing"),
        (SAMPLE, "6 6 dam\n5 x 1\n", 2, 8, "expected the column of removal 2, a number from 0 to 9999, found `x`"),
    ];
    for (rows, game, number, line, why) in cases {
        let text = format!("{rows}{game}");
        let outcome = score(&text);
        let place = format!("illegal: 0 points\nline {line}, move {number}");
        assert!(
            outcome.code == 1 && outcome.out.starts_with(&place) && outcome.out.contains(why),
            "{game}{}",
            outcome.out
        );
        let json = scored(&text);
        assert_eq!((&json["legal"], &json["total"], &json["illegal_move"]), (&false.into(), &0.into(), &number.into()));
        assert!(json["why"].as_str().is_some_and(|said| said.contains(why)), "{json}");
    }
}

#[test]
fn an_unreadable_line_has_its_caret_and_a_bad_board_no_verdict() {
    let game = file("unreadable.txt", &format!("{SAMPLE}6 6 dam\n5 6 kung\n0 0\n"));
    let outcome = solitaire(&["score", &game], "");
    assert!(
        outcome.code == 1 && outcome.out.contains("unreadable.txt:8:5: error: expected the reply to removal 2"),
        "{}",
        outcome.out
    );
    assert!(outcome.out.contains("\n 8 | 5 6 kung\n   |     ^^^^\n"), "{}", outcome.out);
    for bad in ["", "1 1 1\n", &SAMPLE.replace("dam", "Dam")] {
        let outcome = score(bad);
        assert!(
            outcome.code == 2 && outcome.out.is_empty() && outcome.err.contains("expected a piece of row"),
            "{}",
            outcome.err
        );
    }
    assert_eq!(solitaire(&["score", "/no/such/file"], "").code, 2);
}

#[test]
fn a_mark_and_other_line_ends_change_nothing() {
    let plain = score(&format!("{SAMPLE}{SAMPLE_GAME}")).out;
    let odd = format!("\u{feff}{SAMPLE}{SAMPLE_GAME}rest").replace('\n', "\r\n");
    assert_eq!(score(&odd).out, plain);
}

/// What `solve` prints is what `score` judges, for boards, replies, transcripts and dialogues.
#[test]
fn solve_and_score_agree() {
    let board = run(&["generate", "solitaire", "--seed", "5"], "").out;
    let dialogue = format!("{SAMPLE}\ndam\n\nspringare\n\ntorn\n\nlopare\n6 6\n5 6\n6 6\n1 1\n0 0\n");
    let cases: [(&str, &[&str]); 5] = [
        (&board, &["--nodes", "20"]),
        (&ones(), &["--alphabet", "1,springare", "--seed", "7", "--nodes", "20"]),
        (&format!("{board}dam\n1\n"), &["--nodes", "20"]),
        (&format!("{SAMPLE}{SAMPLE_GAME}"), &[]),
        (&dialogue, &[]),
    ];
    for (text, options) in cases {
        let input = |verb| [&[verb, "solitaire"], options].concat();
        let solved = run(&input("solve"), text);
        assert_eq!((solved.code, solved.err.as_str()), (0, ""));
        let judged = scored(&solved.out);
        assert_eq!(judged["legal"], true, "{judged}\n{}", solved.out);
        let traced = run(&input("trace"), text).out;
        let last: Value = serde_json::from_str(traced.lines().last().expect("a move")).expect("JSON");
        assert_eq!(last["after"]["score"]["total"], judged["total"]);
    }
}
