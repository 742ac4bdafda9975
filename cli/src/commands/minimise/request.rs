use clap::Args;

use crate::arguments::TriedProgram;
use crate::input::Source;

#[derive(Args)]
pub(crate) struct Minimise {
    #[command(flatten)]
    pub(crate) source: Source,
    #[command(flatten)]
    pub(crate) tried: TriedProgram,
}
