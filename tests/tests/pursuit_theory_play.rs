//! Pursuit's exact theory at play: whoever plays by it is never beaten.

use std::cell::RefCell;
use std::collections::BTreeSet;

use crate::common;
use crate::theory::{anywhere, cells, params, solved};
use boardlab_core::games::pursuit::exact::{Known, PursuitTheory, Solution, Theory as Exact, advise};
use boardlab_core::games::pursuit::{Cell, End, MatchParams, Move, Pairs, Side, State, Step, Strategy};
use boardlab_tests::SCALE;
use boardlab_tests::oracle::pursuit_theory::{Chase, NEVER, Theory};
use boardlab_tests::random::Random;

/// Turns after which an escape is believed.
const LONG: u16 = 30;

/// Plays by the naive theory.
struct Master {
    theory: Theory,
    params: MatchParams,
}

impl Master {
    fn of(chase: Chase) -> Master {
        Master { theory: Theory::of(chase), params: params(chase) }
    }

    /// The turn in which best play ends; none if it never does.
    fn end(&self, state: &State) -> Option<u16> {
        let set = places(&state.catchers);
        let left = match (state.side_to_move, state.fugitive) {
            (Side::Catchers, None) => return self.theory.capture_time(),
            (Side::Fugitive, None) => self.theory.slowest(&set),
            (Side::Catchers, Some(cell)) => self.theory.turns(&set, cell.into()),
            (Side::Fugitive, Some(cell)) => self.theory.last(&set, cell.into()),
        };
        let begun = u16::from(state.side_to_move == Side::Catchers);
        (left != NEVER).then(|| state.turn + u16::from(left) - begun)
    }

    /// A move after which the end is best for its side.
    fn choose(&self, state: &State) -> Pairs {
        let after = |pairs: &Pairs| self.after(state, pairs);
        let moves = self.moves(state).into_iter();
        match state.side_to_move {
            Side::Catchers => moves.min_by_key(after),
            Side::Fugitive => moves.max_by_key(after),
        }
        .unwrap()
    }

    /// The turn in which best play ends after a move.
    fn after(&self, state: &State, pairs: &Pairs) -> u16 {
        let mut next = state.clone();
        self.params.apply(&mut next, pairs).expect("a legal move");
        if next.end == Some(End::Caught) { next.turn } else { self.end(&next).unwrap_or(u16::MAX) }
    }

    /// All that are as good as the best one.
    fn best(&self, state: &State) -> Vec<Pairs> {
        let best = self.after(state, &self.choose(state));
        self.moves(state).into_iter().filter(|pairs| self.after(state, pairs) == best).collect()
    }

    /// All joint steps, or a way to every cell.
    fn moves(&self, state: &State) -> Vec<Pairs> {
        match (state.side_to_move, state.fugitive) {
            (Side::Catchers, None) => self.theory.placements.iter().map(|set| self.pairs(&cells(set))).collect(),
            (Side::Catchers, Some(_)) => joint(&self.params, &state.catchers),
            (Side::Fugitive, _) => {
                let reach = self.params.reach(state);
                let ends = (0..reach.len()).filter(|&cell| reach[cell]);
                ends.map(|cell| self.params.move_to(state, cell as Cell)).collect()
            }
        }
    }

    /// Where a move leads its side.
    fn led(&self, state: &State, pairs: &Pairs) -> Vec<Cell> {
        let mut next = state.clone();
        self.params.apply(&mut next, pairs).expect("a legal move");
        if state.side_to_move == Side::Catchers { next.catchers } else { next.fugitive.into_iter().collect() }
    }

    fn pairs(&self, cells: &[Cell]) -> Pairs {
        let pair = |&cell: &Cell| {
            let (x, y) = self.params.field.xy(cell);
            (i32::from(x), i32::from(y))
        };
        cells.iter().map(pair).collect()
    }

    /// The turn of the capture in a round of two players from a position; none if there is none for long.
    fn round(&self, start: &State, players: [&dyn Fn(&State) -> Pairs; 2]) -> Option<u16> {
        let mut state = start.clone();
        while state.end.is_none() && state.turn < start.turn + LONG {
            let pairs = players[state.side_to_move as usize](&state);
            self.params.apply(&mut state, &pairs).expect("a legal move");
        }
        state.end.map(|_| state.turn)
    }

