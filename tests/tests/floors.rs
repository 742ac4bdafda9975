//! Which files import which: the core's folders stand on floors, and no file imports one that imports it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit::{self, Visit};
use syn::{ItemMod, ItemUse, Macro, UseTree, VisRestricted};

/// The core's folders from the lowest floor to the highest. A file imports from lower floors and from its own folder;
/// folders of one floor do not import each other.
const FLOORS: &[&[&str]] = &[
    &["bits", "boundary", "fnv", "insertion_sort", "rng"],
    &["text"],
    &["scene"],
    &["game"],
    &[GAMES],
    &["session"],
    &["input"],
    &["judge"],
    &["workbench"],
    &["catalog"],
];

/// The folder of the games. Each of them is a folder of this floor.
const GAMES: &str = "games";

/// The modules of a crate that are files, each with those that it imports. The root is the empty name.
type Imports = BTreeMap<String, BTreeSet<String>>;

#[test]
fn no_import_of_the_core_goes_up() {
    let imports = imports_of("core");
    let found: BTreeSet<String> = imports.keys().filter_map(|module| folder_of(module)).collect();
    let others = found.iter().filter(|folder| !folder.starts_with(GAMES)).count();
    assert_eq!((others, games(&imports).len()), (folders().count() - 1, boardlab_core::GAMES.len()));
    for (module, imported) in imports {
        let Some(own) = folder_of(&module) else {
            assert!(["", GAMES].contains(&&*module), "{module} stands on no floor");
            continue;
        };
        for import in imported {
            let there =
                folder_of(&import).unwrap_or_else(|| panic!("{module} imports {import}, which stands on no floor"));
            assert!(there == own || floor_of(&there) < floor_of(&own), "{module} imports {import}");
        }
    }
}

#[test]
fn no_file_imports_one_that_imports_it() {
    for name in ["core", "task", "cli", "atlas", "web"] {
        assert_eq!(cycle(imports_of(name)), None, "{name}");
    }
}

/// A view is made from the model: neither that nor the rules know how a position is shown.
#[test]
fn no_model_and_no_rules_import_a_view() {
    let imports = imports_of("core");
    for game in games(&imports) {
        let of_game = |module| format!("{game}::{module}");
        assert!(imports.contains_key(&of_game("view")), "{game} has no view");
        for module in ["model", "rules"] {
            assert!(!reached(&imports, &of_game(module)).contains(&of_game("view")), "{game}: {module} reaches view");
        }
    }
}

/// Who reads the checker of certificates need not trust what made them: it sees no rule, no solver, and no other file.
#[test]
fn the_checker_of_the_atlas_stands_alone() {
    let ways_out = |file: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../atlas/src/verify").join(file);
        let text = fs::read_to_string(path).unwrap();
        ["boardlab", "crate", "super::", "include!", "#[path"].into_iter().filter(|way| text.contains(way)).count()
    };
    assert_eq!(ways_out("checker.rs"), 0);
    assert_eq!(ways_out("certificates.rs"), 2);
}

#[test]
fn imports_of_every_form_are_seen() {
    let files = BTreeSet::from(["", "a", "a::b", "a::b::c", "d"].map(String::from));
    let seen = |text: &str| -> Vec<String> { seen_in("a::b", &syn::parse_file(text).unwrap(), &files).collect() };
    assert_eq!(seen("use crate::{d::X, a::{self, Y}};"), ["a", "d"]);
    assert_eq!(seen("pub use super::super::d::*; use c::Z as W;"), ["a::b::c", "d"]);
    assert_eq!(seen("fn f(x: super::X) -> crate::d::Y { c::new() }"), ["a", "a::b::c", "d"]);
    assert_eq!(seen("crate::listed! { X } crate::d::listed! { Y }"), ["d"]);
    assert_eq!(seen("mod c; pub(in crate::a) fn f() { std::mem::take(x); self::g() }"), [""; 0]);
    assert_eq!(seen("#[cfg(test)] mod tests { use crate::d; } const X: u8 = crate::Y;"), [""]);
}

#[test]
fn a_cycle_is_found() {
    let graph = |edges: &[(&str, &[&str])]| -> Imports {
        edges.iter().map(|(from, to)| ((*from).into(), to.iter().map(|&to| to.into()).collect())).collect()
    };
    assert_eq!(cycle(graph(&[("a", &["b", "c"]), ("b", &["c"]), ("c", &[])])), None);
    let found = cycle(graph(&[("a", &["b"]), ("b", &["c"]), ("c", &["b", "d"]), ("d", &[])]));
    assert_eq!(found.as_deref(), Some("b -> c -> b"));
}

fn folders() -> impl Iterator<Item = &'static str> {
    FLOORS.iter().flat_map(|floor| floor.iter().copied())
}

/// The folder, as `FLOORS` names it, that a module lies in; of a game its own.
fn folder_of(module: &str) -> Option<String> {
    let (first, rest) = module.split_once("::").unwrap_or((module, ""));
    let game = rest.split("::").next().filter(|game| !game.is_empty());
    match game {
        Some(game) if first == GAMES => Some(format!("{GAMES}::{game}")),
        _ => folders().find(|folder| *folder == first && first != GAMES).map(Into::into),
    }
}

/// The folders of the games.
fn games(imports: &Imports) -> BTreeSet<String> {
    imports.keys().filter_map(|module| folder_of(module)).filter(|folder| folder.starts_with(GAMES)).collect()
}

