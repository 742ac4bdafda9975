//! What serves the making of inputs: edits, random ones, smaller ones.
#![cfg(feature = "workbench")]

use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::ops::Range;

use super::mistakes::{Mistake, Player};
use super::model::{CELLS, Case, LAYERS, Move, NODES, SIDE, Script, ScriptedRemoval, Solitaire, State};
use super::piece::{Alphabet, Piece, Reply};
use super::text::again;
use super::words::Refusal;
use super::{chance, rules};
use crate::game::{CommonRefusal, GenParams, InputFraming, Misreading, Mistakes, ShrinkCursor, Turn, Workbench};
use crate::rng::SplitMix64;

impl Workbench for Solitaire {
    const FRAMING: InputFraming = InputFraming::Bare;
    const MISTAKES: Mistakes = Mistake::KNOWN;
    const MISTAKE_NAMES: &'static [&'static str] = Mistake::NAMES;

    fn misread(mistake: Option<usize>) -> Option<Box<dyn Misreading<Self>>> {
        Some(Player::with(mistake.map(|nth| Mistake::ALL[nth])))
    }

    /// Changes a board by a word, rows and columns from 1: `tile 3 4 dam`. Behind it a transcript stays if all of it
    /// that was legal still is; else the change is refused for the rule that the first move would break. `cut 5` leaves
    /// the first five moves.
    #[cold]
    fn edit(case: &Case, change: &str) -> Result<Case, Refusal> {
        let words: Vec<&str> = change.split_ascii_whitespace().collect();
        let mut edited = case.clone();
        match words[..] {
            ["tile", row, column, piece] => {
                edited.board[cell(row, column)?] = Piece::named(piece).ok_or(CommonRefusal::Unreadable)?;
                stands(case, &edited)?;
            }
            ["cut", count] => cut(&mut edited, count.parse().map_err(|_| CommonRefusal::Unreadable)?)?,
            _ => return Err(CommonRefusal::Unreadable.into()),
        }
        // The replies that a transcript gives depend on all of its text.
        again(&edited.to_string()).ok_or(CommonRefusal::Unreadable.into())
    }

    /// The new board of a seed, of all eight types. Above the middle size a transcript follows it, at the largest size
    /// a whole game; an adversarial one ends with a fault. An adversarial board has few types, or types with few
    /// continuations.
    fn random_case(_: &mut SplitMix64, seed: u64, params: GenParams) -> Case {
        let mut rng = SplitMix64::new(seed);
        let alphabet = if params.is_adversarial(&mut rng) { few_types(&mut rng) } else { Alphabet::ALL };
        let case = Case::of_seed(seed, alphabet, NODES);
        let removals =
            (CELLS * LAYERS) * usize::from(params.size.saturating_sub(GenParams::ANY)) / usize::from(GenParams::ANY);
        if removals == 0 { case } else { played(&mut rng, params, case, removals) }
    }

    /// Fewer moves of a transcript, from its end, then from anywhere; fewer replies; plainer pieces; moves nearer to
    /// the first cell.
    fn shrink(case: &Case, cursor: &mut ShrinkCursor) -> Option<Case> {
        let mut simpler = case.clone();
        let script = case.script.clone().unwrap_or_default();
        let paired = script.removals.len();
        let found = if let Some(kept) = cursor.lower(paired as u64, 0) {
            simpler.leave_out(kept as usize..paired);
            true
        } else if let Some(cut) = cursor.cut(paired, 0) {
            simpler.leave_out(cut);
            true
        } else if let Some(cut) = cursor.cut(case.loose.len().saturating_sub(paired), 0) {
            simpler.loose.drain(paired + cut.start..paired + cut.end);
            true
        } else if cursor.index_in(script.ended.into()).is_some() {
            simpler.script = Some(Script { ended: false, ..script }).filter(|script| !script.removals.is_empty());
            true
        } else {
            simpler_pieces(cursor, &mut simpler)
        };
        found.then_some(simpler)
    }

    fn size(case: &Case) -> impl Iterator<Item = usize> {
        let types = Piece::ALL.iter().filter(|piece| case.board.contains(piece)).count();
        let removals = case.script.as_ref().map_or(&[][..], |script| &script.removals);
        let answered = removals.iter().filter(|removal| removal.reply.is_some()).count();
        [types, removals.len(), answered + case.loose.len().saturating_sub(removals.len())].into_iter()
    }
}

fn cell(row: &str, column: &str) -> Result<usize, CommonRefusal> {
    let line = |word: &str| match word.parse::<usize>().map_err(|_| CommonRefusal::Unreadable)? {
        line if (1..=SIDE).contains(&line) => Ok(line - 1),
        _ => Err(CommonRefusal::OffBoard),
    };
    Ok(line(row)? * SIDE + line(column)?)
}

/// Whether as many moves of the transcript are legal as before.
fn stands(before: &Case, after: &Case) -> Result<(), Refusal> {
    let (before, after) = (follow(before), follow(after));
    if after.0 < before.0 { Err(after.1.unwrap_or(Refusal::OtherReply)) } else { Ok(()) }
}

/// How many moves of the transcript are legal, and the rule against the next one.
fn follow(case: &Case) -> (usize, Option<Refusal>) {
    let mut state = rules::start(case);
    while state.scripted && rules::turn(&state) != Turn::Over {
        let mv = case.scripted(&state).unwrap_or_else(|| Move::Reply(chance::reply(case, &state)));
        if matches!(mv, Move::Fault(_)) || rules::play(case, &mut state, mv).is_err() {
            break;
        }
    }
    (state.removed.len(), case.refused(&state).filter(|_| !state.waits))
}

