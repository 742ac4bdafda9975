// Firefox as distributions ship it. Playwright drives it by WebDriver BiDi through the channel `moz-firefox`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox, type Page } from '@playwright/test';
import type { Engine, Point } from './engine';
import { programOf } from './programs';

class Firefox implements Engine {
  constructor(
    private readonly page: Page,
    readonly downloads: string,
  ) {}

  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewportSize({ width, height });
  }

  run<A, R>(work: (argument: A) => R | Promise<R>, argument: A): Promise<R> {
    return this.page.evaluate(work as never, argument) as Promise<R>;
  }

  click({ x, y }: Point): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y);
    await this.page.mouse.up();
  }

  press(chord: string): Promise<void> {
    return this.page.keyboard.press(chord);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Playwright adds a style to the page for it, which the page's policy refuses: that is no fault of the page. */
  async screenshot(): Promise<Buffer> {
    const before = await this.run(() => globalThis.inside?.errors.length ?? 0, null);
    const picture = await this.page.screenshot();
    await this.run((before) => void globalThis.inside?.errors.splice(before), before);
    return picture;
  }

  async end(): Promise<void> {
    await this.page.context().browser()?.close();
    rmSync(this.downloads, { recursive: true, force: true });
  }
}

export async function startFirefox(): Promise<Engine> {
  const downloadsPath = mkdtempSync(join(tmpdir(), 'boardlab-firefox-'));
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: programOf('FIREFOX'),
    downloadsPath,
    // Its panel of downloads would take keys that are meant for the page.
    firefoxUserPrefs: { 'browser.download.alwaysOpenPanel': false },
  });
  return new Firefox(await browser.newPage(), downloadsPath);
}
