use alloc::string::String;
use core::fmt;

/// What an answer is written on.
pub trait Sheet: fmt::Write {
    /// What is written from here on tells of the position after so many moves; at first it tells of the start.
    fn moment(&mut self, ply: u32);
}

/// A text keeps no moments.
impl Sheet for String {
    fn moment(&mut self, _: u32) {}
}

/// A sheet that keeps no moments.
pub struct Plain<'a>(pub &'a mut dyn fmt::Write);

impl fmt::Write for Plain<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write_str(text)
    }
}

impl Sheet for Plain<'_> {
    fn moment(&mut self, _: u32) {}
}
