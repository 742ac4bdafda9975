// A program that a visitor writes or brings, and what of it can be run.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { PythonFiles } from '../../www/src/engine/programs/program';
import { notices, state } from '../../www/src/game';
import { NO_DRAFT, programOf } from '../../www/src/lab/draft';
import { keptDraft } from '../../www/src/lab/kept-draft';
import { until } from './wait';

const warmUp = () => {};
const TIME = { javascript: 2, wasm: 2, python: 5 };
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

/** A browser that keeps what it is given. */
function keepHere(): void {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  Object.assign(globalThis, { localStorage });
}

test('a program begins with a text, can be run once nothing of it is missing, and each change of it is told', async () => {
  let changes = 0;
  const warmed: (string | null)[] = [];
  const kept = keptDraft({
    key: 'mine',
    first: { javascript: 'function robot() {}', python: 'pass' },
    entry: 'robot',
    time: TIME,
    changed: () => {
      changes += 1;
    },
    warmUp: (program) => warmed.push(program?.language ?? null),
  });
  kept.open();
  expect(kept.program.value).toEqual({ language: 'javascript', source: 'function robot() {}', entry: 'robot' });
  kept.write('javascript', 'mine');
  expect(kept.program.value).toMatchObject({ source: 'mine' });
  // Python itself is not here.
  kept.choose('python');
  expect([kept.textIn('python'), kept.program.value]).toEqual(['pass', null]);
  expect(changes).toBe(2);
  expect(warmed).toEqual(['javascript', 'javascript', null]);
});

test('a byte-order mark that was pasted is not run', () => {
  const [source, files] = ['\uFEFFimport sys # \uFEFF', {} as PythonFiles];
  const program = programOf({ ...NO_DRAFT, language: 'python' }, { source, files, entry: 'solve' });
  expect(program).toEqual({ language: 'python', source: 'import sys # \uFEFF', files });
});

test('a file is taken by the end of its name, and a source file that must be compiled runs nothing', async () => {
  const kept = keptDraft({ key: 'mine', first: { javascript: '', python: '' }, entry: 'robot', time: TIME, warmUp });
  await kept.take(file('robot.wasm', Uint8Array.of(0, 97, 115, 109)));
  expect(kept.program.value).toEqual({ language: 'wasm', module: Uint8Array.of(0, 97, 115, 109) });
  await kept.take(file('robot.rs', 'fn main() {}'));
  expect([kept.state.uncompiled.value, kept.program.value]).toEqual([{ name: 'robot.rs', language: 'rust' }, null]);
  kept.write('javascript', 'mine');
  expect(kept.program.value).toEqual({ language: 'javascript', source: 'mine', entry: 'robot' });
  expect(kept.state.uncompiled.value).toBeNull();
});

test('while a file is being read, the program before it cannot be run', async () => {
  const kept = keptDraft({
    key: 'mine',
    first: { javascript: 'first', python: '' },
    entry: 'robot',
    time: TIME,
    warmUp,
  });
  kept.open();
  const taken = kept.take(file('robot.wasm', Uint8Array.of(0)));
  expect(kept.program.value).toBeNull();
  await taken;
  expect(kept.program.value).toEqual({ language: 'wasm', module: Uint8Array.of(0) });
});

test('the language that was chosen last comes back with its program: a text, or a module', async () => {
  keepHere();
  const visit = () =>
    keptDraft({
      key: 'kept',
      game: 'robots',
      first: { javascript: 'first', python: '' },
      entry: 'solve',
      time: TIME,
      warmUp,
    });
  const [first, second, third] = [visit(), visit(), visit()];
  first.open();
  first.write('python', 'mine');
  second.open();
  expect([second.draft.value.language, second.textIn('python')]).toEqual(['python', 'mine']);
  await second.take(file('mine.wasm', Uint8Array.of(0, 97)));
  third.open();
  expect(third.draft.value.language).toBe('wasm');
  const { module } = await until(third.draft, (draft) => draft.module !== null);
  expect(module).toEqual({ name: 'mine.wasm', bytes: Uint8Array.of(0, 97) });
  expect(third.textIn('python')).toBe('mine');
});

test('that a program is not kept is said once', () => {
  const setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  Object.assign(globalThis, { localStorage: { getItem: () => null, setItem } });
  const kept = keptDraft({ key: 'mine', first: { javascript: '', python: '' }, entry: 'robot', time: TIME, warmUp });
  kept.open();
  kept.write('javascript', 'mine');
  expect(state.notice.value).toEqual({ kind: 'keepsNothing' });
  notices.say(null);
  kept.write('javascript', 'mine, too');
  expect([state.notice.value, kept.textIn('javascript')]).toEqual([null, 'mine, too']);
});

test('the time of a run is that of the language until one is chosen, which is kept with the program', () => {
  keepHere();
  const made = () =>
    keptDraft({ key: 'timed', first: { javascript: '', python: '' }, entry: 'solve', time: TIME, warmUp });
  const kept = made();
  kept.open();
  expect(kept.time.value).toBe(2);
  kept.choose('python');
  expect(kept.time.value).toBe(5);
  kept.setTime(20);
  const again = made();
  again.open();
  expect(again.time.value).toBe(20);
});
