//! What a module is asked and what it answers, as plain data: docs/own-task.md says what each field means.

use boardlab_core::scene::{Place, Scene};
use serde::{Deserialize, Deserializer, Serialize};

/// The version of the interface.
pub const VERSION: u32 = 1;

macro_rules! plain {
    ($($item:item)*) => {$(
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "docs/own-task.md says what the fields mean")]
        $item
    )*};
}

macro_rules! plain_struct {
    ($($item:item)*) => {$(
        #[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
        #[serde(default)]
        #[allow(missing_docs, reason = "docs/own-task.md says what the fields mean")]
        $item
    )*};
}

plain_struct! {
    /// A question.
    pub struct Question {
        pub call: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub input: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub output: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub moves: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub ply: Option<usize>,
        #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
        pub mv: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub seed: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub size: Option<u32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub nth: Option<usize>,
    }

    /// An answer to any question but `about`. The fields that it has say what it is.
    pub struct Answer {
        #[serde(skip_serializing_if = "Option::is_none")]
        pub error: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub fault: Option<Fault>,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub refused: Option<Refused>,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub line: Option<Line>,
        /// The inner `None` is written as `null`.
        #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "given")]
        pub end: Option<Option<End>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub frame: Option<Frame>,
        #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "given")]
        pub output: Option<Option<String>>,
        #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "given")]
        pub input: Option<Option<String>>,
    }

    /// The answer to `about`.
    pub struct About {
        pub version: u32,
        pub name: String,
        pub title: String,
        pub sample: String,
        pub output: String,
        #[serde(rename = "move")]
        pub mv: String,
        pub can: Vec<String>,
    }

    /// A place in a text.
    #[derive(Copy, Eq)]
    pub struct TextPlace {
        pub line: u32,
        pub column: u32,
        pub start: usize,
        pub end: usize,
    }

    /// What cannot be read.
    #[derive(Eq)]
    pub struct Fault {
        pub place: TextPlace,
        pub expected: String,
        pub found: String,
        pub fix: String,
    }

    /// A move that a rule refuses.
    #[derive(Eq)]
    pub struct Refused {
        #[serde(rename = "move")]
        pub mv: String,
        pub rule: String,
    }

    /// A line of moves.
    #[derive(Eq)]
    pub struct Line {
        pub plies: usize,
        pub done: bool,
        pub branch: Option<usize>,
        pub moves: String,
        pub events: Vec<Event>,
    }

    /// What a step did.
    #[derive(Eq)]
    pub struct Event {
        pub ply: usize,
        pub kind: String,
    }

    /// A legal move.
    #[derive(Eq)]
    pub struct Choice {
        #[serde(rename = "move")]
        pub mv: String,
        pub cells: Vec<Place>,
    }
}

plain! {
    /// A position.
    pub struct Frame {
        pub ply: usize,
        #[serde(rename = "move")]
        pub mv: Option<String>,
        pub person: bool,
        pub done: bool,
        pub score: Option<String>,
        pub scene: Scene,
        pub moves: Option<Vec<Choice>>,
    }

    /// Why an output stops.
    #[derive(Eq)]
    #[serde(tag = "kind", rename_all = "camelCase")]
    pub enum End {
        Fault { fault: Fault },
        Refused {
            place: TextPlace,
            #[serde(rename = "move")]
            mv: String,
            rule: String,
        },
        Unfinished { place: TextPlace, rule: String },
        Worse { place: TextPlace, score: String, expected: String },
    }
}

/// What is there, if only `null`.
fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}
