//! Pursuit's exact theory: laws that every theory of it obeys, also where no naive solver reaches.

use crate::theory::{Threads, any, anywhere, cells, positions, problem, run, solved};
use boardlab_core::games::pursuit::exact::{
    Executor, Goal, LONGEST_SIDE, MOST_CATCHERS, Method, Problem, Progress, Refusal, Sequential, Solution, Solver,
    Tablebase,
};
use boardlab_core::games::pursuit::{Field, Map, NEVER};
use boardlab_tests::SCALE;
use boardlab_tests::oracle::pursuit_theory::Chase;
use boardlab_tests::random::Random;

/// Placements that are looked at in each table.
const LOOKS: usize = 64;

/// The turns of one row, from those that the words lead to.
fn from_moves(chase: &Chase, table: &Tablebase, set: &[usize]) -> Map {
    let mut best = vec![NEVER; chase.n * chase.n];
    for moved in chase.moved(set) {
        let turns = table.depth_to_capture(&cells(&moved));
        let slowest = |from| chase.ways(&moved, from).iter().map(|&to| turns[to]).max().unwrap();
        let last = |from| if moved.contains(&from) { 0 } else { slowest(from) };
        (0..best.len()).for_each(|from| best[from] = best[from].min(last(from)));
    }
    let turns = |from| if set.contains(&from) { 0 } else { best[from].saturating_add(1) };
    (0..best.len()).map(turns).collect()
}

/// Only one table says of every position what follows from those that its words lead to: a caught fugitive has 0 turns
/// left, finite numbers fall with every turn of a well played chase, and who escapes for ever can stay so.
#[test]
fn every_value_follows_from_those_after_its_moves() {
    let random = &mut Random::new(1);
    for _ in 0..50 * SCALE {
        let chase = any(random);
        let (_, table) = solved(chase);
        for _ in 0..(LOOKS >> (chase.n / 4 + 2 * chase.k - 2)).max(1) {
            let set = anywhere(random, &chase);
            assert_eq!(table.depth_to_capture(&cells(&set)), from_moves(&chase, &table, &set), "{chase:?} {set:?}");
        }
    }
}

/// Sides whose cells fill a word, or a few, to the last bit, and those that go one beyond.
#[test]
fn large_fields_follow_too() {
    let random = &mut Random::new(9);
    for n in [8, 9, 11, 12, 13, 14, 16, 17, 25, 26, 32] {
        for (torus, blocked) in [(false, false), (false, true), (true, false), (true, true)] {
            let s = random.within(1..=4);
            let chase = Chase { torus, n, k: if torus || n <= 17 { 2 } else { 1 }, s, blocked };
            let (_, table) = solved(chase);
            for _ in 0..2 {
                let set = anywhere(random, &chase);
                assert_eq!(table.depth_to_capture(&cells(&set)), from_moves(&chase, &table, &set), "{chase:?} {set:?}");
            }
        }
    }
}

#[test]
fn symmetric_positions_have_the_same_value() {
    let random = &mut Random::new(2);
    for _ in 0..6 * SCALE {
        let chase = any(random);
        let (_, table) = solved(chase);
        for _ in 0..LOOKS {
            let set = anywhere(random, &chase);
            let symmetries = chase.symmetries();
            let image = random.pick(&symmetries);
            let moved: Vec<usize> = set.iter().rev().map(|&cell| image[cell]).collect();
            let (here, there) = (table.depth_to_capture(&cells(&set)), table.depth_to_capture(&cells(&moved)));
            assert!((0..here.len()).all(|cell| here[cell] == there[image[cell]]), "{chase:?} {set:?} {moved:?}");
        }
    }
}

/// One chase never takes the catchers longer than the other, from wherever both can begin.
fn assert_no_slower(random: &mut Random, fast: Chase, slow: Chase) {
    let (quick, late) = (solved(fast), solved(slow));
    let time = |of: &Solution| of.capture_time.unwrap_or(u16::MAX);
    assert!(time(&quick.0) <= time(&late.0), "{fast:?} {slow:?}");
    for _ in 0..LOOKS {
        let set = anywhere(random, &fast);
        let (few, many) = (late.1.depth_to_capture(&cells(&set[..slow.k])), quick.1.depth_to_capture(&cells(&set)));
        assert!(many.iter().zip(&few).all(|(many, few)| many <= few), "{fast:?} {slow:?} {set:?}");
    }
}

