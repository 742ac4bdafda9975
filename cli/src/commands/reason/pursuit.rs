use boardlab_core::games::pursuit::{Criterion, PursuitBoard, PursuitExplanation, Side};

/// A longer move tells a reader nothing.
const LONGEST_MOVE: usize = 24;

pub(super) fn reason(board: &PursuitBoard, why: &PursuitExplanation) -> String {
    let side = board.side_to_move;
    let who = if why.scripted { "The replay".into() } else { format!("The strategy `{}`", why.strategy) };
    if why.chosen.starts_with('!') {
        return match side {
            Side::Catchers => "The catchers forfeit here, and the match ends.".into(),
            Side::Fugitive => "The fugitive forfeits here, and the match ends.".into(),
        };
    }
    let does = if board.turn == 0 { "places" } else { "moves" };
    let whom = match side {
        Side::Catchers => "the catchers",
        Side::Fugitive => "the fugitive",
    };
    let by = if why.chosen.len() <= LONGEST_MOVE { format!(" by `{}`", why.chosen) } else { String::new() };
    format!("{who} {does} {whom}{by}.{}", why.criterion.map_or("", |criterion| chosen_by(criterion, side)))
}

/// What a strategy chose a move by.
fn chosen_by(criterion: Criterion, side: Side) -> &'static str {
    match (criterion, side) {
        (Criterion::Exact, Side::Catchers) => {
            " All positions of this board were computed: no other move catches the fugitive earlier."
        }
        (Criterion::Exact, Side::Fugitive) => {
            " All positions of this board were computed: no other move keeps the fugitive free longer."
        }
        (Criterion::Random, Side::Catchers | Side::Fugitive) => " The move is random.",
        (Criterion::Capture, Side::Catchers) => " A catcher can step onto the fugitive.",
        (Criterion::Nearer, Side::Catchers) => " Every catcher steps nearer to the fugitive.",
        (Criterion::NearerApart, Side::Catchers) => {
            " Every catcher steps nearer to the fugitive, and keeps away from the others where it can."
        }
        (Criterion::Area, Side::Catchers) => {
            " It tries steps of all catchers together, and takes those after which the fugitive's best reply leaves it \
            the smallest area."
        }
        (Criterion::Area, Side::Fugitive) => {
            " It tries the most promising moves, and takes the one that leaves the fugitive the largest area after the \
            catchers' reply."
        }
        (Criterion::Diagonal, Side::Catchers) => {
            " Two catchers go onto one of the fugitive's diagonals, one on each side of it, and stay with it; a third \
            one comes nearer."
        }
        (Criterion::FarFromNearest, Side::Fugitive) => " The fugitive goes as far from the nearest catcher as it can.",
        (Criterion::FarFromAll, Side::Fugitive) => {
            " The fugitive goes where the sum of its distances from all catchers is largest."
        }
        // No strategy of that side decides by it.
        (Criterion::FarFromNearest | Criterion::FarFromAll, Side::Catchers)
        | (Criterion::Capture | Criterion::Nearer | Criterion::NearerApart | Criterion::Diagonal, Side::Fugitive) => "",
    }
}
