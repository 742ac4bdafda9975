//! The evidence of chosen moments, held to golden files that are read by eye: every verdict, reason and key once.

use std::fmt::Write;

use crate::common::{game, open_with, read, read_within};
use boardlab_core::games::janken::{Barrier, JankenBoard, OrderRefusal, OrderVerdict, Reach};
use boardlab_core::games::pursuit::{PursuitBoard, PursuitCandidate};
use boardlab_core::games::robots::{Jump, Outcome, Refusal, RobotsExplanation, Walk};
use boardlab_core::games::solitaire::{Ahead, Candidate, Piece, SolitaireExplanation, SolitaireFault};
use boardlab_core::view::{Board, CellInfo, Explanation};
use boardlab_core::{DynSession, Limits};
use boardlab_tests::golden::{EVIDENCE, Golden, JANKEN, KNIGHTS, PURSUIT, ROBOTS, SOLITAIRE};
use wasm_bindgen_test::wasm_bindgen_test;

/// A golden input, the ply that is asked about, and what it shows.
const MOMENTS: &[(&str, u32)] = &[
    ("sample", 0),
    ("none-fits", 0),
    ("no-debris-chain", 5),
    ("no-push-off-board", 20),
    ("win-by-push", 1),
    ("crushed-robot-one-debris", 1),
    ("teleport-skips-deadly", 0),
    ("teleport-skips-occupied-and-keeps-it", 17),
    ("teleport-not-onto-debris", 1),
    ("teleport-is-spent", 1),
    ("tie-by-row", 0),
    ("tie-by-column", 0),
    ("tie-by-distance", 0),
    ("fewest-after-reply", 1),
    ("deadly-though-killers-meet", 0),
    ("no-walk-off-board", 14),
];

/// The same for Janken Tactics, where a reading may matter.
const ORDERS: &[(&str, &str, u32)] = &[
    ("sample", "", 0),
    ("sample", "", 1),
    ("six-neighbours", "", 0),
    ("terrain-costs", "", 4),
    ("too-dear", "", 0),
    ("cheapest-not-shortest", "", 0),
    ("through-allies", "", 0),
    ("no-unit", "", 0),
    ("staying-fails", "", 0),
    ("not-onto-ally", "", 0),
    ("not-onto-enemy", "", 0),
    ("cut-off-by-water", "", 0),
    ("destination-under-water", "", 0),
    ("cut-off-by-enemies", "", 0),
    ("cut-off-by-zone", "", 0),
    ("ends-in-zone", "", 0),
    ("starts-in-zone", "", 0),
    ("allies-do-not-shield", "", 0),
    ("zone-to-zone", "", 0),
    ("zone-to-zone", "reading=cautious", 0),
    ("zone-to-zone-way-round", "", 0),
    ("zone-to-zone-way-round", "reading=cautious", 0),
    ("zones-move", "", 0),
    ("zones-move", "", 2),
    ("hundred-orders", "", 4),
    ("hundred-orders", "", 27),
    ("hundred-orders", "", 74),
];

/// Cells worth asking about: the corner, the cut table's trap, bands, plains, and where numbers are long.
const CELLS: &[(u64, u64)] = &[
    (0, 0),
    (2, 5),
    (5, 8),
    (247, 499),
    (100, 100),
    (100, 205),
    (100, 300),
    (300, 130),
    ((1 << 53) + 1, 5),
    ((1 << 53) + 1, (1 << 54) + 5),
    (1 << 62, 1 << 62),
];

#[wasm_bindgen_test(unsupported = test)]
fn robots() {
    let mut text = String::new();
    for &(name, ply) in MOMENTS {
        let golden = ROBOTS.iter().find(|golden| golden.name == name).unwrap();
        let mut player = opened(golden, "");
        let Some(Explanation::Robots(why)) = player.explain(ply) else { panic!("{name} has no evidence at {ply}") };
        writeln!(text, "{name}, move {}: {} by {:?}", ply + 1, why.chosen, why.decided).unwrap();
        moves(&mut text, &why);
        threatened(&mut text, &why);
    }
    hold("robots", &text);
}

fn moves(text: &mut String, why: &RobotsExplanation) {
    for Walk { mv, to, push, crushes, verdict } in &why.walks {
        let to = to.map(cell).unwrap_or_default();
        let push = push.map(|push| format!(", pushes to {}", cell(push.to))).unwrap_or_default();
        writeln!(text, "  {mv} {to} {}{push}{}", outcome(verdict), if *crushes { ", crushes" } else { "" }).unwrap();
    }
    for Jump { mv, tried, verdict } in &why.teleports {
        writeln!(text, "  {mv} {}{}", outcome(verdict), if *tried { "" } else { ", not tried" }).unwrap();
    }
}

