//! Scenes and their pictures: each piece of a position is in its cell, a picture is XML, and golden files show the
//! positions at the events of each game.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};

use crate::common::{game, kit, names, read_with, single_cases};
use boardlab_core::games::solitaire;
use boardlab_core::scene::{
    Area, Board, BoardShape, Figure, Kind, Piece, PieceState, Place, Scene, Side, Sight, Style, Theme, Window, svg,
};
use boardlab_core::view::{self, Cell};
use boardlab_core::{DynSession, GameId, Limits};
use boardlab_tests::SCALE;
use boardlab_tests::golden::{Golden, JANKEN, KNIGHTS, PURSUIT, ROBOTS, SOLITAIRE};
use roxmltree::{Document, Node};

const SEEDS: u64 = 2 * SCALE as u64;
const THEMES: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Print];

/// What a scene says of a piece: its cell, its figure, its letter.
type Seen = (Place, Figure, String);

fn pieces_of(scene: &Scene) -> Vec<Seen> {
    let mut pieces: Vec<Seen> = scene.pieces.iter().map(|it| (it.at, it.figure, it.letter.clone())).collect();
    pieces.sort();
    pieces
}

fn place((row, column): Cell) -> Place {
    (row.into(), column.into())
}

/// The pieces of a board, read off what the page draws. Knights have no cell where the window does not reach.
fn expected(board: &view::Board, window: (u64, u64, u64, u64)) -> Vec<Seen> {
    let seen = |at, figure, letter: &str| (at, figure, letter.to_owned());
    let mut pieces: Vec<Seen> = match board {
        view::Board::Robots(board) => {
            let of = |figure| move |&cell: &Cell| seen(place(cell), figure, "");
            let robots = board.robots.iter().map(|robot| seen(place(robot.at), Figure::Robot, ""));
            let rings = (1..).zip(&board.teleports);
            let rings = rings.map(|(nth, ring): (u32, _)| seen(place(ring.at), Figure::Ring, &nth.to_string()));
            let debris = board.debris.iter().map(of(Figure::Debris));
            robots.chain(rings).chain(debris).chain([of(Figure::Person)(&board.you)]).collect()
        }
        view::Board::Janken(board) => {
            let figure = |side| if side == 0 { Figure::Disc } else { Figure::Diamond };
            board.units.iter().map(|unit| seen(place(unit.at), figure(unit.side), unit.kind.letter())).collect()
        }
        view::Board::Pursuit(board) => {
            let place = |cell: u16| (i32::from(cell) / i32::from(board.n), i32::from(cell) % i32::from(board.n));
            let catchers = board.catchers.iter().enumerate();
            let catchers = catchers.map(|(nth, &cell)| seen(place(cell), Figure::Disc, &nth.to_string()));
            catchers.chain(board.fugitive.map(|cell| seen(place(cell), Figure::Diamond, ""))).collect()
        }
        view::Board::Solitaire(board) => {
            let tiles = (0..).zip(&board.tiles).filter_map(|(cell, tile)| Some((cell, tile.piece?)));
            tiles.map(|(cell, piece)| tile((cell / 6, cell % 6), piece)).collect()
        }
        view::Board::Knights(board) => {
            let (top, left, rows, columns) = window;
            let numbers = board.knights.iter().map(|knight| (knight.x.parse::<u64>(), knight.y.parse::<u64>()));
            let offsets = numbers.map(|(x, y)| (x.unwrap().wrapping_sub(top), y.unwrap().wrapping_sub(left)));
            let shown = (1..).zip(offsets).filter(|&(_, (row, column))| row < rows && column < columns);
            let number = |nth: u32| if board.knights.len() == 1 { String::new() } else { nth.to_string() };
            shown.map(|(nth, (x, y))| seen((x as i32, y as i32), Figure::Knight, &number(nth))).collect()
        }
    };
    pieces.sort();
    pieces
}

fn tile(at: Place, piece: solitaire::Piece) -> Seen {
    let figure = match piece.name() {
        "torn" => Figure::Rook,
        "lopare" => Figure::Bishop,
        "dam" => Figure::Queen,
        "springare" => Figure::Knight,
        number => return (at, Figure::Letter, number.into()),
    };
    (at, figure, String::new())
}

