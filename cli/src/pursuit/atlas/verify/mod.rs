//! `pursuit atlas verify`: proves what entries of an atlas say, without trust in the solver.

mod certificates;
mod checker;
#[cfg(test)]
mod naive;

use std::cell::OnceCell;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use boardlab_core::games::pursuit::exact::Goal;
use clap::Args;
use indicatif::HumanCount;

use super::budget::{Extent, WorkLimits};
use super::earlier::{EarlierAtlas, EarlierEntry};
use super::key::AtlasKey;
use crate::failure::Failure;
use crate::pursuit::exact::{Threads, bytes};
use crate::tell::tell;
use certificates::Depths;
use checker::{Board, Flaw, check_capture, check_escape, check_survival, count, count_below};

#[derive(Args)]
pub(super) struct Verify {
    /// Entries, as `plan` names them [default: all that the atlas has].
    #[arg(value_name = "ENTRY")]
    entries: Vec<AtlasKey>,
    /// The atlas.
    #[arg(long, value_name = "FILE", default_value = "atlas.json")]
    atlas: PathBuf,
    #[command(flatten)]
    extent: Extent,
    #[command(flatten)]
    work_limits: WorkLimits,
}

/// A second of the limit allows the checker to build this many sets of cells.
const SETS_PER_SECOND: u64 = 20_000_000;

/// What may be spent on one claim.
struct Limits {
    memory: u64,
    /// Time, as the number of sets that may be built.
    sets: u64,
    threads: Threads,
}

/// What came of a claim.
enum Outcome {
    Proven(String),
    /// Why it was not tried: it would exceed the limits, or the entry does not say enough.
    NotTried(String),
}

/// Something that an entry says.
#[derive(Clone, Copy)]
enum Claim {
    /// With one catcher fewer than the least number that wins, the fugitive escapes.
    Escape,
    /// The least number of catchers wins in the time of the entry.
    Capture,
    /// That many catchers do not win sooner.
    NoSooner,
}

/// An entry, examined with a given number of catchers.
struct Case<'a> {
    key: AtlasKey,
    entry: &'a EarlierEntry,
    catchers: u16,
    limits: &'a Limits,
    /// What the solver finds, filled by the first claim that needs it. It holds `None` if the memory is too small.
    depths: OnceCell<Option<Depths>>,
}

/// Proves the entries one after the other.
pub(super) fn run(request: &Verify) -> Result<ExitCode, Failure> {
    let atlas = EarlierAtlas::read(&request.atlas)?;
    let limits = Limits {
        memory: request.work_limits.resources.memory,
        sets: u64::from(request.work_limits.seconds) * SETS_PER_SECOND,
        threads: request.work_limits.resources.threads(),
    };
    let keys: Vec<AtlasKey> = match request.entries.as_slice() {
        [] => AtlasKey::shards(request.extent.largest).filter(|&key| atlas.of(key).next().is_some()).collect(),
        some => some.to_vec(),
    };
    let [mut whole, mut but_for_time, mut part, mut none] = [0; 4];
    for key in keys {
        let Some(entry) = atlas.of(key).next() else {
            return Err(Failure::unusable(key, "it is not in this atlas"));
        };
        let outcomes = outcomes(key, entry, &limits)
            .map_err(|Flaw(why)| Failure::Impossible(format!("{key}: what the atlas says is refuted: {why}")))?;
        let proven: Vec<bool> = outcomes.iter().map(|outcome| matches!(outcome, Outcome::Proven(_))).collect();
        match proven[..] {
            [true, true, false] => but_for_time += 1,
            _ if !proven.contains(&true) => none += 1,
            _ if proven.contains(&false) => part += 1,
            _ => whole += 1,
        }
        let words: Vec<&str> = outcomes.iter().map(Outcome::words).collect();
        writeln!(io::stdout().lock(), "{key}: {}", words.join("; "))?;
    }
    tell(format_args!(
        "boardlab: {whole} entries proven whole, {but_for_time} but for \"no sooner\", {part} in part, {none} not at all; none refuted"
    ));
    Ok(ExitCode::SUCCESS)
}

impl Outcome {
    fn words(&self) -> &str {
        match self {
            Outcome::Proven(words) | Outcome::NotTried(words) => words,
        }
    }
}

/// What comes of everything that an entry says.
fn outcomes(key: AtlasKey, entry: &EarlierEntry, limits: &Limits) -> Result<Vec<Outcome>, Flaw> {
    let mut outcomes = Vec::new();
    let [low, high] = entry.least;
    let case = |catchers: u16| Case { key, entry, catchers, limits, depths: OnceCell::new() };
    if low > 1 {
        outcomes.push(case(low - 1).prove(Claim::Escape)?);
    }
    match entry.time {
        Some(_) if low == high && entry.placement.len() == usize::from(low) => {
            let case = case(low);
            outcomes.push(case.prove(Claim::Capture)?);
            outcomes.push(case.prove(Claim::NoSooner)?);
        }
        _ => outcomes.push(Outcome::NotTried("the entry has no exact K with its time and placement".into())),
    }
    Ok(outcomes)
}

