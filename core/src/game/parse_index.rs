use super::refusal::CommonRefusal;

/// Reads a number that counts from 1 and returns the index in a list.
pub(crate) fn parse_index(number: &str) -> Result<usize, CommonRefusal> {
    let number: usize = number.parse().map_err(|_| CommonRefusal::Unreadable)?;
    number.checked_sub(1).ok_or(CommonRefusal::Unreadable)
}