/// The window of a scene as large numbers.
fn window(scene: &Scene) -> (u64, u64, u64, u64) {
    let (top, left) = scene.board.origin.unwrap_or_default();
    (top, left, scene.board.rows.into(), scene.board.columns.into())
}

/// The scenes of a played case, each with its frame.
fn scenes(session: &mut dyn DynSession) -> Vec<(Scene, view::Frame)> {
    (0..=session.line().plies).map(|ply| (session.scene(ply), session.frame(ply))).collect()
}

#[test]
fn every_piece_is_in_its_cell_and_there_are_no_others() {
    for sample in single_cases(SEEDS) {
        sample.hold(|text| {
            let mut session = read_with(sample.game, text, kit(sample.game.id()).options).open(0).unwrap();
            session.solve(60);
            for (scene, frame) in scenes(&mut *session) {
                assert_eq!(pieces_of(&scene), expected(&frame.board, window(&scene)), "ply {} of {text}", frame.ply);
                if let view::Board::Knights(board) = &frame.board {
                    assert_eq!(scene.pieces.len() + scene.outside.len(), board.knights.len(), "{text}");
                }
                assert_eq!(scene.event, event(session.as_ref(), frame.ply), "ply {} of {text}", frame.ply);
            }
        });
    }
}

/// The moves alone bring back each position. Without values it shows what stands there and what happened, and nothing
/// of the moves to come.
#[test]
fn a_position_is_drawn_from_its_moves_and_without_values_tells_nothing_of_the_next_one() {
    for sample in single_cases(SEEDS) {
        sample.hold(|text| {
            let input = read_with(sample.game, text, kit(sample.game.id()).options);
            let mut session = input.open(0).unwrap();
            session.solve(40);
            let moves = session.transcript();
            for (scene, frame) in scenes(&mut *session) {
                let drawn = |sight| input.scene(0, &moves, frame.ply, sight).unwrap();
                let whole = drawn(Sight::default());
                let plain = drawn(Sight { values: false, ..Sight::default() });
                assert_eq!(Scene { title: String::new(), event: String::new(), ..scene }, whole, "{text}");
                assert_plain(sample.game.id(), &plain);
                let told = |scene: Scene| (scene.board, scene.pieces, scene.outside, scene.arrows, scene.paths);
                assert_eq!(told(plain), told(whole), "{text}");
            }
            assert!(input.scene(0, &moves, session.line().plies + 1, Sight::default()).is_none());
        });
    }
}

fn assert_plain(game: GameId, scene: &Scene) {
    let kinds = |areas: &[Area]| areas.iter().map(|area| area.kind).collect::<BTreeSet<Kind>>();
    let (grounds, outlines, texts): (&[Kind], &[Kind], &[&str]) = match game {
        GameId::Robots => (&[], &[Kind::Bad], &[]),
        GameId::Janken => (
            &[Kind::Field, Kind::Woods, Kind::Hills, Kind::Mountains, Kind::Water],
            &[Kind::Bad],
            &["F", "W", "H", "M", "U"],
        ),
        GameId::Pursuit | GameId::Knights => (&[], &[], &[]),
        GameId::Solitaire => (&[Kind::Bronze, Kind::Silver, Kind::Gold], &[Kind::Marked], &["?"]),
    };
    assert!(kinds(&scene.cells).is_subset(&grounds.iter().copied().collect()), "{:?}", scene.cells);
    assert!(kinds(&scene.highlights).is_subset(&outlines.iter().copied().collect()), "{:?}", scene.highlights);
    assert!(scene.texts.iter().all(|text| texts.contains(&&*text.text)), "{:?}", scene.texts);
    assert!(game != GameId::Knights || scene.score.is_empty());
}

