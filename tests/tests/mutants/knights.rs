//! Hyper Knights with one reading wrong at a time.

use boardlab_core::games::knights::Knights;
pub(crate) use boardlab_core::games::knights::mistakes::Mistake as Mutation;

/// Each wrong reading, and the golden file whose output it changes.
pub(crate) const CAUGHT_BY: &[(Mutation, &str)] = &[
    (Mutation::BoardEndsAt499, "unbounded-board"),
    (Mutation::BoardEndsAt499, "unbounded-board-in-sums"),
    (Mutation::LastMoverLoses, "last-mover-wins"),
    (Mutation::BobMovesFirst, "last-mover-wins"),
    (Mutation::AnyMovableKnightWins, "nim-sum"),
    (Mutation::SumForXor, "xor-not-sum"),
    (Mutation::OddNumberOfWins, "xor-not-parity"),
    (Mutation::SharedCellHoldsOne, "knights-share-a-cell"),
    (Mutation::ChessKnight, "six-moves"),
    (Mutation::CaseWithHash, "sample"),
];

/// The output under a wrong reading, or under the right one for `None`.
pub(crate) fn answer(input: &str, mutation: Option<Mutation>) -> String {
    super::answer::<Knights>(input, (), mutation.map(|mutation| mutation as usize))
}
