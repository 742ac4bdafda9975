//! Writes every refused and every tolerated input of a game into a folder, a file each: the fuzzer begins with them.
//! Usage: `corpus GAME FOLDER`.

use std::path::PathBuf;
use std::{env, fs, io};

use boardlab_tests::golden::{REFUSED, TOLERATED};

fn main() -> io::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [game, folder] = &arguments[..] else { panic!("usage: corpus GAME FOLDER") };
    let refused = REFUSED.iter().filter(|refused| refused.game == game);
    let refused = refused.map(|refused| (refused.name.as_str(), &refused.input[..]));
    let tolerated = TOLERATED.iter().map(|tolerated| &tolerated.golden).filter(|golden| golden.game == game);
    let tolerated = tolerated.map(|golden| (golden.name, golden.input.as_bytes()));
    for (name, input) in refused.chain(tolerated) {
        fs::write(PathBuf::from(folder).join(name).with_extension("in"), input)?;
    }
    Ok(())
}
