//! Robots with one mistake at a time, over lists of cells as a contestant would write it.

mod walks;

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::Robots;
use super::model::Case;
use super::text;
use crate::game::{Misreading, PieceAt, Record, Tokens, mistakes};
use crate::rng::SplitMix64;

type Cell = (i32, i32);

mistakes! {
    /// What programs get wrong.
    pub enum Mistake {
        WonWithoutColon: "colon", "leaves out the colon of `Final position` where the game is won";
        OneMoveInSingular: "blanks", "writes `1 move`";
        TeleportWithBlank: "blanks", "writes a blank within the cell of a teleport";
        EndsAtEitherZero: "output", "stops at a case without teleports";
        NeverPushes: "push", "never pushes debris";
        PushesChain: "push", "pushes several heaps of debris in a row";
        PushesOntoDebris: "push", "pushes debris onto debris";
        PushesOffBoard: "push", "pushes debris off the board";
        BoardHasOneMore: "walk", "has a board that is one cell wider on every side";
        PushStopsAtRobot: "crush", "does not push debris onto a robot";
        CrushedRobotIsSecondDebris: "crush", "counts a robot that debris crushes as one more heap";
        CrushUsesUpDebris: "crush", "removes the debris that crushes a robot";
        RobotsWalkInTurn: "chase", "moves the robots one after the other, not all at once";
        RobotsWalkOneAxis: "chase", "moves robots along one axis only";
        PairsCancel: "collide", "lets the third of three robots that meet live";
        MeetingLeavesNothing: "collide", "leaves no debris where robots meet";
        DebrisStopsNobody: "collide", "lets a robot that walks into debris live";
        LoneKillerIsDebris: "caught", "turns a lone robot that reaches you into debris";
        KillersStayRobots: "caught", "keeps several robots that reach you as robots";
        KillersCancel: "caught", "lets you live where several robots reach you at once";
        KillersDebrisUncounted: "caught", "does not count the debris of robots that reach you";
        WonOneMoveLate: "win", "counts one move more where the last robot is destroyed";
        NotWonByTeleport: "win", "does not see a win by a teleport";
        StaysOnlyWhenForced: "stay", "stays only if no walk is safe";
        StayWinsTies: "stay", "prefers staying if walks tie";
        StayLosesTies: "stay", "prefers walking if staying ties";
        CountsBeforeReply: "fewest", "counts the robots before they have moved";
        DistanceBeforeReply: "distance", "measures distances before the robots have moved";
        DistanceFirst: "fewest", "compares distances before numbers of robots";
        NearestPreferred: "distance", "prefers the smaller distance";
        LongerAxisIsDistance: "distance", "takes the longer axis as the distance";
        SumOfDistances: "distance", "adds up the distances to all robots";
        LargerRow: "row", "prefers the larger row";
        LargerColumn: "column", "prefers the larger column";
        ColumnBeforeRow: "row", "compares columns before rows";
        LastOfEqual: "row", "takes the last of equal walks, row by row";
        FirstClockwise: "row", "takes the first of equal walks clockwise from north, and stays last";
        StraightFirst: "row", "takes straight walks before diagonal ones where they are equal, and stays last";
        TeleportsBeforeStaying: "teleport", "teleports where staying would be safe";
        OccupiedIsSpent: "list", "crosses out a teleport that is occupied";
        DeadlyIsSpent: "list", "crosses out a teleport that would lose";
        DeadlyEndsSearch: "list", "looks at no teleport after one that would lose";
        DeadlyIsTaken: "list", "takes a teleport that loses";
        DuplicatesShareUse: "list", "crosses out all teleports to a cell at once";
        SearchGoesOn: "list", "goes on in the list behind the last teleport, not from its start";
        NeverSpent: "list", "uses teleports again";
        TeleportsOntoDebris: "list", "teleports onto debris";
        NoneFitsIsNoMove: "nothing", "does not count the last move where no teleport can be used";
        NoneFitsWalks: "nothing", "walks to the best of the losing cells where no teleport can be used";
        LastRowUncounted: "output", "does not count debris in the last row";
        LastColumnUncounted: "output", "does not count debris in the last column";
        OnlyTenTeleports: "list", "knows only the first ten teleports of the list";
        DebrisIsKept: "output", "keeps the debris of the case before";
        SpentIsKept: "list", "keeps the teleports of the case before crossed out";
    }
}

