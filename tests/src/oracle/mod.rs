//! Each game a second time: slow, literal, and written without a look at the core.
//!
//! An oracle takes valid inputs only and may panic on any other.

pub mod ahead;
pub mod janken;
pub mod judged;
pub mod knights;
pub mod pursuit;
pub mod pursuit_theory;
pub mod robots;
pub mod solitaire;

/// The numbers of a valid input, whatever its layout.
pub(crate) fn numbers(input: &str) -> impl Iterator<Item = usize> + '_ {
    let text = input.strip_prefix('\u{feff}').unwrap_or(input);
    text.split_whitespace().map_while(|token| token.parse().ok())
}
