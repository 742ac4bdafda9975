use alloc::sync::Arc;
use alloc::vec::Vec;

use super::net::Net;
use super::weights::Weights;
use crate::games::solitaire::piece::Alphabet;

/// What is kept from one decision for the next: the prepared network, and the plan if nothing is hidden. A new one is
/// equivalent, but takes some 50 microseconds.
///
/// ```
/// # use boardlab_core::{Game, games::solitaire::{Alphabet, Case, Solitaire, position}};
/// # let case = Case::of_seed(7, Alphabet::ALL, 100);
/// # let position = position(&case, &Solitaire::start(&case));
/// use boardlab_core::games::solitaire::player::{Knowledge, Search, Shape};
/// let known = Knowledge::of_types(None, position.alphabet);
/// let mut search = Search::shaped(&position, 1, &known, Shape::QUICK);
/// search.run(100);
/// let cell = search.best().unwrap();
/// let for_the_next = search.keep(cell);
/// ```
#[derive(Clone)]
pub struct Knowledge {
    /// The types it is for.
    pub(super) alphabet: Alphabet,
    /// The learned value, prepared for the alphabet.
    pub(super) net: Arc<Net>,
    /// Cells of a plan that may go on from here.
    pub(super) line: Vec<u8>,
}

impl Knowledge {
    /// The trained weights, and no plan.
    pub(super) fn new(alphabet: Alphabet) -> Self {
        Knowledge { alphabet, net: Arc::new(Net::new(&Weights::trained(alphabet), alphabet)), line: Vec::new() }
    }

    /// What was kept, if it is of these types; else the trained weights alone.
    pub fn of_types(kept: Option<Self>, alphabet: Alphabet) -> Self {
        kept.filter(|known| known.alphabet == alphabet).unwrap_or_else(|| Self::new(alphabet))
    }

    /// Drops the plan, which was made for another position.
    pub(crate) fn drop_plan(&mut self) {
        self.line.clear();
    }
}