    /// The beginning, and positions of both sides behind it.
    fn starts(&self, random: &mut Random, count: usize) -> Vec<State> {
        let mut starts = vec![State::new()];
        while starts.len() < count {
            let catchers = cells(&anywhere(random, &self.theory.chase));
            let cell = random.below(self.params.field.cells()) as Cell;
            let (due, placed) =
                *random.pick(&[(Side::Fugitive, false), (Side::Fugitive, true), (Side::Catchers, true)]);
            if !catchers.contains(&cell) {
                starts.push(State {
                    turn: placed.into(),
                    side_to_move: due,
                    catchers,
                    fugitive: placed.then_some(cell),
                    ..State::new()
                });
            }
        }
        starts
    }
}

fn places(cells: &[Cell]) -> Vec<usize> {
    cells.iter().map(|&cell| cell.into()).collect()
}

fn joint(params: &MatchParams, catchers: &[Cell]) -> Vec<Pairs> {
    let longer = |all: Vec<Pairs>, &from: &Cell| -> Vec<Pairs> {
        let steps: Vec<Step> = params.field.around(from).map(|(step, _)| step).collect();
        let with = |head: &Pairs, step: &Step| [&head[..], &[step.pair()]].concat();
        all.iter().flat_map(|head| steps.iter().map(move |step| with(head, step))).collect()
    };
    catchers.iter().fold(vec![vec![]], longer)
}

/// Captures and escapes, both boards, both readings, one step and many.
fn masters() -> Vec<Master> {
    let chase = |torus, n, k, s, blocked| Chase { torus, n, k, s, blocked };
    let chases = [
        chase(false, 5, 2, 1, false),
        chase(false, 4, 2, 2, false),
        chase(false, 5, 3, 2, false),
        chase(false, 4, 3, 3, false),
        chase(false, 5, 3, 3, true),
        chase(false, 4, 3, 4, true),
        chase(true, 5, 3, 1, false),
        chase(true, 4, 3, 2, true),
        chase(false, 5, 2, 2, false),
        chase(true, 4, 2, 1, false),
        chase(true, 5, 3, 2, true),
        chase(false, 6, 1, 1, false),
    ];
    chases.map(Master::of).into()
}

/// Captured not after the turn of best play.
fn is_no_later(turn: Option<u16>, end: Option<u16>) -> bool {
    turn.unwrap_or(u16::MAX) <= end.unwrap_or(u16::MAX)
}

#[test]
fn a_master_meets_a_master_as_computed() {
    let random = &mut Random::new(1);
    for master in masters() {
        for start in master.starts(random, 20) {
            let play = |state: &State| master.choose(state);
            assert_eq!(master.round(&start, [&play, &play]), master.end(&start), "{:?} {start:?}", master.theory.chase);
        }
    }
}

/// Nobody, in either role, gets more out of a position against who plays perfectly. `theory` is the others'.
fn assert_unbeaten(master: &Master, start: &State, perfect: &dyn Fn(&State) -> Pairs, theory: &RefCell<Exact>) {
    for (strategy, seed) in Strategy::ALL.into_iter().flat_map(|strategy| [(strategy, 1), (strategy, 2)]) {
        let other = |state: &State| theory.borrow_mut().choose(strategy, &master.params, state, seed);
        let end = master.end(start);
        let what = (master.theory.chase, strategy, start);
        let fled = master.round(start, [perfect, &other]);
        let hunted = master.round(start, [&other, perfect]);
        assert!(is_no_later(fled, end), "fugitive: {what:?}");
        assert!(is_no_later(end, hunted), "catchers: {what:?}");
        if strategy == Strategy::Exact {
            assert_eq!((fled, hunted), (end, end), "{what:?}");
        }
    }
}

#[test]
fn no_strategy_beats_a_master() {
    let random = &mut Random::new(2);
    for master in masters() {
        let theory = RefCell::new(Exact::default());
        for start in master.starts(random, SCALE) {
            assert_unbeaten(&master, &start, &|state| master.choose(state), &theory);
        }
    }
}

#[test]
fn no_strategy_beats_the_exact_one() {
    let random = &mut Random::new(3);
    for master in masters() {
        let (theory, others) = (RefCell::new(Exact::default()), RefCell::new(Exact::default()));
        for start in master.starts(random, SCALE) {
            for strategy in [Strategy::Exact, Strategy::Best] {
                let perfect = |state: &State| theory.borrow_mut().choose(strategy, &master.params, state, 3);
                assert_unbeaten(&master, &start, &perfect, &others);
            }
        }
    }
}

