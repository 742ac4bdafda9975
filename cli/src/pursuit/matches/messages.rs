use boardlab_core::games::pursuit::{Failure, MatchParams, Move, OutputError, Side, State};

use super::answer::Answer;
use super::turn::TurnLimits;
use crate::output::untrusted::quoted;
use crate::programs::{describe_memory, signal_name};

/// The parameters of a match.
pub(super) fn params(params: &MatchParams) -> String {
    let MatchParams { field, catchers, steps, turns, blocked } = *params;
    let kind = if field.torus { "torus" } else { "square" };
    let n = field.n;
    let reading = if blocked { ", reading blocked" } else { "" };
    format!("{kind} {n} x {n}, K {catchers}, S {steps}, L {turns}{reading}")
}

/// The name of a side.
pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::Catchers => "catchers",
        Side::Fugitive => "fugitive",
    }
}

/// Why a side forfeits, as a sentence: the turn, the line and number in its output, and the rule.
pub(super) fn forfeit_reason(
    params: &MatchParams,
    at: &State,
    error: &OutputError,
    answer: &Answer,
    limits: &TurnLimits,
) -> String {
    let what = match *error {
        OutputError::NotANumber { number, line, ref text } => {
            format!("line {line}, number {number}: {} is not a whole number", quoted(text))
        }
        OutputError::Count { expected, found } => {
            format!("its output has {}, but needs {}: {}", numbers(found), expected, expected_numbers(params, at))
        }
        OutputError::Range { number, line, value, min, max } => {
            let what = if at.turn == 0 { "a coordinate" } else { "a step along an axis" };
            format!("line {line}, number {number}: {value} is out of range; {what} is from {min} to {max}")
        }
        OutputError::Diagonal { number, line } => {
            let step = pair_text(answer, number);
            format!("line {line}, numbers {number} and {}: {step} goes along both axes; one must be 0", number + 1)
        }
        OutputError::OffField { number, line } => {
            let step = pair_text(answer, number);
            let from = step_start(params, at, answer, number);
            format!("line {line}, numbers {number} and {}: {step} leads from {from} off the square", number + 1)
        }
        OutputError::Failed { failure } => describe_failure(failure, &answer.note, limits),
    };
    format!("turn {}: {what}", at.turn)
}

fn numbers(count: u32) -> String {
    match count {
        0 => "no number".into(),
        1 => "1 number".into(),
        _ => format!("{count} numbers"),
    }
}

/// The numbers that a side has to write.
fn expected_numbers(params: &MatchParams, at: &State) -> String {
    match (at.side_to_move, at.turn) {
        (Side::Catchers, 0) => format!("x and y of {} catchers", params.catchers),
        (Side::Catchers, _) => format!("a step of {} catchers", params.catchers),
        (Side::Fugitive, 0) => "x and y of the fugitive".into(),
        (Side::Fugitive, _) => format!("{} steps of the fugitive", params.steps),
    }
}

/// The numbers of a well-formed output.
fn written(answer: &Answer) -> Vec<i32> {
    let Move::Output(text) = &answer.mv else { return Vec::new() };
    text.split_ascii_whitespace().filter_map(|word| word.parse().ok()).collect()
}

/// The pair of numbers in an output that starts with this number.
fn pair_text(answer: &Answer, number: u32) -> String {
    match written(answer).get(number as usize - 1..) {
        Some([x, y, ..]) => format!("`{x} {y}`"),
        _ => "the step".into(),
    }
}

/// The cell from which a step leaves the square.
fn step_start(params: &MatchParams, at: &State, answer: &Answer, number: u32) -> String {
    let nth = number as usize / 2;
    let from = match at.side_to_move {
        Side::Catchers => at.catchers.get(nth).copied(),
        Side::Fugitive => {
            let numbers = written(answer);
            let pairs: Vec<(i32, i32)> = numbers.chunks_exact(2).take(nth).map(|pair| (pair[0], pair[1])).collect();
            params.path(at, &pairs).ok().and_then(|path| path.last().copied().or(at.fugitive))
        }
    };
    from.map_or("there".into(), |cell| {
        let (x, y) = params.field.xy(cell);
        format!("{x} {y}")
    })
}

fn describe_failure(failure: Failure, note: &str, limits: &TurnLimits) -> String {
    let what = match failure {
        Failure::NotStarted => "it could not be started".into(),
        Failure::TimeOut => format!("it took longer than {} s", limits.time.as_secs_f64()),
        Failure::TooLong => format!("its output is longer than {} bytes", limits.output),
        Failure::NoFile => "it wrote no output file".into(),
        Failure::NotText => "its output is not text in UTF-8".into(),
        Failure::Memory => describe_memory(limits.memory),
        Failure::Files => "its scratch folder has".into(),
        Failure::Exit { status } => format!("it ended with exit status {status}"),
        Failure::Signal { number } => format!("it was ended by signal {number}{}", signal_name(number)),
    };
    match (failure, note) {
        (_, "") => what,
        (Failure::Files, excess) => format!("{what} {excess}"),
        (_, note) => format!("{what}: {note}"),
    }
}
