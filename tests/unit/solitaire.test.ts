// @vitest-environment happy-dom
// Solitaire Chess: a dialogue followed, played by hand, explained; bonuses, options, many games.
import { readFileSync } from 'node:fs';
import * as w from 'words:solitaire';
import { expect, test } from 'vitest';
import type { Shown } from '../../www/src/game/shown';
import { capital } from '../../www/src/i18n/format';
import { click, hover } from './board';
import { select, side, submit } from './hands';
import { address, counter, notice, sentence, write, written } from './kit';
import {
  type Boardlab,
  button,
  fireEvent,
  open,
  output,
  press,
  screen,
  settled,
  shown,
  text,
  until,
  waitFor,
} from './page';

const ROWS = '1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 2 1 1 torn\n1 1 3 4 1 dam\n1 1 1 1 1 1\n1 1 1 1 1 1\n';
const DIALOGUE = `${ROWS}\n6 6\ndam\n5 6\nspringare\n6 6\ntorn\n1 1\nlopare\n0 0\n`;
const KNIGHT = { colour: 'bronze', piece: 'springare' } as const;
const ONE = w.removal({ nth: 1, colour: 'bronze', piece: 'one', at: '(6, 6)' });
const OUTPUT = `${ROWS}6 6 dam\n5 6 springare\n6 6 torn\n1 1 lopare\n0 0\n`;

async function at(name: string, ply: number, options = ''): Promise<Boardlab> {
  const lab = await open(`#v=1&game=solitaire&sample=${name}${options && `&options=${options}`}&case=1&ply=${ply}`);
  await shown(lab, ply);
  await waitFor(() => expect(document.querySelector('.aside_because, .evidence_facts')).toBeTruthy());
  return lab;
}

const told = () => text('.aside_told');
const because = () => text('.aside_because');
const rows = () => [...document.querySelectorAll<HTMLElement>('.evidence_candidates tbody tr:not(.solitaire_effects)')];
const total = () => text('.evidence_facts dd.solitaire_total');
const says = (of: () => string, words: string | RegExp) =>
  waitFor(() => (typeof words === 'string' ? expect(of()).toContain(words) : expect(of()).toMatch(words)));

test('the statement’s dialogue is followed to its score', async () => {
  const lab = await at('springare', 0);
  await write(lab, DIALOGUE);
  await settled(lab);
  await says(counter, 'Removal 0 of 4');
  expect(await output(lab)).toBe(OUTPUT);
  press('ArrowRight');
  await says(sentence, `${ONE} ${w.earned({ points: 1, total: 1 })}`);
  await says(because, w.revealed({ piece: 'dam', by: 'input' }));
  press('ArrowRight');
  await says(sentence, `${ONE} ${w.appears({ colour: 'silver', piece: 'dam' })} ${w.score({ total: 1 })}`);
  press('End');
  await says(sentence, `${w.stopped} ${w.final({ total: 8 })}`);
  side('Position');
  expect(await waitFor(() => total() || expect.fail())).toBe('8');
  expect(text('.solitaire_ledger')).toContain('Run');
  side('Why');
});

test('a tile that is refused says why, by the rule of the last piece', async () => {
  await at('statement', 6);
  await hover(3, 0);
  await says(told, `${w.outOfReach} ${w.reach({ piece: 'dam', at: '(6, 6)' })}`);
  await click(3, 0);
  await says(notice, w.outOfReach);
  await says(counter, 'Removal 3 of 4');
  await hover(5, 5);
  await says(told, w.beneath({ colour: 'gold' }));
  await says(told, w.twice);
  await click(5, 5);
  await says(notice, w.twice);
  fireEvent.click(document.querySelector('.aside_told button') as Element);
  await waitFor(() => expect(document.activeElement?.id).toBe('rule-last'));
  side('Why');
});

test('a piece is removed by keys', async () => {
  const lab = await at('springare', 0);
  press('b');
  await says(
    told,
    `(1, 1). ${capital(w.tile({ colour: 'bronze', piece: 'springare' }))}. ${w.beneath({ colour: 'bronze' })}`,
  );
  press('Enter');
  await shown(lab, 2);
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) {
    press(key);
    await Promise.resolve();
  }
  await says(told, '(2, 3).');
  press('Enter');
  await says(sentence, w.removal({ nth: 2, ...KNIGHT, at: '(2, 3)' }));
});

test('a move that comes before luck has answered is not lost', async () => {
  const lab = await at('springare', 0);
  await click(0, 0);
  await shown(lab, 1);
  await click(1, 2);
  await says(sentence, w.removal({ nth: 2, ...KNIGHT, at: '(2, 3)' }));
});

