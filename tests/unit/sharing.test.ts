// @vitest-environment happy-dom
// The share dialog and replay files: what is handed on brings the moment back, and what cannot be opened says why.

import * as knightsWords from 'words:knights';
import * as pageWords from 'words:page';
import * as shareWords from 'words:share';
import * as solitaire from 'words:solitaire';
import { afterEach, expect, test, vi } from 'vitest';
import { like, MANY } from '../e2e/like';
import { address, caseField, counter, drop, notice, sentence, write, written } from './kit';
import { MOMENTS, type Moment } from './moments';
import {
  type Boardlab,
  button,
  drawn,
  fireEvent,
  open,
  press,
  screen,
  settled,
  shown,
  text,
  until,
  waitFor,
} from './page';
import { knights } from './texts';

type Saved = { name: string; blob: Blob };

/** Files that the page offers for download. */
const saved: Saved[] = [];
const blobs = new Map<string, Blob>();
const make = URL.createObjectURL;
vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
  const url = make(blob);
  blobs.set(url, blob as Blob);
  return url;
});
vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
  saved.push({ name: this.download, blob: blobs.get(this.href) as Blob });
});

afterEach(() => {
  document.querySelector('dialog.share_share header button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
});

const dialog = () => document.querySelector('dialog.share_share');
const told = () => text('dialog.share_share');
const link = (): string =>
  document.querySelector<HTMLInputElement>('dialog.share_share input[aria-label="Link"]')?.value ?? '';
const hashOf = (href: string) => new URL(href).hash;

async function share(): Promise<void> {
  fireEvent.click(button(pageWords.share));
  await waitFor(() => expect(dialog()).toBeTruthy());
}

/** Opens a moment and leaves the solver's line there. */
async function branchOff({ game, sample, ply, move }: Moment): Promise<Boardlab> {
  const lab = await open(`#v=1&game=${game}&sample=${sample}&case=1&ply=${ply}`);
  await shown(lab, ply);
  lab.game.move(move);
  // Where luck answers, its answer too.
  await shown(lab, ply + (game === 'solitaire' ? 2 : 1));
  await waitFor(() => expect(document.querySelector('.branch_branch')).toBeTruthy());
  // What is shown of the state is in the document a frame later.
  await drawn();
  return lab;
}

/** What the page shows of its moment. */
function shows(): string[] {
  expect(document.querySelector('.branch_branch')).toBeTruthy();
  return [counter().replace(/ of .*/, ''), sentence(), written()];
}

async function save(): Promise<{ name: string; content: string }> {
  await share();
  fireEvent.click(await waitFor(() => button(shareWords.save)));
  const file = saved.pop();
  return { name: file?.name ?? '', content: (await file?.blob.text()) ?? '' };
}

for (const moment of MOMENTS) {
  test(`a copied link opens the same moment: ${moment.game}`, async () => {
    await branchOff(moment);
    await share();
    await waitFor(() => expect(link()).not.toBe(''));
    const [href, before] = [link(), await waitFor(shows)];
    await open('#v=1&game=janken&sample=statement&case=1&ply=0');
    await settled(await open(hashOf(href)));
    await waitFor(() => expect(shows()).toEqual(before));
  });

  test(`a saved moment is dropped into another page: ${moment.game}`, async () => {
    await branchOff(moment);
    const before = await waitFor(shows);
    const { name, content } = await save();
    expect(name).toMatch(new RegExp(`^boardlab-${moment.game}-case-1-move-\\d+\\.json$`));
    const lab = await open('#v=1&game=knights&sample=statement&case=1&ply=0');
    drop(name, content);
    await until(lab.state.source, ({ game, text }) => game === moment.game && text !== '');
    await waitFor(() => expect(shows()).toEqual(before));
  });
}

test('a link to the case from its start, or without moves of one’s own', async () => {
  const lab = await branchOff({ game: 'robots', sample: 'statement', ply: 2, move: 'N' });
  await share();
  await waitFor(() => expect(link()).toMatch(/&case=1&ply=3&line=/));
  fireEvent.click(screen.getByLabelText(like(shareWords.which({ which: 'plain' }))));
  await waitFor(() => expect(link()).toMatch(/&case=1&ply=2$/));
  const plain = link();
  fireEvent.click(screen.getByLabelText(like(shareWords.which({ which: 'start' }))));
  await waitFor(() => expect(link()).toMatch(/&case=1&ply=0$/));
  await address(/&ply=3&line=/);
  await open(hashOf(plain));
  await shown(lab, 2);
  await waitFor(() => expect(counter()).toBe('Move 2 of 5'));
  expect(document.querySelector('.branch_branch')).toBeNull();
});

const grouped = (value: number) => new Intl.NumberFormat('en').format(value);

test('the length of a link is told; one that is too long for a code has none, and says so', async () => {
  const lab = await open('#v=1&game=knights&sample=corner&case=1&ply=0');
  await write(lab, `1\n${knights(350)}`);
  await share();
  await waitFor(() => expect(link()).not.toBe(''));
  expect(link().length).toBeGreaterThan(1_000);
  expect(link().length).toBeLessThan(1_200);
  expect(told()).toContain(`${grouped(link().length)} characters.`);
  expect(document.querySelector('dialog.share_share svg.share_qr')).toBeTruthy();
  fireEvent.click(dialog()?.querySelector('header button') as Element);
  await write(lab, `1\n${knights(999)}`);
  await share();
  await waitFor(() => expect(told()).toContain(shareWords.noCode({ most: 1200 })));
  expect(told()).toContain(shareWords.long({ most: 2000 }));
  expect(document.querySelector('dialog.share_share svg.share_qr')).toBeNull();
  expect(link().length).toBeLessThan(4_000);
});

test('what is too long for a link says so, with the way out', async () => {
  const lab = await open('#v=1&game=knights&sample=statement&case=1&ply=0');
  await write(lab, `60\n${Array.from({ length: 60 }, (_, i) => knights(999, i)).join('')}`);
  await waitFor(() => expect(text('.cases_caseField')).toContain('of 60'));
  await share();
  await waitFor(() => expect(told()).toMatch(like(shareWords.tooLong({ length: MANY }))));
  expect(link()).toBe('');
  expect(button(shareWords.save)).toBeTruthy();
});

test('an input made from a seed is linked by its seed', async () => {
  const lab = await open('#v=1&game=solitaire&sample=fresh&case=1&ply=0');
  // By then the controls have been laid out.
  await waitFor(() => expect(text('.aside_because')).not.toBe(''));
  const field = screen.getByLabelText(solitaire.seed) as HTMLInputElement;
  fireEvent.input(field, { target: { value: '4711' } });
  fireEvent.submit(field.form as HTMLFormElement);
  await until(lab.state.source, ({ options }) => options.includes('seed=4711'));
  await settled(lab);
  await address(/#v=2&game=solitaire&made=1\.4711&options=/);
  await share();
  await waitFor(() => expect(told()).toContain(shareWords.seed));
  const [href, input, said] = [link(), await waitFor(written), sentence()];
  await open('#v=1&game=knights');
  await open(hashOf(href));
  await waitFor(() => expect(written()).toBe(input));
  await waitFor(() => expect(sentence()).toBe(said));
});

test('an input that no link holds comes back from a file, with lifted limits', async () => {
  const lab = await open('#v=1&game=knights&sample=statement&limits=lifted&case=1&ply=0');
  const lines = Array.from({ length: 8_000 }, (_, i) => `1\n${700 + ((i * 7919) % 1009)} ${(i * i * 31) % 997}\n`);
  await write(lab, `8000\n${lines.join('')}`);
  fireEvent.change(document.querySelector('.cases_caseField input') as Element, { target: { value: '7999' } });
  await until(lab.state.opened, (now) => now?.case === 7998);
  await settled(lab);
  press('ArrowRight');
  await shown(lab, 1);
  const { name, content } = await save();
  await open('#v=1&game=robots');
  drop(name, content);
  await until(lab.state.opened, (now) => now?.case === 7998);
  await waitFor(() => expect(caseField()).toBe('7999'));
  await waitFor(() => expect(counter()).toContain('Move 1 of'));
  expect(button(/^Limits lifted/)).toBeTruthy();
  expect(screen.getByRole('tab', { name: knightsWords.name }).getAttribute('aria-selected')).toBe('true');
});

const GOOD = {
  boardlab: 'replay',
  version: 1,
  game: 'knights',
  limits: 'statement',
  options: '',
  case: 2,
  ply: 1,
  moves: '',
  text: '2\n1\n1 0\n2\n2 5\n3 5\n',
};

const BAD: Record<string, [text: string, why: 'damaged' | 'newer' | 'strange']> = {
  cut: [JSON.stringify(GOOD).slice(0, -20), 'damaged'],
  'of no game': [JSON.stringify({ ...GOOD, game: 'chess' }), 'damaged'],
  'of a strange case': [JSON.stringify({ ...GOOD, case: -1 }), 'damaged'],
  'without a text': [JSON.stringify({ ...GOOD, text: undefined }), 'damaged'],
  'of strange moves': [JSON.stringify({ ...GOOD, moves: 7 }), 'damaged'],
  newer: [JSON.stringify({ ...GOOD, version: 2, text: { more: true } }), 'newer'],
  foreign: [JSON.stringify({ name: 'something else' }), 'strange'],
  'not even JSON': ['{ hello', 'strange'],
};

for (const [what, [content, why]] of Object.entries(BAD))
  test(`a file that is ${what} says so, and loses nothing that was typed`, async () => {
    const lab = await open('#v=1&game=robots');
    await write(lab, '1 0\n3 4\n0 0');
    const asked = lab.state.openings.peek();
    drop('strange.json', content);
    await waitFor(() => expect(notice()).toContain(shareWords.notOpened({ name: 'strange.json', why })));
    expect(written()).toBe('1 0\n3 4\n0 0');
    expect(lab.state.openings.peek()).toBe(asked);
  });

test('a file written by hand opens, with a mark at its start and fields of tomorrow', async () => {
  const lab = await open('#v=1&game=robots');
  drop('mine.json', `\uFEFF\n ${JSON.stringify({ ...GOOD, comment: 'ours' })}`);
  await until(lab.state.opened, (now) => now?.case === 1);
  await waitFor(() => expect(caseField()).toBe('2'));
  await waitFor(() => expect(counter()).toContain('Move 1 of'));
});

test('a branch that the game does not know leaves a living page', async () => {
  await open('#v=1&game=robots');
  drop('mine.json', JSON.stringify({ ...GOOD, moves: '0:no such move' }));
  await waitFor(() => expect(written()).toContain('3 5'));
  await waitFor(() => expect(counter()).toContain('of'));
});