/// Plays case after case with a mistake, or with none.
pub(super) struct Player {
    mistake: Option<Mistake>,
    ended: bool,
    /// What a program keeps that forgets to clear its board and its list.
    debris: Vec<Cell>,
    spent: Vec<bool>,
}

impl Player {
    pub(super) fn with(mistake: Option<Mistake>) -> Box<dyn Misreading<Robots>> {
        Box::new(Player { mistake, ended: false, debris: Vec::new(), spent: Vec::new() })
    }

    fn is(&self, mistake: Mistake) -> bool {
        self.mistake == Some(mistake)
    }

    fn board(&self, robots: Vec<Cell>) -> Board {
        let mut board = Board { you: START, robots, debris: Vec::new(), mistake: self.mistake };
        if self.is(Mistake::DebrisIsKept) {
            let free = |cell: &&Cell| **cell != START && !board.robots.contains(cell);
            board.debris = self.debris.iter().filter(free).copied().collect();
        }
        board
    }
}

impl Misreading<Robots> for Player {
    fn play(&mut self, case: &Case, number: usize, _: &Tokens<'_>, record: &mut Record) -> fmt::Result {
        self.ended |= self.is(Mistake::EndsAtEitherZero) && case.teleports.is_empty();
        if self.ended {
            return Ok(());
        }
        record.write_str(if number == 1 { "" } else { "\n" })?;
        text::header(number, record)?;
        let [robots, mut teleports] = [&case.robots, &case.teleports].map(|cells| shown(cells));
        teleports.truncate(if self.is(Mistake::OnlyTenTeleports) { 10 } else { usize::MAX });
        let mut spent = if self.is(Mistake::SpentIsKept) { core::mem::take(&mut self.spent) } else { Vec::new() };
        spent.resize(teleports.len(), false);
        let board = self.board(robots);
        let mut play = Play { board, teleports: &teleports, spent, search_from: 0, moves: 0, teleported: false };
        let played = play.run(record);
        (self.debris, self.spent) = (play.board.debris, play.spent);
        played
    }
}

/// Cells as the statement counts them, from 1.
fn shown(cells: &[(u8, u8)]) -> Vec<Cell> {
    cells.iter().map(|&(row, column)| (i32::from(row) + 1, i32::from(column) + 1)).collect()
}

const START: Cell = (15, 15);

/// A cell as boards count it, from 0.
fn on_board(&(row, column): &Cell) -> Option<crate::boundary::Cell> {
    let line = |line: i32| (1..=31).contains(&line).then_some(line as u8 - 1);
    Some((line(row)?, line(column)?))
}

/// Sums of these differ, also for cells that lie alike: the sums of their FNV hashes do not.
fn hash((row, column): Cell) -> u64 {
    SplitMix64::nth(0, (64 * row + column) as u64)
}

#[derive(Clone)]
struct Board {
    you: Cell,
    robots: Vec<Cell>,
    debris: Vec<Cell>,
    mistake: Option<Mistake>,
}

struct Play<'a> {
    board: Board,
    teleports: &'a [Cell],
    spent: Vec<bool>,
    search_from: usize,
    moves: usize,
    teleported: bool,
}