test('a transcript’s first illegal move is explained, and counts 0', async () => {
  await at('illegal', 6);
  await says(
    because,
    `${w.faulty} ${w.refused({ at: '(4, 1)' })} ${w.outOfReach} ${w.reach({ piece: 'dam', at: '(6, 6)' })}`,
  );
  expect(because()).toContain(w.allowed({ cells: '(1, 1), (1, 6), (6, 1)' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  press('ArrowRight');
  await says(sentence, w.faulty);
  side('Position');
  await waitFor(() => expect(total()).toBe('0'));
  side('Why');
});

test('a person’s choice is held against the player’s, also when luck has answered', async () => {
  const lab = await at('fresh', 0);
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  fireEvent.click(rows().at(-1)?.querySelector('button') as Element);
  await shown(lab, 2);
  await says(() => text('.aside_advice'), /: \d+\.\d/);
});

test('before the first targets are weighed it says that it still thinks', async () => {
  const lab = await at('fresh', 0);
  const { frame, explanation } = (await shown(lab, 0)) as Shown;
  if (explanation?.game !== 'solitaire' || frame.board.game !== 'solitaire') throw new Error('another game');
  const { explainMove } = await import('../../www/src/games/solitaire/explain');
  expect(explainMove({ ...explanation, chosen: null }, frame.board).text).toBe(w.thinking);
});

/** Time for many slices of work in the engine, which does one between two questions. */
async function slices(lab: Boardlab): Promise<void> {
  for (let i = 0; i < 20; i++) await lab.marks.cellInfo({ x: 0n, y: 0n });
}

test('thinking shows how far it is, is stopped, and goes on', async () => {
  // The judge's output of a transcript needs no thought: it would keep this one thread.
  const lab = await at('statement', 2, 'nodes%3D2000000');
  const thought = () => text('.solitaire_thought .muted');
  await says(thought, /^[\d,]+ of 2,000,000 positions/);
  expect(screen.getByRole('progressbar', { name: w.progress })).toBeTruthy();
  fireEvent.click(button(w.stopSolver));
  await slices(lab);
  const there = await waitFor(thought);
  await slices(lab);
  expect(thought()).toBe(there);
  fireEvent.click(button(w.think));
  await waitFor(() => expect(thought()).not.toBe(there));
  await says(thought, /^[\d,]+ of 2,000,000 positions/);
});

test('alphabet and strength are options, and the address keeps them', async () => {
  const lab = await at('fresh', 0);
  select(w.types, w.onlyOne);
  select(w.strength, w.strengthOf({ strength: 'fast' }));
  const hash = await address(/options=alphabet%3D1\+nodes%3D1000/);
  await settled(lab);
  press('ArrowRight');
  await shown(lab, 1);
  press('ArrowRight');
  await says(sentence, w.appears({ colour: 'silver', piece: 'one' }));
  await at('fresh', 0);
  const value = (name: string) => (screen.getByRole('combobox', { name }) as HTMLSelectElement).value;
  expect([value(w.types), value(w.strength)]).toEqual(['all', '20000']);
  await settled(await open(hash));
  await waitFor(() => expect([value(w.types), value(w.strength)]).toEqual(['1', '1000']));
});

test('a new game is that of its seed, and the next of the next', async () => {
  await at('fresh', 0);
  const first = await waitFor(written);
  const seed = () => (screen.getByRole('textbox', { name: w.seed }) as HTMLInputElement).value;
  fireEvent.submit(screen.getByRole('textbox', { name: w.seed }).closest('form') as Element);
  await waitFor(() => expect(seed()).toBe('1'));
  await waitFor(() => expect(written()).not.toBe(first));
  const second = written();
  submit(w.seed, '0');
  await waitFor(() => expect(written()).toBe(first));
  expect(second.split('\n')[0]).not.toBe(first.split('\n')[0]);
});

test('the field of the seed names the game that is shown, and none where the board is of no seed', async () => {
  const lab = await at('illegal', 0);
  const seed = () => (screen.getByRole('textbox', { name: w.seed }) as HTMLInputElement).value;
  const sample = lab.state.source.peek().text;
  await waitFor(() => expect(seed()).toBe(''));
  submit(w.seed, '0');
  await until(lab.state.source, ({ text: now }) => now !== sample);
  const first = lab.state.source.peek().text;
  await waitFor(() => expect(seed()).toBe('0'));
  submit(w.seed, '3');
  await until(lab.state.source, ({ text: now }) => now !== first);
  await waitFor(() => expect(seed()).toBe('3'));
  // A game that was played from there, as a program plays one.
  await write(lab, `${lab.state.source.peek().text}1 1 1\n0 0\n`);
  await settled(lab);
  // By now the board of the seed has been compared with it.
  await lab.engines.session.askOf('solitaire', 'board', { seed: '3', alphabet: 'all' });
  expect(seed()).toBe('3');
  await write(lab, sample);
  await waitFor(() => expect(seed()).toBe(''));
});

test('an alternation that can go on is counted', async () => {
  const lab = await at('fresh', 0);
  await write(lab, readFileSync('tests/golden/solitaire/chain-on-the-board.in', 'utf8'));
  await settled(lab);
  side('Position');
  const facts = () => text('#side');
  for (const [ply, said] of [
    [8, w.noSet],
    [16, w.chain({ sets: 2 })],
  ] as const) {
    lab.game.go(ply);
    await says(facts, said);
  }
  side('Why');
});

test('nothing may still become of the last pieces when the game is over', async () => {
  const lab = await at('statement', 0);
  side('Position');
  press('End');
  await until(lab.state.shown, (now) => now?.frame.turn.kind === 'over');
  await waitFor(() =>
    expect(text('.solitaire_removals .solitaire_marked, .solitaire_removals li:last-child')).not.toBe(''),
  );
  expect(text('.evidence_facts + .solitaire_worked')).not.toContain(w.open);
  expect(document.querySelector('.solitaire_removals .solitaire_waiting')).toBeNull();
  press('ArrowLeft');
  await says(() => text('.evidence_facts + .solitaire_worked'), w.open);
  side('Why');
});

test('where a removal with a higher average is not taken, the reason stands under the table', async () => {
  const lab = await at('fresh', 0, 'nodes%3D1000');
  const now = (await until(
    lab.state.shown,
    (one) => one?.explanation?.game === 'solitaire' && one.explanation.thought.done,
  )) as Shown;
  if (now.explanation?.game !== 'solitaire') throw new Error('another game');
  const [best, other] = now.explanation.candidates;
  if (!best || !other) throw new Error('too few candidates');
  const show = (expected: number, worlds: number) => {
    const dropped = { ...other, expected, worlds };
    const explanation = {
      ...now.explanation,
      candidates: [{ ...best, expected: 2746, worlds: 130 }, dropped],
    } as Shown['explanation'];
    lab.game.hear({ news: 'explained', generation: now.generation, ply: now.frame.ply, explanation });
  };
  const why = w.dropped({ at: `(${other.at[0] + 1}, ${other.at[1] + 1})`, worlds: 8, all: 130 });
  show(2748, 8);
  await says(() => text('.aside_why'), why);
  show(2745, 8);
  await waitFor(() => expect(text('.aside_why')).not.toContain(why));
});

test('many games are counted, and each can be opened with the total it was counted with', async () => {
  const lab = await at('springare', 0);
  select(w.types, w.onlyOne);
  select(w.strength, w.strengthOf({ strength: 'fast' }));
  await settled(lab);
  side('Position');
  fireEvent.click(button(w.runGames({ games: 100 })));
  const tally = () => screen.getAllByRole('button', { name: /games?: [1-9]|: [1-9]/ })[0] as HTMLElement;
  await waitFor(() => expect(document.querySelector('.solitaire_histogram')).toBeTruthy());
  await waitFor(tally);
  fireEvent.click(document.querySelector('.solitaire_batch > button') as Element);
  await waitFor(() => expect(document.querySelector('.solitaire_batch progress')).toBeNull());
  fireEvent.click(tally());
  const game = await waitFor(() => document.querySelector('.solitaire_games button') ?? expect.fail());
  const points = /: ([\d,]+) point/.exec(game.textContent ?? '')?.[1] ?? '';
  expect(points).not.toBe('');
  const before = lab.state.opened.peek();
  fireEvent.click(game);
  await until(lab.state.opened, (now) => now?.generation !== before?.generation && now?.line.done === true);
  await settled(lab);
  press('End');
  await waitFor(() => expect(total()).toBe(points));
  side('Why');
});

test('a game that is over is told beside what the solver scores on such boards', async () => {
  const lab = await at('springare', 0);
  await write(lab, DIALOGUE);
  await settled(lab);
  press('End');
  const result = () => text('.aside_result');
  await says(
    result,
    `${w.score({ total: 8 })} ${w.measured({ boards: 200, mean: '299.0', low: 180, high: 391, nodes: 20_000 })}`,
  );
  press('ArrowLeft');
  await waitFor(() => expect(result()).toBe(''));
  lab.input.setOptions('alphabet=1,torn,dam,2,3,4');
  await settled(lab);
  press('End');
  await says(result, w.unmeasured);
});

test('a seed that is typed and not opened is there when the board comes back; another board clears it', async () => {
  await at('fresh', 0);
  const field = () => screen.getByRole('textbox', { name: w.seed }) as HTMLInputElement;
  fireEvent.input(field(), { target: { value: '77' } });
  await open('#v=1&game=knights');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: w.seed })).toBeNull());
  await at('fresh', 0);
  await waitFor(() => expect(field().value).toBe('77'));
  submit(w.seed, '3');
  await waitFor(() => expect(localStorage.getItem('board-seed')).toBeNull());
});
