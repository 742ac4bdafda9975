//! The file of the atlas: its schema, its CSV twin, and that the shipped one is up to date with both.

use std::fs;

use serde_json::Value;

use super::{SHIPPED, folder, good, run, shown, work, write, write_resealed};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

fn json(file: &str) -> Value {
    let text = fs::read_to_string(format!("{ROOT}/{file}")).unwrap_or_else(|error| panic!("{file}: {error}"));
    serde_json::from_str(&text).expect("JSON")
}

/// What of a value breaks a schema: the words of JSON Schema that `docs/atlas.schema.json` uses, and no others.
fn faults(schema: &Value, value: &Value, root: &Value, at: &str) -> Vec<String> {
    let words = schema.as_object().expect("a schema");
    words.iter().flat_map(|(word, wanted)| fault(word, wanted, schema, value, root, at)).collect()
}

fn fault(word: &str, wanted: &Value, schema: &Value, value: &Value, root: &Value, at: &str) -> Vec<String> {
    let list = value.as_array();
    let bad = |is_bad: bool| if is_bad { vec![format!("{at}: {word} {wanted}, not {value}")] } else { Vec::new() };
    match word {
        "$schema" | "$id" | "$defs" | "title" | "description" => Vec::new(),
        "$ref" => {
            let pointer = wanted.as_str().and_then(|text| text.strip_prefix('#')).expect("a reference");
            faults(root.pointer(pointer).expect("what it refers to"), value, root, at)
        }
        "anyOf" => bad(wanted.as_array().expect("schemas").iter().all(|one| !faults(one, value, root, at).is_empty())),
        "const" => bad(wanted != value),
        "enum" => bad(!wanted.as_array().expect("values").contains(value)),
        "type" => bad(!is_of(wanted.as_str().expect("a type"), value)),
        "minimum" => bad(value.as_f64() < wanted.as_f64()),
        "maximum" => bad(value.as_f64() > wanted.as_f64()),
        "minItems" => bad((list.map_or(0, Vec::len) as u64) < wanted.as_u64().expect("a number")),
        "maxItems" => bad(list.map_or(0, Vec::len) as u64 > wanted.as_u64().expect("a number")),
        "items" => {
            let item = |(nth, item)| faults(wanted, item, root, &format!("{at}/{nth}"));
            list.into_iter().flatten().enumerate().flat_map(item).collect()
        }
        "required" => bad(wanted
            .as_array()
            .expect("names")
            .iter()
            .any(|name| value.get(name.as_str().expect("a name")).is_none())),
        "additionalProperties" => {
            let known = schema["properties"].as_object().expect("properties");
            bad(value.as_object().is_some_and(|fields| fields.keys().any(|name| !known.contains_key(name))))
        }
        "properties" => {
            let field = |(name, one): (&String, &Value)| {
                value.get(name).map_or(Vec::new(), |value| faults(one, value, root, &format!("{at}/{name}")))
            };
            wanted.as_object().expect("properties").iter().flat_map(field).collect()
        }
        _ => panic!("the test does not know the word {word}"),
    }
}

fn is_of(name: &str, value: &Value) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_u64(),
        "number" => value.is_number(),
        "null" => value.is_null(),
        _ => panic!("the test does not know the type {name}"),
    }
}

fn check(atlas: &Value) -> Vec<String> {
    let schema = json("docs/atlas.schema.json");
    faults(&schema, atlas, &schema, "")
}

