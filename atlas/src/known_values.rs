use super::bounds::Atlas;
use super::key::{AtlasKey, Speed};

/// Published values of a row of the atlas: the least numbers of catchers from N = 3 on, and their capture times.
struct KnownValues {
    torus: bool,
    blocked: bool,
    speed: Speed,
    least: &'static [u16],
    times: &'static [u16],
}

/// Values that other programs computed.
const KNOWN_VALUES: [KnownValues; 8] = [
    KnownValues {
        torus: false,
        blocked: false,
        speed: Speed::Steps(1),
        least: &[2; 10],
        times: &[2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    },
    KnownValues {
        torus: true,
        blocked: false,
        speed: Speed::Steps(1),
        least: &[2, 3, 3, 3, 3, 3, 3, 3, 3, 3],
        times: &[0, 2, 3, 4, 5, 5, 6, 7, 8, 8],
    },
    KnownValues { torus: false, blocked: false, speed: Speed::Steps(2), least: &[2, 2, 3, 3], times: &[2, 4, 3, 5] },
    KnownValues { torus: false, blocked: false, speed: Speed::Steps(3), least: &[3, 3, 4, 4], times: &[1, 4, 3, 5] },
    KnownValues { torus: false, blocked: true, speed: Speed::Steps(3), least: &[2, 3, 3, 4], times: &[2, 3, 5, 4] },
    KnownValues {
        torus: false,
        blocked: false,
        speed: Speed::Unlimited,
        least: &[3, 4, 7, 10, 12, 16, 20, 24, 29, 35],
        times: &[1; 10],
    },
    KnownValues {
        torus: true,
        blocked: false,
        speed: Speed::Unlimited,
        least: &[3, 4, 5, 8, 12, 16, 18, 20],
        times: &[1; 8],
    },
    KnownValues { torus: false, blocked: true, speed: Speed::Unlimited, least: &[2, 4, 4, 6], times: &[2, 1, 4, 3] },
];

/// Checks an atlas against the known values.
pub(super) fn check(atlas: &Atlas) -> Result<(), String> {
    for KnownValues { torus, blocked, speed, least, times } in KNOWN_VALUES {
        for (n, (&least, &time)) in (3..).zip(least.iter().zip(times)) {
            let key = AtlasKey { torus, blocked, speed, n };
            let Some(known) = atlas.get(&key) else { continue };
            if !(known.low.value..=known.high.value).contains(&least) {
                let (low, high) = (known.low.value, known.high.value);
                return Err(format!("{key}: {low} to {high} catchers, but {least} are known to be the least"));
            }
            // 0: no time is known.
            let found = known.time(least).filter(|&found| time > 0 && found != time);
            if let Some(found) = found {
                return Err(format!("{key}: {found} turns with {least} catchers, but {time} are known"));
            }
        }
    }
    Ok(())
}