fn floor_of(folder: &str) -> usize {
    let first = folder.split("::").next().unwrap();
    FLOORS.iter().position(|floor| floor.contains(&first)).unwrap()
}

/// The first cycle there is, as a way from a module back to it.
fn cycle(mut imports: Imports) -> Option<String> {
    // Who imports nothing that is left stands in no cycle.
    while let Some(leaf) = imports.iter().find(|(_, imported)| imported.is_empty()).map(|(leaf, _)| leaf.clone()) {
        imports.remove(&leaf);
        imports.values_mut().for_each(|imported| _ = imported.remove(&leaf));
    }
    let mut way = vec![imports.keys().next()?];
    loop {
        let next = imports[*way.last()?].first()?;
        if let Some(start) = way.iter().position(|&before| before == next) {
            let names = way[start..].iter().chain([&next]).map(|name| name.as_str());
            return Some(names.collect::<Vec<_>>().join(" -> "));
        }
        way.push(next);
    }
}

/// A module, and all that it imports by whatever way.
fn reached(imports: &Imports, module: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut next = vec![module];
    while let Some(module) = next.pop() {
        if reached.insert(module.to_owned()) {
            next.extend(imports[module].iter().map(String::as_str));
        }
    }
    reached
}

fn imports_of(name: &str) -> Imports {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src");
    let files: BTreeMap<String, PathBuf> = rust_files(&root).map(|file| (module_of(&root, &file), file)).collect();
    let modules: BTreeSet<String> = files.keys().cloned().collect();
    let imported = |(module, file): (&String, &PathBuf)| {
        let text = syn::parse_file(&fs::read_to_string(file).unwrap()).unwrap();
        (module.clone(), seen_in(module, &text, &modules).collect())
    };
    files.iter().map(imported).collect()
}

fn rust_files(folder: &Path) -> Box<dyn Iterator<Item = PathBuf>> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = paths.flat_map(|path| if path.is_dir() { rust_files(&path) } else { Box::new([path].into_iter()) });
    Box::new(files.filter(|path| path.extension().is_some_and(|end| end == "rs")))
}

/// The module that a file is: `judge/rows.rs` is `judge::rows`.
fn module_of(root: &Path, file: &Path) -> String {
    let path = file.strip_prefix(root).unwrap().with_extension("");
    let names = path.iter().map(|name| name.to_str().unwrap());
    names.filter(|name| !["mod", "lib", "main"].contains(name)).collect::<Vec<_>>().join("::")
}

/// What a module imports, itself left out.
fn seen_in(module: &str, text: &syn::File, modules: &BTreeSet<String>) -> impl Iterator<Item = String> {
    let mut paths = Paths::default();
    paths.visit_file(text);
    let found: BTreeSet<String> = paths.0.iter().filter_map(|path| resolve(module, path, modules)).collect();
    found.into_iter().filter(move |import| import != module)
}

/// The file that a path written in a module leads to; none where it leads out of the crate or names something of the
/// module.
fn resolve(module: &str, path: &[String], modules: &BTreeSet<String>) -> Option<String> {
    let mut base: Vec<&str> = module.split("::").filter(|name| !name.is_empty()).collect();
    let mut rest = path.iter().map(String::as_str).peekable();
    match *rest.peek()? {
        "crate" => {
            rest.next();
            base.clear();
        }
        "self" | "super" => {}
        first => {
            base.push(first);
            modules.get(&base.join("::"))?;
            rest.next();
        }
    }
    while let Some(step) = rest.next_if(|step| ["self", "super"].contains(step)) {
        if step == "super" {
            base.pop();
        }
    }
    for name in rest {
        base.push(name);
        if !modules.contains(&base.join("::")) {
            base.pop();
            break;
        }
    }
    Some(base.join("::"))
}

/// The paths of a file, each as its names. Unit tests and visibilities are left out: they import nothing into the
/// module.
#[derive(Default)]
struct Paths(Vec<Vec<String>>);

impl Visit<'_> for Paths {
    fn visit_item_mod(&mut self, item: &ItemMod) {
        let is_test = |attribute: &syn::Attribute| {
            attribute.path().is_ident("cfg") && attribute.parse_args::<syn::Ident>().is_ok_and(|word| word == "test")
        };
        if !item.attrs.iter().any(is_test) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_vis_restricted(&mut self, _: &VisRestricted) {}

    fn visit_item_use(&mut self, item: &ItemUse) {
        self.walk(&item.tree, &mut Vec::new());
    }

    /// An exported macro is named as if it stood in the root, wherever its file is.
    fn visit_macro(&mut self, call: &Macro) {
        if call.path.segments.len() != 2 {
            visit::visit_macro(self, call);
        }
    }

    fn visit_path(&mut self, path: &syn::Path) {
        self.0.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        visit::visit_path(self, path);
    }
}

impl Paths {
    fn walk(&mut self, tree: &UseTree, before: &mut Vec<String>) {
        let names = before.len();
        match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.walk(&path.tree, before);
            }
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.walk(tree, before)),
            UseTree::Name(name) => self.0.push(before.iter().cloned().chain([name.ident.to_string()]).collect()),
            UseTree::Rename(rename) => self.0.push(before.iter().cloned().chain([rename.ident.to_string()]).collect()),
            UseTree::Glob(_) => self.0.push(before.clone()),
        }
        before.truncate(names);
    }
}
