//! Pursuit with one reading wrong at a time: pieces in one list, words as they come, one loop for both sides.

use std::fmt::Write;

use crate::oracle::pursuit::{File, Line, Place, Round, read};

/// A wrong reading, named by what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Mutation {
    NoCaptureAtPlacement,
    NoCaptureByCatchers,
    NoCaptureByFugitive,
    CaptureBeforeForm,
    PassingIsCapture,
    PassingIsFree,
    PassingIsWrong,
    RestMustStayOnSquare,
    RestNeedNotBeSteps,
    FewerStepsDo,
    RestIgnored,
    StayingForbidden,
    DiagonalAllowed,
    LeapsAllowed,
    SquareWraps,
    SquareHolds,
    OnlyTheEndMustBeOnSquare,
    TorusEnds,
    PlacementWraps,
    CatchersKeepApart,
    StepsRowFirst,
    TurnsFromOne,
    CaughtTurnFromOne,
    PointsSwapped,
    UncaughtGetsLastTurn,
    ForfeitForWrongSide,
    CatchersForfeitByTurn,
    FugitiveForfeitsAll,
    FugitiveMovesFirst,
    FugitiveSeesOldCatchers,
    FugitivePlacesBlindly,
    CatchersSeeNoFugitive,
    OnePairALine,
    LinesCountNumbers,
    PlusSignDoes,
    FractionOfZerosDoes,
    FailureIsStaying,
    OneFileOnly,
}

use Mutation::*;

/// Each wrong reading, and the golden file where it is seen: in the output, the verdict or the files.
pub const CAUGHT_BY: &[(Mutation, &str)] = &[
    (NoCaptureAtPlacement, "caught-at-placement"),
    (NoCaptureByCatchers, "caught-by-catchers"),
    (NoCaptureByFugitive, "caught-by-its-own-step"),
    (CaptureBeforeForm, "form-before-capture"),
    (PassingIsCapture, "passes-through"),
    (FewerStepsDo, "too-few-steps"),
    (RestIgnored, "too-many-steps"),
    (RestIgnored, "words-behind"),
    (StayingForbidden, "staying"),
    (DiagonalAllowed, "no-diagonal"),
    (LeapsAllowed, "no-leap"),
    (SquareWraps, "catcher-off-square"),
    (SquareHolds, "catcher-off-square"),
    (OnlyTheEndMustBeOnSquare, "off-square-and-back"),
    (TorusEnds, "torus"),
    (PlacementWraps, "no-wrapped-placement"),
    (CatchersKeepApart, "catchers-share-a-cell"),
    (StepsRowFirst, "x-before-y"),
    (TurnsFromOne, "uncaught"),
    (UncaughtGetsLastTurn, "uncaught"),
    (CaughtTurnFromOne, "caught-in-last-turn"),
    (PointsSwapped, "caught-in-last-turn"),
    (ForfeitForWrongSide, "fugitive-forfeits"),
    (ForfeitForWrongSide, "catchers-forfeit"),
    (CatchersForfeitByTurn, "catchers-forfeit"),
    (FugitiveForfeitsAll, "fugitive-forfeits"),
    (FugitiveMovesFirst, "catchers-first"),
    (FugitiveSeesOldCatchers, "sample"),
    (FugitivePlacesBlindly, "sample"),
    (CatchersSeeNoFugitive, "sample"),
    (OnePairALine, "any-layout"),
    (LinesCountNumbers, "line-and-number"),
    (PlusSignDoes, "plus-sign"),
    (FractionOfZerosDoes, "fraction"),
    (FailureIsStaying, "time-out"),
    (OneFileOnly, "two-files"),
];

/// The same in the reading `blocked`.
pub const CAUGHT_BY_BLOCKED: &[(Mutation, &str)] = &[
    (PassingIsFree, "passes-through"),
    (PassingIsWrong, "passes-through"),
    (RestMustStayOnSquare, "off-square-behind-catcher"),
    (RestNeedNotBeSteps, "diagonal-behind-catcher"),
    (NoCaptureByCatchers, "caught-by-catchers"),
];

/// The rules with a slip.
struct Rules {
    blocked: bool,
    mutation: Option<Mutation>,
}

