//! Pursuit by the letter: x and y as the statement writes them, and everything tested one piece after the other.

use std::fmt::Write;

/// x and y.
pub type Place = (i32, i32);

/// A round between two words of the sides.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Round {
    pub torus: bool,
    pub n: i32,
    pub k: usize,
    pub s: usize,
    pub l: i32,
    pub blocked: bool,
    pub turn: i32,
    /// The role that is to move.
    pub role: usize,
    pub fugitive: Option<Place>,
    pub catchers: Vec<Place>,
    pub end: Option<End>,
}

/// How a round ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum End {
    Caught,
    Uncaught,
    Wrong { role: usize, wrong: Wrong },
}

/// Why a move is wrong: which number, in which line, both from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Wrong {
    NotANumber(usize, usize),
    Count { expected: usize, found: usize },
    Range(usize, usize),
    BothAxes(usize, usize),
    OffTheSquare(usize, usize),
    Failed(String),
}

/// One file of an input.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum File {
    Turn(Round),
    Match { robots: [String; 2], start: Round, said: Vec<Line> },
}

/// A number and its line.
type Number = (i64, usize);

impl Round {
    /// The number of numbers in the next move.
    pub fn number_count(&self) -> usize {
        match (self.role, self.turn) {
            (0, _) => 2 * self.k,
            (_, 0) => 2,
            _ => 2 * self.s,
        }
    }

    /// The round after a robot's output, if that is right.
    pub fn judge(&self, output: &str) -> Result<Round, Wrong> {
        let numbers = plain_numbers(output)?;
        if numbers.len() != self.number_count() {
            return Err(Wrong::Count { expected: self.number_count(), found: numbers.len() });
        }
        let mut next = self.clone();
        match (self.role, self.turn) {
            (0, 0) => next.catchers = self.placed(&numbers)?,
            (_, 0) => next.fugitive = Some(self.placed(&numbers)?[0]),
            (0, _) => next.catchers = self.moved(&numbers)?,
            _ => next.fugitive = Some(self.fled(&numbers)?),
        }
        next.go_on();
        Ok(next)
    }

    /// Takes a robot's output, right or wrong.
    pub fn play_output(&mut self, output: &str) {
        match self.judge(output) {
            Ok(next) => *self = next,
            Err(wrong) => self.fail(wrong),
        }
    }

    fn fail(&mut self, wrong: Wrong) {
        self.end = Some(End::Wrong { role: self.role, wrong });
    }

    fn placed(&self, numbers: &[Number]) -> Result<Vec<Place>, Wrong> {
        for (index, &(value, line)) in numbers.iter().enumerate() {
            if value < 0 || value >= i64::from(self.n) {
                return Err(Wrong::Range(index + 1, line));
            }
        }
        Ok(numbers.chunks(2).map(|pair| (pair[0].0 as i32, pair[1].0 as i32)).collect())
    }

    fn moved(&self, numbers: &[Number]) -> Result<Vec<Place>, Wrong> {
        let mut moved = Vec::new();
        for (index, &catcher) in self.catchers.iter().enumerate() {
            moved.push(self.shifted(catcher, numbers, index)?);
        }
        Ok(moved)
    }

    /// Where the fugitive's steps end. In the reading `blocked` nobody takes those behind a catcher's cell.
    fn fled(&self, numbers: &[Number]) -> Result<Place, Wrong> {
        let mut place = self.fugitive.unwrap();
        let mut stopped = false;
        for index in 0..self.s {
            delta(numbers, index)?;
            if !stopped {
                place = self.shifted(place, numbers, index)?;
                stopped = self.blocked && self.catchers.contains(&place);
            }
        }
        Ok(place)
    }

    fn shifted(&self, (x, y): Place, numbers: &[Number], index: usize) -> Result<Place, Wrong> {
        let (dx, dy) = delta(numbers, index)?;
        let (x, y) = (x + dx, y + dy);
        let inside = |line: i32| 0 <= line && line < self.n;
        match (inside(x) && inside(y), self.torus) {
            (true, _) => Ok((x, y)),
            (false, true) => Ok(((x + self.n) % self.n, (y + self.n) % self.n)),
            (false, false) => Err(Wrong::OffTheSquare(2 * index + 1, numbers[2 * index].1)),
        }
    }

