//! Formulas that fit all values that are known exactly, and are not proven. They are compared with the atlas before
//! they are written.

use std::fmt;

use boardlab::Board;

use super::atlas_file::Conjecture;
use super::bounds::Atlas;
use super::key::{AtlasKey, SIDES, Speed};

/// A formula for all sides from one on.
struct Guess {
    id: &'static str,
    torus: bool,
    blocked: bool,
    speed: Speed,
    from: u8,
    formula: Formula,
}

/// factor * floor(N/divisor) + plus, or with ceil.
struct Formula {
    factor: u16,
    rounded: Rounding,
    divisor: u16,
    plus: u16,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Rounding {
    Floor,
    Ceil,
}

const fn formula(factor: u16, rounded: Rounding, divisor: u16, plus: u16) -> Formula {
    Formula { factor, rounded, divisor, plus }
}

const GUESSES: [Guess; 4] = [
    Guess {
        id: "square-unlimited-blocked",
        torus: false,
        blocked: true,
        speed: Speed::Unlimited,
        from: 3,
        formula: formula(2, Rounding::Floor, 2, 0),
    },
    Guess {
        id: "square-3-blocked",
        torus: false,
        blocked: true,
        speed: Speed::Steps(3),
        from: 4,
        formula: formula(1, Rounding::Floor, 3, 2),
    },
    Guess {
        id: "square-4-blocked",
        torus: false,
        blocked: true,
        speed: Speed::Steps(4),
        from: 4,
        formula: formula(1, Rounding::Ceil, 2, 1),
    },
    Guess {
        id: "torus-3-default",
        torus: true,
        blocked: false,
        speed: Speed::Steps(3),
        from: 3,
        formula: formula(1, Rounding::Floor, 1, 0),
    },
];

/// The conjectures that no entry contradicts, and what contradicts the others.
pub(super) fn conjectures(atlas: &Atlas, largest: u8) -> (Vec<Conjecture>, Vec<String>) {
    let mut kept = Vec::new();
    let mut broken = Vec::new();
    for guess in &GUESSES {
        match guess.compare(atlas, largest) {
            Ok(conjecture) => kept.extend(conjecture),
            Err(why) => broken.push(why),
        }
    }
    (kept, broken)
}

/// What a conjecture says of a side.
pub(super) fn value(id: &str, n: u8) -> Option<u16> {
    GUESSES.iter().find(|guess| guess.id == id).map(|guess| guess.formula.of(n))
}

impl Guess {
    fn key(&self, n: u8) -> AtlasKey {
        AtlasKey { torus: self.torus, blocked: self.blocked, speed: self.speed, n }.source()
    }

    /// `None` if no entry speaks for it.
    fn compare(&self, atlas: &Atlas, largest: u8) -> Result<Option<Conjecture>, String> {
        let known = |n: u8| atlas.get(&self.key(n));
        for n in self.from..=largest {
            let (Some(known), value) = (known(n), self.formula.of(n)) else { continue };
            let (low, high) = (known.low.value, known.high.value);
            if !(low..=high).contains(&value) {
                let Guess { id, formula, .. } = self;
                return Err(format!("the conjecture {id}, {formula}, breaks at N = {n}: {value}, not {low} to {high}"));
            }
        }
        let is_exact = |n: &u8| *n <= largest && known(*n).is_some_and(|known| known.least().is_some());
        let Some(next) = (self.from..=SIDES.end() + 1).find(|n| !is_exact(n)) else { return Ok(None) };
        let conjecture = Conjecture {
            id: self.id.into(),
            field: Board::of(self.key(self.from).field()),
            steps: self.speed,
            reading: self.key(self.from).reading(),
            formula: self.formula.to_string(),
            from: self.from,
            to: next - 1,
            next,
        };
        Ok((next > self.from).then_some(conjecture))
    }
}

impl Formula {
    fn of(&self, n: u8) -> u16 {
        let n = u16::from(n);
        let part = match self.rounded {
            Rounding::Floor => n / self.divisor,
            Rounding::Ceil => n.div_ceil(self.divisor),
        };
        self.factor * part + self.plus
    }
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Formula { factor, divisor, plus, .. } = *self;
        if factor != 1 {
            write!(f, "{factor}*")?;
        }
        match (divisor, self.rounded) {
            (1, _) => f.write_str("N")?,
            (_, Rounding::Floor) => write!(f, "floor(N/{divisor})")?,
            (_, Rounding::Ceil) => write!(f, "ceil(N/{divisor})")?,
        }
        if plus != 0 { write!(f, "+{plus}") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::super::bounds::{Bound, Known};
    use super::*;

    /// An atlas of one row, from N = 3 on.
    fn atlas(guess: &Guess, bounds: &[(u16, u16)]) -> Atlas {
        let bound = |value| Bound { value, proof: String::new() };
        let known =
            |(low, high)| Known { low: bound(low), high: bound(high), runs: BTreeMap::new(), dominating: Vec::new() };
        (3..).map(|n| guess.key(n)).zip(bounds.iter().copied().map(known)).collect()
    }

    #[test]
    fn a_conjecture_ends_before_what_is_not_known_and_breaks_where_it_is_wrong() {
        let guess = &GUESSES[1];
        let compare = |bounds: &[(u16, u16)]| guess.compare(&atlas(guess, bounds), 6);
        let to =
            |bounds: &[(u16, u16)]| compare(bounds).expect("it holds").map(|found| (found.from, found.to, found.next));
        // N = 3 does not count: the formula is for sides from 4 on.
        assert_eq!(to(&[(2, 2), (3, 3), (3, 3), (4, 4)]), Some((4, 6, 7)));
        assert_eq!(to(&[(2, 2), (3, 3), (3, 4), (4, 4)]), Some((4, 4, 5)));
        assert_eq!(to(&[(2, 2), (3, 4)]), None);
        let broken = compare(&[(2, 2), (3, 3), (3, 4), (5, 6)]).expect_err("4 is none of 5 and 6");
        assert_eq!(broken, "the conjecture square-3-blocked, floor(N/3)+2, breaks at N = 6: 4, not 5 to 6");
    }

    #[test]
    fn formulas_say_what_they_compute() {
        let said: Vec<String> = GUESSES.iter().map(|guess| guess.formula.to_string()).collect();
        assert_eq!(said, ["2*floor(N/2)", "floor(N/3)+2", "ceil(N/2)+1", "N"]);
        assert_eq!(GUESSES.each_ref().map(|guess| guess.formula.of(11)), [10, 5, 7, 11]);
    }
}
