use super::illegal::IllegalMove;

/// The place in a list that a number of a word stands for: people count from 1.
pub(crate) fn place(number: &str) -> Result<usize, IllegalMove> {
    let number: usize = number.parse().map_err(|_| IllegalMove::Unreadable)?;
    number.checked_sub(1).ok_or(IllegalMove::Unreadable)
}
