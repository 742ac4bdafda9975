// @vitest-environment happy-dom
// Files that are dragged over the page and dropped on it: what is shown meanwhile, and what becomes of each kind of file.
import { readFileSync } from 'node:fs';
import { accepted } from 'words:compare';
import * as faults from 'words:faults';
import * as page from 'words:page';
import * as standings from 'words:pursuit-standings';
import * as share from 'words:share';
import { expect, test, vi } from 'vitest';
import { BROUGHT } from '../../www/src/features/teach/left';
import { Visits } from '../../www/src/links/visits';
import { KNIGHTS, KNIGHTS_OUTPUT, ROBOTS, ROBOTS_OUTPUT } from '../e2e/texts';
import { notice, written } from './kit';
import { type Boardlab, button, drawn, open, output, says, settled, text, there, until, waitFor } from './page';

/** Where the page was left for. */
const left: string[] = [];
vi.spyOn(Visits.prototype, 'goTo').mockImplementation((address) => void left.push(address));

const STATEMENT = '#v=1&game=robots&sample=statement&case=1&ply=0';
const HERE = page.dropHere;
const MEGABYTE = 1_000_000;

const fileOf = (name: string, ...content: BlobPart[]) => new File(content, name);

type Drag = { file?: File; files?: File[]; on?: string; types?: string[]; relatedTarget?: Element };

/** A step of dragging, on an element. */
function dragged(
  kind: 'dragover' | 'dragleave' | 'drop',
  { file, files, on = 'canvas', types, relatedTarget }: Drag,
): Event {
  const dataTransfer = { types: types ?? ['Files'], files: files ?? (file ? [file] : []) };
  const event = new Event(kind, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer, relatedTarget: relatedTarget ?? null });
  const under = document.querySelector(on);
  if (!under) throw new Error(`no ${on}`);
  under.dispatchEvent(event);
  return event;
}

const drop = (file: File, on?: string): Event => dragged('drop', { file, on });

async function openBoard(hash: string): Promise<Boardlab> {
  const lab = await open(hash);
  await settled(lab);
  await waitFor(() => expect(there('canvas')).toBe(true));
  return lab;
}

/** The page with the statement's robots; `unchanged`: nothing was asked of the engine since, and the input is as it was. */
async function openRobots(): Promise<{ lab: Boardlab; unchanged(): Promise<void> }> {
  const lab = await openBoard(STATEMENT);
  const { openings } = lab.state;
  const asked = openings.peek();
  const unchanged = async () => {
    expect(openings.peek()).toBe(asked);
    await waitFor(() => expect(written()).toBe(ROBOTS));
    expect(await output(lab)).toBe(ROBOTS_OUTPUT);
  };
  return { lab, unchanged };
}

test('while a file is over the page, it is said where to drop it', async () => {
  await openRobots();
  expect(dragged('dragover', {}).defaultPrevented).toBe(true);
  await says('.files_drop', HERE);
  // From one element to another.
  dragged('dragleave', { relatedTarget: document.body });
  await drawn();
  expect(text('.files_drop')).toBe(HERE);
  dragged('dragleave', {});
  await waitFor(() => expect(there('.files_drop')).toBe(false));
  dragged('dragover', {});
  await says('.files_drop', HERE);
  drop(fileOf('mine.in', ROBOTS));
  await waitFor(() => expect(there('.files_drop')).toBe(false));
});

test('a text that is dragged is left to the fields of the page', async () => {
  const { unchanged } = await openRobots();
  expect(dragged('dragover', { types: ['text/plain'] }).defaultPrevented).toBe(false);
  expect(dragged('drop', { types: ['text/plain'] }).defaultPrevented).toBe(false);
  expect(there('.files_drop')).toBe(false);
  await unchanged();
});

test('the text of a file becomes the input, with line ends as they are here', async () => {
  const lab = await openBoard('#v=1&game=knights&sample=corner&case=1&ply=0');
  expect(drop(fileOf('sample.in', KNIGHTS.replaceAll('\n', '\r\n'))).defaultPrevented).toBe(true);
  await until(lab.state.source, (now) => now.text === KNIGHTS);
  expect(await output(lab)).toBe(KNIGHTS_OUTPUT);
});