fn cell((row, column): (u8, u8)) -> String {
    format!("({},{})", row + 1, column + 1)
}

fn outcome(verdict: &Outcome) -> String {
    match verdict {
        Outcome::Illegal { reason: Refusal::Common(reason) } => format!("illegal: {reason:?}"),
        Outcome::Illegal { reason } => format!("illegal: {reason:?}"),
        Outcome::Deadly { killers } => format!("deadly: {killers}"),
        Outcome::Safe { robots, distance: None } => format!("safe: {robots} left"),
        Outcome::Safe { robots, distance: Some(distance) } => format!("safe: {robots} left, {distance} away"),
    }
}

/// The rows that have threatened cells, from column 1.
fn threatened(text: &mut String, why: &RobotsExplanation) {
    for (row, bits) in why.threatened.iter().enumerate().filter(|(_, bits)| **bits != 0) {
        let cells: String = (0..31).map(|column| if bits >> column & 1 == 1 { 'x' } else { '.' }).collect();
        writeln!(text, "  row {:2} {cells}", row + 1).unwrap();
    }
}

fn opened(golden: &Golden, options: &str) -> Box<dyn DynSession> {
    let mut player = open_with(game(golden.game), golden.input, options);
    player.solve(u32::MAX);
    player
}

#[wasm_bindgen_test(unsupported = test)]
fn janken() {
    let mut text = String::new();
    for &(name, options, ply) in ORDERS {
        let golden = JANKEN.iter().find(|golden| golden.name == name).unwrap();
        let mut player = opened(golden, options);
        let Board::Janken(board) = player.frame(ply).board else { panic!("a board of another game") };
        let Some(Explanation::Janken(why)) = player.explain(ply) else { panic!("{name} has no evidence at {ply}") };
        let reading = options.strip_prefix("reading=").map(|reading| format!(" ({reading})")).unwrap_or_default();
        writeln!(text, "{name}{reading}, move {}: {}", ply + 1, why.chosen).unwrap();
        writeln!(text, "  {}", judged(&board, &why.verdict)).unwrap();
        if let Some(reach) = &why.reach {
            field(&mut text, &board, reach);
        }
    }
    hold("janken", &text);
}

fn judged(board: &JankenBoard, verdict: &OrderVerdict) -> String {
    let way = |way: &[(u8, u8)]| way.iter().copied().map(hex).collect::<Vec<_>>().join(" ");
    match verdict {
        OrderVerdict::Successful { left, way: cells } => format!("{left} points left by {}", way(cells)),
        OrderVerdict::Unsuccessful { reason: OrderRefusal::NoUnit } => "no unit".into(),
        OrderVerdict::Unsuccessful { reason: OrderRefusal::Occupied { unit } } => {
            format!("occupied by {}", piece(board, *unit))
        }
        OrderVerdict::Unsuccessful { reason: OrderRefusal::TooDear { missing, way: cells } } => {
            format!("too dear by {missing} on {}", way(cells))
        }
        OrderVerdict::Unsuccessful { reason: OrderRefusal::CutOff { by } } => format!("cut off by {by:?}"),
    }
}

fn hex((row, column): (u8, u8)) -> String {
    format!("{}{}", char::from(b'A' + row), column + 1)
}

/// Side, kind and cell.
fn piece(board: &JankenBoard, id: u32) -> String {
    let unit = &board.units[id as usize];
    format!("{}{} {}", unit.kind.letter(), unit.side + 1, hex(unit.at))
}

/// The map: points left (X for ten, `*` where a unit stands), `~` water, `#` an enemy, `.` out of reach; `!` a zone.
fn field(text: &mut String, board: &JankenBoard, reach: &Reach) {
    writeln!(text, "  {} may go", piece(board, reach.unit)).unwrap();
    for row in 0..9 {
        let cells = board.terrain.iter().filter(|there| there.at.0 == row).map(|there| shown(reach, there.at));
        let indent = 4 + usize::from(row.abs_diff(4)) * 3 / 2;
        writeln!(text, "{:indent$}{}", "", cells.collect::<String>().trim_end()).unwrap();
    }
    for closed in reach.closed.iter().filter(|closed| closed.by != Barrier::Water) {
        let by: Vec<String> = closed.units.iter().map(|&id| piece(board, id)).collect();
        writeln!(text, "  {} {:?}: {}", hex(closed.at), closed.by, by.join(", ")).unwrap();
    }
}

