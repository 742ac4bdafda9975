//! A position that says what is other in it than in the one before. First something is taken away, then something is
//! added.
//!
//! What stands is kept by place and by name, so that a change costs no more than what it says: a program that shows a
//! hundred thousand positions of a large board changes a cell or two in each.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::misprint::{Put, Wrong};
use super::model::{Area, Figure, Kind, Piece, PieceState, Place, Scene, Text};

macro_rules! parts {
    ($($item:item)*) => {$(
        #[derive(serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        $item
    )*};
}

parts! {
    /// A position as a change of the one before it: `clear` comes first, then `remove`, then what is added. What is not
    /// given stays, but for `sentence` and `event`, which are of this position alone.
    pub(super) struct Change {
        /// Parts of the board that are emptied.
        #[serde(default)]
        clear: Vec<Part>,
        /// The names of pieces that are taken away. A piece that is not there is no mistake.
        #[serde(default)]
        remove: Vec<String>,
        /// What the picture is called.
        title: Option<String>,
        /// The grounds of cells, in the place of those that they had.
        #[serde(default)]
        cells: Vec<Area>,
        /// Pieces that come, or that are other than before.
        #[serde(default)]
        pieces: Vec<PieceChange>,
        /// Letters and values, each in the place of what stood there. An empty text takes it away.
        #[serde(default)]
        texts: Vec<Text>,
        /// More lines from cell to cell, each with a head at its last.
        #[serde(default)]
        arrows: Vec<Area>,
        /// More lines from cell to cell without a head.
        #[serde(default)]
        paths: Vec<Area>,
        /// More outlines of cells.
        #[serde(default)]
        highlights: Vec<Area>,
        /// What is to be said of the position, or of the step that led to it.
        #[serde(default)]
        sentence: String,
        /// What the position is worth.
        score: Option<String>,
        /// What the step did that led here: a key, by which a timeline marks it.
        #[serde(default)]
        event: String,
    }

    /// The piece of a name. One that stands already keeps what is not given; of several of a name it is the highest.
    struct PieceChange {
        /// What a screen reader calls it.
        name: String,
        /// Where it stands. A piece that comes needs it.
        at: Option<Place>,
        /// What it looks like.
        figure: Option<Figure>,
        /// Whose or what it is.
        kind: Option<Kind>,
        /// Up to three characters on it.
        letter: Option<String>,
        /// Its state.
        state: Option<PieceState>,
    }

    /// A part of what stands on a board.
    #[derive(Clone, Copy, PartialEq, Eq)]
    enum Part {
        /// The grounds of cells.
        Cells,
        /// The pieces.
        Pieces,
        /// Letters and values.
        Texts,
        /// Lines with heads.
        Arrows,
        /// Lines without.
        Paths,
        /// Outlines.
        Highlights,
    }
}

impl Change {
    /// What it puts on the board.
    pub(super) fn put(&self) -> Put<'_> {
        let Change { cells, pieces, texts, arrows, paths, highlights, .. } = self;
        let areas = [("cells", &**cells), ("arrows", arrows), ("paths", paths), ("highlights", highlights)];
        Put { areas, texts, pieces: pieces.iter().map(|piece| (piece.at, piece.letter.as_deref())).collect() }
    }

    fn takes_away(&self, name: &str) -> bool {
        self.clear.contains(&Part::Pieces) || self.remove.iter().any(|removed| removed == name)
    }
}

/// The parts of a scene that a change finds by place or by name. Each place has one ground, one text in its middle and
/// one in its corner.
#[derive(Default)]
pub(super) struct Standing {
    cells: BTreeMap<Place, Kind>,
    texts: BTreeMap<(Place, bool), (String, Kind)>,
    /// By number, the lowest first.
    pieces: BTreeMap<usize, Piece>,
    /// The numbers of the pieces of a name.
    named: BTreeMap<String, Vec<usize>>,
    /// The number of the next piece.
    next: usize,
}

impl Standing {
    /// Takes them out of a scene.
    pub(super) fn out_of(scene: &mut Scene) -> Self {
        let mut standing = Standing::default();
        standing.lay(mem::take(&mut scene.cells));
        mem::take(&mut scene.pieces).into_iter().for_each(|piece| standing.place(piece));
        standing.write(mem::take(&mut scene.texts));
        standing
    }

