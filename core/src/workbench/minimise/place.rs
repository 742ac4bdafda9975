use alloc::string::String;
use alloc::vec::Vec;
use core::array::from_fn;

use crate::game::ShrinkCursor;
use crate::input::{DynInput, spliced, whole_lines};

/// Which change of an input is next.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    /// Of whole cases, or within a case.
    pub(super) case: Option<usize>,
    change: Change,
    /// Which cases are kept first.
    look: Option<Look>,
    /// How many changes were no use in this case, and how many of them one after the other.
    misses: u32,
    in_a_row: u32,
    is_sampled: bool,
}

/// Behind so many changes that are no use in a case of so many items, or half as many one after the other, some items
/// are tried alone, each: what fails by chance, with an item as with many, would otherwise be gone through one by one.
const PATIENCE: u32 = 24;
const MANY: usize = 32;
const SAMPLE: usize = 16;

#[derive(Clone, Copy)]
enum Change {
    /// One after the other.
    Single(ShrinkCursor),
    /// All of a list but this one; then it goes on at the place.
    Sample(usize, ShrinkCursor),
    Together(Together),
}

/// Which items go together.
#[derive(Clone, Copy)]
enum Together {
    /// All of a list but this one.
    AllBut(usize),
    /// As many of these as the number says, each counted among those that the ones before it left.
    These([usize; MOST], usize),
}

/// The most items that go together, unless it is all but one.
const MOST: usize = 3;

/// Which cases of an input are kept of which one is known to be wrong.
#[derive(Clone, Copy)]
enum Look {
    /// It alone.
    At(usize),
    /// It and all before it.
    UpTo(usize),
}

impl Default for Change {
    fn default() -> Self {
        Change::Single(ShrinkCursor::default())
    }
}

impl Place {
    /// The first place where several items go together.
    pub(super) fn together() -> Self {
        Place { change: Change::Together(Together::AllBut(0)), ..Place::default() }
    }

    pub(super) fn is_together(&self) -> bool {
        matches!(self.change, Change::Together(_))
    }

    /// The first place in a case.
    pub(super) fn of_case(&self, case: usize) -> Self {
        let first = if self.is_together() { Place::together() } else { Place::default() };
        Place { case: Some(case), ..first }
    }

    /// A case is known to be wrong: while cases are removed, all others go first.
    pub(super) fn look_at(&mut self, wrong: Option<usize>) {
        self.look = wrong.filter(|_| self.case.is_none()).map(Look::At);
    }

    /// A change was taken.
    pub(super) fn taken(&mut self) {
        (self.look, self.in_a_row) = (None, 0);
        if let Change::Sample(..) = self.change {
            self.change = Change::default();
        }
    }

    /// Goes on to the next change. After a change that was taken, the place already belongs to another one.
    pub(super) fn skip(&mut self) {
        match (&mut self.look, &mut self.change) {
            (Some(look), _) => self.look = look.next(),
            (None, Change::Single(cursor)) => {
                cursor.skip();
                (self.misses, self.in_a_row) = (self.misses + 1, self.in_a_row + 1);
                let is_lost = self.misses == PATIENCE || self.in_a_row == PATIENCE / 2;
                if is_lost && self.case.is_some() && !self.is_sampled {
                    (self.change, self.is_sampled) = (Change::Sample(0, *cursor), true);
                }
            }
            (None, Change::Sample(item, _)) => *item += 1,
            (None, Change::Together(Together::AllBut(item))) => *item += 1,
            (None, Change::Together(Together::These(items, count))) => items[*count - 1] += 1,
        }
    }

    /// The text after the next change, which may be invalid. `None` behind the last one of the case, or of the removal
    /// of cases.
    pub(super) fn candidate(&mut self, best: &dyn DynInput) -> Option<String> {
        let Some(case) = self.case else { return self.fewer_cases(best) };
        let span = *best.cases().get(case)?;
        if let Change::Sample(item, back) = self.change
            && (item == SAMPLE || best.alone(case, MANY).is_none())
        {
            self.change = Change::Single(back);
        }
        let simpler = match &mut self.change {
            Change::Single(cursor) => best.shrink(case, cursor),
            Change::Sample(item, _) => best.alone(case, *item),
            Change::Together(together) => together.next_text(best, case),
        };
        Some(spliced(best.text(), whole_lines(best.text(), span), simpler?.trim_ascii_end()))
    }

    /// The first change leaves all cases, and what is between them goes.
    fn fewer_cases(&mut self, best: &dyn DynInput) -> Option<String> {
        let count = best.cases().len();
        let kept: Vec<usize> = match (self.look, &mut self.change) {
            (Some(Look::At(wrong)), _) => [wrong].into(),
            (Some(Look::UpTo(wrong)), _) => (0..=wrong).collect(),
            (None, Change::Single(cursor)) => {
                cursor.rewind();
                let cut = if cursor.index_in(1).is_some() { 0..0 } else { cursor.cut(count, 1)? };
                (0..count).filter(|case| !cut.contains(case)).collect()
            }
            (None, Change::Together(together)) => together.next_cases(count)?,
            // Only of items.
            (None, Change::Sample(..)) => return None,
        };
        Some(best.gather(&kept))
    }
}

impl Look {
    fn next(self) -> Option<Self> {
        if let Look::At(wrong) = self { Some(Look::UpTo(wrong)) } else { None }
    }
}

impl Together {
    /// The text of a case without the next items that go together.
    fn next_text(&mut self, best: &dyn DynInput, case: usize) -> Option<String> {
        self.next_with(|item| best.alone(case, item), |items| best.without(case, items))
    }

    /// Which of so many cases stay when the next go together.
    fn next_cases(&mut self, count: usize) -> Option<Vec<usize>> {
        let alone = |item| (count > 2 && item < count).then(|| [item].into());
        self.next_with(alone, |items| {
            let mut left: Vec<usize> = (0..count).collect();
            for (nth, &item) in items.iter().enumerate() {
                if item >= left.len() || left.len() == 1 {
                    return Err(nth);
                }
                left.remove(item);
            }
            Ok(left)
        })
    }

    /// What remains at this place, or at the next one where something does: `alone` of an item, `without` these items.
    fn next_with<T>(
        &mut self,
        alone: impl Fn(usize) -> Option<T>,
        without: impl Fn(&[usize]) -> Result<T, usize>,
    ) -> Option<T> {
        loop {
            *self = match *self {
                Together::AllBut(item) => match alone(item) {
                    Some(left) => return Some(left),
                    None => Together::These([0; MOST], 2),
                },
                Together::These(items, count) => match without(&items[..count]) {
                    Ok(left) => return Some(left),
                    Err(0) if count == MOST => return None,
                    Err(0) => Together::These([0; MOST], count + 1),
                    Err(nth) => {
                        let before = items[nth - 1] + 1;
                        Together::These(from_fn(|at| if at < nth - 1 { items[at] } else { before }), count)
                    }
                },
            }
        }
    }
}
