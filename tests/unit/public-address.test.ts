// @vitest-environment happy-dom
// What the share dialog offers where the page itself has no address that others could open.

import * as page from 'words:page';
import * as shareWords from 'words:share';
import { afterEach, expect, test, vi } from 'vitest';
import { button, fireEvent, open, text, waitFor } from './page';

const { place } = vi.hoisted(() => ({ place: { address: null as string | null } }));

vi.mock('../../www/src/platform/served', async (load) => ({
  ...(await load<object>()),
  publicAddress: () => place.address,
}));

afterEach(() => {
  document.querySelector('dialog.share_share header button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
});

async function share(address: string | null): Promise<string> {
  place.address = address;
  await open('#v=1&game=robots&sample=statement&case=1&ply=2');
  fireEvent.click(button(page.share));
  const link = () =>
    document.querySelector<HTMLInputElement>('dialog.share_share input[aria-label="Link"]')?.value ?? '';
  await waitFor(() => expect(link()).not.toBe(''));
  return link();
}

test('a file says why it has no QR code and no code for other pages', async () => {
  await share(null);
  expect(text('dialog.share_share')).toContain(shareWords.onlyHere);
  expect(text('dialog.share_share')).toContain(shareWords.embedNeedsHost);
  expect(document.querySelector('dialog.share_share .share_qr')).toBeNull();
});

test('where the page is known to be on the web, its link, QR code and boards lead there', async () => {
  expect(await share('https://example.org/lab/ru.html')).toMatch(
    /^https:\/\/example\.org\/lab\/ru\.html#v=1&game=robots/,
  );
  expect(document.querySelector('dialog.share_share .share_qr')).toBeTruthy();
  const code = document.querySelector<HTMLTextAreaElement>('dialog.share_share textarea')?.value;
  expect(code).toContain('src="https://example.org/lab/boardlab-board.js"');
});
