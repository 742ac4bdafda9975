//! A position that says what is other in it than in the one before.
//!
//! What stands is found by place and by name, so that a change costs no more than what it says: a program that shows a
//! hundred thousand positions of a large board changes a cell or two in each.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::line::{Line, Part, PieceLine};
use super::model::{Area, Board, Kind, Piece, Place, Scene, Text};

/// A cell, with the text in its middle and the one in its corner.
#[derive(Default)]
struct Cell {
    ground: Option<Kind>,
    texts: [Option<Box<(String, Kind)>>; 2],
}

/// The cells and texts of a scene by place, and which of its pieces has a name.
pub(super) struct Standing {
    columns: usize,
    /// Those of the board, row by row. What lies beyond a window is not seen.
    cells: Vec<Cell>,
    /// The highest one of each name.
    named: BTreeMap<String, usize>,
}

impl Standing {
    /// Takes the cells and texts out of a scene.
    pub(super) fn out_of(scene: &mut Scene) -> Self {
        let Board { rows, columns, .. } = scene.board;
        let (columns, count) = (columns as usize, (rows * columns) as usize);
        let mut cells = Vec::new();
        cells.resize_with(count, Cell::default);
        let mut standing = Standing { columns, cells, named: BTreeMap::new() };
        standing.lay(mem::take(&mut scene.cells));
        standing.write(mem::take(&mut scene.texts));
        standing.name_all(&scene.pieces);
        standing
    }

    /// Puts them into it again.
    pub(super) fn put_into(&self, scene: &mut Scene) {
        for (nth, Cell { ground, texts }) in self.cells.iter().enumerate() {
            let at = ((nth / self.columns) as i32, (nth % self.columns) as i32);
            if let &Some(kind) = ground {
                match scene.cells.iter_mut().find(|area| area.kind == kind) {
                    Some(area) => area.at.push(at),
                    None => scene.cells.push(Area { kind, at: [at].into() }),
                }
            }
            for (text, corner) in texts.iter().zip([false, true]) {
                let text = text.as_deref().map(|(text, kind)| (text.clone(), *kind));
                scene.texts.extend(text.map(|(text, kind)| Text { text, at: [at].into(), corner, kind }));
            }
        }
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.named.contains_key(name)
    }

    /// Changes them and what else the scene has.
    pub(super) fn apply(&mut self, scene: &mut Scene, line: Line) {
        line.clear.iter().for_each(|&part| self.clear(scene, part));
        if !line.remove.is_empty() {
            scene.pieces.retain(|piece| !line.remove.contains(&piece.name));
            self.name_all(&scene.pieces);
        }
        self.lay(line.cells);
        line.pieces.into_iter().for_each(|piece| self.place(scene, piece));
        self.write(line.texts);
        scene.arrows.extend(line.arrows);
        scene.paths.extend(line.paths);
        scene.highlights.extend(line.highlights);
        scene.title = line.title.unwrap_or_else(|| mem::take(&mut scene.title));
        scene.score = line.score.unwrap_or_else(|| mem::take(&mut scene.score));
        (scene.sentence, scene.event) = (line.sentence, line.event);
    }

    fn clear(&mut self, scene: &mut Scene, part: Part) {
        match part {
            Part::Cells => self.cells.iter_mut().for_each(|cell| cell.ground = None),
            Part::Texts => self.cells.iter_mut().for_each(|cell| cell.texts = [None, None]),
            Part::Pieces => {
                scene.pieces.clear();
                self.named.clear();
            }
            Part::Arrows => scene.arrows.clear(),
            Part::Paths => scene.paths.clear(),
            Part::Highlights => scene.highlights.clear(),
        }
    }

    fn name_all(&mut self, pieces: &[Piece]) {
        self.named.clear();
        pieces.iter().enumerate().for_each(|(nth, piece)| self.name(&piece.name, nth));
    }

    fn name(&mut self, name: &str, nth: usize) {
        self.named.insert(name.into(), nth);
    }

    fn cell(&mut self, (row, column): Place) -> Option<&mut Cell> {
        let (row, column) = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
        if column < self.columns { self.cells.get_mut(row * self.columns + column) } else { None }
    }

    fn lay(&mut self, areas: Vec<Area>) {
        for Area { kind, at } in areas {
            for at in at {
                if let Some(cell) = self.cell(at) {
                    cell.ground = Some(kind);
                }
            }
        }
    }

    fn write(&mut self, texts: Vec<Text>) {
        for Text { text, at, corner, kind } in texts {
            for at in at {
                if let Some(cell) = self.cell(at) {
                    cell.texts[usize::from(corner)] = (!text.is_empty()).then(|| Box::new((text.clone(), kind)));
                }
            }
        }
    }

    fn place(&mut self, scene: &mut Scene, piece: PieceLine) {
        match self.named.get(&piece.name) {
            Some(&nth) => piece.change(&mut scene.pieces[nth]),
            None => {
                self.name(&piece.name, scene.pieces.len());
                scene.pieces.push(piece.into_piece());
            }
        }
    }
}
