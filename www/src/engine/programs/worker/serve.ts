// What every worker of a program does with the messages that it gets.
import { JudgedGame, takeJudge } from './game';
import type { Ask, Reply, Setup } from './protocol';
import { type Dialogue, ErrorStream, OutputBuffer } from './streams';

const post: (reply: Reply) => void = self.postMessage.bind(self);
const isTrusted = (event: Event) => event.isTrusted;

export type Answer = (reply: Reply) => void;

/** What a run writes to, what takes its end, and the game that it plays, if it plays one. */
export type Run = { errors: ErrorStream; output: OutputBuffer; answer: Answer; game: Dialogue | null };

const outputFor = ({ most, tells }: Ask) =>
  new OutputBuffer(most, tells ? (text) => post({ kind: 'printed', printed: text }) : null);

/** Nothing here waits for a promise: a program in JavaScript may spoil promises, too. */
export function serve<Parts>(
  start: (setup: Setup<Parts>, errors: ErrorStream, answer: Answer) => void,
  run: (ask: Ask, run: Run) => void,
): void {
  self.addEventListener('message', (event: MessageEvent<{ setup?: Setup<Parts>; ask?: Ask }>) => {
    if (!isTrusted(event)) return;
    const { setup, ask } = event.data;
    const errors = new ErrorStream((text) => post({ kind: 'errors', errors: text }));
    const output = ask ? outputFor(ask) : null;
    const answer = (reply: Reply) => {
      errors.flush();
      output?.flush(true);
      post(reply);
    };
    if (setup) {
      takeJudge(setup.parts.judge);
      start(setup, errors, answer);
    } else if (ask?.game && output) {
      const game = new JudgedGame(ask.game, errors, (played) => answer({ kind: 'game', game: played }));
      const end = (reply: Reply) => {
        game.end();
        answer(reply);
      };
      run(ask, { errors, output, answer: end, game });
    } else if (ask && output) run(ask, { errors, output, answer, game: null });
  });
}

const WAYS_OUT = [
  'postMessage',
  'close',
  'fetch',
  'importScripts',
  'Worker',
  'SharedWorker',
  'WebSocket',
  'EventSource',
  'XMLHttpRequest',
  'BroadcastChannel',
  'MessageChannel',
  'WebTransport',
  'RTCPeerConnection',
  'indexedDB',
  'caches',
  'navigator',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'requestAnimationFrame',
];

/** Takes away what could reach out of the worker, or flood the frame. The frame's policy forbids the network all the same. */
export function closeWaysOut(): void {
  for (let owner = self as object | null; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    for (const name of WAYS_OUT)
      if (Object.hasOwn(owner, name)) Reflect.defineProperty(owner, name, { value: undefined });
}