#[test]
fn the_shipped_atlas_has_the_documented_form() {
    let atlas = json("atlas/atlas.json");
    assert_eq!(check(&atlas), Vec::<String>::new());
    assert_eq!(atlas["entries"].as_array().map(Vec::len), Some(2 * 2 * 5 * 14));
    for (change, at) in [
        (&(|atlas: &mut Value| atlas["version"] = 1.into()) as &dyn Fn(&mut Value), "/version"),
        (&|atlas| _ = atlas.as_object_mut().map(|atlas| atlas.remove("boardlab")), ""),
        (&|atlas| atlas["entries"][3]["least"] = serde_json::json!([2]), "/entries/3/least"),
        (&|atlas| atlas["entries"][3]["time"] = "soon".into(), "/entries/3/time"),
        (&|atlas| atlas["entries"][3]["kind"] = "guess".into(), "/entries/3/kind"),
        (&|atlas| atlas["entries"][3]["extra"] = 1.into(), "/entries/3"),
        (&|atlas| _ = atlas["entries"][3].as_object_mut().map(|entry| entry.remove("more")), "/entries/3"),
        (&|atlas| atlas["conjectures"][0]["next"] = 18.into(), "/conjectures/0/next"),
    ] {
        let mut wrong = atlas.clone();
        change(&mut wrong);
        let found = check(&wrong);
        assert!(found.len() == 1 && found[0].starts_with(&format!("{at}:")), "{at}: {found:?}");
    }
}

/// Twice the same bytes: no clock is read.
#[test]
fn an_atlas_names_the_program_that_wrote_it() {
    let folder = folder("stamp");
    work(&folder);
    let merged = || good(run(&["merge", shown(&folder), "--largest", "4"]));
    let text = merged();
    let atlas: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(atlas["boardlab"], env!("CARGO_PKG_VERSION"));
    let citation = fs::read_to_string(format!("{ROOT}/CITATION.cff")).expect("CITATION.cff");
    assert_eq!(atlas.get("released").is_some(), citation.contains("\ndate-released:"), "{atlas}");
    assert_eq!(merged(), text);
}

/// What the page shows of the shipped atlas.
const PAGE: &str = "www/src/games/pursuit/panels/atlas.json";

#[test]
fn the_page_shows_the_shipped_atlas() {
    let page = good(run(&["page", "--atlas", SHIPPED]));
    let kept = fs::read_to_string(format!("{ROOT}/{PAGE}")).expect("the file of the page");
    assert!(page == kept, "{PAGE} is stale; write what `boardlab-atlas page` prints of the shipped atlas into it");
}

#[test]
fn the_page_is_told_what_is_conjectured_where_k_grows_and_what_its_engine_plays() {
    let page = json(PAGE);
    let row = |field: &str, reading: &str, steps: Value| {
        let rows = page["rows"].as_array().expect("rows");
        let found = rows.iter().find(|row| row["field"] == field && row["reading"] == reading && row["steps"] == steps);
        found.and_then(|row| row["entries"].as_array()).expect("a row")
    };
    let sides = |row: &[Value], name: &str, wanted: bool| -> Vec<Value> {
        row.iter().filter(|entry| entry[name] == wanted).map(|entry| entry["n"].clone()).collect()
    };
    let walls = row("square", "blocked", "unlimited".into());
    let conjectured: Vec<&Value> = walls.iter().map(|entry| &entry["conjectured"]["k"]).collect();
    assert!(conjectured[..7].iter().all(|k| k.is_null()), "{conjectured:?}");
    assert_eq!(conjectured[7..], [10, 10, 12, 12, 14, 14, 16]);
    assert!(row("torus", "blocked", 4.into()).iter().all(|entry| entry["conjectured"].is_null()));
    assert_eq!(sides(row("square", "default", 2.into()), "isUp", true), [5, 14]);
    assert_eq!(sides(row("torus", "default", 2.into()), "isUp", true), [5, 8, 13]);
    // Without a placement, or too large.
    assert_eq!(sides(row("square", "default", 2.into()), "isExact", false), [13, 14, 15, 16]);
    assert_eq!(sides(&row("torus", "default", 3.into())[..6], "isExact", false), [7, 8]);
    assert_eq!(sides(row("square", "default", "unlimited".into()), "isExact", false), [0; 0]);
}

/// A cell of a table for what a field holds.
fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(cells) => {
            let pairs = cells.iter().map(|pair| format!("{} {}", pair[0], pair[1]));
            pairs.collect::<Vec<_>>().join(" ")
        }
        number => number.to_string(),
    }
}

