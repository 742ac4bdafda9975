use std::fmt;
use std::str::FromStr;

use boardlab::{Reading, board, solve_command};
use boardlab_core::games::pursuit::Field;
use boardlab_core::games::pursuit::exact::Problem;
use serde::de::{self, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Sides of the atlas.
pub(super) const SIDES: std::ops::RangeInclusive<u8> = 3..=16;

/// A case of the atlas: a problem without its catchers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct AtlasKey {
    pub(super) torus: bool,
    pub(super) blocked: bool,
    pub(super) speed: Speed,
    pub(super) n: u8,
}

/// How fast the fugitive is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Speed {
    /// 1 to 4 steps a turn.
    Steps(u8),
    /// 2N steps: the longest path that can be useful.
    Unlimited,
}

impl Speed {
    pub(super) const ALL: [Speed; 5] =
        [Speed::Steps(1), Speed::Steps(2), Speed::Steps(3), Speed::Steps(4), Speed::Unlimited];

    /// The next faster one.
    pub(super) fn faster(self) -> Option<Speed> {
        Speed::ALL.into_iter().find(|&speed| speed > self)
    }
}

impl AtlasKey {
    /// All keys up to a side, in the order of the atlas.
    pub(super) fn all(largest: u8) -> Vec<AtlasKey> {
        let mut all = Vec::new();
        for torus in [false, true] {
            for blocked in [false, true] {
                for speed in Speed::ALL {
                    all.extend((*SIDES.start()..=largest).map(|n| AtlasKey { torus, blocked, speed, n }));
                }
            }
        }
        all
    }

    /// The keys that have a shard. With one step no path has an inner cell, so both readings are the same.
    pub(super) fn shards(largest: u8) -> impl Iterator<Item = AtlasKey> {
        AtlasKey::all(largest).into_iter().filter(|&key| key.source() == key)
    }

    /// The key of the shard with the same theory.
    pub(super) fn source(self) -> AtlasKey {
        AtlasKey { blocked: self.blocked && self.speed != Speed::Steps(1), ..self }
    }

    pub(super) fn field(self) -> Field {
        Field { torus: self.torus, n: self.n }
    }

    /// S.
    pub(super) fn steps(self) -> u8 {
        match self.speed {
            Speed::Steps(steps) => steps,
            Speed::Unlimited => 2 * self.n,
        }
    }

    pub(super) fn problem(self, catchers: u8) -> Problem {
        Problem { field: self.field(), catchers, steps: self.steps(), blocked: self.blocked }
    }

    pub(super) fn reading(self) -> Reading {
        Reading::of(self.blocked)
    }

    /// Whether the fugitive can reach every cell in one turn.
    pub(super) fn is_everywhere(self) -> bool {
        let across = if self.torus { u16::from(self.n / 2) } else { u16::from(self.n) - 1 };
        !self.blocked && u16::from(self.steps()) >= 2 * across
    }

    /// The command that solves it for this number of catchers.
    pub(super) fn command(self, catchers: u8) -> String {
        solve_command(&self.problem(catchers))
    }

    /// The command that computes its shard.
    pub(super) fn shard_command(self) -> String {
        format!("boardlab-atlas shard {} --out .", self.source())
    }
}

impl fmt::Display for AtlasKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}-{}", board(self.field()), self.n, self.speed, self.reading().name())
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Speed::Steps(steps) => write!(f, "{steps}"),
            Speed::Unlimited => f.write_str("unlimited"),
        }
    }
}

impl Serialize for Speed {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Speed::Steps(steps) => to.serialize_u8(*steps),
            Speed::Unlimited => to.serialize_str("unlimited"),
        }
    }
}

impl<'de> Deserialize<'de> for Speed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(SpeedVisitor)
    }
}

struct SpeedVisitor;

impl Visitor<'_> for SpeedVisitor {
    type Value = Speed;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("1 to 4 or `unlimited`")
    }

    fn visit_u64<E: de::Error>(self, steps: u64) -> Result<Speed, E> {
        let known =
            Speed::ALL.into_iter().find(|speed| matches!(speed, Speed::Steps(known) if u64::from(*known) == steps));
        known.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(steps), &self))
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<Speed, E> {
        let wrong = || E::invalid_value(Unexpected::Str(name), &self);
        (name == "unlimited").then_some(Speed::Unlimited).ok_or_else(wrong)
    }
}

/// The case of an entry, also one that shares the shard of another.
pub(super) fn entry_key(text: &str) -> Result<AtlasKey, String> {
    let known = AtlasKey::all(*SIDES.end()).into_iter().find(|key| key.to_string() == text);
    known.ok_or_else(|| "no such entry; write BOARD-N-STEPS-READING, such as square-10-2-default".into())
}

impl FromStr for AtlasKey {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = AtlasKey::shards(*SIDES.end()).find(|key| key.to_string() == text);
        known.ok_or_else(|| "no such shard; `boardlab-atlas plan` lists them".into())
    }
}
