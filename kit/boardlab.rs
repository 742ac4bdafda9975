//! A board of Boardlab: it is kept and changed, and each `show()` prints it as a line of JSON (docs/scenes.md).
#![allow(dead_code)]
use std::{collections::BTreeMap, fmt::{Debug, Display, Write}};

const KINDS: &str = "plain quiet wall water field woods hills mountains bronze silver gold \
    first second third fourth good bad marked";
const FIGURES: &str = "disc square diamond triangle hexagon star ring letter person robot debris \
    knight rook bishop queen";

/// A row and a column, both from 0.
pub type Place = (usize, usize);
type Fields = BTreeMap<&'static str, String>;

/// What `piece` gives, to say how it looks.
pub struct Piece(Fields);

/// All is kept as JSON; the parts but for pieces by place and corner, or by number.
#[derive(Default)]
pub struct Board {
    size: Place,
    board: Fields,
    said: Fields,
    pieces: Vec<Piece>,
    parts: BTreeMap<&'static str, BTreeMap<(usize, usize, bool), String>>,
}
impl Board {
    #[track_caller] pub fn new(rows: usize, columns: usize, shape: &str) -> Board {
        let is_length = |lines| (1..=1000).contains(&lines);
        if !is_length(rows) || !is_length(columns) { refuse("1 to 1000 rows and columns", (rows, columns)) }
        let shape = word("shape", "square torus hexagons points", shape);
        let board = [("rows", rows.to_string()), ("columns", columns.to_string()), ("shape", shape)].into();
        Board { size: (rows, columns), board, ..Board::default() }
    }
    #[track_caller] pub fn labels(&mut self, rows: &str, columns: &str) {
        self.board.insert("rowLabels", word("labels", "one zero letters none", rows));
        self.board.insert("columnLabels", word("labels", "one zero letters none", columns));
    }
    #[track_caller] pub fn cells(&mut self, kind: &str, at: impl IntoIterator<Item = Place>) {
        let kind = word("kind", KINDS, kind);
        for at in at { self.place(at); self.parts.entry("cells").or_default().insert((at.0, at.1, false), kind.clone()); }
    }
    /// Puts a piece there, or moves the one of this name, which stays as it is in all that is not given.
    #[track_caller] pub fn piece(&mut self, name: impl Display, at: Place) -> &mut Piece {
        let (name, at) = (json(name), self.place(at));
        let nth = self.pieces.iter().position(|piece| piece.0["name"] == name).unwrap_or(self.pieces.len());
        if nth == self.pieces.len() { self.pieces.push(Piece([("name", name)].into())) }
        self.pieces[nth].with("at", at)
    }
    #[track_caller] pub fn remove(&mut self, name: impl Display) {
        let nth = self.pieces.iter().position(|piece| piece.0["name"] == json(&name));
        self.pieces.remove(nth.unwrap_or_else(|| refuse("the name of a piece that is there", name.to_string())));
    }
    /// Writes into the middle of a cell, or small into a corner. An empty text takes away what is there.
    #[track_caller] pub fn text(&mut self, kind: &str, text: impl Display, at: Place, corner: bool) {
        let fields = [("at", list([self.place(at)])), ("corner", corner.to_string()), ("kind", word("kind", KINDS, kind))];
        let (text, texts, key) = (json(text), self.parts.entry("texts").or_default(), (at.0, at.1, corner));
        texts.insert(key, object(&fields.into_iter().chain([("text", text.clone())]).collect()));
        if text == "\"\"" { texts.remove(&key); }
    }
    #[track_caller] pub fn arrow(&mut self, kind: &str, at: impl IntoIterator<Item = Place>) { self.draw("arrows", kind, at) }
    #[track_caller] pub fn path(&mut self, kind: &str, at: impl IntoIterator<Item = Place>) { self.draw("paths", kind, at) }
    #[track_caller] pub fn highlight(&mut self, kind: &str, at: impl IntoIterator<Item = Place>) { self.draw("highlights", kind, at) }
    #[track_caller] pub fn clear(&mut self, part: &str) {
        word("part", "cells pieces texts arrows paths highlights", part);
        if part == "pieces" { self.pieces.clear() } else { self.parts.remove(part); }
    }
    // The title and the score stay, the sentence and the event are of the next position alone.
    pub fn title(&mut self, text: impl Display) { self.said.insert("title", json(text)); }
    pub fn score(&mut self, text: impl Display) { self.said.insert("score", json(text)); }
    pub fn sentence(&mut self, text: impl Display) { self.said.insert("sentence", json(text)); }
    pub fn event(&mut self, key: impl Display) { self.said.insert("event", json(key)); }
    pub fn show(&mut self) {
        let mut areas: BTreeMap<&String, String> = BTreeMap::new();
        for ((r, c, _), kind) in self.parts.get("cells").into_iter().flatten() {
            let area = areas.entry(kind).or_default();
            let comma = if area.is_empty() { "" } else { "," };
            write!(area, "{comma}[{r},{c}]").unwrap();
        }
        let mut line = Fields::from([("version", "1".into()), ("board", object(&self.board))]);
        let others = self.parts.iter().filter(|(part, _)| **part != "cells");
        line.extend(others.map(|(part, kept)| (*part, list(kept.values()))));
        line.insert("cells", list(areas.iter().map(|(kind, at)| format!("{{\"kind\":{kind},\"at\":[{at}]}}"))));
        line.insert("pieces", list(self.pieces.iter().map(|piece| object(&piece.0))));
        line.extend(self.said.clone());
        println!("{}", object(&line));
        self.said.retain(|field, _| ["title", "score"].contains(field));
    }
    #[track_caller] fn draw(&mut self, part: &'static str, kind: &str, at: impl IntoIterator<Item = Place>) {
        let at: Vec<Place> = at.into_iter().collect();
        let at = list(at.iter().map(|&at| self.place(at)));
        let drawn = self.parts.entry(part).or_default();
        drawn.insert((drawn.len(), 0, false), object(&[("kind", word("kind", KINDS, kind)), ("at", at)].into()));
    }
    #[track_caller] fn place(&self, at: Place) -> String {
        let (rows, columns) = self.size;
        if at.0 >= rows || at.1 >= columns { refuse(format!("a place from (0, 0) to ({}, {})", rows - 1, columns - 1), at) }
        format!("[{},{}]", at.0, at.1)
    }
}
impl Piece {
    #[track_caller] pub fn figure(&mut self, figure: &str) -> &mut Piece { self.with("figure", word("figure", FIGURES, figure)) }
    #[track_caller] pub fn kind(&mut self, kind: &str) -> &mut Piece { self.with("kind", word("kind", KINDS, kind)) }
    #[track_caller] pub fn state(&mut self, state: &str) -> &mut Piece { self.with("state", word("state", "normal chosen spent hit", state)) }
    #[track_caller] pub fn letter(&mut self, letter: impl Display) -> &mut Piece {
        let letter = letter.to_string();
        if letter.chars().count() > 3 { refuse("letter: up to 3 characters", &letter) }
        self.with("letter", json(letter))
    }
    fn with(&mut self, look: &'static str, json: String) -> &mut Piece { self.0.insert(look, json); self }
}
#[track_caller] fn refuse(expected: impl Display, found: impl Debug) -> ! { panic!("boardlab: expected {expected}, found {found:?}") }
#[track_caller] fn word(what: &str, words: &str, given: &str) -> String {
    if words.split(' ').all(|word| word != given) { refuse(format!("{what}: one of {}", words.replace(' ', ", ")), given) }
    json(given)
}
fn list(items: impl IntoIterator<Item = impl ToString>) -> String {
    format!("[{}]", items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(","))
}
fn object(fields: &Fields) -> String {
    format!("{{{}}}", fields.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect::<Vec<_>>().join(","))
}
fn json(text: impl Display) -> String {
    let escaped = |c| match c { '"' | '\\' => format!("\\{c}"), c if c < ' ' => format!("\\u{:04x}", c as u32), c => c.to_string() };
    format!("\"{}\"", text.to_string().chars().map(escaped).collect::<String>())
}
