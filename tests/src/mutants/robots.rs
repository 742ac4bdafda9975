//! Robots with one reading wrong at a time, over lists as a contestant would write it.

use crate::oracle::numbers;
use std::fmt::Write;

type Cell = (i32, i32);

/// A wrong reading, named by what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Mutation {
    WonWithoutColon,
    BlankAfterMoves,
    NoLineBetweenCases,
    LineAfterLastCase,
    OneMoveInSingular,
    TeleportWithBlank,
    EndsAtEitherZero,
    NeverPushes,
    PushesChain,
    PushesOntoDebris,
    PushesOffBoard,
    BoardHasOneMore,
    PushStopsAtRobot,
    CrushedRobotIsSecondDebris,
    CrushUsesUpDebris,
    RobotsWalkInTurn,
    RobotsWalkOneAxis,
    PairsCancel,
    MeetingLeavesNothing,
    DebrisStopsNobody,
    LoneKillerIsDebris,
    KillersStayRobots,
    KillersCancel,
    KillersDebrisUncounted,
    WonOneMoveLate,
    NotWonByTeleport,
    StaysOnlyWhenForced,
    StayWinsTies,
    StayLosesTies,
    CountsBeforeReply,
    DistanceBeforeReply,
    DistanceFirst,
    NearestPreferred,
    LongerAxisIsDistance,
    SumOfDistances,
    LargerRow,
    LargerColumn,
    ColumnBeforeRow,
    TeleportsBeforeStaying,
    OccupiedIsSpent,
    DeadlyIsSpent,
    DeadlyEndsSearch,
    DeadlyIsTaken,
    DuplicatesShareUse,
    SearchGoesOn,
    NeverSpent,
    TeleportsOntoDebris,
    NoneFitsIsNoMove,
    NoneFitsWalks,
}

/// Each wrong reading, and the golden file whose output it changes.
pub const CAUGHT_BY: &[(Mutation, &str)] = &[
    (Mutation::WonWithoutColon, "colon"),
    (Mutation::BlankAfterMoves, "no-blank-after-moves"),
    (Mutation::NoLineBetweenCases, "blank-line-between-cases"),
    (Mutation::LineAfterLastCase, "blank-line-between-cases"),
    (Mutation::OneMoveInSingular, "moves-even-if-one"),
    (Mutation::TeleportWithBlank, "teleport-line"),
    (Mutation::EndsAtEitherZero, "sample"),
    (Mutation::NeverPushes, "push-debris"),
    (Mutation::PushesChain, "no-debris-chain"),
    (Mutation::PushesOntoDebris, "no-debris-onto-debris"),
    (Mutation::PushesOffBoard, "no-push-off-board"),
    (Mutation::BoardHasOneMore, "no-walk-off-board"),
    (Mutation::PushStopsAtRobot, "win-by-push"),
    (Mutation::CrushedRobotIsSecondDebris, "crushed-robot-one-debris"),
    (Mutation::CrushUsesUpDebris, "crushed-robot-one-debris"),
    (Mutation::RobotsWalkInTurn, "robots-walk-at-once"),
    (Mutation::RobotsWalkOneAxis, "robots-walk-diagonally"),
    (Mutation::PairsCancel, "three-robots-meet"),
    (Mutation::MeetingLeavesNothing, "meeting-leaves-debris"),
    (Mutation::DebrisStopsNobody, "debris-destroys-robot"),
    (Mutation::LoneKillerIsDebris, "lone-killer-stays-a-robot"),
    (Mutation::KillersStayRobots, "killers-destroy-each-other"),
    (Mutation::KillersDebrisUncounted, "killers-destroy-each-other"),
    (Mutation::KillersCancel, "killed-though-killers-meet"),
    (Mutation::KillersCancel, "deadly-though-killers-meet"),
    (Mutation::WonOneMoveLate, "win-after-walk"),
    (Mutation::NotWonByTeleport, "win-after-teleport"),
    (Mutation::StaysOnlyWhenForced, "staying-competes"),
    (Mutation::StayWinsTies, "staying-has-no-precedence"),
    (Mutation::StayLosesTies, "staying-ties-by-its-cell"),
    (Mutation::CountsBeforeReply, "fewest-after-reply"),
    (Mutation::DistanceBeforeReply, "distance-after-reply"),
    (Mutation::DistanceFirst, "fewest-before-distance"),
    (Mutation::NearestPreferred, "tie-by-distance"),
    (Mutation::LongerAxisIsDistance, "distance-on-both-axes"),
    (Mutation::SumOfDistances, "distance-to-nearest"),
    (Mutation::LargerRow, "tie-by-row"),
    (Mutation::LargerColumn, "tie-by-column"),
    (Mutation::ColumnBeforeRow, "tie-by-row-before-column"),
    (Mutation::TeleportsBeforeStaying, "teleport-only-in-need"),
    (Mutation::OccupiedIsSpent, "teleport-skips-occupied-and-keeps-it"),
    (Mutation::TeleportsOntoDebris, "teleport-not-onto-debris"),
    (Mutation::DeadlyEndsSearch, "teleport-skips-deadly"),
    (Mutation::DeadlyIsTaken, "teleport-never-deadly"),
    (Mutation::DeadlyIsSpent, "teleport-keeps-deadly"),
    (Mutation::SearchGoesOn, "teleport-search-from-start"),
    (Mutation::DuplicatesShareUse, "teleport-duplicates-count-apart"),
    (Mutation::NeverSpent, "teleport-is-spent"),
    (Mutation::NoneFitsIsNoMove, "none-fits"),
    (Mutation::NoneFitsWalks, "none-fits"),
];