fn cut(case: &mut Case, count: usize) -> Result<(), Refusal> {
    let written = case.script.as_ref().map_or(0, |script| script.removals.len());
    if count > written {
        return Err(CommonRefusal::NoSuchPiece.into());
    }
    case.leave_out(count..written);
    case.loose.truncate(count);
    case.script = Some(Script { ended: false, ..case.script.take().unwrap_or_default() });
    Ok(())
}

/// One type, the types of an official test, or two types of which one has no continuation from the middle of the board.
fn few_types(rng: &mut SplitMix64) -> Alphabet {
    let piece = Piece::ALL[rng.below(8) as usize];
    match rng.below(3) {
        0 => Alphabet::of([piece]),
        1 => Alphabet::OFFICIAL[rng.below(Alphabet::OFFICIAL.len() as u64) as usize],
        _ => Alphabet::of([piece, Piece::Four]),
    }
}

/// The case with `count` removals after its board, or fewer if the game ends before.
fn played(rng: &mut SplitMix64, params: GenParams, case: Case, count: usize) -> Case {
    let mut state = rules::start(&case);
    let mut removals = Vec::new();
    while removals.len() < count
        && let Some(cell) = pick(rng, &state)
        && let Ok(reply) = answered(&case, &mut state, cell)
    {
        removals.push(ScriptedRemoval { reply: Some(reply), ..removal_of(cell) });
    }
    let ended = !(params.is_adversarial(rng) && spoil(rng, &state, &mut removals));
    let script = Some(Script { removals, ended }).filter(|script| ended || !script.removals.is_empty());
    Case { script, ..case }
}

fn pick(rng: &mut SplitMix64, state: &State) -> Option<u8> {
    let targets = state.targets();
    targets.into_iter().nth(rng.below(u64::from(targets.count()).max(1)) as usize)
}

fn answered(case: &Case, state: &mut State, cell: u8) -> Result<Reply, Refusal> {
    state.remove(cell)?;
    let reply = chance::reply(case, state);
    state.replace(case, reply)?;
    Ok(reply)
}

fn removal_of(cell: u8) -> ScriptedRemoval {
    let (row, column) = (u32::from(cell) / SIDE as u32 + 1, u32::from(cell) % SIDE as u32 + 1);
    ScriptedRemoval { row, column, reply: None, start: 0 }
}

/// Ends a transcript with a fault: a cell that may not be next, one off the board, a reply that cannot be, or no end.
/// Whether no end is the fault.
fn spoil(rng: &mut SplitMix64, state: &State, removals: &mut Vec<ScriptedRemoval>) -> bool {
    let last = state.last().map(|(cell, _)| cell);
    match rng.below(5) {
        0 => removals.extend(last.map(removal_of)),
        1 => removals.push(ScriptedRemoval { row: SIDE as u32 + 1, ..removal_of(0) }),
        2 => removals.extend((0..CELLS as u8).rfind(|&cell| state.may_remove(cell).is_err()).map(removal_of)),
        3 => {
            // Gold is replaced by nothing, the others by a piece.
            let flipped =
                |removal: &mut ScriptedRemoval| removal.reply = Some(removal.reply.flatten().xor(Some(Piece::One)));
            removals.last_mut().into_iter().for_each(flipped);
        }
        _ => return true,
    }
    false
}

/// A piece is simpler the earlier the statement names it; `1` is the simplest.
fn simpler_pieces(cursor: &mut ShrinkCursor, case: &mut Case) -> bool {
    let rank = |piece: &Piece| *piece as u64;
    let rough = case.board.iter().filter(|&&piece| piece != Piece::One).count();
    if let Some(cut) = cursor.cut(rough, 0) {
        let rough = case.board.iter_mut().filter(|piece| **piece != Piece::One);
        rough.skip(cut.start).take(cut.len()).for_each(|piece| *piece = Piece::One);
        return true;
    }
    if let Some((cell, piece)) = cursor.lower_one(case.board.iter().map(rank), 0) {
        case.board[cell] = Piece::ALL[piece as usize];
        return true;
    }
    let Some(script) = &mut case.script else { return plainer_replies(cursor, case) };
    let lines = script.removals.iter().flat_map(|removal| [removal.row, removal.column]);
    if let Some((index, line)) = cursor.lower_one(lines.map(u64::from), 1) {
        let removal = &mut script.removals[index / 2];
        *(if index % 2 == 0 { &mut removal.row } else { &mut removal.column }) = line as u32;
        return true;
    }
    plainer_replies(cursor, case)
}

fn plainer_replies(cursor: &mut ShrinkCursor, case: &mut Case) -> bool {
    let scripted =
        case.script.iter_mut().flat_map(|script| &mut script.removals).filter_map(|removal| removal.reply.as_mut());
    let mut replies: Vec<_> = scripted.chain(&mut case.loose).filter_map(Option::as_mut).collect();
    let lower = cursor.lower_one(replies.iter().map(|piece| **piece as u64), 0);
    lower.map(|(index, piece)| *replies[index] = Piece::ALL[piece as usize]).is_some()
}

impl Case {
    /// Leaves out moves of the transcript with their replies.
    pub(super) fn leave_out(&mut self, moves: Range<usize>) {
        let known = self.loose.len();
        self.loose.drain(moves.start.min(known)..moves.end.min(known));
        let script = self.script.get_or_insert_default();
        script.removals.drain(moves);
        if script.removals.is_empty() && !script.ended {
            self.script = None;
        }
    }
}
