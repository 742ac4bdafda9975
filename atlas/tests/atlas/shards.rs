use std::fs;
use std::path::Path;

use serde_json::Value;

use super::{Run, SHIPPED, folder, good, resealed, run, shown, work, write, write_resealed};

/// Small boards, and problems that take a blink.
const SMALL: [&str; 4] = ["--largest", "4", "--memory", "64M"];

/// The exit status when the limits did not allow all that was asked.
const BEYOND_LIMITS: i32 = 3;

fn merge(folder: &Path) -> Run {
    run(&["merge", shown(folder), "--largest", "4"])
}

/// Without what was measured.
fn entries(sheet: &str) -> Vec<Value> {
    let mut sheet: Value = serde_json::from_str(sheet).expect("JSON");
    assert_eq!(sheet["version"], 3);
    let entries = sheet["entries"].as_array_mut().expect("a list");
    entries.iter_mut().for_each(|entry| entry["seconds"] = Value::Null);
    entries.clone()
}

/// An entry as words: what it says of who wins and how fast.
fn said(entries: &[Value], field: &str, n: u8, steps: &Value, reading: &str) -> String {
    let is_it = |entry: &&Value| {
        entry["field"] == field && entry["n"] == n && entry["steps"] == *steps && entry["reading"] == reading
    };
    let entry = entries.iter().find(is_it).expect("an entry");
    format!("{} {} {} {}", entry["least"], entry["time"], entry["more"], entry["kind"])
}

