//! Which placement of the catchers has which number in the tables.

pub(super) mod cell_order;
pub(super) mod ids;
pub(super) mod index_vec;
pub(super) mod layout;
pub(super) mod place;
pub(super) mod ranks;
pub(super) mod symmetry;