impl Play<'_> {
    fn run(&mut self, record: &mut Record) -> fmt::Result {
        // A right game ends within 30 + 29 T moves; a misread one may go on for ever.
        let most = 100 + 30 * self.teleports.len();
        self.keep(record);
        while !self.won() && self.moves < most {
            self.moves += 1;
            if !self.walks() {
                let Some(index) = self.search() else {
                    return self.lose(record);
                };
                self.teleport(index, record)?;
                if self.board.lost_at(self.board.you) {
                    return self.lose(record);
                }
                self.board.reply();
            }
            self.keep(record);
        }
        self.report("Won", record)
    }

    /// Keeps the position.
    fn keep(&self, record: &mut Record) {
        let Board { you, robots, debris, .. } = &self.board;
        // In whatever order they are listed.
        let all = |cells: &[Cell]| cells.iter().map(|cell| hash(*cell)).fold(0, u64::wrapping_add).to_le_bytes();
        let parts = [hash(*you).to_le_bytes(), all(robots), all(debris), (self.moves as u64).to_le_bytes()];
        record.position(parts.into_iter().flatten());
        record.pieces(|| self.pieces());
    }

    fn pieces(&self) -> Option<Vec<PieceAt>> {
        let Board { you, robots, debris, .. } = &self.board;
        let you = [("you", you)].into_iter();
        let all = you.chain(robots.iter().map(|at| ("robot", at))).chain(debris.iter().map(|at| ("debris", at)));
        let entry = |(&spent, at)| (if spent { "spent" } else { "teleport" }, at);
        let all = all.chain(self.spent.iter().zip(self.teleports).map(entry));
        all.map(|(piece, at)| Some(PieceAt { piece, at: on_board(at)? })).collect()
    }

    fn won(&mut self) -> bool {
        let late = self.teleported && self.board.is(Mistake::NotWonByTeleport);
        self.teleported = false;
        self.moves > 0 && self.board.robots.is_empty() && !late
    }

    fn walks(&mut self) -> bool {
        let early = self.board.is(Mistake::TeleportsBeforeStaying);
        let next = self.board.best(false);
        let Some(next) = next else {
            return false;
        };
        if early && next.you == self.board.you && self.search().is_some() {
            return false;
        }
        if self.board.is(Mistake::WonOneMoveLate) && next.robots.is_empty() {
            self.moves += 1;
        }
        self.board = next;
        true
    }

    fn search(&mut self) -> Option<usize> {
        for index in self.search_from..self.teleports.len() {
            let to = self.teleports[index];
            if self.spent[index] {
                continue;
            }
            if self.board.occupied(to) {
                self.spent[index] = self.board.is(Mistake::OccupiedIsSpent);
                continue;
            }
            if !self.board.lost_at(to) || self.board.is(Mistake::DeadlyIsTaken) {
                return Some(index);
            }
            self.spent[index] = self.board.is(Mistake::DeadlyIsSpent);
            if self.board.is(Mistake::DeadlyEndsSearch) {
                return None;
            }
        }
        None
    }

    fn teleport(&mut self, index: usize, record: &mut Record) -> fmt::Result {
        let (row, column) = self.teleports[index];
        let blank = if self.board.is(Mistake::TeleportWithBlank) { " " } else { "" };
        self.board.you = (row, column);
        self.teleported = true;
        self.spent[index] = !self.board.is(Mistake::NeverSpent);
        if self.board.is(Mistake::SearchGoesOn) {
            self.search_from = index + 1;
        }
        for (spent, &cell) in self.spent.iter_mut().zip(self.teleports) {
            *spent |= self.board.is(Mistake::DuplicatesShareUse) && cell == (row, column);
        }
        writeln!(record, "Move {}: teleport to ({row},{blank}{column})", self.moves)
    }

    fn lose(&mut self, record: &mut Record) -> fmt::Result {
        if self.board.is(Mistake::NoneFitsIsNoMove) && !self.teleported {
            self.moves -= 1;
        }
        match self.board.best(true) {
            Some(walked) if self.board.is(Mistake::NoneFitsWalks) && !self.teleported => self.board = walked,
            _ => self.board.reply(),
        }
        self.keep(record);
        self.report("Lost", record)
    }

    fn report(&self, verb: &str, out: &mut Record) -> fmt::Result {
        let board = &self.board;
        let lost = verb == "Lost";
        let moves = if self.moves == 1 && board.is(Mistake::OneMoveInSingular) { "move" } else { "moves" };
        let colon = if !lost && board.is(Mistake::WonWithoutColon) { "" } else { ":" };
        writeln!(out, "{verb} game after making {} {moves}.", self.moves)?;
        writeln!(out, "Final position{colon} ({},{})", board.you.0, board.you.1)?;
        writeln!(out, "Number of cells with debris: {}", board.counted_debris())?;
        if lost { writeln!(out, "Number of robots remaining: {}", board.robots.len()) } else { Ok(()) }
    }
}
