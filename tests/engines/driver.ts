// Drives the page in any engine as a person does, and the fixture that hands a driver to each test.
import { readFileSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Engine, Point } from './engine';
import { startFirefox } from './firefox';
import { type Host, serve } from './host';
import type { Target } from './inside';
import { startWebKit } from './webkit';

export { expect };

/** Far longer than anything takes unless it is broken. */
const TIMEOUT_MS = 25_000;

/** More presses of Tab than lead through all of the page. */
const MAX_TAB_PRESSES = 80;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const named = (role: string) => (name: string | RegExp) => ({
  role,
  name: typeof name === 'string' ? `^${escaped(name)}$` : name.source,
});
/** The input's code editor, once it has taken the plain field's place. */
export const EDITOR: Target = { css: '.cm-content', role: 'textbox', name: '^Input text$' };
export const button = named('button');
export const tab = named('tab');
export const radio = named('radio');

export class PageDriver {
  private visits = 0;

  constructor(
    private readonly engine: Engine,
    private readonly host: Host,
  ) {}

  /** Opens an address of the page, in a new document even if only the part behind the # is another. */
  async open(hash: string, file = ''): Promise<void> {
    this.visits += 1;
    await this.engine.open(`${this.host.url}${file}?${this.visits}${hash}`);
  }

  reload(): Promise<void> {
    return this.engine.reload();
  }

  back(): Promise<void> {
    return this.engine.run(() => history.back(), null);
  }

  /** Waits until an element is there, stands still and can be clicked. */
  see(target: Target): Promise<Point> {
    return this.engine.run(([target, time]) => inside.spot(target, time), [target, TIMEOUT_MS] as const);
  }

  async click(target: Target): Promise<void> {
    await this.engine.click(await this.see(target));
  }

  async press(...chords: string[]): Promise<void> {
    for (const chord of chords) await this.engine.press(chord);
  }

  type(text: string): Promise<void> {
    return this.engine.type(text);
  }

  /** Copies a text as a person does, in a document that is then left. */
  async copy(text: string): Promise<void> {
    await this.engine.open(`${this.host.url}inside/source.html`);
    await this.engine.run((text) => {
      const field = document.body.appendChild(document.createElement('textarea'));
      field.value = text;
      field.focus();
    }, text);
    await this.press('Control+a', 'Control+c');
  }

  /** Puts what was copied in the place of all that a field holds. */
  async paste(into: Target): Promise<void> {
    await this.click(into);
    await this.press('Control+a', 'Control+v');
  }

  /**
   * Waits until an element's text equals a string or matches a pattern. A blank in a pattern also matches a no-break space.
   * `time`: milliseconds.
   */
  async expectText(css: string, expected: string | RegExp, time = TIMEOUT_MS): Promise<void> {
    const exact = typeof expected === 'string';
    const pattern = exact ? `^${escaped(expected)}$` : expected.source.replaceAll(' ', '\\s');
    const actual = await this.engine.run(([css, pattern, time]) => inside.heard(css, pattern, time), [
      css,
      pattern,
      time,
    ] as const);
    if (exact) expect(actual, css).toBe(expected);
    else expect(actual ?? '', css).toMatch(new RegExp(pattern));
  }

  /** Clicks a cell of the board; row and column from 0. */
  async clickCell(row: number, column: number): Promise<void> {
    const at = await this.engine.run(([row, column, time]) => inside.cell(row, column, time), [
      row,
      column,
      TIMEOUT_MS,
    ] as const);
    await this.engine.click(at);
  }

  /** The part of the address behind the #, once it fits a pattern. */
  async address(pattern: RegExp): Promise<string> {
    const found = await this.engine.run(([pattern, time]) => inside.address(pattern, time), [
      pattern.source,
      TIMEOUT_MS,
    ] as const);
    expect(found).toMatch(pattern);
    return found;
  }

  /** Waits until an element of a name has the focus. */
  async expectFocus(name: RegExp): Promise<void> {
    const on = await this.engine.run(
      ([name, time]) =>
        inside
          .awaited(() => (new RegExp(name).test(inside.focused()) ? true : null), time)
          .then(() => inside.focused()),
      [name.source, TIMEOUT_MS] as const,
    );
    expect(on).toMatch(name);
  }

  /** Presses a key, if none is named Tab, until an element of a name has the focus. */
  async tabTo(name: RegExp, key = 'Tab'): Promise<void> {
    const passed = [await this.engine.run(() => inside.focused(), null)];
    while (!name.test(passed.at(-1) ?? '')) {
      expect(passed.length, `${name} comes after: ${passed.join(', ')}`).toBeLessThan(MAX_TAB_PRESSES);
      await this.press(key);
      passed.push(await this.engine.run((time) => inside.refocused(time), TIMEOUT_MS));
    }
  }

  /** Calls a function in the page. It sees nothing but its argument. */
  run<A, R>(work: (argument: A) => R | Promise<R>, argument: A): Promise<R> {
    return this.engine.run(work, argument);
  }

  /** The colours of the window at some points, as `r g b`. */
  async colours(...points: Point[]): Promise<string[]> {
    const picture = `data:image/png;base64,${(await this.engine.screenshot()).toString('base64')}`;
    return this.engine.run(([picture, points]) => inside.colours(picture, points), [picture, points] as const);
  }

  /** Waits until a service worker controls the page, then stops the server. */
  async goOffline(): Promise<void> {
    await this.engine.run(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }, null);
    await this.host.end();
  }

  /** The bytes of the file that a link offers under a name, once the browser has written all of them. */
  async downloaded(name: string): Promise<Buffer> {
    const path = join(this.engine.downloads, name);
    await written(path, await this.engine.run((name) => inside.offered(name), name));
    const bytes = readFileSync(path);
    rmSync(path);
    return bytes;
  }

  /** Errors of the document that is open. */
  pageErrors(): Promise<string[]> {
    return this.engine.run(() => globalThis.inside?.errors ?? [], null);
  }
}

/** WebKit gives a download its name first and writes it in parts; Firefox renames it at the end. */
function written(path: string, size: number): Promise<void> {
  const whole = () => statSync(path, { throwIfNoEntry: false })?.size === size;
  return new Promise((done) => {
    const look = () => {
      if (!whole()) return;
      watcher.close();
      done();
    };
    const watcher = watch(dirname(path), look);
    look();
  });
}

const START = { firefox: startFirefox, webkit: startWebKit };

export const test = base.extend<{ driver: PageDriver; serviceWorker: boolean }, { engine: Engine }>({
  serviceWorker: [false, { option: true }],
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
    async ({}, use, { project }) => {
      const engine = await START[project.name as keyof typeof START]();
      await use(engine);
      await engine.end();
    },
    { scope: 'worker' },
  ],
  driver: async ({ engine, serviceWorker }, use, info) => {
    const host = await serve(serviceWorker);
    await engine.resize(1366, 768);
    const driver = new PageDriver(engine, host);
    await use(driver);
    const errors = await driver.pageErrors();
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('page.png'), await engine.screenshot());
    await engine.open('about:blank');
    await host.end();
    expect(errors, 'errors in the page').toEqual([]);
  },
});