test('a replay opens the game, case and move that it was saved at', async () => {
  const { lab } = await openRobots();
  const replay = { boardlab: 'replay', version: 1, limits: 'statement', options: '', moves: '' };
  drop(
    fileOf('saved.json', JSON.stringify({ ...replay, game: 'knights', case: 2, ply: 1, text: '2\n1\n5 5\n1\n7 9\n' })),
  );
  await until(lab.state.tab, (tab) => tab === 'knights');
  const { frame } = await settled(lab);
  expect([lab.state.opened.peek()?.case, frame.ply]).toEqual([1, 1]);
});

/** As `boardlab pursuit match --replay` writes it. */
const PURSUIT_REPLAY = '0\n10\n2\n3\n100\nr0py\nr1py\n1 1 5 5\n3 3\n1 0 0 -1\n0 1 0 -1 0 0\n! #time-out\n';

test('an input of another game is opened there, and Back brings what stood here', async () => {
  const { lab } = await openRobots();
  lab.input.setText('1 0\n1 1\n0 0\n');
  drop(fileOf('r1.txt', PURSUIT_REPLAY));
  await until(lab.state.source, ({ game, text }) => game === 'pursuit' && text === PURSUIT_REPLAY);
  await settled(lab);
  expect([lab.state.tab.peek(), lab.state.parsed.peek()?.error]).toEqual(['pursuit', null]);
  history.back();
  await until(lab.state.source, ({ game, text }) => game === 'robots' && text === '1 0\n1 1\n0 0\n');
});

test('an input of no game stays here, where it is said what is wrong with it', async () => {
  const { lab } = await openRobots();
  drop(fileOf('bad.in', '2 0\n3 4\n5 x\n0 0\n'));
  const parsed = await until(lab.state.parsed, (now) => now?.error != null);
  expect([lab.state.tab.peek(), parsed?.error?.place.line]).toEqual(['robots', 3]);
});

for (const [what, file] of [
  ['a picture', new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], 'file', { type: 'image/png' })],
  ['a picture that is a text', new File(['<svg/>'], 'file', { type: 'image/svg+xml' })],
  ['a binary whose bytes are UTF-8', fileOf('file', '4\0 \x00\0')],
] as const)
  test(`${what} never becomes the input`, async () => {
    const { lab, unchanged } = await openRobots();
    drop(file);
    expect(await until(lab.state.notice, (notice) => notice !== null)).toEqual({ kind: 'notText', name: 'file' });
    await unchanged();
  });

/** Matches of two robots on a field, of which the first has its replay. */
const MATCHES = [
  ['ann', 'ann', 'caught', [16, 4], null, '0\n6\n1\n1\n20\nann\nann\n0 0\n5 5\n0 1\n'],
  ['ann', 'bob', 'forfeit', [20, 0], { side: 'fugitive', reason: 'it took longer than 2 s' }],
  ['bob', 'ann', 'escaped', [0, 20], null],
].map(([catchers, fugitive, end, score, forfeit, replay], match) => {
  return { match, field: '0 6 1 1 20', catchers, fugitive, turn: 4, end, score, forfeit, replay };
});
const SETTINGS = { boardlab: '0.2.0', fields: ['0 6 1 1 20'], players: [['ann', '']], reading: 'blocked', limits: [1] };

