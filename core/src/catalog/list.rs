/// The list of games: calls a macro with one line for each game. Nothing else in this crate names the games.
///
/// A line has the feature of the game, its type, and its types for the unions that leave the core: its board, its
/// explanation and, if it has any, its information about a cell.
macro_rules! games {
    ($with:ident) => {
        $with! {
            "robots" => robots::Robots { RobotsBoard, RobotsExplanation }
            "janken" => janken::Janken { JankenBoard, JankenExplanation, JankenCellInfo }
            "pursuit" => pursuit::Pursuit { PursuitBoard, PursuitExplanation, PursuitCellInfo }
            "solitaire" => solitaire::Solitaire { SolitaireBoard, SolitaireExplanation }
            "knights" => knights::Knights { KnightsBoard, KnightsExplanation, KnightsCellInfo }
        }
    };
}
pub(super) use games;