#[test]
fn a_window_is_the_part_that_was_asked_for_and_a_chosen_piece_has_a_ring() {
    let window = |row, column, rows, columns| Some(Window { row, column, rows, columns });
    let drawn = |name: &str, text: &str, window, chosen| {
        let input = game(name).read(text.into(), Limits::Relaxed, &[]).unwrap();
        input.scene(0, "", 0, Sight { window, chosen, asked: None, ..Sight::default() }).unwrap()
    };
    let knights = "1\n2\n3 4\n4611686018427387904 0\n";
    let corner = drawn("knights", knights, window(0, 0, 4, 6), Some((3, 4)));
    assert_eq!((corner.board.rows, corner.board.columns, corner.board.origin), (4, 6, Some((0, 0))));
    assert_eq!((corner.pieces[0].at, corner.pieces[0].state), ((3, 4), PieceState::Chosen));
    assert_eq!(corner.outside, ["knight 2 (4611686018427387904, 0)"]);
    // One of its six moves leads out of the window.
    let rings = corner.pieces.iter().filter(|piece| piece.figure == Figure::Ring);
    assert_eq!(rings.count(), 5, "{:?}", corner.pieces);
    assert_eq!(corner.clone().wordless().outside, ["(4611686018427387904, 0)"]);
    assert!(corner.wordless().pieces.iter().all(|piece| piece.name.is_empty()));
    let large = drawn("knights", knights, window(u64::MAX, 10, u32::MAX, 1000), None);
    assert_eq!((large.board.rows, large.board.columns), (100, 100));
    assert_eq!(large.board.origin.unwrap().1, 460);
    let robots = drawn("robots", "1 0\n15 17\n0 0\n", window(9, 40, 5, 0), Some((14, 16)));
    assert_eq!(robots.crop, Some((9, 40, 13, 40)));
    let states: Vec<PieceState> = robots.pieces.iter().map(|piece| piece.state).collect();
    assert_eq!(states, [PieceState::Chosen, PieceState::Normal]);
}

#[test]
fn a_cell_that_is_asked_about_has_an_outline_and_a_question_mark() {
    for (name, text, cell, at) in [
        ("robots", "1 0\n15 17\n0 0\n", (13, 14), (13, 14)),
        ("pursuit", "1\n0 6\n1 1\n20 1\n2 2\n4 4\n", (2, 3), (2, 3)),
        ("knights", "1\n1\n30 40\n", (29, 42), (2, 5)),
    ] {
        let input = game(name).read(text.into(), Limits::Statement, &[]).unwrap();
        let plain = Sight { values: false, ..Sight::default() };
        let (before, asked) = (input.scene(0, "", 0, plain).unwrap(), Some(cell));
        let scene = input.scene(0, "", 0, Sight { asked, ..plain }).unwrap();
        assert_eq!(scene.highlights[before.highlights.len()..], [Area { kind: Kind::Plain, at: vec![at] }]);
        let signs: Vec<_> = scene.texts.iter().map(|text| (&*text.text, text.at.clone(), text.corner)).collect();
        assert_eq!(signs[before.texts.len()..], [("?", vec![at], false)]);
    }
}

#[test]
fn a_picture_without_words_has_none_and_its_width_is_as_asked() {
    let input = game("knights").read("1\n1\n3 4\n".into(), Limits::Statement, &[]).unwrap();
    let scene = input.scene(0, "", 0, Sight::default()).unwrap();
    let style = Style { pixels: 333, side: Side::Width, ..Theme::Print.into() };
    let picture = svg(&Scene { score: "Caption".into(), ..scene.wordless() }, style);
    assert!(picture.contains("<title></title><desc>Caption</desc>") && !picture.contains("knight"), "{picture}");
    assert!(picture.contains("width=\"333\" ") && picture.contains(">Caption</text>"));
}

fn event(session: &dyn DynSession, ply: u32) -> &'static str {
    session.line().events.iter().find(|event| event.ply == ply).map_or("", |event| event.kind)
}

#[test]
fn a_picture_is_xml_that_names_what_is_shown() {
    for sample in single_cases(1) {
        sample.hold(|text| {
            let mut session = read_with(sample.game, text, kit(sample.game.id()).options).open(0).unwrap();
            session.solve(6);
            for (scene, _) in scenes(&mut *session) {
                THEMES.into_iter().for_each(|theme| assert_picture(&scene, theme));
            }
        });
    }
}

