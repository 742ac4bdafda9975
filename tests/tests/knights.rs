//! The closed form of the Grundy numbers of one hyper knight: against the recurrence, and proved by mex.

use crate::common;
use boardlab_core::Turn;
use boardlab_core::games::knights::mistakes::{self, Mistake};
use boardlab_core::games::knights::{Band, FARTHEST, Law, grundy, landmarks, law, region};
use boardlab_core::view::{Board, CellInfo};
use boardlab_tests::SCALE;
use boardlab_tests::oracle::knights::{MOVES, table};
use boardlab_tests::random::Random;
use wasm_bindgen_test::wasm_bindgen_test;

/// How far the recurrence is run, in x + y.
const FAR: usize = if cfg!(target_arch = "wasm32") { 2000 } else { 4000 };

#[wasm_bindgen_test(unsupported = test)]
fn the_closed_form_is_the_recurrence() {
    let table = table(FAR);
    for x in 0..=FAR {
        for y in 0..=FAR - x {
            assert_eq!(grundy(x as u64, y as u64), table.at(x, y), "({x},{y})");
        }
    }
}

/// The least value that no move from (x, y) reaches, by the closed form.
fn mex(x: u64, y: u64) -> u8 {
    let moves =
        MOVES.iter().filter_map(|&(down, right)| Some((x.checked_add_signed(down)?, y.checked_add_signed(right)?)));
    let reached: Vec<u8> = moves.map(|(x, y)| grundy(x, y)).collect();
    (0..).find(|value| !reached.contains(value)).unwrap()
}

fn assert_mex(x: u64, y: u64) {
    assert_eq!(grundy(x, y), mex(x, y), "({x},{y})");
}

/// How far a proof of a band or a plain must look: see [`the_closed_form_is_its_own_mex`].
const PROOF: u64 = 160;

/// A function F with F(P) = mex { F(Q) : P moves to Q } for every P is the Grundy function, by induction over x + y.
/// That this region shows it for every P, with u = min(x, y), v = max(x, y), d = v - u, e = v - 2u:
///
/// The moves and F are the same with x and y exchanged, so let x <= y. F looks at u mod 4, d and e only, and at those
/// with bounds: d counts up to 13 and beyond that by d mod 4, for (x + y) / 2 + u = u + u + d / 2 up to an even number;
/// e counts from -12 to 18 and is flat from 19. One move changes u by at most 3, d by at most 3, e by at most 5 (where
/// it crosses the diagonal, |x - y| takes the place of d, no farther off). So with u >= 35, where neither the core
/// u < 32 nor an edge is in reach, whether F(P) is mex at P depends on
///
/// - u mod 4 alone if e >= 24: all moves stay in e >= 19;
/// - (u mod 4, e) if -17 <= e <= 23: d = u + e >= 18, so no move sees the diagonal: P may be shifted by (4, 8);
/// - (u mod 4, d) if d <= 16: e = d - u <= -19, so no move sees the ray: P may be shifted by (4, 4);
/// - (u mod 4, d mod 4) if d >= 17 and e <= -18: no move sees either: P may be shifted by (4, 4) and by (0, 4).
///
/// The last class is whole within u < 48: the four values of d from 17 fit below e = -18 when u >= 38. With u < 35 the
/// first item holds for u >= 3 and is as true of each smaller u, whose moves over the edge are missing at any v; what
/// is left there has v <= 2 * 34 + 23. All that, with each class many times over, lies in x, y < 160.
#[wasm_bindgen_test(unsupported = test)]
fn the_closed_form_is_its_own_mex() {
    for x in 0..PROOF {
        for y in 0..PROOF {
            assert_mex(x, y);
        }
    }
}

/// The same where arithmetic could overflow: on the bands and plains near 2^62.
#[wasm_bindgen_test(unsupported = test)]
fn the_closed_form_is_its_own_mex_far_out() {
    let end = 1 << 62;
    for (x, y) in [(0, end), (end, 0), (end, end), (end / 2, end), (end, end / 2), (end / 4, end), (end, end / 4 * 3)] {
        for down in 0..PROOF {
            for right in 0..PROOF {
                assert_mex(around(x, down), around(y, right));
            }
        }
    }
}

