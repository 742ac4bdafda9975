use alloc::vec::Vec;

use super::piece::{Alphabet, Piece};
use crate::boundary::{view, view_struct};

/// Points for 1234 or 4321 in order.
const ORDERED: u32 = 12;
/// Points for any other set.
const SET: u32 = 8;
/// Points that a chain of sets is worth more, a set.
const LINK: u32 = 8;
/// Pieces in a set.
const WINDOW: usize = 4;

view_struct! {
    /// A total and its parts.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Piece, Tally};
    /// let mut tally = Tally::default();
    /// [Piece::One, Piece::One].map(|piece| tally.add(piece));
    /// let score = tally.score();
    /// assert_eq!((score.total, score.removals, score.runs), (6, 2, 4));
    /// ```
    #[derive(Copy, Default)]
    #[cfg_attr(feature = "ts", ts(rename = "SolitaireScore"))]
    pub struct Score {
        /// All of it.
        pub total: u32,
        /// One point for each removal.
        pub removals: u32,
        /// 2N for every run of N >= 2 equal types.
        pub runs: u32,
        /// 12 or 8 for every set of the numbers 1 to 4.
        pub numbers: u32,
        /// 8 for every set of the four chess pieces.
        pub pieces: u32,
        /// 8K for every chain of K >= 2 sets that follow each other, kinds alternating.
        pub alternation: u32,
    }

    /// A bonus, and the removals that earned it.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Piece, ledger};
    /// let bonus = ledger([Piece::Dam, Piece::One, Piece::One])[0];
    /// assert_eq!((bonus.points, bonus.first, bonus.last), (4, 1, 2));
    /// ```
    #[derive(Copy)]
    pub struct Bonus {
        /// What for.
        pub kind: BonusKind,
        /// What it is worth.
        pub points: u32,
        /// The first removal of it, from 0.
        pub first: u32,
        /// The last removal of it.
        pub last: u32,
    }
}

view! {
    /// What a bonus is for.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{BonusKind, Piece, ledger};
    /// let [one, two, three, four, ..] = Piece::ALL;
    /// assert_eq!(ledger([four, three, two, one])[0].kind, BonusKind::Ordered);
    /// assert_eq!(ledger([four, three, one, two])[0].kind, BonusKind::Numbers);
    /// ```
    #[derive(Copy)]
    pub enum BonusKind {
        /// Equal types one after the other.
        Run,
        /// 1 2 3 4 or 4 3 2 1.
        Ordered,
        /// 1 2 3 4 in another order.
        Numbers,
        /// Torn, lopare, dam and springare in any order.
        Pieces,
        /// Sets that follow each other, kinds alternating.
        Alternation,
    }
}

/// The scorer. It is updated with each removal.
///
/// ```
/// use boardlab_core::games::solitaire::{Piece, Tally};
/// let mut tally = Tally::default();
/// for word in "4 1 2 3 4 dam torn springare lopare".split(' ') {
///     tally.add(Piece::named(word).unwrap());
/// }
/// assert_eq!(tally.score().total, 25);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    score: Score,
    /// The type removed last, and how often in a row.
    run: Option<(Piece, u32)>,
    /// Up to four of the last removals, the newest last, that no set has used.
    window: [Option<Piece>; WINDOW],
    /// The kind of the set that ended last with nothing after it but what is in the window, and its place in its chain.
    chain: Option<(bool, u32)>,
}

/// What a removal earned.
///
/// ```
/// use boardlab_core::games::solitaire::{Piece, Tally};
/// let mut tally = Tally::default();
/// tally.add(Piece::One);
/// let gain = tally.add(Piece::One);
/// assert_eq!((gain.run, gain.run_points, gain.set), (2, 4, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// The run it goes on, or 1: how many equal types in a row.
    pub run: u32,
    /// Points that the run gains.
    pub run_points: u32,
    /// The set that it completes, and its points.
    pub set: Option<(BonusKind, u32)>,
    /// How many sets the chain has with it, and the points it gains; 0 and 0 without a set.
    pub chain: (u32, u32),
}

impl Gain {
    /// All points, the removal itself included.
    #[must_use]
    pub fn points(&self) -> u32 {
        1 + self.run_points + self.set.map_or(0, |(_, points)| points) + self.chain.1
    }
}

impl Tally {
    /// The score so far.
    #[must_use]
    pub const fn score(&self) -> Score {
        self.score
    }

    /// Takes a removal.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Piece, Tally};
    /// let mut tally = Tally::default();
    /// let gains = Piece::ALL[..4].iter().map(|&piece| tally.add(piece).points());
    /// assert!(gains.eq([1, 1, 1, 13]));
    /// ```
    pub fn add(&mut self, piece: Piece) -> Gain {
        let mut gain = Gain::default();
        (gain.run, gain.run_points) = self.go_on(piece);
        self.slide(piece);
        if let Some((kind, points)) = self.set() {
            gain.set = Some((kind, points));
            gain.chain = self.link(kind);
            self.window = [None; WINDOW];
        }
        self.score.count(&gain);
        gain
    }

    /// The run and what it gains: 4 for the second piece, 2 for every one after it.
    fn go_on(&mut self, piece: Piece) -> (u32, u32) {
        let length = match self.run {
            Some((last, length)) if last == piece => length + 1,
            _ => 1,
        };
        self.run = Some((piece, length));
        (length, [0, 0, 4].get(length as usize).copied().unwrap_or(2))
    }