/// A picture is well-formed, the same every time, has a title and a description, and no ids, scripts or links.
fn assert_picture(scene: &Scene, theme: Theme) {
    let picture = svg(scene, theme);
    assert_eq!(picture, svg(&scene.clone(), theme));
    let document = Document::parse(&picture).unwrap_or_else(|error| panic!("{error}: {picture}"));
    let root = document.root_element();
    assert_eq!((root.tag_name().name(), root.attribute("role")), ("svg", Some("img")));
    let children: Vec<&str> = root.children().take(2).map(|child| child.tag_name().name()).collect();
    assert_eq!(children, ["title", "desc"]);
    assert_eq!(root.first_child().and_then(|title| title.text()).unwrap_or_default(), scene.title);
    let names: BTreeSet<&str> = root.descendants().map(|node| node.tag_name().name()).collect();
    let known = BTreeSet::from(["", "svg", "title", "desc", "g", "path", "text"]);
    assert!(names.is_subset(&known), "{names:?}");
    let attributes = root.descendants().flat_map(|node| node.attributes()).map(|attribute| attribute.name());
    assert!(attributes.into_iter().all(|name| name != "id" && !name.starts_with("on") && name != "href"));
    assert_eq!(named(root), distinct(scene));
}

/// The groups of a picture that stand for a piece, or for several equal ones.
fn named(root: Node<'_, '_>) -> usize {
    root.descendants()
        .filter(|node| node.has_tag_name("g") && node.children().any(|it| it.has_tag_name("title")))
        .count()
}

fn distinct(scene: &Scene) -> usize {
    let look = |piece: &Piece| (piece.at, piece.figure, piece.kind, piece.state);
    scene.pieces.iter().map(look).collect::<BTreeSet<_>>().len()
}

#[test]
fn what_others_write_stays_text_and_within_the_picture() {
    let evil = "</title><script>&\u{0}\u{1b}\"'";
    let mut scene = Scene::new(Board { rows: u32::MAX, columns: 0, ..Board::default() });
    scene.title = evil.into();
    scene.sentence = evil.into();
    scene.score = evil.into();
    scene.outside = vec![evil.into(); 5];
    scene.crop = Some((u32::MAX, u32::MAX, 0, 0));
    scene.add_piece((i32::MIN, i32::MAX), Figure::Robot, Kind::Bad, evil).lettered(evil);
    scene.add_piece((999, 0), Figure::Disc, Kind::Bad, evil).lettered(evil);
    scene.add_text(evil, [(999, 0), (i32::MAX, 0)]);
    scene.add_arrow(Kind::Good, [(0, 0), (i32::MAX, i32::MIN), (0, 0), (0, 0)]);
    scene.add_path(Kind::Good, [(0, 0)]);
    for shape in [BoardShape::Square, BoardShape::Torus, BoardShape::Hexagons, BoardShape::Points] {
        scene.board.shape = shape;
        for theme in THEMES {
            let picture = svg(&scene, theme);
            let document = Document::parse(&picture).unwrap_or_else(|error| panic!("{error}: {picture}"));
            assert!(document.descendants().all(|node| !node.has_tag_name("script")));
            let clean = evil.replace(['\u{0}', '\u{1b}'], "\u{fffd}");
            assert_eq!(document.descendants().find(|node| node.has_tag_name("title")).unwrap().text(), Some(&*clean));
        }
    }
}

#[test]
fn a_way_over_the_edge_of_a_torus_goes_on_at_the_other_side() {
    let way = |shape| {
        let mut scene = Scene::new(Board { shape, rows: 5, columns: 5, ..Board::default() });
        scene.add_path(Kind::First, [(2, 4), (2, 0)]);
        svg(&scene, Theme::Light)
    };
    assert!(way(BoardShape::Torus).contains("d=\"M90 50L100 50M0 50L10 50\""));
    assert!(way(BoardShape::Square).contains("d=\"M90 50L10 50\""));
}

#[test]
fn a_crop_shows_its_part_alone_and_keeps_the_names() {
    let mut scene = Scene::new(Board { rows: 31, columns: 31, ..Board::default() });
    scene.add_piece((9, 9), Figure::Robot, Kind::First, "inside");
    scene.add_piece((8, 9), Figure::Robot, Kind::First, "outside");
    scene.crop = Some((9, 5, 12, 9));
    let picture = svg(&scene, Style { pixels: 300, ..Theme::Light.into() });
    assert!(picture.contains("<title>inside</title>") && !picture.contains("outside"));
    assert!(picture.contains(">10</text>") && picture.contains(">6</text>") && !picture.contains(">5</text>"));
    assert!(picture.contains("width=\"300\" height="), "{picture}");
}

