//! A board of Robots with one mistake at a time: the nine walks, what decides between them, and the robots' reply.

use alloc::vec;
use alloc::vec::Vec;

use super::{Board, Cell, Mistake};

/// One of the nine walks, with what decides between them; smaller is better.
struct Choice {
    key: [i32; 6],
    after: Board,
}

impl Board {
    pub(super) fn is(&self, mistake: Mistake) -> bool {
        self.mistake == Some(mistake)
    }

    pub(super) fn counted_debris(&self) -> usize {
        let uncounted = |&(row, column): &Cell| {
            row == 31 && self.is(Mistake::LastRowUncounted) || column == 31 && self.is(Mistake::LastColumnUncounted)
        };
        self.debris.iter().filter(|cell| !uncounted(cell)).count()
    }

    pub(super) fn best(&self, deadly: bool) -> Option<Board> {
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
        let early = if self.is(Mistake::CountsBeforeReply) { walked } else { &after };
        let robots = early.robots.len() as i32;
        let early = if self.is(Mistake::DistanceBeforeReply) { walked } else { &after };
        let distance = early.distance();
        let (row, column) = walked.you;
        let stays = i32::from(walked.you == self.you);
        let key = match self.mistake {
            Some(Mistake::StaysOnlyWhenForced) => [stays, robots, -distance, row, column, 0],
            Some(Mistake::StayWinsTies) => [robots, -distance, -stays, row, column, 0],
            Some(Mistake::StayLosesTies) => [robots, -distance, stays, row, column, 0],
            Some(Mistake::DistanceFirst) => [-distance, robots, row, column, 0, 0],
            Some(Mistake::NearestPreferred) => [robots, distance, row, column, 0, 0],
            Some(Mistake::LargerRow) => [robots, -distance, -row, column, 0, 0],
            Some(Mistake::LargerColumn) => [robots, -distance, row, -column, 0, 0],
            Some(Mistake::ColumnBeforeRow) => [robots, -distance, column, row, 0, 0],
            Some(Mistake::LastOfEqual) => [robots, -distance, -row, -column, 0, 0],
            Some(Mistake::FirstClockwise) => [robots, -distance, self.turn(walked.you), 0, 0, 0],
            Some(Mistake::StraightFirst) => [robots, -distance, self.slant(walked.you), row, column, 0],
            _ => [robots, -distance, row, column, 0, 0],
        };
        Choice { key, after }
    }

    /// Eighths of a turn from north, clockwise; 8 for staying.
    fn turn(&self, to: Cell) -> i32 {
        const ORDER: [Cell; 8] = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)];
        let way = (to.0 - self.you.0, to.1 - self.you.1);
        ORDER.iter().position(|one| *one == way).unwrap_or(ORDER.len()) as i32
    }

    /// 0 for a straight walk, 1 for a diagonal one, 2 for staying.
    fn slant(&self, to: Cell) -> i32 {
        match (to.0 == self.you.0, to.1 == self.you.1) {
            (true, true) => 2,
            (false, false) => 1,
            _ => 0,
        }
    }

    fn distance(&self) -> i32 {
        let axes = |robot: &Cell| ((robot.0 - self.you.0).abs(), (robot.1 - self.you.1).abs());
        let axes = self.robots.iter().map(axes);
        match self.mistake {
            Some(Mistake::LongerAxisIsDistance) => axes.map(|(a, b)| a.max(b)).min().unwrap_or(9999),
            Some(Mistake::SumOfDistances) if !self.robots.is_empty() => axes.map(|(a, b)| a + b).sum(),
            _ => axes.map(|(a, b)| a + b).min().unwrap_or(9999),
        }
    }

    pub(super) fn occupied(&self, cell: Cell) -> bool {
        let debris = self.debris.contains(&cell) && !self.is(Mistake::TeleportsOntoDebris);
        cell == self.you || self.robots.contains(&cell) || debris
    }

    fn outside(&self, (row, column): Cell) -> bool {
        let more = i32::from(self.is(Mistake::BoardHasOneMore));
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
        if self.is(Mistake::NeverPushes) {
            return None;
        }
        if self.outside(to) {
            self.debris.retain(|&cell| cell != from);
            return self.is(Mistake::PushesOffBoard).then_some(());
        }
        if self.debris.contains(&to) {
            match self.mistake {
                Some(Mistake::PushesChain) => self.push(to, down, right)?,
                Some(Mistake::PushesOntoDebris) => self.debris.retain(|&cell| cell != to),
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
        match self.mistake {
            Some(Mistake::PushStopsAtRobot) => return None,
            Some(Mistake::CrushedRobotIsSecondDebris) => self.debris.push(at),
            Some(Mistake::CrushUsesUpDebris) => self.debris.retain(|&cell| cell != at),
            _ => {}
        }
        Some(())
    }

    fn step(&self, robot: Cell, you: Cell) -> Cell {
        let (down, right) = (you.0 - robot.0, you.1 - robot.1);
        if self.is(Mistake::RobotsWalkOneAxis) {
            return match down.abs() >= right.abs() {
                true => (robot.0 + down.signum(), robot.1),
                false => (robot.0, robot.1 + right.signum()),
            };
        }
        (robot.0 + down.signum(), robot.1 + right.signum())
    }

    pub(super) fn lost_at(&self, you: Cell) -> bool {
        let killers = self.robots.iter().filter(|&&robot| self.step(robot, you) == you).count();
        killers == 1 || killers > 1 && !self.is(Mistake::KillersCancel)
    }

    pub(super) fn reply(&mut self) {
        let arrived: Vec<Cell> = self.robots.iter().map(|&cell| self.step(cell, self.you)).collect();
        if self.is(Mistake::RobotsWalkInTurn) {
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
        let debris = self.debris.contains(&cell) && !self.is(Mistake::DebrisStopsNobody);
        match self.mistake {
            Some(Mistake::LoneKillerIsDebris) if kills => false,
            Some(Mistake::KillersStayRobots) if kills => true,
            Some(Mistake::PairsCancel) => here % 2 == 1 && first && !debris,
            // The others of its cell are debris before it is looked at.
            _ => here == 1 && !debris,
        }
    }

    fn leaves_debris(&self, cell: Cell) -> bool {
        let uncounted = self.is(Mistake::KillersDebrisUncounted) && cell == self.you;
        !uncounted && !self.is(Mistake::MeetingLeavesNothing)
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