#[test]
fn a_step_more_never_helps_the_catchers() {
    let random = &mut Random::new(3);
    for _ in 0..20 * SCALE {
        let fast = any(random);
        assert_no_slower(random, fast, Chase { s: (fast.s + 1).min(2 * fast.n), ..fast });
    }
}

#[test]
fn a_catcher_more_never_hurts() {
    let random = &mut Random::new(4);
    for _ in 0..20 * SCALE {
        let fast = any(random);
        assert_no_slower(random, fast, Chase { k: fast.k.max(2) - 1, ..fast });
    }
}

#[test]
fn catchers_in_the_way_never_hurt() {
    let random = &mut Random::new(5);
    for _ in 0..20 * SCALE {
        let fast = Chase { blocked: true, ..any(random) };
        let slow = Chase { blocked: false, ..fast };
        assert_no_slower(random, fast, slow);
        if fast.s == 1 {
            assert_no_slower(random, slow, fast);
        }
    }
}

/// Farther than across the field nobody goes.
#[test]
fn steps_beyond_the_diameter_change_nothing() {
    let random = &mut Random::new(6);
    for _ in 0..6 * SCALE {
        let some = Chase { blocked: false, ..any(random) };
        let across = Chase { s: if some.torus { some.n / 2 * 2 } else { 2 * some.n - 2 }, ..some };
        let everywhere = Chase { s: 2 * some.n, ..some };
        assert_no_slower(random, everywhere, across);
        assert_no_slower(random, across, everywhere);
    }
}

fn progress(chase: Chase, goal: Goal, crew: &dyn Executor) -> (Vec<Progress>, Solver) {
    let mut solver = Solver::new(problem(chase), goal, u64::MAX).unwrap();
    let mut all = Vec::new();
    while let Some(progress) = solver.turn(crew) {
        all.push(progress);
    }
    (all, solver)
}

#[test]
fn many_hands_find_what_one_finds() {
    let random = &mut Random::new(7);
    for nth in 0..6 * SCALE {
        let chase = any(random);
        let crew = Threads(1 + nth % 4);
        for goal in [Goal::Value, Goal::Tablebase] {
            let ((alone, one), (shared, many)) = (progress(chase, goal, &Sequential), progress(chase, goal, &crew));
            assert_eq!((alone, one.solution()), (shared, many.solution()), "{chase:?} {goal:?}");
            if goal == Goal::Tablebase {
                let (one, many) = (one.table().unwrap(), many.table().unwrap());
                let sets: Vec<_> = (0..LOOKS).map(|_| cells(&anywhere(random, &chase))).collect();
                assert!(sets.iter().all(|set| one.depth_to_capture(set) == many.depth_to_capture(set)), "{chase:?}");
            }
        }
    }
}

/// Few placements or all: with several hands, too.
#[test]
fn every_method_finds_the_same() {
    let random = &mut Random::new(11);
    let mut ended = [0; 2];
    for nth in 0..30 * SCALE {
        let chase = any(random);
        // Where much is lost all placements are the quicker way.
        if positions(&chase) > 50_000 {
            continue;
        }
        // The first turn loses the same cells. Later ones are counted of one of each set of symmetric placements.
        let found = |method, crew: &dyn Executor| {
            let mut solver = Solver::with(method, problem(chase), Goal::Value, u64::MAX).unwrap();
            let first = solver.turn(crew).map(|progress| progress.lost);
            while solver.turn(crew).is_some() {}
            (first, solver.solution())
        };
        let dense = found(Method::Dense, &Sequential);
        assert_eq!(found(Method::Sparse, &Sequential), dense, "{chase:?}");
        assert_eq!(found(Method::Sparse, &Threads(2 + nth % 3)), dense, "{chase:?}");
        assert_eq!(found(Method::Best, &Sequential), dense, "{chase:?}");
        ended[usize::from(dense.1.capture_time.is_some())] += 1;
    }
    assert!(ended.iter().all(|&count| count > 20), "escapes and captures: {ended:?}");
}

