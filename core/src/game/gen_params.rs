use crate::rng::SplitMix64;

/// The options of random inputs.
///
/// ```
/// use boardlab_core::{GenParams, game};
/// let large = GenParams { size: GenParams::MOST, ..GenParams::plain(1) };
/// let length = |params| game("robots").unwrap().generate(7, params).len();
/// assert!(length(large) > length(GenParams { size: 0, ..large }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GenParams {
    /// The number of cases.
    pub cases: usize,
    /// 0: the smallest legal case. 50: any size. 100: the limits of the statement.
    pub size: u8,
    /// From 0 to 100: how much of a case is chosen to break programs. The rest is random.
    pub adversarial: u8,
    /// Whether coordinates of Hyper Knights may exceed the statement's limit, up to 2^62.
    pub relaxed: bool,
}

impl GenParams {
    /// Any size: the seed decides.
    pub const ANY: u8 = 50;
    /// The largest value of `size` and `adversarial`.
    ///
    /// ```
    /// use boardlab_core::{GenParams, game};
    /// let hardest = GenParams { size: GenParams::MOST, adversarial: GenParams::MOST, ..GenParams::plain(1) };
    /// assert!(game("robots").unwrap().generate(7, hardest).starts_with("50 20\n"));
    /// ```
    pub const MOST: u8 = 100;

    /// Cases of any size, none of them adversarial.
    ///
    /// ```
    /// use boardlab_core::GenParams;
    /// use boardlab_core::game;
    /// let robots = game("robots").unwrap();
    /// let smallest = GenParams { size: 0, ..GenParams::plain(1) };
    /// assert!(robots.generate(7, smallest).starts_with("1 0\n"));
    /// ```
    #[must_use]
    pub const fn plain(cases: usize) -> Self {
        GenParams { cases, size: Self::ANY, adversarial: 0, relaxed: false }
    }

    /// Those of the `nth` input, from 0, of a search for one that a program gets wrong: small and plain ones first. The
    /// first ten have one case; the others have twenty, since a program may keep something between cases, and starts
    /// only once for all of them.
    ///
    /// ```
    /// use boardlab_core::GenParams;
    /// assert_eq!(GenParams::of_search(0), GenParams { size: 0, ..GenParams::plain(1) });
    /// assert_eq!(GenParams::of_search(600).cases, 20);
    /// ```
    #[must_use]
    pub const fn of_search(nth: u64) -> Self {
        let cases = if nth < 10 { 1 } else { 20 };
        let size = if nth < 500 { nth / 5 } else { Self::MOST as u64 };
        GenParams { cases, size: size as u8, adversarial: (nth % 101 * 37 % 101) as u8, relaxed: false }
    }

    /// Draws a count. At [`Self::ANY`] it lies from `low` to `high`; below, the upper end is smaller; above, the lower
    /// end is larger.
    pub(crate) fn count(self, rng: &mut SplitMix64, low: u64, high: u64) -> u64 {
        let (low, high) = self.range(low, high);
        rng.between(low, high)
    }

    pub(crate) fn range(self, low: u64, high: u64) -> (u64, u64) {
        let part = |hundredths: u8| low + (high - low) * u64::from(hundredths) / u64::from(Self::ANY);
        let size = self.size.min(Self::MOST);
        (part(size.saturating_sub(Self::ANY)), part(size.min(Self::ANY)))
    }

    /// Whether something is to be adversarial. Without adversarial inputs no number is drawn, so that plain inputs stay
    /// as they are.
    pub(crate) fn is_adversarial(self, rng: &mut SplitMix64) -> bool {
        self.adversarial > 0 && rng.below(u64::from(Self::MOST)) < u64::from(self.adversarial)
    }
}
