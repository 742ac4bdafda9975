//! Outputs of the games in which many are right, judged line by line: the first place that is wrong, if any is.

use super::pursuit::{File, Line, Round, Wrong, read};
use super::solitaire::{Game, WORDS};

/// The line and the token, both from 1.
pub type Place = (usize, usize);

/// Where a printed game of Solitaire Chess on a fresh board goes wrong. Each removal has a line of its own.
pub fn solitaire(input: &str, output: &str) -> Option<Place> {
    let mut lines = output.lines().enumerate().map(|(index, line)| (index + 1, line.split_whitespace().collect()));
    let mut board: Vec<String> = Vec::new();
    for row in input.lines().take(6) {
        let (number, words): (usize, Vec<&str>) = lines.next().unwrap();
        for (token, word) in row.split_whitespace().enumerate() {
            if words.get(token) != Some(&word) {
                return Some((number, token + 1));
            }
            board.push(word.to_owned());
        }
    }
    let mut game = Game::new(&board);
    while let Some((number, words)) = lines.next() {
        match &words[..] {
            ["0", "0"] => return lines.next().map(|(number, _)| (number, 1)),
            ["0", "0", ..] => return Some((number, 3)),
            words => {
                if let Some(token) = removal(&mut game, words) {
                    return Some((number, token));
                }
            }
        }
    }
    unreachable!("a damaged word is no missing one")
}

/// The token at which a removal goes wrong.
fn removal(game: &mut Game, words: &[&str]) -> Option<usize> {
    let line = |token: usize| words.get(token)?.parse::<i32>().ok();
    let on_board = |line: Option<i32>| line.is_some_and(|line| (1..=6).contains(&line));
    // Where no tile is left within reach, only the end is right.
    if !game.goes_on() || line(0).is_none() || line(0).is_some_and(|row| !(1..=6).contains(&row)) && line(1).is_some() {
        return Some(1 + usize::from(!game.goes_on() && words[0] == "0"));
    }
    if !on_board(line(1)) {
        return Some(2);
    }
    let cell = (line(0)?, line(1)?);
    if !game.is_legal(cell) {
        return Some(1);
    }
    let gold = game.remove(cell);
    let reply = words[2];
    if gold != (reply == "blank") || !gold && !WORDS.contains(&reply) {
        return Some(3);
    }
    game.reply((!gold).then(|| reply.to_owned()));
    None
}

/// Where a printed match of Pursuit goes wrong. Each word has a line of its own.
pub fn pursuit(input: &str, output: &str) -> Option<Place> {
    let files = read(input, false);
    let [File::Match { start, said, .. }] = &files[..] else { panic!("one match file") };
    let mut round: Round = start.clone();
    let lines: Vec<&str> = output.lines().collect();
    for (index, value) in input.split_whitespace().take(7).enumerate() {
        if lines[index] != value {
            return Some((index + 1, 1));
        }
    }
    let mut at = 7;
    while round.end.is_none() {
        let line = lines[at];
        if let Some(own) = said.get(at - 7) {
            own.apply(&mut round);
        } else if !line.starts_with('!')
            && let Err(wrong) = round.judge(line)
        {
            return Some((at + 1, token(&wrong)));
        } else {
            Line::of(line).apply(&mut round);
        }
        at += 1;
    }
    let (catchers, fugitive) = round.points().unwrap();
    let right = [catchers.to_string(), ":".to_owned(), fugitive.to_string()];
    let words: Vec<&str> = lines[at].split(' ').collect();
    (0..3).find(|&token| words[token] != right[token]).map(|token| (at + 1, token + 1))
}

/// Which number of a word is wrong.
pub fn token(wrong: &Wrong) -> usize {
    match *wrong {
        Wrong::NotANumber(number, _)
        | Wrong::Range(number, _)
        | Wrong::BothAxes(number, _)
        | Wrong::OffTheSquare(number, _) => number,
        Wrong::Count { expected, found } => expected.min(found) + 1,
        Wrong::Failed(_) => panic!("no output failed"),
    }
}
