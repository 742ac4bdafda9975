//! Pursuit with one mistake at a time. Any legal move is right: a mistake is known by the moves that it allows, by when
//! the round ends, and by the points.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::end::Side;
use super::field::{Cell, Field, Step};
use super::model::{Case, MatchParams, Move, Pairs, Pursuit, Start, State};
use super::{rules, text};
use crate::game::{Misreading, PieceAt, Record, Tokens, mistakes};

mistakes! {
    /// What programs get wrong.
    pub enum Mistake {
        StepsAlongBothAxes: "step", "steps along both axes at once";
        StepsOfTwo: "step", "steps by two cells";
        GoesRoundTheSquare: "edges", "goes round the edge of a square as on a torus";
        StopsAtTheEdge: "edges", "stays in its cell where a step would leave the square";
        OffTheSquareAndBack: "edges", "leaves the square within its steps and comes back";
        PlacesGoRound: "wrap", "places pieces beyond the edge of a torus";
        PlacesFromOne: "axes", "counts places from 1";
        FewerSteps: "fast", "makes fewer steps than S";
        MoreNumbers: "output", "writes more numbers than asked for";
        RowBeforeColumn: "axes", "takes the first number of a step as its rows";
        NoCaptureAtPlacement: "caught", "does not test for capture in turn 0";
        NoCaptureByCatchers: "caught", "tests for capture only after the fugitive’s move";
        NoCaptureByFugitive: "caught", "tests for capture only after the catchers’ move";
        OtherReading: "through", "takes the other reading of a fugitive that passes a catcher";
        OneTurnMore: "turns", "plays the turns 0 to L, not 0 to L-1";
        CaughtTurnFromOne: "points", "counts the turn of the capture from 1";
        PointsSwapped: "points", "writes the fugitive’s points first";
        UncaughtGetsLastTurn: "points", "gives an uncaught fugitive L-1 points";
        ForfeitForWrongSide: "forfeit", "gives the points of an invalid move to the wrong side";
        CatchersForfeitByTurn: "forfeit", "gives the fugitive only the turns before an invalid move of the catchers";
        FugitiveForfeitsAll: "forfeit", "gives the catchers all turns for an invalid move of the fugitive";
    }
}

use Mistake::*;

/// Follows the moves of an output with a mistake, or with none.
pub(super) struct Player(Option<Mistake>);

/// How a round ends: who is wrong, or whether the fugitive is caught.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    Wrong(Side),
    Caught,
    Escaped,
}

impl Misreading<Pursuit> for Player {
    fn play(&mut self, case: &Case, _: usize, found: &Tokens<'_>, record: &mut Record) -> fmt::Result {
        let round = Round { params: self.params(&case.params), state: rules::start(case), mistake: self.0 };
        match case.start {
            Start::Turn(_) => round.turn(found.clone(), record),
            Start::Match { .. } => round.replay(case, found.clone(), record),
        }
    }
}

impl Player {
    pub(super) fn with(mistake: Option<Mistake>) -> Box<dyn Misreading<Pursuit>> {
        Box::new(Player(mistake))
    }

    fn params(&self, params: &MatchParams) -> MatchParams {
        let blocked = params.blocked != (self.0 == Some(OtherReading));
        let turns = params.turns + u16::from(self.0 == Some(OneTurnMore));
        let torus = params.field.torus || self.0 == Some(GoesRoundTheSquare);
        MatchParams { blocked, turns, field: Field { torus, ..params.field }, ..*params }
    }
}

struct Round {
    params: MatchParams,
    state: State,
    mistake: Option<Mistake>,
}

impl Round {
    fn is(&self, mistake: Mistake) -> bool {
        self.mistake == Some(mistake)
    }

    /// The answer to a turn file: one move, in any lines.
    fn turn(mut self, mut found: Tokens<'_>, record: &mut Record) -> fmt::Result {
        let right = 2 * self.params.pair_count(&self.state);
        let rest = found.clone().count();
        // Nothing tells where the answer to the next file begins.
        let count = if self.is(FewerSteps) || self.is(MoreNumbers) { rest } else { right };
        let numbers: Vec<&str> = found.by_ref().take(count).map(|token| token.text).collect();
        self.keep(false, record);
        let ending = self.go(&pairs(&numbers).ok_or(fmt::Error)?).ok_or(fmt::Error)?;
        self.keep(ending.is_some(), record);
        write!(record, "{}", numbers.join(" "))
    }