/// What an input comes to under a wrong reading, or under the right one for `None`: the output, and for each match how
/// it ended and the files that its robots were given. Where a strategy decides, what was `printed`.
pub fn judged(input: &str, printed: &str, blocked: bool, mutation: Option<Mutation>) -> (String, String) {
    let rules = Rules { blocked, mutation };
    let (mut output, mut rest) = (String::new(), String::new());
    let mut printed = printed.lines();
    for file in read(input, blocked).into_iter().take(if mutation == Some(OneFileOnly) { 1 } else { usize::MAX }) {
        match file {
            File::Turn(round) => {
                printed.by_ref().take(round.number_count() / 2).for_each(|line| output += &format!("{line}\n"));
            }
            File::Match { robots, start, said } => {
                let [r0, r1] = robots;
                let Round { torus, n, k, s, l, .. } = start;
                write!(output, "{}\n{n}\n{k}\n{s}\n{l}\n{r0}\n{r1}\n", u8::from(torus)).unwrap();
                let mut game = Game::new(&start, mutation);
                said.iter().for_each(|line| game.say(&rules, line, &mut output, &mut rest));
                let (points, end) = game.over.unwrap_or(((-1, -1), "goes on".to_owned()));
                writeln!(output, "{} : {}", points.0, points.1).unwrap();
                rest += &format!("{end}\n");
            }
        }
    }
    (output, rest)
}

/// A match in play.
struct Game {
    params: Round,
    turn: i32,
    fugitive_due: bool,
    /// The catchers before their last move, and now.
    before: Vec<Place>,
    catchers: Vec<Place>,
    fugitive: Option<Place>,
    over: Option<((i32, i32), String)>,
}

impl Game {
    fn new(params: &Round, mutation: Option<Mutation>) -> Game {
        let mut params = params.clone();
        params.torus &= mutation != Some(TorusEnds);
        Game {
            params,
            turn: 0,
            fugitive_due: false,
            before: Vec::new(),
            catchers: Vec::new(),
            fugitive: None,
            over: None,
        }
    }

    fn say(&mut self, rules: &Rules, line: &Line, output: &mut String, rest: &mut String) {
        if self.over.is_some() {
            return;
        }
        *rest += &self.file(rules);
        let (text, heard) = match line {
            Line::Failure(how) if rules.mutation == Some(FailureIsStaying) => (format!("! #{how}"), Ok(Vec::new())),
            Line::Failure(how) => (format!("! #{how}"), Err(how.clone())),
            Line::Output(text) => {
                (format!("! {}", text.replace('\n', "\\n")).trim_end().to_owned(), self.take(rules, text))
            }
            Line::Numbers(text) => {
                let heard = self.take(rules, text);
                (if heard.is_ok() { text.clone() } else { format!("! {text}") }, heard)
            }
        };
        *output += &format!("{text}\n");
        match heard {
            Ok(places) => self.go_on(rules, &places),
            Err(why) => self.forfeit(rules, &why),
        }
    }

    fn file(&self, rules: &Rules) -> String {
        let Round { torus, n, k, s, l, .. } = self.params;
        let (catchers, fugitive) = match rules.mutation {
            Some(FugitiveSeesOldCatchers) if self.fugitive_due && self.turn > 0 => (&self.before, self.fugitive),
            Some(FugitivePlacesBlindly) if self.turn == 0 => (&Vec::new(), None),
            Some(CatchersSeeNoFugitive) if !self.fugitive_due => (&self.catchers, None),
            _ => (&self.catchers, self.fugitive),
        };
        let role = u8::from(self.fugitive_due);
        let head = format!("{role}\n{} {n}\n{k} {s}\n{l} {}\n", u8::from(torus), self.turn);
        let nowhere = std::iter::repeat_n(&(-1, -1), k - catchers.len());
        let pieces = std::iter::once(fugitive.as_ref().unwrap_or(&(-1, -1))).chain(catchers).chain(nowhere);
        pieces.fold(head, |file, (x, y)| file + &format!("{x} {y}\n"))
    }

