use std::format;
use std::string::String;
use std::vec::Vec;

use ts_rs::{Config, TS};

use super::games::GAMES;
use super::view;
use crate::game::{IllegalMove, Turn};
use crate::games::{janken, knights, pursuit, robots, solitaire};
use crate::{judge, text};

const HEAD: &str = "// Generated from the core's view types by `make boundary`; `make test` fails when it is stale.

/** Zero-based [row, column]. */
export type Cell = [number, number];
export type RobotsBoard = Extract<Board, { game: 'robots' }>;
export type JankenBoard = Extract<Board, { game: 'janken' }>;
export type PursuitBoard = Extract<Board, { game: 'pursuit' }>;
export type SolitaireBoard = Extract<Board, { game: 'solitaire' }>;
export type KnightsBoard = Extract<Board, { game: 'knights' }>;
export type RobotsExplanation = Extract<Explanation, { game: 'robots' }>;
export type JankenExplanation = Extract<Explanation, { game: 'janken' }>;
export type PursuitExplanation = Extract<Explanation, { game: 'pursuit' }>;
export type SolitaireExplanation = Extract<Explanation, { game: 'solitaire' }>;
export type KnightsExplanation = Extract<Explanation, { game: 'knights' }>;
export type JankenCellInfo = Extract<CellInfo, { game: 'janken' }>;
export type PursuitCellInfo = Extract<CellInfo, { game: 'pursuit' }>;
export type KnightsCellInfo = Extract<CellInfo, { game: 'knights' }>;
";

/// The TypeScript declarations of everything that crosses to the page.
#[must_use]
pub fn typescript() -> String {
    let names: Vec<String> = GAMES.iter().map(|game| format!("'{}'", game.name())).collect();
    let mut out = format!("{HEAD}export type GameName = {};\n", names.join(" | "));
    declare_text(&mut out);
    declare_play(&mut out);
    declare_robots(&mut out);
    declare_janken(&mut out);
    declare_pursuit(&mut out);
    declare_solitaire(&mut out);
    declare_knights(&mut out);
    out
}

fn declare<T: TS>(out: &mut String) {
    let config = Config::default();
    let docs = T::docs().unwrap_or_default();
    *out += &format!("\n{docs}export {}\n", T::decl_concrete(&config));
}

fn declare_text(out: &mut String) {
    declare::<view::Place>(out);
    declare::<view::Parsed>(out);
    declare::<view::Note>(out);
    declare::<text::NoteKind>(out);
    declare::<view::Diagnostic>(out);
    declare::<view::Expected>(out);
    declare::<view::Found>(out);
    declare::<text::Fix>(out);
    declare::<text::Field>(out);
    declare::<judge::Verdict>(out);
    declare::<judge::Difference>(out);
    declare::<judge::Row>(out);
    declare::<judge::RowKind>(out);
    declare::<judge::AlignedRow>(out);
    declare::<judge::Part>(out);
    declare::<crate::workbench::Minimised>(out);
    declare::<judge::Counts>(out);
    declare::<judge::CaseScore>(out);
    declare::<judge::Progress>(out);
    declare::<judge::Comparison>(out);
    declare::<view::Meaning>(out);
    declare::<text::TokenRole>(out);
}

fn declare_play(out: &mut String) {
    declare::<view::Line>(out);
    declare::<view::Event>(out);
    declare::<view::EventKind>(out);
    declare::<view::Frame>(out);
    declare::<Turn>(out);
    declare::<IllegalMove>(out);
    declare::<view::Board>(out);
    declare::<view::Explanation>(out);
    declare::<view::CellInfo>(out);
}

fn declare_robots(out: &mut String) {
    declare::<robots::RobotsBoard>(out);
    declare::<robots::RobotsStep>(out);
    declare::<robots::RobotsExplanation>(out);
    declare::<robots::Robot>(out);
    declare::<robots::Teleport>(out);
    declare::<robots::Push>(out);
    declare::<robots::Glide>(out);
    declare::<robots::GlideFate>(out);
    declare::<robots::End>(out);
    declare::<robots::Walk>(out);
    declare::<robots::Barred>(out);
    declare::<robots::Outcome>(out);
    declare::<robots::Jump>(out);
    declare::<robots::Decided>(out);
}

fn declare_janken(out: &mut String) {
    declare::<janken::JankenBoard>(out);
    declare::<janken::JankenStep>(out);
    declare::<janken::JankenExplanation>(out);
    declare::<janken::JankenCellInfo>(out);
    declare::<janken::Terrain>(out);
    declare::<janken::Unit>(out);
    declare::<janken::UnitKind>(out);
    declare::<janken::Points>(out);
    declare::<janken::Reach>(out);
    declare::<janken::Closed>(out);
    declare::<janken::Barrier>(out);
    declare::<janken::Verdict>(out);
    declare::<janken::Refusal>(out);
}

fn declare_pursuit(out: &mut String) {
    declare::<pursuit::PursuitBoard>(out);
    declare::<pursuit::PursuitStep>(out);
    declare::<pursuit::Side>(out);
    declare::<pursuit::End>(out);
    declare::<pursuit::Wrong>(out);
    declare::<pursuit::Failure>(out);
    declare::<pursuit::PursuitExplanation>(out);
    declare::<pursuit::PursuitCandidate>(out);
    declare::<pursuit::PursuitCellInfo>(out);
    declare::<pursuit::CatcherStep>(out);
    declare::<pursuit::exact::PursuitTheory>(out);
    declare::<pursuit::exact::TheoryCost>(out);
    declare::<pursuit::exact::TheoryProgress>(out);
    declare::<pursuit::exact::TheoryResult>(out);
    declare::<pursuit::exact::TheoryOutlook>(out);
}

fn declare_solitaire(out: &mut String) {
    declare::<solitaire::SolitaireBoard>(out);
    declare::<solitaire::SolitaireExplanation>(out);
    declare::<solitaire::Step>(out);
    declare::<solitaire::SolitaireFault>(out);
    declare::<solitaire::Tile>(out);
    declare::<solitaire::Piece>(out);
    declare::<solitaire::Colour>(out);
    declare::<solitaire::Removal>(out);
    declare::<solitaire::Score>(out);
    declare::<solitaire::Bonus>(out);
    declare::<solitaire::BonusKind>(out);
    declare::<solitaire::Candidate>(out);
    declare::<solitaire::Ahead>(out);
    declare::<solitaire::Thought>(out);
}

fn declare_knights(out: &mut String) {
    declare::<knights::KnightsBoard>(out);
    declare::<knights::KnightsStep>(out);
    declare::<knights::KnightsExplanation>(out);
    declare::<knights::Knight>(out);
    declare::<knights::KnightsCellInfo>(out);
    declare::<knights::HopInfo>(out);
    declare::<knights::Law>(out);
    declare::<knights::Landmarks>(out);
    declare::<knights::Band>(out);
}
