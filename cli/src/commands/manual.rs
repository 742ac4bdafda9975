//! Shell completions and man pages, made from the arguments.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::Command;
use clap_complete::{Shell, generate};
use clap_mangen::Man;

use crate::command_error::CommandError;
use crate::output::atomic_write::{atomic_write, create_folder};

/// Prints the completions of a shell.
pub(crate) fn completions(command: &Command, shell: Shell) -> Result<ExitCode, CommandError> {
    let mut script = Vec::new();
    generate(shell, &mut without_hidden(command), "boardlab", &mut script);
    io::stdout().lock().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

/// The command without its hidden subcommands, which `clap_complete` would offer.
fn without_hidden(command: &Command) -> Command {
    let shown = command.get_subcommands().filter(|command| !command.is_hide_set());
    Command::new("boardlab").version(env!("CARGO_PKG_VERSION")).subcommands(shown.cloned())
}

/// Writes `boardlab.1`, and `boardlab-solve.1` and so on for each command that is shown.
pub(crate) fn man_pages(command: Command, folder: &Path) -> Result<ExitCode, CommandError> {
    create_folder(folder)?;
    let mut command = command.disable_help_subcommand(true);
    // Gives each command its full name.
    command.build();
    write_page(command, folder)?;
    Ok(ExitCode::SUCCESS)
}

fn write_page(command: Command, folder: &Path) -> Result<(), CommandError> {
    for below in command.get_subcommands().filter(|command| !command.is_hide_set()) {
        write_page(below.clone(), folder)?;
    }
    let man = Man::new(command);
    let name = man.get_filename();
    let mut page = Vec::new();
    man.render(&mut page)?;
    atomic_write(&folder.join(name), &page)
}
