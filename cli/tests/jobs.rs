//! `boardlab jobs`: long jobs in units print the bytes of the command in one process.
#![cfg(unix)]

use std::env;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use boardlab_tests::programs::{Run, each_is_noticed, good, shown, write, write_resealed};
use serde_json::Value;

const BOARDLAB: &str = env!("CARGO_BIN_EXE_boardlab");

/// A folder in which a job is divided.
struct Bench(PathBuf);

impl Bench {
    fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("jobs").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("the folder is writable");
        Bench(folder)
    }

    fn run(&self, arguments: &[&str]) -> Run {
        Command::new(BOARDLAB).current_dir(&self.0).args(arguments).output().expect("it runs").into()
    }

    fn plan(&self, options: &[&str], command: &[&str]) -> Vec<String> {
        let plan = good(self.run(&[&["jobs", "plan"], options, &["--"], command].concat()));
        plan.lines().map(String::from).collect()
    }

    fn unit(&self, line: &str) -> Run {
        self.run(&["jobs", "run", line, "--out", "done"])
    }

    fn units<'a>(&self, lines: impl IntoIterator<Item = &'a String>) {
        lines.into_iter().for_each(|line| assert_eq!(good(self.unit(line)), ""));
    }

    fn merge(&self) -> Run {
        self.run(&["jobs", "merge", "done"])
    }

    fn missing(&self) -> Vec<String> {
        good(self.run(&["jobs", "merge", "done", "--missing"])).lines().map(String::from).collect()
    }

    fn file(&self, unit: &str) -> PathBuf {
        self.0.join("done").join(format!("unit-{unit}.json"))
    }

    fn robot(&self, name: &str, script: &str) {
        executable(&self.0.join("robots").join(name).join("run"), script);
    }
}

fn executable(file: &Path, script: &str) {
    write(file, script);
    fs::set_permissions(file, fs::Permissions::from_mode(0o755)).expect("its mode can be set");
}