/// A right game ends within 30 + 29 * 20 moves; a misread one may go on for ever.
const MAX_BOARDS: usize = 1000;

#[derive(Clone)]
struct Board {
    you: Cell,
    robots: Vec<Cell>,
    debris: Vec<Cell>,
    mutation: Option<Mutation>,
}

struct Play<'a> {
    board: Board,
    teleports: &'a [Cell],
    spent: Vec<bool>,
    search_from: usize,
    moves: usize,
    teleported: bool,
}

/// The output under a wrong reading, or under the right one for `None`.
pub fn answer(input: &str, mutation: Option<Mutation>) -> String {
    let mut out = String::new();
    for (index, (robots, teleports)) in cases(input, mutation).into_iter().enumerate() {
        if index > 0 && mutation != Some(Mutation::NoLineBetweenCases) {
            out.push('\n');
        }
        writeln!(out, "Case {}:", index + 1).unwrap();
        let board = Board { you: (15, 15), robots, debris: Vec::new(), mutation };
        Play::new(board, &teleports).run(&mut out);
    }
    if mutation == Some(Mutation::LineAfterLastCase) {
        out.push('\n');
    }
    out
}

fn cases(input: &str, mutation: Option<Mutation>) -> Vec<(Vec<Cell>, Vec<Cell>)> {
    let mut numbers = numbers(input);
    let mut cases = Vec::new();
    while let (Some(robots), Some(teleports)) = (numbers.next(), numbers.next()) {
        let either = mutation == Some(Mutation::EndsAtEitherZero) && robots * teleports == 0;
        if robots + teleports == 0 || either {
            break;
        }
        let mut cells = |count: usize| {
            let pairs = (0..count).map(|_| (numbers.next().unwrap(), numbers.next().unwrap()));
            pairs.map(|(row, column)| (row as i32, column as i32)).collect()
        };
        cases.push((cells(robots), cells(teleports)));
    }
    cases
}

impl<'a> Play<'a> {
    fn new(board: Board, teleports: &'a [Cell]) -> Play<'a> {
        let spent = vec![false; teleports.len()];
        Play { board, teleports, spent, search_from: 0, moves: 0, teleported: false }
    }

    fn run(mut self, out: &mut String) {
        while !self.won() && self.moves < MAX_BOARDS {
            self.moves += 1;
            if self.walks() {
                continue;
            }
            let Some(index) = self.search() else {
                return self.lose(out);
            };
            self.teleport(index, out);
            if self.board.lost_at(self.board.you) {
                return self.lose(out);
            }
            self.board.reply();
        }
        self.report("Won", out);
    }

    fn won(&mut self) -> bool {
        let late = self.teleported && self.board.is(Mutation::NotWonByTeleport);
        self.teleported = false;
        self.moves > 0 && self.board.robots.is_empty() && !late
    }

    fn walks(&mut self) -> bool {
        let early = self.board.is(Mutation::TeleportsBeforeStaying);
        let next = self.board.best(false);
        let Some(next) = next else {
            return false;
        };
        if early && next.you == self.board.you && self.search().is_some() {
            return false;
        }
        if self.board.is(Mutation::WonOneMoveLate) && next.robots.is_empty() {
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
                self.spent[index] = self.board.is(Mutation::OccupiedIsSpent);
                continue;
            }
            if !self.board.lost_at(to) || self.board.is(Mutation::DeadlyIsTaken) {
                return Some(index);
            }
            self.spent[index] = self.board.is(Mutation::DeadlyIsSpent);
            if self.board.is(Mutation::DeadlyEndsSearch) {
                return None;
            }
        }
        None
    }

