//! Positions that are changes of the one before: what stands after them, and what is told of one that is wrong.

use boardlab_core::scene::{Area, Board, Figure, Kind, Misprint, Piece, PieceState, Place, Printed, Scene, Text};
use boardlab_tests::SCALE;
use boardlab_tests::random::Random;
use serde_json::{Value, json};

const ROWS: usize = 3;
const COLUMNS: usize = 4;
const NAMES: [&str; 4] = ["a", "b", "c", "d"];
const PARTS: [&str; 6] = ["cells", "pieces", "texts", "arrows", "paths", "highlights"];
const KINDS: [&str; 3] = ["plain", "wall", "good"];

fn kind(word: &'static str) -> Kind {
    serde_json::from_value(word.into()).expect("a kind")
}

/// The scene that changes make, slowly and word for word as docs/scenes.md has it.
struct Literal(Scene);

impl Literal {
    fn new() -> Self {
        Literal(Scene::new(Board { rows: ROWS as u32, columns: COLUMNS as u32, ..Board::default() }))
    }

    fn clear(&mut self, part: &str) {
        let Scene { cells, pieces, texts, arrows, paths, highlights, .. } = &mut self.0;
        match part {
            "pieces" => pieces.clear(),
            "texts" => texts.clear(),
            "cells" => cells.clear(),
            "arrows" => arrows.clear(),
            "paths" => paths.clear(),
            _ => highlights.clear(),
        }
    }

    /// Areas of one cell, the later above the earlier.
    fn cell(&mut self, kind: Kind, at: Place) {
        self.0.cells.push(Area { kind, at: [at].into() });
    }

    fn piece(&mut self, name: &str, at: Place, figure: Option<Figure>) {
        let piece = Piece {
            name: name.into(),
            at,
            figure: figure.unwrap_or_default(),
            kind: Kind::Plain,
            letter: String::new(),
            state: PieceState::Normal,
        };
        match self.0.pieces.iter_mut().find(|piece| piece.name == name) {
            Some(piece) => (piece.at, piece.figure) = (at, figure.unwrap_or(piece.figure)),
            None => self.0.pieces.push(piece),
        }
    }

    fn text(&mut self, text: &str, at: Place, corner: bool) {
        self.0.texts.retain(|old| (old.at[0], old.corner) != (at, corner));
        if !text.is_empty() {
            self.0.texts.push(Text { text: text.into(), at: [at].into(), corner, kind: Kind::Plain });
        }
    }
}

/// A scene in which each cell has the ground that is seen, and texts are in the order of their cells.
fn as_seen(mut scene: Scene) -> Scene {
    let ground = |at| scene.cells.iter().rev().find(|area| area.at.contains(&at)).map(|area| area.kind);
    let places = (0..ROWS as i32).flat_map(|row| (0..COLUMNS as i32).map(move |column| (row, column)));
    let cells = places.filter_map(|at| Some(Area { kind: ground(at)?, at: [at].into() })).collect();
    scene.cells = cells;
    scene.texts.sort_by_key(|text| (text.at[0], text.corner));
    scene
}

fn place(random: &mut Random) -> Place {
    (random.below(ROWS) as i32, random.below(COLUMNS) as i32)
}

