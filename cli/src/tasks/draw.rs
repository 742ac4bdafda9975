use std::path::Path;
use std::process::ExitCode;

use boardlab_core::scene::Scene;

use super::compare::judge;
use super::task::Task;
use crate::command_error::CommandError;
use crate::commands::draw::{Draw, draw_frames, show};
use crate::input::{note_keyboard_input, read_text};
use crate::output::file_name::display_name;

/// Draws a position of a task: the start, or one that an output leads to.
pub(crate) fn draw(module: &Path, request: &Draw) -> Result<ExitCode, CommandError> {
    if request.case.is_some_and(|case| case > 1) {
        return Err(CommandError::unusable("--case", "an input of a task is one case"));
    }
    request.check_files()?;
    let mut task = Task::load(module)?;
    let input = &request.source.file;
    note_keyboard_input(input);
    task.open_named(&display_name(input), &read_text(input)?)?;
    let last = match &request.output {
        Some(output) => judge(&mut task, read_text(output)?)?.moves,
        None => 0,
    };
    if let Some(folder) = &request.all {
        draw_frames(request, folder, last, |ply| scene(&mut task, ply))?;
        return Ok(ExitCode::SUCCESS);
    }
    let ply = request.ply.map_or(last, |ply| ply as usize);
    if ply > last {
        let problem = match request.output {
            Some(_) => format!("the output has {last} legal moves; write --ply 0 to --ply {last}"),
            None => "name an output with --output: the moves are taken from there".into(),
        };
        return Err(CommandError::unusable(format!("--ply {ply}"), problem));
    }
    show(request, scene(&mut task, ply)?)?;
    Ok(ExitCode::SUCCESS)
}

fn scene(task: &mut Task, ply: usize) -> Result<Scene, CommandError> {
    Ok(task.frame(ply)?.scene)
}