    fn teleport(&mut self, index: usize, out: &mut String) {
        let (row, column) = self.teleports[index];
        let blank = if self.board.is(Mutation::TeleportWithBlank) { " " } else { "" };
        writeln!(out, "Move {}: teleport to ({row},{blank}{column})", self.moves).unwrap();
        self.board.you = (row, column);
        self.teleported = true;
        self.spent[index] = !self.board.is(Mutation::NeverSpent);
        if self.board.is(Mutation::SearchGoesOn) {
            self.search_from = index + 1;
        }
        for (spent, &cell) in self.spent.iter_mut().zip(self.teleports) {
            *spent |= self.board.is(Mutation::DuplicatesShareUse) && cell == (row, column);
        }
    }

    fn lose(mut self, out: &mut String) {
        if self.board.is(Mutation::NoneFitsIsNoMove) && !self.teleported {
            self.moves -= 1;
        }
        if self.board.is(Mutation::NoneFitsWalks) && !self.teleported {
            self.board = self.board.best(true).unwrap();
        } else {
            self.board.reply();
        }
        self.report("Lost", out);
    }

    fn report(&self, verb: &str, out: &mut String) {
        let board = &self.board;
        let lost = verb == "Lost";
        let moves = match self.moves {
            1 if board.is(Mutation::OneMoveInSingular) => "move",
            _ => "moves",
        };
        let blank = if lost && board.is(Mutation::BlankAfterMoves) { " " } else { "" };
        let colon = if !lost && board.is(Mutation::WonWithoutColon) { "" } else { ":" };
        writeln!(out, "{verb} game after making {} {moves}.{blank}", self.moves).unwrap();
        writeln!(out, "Final position{colon} ({},{})", board.you.0, board.you.1).unwrap();
        writeln!(out, "Number of cells with debris: {}", board.debris.len()).unwrap();
        if lost {
            writeln!(out, "Number of robots remaining: {}", board.robots.len()).unwrap();
        }
    }
}

/// One of the nine walks, with what decides between them; smaller is better.
struct Choice {
    key: [i32; 6],
    after: Board,
}

impl Board {
    fn is(&self, mutation: Mutation) -> bool {
        self.mutation == Some(mutation)
    }

    fn best(&self, deadly: bool) -> Option<Board> {
        let mut choices: Vec<Choice> = Vec::new();
        for down in -1..=1 {
            for right in -1..=1 {
                if let Some(walked) = self.walk(down, right)
                    && (deadly || !walked.lost_at(walked.you))
                {
                    choices.push(self.weigh(&walked));
                }
            }
        }
        let best = choices.into_iter().min_by_key(|choice| choice.key)?;
        Some(best.after)
    }

    fn weigh(&self, walked: &Board) -> Choice {
        let mut after = walked.clone();
        after.reply();
        let early = if self.is(Mutation::CountsBeforeReply) { walked } else { &after };
        let robots = early.robots.len() as i32;
        let early = if self.is(Mutation::DistanceBeforeReply) { walked } else { &after };
        let distance = early.distance();
        let (row, column) = walked.you;
        let stays = i32::from(walked.you == self.you);
        let key = match self.mutation {
            Some(Mutation::StaysOnlyWhenForced) => [stays, robots, -distance, row, column, 0],
            Some(Mutation::StayWinsTies) => [robots, -distance, -stays, row, column, 0],
            Some(Mutation::StayLosesTies) => [robots, -distance, stays, row, column, 0],
            Some(Mutation::DistanceFirst) => [-distance, robots, row, column, 0, 0],
            Some(Mutation::NearestPreferred) => [robots, distance, row, column, 0, 0],
            Some(Mutation::LargerRow) => [robots, -distance, -row, column, 0, 0],
            Some(Mutation::LargerColumn) => [robots, -distance, row, -column, 0, 0],
            Some(Mutation::ColumnBeforeRow) => [robots, -distance, column, row, 0, 0],
            _ => [robots, -distance, row, column, 0, 0],
        };
        Choice { key, after }
    }

    fn distance(&self) -> i32 {
        let axes = |robot: &Cell| ((robot.0 - self.you.0).abs(), (robot.1 - self.you.1).abs());
        let axes = self.robots.iter().map(axes);
        match self.mutation {
            Some(Mutation::LongerAxisIsDistance) => axes.map(|(a, b)| a.max(b)).min().unwrap_or(9999),
            Some(Mutation::SumOfDistances) if !self.robots.is_empty() => axes.map(|(a, b)| a + b).sum(),
            _ => axes.map(|(a, b)| a + b).min().unwrap_or(9999),
        }
    }

    fn occupied(&self, cell: Cell) -> bool {
        let debris = self.debris.contains(&cell) && !self.is(Mutation::TeleportsOntoDebris);
        cell == self.you || self.robots.contains(&cell) || debris
    }

    fn outside(&self, (row, column): Cell) -> bool {
        let more = i32::from(self.is(Mutation::BoardHasOneMore));
        let side = 1 - more..=31 + more;
        !side.contains(&row) || !side.contains(&column)
    }

