use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use crate::command_error::CommandError;
use crate::output::atomic_write::{atomic_write, create_folder};
use crate::output::file_name::display_name;
use crate::output::tell::tell;

#[derive(Args)]
pub(crate) struct New {
    /// The name of the task, which is that of its folder: small letters, digits, `-`.
    #[arg(value_parser = name)]
    name: String,
    /// The folder `task` of a copy of Boardlab [default: looked for beside this folder and above it].
    #[arg(long, value_name = "DIR")]
    kit: Option<PathBuf>,
}

/// What goes into the folder of a task. `@name` and `@kit` are replaced.
const FILES: [(&str, &str); 6] = [
    ("Cargo.toml", include_str!("template/Cargo.toml.txt")),
    ("rust-toolchain.toml", include_str!("template/toolchain.toml.txt")),
    (".cargo/config.toml", include_str!("template/config.toml.txt")),
    ("src/lib.rs", include_str!("template/lib.rs.txt")),
    ("input.txt", include_str!("template/input.txt")),
    ("output.txt", include_str!("template/output.txt")),
];

/// Writes the crate of a task, which can be built and drawn at once.
pub(crate) fn new(request: &New) -> Result<ExitCode, CommandError> {
    let name = &request.name;
    let folder = Path::new(name);
    if folder.exists() {
        return Err(CommandError::unusable(name, "it is there already; choose another name, or another folder"));
    }
    let kit = kit(request.kit.as_deref())?;
    for (file, text) in FILES {
        let file = folder.join(file);
        create_folder(file.parent().unwrap_or(folder))?;
        atomic_write(&file, text.replace("@name", name).replace("@kit", &kit).as_bytes())?;
    }
    let module = format!("target/wasm32-unknown-unknown/release/{}.wasm", name.replace('-', "_"));
    tell(format_args!(
        "boardlab: {name}/src/lib.rs is a task that works: put yours in its place, then\n  cd {name} && cargo build --release\n  \
         boardlab draw {module} input.txt --svg board.svg\n  boardlab compare {module} input.txt output.txt"
    ));
    Ok(ExitCode::SUCCESS)
}

/// The path of `boardlab-task` as a manifest of TOML writes it.
fn kit(named: Option<&Path>) -> Result<String, CommandError> {
    let here = env::current_dir().map_err(CommandError::file(Path::new(".")))?;
    let kit = match named {
        Some(named) => Some(here.join(named)).filter(|kit| is_kit(kit)).ok_or_else(|| {
            CommandError::unusable(display_name(named), "it is not the folder `task` of a copy of Boardlab")
        })?,
        None => {
            let kits = here.ancestors().flat_map(|above| [above.join("task"), above.join("boardlab/task")]);
            kits.into_iter().find(|kit| is_kit(kit)).ok_or_else(|| {
                let help = "write --kit boardlab/task, the folder in your copy of the repository";
                CommandError::Impossible(format!("no copy of Boardlab is beside this folder or above it; {help}"))
            })?
        }
    };
    Ok(kit.to_string_lossy().replace('\\', "/").replace('"', "\\\""))
}

fn is_kit(folder: &Path) -> bool {
    fs::read_to_string(folder.join("Cargo.toml")).is_ok_and(|text| text.contains("name = \"boardlab-task\""))
}

fn name(text: &str) -> Result<String, String> {
    let is_name = text.starts_with(|sign: char| sign.is_ascii_lowercase())
        && text.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-');
    is_name.then(|| text.into()).ok_or_else(|| "write small letters, digits and `-`, a letter first".into())
}
