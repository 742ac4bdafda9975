//! Pursuit: what the strategies are known to reach, against every built-in fugitive and, on small fields, every
//! fugitive.

use std::collections::HashMap;

use boardlab_core::games::pursuit::{Cell, End, Field, MatchParams, Side, State, Strategy, dominating_set};

fn params(torus: bool, n: u8, catchers: u16, steps: u8) -> MatchParams {
    MatchParams { field: Field { torus, n }, catchers, steps, turns: u16::MAX, blocked: false }
}

/// The turn of the capture; none if there is none in so many turns.
fn caught(params: &MatchParams, players: [Strategy; 2], most: u16) -> Option<u16> {
    let mut state = State::new();
    while state.end.is_none() && state.turn <= most {
        let pairs = players[state.side_to_move as usize].choose(params, &state, 7);
        params.apply(&mut state, &pairs).expect("a strategy plays by the rules");
    }
    state.end.map(|_| state.turn)
}

/// Every fugitive against catchers that depend on the position alone.
struct Everyone {
    params: MatchParams,
    catchers: Strategy,
    /// The turns to the capture; none while it is being found, so that a position that comes back is an escape.
    known: HashMap<(Vec<Cell>, Cell), Option<u16>>,
}

impl Everyone {
    /// The turn in which the last fugitive is caught; none if one gets away.
    fn last(params: MatchParams, catchers: Strategy) -> Option<u16> {
        let mut start = State::new();
        let pairs = catchers.choose(&params, &start, 0);
        params.apply(&mut start, &pairs).unwrap();
        let mut everyone = Everyone { params, catchers, known: HashMap::new() };
        everyone.slowest(&start)
    }

    /// The same from the fugitive's move on: turns that are still to come.
    fn slowest(&mut self, state: &State) -> Option<u16> {
        let reach = self.params.reach(state);
        let mut slowest = Some(0);
        for cell in (0..self.params.field.cells()).filter(|&cell| reach[cell]) {
            let mut after = state.clone();
            let pairs = self.params.move_to(state, cell as Cell);
            self.params.apply(&mut after, &pairs).unwrap();
            if after.end != Some(End::Caught) {
                slowest = slowest.max(Some(1 + self.turns(&after)?));
            }
        }
        slowest
    }

    fn turns(&mut self, state: &State) -> Option<u16> {
        let key = (state.catchers.clone(), state.fugitive.unwrap());
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        self.known.insert(key.clone(), None);
        let mut after = State { turn: 1, ..state.clone() };
        let pairs = self.catchers.choose(&self.params, &after, 0);
        self.params.apply(&mut after, &pairs).unwrap();
        let turns = if after.end.is_some() { Some(0) } else { self.slowest(&after) };
        self.known.insert(key, turns);
        turns
    }
}

#[test]
fn two_catchers_take_one_turn_less_than_the_side_on_a_square() {
    for n in [3, 4, 5, 6, 9, 10, 15, 24] {
        for fugitive in Strategy::ALL {
            let turn = caught(&params(false, n, 2, 1), [Strategy::Best, fugitive], 1000).unwrap_or(u16::MAX);
            assert!(turn < u16::from(n), "side {n}: {fugitive} is caught in turn {turn}");
        }
    }
}

#[test]
fn nobody_escapes_three_catchers_on_a_torus() {
    for n in 3..=12 {
        for fugitive in Strategy::ALL {
            let turn = caught(&params(true, n, 3, 1), [Strategy::Shadow, fugitive], 5 * u16::from(n));
            assert!(turn.is_some(), "side {n}: {fugitive}");
        }
    }
    for n in 3..=5 {
        assert!(Everyone::last(params(true, n, 3, 1), Strategy::Shadow).is_some(), "side {n}");
    }
}

#[test]
fn nobody_escapes_two_catchers_on_a_small_square() {
    for n in 3..=6 {
        assert_eq!(Everyone::last(params(false, n, 2, 1), Strategy::Best), Some(u16::from(n) - 1), "side {n}");
    }
}

#[test]
fn dominating_sets_dominate_and_are_small() {
    // The known least numbers for the sides 3 to 10.
    let known = [(false, [3, 4, 7, 10, 12, 16, 20, 24]), (true, [3, 4, 5, 8, 12, 16, 18, 20])];
    for (torus, least) in known {
        for (n, least) in (3..).zip(least) {
            let field = Field { torus, n };
            let set = dominating_set(field);
            assert!(field.nearest(&set).iter().all(|&far| far <= 1), "{field:?}");
            assert!((least..=least + 1).contains(&set.len()), "{field:?}: {} for {least}", set.len());
        }
    }
}

#[test]
fn enough_catchers_catch_in_turn_one() {
    for (torus, n, k) in [(false, 10, 25), (true, 10, 21), (false, 6, 11), (false, 33, 260)] {
        for fugitive in [Strategy::Random, Strategy::Chase, Strategy::Far] {
            let turn = caught(&params(torus, n, k, 2 * n), [Strategy::Best, fugitive], 5);
            assert!(turn.is_some_and(|turn| turn <= 1), "side {n}: {turn:?}");
        }
    }
}

/// What a beginner's first robot does.
#[test]
fn a_fugitive_that_stands_still_is_caught_everywhere() {
    for (torus, n, k, s) in [(true, 9, 3, 2), (true, 9, 2, 2), (false, 9, 1, 1), (false, 9, 1, 3), (false, 12, 2, 4)] {
        for catchers in [Strategy::Chase, Strategy::Area, Strategy::Best] {
            let params = params(torus, n, k, s);
            let most = 6 * u16::from(n);
            for place in (0..params.field.cells()).step_by(7) {
                let turn = still(&params, catchers, place as Cell, most);
                assert!(turn.is_some(), "{catchers} on {:?}, {k} against {s} steps, at {place}", params.field);
            }
        }
    }
}

fn still(params: &MatchParams, catchers: Strategy, place: Cell, most: u16) -> Option<u16> {
    let mut state = State::new();
    while state.end.is_none() && state.turn <= most {
        let pairs = match state.side_to_move {
            Side::Catchers => catchers.choose(params, &state, 7),
            Side::Fugitive => params.move_to(&state, place),
        };
        params.apply(&mut state, &pairs).expect("a strategy plays by the rules");
    }
    state.end.map(|_| state.turn)
}
