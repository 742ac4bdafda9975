//! Solitaire Chess with one mistake at a time. Any legal game is right: a mistake is known by the removals that it
//! allows and the rules do not.
#![cfg(feature = "workbench")]

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::cells::reach;
use super::model::{Case, LAYERS, SIDE, Solitaire, State};
use super::piece::{Piece, Reply, reply_named, reply_word};
use super::{chance, rules, text};
use crate::game::{Misreading, PieceAt, Record, Tokens, mistakes};

mistakes! {
    /// What programs get wrong.
    pub enum Mistake {
        ShownPieceRules: "last", "goes by the piece that shows now, not by the one that was removed";
        AnyPieceIsNext: "last", "does not look at the piece that was removed before";
        EmptyTileRemovable: "taken", "removes from an empty tile";
        SameTileTwice: "last", "removes from the same tile twice in a row";
        StaysOnTheEdge: "edges", "lets a rook, bishop or queen on the edge stay where it is";
        RookStopsAnywhere: "edges", "stops a rook before the edge";
        BishopStopsAnywhere: "edges", "stops a bishop before the edge";
        QueenStopsAnywhere: "edges", "stops a queen before the edge";
        UpToItsNumber: "steps", "goes fewer steps than the number says";
        RingOfItsNumber: "steps", "goes to any cell at the distance of the number, not only in straight lines";
        KnightGoesThree: "knight", "moves a knight three steps in a row or a column";
        CountsFromZero: "first", "counts rows and columns from 0";
        ColumnFirst: "first", "writes the column before the row";
        StopsWithoutEnd: "end", "ends without `0 0`";
    }
}

use Mistake::*;

/// Follows the removals of an output with a mistake, or with none.
pub(super) struct Player(pub(super) Option<Mistake>);

impl Misreading<Solitaire> for Player {
    fn play(&mut self, case: &Case, _: usize, found: &Tokens<'_>, record: &mut Record) -> fmt::Result {
        let mut found = found.clone();
        let mut board = String::new();
        text::write_board(case, &mut board)?;
        if found.begins_with(&board) {
            found.skip_words(&board);
            record.write_str(&board)?;
        }
        self.follow(case, found, record)
    }
}

impl Player {
    pub(super) fn with(mistake: Option<Mistake>) -> Box<dyn Misreading<Solitaire>> {
        Box::new(Player(mistake))
    }

    /// Plays the removals of an output to its end, or up to one that is not allowed.
    fn follow(&self, case: &Case, mut found: Tokens<'_>, record: &mut Record) -> fmt::Result {
        let mut state = rules::start(case);
        record.position([]);
        record.pieces(|| Some(Vec::new()));
        while !found.begins_with("0 0") {
            if found.peek().is_none() {
                return if self.0 == Some(StopsWithoutEnd) { Ok(()) } else { Err(fmt::Error) };
            }
            let mut number = || found.next()?.text.parse::<u8>().ok();
            let (row, column) = number().zip(number()).ok_or(fmt::Error)?;
            let cell = self.cell(row, column).filter(|&cell| self.allows(&state, cell)).ok_or(fmt::Error)?;
            remove(case, &mut state, cell);
            record.position([cell]);
            let removed = || Some([PieceAt { piece: "removed", at: (cell / SIDE as u8, cell % SIDE as u8) }].into());
            record.pieces(removed);
            write!(record, "{row} {column}")?;
            let told = told(&found);
            let reply = if told.is_some() { reply(case, &state, told.flatten()) } else { chance::reply(case, &state) };
            if told.is_some() {
                found.next();
                write!(record, " {}", reply_word(reply))?;
            }
            state.show(reply);
            record.position([cell, reply.map_or(u8::MAX, |piece| piece as u8)]);
            record.pieces(removed);
            writeln!(record)?;
        }
        record.write_str("0 0\n")
    }

    fn cell(&self, row: u8, column: u8) -> Option<u8> {
        let (row, column) = if self.0 == Some(ColumnFirst) { (column, row) } else { (row, column) };
        let first = u8::from(self.0 != Some(CountsFromZero));
        let line = |number: u8| number.checked_sub(first).filter(|&line| usize::from(line) < SIDE);
        Some(line(row)? * SIDE as u8 + line(column)?)
    }

    fn allows(&self, state: &State, cell: u8) -> bool {
        state.may_remove(cell).is_ok()
            || self.0.is_some_and(|mistake| match state.last() {
                Some((from, piece)) => also(mistake, state, piece, from, cell),
                None => false,
            })
    }
}

/// Whether a mistake also allows a removal after that of a piece from a cell.
fn also(mistake: Mistake, state: &State, piece: Piece, from: u8, cell: u8) -> bool {
    let shown = state.tops[usize::from(from)];
    let is_full = state.tops[usize::from(cell)].is_some();
    let [rows, columns] =
        [|cell: u8| cell / SIDE as u8, |cell: u8| cell % SIDE as u8].map(|line| line(from).abs_diff(line(cell)));
    let (far, near) = (rows.max(columns), rows.min(columns));
    let steps = piece as u8 + 1;
    let is_edge = [cell / SIDE as u8, cell % SIDE as u8].iter().any(|&line| line == 0 || usize::from(line) == SIDE - 1);
    let moves = |piece: Piece| is_full && far > 0 && reach(piece, from).contains(cell);
    match mistake {
        ShownPieceRules => shown.is_some_and(moves),
        AnyPieceIsNext => is_full && far > 0,
        EmptyTileRemovable => !is_full && reach(piece, from).contains(cell),
        SameTileTwice => is_full && far == 0,
        StaysOnTheEdge => is_full && far == 0 && is_edge && matches!(piece, Piece::Torn | Piece::Lopare | Piece::Dam),
        RookStopsAnywhere => is_full && far > 0 && piece == Piece::Torn && near == 0,
        BishopStopsAnywhere => is_full && far > 0 && piece == Piece::Lopare && near == far,
        QueenStopsAnywhere => is_full && far > 0 && piece == Piece::Dam && (near == 0 || near == far),
        UpToItsNumber => is_full && piece.is_number() && (1..=steps).contains(&far) && (near == 0 || near == far),
        RingOfItsNumber => is_full && piece.is_number() && far == steps,
        KnightGoesThree => is_full && piece == Piece::Springare && far + near == 3,
        CountsFromZero | ColumnFirst | StopsWithoutEnd => false,
    }
}

/// The reply behind a removal, on its line or alone on the next: numbers are pieces, too.
fn told(found: &Tokens<'_>) -> Option<Reply> {
    let mut rest = found.clone();
    let word = rest
        .next()
        .filter(|word| word.line == found.cursor().line || rest.next().is_none_or(|next| next.line != word.line))?;
    reply_named(word.text)
}

/// Removes a piece, allowed or not; an empty tile gives its first piece once more.
fn remove(case: &Case, state: &mut State, cell: u8) {
    let at = usize::from(cell);
    let piece = state.tops[at].take().unwrap_or(case.board[at]);
    state.tally.add(piece);
    state.removed.push((cell, piece));
    state.counts[at] = (state.counts[at] + 1).min(LAYERS as u8);
    state.waits = true;
}

/// The reply that an output may tell.
fn reply(case: &Case, state: &State, told: Reply) -> Reply {
    chance::settled(case, state).unwrap_or(told)
}