#[test]
fn the_table_says_what_the_file_says() {
    let folder = folder("csv");
    work(&folder);
    let table = folder.join("atlas.csv");
    let merge = ["merge", shown(&folder), "--largest", "4", "--csv", shown(&table)];
    let atlas: Value = serde_json::from_str(&good(run(&merge))).expect("JSON");
    assert_eq!(check(&atlas), Vec::<String>::new());
    let text = fs::read_to_string(&table).expect("a table");
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().expect("a header").split(',').collect();
    let entries = atlas["entries"].as_array().expect("entries");
    let mut rows = 0;
    // No field of these entries has a comma but one, which is quoted.
    for (line, entry) in lines.zip(entries) {
        let values = split(line);
        assert_eq!(values.len(), names.len(), "{line}");
        for (name, value) in names.iter().zip(values) {
            let told = match *name {
                "least_from" => cell(&entry["least"][0]),
                "least_to" => cell(&entry["least"][1]),
                name => cell(&entry[name]),
            };
            assert_eq!(value, told, "{name}: {line}");
        }
        rows += 1;
    }
    assert_eq!((rows, text.lines().count()), (entries.len(), entries.len() + 1));
}

/// The values of a line of CSV without quotes inside.
fn split(line: &str) -> Vec<String> {
    let mut values = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            ',' if !quoted => values.push(String::new()),
            other => values.last_mut().expect("a value").push(other),
        }
    }
    values
}

#[test]
fn an_earlier_atlas_counts_where_shards_have_nothing() {
    let folder = folder("file-earlier");
    work(&folder);
    let earlier = folder.join("earlier.atlas");
    let merge = |options: &[&str]| run(&[&["merge", shown(&folder), "--largest", "4"], options].concat());
    let whole = good(merge(&[]));
    write(&earlier, &whole);
    let cut = |name: &str| {
        let file = folder.join(format!("{name}.json"));
        let mut shard: Value = serde_json::from_str(&fs::read_to_string(&file).expect("a shard")).expect("JSON");
        shard.as_object_mut().and_then(|shard| shard.remove("digest")).expect("a digest");
        (shard["runs"], shard["end"]) = (Vec::<Value>::new().into(), "budget".into());
        write_resealed(&file, shard.to_string().as_bytes());
    };
    for name in ["square-4-3-default", "torus-4-2-blocked", "square-4-1-default"] {
        cut(name);
    }
    assert_ne!(good(merge(&[])), whole);
    let again = merge(&["--earlier", shown(&earlier)]);
    assert_eq!((again.code, again.out.as_str(), &again.err), (0, whole.as_str(), &again.err));
    let refused = |changes: &[(&str, &str)], why: &str| {
        let changed = changes.iter().fold(whole.clone(), |text, (from, to)| text.replace(from, to));
        assert_ne!(changed, whole, "{changes:?}");
        write_resealed(&earlier, changed.as_bytes());
        let outcome = merge(&["--earlier", shown(&earlier)]);
        assert!(outcome.code == 2 && outcome.out.is_empty() && outcome.err.contains(why), "{why}: {}", outcome.err);
    };
    let later = (r#""least":[2,2],"time":4"#, r#""least":[2,2],"time":5"#);
    refused(&[("\"version\":3", "\"version\":4")], "version: expected 1 to 3; found 4");
    refused(&[later], "square-4-2-default, K 2: different results in its shard and in the earlier atlas");
    // Without a command that computes it, it is no evidence; but it is not forgotten.
    let shard = ("solve --field square -n 4 -k 2 -s 2\"", "atlas shard square-4-2-default --out .\"");
    let other = ("solve --field square -n 4 -k 2 -s 2 --reading blocked\"", "atlas shard square-4-2-blocked --out .\"");
    refused(&[later, shard, other], "square-4-2-default: the earlier atlas tells more");
    refused(&[("\"entries\":[{", "\"entries\":[")], "expected");
}
