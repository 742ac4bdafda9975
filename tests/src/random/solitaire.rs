//! Solitaire Chess: sequences full of sets, chains and runs; boards with games that go on, end or go wrong.

use super::Random;
use crate::oracle::solitaire::{Cell, Game, WORDS};

/// Types that a game draws from, by their numbers in [`WORDS`]: those of the official tests and others.
const ALPHABETS: [&[usize]; 9] =
    [&[7], &[0], &[0, 1], &[4, 5, 6], &[0, 1, 2, 3], &[0, 1, 2, 3, 4, 5, 6, 7], &[3], &[4, 7], &[0, 4, 5, 6, 7]];

/// Removals made of permutations of a kind, of runs and of anything, now and then damaged.
pub fn removals(random: &mut Random) -> Vec<&'static str> {
    let length = random.within(0..=60);
    let mut removed = Vec::new();
    let mut kind = random.below(2);
    while removed.len() < length {
        kind ^= usize::from(random.percent(75));
        block(random, kind, &mut removed);
    }
    for _ in 0..random.below(8).saturating_sub(4) {
        spoil(random, &mut removed);
    }
    removed
}

fn block(random: &mut Random, kind: usize, removed: &mut Vec<&'static str>) {
    let mut four = WORDS[4 * kind..4 * kind + 4].to_vec();
    match random.below(10) {
        0 => removed.push(random.pick::<&str>(&WORDS)),
        1 => removed.extend(vec![*random.pick::<&str>(&WORDS); random.within(2..=5)]),
        2 => removed.extend(["1", "2", "3", "4"]),
        3 => removed.extend(["4", "3", "2", "1"]),
        _ => {
            (1..4).for_each(|last| four.swap(last, random.below(last + 1)));
            removed.extend(four);
        }
    }
}

/// Takes a removal out, puts one in, or makes one another.
fn spoil(random: &mut Random, removed: &mut Vec<&'static str>) {
    if removed.is_empty() {
        return;
    }
    let at = random.below(removed.len());
    match random.below(3) {
        0 => drop(removed.remove(at)),
        1 => removed.insert(at, random.pick::<&str>(&WORDS)),
        _ => removed[at] = random.pick::<&str>(&WORDS),
    }
}

/// A valid input with so many boards, most of them with a transcript.
pub fn input(seed: u64, cases: usize) -> String {
    let random = &mut Random::new(seed);
    let end = *random.pick(&["\n", "\n", "\r\n", "\r"]);
    let gap = *random.pick(&[" ", " ", "\t", "   "]);
    let mut lines = Vec::new();
    for _ in 0..cases {
        case(random, &mut lines);
    }
    let laid: String = lines.iter().map(|line| line.replace(' ', gap) + end).collect();
    let before = *random.pick(&["", "", "", "\u{feff}", "\n", " "]);
    let text = format!("{before}{laid}");
    if random.percent(20) { text.trim_end().to_owned() } else { text }
}

fn case(random: &mut Random, lines: &mut Vec<String>) {
    let alphabet = *random.pick(&ALPHABETS);
    let board: Vec<String> = (0..36).map(|_| WORDS[*random.pick(alphabet)].to_owned()).collect();
    let breadth = *random.pick(&[6, 6, 6, 4, 9, 36]);
    lines.extend(board.chunks(breadth).map(|row| row.join(" ")));
    match random.below(20) {
        0 => {}
        1 => lines.extend((0..random.below(9)).map(|_| any_reply(random, alphabet))),
        2 => lines.push("0 0".to_owned()),
        _ => transcript(random, alphabet, &board, lines),
    }
}

fn any_reply(random: &mut Random, alphabet: &[usize]) -> String {
    if random.percent(15) { "blank".to_owned() } else { WORDS[*random.pick(alphabet)].to_owned() }
}

/// A game by the rules, at times with a fault: each removal with its reply in the line or behind it, the last of them
/// perhaps without; more replies than removals; with its end or not.
fn transcript(random: &mut Random, alphabet: &[usize], board: &[String], lines: &mut Vec<String>) {
    let (count, glued) = (random.within(1..=60), random.percent(70));
    let given = if random.percent(80) { count } else { random.below(count + 1) };
    let faulty = if random.percent(25) { random.within(1..=count) } else { 0 };
    let mut game = Game::new(board);
    for number in 1..=count {
        let Some(cell) = removal(random, &game, number == faulty) else { break };
        let legal = game.is_legal(cell);
        let gold = legal && game.remove(cell);
        let reply = match gold {
            _ if random.below(200) == 0 => any_reply(random, alphabet),
            true => "blank".to_owned(),
            false => WORDS[*random.pick(alphabet)].to_owned(),
        };
        push_lines(lines, cell, (number <= given).then_some(&*reply), glued);
        if !legal || gold != (reply == "blank") {
            break;
        }
        game.reply((!gold).then_some(reply));
    }
    if given >= count {
        lines.extend((0..random.below(40).saturating_sub(37)).map(|_| any_reply(random, alphabet)));
    }
    if random.percent(80) {
        lines.push("0 0".to_owned());
    }
}

fn push_lines(lines: &mut Vec<String>, (r, c): Cell, reply: Option<&str>, glued: bool) {
    match reply {
        Some(reply) if glued => lines.push(format!("{r} {c} {reply}")),
        reply => lines.extend([Some(format!("{r} {c}")), reply.map(str::to_owned)].into_iter().flatten()),
    }
}

/// A legal cell, by preference of a tile that has been dug; where there is to be a fault, any.
fn removal(random: &mut Random, game: &Game, faulty: bool) -> Option<Cell> {
    let any = |random: &mut Random| (random.within(1..=6) as i32, random.within(1..=6) as i32);
    if faulty {
        let (r, c) = any(random);
        return Some(if random.percent(10) { (r + 6, c) } else { (r, c) });
    }
    let legal: Vec<Cell> = (1..=6).flat_map(|r| (1..=6).map(move |c| (r, c))).filter(|&at| game.is_legal(at)).collect();
    let dug = |cell: &&Cell| game.dug[crate::oracle::solitaire::nth(**cell)] > 0;
    let known: Vec<Cell> = legal.iter().filter(dug).copied().collect();
    let from = if known.is_empty() || random.percent(40) { legal } else { known };
    (!from.is_empty()).then(|| *random.pick(&from))
}
