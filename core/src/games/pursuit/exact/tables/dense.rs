use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use spin::Mutex;

#[cfg(feature = "vast")]
use super::sparse::Sparse;
use crate::games::pursuit::exact::cell_set::{Row, Space, cell, cells, empty, has, or, size};
use crate::games::pursuit::exact::index::cell_order::Ground;
use crate::games::pursuit::exact::index::layout::Layout;
use crate::games::pursuit::exact::problem::{Crew, Problem};
use crate::games::pursuit::exact::tablebase;
use crate::games::pursuit::exact::turn::merge::{News, Shelf, Taking};
use crate::games::pursuit::exact::turn::sources::{Asked, Changes, Heard, View, Views};
use crate::games::pursuit::exact::turn::trap::{Group, Mark, Trap};
use crate::games::pursuit::exact::turn::unmove::{Room, Stages};
use crate::games::pursuit::field::Cell;
use crate::games::pursuit::maps::NEVER;
use crate::insertion_sort::sort;

/// Every placement's lost cells, in tables.
pub(crate) struct Dense<const W: usize> {
    layout: Layout,
    space: Space<W>,
    changes: Changes<W>,
    /// The cells that a catcher on each place reaches.
    known: Vec<Row<W>>,
    /// The places next to each place.
    near: Vec<Row<W>>,
    /// Those that a slice's catcher and the anchor reach.
    own: Vec<Row<W>>,
    /// What each slice becomes when the anchor steps, if there is one; what its others meet when its catcher does.
    steps: Vec<Vec<View>>,
    moves: Vec<Vec<View>>,
    /// The cells, beside those that the catchers reach, from which the fugitive is lost when the catchers are about to move.
    lost: Vec<Row<W>>,
    /// The cells, beside the catchers', from which it is lost when it is about to move itself.
    trapped: Vec<Row<W>>,
    /// What is known of each run.
    marks: Vec<Mark<W>>,
    /// The turn in which each cell of each placement was lost, if that is asked.
    turns: Vec<u8>,
    /// What is trapped since the turn before in each slice; then after a step of the anchor.
    heard: Vec<Heard<W>>,
    stepped: Vec<Heard<W>>,
    rooms: Vec<Room<W>>,
    /// About how much each slice took in the turn before.
    efforts: Vec<usize>,
    /// As many hands as there is memory for.
    hands: usize,
}

type Work<'a> = Vec<Box<dyn FnOnce() + Send + 'a>>;

impl<const W: usize> Dense<W> {
    /// For so many hands, and with the turns of all states, if they are asked.
    pub(crate) fn new(problem: &Problem, hands: usize, turns: bool) -> Self {
        let mut dense = Dense::untouched(problem, hands);
        // In every run, so in all its placements.
        dense.marks.fill(Mark { fresh: [u64::MAX; W], ..Mark::default() });
        if turns {
            dense.turns = vec![NEVER; dense.lost.len() * dense.layout.ground.len()];
            dense.place();
        }
        dense
    }

    /// Nothing is known but what the catchers reach.
    fn untouched(problem: &Problem, hands: usize) -> Self {
        let layout = Layout::new(problem);
        let (ground, space) = (&layout.ground, Space::new(problem));
        let slices = 0..ground.slices.len();
        let (kept, runs) = (layout.starts[slices.end], layout.runs[slices.end]);
        let known: Vec<Row<W>> = ground.cells.iter().map(|&at| space.dilate(&cell(at))).collect();
        let anchor = if ground.anchored { known[0] } else { [0; W] };
        let steps = if ground.anchored { slices.clone() } else { 0..0 };
        Dense {
            changes: Changes::new(ground, problem.field),
            own: ground.slices.iter().map(|slice| or(anchor, &known[slice.place])).collect(),
            near: ground.beside.iter().map(|near| set(near)).collect(),
            known,
            steps: steps.map(|slice| View::of_steps(ground, problem.field, slice)).collect(),
            moves: slices.clone().map(|slice| View::of_moves(ground, slice, from(ground, slice))).collect(),
            lost: empty(kept),
            trapped: empty(kept),
            marks: vec![Mark::default(); runs],
            turns: Vec::new(),
            heard: slices.clone().map(|_| Heard::default()).collect(),
            stepped: slices.clone().map(|_| Heard::default()).collect(),
            rooms: Vec::new(),
            efforts: slices.clone().map(|slice| layout.slice(slice).len()).collect(),
            hands,
            space,
            layout,
        }
    }

