//! Janken Tactics with one mistake at a time: a grid of letters and rounds of relaxation, as a contestant might write.

mod ways;

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::Janken;
use super::hex::Hex;
use super::model::{Case, Piece};
use crate::game::{Misreading, PieceAt, Record, Tokens, mistakes};

/// A row A to I and a number, both from 1; a rim around the board stays empty.
type Cell = (usize, usize);
type Terrain = [[u8; 11]; 11];

mistakes! {
    /// What programs get wrong.
    pub enum Mistake {
        SixRows: "hex", "reads six rows of the map, as the text says";
        RowsFromBelow: "hex", "counts the rows from below";
        NumbersCountInRow: "hex", "counts the cells of each row from 1";
        NeighboursMirrored: "hex", "takes the mirrored six neighbours";
        EightNeighbours: "hex", "moves like a king on a square board";
        FourNeighbours: "hex", "moves to four neighbours only";
        ExtraIsTotal: "costs", "takes the extra points of a terrain as its cost";
        WoodsCostOne: "costs", "lets woods cost 1";
        StartIsPaid: "costs", "pays for the cell where the unit starts";
        LeavingIsPaid: "costs", "pays for leaving a cell, not for entering it";
        DestinationIsFree: "costs", "does not pay for the last cell";
        KeepsOnePoint: "points", "may not use up the last point";
        ElevenPoints: "points", "has eleven points";
        PointsNotRenewed: "points", "does not renew the points for the next move";
        FewestSteps: "costs", "takes the way of the fewest steps, not the cheapest";
        WaterPassable: "costs", "lets units go through water";
        WaterEndsAWay: "costs", "lets a way end in water";
        AlliesBlock: "allies", "lets no unit pass its allies";
        EndsOnAlly: "destination", "lets a move end on an ally";
        EndsOnEnemy: "destination", "lets a move end on an enemy";
        EnemiesPassable: "enemies", "lets units pass enemies";
        WeakerEnemiesPassable: "enemies", "lets units pass enemies that do not beat them";
        StayingSucceeds: "same", "lets a move to the unit’s own cell succeed";
        GhostMoves: "destination", "lets a move succeed where no unit stands";
        ZonesIgnored: "zones", "goes on next to stronger enemies";
        OnlyZoneToZoneIsClosed: "zones", "closes only steps from one cell next to a stronger enemy to another";
        MayNotEndInZone: "ending", "lets no move end next to a stronger enemy";
        MayNotStartInZone: "starting", "lets no unit leave from next to a stronger enemy";
        OtherReading: "direct", "takes the other reading of the step between two cells next to stronger enemies";
        StrengthReversed: "zones", "turns round who is strong against whom";
        MagesFearNobody: "zones", "lets mages fear nobody";
        EveryEnemyThreatens: "zones", "stops next to every enemy";
        EqualsThreaten: "zones", "stops next to enemies of the same kind, too";
        AlliesThreaten: "zones", "stops next to allies, too";
        AlliesShield: "zones", "goes on next to stronger enemies over cells of allies";
        ZoneReachesTwo: "zones", "stops two cells from a stronger enemy";
        ZonesStandStill: "zones", "looks for stronger enemies where they stood at first";
        OnlyFirstSideFears: "zones", "lets only the first side stop next to stronger enemies";
        SecondSideMayNotMove: "sides", "lets only the first side move";
        SidesAlternate: "sides", "lets no side move twice in a row";
        RefusedMovesAnyway: "refused", "moves the unit of a move that fails";
        RefusalEndsGame: "refused", "lets all moves fail after one that fails";
        GridIsReset: "refused", "puts all units back after each move";
        MoveNumbersGoOn: "output", "does not count the moves of a game from 1";
        BlankAfterHash: "output", "writes a blank after `#`";
        OnePointInSingular: "output", "writes `1 point left`";
        UnitsAreKept: "refused", "keeps the units of the game before on the map";
        StartsAreFree: "destination", "does not take the cells as occupied where units stand at first";
        LeftStaysTaken: "destination", "still takes the cell as occupied that a unit has left";
    }
}

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
    /// The cells that units have left.
    left: Vec<Cell>,
    last_side: Option<usize>,
    over: bool,
    cautious: bool,
    mistake: Option<Mistake>,
}

/// Plays case after case with a mistake, or with none.
pub(super) struct Player {
    mistake: Option<Mistake>,
    moves: usize,
    /// The units of the game before.
    units: Vec<Unit>,
}

impl Player {
    pub(super) fn with(mistake: Option<Mistake>) -> Box<dyn Misreading<Janken>> {
        Box::new(Player { mistake, moves: 0, units: Vec::new() })
    }

    fn is(&self, mistake: Mistake) -> bool {
        self.mistake == Some(mistake)
    }

    fn game(&mut self, case: &Case) -> Game {
        let mut game = Game::of(case, self.mistake);
        if self.is(Mistake::UnitsAreKept) {
            let free = |unit: &Unit| game.at_first.iter().all(|own| own.at != unit.at);
            game.units.extend(self.units.iter().filter(|unit| free(unit)));
            game.spent.resize(game.units.len(), 0);
        }
        game
    }
}

