//! Solitaire Chess by the letter: words, rows and columns from 1, and every bonus looked for in the whole sequence.

use std::fmt::Write;

use crate::random::Random;

/// Row and column, from 1.
pub type Cell = (i32, i32);

/// The eight words, in the order of the statement.
pub const WORDS: [&str; 8] = ["1", "2", "3", "4", "torn", "lopare", "dam", "springare"];
/// The alphabets of the official tests.
const OFFICIAL: [&[&str]; 6] = [
    &["springare"],
    &["1"],
    &["1", "2"],
    &["torn", "lopare", "dam"],
    &["1", "2", "3", "4"],
    &["1", "2", "3", "4", "torn", "lopare", "dam", "springare"],
];

/// A bonus: what for, its points, its first and last removal from 0.
pub type Bonus = (&'static str, u32, usize, usize);

/// The points of a sequence of removals, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Points {
    pub total: u32,
    pub removals: u32,
    pub runs: u32,
    pub numbers: u32,
    pub pieces: u32,
    pub alternation: u32,
}

/// The points of the removals and of all their bonuses.
pub fn points(removed: &[&str]) -> Points {
    let mut points = Points { removals: removed.len() as u32, ..Points::default() };
    for (kind, worth, ..) in bonuses(removed) {
        match kind {
            "run" => points.runs += worth,
            "pieces" => points.pieces += worth,
            "alternation" => points.alternation += worth,
            _ => points.numbers += worth,
        }
    }
    points.total = points.removals + points.runs + points.numbers + points.pieces + points.alternation;
    points
}

/// Every bonus of a sequence: the runs, then the sets, then the chains of sets, each from the left.
pub fn bonuses(removed: &[&str]) -> Vec<Bonus> {
    let sets = sets(removed);
    let mut all = runs(removed);
    all.extend(&sets);
    all.extend(chains(&sets).into_iter().filter(|chain| chain.len() >= 2).map(|chain| {
        let (first, last) = (chain[0], chain[chain.len() - 1]);
        ("alternation", 8 * chain.len() as u32, first.2, last.3)
    }));
    all
}

/// N >= 2 pieces in a row of the same type: 2N points.
fn runs(removed: &[&str]) -> Vec<Bonus> {
    let mut runs = Vec::new();
    let mut first = 0;
    for end in 1..=removed.len() {
        if end == removed.len() || removed[end] != removed[first] {
            let length = end - first;
            if length >= 2 {
                runs.push(("run", 2 * length as u32, first, end - 1));
            }
            first = end;
        }
    }
    runs
}

/// The sets, given greedily from the left, none over another.
pub fn sets(removed: &[&str]) -> Vec<Bonus> {
    let mut sets = Vec::new();
    let mut first = 0;
    while first + 4 <= removed.len() {
        match set(&removed[first..first + 4]) {
            Some((kind, worth)) => {
                sets.push((kind, worth, first, first + 3));
                first += 4;
            }
            None => first += 1,
        }
    }
    sets
}

fn set(four: &[&str]) -> Option<(&'static str, u32)> {
    let all_of = |wanted: [&str; 4]| wanted.iter().all(|word| four.contains(word));
    if four == ["1", "2", "3", "4"] || four == ["4", "3", "2", "1"] {
        Some(("ordered", 12))
    } else if all_of(["1", "2", "3", "4"]) {
        Some(("numbers", 8))
    } else if all_of(["torn", "lopare", "dam", "springare"]) {
        Some(("pieces", 8))
    } else {
        None
    }
}

/// The sets, a list for each stretch in which they follow each other with nothing between and with kinds alternating.
pub fn chains(sets: &[Bonus]) -> Vec<Vec<Bonus>> {
    let mut chains: Vec<Vec<Bonus>> = Vec::new();
    for &set in sets {
        let before = chains.last_mut().filter(|chain| {
            let last = chain[chain.len() - 1];
            last.3 + 1 == set.2 && (last.0 == "pieces") != (set.0 == "pieces")
        });
        match before {
            Some(chain) => chain.push(set),
            None => chains.push(vec![set]),
        }
    }
    chains
}

/// Whether the statement's rule for a piece at (r, c) lets the next one be removed at (r', c').
pub fn leads(piece: &str, (r, c): Cell, (r2, c2): Cell) -> bool {
    let (rows, columns) = ((r - r2).abs(), (c - c2).abs());
    let exactly = |k| rows == k && columns == 0 || rows == 0 && columns == k || rows == k && columns == k;
    let edge = |line: i32| line == 1 || line == 6;
    let torn = edge(r2) && columns == 0 || rows == 0 && edge(c2);
    let lopare = rows == columns && (edge(r2) || edge(c2));
    let by_piece = match piece {
        "1" => exactly(1),
        "2" => exactly(2),
        "3" => exactly(3),
        "4" => exactly(4),
        "torn" => torn,
        "lopare" => lopare,
        "dam" => torn || lopare,
        "springare" => rows == 2 && columns == 1 || rows == 1 && columns == 2,
        _ => panic!("no piece is called {piece}"),
    };
    by_piece && (r2, c2) != (r, c)
}

