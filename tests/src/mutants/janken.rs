//! Janken Tactics with one reading wrong at a time: a grid of letters and rounds of relaxation, as a contestant might.

use std::fmt::Write;

/// A row A to I and a number, both from 1; a rim around the board stays empty.
type Cell = (usize, usize);
/// What a way costs; the first counts, then the second.
type Price = (i32, i32);
type Terrain = [[u8; 11]; 11];

/// A wrong reading, named by what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Mutation {
    SixRows,
    RowsFromBelow,
    NumbersCountInRow,
    NeighboursMirrored,
    EightNeighbours,
    FourNeighbours,
    ExtraIsTotal,
    WoodsCostOne,
    StartIsPaid,
    LeavingIsPaid,
    DestinationIsFree,
    KeepsOnePoint,
    ElevenPoints,
    PointsNotRenewed,
    FewestSteps,
    WaterPassable,
    WaterEndsAWay,
    AlliesBlock,
    EndsOnAlly,
    EndsOnEnemy,
    EnemiesPassable,
    WeakerEnemiesPassable,
    StayingSucceeds,
    GhostMoves,
    ZonesIgnored,
    OnlyZoneToZoneIsClosed,
    MayNotEndInZone,
    MayNotStartInZone,
    OtherReading,
    StrengthReversed,
    MagesFearNobody,
    EveryEnemyThreatens,
    EqualsThreaten,
    AlliesThreaten,
    AlliesShield,
    ZoneReachesTwo,
    ZonesStandStill,
    OnlyFirstSideFears,
    SecondSideMayNotMove,
    SidesAlternate,
    RefusedMovesAnyway,
    RefusalEndsGame,
    GridIsReset,
    MoveNumbersGoOn,
    BlankLineBetweenGames,
    BlankAfterHash,
    OnePointInSingular,
    EchoedAsTyped,
}

/// Each wrong reading, and the golden file whose output it changes.
pub const CAUGHT_BY: &[(Mutation, &str)] = &[
    (Mutation::SixRows, "nine-rows"),
    (Mutation::RowsFromBelow, "nine-rows"),
    (Mutation::NumbersCountInRow, "numbers-lean"),
    (Mutation::NeighboursMirrored, "six-neighbours"),
    (Mutation::EightNeighbours, "six-neighbours"),
    (Mutation::FourNeighbours, "six-neighbours"),
    (Mutation::ExtraIsTotal, "terrain-costs"),
    (Mutation::WoodsCostOne, "terrain-costs"),
    (Mutation::StartIsPaid, "terrain-costs"),
    (Mutation::LeavingIsPaid, "terrain-costs"),
    (Mutation::DestinationIsFree, "terrain-costs"),
    (Mutation::KeepsOnePoint, "all-ten-points"),
    (Mutation::ElevenPoints, "too-dear"),
    (Mutation::PointsNotRenewed, "points-are-renewed"),
    (Mutation::FewestSteps, "cheapest-not-shortest"),
    (Mutation::WaterPassable, "cut-off-by-water"),
    (Mutation::WaterEndsAWay, "destination-under-water"),
    (Mutation::AlliesBlock, "through-allies"),
    (Mutation::EndsOnAlly, "not-onto-ally"),
    (Mutation::EndsOnEnemy, "not-onto-enemy"),
    (Mutation::EnemiesPassable, "cut-off-by-enemies"),
    (Mutation::WeakerEnemiesPassable, "cut-off-by-enemies"),
    (Mutation::StayingSucceeds, "staying-fails"),
    (Mutation::GhostMoves, "no-unit"),
    (Mutation::ZonesIgnored, "cut-off-by-zone"),
    (Mutation::OnlyZoneToZoneIsClosed, "zone-of-one-cell"),
    (Mutation::MayNotEndInZone, "ends-in-zone"),
    (Mutation::MayNotStartInZone, "starts-in-zone"),
    (Mutation::OtherReading, "zone-to-zone"),
    (Mutation::OtherReading, "zone-to-zone-way-round"),
    (Mutation::StrengthReversed, "who-fears-whom"),
    (Mutation::MagesFearNobody, "who-fears-whom"),
    (Mutation::EveryEnemyThreatens, "who-fears-whom"),
    (Mutation::EqualsThreaten, "who-fears-whom"),
    (Mutation::AlliesThreaten, "strong-ally"),
    (Mutation::AlliesShield, "allies-do-not-shield"),
    (Mutation::ZoneReachesTwo, "two-cells-away"),
    (Mutation::ZonesStandStill, "zones-move"),
    (Mutation::OnlyFirstSideFears, "second-side-fears"),
    (Mutation::SecondSideMayNotMove, "either-side-moves"),
    (Mutation::SidesAlternate, "either-side-moves"),
    (Mutation::RefusedMovesAnyway, "refused-unit-stays"),
    (Mutation::RefusalEndsGame, "refused-unit-stays"),
    (Mutation::GridIsReset, "grid-goes-on"),
    (Mutation::MoveNumbersGoOn, "two-games"),
    (Mutation::BlankLineBetweenGames, "two-games"),
    (Mutation::BlankAfterHash, "sample"),
    (Mutation::OnePointInSingular, "one-point"),
    (Mutation::EchoedAsTyped, "small-letters"),
];

