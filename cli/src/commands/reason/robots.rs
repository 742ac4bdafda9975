use boardlab_core::games::robots::{Decided, End, Outcome, RobotsBoard, RobotsExplanation};

use super::words::{capital, count};

pub(super) fn reason(why: &RobotsExplanation) -> String {
    format!("{}: {}", capital(&named(&why.chosen)), decided(why))
}

fn named(mv: &str) -> String {
    match mv {
        "NW" => "walk north-west".into(),
        "N" => "walk north".into(),
        "NE" => "walk north-east".into(),
        "W" => "walk west".into(),
        "E" => "walk east".into(),
        "SW" => "walk south-west".into(),
        "S" => "walk south".into(),
        "SE" => "walk south-east".into(),
        stay_or_teleport => stay_or_teleport.into(),
    }
}

fn decided(why: &RobotsExplanation) -> String {
    let chosen = why.walks.iter().find(|walk| walk.mv == why.chosen).map(|walk| &walk.verdict);
    let (most, distance) = match chosen {
        Some(&Outcome::Safe { robots, distance }) => (robots, distance.unwrap_or(0)),
        Some(Outcome::Illegal { .. } | Outcome::Deadly { .. }) | None => (0, 0),
    };
    match why.decided {
        Decided::OnlyOne => "every other walk loses at once.".into(),
        Decided::Robots => format!("it leaves {}, fewer than any other walk.", left(most)),
        Decided::Distance => format!(
            "it leaves {}, and no walk leaves fewer. Of the moves that leave {most}, this one keeps the nearest robot \
            farthest away.",
            left(most)
        ),
        Decided::Row => {
            format!("{}. Of these, the strategy takes the one with the smallest row number.", equal(most, distance))
        }
        Decided::Column => format!(
            "{}, and they end in the same row. Of these, the strategy takes the one with the smallest column number.",
            equal(most, distance)
        ),
        Decided::Teleport => {
            "every walk loses at once, and this is the first teleport in the list that is still usable and safe.".into()
        }
        Decided::NothingFits => "every walk loses at once, and no teleport can be used.".into(),
    }
}

fn left(robots: u32) -> String {
    if robots == 0 { "no robot".into() } else { count(robots, "robot", "robots") }
}

/// What several walks have in common.
fn equal(most: u32, distance: u32) -> String {
    if most == 0 {
        return "several walks leave no robot".into();
    }
    let nearest = if most == 1 { "" } else { "the nearest " };
    format!("several walks are equally good. Each leaves {}, {nearest}at distance {distance}", left(most))
}

/// What the last lines of an output tell.
pub(super) fn end(board: &RobotsBoard) -> Option<String> {
    let end = match board.end? {
        End::Won => "won",
        End::Lost => "lost",
    };
    let debris = count(board.debris.len() as u64, "cell has", "cells have");
    let robots = board.robots.len() as u64;
    let robots = if robots == 0 { "no robot is".into() } else { count(robots, "robot is", "robots are") };
    Some(format!("The game is {end} there: {debris} debris, and {robots} left."))
}
