//! A random input that fails a test is made small before it is printed.

use std::any::type_name;
use std::borrow::Borrow;
use std::cell::Cell;

use boardlab_core::{DynGame, Limits};
use boardlab_tests::fixture;
use boardlab_tests::random::Random;

/// A random input.
pub(crate) struct Sample {
    /// The game that it is for.
    pub(crate) game: &'static dyn DynGame,
    /// The seed that it was made from.
    pub(crate) seed: u64,
    /// A valid input, unless it was damaged.
    pub(crate) text: String,
}

impl Sample {
    /// Gives what a law finds in a valid input. A law that fails is tried on smaller and smaller valid inputs, and the
    /// test fails with the smallest one on which the law still fails.
    ///
    /// Nothing goes on after a panic in a browser: there the test fails with the input as it is.
    pub(crate) fn hold<T, L: Fn(&str) -> T>(&self, law: L) -> T {
        hold(self.seed, &*self.text, law, |fails| self.least(fails))
    }

    /// The same for a text that need not be valid. Pieces of it are left out, too.
    pub(crate) fn hold_damaged<T, L: Fn(&str) -> T>(&self, law: L) -> T {
        hold(self.seed, &*self.text, law, |fails| {
            let characters: Vec<char> = self.least(fails).chars().collect();
            fewest(characters, |some| fails(&String::from_iter(some))).into_iter().collect()
        })
    }

    /// Random numbers for choices that a law makes: of its own for this input, and the same for every smaller one.
    pub(crate) fn choices(&self) -> Random {
        Random::new(self.text.bytes().fold(self.seed, |mark, byte| mark.wrapping_mul(31).wrapping_add(byte.into())))
    }

    /// The smallest valid input that fails; the text itself if that is not valid.
    fn least(&self, fails: &dyn Fn(&str) -> bool) -> String {
        let Ok(input) = self.game.read(self.text.clone(), Limits::Statement, &[]) else { return self.text.clone() };
        let mut minimiser = input.minimiser();
        while let Some(candidate) = minimiser.next() {
            minimiser.report(fails(&candidate));
        }
        minimiser.best().to_owned()
    }
}

/// The same for bytes, of which any may be left out.
pub(crate) fn hold_bytes<T, L: Fn(&[u8]) -> T>(seed: u64, bytes: &[u8], law: L) -> T {
    hold(seed, bytes, law, |fails| fewest(bytes.to_vec(), fails))
}

fn hold<I, T, L>(seed: u64, input: &I, law: L, least: impl Fn(&dyn Fn(&I) -> bool) -> I::Owned) -> T
where
    I: ToOwned + AsRef<[u8]> + ?Sized,
    L: Fn(&I) -> T,
{
    attempt(|| law(input)).unwrap_or_else(|first| {
        let tried = Cell::new(0);
        let least = least(&|input| {
            tried.set(tried.get() + 1);
            attempt(|| law(input)).is_err()
        });
        let least: &I = least.borrow();
        let said = attempt(|| law(least)).err().unwrap_or(first);
        let tried = tried.get();
        let shown = fixture::escaped(least.as_ref());
        let test = type_name::<L>().trim_start_matches("all::").split("::{{").next().unwrap_or_default();
        panic!(
            "{said}\n\nThe smallest failing input of {tried} that were tried, made from seed {seed}:\n\n{shown}\n\
            To run it again: cargo test --workspace --test all {test} -- --exact\n"
        )
    })
}

/// As few items in their order as still fail. Long stretches are left out first, then single items.
fn fewest<T: Clone>(items: Vec<T>, fails: impl Fn(&[T]) -> bool) -> Vec<T> {
    let mut best = items;
    let mut length = best.len();
    while length > 0 {
        let mut at = 0;
        while at < best.len() {
            let without = [&best[..at], best.get(at + length..).unwrap_or_default()].concat();
            if fails(&without) { best = without } else { at += length }
        }
        length /= 2;
    }
    best
}

#[cfg(target_arch = "wasm32")]
fn attempt<T>(law: impl FnOnce() -> T) -> Result<T, String> {
    Ok(law())
}

#[cfg(not(target_arch = "wasm32"))]
use caught::attempt;

#[cfg(not(target_arch = "wasm32"))]
mod caught {
    use std::cell::RefCell;
    use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
    use std::sync::Once;

    thread_local! {
        /// What this thread's last panic said, while panics are caught; else they are printed as usual.
        static SAID: RefCell<Option<String>> = const { RefCell::new(None) };
    }

    /// What a law gives, or what its panic says, which is not printed.
    pub(super) fn attempt<T>(law: impl FnOnce() -> T) -> Result<T, String> {
        listen();
        SAID.set(Some(String::new()));
        let result = catch_unwind(AssertUnwindSafe(law));
        let said = SAID.take().unwrap_or_default();
        result.map_err(|_| said)
    }

    fn listen() {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| {
            let usual = take_hook();
            set_hook(Box::new(move |panic| {
                SAID.with_borrow_mut(|said| match said {
                    Some(said) => *said = panic.to_string(),
                    None => usual(panic),
                });
            }));
        });
    }
}