/// The same for the reading `cautious`.
pub const CAUGHT_BY_CAUTIOUS: &[(Mutation, &str)] = &[
    (Mutation::OtherReading, "zone-to-zone"),
    (Mutation::OtherReading, "zone-to-zone-way-round"),
    (Mutation::MayNotStartInZone, "zone-to-zone-way-round"),
    (Mutation::MayNotEndInZone, "zone-to-zone-way-round"),
    (Mutation::MayNotStartInZone, "starts-in-zone"),
    (Mutation::MayNotEndInZone, "ends-in-zone"),
];

#[derive(Clone, Copy)]
struct Unit {
    side: usize,
    kind: u8,
    at: Cell,
}

struct Game {
    terrain: Terrain,
    units: Vec<Unit>,
    /// As they stood before the first order.
    at_first: Vec<Unit>,
    /// Points spent by each unit, for who does not renew them.
    spent: Vec<i32>,
    last_side: Option<usize>,
    over: bool,
    cautious: bool,
    mutation: Option<Mutation>,
}

/// The output under a wrong reading, or under the right one for `None`.
pub fn answer(input: &str, cautious: bool, mutation: Option<Mutation>) -> String {
    let mut words = input.trim_start_matches('\u{feff}').split_whitespace();
    let mut out = String::new();
    let mut moves = 0;
    for number in 1..=next_number(&mut words) {
        if number > 1 && mutation == Some(Mutation::BlankLineBetweenGames) {
            out.push('\n');
        }
        let hash = if mutation == Some(Mutation::BlankAfterHash) { "# " } else { "#" };
        writeln!(out, "Game {hash}{number}").unwrap();
        let mut game = Game::read(&mut words, cautious, mutation);
        moves = if mutation == Some(Mutation::MoveNumbersGoOn) { moves } else { 0 };
        for _ in 0..next_number(&mut words) {
            moves += 1;
            let (from, to) = (words.next().unwrap(), words.next().unwrap());
            write!(out, "Move {hash}{moves} ({} -> {}): ", game.echo(from), game.echo(to)).unwrap();
            match game.order(cell(from), cell(to)) {
                Some(1) if mutation == Some(Mutation::OnePointInSingular) => {
                    writeln!(out, "Successful (1 point left)").unwrap();
                }
                Some(left) => writeln!(out, "Successful ({left} points left)").unwrap(),
                None => writeln!(out, "Unsuccessful").unwrap(),
            }
        }
    }
    out
}

fn next_number<'a>(words: &mut impl Iterator<Item = &'a str>) -> usize {
    words.next().unwrap().parse().unwrap()
}

fn upper(word: &str) -> u8 {
    word.as_bytes()[0].to_ascii_uppercase()
}

fn cell(word: &str) -> Cell {
    let bytes = word.as_bytes();
    (usize::from(upper(word) - b'A' + 1), usize::from(bytes[1] - b'0'))
}

/// The first number of a row, and how many cells it has.
fn row_of(row: usize) -> (usize, usize) {
    (6_usize.saturating_sub(row).max(1), 9 - row.abs_diff(5))
}

