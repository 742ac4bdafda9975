use boardlab_core::games::solitaire::{Candidate, Piece, SolitaireBoard, SolitaireExplanation, SolitaireFault};

pub(super) fn reason(board: &SolitaireBoard, why: &SolitaireExplanation) -> String {
    if let Some(fault) = &why.fault {
        return format!("The game of the input has an error here: {}. It scores 0 points.", faulty(fault));
    }
    match board.waits {
        true => replies(why),
        false => removes(why),
    }
}

fn faulty(fault: &SolitaireFault) -> String {
    match fault {
        SolitaireFault::Illegal { row, column, refusal } => format!("removing ({row}, {column}): {refusal}"),
        SolitaireFault::Reply { piece: Some(piece) } => {
            format!("the reply cannot be `{}`: nothing is beneath gold, so it must be `blank`", piece.name())
        }
        SolitaireFault::Reply { piece: None } => "the reply cannot be `blank`: only gold has nothing beneath it".into(),
        SolitaireFault::NoEnd => "it ends without the line `0 0`".into(),
    }
}

/// What a tile shows next.
fn replies(why: &SolitaireExplanation) -> String {
    let reply = why.chosen.as_deref().unwrap_or("?");
    let revealed = match Piece::named(reply) {
        Some(piece) => named(piece),
        None => format!("nothing ({reply})"),
    };
    format!("Revealed: {revealed}, {}.", if why.reply_scripted { "as in the input" } else { "drawn by the seed" })
}

fn removes(why: &SolitaireExplanation) -> String {
    let who = if why.scripted { "The game of the input" } else { "The solver" };
    if why.chosen.as_deref() == Some("0 0") {
        return format!("{who} stops here (0 0).");
    }
    let chosen = |candidate: &&Candidate| why.chosen.as_deref().is_none_or(|chosen| chosen == words(candidate));
    let Some(best) = why.candidates.iter().find(chosen) else { return format!("{who} goes on.") };
    let (row, column) = (best.at.0 + 1, best.at.1 + 1);
    let piece = named(best.piece);
    let tenths = best.expected;
    let expected = format!("{}.{}", tenths / 10, tenths % 10);
    match why.scripted {
        true => format!(
            "{who} removes the {piece} at ({row}, {column}). If the solver played on from there, it would expect a final score of {expected}."
        ),
        false => format!("{who} removes the {piece} at ({row}, {column}), with an expected final score of {expected}."),
    }
}

/// The removal of a tile as a transcript writes it.
fn words(Candidate { at, .. }: &Candidate) -> String {
    format!("{} {}", at.0 + 1, at.1 + 1)
}

/// What chess players call a piece, with the statement's word.
fn named(piece: Piece) -> String {
    match piece {
        Piece::One | Piece::Two | Piece::Three | Piece::Four => format!("`{}`", piece.name()),
        Piece::Torn => "rook (torn)".into(),
        Piece::Lopare => "bishop (lopare)".into(),
        Piece::Dam => "queen (dam)".into(),
        Piece::Springare => "knight (springare)".into(),
    }
}