    /// After a legal move: is the fugitive caught, else who is next?
    fn go_on(&mut self) {
        if self.fugitive.is_some_and(|fugitive| self.catchers.contains(&fugitive)) {
            self.end = Some(End::Caught);
        } else if self.role == 0 {
            self.role = 1;
        } else if self.turn == self.l - 1 {
            self.end = Some(End::Uncaught);
        } else {
            (self.role, self.turn) = (0, self.turn + 1);
        }
    }

    /// The points of the catchers and of the fugitive.
    pub fn points(&self) -> Option<(i32, i32)> {
        match self.end.as_ref()? {
            End::Caught | End::Wrong { role: 1, .. } => Some((self.l - self.turn, self.turn)),
            End::Uncaught | End::Wrong { .. } => Some((0, self.l)),
        }
    }

    /// The statement's file for the robot that is to move.
    pub fn file(&self) -> String {
        let Round { n, k, s, l, turn, role, .. } = self;
        let mut file = format!("{role}\n{} {n}\n{k} {s}\n{l} {turn}\n", i32::from(self.torus));
        let (x, y) = self.fugitive.unwrap_or((-1, -1));
        writeln!(file, "{x} {y}").unwrap();
        for index in 0..self.k {
            let (x, y) = self.catchers.get(index).unwrap_or(&(-1, -1));
            writeln!(file, "{x} {y}").unwrap();
        }
        file
    }
}

impl End {
    /// How a round ended in a turn, in words.
    pub fn words(&self, turn: i32) -> String {
        match self {
            End::Caught => format!("caught in turn {turn}"),
            End::Uncaught => "never caught".to_owned(),
            End::Wrong { role, wrong } => {
                format!("{} wrong in turn {turn}: {}", ["catchers", "fugitive"][*role], wrong.words())
            }
        }
    }
}

impl Wrong {
    fn words(&self) -> String {
        match self {
            Wrong::NotANumber(number, line) => format!("no number {number}, line {line}"),
            Wrong::Count { expected, found } => format!("{found} numbers for {expected}"),
            Wrong::Range(number, line) => format!("range of number {number}, line {line}"),
            Wrong::BothAxes(number, line) => format!("both axes at number {number}, line {line}"),
            Wrong::OffTheSquare(number, line) => format!("off the square at number {number}, line {line}"),
            Wrong::Failed(how) => how.clone(),
        }
    }
}

/// Whole numbers with blanks, tabs and line ends between them, and nothing else.
fn plain_numbers(output: &str) -> Result<Vec<Number>, Wrong> {
    let text = output.strip_prefix('\u{feff}').unwrap_or(output).replace("\r\n", "\n").replace('\r', "\n");
    let mut numbers = Vec::new();
    for (line, words) in text.split('\n').enumerate() {
        for word in words.split([' ', '\t']).filter(|word| !word.is_empty()) {
            let digits = word.strip_prefix('-').unwrap_or(word);
            if digits.is_empty() || !digits.chars().all(|c| c.is_ascii_digit()) {
                return Err(Wrong::NotANumber(numbers.len() + 1, line + 1));
            }
            // More digits than any number that is ever expected.
            numbers.push((word.parse().unwrap_or(i64::MAX), line + 1));
        }
    }
    Ok(numbers)
}

/// A step: along one axis, or none.
fn delta(numbers: &[Number], index: usize) -> Result<Place, Wrong> {
    let [(dx, line), (dy, other)] = [numbers[2 * index], numbers[2 * index + 1]];
    match (dx, dy) {
        (-1..=1, 0) | (0, -1 | 1) => Ok((dx as i32, dy as i32)),
        (-1..=1, -1..=1) => Err(Wrong::BothAxes(2 * index + 1, line)),
        (-1..=1, _) => Err(Wrong::Range(2 * index + 2, other)),
        _ => Err(Wrong::Range(2 * index + 1, line)),
    }
}

/// What a line of a replay is: a failure, all that a robot wrote, or numbers.
#[derive(Clone, Debug)]
pub enum Line {
    /// `! #time-out`.
    Failure(String),
    /// Behind `!`.
    Output(String),
    /// With a blank between them.
    Numbers(String),
}

