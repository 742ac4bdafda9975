use super::layout::Layout;
use super::row::{Row, Space, cell, is_empty, or, without};
use super::views::{Heard, Name};

/// The placements of a run.
pub(super) struct Group<'a, const W: usize> {
    layout: &'a Layout,
    known: &'a [Row<W>],
    /// Where the catchers that they share stand, and what these reach.
    standing: Row<W>,
    reached: Row<W>,
}

impl<'a, const W: usize> Group<'a, W> {
    /// With the cells that a catcher on each place reaches, and those that the slice's and the anchor do.
    pub(super) fn new(layout: &'a Layout, known: &'a [Row<W>], slice: usize, name: &[usize], own: Row<W>) -> Self {
        let standing = layout.shared(slice, name).fold([0; W], |all, at| or(all, &cell(at)));
        let reached = name.iter().fold(own, |all, &place| or(all, &known[place]));
        Group { layout, known, standing, reached }
    }

    /// The cells that all catchers stand on, and those that they reach.
    #[inline]
    pub(super) fn with(&self, place: usize) -> (Row<W>, Row<W>) {
        if self.layout.others == 0 {
            return (self.standing, self.reached);
        }
        let at = self.layout.ground.cells[place];
        (or(self.standing, &cell(at)), or(self.reached, &self.known[place]))
    }
}

/// What is known of a slice's placements, and what is heard of them.
pub(super) struct Trap<'a, const W: usize> {
    pub(super) lost: &'a [Row<W>],
    pub(super) trapped: &'a mut [Row<W>],
    pub(super) changed: &'a mut [bool],
    pub(super) fresh: &'a mut [bool],
    pub(super) space: &'a Space<W>,
    pub(super) heard: &'a mut Heard<W>,
}

impl<const W: usize> Trap<'_, W> {
    /// The cells that are trapped since the turn before.
    pub(super) fn all<'g>(self, layout: &Layout, slice: usize, group: impl Fn(&[usize]) -> Group<'g, W>) {
        let Trap { lost, trapped, changed, fresh, space, heard } = self;
        heard.clear(fresh.len());
        let mut at = 0;
        layout.each(slice, 0..fresh.len(), |run, name, len| {
            let start = at;
            at += len;
            if !core::mem::take(&mut fresh[run]) {
                return;
            }
            let group = group(name);
            let news = |place| {
                let at = start + place;
                if !core::mem::take(&mut changed[at]) {
                    return [0; W];
                }
                let (standing, reached) = group.with(place);
                let news = without(space.trapped(&standing, &or(reached, &lost[at])), &trapped[at]);
                if !is_empty(&news) {
                    trapped[at] = or(trapped[at], &news);
                }
                news
            };
            if heard.runs.lay(run, len, news) {
                heard.names.push(Name::new(run, name));
            }
        });
    }
}
