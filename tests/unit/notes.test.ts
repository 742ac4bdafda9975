// @vitest-environment happy-dom
// The window of the class tells the teacher's notes once that it is over.
import { expect, test, vi } from 'vitest';
import { openClass, waitFor } from './page';

test('a class that is over is told to the notes once, also where the page is left afterwards', async () => {
  const said: unknown[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      private isOpen = true;
      onmessage = null;
      postMessage(sent: { said: { kind: string } }) {
        if (!this.isOpen) throw new DOMException('Channel is closed', 'InvalidStateError');
        said.push(sent.said.kind);
      }
      close() {
        this.isOpen = false;
      }
    },
  );
  vi.spyOn(window, 'open').mockReturnValue(null);
  const wrong: unknown[] = [];
  window.addEventListener('error', ({ error }) => wrong.push(error));
  await openClass('#v=1&game=robots&sample=statement&case=1&ply=0&class=present');
  const { projector } = await import('../../www/src/features/teach/notes/projector');
  projector.openNotes();
  await waitFor(() => expect(said).toContain('now'));
  projector.endNotes();
  const gone = () => said.filter((kind) => kind === 'gone').length;
  expect(gone()).toBe(1);
  window.dispatchEvent(new Event('pagehide'));
  expect([gone(), wrong]).toEqual([1, []]);
  // A page that comes back can open them again, and tells them when it is left.
  projector.openNotes();
  window.dispatchEvent(new Event('pagehide'));
  expect([gone(), wrong]).toEqual([2, []]);
});

test('the notes hear their own page alone, for any site may open them and write to them', async () => {
  const heard: unknown[] = [];
  const { Channel } = await import('../../www/src/features/teach/notes/channel');
  const channel = new Channel('id', (said) => heard.push(said));
  channel.other = window;
  const send = (origin: string, nth: number) => {
    const data = { boardlab: 'id', from: 'other', nth, said: { kind: 'gone' } };
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
  };
  send('https://elsewhere.example', 1);
  send('null', 2);
  expect(heard).toEqual([]);
  send(location.origin, 3);
  expect(heard).toEqual([{ kind: 'gone' }]);
  channel.close();
});

test('nothing is written to a channel that was closed', async () => {
  const { Channel } = await import('../../www/src/features/teach/notes/channel');
  const channel = new Channel('id', () => {});
  channel.close();
  expect(() => channel.say({ kind: 'next' })).not.toThrow();
});
