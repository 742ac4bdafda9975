//! What a program prints: a position in each line of JSON, and a log in all other lines.
//!
//! A line that begins as an object of JSON does is a position, so that a quote too few is told and is no part of the
//! log. One with a `board` or a `version` is a whole scene; any other is a change of the position before it.

use alloc::string::String;

use super::change::Standing;
use super::line::Line;
use super::misprint::{Misprint, held, read};
use super::model::Scene;

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
    /// Without its cells and texts once it has been changed.
    scene: Option<Scene>,
    standing: Option<Standing>,
}

impl Printed {
    /// Reads the next line; none if it belongs to the log.
    ///
    /// # Errors
    ///
    /// The first thing that is not as docs/scenes.md says. What stood before stands still.
    pub fn read(&mut self, line: &str) -> Option<Result<(), Misprint>> {
        let is_position = line.trim_start().strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with('"'));
        is_position.then(|| self.take(line.trim_end()))
    }

    fn take(&mut self, text: &str) -> Result<(), Misprint> {
        let line: Line = read(text)?;
        match &mut self.scene {
            _ if line.is_whole() => {
                (self.scene, self.standing) = (Some(whole(text, line)?), None);
                Ok(())
            }
            Some(scene) => change(text, line, scene, &mut self.standing),
            None => Err(without_board()),
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
        let mut scene = self.scene.clone()?;
        if let Some(standing) = &self.standing {
            standing.put_into(&mut scene);
        }
        Some(scene)
    }

    /// What its step did, and what it is worth: `event` and `score` of the scene.
    #[must_use]
    pub fn event_and_score(&self) -> (&str, &str) {
        self.scene.as_ref().map_or(("", ""), |scene| (&scene.event, &scene.score))
    }
}

fn whole(text: &str, line: Line) -> Result<Scene, Misprint> {
    let wrong = match line.begun() {
        Ok(board) => line.beyond(board).or_else(|| line.nowhere(|_| false)),
        Err(wrong) => Some(wrong),
    };
    held(text, wrong)?;
    Ok(line.into_scene())
}

fn change(text: &str, line: Line, scene: &mut Scene, standing: &mut Option<Standing>) -> Result<(), Misprint> {
    let standing = standing.get_or_insert_with(|| Standing::out_of(scene));
    held(text, line.beyond(&scene.board).or_else(|| line.nowhere(|name| standing.has(name))))?;
    standing.apply(scene, line);
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
    let mut printed = Printed::default();
    let read = printed.read(line)?;
    Some(read.and_then(|()| printed.scene.ok_or_else(without_board)))
}
