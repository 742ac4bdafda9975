//! What a removal of Solitaire Chess means for the bonuses, from the whole sequence and by trying what comes next.

use super::solitaire::{Cell, Game, WORDS, chains, nth, points, sets};

/// The words of the evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Ahead {
    pub points: u32,
    pub run: u32,
    pub breaks_run: u32,
    pub set: u32,
    pub waiting: u32,
    pub breaks_set: u32,
    pub chain: u32,
    pub breaks_chain: u32,
    pub next: u32,
    pub dead: u32,
}

/// What a legal removal means.
pub fn ahead(game: &Game, cell: Cell) -> Ahead {
    let before: Vec<&str> = game.removed.iter().map(|(_, piece)| &**piece).collect();
    let piece = game.tiles[nth(cell)].as_deref().unwrap();
    let after = [&before[..], &[piece]].concat();
    let (old, new) = (sets(&before), sets(&after));
    let set = if new.len() > old.len() { new[new.len() - 1].1 } else { 0 };
    let goes_on = set > 0 || waiting(&after) == waiting(&before) + 1;
    let kept = chain(&after) >= chain(&before);
    let next = removed(game, cell);
    let places: Vec<Cell> = cells().filter(|&to| next.is_legal(to)).collect();
    Ahead {
        points: points(&after).total - points(&before).total,
        run: run(&after),
        breaks_run: if run(&after) == 1 && run(&before) > 1 { run(&before) } else { 0 },
        set,
        waiting: waiting(&after),
        breaks_set: if goes_on { 0 } else { waiting(&before) },
        chain: chain(&after),
        breaks_chain: if kept { 0 } else { chain(&before) },
        next: places.len() as u32,
        dead: places.iter().filter(|&&to| !removed(&next, to).goes_on()).count() as u32,
    }
}

fn cells() -> impl Iterator<Item = Cell> {
    (1..=6).flat_map(|r| (1..=6).map(move |c| (r, c)))
}

/// The game behind a removal, whatever the reply was.
fn removed(game: &Game, cell: Cell) -> Game {
    let mut game = game.clone();
    let gold = game.remove(cell);
    game.reply((!gold).then(|| "1".to_owned()));
    game
}

/// How often the last piece came in a row.
fn run(removed: &[&str]) -> u32 {
    let last = removed.last();
    removed.iter().rev().take_while(|piece| Some(*piece) == last).count() as u32
}

/// The most of the last removals, none of a set before, that could be the beginning of a set.
fn waiting(removed: &[&str]) -> u32 {
    let free = &removed[sets(removed).last().map_or(0, |set| set.3 + 1)..];
    let begins = |count: &usize| begins_a_set(&free[free.len() - count..]);
    (0..=free.len().min(3)).rev().find(begins).unwrap_or(0) as u32
}

fn begins_a_set(pieces: &[&str]) -> bool {
    let kind = |kind: &[&str]| pieces.iter().all(|piece| kind.contains(piece));
    let twice = (1..pieces.len()).any(|at| pieces[..at].contains(&pieces[at]));
    !twice && (kind(&WORDS[..4]) || kind(&WORDS[4..]))
}

/// How many sets the chain has that the next set could go on.
fn chain(removed: &[&str]) -> u32 {
    let sets = sets(removed);
    let (Some(last), Some(chain)) = (sets.last(), chains(&sets).pop()) else { return 0 };
    let behind = &removed[last.3 + 1..];
    let other = if last.0 == "pieces" { &WORDS[..4] } else { &WORDS[4..] };
    let on_the_way = begins_a_set(behind) && behind.iter().all(|piece| other.contains(piece));
    if on_the_way { chain.len() as u32 } else { 0 }
}
