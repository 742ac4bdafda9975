// A small file of the atlas, of the second version: sides to 16, every kind of entry, two conjectures.

type Row = { field: 'square' | 'torus'; reading: 'default' | 'blocked'; steps: number | 'unlimited' };
type Made = {
  least: [number, number];
  time: number | null;
  more?: number;
  kind: 'theorem' | 'computed' | 'bound';
  placement?: [number, number][];
};

const SIDES = Array.from({ length: 14 }, (_, nth) => nth + 3);
const COMMAND = 'boardlab pursuit solve';

const row = (of: Row, made: (n: number) => Made) =>
  SIDES.map((n) => ({ ...of, n, placement: [], command: `${COMMAND} -n ${n} -s ${of.steps}`, ...made(n) }));

const theorem = (n: number): Made => ({
  least: [2, 2],
  time: n - 1,
  more: n > 3 ? n - 2 : 1,
  kind: 'theorem',
  placement: [
    [1, 0],
    [n - 2, n - 1],
  ],
});

/** Computed to side 7, a bound from 8 on; a conjecture has a value within the bounds. */
const unlimited = (n: number): Made => {
  const k = 2 * Math.floor(n / 2);
  if (n < 8) return { least: [k, k], time: n, more: n - 1, kind: 'computed' };
  return {
    least: [8, 4 * n],
    time: null,
    kind: 'bound',
  };
};

/** K is known everywhere, but not how fast; placements are known to side 10, and those from 9 on are too large to solve. */
const three = (n: number): Made => {
  const k = Math.floor(n / 3) + 2;
  const placement = Array.from({ length: k }, (_, nth) => [nth % n, nth % n] as [number, number]);
  return n <= 10
    ? { least: [k, k], time: n + 1, more: n, kind: 'computed', placement }
    : { least: [k, k], time: null, kind: 'bound' };
};

export const edition = {
  version: 2,
  entries: [
    ...row({ field: 'square', reading: 'default', steps: 1 }, theorem),
    ...row({ field: 'square', reading: 'blocked', steps: 3 }, three),
    ...row({ field: 'square', reading: 'blocked', steps: 'unlimited' }, unlimited),
    ...row({ field: 'torus', reading: 'default', steps: 1 }, (n) => ({ least: [3, 3], time: n, kind: 'computed' })),
  ],
  conjectures: [
    {
      id: 'square-unlimited-blocked',
      field: 'square',
      steps: 'unlimited',
      reading: 'blocked',
      formula: '2*floor(N/2)',
      from: 4,
      to: 7,
      next: 8,
    },
    {
      id: 'square-3-blocked',
      field: 'square',
      steps: 3,
      reading: 'blocked',
      formula: 'floor(N/3) + 2',
      from: 6,
      to: 16,
      next: 17,
    },
  ],
};