/// A board and what stands behind it, up to its `0 0`.
#[derive(Clone, Debug, Default)]
pub struct Text {
    /// The 36 bronze pieces.
    pub board: Vec<String>,
    /// Rows and columns as they are written, of lines that can be read.
    pub moves: Vec<(u32, u32)>,
    /// Pieces and `blank`, in order.
    pub replies: Vec<String>,
    /// Whether `0 0` is there.
    pub ended: bool,
    /// Whether a line could not be read.
    pub spoilt: bool,
}

/// The first board of a text and what is left behind it; none where there is no board.
pub fn read(input: &str) -> Option<(Text, String)> {
    let plain = input.strip_prefix('\u{feff}').unwrap_or(input);
    let plain = plain.replace(['\t', '\u{a0}', '\u{2007}', '\u{202f}'], " ").replace("\r\n", "\n").replace('\r', "\n");
    let mut rest: &str = &plain;
    let mut text = Text::default();
    for _ in 0..36 {
        rest = rest.trim_start_matches([' ', '\n']);
        let word = &rest[..rest.find([' ', '\n']).unwrap_or(rest.len())];
        text.board.push(WORDS.contains(&word).then(|| word.to_owned())?);
        rest = &rest[word.len()..];
    }
    let rest = follow_lines(&mut text, rest);
    Some((text, rest))
}

/// Takes the lines behind a board; what it leaves begins with a line of more than three words, or lies behind `0 0`.
fn follow_lines(text: &mut Text, lines: &str) -> String {
    let mut rest = lines;
    while !text.ended && !text.spoilt && !rest.is_empty() {
        let (line, behind) = rest.split_once('\n').unwrap_or((rest, ""));
        let words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
        if words.len() > 3 {
            break;
        }
        follow_line(text, &words);
        rest = behind;
    }
    rest.to_owned()
}

fn follow_line(text: &mut Text, words: &[&str]) {
    let reply = |word: &str| WORDS.contains(&word) || word == "blank";
    match *words {
        [] => {}
        [word] if reply(word) => text.replies.push(word.to_owned()),
        [r, c] if line_number(r) == Some(0) && line_number(c) == Some(0) => text.ended = true,
        [r, c] | [r, c, _] if line_number(r).is_none() || line_number(c).is_none() => text.spoilt = true,
        [r, c] => text.moves.push((line_number(r).unwrap(), line_number(c).unwrap())),
        [r, c, word] if reply(word) && (line_number(r), line_number(c)) != (Some(0), Some(0)) => {
            text.moves.push((line_number(r).unwrap(), line_number(c).unwrap()));
            text.replies.push(word.to_owned());
        }
        _ => text.spoilt = true,
    }
}

/// ASCII digits up to 9,999.
fn line_number(word: &str) -> Option<u32> {
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|&number| digits && number <= 9_999)
}

/// A game that is played tile by tile.
#[derive(Clone, Debug)]
pub struct Game {
    /// What the 36 tiles show; none where a tile is empty.
    pub tiles: Vec<Option<String>>,
    /// How often each was removed from.
    pub dug: Vec<usize>,
    /// All removals.
    pub removed: Vec<(Cell, String)>,
}

impl Game {
    /// The board before the first move.
    pub fn new(board: &[String]) -> Game {
        Game { tiles: board.iter().cloned().map(Some).collect(), dug: vec![0; 36], removed: Vec::new() }
    }

    /// Whether the piece of a cell may be removed.
    pub fn is_legal(&self, (r, c): Cell) -> bool {
        let on_board = (1..=6).contains(&r) && (1..=6).contains(&c);
        let follows = |(cell, piece): &(Cell, String)| leads(piece, *cell, (r, c));
        on_board && self.tiles[nth((r, c))].is_some() && self.removed.last().is_none_or(follows)
    }

    /// Removes a piece that may be removed; whether it was gold.
    pub fn remove(&mut self, cell: Cell) -> bool {
        let piece = self.tiles[nth(cell)].take().unwrap();
        self.removed.push((cell, piece));
        self.dug[nth(cell)] += 1;
        self.dug[nth(cell)] == 3
    }

    /// Puts a reply onto the tile removed from last.
    pub fn reply(&mut self, reply: Option<String>) {
        self.tiles[nth(self.removed.last().unwrap().0)] = reply;
    }

    /// The points so far.
    pub fn points(&self) -> Points {
        points(&self.removed.iter().map(|(_, piece)| &**piece).collect::<Vec<_>>())
    }

