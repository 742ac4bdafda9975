//! What a move costs the strategies of Pursuit, in milliseconds: `strategies [SIDE...]`. The placement and ten turns,
//! on squares, with few catchers and many, and a slow fugitive and the fastest; each strategy plays itself.

use std::env;
use std::time::Instant;

use boardlab_core::games::pursuit::{Field, MatchParams, State, Strategy};

/// Turns of a match.
const TURNS: u16 = 11;

/// Milliseconds of the words of both sides.
#[derive(Default)]
struct Played {
    longest: [f64; 2],
    sum: [f64; 2],
    words: [u32; 2],
}

fn main() {
    let named: Vec<u8> = env::args().skip(1).map(|side| side.parse().expect("a side up to 100")).collect();
    println!("side     K    S | strategy: longest and mean move of the catchers, of the fugitive, in ms");
    for n in if named.is_empty() { vec![10, 50, 100] } else { named } {
        let cells = u16::from(n) * u16::from(n);
        for k in [2, 10, 50, 1000, cells - 1].into_iter().filter(|&k| k < cells) {
            [1, 2, 10, n, 2 * n].into_iter().for_each(|s| row(n, k, s));
        }
    }
}

fn row(n: u8, k: u16, s: u8) {
    let params = MatchParams { field: Field { torus: false, n }, catchers: k, steps: s, turns: TURNS, blocked: false };
    for strategy in Strategy::ALL {
        let Played { longest, sum, words } = play(&params, strategy);
        let mean = |side: usize| sum[side] / f64::from(words[side].max(1));
        let [catchers, fugitive] = [0, 1].map(|side| format!("{:8.2} {:8.2}", longest[side], mean(side)));
        println!("{n:4} {k:5} {s:4} | {:8} {catchers} {fugitive}", strategy.name());
    }
}

fn play(params: &MatchParams, strategy: Strategy) -> Played {
    let mut state = State::new();
    let mut played = Played::default();
    while state.end.is_none() {
        let start = Instant::now();
        let side = state.side_to_move as usize;
        let pairs = strategy.choose(params, &state, 0);
        let took = start.elapsed().as_secs_f64() * 1000.0;
        played.longest[side] = played.longest[side].max(took);
        played.sum[side] += took;
        played.words[side] += 1;
        params.apply(&mut state, &pairs).expect("a strategy plays by the rules");
    }
    played
}
