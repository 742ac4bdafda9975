use boardlab_core::Limits;
use boardlab_core::scene::{Scene, Style, Theme, svg};

use super::feedback::Feedback;
use super::judged::{Judged, judged};
use super::output::written;
use super::run::Run;
use super::{pursuit, solitaire};
use crate::command_error::CommandError;
use crate::commands::draw::{deciding, last_position};
use crate::input::{find_game, parse, read_text};
use crate::output::file_name::display_name;

/// Draws what a judge wants to see of a run. Where the program plays a game, its team may see the end of it, too.
pub(super) fn draw(run: &Run, feedback: &Feedback) -> Result<(), CommandError> {
    let game = find_game(&run.game)?;
    let record = match judged(game.id()) {
        Judged::Solitaire => Some((solitaire::TRANSCRIPT, solitaire::moves as fn(&str) -> u32)),
        Judged::Pursuit => Some((pursuit::RECORD, pursuit::moves as fn(&str) -> u32)),
        Judged::Output => None,
    };
    match record {
        Some((name, moves)) => {
            let Some(text) = feedback.read(name)? else { return Ok(()) };
            let moves = moves(&text);
            let Some(scene) = last_position(&*parse(game, name, text, Limits::Statement, &[])?, moves) else {
                return Ok(());
            };
            feedback.write("teamimage.svg", &picture(&scene))?;
            feedback.write("judgeimage.svg", &picture(&scene))
        }
        None => {
            let input = parse(game, &display_name(&run.input), read_text(&run.input)?, Limits::Statement, &[])?;
            match written()?.map(|output| deciding(&input, output)) {
                Ok(Ok(scene)) => feedback.write("judgeimage.svg", &picture(&scene)),
                // Nothing decides.
                Ok(Err(_)) | Err(_) => Ok(()),
            }
        }
    }
}

fn picture(scene: &Scene) -> String {
    svg(scene, Style::from(Theme::Light))
}
