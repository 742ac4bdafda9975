//! The tests of the core, in one binary: the core's generic code is compiled and linked for all of them once, and one
//! browser runs them all.

mod common;
mod mutants;
mod theory;

mod cases;
#[cfg(not(target_arch = "wasm32"))]
mod changes;
mod damage;
mod diagnosis;
mod edits;
mod events;
mod evidence;
mod evidence_files;
mod evidence_pursuit;
mod fixtures;
#[cfg(not(target_arch = "wasm32"))]
mod floors;
mod fuzz;
mod goldens;
mod janken;
mod judge;
mod judge_cases;
mod judge_form;
mod judge_moments;
mod judge_reduced;
mod judge_rules;
mod knights;
mod laws;
mod look_alikes;
mod meanings;
mod minimise;
mod oracles;
mod outside;
#[cfg(not(target_arch = "wasm32"))]
mod printed;
mod pursuit;
mod pursuit_strategies;
mod pursuit_theory;
mod pursuit_theory_laws;
mod pursuit_theory_play;
mod refusals;
mod reports;
#[cfg(not(target_arch = "wasm32"))]
mod scenes;
mod seeds;
mod sessions;
mod shapes;
mod shrinking;
mod simplifications;
mod solitaire;
mod solitaire_player;
#[cfg(not(target_arch = "wasm32"))]
mod style;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// What is no module above is not compiled, and none of its tests can fail.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn every_file_is_a_module() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    for entry in folder.read_dir().unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let module = format!("\nmod {name};\n");
        assert!(name == "main" || include_str!("main.rs").contains(&module), "{}", path.display());
    }
}
