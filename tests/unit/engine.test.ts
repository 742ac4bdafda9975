// @vitest-environment happy-dom
// An engine that ends the hard way is replaced, and nothing is lost; one that has nothing to do is kept.

import * as pageWords from 'words:page';
import * as panes from 'words:panes';
import * as robots from 'words:robots';
import { expect, test } from 'vitest';
import { ANY, like } from '../e2e/like';
import { caseField, counter, notice, sentence, write, written } from './kit';
import { type Boardlab, button, fireEvent, open, output, press, shown, text, until, waitFor } from './page';

const said = (words = pageWords.notice({ kind: 'engineReplaced' })) => waitFor(() => expect(notice()).toContain(words));

/** Ends an engine; resolves when the page has said so. */
async function trap(lab: Boardlab, which: 'session' | 'thinker'): Promise<void> {
  lab.engines[which].ask('trap', null).catch(() => {});
  await said();
}

test('the session is rebuilt: text, case, move', async () => {
  const lab = await open('#v=1&game=robots&sample=statement&case=3&ply=57');
  await shown(lab, 57);
  const before = await waitFor(written);
  await trap(lab, 'session');
  await waitFor(() => expect(counter()).toBe('Move 57 of 114'));
  expect([caseField(), written()]).toEqual(['3', before]);
  press('ArrowRight');
  await waitFor(() => expect(sentence()).toContain(robots.jumped({ nth: 58, cell: '(15, 16)' })));
});

test('a step goes on from where a person stood, although the new engine has not come so far again', async () => {
  const lab = await open('#v=1&game=robots&sample=statement&case=3&ply=57');
  await shown(lab, 57);
  const opened = await until(lab.state.opened, (now) => !!now?.line.done);
  if (!opened) throw new Error('nothing is open');
  lab.game.hear({ news: 'grown', opened: { ...opened, line: { ...opened.line, plies: 32, done: false } } });
  press('ArrowRight');
  lab.game.hear({ news: 'grown', opened });
  await shown(lab, 58);
});

test('a person’s branch is rebuilt', async () => {
  const lab = await open('#v=1&game=robots');
  await shown(lab, 0);
  await lab.game.move('S');
  await waitFor(() => expect(sentence()).toMatch(like(robots.walked({ nth: 1, direction: 'S', cell: ANY }))));
  await trap(lab, 'session');
  press('ArrowLeft');
  await shown(lab, 0);
  press('ArrowRight');
  await waitFor(() => expect(sentence()).toMatch(like(robots.walked({ nth: 1, direction: 'S', cell: ANY }))));
  expect(button(panes.solversLine)).toBeTruthy();
});

test('a board of an older text is rebuilt behind a text with an error', async () => {
  const lab = await open('#v=1&game=robots');
  await output(lab);
  await write(lab, '4 0\nx');
  await waitFor(() => expect(text('.errors_error')).not.toBe(''));
  await trap(lab, 'session');
  expect(written()).toBe('4 0\nx');
  press('End');
  await waitFor(() => expect(sentence()).toContain(robots.over({ end: 'won' })));
  await waitFor(() => expect(text('.errors_error')).not.toBe(''));
});

test('the thinker is replaced and answers again', async () => {
  const lab = await open('#v=1&game=robots');
  const before = await output(lab);
  const answer = lab.state.output.peek();
  await trap(lab, 'thinker');
  const again = await until(lab.state.output, (now) => now !== answer && !!now && !now.busy);
  expect(again?.chunks.join('')).toBe(before);
});

test('an engine that ends again and again is left alone until the person goes on', async () => {
  const lab = await open('#v=1&game=robots');
  await output(lab);
  for (let i = 0; i < 2; i++) {
    await trap(lab, 'session');
    fireEvent.click(button(pageWords.dismiss));
    await waitFor(() => expect(notice()).toBe(''));
  }
  lab.engines.session.ask('trap', null).catch(() => {});
  await said('keeps stopping');
  await write(lab, '1 0\n3 4\n0 0\n');
  await waitFor(() => expect(counter()).toContain('Move 0 of'));
});

test('an engine that has nothing to do answers the next text too', async () => {
  const lab = await open('#v=1&game=knights&sample=corner');
  const before = await output(lab);
  expect(before).toContain('Case 1');
  const { Worker } = globalThis;
  let hired = 0;
  globalThis.Worker = class extends Worker {
    constructor(...made: ConstructorParameters<typeof Worker>) {
      hired += 1;
      super(...made);
    }
  };

  button(panes.ofStatement).click();
  await until(lab.state.output, (now) => now !== null && !now.busy && now.chunks.join('') !== before);
  globalThis.Worker = Worker;
  expect(hired).toBe(0);
});

test('what an ended engine was asked fails, and what it is asked later too', async () => {
  const { Engine, EngineLost } = await import('../../www/src/engine/engine');
  const nothing = () => {};
  const engine = new Engine(nothing, nothing);
  const asked = engine.ask('ready', { game: 'robots' });
  engine.end();
  await expect(asked).rejects.toBeInstanceOf(EngineLost);
  await expect(engine.ask('ready', { game: 'robots' })).rejects.toBeInstanceOf(EngineLost);
  engine.renew();
  await engine.ask('ready', { game: 'robots' });
  engine.end();
});
