use super::size::SizeUnit;
use crate::text::{Field, Fix, Notation, Occupant};

/// The words that a game adds to those of every game. The page has its own for each key.
///
/// ```
/// use boardlab_core::contract::Words;
/// use boardlab_core::text::Field;
/// const ROWS: Field = Field::new(&("rows", "the number of rows", ""));
/// const WORDS: Words = Words { fields: &[ROWS], ..Words::NONE };
/// assert_eq!(WORDS.fields[0].key(), "rows");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// What the parts of an input mean.
    pub fields: &'static [Field],
    /// How values are written, besides [`Notation::COMMON`].
    pub notations: &'static [Notation],
    /// What takes cells in an input, besides [`Occupant::COMMON`].
    pub occupants: &'static [Occupant],
    /// What fixes an input, besides [`Fix::COMMON`].
    pub fixes: &'static [Fix],
    /// What the size of an input is counted in, the most important first. Empty if cases alone are counted.
    pub size_units: &'static [SizeUnit],
    /// The keys of what its steps do; see [`Game::EventKind`](super::Game::EventKind).
    pub events: &'static [&'static str],
}

impl Words {
    /// No words of its own.
    pub const NONE: Self =
        Words { fields: &[], notations: &[], occupants: &[], fixes: &[], size_units: &[], events: &[] };
}