impl Game {
    fn read<'a>(words: &mut impl Iterator<Item = &'a str>, cautious: bool, mutation: Option<Mutation>) -> Game {
        let terrain = read_terrain(words, mutation);
        let counts = [next_number(words), next_number(words)];
        let mut units = Vec::new();
        for (side, count) in counts.into_iter().enumerate() {
            for _ in 0..count {
                let kind = upper(words.next().unwrap());
                units.push(Unit { side, kind, at: cell(words.next().unwrap()) });
            }
        }
        let spent = vec![0; units.len()];
        let cautious = cautious != (mutation == Some(Mutation::OtherReading));
        Game { terrain, at_first: units.clone(), units, spent, last_side: None, over: false, cautious, mutation }
    }

    fn is(&self, mutation: Mutation) -> bool {
        self.mutation == Some(mutation)
    }

    fn echo(&self, word: &str) -> String {
        if self.is(Mutation::EchoedAsTyped) { word.to_owned() } else { word.to_uppercase() }
    }

    /// Judges an order and moves the unit.
    fn order(&mut self, from: Cell, to: Cell) -> Option<i32> {
        let index = self.units.iter().position(|unit| unit.at == from);
        let mut unit = Unit { side: 0, kind: b'?', at: from };
        match index {
            Some(index) => unit = self.units[index],
            None if self.is(Mutation::GhostMoves) => {}
            None => return self.refuse(),
        }
        if !self.may_move(unit) || self.blocked(unit, to) {
            return self.refuse();
        }
        let spent = index.map_or(0, |index| self.spent[index]);
        let left = self.points_left(unit, to, 10 - spent);
        if let Some(index) = index {
            self.done(index, to, left);
        }
        left.or_else(|| self.refuse())
    }

    fn refuse(&mut self) -> Option<i32> {
        self.over = self.is(Mutation::RefusalEndsGame);
        None
    }

    /// What follows from an order to a unit.
    fn done(&mut self, index: usize, to: Cell, left: Option<i32>) {
        if left.is_some() || self.is(Mutation::RefusedMovesAnyway) {
            self.units[index].at = to;
            self.last_side = Some(self.units[index].side);
        }
        if let Some(left) = left
            && self.is(Mutation::PointsNotRenewed)
        {
            self.spent[index] = 10 - left;
        }
        if self.is(Mutation::GridIsReset) {
            self.units.clone_from(&self.at_first);
        }
    }

    fn may_move(&self, unit: Unit) -> bool {
        let not_its_turn = self.is(Mutation::SidesAlternate) && self.last_side == Some(unit.side);
        !(self.over || not_its_turn || self.is(Mutation::SecondSideMayNotMove) && unit.side == 1)
    }

    /// Whether a unit stands at the end of an order.
    fn blocked(&self, unit: Unit, to: Cell) -> bool {
        match self.units.iter().find(|other| other.at == to) {
            None => false,
            Some(_) if to == unit.at => !self.is(Mutation::StayingSucceeds),
            Some(other) if other.side == unit.side => !self.is(Mutation::EndsOnAlly),
            Some(_) => !self.is(Mutation::EndsOnEnemy),
        }
    }

    fn points_left(&self, unit: Unit, to: Cell, points: i32) -> Option<i32> {
        let (first, second) = self.prices(unit, to)[to.0][to.1]?;
        let mut spent = if self.is(Mutation::FewestSteps) { second } else { first };
        if self.is(Mutation::StartIsPaid) {
            spent += self.price(unit.at);
        }
        if self.is(Mutation::DestinationIsFree) {
            spent -= self.price(to);
        }
        let most = match self.mutation {
            Some(Mutation::KeepsOnePoint) => points - 1,
            Some(Mutation::ElevenPoints) => points + 1,
            _ => points,
        };
        let refused = self.is(Mutation::MayNotEndInZone) && self.zone(unit, to);
        (spent <= most && !refused).then_some(points - spent)
    }

    /// The cheapest way to every cell, improved in rounds until nothing changes.
    fn prices(&self, unit: Unit, to: Cell) -> [[Option<Price>; 11]; 11] {
        let mut prices = [[None; 11]; 11];
        prices[unit.at.0][unit.at.1] = Some((0, 0));
        let mut changed = true;
        while changed {
            changed = false;
            for at in (1..=9).flat_map(|row| (1..=9).map(move |number| (row, number))) {
                let Some((first, second)) = prices[at.0][at.1] else { continue };
                for next in self.neighbours(at) {
                    if !self.may_step(unit, at, next, to) {
                        continue;
                    }
                    let cost = self.price(if self.is(Mutation::LeavingIsPaid) { at } else { next });
                    let steps = self.is(Mutation::FewestSteps);
                    let price = if steps { (first + 1, second + cost) } else { (first + cost, second + 1) };
                    if prices[next.0][next.1].is_none_or(|known| price < known) {
                        prices[next.0][next.1] = Some(price);
                        changed = true;
                    }
                }
            }
        }
        prices
    }

    fn neighbours(&self, (row, number): Cell) -> impl Iterator<Item = Cell> + '_ {
        let around: &'static [(usize, usize)] = match self.mutation {
            Some(Mutation::NeighboursMirrored) => &[(0, 0), (0, 1), (1, 0), (1, 2), (2, 1), (2, 2)],
            Some(Mutation::FourNeighbours) => &[(0, 1), (1, 0), (1, 2), (2, 1)],
            Some(Mutation::EightNeighbours) => &[(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)],
            _ => &[(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)],
        };
        let cells = around.iter().map(move |&(down, right)| (row + down - 1, number + right - 1));
        cells.filter(|&(row, number)| self.terrain[row][number] != b' ')
    }

    /// Whether a way may go from a cell to the next; `to` is where it ends.
    fn may_step(&self, unit: Unit, at: Cell, next: Cell, to: Cell) -> bool {
        let starts = at == unit.at;
        let out_of_zone = self.zone(unit, at);
        let ends_here = match self.mutation {
            _ if starts => self.is(Mutation::MayNotStartInZone) && out_of_zone,
            Some(Mutation::OnlyZoneToZoneIsClosed) => out_of_zone && self.zone(unit, next),
            _ => out_of_zone,
        };
        let barred = starts && self.cautious && out_of_zone && self.zone(unit, next);
        let dry = self.terrain[next.0][next.1] != b'U' || self.is(Mutation::WaterPassable);
        let water_ends = self.is(Mutation::WaterEndsAWay) && next == to;
        !ends_here && !barred && (dry || water_ends) && !self.stopped_by_unit(unit, next, to)
    }

    /// Whether a unit stands in the way.
    fn stopped_by_unit(&self, unit: Unit, next: Cell, to: Cell) -> bool {
        let Some(other) = self.units.iter().find(|other| other.at == next) else { return false };
        let weaker = strong_against(unit.kind) != other.kind;
        match other.side == unit.side {
            true => self.is(Mutation::AlliesBlock),
            false => {
                let passable = self.is(Mutation::EnemiesPassable) || weaker && self.is(Mutation::WeakerEnemiesPassable);
                !passable && next != to
            }
        }
    }

    /// Whether a unit may not go on from a cell, for an enemy is near.
    fn zone(&self, unit: Unit, at: Cell) -> bool {
        let ally = |other: &Unit| other.side == unit.side;
        let shielded = self.is(Mutation::AlliesShield) && self.units.iter().any(|other| ally(other) && other.at == at);
        let fearless = match self.mutation {
            Some(Mutation::ZonesIgnored) => true,
            Some(Mutation::OnlyFirstSideFears) => unit.side == 1,
            Some(Mutation::MagesFearNobody) => unit.kind == b'M',
            _ => false,
        };
        let units = if self.is(Mutation::ZonesStandStill) { &self.at_first } else { &self.units };
        let threatens = |other: &Unit| {
            (!ally(other) || self.is(Mutation::AlliesThreaten))
                && self.fears(unit.kind, other.kind)
                && self.near(other.at, at)
        };
        !(fearless || shielded && at != unit.at) && units.iter().any(threatens)
    }

    fn fears(&self, kind: u8, other: u8) -> bool {
        match self.mutation {
            Some(Mutation::EveryEnemyThreatens) => true,
            Some(Mutation::EqualsThreaten) => kind == other || strong_against(kind) == other,
            Some(Mutation::StrengthReversed) => strong_against(other) == kind,
            _ => strong_against(kind) == other,
        }
    }

    fn near(&self, a: Cell, b: Cell) -> bool {
        let next_to = |a: Cell| self.neighbours(a).any(|next| next == b);
        next_to(a) || self.is(Mutation::ZoneReachesTwo) && self.neighbours(a).any(next_to)
    }

    fn price(&self, at: Cell) -> i32 {
        match (self.terrain[at.0][at.1], self.mutation) {
            (b'W', Some(Mutation::WoodsCostOne)) => 1,
            (letter @ (b'W' | b'H' | b'M'), Some(Mutation::ExtraIsTotal)) => terrain_cost(letter) - 1,
            (letter, _) => terrain_cost(letter),
        }
    }
}

fn terrain_cost(letter: u8) -> i32 {
    match letter {
        b'W' => 2,
        b'H' => 3,
        b'M' => 4,
        _ => 1,
    }
}

/// The kind that defeats a kind.
fn strong_against(kind: u8) -> u8 {
    match kind {
        b'G' => b'M',
        b'M' => b'S',
        b'S' => b'G',
        _ => b' ',
    }
}

fn read_terrain<'a>(words: &mut impl Iterator<Item = &'a str>, mutation: Option<Mutation>) -> Terrain {
    let mut terrain = [[b' '; 11]; 11];
    for drawn in 1..=9 {
        let row = if mutation == Some(Mutation::RowsFromBelow) { 10 - drawn } else { drawn };
        let (first, length) = row_of(row);
        let first = if mutation == Some(Mutation::NumbersCountInRow) { 1 } else { first };
        for nth in 0..length {
            let letter = upper(words.next().unwrap());
            terrain[row][first + nth] = if mutation == Some(Mutation::SixRows) && row > 6 { b'U' } else { letter };
        }
    }
    terrain
}