    fn walk(&self, down: i32, right: i32) -> Option<Board> {
        let mut after = self.clone();
        after.you = (self.you.0 + down, self.you.1 + right);
        let to = after.you;
        if self.outside(to) || self.robots.contains(&to) {
            return None;
        }
        if (down, right) != (0, 0) && self.debris.contains(&to) {
            after.push(to, down, right)?;
        }
        Some(after)
    }

    fn push(&mut self, from: Cell, down: i32, right: i32) -> Option<()> {
        let to = (from.0 + down, from.1 + right);
        if self.is(Mutation::NeverPushes) {
            return None;
        }
        if self.outside(to) {
            self.debris.retain(|&cell| cell != from);
            return self.is(Mutation::PushesOffBoard).then_some(());
        }
        if self.debris.contains(&to) {
            match self.mutation {
                Some(Mutation::PushesChain) => self.push(to, down, right)?,
                Some(Mutation::PushesOntoDebris) => self.debris.retain(|&cell| cell != to),
                _ => return None,
            }
        }
        let debris = self.debris.iter_mut().find(|cell| **cell == from)?;
        *debris = to;
        self.crush(to)
    }

    fn crush(&mut self, at: Cell) -> Option<()> {
        if !self.robots.contains(&at) {
            return Some(());
        }
        self.robots.retain(|&robot| robot != at);
        match self.mutation {
            Some(Mutation::PushStopsAtRobot) => return None,
            Some(Mutation::CrushedRobotIsSecondDebris) => self.debris.push(at),
            Some(Mutation::CrushUsesUpDebris) => self.debris.retain(|&cell| cell != at),
            _ => {}
        }
        Some(())
    }

    fn step(&self, robot: Cell, you: Cell) -> Cell {
        let (down, right) = (you.0 - robot.0, you.1 - robot.1);
        if self.is(Mutation::RobotsWalkOneAxis) {
            return match down.abs() >= right.abs() {
                true => (robot.0 + down.signum(), robot.1),
                false => (robot.0, robot.1 + right.signum()),
            };
        }
        (robot.0 + down.signum(), robot.1 + right.signum())
    }

    fn lost_at(&self, you: Cell) -> bool {
        let killers = self.robots.iter().filter(|&&robot| self.step(robot, you) == you).count();
        killers == 1 || killers > 1 && !self.is(Mutation::KillersCancel)
    }

    fn reply(&mut self) {
        let arrived: Vec<Cell> = self.robots.iter().map(|&cell| self.step(cell, self.you)).collect();
        if self.is(Mutation::RobotsWalkInTurn) {
            return self.reply_in_turn(&arrived);
        }
        self.robots.clear();
        for (index, &cell) in arrived.iter().enumerate() {
            let here = arrived.iter().filter(|&&other| other == cell).count();
            let first = arrived[..index].iter().all(|&other| other != cell);
            self.arrive(cell, here, first);
        }
    }

    fn arrive(&mut self, cell: Cell, here: usize, first: bool) {
        let debris = self.debris.contains(&cell);
        if self.lives(cell, here, first) {
            self.robots.push(cell);
        } else if first && !debris && self.leaves_debris(cell) {
            self.debris.push(cell);
        }
    }

    fn lives(&self, cell: Cell, here: usize, first: bool) -> bool {
        let kills = cell == self.you;
        let debris = self.debris.contains(&cell) && !self.is(Mutation::DebrisStopsNobody);
        match self.mutation {
            Some(Mutation::LoneKillerIsDebris) if kills => false,
            Some(Mutation::KillersStayRobots) if kills => true,
            Some(Mutation::PairsCancel) => here % 2 == 1 && first && !debris,
            // The others of its cell are debris before it is looked at.
            _ => here == 1 && !debris,
        }
    }

    fn leaves_debris(&self, cell: Cell) -> bool {
        let uncounted = self.is(Mutation::KillersDebrisUncounted) && cell == self.you;
        !uncounted && !self.is(Mutation::MeetingLeavesNothing)
    }

    fn reply_in_turn(&mut self, arrived: &[Cell]) {
        let mut alive = vec![true; arrived.len()];
        for (index, &to) in arrived.iter().enumerate() {
            if !alive[index] {
                continue;
            }
            self.robots[index] = to;
            let met = (0..arrived.len()).find(|&i| i != index && alive[i] && self.robots[i] == to);
            if met.is_none() && !self.debris.contains(&to) {
                continue;
            }
            alive[index] = false;
            if let Some(other) = met {
                alive[other] = false;
                self.debris.push(to);
            }
        }
        let mut alive = alive.iter();
        self.robots.retain(|_| *alive.next().unwrap());
    }
}