impl Line {
    /// Reads a line.
    pub fn of(line: &str) -> Line {
        let Some(output) = line.strip_prefix('!') else { return Line::Numbers(words(line).join(" ")) };
        let output = output.strip_prefix(' ').unwrap_or(output);
        match output.strip_prefix('#') {
            Some(how) => Line::Failure(how.split(' ').map(plain).collect::<Vec<_>>().join(" ")),
            None => Line::Output(unescaped(output)),
        }
    }

    /// Lets a round hear it.
    pub fn apply(&self, round: &mut Round) {
        match self {
            Line::Failure(how) => round.fail(Wrong::Failed(how.clone())),
            Line::Output(output) | Line::Numbers(output) => round.play_output(output),
        }
    }

    /// As the core writes it, where it was said at a round: numbers that are wrong are a robot's.
    fn written(&self, at: &Round) -> String {
        match self {
            Line::Failure(how) => format!("! #{how}"),
            Line::Numbers(line) if at.judge(line).is_ok() => {
                words(line).into_iter().map(plain).collect::<Vec<_>>().join(" ")
            }
            Line::Numbers(output) | Line::Output(output) => format!("! {}", escaped(output)).trim_end().to_owned(),
        }
    }
}

/// A number without zeros or a plus before it.
fn plain(word: &str) -> String {
    word.parse::<i64>().map_or(word.to_owned(), |value| value.to_string())
}

/// `\n` is a line end, `\u{3b}` any character.
fn unescaped(text: &str) -> String {
    let mut pieces = text.split('\\');
    let mut out = pieces.next().unwrap().to_owned();
    for piece in pieces {
        match piece.strip_prefix("u{") {
            None => write!(out, "\n{}", &piece[1..]).unwrap(),
            Some(piece) => {
                let (code, rest) = piece.split_once('}').unwrap();
                out.push(char::from_u32(u32::from_str_radix(code, 16).unwrap()).unwrap());
                out.push_str(rest);
            }
        }
    }
    out
}

fn escaped(text: &str) -> String {
    let text: Vec<char> = text.replace("\r\n", "\n").replace('\r', "\n").chars().collect();
    let mut out = String::new();
    for (index, &c) in text.iter().enumerate() {
        let outermost = index == 0 || index + 1 == text.len();
        match c {
            '\n' => out.push_str("\\n"),
            ' ' if !outermost => out.push(' '),
            '#' if index > 0 => out.push('#'),
            '\\' | ';' | '*' | '#' => write!(out, "\\u{{{:x}}}", c as u32).unwrap(),
            c if c.is_control() || c.is_whitespace() => write!(out, "\\u{{{:x}}}", c as u32).unwrap(),
            c => out.push(c),
        }
    }
    out
}

/// A cursor in a text.
struct Reader<'a>(&'a str);

const BLANKS: [char; 7] = [' ', '\t', '\n', '\r', '\u{a0}', '\u{2007}', '\u{202f}'];

impl<'a> Reader<'a> {
    fn token(&mut self) -> Option<&'a str> {
        self.0 = self.0.trim_start_matches(BLANKS);
        let end = self.0.find(BLANKS).unwrap_or(self.0.len());
        let (token, rest) = self.0.split_at(end);
        self.0 = rest;
        (!token.is_empty()).then_some(token)
    }

    fn number(&mut self) -> i32 {
        self.token().unwrap().parse().unwrap()
    }

    fn place(&mut self) -> Option<Place> {
        let place = (self.number(), self.number());
        (place != (-1, -1)).then_some(place)
    }

    /// What is left of the line of the next token.
    fn line(&mut self) -> &'a str {
        self.0 = self.0.trim_start_matches(BLANKS);
        let end = self.0.find(['\n', '\r']).unwrap_or(self.0.len());
        let (line, rest) = self.0.split_at(end);
        self.0 = rest;
        line.trim_end_matches(BLANKS)
    }
}

/// The files of a valid input.
pub fn read(input: &str, blocked: bool) -> Vec<File> {
    let mut reader = Reader(input.strip_prefix('\u{feff}').unwrap_or(input));
    let mut files = Vec::new();
    while !reader.0.trim_matches(BLANKS).is_empty() {
        let mut ahead = Reader(reader.0);
        ahead.token();
        files.push(if ahead.number() < 2 { turn_file(&mut reader, blocked) } else { match_file(&mut reader, blocked) });
    }
    files
}

