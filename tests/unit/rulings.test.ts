// @vitest-environment happy-dom
// Where the ruling of a decision stands in the rules, and decisions whose ruling is told. `decisions.test.ts` has them all.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../www/build/words/catalogue';
import { entryOf } from '../../www/src/board/game-modules';
import { GAME_NAMES } from '../../www/src/engine/boundary';
import { hover } from './board';
import { gameModule } from './hands';
import { type Boardlab, open, shown, waitFor } from './page';

let lab: Boardlab;

/** What the reason for the next move of a sample leads to, and the card of a cell. */
async function rulingsAt(game: string, sample: string, ply: number, [row, column]: readonly [number, number]) {
  lab = await open(`#v=1&game=${game}&sample=${sample}&case=1&ply=${ply}`);
  const module = await gameModule();
  const { frame, explanation } = await shown(lab, ply);
  if (!explanation) throw new Error('nothing to explain');
  const at = { x: BigInt(row), y: BigInt(column) };
  const card = module.descriptions.describeCell(frame.board, explanation, null, at, null).rule;
  return { reason: module.explainMove(explanation, frame.board).rule, card };
}

test('Janken: that water cuts a move off leads to the same from the reason and from a cell of water', async () => {
  expect(await rulingsAt('janken', 'zones', 1, [3, 4])).toEqual({ reason: 'costs', card: 'costs' });
});

test('Janken: a move to the unit’s own cell leads to the same from the reason and from the slip of the statement', async () => {
  expect(await rulingsAt('janken', 'zones', 6, [2, 6])).toEqual({ reason: 'same', card: 'same' });
  lab.game.go(7);
  const { frame } = await shown(lab, 7);
  expect((await gameModule()).errata(frame.board).map(({ rule }) => rule)).toContain('same');
});

test('Solitaire: that a reply is of the input leads to the same from the reason and from its tile', async () => {
  expect(await rulingsAt('solitaire', 'statement', 1, [5, 5])).toEqual({ reason: 'paste', card: 'paste' });
});

const anchorsOf = (text: string) => [...text.matchAll(/\{#(\w+)\}$/gm)].map(([, anchor = '']) => anchor);

test.each(
  GAME_NAMES,
)('%s: a reason leads to its ruling in the rules, which is marked and has the focus', async (game) => {
  lab = await open(`#v=1&game=${game}&sample=statement&case=1&ply=0`);
  const anchors = anchorsOf(await entryOf(game).rules());
  expect(anchors.length).toBeGreaterThan(9);
  for (const anchor of anchors) {
    lab.panes.openRule(anchor);
    await waitFor(() => expect(document.activeElement?.id).toBe(`rule-${anchor}`));
    expect([...document.querySelectorAll('.rules_rules .rules_asked')]).toEqual([document.activeElement]);
  }
});

/** The heading, the reading, the statement's line, what is not clear in it, and the basis: `rules.css` tells them by their place. */
const RULING = /^## .+ \{#\w+\}\n\n(?![>#]).+(\n\n> .+)?(\n\n(?![>#]).+(: |：).+)?\n\n[\p{L}]+(: |：).+$/u;

test.each(LANGUAGES)('each ruling has its parts in their places: %s', (language) => {
  for (const game of GAME_NAMES) {
    const text = readFileSync(`www/words/${language}/${game}.rules.md`, 'utf8');
    const rulings = text.split(/\n\n(?=#)/).filter((part) => /^## .*\{#/.test(part));
    expect(rulings.length, game).toBe(anchorsOf(text).filter((anchor) => anchor !== 'open').length);
    for (const ruling of rulings) expect(ruling).toMatch(RULING);
  }
});

test('Solitaire: that the last piece does not lead to a tile leads to the same from a fault and from the tile', async () => {
  expect(await rulingsAt('solitaire', 'illegal', 6, [3, 0])).toEqual({ reason: 'edges', card: 'edges' });
});

test('Hyper Knights: the value of a cell without moves leads to the same from its card and from its working', async () => {
  lab = await open('#v=1&game=knights&sample=statement&case=2&ply=0');
  lab.panes.openSide('why');
  lab.marks.setHints(true);
  const corner = { x: 0n, y: 0n };
  const [{ frame }, cellInfo] = [await shown(lab, 0), await lab.marks.cellInfo(corner)];
  const card = (await gameModule()).descriptions.describeCell(frame.board, null, null, corner, cellInfo);
  await hover(0, 0);
  await waitFor(() => expect(document.querySelectorAll('.knights_mex .muted')).toHaveLength(6));
  document.querySelector<HTMLElement>('.knights_mex + p .evidence_reason')?.click();
  expect([card.rule, lab.state.rule.peek()?.id]).toEqual(['moves', 'moves']);
});
