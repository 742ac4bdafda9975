use super::model::Kind;

/// How a scene is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// On white.
    #[default]
    Light,
    /// On nearly black.
    Dark,
    /// Black on white, with patterns for grounds.
    Print,
}

/// The colours of what has no kind.
pub(super) struct Sheet {
    pub(super) ground: &'static str,
    pub(super) line: &'static str,
    pub(super) edge: &'static str,
    pub(super) text: &'static str,
    pub(super) muted: &'static str,
}

/// The colours of a piece: its body, what is cut out of it, and its outline, if it has one.
pub(super) struct Ink {
    pub(super) body: &'static str,
    pub(super) cut: &'static str,
    pub(super) outline: Option<&'static str>,
    pub(super) dashed: bool,
}

impl Theme {
    pub(super) const fn sheet(self) -> Sheet {
        match self {
            Theme::Light => {
                Sheet { ground: "#fff", line: "#d5dce5", edge: "#7b8794", text: "#18202c", muted: "#526070" }
            }
            Theme::Dark => {
                Sheet { ground: "#151b22", line: "#303c49", edge: "#7d8a99", text: "#e8edf3", muted: "#a6b3c2" }
            }
            Theme::Print => Sheet { ground: "#fff", line: "#bbb", edge: "#000", text: "#000", muted: "#000" },
        }
    }

    /// The ground of a cell; none where it is the sheet's.
    pub(super) fn tint(self, kind: Kind) -> Option<&'static str> {
        match self {
            Theme::Light => (kind != Kind::Plain).then(|| LIGHT[kind as usize].0),
            Theme::Dark => (kind != Kind::Plain).then(|| DARK[kind as usize].0),
            Theme::Print => (kind == Kind::Wall).then_some("#000"),
        }
    }

    /// The colour of lines and texts of a kind.
    pub(super) fn solid(self, kind: Kind) -> &'static str {
        match self {
            Theme::Light => LIGHT[kind as usize].1,
            Theme::Dark => DARK[kind as usize].1,
            Theme::Print => "#000",
        }
    }

    /// What sets off lines of what is bad in print.
    pub(super) fn dashes(self, kind: Kind) -> &'static str {
        if self == Theme::Print && kind == Kind::Bad { " stroke-dasharray=\"3 1.5\"" } else { "" }
    }

    /// How a piece of a kind is drawn. In print the sides differ in body and outline.
    pub(super) fn ink(self, kind: Kind) -> Ink {
        let cut = self.sheet().ground;
        if self != Theme::Print {
            return Ink { body: self.solid(kind), cut, outline: None, dashed: false };
        }
        match kind {
            Kind::Second | Kind::Bad => Ink { body: "#fff", cut: "#000", outline: Some("#000"), dashed: false },
            Kind::Third | Kind::Fourth => Ink { body: "#fff", cut: "#000", outline: Some("#000"), dashed: true },
            Kind::Quiet => Ink { body: "#777", cut, outline: None, dashed: false },
            _ => Ink { body: "#000", cut, outline: None, dashed: false },
        }
    }
}

/// By kind: the ground of a cell, and the colour of a piece or a line. The sides are Okabe-Ito.
const LIGHT: [(&str, &str); 18] = [
    ("#fff", "#18202c"),
    ("#e9edf2", "#5f6976"),
    ("#5f6976", "#3a434f"),
    ("#cbe2f2", "#2f7fb5"),
    ("#f0f4e0", "#6b7d2f"),
    ("#d3e5cc", "#2f7042"),
    ("#f0e2bf", "#8a6416"),
    ("#dad5d2", "#5d5650"),
    ("#d9a074", "#8a4f24"),
    ("#cdd5dd", "#66727f"),
    ("#f3c93f", "#8a6a00"),
    ("#d6e8f5", "#0072b2"),
    ("#fbe0cf", "#d55e00"),
    ("#f0dbe8", "#b0568a"),
    ("#d5ece4", "#007a59"),
    ("#d8efe4", "#08684c"),
    ("#f9d9d5", "#c22a1c"),
    ("#fdf0c4", "#7d5200"),
];

const DARK: [(&str, &str); 18] = [
    ("#151b22", "#e8edf3"),
    ("#232c37", "#97a3b2"),
    ("#97a3b2", "#c5ced9"),
    ("#12304a", "#6cb8f2"),
    ("#242b1f", "#a9bf6a"),
    ("#173024", "#6fc08c"),
    ("#3a3019", "#d9b25c"),
    ("#3a3a40", "#b9b3ae"),
    ("#6b4526", "#c98d5c"),
    ("#4b5661", "#a3b0bd"),
    ("#75590a", "#e0b93a"),
    ("#14324a", "#56b4e9"),
    ("#45270f", "#f08438"),
    ("#40263a", "#dd94bf"),
    ("#123a2e", "#4fc79f"),
    ("#12382c", "#5fd3a8"),
    ("#4a1f1a", "#ff8a78"),
    ("#43360f", "#f2c063"),
];
