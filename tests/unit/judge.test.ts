// An output before the judge, whose answers come when the test gives them. The page without a document, with its real engines.
import { beforeEach, expect, test, vi } from 'vitest';
import type { AlignedRow, Comparison } from '../../www/src/engine/boundary';
import type { WorkbenchNews } from '../../www/src/engine/own/workbench';
import { workbench } from '../../www/src/game/workbench';
import { follow, openHeadless } from './headless';
import { until } from './wait';

type Asked = { call: string; ask: unknown; keep: (reply: unknown) => void };
const asked: Asked[] = [];
vi.spyOn(workbench, 'ask').mockImplementation(
  (call, ask) => new Promise((keep) => asked.push({ call, ask, keep: keep as Asked['keep'] })),
);
const end = vi.spyOn(workbench, 'end').mockImplementation(() => {});
const heard: ((news: WorkbenchNews) => void)[] = [];
vi.spyOn(workbench, 'onNews').mockImplementation((hear) => {
  heard.push(hear);
  return () => true;
});

const page = await openHeadless();
const { judge } = await import('../../www/src/features/compare/judge');
const { state } = judge;

const START = '#v=1&game=robots&sample=statement&case=1&ply=0';

/** What is asked for before the pane is shown. */
await follow(START);
await until(page.state.isCurrent, (now) => now);
judge.setOutput('early\n', 'paste');
const early = [...asked];
judge.start();
const first = asked.map(({ call }) => call);

const WRONG = { verdict: { kind: 'wrong', first: { case: 1, decidedAt: 3 } }, multipleAnswers: false } as Comparison;
const news = (cases: number, comparison: Comparison | null) => {
  for (const hear of heard) hear({ news: 'judged', id: 0, cases, comparison });
};

/** Answers the first question of a kind. */
async function answer(call: string, reply: unknown): Promise<void> {
  await vi.waitFor(() => expect(asked.map((one) => one.call)).toContain(call));
  const at = asked.findIndex((one) => one.call === call);
  asked.splice(at, 1)[0]?.keep(reply);
  await new Promise((done) => setTimeout(done));
}

beforeEach(async () => {
  asked.length = 0;
  await follow(START);
  await until(page.state.isCurrent, (now) => now);
  judge.setOutput('no output\n', 'paste');
  end.mockClear();
});

test('nothing is judged until its pane is shown', () => {
  expect([early, first]).toEqual([[], ['judge']]);
});

test('it is judged at once, and nothing that is known of one output stays for the next', async () => {
  expect([state.phase.value, asked.map(({ call }) => call)]).toEqual(['judging', ['judge']]);
  news(2, null);
  expect([state.phase.value, state.progress.value]).toEqual(['judging', 2]);
  news(3, WRONG);
  expect([state.phase.value, state.comparison.value]).toEqual(['judged', WRONG]);
  judge.wantRows(0, 250);
  const pages = asked.filter(({ call }) => call === 'rows');
  for (const { keep } of pages.toReversed()) keep([{} as AlignedRow]);
  await vi.waitFor(() => expect([...state.pages.value.keys()]).toEqual([1, 0]));
  judge.setOutput('another\n', 'paste');
  expect([state.phase.value, state.progress.value, state.comparison.value]).toEqual(['judging', 0, null]);
  expect([state.pages.value.size, state.current.value, state.watchable.value, state.isWhole.value]).toEqual([
    0,
    null,
    false,
    false,
  ]);
});

test('the board is led to the first difference, once', async () => {
  news(3, WRONG);
  await answer('nextDifference', 7);
  expect([state.current.value, page.state.ply.value, page.state.pasted.value?.isSeen]).toEqual([7, 3, true]);
  news(3, WRONG);
  expect(asked.map(({ call }) => call)).toEqual(['judge', 'diagnose', 'diagnose']);
});

test('while it is typed it is not judged, nor with another input', async () => {
  judge.setOutput('typed', 'paste', true);
  expect([state.phase.value, end.mock.calls.length]).toEqual(['none', 1]);
  judge.setOutput('typed', 'paste');
  expect(state.phase.value).toBe('judging');
  page.input.setText('1 0\n3 4\n0 0\n');
  await until(state.phase, (phase) => phase === 'other');
  judge.bringBack();
  await until(state.phase, (phase) => phase === 'judging');
});

test('what is asked of an older output is dropped', async () => {
  news(3, WRONG);
  const reduced = judge.reduce();
  judge.setOutput('another\n', 'paste');
  const text = page.state.source.value.text;
  await answer('reduce', { text: 'smaller', output: 'x' });
  await reduced;
  expect(page.state.source.value.text).toBe(text);
  judge.wantRows(0, 1);
  news(3, WRONG);
  await answer('rows', [{} as AlignedRow]);
  expect(state.pages.value.size).toBe(0);
});
