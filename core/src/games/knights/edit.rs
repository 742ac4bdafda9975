use alloc::vec::Vec;

use super::model::{Case, Square};
use super::text::square;
use crate::game::{IllegalMove, parse_index};

/// Changes a case by a word and its squares: `knight 4 7` (a new one behind the last), `knight 2 4 7` (the second of
/// the list), `move 4 7 5 5`, `remove 5 5`, `drop 2`. Where several share a square, the first of them is meant.
#[cold]
pub(super) fn edit(case: &Case, change: &str) -> Result<Case, IllegalMove> {
    let words: Vec<&str> = change.split_ascii_whitespace().collect();
    let mut knights = case.knights.clone();
    match words[..] {
        ["knight", x, y] => knights.push(square(x, y)?),
        ["knight", number, x, y] => {
            *knights.get_mut(parse_index(number)?).ok_or(IllegalMove::NO_SUCH_PIECE)? = square(x, y)?;
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
        _ => return Err(IllegalMove::UNREADABLE),
    }
    Ok(Case { knights })
}

fn knight(knights: &[Square], at: Square) -> Result<usize, IllegalMove> {
    knights.iter().position(|&knight| knight == at).ok_or(IllegalMove::NO_SUCH_PIECE)
}

fn remove(knights: &mut Vec<Square>, index: usize) -> Result<(), IllegalMove> {
    match knights.len() {
        count if index >= count => Err(IllegalMove::NO_SUCH_PIECE),
        1 => Err(IllegalMove::LAST_PIECE),
        _ => {
            knights.remove(index);
            Ok(())
        }
    }
}
