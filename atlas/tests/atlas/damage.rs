//! Files of ours that are read back, damaged in every region: each is refused by its name, and stays as it is.

use boardlab_tests::programs::each_is_noticed;

use super::{folder, good, run, shown};

#[test]
fn a_damaged_shard_is_refused() {
    let folder = folder("damage-shard");
    let shard = || run(&["shard", "square-4-2-default", "--out", shown(&folder)]);
    good(shard());
    each_is_noticed(&folder.join("square-4-2-default.json"), 2, shard, (2, ""));
    good(shard());
}

#[test]
fn a_damaged_atlas_is_no_evidence() {
    let (folder, empty) = (folder("damage-file"), folder("damage-empty"));
    let file = folder.join("atlas.json");
    good(run(&["--largest", "3", "--memory", "64M", "--out", shown(&file)]));
    let merge = || run(&["merge", shown(&empty), "--largest", "3", "--earlier", shown(&file)]);
    each_is_noticed(&file, 31, merge, (2, ""));
    let verify = || run(&["verify", "--atlas", shown(&file), "--jobs", "1"]);
    each_is_noticed(&file, 101, verify, (1, ""));
}
