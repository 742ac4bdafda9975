// @vitest-environment happy-dom
// The export dialog: what can be chosen, what it would export, and when it refuses. The studio that draws needs a browser.
import * as w from 'words:export';
import { afterEach, expect, test, vi } from 'vitest';
import { gameModuleOf } from '../../www/src/board/game-modules';
import { Supply } from '../../www/src/features/export/supply';
import { write } from './kit';
import { type Boardlab, button, fireEvent, open, shown, text, until, visit, waitFor } from './page';

// It never comes to an end.
vi.mock('../../www/src/features/export/client', () => ({
  Studio: class {
    private readonly waiting: ((reason: Error) => void)[] = [];
    order(): Promise<never> {
      return new Promise((_, fail) => this.waiting.push(fail));
    }
    end(): void {
      for (const fail of this.waiting) fail(new Error('ended'));
    }
  },
}));

const jobs = async () => (await import('../../www/src/features/export/jobs')).jobs;
const dialog = async () => (await import('../../www/src/features/export/state')).exportDialog.state;
const within = (selector: string) => document.querySelector(`dialog.export_export ${selector}`) as HTMLElement;
const field = (label: string): HTMLInputElement | HTMLSelectElement => {
  const found = [...document.querySelectorAll('dialog.export_export label')].find(
    (one) => one.querySelector('span')?.textContent === label,
  );
  if (!found) throw new Error(`no field: ${label}`);
  return found.querySelector('input, select') as HTMLInputElement;
};
const run = () => within('.export_run');
const told = () => text('dialog.export_export [role=status]');

async function openDialog(hash: string): Promise<Boardlab> {
  const lab = await open(hash);
  await shown(lab, Number(/ply=(\d+)/.exec(hash)?.[1] ?? 0));
  fireEvent.click(button('Export a picture or video'));
  await waitFor(() => field(w.captionLabel));
  return lab;
}

function choose(label: string, value: string): void {
  const target = field(label);
  if (target instanceof HTMLSelectElement) {
    const at = [...target.options].findIndex((option) => option.textContent?.replace(/\s/g, ' ') === value);
    target.selectedIndex = at;
    fireEvent.change(target);
  } else fireEvent.input(target, { target: { value } });
}

const format = (name: string) => fireEvent.click(field(name));
const mark = (name: string) =>
  fireEvent.click(
    [...document.querySelectorAll('.export_marks button')].find((one) => one.textContent === name) as Element,
  );

afterEach(async () => (await jobs()).close());

const ROBOTS = '#v=1&game=robots&sample=statement&case=3&ply=28';

test('a range is chosen by marks, and its length is told', async () => {
  await openDialog(ROBOTS);
  format('GIF');
  await waitFor(() => field(w.from));
  const range = () => [field(w.from).value, field(w.to).value];
  for (const [name, from, to] of [
    [w.here, '28', '114'],
    [w.past, '0', '28'],
    [w.all, '0', '114'],
  ] as const) {
    mark(name);
    await waitFor(() => expect(range()).toEqual([from, to]));
  }
  await waitFor(() => expect(text('dialog.export_export figcaption')).toContain('115 frames, 58.5 s'));
  expect(run().getAttribute('aria-disabled')).toBe('false');
});

test('too many frames are refused in words until there are fewer', async () => {
  const lab = await open('#v=1&game=knights&sample=corner&limits=lifted&case=1&ply=0');
  await write(lab, '1\n1\n4000 4000\n');
  await until(lab.state.opened, (now) => !!now?.line.done && now.line.plies > 1_000);
  const own = await jobs();
  const { phase } = await dialog();
  fireEvent.click(button('Export a picture or video'));
  await waitFor(() => field(w.captionLabel));
  format('GIF');
  await waitFor(() => field(w.from));
  mark(w.all);
  choose(w.speed, w.seconds({ seconds: 2 }));
  choose(w.motion, w.rate({ rate: 25 }));
  await waitFor(() => expect(run().getAttribute('aria-disabled')).toBe('true'));
  expect(told()).toMatch(/frames.*6,000/);
  await own.run();
  expect(phase.peek().kind).toBe('idle');
  choose(w.to, '20');
  await waitFor(() => expect(run().getAttribute('aria-disabled')).toBe('false'));
  expect(told()).not.toContain('6,000');
});