fn shown(reach: &Reach, at: (u8, u8)) -> String {
    let by = reach.closed.iter().find(|closed| closed.at == at).map(|closed| closed.by);
    let points = reach.field.iter().find(|points| points.at == at);
    let first = match (points.map(|points| points.left), by) {
        (Some(10), _) => "X".into(),
        (Some(left), _) => left.to_string(),
        (None, Some(Barrier::Water)) => "~".into(),
        (None, Some(Barrier::Enemy)) => "#".into(),
        (None, _) => ".".into(),
    };
    let occupied = if points.is_some_and(|points| !points.free) { "*" } else { "" };
    let zone = if by == Some(Barrier::Zone) { "!" } else { "" };
    format!("{:3}", first + occupied + zone)
}

#[wasm_bindgen_test(unsupported = test)]
fn knights() {
    let mut text = String::new();
    for name in ["sample", "nim-sum", "xor-not-sum", "knights-share-a-cell"] {
        let golden = KNIGHTS.iter().find(|golden| golden.name == name).unwrap();
        let input = read(game("knights"), golden.input);
        for (number, mut player) in (1..=3).zip((0..).map_while(|case| input.open(case))) {
            position(&mut text, &format!("{name} {number}"), &mut *player);
        }
    }
    let far = "1\n2\n4611686018427387904 4611686018427387904\n9007199254740993 5\n";
    let far = read_within(Limits::Relaxed, game("knights"), far, "");
    position(&mut text, "far", &mut *far.open(0).unwrap());
    cells(&mut text);
    hold("knights", &text);
}

fn position(text: &mut String, name: &str, player: &mut dyn DynSession) {
    let Board::Knights(board) = player.frame(0).board else { panic!("a board of another game") };
    let places: Vec<String> = board.knights.iter().map(|at| format!("({},{})", at.x, at.y)).collect();
    writeln!(text, "{name}: {}", places.join(" ")).unwrap();
    let Some(Explanation::Knights(why)) = player.explain(0) else { return text.push_str("  no move\n") };
    writeln!(text, "  values {:?}, nim-sum {}, wanted {:?}", why.grundy, why.nim_sum, why.wanted).unwrap();
    writeln!(text, "  chosen {}, winning {:?}", why.chosen, why.winning).unwrap();
}

fn cells(text: &mut String) {
    let mut player = open_with(game("knights"), "1 1 0 0", "");
    for &place in CELLS {
        let Some(CellInfo::Knights(look)) = player.cell_info(0, place) else { panic!("nothing at {place:?}") };
        let number = |value: Option<u8>| value.map_or("-".into(), |value| value.to_string());
        let moves = look.moves.iter().map(|there| format!("{:?} {}", there.hop, number(there.grundy)));
        let moves: Vec<String> = moves.collect();
        writeln!(text, "({},{}) {:?}: mex of {} = {}", look.x, look.y, look.law, moves.join("; "), look.grundy)
            .unwrap();
    }
}

/// A golden transcript of Solitaire Chess and the removals (from 0) that are asked about.
const REMOVALS: &[(&str, &[u32])] = &[
    ("sample", &[1, 3]),
    ("empty-tile", &[6]),
    ("never-the-same-tile", &[1]),
    ("rook-to-the-edge", &[1]),
    ("nothing-blocks", &[2, 4, 6]),
    ("illegal-move-ends", &[1]),
    ("missing-end", &[1]),
    ("chain-on-the-board", &[1, 2, 3, 4, 5, 7, 8, 11, 12]),
];

#[wasm_bindgen_test(unsupported = test)]
fn solitaire() {
    let mut text = String::new();
    for &(name, removals) in REMOVALS {
        let golden = SOLITAIRE.iter().find(|golden| golden.name == name).unwrap();
        let mut player = opened(golden, "nodes=1");
        for removal in removals {
            let Some(Explanation::Solitaire(why)) = player.explain(2 * removal) else {
                panic!("{name} has no evidence")
            };
            let chosen = why.chosen.as_deref().unwrap_or("nothing");
            writeln!(text, "{name}, removal {}: {chosen}{}", removal + 1, fault(&why)).unwrap();
            candidates(&mut text, why.candidates);
        }
    }
    for name in ["no-blank-behind-bronze", "no-piece-behind-gold"] {
        let golden = SOLITAIRE.iter().find(|golden| golden.name == name).unwrap();
        let mut player = opened(golden, "nodes=1");
        let last = player.line().plies - 1;
        let Some(Explanation::Solitaire(why)) = player.explain(last) else { panic!("{name} has no evidence") };
        writeln!(text, "{name}, ply {}: {}{}", last + 1, why.chosen.as_deref().unwrap(), fault(&why)).unwrap();
    }
    hold("solitaire", &text);
}

