use boardlab_core::games::knights::{KnightsBoard, KnightsExplanation};

pub(super) fn reason(KnightsExplanation { chosen, nim_sum, winning, .. }: &KnightsExplanation) -> String {
    let moved = moved(chosen);
    match winning.len() {
        0 => format!("The nim-sum is 0: every move loses against best play. The solver moves {moved}."),
        1 => format!("Moving {moved} changes the nim-sum from {nim_sum} to 0 and wins. No other move wins."),
        all => {
            format!("Moving {moved} changes the nim-sum from {nim_sum} to 0 and wins. There are {all} winning moves.")
        }
    }
}

/// A move such as `1 (-1,-2)`.
fn moved(mv: &str) -> String {
    mv.split_once(' ').map_or(mv.into(), |(knight, by)| format!("knight {knight} by {by}"))
}

pub(super) fn end(board: &KnightsBoard) -> String {
    format!("No move is left: {} wins.", if board.winner == 0 { "Alice" } else { "Bob" })
}