impl Misreading<Janken> for Player {
    fn play(&mut self, case: &Case, number: usize, _: &Tokens<'_>, record: &mut Record) -> fmt::Result {
        let hash = if self.is(Mistake::BlankAfterHash) { "# " } else { "#" };
        writeln!(record, "Game {hash}{number}")?;
        let mut game = self.game(case);
        self.moves = if self.is(Mistake::MoveNumbersGoOn) { self.moves } else { 0 };
        game.keep(None, record);
        for &order in &case.orders {
            self.moves += 1;
            write!(record, "Move {hash}{} ({order}): ", self.moves)?;
            let left = game.order(cell(order.from), cell(order.to));
            game.keep(left, record);
            match left {
                Some(1) if self.is(Mistake::OnePointInSingular) => writeln!(record, "Successful (1 point left)")?,
                Some(left) => writeln!(record, "Successful ({left} points left)")?,
                None => writeln!(record, "Unsuccessful")?,
            }
        }
        self.units = game.units;
        Ok(())
    }
}

fn cell(hex: Hex) -> Cell {
    (usize::from(hex.row) + 1, usize::from(hex.column) + 1)
}

/// The first number of a row, and how many cells it has.
fn row_of(row: usize) -> (usize, usize) {
    (6_usize.saturating_sub(row).max(1), 9 - row.abs_diff(5))
}

impl Game {
    fn of(case: &Case, mistake: Option<Mistake>) -> Game {
        let unit = |unit: &Piece| Unit {
            side: usize::from(unit.side),
            kind: unit.kind.letter().as_bytes()[0],
            at: cell(unit.at),
        };
        let units: Vec<Unit> = case.units.iter().map(unit).collect();
        let cautious = case.cautious != (mistake == Some(Mistake::OtherReading));
        Game {
            terrain: terrain(case, mistake),
            spent: vec![0; units.len()],
            at_first: units.clone(),
            left: Vec::new(),
            units,
            last_side: None,
            over: false,
            cautious,
            mistake,
        }
    }

    fn is(&self, mistake: Mistake) -> bool {
        self.mistake == Some(mistake)
    }

    /// Keeps the position after an order, and what came of it.
    fn keep(&self, left: Option<i32>, record: &mut Record) {
        let own = self.units[..self.at_first.len()].iter().map(|unit| (16 * unit.at.0 + unit.at.1) as u8);
        record.position(own.chain([left.map_or(u8::MAX, |left| left as u8)]));
        record.pieces(|| {
            let on_board = |unit: &Unit| PieceAt { piece: "unit", at: (unit.at.0 as u8 - 1, unit.at.1 as u8 - 1) };
            Some(self.units[..self.at_first.len()].iter().map(on_board).collect())
        });
    }

    /// Judges an order and moves the unit.
    fn order(&mut self, from: Cell, to: Cell) -> Option<i32> {
        let index = self.units.iter().position(|unit| unit.at == from);
        let mut unit = Unit { side: 0, kind: b'?', at: from };
        match index {
            Some(index) => unit = self.units[index],
            None if self.is(Mistake::GhostMoves) => {}
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
        self.over = self.is(Mistake::RefusalEndsGame);
        None
    }

    /// What follows from an order to a unit.
    fn done(&mut self, index: usize, to: Cell, left: Option<i32>) {
        if left.is_some() || self.is(Mistake::RefusedMovesAnyway) {
            self.left.push(self.units[index].at);
            self.units[index].at = to;
            self.last_side = Some(self.units[index].side);
        }
        if let Some(left) = left
            && self.is(Mistake::PointsNotRenewed)
        {
            self.spent[index] = 10 - left;
        }
        if self.is(Mistake::GridIsReset) {
            self.units.clone_from(&self.at_first);
        }
    }

    fn may_move(&self, unit: Unit) -> bool {
        let not_its_turn = self.is(Mistake::SidesAlternate) && self.last_side == Some(unit.side);
        !(self.over || not_its_turn || self.is(Mistake::SecondSideMayNotMove) && unit.side == 1)
    }

    /// Whether a unit stands at the end of an order.
    fn blocked(&self, unit: Unit, to: Cell) -> bool {
        let unmoved =
            |other: &&Unit| self.at_first.iter().any(|first| (first.at, first.kind) == (other.at, other.kind));
        match self.units.iter().find(|other| other.at == to) {
            None => self.is(Mistake::LeftStaysTaken) && self.left.contains(&to),
            Some(other) if self.is(Mistake::StartsAreFree) && unmoved(&other) => false,
            Some(_) if to == unit.at => !self.is(Mistake::StayingSucceeds),
            Some(other) if other.side == unit.side => !self.is(Mistake::EndsOnAlly),
            Some(_) => !self.is(Mistake::EndsOnEnemy),
        }
    }
}

fn terrain(case: &Case, mistake: Option<Mistake>) -> Terrain {
    let mut terrain = [[b' '; 11]; 11];
    for drawn in 1..=9 {
        let row = if mistake == Some(Mistake::RowsFromBelow) { 10 - drawn } else { drawn };
        let (first, length) = row_of(row);
        let first = if mistake == Some(Mistake::NumbersCountInRow) { 1 } else { first };
        for nth in 0..length {
            let letter = b"FWHMU"[case.terrain(Hex::nth(drawn as u8 - 1, nth as u8))];
            terrain[row][first + nth] = if mistake == Some(Mistake::SixRows) && row > 6 { b'U' } else { letter };
        }
    }
    terrain
}