/// What one position says, as the fields of a line; the same is done to the scene.
fn say(random: &mut Random, literal: &mut Literal) -> Value {
    let mut line = json!({ "sentence": "", "clear": [], "remove": [], "cells": [], "pieces": [], "texts": [] });
    let add = |line: &mut Value, field: &str, item: Value| match line[field].as_array_mut() {
        Some(list) => list.push(item),
        None => line[field] = json!([item]),
    };
    if random.below(3) == 0 {
        let part = *random.pick(&PARTS);
        add(&mut line, "clear", part.into());
        literal.clear(part);
    }
    for _ in 0..random.below(2) {
        let name = *random.pick(&NAMES);
        add(&mut line, "remove", name.into());
        literal.0.pieces.retain(|piece| piece.name != name);
    }
    for _ in 0..random.below(4) {
        let (word, at) = (*random.pick(&KINDS), place(random));
        add(&mut line, "cells", json!({ "kind": word, "at": [at] }));
        literal.cell(kind(word), at);
    }
    for _ in 0..random.below(3) {
        let (name, at, is_star) = (*random.pick(&NAMES), place(random), random.below(2) == 0);
        let mut piece = json!({ "name": name, "at": at });
        if is_star {
            piece["figure"] = "star".into();
        }
        add(&mut line, "pieces", piece);
        literal.piece(name, at, is_star.then_some(Figure::Star));
    }
    for _ in 0..random.below(3) {
        let (text, at, corner) = (*random.pick(&["", "1", "2"]), place(random), random.below(2) == 0);
        add(&mut line, "texts", json!({ "text": text, "at": [at], "corner": corner }));
        literal.text(text, at, corner);
    }
    for part in ["arrows", "paths", "highlights"] {
        let word = *random.pick(&KINDS);
        let area = Area { kind: kind(word), at: [place(random), place(random)].into() };
        if random.below(3) == 0 {
            add(&mut line, part, serde_json::to_value(&area).unwrap());
            let Scene { arrows, paths, highlights, .. } = &mut literal.0;
            [arrows, paths, highlights][PARTS.iter().position(|one| *one == part).unwrap() - 3].push(area);
        }
    }
    said(random, &mut line, &mut literal.0);
    line
}

fn said(random: &mut Random, line: &mut Value, Scene { title, score, sentence, event, .. }: &mut Scene) {
    (*sentence, *event) = (String::new(), String::new());
    for (field, text) in [("title", title), ("score", score), ("sentence", sentence), ("event", event)] {
        if random.below(2) == 0 {
            *text = random.below(3).to_string();
            line[field] = json!(text);
        }
    }
}

#[test]
fn positions_as_changes_are_the_positions_as_whole_scenes() {
    let random = &mut Random::new(5);
    for _ in 0..100 * SCALE {
        let (mut printed, mut literal) = (Printed::default(), Literal::new());
        for nth in 0..20 {
            let change = say(random, &mut literal).to_string();
            let whole = serde_json::to_string(&literal.0).unwrap();
            let line = if nth == 0 || random.below(10) == 0 { whole } else { change };
            assert_eq!(printed.read(&line), Some(Ok(())), "{line}");
            assert_eq!(as_seen(printed.scene().unwrap()), as_seen(literal.0.clone()), "{line}");
            assert_eq!(printed.event_and_score(), (&*literal.0.event, &*literal.0.score));
        }
    }
}

fn after(lines: &[&str]) -> (Printed, Option<Misprint>) {
    let mut printed = Printed::default();
    let wrong = lines.iter().find_map(|line| printed.read(line).expect("a position").err());
    (printed, wrong)
}

const FIRST: &str = r#"{"version":1,"board":{"rows":3,"columns":4},"pieces":[{"name":"é","at":[0,0],"letter":"x"}],"texts":[{"text":"7","at":[[0,0]]}]}"#;