impl Case<'_> {
    fn prove(&self, claim: Claim) -> Result<Outcome, Flaw> {
        let Case { key, entry, catchers, limits, .. } = *self;
        let board = board_of(key);
        let time = entry.time.unwrap_or_default();
        if time == 1 && matches!(claim, Claim::NoSooner) {
            return Ok(Outcome::Proven("no sooner, because no turn comes before the first".into()));
        }
        if time == 1 && matches!(claim, Claim::Capture) {
            let start = start(board, entry);
            check_capture(board, &start, 1, &certificates::at_once(board, &start))?;
            return Ok(Outcome::Proven(format!("K {catchers} wins in 1, because they stand next to every cell")));
        }
        let problem = key.problem(catchers as u8);
        let Ok(cost) = problem.cost(Goal::Tablebase) else {
            return Ok(Outcome::NotTried(format!("K {catchers}: more catchers than the solver has tables for")));
        };
        let k = usize::from(catchers);
        // Beside the table of the solver: a set for each placement; on a torus one more, from before the first catcher moves.
        let tables = count(board, k).saturating_mul(size_of::<checker::Cells>() as u64) << u8::from(board.torus);
        let (tables, checked_turns) = match claim {
            Claim::Escape => (tables, 1),
            // A capture is checked by its ranking; no sets are built.
            Claim::Capture => (0, 0),
            Claim::NoSooner => (tables, u64::from(time) - 1),
        };
        let memory = cost.bytes.saturating_add(tables);
        let sets = work(board, k).saturating_mul(checked_turns);
        if memory > limits.memory || sets > limits.sets {
            let (memory, seconds) = (bytes(memory), sets / SETS_PER_SECOND);
            return Ok(Outcome::NotTried(format!(
                "K {catchers}: beyond the limits, with {memory} and {seconds} seconds"
            )));
        }
        // Captures and "no sooner" need the first turns only; an escape shows when the analysis is complete.
        let solved_turns = if matches!(claim, Claim::Escape) { u16::MAX } else { time };
        let depths =
            self.depths.get_or_init(|| Depths::up_to(solved_turns, problem, board, limits.memory, &limits.threads));
        let Some(depths) = depths else {
            return Ok(Outcome::NotTried(format!("K {catchers}: beyond the memory")));
        };
        check(board, entry, catchers, claim, depths).map(Outcome::Proven)
    }
}

fn check(board: Board, entry: &EarlierEntry, catchers: u16, claim: Claim, depths: &Depths) -> Result<String, Flaw> {
    let (k, time) = (usize::from(catchers), entry.time.unwrap_or_default());
    let placements = HumanCount(count(board, k));
    match claim {
        Claim::Escape => {
            check_escape(board, k, |placement| depths.never_caught(placement))?;
            Ok(format!("K {k} loses, by a closed set for {placements} placements"))
        }
        Claim::Capture => {
            let start = start(board, entry);
            let ranking = depths.ranking(&start);
            check_capture(board, &start, time, &ranking)?;
            Ok(format!("K {k} wins in {time}, by a ranking of {} positions", HumanCount(ranking.len() as u64)))
        }
        Claim::NoSooner => {
            check_survival(board, k, time - 1, |turns, placement| depths.safe(turns as u8, placement))?;
            Ok(format!("no sooner, by {} sets for {placements} placements", time - 1))
        }
    }
}

/// How many sets are put together to check a turn.
fn work(board: Board, catchers: usize) -> u64 {
    let numbered = (catchers - usize::from(board.torus)) as u64;
    let waiting = |cell: u16, size: u64| count_below((board.cells() - cell).into(), size);
    let tables = |moved: u64| {
        (0..board.cells()).map(move |cell| {
            waiting(cell, numbered - 1 - moved).saturating_mul(count_below(board.reach(cell).into(), moved))
        })
    };
    5 * (0..numbered).flat_map(tables).fold(count(board, catchers), u64::saturating_add)
}

/// The board of a case, as the checker has it.
fn board_of(key: AtlasKey) -> Board {
    Board { torus: key.torus, n: key.n.into(), steps: key.steps().into(), blocked: key.blocked }
}

/// The placement of an entry, its cells ascending.
fn start(board: Board, entry: &EarlierEntry) -> Vec<u16> {
    let cell = |&(x, y): &(u8, u8)| u16::from(y) * board.n as u16 + u16::from(x);
    let mut cells: Vec<u16> = entry.placement.iter().map(cell).collect();
    cells.sort_unstable();
    cells
}

#[cfg(test)]
mod tests {
    use super::checker::{Cells, Ranking};
    use super::*;

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
        let first =
            whole.iter().find(|(_, reply)| reply.turns > 1).map(|(position, _)| position.clone()).expect("a row");
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

    /// The first set that is empty tells the capture time; what changes no more, an escape: the analysis in its simplest form.
    #[test]
    fn a_naive_analysis_agrees_with_the_atlas_that_is_shipped() {
        const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../www/public/atlas.json");
        let atlas = EarlierAtlas::read(SHIPPED.as_ref()).expect("the atlas");
        let mut compared = 0;
        for key in AtlasKey::shards(5) {
            let board = board_of(key);
            let entry = atlas.of(key).next().expect("an entry");
            for catchers in 1..=usize::from(entry.least[0]).min(3) {
                let time = naive::capture_time(board, catchers);
                let wins = catchers == usize::from(entry.least[0]);
                assert_eq!(time, entry.time.filter(|_| wins), "{key}, K {catchers}");
                compared += 1;
            }
        }
        assert!(compared > 80, "{compared}");
    }
}
