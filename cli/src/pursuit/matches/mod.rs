//! Matches between robots, which are programs of others or built-in strategies, and tournaments of them.

mod answer;
mod engine;
mod fields;
mod messages;
mod player;
mod results;
mod schedule;
mod settings;
mod standings;
pub(super) mod tournament;
mod turn;

use std::io::{self, Write};
use std::process::ExitCode;

use boardlab_core::games::pursuit::{Case, End, MatchParams, Side, Start, State};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::command_error::CommandError;
use crate::output::atomic_write::AtomicFile;
use crate::output::progress::progress;
use crate::output::tell::tell;
use crate::output::untrusted::last_lines;
use crate::pursuit::request::Match;
use engine::{Engine, Forfeit, PlayedMatch, match_start};
use messages::{params, side};
use player::Player;

/// Plays the match of a match file and prints the result.
pub(super) fn run(request: &Match) -> Result<ExitCode, CommandError> {
    let case = request.rules.only_case(&request.file)?;
    let names = robot_names(&case).map_err(|problem| CommandError::unusable(request.file.display(), problem))?;
    let folder = request.limits.robots.as_deref();
    let players = [Player::find(&names[0], folder)?, Player::find(&names[1], folder)?];
    let players = [&players[0], &players[1]];
    // From here on signals are handled, before there is a file to remove.
    let engine = Engine::new(&request.limits)?;
    // If the replay cannot be written, the match is not played.
    let replay = request.replay.as_deref().map(AtomicFile::create).transpose()?;
    let case = match_start(&case, players);
    let bar = progress("turns", case.params.turns.into());
    let played = engine.play(&case, players, |at| show_position(&bar, &case.params, at))?;
    bar.finish_and_clear();
    let Some(played) = played else { return Ok(ExitCode::from(130)) };
    if let Some(replay) = replay {
        replay.commit(engine::replay(&case, players, &played).as_bytes())?;
    }
    match request.json {
        true => println(&serde_json::to_string(&json_report(&case.params, &names, &played)).map_err(io::Error::from)?)?,
        false => println(&summary(&case.params, &names, &played))?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The robots of a match file.
fn robot_names(case: &Case) -> Result<[String; 2], &'static str> {
    match &case.start {
        Start::Turn(_) => Err("this is a turn file; a match needs a match file"),
        Start::Match { moves, .. } if !moves.is_empty() => {
            Err("this is a replay; `boardlab solve pursuit` goes on with it, a match begins anew")
        }
        Start::Match { robots, .. } => Ok(robots.clone()),
    }
}

fn println(text: &str) -> io::Result<()> {
    writeln!(io::stdout().lock(), "{text}")
}

/// Shows a position on a terminal.
fn show_position(bar: &ProgressBar, params: &MatchParams, at: &State) {
    bar.set_position(at.turn.into());
    if let Some(cell) = at.fugitive {
        let (x, y) = params.field.xy(cell);
        let near = at.catchers.iter().map(|&catcher| params.field.distance(catcher, cell)).min().unwrap_or_default();
        bar.set_message(format!("fugitive at {x} {y}, {near} from the nearest catcher"));
    }
}

fn summary(rules: &MatchParams, names: &[String; 2], played: &PlayedMatch) -> String {
    let Some(end) = &played.end_state.end else { return String::new() };
    let how = match &played.forfeit {
        Some(Forfeit { side, reason, stderr_tail }) => {
            for line in last_lines(stderr_tail) {
                tell(format_args!("{}, standard error: {line}", names[*side as usize]));
            }
            format!("{} on {reason}", side_verb(*side, names, "forfeit"))
        }
        None if *end == End::Caught => format!("the fugitive was caught on turn {}", played.end_state.turn),
        None => format!("the fugitive was not caught in {} turns", rules.turns),
    };
    let [catchers, fugitive] = names;
    let (first, second) = played.score;
    let rules = params(rules);
    let wins = side_verb(end.winner(), names, "win");
    format!("{rules}: catchers {catchers}, fugitive {fugitive}\n{how}\n{wins}\n{first} : {second}")
}

/// A side, its name and a verb: the fugitive wins, the catchers win.
fn side_verb(of: Side, names: &[String; 2], verb: &str) -> String {
    let ending = if of == Side::Fugitive { "s" } else { "" };
    format!("the {} {} {verb}{ending}", side(of), names[of as usize])
}

/// A match as JSON. Times are in seconds.
#[derive(Serialize)]
struct JsonReport<'a> {
    torus: bool,
    n: u8,
    k: u16,
    s: u8,
    l: u16,
    reading: &'static str,
    robots: &'a [String; 2],
    /// The turn in which it ended.
    turn: u16,
    end: &'static str,
    winner: Side,
    /// The points of catchers and fugitive.
    score: Option<(u16, u16)>,
    forfeit: Option<JsonForfeit<'a>>,
    /// The longest turn of catchers and fugitive.
    longest: [f64; 2],
}

#[derive(Serialize)]
struct JsonForfeit<'a> {
    side: Side,
    reason: &'a str,
    stderr: &'a str,
}

/// One word for how a match ended.
pub(super) fn end_name(end: Option<&End>) -> &'static str {
    match end {
        Some(End::Caught) => "caught",
        Some(End::Escaped) => "escaped",
        Some(End::Forfeit { .. }) => "forfeit",
        None => "",
    }
}

fn json_report<'a>(params: &MatchParams, robots: &'a [String; 2], played: &'a PlayedMatch) -> JsonReport<'a> {
    let at = &played.end_state;
    JsonReport {
        torus: params.field.torus,
        n: params.field.n,
        k: params.catchers,
        s: params.steps,
        l: params.turns,
        reading: if params.blocked { "blocked" } else { "default" },
        robots,
        turn: at.turn,
        end: end_name(at.end.as_ref()),
        winner: at.end.as_ref().map_or(Side::Fugitive, End::winner),
        score: at.score(params),
        forfeit: played.forfeit.as_ref().map(|forfeit| JsonForfeit {
            side: forfeit.side,
            reason: &forfeit.reason,
            stderr: &forfeit.stderr_tail,
        }),
        longest: played.longest.map(|time| time.as_secs_f64()),
    }
}