    /// Goes on from what is known of the few placements that are not as after the first turn.
    #[cfg(feature = "vast")]
    pub(crate) fn go_on(problem: &Problem, hands: usize, sparse: &Sparse<W>) -> Self {
        let mut dense = Dense::untouched(problem, hands);
        sparse.images(|placement, moved, entry| {
            if let Some((slice, others)) = dense.layout.find(placement) {
                let (at, run) = dense.layout.numbers(slice, &others);
                let image = |set| cells(set).fold([0; W], |all, at| or(all, &cell(moved(at))));
                dense.lost[at] = image(entry.lost);
                dense.trapped[at] = image(entry.trapped);
                let mark = &mut dense.marks[run];
                if entry.changed {
                    let nth = others.first().copied().unwrap_or_default();
                    mark.fresh = or(mark.fresh, &cell(nth as Cell));
                }
                mark.lost |= entry.lost != [0; W];
                mark.trapped |= entry.trapped != [0; W];
            }
        });
        dense
    }

    /// Calls with the number of every placement, and the cells that its catchers stand on and those that they reach.
    fn each(&self, mut visit: impl FnMut(usize, Row<W>, Row<W>)) {
        let mut at = 0;
        for slice in 0..self.moves.len() {
            self.layout.each(slice, |_, name, len| {
                let group = self.group(slice, name);
                for place in 0..len {
                    let (standing, reached) = group.with(place);
                    visit(at, standing, reached);
                    at += 1;
                }
            });
        }
    }

