//! Which placement of the catchers has which number in the tables.

pub(super) mod cell_order;
pub(super) mod layout;
pub(super) mod place;
pub(super) mod placement_id;
pub(super) mod ranks;
pub(super) mod run_id;
pub(super) mod slice_id;
pub(super) mod symmetry;
pub(super) mod symmetry_id;
