//! Makes the weights of Solitaire's player from nothing, by self-play: `learn OUT [GAMES]`. The same bytes come out
//! every time. GAMES, 8000 if not said, are those of the first round; with 200, a trial takes half a minute.
//!
//! A round plays games with the network of the round before and fits the network to them. Early rounds look ahead a
//! little and believe final totals alone; late ones look further and lean on what the search expected.

mod adam;
mod model;
mod random;
mod sample;
mod selfplay;
#[cfg(test)]
mod tests;

use std::env;
use std::fs::{self, File};
use std::process::ExitCode;
use std::time::Instant;

use boardlab_core::games::solitaire::{Alphabet, Piece};

use model::Model;
use random::Random;
use selfplay::{Played, SelfPlay};

/// Rounds of the same kind.
struct Stage {
    rounds: usize,
    /// Games of a round.
    games: u64,
    selfplay: SelfPlay,
    /// How often a fit goes over its samples.
    epochs: usize,
    /// Rounds whose samples a fit takes.
    keep: usize,
}

/// Boards that have a network of their own.
struct Family {
    name: &'static str,
    /// The first seed; no two families meet the same board.
    seed: u64,
    /// The types of a seed's board.
    types: fn(u64) -> Alphabet,
}

const LARGE: Family = Family { name: "six types and more", seed: 10_000_000, types: large };
const SMALL: Family = Family { name: "fewer types", seed: 20_000_000, types: small };

/// Games of the first round, where nobody says how many.
const GAMES: u32 = 8000;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let games = arguments.get(1).map_or(Ok(GAMES), |games| games.parse());
    match (&arguments[..], games) {
        ([out] | [out, _], Ok(games @ 3..)) => write(out, games.into()),
        _ => complain("usage: learn OUT [GAMES], GAMES at least 3"),
    }
}

fn write(out: &str, games: u64) -> ExitCode {
    // Opened before ten minutes of work, and not emptied: what is there may be the weights in use.
    let written = File::options().append(true).create(true).open(out).and_then(|_| fs::write(out, learn(games)));
    written.map_or_else(|error| complain(&format!("{out}: {error}")), |()| ExitCode::SUCCESS)
}

fn complain(what: &str) -> ExitCode {
    eprintln!("{what}");
    ExitCode::FAILURE
}

/// Both networks, as the player stores them. Games of few types are simpler, and fewer of them will do.
fn learn(games: u64) -> Vec<u8> {
    let mut bytes = LARGE.learn(games);
    bytes.extend(SMALL.learn(games * 2 / 5));
    bytes
}

fn stages(games: u64) -> [Stage; 3] {
    let [first, rest] = [games, games * 5 / 4];
    let selfplay = |width, depth, lambda| SelfPlay { width, depth, lambda };
    [
        Stage { rounds: 4, games: first, selfplay: selfplay(16, 8, 1.0), epochs: 3, keep: 2 },
        Stage { rounds: 4, games: rest, selfplay: selfplay(32, 12, 0.95), epochs: 3, keep: 2 },
        Stage { rounds: 3, games: rest, selfplay: selfplay(48, 12, 0.95), epochs: 6, keep: 3 },
    ]
}

impl Family {
    fn learn(&self, games: u64) -> Vec<u8> {
        let mut model = Model::draw(1);
        let mut seed = self.seed;
        for (nth, stage) in stages(games).iter().enumerate() {
            eprintln!("{}, stage {}: {} rounds of {} games", self.name, nth + 1, stage.rounds, stage.games);
            self.rounds(stage, &mut model, &mut seed);
        }
        model.stored().bytes()
    }

    fn rounds(&self, stage: &Stage, model: &mut Model, seed: &mut u64) {
        let mut pool = Vec::new();
        for _ in 0..stage.rounds {
            let start = Instant::now();
            let seeds = *seed..*seed + stage.games;
            *seed = seeds.end;
            let Played { samples, totals } = stage.selfplay.play(&model.stored(), &seeds, self.types);
            pool.push(samples);
            pool.drain(..pool.len().saturating_sub(stage.keep));
            let kept: Vec<_> = pool.iter().flatten().collect();
            let errors = adam::fit(model, &kept, stage.epochs, seeds.end);
            let mean = f64::from(totals.iter().sum::<u32>()) / totals.len() as f64;
            eprintln!("  mean total {mean:.1}, errors {errors:.3?}, {:.0} s", start.elapsed().as_secs_f64());
        }
    }
}

/// Nearly always all eight types.
fn large(seed: u64) -> Alphabet {
    let mut random = Random::new(seed ^ 0xA1FA);
    let all = random.unit() < 0.95;
    if all { Alphabet::ALL } else { Alphabet::ALL - draw(&mut random) - draw(&mut random) }
}

/// Mostly those of the official tests, some more often; else any five or fewer.
fn small(seed: u64) -> Alphabet {
    let mut random = Random::new(seed ^ 0xA1FA);
    if random.unit() < 0.8 {
        return Alphabet::OFFICIAL[[0, 1, 2, 2, 3, 4, 4, 4][random.below(8)]];
    }
    let bits = 1 + random.below(255);
    let drawn = Alphabet::of(Piece::ALL.into_iter().filter(|&piece| bits >> piece as usize & 1 == 1));
    if drawn.count() < 6 { drawn } else { (Alphabet::ALL - drawn) | draw(&mut random) }
}

fn draw(random: &mut Random) -> Alphabet {
    Alphabet::of([Piece::ALL[random.below(8)]])
}
