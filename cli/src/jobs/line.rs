use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use crate::arguments::range;

/// A unit of a job: a line of its plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// The tasks of the unit.
    pub(super) range: Range<u64>,
    /// The number of tasks of the job.
    pub(super) tasks: u64,
    /// The digest of what outcomes depend on beside the words.
    pub(super) settings: u64,
    /// The words of the command.
    pub(super) words: Vec<String>,
}

/// What a line begins with: only this version reads it.
const VERSION: &str = concat!("boardlab-", env!("CARGO_PKG_VERSION"));

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Line { range, tasks, settings, words } = self;
        // Only a word with a zero byte cannot be quoted, and no process is given one.
        let words = shlex::try_join(words.iter().map(String::as_str)).map_err(|_| fmt::Error)?;
        write!(f, "{VERSION} {}..{}/{tasks} {settings:016x} {words}", range.start, range.end)
    }
}

impl FromStr for Line {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let mut parts = line.trim().splitn(4, ' ');
        let mut part = || parts.next().unwrap_or_default();
        let (version, unit, settings, words) = (part(), part(), part(), part());
        if !version.starts_with("boardlab-") {
            return Err("this is no line of a plan; `boardlab jobs plan` prints them".into());
        }
        if version != VERSION {
            return Err(format!("the plan is of {version}, this is {VERSION}; plan it anew"));
        }
        let read = || {
            let (of, tasks) = unit.split_once('/')?;
            let (range, tasks) = (range(of)?, tasks.parse().ok()?);
            let settings = u64::from_str_radix(settings, 16).ok()?;
            let words = shlex::split(words).filter(|words| !words.is_empty())?;
            (range.end <= tasks).then_some(Line { range, tasks, settings, words })
        };
        read()
            .ok_or_else(|| "the line of the plan was changed or cut; write it as `boardlab jobs plan` prints it".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(words: &[&str]) -> Line {
        let words = words.iter().map(ToString::to_string).collect();
        Line { range: 5..10, tasks: 12, settings: 0xAB, words }
    }

    #[test]
    fn a_line_is_read_as_it_was_written() {
        for words in [
            ["pursuit", "tournament", "--fields", "0 10 2 3 100, 1 10 3 1 100"],
            ["a'b", "\"", "$HOME `date` \\", ""],
            ["stress", "--", "#not a comment", "--x=*?[]{}~!"],
            ["tab\there", "ü", "c d ", "x\ny"],
        ] {
            let line = line(&words);
            assert_eq!(line.to_string().parse(), Ok(line));
        }
        let start = format!("{VERSION} 5..10/12 00000000000000ab stress robots");
        assert_eq!(line(&["stress", "robots"]).to_string(), start);
    }

    #[test]
    fn a_line_that_was_changed_is_refused() {
        let whole = line(&["stress", "robots"]).to_string();
        for (from, to) in [("5..10", "5..5"), ("/12", "/9"), ("00ab", "00xy"), (" stress robots", ""), ("stress", "'")]
        {
            let refused = whole.replacen(from, to, 1).parse::<Line>();
            assert!(refused.is_err_and(|why| why.contains("changed or cut")), "{to}");
        }
        let newer = whole.replace(VERSION, "boardlab-99.0.0").parse::<Line>();
        assert!(newer.is_err_and(|why| why.contains("the plan is of boardlab-99.0.0")));
        assert!("seq 1 10".parse::<Line>().is_err_and(|why| why.contains("no line of a plan")));
    }
}
