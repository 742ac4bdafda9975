//! Files of solved problems: a line of JSON, then the table's bytes, with a digest of both.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use boardlab_core::games::pursuit::exact::{Goal, Known, Problem, Solution, Tablebase, Theory};
use boardlab_core::games::pursuit::{Cell, MatchParams};
use serde::{Deserialize, Serialize};

use super::messages::{board, solve_command};
use crate::command_error::CommandError;
use crate::output::atomic_write::{atomic_write, create_folder};
use crate::output::sealed::{seal, unseal};
use crate::output::tell::tell;
use crate::pursuit::request::Reading;

/// The first line of a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    /// The version that wrote the table.
    boardlab: String,
    problem: String,
    capture_time: Option<u16>,
    placements: Vec<Vec<Cell>>,
    turns: u16,
}

/// Stores a solved problem.
pub(super) fn save(folder: &Path, solution: &Solution, table: &Tablebase) -> Result<(), CommandError> {
    create_folder(folder)?;
    let header = Header {
        boardlab: env!("CARGO_PKG_VERSION").into(),
        problem: name(&solution.problem),
        capture_time: solution.capture_time,
        placements: solution.placements.clone(),
        turns: solution.turns,
    };
    let behind = [b"\n", table.bytes()].concat();
    let header = seal(0, &header, &behind)?;
    atomic_write(&file(folder, &solution.problem), &[header.as_bytes(), &behind].concat())
}

/// Loads the solution of a problem from a folder. A small problem without a file is solved and stored. A damaged file
/// is ignored with a warning.
pub(in crate::pursuit) fn theory(params: &MatchParams, folder: &Path) -> Theory {
    let known = Problem::of(params).and_then(|problem| match load(folder, problem) {
        Ok(None) => solve_small(folder, problem),
        Ok(known) => known,
        Err(why) => {
            let file = file(folder, &problem);
            let command = solve_command(&problem);
            let file = file.display();
            let folder = folder.display();
            tell(format_args!(
                "boardlab: {file}: {why}; played without it; `{command} --cache {folder}` makes it again"
            ));
            None
        }
    });
    known.map_or_else(Theory::default, Theory::of)
}

fn solve_small(folder: &Path, problem: Problem) -> Option<Known> {
    let known = Known::solve_small(problem)?;
    if let Err(failure) = save(folder, &known.solution, &known.table) {
        tell(failure);
    }
    Some(known)
}

/// Reads the file of a problem. `None` if there is none.
fn load(folder: &Path, problem: Problem) -> Result<Option<Known>, String> {
    let mut bytes = match fs::read(file(folder, &problem)) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.to_string()),
    };
    let all = bytes.len();
    let (_, content) = unseal(0, &mut bytes).map_err(|damage| damage.to_string())?;
    let end = content.iter().position(|&byte| byte == b'\n').ok_or("it has no first line")?;
    let header: Header = serde_json::from_slice(&content[..end]).map_err(|error| error.to_string())?;
    header.check(problem)?;
    let behind = all - content.len() + end + 1;
    bytes.drain(..behind);
    let cost = problem.cost(Goal::Tablebase).map_err(|_| "it is too large to be solved")?;
    let table = Tablebase::from_bytes(problem, bytes).ok_or("its table has another size")?;
    let Header { capture_time, placements, turns, .. } = header;
    Ok(Some(Known { solution: Solution { problem, capture_time, placements, turns, cost }, table }))
}

impl Header {
    fn check(&self, problem: Problem) -> Result<(), String> {
        let ours = env!("CARGO_PKG_VERSION");
        if self.boardlab != ours {
            Err(format!("it is of boardlab {}, this is {ours}", self.boardlab))
        } else if self.problem != name(&problem) {
            Err(format!("it holds {}", self.problem))
        } else {
            Ok(())
        }
    }
}

fn file(folder: &Path, problem: &Problem) -> PathBuf {
    folder.join(format!("{}.theory", name(problem)))
}

fn name(problem: &Problem) -> String {
    let Problem { field, catchers, steps, blocked } = *problem;
    let reading = Reading::of(blocked);
    format!("{}-{}-{catchers}-{steps}-{}", board(field), field.n, reading.name())
}