#[test]
fn the_capture_time_is_the_turn_that_wins_a_placement() {
    let random = &mut Random::new(8);
    let mut ended = [0; 2];
    for _ in 0..20 * SCALE {
        let chase = any(random);
        let (turns, solver) = progress(chase, Goal::Tablebase, &Sequential);
        let solution = solver.solution();
        let value = run(chase, Goal::Value, &Sequential).solution();
        assert_eq!((value.capture_time, &value.placements), (solution.capture_time, &solution.placements), "{chase:?}");
        assert!(turns.iter().zip(1..).all(|(progress, turn)| progress.turn == turn), "{turns:?}");
        assert!(turns.iter().rev().skip(1).all(|progress| progress.lost > 0), "{turns:?}");
        let first = turns.iter().find(|progress| progress.won > 0).map(|progress| progress.turn);
        assert_eq!(first, solution.capture_time, "{chase:?} {turns:?}");
        assert_eq!(solution.placements.is_empty(), first.is_none(), "{chase:?}");
        ended[usize::from(first.is_some())] += 1;
    }
    assert!(ended.iter().all(|&count| count > 5), "escapes and captures: {ended:?}");
}

#[test]
fn the_cost_of_a_problem_is_known_before() {
    let random = &mut Random::new(10);
    for _ in 0..10 * SCALE {
        let chase = any(random);
        for goal in [Goal::Value, Goal::Tablebase] {
            let cost = problem(chase).cost(goal).unwrap();
            assert_eq!(u128::from(cost.states), positions(&chase), "{chase:?}");
            let cells = (chase.n * chase.n) as u64;
            let all = cost.states / (chase.n * chase.n) as u64;
            let symmetries = if chase.torus { 8 * cells } else { 8 };
            assert!((all.div_ceil(symmetries)..=all).contains(&cost.kept), "{chase:?} {cost:?}");
            assert!(
                cost.bytes >= cost.kept * if goal == Goal::Tablebase { cells } else { cells.div_ceil(8) },
                "{cost:?}"
            );
            assert!(Solver::new(problem(chase), goal, cost.bytes).is_ok());
            let most = cost.bytes - 1;
            let refused = Solver::new(problem(chase), goal, most).err();
            assert_eq!(refused, Some(Refusal::Memory { bytes: cost.bytes, most }), "{chase:?} {goal:?}");
        }
    }
}

#[test]
fn escapes_are_found_where_the_tables_do_not_fit() {
    let problem = |torus, n, catchers, steps| Problem { field: Field { torus, n }, catchers, steps, blocked: false };
    let few = |problem: Problem, most: u64| {
        let refusal = Refusal::Memory { bytes: problem.cost(Goal::Value).unwrap().bytes, most };
        assert_eq!(Solver::new(problem, Goal::Value, most).err(), Some(refusal), "{problem:?}");
        let mut solver = Solver::with(Method::Sparse, problem, Goal::Value, most)?;
        while solver.turn(&Sequential).is_some() {}
        Ok::<_, Refusal>((solver.is_outgrown(), solver.solution().capture_time))
    };
    assert_eq!(few(problem(true, 9, 6, 3), 1 << 28), Ok((false, None)));
    assert_eq!(few(problem(false, 10, 5, 3), 1 << 28), Ok((true, None)), "soon there is too much to tell");
    assert!(few(problem(false, 12, 5, 2), 1 << 28).is_err(), "as there is at once");
    assert!(few(problem(true, 9, 6, 3), 1 << 20).is_err(), "less than any work takes");
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let problem = |n, catchers| Problem { field: Field { torus: true, n }, catchers, steps: 1, blocked: false };
    let refused = |problem: Problem| Solver::new(problem, Goal::Value, 1 << 40).err();
    assert_eq!(refused(problem(5, 0)), Some(Refusal::Catchers));
    assert_eq!(refused(problem(5, MOST_CATCHERS + 1)), Some(Refusal::Catchers));
    assert_eq!(refused(problem(LONGEST_SIDE + 1, 1)), Some(Refusal::Side));
    assert!(matches!(refused(problem(LONGEST_SIDE, MOST_CATCHERS)), Some(Refusal::Memory { .. })));
}