/// As the engine plays it, to the score.
#[test]
fn a_match_of_exact_robots_ends_as_computed() {
    let lines = |n: u16| u16::pow(n, 2);
    for (n, k, s, time) in
        [(5, 2, 1, Some(4)), (4, 2, 2, Some(4)), (6, 3, 2, Some(5)), (6, 4, 3, Some(5)), (5, 2, 2, None)]
    {
        let text = format!("0\n{n}\n{k}\n{s}\n{}\nexact\nexact\n", lines(n));
        let replay = common::answer_with(common::game("pursuit"), &text, "catchers=exact fugitive=exact");
        let score = time.map_or((0, lines(n)), |time| (lines(n) - time, time));
        assert_eq!(replay.lines().last(), Some(&*format!("{} : {}", score.0, score.1)), "{replay}");
    }
}

#[test]
fn what_is_known_from_elsewhere_is_played() {
    let master = &masters()[0];
    let (solution, table) = solved(master.theory.chase);
    let other = vec![0; solution.placements[0].len()];
    assert_ne!(solution.placements[0], other);
    let known = Known { solution: Solution { placements: vec![other.clone()], ..solution }, table };
    let chosen = Exact::of(known).choose(Strategy::Exact, &master.params, &State::new(), 1);
    assert_eq!(chosen, master.pairs(&other));
}

#[test]
fn advice_is_that_of_the_naive_theory() {
    let random = &mut Random::new(4);
    for master in masters() {
        let (solution, table) = solved(master.theory.chase);
        for start in master.starts(random, 6 * SCALE) {
            let state = State { turn: start.turn * (1 + random.below(9) as u16), ..start };
            let advice = advise(&table, &solution, &master.params, &state);
            let what = (master.theory.chase, &state);
            let end = master.end(&state);
            let begun = u16::from(state.side_to_move == Side::Catchers && state.fugitive.is_some());
            assert_eq!((advice.capture, advice.value), (end, end.map(|end| end - state.turn + begun)), "{what:?}");
            if state.catchers.is_empty() {
                assert_placing(&master, &advice);
            } else {
                let turns = |cell| master.theory.turns(&places(&state.catchers), cell);
                let expected: Vec<u8> = (0..master.params.field.cells()).map(turns).collect();
                assert_eq!(advice.turns, expected, "{what:?}");
                assert_best(&master, &state, &advice);
            }
        }
    }
}

/// Best placements, and none where none forces a capture.
fn assert_placing(master: &Master, advice: &PursuitTheory) {
    let best = master.theory.best_placements();
    let moves: BTreeSet<_> = best.iter().map(|set| Move::Pairs(master.pairs(&cells(set))).to_string()).collect();
    let described: BTreeSet<_> = advice.best.iter().cloned().collect();
    assert!(described.is_subset(&moves) && described.is_empty() == moves.is_empty(), "{:?}", master.theory.chase);
    assert_eq!((described.len(), advice.best.len()), (advice.total.min(64) as usize, described.len()));
    assert!(advice.turns.is_empty() && advice.catchers.is_empty() && advice.fugitive.is_empty());
}

fn assert_best(master: &Master, state: &State, advice: &PursuitTheory) {
    let best = master.best(state);
    let moves: BTreeSet<_> = best.iter().map(|pairs| Move::Pairs(pairs.clone()).to_string()).collect();
    let described: BTreeSet<_> = advice.best.iter().cloned().collect();
    let what = (master.theory.chase, state);
    assert!(described.is_subset(&moves), "{what:?}");
    assert_eq!((advice.total as usize, described.len()), (moves.len(), moves.len().min(64)), "{what:?}");
    let ends = |nth: usize| -> BTreeSet<Cell> { best.iter().map(|pairs| master.led(state, pairs)[nth]).collect() };
    let set = |cells: &Vec<Cell>| -> BTreeSet<Cell> { cells.iter().copied().collect() };
    match state.side_to_move {
        Side::Catchers => {
            let led: Vec<_> = (0..state.catchers.len()).map(ends).collect();
            assert_eq!(advice.catchers.iter().map(set).collect::<Vec<_>>(), led, "{what:?}");
        }
        Side::Fugitive => assert_eq!(set(&advice.fugitive), ends(0), "{what:?}"),
    }
}