    /// The cells through which the pieces come, one list a piece; else why the move is wrong.
    fn take(&self, rules: &Rules, text: &str) -> Result<Vec<Vec<Place>>, String> {
        let placing = self.turn == 0;
        let count = if !self.fugitive_due {
            self.params.k
        } else if placing {
            1
        } else {
            self.params.s
        };
        let numbers = numbers(rules, text, 2 * count)?;
        let pairs: Vec<(usize, Place)> =
            numbers.chunks(2).enumerate().map(|(nth, pair)| (2 * nth + 1, (pair[0].0, pair[1].0))).collect();
        let line = |number: usize| format!("number {number}, line {}", numbers[number - 1].1);
        if placing {
            return pairs.iter().map(|&(number, place)| self.placed(rules, number, place, &line)).collect();
        }
        if rules.mutation == Some(CaptureBeforeForm) && !self.fugitive_due {
            let goals = self.catchers.iter().zip(&pairs).map(|(from, (_, by))| (from.0 + by.0, from.1 + by.1));
            let goals: Vec<Vec<Place>> = goals.map(|goal| vec![goal]).collect();
            if goals.iter().any(|goal| Some(goal[0]) == self.fugitive) {
                return Ok(goals);
            }
        }
        if !self.fugitive_due {
            let step = |(&from, &(number, by)): (&Place, &(usize, Place))| {
                self.stepped(rules, from, by, number, &line).map(|to| vec![to])
            };
            let moved: Vec<Vec<Place>> = self.catchers.iter().zip(&pairs).map(step).collect::<Result<_, _>>()?;
            let apart = |nth: usize| moved[..nth].iter().all(|other| other != &moved[nth]);
            let shared = rules.mutation == Some(CatchersKeepApart) && !(0..moved.len()).all(apart);
            return if shared { Err("two on a cell".to_owned()) } else { Ok(moved) };
        }
        self.flight(rules, &pairs, &line).map(|way| vec![way])
    }

    fn placed(
        &self,
        rules: &Rules,
        number: usize,
        (x, y): Place,
        line: &dyn Fn(usize) -> String,
    ) -> Result<Vec<Place>, String> {
        let n = self.params.n;
        if rules.mutation == Some(PlacementWraps) && self.params.torus {
            return Ok(vec![(x.rem_euclid(n), y.rem_euclid(n))]);
        }
        for (number, value) in [(number, x), (number + 1, y)] {
            if value < 0 || n <= value {
                return Err(format!("range of {}", line(number)));
            }
        }
        Ok(vec![(x, y)])
    }

    fn stepped(
        &self,
        rules: &Rules,
        from: Place,
        (dx, dy): Place,
        number: usize,
        line: &dyn Fn(usize) -> String,
    ) -> Result<Place, String> {
        let n = self.params.n;
        form(rules, (dx, dy), number, line)?;
        let (x, y) =
            if rules.mutation == Some(StepsRowFirst) { (from.0 + dy, from.1 + dx) } else { (from.0 + dx, from.1 + dy) };
        let round = (x.rem_euclid(n), y.rem_euclid(n));
        match rules.mutation {
            _ if round == (x, y) || self.params.torus => Ok(round),
            Some(SquareWraps) => Ok(round),
            Some(SquareHolds) => Ok(from),
            Some(OnlyTheEndMustBeOnSquare) if self.fugitive_due => Ok((x, y)),
            _ => Err(format!("off the square at {}", line(number))),
        }
    }

    fn flight(
        &self,
        rules: &Rules,
        pairs: &[(usize, Place)],
        line: &dyn Fn(usize) -> String,
    ) -> Result<Vec<Place>, String> {
        let stops = rules.blocked && rules.mutation != Some(PassingIsFree) || rules.mutation == Some(PassingIsCapture);
        let mut way = vec![self.fugitive.unwrap()];
        let mut stopped = false;
        for &(number, by) in pairs {
            let here = way[way.len() - 1];
            if stopped {
                match rules.mutation {
                    Some(RestNeedNotBeSteps) => {}
                    Some(RestMustStayOnSquare) => self.stepped(rules, here, by, number, line).map(|_| ())?,
                    _ => form(rules, by, number, line)?,
                }
                continue;
            }
            let next = self.stepped(rules, here, by, number, line)?;
            way.push(next);
            stopped = stops && self.catchers.contains(&next);
            if stopped && rules.mutation == Some(PassingIsWrong) {
                return Err("into a catcher".to_owned());
            }
        }
        let last = way[way.len() - 1];
        if last.0 != last.0.rem_euclid(self.params.n) || last.1 != last.1.rem_euclid(self.params.n) {
            return Err("ends off the square".to_owned());
        }
        Ok(way)
    }

