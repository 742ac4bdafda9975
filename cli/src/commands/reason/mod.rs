//! Why a move is right, in a sentence: the evidence is the core's, its words for a terminal are here. The page says
//! the same in words of its own (`www/words/`).

mod janken;
mod knights;
mod pursuit;
mod robots;
mod solitaire;
mod words;

use boardlab_core::view::{Board, Explanation};

/// Why the move of an explanation is right at its position; at the end of a game, what the result follows from.
pub(crate) fn reason(board: &Board, explanation: Option<&Explanation>) -> Option<String> {
    match (explanation, board) {
        (Some(Explanation::Robots(why)), _) => Some(robots::reason(why)),
        (Some(Explanation::Knights(why)), _) => Some(knights::reason(why)),
        (Some(Explanation::Janken(why)), Board::Janken(board)) => Some(janken::reason(board, why)),
        (Some(Explanation::Pursuit(why)), Board::Pursuit(board)) => Some(pursuit::reason(board, why)),
        (Some(Explanation::Solitaire(why)), Board::Solitaire(board)) => Some(solitaire::reason(board, why)),
        // A position of another game.
        (Some(Explanation::Janken(_) | Explanation::Pursuit(_) | Explanation::Solitaire(_)), _) => None,
        (None, Board::Robots(board)) => robots::end(board),
        (None, Board::Knights(board)) => Some(knights::end(board)),
        (None, Board::Janken(_) | Board::Pursuit(_) | Board::Solitaire(_)) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use boardlab_core::GenParams;
    use boardlab_core::{GAMES, Limits};

    #[test]
    fn every_move_has_its_reason() {
        for game in GAMES {
            let options: &[_] = if game.name() == "solitaire" { &[("nodes", "50")] } else { &[] };
            for seed in 0..9 {
                let shape = GenParams { adversarial: 50, ..GenParams::plain(1) };
                let text = game.generate(seed, shape);
                let input = game.read(text.clone(), Limits::Statement, options).expect("it is valid");
                let mut session = input.open(0).expect("a case");
                session.solve(40);
                for ply in 0..session.line().plies {
                    let why = reason(&session.frame(ply).board, session.explain(ply).as_ref()).unwrap_or_default();
                    assert!(why.ends_with('.') && !why.contains("  "), "{} {ply}: {why}\n{text}", game.name());
                }
            }
        }
    }
}
