// A scene that has every word of the format (core/src/scene/model.rs), on a board of a shape.

const KINDS =
  'plain quiet wall water field woods hills mountains bronze silver gold first second third fourth good bad marked';
const FIGURES = 'disc square diamond triangle hexagon star ring letter person robot debris knight rook bishop queen';
const STATES = ['normal', 'chosen', 'spent', 'hit'];

export const SHAPES = ['square', 'torus', 'hexagons', 'points'] as const;

export function sceneOfAll(shape: (typeof SHAPES)[number]): string {
  const kinds = KINDS.split(' ');
  const row = (row: number, from = 0) => Array.from({ length: 5 }, (_, column) => [row, from + column]);
  return JSON.stringify({
    version: 1,
    title: 'a < b & c > d',
    board: { shape, rows: 18, columns: 20, rowLabels: 'letters', columnLabels: 'zero' },
    cells: kinds.map((kind, nth) => ({ kind, at: row(nth) })),
    pieces: FIGURES.split(' ').map((figure, nth) => ({
      ...{ figure, name: figure, at: [nth, 6 + (nth % 4)], kind: kinds[nth + 2], state: STATES[nth % 4] },
      letter: nth % 2 ? 'A&' : '',
    })),
    texts: kinds.map((kind, nth) => ({ text: '<7>', kind, corner: nth % 2 === 1, at: [[nth, 11]] })),
    arrows: kinds.map((kind, nth) => ({
      kind,
      at: [
        [nth, 12],
        [17 - nth, 13],
      ],
    })),
    paths: [
      ...kinds.map((kind, nth) => ({
        kind,
        at: [
          [nth, 14],
          [nth, 15],
        ],
      })),
      {
        at: [
          [2, 0],
          [2, 19],
        ],
      },
    ],
    highlights: kinds.map((kind, nth) => ({ kind, at: [[nth, 17]] })),
    score: '1 < 2',
  });
}