    fn group<'a>(&'a self, slice: usize, name: &[usize]) -> Group<'a, W> {
        Group::new(&self.layout, &self.known, slice, name, self.own[slice])
    }

    /// The turn of the placement and the first one.
    fn place(&mut self) {
        let mut turns = core::mem::take(&mut self.turns);
        let count = self.layout.ground.len();
        self.each(|at, standing, reached| {
            let row = &mut turns[count * at..][..count];
            cells(reached).for_each(|cell| row[usize::from(cell)] = 1);
            cells(standing).for_each(|cell| row[usize::from(cell)] = 0);
        });
        self.turns = turns;
    }

    /// Looks one turn further ahead: to a turn, at least the first.
    pub(crate) fn turn(&mut self, turn: u8, crew: &dyn Crew) -> News {
        if turn == 1 {
            let mut news = News::default();
            self.each(|_, _, reached| {
                news.lost += size(&reached);
                news.won += u64::from(reached == self.space.full);
            });
            return news;
        }
        self.trap(crew);
        if self.layout.ground.anchored {
            self.step(crew);
        }
        self.take_back(turn, crew)
    }

    /// The placements from which every cell is lost since this turn.
    pub(crate) fn won(&self) -> Vec<Vec<Cell>> {
        let (mut won, mut at) = (Vec::new(), 0);
        for slice in 0..self.moves.len() {
            let first = self.layout.runs[slice];
            self.layout.each(slice, |run, name, len| {
                let group = self.group(slice, name);
                let fresh = self.marks[first + run].fresh;
                for place in 0..len {
                    if has(&fresh, place) && or(self.lost[at], &group.with(place).1) == self.space.full {
                        let more = self.layout.ground.cells[place];
                        let more = (self.layout.others > 0).then_some(more);
                        won.push(self.layout.shared(slice, name).chain(more).collect());
                    }
                    at += 1;
                }
            });
        }
        won
    }

    /// The turns of all states.
    pub(crate) fn finish(self, problem: Problem) -> tablebase::Table {
        tablebase::Table::new(problem, self.layout, self.turns)
    }

    /// The trapped cells of the placements that changed.
    fn trap(&mut self, crew: &dyn Crew) {
        let (layout, space, known, own) = (&self.layout, &self.space, &self.known, &self.own);
        let (mut trapped, mut marks) = (self.trapped.as_mut_slice(), self.marks.as_mut_slice());
        let mut work: Work<'_> = Vec::new();
        for (slice, heard) in self.heard.iter_mut().enumerate() {
            let (placements, runs) = (layout.slice(slice), layout.runs_of(slice));
            let trap = Trap {
                lost: &self.lost[placements.clone()],
                trapped: trapped.split_off_mut(..placements.len()).unwrap_or_default(),
                marks: marks.split_off_mut(..runs.len()).unwrap_or_default(),
                space,
                heard,
            };
            let group = move |name: &[usize]| Group::new(layout, known, slice, name, own[slice]);
            work.push(Box::new(move || trap.all(layout, slice, group)));
        }
        crew.share(work);
    }

    /// Takes the anchor's step back.
    fn step(&mut self, crew: &dyn Crew) {
        let views = &Views { layout: &self.layout, space: &self.space, changes: &self.changes };
        let (Ground { slices, ends, .. }, heard, reached) = (&self.layout.ground, &self.heard, &self.known[0]);
        let mut work: Work<'_> = Vec::new();
        for (((slice, ends), seen), out) in slices.iter().zip(ends).zip(&self.steps).zip(&mut self.stepped) {
            let asked = Asked { bound: slice.others, ends, but: reached };
            work.push(Box::new(move || views.gather(seen, heard, asked, out)));
        }
        crew.share(work);
    }

    /// Takes the other catchers' moves back: each hand in a room of its own takes one slice after the other, as it comes to them.
    fn take_back(&mut self, turn: u8, crew: &dyn Crew) -> News {
        let views = &Views { layout: &self.layout, space: &self.space, changes: &self.changes };
        let (layout, ground) = (views.layout, &views.layout.ground);
        let (known, heard) = (&self.known, if ground.anchored { &self.stepped } else { &self.heard });
        self.rooms.resize_with(crew.hands().min(self.hands), Room::default);
        let mut brought: Vec<News> = self.efforts.iter().map(|_| News::default()).collect();
        let mut shelf = Shelf { lost: &mut self.lost, marks: &mut self.marks, turns: &mut self.turns };
        let anywhere = vec![true; ground.len()];
        // The largest first, so that all hands end at about the same time.
        let mut order: Vec<_> =
            self.efforts.iter().enumerate().map(|(slice, &effort)| Reverse((effort, slice))).collect();
        sort(&mut order);
        let mut tasks = Vec::new();
        for (slice, (news, effort)) in brought.iter_mut().zip(&mut self.efforts).enumerate() {
            let (own, seen) = (&self.own[slice], &self.moves[slice]);
            let shelf = shelf.split(layout.slice(slice).len(), layout.runs_of(slice).len(), ground.len());
            let stages = Stages { layout, known, near: &self.near, slice, from: from(ground, slice) };
            let taking = Taking { layout, full: views.space.full, known, own, slice, shelf, turn, news };
            tasks.push(Some((seen, stages, taking, effort)));
        }
        let due = Mutex::new(order.into_iter().filter_map(|Reverse((_, slice))| tasks[slice].take()));
        let next = || due.lock().next();
        let mut work: Work<'_> = Vec::new();
        for room in &mut self.rooms {
            work.push(Box::new(|| {
                while let Some((seen, stages, taking, effort)) = next() {
                    let asked = Asked { bound: stages.from, ends: &anywhere, but: taking.own };
                    views.gather(seen, heard, asked, &mut room.met);
                    stages.take_back(views, room);
                    taking.all(&room.done.runs);
                    *effort = room.effort();
                }
            }));
        }
        crew.share(work);
        brought.iter().fold(News::default(), |all, part| News { lost: all.lost + part.lost, won: all.won + part.won })
    }
}

fn set<const W: usize>(places: &[usize]) -> Row<W> {
    places.iter().fold([0; W], |all, &place| or(all, &cell(place as Cell)))
}

/// To how many places the others of a slice come.
fn from(ground: &Ground, slice: usize) -> usize {
    ground.widened[ground.slices[slice].others]
}
