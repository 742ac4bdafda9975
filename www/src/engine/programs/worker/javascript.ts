// Runs a program in JavaScript: a function that takes the input and returns the output, or one that plays, whose console is standard
// error; or a program for Node.
import { isForNode, scriptForNode } from '../node-style';
import { type Host, type Main, runForNode } from './node-run';
import { type Ask, failed, type JavaScriptParts, type Reason } from './protocol';
import { type Answer, closeWaysOut, type Run, serve } from './serve';
import { type Dialogue, type ErrorStream, type OutputBuffer, OutputTooLong } from './streams';

// What the program may replace is taken up before it comes.
const bring = (self as unknown as { importScripts(address: string): void }).importScripts.bind(self);
const listen = self.addEventListener.bind(self);
const now = performance.now.bind(performance);
const cut: (text: string, from: number, to: number) => string = Function.prototype.call.bind(String.prototype.slice);
const kindOf: (value: unknown) => string = Function.prototype.call.bind(Object.prototype.toString);
const LONGEST_LINE = 1000;

declare const solve: unknown;
declare const robot: unknown;
declare const play: unknown;

/** The function of a name; it may be of any kind. */
const FUNCTIONS = {
  solve: () => (typeof solve === 'undefined' ? null : solve),
  robot: () => (typeof robot === 'undefined' ? null : robot),
  play: () => (typeof play === 'undefined' ? null : play),
};

/** Where a program for Node is found. */
const NODE = 'programForNode';
const mainForNode = () => (self as unknown as Record<string, Main>)[NODE];

/** Does something once all promises that can go on have done so. A timer would wait some milliseconds. */
const soon = (() => {
  const { port1, port2 } = new MessageChannel();
  let next = () => {};
  port1.onmessage = () => next();
  const post = port2.postMessage.bind(port2);
  return (run: () => void) => {
    next = run;
    post(null);
  };
})();

/** What takes an error that no part of a program for Node has caught. */
let uncaught: ((error: unknown) => void) | null = null;

listen('unhandledrejection', (event) => {
  event.preventDefault();
  uncaught?.((event as PromiseRejectionEvent).reason);
});

/** What a program with a kit has printed; null where there is none. */
let printed: OutputBuffer | null = null;
let hasKit = false;

const encode: (text: string) => Uint8Array = TextEncoder.prototype.encode.bind(new TextEncoder());
const print = (line: unknown) => printed?.write(encode(`${line}\n`));

/** The parts of the program that runs. */
let entry: JavaScriptParts['entry'] = 'solve';
let address = '';
/** Where the console writes. */
let console: ErrorStream | null = null;

function shown(value: unknown): string {
  try {
    return (typeof value === 'object' && JSON.stringify(value)) || String(value);
  } catch {
    return String(value);
  }
}

function log(...parts: unknown[]): void {
  const line = cut(parts.map(shown).join(' '), 0, LONGEST_LINE);
  if (printed) print(line);
  else console?.write(`${line}\n`);
}

/** Engines write a line after the address of the script. */
function lineOf(error: unknown): number | null {
  const stack = (error as Error | null)?.stack;
  const found = typeof stack === 'string' ? stack.split(address)[1] : null;
  return Number.parseInt(found?.slice(1) ?? '', 10) || null;
}

/** An error of the text reaches no `catch` with its line, but it reaches this. */
function tellErrors(answer: Answer): void {
  listen('error', (event) => {
    const { message, filename, lineno } = event as ErrorEvent;
    event.preventDefault();
    const line = filename === address ? lineno : null;
    answer(failed('broken', cut(message, 0, LONGEST_LINE), { line }));
  });
}

/** Brings what the program is given by name. */
function bringKit(kit: string): void {
  hasKit = kit !== '';
  if (!hasKit) return;
  bring(URL.createObjectURL(new Blob([kit], { type: 'text/javascript' })));
  (self as unknown as { Board: { print: unknown } }).Board.print = print;
}

function start({ entry: name, source, kit }: JavaScriptParts, answer: Answer): void {
  entry = name;
  bringKit(kit);
  const script = isForNode(source) ? scriptForNode(source, NODE) : source;
  address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  tellErrors(answer);
  closeWaysOut();
  Object.defineProperty(self, 'console', { value: { log, info: log, warn: log, error: log, debug: log } });
  bring(address);
  if (mainForNode()) answer({ kind: 'ready' });
  else if (typeof FUNCTIONS[entry]() === 'function') answer({ kind: 'ready' });
  else answer(failed('missing', entry));
}

/** Reads lines; null at the end of the input. */
function lineReader({ read }: Dialogue): () => string | null {
  const decoder = new TextDecoder();
  let unread = '';
  return () => {
    while (!unread.includes('\n')) {
      const bytes = read(4096);
      if (bytes.length === 0) return null;
      unread += decoder.decode(bytes, { stream: true });
    }
    const end = unread.indexOf('\n');
    const line = unread.slice(0, end);
    unread = unread.slice(end + 1);
    return line;
  };
}

/** Gives the program a function that reads a line and one that writes. */
function playGame(game: Dialogue): string {
  const encoder = new TextEncoder();
  const write = (text: unknown) => game.write(encoder.encode(String(text)));
  (FUNCTIONS.play() as (readLine: unknown, write: unknown) => void)(lineReader(game), write);
  return '';
}

/** Calls the function. With a kit its output is what it prints. */
function outputOf({ input, files }: Ask, { game, output }: Run): unknown {
  if (game) return playGame(game);
  const call = FUNCTIONS[entry]() as (...given: unknown[]) => unknown;
  if (!hasKit) return call(input);
  printed = output;
  const returned = call(input, files['output.txt'] ?? '');
  if (typeof returned === 'string') print(returned);
  return output.text();
}

/** Runs a function on a text, or in a game. */
function runFunction(ask: Ask, run: Run): void {
  const { answer } = run;
  const begun = now();
  const { most } = ask;
  const fail = (reason: Reason, detail: string, line: number | null = null) =>
    answer(failed(reason, detail, { line, time: now() - begun, output: printed?.text() ?? '' }));
  try {
    const output = outputOf(ask, run);
    if (typeof output !== 'string') fail('notText', cut(kindOf(output), 8, -1));
    else if (output.length > most) fail('tooLong', '');
    else answer({ kind: 'ended', output, status: 0, time: now() - begun, files: {} });
  } catch (error) {
    if (error instanceof OutputTooLong) fail('tooLong', '');
    else fail('threw', cut(String(error), 0, LONGEST_LINE), lineOf(error));
  }
}

const host: Host = {
  soon,
  shown,
  lineOf,
  takeUncaught: (take) => {
    uncaught = take;
  },
};

serve<JavaScriptParts>(
  ({ parts }, errors, answer) => {
    console = errors;
    start(parts, answer);
  },
  (ask, run) => {
    console = run.errors;
    const main = mainForNode();
    if (main) runForNode(main, ask, run, host);
    else runFunction(ask, run);
  },
);