const lines = (...values: unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');
const cells = (table: string) =>
  [...document.querySelectorAll(`table[aria-label="${table}"] tbody tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

for (const [what, file] of [
  ['printed as JSON', lines({ boardlab: '0.2.0', reading: 'blocked', players: [], matches: MATCHES })],
  ['that an interruption has cut', `${lines(SETTINGS, ...MATCHES)}{"match":3,`],
] as const)
  test(`results of a tournament ${what} become standings, whose matches open on the board`, async () => {
    const { lab } = await openRobots();
    drop(fileOf('results.jsonl', file));
    await waitFor(() => expect(cells(standings.matches)).toHaveLength(2));
    expect(cells(standings.standings)).toEqual([
      ['1', 'ann', '36', '24', '60', '0'],
      ['2', 'bob', '0', '0', '0', '1'],
    ]);
    expect(cells(standings.matches)).toEqual([
      ['ann', '4', '4!'],
      ['bob', '–', '·'],
    ]);
    const result = { catchers: 'ann', fugitive: 'ann', turn: 4 };
    button(standings.result({ ...result, end: 'caught', caught: 16, escaped: 4 })).click();
    expect(await until(lab.state.source, ({ text }) => text.includes('ann'))).toEqual({
      game: 'pursuit',
      text: MATCHES[0]?.replay,
      relaxed: false,
      options: 'reading=blocked',
    });
    expect(text('#side')).toContain(standings.watching({ match: '' }));
    const forfeit = standings.result({ ...result, fugitive: 'bob', end: 'forfeit', caught: 20, escaped: 0 });
    const missing = button(`${forfeit} it took longer than 2 s ${standings.noReplay}`);
    expect(missing.getAttribute('aria-disabled')).toBe('true');
    expect(text('#side')).toContain(standings.keep);
  });

test('of results without a whole match it is said what they are', async () => {
  const { unchanged } = await openRobots();
  drop(fileOf('results.jsonl', lines(SETTINGS, { ...MATCHES[0], score: 20 })));
  await says('.notice_notice', share.notOpened({ name: 'results.jsonl', why: 'results' }));
  await unchanged();
});

test('a file that only looks like a replay is refused by its name', async () => {
  const { unchanged } = await openRobots();
  drop(fileOf('other.json', '{"name": "other"}'));
  await waitFor(() => expect(notice()).toContain('other.json'));
  await unchanged();
});

test('a file of more than 64 MB is not read', async () => {
  const { unchanged } = await openRobots();
  const file = fileOf('large.in', ROBOTS);
  Object.defineProperty(file, 'size', { value: 64 * MEGABYTE + 1 });
  const read = vi.spyOn(file, 'arrayBuffer');
  drop(file);
  await says('.notice_notice', page.bigFile({ name: 'large.in', limit: 64 }));
  expect(read).not.toHaveBeenCalled();
  await unchanged();
});

test('a file that cannot be read is named', async () => {
  const { unchanged } = await openRobots();
  const file = fileOf('gone.in', ROBOTS);
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  drop(file);
  await says('.notice_notice', page.unreadableFile({ name: 'gone.in' }));
  await unchanged();
});

test('a file that is not UTF-8 is refused with the place of the first wrong byte', async () => {
  const { unchanged } = await openRobots();
  drop(fileOf('old.txt', Uint8Array.of(52, 32, 48, 10, 49, 55, 32, 0xff, 10)));
  const found = faults.byte({ byte: 'FF' });
  await says('.notice_notice', faults.badFile({ name: 'old.txt', found, line: 2, column: 4 }));
  await unchanged();
  button(page.dismiss).click();
  await waitFor(() => expect(there('.notice_notice p')).toBe(false));
});

test('a file that is dropped on the output is compared with it', async () => {
  const { unchanged } = await openRobots();
  await says('.output_output pre', 'Case 1:');
  drop(fileOf('mine.out', ROBOTS_OUTPUT), '.output_output pre');
  await says('.compare_verdict', accepted);
  await unchanged();
});

const judged = async () => {
  const { comparison } = (await import('../../www/src/features/compare/judge')).judge.state;
  return (await until(comparison, (now) => now !== null))?.verdict.kind;
};

test('an input and its output that are dropped together are that, whichever comes first', async () => {
  const lab = await openBoard(STATEMENT);
  const [input, answer] = [fileOf('1.in', KNIGHTS), fileOf('1.ans', KNIGHTS_OUTPUT)];
  for (const files of [
    [answer, input],
    [input, answer],
  ]) {
    lab.input.setPasted(null);
    dragged('drop', { files });
    await until(lab.state.pasted, (now) => now?.text === KNIGHTS_OUTPUT);
    expect([lab.state.tab.peek(), lab.state.source.peek().text]).toEqual(['knights', KNIGHTS]);
    expect(await judged()).toBe('accepted');
  }
});

test('the game of a file is found though the worker that was asked is ended for an output', async () => {
  const lab = await openBoard(STATEMENT);
  const { workbench } = await import('../../www/src/game/workbench');
  const { ask } = workbench;
  const spy = vi.spyOn(workbench, 'ask').mockImplementation((call, question) => {
    const asked = ask.call(workbench, call, question);
    if (call !== 'recognise') return asked as Promise<never>;
    spy.mockRestore();
    workbench.end();
    return asked as Promise<never>;
  });
  drop(fileOf('knights.txt', KNIGHTS));
  await until(lab.state.source, (now) => now.text === KNIGHTS);
  expect(lab.state.tab.peek()).toBe('knights');
});

test('an output that is dropped on the board is compared', async () => {
  const { unchanged } = await openRobots();
  drop(fileOf('mine.ans', ROBOTS_OUTPUT));
  expect(await judged()).toBe('accepted');
  await unchanged();
});

const SAMPLE = { input: KNIGHTS.replaceAll('\n', '\r\n'), output: `\uFEFF${KNIGHTS_OUTPUT}` };
for (const [what, name, problem] of [
  ['cph', 'Knights.prob', { name: 'Knights', tests: [{ id: 1, ...SAMPLE }], interactive: false, srcPath: '/a.cpp' }],
  [
    'Competitive Companion',
    'problem.json',
    { name: 'Knights', group: 'POJ', batch: { id: 'a', size: 1 }, tests: [SAMPLE] },
  ],
] as const)
  test(`the sample of a problem file of ${what} is the input, and its output is checked`, async () => {
    const lab = await openBoard(STATEMENT);
    lab.input.setPasted(null);
    drop(fileOf(name, '\uFEFF', JSON.stringify(problem)));
    await until(lab.state.pasted, (now) => now?.text === KNIGHTS_OUTPUT);
    expect([lab.state.tab.peek(), lab.state.source.peek().text]).toEqual(['knights', KNIGHTS]);
    expect(await judged()).toBe('accepted');
    expect(notice()).toBe('');
  });

test('of several samples the first is opened, which is said; a problem without any is no input', async () => {
  const { lab } = await openRobots();
  drop(fileOf('two.prob', JSON.stringify({ tests: [{ input: KNIGHTS }, { input: KNIGHTS }] })));
  await until(lab.state.source, (now) => now.text === KNIGHTS);
  await says('.notice_notice', share.firstTest({ name: 'two.prob', tests: 2 }));
  drop(fileOf('none.prob', JSON.stringify({ tests: [] })));
  await says('.notice_notice', share.notOpened({ name: 'none.prob', why: 'strange' }));
});

test('an output in the place of the input is recognised, and checked with the input that was there', async () => {
  const { lab } = await openRobots();
  lab.input.setText(ROBOTS_OUTPUT);
  await says('.errors_error', faults.output);
  button(faults.checkOutput).click();
  await until(lab.state.source, (now) => now.text === ROBOTS);
  expect(await judged()).toBe('accepted');
  // What is neither an input nor an output is only wrong.
  lab.input.setText('nothing of the kind\n');
  await until(lab.state.parsed, (parsed) => parsed?.error != null);
  await drawn();
  expect(text('.input_errors')).not.toContain(faults.output);
});

const MARK = '\uFEFF';

test('a byte-order mark is no part of an input, an output, a program or a lesson', async () => {
  const { lab, unchanged } = await openRobots();
  drop(fileOf('mine.out', MARK, ROBOTS_OUTPUT), '.output_output');
  const { comparison } = (await import('../../www/src/features/compare/judge')).judge.state;
  await until(comparison, (now) => now?.verdict.kind === 'accepted');
  await unchanged();
  const { labOf } = await import('../../www/src/features/compare/program');
  drop(fileOf('mine.py', MARK, 'print(1)\r\n'));
  await waitFor(() => expect(labOf('robots').textIn('python')).toBe('print(1)\n'));
  drop(fileOf('mine.in', MARK, KNIGHTS));
  await until(lab.state.source, (now) => now.text === KNIGHTS);
  const lesson = readFileSync('www/words/en/knights.lesson.json', 'utf8');
  drop(fileOf('lesson.json', MARK, lesson));
  const { mine } = await import('../../www/src/features/teach/mine/mine');
  await waitFor(() => expect(mine.list.value.map((one) => one.lesson.title)).toEqual([JSON.parse(lesson).title]));
  const [{ id } = { id: '' }] = mine.list.value;
  await waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]).toMatch(new RegExp(`^\\./class\\.html#v=.*&game=knights.*&class=lesson\\.0&mine=${id}$`));
});

test('a damaged lesson is refused where it was dropped; what pupils have saved goes to the table', async () => {
  await openRobots();
  left.length = 0;
  drop(fileOf('broken.json', '{"boardlab": "lesson", "version": 1}'));
  await waitFor(() => expect(notice()).toContain('broken.json'));
  drop(fileOf('ann.boardlab.txt', 'BL1.abc.def\n'));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]).toMatch(/^\.\/class\.html#v=1&game=robots&sample=statement&case=1&ply=0&class=collect\.0$/);
  expect(sessionStorage.getItem(BROUGHT)).toBe('BL1.abc.def\n');
});