    /// A replay: its header, a line a move, the points.
    fn replay(mut self, case: &Case, mut found: Tokens<'_>, record: &mut Record) -> fmt::Result {
        let mut header = String::new();
        text::header(case, &mut header)?;
        let mut after = found.clone();
        if after.skip_words(&header) {
            found = after;
            record.write_str(&header)?;
        }
        self.keep(false, record);
        let mut ending = None;
        while ending.is_none() {
            let line = next_line(&mut found).ok_or(fmt::Error)?;
            writeln!(record, "{line}")?;
            ending = match line.starts_with('!') {
                true => Some(Ending::Wrong(self.state.side_to_move)),
                false => {
                    let numbers: Vec<&str> = line.split_ascii_whitespace().collect();
                    self.go(&pairs(&numbers).ok_or(fmt::Error)?).ok_or(fmt::Error)?
                }
            };
            self.keep(ending.is_some(), record);
        }
        if found.clone().nth(1).is_some_and(|token| token.text == ":") {
            let (catchers, fugitive) = self.points(ending.unwrap_or(Ending::Escaped));
            writeln!(record, "{catchers} : {fugitive}")?;
        }
        Ok(())
    }

    /// Keeps the position, and whether the round is over.
    fn keep(&self, is_over: bool, record: &mut Record) {
        let cells = self.state.catchers.iter().chain(&self.state.fugitive).flat_map(|cell| cell.to_le_bytes());
        record.position(cells.chain([u8::from(is_over)]));
        record.pieces(|| {
            let at = |&cell| {
                let (x, y) = self.params.field.xy(cell);
                (y, x)
            };
            let catchers = self.state.catchers.iter().map(|cell| PieceAt { piece: "catcher", at: at(cell) });
            let fugitive = self.state.fugitive.iter().map(|cell| PieceAt { piece: "fugitive", at: at(cell) });
            Some(catchers.chain(fugitive).collect())
        });
    }

    /// Plays a move and says how the round ends, if it does; `None` if the move is wrong even with the mistake.
    fn go(&mut self, pairs: &Pairs) -> Option<Option<Ending>> {
        let right = self.params.pair_count(&self.state);
        let is_run = self.state.side_to_move == Side::Fugitive && self.state.turn > 0;
        let fits = match pairs.len() {
            found if found < right => is_run && self.is(FewerSteps),
            found => found == right || self.is(MoreNumbers),
        };
        let pairs = &pairs[..pairs.len().min(right)];
        let cells = fits.then(|| self.cells(pairs)).flatten()?;
        match self.state.side_to_move {
            Side::Catchers => self.state.catchers = cells,
            Side::Fugitive => self.state.fugitive = cells.last().copied(),
        }
        Some(self.pass_on())
    }

    /// Where a move leads: a cell a catcher, or the fugitive's.
    fn cells(&self, pairs: &[(i32, i32)]) -> Option<Vec<Cell>> {
        // Who places the pieces so, too, plays the same game with the axes exchanged.
        let is_swapped = self.is(RowBeforeColumn) && self.state.turn > 0;
        let swapped = |&(x, y): &(i32, i32)| if is_swapped { (y, x) } else { (x, y) };
        let pairs: Vec<(i32, i32)> = pairs.iter().map(swapped).collect();
        match (self.state.side_to_move, self.state.turn) {
            (_, 0) => pairs.into_iter().map(|pair| self.place(pair)).collect(),
            (Side::Catchers, _) => {
                let moved = self.state.catchers.iter().zip(pairs);
                moved.map(|(&from, pair)| self.path(from, &[pair])).collect()
            }
            (Side::Fugitive, _) => Some([self.path(self.state.fugitive?, &pairs)?].into()),
        }
    }

    fn place(&self, (x, y): (i32, i32)) -> Option<Cell> {
        let n = i32::from(self.params.field.n);
        let line = |value: i32| match self.mistake {
            Some(PlacesGoRound) if self.params.field.torus => Some(value.rem_euclid(n)),
            Some(PlacesFromOne) => Some(value - 1).filter(|line| (0..n).contains(line)),
            _ => Some(value).filter(|line| (0..n).contains(line)),
        };
        Some(self.params.field.cell(line(x)? as u8, line(y)? as u8))
    }