fn fault(why: &SolitaireExplanation) -> String {
    match &why.fault {
        None => String::new(),
        Some(SolitaireFault::Illegal { row, column, refusal }) => format!(", illegal at ({row},{column}): {refusal:?}"),
        Some(SolitaireFault::Reply { piece }) => format!(", no such reply: {}", piece.map_or("blank", Piece::name)),
        Some(SolitaireFault::NoEnd) => ", no end".into(),
    }
}

/// A golden replay of Pursuit and the words (from 0) that are asked about.
const WORDS: &[(&str, &[u32])] = &[
    ("sample", &[1, 2, 3]),
    ("caught-by-catchers", &[2]),
    ("passes-through", &[2, 3]),
    ("torus", &[2, 3, 4]),
    ("catchers-share-a-cell", &[2, 3]),
    ("caught-in-last-turn", &[4, 5]),
    ("diagonal-behind-catcher", &[3]),
];

#[wasm_bindgen_test(unsupported = test)]
fn pursuit() {
    let mut text = String::new();
    for &(name, words) in WORDS {
        let golden = PURSUIT.iter().find(|golden| golden.name == name).unwrap();
        let mut player = opened(golden, "");
        for &word in words {
            let Board::Pursuit(board) = player.frame(word).board else { panic!("a board of another game") };
            let Some(Explanation::Pursuit(why)) = player.explain(word) else {
                panic!("{name} has no evidence at {word}")
            };
            let due = ["catchers", "fugitive"][board.side_to_move as usize];
            writeln!(text, "{name}, turn {}, {due}: {} ({} won)", board.turn, why.chosen, why.won).unwrap();
            fields(&mut text, &board, &why.territory);
            singles(&mut text, &board, &why.candidates);
        }
    }
    hold("pursuit", &text);
}

/// Side by side, row by row: who is first (`F` and `C` where they stand), and where the next word of the fugitive may
/// end.
fn fields(text: &mut String, board: &PursuitBoard, territory: &str) {
    let n = usize::from(board.n);
    let first = |cell: usize| match territory.as_bytes().get(cell) {
        _ if board.fugitive == Some(cell as u16) => 'F',
        _ if board.catchers.contains(&(cell as u16)) => 'C',
        letter => letter.map_or(' ', |&letter| letter.into()),
    };
    for row in 0..n {
        let standing: String = (n * row..n * row + n).map(first).collect();
        writeln!(text, "  {standing}  {}", &board.reach[n * row..][..n]).unwrap();
    }
}

/// The best eight.
fn singles(text: &mut String, board: &PursuitBoard, candidates: &[PursuitCandidate]) {
    for PursuitCandidate { catcher, to, area, distance } in candidates.iter().take(8) {
        let who = catcher.map_or("fugitive".into(), |nth| format!("catcher {nth}"));
        let (x, y) = (to % u16::from(board.n), to / u16::from(board.n));
        writeln!(text, "  {who} to {x} {y}: {area} won, {distance} away").unwrap();
    }
}

/// By cell: their order is the search's.
fn candidates(text: &mut String, mut candidates: Vec<Candidate>) {
    candidates.sort_unstable_by_key(|candidate| candidate.at);
    for Candidate { at, piece, ahead, .. } in candidates {
        let Ahead { points, run, breaks_run, set, waiting, breaks_set, chain, breaks_chain, next, dead } = ahead;
        let said = [
            ("set", set),
            ("waiting", waiting),
            ("chain", chain),
            ("breaks run", breaks_run),
            ("breaks set", breaks_set),
            ("breaks chain", breaks_chain),
            ("dead", dead),
        ];
        let said: String = said.iter().filter(|it| it.1 > 0).map(|(word, value)| format!(", {word} {value}")).collect();
        writeln!(text, "  {} {} +{points}, run {run}{said}, next {next}", cell(at), piece.name()).unwrap();
    }
}

/// `BOARDLAB_WRITE=1` writes the file anew, to be read by eye.
fn hold(name: &str, text: &str) {
    #[cfg(not(target_arch = "wasm32"))]
    if std::env::var_os("BOARDLAB_WRITE").is_some() {
        return std::fs::write(format!("golden/evidence/{name}.txt"), text).unwrap();
    }
    let (_, held) = EVIDENCE.iter().find(|(held, _)| *held == name).unwrap();
    for (number, (now, then)) in text.lines().zip(held.lines()).enumerate() {
        assert_eq!(now, then, "line {} of {name}.txt", number + 1);
    }
    assert_eq!(text.len(), held.len(), "{name}.txt ends elsewhere");
}
