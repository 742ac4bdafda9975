//! Pursuit: small fields where rules meet, seldom large ones; turn files, match files, replays of every kind of end.

use std::fmt::Write;

use super::Random;
use crate::oracle::pursuit::{Line, Place, Round};

const STEPS: [Place; 5] = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)];
/// Names of robots: of strategies that take no time, and of none.
const NAMES: [&str; 6] = ["random", "chase", "far", "r0py", "робот", "r-1"];
/// How robots fail.
const FAILURES: [&str; 9] =
    ["not-started", "time-out", "too-long", "no-file", "not-text", "memory", "files", "exit 3", "signal 9"];
/// What is never right.
const OUTPUTS: [&str; 9] = ["", "ok", "1", "0 0 0", "7 7 7 7 7 7 7", "0 0\\n0 x", "\\u{23}", "1.0 0", "0 +1"];

/// Parameters of a round before its placement.
pub fn params(random: &mut Random) -> Round {
    let n = match random.below(20) {
        0 => random.within(3..=100),
        1..=5 => random.within(6..=9),
        _ => random.within(3..=5),
    };
    let k = if random.percent(80) { random.within(1..=3) } else { random.within(1..=(n * n - 1).min(30)) };
    let s = if random.percent(70) { random.within(1..=3) } else { random.within(1..=2 * n) };
    Round {
        torus: random.percent(50),
        n: n as i32,
        k,
        s,
        l: random.within(1..=(n * n).min(9)) as i32,
        blocked: false,
        turn: 0,
        role: 0,
        fugitive: None,
        catchers: Vec::new(),
        end: None,
    }
}

/// A round at any moment before its end.
pub fn round(random: &mut Random) -> Round {
    let mut round = params(random);
    for _ in 0..random.below(2 * round.l as usize) {
        let mut next = round.clone();
        next.play_output(&random_move(random, &round));
        if next.end.is_none() {
            round = next;
        }
    }
    round
}

/// A legal move: anything, often one that brings the sides together.
pub fn random_move(random: &mut Random, at: &Round) -> String {
    let any = |random: &mut Random| (random.below(at.n as usize) as i32, random.below(at.n as usize) as i32);
    let places: Vec<Place> = match (at.role, at.turn) {
        (0, 0) => (0..at.k).map(|_| any(random)).collect(),
        (_, 0) => vec![if random.percent(5) { *random.pick(&at.catchers) } else { any(random) }],
        (0, _) => {
            let target = at.fugitive.unwrap();
            at.catchers.iter().map(|&from| step(random, at, from, target)).collect()
        }
        _ => {
            let mut here = at.fugitive.unwrap();
            let target = *random.pick(&at.catchers);
            (0..at.s).map(|_| way(random, at, &mut here, target)).collect()
        }
    };
    places.iter().map(|(x, y)| format!("{x} {y}")).collect::<Vec<_>>().join(" ")
}

fn way(random: &mut Random, at: &Round, here: &mut Place, target: Place) -> Place {
    let step = step(random, at, *here, target);
    *here = moved(at, *here, step).unwrap();
    step
}

/// A step that the field has, now and then one towards a place.
fn step(random: &mut Random, at: &Round, from: Place, target: Place) -> Place {
    let steps: Vec<Place> = STEPS.into_iter().filter(|&step| moved(at, from, step).is_some()).collect();
    let far = |(dx, dy): &Place| (from.0 + dx - target.0).abs() + (from.1 + dy - target.1).abs();
    let nearest = *steps.iter().min_by_key(|step| far(step)).unwrap();
    if random.percent(30) { nearest } else { *random.pick(&steps) }
}

fn moved(at: &Round, (x, y): Place, (dx, dy): Place) -> Option<Place> {
    let (x, y) = (x + dx, y + dy);
    match at.torus {
        true => Some((x.rem_euclid(at.n), y.rem_euclid(at.n))),
        false => ((0..at.n).contains(&x) && (0..at.n).contains(&y)).then_some((x, y)),
    }
}

