//! Counts the states that are lost in the first turn without a visit to every placement.

use alloc::vec::Vec;

use crate::games::pursuit::exact::cost::Kept;
use crate::games::pursuit::exact::index::ids::SliceId;
use crate::games::pursuit::exact::index::place::Place;
use crate::games::pursuit::exact::problem::Problem;

/// Numbers of placements: the sum with index `a` counts those whose others avoid `a` places.
type Sums = [u64; 6];

/// The number of states that are lost in the first turn. These are the cells that a catcher reaches, for every
/// placement that is kept.
pub(crate) fn reached(problem: &Problem) -> u64 {
    let kept = Kept::new(problem);
    kept.order.slices.ids().map(|slice| reached_of(&kept, slice)).fold(0, u64::saturating_add)
}

fn reached_of(kept: &Kept, slice: SliceId) -> u64 {
    let sums = sums(kept, slice);
    let own = kept.order.slices[slice].place;
    let all = kept.placements_of(slice);
    let states = |near: &Vec<Place>| {
        let sure = near.contains(&own) || kept.order.anchored && near.contains(&Place::FIRST);
        if sure || kept.others == 0 { u64::from(sure) * all } else { all - avoiding(&sums, near) }
    };
    kept.order.neighbours.iter().map(states).fold(0, u64::saturating_add)
}

/// Placements whose others avoid a few places, ascending.
fn avoiding(sums: &[Sums], few: &[Place]) -> u64 {
    let end = sums.len() - 1;
    let few = few.iter().map(|place| place.index()).take_while(|&place| place < end);
    let mut start = 0;
    few.chain([end]).enumerate().fold(0, |all, (avoided, place)| {
        let some = sums[place][avoided] - sums[start][avoided];
        start = place + 1;
        u64::saturating_add(all, some)
    })
}

/// For every place: the placements of a slice whose last other stands before it. The sum with index `a` counts those in
/// which that catcher and the others avoid `a` places before its own.
fn sums(kept: &Kept, slice: SliceId) -> Vec<Sums> {
    let mut sums: Vec<Sums> = Vec::from([[0; 6]]);
    for place in Place::below(kept.order.slices[slice].bound()) {
        let is_end = kept.order.ends[slice][place];
        let less = |avoided| kept.count(place.bound().saturating_sub(avoided), kept.others.saturating_sub(1));
        let more = |avoided| if is_end { less(avoided) } else { 0 };
        sums.push(core::array::from_fn(|avoided| sums[place.index()][avoided].saturating_add(more(avoided))));
    }
    sums
}
