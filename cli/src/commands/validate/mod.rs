//! A judge's side of the problem package format: exit status 42 accepts, 43 refuses, and files in a feedback folder
//! say more.
//!
//! The validators of a package are this program: a judge has no cargo, and a validator in another language would be a
//! second truth of the rules.

mod feedback;
mod input;
mod judged;
mod output;
mod picture;
mod pursuit;
mod run;
mod solitaire;

use std::process::ExitCode;

use clap::Subcommand;

pub(crate) use pursuit::{PASSES, interaction, placed};

use crate::arguments::GAME_NAMES;
use crate::command_error::CommandError;
use crate::input::find_game;
use crate::output::tell::tell;
use feedback::Feedback;
use judged::{Judged, judged};
use run::{Ruling, Run};

#[derive(Subcommand)]
pub(crate) enum Validate {
    /// Check an input on standard input: exit status 42 if a judge can use it, else 43.
    Input {
        /// The game.
        #[arg(value_parser = GAME_NAMES)]
        game: String,
    },
    /// Judge what a program writes, on standard input: exit status 42 accepted, 43 wrong.
    Output(Run),
    /// Draw the position that decides, or the last one, into the feedback folder.
    Picture(Run),
}

const ACCEPTED: u8 = 42;
const WRONG: u8 = 43;

/// Does what a judge asks for. An error is one of the judge, not of the program: its exit status is neither of the two.
pub(crate) fn validate(request: &Validate) -> Result<ExitCode, CommandError> {
    match request {
        Validate::Input { game } => match input::check(find_game(game)?) {
            Ok(()) => Ok(ExitCode::from(ACCEPTED)),
            Err(problem) => {
                tell(problem);
                Ok(ExitCode::from(WRONG))
            }
        },
        Validate::Output(run) => report(judge(run)?, &run.feedback()),
        Validate::Picture(run) => picture::draw(run, &run.feedback()).map(|()| ExitCode::SUCCESS),
    }
}

fn judge(run: &Run) -> Result<Ruling, CommandError> {
    let feedback = run.feedback();
    match judged(find_game(&run.game)?.id()) {
        Judged::Solitaire => solitaire::judge(run, &feedback),
        Judged::Pursuit => pursuit::judge(run, &feedback),
        Judged::Output => output::judge(run),
    }
}

fn report(ruling: Ruling, feedback: &Feedback) -> Result<ExitCode, CommandError> {
    let (status, message, score) = match ruling {
        Ruling::Accepted { score, message } => (ACCEPTED, message, score),
        Ruling::Wrong { message } => (WRONG, message, None),
    };
    feedback.append("judgemessage.txt", &message)?;
    if let Some(score) = score {
        feedback.write("score.txt", &format!("{score}\n"))?;
    }
    Ok(ExitCode::from(status))
}
