//! The page's declarations of the boundary are the core's own.
#![cfg(not(target_arch = "wasm32"))]

use std::path::Path;
use std::{env, fs};

#[test]
fn the_page_declares_what_the_core_sends() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/src/engine/boundary.ts");
    let right = boardlab_core::typescript();
    if env::var_os("BOARDLAB_WRITE").is_some() {
        fs::write(&file, &right).expect("the declarations can be written");
    }
    let written = fs::read_to_string(&file).expect("the declarations are there");
    assert!(written == right, "www/src/engine/boundary.ts is stale: run `make boundary`");
}
