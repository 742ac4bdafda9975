// Coordinates along an edge of the map. A long number is cut in two: what all have in common stands once at the head,
// the rest at each tick. At far scales the ticks are counted in thousands, millions ...

/** `unit`: the power of a thousand in which labels count. `chars`: the length of the longest label. */
export type Axis = {
  unit: bigint;
  step: bigint;
  head: string | null;
  chars: number;
  label(coordinate: bigint): string;
};
type Tick = { coordinate: bigint; offset: number };

const SHORT = 5;
const THIN = '\u2009';
const POWERS = ['', '³', '⁶', '⁹', '¹²', '¹⁵', '¹⁸'];
const SIGNS = ['', 'k', 'M', 'G', 'T', 'P', 'E'];

/** Digits in groups of three from the right, separated by thin spaces: 4 611 686. */
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, THIN);

type Scale = { step: bigint; unit: bigint; thousands: number };
type Naming = Omit<Axis, 'unit' | 'step'>;

/** The smallest round step at which labels of this width in pixels do not touch. */
function scaleOf(cell: number, pixels: number): Scale {
  for (let power = 1n; ; power *= 10n)
    for (const round of [1n, 2n, 5n])
      if (Number(round * power) * cell >= pixels) {
        const thousands = Math.floor((`${power}`.length - 1) / 3);
        return { step: round * power, unit: 1000n ** BigInt(thousands), thousands };
      }
}

const times = (thousands: number) => (thousands ? `${THIN}×${THIN}10${POWERS[thousands]}` : '');

function plain(last: bigint, { unit, thousands }: Scale): Naming {
  const label = (coordinate: bigint) => `${coordinate / unit}${coordinate === 0n ? '' : SIGNS[thousands]}`;
  return { head: null, chars: label(last).length, label };
}

/** Splits before a group of three, so that head and label can be read as one number. */
function cut(first: bigint, size: number, { unit, thousands }: Scale): Naming {
  const whole = unit * 10n ** BigInt(size);
  const head = `${grouped(`${first / whole}`)}${THIN}…${times(thousands)}`;
  const label = (coordinate: bigint) => grouped(`${(coordinate % whole) / unit}`.padStart(size, '0'));
  return { head, chars: size + (size > 3 ? 0.5 : 0), label };
}

/** Near a round number the labels have nothing in common. They count from that number then. */
function counted(last: bigint, { unit, thousands }: Scale): Naming {
  const turn = last - (last % (1_000_000n * unit));
  const away = (coordinate: bigint) =>
    coordinate < turn ? `−${(turn - coordinate) / unit}` : `+${(coordinate - turn) / unit}`;
  const label = (coordinate: bigint) => (coordinate === turn ? '0' : away(coordinate));
  return { head: `${grouped(`${turn / unit}`)}${THIN}±${THIN}…${times(thousands)}`, chars: SHORT + 1, label };
}

function namingOf(first: bigint, last: bigint, scale: Scale): Naming {
  if (`${last / scale.unit}`.length <= SHORT) return plain(last, scale);
  for (const size of [3, 6]) {
    const whole = scale.unit * 10n ** BigInt(size);
    if (first >= whole && first / whole === last / whole) return cut(first, size, scale);
  }
  return counted(last, scale);
}

/** `room`: the pixels that a label of some characters takes along the axis. */
export function axisOf(from: bigint, cells: number, cell: number, room: (chars: number) => number): Axis {
  const first = from < 0n ? 0n : from;
  const last = first + BigInt(Math.ceil(cells));
  // The length of labels depends on the step, and the step on the length of labels.
  const draft = namingOf(first, last, scaleOf(cell, room(3)));
  const scale = scaleOf(cell, room(draft.chars));
  return { ...namingOf(first, last, scale), unit: scale.unit, step: scale.step };
}

/** Round coordinates along the axis, each with its distance from `origin` in cells. */
export function ticksOf({ step }: Axis, origin: bigint, cells: number): Tick[] {
  const ticks = [];
  const first = origin < 0n ? 0n : origin;
  const end = origin + BigInt(Math.ceil(cells)) + 1n;
  for (let coordinate = ((first + step - 1n) / step) * step; coordinate < end; coordinate += step)
    ticks.push({ coordinate, offset: Number(coordinate - origin) });
  return ticks;
}
