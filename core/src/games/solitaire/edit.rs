use alloc::string::ToString;
use alloc::vec::Vec;

use super::model::{Case, Move, SIDE, Script};
use super::piece::Piece;
use super::refusals;
use super::text::again;
use super::{chance, rules};
use crate::game::{IllegalMove, Turn};

/// Changes a board by a word, rows and columns from 1: `tile 3 4 dam`. Behind it a transcript stays if all of it that
/// was legal still is; else the change is refused for the rule that the first move would break. `cut 5` leaves the
/// first five moves.
#[cold]
pub(super) fn edit(case: &Case, change: &str) -> Result<Case, IllegalMove> {
    let words: Vec<&str> = change.split_ascii_whitespace().collect();
    let mut edited = case.clone();
    match words[..] {
        ["tile", row, column, piece] => {
            edited.board[cell(row, column)?] = Piece::named(piece).ok_or(IllegalMove::UNREADABLE)?;
            stands(case, &edited)?;
        }
        ["cut", count] => cut(&mut edited, count.parse().map_err(|_| IllegalMove::UNREADABLE)?)?,
        _ => return Err(IllegalMove::UNREADABLE),
    }
    // The replies that a transcript gives depend on all of its text.
    again(&edited.to_string()).ok_or(IllegalMove::UNREADABLE)
}

fn cell(row: &str, column: &str) -> Result<usize, IllegalMove> {
    let line = |word: &str| match word.parse::<usize>().map_err(|_| IllegalMove::UNREADABLE)? {
        line if (1..=SIDE).contains(&line) => Ok(line - 1),
        _ => Err(IllegalMove::OFF_BOARD),
    };
    Ok(line(row)? * SIDE + line(column)?)
}

/// Whether as many moves of the transcript are legal as before.
fn stands(before: &Case, after: &Case) -> Result<(), IllegalMove> {
    let (before, after) = (follow(before), follow(after));
    if after.0 < before.0 { Err(after.1.unwrap_or(refusals::OTHER_REPLY)) } else { Ok(()) }
}

/// How many moves of the transcript are legal, and the rule against the next one.
fn follow(case: &Case) -> (usize, Option<IllegalMove>) {
    let mut state = rules::start(case);
    while state.scripted && rules::turn(&state) != Turn::Over {
        let mv = case.scripted(&state).unwrap_or_else(|| Move::Reply(chance::reply(case, &state)));
        if matches!(mv, Move::Fault(_)) || rules::play(case, &mut state, mv).is_err() {
            break;
        }
    }
    (state.removed.len(), case.refused(&state).filter(|_| !state.waits))
}

fn cut(case: &mut Case, count: usize) -> Result<(), IllegalMove> {
    let written = case.script.as_ref().map_or(0, |script| script.removals.len());
    if count > written {
        return Err(IllegalMove::NO_SUCH_PIECE);
    }
    case.leave_out(count..written);
    case.loose.truncate(count);
    case.script = Some(Script { ended: false, ..case.script.take().unwrap_or_default() });
    Ok(())
}
