use std::time::Duration;

/// The CPU time of this thread since it began; a program's first thread begins with the program.
#[cfg(unix)]
pub(super) fn cpu() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// Elsewhere the time that went by stands for it, which is never less.
#[cfg(not(unix))]
pub(super) fn cpu() -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    BEGAN.get_or_init(Instant::now).elapsed()
}