/// The first position of each game's golden inputs at which an event happened, and one without any.
fn moments() -> BTreeMap<String, Scene> {
    let files: [&[Golden]; 5] = [ROBOTS, JANKEN, PURSUIT, SOLITAIRE, KNIGHTS];
    let mut moments = BTreeMap::new();
    for golden in files.into_iter().flatten() {
        let game = game(golden.game);
        let options = [kit(game.id()).options, golden.options].join(" ");
        let Ok(input) = game.read(golden.input.into(), Limits::Statement, &boardlab_core::options_in(&options)) else {
            continue;
        };
        for mut session in (0..).map_while(|case| input.open(case)) {
            session.solve(200);
            let events = session.line().events;
            let calm = (1..=session.line().plies).find(|ply| events.iter().all(|event| event.ply != *ply));
            let marked = events.iter().map(|event| (event.kind, event.ply));
            for (kind, ply) in marked.chain(calm.map(|ply| ("move", ply))) {
                moments.entry(format!("{}-{kind}", golden.game)).or_insert_with(|| session.scene(ply));
            }
        }
    }
    moments
}

#[test]
fn scenes_and_pictures_are_the_golden_ones() {
    let moments = moments();
    let kinds = |name: &str| game(name).words().events.len() + 1;
    for name in names() {
        let found = moments.keys().filter(|moment| moment.starts_with(name)).count();
        assert_eq!(found, kinds(name), "events of {name}: {:?}", moments.keys());
    }
    for (name, scene) in &moments {
        hold(&format!("{name}.json"), &(serde_json::to_string_pretty(scene).unwrap() + "\n"));
        hold(&format!("{name}.svg"), &svg(scene, Theme::Light));
    }
    hold("robots-kill-print.svg", &svg(&moments["robots-kill"], Theme::Print));
    hold("solitaire-move-print.svg", &svg(&moments["solitaire-move"], Theme::Print));
    hold("janken-refused-dark.svg", &svg(&moments["janken-refused"], Theme::Dark));
}

#[test]
fn a_scene_is_read_back_as_it_was_written_and_nothing_else_is_a_scene() {
    for scene in moments().values().chain([&every_word()]) {
        let text = serde_json::to_string(scene).unwrap();
        assert_eq!(&serde_json::from_str::<Scene>(&text).unwrap(), scene, "{text}");
    }
    let (_, shown) = include_str!("../../docs/scenes.md").split_once("```json\n").unwrap();
    assert!(serde_json::from_str::<Scene>(shown.split_once("```").unwrap().0).is_ok());
    let wrong = |text: &str| serde_json::from_str::<Scene>(text).unwrap_err().to_string();
    assert!(wrong(r#"{"version":1}"#).contains("missing field `board`"));
    assert!(wrong(r#"{"version":1,"board":{"rows":1,"columns":1,"colour":"red"}}"#).contains("unknown field `colour`"));
    assert!(wrong(r#"{"version":1,"board":{"rows":1,"columns":1},"cells":[{"kind":"red","at":[]}]}"#).contains("red"));
    let origin = r#"{"version":1,"board":{"rows":1,"columns":1,"origin":["x","1"]}}"#;
    assert!(wrong(origin).contains("expected a whole number below 2^64 as text"));
}

/// A scene with fields that no game uses, and with large numbers.
pub(crate) fn every_word() -> Scene {
    let mut scene = Scene::new(Board { rows: 3, columns: 3, origin: Some((1 << 62, 7)), ..Board::default() });
    scene.crop = Some((0, 0, 1, 1));
    scene.sentence = "A sentence.".into();
    scene.add_piece((-1, 4), Figure::Triangle, Kind::Fourth, "piece").lettered("t").is(PieceState::Chosen, true);
    scene.highlights.push(Area { kind: Kind::Marked, at: vec![(0, 0)] });
    scene
}

/// `BOARDLAB_WRITE=1` writes it.
#[test]
fn the_documented_schema_is_that_of_the_types() {
    let schema = boardlab_core::scene::schema();
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    hold_at(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/scene.schema.json"), &text);
}

fn hold(name: &str, text: &str) {
    hold_at(&Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/scenes").join(name), text);
}

/// `BOARDLAB_WRITE=1` writes the file anew, to be looked at.
fn hold_at(path: &Path, text: &str) {
    if env::var_os("BOARDLAB_WRITE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        return fs::write(path, text).unwrap();
    }
    let held = fs::read_to_string(path).unwrap_or_default();
    assert!(held == text, "{}: BOARDLAB_WRITE=1 writes it", path.display());
}
