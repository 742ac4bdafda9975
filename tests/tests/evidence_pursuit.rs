//! What the core says of a position of Pursuit, against slow searches step by step.

use std::collections::{BTreeMap, BTreeSet};

use crate::common;
use boardlab_core::DynSession;
use boardlab_core::games::pursuit::{Criterion, PursuitBoard, PursuitCellInfo, PursuitExplanation};
use boardlab_core::view::{Board, CellInfo, Explanation};
use boardlab_tests::SCALE;
use boardlab_tests::oracle::pursuit::{End, Place, Round};
use boardlab_tests::random::{self, Random};
use wasm_bindgen_test::wasm_bindgen_test;

/// Rounds on small fields, opened from the file that a robot is given.
fn rounds() -> impl Iterator<Item = (Round, Box<dyn DynSession>)> {
    let mut random = Random::new(17);
    let rounds = (0..60 * SCALE).map(move |nth| {
        let round = random::pursuit::round(&mut random);
        Round { blocked: nth.is_multiple_of(2), ..round }
    });
    rounds.filter(|round| round.n <= 9).map(|round| {
        let game = common::game("pursuit");
        let text = round.file();
        let options = if round.blocked { "reading=blocked catchers=chase" } else { "fugitive=far" };
        let player = common::open_with(game, &text, options);
        (round, player)
    })
}

fn places(round: &Round) -> impl Iterator<Item = Place> + use<> {
    let n = round.n;
    (0..n).flat_map(move |y| (0..n).map(move |x| (x, y)))
}

fn cell(round: &Round, (x, y): Place) -> u16 {
    (y * round.n + x) as u16
}

/// Where single steps lead, staying among them.
fn around(round: &Round, (x, y): Place) -> Vec<Place> {
    let mut places = Vec::new();
    for (dx, dy) in [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)] {
        let to = (x + dx, y + dy);
        let wrapped = (to.0.rem_euclid(round.n), to.1.rem_euclid(round.n));
        if round.torus || wrapped == to {
            places.push(wrapped);
        }
    }
    places
}

/// The fewest steps from any of some places to every cell.
fn steps(round: &Round, from: &[Place]) -> BTreeMap<Place, i32> {
    let mut steps: BTreeMap<Place, i32> = from.iter().map(|&place| (place, 0)).collect();
    for far in 1..=2 * round.n {
        let rim: Vec<Place> = steps.keys().copied().collect();
        for to in rim.into_iter().flat_map(|place| around(round, place)) {
            steps.entry(to).or_insert(far);
        }
    }
    steps
}

/// Where the fugitive's next move may end: one step after the other.
fn ends(round: &Round) -> BTreeSet<Place> {
    let Some(fugitive) = round.fugitive else { return places(round).collect() };
    let mut here = BTreeSet::from([fugitive]);
    let mut stopped = BTreeSet::new();
    for _ in 0..round.s {
        let next: BTreeSet<Place> = here.iter().flat_map(|&place| around(round, place)).collect();
        let (into, past) = next.into_iter().partition(|place| round.blocked && round.catchers.contains(place));
        stopped.extend::<BTreeSet<Place>>(into);
        here = past;
    }
    here.into_iter().chain(stopped).collect()
}

/// The cells that the fugitive reaches before any catcher; who is due moves first, and at once counts as before for a
/// fugitive that is.
fn territory(round: &Round) -> BTreeSet<Place> {
    let Some(fugitive) = round.fugitive else { return BTreeSet::new() };
    let (own, near) = (steps(round, &[fugitive]), steps(round, &round.catchers));
    let turns = |place: &Place| (own[place] + round.s as i32 - 1) / round.s as i32;
    let first = |place: &Place| match round.role {
        0 => turns(place) < near[place],
        _ => turns(place) <= near[place],
    };
    places(round).filter(first).collect()
}

fn board(player: &mut dyn DynSession) -> PursuitBoard {
    let Board::Pursuit(board) = player.frame(0).board else { panic!("a board of another game") };
    board
}

fn why(player: &mut dyn DynSession) -> PursuitExplanation {
    let Some(Explanation::Pursuit(why)) = player.explain(0) else { panic!("no evidence") };
    why
}

