use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use boardlab_core::{AnyInput, DynGame, Limits};

use super::request::Stress;
use crate::command_error::CommandError;
use crate::commands::minimise::{Trial, Wrong, print_least};
use crate::input::find_game;
use crate::jobs::run_in_order;
use crate::output::progress::status_line;
use crate::output::tell::tell;
use crate::programs::{Interrupt, Runner};

/// Inputs that a thread tries before the results are looked at.
const EACH: usize = 4;

/// An input on which the program goes wrong, and its number in the search.
struct Found {
    nth: u64,
    input: Arc<dyn AnyInput>,
    wrong: Wrong,
}

/// See [`stress`](super::stress).
pub(super) fn run(request: &Stress) -> Result<ExitCode, CommandError> {
    let cancel = Interrupt::on_signals()?;
    let game = find_game(&request.game)?;
    let against: Vec<OsString> =
        request.against.iter().flat_map(|command| command.split_whitespace()).map(OsString::from).collect();
    let other = (!against.is_empty()).then(|| Runner::trying(&request.tried, &against)).transpose()?;
    let runner = Runner::trying(&request.tried, &request.tried.command)?;
    let mut trial = Trial { input: random(game, request, 0), runner, against: other, cancel: &cancel };
    let (tried, found) = search(game, request, &trial)?;
    match found {
        Some(found) => {
            let seed = request.seed.wrapping_add(found.nth);
            tell(format_args!("boardlab: it goes wrong on input {} of the search, seed {seed}", found.nth + 1));
            trial.input = found.input;
            tell_found(request, &trial, found.wrong)?;
            Ok(ExitCode::from(if cancel.is_cancelled() { 130 } else { 1 }))
        }
        None => {
            tell(format_args!("boardlab: nothing went wrong on {tried} inputs from seed {} on", request.seed));
            Ok(ExitCode::from(if cancel.is_cancelled() { 130 } else { 0 }))
        }
    }
}

fn tell_found(request: &Stress, trial: &Trial<'_>, wrong: Wrong) -> Result<(), CommandError> {
    if !request.as_found {
        return print_least(trial, wrong, request.tried.jobs.count());
    }
    let text = trial.input.text();
    tell(format_args!("boardlab: {}", trial.describe(text, &wrong)?));
    Ok(io::stdout().lock().write_all(text.as_bytes())?)
}

/// How many inputs were tried, and the first on which the program goes wrong. It does not depend on the number of
/// threads.
fn search(
    game: &'static dyn DynGame,
    request: &Stress,
    trial: &Trial<'_>,
) -> Result<(u64, Option<Found>), CommandError> {
    let until = request.time.map(|time| Instant::now() + time);
    let status = status_line();
    let jobs = request.tried.jobs.count();
    let mut tried = 0;
    let mut found = None;
    while found.is_none() && tried < request.count && until.is_none_or(|until| Instant::now() < until) {
        let batch = tried..request.count.min(tried + (jobs * EACH) as u64);
        let attempt = |nth| {
            let input = random(game, request, nth);
            Ok(trial.run(input.text())?.map(|wrong| Found { nth, input, wrong }))
        };
        run_in_order(&batch, jobs, attempt, |result: Result<_, CommandError>| {
            found = found.take().or(result?);
            Ok(())
        })?;
        if trial.cancel.is_cancelled() {
            break;
        }
        tried = batch.end;
        status.set_message(format!("boardlab: {tried} inputs tried"));
    }
    status.finish_and_clear();
    Ok((tried, found))
}

/// A random input of the search.
fn random(game: &'static dyn DynGame, request: &Stress, nth: u64) -> Arc<dyn AnyInput> {
    let text = game.searched(request.seed, nth);
    game.read(text, Limits::Statement, &[]).unwrap_or_else(|_| unreachable!("what is generated is valid"))
}