/// A line of a replay: a legal move in numbers or as a robot wrote it, seldom a wrong one or a failure.
pub fn line(random: &mut Random, at: &Round) -> String {
    let mv = random_move(random, at);
    match random.below(42) {
        0 => format!("! #{}", random.pick(&FAILURES)),
        1 => format!("! {}", random.pick(&OUTPUTS)).trim_end().to_owned(),
        2 => format!("! {}", mv.replacen(' ', "\\n", 3)),
        3 => spoilt(random, &mv),
        4 => mv.replace(' ', "  "),
        5 if at.turn > 0 => {
            let steps: Vec<&str> =
                (0..at.number_count() / 2).map(|_| *random.pick(&["0 0", "1 0", "0 1", "-1 0", "0 -1"])).collect();
            steps.join(" ")
        }
        6 if at.turn > 0 => mv.split(' ').map(|_| *random.pick(&["0", "1", "-1"])).collect::<Vec<_>>().join(" "),
        _ => mv,
    }
}

/// Numbers that may be wrong.
fn spoilt(random: &mut Random, mv: &str) -> String {
    let mut numbers: Vec<String> = mv.split(' ').map(str::to_owned).collect();
    let at = random.below(numbers.len());
    match random.below(3) {
        0 if numbers.len() > 2 => drop(numbers.remove(at)),
        1 => numbers.insert(at, "0".to_owned()),
        _ => numbers[at] = (*random.pick(&["1", "-1", "2", "100", "-0"])).to_owned(),
    }
    numbers.join(" ")
}

/// A valid input with so many files.
pub fn input(seed: u64, cases: usize) -> String {
    let random = &mut Random::new(seed);
    let end = *random.pick(&["\n", "\n", "\r\n", "\r"]);
    let mut text = String::from(*random.pick(&["", "", "", "\u{feff}", "\n", " "]));
    let mut behind_match = false;
    for _ in 0..cases {
        let is_match = random.percent(50);
        let lines = if is_match { match_file(random, end) } else { turn_file(random, end, behind_match) };
        text.push_str(&lines);
        behind_match = is_match;
    }
    if random.percent(20) { text.trim_end().to_owned() } else { text }
}

/// Its first number stands alone in its line: behind a match file two would be a replay.
fn turn_file(random: &mut Random, end: &'static str, behind_match: bool) -> String {
    let file = round(random).file();
    let mut numbers = file.split_whitespace();
    let mut text = numbers.next().unwrap().to_owned();
    let style = random.below(5);
    text.push_str(if behind_match { end } else { gap(random, style, end) });
    for number in numbers {
        text.push_str(number);
        text.push_str(gap(random, style, end));
    }
    text + end
}

/// Between two numbers: a blank, a tab, a line end, anything.
fn gap(random: &mut Random, style: usize, end: &'static str) -> &'static str {
    match style {
        0 => " ",
        1 => "\t",
        2 | 3 => end,
        _ => random.pick::<&str>(&[" ", "\t", "   ", "\n", "\r\n", "\r", "\n\n", " \t\n ", "\n \n"]),
    }
}

/// A value a line or all in one, and the replay, a move a line.
fn match_file(random: &mut Random, end: &'static str) -> String {
    let mut round = params(random);
    let Round { n, k, s, l, .. } = round;
    let gap = if random.percent(80) { end } else { " " };
    let head = [i32::from(round.torus), n, k as i32, s as i32, l].map(|value| value.to_string());
    let mut text = format!("{}{gap}{}{gap}{}{end}", head.join(gap), random.pick(&NAMES), random.pick(&NAMES));
    let words = if random.percent(60) { usize::MAX } else { random.below(4) };
    for _ in 0..words.min(2 * l as usize) {
        let line = line(random, &round);
        Line::of(&line).apply(&mut round);
        write!(text, "{line}{}{end}", if random.percent(5) { end } else { "" }).unwrap();
        if round.end.is_some() {
            break;
        }
    }
    if let Some((catchers, fugitive)) = round.points().filter(|_| random.percent(70)) {
        write!(text, "{catchers} : {fugitive}{end}").unwrap();
    }
    text
}
