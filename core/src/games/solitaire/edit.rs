use alloc::string::ToString;
use alloc::vec::Vec;

use super::model::{Case, Move, SIDE, Script};
use super::piece::Piece;
use super::text::again;
use super::words::Refusal;
use super::{chance, rules};
use crate::game::{CommonRefusal, Turn};

/// Changes a board by a word, rows and columns from 1: `tile 3 4 dam`. Behind it a transcript stays if all of it that
/// was legal still is; else the change is refused for the rule that the first move would break. `cut 5` leaves the
/// first five moves.
#[cold]
pub(super) fn edit(case: &Case, change: &str) -> Result<Case, Refusal> {
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