    fn go_on(&mut self, rules: &Rules, ways: &[Vec<Place>]) {
        let last = |way: &Vec<Place>| way[way.len() - 1];
        match self.fugitive_due {
            // A failure that counts as staying says nothing.
            _ if ways.is_empty() => {}
            true => self.fugitive = Some(last(&ways[0])),
            false => self.before = std::mem::replace(&mut self.catchers, ways.iter().map(last).collect()),
        }
        let tested = match rules.mutation {
            Some(NoCaptureAtPlacement) => self.turn > 0,
            Some(NoCaptureByCatchers) => self.fugitive_due,
            Some(NoCaptureByFugitive) => !self.fugitive_due,
            _ => true,
        };
        let caught = self.fugitive.is_some_and(|at| self.catchers.contains(&at));
        if tested && caught {
            return self.end(rules, self.caught(rules), format!("caught in turn {}", self.turn));
        }
        let first = rules.mutation == Some(FugitiveMovesFirst) && self.turn > 0;
        let last_turn = self.params.l - i32::from(rules.mutation != Some(TurnsFromOne));
        match self.fugitive_due != first {
            true if self.turn == last_turn => {
                let turns = self.params.l - i32::from(rules.mutation == Some(UncaughtGetsLastTurn));
                self.end(rules, (0, turns), "never caught".to_owned());
            }
            true => {
                self.turn += 1;
                self.fugitive_due = rules.mutation == Some(FugitiveMovesFirst);
            }
            false => self.fugitive_due = !self.fugitive_due,
        }
    }

    fn caught(&self, rules: &Rules) -> (i32, i32) {
        let turn = self.turn + i32::from(rules.mutation == Some(CaughtTurnFromOne));
        (self.params.l - turn, turn)
    }

    fn forfeit(&mut self, rules: &Rules, why: &str) {
        let l = self.params.l;
        let turn = self.turn;
        let loses = self.fugitive_due != (rules.mutation == Some(ForfeitForWrongSide));
        let points = match (loses, rules.mutation) {
            (true, Some(FugitiveForfeitsAll)) => (l, 0),
            (true, _) => (l - turn, turn),
            (false, Some(CatchersForfeitByTurn)) => (0, turn),
            (false, _) => (0, l),
        };
        let side = if self.fugitive_due { "fugitive" } else { "catchers" };
        self.end(rules, points, format!("{side} wrong in turn {turn}: {why}"));
    }

    fn end(&mut self, rules: &Rules, (catchers, fugitive): (i32, i32), how: String) {
        let swapped = rules.mutation == Some(PointsSwapped);
        self.over = Some((if swapped { (fugitive, catchers) } else { (catchers, fugitive) }, how));
    }
}

/// Whether a pair of numbers is a step at all.
fn form(rules: &Rules, (dx, dy): Place, number: usize, line: &dyn Fn(usize) -> String) -> Result<(), String> {
    let far = if rules.mutation == Some(LeapsAllowed) { 2 } else { 1 };
    match (dx.abs(), dy.abs()) {
        (x, _) if x > far => Err(format!("range of {}", line(number))),
        (_, y) if y > far => Err(format!("range of {}", line(number + 1))),
        (0, 0) if rules.mutation == Some(StayingForbidden) => Err("stays".to_owned()),
        (x, y) if x * y > 0 && rules.mutation != Some(DiagonalAllowed) => Err(format!("both axes at {}", line(number))),
        _ => Ok(()),
    }
}

/// So many numbers, each with its line.
fn numbers(rules: &Rules, text: &str, expected: usize) -> Result<Vec<(i32, usize)>, String> {
    let mut numbers = Vec::new();
    for (line, words) in text.lines().enumerate() {
        let words: Vec<&str> = words.split_whitespace().collect();
        if rules.mutation == Some(OnePairALine) && text.contains('\n') && words.len() != 2 {
            return Err("not a pair in a line".to_owned());
        }
        for word in words {
            if rules.mutation == Some(RestIgnored) && numbers.len() == expected {
                return Ok(numbers);
            }
            let zeros = if rules.mutation == Some(FractionOfZerosDoes) { word.trim_end_matches(".0") } else { word };
            let number = numbers.len() + 1;
            let line = if rules.mutation == Some(LinesCountNumbers) { number.div_ceil(2) } else { line + 1 };
            match zeros.parse() {
                Ok(value) if !word.starts_with('+') || rules.mutation == Some(PlusSignDoes) => {
                    numbers.push((value, line));
                }
                _ => return Err(format!("no number {number}, line {line}")),
            }
        }
    }
    if rules.mutation == Some(FewerStepsDo) && numbers.len() < expected && numbers.len().is_multiple_of(2) {
        numbers.resize(expected, (0, 1));
    }
    let found = numbers.len();
    if found == expected { Ok(numbers) } else { Err(format!("{found} numbers for {expected}")) }
}
