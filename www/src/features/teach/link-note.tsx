import * as w from 'words:lesson';
import { publicAddress } from '../../platform/served';
import { Alert } from '../../ui/alert';

/** Names of this computer, which lead others to themselves. */
const isLoopback = (address: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(new URL(address).hostname);

/** Where a link to a class leads, if the page is a file, or served to this computer alone. */
export function LinkNote() {
  const address = publicAddress('class');
  if (address === null) return <p class="muted">{w.onlyHere}</p>;
  if (isLoopback(address)) return <Alert tone="warn">{w.onlyThisComputer}</Alert>;
  return location.protocol === 'file:' ? <p class="muted">{w.leadsTo({ address })}</p> : null;
}
