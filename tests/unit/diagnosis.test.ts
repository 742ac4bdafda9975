// The search for the mistake behind a wrong output, whose answers come when the test gives them.

import * as robots from 'words:robots-mistakes';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Comparison, Diagnosis, KnownMistake } from '../../www/src/engine/boundary';
import { EngineLost } from '../../www/src/engine/engine';
import type { WorkbenchNews } from '../../www/src/engine/own/workbench';
import { workbench } from '../../www/src/game/workbench';
import { follow, openHeadless } from './headless';
import { until } from './wait';

type Asked = { call: string; keep: (reply: unknown) => void; fail: (error: Error) => void };
const asked: Asked[] = [];
vi.spyOn(workbench, 'ask').mockImplementation(
  (call) => new Promise((keep, fail) => asked.push({ call, keep: keep as Asked['keep'], fail })),
);
const end = vi.spyOn(workbench, 'end').mockImplementation(() => {
  for (const { fail } of asked.splice(0)) fail(new EngineLost('ended'));
});
const heard: ((news: WorkbenchNews) => void)[] = [];
vi.spyOn(workbench, 'onNews').mockImplementation((hear) => {
  heard.push(hear);
  return () => true;
});
const lost: (() => void)[] = [];
vi.spyOn(workbench, 'onLost').mockImplementation((run) => void lost.push(run));

const page = await openHeadless();
const { judge } = await import('../../www/src/features/compare/judge');
const { search } = await import('../../www/src/features/compare/diagnosis');
const { phase, known, words } = search.state;
judge.start();

const wrong = (form: string | null = null) =>
  ({ verdict: { kind: 'wrong', first: { case: 1, decidedAt: 3, form } }, multipleAnswers: false }) as Comparison;
const RIGHT = { verdict: { kind: 'accepted' }, multipleAnswers: false } as Comparison;
const judged = (comparison: Comparison) => {
  for (const hear of heard) hear({ news: 'judged', id: 0, cases: 3, comparison });
};
const mistake = (key: string) =>
  ({ mistake: key, rule: 'row', case: 1, ply: 4, move: 5, value: null, output: '' }) as KnownMistake;
const found = (tried: number, ...keys: string[]): Diagnosis => ({
  mistakes: keys.map(mistake),
  tried,
  of: 51,
  form: [],
});

const questions = () => asked.filter(({ call }) => call === 'diagnose');

/** Answers the question for mistakes that was asked last. */
async function answer(reply: Diagnosis): Promise<void> {
  questions().at(-1)?.keep(reply);
  await new Promise((done) => setTimeout(done));
}

beforeEach(async () => {
  await follow('#v=1&game=robots&sample=statement&case=1&ply=0');
  await until(page.state.isCurrent, (now) => now);
  judge.setOutput('no output\n', 'paste');
  asked.length = 0;
  end.mockClear();
});

test('it goes on until all mistakes are tried, and the one that is found has a name', async () => {
  judged(wrong());
  await answer(found(20));
  expect([phase.value, known.value?.tried, questions().length]).toEqual(['looking', 20, 2]);
  await answer(found(51, 'column-before-row'));
  await until(phase, (now) => now === 'told');
  expect(questions()).toHaveLength(2);
  const one = { mistake: 'column-before-row' } as const;
  expect(words.value?.cause(one)).toBe(robots.cause(one));
  expect(words.value?.name(one)).toBe(robots.mistake(one));
});

/** The first difference is in the third row, and the board is led there. */
async function led(): Promise<void> {
  page.panes.setComparing(true);
  judged(wrong());
  asked.find(({ call }) => call === 'nextDifference')?.keep(2);
  await until(page.state.ply, (now) => now === 3);
}

test('the board opens where the games part, once the mistake is known', async () => {
  await led();
  await answer(found(51, 'column-before-row'));
  await until(page.state.mistaken, (now) => now?.mistake === 'column-before-row');
  expect([page.state.ply.value, page.state.mistaken.value?.isForbidden]).toEqual([5, false]);
});

test.each([
  ['steps', () => page.game.go(4)],
  ['plays on', () => page.timeline.play()],
  ['chooses another case', () => page.input.toCase(1)],
  ['closes the comparison', () => page.panes.setComparing(false)],
])('it leaves who %s alone', async (_, act) => {
  await led();
  act();
  await answer(found(51, 'column-before-row'));
  await until(phase, (now) => now === 'told');
  await answer(found(51));
  expect(page.state.mistaken.value).toBeNull();
});

test('it leaves who has seen the output before, and who may have made one of several mistakes', async () => {
  await led();
  await answer(found(51, 'column-before-row', 'larger-row'));
  await until(phase, (now) => now === 'told');
  judged(wrong());
  await answer(found(51, 'column-before-row'));
  await until(phase, (now) => now === 'told');
  await answer(found(51));
  expect([page.state.ply.value, page.state.mistaken.value]).toEqual([3, null]);
});

test('where none is found no names are loaded', async () => {
  judged(wrong());
  await answer(found(51));
  expect([phase.value, words.value]).toEqual(['told', null]);
});

test('neither a right output nor one with a fault of form is looked into', () => {
  judged(RIGHT);
  judged(wrong('blanks'));
  expect([questions(), phase.value]).toEqual([[], 'none']);
});

test('another output ends it, and its answer is dropped', async () => {
  judged(wrong());
  const [old] = questions();
  judge.setOutput('another\n', 'paste');
  expect([end.mock.calls.length, phase.value]).toEqual([1, 'none']);
  judged(wrong());
  old?.keep(found(51, 'larger-row'));
  await answer(found(30));
  expect([phase.value, known.value]).toEqual(['looking', found(30)]);
});

test('a person stops it; what was tried is told', async () => {
  judged(wrong());
  search.stop();
  await answer(found(30, 'larger-row'));
  await until(phase, (now) => now === 'told');
  expect([known.value, questions().length]).toEqual([found(30, 'larger-row'), 1]);
});

test('with very many cases it ends before all are tried', async () => {
  judged(wrong());
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  // Nothing takes time: each step has four times as many cases.
  for (let nth = 0; phase.value === 'looking' && nth < 20; nth++) await answer(found(2));
  now.mockRestore();
  expect([phase.value, known.value]).toEqual(['told', found(2)]);
});

test('an engine that is lost over it judges the output again, and does not look again', async () => {
  judged(wrong());
  const [old] = questions();
  for (const run of lost) run();
  old?.fail(new EngineLost('memory'));
  expect([judge.state.phase.value, phase.value, asked.map(({ call }) => call).at(-1)]).toEqual([
    'judging',
    'none',
    'judge',
  ]);
  judged(wrong());
  expect([judge.state.phase.value, phase.value]).toEqual(['judged', 'failed']);
  expect(questions()).toHaveLength(1);
  judge.setOutput('another\n', 'paste');
  judged(wrong());
  expect(phase.value).toBe('looking');
});

test('an engine that is lost otherwise takes the verdict with it', () => {
  judged(RIGHT);
  for (const run of lost) run();
  expect([judge.state.phase.value, phase.value]).toEqual(['lost', 'none']);
});
