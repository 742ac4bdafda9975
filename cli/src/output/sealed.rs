//! Files that this program reads back: an object of JSON, and maybe bytes behind it, whose first field is a digest of
//! all the rest. It tells accidents, not forgery.

use std::fs::File;
use std::hash::Hasher;
use std::io::{self, BufRead, Read, Seek, SeekFrom, Write};

use serde::Serialize;
use thiserror::Error;
use twox_hash::XxHash3_64;

/// What stands before the digest, and how long that is: 16 digits to base 16.
const BEFORE: &[u8] = br#"{"digest":""#;
const DIGITS: usize = 16;
/// The beginning, the digest, a quote; a comma follows.
const COMMA: usize = BEFORE.len() + DIGITS + 1;

/// The byte-order mark that an editor may have put before it.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// What a digest begins with: 0, or the digest of what the sealed belongs to.
pub type Seed = u64;

/// Why a file, or a line of one, is not as it was written.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum Damage {
    /// It does not begin as what is sealed does.
    #[error("it begins without a digest: another version wrote it, or it is damaged")]
    NoDigest,
    /// The digest is of other content.
    #[error("it is damaged, or was changed: its digest is of other content")]
    Differs,
}

/// An object with a digest of itself and of the bytes that will follow it.
pub fn seal(seed: Seed, object: &impl Serialize, behind: &[u8]) -> io::Result<String> {
    let object = serde_json::to_string(object)?;
    // Without the brace.
    let fields = &object[1..];
    Ok(format!(r#"{{"digest":"{:016x}",{fields}"#, digest(seed, fields.as_bytes(), behind)))
}

/// Writes an object with a digest of itself and of what `behind` writes after it, which need not be in memory at once.
pub(crate) fn seal_into(
    file: &mut File,
    object: &impl Serialize,
    behind: impl FnOnce(&mut Hashing<'_>) -> io::Result<()>,
) -> io::Result<()> {
    let begin = seal(0, object, b"")?;
    file.write_all(&begin.as_bytes()[..=COMMA])?;
    let mut hashing = Hashing { file, hasher: XxHash3_64::with_seed(0) };
    hashing.write_all(&begin.as_bytes()[COMMA + 1..])?;
    hashing.write_all(b"\n")?;
    behind(&mut hashing)?;
    let digest = hashing.hasher.finish();
    file.seek(SeekFrom::Start(BEFORE.len() as u64))?;
    file.write_all(format!("{digest:016x}").as_bytes())
}

/// A file that is being sealed.
pub(crate) struct Hashing<'a> {
    file: &'a mut File,
    hasher: XxHash3_64,
}

impl Write for Hashing<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.hasher.write(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// What was sealed, as it is read. Nothing of it is to be used before [`Unsealing::finish`] has seen all.
pub(crate) struct Unsealing<R> {
    from: R,
    hasher: XxHash3_64,
    digest: Vec<u8>,
}

impl<R: BufRead> Unsealing<R> {
    pub(crate) fn new(from: R) -> Self {
        Unsealing { from, hasher: XxHash3_64::with_seed(0), digest: Vec::new() }
    }

    /// The object, which a line of its own has.
    pub(crate) fn object(&mut self) -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        self.from.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
        if !is_sealed(&line) {
            return Err(io::Error::other(Damage::NoDigest));
        }
        self.digest = line[BEFORE.len()..COMMA - 1].to_vec();
        self.hasher.write(&line[COMMA + 1..]);
        line[COMMA] = b'{';
        Ok(line.split_off(COMMA))
    }

    /// Reads what is left, and checks the digest.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        io::copy(&mut self, &mut io::sink())?;
        let digest = format!("{:016x}", self.hasher.finish());
        if digest.as_bytes() == self.digest { Ok(()) } else { Err(io::Error::other(Damage::Differs)) }
    }
}

impl<R: Read> Read for Unsealing<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(bytes)?;
        self.hasher.write(&bytes[..read]);
        Ok(read)
    }
}

/// The longest line of an object that is read apart from what stands behind it.
const LONGEST: u64 = 1 << 16;

/// Checks the digest. Returns it, with the object and what stands behind that.
pub fn unseal(seed: Seed, bytes: &mut [u8]) -> Result<(Seed, &[u8]), Damage> {
    let begin = bytes.len() - without_mark(bytes).len();
    let bytes = &mut bytes[begin..];
    if !is_sealed(bytes) {
        return Err(Damage::NoDigest);
    }
    let digest = digest(seed, &bytes[COMMA + 1..], b"");
    if bytes[BEFORE.len()..COMMA - 1] != *format!("{digest:016x}").as_bytes() {
        return Err(Damage::Differs);
    }
    // The comma becomes the brace of what was sealed.
    bytes[COMMA] = b'{';
    Ok((digest, &bytes[COMMA..]))
}

/// Whether it begins as what is sealed does.
fn is_sealed(bytes: &[u8]) -> bool {
    bytes.starts_with(BEFORE) && bytes.get(COMMA - 1..=COMMA) == Some(b"\",")
}

/// Whether it begins like a sealed object, or is too short to tell.
pub fn begins_sealed(bytes: &[u8]) -> bool {
    let bytes = without_mark(bytes);
    bytes.starts_with(BEFORE) || BEFORE.starts_with(bytes)
}

/// The bytes without the mark that they may begin with.
pub fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(MARK).unwrap_or(bytes)
}

fn digest(seed: Seed, fields: &[u8], behind: &[u8]) -> u64 {
    let mut hasher = XxHash3_64::with_seed(seed);
    hasher.write(fields);
    hasher.write(behind);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Object {
        number: u8,
    }

    fn sealed() -> Vec<u8> {
        let behind = b"\nbytes";
        let object = seal(0, &Object { number: 7 }, behind).expect("an object");
        [object.as_bytes(), behind].concat()
    }

    #[test]
    fn what_was_sealed_comes_back_without_its_digest() {
        let mut bytes = sealed();
        let written = String::from_utf8_lossy(&bytes[BEFORE.len()..][..DIGITS]).into_owned();
        let (digest, content) = unseal(0, &mut bytes).expect("it is whole");
        assert_eq!((content, format!("{digest:016x}")), (b"{\"number\":7}\nbytes".as_slice(), written));
        assert_eq!(unseal(0, &mut [MARK, &sealed()].concat()), Ok((digest, b"{\"number\":7}\nbytes".as_slice())));
    }

    #[test]
    fn every_changed_bit_every_cut_and_another_seed_are_seen() {
        let whole = sealed();
        for at in 0..whole.len() {
            for bit in 0..8 {
                let mut bytes = whole.clone();
                bytes[at] ^= 1 << bit;
                assert!(unseal(0, &mut bytes).is_err(), "{at}, {bit}");
            }
            assert!(unseal(0, &mut whole[..at].to_vec()).is_err(), "{at}");
        }
        assert_eq!(unseal(1, &mut whole.clone()).err(), Some(Damage::Differs));
        assert_eq!(unseal(0, &mut [&whole[..], b"x"].concat()).err(), Some(Damage::Differs));
    }
}
