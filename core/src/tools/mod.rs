//! What makes inputs and makes them smaller: random ones with a shape, cases picked from a text, the least that fails.

mod cases;
mod minimise;
mod nth;
mod shape;

pub use cases::Frame;
pub use minimise::Minimiser;
pub use nth::Nth;
pub use shape::{SHAPERS, Shape, Shaper, shaper};

pub(crate) use shape::generate;
