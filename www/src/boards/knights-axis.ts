// Coordinates along an edge of the map. A long number is cut in two: what all have in common stands once at the head,
// the rest at each tick.

/** `chars`: the length of the longest label. */
export type Axis = { first: bigint; count: number; head: string | null; chars: number; label(place: bigint): string };

const SHORT = 5;

/** 4 611 686: groups of three from the right, by thin spaces. */
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '\u2009');

function plain(first: bigint, count: number, last: bigint): Axis {
  return { first, count, head: null, chars: `${last}`.length, label: (place) => `${place}` };
}

/** Groups of three are never cut, so that head and label read on as one number. */
function cut(first: bigint, count: number, size: number): Axis {
  const unit = 10n ** BigInt(size);
  const head = `${grouped(`${first / unit}`)}\u2009…`;
  const label = (place: bigint) => grouped(`${place % unit}`.padStart(size, '0'));
  return { first, count, head, chars: size + (size > 3 ? 0.5 : 0), label };
}

/** Where a million turns over nothing is common: labels count from the turn. */
function counted(first: bigint, count: number, turn: bigint): Axis {
  const label = (place: bigint) => (place < turn ? `−${turn - place}` : place > turn ? `+${place - turn}` : '0');
  return { first, count, head: `${grouped(`${turn}`)} ±`, chars: SHORT, label };
}

export function axisOf(from: bigint, count: number): Axis {
  const first = from < 0n ? 0n : from;
  const last = first + BigInt(count);
  if (`${last}`.length <= SHORT) return plain(first, count, last);
  for (const size of [3, 6]) {
    const unit = 10n ** BigInt(size);
    if (first >= unit && first / unit === last / unit) return cut(first, count, size);
  }
  return counted(first, count, last - (last % 1_000_000n || 1_000_000n));
}

/** The round step at which labels of so many pixels do not touch. */
export function stepOf(cell: number, pixels: number): bigint {
  for (let power = 1; ; power *= 10)
    for (const round of [1, 2, 5]) if (round * power * cell >= pixels) return BigInt(round * power);
}

/** Round places along the axis, with how far each is from `origin` in cells. */
export function ticksOf({ first, count }: Axis, origin: bigint, step: bigint): { place: bigint; offset: number }[] {
  const ticks = [];
  const start = ((first + step - 1n) / step) * step;
  for (let place = start; place < first + BigInt(count); place += step)
    ticks.push({ place, offset: Number(place - origin) });
  return ticks;
}