fn around(center: u64, offset: u64) -> u64 {
    (center + offset).saturating_sub(PROOF / 2)
}

#[wasm_bindgen_test(unsupported = test)]
fn it_is_symmetric_and_never_above_six() {
    let random = &mut Random::new(1);
    for _ in 0..10_000 * SCALE {
        let (x, y) = (random.bits() >> random.within(2..=63), random.bits() >> random.within(2..=63));
        assert_eq!(grundy(x, y), grundy(y, x), "({x},{y})");
        assert!(grundy(x, y) <= 6, "({x},{y})");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_map_holds_the_numbers_of_its_cells() {
    let random = &mut Random::new(2);
    for round in 0..40 * SCALE {
        let (x, y) = corner(random);
        let (rows, columns) = (random.within(0..=40), random.within(0..=140));
        let stride = if round % 2 == 0 { 1 } else { 1 + (1 << random.within(2..=22)) };
        let map = region(x, y, rows, columns, stride);
        assert_eq!(map.len(), rows * columns);
        for (index, &value) in map.iter().enumerate() {
            let (x, y) = (x + (index / columns) as u64 * stride, y + (index % columns) as u64 * stride);
            assert_eq!(value, grundy(x, y), "({x},{y}) in a map of {rows} x {columns}, stride {stride}");
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_map_without_columns_is_empty() {
    assert!(region(3, 4, 5, 0, 1).is_empty());
}

/// Where the bands begin and meet, in rows that are filled at a stretch.
#[wasm_bindgen_test(unsupported = test)]
fn every_row_near_the_corner_holds_the_numbers_of_its_cells() {
    for x in 0..80 {
        let row: Vec<u8> = (0..240).map(|y| grundy(x, y)).collect();
        assert_eq!(region(x, 0, 1, row.len(), 1), row, "row {x}");
        assert_eq!(region(x, 7, 1, row.len() - 7, 1), row[7..], "row {x}");
    }
}

/// Every cell of the largest number, by the recurrence; none is left beyond, where the numbers repeat.
#[wasm_bindgen_test(unsupported = test)]
fn ten_cells_have_the_largest_number() {
    let table = table(2 * PROOF as usize);
    let all = (0..PROOF).flat_map(|x| (0..PROOF).map(move |y| (x as u8, y as u8)));
    let six: Vec<(u8, u8)> = all.filter(|&(x, y)| table.at(x.into(), y.into()) == 6).collect();
    let mut peaks = landmarks().peaks;
    peaks.sort_unstable();
    assert_eq!((peaks, landmarks().highest), (six, 6));
    assert_eq!(landmarks().peaks.len(), 10);
}

/// A cell's part of the closed form says what decides there: the same offsets modulo 4 give the same number.
#[wasm_bindgen_test(unsupported = test)]
fn a_law_names_what_decides() {
    let random = &mut Random::new(3);
    for _ in 0..10_000 * SCALE {
        let (x, y) = corner(random);
        let (x, y) = (x & (u64::MAX >> 2), y & (u64::MAX >> 2));
        let (down, right) = match law(x, y) {
            Law::Corner => continue,
            Law::Ray if x < y => (4, 8),
            Law::Ray => (8, 4),
            Law::Diagonal | Law::Plain => (4, 4),
            Law::Flat if x < y => (0, 1),
            Law::Flat => (1, 0),
        };
        assert_eq!(grundy(x + down, y + right), grundy(x, y), "({x},{y})");
        assert_eq!(law(x + down, y + right), law(x, y), "({x},{y})");
    }
}

/// The bands hold every cell of an irregular law, and no cell of a regular one but near the corner.
#[wasm_bindgen_test(unsupported = test)]
fn the_bands_are_where_the_numbers_are_irregular() {
    let bands = landmarks().bands;
    for x in 32..2 * PROOF as i64 {
        for y in 32..2 * PROOF as i64 {
            let offset = |band: &Band| i64::from(band.down) * y - i64::from(band.right) * x;
            let inside = bands.iter().any(|band| (i64::from(band.from)..=i64::from(band.to)).contains(&offset(band)));
            let irregular = matches!(law(x as u64, y as u64), Law::Ray | Law::Diagonal);
            assert_eq!(inside, irregular, "({x},{y})");
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_cell_shows_its_moves_and_their_numbers() {
    let random = &mut Random::new(4);
    let mut player = common::open(common::game("knights"), "1\n1\n0 0\n");
    for _ in 0..100 * SCALE {
        let (x, y) = corner(random);
        let (x, y) = (x & (FARTHEST - 1), y & (FARTHEST - 1));
        let Some(CellInfo::Knights(look)) = player.cell_info(0, (x, y)) else { panic!("nothing at ({x},{y})") };
        assert_eq!((look.x, look.y, look.grundy), (x.to_string(), y.to_string(), mex(x, y)));
        for (seen, &(down, right)) in look.moves.iter().zip(&MOVES) {
            assert_eq!((i64::from(seen.hop.0), i64::from(seen.hop.1)), (down, right));
            let there = x.checked_add_signed(down).zip(y.checked_add_signed(right));
            assert_eq!(seen.grundy, there.map(|(x, y)| mex(x, y)), "({down},{right}) from ({x},{y})");
        }
    }
    assert!(player.cell_info(0, (FARTHEST + 1, 0)).is_some(), "moves lead beyond the farthest start");
    // The closed form ends at 2^63, and a move is 3 long.
    let farthest = (1 << 63) - 5;
    for (x, y, shown) in [(farthest, farthest, true), (farthest + 1, 0, false), (0, farthest + 1, false)] {
        assert_eq!(player.cell_info(0, (x, y)).is_some(), shown, "({x},{y})");
    }
}

/// Near the origin, a ray or the diagonal, or anywhere.
fn corner(random: &mut Random) -> (u64, u64) {
    let x = random.bits() >> random.within(2..=63);
    let near = random.below(120) as u64;
    match random.below(5) {
        0 => (near, random.below(200) as u64),
        1 => (x, (x + near).saturating_sub(100)),
        2 => (x / 2, (x / 2 * 2 + near).saturating_sub(100)),
        3 => (x, (x / 2 + near).saturating_sub(100)),
        _ => (x, random.bits() >> random.within(2..=63)),
    }
}

/// Eight cells of the statement's board need the board beyond it, and two of them change the winner.
#[wasm_bindgen_test(unsupported = test)]
fn a_table_cut_at_499_is_wrong_where_the_rules_say() {
    let cut: Vec<Vec<u8>> = mistakes::table(Mistake::BoardEndsAt499).chunks(999).map(Into::into).collect();
    let mut wrong = Vec::new();
    for (x, row) in cut.iter().enumerate().take(500) {
        for (y, &value) in row.iter().enumerate().take(500) {
            if value != grundy(x as u64, y as u64) {
                wrong.push((x, y));
            }
        }
    }
    let lower = [(247, 499), (248, 499), (249, 498), (250, 499)];
    let upper = [(498, 249), (499, 247), (499, 248), (499, 250)];
    assert_eq!(wrong, [lower, upper].concat());
    for &(x, y) in &wrong {
        assert_eq!(shown_cut(x, y), Some(cut[x][y]), "({x},{y})");
    }
    assert_eq!(shown_cut(246, 499), None);
    let losing = |&(x, y): &(usize, usize)| cut[x][y] == 0;
    assert_eq!(wrong.iter().filter(|cell| losing(cell)).count(), 2);
}

/// What the board says of a table that ends at index 499.
fn shown_cut(x: usize, y: usize) -> Option<u8> {
    let frame = common::open(common::game("knights"), &format!("1 1 {x} {y}")).frame(0);
    let Board::Knights(board) = frame.board else { panic!("a board of another game") };
    board.knights[0].cut
}

#[wasm_bindgen_test(unsupported = test)]
fn alice_and_bob_take_turns() {
    let game = common::game("knights");
    let text = "1\n2\n9 7\n12 30\n";
    let mut player = common::open(game, text);
    player.solve(u32::MAX);
    let plies = player.line().plies;
    assert!(plies > 4);
    for ply in 0..plies {
        assert_eq!(player.frame(ply).turn, Turn::Player { player: (ply % 2) as u8 }, "{ply}");
    }
    assert_eq!(player.frame(plies).turn, Turn::Over);
}
