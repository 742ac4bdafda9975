use std::fmt;
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// Standard output for a text that may take long to make. Lines reach their reader while it is made, and a terminal
/// shows on standard error how many there are.
pub(crate) struct StreamedOutput {
    out: BufWriter<StdoutLock<'static>>,
    flushed: Instant,
    lines: u64,
    /// `None` where standard error is no terminal, or standard output shows the lines themselves.
    bar: Option<ProgressBar>,
    /// Why a [`fmt::Write`] failed.
    failed: Option<io::Error>,
}

/// Lines that are made faster than this are written together.
const FLUSH_INTERVAL: Duration = Duration::from_millis(100);

impl StreamedOutput {
    pub(crate) fn new() -> Self {
        let bar = (io::stderr().is_terminal() && !io::stdout().is_terminal()).then(line_counter);
        let out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        StreamedOutput { out, flushed: Instant::now(), lines: 0, bar, failed: None }
    }

    /// Some lines were written to their end.
    pub(crate) fn end_lines(&mut self, count: usize) -> io::Result<()> {
        self.lines += count as u64;
        if self.flushed.elapsed() >= FLUSH_INTERVAL {
            self.out.flush()?;
            self.flushed = Instant::now();
            self.bar.iter().for_each(|bar| bar.set_position(self.lines));
        }
        Ok(())
    }

    /// Writes what is left.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.bar.take().inspect(ProgressBar::finish_and_clear);
        self.out.flush()
    }

    /// The error because of which a [`fmt::Write`] failed.
    pub(crate) fn error(mut self) -> io::Error {
        self.failed.take().unwrap_or_else(|| io::Error::other("the text could not be made"))
    }
}

/// Shows the lines and the time from the start on, also while the first line is made.
fn line_counter() -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {pos} lines, {elapsed}");
    let bar = ProgressBar::no_length().with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
    bar.tick();
    bar.enable_steady_tick(FLUSH_INTERVAL);
    bar
}

impl Drop for StreamedOutput {
    fn drop(&mut self) {
        self.bar.take().inspect(ProgressBar::finish_and_clear);
    }
}

impl Write for StreamedOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    /// JSON comes in many small pieces.
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.out.write_all(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Takes the text of the core, and remembers its error.
impl fmt::Write for StreamedOutput {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let written = self.out.write_all(text.as_bytes());
        let written = written.and_then(|()| match text.matches('\n').count() {
            0 => Ok(()),
            lines => self.end_lines(lines),
        });
        written.map_err(|error| {
            self.failed = Some(error);
            fmt::Error
        })
    }
}
