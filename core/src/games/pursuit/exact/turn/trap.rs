use super::sources::{Heard, Name};
use crate::games::pursuit::exact::cell_set::{Row, Space, and, below, cell, is_empty, or, without};
use crate::games::pursuit::exact::index::layout::Layout;

/// The placements of a run.
pub(crate) struct Group<'a, const W: usize> {
    layout: &'a Layout,
    known: &'a [Row<W>],
    /// Where the catchers that they share stand, and what these reach.
    standing: Row<W>,
    reached: Row<W>,
}

impl<'a, const W: usize> Group<'a, W> {
    /// With the cells that a catcher on each place reaches, and those that the slice's and the anchor do.
    pub(crate) fn new(layout: &'a Layout, known: &'a [Row<W>], slice: usize, name: &[usize], own: Row<W>) -> Self {
        let standing = layout.shared(slice, name).fold([0; W], |all, at| or(all, &cell(at)));
        let reached = name.iter().fold(own, |all, &place| or(all, &known[place]));
        Group { layout, known, standing, reached }
    }

    /// The cells that all catchers stand on, and those that they reach.
    #[inline]
    pub(crate) fn with(&self, place: usize) -> (Row<W>, Row<W>) {
        if self.layout.others == 0 {
            return (self.standing, self.reached);
        }
        let at = self.layout.ground.cells[place];
        (or(self.standing, &cell(at)), or(self.reached, &self.known[place]))
    }
}

/// What is known of a run. Where nothing was written nothing is read: a page of memory that is read first costs twice when it
/// is written to, and the more the more hands there are.
#[derive(Clone, Copy)]
pub(crate) struct Mark<const W: usize> {
    /// Which placements have more lost cells than the turn before; there may be more than placements.
    pub(crate) fresh: Row<W>,
    /// Whether any has one.
    pub(crate) lost: bool,
    pub(crate) trapped: bool,
}

impl<const W: usize> Default for Mark<W> {
    fn default() -> Self {
        Mark { fresh: [0; W], lost: false, trapped: false }
    }
}

/// What is known of a slice's placements, and what is heard of them.
pub(crate) struct Trap<'a, const W: usize> {
    pub(crate) lost: &'a [Row<W>],
    pub(crate) trapped: &'a mut [Row<W>],
    pub(crate) marks: &'a mut [Mark<W>],
    pub(crate) space: &'a Space<W>,
    pub(crate) heard: &'a mut Heard<W>,
}

impl<const W: usize> Trap<'_, W> {
    /// The cells that are trapped since the turn before.
    pub(crate) fn all<'g>(self, layout: &Layout, slice: usize, group: impl Fn(&[usize]) -> Group<'g, W>) {
        let Trap { lost, trapped, marks, space, heard } = self;
        heard.clear(marks.len());
        let mut at = 0;
        layout.each(slice, |run, name, len| {
            let start = at;
            at += len;
            let mark = marks[run];
            if is_empty(&mark.fresh) {
                return;
            }
            let group = group(name);
            let news = |place| {
                let at = start + place;
                let (standing, reached) = group.with(place);
                let lost = read(mark.lost, lost, at);
                let before = read(mark.trapped, trapped, at);
                let news = without(space.trapped(&standing, &or(reached, &lost)), &before);
                if !is_empty(&news) {
                    trapped[at] = or(before, &news);
                }
                news
            };
            let any = heard.runs.lay(run, len, and(&mark.fresh, &below(len)), news);
            if any {
                heard.names.push(Name::new(run, name));
            }
            marks[run] = Mark { fresh: [0; W], trapped: mark.trapped || any, ..mark };
        });
    }
}

/// A set, if anything was written where it stands.
#[inline(always)]
pub(crate) fn read<const W: usize>(is_there: bool, sets: &[Row<W>], at: usize) -> Row<W> {
    if is_there { sets[at] } else { [0; W] }
}
