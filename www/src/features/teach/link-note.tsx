import * as w from 'words:lesson';
import { publicAddress } from '../../platform/served';

/** Where a link to a class leads, if the page is a file. */
export function LinkNote() {
  const address = publicAddress('class');
  if (address === null) return <p class="muted">{w.onlyHere}</p>;
  return location.protocol === 'file:' ? <p class="muted">{w.leadsTo({ address })}</p> : null;
}
