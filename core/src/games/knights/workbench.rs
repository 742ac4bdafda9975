//! What people use beside the board: changes of an input, random inputs, smaller inputs.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::Knights;
use super::mistakes::{Mistake, Player};
use super::model::{Case, FARTHEST, Square};
use super::text::square;
use crate::game::{CommonRefusal, GenParams, InputFraming, Misreading, Mistakes, ShrinkCursor, Workbench, parse_index};
use crate::rng::SplitMix64;

impl Workbench for Knights {
    const FRAMING: InputFraming = InputFraming::Counted;
    const MISTAKES: Mistakes = Mistake::KNOWN;
    const MISTAKE_NAMES: &'static [&'static str] = Mistake::NAMES;

    fn misread(mistake: Option<usize>) -> Option<Box<dyn Misreading<Self>>> {
        Some(Player::with(mistake.map(|nth| Mistake::ALL[nth])))
    }

    /// Changes a case by a word and its squares: `knight 4 7` (a new one behind the last), `knight 2 4 7` (the second
    /// of the list), `move 4 7 5 5`, `remove 5 5`, `drop 2`. Where several share a square, the first of them is meant.
    #[cold]
    fn edit(case: &Case, change: &str) -> Result<Case, CommonRefusal> {
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

    /// A case as the statement allows it; half of them have few knights, so that both players win about as often.
    fn random_case(rng: &mut SplitMix64, _: u64, params: GenParams) -> Case {
        let few = rng.below(100) < u64::from(GenParams::MOST.saturating_sub(params.size));
        let (least, most) = params.range(1, if few { 4 } else { 1000 });
        let extreme = params.is_adversarial(rng).then(|| rng.below(8));
        let count = match extreme {
            Some(0) => least,
            Some(1) => most,
            _ => rng.between(least, most),
        };
        let last = if params.relaxed { rng.next_u64() >> rng.between(1, 55) } else { LAST }.min(FARTHEST);
        let mut knights = Vec::new();
        for _ in 0..count {
            let adversarial = params.is_adversarial(rng);
            knights.push(if adversarial { trap(rng, last, &knights) } else { any(rng, last) });
        }
        Case { knights }
    }

    /// Fewer knights, then knights nearer to the corner: first along the diagonal, then by rows and columns.
    fn shrink(case: &Case, cursor: &mut ShrinkCursor) -> Option<Case> {
        let mut knights = case.knights.clone();
        if let Some(cut) = cursor.cut(knights.len(), 1) {
            knights.drain(cut);
            return Some(Case { knights });
        }
        if let Some((index, lower)) = cursor.lower_one(knights.iter().map(|knight| knight.x.min(knight.y)), 0) {
            let Square { x, y } = &mut knights[index];
            let by = (*x).min(*y) - lower;
            (*x, *y) = (*x - by, *y - by);
            return Some(Case { knights });
        }
        let (index, line) = cursor.lower_one(knights.iter().flat_map(|knight| [knight.x, knight.y]), 0)?;
        let knight = &mut knights[index / 2];
        *(if index % 2 == 0 { &mut knight.x } else { &mut knight.y }) = line;
        Some(Case { knights })
    }

    fn size(case: &Case) -> impl Iterator<Item = usize> {
        [case.knights.len()].into_iter()
    }
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

/// The last row and column that the statement allows.
const LAST: u64 = 499;
/// How far from a line of the board an adversarial knight stands at most: wider than the bands of the closed form.
const BAND: u64 = 24;

fn any(rng: &mut SplitMix64, last: u64) -> Square {
    Square { x: rng.below(last + 1), y: rng.below(last + 1) }
}

/// A square with irregular values, one at the edge of a table of 500 x 500 cells, or the square of another knight.
fn trap(rng: &mut SplitMix64, last: u64, earlier: &[Square]) -> Square {
    let (x, y) = match rng.below(5) {
        0 => (rng.below(2 * BAND).min(last), rng.below(2 * BAND).min(last)),
        1 => {
            let short = rng.below(last / 2 + 1);
            (short, beside(rng, 2 * short, last))
        }
        2 => {
            let x = rng.below(last + 1);
            (x, beside(rng, x, last))
        }
        3 if !earlier.is_empty() => return earlier[rng.below(earlier.len() as u64) as usize],
        _ => (rng.below(last + 1), last - rng.below(4).min(last)),
    };
    if rng.below(2) == 0 { Square { x, y } } else { Square { x: y, y: x } }
}

fn beside(rng: &mut SplitMix64, line: u64, last: u64) -> u64 {
    (line + rng.below(2 * BAND + 1)).saturating_sub(BAND).min(last)
}
