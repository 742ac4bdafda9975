// The ways from the main page to the page of a class, and to a board of one's own.
import { isOfClass } from '../links/address';
import { visits } from '../links/visits';
import { addressOf } from '../platform/served';

/** With what is shown. */
export const openClass = (): Promise<void> => visits.leaveFor(addressOf('class'), '&class=present');

/** It takes nothing along. */
export const openOwn = (): void => visits.goTo(addressOf('own'));

/** Links to a class may lead to the main page, as they once did. Whether this one goes on. */
export function sendOn(): boolean {
  const isSent = isOfClass(location.hash);
  if (isSent) location.replace(addressOf('class') + location.hash);
  return isSent;
}

/** The same for a link that is pasted while the page is open. */
export function sendLinksOn(): void {
  addEventListener('hashchange', (event) => sendOn() && event.stopImmediatePropagation());
}