    /// Where steps lead.
    fn path(&self, from: Cell, pairs: &[(i32, i32)]) -> Option<Cell> {
        let Field { torus, n } = self.params.field;
        let (x, y) = self.params.field.xy(from);
        let (mut at, n) = ((i32::from(x), i32::from(y)), i32::from(n));
        let is_inside = |(x, y): (i32, i32)| (0..n).contains(&x) && (0..n).contains(&y);
        for &(dx, dy) in pairs {
            if !self.is_step((dx, dy)) {
                return None;
            }
            let is_stopped = self.params.blocked && self.state.side_to_move == Side::Fugitive && is_inside(at);
            if is_stopped && self.state.catchers.contains(&self.params.field.cell(at.0 as u8, at.1 as u8)) {
                continue;
            }
            let to = (at.0 + dx, at.1 + dy);
            at = match is_inside(to) {
                true => to,
                false if torus => (to.0.rem_euclid(n), to.1.rem_euclid(n)),
                false if self.is(StopsAtTheEdge) => at,
                false if self.is(OffTheSquareAndBack) => to,
                false => return None,
            };
        }
        is_inside(at).then(|| self.params.field.cell(at.0 as u8, at.1 as u8))
    }

    fn is_step(&self, (dx, dy): (i32, i32)) -> bool {
        let far = if self.is(StepsOfTwo) { 2 } else { 1 };
        let is_near = dx.abs() <= far && dy.abs() <= far;
        is_near && (Step::of((dx.signum(), dy.signum())).is_some() || self.is(StepsAlongBothAxes))
    }

    /// Tests for capture, and lets the other side move.
    fn pass_on(&mut self) -> Option<Ending> {
        let State { turn, side_to_move, .. } = self.state;
        let is_tested = match self.mistake {
            Some(NoCaptureAtPlacement) => turn > 0,
            Some(NoCaptureByCatchers) => side_to_move == Side::Fugitive,
            Some(NoCaptureByFugitive) => side_to_move == Side::Catchers,
            _ => true,
        };
        if is_tested && self.state.fugitive.is_some_and(|cell| self.state.catchers.contains(&cell)) {
            return Some(Ending::Caught);
        }
        match side_to_move {
            Side::Catchers => self.state.side_to_move = Side::Fugitive,
            Side::Fugitive if turn + 1 == self.params.turns => return Some(Ending::Escaped),
            Side::Fugitive => (self.state.side_to_move, self.state.turn) = (Side::Catchers, turn + 1),
        }
        None
    }

    /// The points of the catchers and of the fugitive.
    fn points(&self, ending: Ending) -> (u16, u16) {
        let turns = self.params.turns - u16::from(self.is(OneTurnMore));
        let turn = self.state.turn;
        let caught = |turn: u16| (turns.saturating_sub(turn), turn);
        let ending = match ending {
            Ending::Wrong(Side::Catchers) if self.is(ForfeitForWrongSide) => Ending::Wrong(Side::Fugitive),
            Ending::Wrong(Side::Fugitive) if self.is(ForfeitForWrongSide) => Ending::Wrong(Side::Catchers),
            other => other,
        };
        let points = match ending {
            Ending::Caught => caught(turn + u16::from(self.is(CaughtTurnFromOne))),
            Ending::Escaped => (0, turns - u16::from(self.is(UncaughtGetsLastTurn))),
            Ending::Wrong(Side::Fugitive) if self.is(FugitiveForfeitsAll) => (turns, 0),
            Ending::Wrong(Side::Fugitive) => caught(turn),
            Ending::Wrong(Side::Catchers) if self.is(CatchersForfeitByTurn) => (0, turn),
            Ending::Wrong(Side::Catchers) => (0, turns),
        };
        if self.is(PointsSwapped) { (points.1, points.0) } else { points }
    }
}

/// The next line that is not empty, in plain blanks.
fn next_line(found: &mut Tokens<'_>) -> Option<String> {
    let line = found.peek()?.line;
    let mut words = Vec::new();
    while let Some(token) = found.peek().filter(|token| token.line == line) {
        words.push(token.text);
        found.next();
    }
    Some(words.join(" "))
}

fn pairs(numbers: &[&str]) -> Option<Pairs> {
    match numbers.join(" ").parse() {
        Ok(Move::Pairs(pairs)) => Some(pairs),
        _ => None,
    }
}