/// A tournament with a robot that crashes, whose folder has a blank and a quote in its name.
fn tournament(bench: &Bench, format: &'static str) -> Vec<&'static str> {
    bench.robot("it's bad", "#!/bin/sh\necho no >&2\nexit 3\n");
    let players = ["--players", "chase,random,it's bad", "--robots", "robots", "--fields", "0 4 2 1 6, 1 5 2 2 8"];
    [&["pursuit", "tournament"], &players[..], &["--time-limit", "600", "--format", format]].concat()
}

#[test]
fn a_tournament_in_units_of_any_size_prints_the_bytes_of_one_process() {
    for (size, count) in [("1", 18), ("5", 4), ("18", 1), ("99", 1)] {
        for format in ["text", "csv", "csv-matches", "json"] {
            let bench = Bench::new("sizes");
            let command = tournament(&bench, format);
            let plan = bench.plan(&["--size", size], &command);
            assert_eq!(plan.len(), count);
            bench.units(plan.iter().rev());
            let (merged, whole) = (bench.merge(), bench.run(&command));
            assert_eq!((merged.code, &merged.out, &merged.err), (0, &whole.out, &whole.err), "{size} {format}");
            assert!(merged.out.contains("it's bad"), "{}", merged.out);
        }
    }
}

#[test]
fn what_is_missing_is_said_and_can_be_run() {
    let bench = Bench::new("missing");
    let command = tournament(&bench, "json");
    let plan = bench.plan(&["--units", "6"], &command);
    assert_eq!(plan.len(), 6);
    let nothing = bench.run(&["jobs", "merge", "robots"]);
    assert!(nothing.code == 2 && nothing.err.contains("robots: no unit is there"), "{}", nothing.err);
    bench.units([&plan[1], &plan[3], &plan[4]]);
    let merged = bench.merge();
    assert_eq!((merged.code, merged.out.as_str()), (2, ""));
    assert!(merged.err.contains("done: 9 of 18 matches are missing, from number 0 on;"), "{}", merged.err);
    assert_eq!(bench.missing(), [&*plan[0], &plan[2], &plan[5]]);
    bench.units(&bench.missing());
    assert_eq!(bench.missing(), [""; 0]);
    assert_eq!(bench.merge().out, good(bench.run(&command)));
}

#[test]
fn a_unit_that_is_there_is_left_as_it_is_and_a_damaged_one_is_run_again() {
    let bench = Bench::new("again");
    let plan = bench.plan(&["--units", "2"], &tournament(&bench, "text"));
    bench.units(&plan);
    let file = bench.file("0-9");
    let before = fs::metadata(&file).and_then(|file| file.modified()).expect("a time");
    bench.units(&plan);
    assert_eq!(fs::metadata(&file).and_then(|file| file.modified()).expect("a time"), before);
    let whole = fs::read_to_string(&file).expect("a unit");
    for damaged in [&whole[..whole.len() / 2], &whole.replacen("\"turn\":1", "\"turn\":2", 1), ""] {
        write(&file, damaged);
        let merged = bench.merge();
        assert!(
            merged.code == 2 && merged.out.is_empty() && merged.err.contains("unit-0-9.json: it "),
            "{}",
            merged.err
        );
        assert_eq!(bench.missing(), [&*plan[0]]);
        bench.units(&plan);
        assert_eq!(fs::read_to_string(&file).expect("a unit"), whole);
    }
}

#[test]
fn every_damaged_bit_of_a_unit_is_noticed() {
    let bench = Bench::new("bits");
    let plan = bench.plan(&["--units", "1"], &["pursuit", "tournament", "--players", "chase", "--fields", "0 3 1 1 2"]);
    bench.units(&plan);
    let folder = bench.0.join("done");
    each_is_noticed(&bench.file("0-1"), 5, || bench.run(&["jobs", "merge", shown(&folder)]), (2, ""));
}

#[test]
fn units_of_another_job_are_refused_by_name() {
    let bench = Bench::new("other");
    let command = tournament(&bench, "text");
    let plan = bench.plan(&["--units", "2"], &command);
    bench.units(&plan);
    let refused = |run: Run, why: &str| {
        assert!(run.code == 2 && run.out.is_empty() && run.err.contains(why), "{why}: {}", run.err);
    };
    let other = bench.plan(&["--units", "2"], &[&command[..], &["--seed", "7"]].concat());
    refused(bench.unit(&other[0]), "unit-0-9.json: it is of another job, `pursuit tournament");
    bench.units(&bench.plan(&["--size", "4"], &command)[..1]);
    refused(bench.merge(), "unit-0-9.json: task 3 is in done/unit-0-4.json, too");
    fs::remove_file(bench.file("0-4")).expect("it is there");
    bench.robot("it's bad", "#!/bin/sh\nexit 4\n");
    refused(bench.unit(&plan[0]), "others than when it was planned");
    refused(bench.merge(), "unit-0-9.json: it was made with another program of \"it's bad\", which has changed since");
    let again = bench.plan(&["--units", "2"], &command);
    refused(bench.unit(&again[0]), "unit-0-9.json: it was made with another program");
}

#[test]
fn what_another_version_wrote_is_refused_by_both_versions() {
    let bench = Bench::new("version");
    let plan = bench.plan(&["--units", "2"], &tournament(&bench, "text"));
    bench.units(&plan);
    let ours = env!("CARGO_PKG_VERSION");
    let refused = |run: Run, why: &str| {
        assert!(run.code == 2 && run.out.is_empty() && run.err.contains(why), "{why}: {}", run.err);
    };
    let line = plan[0].replacen(ours, "9.0.0", 1);
    refused(bench.unit(&line), &format!("the plan is of boardlab-9.0.0, this is boardlab-{ours}; plan it anew"));
    let file = bench.file("9-18");
    let unit = fs::read_to_string(&file).expect("a unit");
    write_resealed(&file, unit.replacen(ours, "9.0.0", 1).as_bytes());
    let found = format!("unit-9-18.json: it is of boardlab 9.0.0, this is {ours}; remove it, or name another folder");
    refused(bench.merge(), &found);
    refused(bench.unit(&plan[1]), &found);
}

#[test]
fn a_plan_can_be_a_file_whose_lines_are_counted() {
    let bench = Bench::new("file");
    let command = ["pursuit", "tournament", "--players", "chase,far", "--fields", "0 4 2 1 6"];
    let plan = bench.plan(&["--size", "2"], &command);
    write(&bench.0.join("plan.txt"), &(plan.join("\n") + "\n"));
    let nth = |unit: &str| bench.run(&["jobs", "run", "--plan", "plan.txt", "--unit", unit, "--out", "done"]);
    assert!(nth("2").err.contains("plan.txt: there is no unit 2: it has 2, counted from 0"));
    assert_eq!([nth("0"), nth("1")].map(good), ["", ""]);
    assert_eq!(bench.merge().out, good(bench.run(&command)));
    for bad in [&["jobs", "run", "--out", "done"][..], &["jobs", "run", "--plan", "plan.txt", "--out", "done"]] {
        assert_eq!(bench.run(bad).code, 2);
    }
    let line = bench.run(&["jobs", "run", "chase", "--out", "done"]);
    assert!(line.code == 2 && line.err.contains("this is no line of a plan"), "{}", line.err);
}

#[test]
fn what_cannot_be_divided_says_so() {
    let bench = Bench::new("undivided");
    for (command, why) in [
        (&["solve", "robots"][..], "boardlab: solve robots: it cannot be divided"),
        (&["jobs", "plan", "--", "true"], "jobs plan: it cannot be divided"),
        (&["pursuit", "tournament", "--playrs", "chase"], "pursuit tournament: error: unexpected argument '--playrs'"),
        (&["pursuit", "tournament", "--players", "chase", "--results", "r"], "--results is for one process"),
        (&["stress", "robots", "--time", "5", "--", "true"], "with --time the machine decides"),
    ] {
        let plan = bench.run(&[&["jobs", "plan", "--"], command].concat());
        assert!(plan.code == 2 && plan.out.is_empty() && plan.err.contains(why), "{why}: {}", plan.err);
    }
}

/// Lines of JSON without what a clock measured.
fn without_times(text: &str) -> Vec<Value> {
    let line = |line| {
        let mut line: Value = serde_json::from_str(line).expect("JSON");
        ["cpu", "wall"].iter().for_each(|time| _ = line.as_object_mut().expect("an object").remove(*time));
        line
    };
    text.lines().map(line).collect()
}

#[test]
fn measure_and_referee_in_units_say_the_same_but_for_the_times() {
    let commands: [&[&str]; 2] = [
        &["solitaire", "measure", "--boards", "3..8", "--nodes", "5", "--alphabet", "1,2,torn", "--json"],
        &["solitaire", "referee", "--boards", "3..8", "--json", "--", "sh", "-c", "echo 1 2; echo no >&2; echo 9"],
    ];
    for command in commands {
        let bench = Bench::new(command[1]);
        let whole = without_times(&good(bench.run(command)));
        bench.units(&bench.plan(&["--size", "3"], command));
        assert_eq!(without_times(&good(bench.merge())), whole);
        // The files are the same on every machine, and so is what is made of them.
        assert_eq!(bench.merge().out, bench.merge().out);
    }
}

#[test]
fn measure_prints_json_with_a_line_for_each_game() {
    let bench = Bench::new("json");
    let lines =
        without_times(&good(bench.run(&["solitaire", "measure", "--boards", "3..5", "--nodes", "5", "--json"])));
    let [first, second, random] = &lines[..3] else { panic!("{lines:?}") };
    assert_eq!((lines.len(), &first["seed"], &second["seed"]), (4 * 3, &3.into(), &4.into()));
    assert_eq!((&random["player"], &random["boards"], &random["seed"]), (&"random".into(), &2.into(), &Value::Null));
    let (first, second) = (first["total"].as_f64().expect("points"), second["total"].as_f64().expect("points"));
    assert_eq!(random["mean"].as_f64(), Some(f64::midpoint(first, second)));
    assert_eq!(lines[9]["player"], "5 nodes");
}

#[test]
fn a_search_in_units_ends_at_the_first_input_that_goes_wrong() {
    let bench = Bench::new("stress");
    executable(&bench.0.join("mine"), &format!("#!/bin/sh\n{BOARDLAB} solve knights | sed '2,$s/Bob/Alice/'\n"));
    let command = ["stress", "knights", "--count", "40", "--jobs", "2", "--", "./mine"];
    let plan = bench.plan(&["--size", "5"], &command);
    // The eleventh input is the first; the unit that has it ends there, and later ones need not run.
    bench.units(&plan[..3]);
    let third: Value = serde_json::from_str(&fs::read_to_string(bench.file("10-15")).expect("a unit")).expect("JSON");
    assert_eq!(third["outcomes"].as_array().map(Vec::len), Some(1));
    assert_eq!(bench.missing(), [""; 0]);
    let (merged, whole) = (bench.merge(), bench.run(&command));
    assert_eq!((merged.code, &merged.out, &merged.err), (1, &whole.out, &whole.err));
    assert!(merged.err.contains("input 11 of the search, seed 11"), "{}", merged.err);
    executable(&bench.0.join("mine"), &format!("#!/bin/sh\nexec {BOARDLAB} solve knights\n"));
    assert!(bench.merge().err.contains("it was made with another \"./mine\", which has changed since"));
}

/// The ready files of docs/jobs run a plan: what the shell and their program make of a line is the line.
#[test]
fn the_ready_files_run_a_plan() {
    for (file, program) in [("xargs.sh", "xargs"), ("parallel.sh", "parallel")] {
        // Where the program is not, the file does not apply.
        if Command::new("sh")
            .args(["-c", &format!("command -v {program}")])
            .output()
            .is_ok_and(|found| found.status.success())
        {
            ready_file_runs(file);
        }
    }
}

fn ready_file_runs(file: &str) {
    let bench = Bench::new(file);
    let command = tournament(&bench, "text");
    let plan = bench.plan(&["--size", "5"], &command);
    write(&bench.0.join("plan.txt"), &(plan.join("\n") + "\n"));
    let ready = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/jobs/").to_string() + file;
    let programs = Path::new(BOARDLAB).parent().expect("a folder").to_path_buf();
    let path = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect::<Vec<PathBuf>>();
    let path = env::join_paths([vec![programs], path].concat()).expect("plain paths");
    let run = || -> Run {
        let mut shell = Command::new("sh");
        shell.current_dir(&bench.0).env("PATH", &path).env("HOME", &bench.0);
        shell.args([ready.as_str(), "plan.txt", "done"]).output().expect("it runs").into()
    };
    assert_eq!(run().code, 0, "{file}");
    assert_eq!(bench.merge().out, good(bench.run(&command)), "{file}");
    // A unit that fails is told, and repeated by the same command.
    let third = bench.file("10-15");
    fs::remove_file(&third).expect("a unit");
    fs::create_dir(&third).expect("a folder");
    let _ = fs::remove_file(bench.0.join("done.log"));
    assert_ne!(run().code, 0, "{file}");
    fs::remove_dir(&third).expect("a folder");
    assert_eq!(run().code, 0, "{file}");
    assert_eq!(bench.missing(), [""; 0], "{file}");
}

#[test]
fn an_interrupted_unit_leaves_no_file() {
    let bench = Bench::new("interrupted");
    let pipe = bench.0.join("started");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    bench.robot("hang", &format!("#!/bin/sh\necho > {}\nsleep 1000\n", shown(&pipe)));
    let players = ["--players", "chase,hang", "--robots", "robots", "--fields", "0 4 1 1 5"];
    let limits = ["--time-limit", "600", "--sandbox", "none", "--jobs", "1"];
    let plan = bench.plan(&["--units", "1"], &[&["pursuit", "tournament"], &players[..], &limits].concat());
    let unit = std::process::Command::new(BOARDLAB)
        .current_dir(&bench.0)
        .args(["jobs", "run", &plan[0], "--out", "done"])
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("it runs");
    fs::read_to_string(&pipe).expect("it has begun");
    assert!(std::process::Command::new("kill").args(["-TERM", &unit.id().to_string()]).status().is_ok());
    let ended: Run = unit.wait_with_output().expect("it ends").into();
    assert_eq!(ended.code, 130, "{}", ended.err);
    assert!(ended.err.contains("the unit has no file"), "{}", ended.err);
    assert_eq!(fs::read_dir(bench.0.join("done")).expect("a folder").count(), 0);
}
