use boardlab_core::GameId;

/// What a judge is given of a game.
pub(super) enum Judged {
    /// An output that is compared.
    Output,
    /// The moves of a program in a game with the judge: each of these games has an ending of its own.
    Solitaire,
    Pursuit,
}

pub(super) fn judged(game: GameId) -> Judged {
    match game {
        GameId::Solitaire => Judged::Solitaire,
        GameId::Pursuit => Judged::Pursuit,
        GameId::Robots | GameId::Janken | GameId::Knights => Judged::Output,
    }
}
