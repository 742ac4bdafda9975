//! Random numbers from a seed. A seed in a link must always give the same game, so this is not left to a dependency.

/// What the state grows by from one number to the next.
const STRIDE: u64 = 0x9E37_79B9_7F4A_7C15;

/// SplitMix64 (Steele, Lea, Flood 2014): a stream of 64-bit numbers from a seed.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The stream of a seed.
    ///
    /// ```
    /// use boardlab_core::rng::SplitMix64;
    /// assert_eq!(SplitMix64::new(7).below(6), SplitMix64::new(7).below(6));
    /// ```
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        SplitMix64(seed)
    }

    /// The seed of a text. Blanks, punctuation, English and Russian capital letters, the dots of ё, and the full width
    /// that East Asian keyboards write make no difference: a class writes down what it hears.
    ///
    /// ```
    /// use boardlab_core::rng::SplitMix64;
    /// assert_eq!(SplitMix64::of_text("class 7b, Monday"), SplitMix64::of_text("Class 7-B Monday!"));
    /// assert_eq!(SplitMix64::of_text("Ёлка, 7Б"), SplitMix64::of_text("елка 7б"));
    /// assert_eq!(SplitMix64::of_text("周一，７Ｂ班！"), SplitMix64::of_text("周一 7b班"));
    /// assert_ne!(SplitMix64::of_text("class 7b, Monday"), SplitMix64::of_text("class 7b, Tuesday"));
    /// ```
    #[must_use]
    pub fn of_text(text: &str) -> u64 {
        let letters = text.chars().map(narrow).filter(|&letter| !is_separator(letter)).map(small);
        letters.fold(0, |seed, letter| SplitMix64::nth(seed ^ u64::from(u32::from(letter)), 0))
    }

    /// The next number.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STRIDE);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// The number at an index of a seed's stream, from 0. It does not depend on the numbers drawn before.
    #[must_use]
    pub fn nth(seed: u64, place: u64) -> u64 {
        SplitMix64(seed.wrapping_add(STRIDE.wrapping_mul(place))).next_u64()
    }

    /// A number below `bound` (at least 1), each about equally likely.
    pub fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next_u64()) * u128::from(bound)) >> 64) as u64
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: u64, high: u64) -> u64 {
        low + self.below(high - low + 1)
    }
}

/// The ASCII character that has this one's shape at full width.
fn narrow(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        other => other,
    }
}

/// Blanks and punctuation: all of ASCII, Latin-1, Unicode's blocks of general and of East Asian punctuation, where
/// quotation marks and dashes are.
fn is_separator(letter: char) -> bool {
    let is_other =
        matches!(letter, '\u{80}'..='\u{bf}' | '\u{2000}'..='\u{206f}' | '\u{3000}'..='\u{303f}' | '№' | '\u{feff}');
    letter.is_whitespace() || letter.is_ascii_punctuation() || is_other
}

/// A small letter for an English or Russian capital. The tables of all of Unicode would weigh more than the games'
/// rules do.
fn small(letter: char) -> char {
    match letter {
        'A'..='Z' => letter.to_ascii_lowercase(),
        'А'..='Я' => char::from_u32(u32::from(letter) + 32).unwrap_or(letter),
        'Ё' | 'ё' => 'е',
        other => other,
    }
}