    /// The scene with them.
    pub(super) fn within(&self, mut scene: Scene) -> Scene {
        let mut areas: BTreeMap<Kind, Vec<Place>> = BTreeMap::new();
        for (&at, &kind) in &self.cells {
            areas.entry(kind).or_default().push(at);
        }
        let text = |(&(at, corner), (text, kind)): (&(Place, bool), &(String, Kind))| Text {
            text: text.clone(),
            at: [at].into(),
            corner,
            kind: *kind,
        };
        scene.cells = areas.into_iter().map(|(kind, at)| Area { kind, at }).collect();
        scene.pieces = self.pieces.values().cloned().collect();
        scene.texts = self.texts.iter().map(text).collect();
        scene
    }

    /// The first piece that comes and stands nowhere.
    pub(super) fn nowhere(&self, change: &Change) -> Option<Wrong> {
        let is_known = |nth: usize, name: &str| {
            (self.named.contains_key(name) && !change.takes_away(name))
                || change.pieces[..nth].iter().any(|piece| piece.name == name)
        };
        let mut pieces = change.pieces.iter().enumerate();
        let (nth, _) = pieces.find(|(nth, piece)| piece.at.is_none() && !is_known(*nth, &piece.name))?;
        Some((format!("pieces[{nth}]"), "field `at`".into(), "none".into()))
    }

    /// Changes them and what else a scene has.
    pub(super) fn apply(&mut self, scene: &mut Scene, change: Change) {
        change.clear.iter().for_each(|&part| self.clear(scene, part));
        change.remove.iter().for_each(|name| self.remove(name));
        self.lay(change.cells);
        change.pieces.into_iter().for_each(|piece| self.merge(piece));
        self.write(change.texts);
        scene.arrows.extend(change.arrows);
        scene.paths.extend(change.paths);
        scene.highlights.extend(change.highlights);
        scene.title = change.title.unwrap_or_else(|| mem::take(&mut scene.title));
        scene.score = change.score.unwrap_or_else(|| mem::take(&mut scene.score));
        (scene.sentence, scene.event) = (change.sentence, change.event);
    }

    fn clear(&mut self, scene: &mut Scene, part: Part) {
        match part {
            Part::Cells => self.cells.clear(),
            Part::Pieces => (self.pieces, self.named) = Default::default(),
            Part::Texts => self.texts.clear(),
            Part::Arrows => scene.arrows.clear(),
            Part::Paths => scene.paths.clear(),
            Part::Highlights => scene.highlights.clear(),
        }
    }

    fn remove(&mut self, name: &str) {
        for number in self.named.remove(name).into_iter().flatten() {
            self.pieces.remove(&number);
        }
    }

    fn lay(&mut self, areas: Vec<Area>) {
        for Area { kind, at } in areas {
            self.cells.extend(at.into_iter().map(|at| (at, kind)));
        }
    }

    fn write(&mut self, texts: Vec<Text>) {
        for Text { text, at, corner, kind } in texts {
            for at in at {
                match &*text {
                    "" => drop(self.texts.remove(&(at, corner))),
                    _ => drop(self.texts.insert((at, corner), (text.clone(), kind))),
                }
            }
        }
    }

    /// Puts a piece above all others.
    fn place(&mut self, piece: Piece) {
        self.named.entry(piece.name.clone()).or_default().push(self.next);
        self.pieces.insert(self.next, piece);
        self.next += 1;
    }

    fn merge(&mut self, PieceChange { name, at, figure, kind, letter, state }: PieceChange) {
        let number = self.named.get(&name).and_then(|numbers| numbers.last());
        match number.and_then(|number| self.pieces.get_mut(number)) {
            Some(piece) => {
                piece.at = at.unwrap_or(piece.at);
                piece.figure = figure.unwrap_or(piece.figure);
                piece.kind = kind.unwrap_or(piece.kind);
                piece.letter = letter.unwrap_or_else(|| mem::take(&mut piece.letter));
                piece.state = state.unwrap_or(piece.state);
            }
            None => self.place(Piece {
                name,
                at: at.unwrap_or_default(),
                figure: figure.unwrap_or_default(),
                kind: kind.unwrap_or_default(),
                letter: letter.unwrap_or_default(),
                state: state.unwrap_or_default(),
            }),
        }
    }
}
