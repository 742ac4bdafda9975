use alloc::vec::Vec;

use super::model::{Case, Square};
use super::text::square;
use crate::game::{CommonRefusal, parse_index};

/// Changes a case by a word and its squares: `knight 4 7` (a new one behind the last), `knight 2 4 7` (the second of
/// the list), `move 4 7 5 5`, `remove 5 5`, `drop 2`. Where several share a square, the first of them is meant.
#[cold]
pub(super) fn edit(case: &Case, change: &str) -> Result<Case, CommonRefusal> {
    let words: Vec<&str> = change.split_ascii_whitespace().collect();
    let mut knights = case.knights.clone();
    match words[..] {
        ["knight", x, y] => knights.push(square(x, y)?),
        ["knight", number, x, y] => {
            *knights.get_mut(parse_index(number)?).ok_or(CommonRefusal::NoSuchPiece)? = square(x, y)?;
        }
        ["move", x, y, to_x, to_y] => {
            let index = knight(&knights, square(x, y)?)?;
            knights[index] = square(to_x, to_y)?;
        }
        ["remove", x, y] => {
            let index = knight(&knights, square(x, y)?)?;
            remove(&mut knights, index)?;
        }
        ["drop", number] => remove(&mut knights, parse_index(number)?)?,
        _ => return Err(CommonRefusal::Unreadable),
    }
    Ok(Case { knights })
}

fn knight(knights: &[Square], at: Square) -> Result<usize, CommonRefusal> {
    knights.iter().position(|&knight| knight == at).ok_or(CommonRefusal::NoSuchPiece)
}

fn remove(knights: &mut Vec<Square>, index: usize) -> Result<(), CommonRefusal> {
    match knights.len() {
        count if index >= count => Err(CommonRefusal::NoSuchPiece),
        1 => Err(CommonRefusal::LastPiece),
        _ => {
            knights.remove(index);
            Ok(())
        }
    }
}
