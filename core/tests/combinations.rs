//! Whatever features the core is built with, its games answer their samples and its theory is right.
//! `make test-features` runs this without the tables that default features add, `make test-slow` with more sets of
//! features.

use boardlab_core::{GAMES, Limits, ReadError};

macro_rules! sample {
    ($game:literal) => {
        (
            $game,
            cfg!(feature = $game),
            include_str!(concat!("../../tests/golden/", $game, "/sample.in")),
            include_str!(concat!("../../tests/golden/", $game, "/sample.out")),
        )
    };
}

/// Each game with its feature, and the input and the output of its sample.
const SAMPLES: [(&str, bool, &str, &str); 5] =
    [sample!("robots"), sample!("janken"), sample!("pursuit"), sample!("solitaire"), sample!("knights")];

#[test]
fn the_games_are_those_of_the_features() {
    let games: Vec<&str> = GAMES.iter().map(|game| game.name()).collect();
    let features: Vec<&str> = SAMPLES.iter().filter(|(_, built, ..)| *built).map(|(game, ..)| *game).collect();
    assert_eq!(games, features);
}

#[test]
fn every_game_answers_its_sample() {
    for (name, _, input, output) in SAMPLES.iter().filter(|(_, built, ..)| *built) {
        let game = boardlab_core::game(name).expect("it is built in");
        let input = game.read((*input).into(), Limits::Statement, &[]).unwrap();
        assert_eq!(input.answer(), *output, "{name}");
    }
}

#[test]
fn every_game_is_played_to_its_end_and_explained() {
    for (name, _, input, _) in SAMPLES.iter().filter(|(_, built, ..)| *built) {
        let game = boardlab_core::game(name).expect("it is built in");
        let options: &[_] = if *name == "pursuit" { &[("catchers", "chase"), ("fugitive", "far")] } else { &[] };
        let input = game.read((*input).into(), Limits::Statement, options).unwrap();
        let mut moves = 0;
        for mut player in (0..).map_while(|case| input.open(case)) {
            assert!(player.solve(u32::MAX), "{name}");
            let plies = player.line().plies;
            assert_eq!(player.frame(plies).ply, plies, "{name}");
            assert_eq!(player.explain(0).is_some(), plies > 0, "{name}");
            moves += plies;
        }
        assert!(moves > 0, "{name}");
    }
}

#[test]
fn every_game_refuses_words() {
    for game in GAMES {
        let Err(ReadError::Text(invalid)) = game.read("x y\n".into(), Limits::Statement, &[]) else { panic!() };
        assert_eq!((invalid.error.line, invalid.error.column), (1, 1), "{}", game.name());
    }
}

/// Two catchers of a square need a turn less than its side: Mehrabian (2011). The sides take tables of every width.
#[cfg(feature = "pursuit")]
#[test]
fn the_theory_finds_the_capture_time_of_squares() {
    use boardlab_core::games::pursuit::Field;
    use boardlab_core::games::pursuit::exact::{Goal, Problem, Sequential, Solver};
    for n in [5, 8, 9, 12, 16, 17] {
        for (catchers, time) in [(1, None), (2, Some(u16::from(n) - 1))] {
            let problem = Problem { field: Field { torus: false, n }, catchers, steps: 1, blocked: false };
            for goal in [Goal::Value, Goal::Tablebase] {
                let mut solver = Solver::new(problem, goal, 1 << 30).unwrap();
                while solver.turn(&Sequential).is_some() {}
                assert_eq!(solver.solution().capture_time, time, "{problem:?} {goal:?}");
            }
        }
    }
}