    /// Drops the oldest of four unused removals. A set that ended before it is then no longer adjacent to the next set.
    fn slide(&mut self, piece: Piece) {
        if self.window[0].is_some() {
            self.chain = None;
        }
        self.window.rotate_left(1);
        self.window[WINDOW - 1] = Some(piece);
    }

    /// The set in the window, if the window is one.
    fn set(&self) -> Option<(BonusKind, u32)> {
        match self.window.into_iter().collect::<Option<Alphabet>>()? {
            Alphabet::NUMBERS if self.in_order() => Some((BonusKind::Ordered, ORDERED)),
            Alphabet::NUMBERS => Some((BonusKind::Numbers, SET)),
            Alphabet::PIECES => Some((BonusKind::Pieces, SET)),
            _ => None,
        }
    }

    fn in_order(&self) -> bool {
        self.window.is_sorted() || self.window.iter().rev().is_sorted()
    }

    /// The chain that a set goes on or begins: 16 for the second set, 8 for every one after it.
    fn link(&mut self, kind: BonusKind) -> (u32, u32) {
        let numbers = kind != BonusKind::Pieces;
        let length = match self.chain {
            Some((last, length)) if last != numbers => length + 1,
            _ => 1,
        };
        self.chain = Some((numbers, length));
        (length, [0, 0, 2 * LINK].get(length as usize).copied().unwrap_or(LINK))
    }

    /// How many equal types were removed last, if at least 2; else 0.
    #[must_use]
    pub fn run(&self) -> u32 {
        self.run.map_or(0, |(_, length)| if length > 1 { length } else { 0 })
    }

    /// How many of the last removals, each of another type and all of one kind, wait for the rest of a set.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Piece, Tally};
    /// let mut tally = Tally::default();
    /// [Piece::Dam, Piece::One, Piece::Four].map(|piece| tally.add(piece));
    /// assert_eq!(tally.waiting(), 2);
    /// ```
    #[must_use]
    pub fn waiting(&self) -> u32 {
        let started = |count: &usize| distinct(&self.window[WINDOW - count..]);
        (1..WINDOW).rev().find(started).unwrap_or(0) as u32
    }

    /// How many sets of a chain the next set could go on: the window holds nothing but a part of that set.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Piece, Tally};
    /// let mut tally = Tally::default();
    /// Piece::ALL.map(|piece| tally.add(piece));
    /// assert_eq!(tally.chain(), 2);
    /// ```
    #[must_use]
    pub fn chain(&self) -> u32 {
        let unused = self.window.iter().flatten().count();
        match self.chain {
            Some((numbers, length)) if unused == 0 || self.goes_on(numbers, unused) => length,
            _ => 0,
        }
    }

    fn goes_on(&self, numbers: bool, unused: usize) -> bool {
        let part = &self.window[WINDOW - unused..];
        distinct(part) && part.iter().flatten().all(|piece| piece.is_number() != numbers)
    }
}

impl Score {
    fn count(&mut self, gain: &Gain) {
        self.removals += 1;
        self.runs += gain.run_points;
        self.alternation += gain.chain.1;
        match gain.set {
            Some((BonusKind::Pieces, points)) => self.pieces += points,
            Some((_, points)) => self.numbers += points,
            None => {}
        }
        self.total += gain.points();
    }
}

/// Whether all are different, and all numbers or all chess pieces.
fn distinct(pieces: &[Option<Piece>]) -> bool {
    let one_kind = |types: Alphabet| (types - Alphabet::NUMBERS).is_empty() || (types - Alphabet::PIECES).is_empty();
    let types: Option<Alphabet> = pieces.iter().copied().collect();
    types.is_some_and(|types| types.count() == pieces.len() && one_kind(types))
}

/// The bonuses of a game, in the order in which they were earned; each run and each chain once, at its full length.
///
/// ```
/// use boardlab_core::games::solitaire::{BonusKind, Piece, ledger};
/// let kinds: Vec<_> = ledger(Piece::ALL).iter().map(|bonus| bonus.kind).collect();
/// assert_eq!(kinds, [BonusKind::Ordered, BonusKind::Pieces, BonusKind::Alternation]);
/// ```
#[must_use]
pub fn ledger(removed: impl IntoIterator<Item = Piece>) -> Vec<Bonus> {
    let mut tally = Tally::default();
    let mut all = Vec::new();
    for (last, piece) in (0..).zip(removed) {
        let gain = tally.add(piece);
        let (chain, linked) = gain.chain;
        enter(&mut all, BonusKind::Run, gain.run_points, gain.run, last);
        if let Some((kind, points)) = gain.set {
            enter(&mut all, kind, points, WINDOW as u32, last);
        }
        enter(&mut all, BonusKind::Alternation, linked, chain * WINDOW as u32, last);
    }
    all
}

/// Writes points for the last `length` removals down; where the same bonus began at the same removal, it grows.
fn enter(all: &mut Vec<Bonus>, kind: BonusKind, points: u32, length: u32, last: u32) {
    if points == 0 {
        return;
    }
    let first = last + 1 - length;
    match all.iter_mut().rev().find(|bonus| bonus.kind == kind && bonus.first == first) {
        Some(bonus) => (bonus.points, bonus.last) = (bonus.points + points, last),
        None => all.push(Bonus { kind, points, first, last }),
    }
}
