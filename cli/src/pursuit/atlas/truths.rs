use super::laws::Atlas;
use super::place::{Place, Speed};

/// What is known of a row of the atlas from elsewhere: least numbers of catchers from N = 3 on, and their times.
struct Truth {
    torus: bool,
    blocked: bool,
    speed: Speed,
    least: &'static [u16],
    times: &'static [u16],
}

/// Cases that were worked out by other programs than this one.
const TRUTHS: [Truth; 8] = [
    Truth {
        torus: false,
        blocked: false,
        speed: Speed::Steps(1),
        least: &[2; 10],
        times: &[2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    },
    Truth {
        torus: true,
        blocked: false,
        speed: Speed::Steps(1),
        least: &[2, 3, 3, 3, 3, 3, 3, 3, 3, 3],
        times: &[0, 2, 3, 4, 5, 5, 6, 7, 8, 8],
    },
    Truth { torus: false, blocked: false, speed: Speed::Steps(2), least: &[2, 2, 3, 3], times: &[2, 4, 3, 5] },
    Truth { torus: false, blocked: false, speed: Speed::Steps(3), least: &[3, 3, 4, 4], times: &[1, 4, 3, 5] },
    Truth { torus: false, blocked: true, speed: Speed::Steps(3), least: &[2, 3, 3, 4], times: &[2, 3, 5, 4] },
    Truth {
        torus: false,
        blocked: false,
        speed: Speed::Unlimited,
        least: &[3, 4, 7, 10, 12, 16, 20, 24, 29, 35],
        times: &[1; 10],
    },
    Truth {
        torus: true,
        blocked: false,
        speed: Speed::Unlimited,
        least: &[3, 4, 5, 8, 12, 16, 18, 20],
        times: &[1; 8],
    },
    Truth { torus: false, blocked: true, speed: Speed::Unlimited, least: &[2, 4, 4, 6], times: &[2, 1, 4, 3] },
];

/// Checks an atlas against them; what is not known yet contradicts nothing.
pub(super) fn check(atlas: &Atlas) -> Result<(), String> {
    for Truth { torus, blocked, speed, least, times } in TRUTHS {
        for (n, (&least, &time)) in (3..).zip(least.iter().zip(times)) {
            let place = Place { torus, blocked, speed, n };
            let Some(known) = atlas.get(&place) else { continue };
            if !(known.low.value..=known.high.value).contains(&least) {
                let (low, high) = (known.low.value, known.high.value);
                return Err(format!("{place}: {low} to {high} catchers, but {least} are known to be the least"));
            }
            // 0: no time is known.
            let found = known.time(least).filter(|&found| time > 0 && found != time);
            if let Some(found) = found {
                return Err(format!("{place}: {found} turns with {least} catchers, but {time} are known"));
            }
        }
    }
    Ok(())
}
