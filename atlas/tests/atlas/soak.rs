//! Atlases that are interrupted and killed at random moments: resumed, they end as if nothing had happened, and leave
//! nothing behind.

use boardlab_tests::programs::soak;

use super::{ATLAS, folder, shown};

#[test]
fn atlases_resume_to_the_same_results() {
    soak(ATLAS, &folder("soak-atlas"), |folder| {
        let (shards, out) = (folder.join("shards"), folder.join("atlas.json"));
        let size = ["--largest", "4", "--memory", "64M", "--jobs", "2"];
        let files = ["--shards", shown(&shards), "--out", shown(&out)];
        [size.as_slice(), &files].concat().into_iter().map(String::from).collect()
    });
}
