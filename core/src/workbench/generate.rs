//! Random inputs. Plain parameters draw the same numbers as ever: a size changes the ranges, and only adversarial
//! inputs draw more. So one generator serves old links and new parameters.

use alloc::string::String;
use core::fmt;

use crate::game::{GenParams, InputFraming, Workbench};
use crate::input::Input;
use crate::rng::SplitMix64;
use crate::text::text_of;

impl<G: Workbench> Input<G> {
    /// The text of a valid input made from a seed; the same seed and parameters give the same text for ever.
    ///
    /// ```
    /// use boardlab_core::games::knights::Knights;
    /// use boardlab_core::{GenParams, Input, Limits};
    /// let text = Input::<Knights>::generate(7, GenParams::plain(3));
    /// assert_eq!(text, Input::<Knights>::generate(7, GenParams::plain(3)));
    /// assert_eq!(Input::<Knights>::read(text, Limits::Statement, ()).unwrap().cases().len(), 3);
    /// ```
    #[must_use]
    pub fn generate(seed: u64, params: GenParams) -> String {
        text_of(|out| Self::write_generated(seed, params, out))
    }

    /// Writes the same text case by case, so that an input of any size takes the memory of one case.
    ///
    /// ```
    /// use boardlab_core::games::knights::Knights;
    /// use boardlab_core::{GenParams, Input};
    /// let mut text = String::new();
    /// Input::<Knights>::write_generated(7, GenParams::plain(3), &mut text).unwrap();
    /// assert_eq!(text, Input::<Knights>::generate(7, GenParams::plain(3)));
    /// ```
    ///
    /// # Errors
    ///
    /// Only where `out` fails.
    pub fn write_generated(seed: u64, params: GenParams, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(&G::FRAMING.before(params.cases))?;
        let mut rng = SplitMix64::new(seed);
        for nth in 0..params.cases as u64 {
            write!(out, "{}", G::random_case(&mut rng, seed.wrapping_add(nth), params))?;
        }
        out.write_str(&G::FRAMING.after())
    }

    /// The `nth` input, from 0, of a search for one that a program gets wrong: see [`GenParams::of_search`]. Each has a
    /// seed of its own, the first this one. In games whose inputs have one case it has one.
    ///
    /// ```
    /// use boardlab_core::games::{knights::Knights, pursuit::Pursuit};
    /// use boardlab_core::{Input, Limits};
    /// let text = Input::<Knights>::searched(1, 10);
    /// assert_eq!(Input::<Knights>::read(text, Limits::Statement, ()).unwrap().cases().len(), 20);
    /// let text = Input::<Pursuit>::searched(1, 10);
    /// assert_eq!(Input::<Pursuit>::read(text, Limits::Statement, Default::default()).unwrap().cases().len(), 1);
    /// ```
    #[must_use]
    pub fn searched(seed: u64, nth: u64) -> String {
        let params = GenParams::of_search(nth);
        let cases = if G::FRAMING == InputFraming::Bare { 1 } else { params.cases };
        Self::generate(seed.wrapping_add(nth), GenParams { cases, ..params })
    }
}
