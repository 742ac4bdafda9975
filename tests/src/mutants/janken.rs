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
pub enum Slip {
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
pub const CAUGHT_BY: &[(Slip, &str)] = &[
    (Slip::SixRows, "nine-rows"),
    (Slip::RowsFromBelow, "nine-rows"),
    (Slip::NumbersCountInRow, "numbers-lean"),
    (Slip::NeighboursMirrored, "six-neighbours"),
    (Slip::EightNeighbours, "six-neighbours"),
    (Slip::FourNeighbours, "six-neighbours"),
    (Slip::ExtraIsTotal, "terrain-costs"),
    (Slip::WoodsCostOne, "terrain-costs"),
    (Slip::StartIsPaid, "terrain-costs"),
    (Slip::LeavingIsPaid, "terrain-costs"),
    (Slip::DestinationIsFree, "terrain-costs"),
    (Slip::KeepsOnePoint, "all-ten-points"),
    (Slip::ElevenPoints, "too-dear"),
    (Slip::PointsNotRenewed, "points-are-renewed"),
    (Slip::FewestSteps, "cheapest-not-shortest"),
    (Slip::WaterPassable, "cut-off-by-water"),
    (Slip::WaterEndsAWay, "destination-under-water"),
    (Slip::AlliesBlock, "through-allies"),
    (Slip::EndsOnAlly, "not-onto-ally"),
    (Slip::EndsOnEnemy, "not-onto-enemy"),
    (Slip::EnemiesPassable, "cut-off-by-enemies"),
    (Slip::WeakerEnemiesPassable, "cut-off-by-enemies"),
    (Slip::StayingSucceeds, "staying-fails"),
    (Slip::GhostMoves, "no-unit"),
    (Slip::ZonesIgnored, "cut-off-by-zone"),
    (Slip::OnlyZoneToZoneIsClosed, "zone-of-one-cell"),
    (Slip::MayNotEndInZone, "ends-in-zone"),
    (Slip::MayNotStartInZone, "starts-in-zone"),
    (Slip::OtherReading, "zone-to-zone"),
    (Slip::OtherReading, "zone-to-zone-way-round"),
    (Slip::StrengthReversed, "who-fears-whom"),
    (Slip::MagesFearNobody, "who-fears-whom"),
    (Slip::EveryEnemyThreatens, "who-fears-whom"),
    (Slip::EqualsThreaten, "who-fears-whom"),
    (Slip::AlliesThreaten, "strong-ally"),
    (Slip::AlliesShield, "allies-do-not-shield"),
    (Slip::ZoneReachesTwo, "two-cells-away"),
    (Slip::ZonesStandStill, "zones-move"),
    (Slip::OnlyFirstSideFears, "second-side-fears"),
    (Slip::SecondSideMayNotMove, "either-side-moves"),
    (Slip::SidesAlternate, "either-side-moves"),
    (Slip::RefusedMovesAnyway, "refused-unit-stays"),
    (Slip::RefusalEndsGame, "refused-unit-stays"),
    (Slip::GridIsReset, "grid-goes-on"),
    (Slip::MoveNumbersGoOn, "two-games"),
    (Slip::BlankLineBetweenGames, "two-games"),
    (Slip::BlankAfterHash, "sample"),
    (Slip::OnePointInSingular, "one-point"),
    (Slip::EchoedAsTyped, "small-letters"),
];

/// The same for the reading `cautious`.
pub const CAUGHT_BY_CAUTIOUS: &[(Slip, &str)] = &[
    (Slip::OtherReading, "zone-to-zone"),
    (Slip::OtherReading, "zone-to-zone-way-round"),
    (Slip::MayNotStartInZone, "zone-to-zone-way-round"),
    (Slip::MayNotEndInZone, "zone-to-zone-way-round"),
    (Slip::MayNotStartInZone, "starts-in-zone"),
    (Slip::MayNotEndInZone, "ends-in-zone"),
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
    slip: Option<Slip>,
}

/// The output under a wrong reading, or under the right one for `None`.
pub fn answer(input: &str, cautious: bool, slip: Option<Slip>) -> String {
    let mut words = input.trim_start_matches('\u{feff}').split_whitespace();
    let mut out = String::new();
    let mut moves = 0;
    for number in 1..=next_number(&mut words) {
        if number > 1 && slip == Some(Slip::BlankLineBetweenGames) {
            out.push('\n');
        }
        let hash = if slip == Some(Slip::BlankAfterHash) { "# " } else { "#" };
        writeln!(out, "Game {hash}{number}").unwrap();
        let mut game = Game::read(&mut words, cautious, slip);
        moves = if slip == Some(Slip::MoveNumbersGoOn) { moves } else { 0 };
        for _ in 0..next_number(&mut words) {
            moves += 1;
            let (from, to) = (words.next().unwrap(), words.next().unwrap());
            write!(out, "Move {hash}{moves} ({} -> {}): ", game.echo(from), game.echo(to)).unwrap();
            match game.order(cell(from), cell(to)) {
                Some(1) if slip == Some(Slip::OnePointInSingular) => {
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
    fn read<'a>(words: &mut impl Iterator<Item = &'a str>, cautious: bool, slip: Option<Slip>) -> Game {
        let terrain = read_terrain(words, slip);
        let counts = [next_number(words), next_number(words)];
        let mut units = Vec::new();
        for (side, count) in counts.into_iter().enumerate() {
            for _ in 0..count {
                let kind = upper(words.next().unwrap());
                units.push(Unit { side, kind, at: cell(words.next().unwrap()) });
            }
        }
        let spent = vec![0; units.len()];
        let cautious = cautious != (slip == Some(Slip::OtherReading));
        Game { terrain, at_first: units.clone(), units, spent, last_side: None, over: false, cautious, slip }
    }

    fn is(&self, slip: Slip) -> bool {
        self.slip == Some(slip)
    }

    fn echo(&self, word: &str) -> String {
        if self.is(Slip::EchoedAsTyped) { word.to_owned() } else { word.to_uppercase() }
    }

    /// Judges an order and moves the unit.
    fn order(&mut self, from: Cell, to: Cell) -> Option<i32> {
        let index = self.units.iter().position(|unit| unit.at == from);
        let mut unit = Unit { side: 0, kind: b'?', at: from };
        match index {
            Some(index) => unit = self.units[index],
            None if self.is(Slip::GhostMoves) => {}
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
        self.over = self.is(Slip::RefusalEndsGame);
        None
    }

    /// What follows from an order to a unit.
    fn done(&mut self, index: usize, to: Cell, left: Option<i32>) {
        if left.is_some() || self.is(Slip::RefusedMovesAnyway) {
            self.units[index].at = to;
            self.last_side = Some(self.units[index].side);
        }
        if let Some(left) = left
            && self.is(Slip::PointsNotRenewed)
        {
            self.spent[index] = 10 - left;
        }
        if self.is(Slip::GridIsReset) {
            self.units.clone_from(&self.at_first);
        }
    }

    fn may_move(&self, unit: Unit) -> bool {
        let not_its_turn = self.is(Slip::SidesAlternate) && self.last_side == Some(unit.side);
        !(self.over || not_its_turn || self.is(Slip::SecondSideMayNotMove) && unit.side == 1)
    }

    /// Whether a unit stands at the end of an order.
    fn blocked(&self, unit: Unit, to: Cell) -> bool {
        match self.units.iter().find(|other| other.at == to) {
            None => false,
            Some(_) if to == unit.at => !self.is(Slip::StayingSucceeds),
            Some(other) if other.side == unit.side => !self.is(Slip::EndsOnAlly),
            Some(_) => !self.is(Slip::EndsOnEnemy),
        }
    }

    fn points_left(&self, unit: Unit, to: Cell, points: i32) -> Option<i32> {
        let (first, second) = self.prices(unit, to)[to.0][to.1]?;
        let mut spent = if self.is(Slip::FewestSteps) { second } else { first };
        if self.is(Slip::StartIsPaid) {
            spent += self.price(unit.at);
        }
        if self.is(Slip::DestinationIsFree) {
            spent -= self.price(to);
        }
        let most = match self.slip {
            Some(Slip::KeepsOnePoint) => points - 1,
            Some(Slip::ElevenPoints) => points + 1,
            _ => points,
        };
        let refused = self.is(Slip::MayNotEndInZone) && self.zone(unit, to);
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
                    let cost = self.price(if self.is(Slip::LeavingIsPaid) { at } else { next });
                    let steps = self.is(Slip::FewestSteps);
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
        let around: &'static [(usize, usize)] = match self.slip {
            Some(Slip::NeighboursMirrored) => &[(0, 0), (0, 1), (1, 0), (1, 2), (2, 1), (2, 2)],
            Some(Slip::FourNeighbours) => &[(0, 1), (1, 0), (1, 2), (2, 1)],
            Some(Slip::EightNeighbours) => &[(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)],
            _ => &[(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)],
        };
        let cells = around.iter().map(move |&(down, right)| (row + down - 1, number + right - 1));
        cells.filter(|&(row, number)| self.terrain[row][number] != b' ')
    }

    /// Whether a way may go from a cell to the next; `to` is where it ends.
    fn may_step(&self, unit: Unit, at: Cell, next: Cell, to: Cell) -> bool {
        let starts = at == unit.at;
        let out_of_zone = self.zone(unit, at);
        let ends_here = match self.slip {
            _ if starts => self.is(Slip::MayNotStartInZone) && out_of_zone,
            Some(Slip::OnlyZoneToZoneIsClosed) => out_of_zone && self.zone(unit, next),
            _ => out_of_zone,
        };
        let barred = starts && self.cautious && out_of_zone && self.zone(unit, next);
        let dry = self.terrain[next.0][next.1] != b'U' || self.is(Slip::WaterPassable);
        let water_ends = self.is(Slip::WaterEndsAWay) && next == to;
        !ends_here && !barred && (dry || water_ends) && !self.stopped_by_unit(unit, next, to)
    }

    /// Whether a unit stands in the way.
    fn stopped_by_unit(&self, unit: Unit, next: Cell, to: Cell) -> bool {
        let Some(other) = self.units.iter().find(|other| other.at == next) else { return false };
        let weaker = strong_against(unit.kind) != other.kind;
        match other.side == unit.side {
            true => self.is(Slip::AlliesBlock),
            false => {
                let passable = self.is(Slip::EnemiesPassable) || weaker && self.is(Slip::WeakerEnemiesPassable);
                !passable && next != to
            }
        }
    }

    /// Whether a unit may not go on from a cell, for an enemy is near.
    fn zone(&self, unit: Unit, at: Cell) -> bool {
        let ally = |other: &Unit| other.side == unit.side;
        let shielded = self.is(Slip::AlliesShield) && self.units.iter().any(|other| ally(other) && other.at == at);
        let fearless = match self.slip {
            Some(Slip::ZonesIgnored) => true,
            Some(Slip::OnlyFirstSideFears) => unit.side == 1,
            Some(Slip::MagesFearNobody) => unit.kind == b'M',
            _ => false,
        };
        let units = if self.is(Slip::ZonesStandStill) { &self.at_first } else { &self.units };
        let threatens = |other: &Unit| {
            (!ally(other) || self.is(Slip::AlliesThreaten))
                && self.fears(unit.kind, other.kind)
                && self.near(other.at, at)
        };
        !(fearless || shielded && at != unit.at) && units.iter().any(threatens)
    }

    fn fears(&self, kind: u8, other: u8) -> bool {
        match self.slip {
            Some(Slip::EveryEnemyThreatens) => true,
            Some(Slip::EqualsThreaten) => kind == other || strong_against(kind) == other,
            Some(Slip::StrengthReversed) => strong_against(other) == kind,
            _ => strong_against(kind) == other,
        }
    }

    fn near(&self, a: Cell, b: Cell) -> bool {
        let next_to = |a: Cell| self.neighbours(a).any(|next| next == b);
        next_to(a) || self.is(Slip::ZoneReachesTwo) && self.neighbours(a).any(next_to)
    }

    fn price(&self, at: Cell) -> i32 {
        match (self.terrain[at.0][at.1], self.slip) {
            (b'W', Some(Slip::WoodsCostOne)) => 1,
            (letter @ (b'W' | b'H' | b'M'), Some(Slip::ExtraIsTotal)) => terrain_cost(letter) - 1,
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

fn read_terrain<'a>(words: &mut impl Iterator<Item = &'a str>, slip: Option<Slip>) -> Terrain {
    let mut terrain = [[b' '; 11]; 11];
    for drawn in 1..=9 {
        let row = if slip == Some(Slip::RowsFromBelow) { 10 - drawn } else { drawn };
        let (first, length) = row_of(row);
        let first = if slip == Some(Slip::NumbersCountInRow) { 1 } else { first };
        for nth in 0..length {
            let letter = upper(words.next().unwrap());
            terrain[row][first + nth] = if slip == Some(Slip::SixRows) && row > 6 { b'U' } else { letter };
        }
    }
    terrain
}
