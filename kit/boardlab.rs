//! A board of Boardlab: each `show()` prints in a line of JSON what was said since the one before (docs/scenes.md).
//! What is wrong in it, such as a place off the board, is told by the page and by `boardlab draw scenes`.
#![allow(dead_code)]
use std::{collections::BTreeMap, fmt::Display};

/// A row and a column, both from 0.
pub type Place = (usize, usize);
/// Names and JSON.
type Fields = BTreeMap<&'static str, String>;

/// What `piece` gives, to say how it looks.
pub struct Piece(Fields);

/// What was said since the position before.
pub struct Board {
    board: Fields,
    said: Fields,
    lists: BTreeMap<&'static str, Vec<String>>,
    pieces: Vec<Piece>,
}
impl Board {
    pub fn new(rows: usize, columns: usize, shape: &str) -> Board {
        let board = [("rows", rows.to_string()), ("columns", columns.to_string()), ("shape", json(shape))].into();
        Board { board, said: [("version", "1".into())].into(), lists: BTreeMap::new(), pieces: Vec::new() }
    }
    /// Says what rows and columns are called, before the first `show()`.
    pub fn labels(&mut self, rows: &str, columns: &str) {
        self.board.extend([("rowLabels", json(rows)), ("columnLabels", json(columns))]);
    }
    pub fn cells(&mut self, kind: &str, at: impl IntoIterator<Item = Place>) { self.draw("cells", kind, at) }
    /// Puts a piece there, or moves the one of this name, which stays as it is in all that is not given.
    pub fn piece(&mut self, name: impl Display, at: Place) -> &mut Piece {
        self.pieces.push(Piece([("name", json(name)), ("at", place(at))].into()));
        self.pieces.last_mut().unwrap()
    }
    pub fn remove(&mut self, name: impl Display) {
        self.pieces.retain(|piece| piece.0["name"] != json(&name));
        self.add("remove", json(name));
    }
    /// Writes into the middle of a cell, or small into a corner. An empty text takes away what is there.
    pub fn text(&mut self, kind: &str, text: impl Display, at: Place, corner: bool) {
        let fields = [("kind", json(kind)), ("text", json(text)), ("at", list(&[place(at)])), ("corner", corner.to_string())];
        self.add("texts", object(&fields.into()));
    }
    pub fn arrow(&mut self, kind: &str, at: impl IntoIterator<Item = Place>) { self.draw("arrows", kind, at) }
    pub fn path(&mut self, kind: &str, at: impl IntoIterator<Item = Place>) { self.draw("paths", kind, at) }
    pub fn highlight(&mut self, kind: &str, at: impl IntoIterator<Item = Place>) { self.draw("highlights", kind, at) }
    pub fn clear(&mut self, part: &str) {
        if part == "pieces" { self.pieces.clear() }
        self.lists.remove(part);
        self.add("clear", json(part));
    }
    // The title and the score stay, the sentence and the event are of the next position alone.
    pub fn title(&mut self, text: impl Display) { self.said.insert("title", json(text)); }
    pub fn score(&mut self, text: impl Display) { self.said.insert("score", json(text)); }
    pub fn sentence(&mut self, text: impl Display) { self.said.insert("sentence", json(text)); }
    pub fn event(&mut self, key: impl Display) { self.said.insert("event", json(key)); }
    pub fn show(&mut self) {
        let pieces = std::mem::take(&mut self.pieces);
        pieces.iter().for_each(|piece| self.add("pieces", object(&piece.0)));
        let mut line = std::mem::replace(&mut self.said, [("sentence", json(""))].into());
        line.extend(std::mem::take(&mut self.lists).iter().map(|(&part, items)| (part, list(items))));
        if !self.board.is_empty() { line.insert("board", object(&std::mem::take(&mut self.board))); }
        println!("{}", object(&line));
    }
    fn add(&mut self, part: &'static str, item: String) { self.lists.entry(part).or_default().push(item) }
    fn draw(&mut self, part: &'static str, kind: &str, at: impl IntoIterator<Item = Place>) {
        let places: Vec<String> = at.into_iter().map(place).collect();
        self.add(part, object(&[("kind", json(kind)), ("at", list(&places))].into()));
    }
}
impl Piece {
    pub fn figure(&mut self, figure: &str) -> &mut Piece { self.with("figure", json(figure)) }
    pub fn kind(&mut self, kind: &str) -> &mut Piece { self.with("kind", json(kind)) }
    pub fn state(&mut self, state: &str) -> &mut Piece { self.with("state", json(state)) }
    pub fn letter(&mut self, letter: impl Display) -> &mut Piece { self.with("letter", json(letter)) }
    fn with(&mut self, look: &'static str, json: String) -> &mut Piece { self.0.insert(look, json); self }
}
fn place((row, column): Place) -> String { format!("[{row},{column}]") }
fn list(items: &[String]) -> String { format!("[{}]", items.join(",")) }
fn object(fields: &Fields) -> String {
    let fields: Vec<String> = fields.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
    format!("{{{}}}", fields.join(","))
}
fn json(text: impl Display) -> String {
    let escaped = |c| match c { '"' | '\\' => format!("\\{c}"), c if c < ' ' => format!("\\u{:04x}", c as u32), c => c.to_string() };
    format!("\"{}\"", text.to_string().chars().map(escaped).collect::<String>())
}
