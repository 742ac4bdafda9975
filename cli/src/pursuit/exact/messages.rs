use boardlab_core::games::pursuit::exact::{Cost, LONGEST_SIDE, MOST_CATCHERS, Problem, Refusal};
use boardlab_core::games::pursuit::{Cell, Field};
use indicatif::HumanCount;

/// Why a problem is not taken, and what to do about it.
/// `allowed`: what --memory allows, which may be more than the machine has.
pub(super) fn refusal_message(problem: &Problem, refusal: Refusal, allowed: u64) -> String {
    let what = problem_words(problem);
    match refusal {
        Refusal::Catchers => format!("{what}: at most {MOST_CATCHERS} catchers can be solved exactly; ask for fewer"),
        Refusal::Side => format!("{what}: at most {LONGEST_SIDE} cells a side can be solved exactly; ask for fewer"),
        Refusal::Memory { bytes: needed, most } => {
            let least = format!("a machine with {}", bytes(least_machine(needed)));
            let (needed, allow) = (bytes(needed), needed.div_ceil(1 << 30));
            let why = match most < allowed {
                true => format!("this process may have {} here; {least} would do", bytes(most)),
                false => format!("--memory allows {}; allow it {allow}G, for which {least} would do", bytes(most)),
            };
            format!("{what}: this needs {needed} of memory, and {why}, or ask for a smaller board or fewer catchers")
        }
    }
}

/// The memory of the smallest machine that has so much to spare: machines have powers of two, and the system takes
/// some of it.
fn least_machine(needed: u64) -> u64 {
    needed.saturating_add(needed / 8).max(1 << 30).checked_next_power_of_two().unwrap_or(u64::MAX)
}

/// What a run will take.
pub(super) fn cost_message(problem: &Problem, cost: &Cost, most: u64, jobs: usize) -> String {
    let threads = if jobs == 1 { "1 thread".into() } else { format!("{jobs} threads") };
    let states = HumanCount(cost.states);
    let kept = HumanCount(cost.kept);
    let memory = format!("{} of memory, of which it may have {}", bytes(cost.bytes), bytes(most));
    format!("{}: {states} states, {kept} placements kept, {memory}; {threads}", problem_words(problem))
}

/// The board and the numbers of a problem.
pub(super) fn problem_words(problem: &Problem) -> String {
    let Problem { field: Field { n, .. }, catchers, steps, blocked } = *problem;
    let reading = if blocked { ", reading blocked" } else { "" };
    format!("{} {n} x {n}, K {catchers}, S {steps}{reading}", board(problem.field))
}

/// The command that solves a problem.
pub fn solve_command(problem: &Problem) -> String {
    let Problem { field: Field { n, .. }, catchers, steps, blocked } = *problem;
    let reading = if blocked { " --reading blocked" } else { "" };
    format!("boardlab pursuit solve --field {} -n {n} -k {catchers} -s {steps}{reading}", board(problem.field))
}

/// What a board is called.
pub fn board(field: Field) -> &'static str {
    if field.torus { "torus" } else { "square" }
}

/// x and y of some cells.
pub fn coordinates(field: Field, cells: &[Cell]) -> Vec<(u8, u8)> {
    cells.iter().map(|&cell| field.xy(cell)).collect()
}

/// A number of bytes in the unit that leaves few digits.
pub fn bytes(bytes: u64) -> String {
    let units = ["KiB", "MiB", "GiB", "TiB"];
    let power = (bytes.max(1).ilog2() / 10).min(4);
    match power.checked_sub(1) {
        None => format!("{bytes} bytes"),
        Some(unit) => {
            let number = bytes as f64 / 1024_f64.powi(power as i32);
            format!("{} {}", (number * 10.0).round() / 10.0, units[unit as usize])
        }
    }
}
