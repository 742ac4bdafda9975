//! What a program prints: a position in each line of JSON, and a log in all other lines.
//!
//! A line that begins as an object of JSON does is a position, so that a quote too few is told and is no part of the
//! log. One with a `board` or a `version` is a whole scene; any other is a change of the position before it.

use alloc::string::{String, ToString};

use super::change::{Change, Standing};
use super::misprint::{Misprint, Put, Wrong, beyond, held, read};
use super::model::{Scene, VERSION};

/// The positions that a program prints, line by line. The one that stands is that of the last line which was one.
///
/// ```
/// use boardlab_core::scene::Printed;
/// let mut printed = Printed::default();
/// let first = r#"{"version": 1, "board": {"rows": 3, "columns": 4}, "pieces": [{"name": "robot", "at": [2, 0]}]}"#;
/// printed.read(first).unwrap().unwrap();
/// assert!(printed.read("a log").is_none());
/// printed.read(r#"{"pieces": [{"name": "robot", "at": [2, 1]}]}"#).unwrap().unwrap();
/// assert_eq!(printed.scene().unwrap().pieces[0].at, (2, 1));
/// let wrong = printed.read(r#"{"pieces": [{"name": "robot", "at": [2, 9]}]}"#).unwrap().unwrap_err();
/// assert_eq!(wrong.to_string(), "pieces[0].at: expected a place from [0, 0] to [2, 3], found [2, 9]");
/// ```
#[derive(Default)]
pub struct Printed {
    /// Without the parts that stand by themselves.
    scene: Option<Scene>,
    /// Some of its parts, as soon as it has been changed.
    standing: Option<Standing>,
}

impl Printed {
    /// Reads the next line; none if it belongs to the log.
    ///
    /// # Errors
    ///
    /// The first thing that is not as docs/scenes.md says. What stood before stands still.
    pub fn read(&mut self, line: &str) -> Option<Result<(), Misprint>> {
        let is_whole = is_whole(line);
        match &mut self.scene {
            Some(scene) if !is_whole => is_position(line).then(|| change(line.trim_end(), scene, &mut self.standing)),
            None if !is_whole && is_position(line) => Some(Err(without_board())),
            _ => Some(printed(line)?.map(|scene| (self.scene, self.standing) = (Some(scene), None))),
        }
    }

    /// Whether the position that stands was printed as a whole.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.standing.is_none()
    }

    /// The position that stands; none before the first.
    #[must_use]
    pub fn scene(&self) -> Option<Scene> {
        let scene = self.scene.clone()?;
        Some(match &self.standing {
            Some(standing) => standing.within(scene),
            None => scene,
        })
    }

    /// What its step did, and what it is worth: `event` and `score` of the scene.
    #[must_use]
    pub fn event_and_score(&self) -> (&str, &str) {
        self.scene.as_ref().map_or(("", ""), |scene| (&scene.event, &scene.score))
    }
}

fn change(line: &str, scene: &mut Scene, standing: &mut Option<Standing>) -> Result<(), Misprint> {
    let change: Change = read(line)?;
    let standing = standing.get_or_insert_with(|| Standing::out_of(scene));
    held(line, beyond(&scene.board, &change.put()).or_else(|| standing.nowhere(&change)))?;
    standing.apply(scene, change);
    Ok(())
}

fn without_board() -> Misprint {
    let expected = "a whole scene as the first position, with `version` and `board`".into();
    Misprint { at: 0, field: String::new(), expected, found: "a change of the position before it".into() }
}

/// The scene in a line that a program has printed as a whole; none if the line belongs to its log.
///
/// ```
/// use boardlab_core::scene::printed;
/// assert!(printed("reached node 3").is_none());
/// let scene = printed(r#"{"version": 1, "board": {"rows": 3, "columns": 4}}"#).unwrap().unwrap();
/// assert_eq!((scene.board.rows, scene.board.columns), (3, 4));
/// let wrong = printed(r#"{"version": 1, "board": {"rows": 3, "columns": 4, "shape": "ring"}}"#).unwrap().unwrap_err();
/// let told = "board.shape: expected one of `square`, `torus`, `hexagons`, `points`, found `ring`";
/// assert_eq!(wrong.to_string(), told);
/// ```
///
/// # Errors
///
/// The first thing that is not as docs/scenes.md says.
#[must_use]
pub fn printed(line: &str) -> Option<Result<Scene, Misprint>> {
    let line = line.trim_end();
    is_position(line).then(|| {
        let scene = read(line)?;
        held(line, misplaced(&scene))?;
        Ok(scene)
    })
}

/// Whether a line is a position, right or wrong, and no log.
fn is_position(line: &str) -> bool {
    line.trim_start().strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with('"'))
}

/// Whether a position begins anew. No text in it can look like these fields: a quote within one has a backslash.
fn is_whole(line: &str) -> bool {
    let has = |field| line.split(field).skip(1).any(|rest| rest.trim_start().starts_with(':'));
    has("\"board\"") || has("\"version\"")
}

fn misplaced(scene: &Scene) -> Option<Wrong> {
    let Scene { version, board, cells, pieces, texts, arrows, paths, highlights, .. } = scene;
    let sides = [("board.rows", board.rows), ("board.columns", board.columns)];
    if *version != VERSION {
        return Some(("version".into(), VERSION.to_string(), version.to_string()));
    }
    if let Some((side, lines)) = sides.into_iter().find(|(_, lines)| !(1..=1000).contains(lines)) {
        return Some((side.into(), "1 to 1000".into(), lines.to_string()));
    }
    let areas = [("cells", &**cells), ("arrows", arrows), ("paths", paths), ("highlights", highlights)];
    let pieces = pieces.iter().map(|piece| (Some(piece.at), Some(&*piece.letter))).collect();
    beyond(board, &Put { areas, texts, pieces })
}
