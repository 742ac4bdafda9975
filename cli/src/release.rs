//! Which program wrote a result.

use serde::Serialize;

/// A version of the program. Results hold its fields among theirs.
#[derive(Clone, Copy, Serialize)]
pub struct Release {
    /// Its version.
    pub boardlab: &'static str,
    /// The day of its release, as YYYY-MM-DD.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub released: Option<&'static str>,
}

/// The one source of the day. Neither a clock nor a commit tells it: a version writes the same bytes whoever built it.
const CITATION: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../CITATION.cff"));

impl Release {
    /// The program that is running.
    pub fn this() -> Self {
        Release::of(CITATION)
    }

    /// That of a CITATION.cff. Its day is YYYY-MM-DD, and may stand in quotes.
    fn of(citation: &'static str) -> Self {
        let day = citation.lines().find_map(|line| line.strip_prefix("date-released:"));
        let released = day.map(|day| day.trim().trim_matches(['"', '\'']));
        Release { boardlab: env!("CARGO_PKG_VERSION"), released }
    }
}

#[cfg(test)]
mod tests {
    use super::Release;

    const DATED: [&str; 3] = [
        "version: 0.2.0\ndate-released: 2026-11-28\nlicense: MIT\n",
        "version: 0.2.0\ndate-released: '2026-11-28'\nlicense: MIT\n",
        "version: 0.2.0\ndate-released: \"2026-11-28\"\nlicense: MIT\n",
    ];

    #[test]
    fn the_day_of_a_release_is_the_one_of_the_citation() {
        let written = |citation| serde_json::to_string(&Release::of(citation)).expect("JSON");
        let version = env!("CARGO_PKG_VERSION");
        for citation in DATED {
            assert_eq!(
                written(citation),
                format!(r#"{{"boardlab":"{version}","released":"2026-11-28"}}"#),
                "{citation}"
            );
        }
        assert_eq!(written("version: 0.2.0\n"), format!(r#"{{"boardlab":"{version}"}}"#));
    }
}
