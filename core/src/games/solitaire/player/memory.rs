use alloc::sync::Arc;
use alloc::vec::Vec;

use super::net::Net;
use super::weights::Weights;

/// What is kept from one decision for the next: the prepared network, and the plan if nothing is hidden. A new one is
/// equivalent, but takes some 50 microseconds.
#[derive(Clone)]
pub struct Memory {
    /// The types it is for: bit t is set where type t may come.
    pub(super) alphabet: u8,
    /// The learned value, prepared for the alphabet.
    pub net: Arc<Net>,
    /// Cells of a plan that may go on from here.
    pub line: Vec<u8>,
}

impl Memory {
    /// An empty memory, with the trained weights.
    pub fn new(alphabet: u8) -> Self {
        Self::of(&Weights::trained(alphabet), alphabet)
    }

    /// What was kept, if it is of these types; else nothing yet.
    pub fn of_types(kept: Option<Self>, alphabet: u8) -> Self {
        kept.filter(|memory| memory.alphabet == alphabet).unwrap_or_else(|| Self::new(alphabet))
    }

    /// An empty memory with the given weights.
    pub fn of(weights: &Weights, alphabet: u8) -> Self {
        Self { alphabet, net: Arc::new(Net::new(weights, alphabet)), line: Vec::new() }
    }
}
