//! Combines shards, and an earlier atlas beside them, into an atlas.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use boardlab::{AtomicFile, CommandError, tell};

use super::atlas_file::AtlasFile;
use super::bounds;
use super::budget::Extent;
use super::key::AtlasKey;
use super::known_values;
use super::shard::Shard;

/// What a folder has of all shards.
pub(super) struct FoundShards<'a> {
    folder: &'a Path,
    found: Vec<(AtlasKey, Shard)>,
    /// Those that are missing, as the earlier atlas has them. `None` without one.
    in_earlier: Option<Vec<(AtlasKey, Shard)>>,
    /// Those that are neither there nor in the earlier atlas.
    pub(super) missing: Vec<AtlasKey>,
}

impl<'a> FoundShards<'a> {
    pub(super) fn read(
        folder: &'a Path,
        extent: Extent,
        earlier: Option<&AtlasFile>,
    ) -> Result<FoundShards<'a>, CommandError> {
        fs::read_dir(folder).map_err(CommandError::file(folder))?;
        let (mut found, mut in_earlier, mut missing) = (Vec::new(), Vec::new(), Vec::new());
        for key in extent.shards() {
            match (Shard::read(key, folder)?, earlier) {
                (Some(shard), _) => found.push((key, shard)),
                (None, Some(earlier)) if earlier.entry(key).is_some() => in_earlier.push(from_earlier(key, earlier)),
                (None, _) => missing.push(key),
            }
        }
        Ok(FoundShards { folder, found, in_earlier: earlier.map(|_| in_earlier), missing })
    }

    /// All shards; an error names the first that is missing.
    pub(super) fn all(self) -> Result<Vec<(AtlasKey, Shard)>, CommandError> {
        let FoundShards { folder, mut found, in_earlier, missing } = self;
        let folder = folder.display();
        if let Some(first) = missing.first() {
            let command = format!("boardlab-atlas run {first} --out {folder}");
            let all = format!("`boardlab-atlas merge {folder} --missing` prints them");
            let problem = format!("{} shards are missing; `{command}` computes the first one, {all}", missing.len());
            return Err(CommandError::unusable(folder, problem));
        }
        if let Some(mut in_earlier) = in_earlier {
            let kept = in_earlier.len();
            tell(format_args!("boardlab: {} shards of {folder}, {kept} of the earlier atlas", found.len()));
            found.append(&mut in_earlier);
        }
        Ok(found)
    }
}

pub(super) fn from_earlier(key: AtlasKey, earlier: &AtlasFile) -> (AtlasKey, Shard) {
    (key, Shard::without_runs(key, earlier.dominating(key)))
}

/// The files of an atlas.
pub(super) struct Outputs {
    /// Standard output if there is none.
    pub(super) out: Option<AtomicFile>,
    pub(super) csv: Option<AtomicFile>,
}

/// The atlas that follows from shards and an earlier one. An error names what contradicts each other, or what is known.
pub(super) fn combined(
    shards: &[(AtlasKey, Shard)],
    largest: u8,
    earlier: Option<&AtlasFile>,
) -> Result<AtlasFile, String> {
    let atlas = bounds::known(shards, earlier)?;
    known_values::check(&atlas)?;
    Ok(AtlasFile::of(&atlas, largest))
}

/// Writes the atlas.
pub(super) fn merge(
    shards: &[(AtlasKey, Shard)],
    extent: Extent,
    earlier: Option<&AtlasFile>,
    outputs: Outputs,
) -> Result<(), CommandError> {
    let contradiction = |why| CommandError::Impossible(format!("the shards contradict what is proven: {why}"));
    let atlas_file = combined(shards, extent.largest, earlier).map_err(contradiction)?;
    earlier.map_or(Ok(()), |earlier| atlas_file.covers(earlier)).map_err(contradiction)?;
    let text = atlas_file.text()?;
    if let Some(file) = outputs.csv {
        file.commit(&atlas_file.csv().map_err(io::Error::other)?)?;
    }
    match outputs.out {
        Some(file) => file.commit(text.as_bytes())?,
        None => io::stdout().lock().write_all(text.as_bytes())?,
    }
    atlas_file.broken.iter().for_each(|why| tell(format_args!("boardlab: {why}; it is left out")));
    tell(format_args!("boardlab: {}", atlas_file.summary()));
    Ok(())
}