#[wasm_bindgen_test(unsupported = test)]
fn reach_is_where_moves_end() {
    for (round, mut player) in rounds() {
        let board = board(&mut *player);
        let (ends, near) = (ends(&round), steps(&round, &round.catchers));
        let letter = |place: Place| match near.get(&place) {
            _ if !ends.contains(&place) => '.',
            Some(0 | 1) => 'x',
            _ => 'o',
        };
        assert_eq!(board.reach, places(&round).map(letter).collect::<String>(), "{round:?}");
        assert_eq!(2 * board.pairs as usize, round.number_count());
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn territory_is_what_is_reached_first() {
    for (round, mut player) in rounds() {
        let why = why(&mut *player);
        let territory = territory(&round);
        let letter = |place| if territory.contains(&place) { 'f' } else { 'c' };
        let expected = round.fugitive.map_or(String::new(), |_| places(&round).map(letter).collect());
        assert_eq!((why.territory, why.won as usize), (expected, territory.len()), "{round:?}");
        player.solve(1);
        assert_eq!(why.chosen, player.transcript(), "{round:?}");
        let strategy = ["chase", "best", "best", "far"][round.role + 2 * usize::from(!round.blocked)];
        assert_eq!((&*why.strategy, why.scripted), (strategy, false));
        assert_eq!(why.criterion.is_some(), round.fugitive.is_some(), "{round:?}");
        let after = round.judge(&why.chosen).unwrap();
        let ends: Vec<Place> = why.leads.iter().map(|&cell| at(&round, cell)).collect();
        if round.role == 0 {
            assert_eq!(ends, after.catchers, "{round:?}");
        } else {
            assert_eq!(ends.last(), after.fugitive.as_ref(), "{round:?}");
        }
    }
}

/// A strategy, and what it says that it decided by, in random rounds.
fn decided(options: &str) -> Vec<(Round, Criterion, Round)> {
    let game = common::game("pursuit");
    let mut decided = Vec::new();
    for (round, _) in rounds().filter(|(round, _)| round.fugitive.is_some()) {
        let text = round.file();
        let mut player = common::open_with(game, &text, options);
        let why = why(&mut *player);
        let after = Round { blocked: false, ..round.clone() }.judge(&why.chosen).unwrap();
        decided.push((round, why.criterion.unwrap(), after));
    }
    decided
}

/// The distances of the fugitive from the catchers, the nearest first.
fn distances(round: &Round, fugitive: Place) -> Vec<i32> {
    let from = steps(round, &[fugitive]);
    let mut far: Vec<i32> = round.catchers.iter().map(|catcher| from[catcher]).collect();
    far.sort_unstable();
    far
}

/// What is said of a move holds for it, and no better move is left out.
#[wasm_bindgen_test(unsupported = test)]
fn moves_are_decided_by_their_criterion() {
    let mut met = BTreeSet::new();
    for options in ["", "area", "chase", "far", "random", "shadow", "exact"] {
        let options = if options.is_empty() { String::new() } else { format!("catchers={options} fugitive={options}") };
        for (round, criterion, after) in decided(&options) {
            met.insert(format!("{criterion:?}"));
            let fugitive = round.fugitive.unwrap();
            let moved = || round.catchers.iter().zip(&after.catchers);
            let from = steps(&round, &[fugitive]);
            let best_end = |worth: fn(&[i32]) -> i32| {
                let free = ends(&Round { blocked: false, ..round.clone() });
                let worths = free.into_iter().filter(|place| !round.catchers.contains(place));
                let most = worths.map(|place| worth(&distances(&round, place))).max();
                most.is_none_or(|most| worth(&distances(&round, after.fugitive.unwrap())) == most)
            };
            let holds = match criterion {
                Criterion::Capture => after.catchers.contains(&fugitive),
                Criterion::Nearer | Criterion::NearerApart => {
                    moved().all(|(was, is)| from[is] == (from[was] - 1).max(0))
                }
                Criterion::FarFromNearest => best_end(|far| far[0]),
                Criterion::FarFromAll => best_end(|far| far.iter().sum()),
                Criterion::Diagonal => round.torus && round.s == 1 && round.catchers.len() >= 3,
                Criterion::Exact | Criterion::Random | Criterion::Area => true,
            };
            assert!(holds, "{criterion:?} {options} {round:?} {after:?}");
        }
    }
    let all = "Area Capture Diagonal Exact FarFromAll FarFromNearest Nearer NearerApart Random";
    assert_eq!(Vec::from_iter(met).join(" "), all);
}

/// Words are the same where they lead to the same round, whichever catcher stands where and whatever the way.
#[wasm_bindgen_test(unsupported = test)]
fn moves_are_equivalent_if_they_lead_to_the_same_round() {
    let random = &mut Random::new(23);
    let after = |round: &Round, mv: &str| {
        let mut next = round.judge(mv).ok()?;
        next.catchers.sort_unstable();
        Some(next)
    };
    let (mut alike, mut others) = (0, 0);
    for (round, mut player) in rounds() {
        let moves: Vec<String> = (0..8).map(|_| random::pursuit::random_move(random, &round)).collect();
        for (one, other) in moves.iter().flat_map(|one| moves.iter().map(move |other| (one, other))) {
            let (first, second) = (after(&round, one), after(&round, other));
            let expected = first.is_some() && first == second;
            assert_eq!(player.equivalent(0, &format!(" {one}"), other), expected, "{one} and {other} of {round:?}");
            alike += i32::from(expected && one != other);
            others += i32::from(!expected);
        }
    }
    assert!(alike > SCALE as i32 && others > 100 * SCALE as i32, "{alike} {others}");
}

/// Each candidate is a move that is legal: the cells won after it, the distance, and every one of them there.
#[wasm_bindgen_test(unsupported = test)]
fn candidates_are_what_single_moves_come_to() {
    let mut weighed = [0; 2];
    for (round, mut player) in rounds() {
        let why = why(&mut *player);
        let mut keys: Vec<(u32, u8)> = Vec::new();
        for candidate in &why.candidates {
            let to = (i32::from(candidate.to) % round.n, i32::from(candidate.to) / round.n);
            let mut after = Round { role: 1 - round.role, ..round.clone() };
            match candidate.catcher {
                Some(nth) => {
                    assert!(around(&round, round.catchers[usize::from(nth)]).contains(&to));
                    after.catchers[usize::from(nth)] = to;
                }
                None => after.fugitive = Some(to),
            }
            let far = steps(&after, &after.catchers)[&after.fugitive.unwrap()];
            let at_once = if round.role == 0 { far == 0 } else { far <= 1 };
            let area = if at_once { 0 } else { territory(&after).len() };
            assert_eq!(
                (candidate.area as usize, i32::from(candidate.distance)),
                (area, far),
                "{candidate:?} {round:?}"
            );
            keys.push((candidate.area, candidate.distance));
            weighed[round.role] += 1;
        }
        let best_first = if round.role == 0 { keys.is_sorted() } else { keys.is_sorted_by(|one, other| one >= other) };
        assert!(best_first, "{keys:?} {round:?}");
        assert_eq!(why.candidates.len().min(MOST_SHOWN), shown(&round), "{round:?}");
    }
    assert!(weighed.into_iter().all(|count| count > 200 * SCALE), "{weighed:?}");
}

/// Candidates beside those of the chosen move.
const MOST_SHOWN: usize = 64;

/// How many candidates there are: steps of the nearest 64 catchers; ends without a catcher, if there are any.
fn shown(round: &Round) -> usize {
    let all = match (round.role, round.turn) {
        (0, 0) => 0,
        (0, _) => round.catchers.iter().map(|&catcher| around(round, catcher).len()).sum(),
        _ => ends(round).iter().filter(|place| !round.catchers.contains(place)).count().max(1),
    };
    all.min(MOST_SHOWN)
}

/// Of many single moves the best are shown; what the board marks as the next move is among them all the same.
#[wasm_bindgen_test(unsupported = test)]
fn every_part_of_the_chosen_move_is_a_candidate() {
    let game = common::game("pursuit");
    let catchers: String = (0..60).map(|nth| format!("{} {}\n", nth % 20, nth / 20)).collect();
    let catcher = String::from("4 4\n");
    for (head, cells, catchers_move) in
        [("0\n1 20\n60 2\n400 3\n19 19\n", catchers, true), ("1\n0 20\n1 14\n400 3\n10 9\n", catcher, false)]
    {
        let text = format!("{head}{cells}");
        for options in ["", "catchers=chase fugitive=chase", "catchers=random fugitive=random"] {
            let mut player = common::open_with(game, &text, options);
            let why = why(&mut *player);
            let has =
                |catcher: Option<u16>, to: u16| why.candidates.iter().any(|one| one.catcher == catcher && one.to == to);
            if catchers_move {
                assert!((0..).zip(&why.leads).all(|(nth, &to)| has(Some(nth), to)), "{options}");
            } else {
                assert!(has(None, *why.leads.last().unwrap()), "{options}");
            }
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_look_leads_to_its_cell() {
    let (mut led, mut none) = (0, 0);
    for (round, mut player) in rounds() {
        let (ends, near) = (ends(&round), steps(&round, &round.catchers));
        for place in places(&round) {
            let Some(CellInfo::Pursuit(look)) = player.cell_info(0, (place.1 as u64, place.0 as u64)) else {
                panic!("nothing")
            };
            assert_eq!(look.catcher.map(i32::from), near.get(&place).copied(), "{place:?} {round:?}");
            let turns = |from| (steps(&round, &[from])[&place] + round.s as i32 - 1) / round.s as i32;
            assert_eq!(look.turns.map(i32::from), round.fugitive.map(turns), "{place:?} {round:?}");
            let there = (0..).zip(&round.catchers).filter(|&(_, &at)| at == place).map(|(nth, _)| nth);
            assert_eq!(look.catchers, there.collect::<Vec<u16>>(), "{place:?} {round:?}");
            let placing = round.role == 0 && round.turn == 0;
            assert_eq!(look.mv.is_some(), placing || round.role == 1 && ends.contains(&place), "{place:?} {round:?}");
            match &look.mv {
                Some(mv) if placing => assert_eq!(mv, &format!("{} {}", place.0, place.1)),
                Some(mv) => leads_there(&round, place, mv, &look),
                None => none += 1,
            }
            steps_lead_on(&round, place, &look);
            led += usize::from(look.mv.is_some());
        }
        assert!(player.cell_info(0, (round.n as u64, 0)).is_none() && player.cell_info(0, (0, u64::MAX)).is_none());
    }
    assert!(led > 100 * SCALE && none > 100 * SCALE);
}

/// A catcher's steps, each with its two numbers; none where there is no catcher, or the catchers are not to move.
fn steps_lead_on(round: &Round, place: Place, look: &PursuitCellInfo) {
    let due = round.role == 0 && round.catchers.contains(&place);
    let described: BTreeMap<Place, &str> =
        look.steps.iter().map(|step| (at(round, step.to), step.numbers.as_str())).collect();
    let all: BTreeSet<Place> = if due { around(round, place).into_iter().collect() } else { BTreeSet::new() };
    assert_eq!(described.keys().copied().collect::<BTreeSet<Place>>(), all, "{place:?} {round:?}");
    for (to, mv) in described {
        let others = round.catchers.iter().skip(1).map(|_| " 0 0").collect::<String>();
        let first = Round { catchers: [&[place], &round.catchers[1..]].concat(), ..round.clone() };
        let after = first.judge(&format!("{mv}{others}")).unwrap();
        assert_eq!(after.catchers[0], to, "{mv} {round:?}");
    }
}

fn at(round: &Round, cell: u16) -> Place {
    (i32::from(cell) % round.n, i32::from(cell) / round.n)
}

fn leads_there(round: &Round, place: Place, mv: &str, look: &PursuitCellInfo) {
    let after = round.judge(mv).unwrap();
    assert_eq!(after.fugitive, Some(place), "{mv} {round:?}");
    assert_eq!(after.end == Some(End::Caught), round.catchers.contains(&place), "{mv} {round:?}");
    match round.fugitive {
        None => assert!(look.way.is_empty()),
        Some(from) => {
            assert_eq!(look.way.last().copied(), Some(cell(round, place)), "{mv} {round:?}");
            let way: Vec<Place> =
                look.way.iter().map(|&at| (i32::from(at) % round.n, i32::from(at) / round.n)).collect();
            let linked =
                way.iter().scan(from, |here, &next| Some(around(round, std::mem::replace(here, next)).contains(&next)));
            assert!(linked.into_iter().all(|linked| linked), "{way:?} {round:?}");
        }
    }
}
