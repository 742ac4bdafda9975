use super::illegal::IllegalMove;

/// Reads a number that counts from 1 and returns the index in a list.
pub(crate) fn parse_index(number: &str) -> Result<usize, IllegalMove> {
    let number: usize = number.parse().map_err(|_| IllegalMove::UNREADABLE)?;
    number.checked_sub(1).ok_or(IllegalMove::UNREADABLE)
}