#[test]
fn a_scene_with_a_board_begins_anew_and_a_log_changes_nothing() {
    let (mut printed, wrong) = after(&[FIRST, r#" { "score" : "2" }"#]);
    assert_eq!((wrong, printed.is_whole(), printed.event_and_score().1), (None, false, "2"));
    let before = printed.scene();
    assert!(printed.read("{}").is_none() && printed.read("board: 7").is_none());
    assert_eq!(printed.scene(), before);
    printed.read(r#"{"board": {"rows":1,"columns":1}, "version":1}"#).unwrap().unwrap();
    assert_eq!(printed.scene(), Some(Scene::new(Board { rows: 1, columns: 1, ..Board::default() })));
    assert!(printed.is_whole());
    // There is nothing to take away, and no piece of before.
    let again = r#"{"version":1,"board":{"rows":1,"columns":1},"clear":["pieces"],"remove":["a"],"pieces":[{"name":"a","at":[0,0]},{"name":"a"}]}"#;
    let told = printed.read(again).unwrap().unwrap_err().to_string();
    assert_eq!(told, "pieces[1]: expected field `at`, found none");
}

#[test]
fn of_several_pieces_of_a_name_the_highest_changes_and_all_are_taken_away() {
    let first = r#"{"version":1,"board":{"rows":1,"columns":9},"pieces":[{"name":"a","at":[0,1]},{"name":"b","at":[0,2]},{"name":"a","at":[0,3]}]}"#;
    let columns =
        |printed: &Printed| printed.scene().unwrap().pieces.iter().map(|piece| piece.at.1).collect::<Vec<_>>();
    let (mut printed, _) = after(&[first, r#"{"pieces":[{"name":"a","at":[0,7]}]}"#]);
    assert_eq!(columns(&printed), [1, 2, 7]);
    printed.read(r#"{"remove":["a","nobody"],"pieces":[{"name":"a","at":[0,8]}]}"#).unwrap().unwrap();
    assert_eq!(columns(&printed), [2, 8]);
}

/// Changes of `FIRST` with a mark where they are wrong, and what is told.
const WRONG: &[(&str, &str)] = &[
    (r#"{"cells":[{"at":[[2,3],»[3,3]]}]}"#, "cells[0].at[1]: expected a place from [0, 0] to [2, 3], found [3, 3]"),
    (
        r#"{"pieces":[{"name":"é","at":»[0,-1]}]}"#,
        "pieces[0].at: expected a place from [0, 0] to [2, 3], found [0, -1]",
    ),
    (r#"{"pieces":[{"name":"é"},»{"name":"new"}]}"#, "pieces[1]: expected field `at`, found none"),
    (r#"{"remove":["é"],"pieces":[»{"name":"é"}]}"#, "pieces[0]: expected field `at`, found none"),
    (r#"{"clear":["pieces"],"pieces":[»{"name":"é"}]}"#, "pieces[0]: expected field `at`, found none"),
    (r#"{"pieces":[{"name":"é","letter":»"four"}]}"#, "pieces[0].letter: expected up to three characters, found four"),
    (r#"{"pieces":[»{"at":[0,0]}]}"#, "pieces[0]: expected field `name`, found none"),
    (r#"{"score":»3}"#, "score: expected a string, found integer `3`"),
    (
        r#"{"clear":[»"cell"]}"#,
        "clear[0]: expected one of `cells`, `pieces`, `texts`, `arrows`, `paths`, `highlights`, found `cell`",
    ),
    (r#"»{"board":{"rows":3,"columns":4}}"#, "expected field `version`, found none"),
    (r#"{"score":»null}"#, "score: expected a string, found null"),
    (r#"{"score":"1»""#, "expected JSON, found EOF while parsing an object"),
];

#[test]
fn a_change_that_is_wrong_is_told_with_its_place_and_changes_nothing() {
    for (marked, told) in WRONG {
        let (mut printed, _) = after(&[FIRST]);
        let before = printed.scene();
        let misprint = printed.read(&marked.replace('»', "")).unwrap().unwrap_err();
        assert_eq!(misprint.to_string(), *told, "{marked}");
        assert_eq!(Some(misprint.at), marked.find('»'), "{marked}");
        assert_eq!(printed.scene(), before, "{marked}");
    }
    let named = after(&[FIRST, r#"{"pieces":[{"name":"new","at":[1,1]},{"name":"new","letter":"y"}]}"#]);
    assert_eq!(named.1, None);
}

#[test]
fn the_first_position_is_a_whole_one() {
    let told = "expected a whole scene as the first position, with `version` and `board`, found a change of the \
                position before it";
    assert_eq!(after(&[r#"{"score":"1"}"#]).1.unwrap().to_string(), told);
    assert_eq!(after(&[r#"{"version":1}"#]).1.unwrap().to_string(), "expected field `board`, found none");
}
