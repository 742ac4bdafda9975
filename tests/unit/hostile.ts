// What comes from strangers: links, files and texts that lie.
import { constants, deflateRawSync } from 'node:zlib';

export const MARKUP = '<img src=x onerror="globalThis.hit=1"><script>globalThis.hit=1</script>';
const HUGE = '9'.repeat(400);

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
export const packed = (text: string) => base64url(Buffer.concat([Buffer.of(1), deflateRawSync(text)]));

/** So many megabytes of blanks, in a thousandth of that. */
export function bomb(megabytes: number): string {
  const piece = deflateRawSync(Buffer.alloc(1_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  return base64url(Buffer.concat([Buffer.of(1), ...Array.from({ length: megabytes }, () => piece), end]));
}

export const LINKS: Record<string, string[]> = {
  'markup in every field': [
    `v=1&game=${MARKUP}`,
    `v=${MARKUP}&game=robots`,
    `v=1&game=robots&sample=${MARKUP}`,
    `v=2&game=robots&text=${MARKUP}`,
    `v=2&game=robots&text=${packed(MARKUP)}&case=1&ply=0`,
    `v=2&game=pursuit&text=${packed(`0\n6\n2\n1\n36\n${MARKUP}\n${MARKUP}\n`)}&case=1&ply=0`,
    `v=1&game=robots&kept=${MARKUP}`,
    `v=2&game=solitaire&made=1.${MARKUP}&options=alphabet=${MARKUP} seed=${MARKUP}`,
    `v=1&game=robots&sample=statement&options=${MARKUP}&limits=${MARKUP}&case=1&ply=0`,
    `v=1&game=robots&sample=statement&case=${MARKUP}&ply=${MARKUP}`,
    `v=2&game=robots&sample=statement&case=1&ply=0&line=${packed(MARKUP)}`,
    MARKUP,
  ],
  'names that every object has': ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].flatMap((name) => [
    `v=1&game=${name}`,
    `v=${name}&game=robots`,
    `v=1&game=robots&sample=${name}&case=1&ply=0`,
    `v=1&game=robots&kept=${name}&case=1&ply=0`,
    `v=2&game=solitaire&made=${name}.1&options=${name}=1&case=1&ply=0`,
    `v=1&game=robots&sample=statement&options=${name}=${name}&${name}=1&case=1&ply=0`,
  ]),
  'huge and strange numbers': [HUGE, '1e9', '4294967295', '4294967296', '-1', 'NaN', 'Infinity', '0x10', '1.5'].flatMap(
    (number) => [
      `v=${number}&game=robots`,
      `v=1&game=robots&sample=statement&case=${number}&ply=0`,
      `v=1&game=knights&sample=statement&case=1&ply=${number}`,
      `v=2&game=solitaire&made=1.${number}&options=alphabet=springare seed=${number} nodes=${number}&case=1&ply=${number}`,
    ],
  ),
  'damaged packing': [
    ...['', '_', 'AAAA', '%00', '💥', base64url(Buffer.alloc(300, 255)), packed('4 0').slice(0, -2)],
    base64url(Buffer.from([2, 255, 255, 0])),
    base64url(Buffer.concat([Buffer.from([2, 0, 9]), deflateRawSync('0'.repeat(100_000)), Buffer.alloc(40, 255)])),
    base64url(Buffer.from([9, 1, 2, 3])),
  ].flatMap((text) => [
    `v=1&game=robots&text=${text}&case=1&ply=0`,
    `v=2&game=robots&text=${text}&case=1&ply=0`,
    `v=2&game=robots&sample=statement&case=1&ply=0&line=${text}`,
  ]),
};

const REPLAY = {
  boardlab: 'replay',
  version: 1,
  game: 'robots',
  limits: 'statement',
  options: '',
  case: 1,
  ply: 0,
  moves: '',
  text: '1 0\n3 4\n0 0\n',
};
export const REPLAYS: string[] = [
  JSON.stringify(REPLAY).replace('{', `{"__proto__":{"hit":1},"constructor":{"prototype":{"hit":1}},`),
  JSON.stringify({ ...REPLAY, game: '__proto__' }),
  JSON.stringify({ ...REPLAY, game: MARKUP, limits: MARKUP }),
  JSON.stringify({ ...REPLAY, text: MARKUP, options: MARKUP, moves: MARKUP }),
  JSON.stringify({ ...REPLAY, case: 4294967295, ply: 4294967295 }),
  JSON.stringify({ ...REPLAY, case: -1, ply: 1e300 }),
  JSON.stringify({ ...REPLAY, version: [1], text: { toString: 'x' } }),
  JSON.stringify({ ...REPLAY, moves: 'N '.repeat(2_000_000) }),
  '{"a":'.repeat(200_000),
  `{"boardlab":"replay","version":1,"game":${'['.repeat(100_000)}`,
  '{"boardlab":"replay"',
  '{}',
];