test('a file that is made before its preview does not leave it out', async () => {
  await openDialog(ROBOTS);
  const { phase } = await dialog();
  format('SVG');
  await waitFor(() => expect(text('dialog.export_export figcaption')).toContain('Drawing'));
  await (await jobs()).run();
  expect(phase.peek().kind).toBe('made');
  await waitFor(() => expect(text('dialog.export_export figcaption')).toContain('480'));
});

/** The files that addresses stand for. */
const files = new Map<string, Blob>();
const address = URL.createObjectURL;
vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
  const url = address(file);
  files.set(url, file as Blob);
  return url;
});

/** Figures that stand for pieces, as groups at a place of their own. */
const figuresIn = (svg: string) => svg.match(/<g transform="translate/g)?.length ?? 0;

/** Chooses SVG, makes it, and reads it. */
async function madeSvg(): Promise<string> {
  const { phase } = await dialog();
  format('SVG');
  await waitFor(() => expect(text('dialog.export_export figcaption')).toMatch(/480 × \d+ pixels/));
  await (await jobs()).run();
  const now = await until(phase, ({ kind }) => kind === 'made');
  if (now.kind !== 'made') throw new Error(now.kind);
  return (await files.get(now.url)?.text()) ?? '';
}

test('an SVG is drawn by the engine: the position, in the theme, with what is said of it', async () => {
  const lab = await openDialog(ROBOTS);
  const light = await madeSvg();
  const { board } = (await until(lab.state.shown, (now) => now !== null))?.frame ?? {};
  if (board?.game !== 'robots') throw new Error('another game');
  expect(figuresIn(light)).toBe(board.robots.length + board.debris.length + board.teleports.length + 1);
  expect(light).toMatch(/<title>Robots, case 3, .*28<\/title><desc>[^<]+<\/desc>/);
  expect(light).not.toContain('robot 1');
  choose(w.captionLabel, 'Mine & {move}');
  choose(w.theme, w.themes({ theme: 'dark' }));
  const dark = await madeSvg();
  expect(dark).toContain('>Mine &amp; 28</text>');
  expect(dark).not.toContain('#fff');
});

test('a branch of one’s own is exported as it was played', async () => {
  const lab = await open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await shown(lab, 0);
  await lab.game.move('S');
  await shown(lab, 1);
  fireEvent.click(button('Export a picture or video'));
  const { subject } = await dialog();
  await waitFor(() => expect(subject.peek()?.position).toMatchObject({ case: 0, ply: 1, moves: '0: S' }));
  const about = subject.peek();
  if (!about) throw new Error('nothing to export');
  const own = new Supply(about.source, about.position, () => {});
  const solvers = new Supply(about.source, { ...about.position, moves: '' }, () => {});
  const [mine, theirs] = await Promise.all([own, solvers].map((one) => one.supply({ ply: 1, hints: false })));
  expect(mine).toMatchObject({ frame: { ply: 1, board: lab.state.shown.peek()?.frame.board } });
  expect(theirs).not.toMatchObject({ frame: { board: lab.state.shown.peek()?.frame.board } });
  own.end();
  solvers.end();
});

test('an input without a case has nothing to export, and says so', async () => {
  await open('#v=1&game=robots');
  // "x", which is no input of any game.
  const lab = await visit('#v=2&game=janken&text=AasAAA&case=1&ply=0');
  await until(lab.state.parsed, (now) => !!now?.error);
  fireEvent.click(button('Export a picture or video'));
  await waitFor(() => expect(text('dialog.export_export')).toContain('Nothing to export'));
  expect(run()).toBeNull();
  // Its part is on its way, and would come after the document has gone.
  await until(gameModuleOf('janken'), (found) => found !== null);
});
