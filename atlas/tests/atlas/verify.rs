//! `verify`: every field of an entry that is forged is refused, refuted, or named as not checked.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::{Run, SHIPPED, folder, good, run, shown, write};

/// An atlas to N = 4, and what is made of it.
struct Forgery {
    file: PathBuf,
    atlas: Value,
}

impl Forgery {
    fn new(name: &str) -> Self {
        let file = folder(name).join("atlas.json");
        good(run(&["--largest", "4", "--memory", "64M", "--jobs", "1", "--out", shown(&file)]));
        let mut atlas: Value = serde_json::from_str(&fs::read_to_string(&file).expect("an atlas")).expect("JSON");
        // Whoever forges it leaves the digest out.
        atlas.as_object_mut().and_then(|atlas| atlas.remove("digest")).expect("a digest");
        Forgery { file, atlas }
    }

    fn verify(&self, change: impl FnOnce(&mut Value), options: &[&str]) -> Run {
        let mut atlas = self.atlas.clone();
        change(&mut atlas);
        write(&self.file, &atlas.to_string());
        run(&[&["verify", "--atlas", shown(&self.file), "--jobs", "1"], options].concat())
    }

    /// Verifies one entry with other fields.
    fn entry(&self, name: &str, fields: &Value) -> Run {
        self.verify(|atlas| set(atlas, name, fields), &[name])
    }
}

fn set(atlas: &mut Value, name: &str, fields: &Value) {
    for (field, value) in fields.as_object().expect("fields") {
        entry(atlas, name)[field] = value.clone();
    }
}

fn entry<'a>(atlas: &'a mut Value, name: &str) -> &'a mut Value {
    let steps = |entry: &Value| entry["steps"].as_str().map_or_else(|| entry["steps"].to_string(), String::from);
    let word = |entry: &Value, field: &str| entry[field].as_str().unwrap_or_default().to_string();
    let named = |entry: &&mut Value| {
        name == format!("{}-{}-{}-{}", word(entry, "field"), entry["n"], steps(entry), word(entry, "reading"))
    };
    atlas["entries"].as_array_mut().expect("entries").iter_mut().find(named).expect("the entry")
}

