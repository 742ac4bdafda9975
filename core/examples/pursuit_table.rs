//! The strategies of Pursuit against each other: what a word costs them, and who wins how much.
//! Usage: `pursuit_table times [SIDE...]`, `pursuit_table tournament`, or
//! `pursuit_table play F N K S L CATCHERS FUGITIVE`.

use std::env;
use std::time::Instant;

use boardlab_core::pursuit::{Field, State, Strategy, Terms};

/// What a match came to: the turn of its end, the points of the catchers, and the longest word of each side in ms.
struct Played {
    turn: u16,
    caught: u16,
    longest: [f64; 2],
    sum: [f64; 2],
    words: u32,
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["times", ref sides @ ..] => times(&sides.iter().map(|side| number(side)).collect::<Vec<_>>()),
        ["tournament"] => tournament(),
        ["play", kind, n, k, s, l, catchers, fugitive] => {
            let terms = terms(kind == "1", number(n), number(k) as u16, number(s), number(l) as u16);
            let Played { turn, caught, longest, sum, words } =
                play(&terms, [named(catchers), named(fugitive)], u16::MAX);
            let mean = sum.map(|sum| sum / f64::from(words) * 2.0);
            println!(
                "{caught} : {} in turn {turn}, longest word {longest:.2?} ms, mean {mean:.2?} ms",
                terms.turns - caught
            );
        }
        _ => eprintln!("usage: pursuit_table times [SIDE...] | tournament | play F N K S L CATCHERS FUGITIVE"),
    }
}

fn number(word: &str) -> u32 {
    word.parse().expect("a whole number")
}

fn named(name: &str) -> Strategy {
    name.parse().expect("the name of a strategy")
}

fn terms(torus: bool, n: u32, catchers: u16, steps: u32, turns: u16) -> Terms {
    let n = u8::try_from(n).expect("a side up to 100");
    Terms { field: Field { torus, n }, catchers, steps: u8::try_from(steps).expect("up to 200"), turns, blocked: false }
}

/// Plays a match, at most so many turns of it.
fn play(terms: &Terms, players: [Strategy; 2], most: u16) -> Played {
    let mut at = State::new();
    let mut played = Played { turn: 0, caught: 0, longest: [0.0; 2], sum: [0.0; 2], words: 0 };
    while at.end.is_none() && at.turn < most {
        let (start, due) = (Instant::now(), at.due as usize);
        let word = players[due].say(terms, &at, 0);
        let took = start.elapsed().as_secs_f64() * 1000.0;
        played.longest[due] = played.longest[due].max(took);
        played.sum[due] += took;
        played.words += 1;
        terms.say(&mut at, &word).expect("a strategy plays by the rules");
    }
    played.turn = at.turn;
    played.caught = at.score(terms).map_or(0, |score| score.0);
    played
}

/// Milliseconds a word, placements and ten turns.
fn times(sides: &[u32]) {
    println!("side K S | strategy: longest and mean word of the catchers, of the fugitive, in ms");
    for &n in if sides.is_empty() { &[10, 50, 100] } else { sides } {
        for k in [2, 10, 50, 1000].into_iter().filter(|&k| u32::from(k) < n * n) {
            let terms = terms(false, n, k, 2, (n * n) as u16);
            for strategy in Strategy::ALL {
                let Played { longest, sum, words, .. } = play(&terms, [strategy, strategy], 11);
                let mean = sum.map(|sum| sum / f64::from(words) * 2.0);
                println!(
                    "{n:4} {k:4} 2 | {strategy:8} {:8.2} {:8.2} {:8.2} {:8.2}",
                    longest[0], mean[0], longest[1], mean[1]
                );
            }
        }
    }
}

/// Square or torus, N, K, S, L.
const FIELDS: [(bool, u32, u16, u32, u16); 14] = [
    (false, 5, 2, 1, 25),
    (false, 10, 2, 1, 100),
    (false, 10, 2, 3, 100),
    (false, 10, 24, 20, 100),
    (false, 20, 3, 1, 100),
    (false, 20, 10, 2, 100),
    (false, 40, 2, 1, 200),
    (false, 40, 20, 2, 100),
    (true, 5, 3, 1, 25),
    (true, 10, 3, 1, 100),
    (true, 10, 20, 5, 100),
    (true, 20, 3, 1, 200),
    (true, 20, 12, 2, 100),
    (true, 40, 3, 1, 300),
];

/// Each strategy as catchers (rows) against each as the fugitive (columns): the catchers' points, in hundredths of L.
fn tournament() {
    println!("{:9}{}   all", "", Strategy::ALL.map(|fugitive| format!("{:>9}", fugitive.name())).concat());
    for catchers in Strategy::ALL {
        let share = |fugitive| {
            let points = FIELDS.iter().map(|&(torus, n, k, s, l)| {
                let terms = terms(torus, n, k, s, l);
                f64::from(play(&terms, [catchers, fugitive], u16::MAX).caught) / f64::from(l)
            });
            100.0 * points.sum::<f64>() / FIELDS.len() as f64
        };
        let shares = Strategy::ALL.map(share);
        let row = shares.map(|share| format!("{share:9.1}")).concat();
        println!("{:9}{row}{:6.1}", catchers.name(), shares.iter().sum::<f64>() / shares.len() as f64);
    }
}
