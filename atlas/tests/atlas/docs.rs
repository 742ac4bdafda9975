//! The pages of the project that show `boardlab-atlas`: their commands run as they stand, and so do the recipes for
//! clusters.

use std::path::Path;
use std::process::{Command, Stdio};

use boardlab_tests::programs::{pages, read, shown};

use super::{ATLAS, folder, good, run, write};

/// Parts of commands that take long, and what is run in their place.
const SMALLER: [(&str, &str); 6] = [
    ("boardlab-atlas --shards", "boardlab-atlas --largest 3 --shards"),
    ("boardlab-atlas plan", "boardlab-atlas plan --largest 3"),
    ("boardlab-atlas merge", "boardlab-atlas merge --largest 3"),
    ("run torus-9-2-default", "run torus-3-2-default"),
    ("verify square-5-2-default", "verify square-3-2-default"),
    // The array's number of the job.
    ("\"$SLURM_ARRAY_TASK_ID\"", "0"),
];

/// It wants GNU parallel. The same page has it with `xargs`.
const PARALLEL: &str = "| parallel ";

#[test]
fn every_command_is_run() {
    let pages = pages();
    let shown = |part: &str| pages.iter().any(|(_, commands)| commands.iter().any(|command| command.contains(part)));
    assert!(SMALLER.iter().all(|(part, _)| shown(part)) && shown(PARALLEL));
    for (page, commands) in &pages {
        let folder = folder(&format!("pages/{page}"));
        let ours =
            commands.iter().filter(|command| command.starts_with("boardlab-atlas ") && !command.contains(PARALLEL));
        for command in ours {
            let smaller =
                SMALLER.iter().fold(command.clone(), |command, (part, instead)| command.replace(part, instead));
            run_shell(&folder, &["bash", "-euo", "pipefail", "-c", &smaller], ("NOTHING", 0));
        }
    }
}

/// The first block of code behind some words of the documentation.
fn block<'a>(text: &'a str, behind: &str) -> &'a str {
    let (_, rest) = text.split_once(behind).expect("the words");
    let (_, rest) = rest.split_once("\n```").expect("a block");
    let (_, rest) = rest.split_once('\n').expect("its language");
    rest.split_once("```\n").expect("its end").0
}

/// Runs a script in a folder as a scheduler would.
fn scheduled(folder: &Path, script: &str, index: (&str, usize)) {
    run_shell(folder, &["sh", "-e", "-c", script], index);
}

/// Runs a shell in a folder, with `boardlab-atlas` on its path.
fn run_shell(folder: &Path, shell: &[&str], index: (&str, usize)) {
    let program = Path::new(ATLAS).parent().expect("a folder").display();
    let path = format!("{program}:{}", std::env::var("PATH").unwrap_or_default());
    let mut command = Command::new(shell[0]);
    let command = command.args(&shell[1..]).env("PATH", path).env(index.0, index.1.to_string()).stdin(Stdio::null());
    let output = command.current_dir(folder).output().expect("a shell");
    assert!(output.status.success(), "{shell:?}\n{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_recipes_run_as_they_stand() {
    let docs = read("docs/atlas.md");
    let plan = good(run(&["plan"]));
    let shard = |nth: usize| format!("{}.json", plan.lines().nth(nth).expect("a shard"));
    let folder = folder("docs");
    write(&folder.join("plan.txt"), &plan);
    // The last shards are the smallest.
    scheduled(&folder, block(&docs, "### A Slurm array"), ("SLURM_ARRAY_TASK_ID", 251));
    assert!(folder.join("shards").join(shard(251)).exists());
    assert!(docs.contains("--array=0-251\n") && docs.contains("completions: 252\n") && plan.lines().count() == 252);
    let job = block(&docs, "### A Kubernetes job").split_once(">-\n").expect("arguments").1;
    let job: Vec<&str> = job.lines().map(str::trim).take_while(|line| *line != "resources:").collect();
    scheduled(&folder, &job.join(" ").replace("/atlas/", "./"), ("JOB_COMPLETION_INDEX", 250));
    assert!(folder.join("shards").join(shard(250)).exists());
    let xargs = docs.split('`').find(|code| code.contains("| xargs ")).expect("a line for xargs");
    scheduled(&folder, &xargs.replace("plan", "plan --largest 3"), ("NOTHING", 0));
    good(run(&["merge", shown(&folder.join("shards")), "--largest", "3"]));
}
