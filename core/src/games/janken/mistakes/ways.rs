//! The ways of a unit of Janken Tactics with one mistake at a time: what a move costs, and whom it may pass.

use super::{Cell, Game, Mistake, Unit};

/// What a way costs; the first counts, then the second.
type Price = (i32, i32);
/// Where a unit may not go on.
type Zones = [[bool; 11]; 11];

impl Game {
    pub(super) fn points_left(&self, unit: Unit, to: Cell, points: i32) -> Option<i32> {
        let (first, second) = self.prices(unit, to)[to.0][to.1]?;
        let mut spent = if self.is(Mistake::FewestSteps) { second } else { first };
        if self.is(Mistake::StartIsPaid) {
            spent += self.price(unit.at);
        }
        if self.is(Mistake::DestinationIsFree) {
            spent -= self.price(to);
        }
        let most = match self.mistake {
            Some(Mistake::KeepsOnePoint) => points - 1,
            Some(Mistake::ElevenPoints) => points + 1,
            _ => points,
        };
        let refused = self.is(Mistake::MayNotEndInZone) && self.zone(unit, to);
        (spent <= most && !refused).then_some(points - spent)
    }

    /// The cheapest way to every cell, improved in rounds until nothing changes.
    fn prices(&self, unit: Unit, to: Cell) -> [[Option<Price>; 11]; 11] {
        let zones = self.zones(unit);
        let mut prices = [[None; 11]; 11];
        prices[unit.at.0][unit.at.1] = Some((0, 0));
        let mut changed = true;
        while changed {
            changed = false;
            for at in (1..=9).flat_map(|row| (1..=9).map(move |number| (row, number))) {
                let Some((first, second)) = prices[at.0][at.1] else { continue };
                for next in self.neighbours(at) {
                    if !self.may_step(unit, &zones, at, next, to) {
                        continue;
                    }
                    let cost = self.price(if self.is(Mistake::LeavingIsPaid) { at } else { next });
                    let steps = self.is(Mistake::FewestSteps);
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
        let around: &'static [(usize, usize)] = match self.mistake {
            Some(Mistake::NeighboursMirrored) => &[(0, 0), (0, 1), (1, 0), (1, 2), (2, 1), (2, 2)],
            Some(Mistake::FourNeighbours) => &[(0, 1), (1, 0), (1, 2), (2, 1)],
            Some(Mistake::EightNeighbours) => &[(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)],
            _ => &[(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)],
        };
        let cells = around.iter().map(move |&(down, right)| (row + down - 1, number + right - 1));
        cells.filter(|&(row, number)| self.terrain[row][number] != b' ')
    }

    /// Whether a way may go from a cell to the next; `to` is where it ends.
    fn may_step(&self, unit: Unit, zones: &Zones, at: Cell, next: Cell, to: Cell) -> bool {
        let starts = at == unit.at;
        let out_of_zone = zones[at.0][at.1];
        let ends_here = match self.mistake {
            _ if starts => self.is(Mistake::MayNotStartInZone) && out_of_zone,
            Some(Mistake::OnlyZoneToZoneIsClosed) => out_of_zone && zones[next.0][next.1],
            _ => out_of_zone,
        };
        let barred = starts && self.cautious && out_of_zone && zones[next.0][next.1];
        let dry = self.terrain[next.0][next.1] != b'U' || self.is(Mistake::WaterPassable);
        let water_ends = self.is(Mistake::WaterEndsAWay) && next == to;
        !ends_here && !barred && (dry || water_ends) && !self.stopped_by_unit(unit, next, to)
    }

    /// Whether a unit stands in the way.
    fn stopped_by_unit(&self, unit: Unit, next: Cell, to: Cell) -> bool {
        let Some(other) = self.units.iter().find(|other| other.at == next) else { return false };
        let weaker = strong_against(unit.kind) != other.kind;
        match other.side == unit.side {
            true => self.is(Mistake::AlliesBlock),
            false => {
                let passable = self.is(Mistake::EnemiesPassable) || weaker && self.is(Mistake::WeakerEnemiesPassable);
                !passable && next != to
            }
        }
    }

    fn zones(&self, unit: Unit) -> Zones {
        let is_cell = |line: usize| (1..=9).contains(&line);
        let zone = |at: Cell| is_cell(at.0) && is_cell(at.1) && self.zone(unit, at);
        core::array::from_fn(|row| core::array::from_fn(|number| zone((row, number))))
    }

    /// Whether a unit may not go on from a cell, for an enemy is near.
    fn zone(&self, unit: Unit, at: Cell) -> bool {
        let ally = |other: &Unit| other.side == unit.side;
        let shielded = self.is(Mistake::AlliesShield) && self.units.iter().any(|other| ally(other) && other.at == at);
        let fearless = match self.mistake {
            Some(Mistake::ZonesIgnored) => true,
            Some(Mistake::OnlyFirstSideFears) => unit.side == 1,
            Some(Mistake::MagesFearNobody) => unit.kind == b'M',
            _ => false,
        };
        let units = if self.is(Mistake::ZonesStandStill) { &self.at_first } else { &self.units };
        let threatens = |other: &Unit| {
            (!ally(other) || self.is(Mistake::AlliesThreaten))
                && self.fears(unit.kind, other.kind)
                && self.near(other.at, at)
        };
        !(fearless || shielded && at != unit.at) && units.iter().any(threatens)
    }

    fn fears(&self, kind: u8, other: u8) -> bool {
        match self.mistake {
            Some(Mistake::EveryEnemyThreatens) => true,
            Some(Mistake::EqualsThreaten) => kind == other || strong_against(kind) == other,
            Some(Mistake::StrengthReversed) => strong_against(other) == kind,
            _ => strong_against(kind) == other,
        }
    }

    fn near(&self, a: Cell, b: Cell) -> bool {
        let next_to = |a: Cell| self.neighbours(a).any(|next| next == b);
        next_to(a) || self.is(Mistake::ZoneReachesTwo) && self.neighbours(a).any(next_to)
    }

    fn price(&self, at: Cell) -> i32 {
        match (self.terrain[at.0][at.1], self.mistake) {
            (b'W', Some(Mistake::WoodsCostOne)) => 1,
            (letter @ (b'W' | b'H' | b'M'), Some(Mistake::ExtraIsTotal)) => terrain_cost(letter) - 1,
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
