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

/// The judge's output for a valid input of a game by its name, open points read as they are by default. Where a game is
/// played by choices that no rule decides, those `printed` are taken over as far as they are legal.
pub fn answer(game: &str, input: &str, printed: &str) -> String {
    match game {
        "robots" => robots::answer(input),
        "janken" => janken::answer(input, janken::Reading::Letter),
        "knights" => knights::answer(input),
        "pursuit" => pursuit::answer(input, printed, false),
        "solitaire" => solitaire::answer(input, printed),
        _ => panic!("no oracle for {game}"),
    }
}

/// The numbers of a valid input, whatever its layout.
pub(crate) fn numbers(input: &str) -> impl Iterator<Item = usize> + '_ {
    let text = input.strip_prefix('\u{feff}').unwrap_or(input);
    text.split_whitespace().map_while(|token| token.parse().ok())
}
