// @vitest-environment happy-dom
// What a runner takes from its frame: output piece by piece while the program runs, within its limit, and the end of the run. The frame is
// one of this test; browsers have the true one (tests/e2e/own.spec.ts).
import { expect, test, vi } from 'vitest';
import { Runner } from '../../www/src/engine/programs/runner';

type Asked = { nonce: string; ask?: { tells: boolean } };

/** What a frame answers to a run, in this order. */
const frames = vi.hoisted(() => ({ replies: [] as object[], asked: [] as unknown[] }));

vi.mock('../../www/src/engine/programs/worker/javascript?script', () => ({ default: '' }));
vi.mock('../../www/src/platform/served', () => ({
  box: (frame: HTMLIFrameElement) => {
    const inside = {
      postMessage(asked: Asked) {
        frames.asked.push(asked);
        const replies = asked.ask ? frames.replies : [{ reply: { kind: 'ready' } }];
        for (const data of replies.map((reply) => ({ nonce: asked.nonce, ...reply })))
          window.dispatchEvent(new MessageEvent('message', { data, source: inside as unknown as Window }));
      },
    };
    Object.defineProperty(frame, 'contentWindow', { value: inside });
    setTimeout(() => frame.onload?.(new Event('load')));
  },
}));

// The frame of a test is in no document.
vi.spyOn(document.body, 'append').mockImplementation(() => {});

async function run(replies: object[], tell: ((printed: string) => void) | null) {
  Object.assign(frames, { replies, asked: [] });
  const runner = new Runner();
  runner.limits = { time: 1000, output: 10 };
  await runner.load({ language: 'javascript', source: '', entry: 'solve' });
  return runner.run({ input: '' }, tell);
}

const ended = { reply: { kind: 'ended', output: '', status: 0, time: 1, files: {} } };

test('pieces of the output come before the end of a run, which has none then', async () => {
  const told: string[] = [];
  const result = await run([{ printed: 'one\n' }, { printed: 'two\n' }, ended], (printed) => told.push(printed));
  expect(told).toEqual(['one\n', 'two\n']);
  expect(result).toMatchObject({ output: '', status: 0, fault: null });
  expect(frames.asked.at(-1)).toMatchObject({ ask: { tells: true } });
});

test('pieces stay where the time is up, and a frame that tells too much is cut', async () => {
  const told: string[] = [];
  const result = await run([{ printed: 'six by' }, { printed: 'six by' }, { late: true }], (printed) =>
    told.push(printed),
  );
  expect(told).toEqual(['six by', 'six ']);
  expect(result.fault?.cause).toEqual({ kind: 'late', seconds: 1 });
});

test('who takes no pieces asks for none', async () => {
  const whole = { reply: { ...ended.reply, output: 'all' } };
  expect(await run([whole], null)).toMatchObject({ output: 'all', fault: null });
  expect(frames.asked.at(-1)).toMatchObject({ ask: { tells: false } });
});
