// @vitest-environment happy-dom
// Where the links to a class lead that a file on the disk makes.
import * as w from 'words:lesson';
import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import { LinkNote } from '../../www/src/features/teach/link-note';

const { place } = vi.hoisted(() => ({ place: { address: null as string | null } }));

vi.mock('../../www/src/platform/served', async (load) => ({
  ...(await load<object>()),
  publicAddress: () => place.address,
}));

/** What is said at an address of the page. */
function said(href: string, address: string | null): string {
  vi.stubGlobal('location', new URL(href));
  place.address = address;
  render(<LinkNote key={href} />, document.body);
  return document.body.textContent;
}

test('a file says that its links open here alone, or where they lead; a page on the web says nothing', () => {
  const address = 'https://example.org/lab/class.html';
  expect(said('file:///lab/boardlab.html', null)).toBe(w.onlyHere);
  expect(said('file:///lab/boardlab.html?class', address)).toBe(w.leadsTo({ address }));
  expect(said(address, address)).toBe('');
});