/// The numbers of the summary: entries that are proven whole, in part, not at all; refutations.
fn summary(run: &Run) -> Vec<u32> {
    let line = run.err.lines().last().unwrap_or_default();
    line.split([' ', ',', ';']).filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn all_entries_are_proven_and_what_is_not_checked_is_named() {
    let forgery = Forgery::new("verify-all");
    let all = forgery.verify(|_| {}, &[]);
    assert_eq!((all.code, summary(&all)), (0, vec![40, 0, 0, 0]), "{}", all.err);
    assert_eq!(all.out.lines().count(), 40);
    assert!(all.err.ends_with("not checked: seconds, bytes\n"), "{}", all.err);
    // Every number of catchers that an entry speaks of has a certificate.
    let one = forgery.verify(|_| {}, &["square-4-2-default"]);
    assert_eq!((one.code, summary(&one)), (0, vec![1, 0, 0, 0]));
    assert!(one.err.ends_with("not checked: conjectures, seconds, bytes\n"), "{}", one.err);
    assert_eq!(
        one.line(0).split("; ").collect::<Vec<_>>(),
        [
            "square-4-2-default: K 1 loses, by a closed set for 16 placements",
            "K 2 wins in 4, by a ranking of 68 positions",
            "K 2 wins no sooner, by 3 sets for 136 placements",
            "K 3 wins in 2, by a ranking of 32 positions",
            "K 3 wins no sooner, by 1 sets for 816 placements",
        ]
    );
    // With one step both readings share a shard, and each has its entry.
    let blocked = forgery.verify(|_| {}, &["torus-4-1-blocked"]);
    assert_eq!((blocked.code, summary(&blocked)), (0, vec![1, 0, 0, 0]), "{}", blocked.err);
}

#[test]
fn limits_leave_claims_open_and_that_is_no_success() {
    let forgery = Forgery::new("verify-limits");
    let poor = forgery.verify(|_| {}, &["--memory", "1K"]);
    let [whole, part, none, refuted] = summary(&poor)[..] else { panic!("{}", poor.err) };
    assert_eq!((poor.code, whole + part + none, refuted), (3, 40, 0), "{}", poor.err);
    assert!(part > 0 && none > 0, "{}", poor.err);
    let one = forgery.verify(|_| {}, &["square-4-2-blocked", "--memory", "1K"]);
    assert_eq!((one.code, summary(&one)), (3, vec![0, 0, 1, 0]), "{}", one.err);
    assert!(one.out.contains("not proven: K 1 loses: "), "{}", one.out);
    let missing = forgery.verify(|_| {}, &["square-5-2-default"]);
    assert!(
        missing.code == 2 && missing.err.contains("square-5-2-default: it is not in this atlas"),
        "{}",
        missing.err
    );
    assert_eq!(forgery.verify(|_| {}, &["square-4-9-default"]).code, 2);
    assert_eq!(run(&["verify", "--atlas", "/no/such/file"]).code, 2);
}

/// Each is a statement that is false, or that does not follow.
#[test]
fn a_forged_field_is_refuted() {
    let forgery = Forgery::new("verify-forged");
    let is_refuted = |name: &str, fields: &Value, what: &str| {
        let run = forgery.entry(name, fields);
        assert_eq!((run.code, summary(&run)[..3].to_vec()), (1, vec![0, 0, 0]), "{fields}: {}{}", run.out, run.err);
        assert!(run.out.contains(&format!("refuted: {what}")), "{fields}: {}", run.out);
    };
    let name = "square-4-2-default";
    is_refuted(name, &json!({"time": 3}), "K 2 wins in 3: ");
    is_refuted(name, &json!({"time": 5}), "K 2 wins no sooner: ");
    is_refuted(name, &json!({"time": 300}), "K 2 wins no sooner: ");
    is_refuted(name, &json!({"more": 1}), "K 3 wins in 1: ");
    is_refuted(name, &json!({"more": 3}), "K 3 wins no sooner: ");
    is_refuted(name, &json!({"kind": "theorem"}), "kind: ");
    is_refuted(name, &json!({"kind": "bound"}), "kind: ");
    is_refuted(name, &json!({"source": "a friend"}), "source: ");
    is_refuted(name, &json!({"placement": [[0, 0], [0, 0]]}), "K 2 wins in 4: ");
    is_refuted(name, &json!({"placement": []}), "kind: ");
    is_refuted(name, &json!({"time": null, "more": null, "placement": []}), "kind: ");
    let other = "boardlab pursuit solve --field square -n 4 -k 1 -s 2";
    is_refuted(name, &json!({"command": other}), "kind: ");
    let three = json!({
        "least": [3, 3], "placement": [[1, 0], [1, 1], [2, 2]], "time": 2, "more": null,
        "command": "boardlab pursuit solve --field square -n 4 -k 3 -s 2",
    });
    is_refuted(name, &three, "K 2 loses: ");
    let one = json!({
        "least": [1, 1], "placement": [[1, 1]], "time": 4, "more": 4,
        "command": "boardlab pursuit solve --field square -n 4 -k 1 -s 2",
    });
    is_refuted(name, &one, "K 1 wins in 4: ");
    // A theorem, and an entry that shares a shard.
    let theorem = "square-4-unlimited-default";
    is_refuted(theorem, &json!({"kind": "computed"}), "kind: ");
    is_refuted(theorem, &json!({"source": ""}), "source: ");
    is_refuted(theorem, &json!({"placement": [[0, 0], [0, 0], [0, 0], [0, 0]]}), "");
    is_refuted("square-4-1-blocked", &json!({"time": 4}), "K 2 wins no sooner: ");
    is_refuted("square-4-1-blocked", &json!({"source": "the same"}), "source: ");
}

/// What an entry does not say cannot be false, and what was measured is not repeated.
#[test]
fn what_claims_less_or_is_not_checked_is_not_refuted() {
    let forgery = Forgery::new("verify-less");
    for fields in [json!({"more": null}), json!({"seconds": 99, "bytes": 1})] {
        let run = forgery.entry("square-4-2-default", &fields);
        assert_eq!((run.code, summary(&run)), (0, vec![1, 0, 0, 0]), "{fields}: {}", run.out);
    }
    // Looser bounds are true, and the tighter ones that follow are named.
    let source = "at least 1: the solver shows that fewer lose; at most 4: this many can be on or next to every cell";
    let shard = "boardlab-atlas shard square-4-2-default --out .";
    let loose = json!({
        "least": [1, 4], "time": null, "more": null, "kind": "bound", "source": source, "placement": [],
        "command": shard, "seconds": null, "bytes": null,
    });
    let run = forgery.entry("square-4-2-default", &loose);
    assert_eq!((run.code, summary(&run)[3]), (3, 0), "{}{}", run.out, run.err);
    assert!(run.out.contains("not proven: least: "), "{}", run.out);
}

#[test]
fn a_forged_conjecture_is_refuted() {
    let forgery = Forgery::new("verify-conjectures");
    type Change = dyn Fn(&mut Vec<Value>);
    let changes: [&Change; 8] = [
        &|conjectures| conjectures[0]["id"] = "mine".into(),
        &|conjectures| conjectures[0]["field"] = "torus".into(),
        &|conjectures| conjectures[0]["formula"] = "N".into(),
        &|conjectures| conjectures[0]["from"] = 4.into(),
        &|conjectures| conjectures[0]["to"] = 9.into(),
        &|conjectures| conjectures[0]["next"] = 10.into(),
        &|conjectures| _ = conjectures.pop(),
        &|conjectures| conjectures.push(conjectures[0].clone()),
    ];
    for (nth, change) in changes.iter().enumerate() {
        let run = forgery.verify(|atlas| change(atlas["conjectures"].as_array_mut().expect("a list")), &[]);
        assert_eq!((run.code, summary(&run)), (1, vec![40, 0, 0, 1]), "{nth}: {}", run.err);
        assert!(run.line(0).starts_with("refuted: conjecture"), "{nth}: {}", run.line(0));
    }
}

/// Nothing is used of a file before all of it was checked.
#[test]
fn a_malformed_atlas_is_refused_as_a_whole() {
    let forgery = Forgery::new("verify-malformed");
    let name = "square-4-2-default";
    type Change = dyn Fn(&mut Value);
    let changes: [(&Change, &str); 9] = [
        (&|atlas| set(atlas, name, &json!({"least": [257, 257], "placement": vec![[0, 0]; 257]})), "least"),
        (&|atlas| set(atlas, name, &json!({"placement": [[0, 0], [0, 4]]})), "placement"),
        (&|atlas| set(atlas, "torus-4-1-default", &json!({"placement": [[9, 9], [0, 0], [1, 1]]})), "placement"),
        (&|atlas| set(atlas, name, &json!({"least": [2, 3]})), "time"),
        (&|atlas| set(atlas, name, &json!({"command": "rm"})), "command"),
        (&|atlas| set(atlas, name, &json!({"seconds": -1})), "seconds"),
        (&|atlas| set(atlas, name, &json!({"proof": "mine"})), "proof"),
        (&|atlas| set(atlas, name, &json!({"reading": "blocked"})), "square-4-2-blocked"),
        (&|atlas| atlas["version"] = 4.into(), "version"),
    ];
    for (change, field) in changes {
        // Another entry is asked for.
        let run = forgery.verify(change, &["square-3-1-default"]);
        assert_eq!((run.code, run.out.as_str()), (1, ""), "{field}: {}", run.err);
        assert!(run.err.contains(shown(&forgery.file)) && run.err.contains(field), "{field}: {}", run.err);
    }
    write(&forgery.file, "no atlas");
    assert_eq!(run(&["verify", "--atlas", shown(&forgery.file)]).code, 1);
}

/// A claim that no machine here can prove is left open, even if all else fits together.
#[test]
fn a_forged_bound_beyond_the_limits_is_not_proven() {
    let text = fs::read_to_string(SHIPPED).expect("the atlas");
    let mut atlas: Value = serde_json::from_str(&text).expect("JSON");
    atlas.as_object_mut().map(|atlas| atlas.remove("digest"));
    let forgery = Forgery { file: folder("verify-bound").join("atlas.json"), atlas };
    let name = "torus-16-unlimited-blocked";
    let honest = forgery.verify(|_| {}, &[name]);
    assert_eq!((honest.code, summary(&honest)), (3, vec![0, 1, 0, 0]), "{}", honest.out);
    let (low, source) = {
        let mut atlas = forgery.atlas.clone();
        let found = entry(&mut atlas, name);
        (found["least"][0].as_u64().expect("a number"), found["source"].as_str().expect("a proof").to_string())
    };
    let fields = json!({
        "least": [low + 1, 32],
        "source": source.replace(&format!("at least {low}:"), &format!("at least {}:", low + 1)),
        "command": format!("boardlab pursuit solve --field torus -n 16 -k {low} -s 32 --reading blocked"),
    });
    let forged = forgery.entry(name, &fields);
    assert_eq!((forged.code, summary(&forged)), (3, vec![0, 1, 0, 0]), "{}", forged.out);
}