fn params(reader: &mut Reader<'_>, role: usize, blocked: bool) -> Round {
    let mut next = || reader.number();
    let (torus, n, k, s, l) = (next() == 1, next(), next() as usize, next() as usize, next());
    Round { torus, n, k, s, l, blocked, turn: 0, role, fugitive: None, catchers: Vec::new(), end: None }
}

fn turn_file(reader: &mut Reader<'_>, blocked: bool) -> File {
    let role = reader.number() as usize;
    let mut round = params(reader, role, blocked);
    round.turn = reader.number();
    round.fugitive = reader.place();
    for _ in 0..round.k {
        round.catchers.extend(reader.place());
    }
    File::Turn(round)
}

fn match_file(reader: &mut Reader<'_>, blocked: bool) -> File {
    let start = params(reader, 0, blocked);
    let robots = [reader.token().unwrap().to_owned(), reader.token().unwrap().to_owned()];
    // A file does not say in which reading it was played: its words end where they do in either.
    let mut rounds = [false, true].map(|blocked| Round { blocked, ..start.clone() });
    let mut said = Vec::new();
    while rounds[0].end.is_none() && is_replay_line(Reader(reader.0).line()) {
        if rounds[1].end.is_some() && is_score(reader) {
            break;
        }
        let line = Line::of(reader.line());
        rounds.iter_mut().filter(|round| round.end.is_none()).for_each(|round| line.apply(round));
        said.push(line);
    }
    if rounds.iter().any(|round| round.end.is_some()) && is_score(reader) {
        for _ in 0..3 {
            reader.token();
        }
    }
    File::Match { robots, start, said }
}

fn is_score(reader: &Reader<'_>) -> bool {
    let mut ahead = Reader(reader.0);
    ahead.token();
    ahead.token() == Some(":")
}

fn words(line: &str) -> Vec<&str> {
    line.split(BLANKS).filter(|word| !word.is_empty()).collect()
}

/// A lone number, or seven words with two names at their end, begin another file.
fn is_replay_line(line: &str) -> bool {
    let words = words(line);
    let names = words.len() == 7 && words[5..].iter().all(|word| word.parse::<i64>().is_err());
    line.starts_with('!') || words.len() > 1 && !names
}

/// What is printed for an input; where a strategy decides, what was `printed`, as far as it is right.
pub fn answer(input: &str, printed: &str, blocked: bool) -> String {
    let mut printed = printed.lines();
    read(input, blocked).iter().map(|file| answer_file(file, &mut printed)).collect()
}

fn answer_file<'a>(file: &File, printed: &mut impl Iterator<Item = &'a str>) -> String {
    match file {
        File::Turn(round) => {
            let lines: Vec<&str> = printed.take(round.number_count() / 2).collect();
            let canonical = |line: &&str| line.split(' ').map(plain).collect::<Vec<_>>().join(" ") + "\n";
            let said = round.judge(&lines.join("\n")).err();
            said.map_or_else(|| lines.iter().map(canonical).collect(), |wrong| format!("wrong: {}\n", wrong.words()))
        }
        File::Match { robots, start, said } => {
            let Round { n, k, s, l, .. } = start;
            let [first, second] = robots;
            let mut out = format!("{}\n{n}\n{k}\n{s}\n{l}\n{first}\n{second}\n", i32::from(start.torus));
            printed.take(7).for_each(drop);
            let mut round = start.clone();
            let mut said = said.iter();
            while round.end.is_none() {
                let (given, taken) = (said.next(), printed.next());
                let line = given.cloned().unwrap_or_else(|| Line::of(taken.unwrap_or("! nothing is printed")));
                writeln!(out, "{}", line.written(&round)).unwrap();
                line.apply(&mut round);
            }
            let (catchers, fugitive) = round.points().unwrap();
            printed.next();
            writeln!(out, "{catchers} : {fugitive}").unwrap();
            out
        }
    }
}

/// A match that its words end, after its last one, and the files that its robots were given.
pub fn played(input: &str, blocked: bool) -> (Round, String) {
    let File::Match { start, said, .. } = read(input, blocked).remove(0) else { panic!("no match file") };
    let mut round = start;
    let mut files = String::new();
    for line in said {
        files.push_str(&round.file());
        line.apply(&mut round);
    }
    (round, files)
}
