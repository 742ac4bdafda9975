use boardlab::Threads;

use super::case::board_of;
use super::certificates::Depths;
use super::checker::{Board, Cells, Ranking, check_capture, check_escape, check_survival};
use super::naive;
use crate::atlas_file::AtlasFile;
use crate::key::AtlasKey;

const KEY: &str = "square-4-2-blocked";

fn depths(name: &str, catchers: u8) -> (Board, Depths) {
    let key: AtlasKey = name.parse().expect("an entry");
    let board = board_of(key);
    (board, Depths::up_to(u16::MAX, key.problem(catchers), board, 1 << 30, &Threads(1)).expect("it fits"))
}

#[test]
fn a_closed_set_with_one_wrong_cell_is_refused() {
    let (board, depths) = depths("square-5-2-default", 2);
    assert_eq!(check_escape(board, 2, |at| depths.never_caught(at)), Ok(()));
    let changed = |change: &dyn Fn(&mut Cells)| {
        check_escape(board, 2, |at| {
            let mut cells = depths.never_caught(at);
            if at == [6, 13] {
                change(&mut cells);
            }
            cells
        })
    };
    // A cell beside a catcher, one under it, none at all.
    assert!(changed(&|cells| cells[1] |= 1).is_err());
    assert!(changed(&|cells| cells[1] |= 2).is_err());
    assert!(changed(&|cells| *cells = [0; 16]).is_err());
    // Fewer cells are no closed set either, where others lead into them.
    assert!(check_escape(board, 2, |at| depths.safe(0, at)).is_err());
    assert!(check_escape(board, 3, |at| depths.never_caught(&at[..2])).is_err());
}

#[test]
fn a_time_that_is_too_long_is_refused() {
    let (board, depths) = depths(KEY, 2);
    assert_eq!(check_survival(board, 2, 3, |turns, at| depths.safe(turns as u8, at)), Ok(()));
    // On turn 4 some placement has caught all.
    assert!(check_survival(board, 2, 4, |turns, at| depths.safe(turns as u8, at)).is_err());
    let late = |turns: u16, at: &[u16]| depths.safe(turns as u8 - 1, at);
    assert!(check_survival(board, 2, 3, late).is_err());
}

fn ranking() -> (Board, Vec<u16>, Ranking) {
    let (board, depths) = depths(KEY, 2);
    let starts = (0..16).flat_map(|one| (one..16).map(move |other| vec![one, other]));
    let won = |start: &Vec<u16>| depths.safe(4, start) == [0; 16];
    let start = starts.into_iter().find(won).expect("a placement that wins in 4");
    let ranking = depths.ranking(&start);
    (board, start, ranking)
}

#[test]
fn a_ranking_with_one_wrong_row_is_refused() {
    let (board, start, whole) = ranking();
    assert_eq!(check_capture(board, &start, 4, &whole), Ok(()));
    assert!(check_capture(board, &start, 3, &whole).is_err());
    let refused = |change: &dyn Fn(&mut Ranking)| {
        let (_, _, mut ranking) = self::ranking();
        change(&mut ranking);
        assert!(check_capture(board, &start, 4, &ranking).is_err());
    };
    let first = whole.iter().find(|(_, reply)| reply.turns > 1).map(|(position, _)| position.clone()).expect("a row");
    refused(&|ranking| _ = ranking.remove(&first));
    refused(&|ranking| ranking.get_mut(&first).expect("the row").turns = 1);
    refused(&|ranking| ranking.get_mut(&first).expect("the row").to[0] = 99);
    refused(&|ranking| _ = ranking.get_mut(&first).expect("the row").to.pop());
    refused(&|ranking| ranking.get_mut(&first).expect("the row").to = first.0.clone());
    refused(&|ranking| ranking.values_mut().for_each(|reply| reply.turns = 4));
    refused(&|ranking| ranking.values_mut().for_each(|reply| reply.turns = 0));
}

#[test]
fn the_checker_agrees_with_every_joint_move() {
    let mut verdicts = [0; 2];
    for (seed, name) in ["square-3-1-default", "square-3-2-blocked", "torus-3-1-default", "torus-4-2-blocked"]
        .into_iter()
        .cycle()
        .take(80)
        .enumerate()
    {
        let board = board_of(name.parse().expect("an entry"));
        let catchers = 1 + seed / 4 % 2;
        // All cells that no catcher is near, but for one in so many, by the cells alone.
        let safe = |at: &[u16]| {
            let near: Vec<u16> = at.iter().flat_map(|&cell| board.around(cell)).collect();
            let chosen = |cell: &u16| {
                let mix = at.iter().chain([cell]).fold(seed, |mix, &cell| mix * 31 + usize::from(cell));
                !near.contains(cell) && (seed < 8 || mix * 2_654_435_761 % 97 > seed % 3)
            };
            board.set(&(0..board.cells()).filter(chosen).collect::<Vec<u16>>())
        };
        let closed = naive::is_closed(board, catchers, safe);
        assert_eq!(check_escape(board, catchers, safe).is_ok(), closed, "{name}, K {catchers}, seed {seed}");
        verdicts[usize::from(closed)] += 1;
    }
    assert!(verdicts.iter().all(|&times| times > 4), "{verdicts:?}");
}

/// The first set that is empty tells the capture time; what changes no more, an escape: the analysis in its simplest
/// form.
#[test]
fn a_naive_analysis_agrees_with_the_atlas_that_is_shipped() {
    const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/atlas.json");
    let atlas = AtlasFile::read(SHIPPED.as_ref()).expect("the atlas");
    let mut compared = 0;
    for key in AtlasKey::shards(5) {
        let board = board_of(key);
        let entry = atlas.entry(key).expect("an entry");
        for catchers in 1..=usize::from(entry.least[0]).min(3) {
            let time = naive::capture_time(board, catchers);
            let wins = catchers == usize::from(entry.least[0]);
            assert_eq!(time, entry.time.filter(|_| wins), "{key}, K {catchers}");
            compared += 1;
        }
    }
    assert!(compared > 80, "{compared}");
}