    /// Whether any piece may be removed.
    pub fn goes_on(&self) -> bool {
        (1..=6).any(|r| (1..=6).any(|c| self.is_legal((r, c))))
    }
}

/// Where a cell stands in a list row by row.
pub fn nth((r, c): Cell) -> usize {
    ((r - 1) * 6 + c - 1) as usize
}

/// What the official scorer gives for a whole game of removals with replies: none where it is illegal in any way.
pub fn judge(text: &Text) -> Option<Points> {
    let mut game = Game::new(&text.board);
    for (number, &(r, c)) in text.moves.iter().enumerate() {
        let cell = (r as i32, c as i32);
        if !game.is_legal(cell) {
            return None;
        }
        let gold = game.remove(cell);
        let reply = text.replies.get(number)?;
        if gold != (reply == "blank") {
            return None;
        }
        game.reply((!gold).then(|| reply.clone()));
    }
    (text.ended && !text.spoilt).then(|| game.points())
}

/// What is printed for every board of a valid input; where the player chooses, what it is said to have printed is
/// followed as long as the rules allow it.
pub fn answer(input: &str, printed: &str) -> String {
    let mut out = String::new();
    let mut rest = Some(input.to_owned());
    let mut unread = printed;
    while let Some((text, behind)) = rest.as_deref().and_then(read) {
        let before = out.len();
        board(&mut out, &text.board);
        let own = unread.get(out.len() - before..).unwrap_or_default();
        match text.moves.is_empty() && !text.ended {
            true => play(&mut out, &text, own),
            false => follow(&mut out, &text),
        }
        unread = unread.get(out.len() - before..).unwrap_or_default();
        rest = begins_a_board(&behind).then_some(behind);
    }
    out
}

/// Whether the next line that is not blank has more than three words.
fn begins_a_board(rest: &str) -> bool {
    rest.lines().map(|line| line.split(' ').filter(|word| !word.is_empty()).count()).find(|&words| words > 0) > Some(3)
}

fn board(out: &mut String, board: &[String]) {
    for row in board.chunks(6) {
        writeln!(out, "{}", row.join(" ")).unwrap();
    }
}

/// Prints the moves of a transcript, up to its fault or its end.
fn follow(out: &mut String, text: &Text) {
    let mut game = Game::new(&text.board);
    for (number, &(r, c)) in text.moves.iter().enumerate() {
        let cell = (r as i32, c as i32);
        if !game.is_legal(cell) {
            return;
        }
        write!(out, "{r} {c}").unwrap();
        let gold = game.remove(cell);
        let given = text.replies.get(number).map(String::as_str);
        if given.is_some_and(|given| gold != (given == "blank")) {
            return out.push('\n');
        }
        let lies = || seeded(0, &alphabet(text), nth(cell), game.dug[nth(cell)]);
        let reply = (!gold).then(|| given.map_or_else(lies, str::to_owned));
        writeln!(out, " {}", reply.as_deref().unwrap_or("blank")).unwrap();
        game.reply(reply);
    }
    if text.ended {
        out.push_str("0 0\n");
    }
}

/// Prints the moves that a player is said to have made, with the replies that they must have got.
fn play(out: &mut String, text: &Text, printed: &str) {
    let mut game = Game::new(&text.board);
    for line in printed.lines() {
        let mut numbers = line.split(' ').map_while(|word| word.parse().ok());
        let (Some(r), Some(c)) = (numbers.next(), numbers.next()) else { break };
        if !game.is_legal((r, c)) {
            break;
        }
        let given = text.replies.get(game.removed.len()).filter(|reply| *reply != "blank").cloned();
        let gold = game.remove((r, c));
        let lies = || seeded(0, &alphabet(text), nth((r, c)), game.dug[nth((r, c))]);
        let reply = (!gold).then(|| given.unwrap_or_else(lies));
        writeln!(out, "{r} {c} {}", reply.as_deref().unwrap_or("blank")).unwrap();
        game.reply(reply);
    }
    out.push_str(if game.goes_on() { "the player stopped too early\n" } else { "0 0\n" });
}

/// The types that are drawn: those seen if an official test had just these, else all.
pub fn alphabet(text: &Text) -> Vec<&'static str> {
    let seen = |word: &&&str| text.board.iter().chain(&text.replies).any(|piece| piece == **word);
    let seen: Vec<&str> = WORDS.iter().filter(seen).copied().collect();
    if OFFICIAL.contains(&&*seen) { seen } else { WORDS.to_vec() }
}

/// The piece of a tile and layer (0 for bronze) in the game of a seed: one number a layer, tile by tile.
pub fn seeded(seed: u64, alphabet: &[&str], tile: usize, layer: usize) -> String {
    let mut numbers = Random::new(seed);
    let drawn = (0..=3 * tile + layer).map(|_| numbers.pick(alphabet)).last();
    (*drawn.unwrap()).to_owned()
}