#[test]
fn shards_merge_to_what_one_process_makes() {
    let folder = folder("shards");
    let (shards, kept, out) = (folder.join("shards"), folder.join("kept"), folder.join("atlas.json"));
    work(&shards);
    let merged = entries(&good(merge(&shards)));
    let whole = ["--out", shown(&out), "--shards", shown(&kept), "--jobs", "2"];
    assert_eq!(good(run(&[&whole, &SMALL[..]].concat())), "");
    assert_eq!(entries(&fs::read_to_string(&out).expect("an atlas")), merged);
    assert_eq!(merged.len(), 2 * 2 * 5 * 2);
    let said = |field, n, steps: Value, reading| said(&merged, field, n, &steps, reading);
    assert_eq!(said("square", 4, 1.into(), "default"), r#"[2,2] 3 2 "theorem""#);
    assert_eq!(said("square", 4, 1.into(), "blocked"), r#"[2,2] 3 2 "theorem""#);
    assert_eq!(said("square", 4, 2.into(), "default"), r#"[2,2] 4 2 "computed""#);
    assert_eq!(said("square", 4, "unlimited".into(), "default"), r#"[4,4] 1 1 "theorem""#);
    assert_eq!(said("square", 4, "unlimited".into(), "blocked"), r#"[4,4] 1 1 "computed""#);
    assert_eq!(said("torus", 4, 1.into(), "default"), r#"[3,3] 2 1 "computed""#);
    assert_eq!(said("torus", 3, 2.into(), "default"), r#"[3,3] 1 1 "theorem""#);
    // Every file is there as a whole, and nothing beside.
    assert!(
        fs::read_dir(&kept).expect("a folder").flatten().all(|file| file.path().extension() == Some("json".as_ref()))
    );
}

/// Once a merge with `--out /dev/null` was the end of that device.
#[cfg(unix)]
#[test]
fn a_link_is_written_through() {
    let folder = folder("link");
    let (shards, out, link) = (folder.join("shards"), folder.join("atlas.json"), folder.join("link.json"));
    fs::write(&out, "").expect("a file");
    std::os::unix::fs::symlink(&out, &link).expect("a link");
    let whole = ["--out", shown(&link), "--shards", shown(&shards), "--largest", "3", "--memory", "64M"];
    good(run(&whole));
    assert!(fs::symlink_metadata(&link).expect("the link").is_symlink());
    assert!(!entries(&fs::read_to_string(&out).expect("an atlas")).is_empty());
}

#[test]
fn what_is_out_of_reach_has_bounds_with_their_proof() {
    let outcome = good(run(&["--largest", "5", "--memory", "8K"]));
    let entries = entries(&outcome);
    let bounds: Vec<&Value> = entries.iter().filter(|entry| entry["kind"] == "bound").collect();
    assert!(!bounds.is_empty());
    for entry in bounds {
        let (low, high) =
            (entry["least"][0].as_u64().expect("a number"), entry["least"][1].as_u64().expect("a number"));
        assert!(low <= high && high <= 7, "{entry}");
        let source = entry["source"].as_str().expect("a proof");
        assert!(
            source.starts_with(&format!("at least {low}: ")) && source.contains(&format!("; at most {high}: ")),
            "{source}"
        );
    }
    // Nothing fits, and yet it is known how many dominate the board.
    assert_eq!(said(&entries, "square", 5, &"unlimited".into(), "default"), r#"[7,7] 1 1 "theorem""#);
}

/// Also one of version 1, which names the solver's proofs in other words.
#[test]
fn an_earlier_atlas_counts_where_the_shards_have_nothing() {
    let folder = folder("earlier");
    let (whole, poor) = (folder.join("whole"), folder.join("poor"));
    let plan = good(run(&["plan", "--largest", "4"]));
    let ids: Vec<&str> = plan.lines().collect();
    work(&whole);
    let limited = ["--out", shown(&poor), "--jobs", "1", "--memory", "64K"];
    assert_eq!(run(&[&["shard"], &ids[..], &limited].concat()).code, BEYOND_LIMITS);
    let all = good(merge(&whole));
    let first = all
        .replace(&format!(r#""version":3,"boardlab":"{}""#, env!("CARGO_PKG_VERSION")), r#""version":1"#)
        .replace("the solver shows that fewer lose", "fewer computed to lose")
        .replace("the solver shows that this many win", "computed to win");
    // The first version had no digest.
    let first = format!("{{{}", &first[29..]);
    assert_ne!(entries(&good(merge(&poor))), entries(&all));
    for (name, earlier) in [("second", &all), ("first", &first)] {
        let file = folder.join(name);
        write(&file, earlier);
        let merged = good(run(&["merge", shown(&poor), "--largest", "4", "--earlier", shown(&file)]));
        let told = |text: &str| -> Vec<String> {
            let entries = entries(text);
            entries.iter().map(|entry| format!("{} {} {}", entry["least"], entry["time"], entry["kind"])).collect()
        };
        assert_eq!(told(&merged), told(&all), "{name}");
    }
}

#[test]
fn a_shard_that_is_there_is_not_done_again() {
    let folder = folder("again");
    let file = folder.join("square-4-2-default.json");
    let work = |options: &[&str]| {
        let shard = ["shard", "square-4-2-default", "--out", shown(&folder)];
        run(&[&shard, options].concat())
    };
    assert_eq!(work(&["--memory", "2K"]).code, BEYOND_LIMITS);
    let short = fs::read_to_string(&file).expect("a shard");
    assert!(short.contains(r#""end":"budget""#), "{short}");
    let marked = short.replace(r#""work":12000000000"#, r#""work":12000000001"#);
    assert_ne!(short, marked);
    write_resealed(&file, marked.as_bytes());
    // As much would find out no more; more does.
    assert_eq!(work(&["--memory", "2K"]).code, BEYOND_LIMITS);
    assert_eq!(fs::read(&file).expect("a shard"), resealed(marked.as_bytes()));
    good(work(&[]));
    let done = fs::read_to_string(&file).expect("a shard");
    assert!(done.contains(r#""end":"done""#), "{done}");
    let marked = done.replace(r#""work":12000000000"#, r#""work":11999999999"#);
    write_resealed(&file, marked.as_bytes());
    good(work(&[]));
    assert_eq!(fs::read(&file).expect("a shard"), resealed(marked.as_bytes()), "what is done is done under any budget");
    for (from, to, why) in [
        ("\"boardlab\":\"", "\"boardlab\":\"0.0.", "it is of boardlab 0.0."),
        ("square-4-2", "square-4-3", "it holds the shard square-4-3-default"),
        ("\"end\":\"done\"", "\"end\":\"budget\"", "it says done and is not"),
        ("\"k\":2", "\"k\":3", "its runs are none of 1, 2, 3"),
        ("\"runs\":[", "\"runs\":", "expected"),
    ] {
        write_resealed(&file, done.replacen(from, to, 1).as_bytes());
        let outcome = work(&[]);
        assert!(outcome.code == 2 && outcome.err.contains(why), "{why}: {}", outcome.err);
        assert!(
            outcome.err.contains("square-4-2-default.json: ") && outcome.err.contains("computed again"),
            "{}",
            outcome.err
        );
    }
}

#[test]
fn merge_finds_what_is_missing_and_what_cannot_be() {
    let folder = folder("merge");
    work(&folder);
    good(merge(&folder));
    let refused = |name: &str, change: &dyn Fn(&str) -> String, why: &str| {
        let file = folder.join(format!("{name}.json"));
        let kept = fs::read_to_string(&file).expect("a shard");
        let changed = change(&kept);
        assert_ne!(kept, changed, "{name}");
        write_resealed(&file, changed.as_bytes());
        let outcome = merge(&folder);
        assert!(outcome.code == 2 && outcome.out.is_empty() && outcome.err.contains(why), "{why}: {}", outcome.err);
        write(&file, &kept);
    };
    let replace = |from: &'static str, to: &'static str| move |text: &str| text.replacen(from, to, 1);
    // A faster fugitive cannot be caught sooner by as many.
    refused(
        "square-4-1-default",
        &replace(r#""capture_time":3"#, r#""capture_time":9"#),
        "it takes longer than square-4-2",
    );
    refused(
        "square-4-2-default",
        &replace(r#""capture_time":2"#, r#""capture_time":5"#),
        "K 3: it takes longer than K 2",
    );
    refused("square-4-3-blocked", &replace(r#""capture_time":3"#, r#""capture_time":4"#), "but 3 are known");
    // One catcher on a square of 3 would win against one that runs twice as fast; on that of 4 one loses to the slower.
    let won = r#""k":1,"capture_time":2,"placement":[[1,1]]"#;
    let escape = r#""k":1,"capture_time":null,"placement":null"#;
    refused("square-3-2-default", &|text| only(&text.replacen(escape, won, 1), 2), "at least 2 catchers are needed");
    refused("square-4-unlimited-default", &replace(r#""dominating":[["#, r#""dominating":[[0,0],["#), "contradict");
    fs::remove_file(folder.join("torus-3-4-blocked.json")).expect("a shard");
    let outcome = merge(&folder);
    assert!(outcome.code == 2 && outcome.err.contains("1 shards are missing"), "{}", outcome.err);
    assert!(outcome.err.contains("atlas run torus-3-4-blocked --out"), "{}", outcome.err);
    // What is missing is a plan, and a shard is a line of it.
    let missing = good(run(&["merge", shown(&folder), "--largest", "4", "--missing"]));
    assert_eq!(missing, "torus-3-4-blocked\n");
    let plan = folder.join("plan.txt");
    write(&plan, &missing);
    let nth =
        |unit: &str| run(&["run", "--plan", shown(&plan), "--unit", unit, "--out", shown(&folder), "--jobs", "1"]);
    assert!(nth("1").err.contains("plan.txt: there is no unit 1: it has 1, counted from 0"));
    good(nth("0"));
    good(merge(&folder));
}

/// A shard with its first runs alone.
fn only(text: &str, runs: usize) -> String {
    let mut shard: Value = serde_json::from_str(text).expect("a shard");
    shard["runs"].as_array_mut().expect("runs").truncate(runs);
    shard.as_object_mut().and_then(|shard| shard.remove("digest")).expect("a digest");
    shard["end"] = if runs == 2 { "done" } else { "budget" }.into();
    String::from_utf8(resealed(shard.to_string().as_bytes())).expect("it is text")
}

/// Catchers next to every cell win on turn 1: that is known without a run, where fewer are computed to lose.
#[test]
fn as_many_as_dominate_the_board_are_not_computed() {
    let folder = folder("dominated");
    work(&folder);
    let file = folder.join("torus-4-unlimited-blocked.json");
    let kept = fs::read_to_string(&file).expect("a shard");
    write(&file, &only(&kept, 3));
    let entries = entries(&good(merge(&folder)));
    let steps = "unlimited".into();
    assert_eq!(said(&entries, "torus", 4, &steps, "blocked"), r#"[4,4] 1 1 "computed""#);
    let dominated: Vec<&Value> =
        entries.iter().filter(|entry| entry["source"] == "this many can be on or next to every cell").collect();
    assert_eq!(dominated.len(), 1);
    assert_eq!(dominated[0]["placement"].as_array().map(Vec::len), Some(4));
    // So many were run, and not one more.
    write(&file, &only(&kept, 4));
    let entries = self::entries(&good(merge(&folder)));
    assert_eq!(said(&entries, "torus", 4, &steps, "blocked"), r#"[4,4] 1 1 "computed""#);
}

/// What it found and why it ended, and a status for limits that were too small.
#[test]
fn a_shard_says_how_it_ended() {
    let folder = folder("told");
    let shard = |ids: &[&str], options: &[&str]| {
        run(&[&["shard"], ids, &["--out", shown(&folder), "--jobs", "1"], options].concat())
    };
    let told = |run: &Run| run.err.lines().map(str::to_string).collect::<Vec<_>>();
    let id = "square-5-2-default";
    for _ in 0..2 {
        // Also if the file is there already.
        let short = shard(&[id, "square-3-1-default"], &["--memory", "66K"]);
        let [first, second] = &told(&short)[..] else { panic!("{}", short.err) };
        assert_eq!((short.code, short.out.as_str()), (BEYOND_LIMITS, ""));
        assert!(first.starts_with(&format!("boardlab: {id}: K 1 loses; stopped before K 2, which needs ")), "{first}");
        assert!(first.ends_with("; --memory allows 66 KiB"), "{first}");
        assert_eq!(second, "boardlab: square-3-1-default: done: K 1 loses, K 2 wins in 2, K 3 wins in 1");
    }
    let file = folder.join(format!("{id}.json"));
    let text = fs::read_to_string(&file).expect("a shard").replace(r#""work":12000000000"#, r#""work":1"#);
    write_resealed(&file, text.as_bytes());
    let done = shard(&[id], &[]);
    assert_eq!(told(&done), [format!("boardlab: {id}: done: K 1 to 2 lose, K 3 wins in 3, K 4 wins in 2")]);
    assert_eq!(done.code, 0);
    // A theorem decides it, and the solver is not asked.
    let theorem = shard(&["torus-8-unlimited-default"], &["--memory", "1K"]);
    assert_eq!(theorem.code, 0);
    assert!(told(&theorem)[0].starts_with("boardlab: torus-8-unlimited-default: done: K 16 "), "{}", theorem.err);
}

/// One new entry, and all others from an atlas that is there.
#[test]
fn a_shard_alone_is_added_to_an_earlier_atlas() {
    let folder = folder("add");
    let (shards, file, empty) = (folder.join("new"), folder.join("poor.json"), folder.join("empty"));
    fs::create_dir(&empty).expect("the folder is writable");
    let merge = |folder: &Path, earlier: &str| run(&["merge", shown(folder), "--earlier", earlier]);
    // Alone, the earlier atlas comes back as it is, byte by byte.
    let text = fs::read_to_string(SHIPPED).expect("the atlas");
    assert!(good(merge(&empty, SHIPPED)) == text);
    // So does one from when its command was one of `boardlab`.
    let first = text.replace(r#""boardlab-atlas shard "#, r#""boardlab pursuit atlas shard "#);
    assert_ne!(first, text);
    write_resealed(&file, first.as_bytes());
    assert!(good(merge(&empty, shown(&file))) == text);
    let mut before: Value = serde_json::from_str(&text).expect("JSON");
    before.as_object_mut().map(|atlas| atlas.remove("digest"));
    // Where it knows bounds alone, the shard gives the value.
    let id = "square-5-4-blocked";
    let at = before["entries"].as_array().expect("entries").iter().position(|entry| {
        entry["field"] == "square" && entry["n"] == 5 && entry["steps"] == 4 && entry["reading"] == "blocked"
    });
    let at = at.expect("an entry");
    let mut poor = before.clone();
    let loose = serde_json::json!({
        "field": "square", "n": 5, "steps": 4, "reading": "blocked", "least": [3, 4], "time": null, "more": null,
        "kind": "bound", "source": "", "placement": [], "command": format!("boardlab-atlas shard {id} --out ."),
        "seconds": null, "bytes": null,
    });
    poor["entries"][at] = loose;
    write(&file, &poor.to_string());
    good(run(&["shard", id, "--out", shown(&shards), "--jobs", "1"]));
    let mut added: Value = serde_json::from_str(&good(merge(&shards, shown(&file)))).expect("JSON");
    for field in ["seconds", "bytes"] {
        added["entries"][at][field] = before["entries"][at][field].clone();
    }
    assert_eq!(added["entries"][at], before["entries"][at]);
    let mut whole = before.clone();
    whole["entries"][at] = added["entries"][at].clone();
    assert_eq!(added["entries"], whole["entries"]);
    // What neither has is missing, and so is a folder that is not there.
    let small = folder.join("small.json");
    good(run(&["--largest", "3", "--memory", "64M", "--out", shown(&small)]));
    let missing = merge(&shards, shown(&small));
    assert!(
        missing.code == 2 && missing.out.is_empty() && missing.err.contains("shards are missing"),
        "{}",
        missing.err
    );
    let nowhere = folder.join("nowhere");
    let no_folder = merge(&nowhere, SHIPPED);
    assert!(no_folder.code == 2 && no_folder.err.contains(shown(&nowhere)), "{}", no_folder.err);
}

#[test]
fn an_unknown_shard_is_refused() {
    let outcome = run(&["shard", "square-17-1-default", "--out", "nowhere"]);
    assert!(outcome.code == 2 && outcome.err.contains("`boardlab-atlas plan` lists them"), "{}", outcome.err);
    // With one step both readings are one.
    assert_eq!(run(&["shard", "square-4-1-blocked", "--out", "nowhere"]).code, 2);
    assert_eq!(good(run(&["plan"])).lines().count(), 2 * 9 * 14);
    assert_eq!(run(&["plan", "--largest", "17"]).code, 2);
}

/// Each of the laws, where no run says as much.
#[test]
fn bounds_are_carried_from_case_to_case() {
    let folder = folder("laws");
    work(&folder);
    // A faster fugitive, one that passes through catchers, a larger square: what is asked about comes last.
    let cases = [
        (&["square-4-2-default"][..], "at most 3: as in square-4-3-default"),
        (&["square-4-4-blocked", "square-4-3-blocked"], "at most 3: as in square-4-3-default"),
        (&["square-3-2-default"], "at most 2: as in square-4-2-default"),
    ];
    let file = |shard: &str| folder.join(format!("{shard}.json"));
    for (shards, proof) in cases {
        let kept: Vec<String> = shards.iter().map(|shard| fs::read_to_string(file(shard)).expect("a shard")).collect();
        shards.iter().zip(&kept).for_each(|(shard, kept)| write(&file(shard), &only(kept, 0)));
        let entries = entries(&good(merge(&folder)));
        let asked = format!("boardlab-atlas shard {} --out .", shards.last().expect("a shard"));
        let entry = entries.iter().find(|entry| entry["command"] == asked.as_str()).expect("an entry");
        assert!(entry["source"].as_str().is_some_and(|source| source.contains(proof)), "{entry}");
        assert_eq!(entry["kind"], "bound");
        shards.iter().zip(&kept).for_each(|(shard, kept)| write(&file(shard), kept));
    }
}
