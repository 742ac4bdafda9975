// WebKitGTK's own browser, driven by WebDriver on a display that nobody sees.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import type { Engine, Point } from './engine';
import { programOf } from './programs';

/** DOM names of keys that WebDriver writes as characters of its own. */
const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  End: Key.END,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Milliseconds that a document may take to load. */
const TIMEOUT_MS = 25_000;

type Parts = { driver: WebDriver; service: DriverService; display: ChildProcess; home: string };
type Answer<R> = { value: R } | { error: string };

const inWindow = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });

class WebKit implements Engine {
  constructor(private readonly parts: Parts) {}

  /** What is downloaded goes home. */
  get downloads(): string {
    return this.parts.home;
  }

  /** The driver may return while the document before is still there. */
  async open(url: string): Promise<void> {
    const { driver } = this.parts;
    await driver.get(url);
    const script = 'return document.readyState === "complete" && location.href.split("#")[0] === arguments[0]';
    await driver.wait(() => driver.executeScript<boolean>(script, url.split('#')[0]), TIMEOUT_MS);
  }

  async reload(): Promise<void> {
    const { driver } = this.parts;
    await driver.executeScript('globalThis.isOld = true');
    await driver.navigate().refresh();
    const script = 'return document.readyState === "complete" && !globalThis.isOld';
    await driver.wait(() => driver.executeScript<boolean>(script), TIMEOUT_MS);
  }

  /** A window is larger than what it shows by its bars. */
  async resize(width: number, height: number): Promise<void> {
    const window = this.parts.driver.manage().window();
    await window.setRect({ x: 0, y: 0, width, height });
    const inner = await this.run(() => ({ width: innerWidth, height: innerHeight }), null);
    await window.setRect({ x: 0, y: 0, width: 2 * width - inner.width, height: 2 * height - inner.height });
  }

  async run<A, R>(work: (argument: A) => R | Promise<R>, argument: A): Promise<R> {
    const script = `const done = arguments[1];
      Promise.resolve(arguments[0]).then(${work}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer: Answer<R> = await this.parts.driver.executeAsyncScript(script, argument);
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  }

  click(at: Point): Promise<void> {
    return this.parts.driver.actions().move(inWindow(at)).press().release().perform();
  }

  drag(from: Point, to: Point): Promise<void> {
    return this.parts.driver.actions().move(inWindow(from)).press().move(inWindow(to)).release().perform();
  }

  async press(chord: string): Promise<void> {
    const keys = chord.split('+').map((key) => KEYS[key] ?? key);
    const actions = this.parts.driver.actions();
    for (const key of keys) actions.keyDown(key);
    for (const key of keys.reverse()) actions.keyUp(key);
    await actions.perform();
  }

  type(text: string): Promise<void> {
    return this.parts.driver.actions().sendKeys(text).perform();
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.parts.driver.takeScreenshot(), 'base64');
  }

  async end(): Promise<void> {
    const { driver, service, display, home } = this.parts;
    await driver.quit();
    await service.kill();
    display.kill();
    rmSync(home, { recursive: true, force: true });
  }
}

/** A display of a number that is free: the server chooses it and writes it down. */
async function startDisplay(): Promise<{ display: ChildProcess; name: string }> {
  const display = spawn(programOf('XVFB'), ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  return { display, name: `:${String(number).trim()}` };
}

/** What waits in the page gives up by itself. */
const SCRIPT_MS = 120_000;

/** Starts a browser of the driver that runs under an address. */
function startBrowser(address: string): Promise<WebDriver> {
  const browser = { binary: programOf('WEBKIT_BROWSER'), args: ['--automation'] };
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': browser,
    timeouts: { script: SCRIPT_MS },
  });
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

export async function startWebKit(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'boardlab-webkit-'));
  const { display, name } = await startDisplay();
  const service = new DriverService.Builder(programOf('WEBKIT_DRIVER'))
    .setEnvironment({ ...(process.env as Record<string, string>), DISPLAY: name, HOME: home })
    .setLoopback(true)
    .build();
  try {
    return new WebKit({ driver: await startBrowser(await service.start()), service, display, home });
  } catch (error) {
    await service.kill();
    display.kill();
    throw error;
  }
}
