use boardlab_core::CommonRefusal;
use boardlab_core::games::solitaire::{Bonus, BonusKind, CELLS, Move, Piece, Refusal, State, TranscriptError, each};

/// What is wrong with a move, as a sentence. `at` is the position before the move; if the reply is wrong, it is the
/// position after the move.
pub(super) fn describe_wrong(why: &TranscriptError, at: &State) -> String {
    match why {
        TranscriptError::Move(illegal) => refusal(*illegal, at),
        TranscriptError::Reply => match at.last() {
            Some((cell, _)) if usize::from(at.counts[usize::from(cell)]) == 3 => {
                format!("behind the gold piece of {} the reply is `blank`, never a piece", Move::Remove(cell))
            }
            _ => "behind bronze and silver the reply is a piece, never `blank`".into(),
        },
        TranscriptError::NoReply => "the reply to it is missing; a line is `r c REPLY`".into(),
        TranscriptError::NoEnd => "the end `0 0` is missing".into(),
        TranscriptError::Unreadable(error) => error.to_string(),
    }
}

fn refusal(illegal: Refusal, at: &State) -> String {
    match (illegal, at.last()) {
        (Refusal::Common(CommonRefusal::OffBoard), _) => "off the board, whose rows and columns are 1 to 6".into(),
        (Refusal::Empty, _) => format!("the tile is empty; {}", legal(at)),
        (Refusal::SameCell, Some((cell, piece))) => {
            format!(
                "{} was removed from this tile just before, and no piece leads to its own tile; {}",
                named(piece, cell),
                legal(at)
            )
        }
        (_, Some((cell, piece))) => {
            format!("{} was removed last and leads {}; {}", named(piece, cell), rule(piece), legal(at))
        }
        (other, None) => other.to_string(),
    }
}

fn named(piece: Piece, cell: u8) -> String {
    let english = match piece {
        Piece::Torn => " (rook)",
        Piece::Lopare => " (bishop)",
        Piece::Dam => " (queen)",
        Piece::Springare => " (knight)",
        _ => "",
    };
    format!("the {piece}{english} of {}", Move::Remove(cell))
}

fn rule(piece: Piece) -> &'static str {
    match piece {
        Piece::One => "exactly 1 step away, in one of the eight directions",
        Piece::Two => "exactly 2 steps away, in one of the eight directions",
        Piece::Three => "exactly 3 steps away, in one of the eight directions",
        Piece::Four => "exactly 4 steps away, in one of the eight directions",
        Piece::Torn => "along its row or column, all the way to the edge",
        Piece::Lopare => "along its diagonals, all the way to the edge",
        Piece::Dam => "along its row, its column or its diagonals, all the way to the edge",
        Piece::Springare => "two steps along a row or column and one across, as in chess",
    }
}

fn legal(at: &State) -> String {
    let targets: Vec<String> = each(at.targets()).map(|cell| Move::Remove(cell).to_string()).collect();
    match targets.len() {
        0 => "nothing is legal any more but the end, `0 0`".into(),
        CELLS => "every tile is legal".into(),
        _ => format!("legal: {}", targets.join(", ")),
    }
}

/// A bonus and the removals that earned it, numbered from 1.
pub(super) fn bonus(bonus: &Bonus, removed: &[Piece]) -> String {
    let pieces = &removed[bonus.first as usize..=bonus.last as usize];
    let pieces: Vec<&str> = pieces.iter().map(|piece| piece.name()).collect();
    let what = match bonus.kind {
        BonusKind::Run => format!("a run of {} x {}", pieces.len(), pieces[0]),
        BonusKind::Ordered => format!("a number set in order, {}", pieces.join(" ")),
        BonusKind::Numbers => format!("a number set, {}", pieces.join(" ")),
        BonusKind::Pieces => format!("a piece set, {}", pieces.join(" ")),
        BonusKind::Alternation => format!("{} sets, kinds alternating", pieces.len() / 4),
    };
    format!("{:>4}  removals {} to {}: {what}", bonus.points, bonus.first + 1, bonus.last + 1)
}

/// A line of a text, by its number from 1. LF, CRLF and CR end a line.
pub(super) fn line(text: &str, number: u32) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    text.split('\n').nth(number.saturating_sub(1) as usize).unwrap_or_default().trim().into()
}
