use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::typed::Input;
use crate::game::{InputFraming, ShrinkCursor, SizePart, SizeUnit, Workbench};
use crate::text::{Document, Limits, Span};

/// What is made of an input. Cases are read without options here: what is printed does not depend on them.
impl<G: Workbench> Input<G> {
    /// The text with a case (from 0) changed; see [`Workbench::edit`]. `None` behind the last case.
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let changed = input.edit(0, "robot 3 4").unwrap().unwrap();
    /// assert!(changed.starts_with("2 0\n"));
    /// ```
    #[must_use]
    pub fn edit(&self, case: usize, change: &str) -> Option<Result<String, G::Refusal>> {
        let span = *self.cases().get(case)?;
        let edited = G::edit(&self.plain(span)?, change);
        Some(edited.map(|case| spliced(&self.text, span, format!("{case}").trim_ascii())))
    }

    /// An input of the given cases (from 0), in the given order. A case may occur several times. A case keeps its
    /// bytes, unless it would be parsed differently after the case before it. Pursuit and Solitaire have no input
    /// without a case: theirs is empty.
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let knights = game("knights").unwrap();
    /// let input = knights.read("2\n1\n1 0\n1\n2 0\n".into(), Limits::Statement, &[]).unwrap();
    /// assert_eq!(input.gather(&[1, 0, 1]), "3\n1\n2 0\n1\n1 0\n1\n2 0\n");
    /// ```
    #[must_use]
    pub fn gather(&self, order: &[usize]) -> String {
        let mut out = String::new();
        let mut last = 0;
        let mut cases = 0;
        for &span in order.iter().filter_map(|&index| self.cases().get(index)) {
            let own = whole_lines(&self.text, span).of(&self.text);
            let before = Span { start: last, end: out.len() }.of(&out).trim_ascii_end();
            let printed = if follows::<G>(before, own) { None } else { self.plain(span) };
            let printed = printed.map(|case| format!("{case}"));
            (last, cases) = (out.len(), cases + 1);
            out.push_str(printed.as_deref().map_or(own, str::trim_ascii_end));
            out.push('\n');
        }
        G::FRAMING.around(cases, &out)
    }

    /// The text of a case (from 0) after the simplification at a place; see [`Workbench::shrink`]. The first one only
    /// prints the case in the statement's format. Not every result is valid.
    ///
    /// ```
    /// use boardlab_core::contract::ShrinkCursor;
    /// use boardlab_core::{Limits, game};
    /// let input = game("robots").unwrap().read("2 0 15 17 3 4\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let printed = input.shrink(0, &mut ShrinkCursor::default()).unwrap();
    /// assert_eq!(printed.trim_end(), "2 0\n15 17\n3 4");
    /// ```
    pub fn shrink(&self, case: usize, cursor: &mut ShrinkCursor) -> Option<String> {
        let case = self.plain(*self.cases().get(case)?)?;
        cursor.rewind();
        let printed = cursor.index_in(1).is_some();
        let simpler = if printed { case } else { G::shrink(&case, cursor)? };
        Some(format!("{simpler}"))
    }

    /// The text of a case (from 0) without some of the items that can go one by one, each counted among those that the
    /// ones before it left. The place of the first that is not there, if one is not.
    pub(super) fn without(&self, case: usize, items: &[usize]) -> Result<String, usize> {
        let mut left = self.cases().get(case).and_then(|&span| self.plain(span)).ok_or(0_usize)?;
        for (nth, &item) in items.iter().enumerate() {
            left = G::shrink(&left, &mut ShrinkCursor::item(item)).ok_or(nth)?;
        }
        Ok(format!("{left}"))
    }

    /// The text of a case (from 0) in which an item is left alone in its list. `None` behind the last item.
    pub(super) fn alone(&self, case: usize, item: usize) -> Option<String> {
        let case = self.plain(*self.cases().get(case)?)?;
        let mut cursor = ShrinkCursor::before(item);
        let from = G::shrink(&case, &mut cursor)?;
        Some(format!("{}", G::shrink(&from, &mut cursor.behind())?))
    }

    /// The size: the number of cases, unless there is only one, then the counts of the game's units in all cases,
    /// without zeros. It is never empty: if all of these are left out, it says one case.
    ///
    /// ```
    /// use boardlab_core::games::robots::Robots;
    /// use boardlab_core::{Input, Limits};
    /// let size = |text| {
    ///     let parts = Input::<Robots>::read(text, Limits::Statement, ()).unwrap().size();
    ///     parts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    /// };
    /// assert_eq!(size("1 0\n15 17\n0 0\n"), "1 robot");
    /// assert_eq!(size("1 2\n15 17\n7 9\n2 2\n1 0\n3 3\n0 0\n"), "2 cases, 2 robots, 2 teleports");
    /// ```
    #[must_use]
    pub fn size(&self) -> Vec<SizePart> {
        let mut counts = alloc::vec![0; G::WORDS.size_units.len()];
        for case in self.cases().iter().filter_map(|&span| self.plain(span)) {
            counts.iter_mut().zip(G::size(&case)).for_each(|(sum, count)| *sum += count);
        }
        let part = |unit: SizeUnit, count: usize| SizePart { unit, count: count as u32 };
        let of_game = G::WORDS.size_units.iter().zip(counts).filter(|&(_, count)| count > 0);
        let mut size: Vec<_> = of_game.map(|(&unit, count)| part(unit, count)).collect();
        let cases = self.cases().len();
        if cases != 1 || size.is_empty() {
            size.insert(0, part(SizeUnit::CASE, cases));
        }
        size
    }

    fn plain(&self, span: Span) -> Option<G::Case> {
        G::case(&self.text, span, &G::Options::default())
    }
}

/// The span with the blanks before it in its line: rows of a map are indented.
pub(crate) fn whole_lines(text: &str, span: Span) -> Span {
    let before = Span { start: 0, end: span.start }.of(text);
    let start = before.trim_end_matches([' ', '\t']);
    let leans = start.is_empty() || start.ends_with(['\n', '\r']);
    if leans { Span { start: start.len(), ..span } } else { span }
}

/// Whether a case is parsed the same after another one. If nothing marks the end of a case, the next line may be parsed
/// as part of it.
fn follows<G: Workbench>(before: &str, case: &str) -> bool {
    if G::FRAMING != InputFraming::Bare || before.is_empty() {
        return true;
    }
    let both = format!("{before}\n{case}");
    let ends = |document: Document| document.cases.iter().map(|case| case.end).eq([before.len(), both.len()]);
    G::parse(&both, Limits::Relaxed).is_ok_and(ends)
}

/// The text with another one in the place of a span.
pub(crate) fn spliced(text: &str, span: Span, new: &str) -> String {
    let mut out = String::from(Span { start: 0, end: span.start }.of(text));
    out.push_str(new);
    out.push_str(Span { start: span.end, end: text.len() }.of(text));
    out
}
