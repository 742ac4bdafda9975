//! Pursuit's exact theory: against a naive solver, and against what is known.

use std::collections::BTreeSet;

use crate::theory::{cells, chases, positions, problem, run, solved};
use boardlab_core::games::pursuit::Cell;
use boardlab_core::games::pursuit::exact::{Goal, Sequential};
use boardlab_tests::oracle::pursuit_theory::{Chase, Theory, sorted};

/// Positions of the largest chase that the naive solver is asked about.
const NAIVE: u128 = 140_000;
/// Bytes that the core's may take: more than the largest of the chases below takes that it can take at all.
const MOST: u64 = 250 << 20;

/// All that are symmetric to some placements, of which no two are.
fn images(chase: &Chase, sets: &[Vec<Cell>]) -> BTreeSet<Vec<usize>> {
    let image = |to: &[usize], set: &[usize]| sorted(&set.iter().map(|&cell| to[cell]).collect::<Vec<_>>());
    let mut all = BTreeSet::new();
    for set in sets {
        let set: Vec<usize> = set.iter().map(|&cell| cell.into()).collect();
        assert!(set.is_sorted() && !all.contains(&set), "{chase:?} {sets:?}");
        all.extend(chase.symmetries().iter().map(|to| image(to, &set)));
    }
    all
}

#[test]
fn every_position_of_small_fields_is_valued_as_by_a_naive_solver() {
    for chase in chases(3..=5, 3).into_iter().chain(chases(3..=3, 4)) {
        let naive = Theory::of(chase);
        let (solution, table) = solved(chase);
        assert_eq!(solution.capture_time, naive.capture_time(), "{chase:?}");
        assert_eq!(images(&chase, &solution.placements), naive.best_placements(), "{chase:?}");
        for set in &naive.placements {
            assert_eq!(table.depth_to_capture(&cells(set)), naive.turns_by_cell(set), "{chase:?} {set:?}");
        }
    }
}

/// The capture time, of whoever reaches so far: the naive solver, and the core's with either goal.
fn assert_time(chase: Chase, expected: Option<usize>) {
    let expected = expected.map(|time| time as u16);
    if positions(&chase) <= NAIVE && chase.k <= 3 {
        assert_eq!(Theory::of(chase).capture_time(), expected, "naive: {chase:?}");
    }
    if problem(chase).cost(Goal::Value).is_ok_and(|cost| cost.bytes <= MOST) {
        assert_eq!(run(chase, Goal::Value, &Sequential).solution().capture_time, expected, "{chase:?}");
    }
}

/// Floor of 3N/4 turns for nine sides, and then no more.
#[test]
fn a_pattern_of_the_torus_breaks() {
    let time =
        |n| run(Chase { torus: true, n, k: 3, s: 1, blocked: false }, Goal::Value, &Sequential).solution().capture_time;
    for n in [16, 17, 18, 19, 24] {
        assert_eq!(time(n), Some(3 * n as u16 / 4), "side {n}");
    }
    assert_eq!((time(15), time(25)), (Some(10), Some(19)));
}

/// One catcher less lets the fugitive escape, so many take so many turns.
fn assert_least(chase: Chase, time: usize) {
    assert_time(chase, Some(time));
    if chase.k > 1 {
        assert_time(Chase { k: chase.k - 1, ..chase }, None);
    }
}

/// Sides from 3, each with its least number of catchers and their time.
fn assert_leasts(torus: bool, blocked: bool, steps: impl Fn(usize) -> usize, leasts: &[(usize, usize)]) {
    for (n, &(k, time)) in (3..).zip(leasts) {
        assert_least(Chase { torus, n, k, s: steps(n), blocked }, time);
    }
}

/// Mehrabian (2011): the capture time of grids.
#[test]
fn two_catchers_of_a_square_take_a_turn_less_than_its_side() {
    for n in 3..=9 {
        assert_least(Chase { torus: false, n, k: 2, s: 1, blocked: false }, n - 1);
    }
}

#[test]
fn a_torus_takes_three() {
    assert_least(Chase { torus: true, n: 3, k: 2, s: 1, blocked: false }, 2);
    for (n, time) in (4..).zip([2, 3, 4, 5, 5, 6, 7, 8, 8, 9]) {
        assert_least(Chase { torus: true, n, k: 3, s: 1, blocked: false }, time);
    }
}

#[test]
fn squares_need_more_against_two_steps_and_three() {
    assert_leasts(false, false, |_| 2, &[(2, 2), (2, 4), (3, 3), (3, 5)]);
    assert_leasts(false, false, |_| 3, &[(3, 1), (3, 4), (4, 3), (4, 5)]);
    assert_leasts(false, true, |_| 3, &[(2, 2), (3, 3), (3, 5), (4, 4)]);
}

/// The domination numbers of grids and tori: nobody who may go anywhere is caught but at once.
#[test]
fn who_may_go_anywhere_is_caught_by_a_dominating_set_alone() {
    let least = |catchers: &[usize]| -> Vec<(usize, usize)> { catchers.iter().map(|&k| (k, 1)).collect() };
    for steps in [|n| 2 * n - 2, |n| 2 * n] {
        assert_leasts(false, false, steps, &least(&[3, 4, 7, 10]));
    }
    for steps in [|n| n / 2 * 2, |n| 2 * n] {
        assert_leasts(true, false, steps, &least(&[3, 4, 5, 8]));
    }
}

#[test]
fn who_may_go_anywhere_but_through_catchers_is_walled_in() {
    assert_leasts(false, true, |n| 2 * n, &[(2, 2), (4, 1), (4, 4), (6, 3)]);
}
